package automa

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/position"
	"sohofoundry/engine/untrusted"
)

// A solo position as text: the engine's JSON, and in it as "automa" the Automa's cards.

// cardsKey is the key of the Automa's cards.
const cardsKey = "automa"

// cardsText are the Automa's cards as they are written, by the numbers printed on them.
type cardsText struct {
	deck     []int // the top is the last
	discards []int
	era      string
	random   string
}

// MarshalPosition writes a position as indented JSON. The same position always gives the same bytes, and UnmarshalPosition
// reads them as the same position. The error is that of engine.Game.Restore, or names the fault in the Automa's cards.
func (g *Game) MarshalPosition(p *Position) ([]byte, error) {
	text, err := position.Marshal(g.Game, &p.State)
	if err != nil || !p.Solo {
		return text, err
	}
	if err := g.check(p); err != nil {
		return nil, err
	}
	return g.withCards(text, p), nil
}

// WritePosition is MarshalPosition without a check, as engine.Game.WritePosition is.
func (g *Game) WritePosition(p *Position) []byte {
	return g.withCards(position.Write(g.Game, &p.State), p)
}

// withCards adds the Automa's cards to a position of the table.
func (g *Game) withCards(text []byte, p *Position) []byte {
	var b bytes.Buffer
	b.Write(bytes.TrimSuffix(text, []byte("\n}\n")))
	random, _ := p.Cards.Random.MarshalBinary() // never fails
	fmt.Fprintf(&b, ",\n  %q: {\n    \"deck\": %s,\n    \"discards\": %s,\n    \"era\": %q,\n    \"random\": %q\n  }\n}\n", cardsKey,
		g.numbers(p.Cards.Deck[:p.Cards.Left]), g.numbers(p.Cards.Discards[:p.Cards.Discarded]), p.Cards.Era,
		hex.EncodeToString(random))
	return b.Bytes()
}

func (g *Game) numbers(cards []uint8) string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = fmt.Sprint(g.Deck.Cards[c].Number)
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// UnmarshalPosition reads a position as MarshalPosition writes it. The error is one sentence that names the place of the
// first thing that cannot be read, is not known or cannot be.
func (g *Game) UnmarshalPosition(text []byte) (Position, error) {
	table, cards := cutMember(text, cardsKey)
	s, err := position.Unmarshal(g.Game, table)
	if wrong := untrusted.Encoding(cards); err == nil && wrong != nil {
		err = fault.Errorf("%s: %w", cardsKey, wrong)
	}
	switch {
	case err != nil:
		return Position{}, err
	case !s.Solo && cards != nil:
		return Position{}, fault.Errorf("%s: the Automa plays in solo games only (M1)", cardsKey)
	case !s.Solo:
		return Position{State: s}, nil
	case cards == nil:
		return Position{}, fault.Errorf("%s: the key is missing", cardsKey)
	}
	p := Position{State: s}
	t, err := readCards(cards)
	if err == nil {
		p.Cards, err = g.cards(t)
	}
	if err == nil {
		err = g.check(&p)
	}
	if err != nil {
		return Position{}, err
	}
	return p, nil
}

// cutMember takes a member out of a JSON object and returns the rest, on the same lines, and the member's value. An
// unsound object is left as it is, for its reader to refuse.
func cutMember(text []byte, key string) (rest, value []byte) {
	d := json.NewDecoder(bytes.NewReader(text))
	if t, _ := d.Token(); t != json.Delim('{') {
		return text, nil
	}
	for first := true; d.More(); first = false {
		begin := d.InputOffset() // before the comma
		name, err := d.Token()
		var raw json.RawMessage
		if err != nil || d.Decode(&raw) != nil {
			return text, nil
		}
		if name != key {
			continue
		}
		end := d.InputOffset()
		if first && d.More() {
			end += int64(bytes.IndexByte(text[end:], ',') + 1)
		}
		lines := bytes.Repeat([]byte("\n"), bytes.Count(text[begin:end], []byte("\n")))
		return slices.Concat(text[:begin], lines, text[end:]), raw
	}
	return text, nil
}

