package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// A printed deck on the table: the program is told which cards are drawn from it.

// CardWanted is the place from the top, from 1, of the next card of a printed deck that must be named before the Automa can play its
// turn: those it draws, and the one on top after that, for its back. Each is named while it lies there back up: those above it are
// drawn first, but the top one is not, as the Automa may read its back alone (M72). None is wanted where the program shuffles the deck,
// as it does with one that runs out amid a turn (A24).
func CardWanted(r *record.Record) (place int, wanted bool) {
	p := r.Position()
	if !r.Header().OwnDeck || !p.AutomasTurn() {
		return 0, false
	}
	known, left := cardsNamed(r), int(p.Cards.Left)
	var steps automa.Steps
	r.Game().Turn(p, &steps)
	return known + 1, known <= drawn(steps) && known < left
}

// DrawnFirst is the card that is drawn so that the one that must be named lies on top, by the number on it; 0 if none is.
func DrawnFirst(r *record.Record) (number int) {
	place, wanted := CardWanted(r)
	if !wanted || place < 2 {
		return 0
	}
	c := &r.Position().Cards
	return r.Game().Deck.Cards[c.Deck[int(c.Left)+1-place]].Number
}

// TopKnown reports whether the card on top of the Automa's deck is known here.
func TopKnown(r *record.Record) bool { return !r.Header().OwnDeck || cardsNamed(r) > 0 }

// cardsNamed counts the cards on top of the deck that are known.
func cardsNamed(r *record.Record) (known int) {
	for _, e := range r.Entries() {
		switch {
		case e.Correction.Thing == correct.CardThing:
			known = max(known, int(e.Correction.Place))
		case e.Automa():
			known = max(known-drawn(e.Steps), 0) // more are drawn where the deck runs out
		}
		for _, event := range e.Events {
			if event.Kind == engine.EraBegan {
				known = 0
			}
		}
	}
	return known
}

func drawn(steps automa.Steps) (n int) {
	for i := range steps {
		if steps[i].Kind == automa.Drew {
			n++
		}
	}
	return n
}

// ByHand are the tasks for the player: a deck that the program draws from is prepared by the program.
func ByHand(r *record.Record, list []Task) []Task {
	if r.Header().OwnDeck {
		return list
	}
	return slices.DeleteFunc(list, func(t Task) bool { return t.Kind == PrepareDeck })
}

// RanOut reports whether the Automa's last turn used its deck up and made a new one of the discards (A24), which the program shuffled:
// a printed deck is to be laid as the program has it.
func RanOut(r *record.Record, steps automa.Steps) bool {
	return r.Header().OwnDeck && slices.ContainsFunc(steps, func(s automa.Step) bool { return s.Kind == automa.Reshuffled })
}
