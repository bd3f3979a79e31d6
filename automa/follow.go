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

// FollowStep changes a position by one step of the Automa's turn: its cards, and its events as Follow does. Applied to the steps of a
// turn one by one, it leads from the position before the turn to the one after it, as far as it is shown.
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

// Pieces groups the steps of a turn for showing, so that each piece has something to tell. A step about a whole card joins the next
// slot or back, a slot or question joins the first refusal, the sources and the end of an action join the action, the lines that one
// search refuses are one piece, and a repeated refusal joins the step before it, as it is not told again.
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

// Subject is the steps of a piece without those that only lead to them.
func (s Steps) Subject() Steps { return s[s.leads():] }

// leads counts the steps at the beginning that only lead to the steps after them.
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
