package table

import (
	"time"

	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/view"
)

// ghostFade is how far the ghosts of a choice on the tracks have come up, or faded.
type ghostFade struct {
	after, before tracks.After
	from          float64 // how much of them was seen when the fade began
	fade          timer
}

// ghostLong is how long ghosts take to come up or to fade.
const ghostLong = 160 * time.Millisecond

// seen is how much of them is seen at a moment, from 0 to 1.
func (g *ghostFade) seen(now time.Duration) float64 {
	to := 0.0
	if g.after.Known {
		to = 1
	}
	return g.from + (to-g.from)*view.Ease(g.fade.part(now))
}

// show says which ghosts are seen at a moment, and how much of them. Those of one choice take the place of another's at once.
func (g *ghostFade) show(m *tracks.Model, now time.Duration, still bool) {
	if m.After.Known != g.after.Known {
		g.from, g.before = g.seen(now), g.after
		g.fade = timer{began: now, long: ghostLong, on: !still}
	}
	g.after = m.After
	m.Unseen = 1 - g.seen(now)
	if g.fade.on {
		m.Before = g.before
	}
}
