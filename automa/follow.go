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

// Pieces groups the steps of a turn to be shown one after the other: each alone, but the lines of the board that one search
// refuses together, and what is refused again with the step before it, as it is not told again.
func (s Steps) Pieces() (pieces []Steps) {
	for len(s) > 0 {
		n := max(1, s.refusedLines())
		for n < len(s) && s[n].Again {
			n++
		}
		pieces = append(pieces, s[:n:n])
		s = s[n:]
	}
	return pieces
}

// refusedLines counts the steps at the beginning that refuse lines of the board in one and the same search.
func (s Steps) refusedLines() (n int) {
	for n < len(s) && s[n].Kind == Refused && s[n].Line != 0 &&
		s[n].Industry == s[0].Industry && s[n].Location == s[0].Location && s[n].Building == s[0].Building {
		n++
	}
	return n
}
