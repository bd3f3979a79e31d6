package automa_test

import (
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// ourDecisions are those that whole games come to. A40 is for a lost first action, which they do not come to.
var ourDecisions = []int{2, 4, 5, 6, 7, 8, 11, 12, 14, 15, 17, 18, 19, 20, 22, 25, 26, 31, 32, 33, 37, 43, 44, 46}

// witness watches a turn step by step and knows from the resolutions' text which of our own decisions each must tell.
type witness struct {
	table engine.State // before the step
	first bool         // the first turn (M72)
	slot  *automa.SlotFacts
	back  automa.BackAction
	read  int         // the step that read the slot or the action of the back
	last  engine.Line // placed
	cited map[engine.Rule]bool
}

// A decision of our own is told where a step rests on it, and nowhere else.
func TestOurDecisions_AreToldWhereTheyMatter(t *testing.T) {
	cited := map[engine.Rule]bool{}
	for seed := range uint64(150) {
		p, err := game.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[seed%3].Count}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for turn := uint64(0); p.Decision != engine.GameOver; turn++ {
			if !p.AutomasTurn() {
				choices := board.Choices(&p.State, nil)
				game.Apply(&p, choices[(seed*31+turn*17)%uint64(len(choices))], nil)
				continue
			}
			w := witness{table: p.State, cited: cited}
			var steps automa.Steps
			game.Turn(&p, &steps)
			for i := range steps {
				w.step(t, steps, i)
			}
			if t.Failed() {
				t.Fatalf("seed %d, %s, round %d", seed, p.Era, p.Round)
			}
		}
	}
	for _, n := range ourDecisions {
		if !cited[engine.A(n)] {
			t.Errorf("A%d is never told", n)
		}
	}
}

func (w *witness) step(t *testing.T, steps automa.Steps, i int) {
	t.Helper()
	s := &steps[i]
	w.sees(t, "step", i, s.Ours, w.stepRests(steps, i))
	if again := w.saw(steps, i); s.Again != again {
		t.Errorf("step %d, %+v: again is %v, not %v", i, *s, s.Again, again)
	}
	switch s.Kind {
	case automa.ReadCorner:
		w.first = true
	case automa.ReadFront:
		card := slices.IndexFunc(game.Deck.Cards, func(c automa.CardFacts) bool { return c.Number == s.Card })
		w.slot, w.back, w.read = &game.Deck.Cards[card].Front[s.Slot-1], 0, i
	case automa.ReadBack:
		w.slot, w.back, w.read = nil, s.Back, i
	case automa.Compared:
		for k := range s.Tie.Rungs {
			r := &s.Tie.Rungs[k]
			w.sees(t, "rung", i, r.Ours, w.rungRests(s.Tie, r))
		}
	case automa.Acted:
		var sold engine.Tile
		switch s.Choice.Verb {
		case engine.Network:
			w.last = s.Choice.Line
		case engine.Sell:
			sold = w.table.Tiles[s.Choice.Space].Tile
		}
		if s.Tile != sold {
			t.Errorf("step %d sells tile %d, not %d", i, s.Tile, sold)
		}
		game.Game.Apply(&w.table, s.Choice, nil)
	}
}

func (w *witness) sees(t *testing.T, what string, i int, got, want engine.Rule) {
	t.Helper()
	w.cited[want] = true
	if got != want {
		t.Errorf("%s %d rests on %q, not on %q", what, i, got, want)
	}
}

// saw reports whether this action of the back refused a building for this very reason before.
func (w *witness) saw(steps automa.Steps, i int) bool {
	s := &steps[i]
	return w.back == automa.BackSell && s.Kind == automa.Refused && s.Building != 0 && s.Line == 0 && s.Refusal.Reason != engine.StillUnconnected &&
		slices.ContainsFunc(steps[w.read:i], func(b automa.Step) bool { return b.Building == s.Building && b.Refusal == s.Refusal })
}

// only is a rule if something is so.
func only(so bool, n int) engine.Rule {
	if so {
		return engine.A(n)
	}
	return 0
}

