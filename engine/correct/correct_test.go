package correct_test

import (
	"strconv"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
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
			return s.Tiles[notation.SpaceNamed(g, "cannock.2")] == engine.PlacedTile{Tile: notation.TileNamed(g, "coal 2"), Owner: engine.AutomaSeat, Cubes: 3}
		}},
		{"put tile cannock.2 automa coal 2", func(s *engine.State) bool { return s.Tiles[notation.SpaceNamed(g, "cannock.2")].Flipped }},
		{"put tile dudley.1 none", func(s *engine.State) bool {
			return s.Tiles[notation.SpaceNamed(g, "dudley.1")].Tile == 0 && s.Players[0].Mat[notation.TileNamed(g, "coal 1")] == mat[notation.TileNamed(g, "coal 1")]+1
		}},
		{"put tile walsall.1 you manufacturer 1 flipped", func(s *engine.State) bool { return s.Tiles[notation.SpaceNamed(g, "walsall.1")].Flipped }},
		{"put link birmingham_dudley none", func(s *engine.State) bool { return s.Built() == 0 && s.Players[0].Links == 0 }},
		{"put link birmingham_oxford automa", func(s *engine.State) bool {
			return s.Players[1].Links.Has(notation.LineNamed(g, "birmingham_oxford")) && s.Connected(1<<notation.LocationNamed(g, "oxford")).Has(notation.LocationNamed(g, "birmingham"))
		}},
		{"put market iron 3", func(s *engine.State) bool { return s.Market[engine.Iron] == 3 }},
		{"put vp automa 45", func(s *engine.State) bool { return s.Players[1].VP == 45 }},
		{"put income you 12", func(s *engine.State) bool { return s.Players[0].Income == 12 }},
		{"put money you 17", func(s *engine.State) bool { return s.Players[0].Money == 17 }},
		{"put mat automa coal 3 0", func(s *engine.State) bool { return s.Players[1].Mat[notation.TileNamed(g, "coal 3")] == 0 }},
	} {
		f, err := correct.Parse(g, &s, c.line)
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		if again := correct.Format(g, &s, f); again != c.line {
			t.Errorf("%s is written %s", c.line, again)
		}
		if why := correct.Apply(g, &s, f); !why.OK() || !c.done(&s) {
			t.Errorf("%s: refused with %v, or not so on the table", c.line, why.Reason)
		}
	}
}

