package terminal

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/tell/words"
)

// Questions about a real table to be answered before the game goes on: the merchants, the cards of a printed deck, and the cards drawn
// where the hand is kept.

// askMerchants asks which tile lies at each merchant; those that are not told are dealt by the program. It reports whether all of the
// set-up is done, as the player says.
func (t *tableTalk) askMerchants() (all bool, err error) {
	for first := true; !t.over; first = false {
		q, asks := t.dialogue.AsksMerchant()
		if !asks { // one kind of tile is left, or there are no merchants
			return false, nil
		}
		if first {
			t.tell("table.merchants")
		}
		slices.SortFunc(q.Answers, func(a, b correct.Correction) int { return cmp.Compare(a.Trader, b.Trader) })
		for i, f := range q.Answers {
			t.print("  " + strconv.Itoa(i+1) + " " + t.MerchantTile(f.Trader))
		}
		if dealt, all, err := t.askMerchant(q); err != nil || dealt {
			return all, err
		}
	}
	return false, nil
}

// askMerchant asks about one merchant, and reports whether the program is to deal all that are left, and whether all of the set-up is done.
func (t *tableTalk) askMerchant(q companion.Question) (dealt, all bool, err error) {
	for t.moved = false; !t.moved && !t.over; {
		line, err := t.read(words.Capital(t.say("table.merchant", "merchant", t.Noun().Merchant(q.Merchant))) + " ")
		if all = strings.EqualFold(line, t.say("table.all")); all || err != nil || line == "" {
			return true, all, err
		}
		n, isNumber := menuNumber(line, len(q.Answers))
		switch {
		case isNumber && n == 0:
			t.tell("number.wrong", "most", len(q.Answers))
		case isNumber:
			t.putRight(q.Answers[n-1])
			return false, false, nil
		case !t.command(line):
			t.tell("table.merchant-unknown", "line", quoted(line))
		}
	}
	return false, false, nil
}

// askCard asks which card of a printed deck lies at a place.
func (t *tableTalk) askCard(q companion.Question) error {
	t.tellTurn()
	for !t.over && !t.moved {
		key := "table.card-first"
		if q.Drawn > 0 {
			key = "table.card-next"
			t.write(t.Task(companion.Task{Kind: companion.DrawAutoma, Amount: q.Drawn}))
			if t.Plain {
				t.print(t.AutomaFront(q.Drawn)...)
			}
		}
		line, err := t.read(t.say(key) + " ")
		if err != nil {
			return err
		}
		n, err := strconv.ParseInt(line, 10, 16)
		switch {
		case err == nil:
			made := len(t.rec.Entries())
			why, _ := t.dialogue.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(q.Place), Amount: int16(n)})
			if !why.OK() {
				t.write(t.Refusal(engine.AutomaSeat, why))
				break
			}
			if t.Plain { // a screen reader reads the open side of the card
				t.print(t.AutomaBack(int(n))...)
			}
			t.dialogue.Advance(made)
			t.saved.keep()
			return nil
		case !t.command(line):
			t.tell("table.card-wrong", "number", quoted(line))
		}
	}
	return nil
}

// askHand asks which cards were drawn, of which several may be named at once.
func (t *tableTalk) askHand() error {
	for !t.over && !t.moved {
		place, wanted := companion.HandWanted(t.rec)
		if !wanted {
			return nil
		}
		line, err := t.read(t.say("table.hand-card", "n", place) + " ")
		if err != nil {
			return err
		}
		if !t.command(line) {
			t.nameDrawn(line)
		}
	}
	return nil
}

// nameDrawn names the cards of a line, as far as they are wanted and can be there.
func (t *tableTalk) nameDrawn(line string) {
	named := strings.FieldsFunc(t.reader.named(line), func(r rune) bool { return r == ',' || r == ' ' })
	if len(named) == 0 {
		t.listCards()
	}
	for i, name := range named {
		cards := t.reader.cardsLike(name)
		if len(cards) != 1 {
			t.tell("table.hand-unknown", "name", quoted(name))
			t.listCards()
			return
		}
		next, wanted := companion.HandWanted(t.rec)
		if !wanted {
			t.tell("table.hand-full", "names", quoted(strings.Join(named[i:], " ")))
			return
		}
		made := len(t.rec.Entries())
		if !t.putRight(correct.Correction{Thing: correct.HandThing, Place: uint8(next), Card: cards[0]}) {
			return
		}
		t.advance(made)
	}
}

// listCards lists the faces of the cards in the deck.
func (t *tableTalk) listCards() {
	var names []string
	for _, c := range t.reader.cardsLike("") {
		names = append(names, t.CardName(c))
	}
	t.print(t.Hang(t.Commas(names), 2, 2)...)
}
