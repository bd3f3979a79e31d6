package table

import (
	"time"

	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/widget"
)

// Smoke drifts and fires flicker every so often, and only as long as the person has done something not long ago: then they rest as they are, and
// nothing costs anything.
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
