package terminal

import (
	"slices"
	"strings"

	"sohofoundry/engine"
)

// written takes a choice in notation, parts of which may be left out. A whole choice is made, with the sources that follow on
// the line; what fits one legal choice is confirmed; what fits several is asked further; what fits none is explained.
func (t *Client) written(line string, left, all []engine.Choice) ([]engine.Choice, error) {
	wishes, err := t.wishes(line)
	if err != nil {
		t.tell("unknown", "line", quoted(line), "error", err.Error())
		return left, nil
	}
	for _, wish := range wishes {
		switch fit := narrow(all, wish[0]); {
		case len(fit) == 1 && fit[0] == wish[0]:
			t.chooseAll(fit[0], wish[1:])
			return left, nil
		case len(fit) == 1:
			return all, t.confirm(fit[0])
		case len(fit) > 1:
			return t.narrowed(fit), nil
		}
	}
	t.explain(wishes)
	return left, nil
}

// chooseAll makes a choice and those that follow on its line, as far as they are allowed.
func (t *Client) chooseAll(first engine.Choice, more []engine.Choice) {
	if !t.choose(first, 0) {
		return
	}
	for _, c := range more {
		if !t.choose(c, 0) {
			return
		}
	}
}

// otherNames are words that people write for those of the notation.
var otherNames = strings.NewReplacer("cotton-mill", "cotton", "cotton mill", "cotton", "coal-mine", "coal", "coal mine", "coal",
	"iron-works", "iron", "iron works", "iron", " at ", "@", " @ ", "@")

// wishes reads a line of notation. A space may be written without its number: then every space of the place is meant. A
// line of the board may be written as its two ends.
func (t *Client) wishes(line string) (wishes [][]engine.Choice, err error) {
	line = otherNames.Replace(strings.ToLower(line))
	if words := strings.Fields(line); len(words) > 2 && words[0] == engine.Network.String() && t.game().LocationNamed(words[1]) != 0 {
		line = words[0] + " " + strings.Join(words[1:3], "_") + " " + strings.Join(words[3:], " ")
	}
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
		wish, err := t.game().Parse(strings.Replace(line, "@"+place, "@"+t.game().SlotName(r.First()), 1))
		if err != nil {
			return nil, err
		}
		wishes = append(wishes, wish)
	}
	if wishes == nil {
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
	switch most := slices.MaxFunc(why, func(a, b engine.Refusal) int { return weight(a) - weight(b) }); {
	case most.Reason == engine.NoSuchThing && len(narrow(t.game().Choices(&p.State, nil), engine.Choice{Verb: wishes[0][0].Verb})) == 0:
		t.explainNone(wishes[0][0].Verb)
	case most.Reason == engine.NoSuchThing:
		t.tell("why.more")
	case (most.Reason == engine.NoIcon || most.Reason == engine.OtherIndustryHere) && len(wishes) > 1: // no space of the whole place
		t.print(t.refusal(t.noSpace(wishes[0][0]))...)
	case most.Reason == engine.CardNamesOther && len(why) > 1: // of every card in the hand
		t.tell("why.no-card", "choice", t.Words.Choice(&p.State, wishes[0][0]))
	case most.Reason == engine.NotAsked:
		t.print(t.refusal(most)...)
		t.asked = false // and this is what is asked
	default:
		t.print(t.refusal(most)...)
	}
}

// noSpace is the guard's refusal of an industry at a whole place.
func (t *Client) noSpace(wish engine.Choice) engine.Refusal {
	s := &t.rec.Position().State
	tile, why := t.game().WhyTile(s, s.Actor, wish.Industry)
	if why.OK() {
		_, why = t.game().Spaces(s, s.Actor, tile, t.game().LocationOf(wish.Slot))
	}
	return why
}

// explainNone says why an action of the menu is not possible: the guard's reason where it is one, else in general.
func (t *Client) explainNone(v engine.Verb) {
	if v == engine.Loan || v == engine.Scout {
		t.explain([][]engine.Choice{{{Verb: v}}})
		return
	}
	t.tell("none." + v.String())
}

// weight says how much a refusal tells about a wish that left parts out: one about the parts that were filled in for it
// tells least.
func weight(r engine.Refusal) int {
	switch r.Reason {
	case engine.NoSuchThing:
		return 0
	case engine.NoIcon:
		return 1
	case engine.CardNamesOther, engine.MerchantRefuses, engine.MerchantNeeded, engine.NoMerchantNeeded, engine.NotForSale, engine.AloneFirst:
		return 2
	}
	return 3
}

// completed fills in the card, the tile to sell and the merchant of a wish that names none, in every way there is.
func (t *Client) completed(wish engine.Choice) []engine.Choice {
	p := t.rec.Position()
	list := []engine.Choice{wish}
	if wish.Verb == engine.Sell && wish.Slot == 0 {
		for r := p.Owned(p.Actor); r != 0; r = r.Rest() {
			wish.Slot = r.First()
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
	if wish.Card == 0 && p.Decision == engine.ChooseAction && !wish.Verb.Follows() {
		player := &p.Players[p.Actor]
		for _, c := range slices.Clone(list) {
			for _, c.Card = range player.Hand[:player.HandLen()] {
				list = append(list, c)
			}
		}
	}
	return list
}
