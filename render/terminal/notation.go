package terminal

import (
	"slices"
	"strings"

	"sohofoundry/engine"
)

// written takes a choice in notation, parts of which may be left out: what fits one legal choice is made, with the sources
// that follow on the line; what fits several is asked further; what fits none is explained.
func (t *Client) written(line string, left, all []engine.Choice) []engine.Choice {
	wishes, err := t.wishes(line)
	if err != nil {
		t.tell("unknown", "line", quoted(line), "error", err.Error())
		return left
	}
	for _, wish := range wishes {
		switch fit := narrow(all, wish[0]); {
		case len(fit) == 1:
			t.chooseAll(fit[0], wish[1:])
			return left
		case len(fit) > 1:
			return fit
		}
	}
	t.explain(wishes)
	return left
}

// chooseAll makes a choice and those that follow on its line, as far as they are allowed.
func (t *Client) chooseAll(first engine.Choice, more []engine.Choice) {
	if !t.choose(first) {
		return
	}
	for _, c := range more {
		if !t.choose(c) {
			return
		}
	}
}

// wishes reads a line of notation. A space may be written without its number: then every space of the place is meant.
func (t *Client) wishes(line string) (wishes [][]engine.Choice, err error) {
	first, parseErr := t.game().Parse(line)
	if parseErr == nil {
		return [][]engine.Choice{first}, nil
	}
	place := placeIn(line)
	l := t.game().LocationNamed(place)
	if place == "" || l == 0 {
		return nil, parseErr
	}
	for r := t.game().SlotsAt(l); r != 0; r = r.Rest() {
		numbered := strings.Replace(line, place, t.game().SlotName(r.First()), 1)
		if wish, err := t.game().Parse(numbered); err == nil {
			wishes = append(wishes, wish)
		}
	}
	if len(wishes) == 0 {
		return nil, parseErr
	}
	return wishes, nil
}

// placeIn returns what stands after the @ of a line.
func placeIn(line string) string {
	_, after, _ := strings.Cut(line, "@")
	place, _, _ := strings.Cut(after, " ")
	return place
}

// explain says why none of the wishes can be done, by the guards' own refusals.
func (t *Client) explain(wishes [][]engine.Choice) {
	p := t.rec.Position()
	var why []engine.Refusal
	for _, wish := range wishes {
		for _, whole := range t.completed(wish[0]) {
			r := t.game().Why(&p.State, whole)
			if r.OK() {
				t.tell("why.allowed", "choice", t.Words.Choice(&p.State, whole))
				return
			}
			why = append(why, r)
		}
	}
	most := slices.MaxFunc(why, func(a, b engine.Refusal) int { return weight(a) - weight(b) })
	if most.Reason == engine.CardNamesOther && len(why) > 1 { // of every card in the hand
		t.tell("why.no-card", "choice", t.Words.Choice(&p.State, wishes[0][0]))
		return
	}
	t.print(t.refusal(most)...)
}

// weight says how much a refusal tells about a wish that left parts out: one about the parts that were filled in for it
// tells least.
func weight(r engine.Refusal) int {
	switch r.Reason {
	case engine.NoSuchThing:
		return 0
	case engine.CardNamesOther, engine.MerchantRefuses:
		return 1
	case engine.NoIcon:
		return 2
	}
	return 3
}

// completed fills in the card and the merchant of a wish that names none, in every way there is.
func (t *Client) completed(wish engine.Choice) []engine.Choice {
	p := t.rec.Position()
	list := []engine.Choice{wish}
	if wish.Card == 0 && p.Decision == engine.ChooseAction && !wish.Verb.Follows() {
		list = list[:0]
		player := &p.Players[p.Actor]
		for _, c := range player.Hand[:player.HandLen()] {
			wish.Card = c
			list = append(list, wish)
		}
	}
	if wish.Verb == engine.Sell && wish.Merchant == 0 {
		for _, c := range slices.Clone(list) {
			for m := 1; m < len(t.game().Merchants); m++ {
				c.Merchant = engine.Merchant(m)
				list = append(list, c)
			}
		}
	}
	return list
}
