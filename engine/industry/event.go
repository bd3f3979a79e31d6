package industry

import "strconv"

// Rule is the number of a rule of Industry: 14 is I14. Zero is none.
type Rule uint8

// String is the rule's name.
func (r Rule) String() string {
	if r == 0 {
		return ""
	}
	return "I" + strconv.Itoa(int(r))
}

// EventKind is what happened.
type EventKind uint8

// The events, and the facts that each has besides Seat and Rule.
const (
	RoundBegins      EventKind = iota + 1 // Zone: the first one of the era; Amount: the round from 0; Seat: has the marker
	Income                                // Amount T from the bank
	TokenDrawn                            // Zone: the one that is on offer by it
	ZoneNamed                             // Zone; Seat is the auctioneer
	BidMade                               // Zone, Amount T
	BidPassed                             // Zone
	NobodyBid                             // Zone; Seat is the auctioneer, who must take it
	ZoneGiven                             // Zone, Amount T; Seat wins it and pays Other, the auctioneer
	ZoneTakenFor                          // Zone, Amount T; Seat, the auctioneer, pays it out
	TalersDealt                           // Zone, Amount T to Seat, from Other, the auctioneer
	ZoneOwned                             // Zone: Seat puts a token there
	JokerTaken                            // Zone, Resource
	CostPaid                              // Zone, Amount T to the bank
	ResourceSupplied                      // Zone, Resource, Source, Joker, Amount T to Other or the bank
	ZoneDeveloped                         // Zone
	CogScored                             // Zone, Amount points
	DevelopsNoMore                        //
	MarkerPasses                          // Seat has the marker now
	EraBegins                             // Zone: the first one of the era; Amount: the era, from 0
	SubsidyPaid                           // Amount T from the bank
	TokenRemoved                          // Zone: undeveloped at the end
	EndScored                             // Amount points for Part; Zone is none
	GameEnds                              //
)

// Event is one thing that happened.
type Event struct {
	Kind     EventKind
	Seat     Seat
	Other    Seat
	Zone     ID
	Resource Resource
	Joker    Resource // that was given up for Resource
	Source   SourceKind
	Part     Part
	Amount   int16 // talers or points
	Rule     Rule
}

// Log is a list of events, in their order. Nothing is added to a nil log.
type Log []Event

func (l *Log) add(e Event) {
	if l != nil {
		*l = append(*l, e)
	}
}
