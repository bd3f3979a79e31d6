package analysis

import (
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// salt makes these futures differ from those of a search: a choice that was only lucky in the search is found out here.
const salt = 0x616e616c_79736973

// futures are positions that the player cannot tell from one, and the results of choices in them.
type futures struct {
	game     *automa.Game
	position *automa.Position
	seat     engine.Seat // the seat that cannot tell them apart
	seed     uint64
	player   *search.Player
	choices  []engine.Choice
}

// ends are the final VP of both seats, by future.
type ends [][2]int

// branch is a choice with its results, future by future. Without a choice it is the position as it is.
type branch struct {
	choice  engine.Choice
	thought int // actions by the thinking player, before a plain one goes on
	ends    ends
	notes   []search.End // the results of the choice some rounds on, where the thinking player plays

	// Of the future that is under way:
	underWay bool
	p        automa.Position
	actions  int // that are still thought about
	note     search.End
	last     engine.Log // the events of the last choice or turn
}

// thinking is a player that thinks a little ahead: a plain one would often miss the purpose of a choice.
var thinking = search.Adviser(search.Options{Candidates: 4, Turns: 2}, search.Futures(4))

// part plays a part of the next future: one choice that is thought about, or all the rest.
func (f *futures) part(b *branch) {
	if !b.underWay {
		b.p, b.actions, b.note, b.underWay = f.dealt(len(b.ends)), b.thought, search.End{}, true
		if b.choice.Verb != 0 {
			b.last = search.Do(f.game, &b.p, b.choice)
		}
	}
	if b.thought > 0 && f.think(b) {
		return
	}
	b.ends = append(b.ends, f.end(&b.p))
	if b.thought > 0 {
		b.notes = append(b.notes, b.note)
	}
	b.underWay = false
}

// think makes the player's next choice, after the Automa's turns before it, and reports whether there was one to be made by the
// thinking player.
func (f *futures) think(b *branch) bool {
	f.note(b)
	for b.p.AutomasTurn() {
		b.last = search.Do(f.game, &b.p, engine.Choice{})
		f.note(b)
	}
	action := b.p.Decision == engine.ChooseAction
	if b.p.Decision == engine.GameOver || action && b.actions == 0 {
		return false
	}
	made := f.thoughtful(&b.p)
	if action {
		b.actions--
		b.note.Follow(f.game, &b.p.State, made)
	}
	b.last = search.Do(f.game, &b.p, made)
	return true
}

// note notes the results of a choice for both sides when some rounds are over.
func (f *futures) note(b *branch) {
	due := b.p.Decision == engine.GameOver || search.Round(f.game, &b.p) > search.Round(f.game, f.position)+noted
	if due && !b.note.Tried {
		b.note.Note(f.game, f.position, &b.p, b.choice, b.last)
	}
}

// thoughtful is the choice of the thinking player.
func (f *futures) thoughtful(p *automa.Position) engine.Choice {
	f.choices = f.game.Choices(&p.State, f.choices[:0])
	return f.choices[thinking.Pick(f.game, p, f.choices, nil)]
}

// next is where the player makes the action after a choice in a future, and that action. There is none if the game ends before.
func (f *futures) next(c engine.Choice, future int) (before engine.State, action engine.Choice) {
	p := f.dealt(future)
	f.game.Apply(&p, c, nil)
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			f.game.Turn(&p, nil)
			continue
		}
		made := f.thoughtful(&p)
		if p.Decision == engine.ChooseAction {
			return p.State, made
		}
		f.game.Apply(&p, made, nil)
	}
	return p.State, engine.Choice{}
}

func (f *futures) dealt(n int) automa.Position {
	p := *f.position
	hidden.Redeal(f.game, &p, f.seat, rand.NewPCG(f.seed^salt, uint64(n)))
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

// spread is the square of the standard error of the player's mean, in hundredths of a VP.
func (e ends) spread() int64 {
	var sum, squares int64
	for i := range e {
		sum += int64(e[i][0])
		squares += int64(e[i][0]) * int64(e[i][0])
	}
	n := int64(len(e))
	return 10_000 * (n*squares - sum*sum) / (n * n * max(n-1, 1))
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
func automasShare(g *automa.Game) int { return policy.KeenWeights.For(g).Automa }
