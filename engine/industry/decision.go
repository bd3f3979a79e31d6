package industry

import "sohofoundry/engine/fault"

// Decision is what we decided where the text of the rules is silent or can be read in two ways.
type Decision struct {
	Number int  // from 1: "decision 3" in comments
	Rule   Rule // the rule that leaves it open
	What   fault.Text
}

// Decisions are all of ours, each enforced where its number is named.
var Decisions = [...]Decision{
	{1, 1, fault.Sprintf("The printed board is not known to us: what its zones are, cost, need, make and score, and what joins them, is read from a board as text, and ours is our own.")},
	{2, 2, fault.Sprintf("The 59 talers and the 24 tokens of a colour in the box are no limit.")},
	{3, 10, fault.Sprintf("The first bid is at least 1 taler.")},
	{4, 11, fault.Sprintf("An auctioneer who takes the zone must have the talers of the highest bid first: their own share of them comes back only afterwards.")},
	{5, 15, fault.Sprintf("Bonus zones may cost talers and need resources, as their board says.")},
	{6, 16, fault.Sprintf("A resource that a factory of one's own makes is always taken from there: no joker is given up for it, and nobody is paid.")},
	{7, 22, fault.Sprintf("With each era all twelve column tokens go back into the bag.")},
	{8, 23, fault.Sprintf("Each player may take one subsidy, whoever's turn it is, until the game is over.")},
	{9, 24, fault.Sprintf("In the last round too everybody develops before the game ends.")},
	{10, 29, fault.Sprintf("The tokens on the board are counted after the undeveloped ones were removed.")},
	{11, 29, fault.Sprintf("Players who are equal in points, tokens and talers have won together.")},
}
