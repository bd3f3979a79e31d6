package search

import (
	"math"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
)

// Player plays positions on by the keen policy, for all seats that choose, and keeps the memory that this takes. It serves one
// goroutine at a time.
type Player struct {
	thinker *policy.Thinker
	judge   *policy.Thinker // of what a future comes to: a good next move is not the whole worth of a position
	choices []engine.Choice
	ahead   thoughts
}

// NewPlayer returns a player.
func NewPlayer() *Player { return newPlayer(&JudgeWeights) }

func newPlayer(judge *policy.WeightsOf) *Player {
	return &Player{thinker: policy.NewThinker(&policy.KeenWeights), judge: policy.NewThinker(judge)}
}

// Pick is the choice that the keen policy makes.
func (w *Player) Pick(g *automa.Game, p *automa.Position) engine.Choice { return w.chosen(g, &p.State) }

func (w *Player) chosen(g *automa.Game, s *engine.State) engine.Choice {
	w.choices = g.Choices(s, w.choices[:0])
	return w.choices[w.thinker.Pick(g, s, w.choices)]
}

// Finish plays a position on to the end of the game.
func (w *Player) Finish(g *automa.Game, p *automa.Position) {
	w.playOn(g, p, p.Actor, engine.Choice{}, math.MaxInt, nil)
}

// look is shown each position before the choice made in it, and reports whether to go on.
type look func(p *automa.Position, made engine.Choice) (goOn bool)

// playOn plays a position on until a round is over, or the game, and reports whether it came so far. A seat's next action may be given.
//
// It ends there, and not where the seat is to act: both have had as many turns then, and the weights that
// judge where futures end were fitted to positions in which a round begins. Against the Automa, which comes second, that is the
// same; of two players, the one that judges so is no weaker. It ends where a choice is still thought about, too.
func (w *Player) playOn(g *automa.Game, p *automa.Position, seat engine.Seat, next engine.Choice, last int, shown look) (over bool) {
	for p.Decision != engine.GameOver && Round(g, p) <= last {
		if p.AutomasTurn() {
			if shown != nil && !shown(p, automasTurn) {
				return false
			}
			g.Turn(p, nil)
			continue
		}
		made := next
		if !asks(p, seat) || next == (engine.Choice{}) {
			if made = w.choose(g, p, seat); w.ahead.waits {
				return false
			}
		} else {
			next = engine.Choice{}
		}
		if shown != nil && !shown(p, made) {
			return false
		}
		g.Apply(p, made, nil)
	}
	return true
}

// choose is the choice of a seat in a future.
func (w *Player) choose(g *automa.Game, p *automa.Position, seat engine.Seat) engine.Choice {
	if p.Actor == seat && w.ahead.about(p) {
		return w.ahead.choice(g, p)
	}
	return w.Pick(g, p)
}

// automasTurn stands for the Automa's turn, which is no choice.
var automasTurn engine.Choice

// asks reports whether a seat is asked for an action.
func asks(p *automa.Position, seat engine.Seat) bool {
	return !p.AutomasTurn() && p.Actor == seat && p.Decision == engine.ChooseAction
}

// Do makes a choice, or with the zero value the Automa's turn, and returns the events.
func Do(g *automa.Game, p *automa.Position, c engine.Choice) (log engine.Log) {
	if c != automasTurn {
		g.Apply(p, c, &log)
		return log
	}
	var steps automa.Steps
	g.Turn(p, &steps)
	for i := range steps {
		log = append(log, steps[i].Events...)
	}
	return log
}

// play plays a future on with a choice and returns its worth, in hundredths of a VP.
func (w *Player) play(s *Search, p automa.Position, c *candidate) int {
	return w.playOut(s, &p, c, nil)
}

// playOut makes a choice in a future and plays it on for as many turns as the search does. It returns the mean of what the position is
// worth at the end of each round on the way: a single judgement is often far off, and much of that cancels out. Where the game is over,
// what it came to counts alone; so does the last position where the player thinks ahead, as what a thought is good for shows late. It is of
// no use if the future waits for a thought, or is not to be shown any further.
func (w *Player) playOut(s *Search, p *automa.Position, c *candidate, shown look) (worth int) {
	round, next := Round(s.game, p), c.follows
	s.game.Apply(p, c.choice, nil)
	w.ahead.begin(s.ahead)
	sum := 0
	for later := range s.options.Turns + 1 {
		if !w.playOn(s.game, p, s.seat, next, round+later, shown) {
			return 0
		}
		if worth = w.judge.Worth(s.game, &p.State, s.seat); p.Decision == engine.GameOver || s.ahead > 0 && later == s.options.Turns {
			return worth
		}
		sum += worth
		next = engine.Choice{}
	}
	return sum / (s.options.Turns + 1)
}

// Round counts the rounds of both eras.
func Round(g *automa.Game, p *automa.Position) int {
	return int(p.Era-engine.Canal)*g.Rounds(int(p.Seats)) + int(p.Round)
}

// allRounds is how many there are in a game.
func allRounds(g *automa.Game, p *automa.Position) int {
	eras := int(engine.Rail - engine.Canal + 1)
	if p.Introductory {
		eras = 1
	}
	return eras * g.Rounds(int(p.Seats))
}
