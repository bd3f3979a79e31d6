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
	"sohofoundry/engine/notation"
)

// On a table a choice is legal if the true game has it with any card of the deck in hand and money enough: no rule is written twice, and
// none is lost.
func TestAnUnknownHandIsAnyHand(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		printed := decks.Game(id)
		compared := 0
		for seed := range uint64(6) {
			r := begin(t, id, engine.Kept{}, seed)
			for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
				if p := r.Position(); p.Decision == engine.ChooseAction && !p.AutomasTurn() {
					compared++
					compareChoices(t, printed, r)
				}
				onward(t, r, policy.Random, chance)
			}
		}
		if compared < 60 {
			t.Errorf("%s: only %d positions", id, compared)
		}
	}
}

func compareChoices(t *testing.T, printed *automa.Game, r *record.Record) {
	t.Helper()
	p := r.Position()
	table := map[engine.Choice]bool{}
	for _, c := range r.Game().Choices(&p.State, nil) {
		c.Card = 0
		table[c] = true
	}
	truth := map[engine.Choice]bool{}
	for card, n := range printed.Cards {
		if card > 0 && n.Counts[0] > 0 && n.Kind != engine.WildLocation && n.Kind != engine.WildIndustry {
			for _, c := range withHand(printed, r, engine.Card(card)) {
				c.Card = 0
				truth[c] = true
			}
		}
	}
	for c := range truth {
		if !table[c] {
			t.Fatalf("%s: %s can be played by some card, but not on the table", printed.ID, notation.Format(printed.Game, &p.State, c))
		}
	}
	for c := range table {
		if !truth[c] {
			t.Fatalf("%s: %s can be played on the table, but by no card", printed.ID, notation.Format(printed.Game, &p.State, c))
		}
	}
}

// withHand are the choices of the true game if all unknown cards in hand are of a kind, and there is money for everything.
func withHand(printed *automa.Game, r *record.Record, card engine.Card) []engine.Choice {
	s := r.Position().State
	you := &s.Players[engine.HumanSeat]
	you.Money = 999
	for i, c := range you.Hand[:you.HandLen()] {
		you.Hand[i] = card
		if kind := r.Game().Cards[c].Kind; kind != engine.UnknownCard {
			you.Hand[i] = notation.CardNamed(printed.Game, r.Game().Cards[c].ID)
		}
	}
	return printed.Choices(&s, nil)
}

// Money that is kept is guarded, money that is not never is.
func TestMoneyIsGuardedWhereItIsKept(t *testing.T) {
	for _, keep := range []bool{true, false} {
		r := begin(t, "birmingham", engine.Kept{Money: keep}, 1)
		p := r.Position()
		p.Players[engine.HumanSeat].Money = 0
		c := engine.Choice{Verb: engine.Network, Line: notation.LineNamed(r.Game().Game, "birmingham_oxford"), Card: 1}
		if why := r.Game().Why(&p.State, c); (why.Reason == engine.NotEnoughMoney) != keep {
			t.Errorf("money kept %v: %v", keep, why.Reason)
		}
	}
}

// Income is what its level says, also for who was in debt to the bank since prices were overruled.
func TestIncomeAfterAPriceThatWasOverruled(t *testing.T) {
	for seed := range uint64(4) {
		r := begin(t, "birmingham", engine.Kept{Money: true}, seed)
		if r.Position().AutomasTurn() {
			r.AutomaTurn()
		}
		r.PutRight(correct.Correction{Thing: correct.MoneyThing})
		if why := r.Overrule(engine.Choice{Verb: engine.Network, Line: notation.LineNamed(r.Game().Game, "birmingham_oxford"), Card: 1}); !why.OK() {
			t.Fatal(why.Reason)
		}
		r.AutomaTurn()
		if p := r.Position(); p.Round != 2 || p.Players[engine.HumanSeat].Money != -3 || p.Players[engine.HumanSeat].Income != 10 {
			t.Errorf("seed %d: £%d in round %d, at income space %d", seed, p.Players[engine.HumanSeat].Money, p.Round, p.Players[engine.HumanSeat].Income)
		}
		for _, e := range r.Entries() {
			for _, event := range e.Events {
				if event.Kind == engine.ShortfallBegan || event.Reason == engine.ForIncome {
					t.Errorf("seed %d: at level 0 there is %v of £%d", seed, event.Kind, event.Amount)
				}
			}
		}
	}
}

