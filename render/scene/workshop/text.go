// Package workshop is the screen for making decks and mats: a list of all decks and mats, and an editor that offers only things
// that can be printed on a card. Like the start screen it touches no file, and asks the client to read and save.
package workshop

import (
	"bytes"
	"reflect"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
)

// text is a deck or a mat that is being changed. Its source is its only state, so that undo restores it byte for byte.
type text struct {
	id     string // of the game
	kind   decks.Kind
	path   string // of its file, empty for none
	kept   []byte // the source in the file, or as taken from elsewhere
	now    []byte
	past   [][]byte
	next   [][]byte
	copyOf func(name string) string // names a copy of a printed deck or mat
	typed  bool                     // the last change was typing in the name, which is undone as one change

	deck    *decks.Draft
	mat     *decks.MatDraft
	problem error // the finding of lint, nil for none
}

// open reads a text to be changed. An error names the part that is unknown.
func open(w *World, path string, kind decks.Kind, source []byte) (*text, error) {
	t := &text{id: w.Game, kind: kind, path: path, kept: source, copyOf: w.CopyOf}
	if err := t.read(source); err != nil {
		return nil, err
	}
	return t, nil
}

// read makes a source the current one, and checks it with lint.
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

// change replaces the current source, which can be undone.
func (t *text) change(to []byte, typed bool) {
	if bytes.Equal(to, t.now) {
		return
	}
	was := t.now
	if t.read(to) != nil {
		return // not reached, as the editor offers only known things
	}
	if !typed || !t.typed {
		t.past = append(t.past, was)
	}
	t.next, t.typed = nil, typed
}

// step goes to the last source of one list, and puts the current one at the end of the other.
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

// changed reports whether the source differs from the saved one.
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

// ownName is the name of the text after a change. A text that still has the name of a printed deck or mat is named a copy of it, as
// it is no longer the work of that author.
func (t *text) ownName() string {
	name := t.name()
	printed := t.mat == nil && name == decks.Deck(t.id).Name ||
		t.mat != nil && slices.ContainsFunc(decks.Levels(t.id), func(level *automa.Mat) bool { return level.Name == name })
	if printed {
		return t.copyOf(name)
	}
	return name
}

// setCard replaces a card.
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

// save is the request to save the text.
func (t *text) save() Save { return Save{t.path, t.name(), string(t.now), string(t.kept)} }
