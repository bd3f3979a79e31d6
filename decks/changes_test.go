package decks_test

import (
	"bytes"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
)

// TestADeckDiffersFromItselfInNothing, in any game: and neither does the same text parsed again.
func TestADeckDiffersFromItselfInNothing(t *testing.T) {
	for _, id := range decks.Games() {
		if changes := decks.Changes(decks.Deck(id), decks.Deck(id)); len(changes) > 0 {
			t.Errorf("%s: the deck differs from itself: %v", id, changes)
		}
	}
}

// TestSlotsThatStayAreNoChange: what is put in between or taken away moves the slots after it, and does not change them.
func TestSlotsThatStayAreNoChange(t *testing.T) {
	slot := func(kind automa.SlotKind, iron int16) automa.SlotFacts {
		return automa.SlotFacts{Kind: kind, IronFrom: iron}
	}
	a, b, c, d := slot(1, 1), slot(1, 2), slot(2, 3), slot(3, 4)
	for _, x := range []struct {
		name          string
		before, after []automa.SlotFacts
		want          string
	}{
		{"put in between", []automa.SlotFacts{a, b}, []automa.SlotFacts{a, c, b}, "+2 "},
		{"put first", []automa.SlotFacts{a, b}, []automa.SlotFacts{d, a, b}, "+1 "},
		{"taken away", []automa.SlotFacts{a, b, c}, []automa.SlotFacts{a, c}, "-2 "},
		{"another one", []automa.SlotFacts{a, b, c}, []automa.SlotFacts{a, d, c}, "~2 "},
		{"two for one", []automa.SlotFacts{a, b}, []automa.SlotFacts{a, c, d}, "~2 +3 "},
		{"the same", []automa.SlotFacts{a, b}, []automa.SlotFacts{a, b}, ""},
	} {
		var got bytes.Buffer
		change := decks.Change{Before: &automa.CardFacts{Front: x.before}, After: &automa.CardFacts{Front: x.after}}
		for _, s := range change.Slots() {
			switch {
			case s.Before == nil:
				got.WriteByte('+')
			case s.After == nil:
				got.WriteByte('-')
			default:
				got.WriteByte('~')
			}
			got.WriteByte('0' + byte(s.Number))
			got.WriteByte(' ')
		}
		if got.String() != x.want {
			t.Errorf("%s: %q, want %q", x.name, got.String(), x.want)
		}
	}
}