// A deck on the table is drawn from there: with the cards named as they are drawn, the turns are those of a game whose program had
// shuffled them so, and no card is asked for that was not needed.
func TestOwnDeckPlaysAsShuffled(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		turns := 0
		for seed := range uint64(10) {
			shuffled := begin(t, id, engine.Kept{}, seed)
			h := shuffled.Header()
			elsewhere := *shuffled.Position() // the program's deck lies otherwise
			elsewhere.Cards.Random = *rand.NewPCG(seed, 99)
			engine.Shuffle(&elsewhere.Cards.Random, elsewhere.Cards.Deck[:elsewhere.Cards.Left])
			h.OwnDeck, h.From = true, &elsewhere
			own, err := record.New(shuffled.Game(), h)
			if err != nil {
				t.Fatal(err)
			}
			for chance := policy.Chance(seed); shuffled.Position().Decision != engine.GameOver; {
				before := shuffled.Position()
				onward(t, shuffled, policy.Random, chance)
				last := shuffled.Entries()[len(shuffled.Entries())-1]
				if !last.Automa() {
					if why := own.Choose(last.Choice); !why.OK() {
						t.Fatalf("%s, seed %d: %v", id, seed, why)
					}
					continue
				}
				if !nameCards(t, before, own) {
					break // the deck runs out, and is made anew by chance (A24)
				}
				turns++
				own.AutomaTurn()
				if got, want := own.Line(len(own.Entries())-1), shuffled.Line(len(shuffled.Entries())-1); got != want {
					t.Fatalf("%s, seed %d: with cards named the Automa plays\n%s, shuffled so\n%s", id, seed, got, want)
				}
			}
			loaded(t, own, id)
		}
		if turns < 150 {
			t.Errorf("%s: only %d turns", id, turns)
		}
	}
}

// nameCards names the cards that are drawn in a position from the top of its deck, as they are asked for.
func nameCards(t *testing.T, before *automa.Position, own *record.Record) bool {
	t.Helper()
	g := own.Game()
	after, steps := *before, automa.Steps{}
	g.Turn(&after, &steps)
	for {
		place, wanted := companion.CardWanted(own)
		if !wanted {
			break
		}
		if place > len(drawn(steps))+1 {
			t.Fatalf("card %d from the top is asked for, where %d are drawn", place, len(drawn(steps)))
		}
		at := int(before.Cards.Left) - place
		if at < 0 {
			return false
		}
		number := g.Deck.Cards[before.Cards.Deck[at]].Number
		if why := own.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(number)}); !why.OK() {
			t.Fatalf("card %d at place %d: %v", number, place, why)
		}
	}
	if top := g.Top(own.Position()); top.Number != g.Top(before).Number || !companion.TopKnown(own) {
		t.Fatalf("card %d lies on top, not %d", top.Number, g.Top(before).Number)
	}
	return true
}

// Where the deck runs out (A24), no card is asked for that is not in it, and of the new deck none is known.
func TestOwnDeckRunsOut(t *testing.T) {
	renewed, amid := map[bool]int{}, 0
	for seed := range uint64(8) {
		r := begin(t, "birmingham", engine.Kept{}, seed)
		p, h := r.Position(), r.Header()
		for p.Cards.Left > 1 {
			p.Cards.Left--
			p.Cards.Discards[p.Cards.Discarded] = p.Cards.Deck[p.Cards.Left]
			p.Cards.Deck[p.Cards.Left] = 0
			p.Cards.Discarded++
		}
		p.House.FullStart = true // it draws in its first turn, and another card with some seeds
		p.House.CardAgain = uint8(seed % 2)
		h.OwnDeck, h.From = true, p
		r, err := record.New(r.Game(), h)
		if err != nil {
			t.Fatal(err)
		}
		for range 6 {
			for r.Position().Decision != engine.GameOver && !r.Position().AutomasTurn() {
				r.Choose(r.Game().Choices(&r.Position().State, nil)[0])
			}
			known := nameAll(t, r)
			steps := r.AutomaTurn()
			anew := slices.ContainsFunc(steps, func(st automa.Step) bool { return st.Kind == automa.Reshuffled })
			if renewed[anew]++; anew && len(drawn(steps)) > known {
				amid++
			}
			if companion.RanOut(r, steps) != anew || companion.TopKnown(r) == anew {
				t.Fatalf("seed %d: a deck made anew: %v; it is said: %v, and its top card is known: %v", seed, anew, companion.RanOut(r, steps),
					companion.TopKnown(r))
			}
		}
	}
	if renewed[true] == 0 || renewed[false] == 0 || amid == 0 {
		t.Errorf("decks made anew: %v, in the middle of a turn %d", renewed, amid)
	}
	if steps := (automa.Steps{{Kind: automa.Reshuffled}}); companion.RanOut(begin(t, "birmingham", engine.Kept{}, 1), steps) {
		t.Error("the program's own deck is to be laid by hand")
	}
}

