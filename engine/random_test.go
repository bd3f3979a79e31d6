package engine_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/engine/rulestest"
)

// anyGame draws a kind of game: two to four seats, the introductory game, or the Automa's table, whose seat plays here by
// any legal choice of the engine instead of by cards.
func anyGame(t *rapid.T) engine.Options {
	o := engine.Options{Seats: rapid.IntRange(2, 4).Draw(t, "seats"), Introductory: rapid.IntRange(0, 3).Draw(t, "introductory") == 3}
	if o.Seats == 2 && rapid.Bool().Draw(t, "solo") {
		o.Solo, o.SpendingOrder = true, rapid.Bool().Draw(t, "spending order")
		o.AutomaMat = rapid.SampledFrom(decks.Mats("birmingham")).Draw(t, "mat").Count
	}
	return o
}

// drawn picks what rapid draws, so that a failing game is made short.
func drawn(t *rapid.T) rulestest.Player {
	return func(what string, n int) int { return rapid.IntRange(0, n-1).Draw(t, what) }
}

// rich are positions that random play hardly ever reaches: full of sources, nearly without cubes, at the end of an era, in debt.
var rich = []string{
	middle,
	"seats 2; round 6; coal 0; iron 0; p0: money 60, birmingham_dudley, birmingham_oxford, coal1@dudley.1!, iron1@redditch.2, cotton1@worcester.1, manufacturer3@cannock.1, mat coal 0 2 2 2, mat iron 0 1 1 1, mat cotton 0 2 3 3, " +
		"card:dudley, card:coal, card:iron, card:wild-location, card:coalbrookdale; p1: money 60, mat coal 0 2 2 2, iron1@coalbrookdale.2, coal1@cannock.2!, cannock_wolverhampton, gloucester_worcester, card:iron, card:coal",
	"rail; round 8; coal 3; you: money 80, birmingham_dudley, birmingham_oxford, birmingham_coventry, birmingham_worcester, gloucester_worcester, cotton3@worcester.1, cotton3@worcester.2, pottery3@coventry.1, " +
		"manufacturer5@birmingham.2, brewery3@farm-south, brewery3@nuneaton.1, card:coventry, card:brewery, card:brewery, card:dudley; automa: coal3@dudley.1, coal3@tamworth.1, birmingham_tamworth, iron3@dudley.2, iron4@redditch.2, brewery2@stafford.1",
	"seats 3; round 9; p0: money 2, income 0, cotton1@worcester.1, coal1@dudley.1, pottery2@coventry.1, card:leek, card:stone; p1: money 0, income 2, vp 3, iron1@redditch.2, brewery1@farm-north, card:coal, card:dudley; p2: money 0, income 9, card:iron, card:pottery",
	"rail; round 4; you: money 90, mat coal 0 0 0 1, card:coal, card:dudley, card:iron, birmingham_coventry, birmingham_dudley, birmingham_oxford, birmingham_tamworth, birmingham_walsall, birmingham_worcester, " +
		"burton-on-trent_derby, burton-on-trent_stone, burton-on-trent_tamworth, cannock_stafford, cannock_walsall, cannock_wolverhampton, derby_nottingham, dudley_wolverhampton, brewery2@farm-north; automa: coal2@dudley.1, manufacturer2@walsall.1",
	"seats 2; round 9; coal 0; p0: mat coal 0 2 2 2, card:coal, card:wild-industry, card:iron, card:redditch; p1: mat coal 0 2 2 2, coal1@cannock.2!, birmingham_dudley",
}

// What must always hold, after every event: see ARCHITECTURE.md.
func TestRandomPlay_EventsTellAllAndInvariantsHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := anyGame(t)
		if err := drawn(t).Game(board.Game, o, rapid.Uint64().Draw(t, "seed"), audit.NewTable(board.Game, o).After); err != nil {
			t.Fatal(err)
		}
	})
}

// Choices lists exactly what Why and Apply allow, each once: at some positions of a game every choice that can be written is
// tried.
func TestRandomPlay_ChoicesAreAllThatIsAllowed(t *testing.T) {
	all := everyChoice(board.Game)
	var from []engine.State
	for _, text := range rich {
		from = append(from, board.Position(t, text))
	}
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(20, 60).Draw(t, "positions between two checks")
		n := rapid.IntRange(0, every).Draw(t, "positions before the first check")
		check := func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			n++
			rare := s.Decision != engine.ChooseAction && s.Decision != engine.ChooseDiscard
			if n%every == 0 || rare && n%4 == 0 || s.Decision == engine.GameOver {
				return exactlyListed(board.Game, s, list, all)
			}
			return nil
		}
		var err error
		if at := rapid.IntRange(0, 2*len(from)).Draw(t, "rich position or a game from the start"); at < len(from) {
			err = drawn(t).From(board.Game, from[at], nil, check)
		} else {
			err = drawn(t).Game(board.Game, anyGame(t), rapid.Uint64().Draw(t, "seed"), check)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
}

