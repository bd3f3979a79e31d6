package table

import (
	"math"
	"time"

	"sohofoundry/render/room/board"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/widget"
)

// effects are what moves by itself on the table, beside what is shown of the game.
type effects struct {
	clock   *clock
	called  screen.Timer // the person was just called to their turn
	fade    highlightFade
	ghosts  ghostFade
	order   orderSlide
	drifts  int           // counts the moments in which smoke has drifted and fires have flickered
	drifted time.Duration // when it did last, by the clock of views
	costly  bool          // pictures are, as there is no graphics card
}

// callLong is how long the person is called to their turn.
const callLong = 1800 * time.Millisecond

// loudness is how loud the person is called now, from 0 to 1: twice it comes and goes.
func (e *effects) loudness() float64 {
	if e.clock.reduced || !e.called.On {
		return 0
	}
	return math.Abs(math.Sin(2 * math.Pi * e.called.Part(e.clock.now)))
}

// Smoke drifts and fires flicker in steps of driftEvery, until driftLong after the person has last done something. Then they
// rest, so that an idle table costs nothing.
const (
	driftEvery = 100 * time.Millisecond
	driftLong  = 20 * time.Second
)

// drift lets smoke drift and fires flicker, unless nothing is to move, nothing smokes, or pictures are costly.
func (e *effects) drift(c *widget.Canvas, b *board.Model) {
	if e.clock.reduced || e.costly || e.clock.paused || c.Now-c.Active > driftLong || !b.Drifts() {
		return
	}
	if c.Now-e.drifted >= driftEvery {
		e.drifted = c.Now
		e.drifts++
	}
	c.View.Drifts = e.drifted + driftEvery
}
