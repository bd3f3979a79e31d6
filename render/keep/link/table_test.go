package link

import (
	"bytes"
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

// onTable is a game on a real table as far as some entries, with a printed deck and whatever the program keeps there. Often something is
// put right, or played whatever the rules say.
func onTable(tb testing.TB, id string, kept engine.Kept, seed uint64, entries int) *record.Record {
	tb.Helper()
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		tb.Fatal(err)
	}
	r, err := record.New(g, record.Header{Seed: seed, Difficulty: "hard", OwnDeck: seed%2 == 0,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[0].Count}})
	if err != nil {
		tb.Fatal(err)
	}
	chance := policy.Chance(seed)
	for r.Position().Decision != engine.GameOver && len(r.Entries()) < entries {
		before := r.Position()
		choices := g.Choices(&before.State, nil)
		hand, unnamed := companion.HandWanted(r)
		deck, wanted := companion.CardWanted(r)
		switch {
		case unnamed:
			r.PutRight(correct.Correction{Thing: correct.HandThing, Place: uint8(hand), Card: engine.Card(1 + chance.Uint64()%uint64(len(g.Cards)-1))})
		case wanted:
			r.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(deck), Amount: int16(g.Deck.Cards[chance.Uint64()%uint64(len(g.Deck.Cards))].Number)})
		case chance.Uint64()%9 == 0:
			r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: int16(chance.Uint64() % 90)})
		case before.AutomasTurn():
			r.AutomaTurn()
		case chance.Uint64()%9 == 0 && before.Decision == engine.ChooseAction:
			wish, _ := companion.WithCard(g, &before.State, engine.Choice{Verb: engine.Build,
				Industry: engine.CoalMine, Space: engine.Space(1 + chance.Uint64()%uint64(len(g.Spaces)-1))})
			r.Overrule(wish)
		default:
			r.Choose(choices[policy.Random.Pick(g, before, choices, chance)])
		}
	}
	return r
}

// TestAGameOnARealTableComesOutOfItsLink: with each card that was named, each thing that was put right and each choice against the rules.
func TestAGameOnARealTableComesOutOfItsLink(t *testing.T) {
	overruled, fixed := 0, 0
	var sizes []int
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		for seed := range uint64(8 * *measured) {
			r := onTable(t, id, engine.Kept{Money: seed%4 > 1, Hand: seed%8 > 3}, seed, 1000)
			for _, entries := range []int{0, len(r.Entries()) / 3, len(r.Entries())} {
				part := r.Branch(entries)
				if want, got := part.Marshal(), there(t, part).Marshal(); !bytes.Equal(got, want) {
					t.Fatalf("%s, seed %d, after %d entries it reads\n%s\nand not\n%s", id, seed, entries, got, want)
				}
			}
			for _, e := range r.Entries() {
				if e.Anyway {
					overruled++
				}
				if e.Correction.Thing == correct.VPThing {
					fixed++
				}
			}
			l, err := OfGame(r)
			if err != nil {
				t.Fatal(err)
			}
			sizes = append(sizes, len(l.Fragment()))
		}
	}
	slices.Sort(sizes)
	t.Logf("of %d games on a table with %d overrules and %d corrections the links have %d characters at the median, at most %d", len(sizes),
		overruled, fixed, sizes[len(sizes)/2], sizes[len(sizes)-1])
	if overruled < 100 || fixed < 100 {
		t.Errorf("%d overrules and %d corrections: too few to tell", overruled, fixed)
	}
}

// TestAGameOnARealTableIsNoChallenge: nobody else draws its cards.
func TestAGameOnARealTableIsNoChallenge(t *testing.T) {
	r := onTable(t, "birmingham", engine.Kept{}, 1, 20)
	if _, err := OfChallenge(r.Game(), r.Header(), record.Score{}); problemOf(err) != "link-table" {
		t.Errorf("of a challenge it is said: %v", err)
	}
	l, err := OfGame(r)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := ReadChallenge(Link{Challenge, l.Code}); problemOf(err) != "link-damaged" {
		t.Errorf("read as a challenge it is said: %v", err)
	}
}

// TestAGameOfManyCorrectionsHasNoLink: it is said that the file is to be passed on.
func TestAGameOfManyCorrectionsHasNoLink(t *testing.T) {
	r := onTable(t, "birmingham", engine.Kept{}, 1, 20)
	for n := range 400 {
		r.PutRight(correct.Correction{Thing: correct.VPThing, Amount: int16(n % 100)})
	}
	if _, err := OfGame(r); problemOf(err) != "link-long" {
		t.Errorf("it is said: %v", err)
	}
}

// TestAGameOfPeopleOnARealTableComesOutOfItsLink: with the names of those who sit there, and what was put right for each seat.
func TestAGameOfPeopleOnARealTableComesOutOfItsLink(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire-classic", "brass"} {
		for seed := range uint64(4) {
			g, err := automa.AtTable(decks.Game(id), engine.Kept{Money: seed%2 == 1})
			if err != nil {
				t.Fatal(err)
			}
			h := record.Header{Seed: seed, Options: engine.Options{Seats: 3 + int(seed/2)}}
			if seed > 0 {
				h.Players = [engine.MaxSeats]record.Player{{Name: "Ada"}, {}, {Name: "Zoë"}}
			}
			r, err := record.New(g, h)
			if err != nil {
				t.Fatal(err)
			}
			for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
				p := r.Position()
				choices := g.Choices(&p.State, nil)
				switch chance.Uint64() % 9 {
				case 0:
					r.PutRight(correct.Correction{Thing: correct.IncomeThing, Seat: engine.Seat(chance.Uint64() % 3), Amount: int16(chance.Uint64() % 90)})
				case 1:
					r.Overrule(engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: engine.Space(1 + chance.Uint64()%9), Card: choices[0].Card})
				default:
					r.Choose(choices[policy.Random.Pick(g, p, choices, chance)])
				}
			}
			for _, entries := range []int{0, len(r.Entries()) / 3, len(r.Entries())} {
				part := r.Branch(entries)
				if want, got := part.Marshal(), there(t, part).Marshal(); !bytes.Equal(got, want) {
					t.Fatalf("%s, seed %d, after %d entries it reads\n%s\nand not\n%s", id, seed, entries, got, want)
				}
			}
		}
	}
}