// everyChoice writes down every choice with parts that its verb uses.
func everyChoice(g *engine.Game) (all []engine.Choice) {
	cards, spaces := len(g.Cards), len(g.Spaces)
	add := func(v engine.Verb, cards, industries, spaces, lines, merchants int) {
		for c := range cards {
			for i := range industries {
				for x := range spaces {
					for l := range lines {
						for m := range merchants {
							all = append(all, engine.Choice{Verb: v, Card: engine.Card(c), Industry: engine.Industry(i), Space: engine.Space(x),
								Line: engine.Line(l), Merchant: engine.Merchant(m)})
						}
					}
				}
			}
		}
	}
	const industries = engine.MaxIndustries
	merchants := len(g.Merchants)
	add(engine.Build, cards, industries, spaces, 1, 1)
	add(engine.Network, cards, 1, 1, len(g.Lines), 1)
	add(engine.Develop, cards, industries, 1, 1, 1)
	add(engine.Sell, cards, 1, spaces, 1, merchants)
	for _, v := range []engine.Verb{engine.Loan, engine.Scout, engine.Pass, engine.Discard} {
		add(v, cards, 1, 1, 1, 1)
	}
	for _, v := range []engine.Verb{engine.TakeCoal, engine.TakeIron, engine.GiveUp} {
		add(v, 1, 1, spaces, 1, 1)
	}
	add(engine.TakeBeer, 1, 1, spaces, 1, merchants)
	add(engine.TakeBonus, 1, industries, 1, 1, 1)
	add(engine.FirstDevelop, 1, 1, 1, 1, 1)
	add(engine.Done, 1, 1, 1, 1, 1)
	return all
}

func exactlyListed(g *engine.Game, s *engine.State, list, all []engine.Choice) error {
	listed := map[engine.Choice]bool{}
	for _, c := range list {
		if listed[c] {
			return fmt.Errorf("%s is listed twice", notation.Format(g, s, c))
		}
		listed[c] = true
		after := *s
		if r := g.Apply(&after, c, nil); !r.OK() {
			return fmt.Errorf("%s is listed and refused: %s", notation.Format(g, s, c), r.Rule)
		}
		if after == *s {
			return fmt.Errorf("%s changes nothing", notation.Format(g, s, c))
		}
	}
	for _, c := range all {
		r := g.Why(s, c)
		if r.OK() != listed[c] {
			return fmt.Errorf("%+v: listed %v, but Why says reason %s, %s", c, listed[c], r.Reason, r.Rule)
		}
		if !r.OK() && r.Rule == 0 && r.Reason != engine.NoSuchThing {
			return fmt.Errorf("%+v is refused without a rule: reason %d", c, r.Reason)
		}
		delete(listed, c)
	}
	if len(listed) > 0 {
		return fmt.Errorf("listed, but not among what can be written: %v", listed)
	}
	return nil
}

// Any bytes are a choice: what is not listed is refused with a reason, and the position stays as it was.
func TestRandomPlay_AnythingElseIsRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		stop := rapid.IntRange(0, 300).Draw(t, "choices before")
		pick := rulestest.Seeded(rapid.Uint64().Draw(t, "play"))
		err := pick.Game(board.Game, anyGame(t), rapid.Uint64().Draw(t, "seed"), func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			if stop--; stop >= 0 && s.Decision != engine.GameOver {
				return nil
			}
			for range 20 {
				part := rapid.OneOf(rapid.ByteRange(0, 4), rapid.ByteRange(0, 60), rapid.Byte())
				c := engine.Choice{Verb: engine.Verb(rapid.ByteRange(0, 20).Draw(t, "verb")), Card: engine.Card(part.Draw(t, "card")),
					Industry: engine.Industry(part.Draw(t, "industry")), Space: engine.Space(part.Draw(t, "space")),
					Line: engine.Line(part.Draw(t, "line")), Merchant: engine.Merchant(part.Draw(t, "merchant"))}
				after := *s
				r := board.Apply(&after, c, nil)
				switch {
				case r.OK() != slices.Contains(list, c):
					return fmt.Errorf("%+v: allowed %v, listed %v", c, r.OK(), !r.OK())
				case !r.OK() && after != *s:
					return fmt.Errorf("%+v is refused and changes the position", c)
				}
			}
			return errEnough
		})
		if err != nil && !errors.Is(err, errEnough) {
			t.Fatal(err)
		}
	})
}

var errEnough = errors.New("enough of this game")

