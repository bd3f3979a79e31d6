package words

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Thing names any part of a choice, in the middle of a sentence: "the Dudley card", "Stone", "Birmingham–Oxford".
func (w Words) Thing(t thing.Thing) string {
	switch t.Kind {
	case thing.Action:
		return w.Text("panel.action." + engine.Verb(t.ID).String())
	case thing.Card:
		return w.Card(engine.Card(t.ID))
	case thing.Industry:
		return w.Industry(engine.Industry(t.ID))
	case thing.Space:
		return w.Space(engine.Space(t.ID))
	case thing.Line:
		return w.Line(engine.Line(t.ID))
	case thing.Merchant:
		return w.Merchant(engine.Merchant(t.ID))
	case thing.Port:
		return w.Text("panel.port-at", "space", w.Noun().Space(engine.Space(t.ID)))
	case thing.Distant:
		return w.Text("market.name.distant")
	case thing.LoanSize:
		return w.Money(int(w.game.Limits.Loans[t.ID-1].Money))
	}
	return w.Location(engine.Location(t.ID))
}