// What there is not cannot lie on the table, and the table stays as it is.
func TestPutRightRefusesWhatThereIsNot(t *testing.T) {
	g, s := tableOf(t, "you: coal1@dudley.1")
	before := s
	for line, reason := range map[string]engine.Reason{
		"put tile cannock.2 automa coal 1 2": engine.NoTileLeft, // no such tile is on its mat
		"put tile cannock.2 you coal 2 9":    engine.TooMany,
		"put market coal 20":                 engine.TooMany,
		"put vp you 1200":                    engine.TooMany,
		"put vp you 32767":                   engine.TooMany,
		"put income you 100":                 engine.TooMany,
		"put mat you coal 1 9":               engine.TooMany,
		"put mat you coal 1 257":             engine.TooMany,
		"put barrel gloucester.1 2":          engine.TooMany,
		"put income automa 3":                engine.AutomaHasNone,
		"put money automa 3":                 engine.AutomaHasNone,
		"put barrel nottingham.1 1":          engine.MerchantNotUsed,
		"put merchant nottingham.1 cotton-a": engine.MerchantNotUsed,
		"put merchant gloucester.1 pottery":  engine.MerchantNotUsed,
		"put hand 9 leek":                    engine.NotSoManyHeld,
		"put hand 1 wild-location":           engine.NotUnseen,
	} {
		f, err := correct.Parse(g, &s, line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
		if why := correct.Apply(g, &s, f); why.Reason != reason || s != before {
			t.Errorf("%s is refused with %v, want %v, or changed the table", line, why.Reason, reason)
		}
	}
	for line, want := range map[string]string{
		"put": "write what lies", "put distant 1": "cannot be put right", "put tile cannock.2 them coal 1": "neither you nor automa", "put moon you 3": "cannot be put right",
		"put vp you many": "no number", "put vp you 32768": "no number", "put vp you -1": "no number", "put card 257 1": "no place",
		"put card 0 1": "no place", "put hand 1 mars": "no card", "put hand 300 leek": "no place", "put distant": "write what lies", "put market beer 3": "no market", "put link oxford_leek you": "no line",
		"put tile mars.1 none": "no space", "put tile cannock.2 you coal nine": "no tile", "put vp you 3 4": "too much",
		"put merchant oxford.1 gold": "no merchant tile", "put barrel leek.1 1": "no merchant space", "put mat you coal 1": "the end is missing", "put vp you": "the end is missing",
	} {
		if _, err := correct.Parse(g, &s, line); err == nil || !strings.Contains(err.Error(), want) {
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
		choices, err := notation.Parse(g, c.wish)
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

// What is private at a table cannot be put right there.
func TestWhatIsNotKeptIsNotPutRight(t *testing.T) {
	for _, c := range []struct {
		kept engine.Kept
		line string
		want engine.Reason
	}{
		{engine.Kept{}, "put money you 5", engine.MoneyNotKept},
		{engine.Kept{Hand: true}, "put money you 5", engine.MoneyNotKept},
		{engine.Kept{Money: true}, "put money you 5", engine.Allowed},
		{engine.Kept{Money: true}, "put hand 1 unknown", engine.HandNotKept},
		{engine.Kept{Hand: true}, "put hand 1 dudley", engine.Allowed},
	} {
		g, s := begun(t, "birmingham", c.kept)
		f, err := correct.Parse(g, &s, c.line)
		if err != nil {
			t.Fatal(err)
		}
		if why := correct.Apply(g, &s, f); why.Reason != c.want {
			t.Errorf("%+v, %s: %v, want %v", c.kept, c.line, why.Reason, c.want)
		}
	}
}

// begun begins a game on a table.
func begun(t *testing.T, id string, kept engine.Kept) (*engine.Game, engine.State) {
	t.Helper()
	f := engine.AtTable(decks.Game(id).Figures, kept)
	g, err := engine.New(&f)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[0].Count}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// A card that was drawn takes the place of the one that the program drew, as long as there is one that nobody has seen; no card is lost.
func TestTheCardsDrawnAreThoseThatAreNamed(t *testing.T) {
	g, s := begun(t, "birmingham", engine.Kept{Hand: true})
	count := func() (n [64]int) {
		for _, c := range s.Deck {
			n[c]++
		}
		for _, c := range s.Players[engine.HumanSeat].Hand {
			n[c]++
		}
		return n
	}
	before := count()
	dudley := notation.CardNamed(g, "dudley")
	facts := g.Cards[dudley].Counts[0]
	for place := range facts + 1 {
		why := correct.Apply(g, &s, correct.Correction{Thing: correct.HandThing, Place: place + 1, Card: dudley})
		if there := s.Players[engine.HumanSeat].Hand[place] == dudley; there != (place < facts) || why.OK() != there {
			t.Errorf("of %d Dudley cards, number %d is in the hand: %v, refused with %v", facts, place+1, there, why.Reason)
		}
	}
	if count() != before {
		t.Error("a card is lost, or there is one more")
	}
	if why := correct.Apply(g, &s, correct.Correction{Thing: correct.HandThing, Place: 8, Card: notation.CardNamed(g, "wild-location")}); why.Reason != engine.NotUnseen {
		t.Errorf("a wild card is drawn: %v", why.Reason)
	}
}

// The marker of the distant market goes where it is put. Where its tiles are used up it buys nothing, wherever the marker stands.
func TestTheDistantMarkerIsPutRight(t *testing.T) {
	g, s := begun(t, "lancashire", engine.Kept{})
	last := len(g.Distant.Bonuses) + 1
	for space := 1; space <= last; space++ {
		f, err := correct.Parse(g, &s, "put distant "+strconv.Itoa(space))
		if err != nil || correct.Format(g, &s, f) != "put distant "+strconv.Itoa(space) {
			t.Fatal(err, correct.Format(g, &s, f))
		}
		if why := correct.Apply(g, &s, f); !why.OK() || int(s.Distant.Marker) != space-1 || g.Distant.IsOpen(&s.Distant) != (space < last) {
			t.Errorf("space %d: %v, the marker on %d, open %v", space, why.Reason, s.Distant.Marker+1, g.Distant.IsOpen(&s.Distant))
		}
	}
	before := s
	for _, amount := range []int16{0, int16(last) + 1} {
		if correct.Apply(g, &s, correct.Correction{Thing: correct.DistantThing, Amount: amount}).OK() || s != before {
			t.Errorf("the marker is put on space %d", amount)
		}
	}
	s.Distant.Left = 0
	if correct.Apply(g, &s, correct.Correction{Thing: correct.DistantThing, Amount: 1}); g.Distant.IsOpen(&s.Distant) {
		t.Error("the market buys without a tile to turn up")
	}
}
