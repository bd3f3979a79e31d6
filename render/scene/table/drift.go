package table

import (
	"time"

	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/widget"
)

// Smoke drifts every so often, and only as long as the person has done something not long ago: then it rests as it is, and
// nothing costs anything.
const (
	driftEvery = 100 * time.Millisecond
	driftLong  = 20 * time.Second
)

// drift lets smoke drift, unless nothing is to move, nothing smokes, or pictures are costly.
func (s *Scene) drift(c *widget.Canvas, b *board.Model) {
	if s.pace.still || s.costly || s.paused || c.Now-c.Active > driftLong || !b.Smokes() {
		return
	}
	if c.Now-s.drifted >= driftEvery {
		s.drifted = c.Now
		s.smoke++
	}
	c.View.Drifts = s.drifted + driftEvery
}
