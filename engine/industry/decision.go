package industry

// Decision is what we decided where the text of the rules is silent or can be read in two ways. It is a rule of the game like the others,
// and its wording is in the book of rules with theirs.
type Decision struct {
	Number Rule // from I30, behind those of the text
	Of     Rule // the rule that leaves it open
	What   string
}

// Decisions are all of ours. Each is enforced where its number is named.
var Decisions = [...]Decision{
	{30, 23, "a player may take one subsidy, whoever's turn it is, until the game is over"},
	{31, 15, "bonus zones may cost talers and need resources, as their board says"},
	{32, 11, "an auctioneer who takes the zone has the talers of the highest bid first: their own share of them comes back afterwards"},
	{33, 29, "the tokens that decide a tie are counted after the undeveloped ones were removed"},
	{34, 24, "in the last round too everybody develops"},
	{35, 2, "the 59 talers and the 24 tokens of a colour in the box are no limit"},
	{36, 16, "own works supply whatever they make: no joker is given up for it, and nobody is paid"},
	{37, 1, "the printed board is not known: a board is a text, and ours is our own"},
	{38, 10, "the first bid is at least 1 taler"},
	{39, 29, "players who are equal in points, tokens and talers win together"},
}
