package automa

import "sohofoundry/engine"

// Follow brings a position on by one event, for showing, as engine.Game.Follow does; the Automa's deck is prepared with
// DeckPrepared. The Automa's cards are followed exactly.
func (g *Game) Follow(p *Position, e engine.Event) {
	g.Game.Follow(&p.State, e)
	if e.Kind == engine.DeckPrepared {
		g.prepare(p)
	}
}

// FollowStep brings a position on by one step of the Automa's turn: its cards, and its events as Follow does. Folded over the
// steps of a turn it leads from the position before it to what the position after it shows.
func (g *Game) FollowStep(p *Position, st *Step) {
	switch st.Kind {
	case Drew:
		p.takeTop()
	case Reshuffled:
		p.renew()
	case Discarded:
		p.discard(g.Deck.Index(st.Card))
	case Prepared:
		g.prepare(p)
	}
	for _, e := range st.Events {
		g.Follow(p, e)
	}
}

// Index finds a card by the number printed on it, or returns the first.
func (d *Deck) Index(number int) uint8 {
	for i := range d.Cards {
		if d.Cards[i].Number == number {
			return uint8(i)
		}
	}
	return 0
}

// Pieces groups the steps of a turn to be shown one after the other, so that each piece has something to tell: what is about a card
// as a whole goes with what is read next, what is read or asked with the first refusal, the sources of an action and the word that
// it is over go with it, the lines of the board that one search refuses are together, and what is refused again goes with the step
// before it, as it is not told again.
func (s Steps) Pieces() (pieces []Steps) {
	for len(s) > 0 {
		n := s.leads()
		n += max(1, s[n:].refusedLines())
		for n < len(s) && (s[n].Again || s[n-1].Kind != Compared && s[n].adds()) {
			n++
		}
		pieces = append(pieces, s[:n:n])
		s = s[n:]
	}
	return pieces
}

// Subject is what a piece is about: its steps without those that only lead to them.
func (s Steps) Subject() Steps { return s[s.leads():] }

// leads counts the steps at the beginning that only lead to what follows them.
func (s Steps) leads() (n int) {
	for n < len(s)-1 && s[n].leadsTo(&s[n+1]) {
		n++
	}
	return n
}

func (st *Step) leadsTo(next *Step) bool {
	switch st.Kind {
	case Drew, Reshuffled, Discarded:
		return true
	case ReadFront, ReadBack:
		return next.Kind == Refused && !next.Again
	case Examined:
		return next.Kind == Refused && !next.Again || next.Kind == Acted
	}
	return false
}

// adds reports whether a step only adds to an action: a source of it, or the word that it is over.
func (st *Step) adds() bool {
	return st.Kind == Acted && (st.Choice.Verb.Follows() || st.Choice.Verb == engine.Done && len(st.Events) == 0)
}

// refusedLines counts the steps at the beginning that refuse lines of the board in one and the same search.
func (s Steps) refusedLines() (n int) {
	for n < len(s) && s[n].Kind == Refused && s[n].Line != 0 &&
		s[n].Industry == s[0].Industry && s[n].Location == s[0].Location && s[n].Building == s[0].Building {
		n++
	}
	return n
}
