// Package workshop is where decks and mats of one's own are made: a list of all that there are, and an editor in which only what can
// be printed on a card can be said. Like the start screen it touches no file: it asks for what is to be done.
package workshop

import (
	"bytes"
	"reflect"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
)

// text is a deck or a mat that is being changed. Its text is all there is of it, so that what is undone is there byte for byte.
type text struct {
	id     string // of the game
	kind   decks.Kind
	path   string // where it is kept, empty for nowhere
	kept   []byte // as it is there, or as it came
	now    []byte
	past   [][]byte
	next   [][]byte
	copyOf func(name string) string // names a copy of what is printed
	typed  bool                     // the last change was of the name, letter by letter, which is one

	deck    *decks.Draft
	mat     *decks.MatDraft
	problem error // what lint says of it
}

// open takes a text to be changed. An error says what in it is not known.
func open(w *World, path string, kind decks.Kind, source []byte) (*text, error) {
	t := &text{id: w.Game, kind: kind, path: path, kept: source, copyOf: w.CopyOf}
	if err := t.read(source); err != nil {
		return nil, err
	}
	return t, nil
}

// read makes a text the one of now, with what lint says of it.
func (t *text) read(source []byte) (err error) {
	const file = "toml"
	if t.kind == decks.MatText {
		var mat *decks.MatDraft
		if mat, err = decks.ReadMatDraft(t.id, file, source); err != nil {
			return err
		}
		t.mat = mat
		_, t.problem = decks.ParseMat(t.id, file, source)
	} else {
		var deck *decks.Draft
		if deck, err = decks.ReadDraft(t.id, file, source); err != nil {
			return err
		}
		t.deck = deck
		_, t.problem = decks.ParseDeck(t.id, file, source)
	}
	t.now = source
	return nil
}

// change puts another text in the place of the one of now, which can be undone.
func (t *text) change(to []byte, typed bool) {
	if bytes.Equal(to, t.now) {
		return
	}
	was := t.now
	if t.read(to) != nil {
		return // what is not known cannot be chosen
	}
	if !typed || !t.typed {
		t.past = append(t.past, was)
	}
	t.next, t.typed = nil, typed
}

func (t *text) undo() { t.past, t.next = t.step(t.past, t.next) }
func (t *text) redo() { t.next, t.past = t.step(t.next, t.past) }

// step goes to the last text of a list, and puts that of now at the end of another one.
func (t *text) step(from, to [][]byte) (left, more [][]byte) {
	if len(from) == 0 {
		return from, to
	}
	last, was := from[len(from)-1], t.now
	if t.read(last) == nil {
		from, to = from[:len(from)-1], append(to, was)
	}
	t.typed = false
	return from, to
}

// changed reports whether it is otherwise than it is kept.
func (t *text) changed() bool { return !bytes.Equal(t.kept, t.now) }

func (t *text) name() string {
	if t.mat != nil {
		return t.mat.Name
	}
	return t.deck.Name
}

func (t *text) rename(name string) {
	if t.mat != nil {
		mat := t.mat.Mat
		mat.Name = name
		t.change(edit.Mat(t.id, t.mat, &mat), true)
		return
	}
	t.change(edit.Deck(t.id, t.deck, name, t.deck.Cards), true)
}

// ownName is what the text is called when something of it changes: what has the name of something printed is a copy of that from
// then on, and is none of its author's.
func (t *text) ownName() string {
	name := t.name()
	printed := t.mat == nil && name == decks.Deck(t.id).Name ||
		t.mat != nil && slices.ContainsFunc(decks.Levels(t.id), func(level *automa.Mat) bool { return level.Name == name })
	if printed {
		return t.copyOf(name)
	}
	return name
}

// setCard changes a card.
func (t *text) setCard(at int, card decks.Card) {
	if reflect.DeepEqual(card, t.deck.Cards[at]) {
		return
	}
	cards := append([]decks.Card(nil), t.deck.Cards...)
	cards[at] = card
	t.change(edit.Deck(t.id, t.deck, t.ownName(), cards), false)
}

// setMat changes the tiles and rules of a mat.
func (t *text) setMat(mat automa.Mat) {
	if reflect.DeepEqual(mat, t.mat.Mat) {
		return
	}
	mat.Name = t.ownName()
	t.change(edit.Mat(t.id, t.mat, &mat), false)
}

// save is what keeps it.
func (t *text) save() Save { return Save{t.path, t.name(), string(t.now), string(t.kept)} }
