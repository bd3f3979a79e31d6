package engine_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa/audit"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/engine/preview"
	"sohofoundry/engine/rulestest"
)

// cottonGames are the games on the Lancashire map: its variants and the Brass of 2007 too.
var cottonGames = func() (games []*engine.Game) {
	for _, id := range decks.Games() {
		f := decks.Figures(id)
		g, err := engine.New(&f)
		if err != nil {
			panic(err)
		}
		if g.Family == engine.Lancashire {
			games = append(games, g)
		}
	}
	return games
}()

// anyCottonGame draws a game on the Lancashire map, for as many seats as it has cards for.
func anyCottonGame(t *rapid.T) (*engine.Game, engine.Options) {
	g := cottonGames[rapid.IntRange(0, len(cottonGames)-1).Draw(t, "game")]
	kinds := setUpsOf(g)
	return g, kinds[rapid.IntRange(0, len(kinds)-1).Draw(t, "kind")]
}

// setUpsOf lists the ways to set a game up.
func setUpsOf(g *engine.Game) (kinds []engine.Options) {
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		_, cards := g.DeckFor(seats)
		if cards == 0 {
			continue
		}
		if seats > 2 || !g.Edition.FirstEdition { // C1.1
			kinds = append(kinds, engine.Options{Seats: seats})
		}
		if !g.Edition.FirstEdition { // C14.2
			kinds = append(kinds, engine.Options{Seats: seats, Introductory: true})
		}
		if seats == 2 {
			kinds = append(kinds, engine.Options{Seats: 2, Solo: true, AutomaMat: g.FullSet()})
		}
	}
	return kinds
}

// busy plays a game to its end by somebody who mostly builds: random play is soon out of money and comes to few tiles. How much
// each verb is liked differs from game to game; loans are taken by the poor alone, and who can do anything else does not pass.
func busy(pick rulestest.Player, g *engine.Game, o engine.Options, seed uint64, after rulestest.Observer) error {
	var log engine.Log
	s, err := g.Start(o, seed, &log)
	if err != nil {
		return err
	}
	likes := [engine.Verbs]int{
		engine.Build: 16, engine.Network: 8, engine.Sell: 32, engine.Develop: 3, engine.Loan: 2, engine.DoubleBuild: 1,
		engine.TakeCoal: 1, engine.TakeIron: 1, engine.GiveUp: 1, engine.Discard: 1, engine.Done: 1,
	}
	for v := range likes {
		likes[v] *= 1 << pick("liking", 4)
	}
	var of []engine.Choice
	choose := func(s *engine.State, list []engine.Choice) engine.Choice {
		weights, sum := likes, 0
		if p := &s.Players[s.Actor]; p.Money > 15 || g.IncomeLevel(p) < 0 {
			weights[engine.Loan] = 0
		}
		var listed [engine.Verbs]bool
		for _, c := range list {
			if !listed[c.Verb] {
				listed[c.Verb] = true
				sum += weights[c.Verb]
			}
		}
		if sum == 0 {
			return list[pick("choice", len(list))]
		}
		at := pick("verb", sum)
		for v := range listed {
			if !listed[v] {
				continue
			}
			if at -= weights[v]; at >= 0 {
				continue
			}
			of = of[:0]
			for _, c := range list {
				if c.Verb == engine.Verb(v) {
					of = append(of, c)
				}
			}
			break
		}
		return of[pick("choice", len(of))]
	}
	return rulestest.PlayOn(g, s, log, choose, after)
}

// crowded fills the board of a position with links and tiles of all seats, empties the markets by chance and gives the actor
// money: positions to which random play hardly ever comes. It reports whether play could go on from there.
func crowded(pick rulestest.Player, g *engine.Game, s *engine.State) bool {
	for x := 1; x < len(g.Lines); x++ {
		line, seat := engine.Line(x), pick("seat", int(s.Seats))
		inEra := s.Era == engine.Canal && g.Lines[x].Canal || s.Era == engine.Rail && g.Lines[x].Rail
		if inEra && !s.Built().Has(line) && pick("link", 3) == 0 && g.LinksLeft(&s.Players[seat]) > 0 {
			s.Players[seat].Links = s.Players[seat].Links.With(line)
			s.Players[seat].Built = g.Edition.FirstEdition
		}
	}
	for x := 1; x < len(g.Spaces); x++ {
		if s.Tiles[x].Tile == 0 && pick("tile", 3) == 0 {
			place(pick, g, s, engine.Space(x), engine.Seat(pick("seat", int(s.Seats))))
		}
	}
	for resource := range s.Market {
		s.Market[resource] = uint8(pick("cubes", len(g.Markets[resource].Prices)+1)) * uint8(pick("or none", 2))
	}
	s.Players[s.Actor].Money += int16(pick("money", 40))
	return position.Restore(g, s) == nil
}