// nameAll names the cards that are asked for as they lie, and returns how many lie named on the deck then.
func nameAll(t *testing.T, r *record.Record) (known int) {
	t.Helper()
	for place, wanted := companion.CardWanted(r); ; place, wanted = companion.CardWanted(r) {
		p := r.Position()
		at := int(p.Cards.Left) - place
		if !wanted {
			return place - 1
		}
		if place < 1 || at < 0 {
			t.Fatalf("card %d from the top of %d is asked for", place, p.Cards.Left)
		}
		number := r.Game().Deck.Cards[p.Cards.Deck[at]].Number
		if why := r.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(number)}); !why.OK() {
			t.Fatal(why.Reason)
		}
	}
}

// drawn are the steps of a turn that draw a card.
func drawn(steps automa.Steps) (list automa.Steps) {
	for _, st := range steps {
		if st.Kind == automa.Drew {
			list = append(list, st)
		}
	}
	return list
}

// beginWithCards begins a game of Birmingham with a printed deck of the Automa's.
func beginWithCards(t *testing.T, kept engine.Kept) *record.Record {
	t.Helper()
	r := begin(t, "birmingham", kept, 1)
	h := r.Header()
	h.OwnDeck = true
	r, err := record.New(r.Game(), h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A card that is not in the deck, or was named already, is refused; undo takes a card that was just named back alone, and after the turn
// goes back to the player's choice.
func TestNamedCardsAreRefusedAndTakenBack(t *testing.T) {
	r := beginWithCards(t, engine.Kept{})
	name := func(place, number int) bool {
		return r.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(number)}).OK()
	}
	if companion.TopKnown(r) {
		t.Error("the top card is known before it was named")
	}
	if place, wanted := companion.CardWanted(r); place != 0 || wanted {
		t.Errorf("the card at %d is asked for in the player's turn", place)
	}
	r.Choose(engine.Choice{Verb: engine.Pass, Card: 1})
	if name(1, 99) || name(40, 3) || !name(1, 7) || name(2, 7) {
		t.Error("a card is named that cannot lie there, or one that can is refused")
	}
	made := len(r.Entries())
	if !r.Undo() || len(r.Entries()) != made-1 || companion.TopKnown(r) {
		t.Error("undo does not take the named card back alone")
	}
	name(1, 7)
	for number := 1; ; number++ {
		place, wanted := companion.CardWanted(r)
		if !wanted {
			break
		}
		name(place, number)
	}
	r.AutomaTurn()
	if !r.Undo() || len(r.Entries()) != 0 || r.Header().Practice {
		t.Errorf("undo leaves %d entries, practice %v", len(r.Entries()), r.Header().Practice)
	}
	if !r.Redo() || r.CanRedo() {
		t.Error("redo does not make it all again")
	}
}

// The program's own deck is asked for nothing, and what lies on top of it is known.
func TestTheProgramsDeckIsKnown(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{}, 1)
	for range 2 {
		if place, wanted := companion.CardWanted(r); place != 0 || wanted || !companion.TopKnown(r) {
			t.Errorf("the card at %d is asked for (%v)", place, wanted)
		}
		r.Choose(engine.Choice{Verb: engine.Pass, Card: 1}) // it is the Automa's turn
	}
}

// The card whose back was read from the top of the deck is not asked for again in the next turn; of the deck that is shuffled for the
// Rail Era (M81) every card is.
func TestAKnownTopCardStaysKnownUntilTheRailEra(t *testing.T) {
	r := beginWithCards(t, engine.Kept{})
	turns, eras := 0, 0
	for r.Position().Decision != engine.GameOver {
		p := *r.Position()
		if !p.AutomasTurn() {
			r.Choose(r.Game().Choices(&p.State, nil)[0])
			continue
		}
		place, wanted := companion.CardWanted(r)
		switch {
		case turns == 0 || p.Era == engine.Rail && eras == 0:
			if place != 1 || !wanted || companion.TopKnown(r) {
				t.Fatalf("turn %d, with a new deck: the card at %d is asked for (%v)", turns+1, place, wanted)
			}
		case wanted && place == 1 || !companion.TopKnown(r):
			t.Fatalf("turn %d: the top card is asked for again", turns+1)
		}
		if p.Era == engine.Rail {
			eras = 1
		}
		nameAll(t, r)
		r.AutomaTurn()
		turns++
	}
	if turns < 10 || eras != 1 {
		t.Errorf("%d turns", turns)
	}
}
