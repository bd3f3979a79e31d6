package workshop

import (
	"math/rand/v2"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/engine"
)

// trialGames is the number of games that are played to try a mat.
const trialGames = 500

// trial plays games with a mat, a choice at a time, so that no picture waits for them.
type trial struct {
	game    *automa.Game
	options engine.Options
	of      string // the source of the mat
	at      automa.Position
	chance  *rand.PCG
	begun   bool
	choices []engine.Choice
	vp      []int // of the Automa, in the games that are over
	beaten  int   // games
}

func newTrial(g *automa.Game, mat *automa.Mat, of []byte) *trial {
	return &trial{game: g, of: string(of), options: mat.Options()}
}

func (t *trial) over() bool { return len(t.vp) >= trialGames }

// Step plays on until all games are over or no time is left, and reports whether one more game is over.
func (t *trial) Step(spare func() bool) (news bool, asks []any) {
	for !t.over() && spare() {
		if !t.begun {
			seed := sim.SeedOf(1, len(t.vp))
			p, err := t.game.Start(t.options, seed, nil)
			if err != nil { // such a mat cannot be played with
				t.vp = make([]int, trialGames)
				return true, nil
			}
			t.at, t.chance, t.begun = p, policy.Chance(seed), true
		}
		switch p := &t.at; {
		case p.Decision == engine.GameOver:
			t.vp = append(t.vp, int(p.Players[engine.AutomaSeat].VP))
			if p.Players[engine.HumanSeat].VP >= p.Players[engine.AutomaSeat].VP { // A23: a tie is the human's
				t.beaten++
			}
			t.begun, news = false, true
		case p.AutomasTurn():
			t.game.Turn(p, nil)
		default:
			t.choices = t.game.Choices(&p.State, t.choices[:0])
			t.game.Apply(p, t.choices[policy.Steady.Pick(t.game, p, t.choices, t.chance)], nil)
		}
	}
	return news, nil
}

// scores are the Automa's VP that one game in twenty is below, that half of them are below, and that one in twenty is above, and
// the per cent of games that the human wins.
func (t *trial) scores() (low, typical, high, beaten int) {
	vp := slices.Sorted(slices.Values(t.vp))
	at := func(percent int) int { return vp[min(percent*len(vp)/100, len(vp)-1)] }
	return at(5), at(50), at(95), (t.beaten*100 + len(vp)/2) / len(vp)
}
