package search

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// End is the end of a future after some rounds. All that is told about a choice is counted over ends.
type End struct {
	Tried    bool                 // the future was played with the choice
	VP       int                  // of the player, with the VP that the end of the era would bring then
	Automas  int                  // VP of the Automa, likewise, or of the best of several others
	All      [engine.MaxSeats]int // VP of all seats, likewise
	Income   int                  // level
	Money    int                  // £
	Made     bool                 // the tile that the choice builds lies there flipped
	Flipped  engine.SpaceSet      // where a tile of the player lies that is flipped
	Taken    engine.SpaceSet      // where a tile of the Automa or another player lies
	Links    engine.LineSet       // that they have, or had when the game ended
	Next     engine.Choice        // the player's next action, without its card; the zero value if there was none
	NextTile engine.Tile          // that it builds or removes
}

// Ends lists the ends of a candidate, future by future. It is empty unless Options.Ends asks for it.
func (s *Search) Ends(c engine.Choice) []End { return s.find(c).ends }

// find returns the best candidate with a choice.
func (s *Search) find(c engine.Choice) *candidate {
	i := slices.IndexFunc(s.candidates, func(other candidate) bool { return other.choice == c })
	return &s.candidates[i]
}

// Later is how many rounds on the ends are; over tells that they are the end of the game.
func (s *Search) Later() (rounds int, over bool) {
	p := Pair{Game: s.game, Position: &s.position, Turns: s.options.Turns}
	return p.Later()
}

// NextOf is where the player makes the next action in a future, and that action with its card.
func (s *Search) NextOf(c engine.Choice, future int) (before engine.State, next engine.Choice) {
	w := newPlayer(s.options.Judge) // a step may be under way
	for again := true; again; again = w.ahead.waits {
		p := s.future(future)
		w.playOut(s, &p, s.find(c), func(at *automa.Position, made engine.Choice) bool {
			if !asks(at, s.seat) {
				return true
			}
			before, next = at.State, made
			return false
		})
	}
	return before, next
}

// noting plays a future on and returns its worth and its end.
func (w *Player) noting(s *Search, p automa.Position, c *candidate) (int, End) {
	var e End
	before, last := p, c.choice // with which the game ends, if it does
	worth := w.playOut(s, &p, c, func(at *automa.Position, made engine.Choice) bool {
		if asks(at, s.seat) {
			e.Follow(s.game, &at.State, made)
		}
		if Round(s.game, at) == allRounds(s.game, at) {
			before, last = *at, made
		}
		return true
	})
	var log engine.Log
	if p.Decision == engine.GameOver {
		log = Do(s.game, &before, last)
	}
	e.Note(s.game, &s.position, &p, c.choice, log)
	return worth, e
}

// Follow notes an action that the player makes after the choice. The first counts.
func (e *End) Follow(g *automa.Game, at *engine.State, made engine.Choice) {
	if e.Next != (engine.Choice{}) {
		return
	}
	e.Next = made
	e.Next.Card = 0
	e.NextTile = g.Next(&at.Players[at.Actor], made.Industry)
}

// Note notes the outcome of a choice, made in one position, in a later one. Links are scored and gone where the game is over, so that
// the last events tell which there were.
func (e *End) Note(g *automa.Game, before, after *automa.Position, c engine.Choice, last engine.Log) {
	seat := before.Actor
	you := &after.Players[seat]
	e.Tried = true
	e.Income, e.Money = g.IncomeLevel(you), int(you.Money)
	e.All = scores(g, after)
	e.VP, e.Automas = ownAndBest(e.All, seat)
	for x := range after.Tiles {
		switch here := &after.Tiles[x]; {
		case here.Tile == 0:
		case here.Owner == seat && here.Flipped:
			e.Flipped |= 1 << x
		case here.Owner != seat:
			e.Taken |= 1 << x
		}
	}
	for other := range after.Seats {
		if engine.Seat(other) != seat {
			e.Links |= after.Players[other].Links
		}
	}
	for i := range last {
		if last[i].Kind == engine.LinkRemoved && last[i].Seat != seat {
			e.Links = e.Links.With(last[i].Line)
		}
	}
	if builds(c) {
		made := g.Next(&before.Players[seat], c.Industry)
		e.Made = e.Flipped.Has(c.Space) && after.Tiles[c.Space].Tile == made
	}
}

// scores are the VP of all seats, with what would be scored now.
func scores(g *automa.Game, at *automa.Position) (vp [engine.MaxSeats]int) {
	for i := range at.Seats {
		vp[i] = int(at.Players[i].VP)
	}
	if at.Decision != engine.GameOver {
		for _, scored := range g.ScoreNow(&at.State) {
			vp[scored.Seat] += int(scored.Amount)
		}
	}
	return vp
}

// ownAndBest are the VP of a seat and of the best other.
func ownAndBest(vp [engine.MaxSeats]int, seat engine.Seat) (own, best int) {
	own, vp[seat] = vp[seat], 0 // VP are never negative (B3.4)
	return own, slices.Max(vp[:])
}

// Expected are the VP of all seats, in tenths, that the ends of the best choice have in the mean; none before a future was played.
func (s *Search) Expected() (tenfold []int) {
	ends := s.candidates[0].ends
	n := tried(ends)
	for seat := range s.position.Seats {
		sum := 0
		for f := range ends {
			sum += ends[f].All[seat]
		}
		if n > 0 {
			tenfold = append(tenfold, tenths(sum, n))
		}
	}
	return tenfold
}
