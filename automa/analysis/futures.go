package analysis

import (
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// salt makes these futures differ from those of a search.
const salt = 0x616e616c_79736973

// futures are positions that the player cannot tell from one, and the results of choices in them.
type futures struct {
	game     *automa.Game
	position *automa.Position
	seat     engine.Seat // the seat that cannot tell them apart
	seed     uint64
	player   *search.Player
}

// ends are the final VP of all seats, by future.
type ends []VP

// branch is a choice with its results, future by future. Without a choice it is the position as it is.
type branch struct {
	choice engine.Choice
	ends   ends
}

// part plays the next future of a branch.
func (f *futures) part(b *branch) {
	p := f.dealt(len(b.ends))
	if b.choice.Verb != 0 {
		f.game.Apply(&p, b.choice, nil)
	}
	b.ends = append(b.ends, f.end(&p))
}

func (f *futures) dealt(n int) automa.Position {
	p := *f.position
	hidden.Redeal(f.game, &p, f.seat, rand.NewPCG(f.seed^salt, uint64(n)))
	return p
}

func (f *futures) end(p *automa.Position) VP {
	f.player.Finish(f.game, p)
	return final(p)
}

// final are the VP where a game is over, not in hundredths.
func final(p *automa.Position) (vp VP) {
	for seat := range p.Seats {
		vp[seat] = int(p.Players[seat].VP)
	}
	return vp
}

// mean is the mean of all seats, in hundredths of a VP.
func (e ends) mean() (vp VP) {
	for _, end := range e {
		vp = vp.Plus(end)
	}
	for seat := range vp {
		vp[seat] = judged.Hundredths(vp[seat], len(e))
	}
	return vp
}

// errorTo is the standard error of the difference of the means of a seat to those of the same futures with another choice, in hundredths
// of a VP.
func (e ends) errorTo(other ends, seat engine.Seat) int {
	var sum, squares int64
	n := int64(len(e))
	for i := range e {
		d := int64(100 * (other[i][seat] - e[i][seat]))
		sum += d
		squares += d * d
	}
	if n < 2 {
		return 0
	}
	return judged.Root((squares - sum*sum/n) / (n - 1) / n)
}

// spread is the square of the standard error of the mean of a seat, in hundredths of a VP.
func (e ends) spread(seat engine.Seat) int64 {
	var sum, squares int64
	for i := range e {
		vp := int64(e[i][seat])
		sum += vp
		squares += vp * vp
	}
	n := int64(len(e))
	return 10_000 * (n*squares - sum*sum) / (n * n * max(n-1, 1))
}