// place puts a seat's next tile of an industry on a space, as a game could have it there.
func place(pick rulestest.Player, g *engine.Game, s *engine.State, x engine.Space, seat engine.Seat) {
	p := &s.Players[seat]
	var fit []engine.Tile
	for i := range g.Spaces[x].Industries.All() {
		t := g.Next(p, i)
		for ; t != 0 && !g.Outlasts(t) && s.Era == engine.Rail; t = g.Next(p, i) {
			p.Mat[t] = 0 // developed away
		}
		if f := g.Tiles[t]; t != 0 && (f.Canal || f.Rail && s.Era == engine.Rail) {
			fit = append(fit, t)
		}
	}
	for y, t := range s.Tiles {
		if t.Tile != 0 && t.Owner == seat && s.Era == engine.Canal && g.Spaces[y].Location == g.Spaces[x].Location { // C7.7
			return
		}
	}
	if len(fit) == 0 {
		return
	}
	t := fit[pick("industry", len(fit))]
	p.Mat[t]--
	p.Built = g.Edition.FirstEdition
	s.Tiles[x] = engine.PlacedTile{Tile: t, Owner: seat, Flipped: pick("flipped", 2) == 0}
	switch g.Tiles[t].Industry {
	case engine.Shipyard:
		s.Tiles[x].Flipped = true
	case engine.CoalMine, engine.IronWorks:
		if !s.Tiles[x].Flipped {
			s.Tiles[x].Cubes = uint8(1 + pick("cubes", int(g.Tiles[t].Amount[0])))
		}
	}
}

// everyCottonChoice adds what only the Lancashire map has to what can be written down.
func everyCottonChoice(g *engine.Game) (all []engine.Choice) {
	all = everyChoice(g)
	for x := range g.Spaces {
		for i := range engine.Industry(engine.MaxIndustries) {
			all = append(all, engine.Choice{Verb: engine.DoubleBuild, Industry: i, Space: engine.Space(x)})
		}
		for c := range g.Cards {
			mill := engine.Choice{Verb: engine.Sell, Card: engine.Card(c), Space: engine.Space(x), Distant: true}
			all = append(all, mill)
			mill.Port = engine.Space(1)
			all = append(all, mill)
			mill.Distant = false
			for port := range g.Spaces {
				if mill.Port = engine.Space(port); port != 0 { // without one everyChoice has it
					all = append(all, mill)
				}
			}
		}
	}
	for c := range g.Cards {
		for size := range uint8(4) {
			all = append(all, engine.Choice{Verb: engine.Loan, Card: engine.Card(c), Size: size + 1})
		}
	}
	return all
}

// What the engine lists on the Lancashire map is what a second reading of the rules allows.
func TestCottonPlay_ChoicesAreWhatTheRulesSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		every := rapid.IntRange(1, 25).Draw(t, "positions between two checks")
		n := 0
		check := func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			n++
			if s.IsAutoma(s.Actor) || s.Decision == engine.ChooseAction && n%every != 0 {
				return nil
			}
			return secondOpinion(g, s).disagrees(list)
		}
		if err := rulestest.Seeded(rapid.Uint64().Draw(t, "play")).Game(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// What a choice comes to on the Lancashire map is what a second reading of the rules makes of it.
func TestCottonPlay_ChoicesComeToWhatTheRulesSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		pick := rulestest.Seeded(rapid.Uint64().Draw(t, "play"))
		if err := busy(pick, g, o, rapid.Uint64().Draw(t, "seed"), predicting(g, pick)); err != nil {
			t.Fatal(err)
		}
	})
}

