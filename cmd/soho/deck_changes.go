package main

import (
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/tell/words"
)

// part is a difference of a card that two decks have: the name of the part as in decks and --json, and a sentence.
type part struct{ name, text string }

// changeTeller tells the differences between two decks of one game.
type changeTeller struct {
	words.Words
	game *automa.Game
}

func (t changeTeller) say(key string, named ...any) string {
	return t.Text("command.deck-compare."+key, named...)
}

// card tells a card that differs, line by line.
func (t changeTeller) card(c decks.Change) []string {
	number := strconv.Itoa(c.Card)
	switch {
	case c.Before == nil:
		return append([]string{t.say("card-new", "card", number)}, t.About(t.game).AutomaCard(c.Card)...)
	case c.After == nil:
		return []string{t.say("card-gone", "card", number)}
	}
	lines := []string{t.say("card", "card", number)}
	for _, p := range t.parts(c) {
		lines = append(lines, t.Hang(p.text, 2, 4)...)
	}
	return lines
}

// parts are the differences of a card that both decks have, the front first.
func (t changeTeller) parts(c decks.Change) (list []part) {
	a, b := c.Before, c.After
	if a.Group != b.Group {
		list = append(list, part{"group", t.say("group", "before", groupLetter(a), "after", groupLetter(b))})
	}
	if a.RailOnly != b.RailOnly {
		key := "both-eras"
		if b.RailOnly {
			key = "rail-only"
		}
		list = append(list, part{"rail_only", t.say(key)})
	}
	for _, slot := range c.Slots() {
		list = append(list, t.slot(slot))
	}
	return append(list, t.back(&a.Back, &b.Back)...)
}

func groupLetter(c *automa.CardFacts) string { return string(rune('A' + c.Group)) }

func (t changeTeller) slot(s decks.SlotChange) part {
	number := strconv.Itoa(s.Number)
	p := part{name: "front." + number}
	switch {
	case s.Before == nil:
		p.text = t.say("slot-new", "slot", number, "after", t.FrontSlot(*s.After, 0))
	case s.After == nil:
		p.text = t.say("slot-gone", "slot", number, "before", t.FrontSlot(*s.Before, 0))
	default:
		p.text = t.say("slot", "slot", number, "before", t.FrontSlot(*s.Before, 0), "after", t.FrontSlot(*s.After, 0))
	}
	return p
}

// back tells the differences between two backs, in the order in which one is read.
func (t changeTeller) back(a, b *automa.BackFacts) (list []part) {
	differs := func(name, key, before, after string) {
		if before != after {
			list = append(list, part{"back." + name, t.say(key, "before", before, "after", after)})
		}
	}
	corner := func(back *automa.BackFacts) string {
		if back.FirstTurnDevelop {
			return t.Text("theatre.corner.develop")
		}
		return t.Text("theatre.corner.draw")
	}
	differs("first_turn", "corner", corner(a), corner(b))
	if t.game.Rules().Merchants {
		differs("brewery", "brewery", t.Location(a.Brewery), t.Location(b.Brewery))
	}
	if a.SecondRow != b.SecondRow {
		key := "one-row"
		if b.SecondRow {
			key = "second-row"
		}
		list = append(list, part{"back.second_row", t.say(key)})
	}
	differs("develop_to", "develop", t.Money(int(a.DevelopTo)), t.Money(int(b.DevelopTo)))
	switch before, after := t.toward(a), t.toward(b); {
	case before == "" && after != "":
		list = append(list, part{"back.toward", t.say("toward-new", "after", after)})
	case before != "" && after == "":
		list = append(list, part{"back.toward", t.say("toward-gone", "before", before)})
	default:
		differs("toward", "toward", before, after)
	}
	differs("icon", "icon", t.Cell(a.Icon), t.Cell(b.Icon))
	return list
}

// toward names the end points that NETWORK leads to first.
func (t changeTeller) toward(back *automa.BackFacts) string {
	var names []string
	for _, l := range back.Toward {
		if l != 0 {
			names = append(names, t.Location(l))
		}
	}
	return strings.Join(names, " / ")
}
