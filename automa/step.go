package automa

import "sohofoundry/engine"

// Step is one thing that the Automa did, tried or compared in its turn. The steps of a turn, in order, are the whole of it:
// a client plays them back, tests compare them as text, the log explains them. Nothing is worked out a second time.
type Step struct {
	Kind     StepKind
	Card     int             // its number: the card drawn, read or discarded
	Slot     int             // of its front, from 1; of SELL on its back the row, 2 for the second (N13)
	Back     BackAction      // of its back
	Alike    uint64          // cards by index, of which that back may be: all of its kind that are still in the deck
	Industry engine.Industry // that is tried
	Location engine.Location // where
	Line     engine.Line     // along which line
	Building engine.Space    // for which building
	Tile     engine.Tile     // the tile sold, or the tile that a slot, SELL on a back or a refused build would build: the next of its industry, if any is left
	Refusal  engine.Refusal
	Again    bool // this action of the back met the same Refusal before: there is nothing new to tell
	Tie      *Tie
	Alone    bool          // the space built on takes no other industry, and so comes before others that are empty (B7.3); not told of a Tie before
	Choice   engine.Choice // the choice made, as given to the engine
	Events   engine.Log    // and its events
	Ours     engine.Rule   // our own decision that it rests on where the rules are silent (A…), or our own reading (N…); 0 for none
}

// StepKind is the kind of a step.
type StepKind uint8

// The kinds of step.
const (
	Drew       StepKind = iota + 1 // Card
	Reshuffled                     // the discards are the new deck (A24)
	ReadFront                      // Card, Slot: the slot under examination
	ReadBack                       // Card, Back: the action under examination
	ReadCorner                     // Card: the first turn (M72)
	Examined                       // Building: to be sold, or to be made ready (M58)
	Refused                        // the fields of the attempt, and Refusal
	Compared                       // Tie
	Acted                          // Choice, Events
	Lost                           // no card had a legal slot (A24), or the first turn found nothing to do
	Discarded                      // Card
	Prepared                       // the deck, from all its cards, for the Rail Era (M81)
	TurnOver                       // Events: the end of the turn and its consequences
	FullStart                      // a house rule: the first turn is like any other (H3)
	CardAgain                      // another card is carried out (H2)
	BackAgain                      // the back is read once more (H1)

	StepKinds
)

// Rule is the rule that causes such a step. Refusals, ties and actions carry rules of their own.
func (k StepKind) Rule() engine.Rule { return stepRules[k] }

var stepRules = [StepKinds]engine.Rule{
	Drew: engine.M(13), Reshuffled: engine.M(84), ReadFront: engine.M(14), ReadBack: engine.M(17), ReadCorner: engine.M(72),
	Examined: engine.M(58), Lost: engine.M(15), Discarded: engine.M(15), Prepared: engine.M(81),
	FullStart: engine.H(3), CardAgain: engine.H(2), BackAgain: engine.H(1),
}

// BackAction is one of the four actions of a back (M17).
type BackAction uint8

// The actions of a back, in the order in which they are tried.
const (
	BackSell BackAction = iota + 1
	BackDevelop
	BackNetwork
	BackPass
)

// Tie is a comparison of candidates, criterion by criterion.
type Tie struct {
	Over       Choosing
	Candidates []Candidate
	Rungs      []Rung
	Sold       Candidate // the building, if it is a buyer that is chosen
	Alone      bool      // the spaces take no other industry, and so come before others that are empty (B7.3)
	Icon       Cell      // that the rung of that name goes by
	Winner     int       // index of the candidate that was chosen
}

// Choosing is the subject of a tie.
type Choosing uint8

// The subjects of ties.
const (
	OverLinks     Choosing = iota + 1 // M44, M63, M64, A5
	OverSpaces                        // M27
	OverBuildings                     // M55, M58
	OverMerchants                     // A25
	OverMines                         // M45
	OverWorks                         // M46
	OverBeer                          // M47
	OverPorts                         // N12

	Choosings
)

// Candidate is one of the things compared: a link with the end it is seen from if all start at one (M63), a space with its
// tile, or a merchant space.
type Candidate struct {
	Line     engine.Line
	Near     engine.Location
	Space    engine.Space
	Industry engine.Industry
	Merchant engine.Merchant
}

// Rung is one criterion with the value of every candidate and the candidates left after it.
type Rung struct {
	Criterion Criterion
	Rule      engine.Rule
	Ours      engine.Rule // as Step.Ours
	Low       bool        // the lowest value is best, not the highest
	Values    []int       // of all candidates, those already out included
	Left      []bool      // the candidates that remain
}

// Criterion is the value that a rung compares.
type Criterion uint8

// The criteria. Unless it says low, the highest value is best; yes and no count 1 and 0.
const (
	NotMerchant       Criterion = iota + 1 // does not end at a merchant location (M43)
	LeadsIntoNetwork                       // M44.2
	TilesBuilt                             // M44.3
	EmptySpaces                            // M44.4
	OwnCoal                                // M44.5
	Clockwise                              // M44.6; low
	LinksFromSite                          // A5; low
	NearName                               // A5; low: rank in the alphabet
	AllSpaces                              // M64
	EndNames                               // M64, A19; low: rank in the alphabet
	MoreLinks                              // M50: own links minus human links
	Alphabet                               // M50; low
	Icon                                   // M52; low: cells passed over
	OwnFirst                               // M45, M46, M47
	MerchantBeerFirst                      // M47
	BarrelLeft                             // A25
	VPBonus                                // A25
	LinksAway                              // A25; low
	LeftSpace                              // A25; low: number of the space
	NotEndPoint                            // does not end at an end point (N10)
	ReadingOrder                           // N9; low: number of the space

	Criteria
)

// Steps collects the steps of a turn. A nil Steps drops them.
type Steps []Step
