package companion_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// keptLike begins a game on a table with hand and money kept, whose cards the program shuffled otherwise than those of another game.
func keptLike(t *testing.T, truth *record.Record, seed uint64) *record.Record {
	t.Helper()
	g, err := automa.AtTable(truth.Game(), engine.Kept{Money: true, Hand: true})
	if err != nil {
		t.Fatal(err)
	}
	h, p := truth.Header(), truth.Position()
	chance := rand.NewPCG(seed, 99)
	var unseen []engine.Card
	unseen = append(unseen, p.Deck[:p.Aside+p.Draw]...)
	unseen = append(unseen, p.Players[engine.HumanSeat].Hand[:]...)
	engine.Shuffle(chance, unseen)
	copy(p.Players[engine.HumanSeat].Hand[:], unseen[copy(p.Deck[:p.Aside+p.Draw], unseen):])
	h.From = p
	r, err := record.New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// nameDrawn names the cards that the true game's player holds, in the order in which they are asked for.
func nameDrawn(t *testing.T, truth, table *record.Record) (named int) {
	t.Helper()
	for {
		place, wanted := companion.HandWanted(table)
		if !wanted {
			return named
		}
		f := correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: truth.Position().Players[engine.HumanSeat].Hand[place-1]}
		if why := table.PutRight(f); !why.OK() {
			t.Fatalf("%+v is refused: %v", f, why.Reason)
		}
		named++
	}
}

// With the hand and money kept, what may be chosen at the table is what may be chosen in the true game, card by card, to the end.
func TestAKeptHandIsGuardedAsInTheTrueGame(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		for seed := range uint64(6) {
			mat := decks.Mats(id)[0]
			truth, err := record.New(decks.Game(id), record.Header{Seed: seed,
				Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
			if err != nil {
				t.Fatal(err)
			}
			table := keptLike(t, truth, seed)
			for place := range engine.HandSize { // the first hand; a game from a position has no set-up that deals it
				card := truth.Position().Players[engine.HumanSeat].Hand[place]
				if why := table.PutRight(correct.Correction{Thing: correct.HandThing, Place: uint8(place + 1), Card: card}); !why.OK() {
					t.Fatal(why.Reason)
				}
			}
			named := engine.HandSize
			for chance := policy.Chance(seed); truth.Position().Decision != engine.GameOver; {
				want, got := truth.Game().Choices(&truth.Position().State, nil), table.Game().Choices(&table.Position().State, nil)
				if len(want) != len(got) {
					t.Fatalf("%s, seed %d: %d choices, in the true game %d", id, seed, len(got), len(want))
				}
				for i := range want {
					if want[i] != got[i] {
						t.Fatalf("%s, seed %d: choice %d is %+v, in the true game %+v", id, seed, i, got[i], want[i])
					}
				}
				if truth.Position().AutomasTurn() {
					truth.AutomaTurn()
					table.AutomaTurn()
				} else {
					c := want[policy.Random.Pick(truth.Game(), truth.Position(), want, chance)]
					truth.Choose(c)
					table.Choose(c)
				}
				named += nameDrawn(t, truth, table)
			}
			if a, b := truth.Position(), table.Position(); a.Players != b.Players || a.Tiles != b.Tiles {
				t.Errorf("%s, seed %d: the games end otherwise", id, seed)
			}
			if named < 30 {
				t.Errorf("%s, seed %d: only %d cards are named", id, seed, named)
			}
			loaded(t, table, id)
		}
	}
}

// The hand dealt at the set-up is asked for, card by card; undo takes a card that was just named back alone, and where hands are not
// kept nobody asks.
func TestTheCardsOfAKeptHandAreAskedFor(t *testing.T) {
	for _, kept := range []engine.Kept{{}, {Money: true}} {
		if place, wanted := companion.HandWanted(begin(t, "birmingham", kept, 1)); place != 0 || wanted {
			t.Errorf("%+v: the card at %d is asked for", kept, place)
		}
	}
	if place, wanted := companion.HandWanted(keptOnScreen(t)); place != 0 || wanted {
		t.Errorf("the card at %d is asked for in a game that lies on no table", place)
	}
	r := begin(t, "birmingham", engine.Kept{Hand: true}, 1)
	for want := 1; want <= engine.HandSize; want++ {
		place, wanted := companion.HandWanted(r)
		if place != want || !wanted {
			t.Fatalf("the card at %d is asked for (%v), not at %d", place, wanted, want)
		}
		card := r.Position().Players[engine.HumanSeat].Hand[place-1]
		r.PutRight(correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: card})
	}
	if _, wanted := companion.HandWanted(r); wanted {
		t.Error("a ninth card is asked for")
	}
	r.Undo()
	if place, wanted := companion.HandWanted(r); place != engine.HandSize || !wanted {
		t.Errorf("after undo the card at %d is asked for (%v)", place, wanted)
	}
	r.Redo()
	hand := r.Position().Players[engine.HumanSeat].Hand
	r.PutRight(correct.Correction{Thing: correct.HandThing, Place: 2, Card: hand[1]}) // put right later, it is no card that was drawn
	r.Choose(engine.Choice{Verb: engine.Pass, Card: hand[0]})
	if place, wanted := companion.HandWanted(r); place != engine.HandSize || !wanted {
		t.Errorf("after a turn the card at %d is asked for (%v)", place, wanted)
	}
}

