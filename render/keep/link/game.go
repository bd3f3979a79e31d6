package link

import (
	"encoding/hex"
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
	"sohofoundry/render/tell/words"
)

// mostEntries is more than the choices and turns of any game.
const mostEntries = 4000

// hashBytes is how long the hash of a position is.
const hashBytes = 8

// OfGame is the link of a game, as far as it was played. An error says why there is none.
func OfGame(r *record.Record) (Link, error) {
	h, entries := r.Header(), r.Entries()
	if err := canShare(r.Game(), &h); err != nil {
		return Link{}, err
	}
	hash, err := hex.DecodeString(r.Hash())
	if err != nil || len(entries) > mostEntries {
		return Link{}, words.Wrong("link-position", nil)
	}
	var w writer
	w.header(r.Game(), &h)
	w.below(mostEntries+1, len(entries))
	for i := range entries {
		if !w.entry(r, i) {
			return Link{}, words.Wrong("link-long", nil)
		}
	}
	for _, b := range hash {
		w.bits(uint64(b), 8)
	}
	l := Link{Game, seal(w.bytes)}
	if len(l.Code) > longestCode {
		return Link{}, words.Wrong("link-long", nil)
	}
	return l, nil
}

// entry packs the choice of a human. The Automa's turns take no bits. It reports whether there is room for it.
func (w *writer) entry(r *record.Record, i int) bool {
	e := &r.Entries()[i]
	if r.Game().Edition.Companion {
		ruled := e.Correction.Thing == 0 && !e.Anyway
		if w.flag(ruled); !ruled {
			return w.besides(r.Game(), e)
		}
	}
	if !e.Automa() {
		legal := inOrder(r.Game(), &e.Before.State)
		w.below(len(legal), slices.Index(legal, e.Choice))
	}
	return true
}

// The entries of a game on a real table beside the choices of the rules: cards that are named, which are frequent, and others,
// written as in a record.
const (
	automasCard = iota // its place and its number
	handsCard          // its place and the card
	putRight
	anyway
	kindsBesides
)

// mostPlaces and mostNumber are beyond the places of decks and hands, the kinds of cards, and the numbers on the Automa's.
const (
	mostPlaces = 64
	mostNumber = 128
)

// besides packs a correction, or a choice that overruled the rules. It reports whether there is room for it.
func (w *writer) besides(g *automa.Game, e *record.Entry) bool {
	kind, line := putRight, correct.Format(g.Game, &e.Before.State, e.Correction)
	switch f := &e.Correction; f.Thing {
	case correct.CardThing:
		w.below(kindsBesides, automasCard)
		w.below(mostPlaces, int(f.Place))
		w.below(mostNumber, int(f.Amount))
		return true
	case correct.HandThing:
		w.below(kindsBesides, handsCard)
		w.below(mostPlaces, int(f.Place))
		w.below(mostPlaces, int(f.Card))
		return true
	case 0:
		kind, line = anyway, notation.Format(g.Game, &e.Before.State, e.Choice)
	}
	w.below(kindsBesides, kind)
	w.text(line)
	return len(line) < 1<<lengthBits
}

// besides reads and carries out an entry packed by writer.besides.
func (in *reader) besides(r *record.Record) error {
	f, g := correct.Correction{Thing: correct.CardThing}, r.Game()
	switch kind := in.below(kindsBesides); kind {
	case automasCard:
		f.Place, f.Amount = uint8(in.below(mostPlaces)), int16(in.below(mostNumber))
	case handsCard:
		f.Thing, f.Place, f.Card = correct.HandThing, uint8(in.below(mostPlaces)), engine.Card(in.below(mostPlaces))
	case putRight:
		var err error
		if f, err = correct.Parse(g.Game, &r.Position().State, in.text()); err != nil {
			return otherRules()
		}
	default:
		choices, err := notation.Parse(g.Game, in.text())
		if err != nil || len(choices) != 1 || in.spoiled || !r.Overrule(choices[0]).OK() {
			return otherRules()
		}
		return nil
	}
	if in.spoiled || int(f.Card) >= len(g.Cards) || !r.PutRight(f).OK() {
		return otherRules()
	}
	return nil
}

// ReadGame plays the game of a link.
func ReadGame(l Link) (*record.Record, error) {
	packed, err := open(l.Code)
	if err != nil {
		return nil, err
	}
	in := reader{bytes: packed}
	g, h, err := in.header()
	if err != nil {
		return nil, err
	}
	r, err := record.New(g, h)
	if err != nil {
		return nil, damaged()
	}
	for range in.below(mostEntries + 1) {
		if err := in.entry(r); err != nil {
			return nil, err
		}
	}
	hash := make([]byte, hashBytes)
	for i := range hash {
		hash[i] = byte(in.bits(8))
	}
	switch in.end(); {
	case in.spoiled, hex.EncodeToString(hash) != r.Hash():
		return nil, otherRules()
	}
	return r, nil
}

// entry plays the Automa's turn or a choice of a human, or carries out a correction at a real table.
func (in *reader) entry(r *record.Record) error {
	if r.Game().Edition.Companion && !in.flag() {
		return in.besides(r)
	}
	p := r.Position()
	if p.AutomasTurn() {
		r.AutomaTurn()
		return nil
	}
	legal := inOrder(r.Game(), &p.State)
	if len(legal) == 0 { // the game is over
		return otherRules()
	}
	n := in.below(len(legal))
	if why := r.Choose(legal[n]); in.spoiled || !why.OK() {
		return otherRules()
	}
	return nil
}

// otherRules is the error of a link that is intact, but leads to another position than the one it was made for.
func otherRules() error { return words.Wrong("link-other", nil) }

// inOrder are the legal choices in the order of their notation. That of engine.Choices may change from one version to another.
func inOrder(g *automa.Game, s *engine.State) []engine.Choice {
	type named struct {
		choice engine.Choice
		name   string
	}
	var list []named
	for _, c := range g.Choices(s, nil) {
		list = append(list, named{c, notation.Format(g.Game, s, c)})
	}
	slices.SortFunc(list, func(a, b named) int { return strings.Compare(a.name, b.name) })
	legal := make([]engine.Choice, len(list))
	for i := range list {
		legal[i] = list[i].choice
	}
	return legal
}
