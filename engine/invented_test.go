package engine_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

// sixTowns are the figures of a game that nobody sells: six towns in a ring around a market, with the tiles of Birmingham and as many
// cards.
func sixTowns(family engine.Family) engine.Figures {
	f := decks.Figures("birmingham")
	f.ID, f.Name, f.Family = "six-towns", "Six Towns", family
	market := f.Locations[f.Merchants[1].Location]
	market.MinPlayers = 2
	const towns, middle = 6, engine.Location(7)
	var cards []engine.CardFacts
	var named [3]uint8 // cards that name a location
	for _, c := range f.Cards {
		if c.Kind != engine.LocationCard {
			cards = append(cards, c)
			continue
		}
		for i, n := range c.Counts {
			named[i] += n
		}
	}
	f.Cards, f.Locations, f.Spaces, f.Lines = cards, f.Locations[:1:1], f.Spaces[:1:1], f.Lines[:1:1]
	for n := range engine.Location(towns) {
		name := string('a' + rune(n))
		f.Locations = append(f.Locations, engine.LocationFacts{ID: name, Name: name, Kind: engine.Town})
		for i, facts := range f.Industries {
			if i%2 == int(n)%2 {
				f.Spaces = append(f.Spaces, engine.SpaceFacts{Location: n + 1, Col: i / 2, Industries: engine.IndustrySet(0).With(facts.Industry)})
			}
		}
		f.Lines = append(f.Lines, engine.LineFacts{ID: "ring-" + name, Ends: []engine.Location{n + 1, (n+1)%towns + 1}, Canal: true, Rail: true},
			engine.LineFacts{ID: "spoke-" + name, Ends: []engine.Location{n + 1, middle}, Canal: n%2 == 0, Rail: true})
		card := engine.CardFacts{ID: name, Kind: engine.LocationCard, Location: n + 1}
		for i := range named {
			card.Counts[i] = named[i] / (towns - uint8(n))
			named[i] -= card.Counts[i]
		}
		f.Cards = append(f.Cards, card)
	}
	f.Locations = append(f.Locations, market)
	for i := range f.Merchants[1:] {
		f.Merchants[i+1] = engine.MerchantFacts{Location: middle, MinPlayers: 2}
	}
	return f
}

// A game of the family is its figures and a ruleset: one with a map and a final scoring of its own is played to its end by an engine that
// knows nothing else of it.
func TestAGameIsItsFiguresAndItsRuleset(t *testing.T) {
	final := func(_ *engine.Game, p engine.Player) (int16, engine.For) { return p.Money / 2, engine.ForMoney }
	figures := sixTowns(engine.AddRuleset(t.Cleanup, final))
	g, err := engine.New(&figures)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		s, err := g.Start(engine.Options{Seats: 2}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		var log engine.Log
		did := map[engine.Verb]bool{}
		random := rand.New(rand.NewPCG(seed, 1))
		for s.Decision != engine.GameOver {
			choices := g.Choices(&s, nil)
			c := choices[random.IntN(len(choices))]
			did[c.Verb], log = true, log[:0]
			if why := g.Apply(&s, c, &log); !why.OK() {
				t.Fatalf("seed %d: %v is refused: %v", seed, c, why)
			}
		}
		scored := map[engine.Seat]int16{}
		for _, e := range log {
			if e.Kind == engine.Scored && e.Reason == engine.ForMoney {
				scored[e.Seat] = e.Amount
			}
		}
		for seat := range engine.Seat(2) {
			if want := s.Players[seat].Money / 2; scored[seat] != want {
				t.Errorf("seed %d: seat %d scores %d VP for money, want %d", seed, seat, scored[seat], want)
			}
		}
		if !did[engine.Build] || !did[engine.Network] {
			t.Errorf("seed %d: only %v was done", seed, did)
		}
	}
}