// predicting compares what one of the choices comes to with what was predicted.
func predicting(g *engine.Game, pick rulestest.Player) rulestest.Observer {
	return func(s *engine.State, list []engine.Choice, _ engine.Log) error {
		if len(list) == 0 || s.IsAutoma(s.Actor) {
			return nil
		}
		c := list[pick("predicted", len(list))]
		after := *s
		g.Apply(&after, c, nil)
		if err := predict(g, s, c).differs(&after); err != nil {
			return fmt.Errorf("%s: %w", notation.Format(g, s, c), err)
		}
		return nil
	}
}

// Both on crowded boards, and a few moves on from them.
func TestCottonPlay_CrowdedBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		pick := rulestest.Seeded(rapid.Uint64().Draw(t, "play"))
		predicted := predicting(g, pick)
		look := func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
			full := *s
			if s.Decision != engine.ChooseAction || s.IsAutoma(s.Actor) || pick("crowd", 20) != 0 || !crowded(pick, g, &full) {
				return nil
			}
			moves := 0
			choose := func(_ *engine.State, list []engine.Choice) engine.Choice { return pick.Choice(list) }
			err := rulestest.PlayOn(g, full, nil, choose, func(s *engine.State, list []engine.Choice, log engine.Log) error {
				if moves++; moves > 6 || s.IsAutoma(s.Actor) {
					return errEnough
				}
				if err := secondOpinion(g, s).disagrees(list); err != nil {
					return err
				}
				return predicted(s, list, log)
			})
			if errors.Is(err, errEnough) {
				return nil
			}
			return err
		}
		if err := busy(pick, g, o, rapid.Uint64().Draw(t, "seed"), look); err != nil {
			t.Fatal(err)
		}
	})
}

// Who has no tile left to give up loses VP, but not by the rules of 2007.
func TestC3_2_In2007NothingMoreIsLost(t *testing.T) {
	const debt = "seats 3; round 3; turn p2; actions 1; p0: income 0, money 2, bolton_bury, vp 5, card:wigan; p1: card:wigan; p2: card:bury, card:bolton"
	for id, want := range map[string]string{"lancashire-classic": "p0: money 0, vp 0", "brass": "p0: money 0, vp 5"} {
		board.Playing(t, id)
		s := board.Position(t, debt)
		board.Play(t, &s, "pass card:bury")
		board.Table(t, &s, want)
	}
}

// Positions that cannot be are refused, though nothing else in them is wrong.
func TestRestore_CottonPositionsThatCannotBe(t *testing.T) {
	for _, c := range []struct {
		rule, id string
		spoil    func(s *engine.State)
		want     string
	}{
		{"C7.8", "lancashire", func(s *engine.State) { s.Players[1].Built = true }, "players[1]: built: this is kept in the Brass of 2007 only (C7.8)"},
		{"C8.3", "brass", func(s *engine.State) { s.Players[1].Links = 1 << 4 }, "players[1]: built: who has never built has no links either (C8.3)"},
	} {
		s, err := decks.Game(c.id).Game.Start(engine.Options{Seats: 3}, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := position.Restore(decks.Game(c.id).Game, &s); err != nil {
			t.Fatal(err)
		}
		c.spoil(&s)
		if err := position.Restore(decks.Game(c.id).Game, &s); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, want %s", c.rule, err, c.want)
		}
	}
}

