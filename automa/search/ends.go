package search

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// End is what a future came to, some turns on: what is told about a choice is counted over these.
type End struct {
	Tried    bool            // the future was played with the choice
	VP       int             // of the player, with what the end of the era would bring if it came then
	Automas  int             // VP of the Automa, likewise
	Income   int             // level
	Money    int             // £
	Made     bool            // what the choice builds lies there flipped
	Flipped  engine.SpaceSet // where a tile of the player lies that is flipped
	Taken    engine.SpaceSet // where a tile of the Automa lies
	Links    engine.LineSet  // that the Automa has
	Next     engine.Choice   // the player's next action, without its card; the zero value if there was none
	NextTile engine.Tile     // that it builds or removes
}

// Ends lists what came of a candidate, future by future. It is empty unless Options.Ends asks for it.
func (s *Search) Ends(c engine.Choice) []End {
	for i := range s.candidates {
		if s.candidates[i].choice == c {
			return s.candidates[i].ends
		}
	}
	return nil
}

// Later is how many rounds on the ends are; over tells that they are the end of the game.
func (s *Search) Later() (rounds int, over bool) {
	left := int(engine.Rail-engine.Canal+1)*s.game.Rounds(int(s.position.Seats)) - round(s.game, &s.position)
	if s.position.Introductory {
		left -= s.game.Rounds(int(s.position.Seats))
	}
	return s.options.Turns, s.options.Turns >= left
}

// SameEra reports whether the ends are of the era that the position is in, so that no tile or link has left the board at its end.
func (s *Search) SameEra() bool {
	return s.position.Era == engine.Rail || int(s.position.Round)+s.options.Turns < s.game.Rounds(int(s.position.Seats))
}

// NextOf is where the player makes the next action in a future, and that action with its card.
func (s *Search) NextOf(c engine.Choice, future int) (before engine.State, next engine.Choice) {
	p := s.future(future)
	s.workers[0].playOut(s, &p, c, func(at *engine.State, made engine.Choice) bool {
		before, next = *at, made
		return false
	})
	return before, next
}

// noting plays a future on and keeps what it comes to.
func (w *Player) noting(s *Search, p automa.Position, c engine.Choice) (int, End) {
	e := End{Tried: true}
	w.playOut(s, &p, c, func(at *engine.State, made engine.Choice) bool {
		if e.Next == (engine.Choice{}) {
			e.Next = made
			e.Next.Card = 0
			if made.Industry != 0 {
				e.NextTile = s.game.Next(&at.Players[s.seat], made.Industry)
			}
		}
		return true
	})
	other := 1 - s.seat
	you := &p.Players[s.seat]
	e.VP, e.Automas, e.Income, e.Money = int(you.VP), int(p.Players[other].VP), s.game.IncomeLevel(you), int(you.Money)
	if p.Decision != engine.GameOver {
		for _, scored := range s.game.ScoreNow(&p.State) {
			if scored.Seat == s.seat {
				e.VP += int(scored.Amount)
			} else {
				e.Automas += int(scored.Amount)
			}
		}
	}
	for x := range p.Tiles {
		switch here := &p.Tiles[x]; {
		case here.Tile == 0:
		case here.Owner == s.seat && here.Flipped:
			e.Flipped |= 1 << x
		case here.Owner == other:
			e.Taken |= 1 << x
		}
	}
	e.Links = p.Players[other].Links
	if builds(c) {
		made := s.game.Next(&s.position.Players[s.seat], c.Industry)
		e.Made = e.Flipped.Has(c.Space) && p.Tiles[c.Space].Tile == made
	}
	return w.thinker.Worth(s.game, &p.State, s.seat), e
}
