package hidden_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// few is Birmingham with a deck of 14 cards, of which the third packet (M9) has but one. Cards of a pair have the same back.
func few() *automa.Game {
	whole := decks.Game("birmingham")
	var groups [automa.Groups]int
	deck := *whole.Deck
	deck.Cards = nil
	for i := range whole.Deck.Cards {
		card := whole.Deck.Cards[i]
		if most := [...]int{5, 4, 5}[card.Group]; groups[card.Group] < most {
			groups[card.Group]++
			card.Back = whole.Deck.Cards[i/2].Back
			deck.Cards = append(deck.Cards, card)
		}
	}
	return automa.New(whole.Game, &deck)
}

// drawn is a position in which so many cards of the deck lie open.
func drawn(t *testing.T, g *automa.Game, seed uint64, open int, round uint8) automa.Position {
	t.Helper()
	p, err := g.Start(engine.Options{Seats: 2, Solo: true}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	p.Round = round
	c := &p.Cards
	for range open {
		c.Left--
		c.Discards[c.Discarded] = c.Deck[c.Left]
		c.Deck[c.Left] = 0
		c.Discarded++
	}
	return p
}

// orders lists every order of the cards left in the deck that has the back on top and that fits the packets, unless the deck was
// made anew (A24).
func orders(g *automa.Game, p *automa.Position, anew bool) (list [][automa.MaxDeck]uint8) {
	left := int(p.Cards.Left)
	var permute func(order [automa.MaxDeck]uint8, n int)
	permute = func(order [automa.MaxDeck]uint8, n int) {
		if n < left {
			for i := n; i < left; i++ {
				order[n], order[i] = order[i], order[n]
				permute(order, n+1)
				order[n], order[i] = order[i], order[n]
			}
			return
		}
		if g.Deck.Cards[order[left-1]].Back == g.Top(p).Back && (anew || fits(g, p, order)) {
			list = append(list, order)
		}
	}
	permute(p.Cards.Deck, 0)
	return list
}

// fits reports whether a deck in an order could have been prepared, with what lies open before it: 4, 3 and 3 cards of the groups,
// then one of each.
func fits(g *automa.Game, p *automa.Position, order [automa.MaxDeck]uint8) bool {
	var all []uint8
	all = append(all, p.Cards.Discards[:p.Cards.Discarded]...)
	for i := int(p.Cards.Left) - 1; i >= 0; i-- {
		all = append(all, order[i])
	}
	var first, second [automa.Groups]int
	for i, card := range all {
		switch group := g.Deck.Cards[card].Group; {
		case i < 10:
			first[group]++
		case i < 13:
			second[group]++
		}
	}
	return first == [automa.Groups]int{4, 3, 3} && second == [automa.Groups]int{1, 1, 1}
}

// equallyLikely deals many times and compares how often each of the possible orders comes.
func equallyLikely(t *testing.T, g *automa.Game, p automa.Position, possible [][automa.MaxDeck]uint8) {
	t.Helper()
	const each = 200
	seen := map[[automa.MaxDeck]uint8]int{}
	for n := range each * len(possible) {
		other := p
		hidden.Redeal(g, &other, engine.HumanSeat, rand.NewPCG(1, uint64(n)))
		seen[other.Cards.Deck]++
	}
	chi := 0.0
	for _, order := range possible {
		d := float64(seen[order] - each)
		chi += d * d / each
		delete(seen, order)
	}
	if len(seen) > 0 {
		t.Errorf("%d orders were dealt that cannot be", len(seen))
	}
	// The sum is as many as there are orders, less one, and its variance twice that.
	if n := float64(len(possible)); chi > n+6*math.Sqrt(2*n) {
		t.Errorf("%d orders: chi-squared is %.0f", len(possible), chi)
	}
}

// M9, M11: the packets and the back on top leave some orders, each as likely as the others.
func TestEveryOrderIsEquallyLikely_M9_M11(t *testing.T) {
	g, most := few(), 0
	for seed := range uint64(8) {
		for _, open := range []int{8, 9, 10, 11} {
			p := drawn(t, g, seed, open, uint8(open))
			possible := orders(g, &p, false)
			most = max(most, len(possible))
			equallyLikely(t, g, p, possible)
		}
	}
	if most < 30 {
		t.Errorf("at most %d orders were possible", most)
	}
}

// A position may be written by anybody: where the back on top is in no group that the packet under way has left, the deck is not as it
// was prepared, whatever else fits.
func TestABackThatThePacketLacksIsDealt_M11(t *testing.T) {
	g := few()
	p := drawn(t, g, 1, 0, 1)
	c := &p.Cards
	byGroup := func(a, b uint8) int { return int(g.Deck.Cards[a].Group) - int(g.Deck.Cards[b].Group) }
	slices.SortFunc(c.Deck[:c.Left], byGroup) // the last group on top: three of it are in the first packet
	for range 3 {
		c.Left--
		c.Discards[c.Discarded], c.Deck[c.Left] = c.Deck[c.Left], 0
		c.Discarded++
	}
	top := g.Top(&p).Back
	for n := range uint64(50) {
		other := p
		hidden.Redeal(g, &other, engine.HumanSeat, rand.NewPCG(1, n))
		if g.Top(&other).Back != top {
			t.Fatal("another back lies on top")
		}
	}
}

// A24: a deck that was made anew of the discards has no packets any more: with fewer cards open than turns were played, or with
// others than the first packet has.
func TestEveryOrderIsEquallyLikely_A24(t *testing.T) {
	g := few()
	p := drawn(t, g, 3, 9, 10)
	p.Cards.Discarded -= 4 // which lie in the box, to keep the test small
	equallyLikely(t, g, p, orders(g, &p, true))
}

// As long as a card lies open for each turn that the Automa has drawn one in, its deck is as it was prepared; with one less it was made anew
// (A24). In the Canal Era its first turn draws none (M73).
func TestTheDeckIsMadeAnewWithFewerCardsOpenThanTurns_A24(t *testing.T) {
	g := few()
	const open = 9
	for _, era := range []engine.Era{engine.Canal, engine.Rail} {
		for _, order := range [][2]engine.Seat{{engine.HumanSeat, engine.AutomaSeat}, {engine.AutomaSeat, engine.HumanSeat}} {
			p := drawn(t, g, 3, open, 0)
			p.Era, p.Order[0], p.Order[1], p.Turn, p.Round = era, order[0], order[1], 0, open+1
			if order[0] == engine.AutomaSeat { // it had its turn in this round
				p.Turn, p.Round = 1, p.Round-1
			}
			if era == engine.Canal {
				p.Round++
			}
			prepared, anew := orders(g, &p, false), orders(g, &p, true)
			if len(prepared) == len(anew) {
				t.Fatal("nothing tells the two apart")
			}
			equallyLikely(t, g, p, prepared)
			p.Round++
			equallyLikely(t, g, p, anew)
		}
	}
}

// Whatever order a position's deck may have, in play or set up, with cards named as they are drawn from a printed one: it is dealt anew
// with the same back on top and the same cards.
func TestAnyDeckOfAPositionIsDealtAnew(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		g := decks.Game(id)
		p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[0].Count}, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance := rand.NewPCG(1, 2)
		for range 3000 {
			c := &p.Cards
			all := int(c.Left + c.Discarded)
			cards := append(slices.Clone(c.Deck[:c.Left]), c.Discards[:c.Discarded]...)
			engine.Shuffle(chance, cards)
			c.Deck, c.Discards = [automa.MaxDeck]uint8{}, [automa.MaxDeck]uint8{}
			c.Left = uint8(1 + chance.Uint64()%uint64(all))
			c.Discarded = uint8(all - copy(c.Deck[:c.Left], cards))
			copy(c.Discards[:], cards[c.Left:])
			p.Round = uint8(1 + chance.Uint64()%8)
			if chance.Uint64()%2 == 0 {
				g.PutRight(&p, correct.Correction{Thing: correct.CardThing, Place: uint8(1 + chance.Uint64()%3), Amount: int16(1 + chance.Uint64()%22)})
			}
			dealt := p
			hidden.Redeal(g, &dealt, engine.HumanSeat, chance)
			before, after := slices.Clone(c.Deck[:c.Left]), slices.Clone(dealt.Cards.Deck[:c.Left])
			if g.Deck.Cards[before[c.Left-1]].Back != g.Deck.Cards[after[c.Left-1]].Back {
				t.Fatalf("%s: another back lies on top of %v than of %v", id, after, before)
			}
			if slices.Sort(before); !slices.Equal(before, slices.Sorted(slices.Values(after))) {
				t.Fatalf("%s: other cards are in the deck: %v, not %v", id, after, before)
			}
		}
	}
}
