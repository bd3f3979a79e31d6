package film

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// lit is what steps and events are about.
func (f *Film) lit(steps automa.Steps, events engine.Log) (l Lit) {
	for i := range steps {
		f.litStep(&l, &steps[i])
	}
	for _, e := range events {
		l.thing(e.Slot, e.Line, e.Merchant)
		if market := e.Slot == 0 && e.Merchant == 0; e.Kind == engine.SoldToMarket || e.Kind == engine.Consumed && market {
			l.Market[e.Resource] = true
		}
	}
	l.tidy()
	return l
}

func (f *Film) litStep(l *Lit, st *automa.Step) {
	switch st.Kind {
	case automa.ReadFront:
		for _, at := range f.game.Deck.Cards[f.game.Deck.Index(st.Card)].Front[st.Slot-1].At {
			l.Locations = l.Locations.With(at)
		}
	case automa.ReadBack:
		l.Market[engine.Iron] = l.Market[engine.Iron] || st.Back == automa.BackDevelop
	case automa.Acted:
		l.thing(st.Choice.Slot, st.Choice.Line, st.Choice.Merchant)
	case automa.Refused, automa.Examined:
		why := &st.Refusal
		l.Locations = l.Locations.With(st.Location).With(why.Location)
		l.thing(st.Building, st.Line, 0)
		l.thing(why.Slot, why.Line, why.Merchant)
		if why.Reason == engine.IronTooCheap || why.Reason == engine.IronTooDear {
			l.Market[engine.Iron] = true
		}
	}
}

// litTie lights up the candidates that are left, and where the lines among them start.
func (f *Film) litTie(tie *TieStage) (l Lit) {
	for i, c := range tie.Candidates {
		if tie.Out[i] < 0 {
			l.thing(c.Slot, c.Line, c.Merchant)
			l.Locations = l.Locations.With(c.Near)
		}
	}
	l.tidy()
	return l
}

// thing lights up what is not none.
func (l *Lit) thing(x engine.Slot, line engine.Line, m engine.Merchant) {
	l.Slots = l.Slots.With(x)
	l.Lines = l.Lines.With(line)
	l.Merchants |= 1 << m
}

// tidy takes none out of the sets.
func (l *Lit) tidy() {
	l.Locations &^= 1
	l.Slots &^= 1
	l.Lines &^= 1
	l.Merchants &^= 1
}
