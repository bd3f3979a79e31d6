package engine_test

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa/audit"
	"sohofoundry/decks"
	"sohofoundry/engine"
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
		if seats > 2 || !g.Edition.Warfrog { // C1.1
			kinds = append(kinds, engine.Options{Seats: seats})
		}
		if !g.Edition.Warfrog { // C14.2
			kinds = append(kinds, engine.Options{Seats: seats, Introductory: true})
		}
		if seats == 2 {
			kinds = append(kinds, engine.Options{Seats: 2, Solo: true, AutomaMat: g.FullSet()})
		}
	}
	return kinds
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
		if err := seeded(rapid.Uint64().Draw(t, "play")).gameOf(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// What must always hold, after every event.
func TestCottonPlay_EventsTellAllAndInvariantsHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		check := audit.NewTable(g, o).After
		if err := seeded(rapid.Uint64().Draw(t, "play")).gameOf(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
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
		if err := seeded(rapid.Uint64().Draw(t, "play")).gameOf(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
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
			text, err := g.MarshalPosition(s)
			if err != nil {
				return fmt.Errorf("it is not written: %w", err)
			}
			read, err := g.UnmarshalPosition(text)
			if err != nil {
				return fmt.Errorf("it is not read: %w\n%s", err, text)
			}
			again, _ := g.MarshalPosition(&read)
			if read != *s || !bytes.Equal(again, text) {
				return fmt.Errorf("it is not the same after writing and reading\n%s\n%s", text, again)
			}
			restored := *s
			if err := g.Restore(&restored); err != nil || restored != *s {
				return fmt.Errorf("restoring it changes it: %w", err)
			}
			return nil
		}
		if err := seeded(rapid.Uint64().Draw(t, "play")).gameOf(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// A choice that is tried comes to what it comes to when it is made, and what is refused is refused.
func TestCottonPlay_TryAgreesWithApply(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, o := anyCottonGame(t)
		pick := seeded(rapid.Uint64().Draw(t, "play"))
		check := func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			for range 3 {
				if len(list) == 0 {
					return nil
				}
				if err := tried(g, s, list[pick("tried", len(list))]); err != nil {
					return err
				}
			}
			c := engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Industry(pick("industry", 9)), Space: engine.Space(pick("space", len(g.Spaces)))}
			_, r := g.Try(s, c)
			if want := g.Why(s, c); r != want {
				return fmt.Errorf("%s is tried: %s %s, asked: %s %s", g.Format(s, c), r.Reason, r.Rule, want.Reason, want.Rule)
			}
			return nil
		}
		if err := pick.gameOf(g, o, rapid.Uint64().Draw(t, "seed"), check); err != nil {
			t.Fatal(err)
		}
	})
}

// tried compares what is on the table after trying a choice and after making it, unless the round or the turn ended.
func tried(g *engine.Game, s *engine.State, c engine.Choice) error {
	trial, r := g.Try(s, c)
	if r.OK() && trial.Hidden { // so it is tried with the tile that lies on top
		trial, r = g.TryTurning(s, c, s.Distant.Stack[s.Distant.Left-1])
	}
	if !r.OK() {
		return fmt.Errorf("%s is listed, and tried it is refused: %s %s", g.Format(s, c), r.Reason, r.Rule)
	}
	made := *s
	var log engine.Log
	g.Apply(&made, c, &log)
	if len(log) < len(trial.Log) || !slices.Equal(trial.Log, log[:len(trial.Log)]) {
		return fmt.Errorf("%s: tried it comes to\n%+v\nmade to\n%+v", g.Format(s, c), trial.Log, log)
	}
	goesOn := made.Actor == s.Actor && made.Round == s.Round && made.Turn == s.Turn && made.Era == s.Era && made.Decision != engine.GameOver
	switch {
	case trial.Last == goesOn:
		return fmt.Errorf("%s: the last of its turn: %t, then %+v", g.Format(s, c), trial.Last, made)
	case !trial.Last && trial.After != made:
		return fmt.Errorf("%s: tried it leads to\n%+v\nmade to\n%+v", g.Format(s, c), trial.After, made)
	}
	return nil
}
