package film

import "sohofoundry/engine"

// The pages that events belong to.
var (
	pageOfKind = [engine.EventKinds]Kind{
		engine.TurnEnded: PassOn, engine.TurnBegan: PassOn, engine.RoundBegan: PassOn,
		engine.OrderSet: RoundEnd, engine.ShortfallBegan: RoundEnd, engine.DebtDropped: RoundEnd,
		engine.LinkRemoved:  LinkScoring,
		engine.BarrelPlaced: EraChange, engine.EraBegan: EraChange, engine.PutAside: EraChange, engine.Shuffled: EraChange,
		engine.DealtFaceDown: EraChange, engine.DeckPrepared: EraChange, engine.DistantOpened: EraChange,
		engine.GameEnded: GameEnd,
	}
	pageOfReason = [engine.Fors]Kind{
		engine.ForIncome: RoundEnd, engine.ForDebt: RoundEnd, engine.ForTile: TileScoring, engine.ForEra: EraChange,
		engine.ForIntroMoney: IntroScoring, engine.ForIntroIncome: IntroScoring, engine.ForIntroTile: IntroScoring,
		engine.ForMoney: IntroScoring,
	}
)

// pageOf returns the page of an event. Events without a page of their own stay on the current one.
func pageOf(e engine.Event, on Kind) Kind {
	if page := pageOfKind[e.Kind]; page != 0 {
		return page
	}
	if e.Kind == engine.Scored && e.Reason == engine.ForLinks { // the same reason as of money for a link
		return LinkScoring
	}
	if page := pageOfReason[e.Reason]; page != 0 {
		return page
	}
	return on
}

// pages adds a frame for each page of the events, which begin on the page named.
func (m *maker) pages(events engine.Log, on Kind) {
	for len(events) > 0 {
		on = pageOf(events[0], on)
		n := 1
		for n < len(events) && pageOf(events[n], on) == on {
			n++
		}
		m.add(Frame{Kind: on, Events: events[:n:n]})
		events = events[n:]
	}
}

// belongs tells, on each kind of page, whether an event is shown in the same stage as the one before. Where it is missing, all
// events are.
var belongs = [Kinds]func(before, e engine.Event) bool{
	RoundEnd:     sameSettlement,
	LinkScoring:  func(before, _ engine.Event) bool { return before.Kind == engine.Scored },
	TileScoring:  alone,
	IntroScoring: alone,
}

func alone(_, _ engine.Event) bool { return false }

// sameSettlement keeps the new turn order together, and a tile given up with the money that it brought and the debt that it paid.
func sameSettlement(before, e engine.Event) bool {
	switch e.Kind {
	case engine.OrderSet:
		return before.Kind == engine.OrderSet
	case engine.MoneyMoved:
		return before.Reason == engine.ForDebt && before.Kind != engine.Scored
	}
	return false
}

// stages parts the events of a frame.
func stages(kind Kind, events engine.Log) (parts []engine.Log) {
	for len(events) > 0 {
		n := 1
		for n < len(events) && (belongs[kind] == nil || belongs[kind](events[n-1], events[n])) {
			n++
		}
		parts = append(parts, events[:n:n])
		events = events[n:]
	}
	return parts
}

// Scores lists the scores on a page, in order. Only the three kinds of scoring frames have any.
func (f *Frame) Scores() (list []Score) {
	if f.Kind != LinkScoring && f.Kind != TileScoring && f.Kind != IntroScoring {
		return nil
	}
	for i, events := range f.stages {
		e := events[0]
		score := Score{Seat: e.Seat, Reason: e.Reason, Line: e.Line, Space: e.Space, Tile: e.Tile, Stage: i}
		switch e.Kind {
		case engine.Scored:
			score.VP = e.Amount
		case engine.LinkRemoved: // it was worth nothing
			score.Reason = engine.ForLinks
		}
		list = append(list, score)
	}
	return list
}
