package link

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/render/tell/words"
)

// ErrOnTable is the error of a challenge to a game on a real table, which cannot be repeated with the same cards.
var ErrOnTable = words.Wrong("link-table", nil)

// OfChallenge is the link of a challenge: to play the same game, and to reach more than a score. The zero score sets no score to
// beat. An error says why there is no such link.
func OfChallenge(g *automa.Game, h record.Header, score record.Score) (Link, error) {
	h.Practice, h.Hinted, h.Challenge = false, false, score
	if err := canShare(g, &h); err != nil {
		return Link{}, err
	}
	if g.Edition.Companion {
		return Link{}, ErrOnTable
	}
	var w writer
	w.header(g, &h)
	return Link{Challenge, seal(w.bytes)}, nil
}

// ReadChallenge returns the game that a link challenges to, and a header with the score to beat.
func ReadChallenge(l Link) (*automa.Game, record.Header, error) {
	packed, err := open(l.Code)
	if err != nil {
		return nil, record.Header{}, err
	}
	in := reader{bytes: packed}
	g, h, err := in.header()
	if err != nil {
		return nil, h, err
	}
	if in.end(); in.spoiled || h.Practice || g.Edition.Companion {
		return nil, h, damaged()
	}
	r, err := record.New(g, h)
	switch {
	case err != nil:
		return nil, h, damaged()
	case !h.Options.Solo:
		return nil, h, words.Wrong("link-not-solo", nil)
	}
	return g, r.Header(), nil
}
