package decks

import (
	"reflect"
	"slices"

	"sohofoundry/automa"
)

// Change is a card that differs between two decks of one game. One of its sides is nil if that deck has no card of the number.
type Change struct {
	Card          int
	Before, After *automa.CardFacts
}

// Changes are the cards that differ between two decks of one game, by their numbers.
func Changes(a, b *automa.Deck) (list []Change) {
	find := func(d *automa.Deck, number int) *automa.CardFacts {
		i := slices.IndexFunc(d.Cards, func(c automa.CardFacts) bool { return c.Number == number })
		if i < 0 {
			return nil
		}
		return &d.Cards[i]
	}
	for number := range highestNumber + 1 {
		if before, after := find(a, number), find(b, number); !reflect.DeepEqual(before, after) {
			list = append(list, Change{number, before, after})
		}
	}
	return list
}

// SlotChange is a slot that differs between two fronts. Its number, from 1, is that of the new front, or of the old one for a slot
// that is gone. One of its sides is nil for a slot that is new or gone.
type SlotChange struct {
	Number        int
	Before, After *automa.SlotFacts
}

// Slots are the slots that differ between the fronts of a card that both decks have. Equal slots above and below them are left
// out: a slot that is put in between is new, and those after it have not changed.
func (c Change) Slots() (list []SlotChange) {
	before, after := c.Before.Front, c.After.Front
	first := 0
	for len(before) > 0 && len(after) > 0 && reflect.DeepEqual(before[0], after[0]) {
		before, after, first = before[1:], after[1:], first+1
	}
	for len(before) > 0 && len(after) > 0 && reflect.DeepEqual(before[len(before)-1], after[len(after)-1]) {
		before, after = before[:len(before)-1], after[:len(after)-1]
	}
	for i := range max(len(before), len(after)) {
		change := SlotChange{Number: first + i + 1}
		if i < len(before) {
			change.Before = &before[i]
		}
		if i < len(after) {
			change.After = &after[i]
		}
		list = append(list, change)
	}
	return list
}
