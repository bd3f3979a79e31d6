package search

import (
	"math"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
)

// Player plays positions on by the keen policy, for all players who choose, and keeps the memory that this takes: one serves one
// goroutine.
type Player struct {
	thinker *policy.Thinker
	judge   *policy.Thinker // of where a future ends: what seems good to play for next is not all that is worth having
	choices []engine.Choice
}

// NewPlayer returns a player.
func NewPlayer() *Player { return newPlayer(&judgeWeights) }

func newPlayer(judge *policy.WeightsOf) *Player {
	return &Player{thinker: policy.NewThinker(&policy.KeenWeights), judge: policy.NewThinker(judge)}
}

// Pick is the choice that the keen policy makes.
func (w *Player) Pick(g *automa.Game, p *automa.Position) engine.Choice {
	w.choices = g.Choices(&p.State, w.choices[:0])
	return w.choices[w.thinker.Pick(g, &p.State, w.choices)]
}

// Finish plays a position on to the end of the game.
func (w *Player) Finish(g *automa.Game, p *automa.Position) {
	w.playOn(g, p, p.Actor, engine.Choice{}, math.MaxInt, nil)
}

// playOn plays a position on until a seat has made its turn in a round, or the game is over. The seat's next action may be given. It
// tells of each action of the seat before it is made, and ends there if that is enough.
func (w *Player) playOn(g *automa.Game, p *automa.Position, seat engine.Seat, next engine.Choice, last int, action func(s *engine.State, made engine.Choice) (goOn bool)) {
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			g.Turn(p, nil)
			continue
		}
		asked := p.Actor == seat && p.Decision == engine.ChooseAction
		if asked && Round(g, p) > last {
			return
		}
		made := next
		if !asked || next == (engine.Choice{}) {
			made = w.Pick(g, p)
		} else {
			next = engine.Choice{}
		}
		if asked && action != nil && !action(&p.State, made) {
			return
		}
		g.Apply(p, made, nil)
	}
}

// play makes a choice in a future, plays it on, and returns what it is worth in the end, in hundredths of a VP.
func (w *Player) play(s *Search, p automa.Position, c *candidate) int {
	w.playOut(s, &p, c, nil)
	return w.judge.Worth(s.game, &p.State, s.seat)
}

// playOut makes a choice in a future and plays it on for as many turns as the search does.
func (w *Player) playOut(s *Search, p *automa.Position, c *candidate, action func(s *engine.State, made engine.Choice) (goOn bool)) {
	last := Round(s.game, p) + s.options.Turns
	s.game.Apply(p, c.choice, nil)
	w.playOn(s.game, p, s.seat, c.then, last, action)
}

// Round counts the rounds of both eras.
func Round(g *automa.Game, p *automa.Position) int {
	return int(p.Era-engine.Canal)*g.Rounds(int(p.Seats)) + int(p.Round)
}