// readCards reads the keys of the Automa's cards, each once and no others.
func readCards(text []byte) (t cardsText, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	if brace, _ := d.Token(); brace != json.Delim('{') {
		return t, fault.Errorf("%s: an object belongs here", cardsKey)
	}
	fields := []struct {
		key  string
		kind fault.Text
		into any
		read bool
	}{
		{"deck", fault.Sprintf("a list of numbers"), &t.deck, false},
		{"discards", fault.Sprintf("a list of numbers"), &t.discards, false},
		{"era", fault.Sprintf("a text"), &t.era, false},
		{"random", fault.Sprintf("a text"), &t.random, false},
	}
	for d.More() {
		key, _ := d.Token() // a string: the syntax has been checked
		found := false
		for i := range fields {
			f := &fields[i]
			if f.key != key {
				continue
			}
			if found = true; f.read {
				return t, fault.Errorf("%s: %s: the key is there twice", cardsKey, key)
			}
			if f.read = true; d.Decode(f.into) != nil {
				return t, fault.Errorf("%s: %s: %s belongs here", cardsKey, key, f.kind)
			}
		}
		if !found {
			return t, fault.Errorf("%s: %.40q: there is no such key", cardsKey, key)
		}
	}
	for _, f := range fields {
		if !f.read {
			return t, fault.Errorf("%s: %s: the key is missing", cardsKey, f.key)
		}
	}
	return t, nil
}

// cards turns numbers into cards of the deck.
func (g *Game) cards(t cardsText) (c Cards, err error) {
	if c.Left, err = g.pile("deck", t.deck, &c.Deck); err != nil {
		return c, err
	}
	if c.Discarded, err = g.pile("discards", t.discards, &c.Discards); err != nil {
		return c, err
	}
	if c.Era = engine.EraNamed(t.era); c.Era == 0 {
		return c, fault.Errorf("%s: era: %.40q is none of: canal, rail", cardsKey, t.era)
	}
	random, err := hex.DecodeString(t.random)
	if err != nil || c.Random.UnmarshalBinary(random) != nil {
		return c, fault.Errorf("%s: random: %.40q is not the state of a generator", cardsKey, t.random)
	}
	return c, nil
}

func (g *Game) pile(key string, numbers []int, into *[MaxDeck]uint8) (uint8, error) {
	if len(numbers) > len(g.Deck.Cards) {
		return 0, fault.Errorf("%s: %s: %d cards, the deck has %d (%v)", cardsKey, key, len(numbers), len(g.Deck.Cards), g.Cite(engine.M(8)))
	}
	for i, n := range numbers {
		card := slices.IndexFunc(g.Deck.Cards, func(f CardFacts) bool { return f.Number == n })
		if card < 0 {
			return 0, fault.Errorf("%s: %s[%d]: there is no card %d (%v)", cardsKey, key, i, n, g.Cite(engine.M(8)))
		}
		into[i] = uint8(card)
	}
	return uint8(len(numbers)), nil
}

// check covers the parts unknown to the engine: the cards, and that the Automa is not amid its turn, since Turn plays whole ones.
func (g *Game) check(p *Position) error {
	if p.AutomasTurn() && (p.Decision != engine.ChooseAction || p.ActionsLeft != g.ActionsOf(&p.State, p.Actor)) {
		return fault.Errorf("actor: a position cannot be set up amid a turn of the Automa, only before it or after it (M12, M13)")
	}
	return g.checkCards(&p.Cards, p.Era)
}

// checkCards sees that every card of the era's deck is in exactly one place and no other in any, that there is a back to read,
// and that the deck was prepared for the era.
func (g *Game) checkCards(c *Cards, era engine.Era) error {
	rule := g.Cite(engine.M(8))
	if int(c.Left) > len(g.Deck.Cards) || int(c.Discarded) > len(g.Deck.Cards) {
		return fault.Errorf("%s: deck: more cards than the %d there are (%v)", cardsKey, len(g.Deck.Cards), rule)
	}
	var places [MaxDeck]int
	for _, card := range slices.Concat(c.Deck[:c.Left], c.Discards[:c.Discarded]) {
		if int(card) >= len(g.Deck.Cards) {
			return fault.Errorf("%s: deck: there is no card at place %d of the deck (%v)", cardsKey, card, rule)
		}
		places[card]++
	}
	for card, n := range places[:len(g.Deck.Cards)] {
		switch facts := &g.Deck.Cards[card]; {
		case !facts.UsedIn(c.Era) && n > 0:
			return fault.Errorf("%s: deck: card %d is not used in the %s era (N5)", cardsKey, facts.Number, c.Era)
		case facts.UsedIn(c.Era) && n != 1:
			return fault.Errorf("%s: deck: card %d is in %d places, deck or discards; it must be in one (%v)", cardsKey, facts.Number, n, rule)
		}
	}
	if c.Left == 0 {
		return fault.Errorf("%s: deck: no card is left whose back could be seen (M11, A24)", cardsKey)
	}
	if c.Era != era {
		return fault.Errorf("%s: era: the deck is prepared anew for each era, and this is the %s era (M81)", cardsKey, era)
	}
	return nil
}
