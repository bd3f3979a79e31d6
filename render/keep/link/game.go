package link

import (
	"encoding/hex"
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
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
		e := &entries[i]
		if e.Automa() {
			continue
		}
		legal := inOrder(r.Game(), &e.Before.State)
		w.below(len(legal), slices.Index(legal, e.Choice))
	}
	for _, b := range hash {
		w.bits(uint64(b), 8)
	}
	return Link{Game, seal(w.bytes)}, nil
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

// entry plays the Automa's turn, or a choice of a human.
func (in *reader) entry(r *record.Record) error {
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

// otherRules is that a link is as it was made, but leads elsewhere than where it was made.
func otherRules() error { return words.Wrong("link-other", nil) }

// inOrder are the legal choices in the order of their notation. That of engine.Choices may change from one version to another.
func inOrder(g *automa.Game, s *engine.State) []engine.Choice {
	type named struct {
		choice engine.Choice
		name   string
	}
	var list []named
	for _, c := range g.Choices(s, nil) {
		list = append(list, named{c, g.Format(s, c)})
	}
	slices.SortFunc(list, func(a, b named) int { return strings.Compare(a.name, b.name) })
	legal := make([]engine.Choice, len(list))
	for i := range list {
		legal[i] = list[i].choice
	}
	return legal
}
