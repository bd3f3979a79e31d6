package screens

import (
	"iter"
	"testing"
	"time"

	"sohofoundry/render/ui/view"
)

// Frames is how many frames a strip has.
const Frames = 6

// Strip is six frames of something that moves.
type Strip struct {
	Screen                       // how to come to it; the last step sets it off
	at     [Frames]time.Duration // since then
	last   step                  // what the person does before the last frame, if anything
}

// See comes to the screen in a window of a size and returns the frames, each with its number. A view holds until the next one is made.
func (s *Strip) See(t testing.TB, size view.Size) iter.Seq2[int, *view.View] {
	return func(yield func(int, *view.View) bool) {
		p := s.Come(t, size)
		began := p.In.Now
		for i, at := range s.at {
			for p.In.Now < began+at {
				p.In.Now += time.Second / 60
				p.Update(p.In)
				p.See()
			}
			if i == Frames-1 && s.last != nil {
				s.last(p)
			}
			if !yield(i, p.See()) {
				return
			}
		}
	}
}

// Strips are the films of what is celebrated: sales, buildings, what travels and what is earned, the ends of both eras, and the start.
var Strips = []Strip{
	{Screen: acting("film-sale", 2, 26, tap("choice:beer:oxford.2")), at: ms(120, 380, 700, 960, 1180, 1450)},
	{Screen: acting("film-automas-beer", 7, 28, key("X"), tap("confirm")), at: ms(120, 330, 480, 700, 900, 1150)},
	{Screen: acting("film-building", 5, 33, click("card:7", "space:coalbrookdale.2"), tap("confirm")), at: ms(100, 220, 360, 500, 650, 800)},
	{Screen: acting("film-iron", 7, 35, key("B"), click("choice:space:wolverhampton.2"), tap("confirm")), at: ms(100, 220, 360, 500, 650, 800)},
	{Screen: acting("film-coal", 5, 46, click("choice:line:burton-on-trent_tamworth"), tap("confirm")), at: ms(100, 220, 340, 460, 600, 750)},
	{Screen: acting("film-loan", 5, 48, key("O"), tap("confirm")), at: ms(20, 80, 140, 200, 260, 320)},
	{Screen: begun(eraEnds("film-canal-ends", false)), at: ms(200, 700, 1200, 1800, 2300, 3000)},
	{Screen: begun(eraEnds("film-game-ends", true)), at: ms(300, 1000, 2000, 3000, 4500, 4600), last: skip},
	{Screen: Screen{Name: "film-start", kept: saved(), results: results()}, at: ms(0, 1000, 4000, 7000, 10000, 15000)},
}

func ms(at ...int) (times [Frames]time.Duration) {
	for i := range at {
		times[i] = time.Duration(at[i]) * time.Millisecond
	}
	return times
}

// acting is a table at which something is done that moves. The person ends their turns, so that nothing follows by itself.
func acting(name string, seed uint64, entries int, steps ...step) Screen {
	return ending(table(name, seed, entries, steps...))
}

// begun leaves out that one waits until nothing moves.
func begun(s Screen) Screen {
	const file = "load:look:medium-game.soho"
	s.steps = []step{click("start:load"), tap(file)}
	return s
}