func (w *witness) stepRests(steps automa.Steps, i int) engine.Rule {
	switch s := &steps[i]; s.Kind {
	case automa.Lost, automa.Reshuffled:
		return engine.A(24)
	case automa.Examined:
		return engine.A(17)
	case automa.Refused:
		return w.refusalRests(steps, i)
	case automa.Acted:
		return w.actRests(steps, i)
	}
	return 0
}

func (w *witness) refusalRests(steps automa.Steps, i int) engine.Rule {
	s := &steps[i]
	switch why := &s.Refusal; why.Reason {
	case engine.NoLinkLeft:
		return engine.A(2)
	case engine.IronTooCheap:
		return only(why.Have == 0, 4)
	case engine.NoLinkFrom:
		if w.back == 0 && w.slot.Kind == automa.CoalAndLinksSlot {
			return engine.A(7)
		}
		return only(w.back == 0 && s.Location != w.slot.At[len(w.slot.At)-1], 8)
	case engine.NotInNetwork:
		return only(w.back == automa.BackSell && s.Building != 0, 18)
	case engine.IronTooDear:
		return only(steps[i-1].Kind == automa.Acted, 20)
	case engine.NoBeer:
		return only(s.Building != 0 && why.Need > 1, 26)
	case engine.OutsideItsNetwork:
		return only(w.table.Network(engine.AutomaSeat) == 0, 32)
	case engine.NoLinkHelps:
		return only(board.Locations[s.Location].Kind == engine.Farm, 37)
	case engine.TileNotInEra:
		return engine.A(39)
	case engine.NoStart:
		return engine.A(40)
	case engine.NoFreeLine:
		return only(len(w.slot.At) > 1, 44)
	}
	return 0
}

func (w *witness) actRests(steps automa.Steps, i int) engine.Rule {
	switch c := steps[i].Choice; {
	case c.Verb == engine.Build:
		return only(w.first && w.slot.Kind == automa.CoalAndLinksSlot, 22)
	case c.Verb != engine.Network:
		return 0
	case w.first:
		return only(len(w.slot.At) > 1, 44)
	case w.table.Decision == engine.ChooseLink && board.Ends(w.last).Len() == 3:
		return engine.A(33)
	case w.table.Decision == engine.ChooseLink:
		return only(w.back == automa.BackNetwork, 46)
	case w.back != 0 || !w.slot.LinkFirst:
		return 0
	case w.table.Network(engine.AutomaSeat) == 0:
		return engine.A(32)
	}
	built := slices.IndexFunc(steps[i:], func(s automa.Step) bool { return s.Kind == automa.Acted && s.Choice.Verb == engine.Build })
	return only(board.LocationOf(steps[i+built].Choice.Space) != w.slot.At[len(w.slot.At)-1], 6)
}

func (w *witness) rungRests(tie *automa.Tie, r *automa.Rung) engine.Rule {
	switch tie.Over {
	case automa.OverMines, automa.OverWorks:
		return only(r.Criterion != automa.OwnFirst, 31)
	case automa.OverMerchants:
		return only(r.Criterion != automa.BarrelLeft, 25)
	case automa.OverLinks:
		return w.linkRungRests(tie, r)
	}
	return only(r.Criterion == automa.Icon && slices.ContainsFunc(tie.Candidates, func(c automa.Candidate) bool {
		return board.SpacesAt(board.LocationOf(c.Space)).Len() != 4
	}), 15)
}

func (w *witness) linkRungRests(tie *automa.Tie, r *automa.Rung) engine.Rule {
	_, _, merchants := board.Kinds()
	var several, three, toMerchant bool
	for _, c := range tie.Candidates {
		several = several || c.Near != tie.Candidates[0].Near
		three = three || board.Ends(c.Line).Len() == 3
		toMerchant = toMerchant || board.Ends(c.Line)&^(1<<c.Near)&merchants != 0
	}
	switch {
	case w.back == 0 && w.slot.LinkFirst && !w.first:
		return only(several, 5)
	case r.Rule == engine.M(64):
		return engine.A(19)
	case r.Criterion == automa.Clockwise:
		return engine.A(14)
	case r.Criterion == automa.LeadsIntoNetwork:
		return only(three, 11)
	case r.Criterion == automa.TilesBuilt || r.Criterion == automa.EmptySpaces:
		if w.back == automa.BackSell {
			return only(toMerchant, 43)
		}
		return only(three, 12)
	}
	return 0
}
