package table

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
)

// fadeLong is how long lamps and ghosts take to come up or to fade.
const fadeLong = 160 * time.Millisecond

// highlightFade is how far the lamps below the lit things on the board have come up.
type highlightFade struct {
	on, before thing.Set
	fade       screen.Timer
	quick      bool // the person is in a hurry: the next lamps are lit at once
}

// hurry lights the lamps at once, and the next ones too.
func (l *highlightFade) hurry() { l.fade.On, l.quick = false, true }

// light says which lamps are still coming up at a moment, and how dark they are.
func (l *highlightFade) light(m *board.Model, now time.Duration, still bool) {
	var lit thing.Set
	for _, set := range []thing.Set{m.Marks.Open, m.Marks.Picked, m.Marks.Looked} {
		lit.Join(set)
	}
	if lit != l.on {
		l.before, l.on = l.on, lit
		l.fade = screen.Timer{Began: now, Long: fadeLong, On: !still && !l.quick}
	}
	l.quick = false
	m.Lit, m.Dark = l.before, 1-view.Ease(l.fade.Part(now))
}

// ghostFade is how far the ghosts of a choice on the tracks have come up, or faded.
type ghostFade struct {
	after, before tracks.After
	from          float64 // how much of them was seen when the fade began
	fade          screen.Timer
}

// seen is how much of them is seen at a moment, from 0 to 1.
func (g *ghostFade) seen(now time.Duration) float64 {
	to := 0.0
	if g.after.Known {
		to = 1
	}
	return g.from + (to-g.from)*view.Ease(g.fade.Part(now))
}

// show says which ghosts are seen at a moment, and how much of them. Those of one choice take the place of another's at once.
func (g *ghostFade) show(m *tracks.Model, now time.Duration, still bool) {
	if m.After.Known != g.after.Known {
		g.from, g.before = g.seen(now), g.after
		g.fade = screen.Timer{Began: now, Long: fadeLong, On: !still}
	}
	g.after = m.After
	m.Unseen = 1 - g.seen(now)
	if g.fade.On {
		m.Before = g.before
	}
}

// slideLong is how long seats take to slide into a new order.
const slideLong = 300 * time.Millisecond

// orderSlide is how far the seats of a table have come into a new order of turns.
type orderSlide struct {
	order, before [engine.MaxSeats]engine.Seat
	slide         screen.Timer
}

// show is the way of the seats at a moment. What was not seen before does not slide.
func (o *orderSlide) show(order [engine.MaxSeats]engine.Seat, now time.Duration, still bool) topbar.Slide {
	if order != o.order {
		seen := o.order != [engine.MaxSeats]engine.Seat{}
		o.before, o.order = o.order, order
		o.slide = screen.Timer{Began: now, Long: slideLong, On: seen && !still}
	}
	if !o.slide.On {
		return topbar.Slide{}
	}
	return topbar.Slide{Before: o.before, Left: 1 - o.slide.Part(now)}
}
