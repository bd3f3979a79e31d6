package engine

// Ledger is the account of a game: where every VP, pound and income space of every seat came from. It is added up from the
// events, so it agrees with them.
type Ledger []Entry

// Entry is one movement of VP, money or the income marker.
type Entry struct {
	Event     // Scored (VP), MoneyMoved (£) or IncomeMoved (spaces)
	Era   Era // when it happened
	Round uint8
}

// Add enters events that happened in an era and round. Those that begin a new one count for themselves.
func (l *Ledger) Add(events Log, era Era, round uint8) {
	for _, e := range events {
		switch e.Kind {
		case EraBegan:
			era, round = Era(e.Amount), 1
		case RoundBegan:
			round = uint8(e.Amount)
		case Scored, MoneyMoved, IncomeMoved:
			*l = append(*l, Entry{Event: e, Era: era, Round: round})
		}
	}
}

// Total adds up one kind of entry of a seat: Scored is its VP, MoneyMoved its £ beside its starting money, IncomeMoved the
// spaces its marker moved.
func (l Ledger) Total(seat Seat, kind EventKind) (sum int) {
	for _, e := range l {
		if e.Seat == seat && e.Kind == kind {
			sum += int(e.Amount)
		}
	}
	return sum
}