// A state is a value: what is done to a copy does not show in the original, and the same choices lead to the same state.
func TestRandomPlay_StatesAreValues(t *testing.T) {
	for seed := range uint64(6) {
		o := engine.Options{Seats: 2 + int(seed%3)}
		var states []engine.State
		play := func(check func(at int, s *engine.State)) {
			at := 0
			if err := rulestest.Seeded(seed).Game(board.Game, o, seed, func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
				check(at, s)
				at++
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		}
		play(func(_ int, s *engine.State) { states = append(states, *s) })
		kept := slices.Clone(states)
		play(func(at int, s *engine.State) {
			if *s != states[at] {
				t.Fatalf("seed %d: after %d choices the same game is another", seed, at)
			}
			branch := states[at] // play on from a copy
			for range 3 {
				if list := board.Choices(&branch, nil); len(list) > 0 {
					board.Apply(&branch, list[len(list)/2], nil)
				}
			}
		})
		if !slices.Equal(states, kept) {
			t.Errorf("seed %d: what was done to copies shows in the originals", seed)
		}
	}
	a, _ := board.Begin(t, engine.Options{Seats: 3}, 1)
	b, _ := board.Begin(t, engine.Options{Seats: 3}, 2)
	rulestest.Same(t, "another seed gives the same game", a == b, false)
}

// What a State keeps beside the table is always what would be derived from it anew.
func TestRandomPlay_IndexIsKept(t *testing.T) {
	for seed := range uint64(8) {
		o := engine.Options{Seats: 2 + int(seed%3)}
		n := 0
		err := rulestest.Seeded(seed).Game(board.Game, o, seed, func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
			if n++; n%5 != 0 && s.Decision != engine.GameOver {
				return nil
			}
			restored := *s
			if err := position.Restore(board.Game, &restored); err != nil {
				return err
			}
			if restored != *s {
				return errors.New("restoring the position changes it")
			}
			return nil
		})
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// The Automa plays by its cards: its events tell all as well.
func TestRandomPlay_AgainstTheAutoma(t *testing.T) {
	table := automa.New(board.Game, decks.Deck("birmingham"))
	for seed := range uint64(12) {
		o := engine.Options{Seats: 2, Solo: true, SpendingOrder: seed%2 == 1, AutomaMat: decks.Mats("birmingham")[seed%3].Count}
		check := audit.NewTable(board.Game, o)
		var log engine.Log
		p, err := table.Start(o, seed, &log)
		if err != nil {
			t.Fatal(err)
		}
		pick := rulestest.Seeded(seed)
		for {
			list := board.Choices(&p.State, nil)
			if err := check.After(&p.State, list, log); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if p.Decision == engine.GameOver {
				break
			}
			log = nil
			if !p.AutomasTurn() {
				table.Apply(&p, pick.Choice(list), &log)
				continue
			}
			var steps automa.Steps
			table.Turn(&p, &steps)
			for _, step := range steps {
				log = append(log, step.Events...)
			}
		}
	}
}

// Random play is worth something only if it comes everywhere: every verb, decision, kind of event and reason to refuse.
func TestRandomPlay_ComesEverywhere(t *testing.T) {
	var verbs [engine.Verbs]bool
	decisions := map[engine.Decision]bool{}
	events := map[engine.EventKind]bool{}
	reasons := map[engine.Reason]bool{}
	all := everyChoice(board.Game)
	seen := 0
	tryAll := func(s *engine.State) {
		for _, c := range all {
			reasons[board.Why(s, c).Reason] = true
		}
	}
	see := func(s *engine.State, list []engine.Choice, log engine.Log) error {
		decisions[s.Decision] = true
		for _, c := range list {
			verbs[c.Verb] = true
		}
		for _, e := range log {
			events[e.Kind] = true
		}
		if seen++; seen%97 == 0 || s.Decision != engine.ChooseAction && seen%10 == 0 {
			tryAll(s)
		}
		return nil
	}
	for _, text := range rich {
		s := board.Position(t, text)
		tryAll(&s)
	}
	for seed := range uint64(60) {
		o := engine.Options{Seats: 2 + int(seed%3), Introductory: seed == 5}
		if seed%4 == 0 {
			o = engine.Options{Seats: 2, Solo: true, SpendingOrder: true, AutomaMat: board.FullSet()}
		}
		if err := rulestest.Seeded(seed).Game(board.Game, o, seed, see); err != nil {
			t.Fatal(err)
		}
		if err := rulestest.Seeded(seed).From(board.Game, board.Position(t, rich[seed%uint64(len(rich))]), nil, see); err != nil {
			t.Fatal(err)
		}
	}
	for v := engine.Build; v <= engine.Done; v++ {
		rulestest.Same(t, fmt.Sprint("a choice to ", v), verbs[v], true)
	}
	for d := engine.ChooseAction; d <= engine.GameOver; d++ {
		rulestest.Same(t, "asked for "+d.String(), decisions[d], true)
	}
	for k := engine.EraBegan; k <= engine.GameEnded; k++ {
		rulestest.Same(t, fmt.Sprint("an event of kind ", k), events[k], true)
	}
	for r := engine.NotAsked; r <= engine.BringsNothing; r++ {
		if r != engine.NoSpace { // said of a location, to the Automa
			rulestest.Same(t, fmt.Sprint("a refusal for reason ", r), reasons[r], true)
		}
	}
}
