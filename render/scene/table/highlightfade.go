package table

import (
	"time"

	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/view"
)

// highlightFade is how far the lamps below the lit things on the board have come up.
type highlightFade struct {
	on, before thing.Set
	fade       timer
	quick      bool // the person is in a hurry: the next lamps are lit at once
}

// lampLong is how long lamps take to come up.
const lampLong = 160 * time.Millisecond

// hurry lights the lamps at once, and the next ones too.
func (l *highlightFade) hurry() { l.fade.on, l.quick = false, true }

// light says which lamps are still coming up at a moment, and how dark they are.
func (l *highlightFade) light(m *board.Model, now time.Duration, still bool) {
	var lit thing.Set
	for _, set := range []thing.Set{m.Marks.Open, m.Marks.Picked, m.Marks.Looked} {
		lit.Join(set)
	}
	if lit != l.on {
		l.before, l.on = l.on, lit
		l.fade = timer{began: now, long: lampLong, on: !still && !l.quick}
	}
	l.quick = false
	m.Lit, m.Dark = l.before, 1-view.Ease(l.fade.part(now))
}