// Whoever plays a card before it was named is asked for what is left in his hand, and for no card twice.
func TestCardsPlayedBeforeTheyAreNamedAreNotAskedFor(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{Hand: true}, 1)
	asked := func(want int) {
		t.Helper()
		if place, wanted := companion.HandWanted(r); place != want || wanted != (want <= engine.HandSize) {
			t.Fatalf("the card at %d is asked for (%v), not at %d", place, wanted, want)
		}
	}
	asked(1)
	for range 2 { // the one card of the first round, and one of the two of the second
		for r.Position().AutomasTurn() {
			r.AutomaTurn()
		}
		r.Choose(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[engine.HumanSeat].Hand[0]})
		asked(1)
	}
	hand := r.Position().Players[engine.HumanSeat]
	for place := 1; place <= hand.HandLen(); place++ {
		asked(place)
		r.PutRight(correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: hand.Hand[place-1]})
	}
	if place, wanted := companion.HandWanted(r); wanted {
		t.Errorf("the card at %d is asked for, where all are named", place)
	}
}

// A card of the Automa's printed deck is none of the hand, though its place may be the same.
func TestACardOfThePrintedDeckIsNoneOfTheHand(t *testing.T) {
	r := beginWithCards(t, engine.Kept{Hand: true})
	for !r.Position().AutomasTurn() {
		r.Choose(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[engine.HumanSeat].Hand[0]})
	}
	before, _ := companion.HandWanted(r)
	if why := r.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(before), Amount: 3}); !why.OK() {
		t.Fatal(why.Reason)
	}
	if after, wanted := companion.HandWanted(r); after != before || !wanted {
		t.Errorf("the card at %d of the hand was asked for, now that at %d (%v)", before, after, wanted)
	}
}

// keptOnScreen begins a game as it is played on a screen.
func keptOnScreen(t *testing.T) *record.Record {
	t.Helper()
	r, err := record.New(decks.Game("birmingham"), record.Header{Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The card that an action discards is one that nobody knows, wherever it is in the hand; where all are known it is not known which.
func TestTheCardThatAnActionDiscards(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{}, 1)
	g, s := r.Game(), r.Position().State
	unknown := s.Players[engine.HumanSeat].Hand[0]
	wild := engine.Card(slices.IndexFunc(g.Cards, func(c engine.CardFacts) bool { return c.Kind == engine.WildLocation }))
	pass := func(card engine.Card) engine.Choice { return engine.Choice{Verb: engine.Pass, Card: card} }
	for _, c := range []struct {
		name     string
		hand     []engine.Card
		decision engine.Decision
		choice   engine.Choice
		want     engine.Choice
		known    bool
	}{
		{"the first", []engine.Card{unknown, unknown}, engine.ChooseAction, pass(0), pass(unknown), true},
		{"behind one that is known", []engine.Card{wild, unknown}, engine.ChooseAction, pass(0), pass(unknown), true},
		{"one that is named", []engine.Card{unknown}, engine.ChooseAction, pass(wild), pass(wild), true},
		{"one of those that are known", []engine.Card{wild}, engine.ChooseAction, pass(0), pass(wild), false},
		{"no card in hand", nil, engine.ChooseAction, pass(0), pass(0), false},
		{"nothing that discards", []engine.Card{wild}, engine.ChooseAction, engine.Choice{Verb: engine.Done}, engine.Choice{Verb: engine.Done}, true},
		{"in the middle of an action", []engine.Card{wild}, engine.ChooseIron, pass(0), pass(0), true},
	} {
		s.Players[engine.HumanSeat].Hand = [engine.HandSize]engine.Card{}
		copy(s.Players[engine.HumanSeat].Hand[:], c.hand)
		s.Actor, s.Decision = engine.HumanSeat, c.decision
		if got, known := companion.WithCard(g, &s, c.choice); got != c.want || known != c.known {
			t.Errorf("%s: it is %+v (%v), not %+v", c.name, got, known, c.want)
		}
	}
}
