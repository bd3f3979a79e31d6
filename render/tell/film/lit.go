package film

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// lit returns the things that steps and events are about.
func (f *Film) lit(steps automa.Steps, events engine.Log) (l thing.Set) {
	for i := range steps {
		f.litStep(&l, &steps[i])
	}
	for _, e := range events {
		l.Add(thing.Of(e.Space), thing.Of(e.Line), thing.Of(e.Merchant), thing.Thing{Kind: thing.Port, ID: uint8(e.Port)})
		switch e.Kind {
		case engine.DistantOpened, engine.DistantTurned, engine.DistantClosed:
			l.Add(thing.DistantMarket)
		}
		if market := e.Space == 0 && e.Merchant == 0; e.Kind == engine.SoldToMarket || e.Kind == engine.Consumed && market {
			l.Add(thing.Of(e.Resource))
		}
	}
	return l
}

func (f *Film) litStep(l *thing.Set, st *automa.Step) {
	iron := thing.Of(engine.Iron)
	switch st.Kind {
	case automa.ReadFront:
		for _, at := range f.game.Deck.Cards[f.game.Deck.Index(st.Card)].Front[st.Slot-1].At {
			l.Add(thing.Of(at))
		}
	case automa.ReadBack:
		if st.Back == automa.BackDevelop {
			l.Add(iron)
		}
	case automa.Acted:
		l.Add(thing.Of(st.Choice.Space), thing.Of(st.Choice.Line), thing.Of(st.Choice.Merchant), thing.InChoice(st.Choice, thing.Port),
			thing.InChoice(st.Choice, thing.Distant))
	case automa.Refused, automa.Examined:
		why := &st.Refusal
		l.Add(thing.Of(st.Location), thing.Of(st.Building), thing.Of(st.Line))
		l.Add(thing.Of(why.Location), thing.Of(why.Space), thing.Of(why.Line), thing.Of(why.Merchant))
		if why.Reason == engine.IronTooCheap || why.Reason == engine.IronTooDear {
			l.Add(iron)
		}
	}
}

// litTie lights up the candidates that are left, the locations where the lines among them start, and the tile that a buyer is
// chosen for.
func (f *Film) litTie(tie *TieStage) (l thing.Set) {
	l.Add(thing.Of(tie.Sold.Space))
	for i, c := range tie.Candidates {
		if tie.Out[i] < 0 {
			l.Add(thing.Of(c.Space), thing.Of(c.Line), thing.Of(c.Merchant), thing.Of(c.Near))
		}
	}
	return l
}
