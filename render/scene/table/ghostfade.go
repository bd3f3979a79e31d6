package table

import (
	"time"

	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/view"
)

// ghostFade is how far the ghosts of a choice on the tracks have come up, or faded.
type ghostFade struct {
	after, before tracks.After
	fade          timer
}

// ghostLong is how long ghosts take to come up or to fade.
const ghostLong = 160 * time.Millisecond

// show says which ghosts are seen at a moment, and how much of them.
func (g *ghostFade) show(m *tracks.Model, now time.Duration, still bool) {
	if m.After != g.after {
		g.before, g.after = g.after, m.After
		g.fade = timer{began: now, long: ghostLong, on: !still}
	}
	part := view.Ease(g.fade.part(now))
	switch {
	case m.After.Known:
		m.Unseen = 1 - part
	case g.fade.on:
		m.Before, m.Unseen = g.before, part
	}
}

// hopsOf are the markers of income that are on their way.
func hopsOf(shown *motion.Moment) (hops []tracks.Hop) {
	for _, p := range shown.Pulses {
		if p.Kind == motion.Climb {
			hops = append(hops, tracks.Hop{Seat: p.At.Seat, By: p.Amount, Part: view.Ease(p.Progress)})
		}
	}
	return hops
}
