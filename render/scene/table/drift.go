package table

import (
	"time"

	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/widget"
)

// Smoke drifts and fires flicker in steps of driftEvery, until driftLong after the person has last done something. Then they
// rest, so that an idle table costs nothing.
const (
	driftEvery = 100 * time.Millisecond
	driftLong  = 20 * time.Second
)

// drift lets smoke drift and fires flicker, unless nothing is to move, nothing smokes, or pictures are costly.
func (s *Scene) drift(c *widget.Canvas, b *board.Model) {
	if s.pace.reduced || s.costly || s.paused || c.Now-c.Active > driftLong || !b.Drifts() {
		return
	}
	if c.Now-s.drifted >= driftEvery {
		s.drifted = c.Now
		s.drifts++
	}
	c.View.Drifts = s.drifted + driftEvery
}
