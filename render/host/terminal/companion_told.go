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

// Questions about a real table to be answered before the game goes on: the merchants, and the cards drawn where the hand is
// kept.

// tellMerchants asks which tile lies at each merchant; those that are not told are dealt by the program. It reports whether all of the
// set-up is done, as the player says.
func (t *Client) tellMerchants() (all bool, err error) {
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
			t.print("  " + strconv.Itoa(i+1) + " " + t.Words.Noun().MerchantTile(f.Trader).Text)
		}
		if dealt, all, err := t.tellMerchant(q); err != nil || dealt {
			return all, err
		}
	}
	return false, nil
}

// tellMerchant asks about one merchant, and reports whether the program is to deal all that are left, and whether all of the set-up is done.
func (t *Client) tellMerchant(q companion.Question) (dealt, all bool, err error) {
	for t.moved = false; !t.moved && !t.over; {
		line, err := t.read(words.Capital(t.say("table.merchant", "merchant", t.Words.Noun().Merchant(q.Merchant))) + " ")
		if all = strings.EqualFold(line, t.say("table.all")); all || err != nil || line == "" {
			return true, all, err
		}
		n, isNumber := menuNumber(line, len(q.Answers))
		switch {
		case isNumber && n == 0:
			t.tell("number.wrong", "most", strconv.Itoa(len(q.Answers)))
		case isNumber:
			t.putRight(q.Answers[n-1])
			return false, false, nil
		case !t.command(line):
			t.tell("table.merchant-unknown", "line", quoted(line))
		}
	}
	return false, false, nil
}

// nameHand asks which cards were drawn, of which several may be named at once.
func (t *Client) nameHand() error {
	for !t.over && !t.moved {
		place, wanted := companion.HandWanted(t.rec)
		if !wanted {
			return nil
		}
		line, err := t.read(t.say("table.hand-card", "n", strconv.Itoa(place)) + " ")
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
func (t *Client) nameDrawn(line string) {
	line = t.ids(t.faces(otherNames.Replace(strings.ToLower(line))))
	named := strings.FieldsFunc(line, func(r rune) bool { return r == ',' || r == ' ' })
	if len(named) == 0 {
		t.listCards()
	}
	for i, name := range named {
		cards := t.cardsLike(name)
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

// cardsLike are the cards of the deck that a name means: its own, or all that begin so, in the notation or as they are printed.
func (t *Client) cardsLike(name string) (cards []engine.Card) {
	counts, _ := t.game().DeckFor(2)
	for c := range t.game().Cards {
		switch id := t.game().Cards[c].ID; {
		case counts[c] == 0:
		case id == name:
			return []engine.Card{engine.Card(c)}
		case strings.HasPrefix(id, name) || strings.HasPrefix(strings.ToLower(t.face(engine.Card(c))), name):
			cards = append(cards, engine.Card(c))
		}
	}
	return cards
}

// face names the face of a card, in the language of the person.
func (t *Client) face(c engine.Card) string {
	f := &t.game().Cards[c]
	if f.Kind == engine.LocationCard {
		return t.Words.Location(f.Location)
	}
	return t.Words.Industries(f.Industries)
}

// faces writes cards that are named as they show as the notation does: they may be several words.
func (t *Client) faces(line string) string {
	for _, c := range t.cardsLike("") {
		line = strings.ReplaceAll(line, strings.ToLower(t.face(c)), t.game().Cards[c].ID)
	}
	return line
}

// listCards lists the faces of the cards in the deck.
func (t *Client) listCards() {
	var names []string
	for _, c := range t.cardsLike("") {
		names = append(names, t.face(c))
	}
	t.print(t.Words.Hang(t.Words.Commas(names), 2, 2)...)
}