// What must always hold, after every event.
func TestCottonPlay_EventsTellAllAndInvariantsHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		check := audit.NewTable(g, o).After
		if err := rulestest.Seeded(rapid.Uint64().Draw(t, "play")).Game(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// Choices lists exactly what Why and Apply allow, each once.
func TestCottonPlay_ChoicesAreAllThatIsAllowed(t *testing.T) {
	all := map[*engine.Game][]engine.Choice{}
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		if all[g] == nil {
			all[g] = everyCottonChoice(g)
		}
		every := rapid.IntRange(1, 120).Draw(t, "positions before the check")
		n := 0
		check := func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			if n++; n == every {
				return exactlyListed(g, s, list, all[g])
			}
			return nil
		}
		if err := rulestest.Seeded(rapid.Uint64().Draw(t, "play")).Game(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// A position comes back from its text as it was, and its text with it; what it keeps beside the table is what would be derived
// from it anew.
func TestCottonPlay_PositionsAreSavedAndLoaded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		n := rapid.IntRange(0, 3).Draw(t, "positions before the first check")
		check := func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
			if n++; n%4 != 0 && s.Decision == engine.ChooseAction {
				return nil
			}
			text, err := position.Marshal(g, s)
			if err != nil {
				return fmt.Errorf("it is not written: %w", err)
			}
			read, err := position.Unmarshal(g, text)
			if err != nil {
				return fmt.Errorf("it is not read: %w\n%s", err, text)
			}
			again, _ := position.Marshal(g, &read)
			if read != *s || !bytes.Equal(again, text) {
				return fmt.Errorf("it is not the same after writing and reading\n%s\n%s", text, again)
			}
			restored := *s
			if err := position.Restore(g, &restored); err != nil || restored != *s {
				return fmt.Errorf("restoring it changes it: %w", err)
			}
			return nil
		}
		if err := rulestest.Seeded(rapid.Uint64().Draw(t, "play")).Game(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// A choice that is tried comes to what it comes to when it is made, and what is refused is refused.
func TestCottonPlay_TryAgreesWithApply(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		pick := rulestest.Seeded(rapid.Uint64().Draw(t, "play"))
		check := func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			for range 3 {
				if len(list) == 0 {
					return nil
				}
				c := list[pick("tried", len(list))]
				compare := tried
				if c.Distant {
					compare = triedUnseen
				}
				if err := compare(g, s, c); err != nil {
					return err
				}
			}
			c := engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Industry(pick("industry", 9)), Space: engine.Space(pick("space", len(g.Spaces)))}
			_, r := preview.Try(g, s, c)
			if want := g.Why(s, c); r != want {
				return fmt.Errorf("%s is tried: %s %s, asked: %s %s", notation.Format(g, s, c), r.Reason, r.Rule, want.Reason, want.Rule)
			}
			return nil
		}
		if err := pick.Game(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// tried compares what is on the table after trying a choice and after making it, unless the round or the turn ended.
func tried(g *engine.Game, s *engine.State, c engine.Choice) error {
	trial, r := preview.Try(g, s, c)
	if r.OK() && trial.Hidden { // so it is tried with the tile that lies on top
		trial, r = preview.TryTurning(g, s, c, s.Distant.Stack[s.Distant.Left-1])
	}
	if !r.OK() {
		return fmt.Errorf("%s is listed, and tried it is refused: %s %s", notation.Format(g, s, c), r.Reason, r.Rule)
	}
	made := *s
	var log engine.Log
	g.Apply(&made, c, &log)
	if len(log) < len(trial.Log) || !slices.Equal(trial.Log, log[:len(trial.Log)]) {
		return fmt.Errorf("%s: tried it comes to\n%+v\nmade to\n%+v", notation.Format(g, s, c), trial.Log, log)
	}
	goesOn := made.Actor == s.Actor && made.Round == s.Round && made.Turn == s.Turn && made.Era == s.Era && made.Decision != engine.GameOver
	switch {
	case trial.Last == goesOn:
		return fmt.Errorf("%s: the last of its turn: %t, then %+v", notation.Format(g, s, c), trial.Last, made)
	case !trial.Last && trial.After != made:
		return fmt.Errorf("%s: tried it leads to\n%+v\nmade to\n%+v", notation.Format(g, s, c), trial.After, made)
	}
	return nil
}

// triedUnseen compares what trying a sale to the distant market comes to with the tiles in this order and in another: in which
// they lie is hidden (C13.1).
func triedUnseen(g *engine.Game, s *engine.State, c engine.Choice) error {
	turned := *s
	slices.Reverse(turned.Distant.Stack[:turned.Distant.Left])
	one, r := preview.Try(g, s, c)
	other, _ := preview.Try(g, &turned, c)
	other.After.Distant = one.After.Distant
	if !r.OK() || one.After != other.After || one.Last != other.Last || !slices.Equal(one.Log, other.Log) {
		return fmt.Errorf("%s: tried it tells what lies face down: %+v, %+v", notation.Format(g, s, c), one.Log, other.Log)
	}
	return nil
}
