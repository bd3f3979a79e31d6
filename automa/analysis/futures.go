package analysis

import (
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// salt makes these futures others than those that a search looks at: what it finds too good there is found out here.
const salt = 0x616e616c_79736973

// futures are positions that the player cannot tell from one, and what choices come to in them.
type futures struct {
	game     *automa.Game
	position *automa.Position
	seed     uint64
	player   *search.Player
	choices  []engine.Choice
}

// ends are the final VP of both seats, by future.
type ends [][2]int

// after makes a choice in futures from one number up to another, and plays them to the end: a number of actions by a player who
// thinks ahead, the others as a plain player does.
func (f *futures) after(c engine.Choice, from, to, thought int) ends {
	list := make(ends, 0, to-from)
	for n := from; n < to; n++ {
		p := f.dealt(n)
		f.game.Apply(&p, c, nil)
		if thought > 0 {
			f.think(&p, thought)
		}
		list = append(list, f.end(&p))
	}
	return list
}

// thinking is a player who thinks ahead, if only a little: a plain one would often miss what a choice was made for.
var thinking = search.Adviser(search.Options{Candidates: 4, Turns: 2}, search.Futures(4))

// think plays a position on until the player has made a number of actions.
func (f *futures) think(p *automa.Position, actions int) {
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			f.game.Turn(p, nil)
			continue
		}
		if p.Decision == engine.ChooseAction {
			if actions--; actions < 0 {
				return
			}
		}
		f.choices = f.game.Choices(&p.State, f.choices[:0])
		f.game.Apply(p, f.choices[thinking.Pick(f.game, p, f.choices, nil)], nil)
	}
}

// asItIs plays futures of the position itself to the end.
func (f *futures) asItIs(number int) ends {
	list := make(ends, 0, number)
	for n := range number {
		p := f.dealt(n)
		list = append(list, f.end(&p))
	}
	return list
}

func (f *futures) dealt(n int) automa.Position {
	p := *f.position
	hidden.Redeal(f.game, &p, p.Actor, rand.NewPCG(f.seed^salt, uint64(n)))
	return p
}

func (f *futures) end(p *automa.Position) [2]int {
	f.player.Finish(f.game, p)
	return [2]int{int(p.Players[engine.HumanSeat].VP), int(p.Players[engine.AutomaSeat].VP)}
}

// mean is the mean of both seats, in hundredths of a VP.
func (e ends) mean() (vp [2]int) {
	for _, end := range e {
		vp[0] += end[0]
		vp[1] += end[1]
	}
	return [2]int{hundredths(vp[0], len(e)), hundredths(vp[1], len(e))}
}

// gain is by how much other futures are worth more than these, the same ones with another choice: in hundredths of a VP, with its
// standard error. The Automa's VP count against one's own as the search has them, in per cent.
func (e ends) gain(other ends, automas int) (gain, err int) {
	var sum, squares int64
	n := int64(len(e))
	for i := range e {
		d := int64(100*(other[i][0]-e[i][0]) - automas*(other[i][1]-e[i][1]))
		sum += d
		squares += d * d
	}
	if n < 2 {
		return int(sum), 0
	}
	return int(sum / n), root((squares - sum*sum/n) / (n - 1) / n)
}

// hundredths are those of a mean, to the nearest.
func hundredths(sum, n int) int { return (200*sum + n) / (2 * n) }

// root is the square root, rounded up.
func root(n int64) int {
	r := int64(0)
	for bit := int64(1) << 31; bit > 0; bit >>= 1 {
		if (r+bit)*(r+bit) <= n {
			r += bit
		}
	}
	if r*r < n {
		r++
	}
	return int(r)
}

// automasShare is how much of the Automa's VP counts against one's own, in per cent.
func automasShare(g *automa.Game) int { return policy.KeenWeights[g.Family].Automa }
