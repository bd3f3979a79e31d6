package industry

// Refusal says why a choice is refused: the rule, the reason and the facts. The zero value refuses nothing.
type Refusal struct {
	Reason   Reason
	Rule     Rule
	Seat     Seat
	Zone     ID
	Resource Resource
	Need     int16 // talers
	Have     int16 // talers
}

// OK reports whether nothing is refused.
func (r Refusal) OK() bool { return r.Reason == Allowed }

// Reason is the kind of obstacle.
type Reason uint8

// The reasons, and the facts given with each.
const (
	Allowed          Reason = iota
	GameIsOver              //
	NoSuchSeat              //
	NotYourTurn             // Seat: whose turn it is
	NotAsked                // this kind of choice answers another decision
	NoSuchZone              //
	ZoneTaken               // Zone
	NotOnOffer              // Zone
	BidTooLow               // Zone, Need, Have
	NotEnoughMoney          // Zone, Need, Have
	AlreadyDeveloped        // Zone
	NotYours                // Zone
	EraIsPast               // Zone: a technology of an earlier era
	NoSuchSource            // Zone, Resource
	JokerUsed               // Zone, Resource: the joker
	SubsidyTaken            //
)

func refuse(why Reason, rule Rule) Refusal { return Refusal{Reason: why, Rule: rule, Zone: NoZone} }
