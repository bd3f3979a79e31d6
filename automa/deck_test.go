package automa_test

import (
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// The Automa's deck (section 2: M8 to M11; A1).

func TestM8_TwentyTwoCards(t *testing.T) {
	var size [automa.Groups]int
	var numbers []int
	for _, c := range game.Deck.Cards {
		size[c.Group]++
		numbers = append(numbers, c.Number)
	}
	if size != [automa.Groups]int{12, 4, 6} {
		t.Errorf("groups of %v cards, want 12 A, 4 B, 6 C", size)
	}
	for n := 1; n <= 22; n++ {
		if !slices.Contains(numbers, n) || len(numbers) != 22 {
			t.Errorf("the cards are %v, want 1 to 22", numbers)
		}
	}
}

// packets checks the groups of a whole deck: from the top 4A+3B+3C, then one of each, then 7A+2C.
func packets(t *testing.T, p *automa.Position) {
	t.Helper()
	order := deckOf(game, p)
	if len(order) != 22 || p.Cards.Discarded != 0 || !slices.Equal(sorted(order), sorted(deckOf(game, newDeck(t)))) {
		t.Fatalf("the deck is %v with %d discards, want 22 different cards", order, p.Cards.Discarded)
	}
	begin := 0
	for _, packet := range []struct {
		size int
		want [automa.Groups]int
	}{{10, [automa.Groups]int{4, 3, 3}}, {3, [automa.Groups]int{1, 1, 1}}, {9, [automa.Groups]int{7, 0, 2}}} {
		var got [automa.Groups]int
		for _, n := range order[begin : begin+packet.size] {
			got[game.Deck.Cards[indexOf(game, n)].Group]++
		}
		if got != packet.want {
			t.Errorf("cards %d to %d are %v of A, B, C, want %v", begin+1, begin+packet.size, got, packet.want)
		}
		begin += packet.size
	}
}

func newDeck(tb testing.TB) *automa.Position {
	p := begin(tb, decks.Mats("birmingham")[0], 1)
	return &p
}

// M9 and M10, A1: the ten are drawn first, the nine last.
func TestM9_Packets(t *testing.T) {
	first, last := map[int]bool{}, map[int]bool{}
	for seed := range uint64(200) {
		p := begin(t, decks.Mats("birmingham")[0], seed)
		packets(t, &p)
		order := deckOf(game, &p)
		first[order[0]], last[order[21]] = true, true
	}
	if len(first) != 22 {
		t.Errorf("in 200 games only %d different cards were on top", len(first))
	}
	if c := game.Deck.Cards; len(last) <= 12 { // there are 12 A and 6 C, and no B in the third packet
		t.Errorf("in 200 games only %d different cards of %d lay at the bottom: the third packet is not shuffled", len(last), len(c))
	}
}

func TestM10_TenFirst(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[0], 3)
	order := deckOf(game, &p)
	passUntil(&p, func() bool { return p.Cards.Discarded > 0 })
	if got := discardsOf(game, &p)[0]; got != order[0] {
		t.Errorf("the first card used is %d, want %d: the top one of the first packet", got, order[0])
	}
}

func TestM11_BackOfTheNextCardIsPublic(t *testing.T) {
	p := solo(t, game, "", "", 4, 5, 16)
	if top := game.Top(&p); top.Number != 4 {
		t.Fatalf("card %d is on top, want 4", top.Number)
	}
	play(t, game, &p)
	if top := game.Top(&p); top.Number != 5 || top.Back.DevelopTo != 4 {
		t.Errorf("card %d is on top after card 4 was drawn, want 5", top.Number)
	}
	p.Cards.Left = 0
	if game.Top(&p) != nil {
		t.Error("an empty deck shows a back")
	}
}

func TestM84_EnoughCards(t *testing.T) {
	for seed := range uint64(60) {
		p := begin(t, decks.Mats("birmingham")[seed%3], seed)
		for p.Decision != engine.GameOver {
			if !p.AutomasTurn() {
				game.Apply(&p, engine.Choice{Verb: engine.Pass, Card: p.Players[engine.HumanSeat].Hand[0]}, nil)
				continue
			}
			first := p.FirstTurn() && game.Top(&p).Back.FirstTurnDevelop
			drawn := 0
			var steps automa.Steps
			game.Turn(&p, &steps)
			for _, s := range steps {
				if s.Kind == automa.Drew {
					drawn++
				}
			}
			if (drawn == 0) != first {
				t.Fatalf("seed %d: a turn draws %d cards; first turn of type DEVELOP: %v", seed, drawn, first)
			}
		}
	}
}
