package table

import (
	"time"

	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/view"
)

// timer is a short time that begins with the next moment.
type timer struct {
	began, long time.Duration
	on, fresh   bool
}

func (t *timer) start(long time.Duration) { *t = timer{long: long, on: true, fresh: true} }

// tick lets time pass.
func (t *timer) tick(at time.Duration) {
	if t.fresh {
		t.began, t.fresh = at, false
	}
	t.on = t.on && at-t.began < t.long
}

// part is how much of the time has passed: 1 when it is over.
func (t *timer) part(at time.Duration) float64 {
	switch {
	case !t.on:
		return 1
	case t.fresh:
		return 0
	}
	return float64(at-t.began) / float64(t.long)
}

// eye is how the board is looked at. The person moves the camera; by itself it moves to what is being shown, and back to where
// the person had it.
type eye struct {
	camera board.Camera
	room   view.Rect    // where the board was drawn last
	away   bool         // the camera is not where the person had it
	own    board.Camera // where that was
	from   board.Camera // where it glides from
	glide  timer
}

// glideLong is how long the camera is on its way.
const glideLong = 280 * time.Millisecond

// seen is the part of the board that is shown at a moment.
func (e *eye) seen(now time.Duration) board.Camera {
	if !e.glide.on {
		return e.camera
	}
	t := view.Ease(e.glide.part(now))
	between := func(a, b float64) float64 { return a + (b-a)*t }
	return board.Camera{Zoom: between(max(1, e.from.Zoom), max(1, e.camera.Zoom)), X: between(e.from.X, e.camera.X),
		Y: between(e.from.Y, e.camera.Y)}
}

// turnTo turns the camera.
func (s *Scene) turnTo(to board.Camera) {
	e := &s.eye
	if to == e.camera {
		return
	}
	e.from = e.seen(s.now)
	e.camera = to
	if !s.pace.still {
		e.glide.start(glideLong)
	}
}

// follow brings things on the board into sight, if the person sees but a part of it.
func (s *Scene) follow(things []thing.Thing) {
	e := &s.eye
	own := e.camera
	if e.away {
		own = e.own
	}
	if own.Fits() || e.room.Empty() || len(things) == 0 {
		return
	}
	to := e.camera
	to.Zoom = own.Zoom
	to = s.sight(to, things)
	if to != e.camera {
		e.away, e.own = true, own
		s.turnTo(to)
	}
}

// sight is a camera moved so that it sees some things, from further away if they are too far apart.
func (s *Scene) sight(from board.Camera, things []thing.Thing) board.Camera {
	m := board.Model{Game: s.game, State: &s.position.State, Camera: from}
	room := s.eye.room
	areas := make([]view.Rect, len(things))
	var corners []view.Point
	for i, thing := range things {
		a := m.Area(room, thing)
		areas[i] = a
		corners = append(corners, view.Point{X: a.X, Y: a.Y}, view.Point{X: a.Right(), Y: a.Bottom()})
	}
	const margin = 60.0
	all := view.Bounds(corners)
	if all.W > room.W-margin || all.H > room.H-margin {
		return board.Camera{}
	}
	return from.Showing(s.game.Game, room, areas...)
}

// giveBack turns the camera to where the person had it.
func (s *Scene) giveBack() {
	if s.eye.away {
		s.eye.away = false
		s.turnTo(s.eye.own)
	}
}

// What keys do to the camera.
type (
	pan  struct{ X, Y float64 }
	zoom struct{ Steps float64 }
	fit  struct{}
)

// nearer is how much closer a double click brings a board that fits.
const nearer = 2.0

// cameraDoes moves the board.
func (s *Scene) cameraDoes(act any) bool {
	g, e := s.game.Game, &s.eye
	before, to := e.camera, board.Camera{}
	switch act := act.(type) {
	case view.Drag:
		if act.ID != board.GroundID {
			return false
		}
		to = before.Pan(g, e.room, act.By)
	case view.Wheel:
		if act.ID != board.GroundID {
			return false
		}
		to = before.Wheel(g, e.room, act)
	case view.Double: // it fits; if it does already, what is there comes nearer
		if act.ID != board.GroundID {
			return false
		}
		if before.Fits() {
			to = before.ZoomAt(g, e.room, act.At, nearer)
		}
	case pan:
		to = before.Pan(g, e.room, view.Point{X: act.X, Y: act.Y})
	case zoom:
		to = before.Wheel(g, e.room, view.Wheel{Steps: act.Steps, At: e.room.Middle()})
	case fit:
	default:
		return false
	}
	if to != before {
		*e = eye{camera: to, room: e.room}
	}
	return true
}

// onBoard lists what is lit on the board.
func onBoard(lit thing.Set) (things []thing.Thing) {
	for _, kind := range []thing.Kind{thing.Location, thing.Space, thing.Line, thing.Merchant, thing.Port} {
		things = append(things, lit.Of(kind)...)
	}
	return things
}
