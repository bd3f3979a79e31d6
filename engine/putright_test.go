package engine_test

import (
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
)

// tableOf sets a position up from a sketch.
func tableOf(t *testing.T, text string) (*engine.Game, engine.State) {
	t.Helper()
	g, mat := decks.Game("birmingham").Game, decks.Mats("birmingham")[0]
	s, err := sketch.Position(g, mat.Count, text)
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

func TestPutRight(t *testing.T) {
	g, s := tableOf(t, "you: coal1@dudley.1, birmingham_dudley")
	mat := s.Players[engine.HumanSeat].Mat
	for _, c := range []struct {
		line string
		done func(s *engine.State) bool
	}{
		{"put tile cannock.2 automa coal 2 3", func(s *engine.State) bool {
			return s.Tiles[g.SpaceNamed("cannock.2")] == engine.PlacedTile{Tile: g.TileNamed("coal 2"), Owner: engine.AutomaSeat, Cubes: 3}
		}},
		{"put tile cannock.2 automa coal 2", func(s *engine.State) bool { return s.Tiles[g.SpaceNamed("cannock.2")].Flipped }},
		{"put tile dudley.1 none", func(s *engine.State) bool {
			return s.Tiles[g.SpaceNamed("dudley.1")].Tile == 0 && s.Players[0].Mat[g.TileNamed("coal 1")] == mat[g.TileNamed("coal 1")]+1
		}},
		{"put tile walsall.1 you manufacturer 1 flipped", func(s *engine.State) bool { return s.Tiles[g.SpaceNamed("walsall.1")].Flipped }},
		{"put link birmingham_dudley none", func(s *engine.State) bool { return s.Built() == 0 && s.Players[0].Links == 0 }},
		{"put link birmingham_oxford automa", func(s *engine.State) bool {
			return s.Players[1].Links.Has(g.LineNamed("birmingham_oxford")) && s.Connected(1<<g.LocationNamed("oxford")).Has(g.LocationNamed("birmingham"))
		}},
		{"put market iron 3", func(s *engine.State) bool { return s.Market[engine.Iron] == 3 }},
		{"put vp automa 45", func(s *engine.State) bool { return s.Players[1].VP == 45 }},
		{"put income you 12", func(s *engine.State) bool { return s.Players[0].Income == 12 }},
		{"put money you 17", func(s *engine.State) bool { return s.Players[0].Money == 17 }},
		{"put mat automa coal 3 0", func(s *engine.State) bool { return s.Players[1].Mat[g.TileNamed("coal 3")] == 0 }},
	} {
		f, err := g.ParseFix(c.line)
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		if again := g.FormatFix(f); again != c.line {
			t.Errorf("%s is written %s", c.line, again)
		}
		if why := g.PutRight(&s, f); !why.OK() || !c.done(&s) {
			t.Errorf("%s: refused with %v, or not so on the table", c.line, why.Reason)
		}
	}
}

// What there is not cannot lie on the table, and the table stays as it is.
func TestPutRightRefusesWhatThereIsNot(t *testing.T) {
	g, s := tableOf(t, "you: coal1@dudley.1")
	before := s
	for _, line := range []string{
		"put tile cannock.2 automa coal 1 2", // no such tile is on its mat
		"put tile cannock.2 you coal 2 9",
		"put market coal 20", "put vp you 1200", "put income you 100", "put income automa 3", "put money automa 3", "put mat you coal 1 9",
	} {
		f, err := g.ParseFix(line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
		if g.PutRight(&s, f).OK() || s != before {
			t.Errorf("%s is not refused, or changed the table", line)
		}
	}
	for line, want := range map[string]string{
		"put": "for example", "put tile cannock.2 them coal 1": "neither you nor automa", "put moon you 3": "cannot be put right",
		"put vp you many": "no number", "put market beer 3": "no market", "put link oxford_leek you": "no line",
		"put tile mars.1 none": "no space", "put tile cannock.2 you coal nine": "no tile", "put vp you 3 4": "too much",
		"put merchant oxford.1 gold": "no merchant tile", "put barrel leek.1 1": "no merchant space", "put mat you coal 1": "the end is missing",
	} {
		if _, err := g.ParseFix(line); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}

// Guards are overruled, but nobody plays what there is not.
func TestOverrule(t *testing.T) {
	for _, c := range []struct {
		position, wish string
		refused        engine.Reason // when it is overruled; Allowed for none
		events         string
	}{
		{"you: birmingham_dudley, card:coal", "build coal@cannock.2 card:coal", engine.Allowed, "tile-placed"},
		{"you: birmingham_dudley, money 0, card:coal", "network birmingham_coventry card:coal", engine.Allowed, "link-placed"},
		{"you: birmingham_dudley, card:coal", "network birmingham_dudley card:coal", engine.LineTaken, ""},
		{"you: cotton1@worcester.1, card:coal", "sell cotton@worcester.1 to:oxford.1 card:coal", engine.Allowed, "tile-flipped"},
		{"you: coal1@dudley.1, card:coal", "sell coal@dudley.1 to:oxford.1 card:coal", engine.NotForSale, ""},
		{"you: coal1@dudley.1, card:coal", "build coal@cannock.2 card:iron", engine.CardNotHeld, ""},
		{"you: card:coal", "coal:dudley.1", engine.NotAsked, ""},
	} {
		g, s := tableOf(t, c.position)
		choices, err := g.Parse(c.wish)
		if err != nil {
			t.Fatal(err)
		}
		if g.Why(&s, choices[0]).OK() {
			t.Errorf("%s; %s: it is legal", c.position, c.wish)
		}
		before := s
		var log engine.Log
		why := g.Overrule(&s, choices[0], &log)
		if why.Reason != c.refused || !why.OK() && s != before {
			t.Errorf("%s; %s: refused with %v, want %v; a refusal changes nothing", c.position, c.wish, why.Reason, c.refused)
		}
		told := ""
		for _, e := range log {
			told += " " + e.Kind.String()
		}
		if !strings.Contains(told, c.events) {
			t.Errorf("%s; %s: there is no %s, but%s", c.position, c.wish, c.events, told)
		}
	}
}
