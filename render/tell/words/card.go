package words

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// The Automa's cards, read aloud.

// cellKeys name the cells of the icon.
var cellKeys = [automa.Cells]string{automa.NW: "upper-left", automa.NE: "upper-right", automa.SW: "lower-left",
	automa.SE: "lower-right"}

// groupLetters are on the fronts.
var groupLetters = [automa.Groups]string{"A", "B", "C"}

// AutomaCard describes both faces of the card with a number, line by line; nothing if the deck has no such card.
func (w Words) AutomaCard(number int) []string {
	card := w.facts(number)
	if card == nil {
		return nil
	}
	var tags []string
	if card.RailOnly {
		tags = append(tags, "rail")
	}
	lines := w.Hang(w.text("card-face.title", named{
		"card": strconv.Itoa(number), "group": groupLetters[card.Group]}, tags...), 0, 2)
	return append(append(lines, w.AutomaFront(number)...), w.AutomaBack(number)...)
}

// AutomaFront describes the front of a card of the deck, line by line.
func (w Words) AutomaFront(number int) []string {
	card := w.facts(number)
	lines := w.Hang(w.text("card-face.front", nil), 2, 2)
	for i, slot := range card.Front {
		lines = append(lines, w.Hang(strconv.Itoa(i+1)+". "+w.FrontSlot(slot, 0), 4, 7)...)
	}
	return lines
}

// AutomaBack describes the back of a card of the deck, line by line.
func (w Words) AutomaBack(number int) []string {
	lines := w.Hang(w.text("card-face.back", nil), 2, 2)
	for _, line := range w.WholeBack(w.facts(number).Back) {
		lines = append(lines, w.Hang(line, 4, 6)...)
	}
	return lines
}

// WholeBack reads all of a back, a sentence for each part.
func (w Words) WholeBack(back automa.BackFacts) []string {
	parts := []string{w.FirstTurn(back)}
	for action := automa.BackSell; action <= automa.BackPass; action++ {
		parts = append(parts, w.Back(back, action, 0))
		if action == automa.BackSell && back.SecondRow {
			parts = append(parts, w.SecondRow())
		}
	}
	if !w.game.AutomaRules.Icons {
		return parts
	}
	return append(parts, w.text("card-face.icon", named{"cell": w.cellNoun(back.Icon)}))
}

// facts finds a card by its number.
func (w Words) facts(number int) *automa.CardFacts {
	for i := range w.game.Deck.Cards {
		if card := &w.game.Deck.Cards[i]; card.Number == number {
			return card
		}
	}
	return nil
}

// BackOf names the cards that a back may belong to, as automa.Step has them: "9", or "17 or 20".
func (w Words) BackOf(alike uint64) string {
	var numbers []string
	for i, card := range w.game.Deck.Cards {
		if alike>>i&1 != 0 {
			numbers = append(numbers, strconv.Itoa(card.Number))
		}
	}
	return w.Or(numbers)
}

// FrontSlot reads a slot of a front: "An iron works at Redditch, else Coalbrookdale, if iron costs £3 or more; with a link first,
// if only coal is missing." With the tile that it would build, that is named with its level.
func (w Words) FrontSlot(slot automa.SlotFacts, t engine.Tile) string {
	var locations []Noun
	for _, l := range slot.At {
		locations = append(locations, w.location(l))
	}
	return w.Sentence(w.say("front."+slot.Kind.String(), about{industry: slot.Industry, tile: t, list: w.listed(locations, "list.else"),
		money: int(slot.IronFrom)}, w.linkTag(slot)...), 0)
}

// linkTag is the tag for the purpose of the link in parentheses: coal (M29), or the network to a farm (M32).
func (w Words) linkTag(slot automa.SlotFacts) []string {
	switch {
	case !slot.LinkFirst:
		return nil
	case w.game.Locations[slot.At[0]].Kind == engine.Farm:
		return []string{"farm"}
	}
	return []string{"link"}
}

// Back reads one action of a back: "DEVELOP: …".
func (w Words) Back(back automa.BackFacts, action automa.BackAction, t engine.Tile) string {
	return w.named("back."+action.String(), w.BackText(back, action, t))
}

// SecondRow reads the second row of SELL, on the backs that have one (N13).
func (w Words) SecondRow() string { return w.named("back.second-row", w.SecondRowText()) }

// SecondRowText reads it without its name; it is not made a sentence, see Sentence.
func (w Words) SecondRowText() string { return w.say("back.sell.text", about{}, "second") }

// BackText reads one action of a back without its name; it is not made a sentence, see Sentence.
func (w Words) BackText(back automa.BackFacts, action automa.BackAction, t engine.Tile) string {
	limits := w.game.Limits
	a := about{location: back.Brewery, industry: engine.Brewery, tile: t, money: int(back.DevelopTo), n: int(limits.AutomaDevelopVP)}
	var tags []string
	switch {
	case action == automa.BackPass:
		a.n = int(limits.AutomaPassVP)
	case action == automa.BackSell && !w.game.Rules().Merchants:
		tags = append(tags, "ports")
	case action == automa.BackNetwork && back.Toward[0] != 0:
		tags = append(tags, "toward")
		a.list = w.toward(back)
	}
	return w.say("back."+action.String()+".text", a, tags...)
}

// toward names the end points that a link leads to first (N14): "Scotland, else Yorkshire".
func (w Words) toward(back automa.BackFacts) Noun {
	var names []Noun
	for _, l := range back.Toward {
		if l != 0 {
			names = append(names, w.location(l))
		}
	}
	return w.listed(names, "list.else")
}

// FirstTurn reads the upper left corner of a back (M72).
func (w Words) FirstTurn(back automa.BackFacts) string {
	return w.named(cornerKey(back), w.FirstTurnText(back))
}

// FirstTurnText reads the upper left corner of a back without its name; it is not made a sentence, see Sentence.
func (w Words) FirstTurnText(back automa.BackFacts) string {
	return w.say(cornerKey(back)+".text", about{n: int(w.game.Limits.AutomaDevelopVP)})
}

func cornerKey(back automa.BackFacts) string {
	if back.FirstTurnDevelop {
		return "corner.develop"
	}
	return "corner.draw"
}

// named puts the name of a part of a back before its text.
func (w Words) named(key, text string) string {
	return w.Sentence(w.text("back.named", named{"name": w.text(key+".name", nil), "text": text}))
}

// Cell names a cell of the 2×2 icon: "upper left".
func (w Words) Cell(c automa.Cell) string { return w.cellNoun(c).Text }

func (w Words) cellNoun(c automa.Cell) Noun { return w.noun("cell."+cellKeys[c], nil) }
