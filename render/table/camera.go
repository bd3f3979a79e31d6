package table

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/film"
	"sohofoundry/render/view"
)

// spell is a short time that begins with the next moment.
type spell struct {
	began, long time.Duration
	on, fresh   bool
}

func (t *spell) start(long time.Duration) { *t = spell{long: long, on: true, fresh: true} }

// tick lets time pass.
func (t *spell) tick(at time.Duration) {
	if t.fresh {
		t.began, t.fresh = at, false
	}
	t.on = t.on && at-t.began < t.long
}

// part is how much of the time has passed: 1 when it is over.
func (t *spell) part(at time.Duration) float64 {
	switch {
	case !t.on:
		return 1
	case t.fresh:
		return 0
	}
	return float64(at-t.began) / float64(t.long)
}

// eye moves the camera by itself: to what is being shown, and back to where the person had it.
type eye struct {
	away  bool         // the camera is not where the person had it
	own   board.Camera // where that was
	from  board.Camera // where it glides from
	glide spell
}

// glideLong is how long the camera is on its way.
const glideLong = 280 * time.Millisecond

// seen is what part of the board is seen at this moment.
func (s *Scene) seen() board.Camera {
	e := &s.eye
	if !e.glide.on {
		return s.camera
	}
	t := view.Ease(e.glide.part(s.now))
	between := func(a, b float64) float64 { return a + (b-a)*t }
	return board.Camera{Zoom: between(max(1, e.from.Zoom), max(1, s.camera.Zoom)), X: between(e.from.X, s.camera.X),
		Y: between(e.from.Y, s.camera.Y)}
}

// turnTo turns the camera.
func (s *Scene) turnTo(to board.Camera) {
	if to == s.camera {
		return
	}
	s.eye.from = s.seen()
	s.camera = to
	if !s.still {
		s.eye.glide.start(glideLong)
	}
}

// follow brings what the stage is about into sight, if the person sees but a part of the board.
func (s *Scene) follow() {
	e := &s.eye
	own := s.camera
	if e.away {
		own = e.own
	}
	things := onBoard(&s.play.shot.Lit)
	if own.Fits() || s.room.Empty() || len(things) == 0 {
		return
	}
	to := s.camera
	to.Zoom = own.Zoom
	to = s.sight(to, things)
	if to != s.camera {
		e.away, e.own = true, own
		s.turnTo(to)
	}
}

// sight is a camera moved so that it sees some things, from further away if they lie too far apart.
func (s *Scene) sight(from board.Camera, things []any) board.Camera {
	m := board.Model{Game: s.game, State: &s.position.State, Camera: from}
	areas := make([]view.Rect, len(things))
	var corners []view.Point
	for i, thing := range things {
		a := m.Area(s.room, thing)
		areas[i] = a
		corners = append(corners, view.Point{X: a.X, Y: a.Y}, view.Point{X: a.Right(), Y: a.Bottom()})
	}
	const margin = 60.0
	all := view.Bounds(corners)
	if all.W > s.room.W-margin || all.H > s.room.H-margin {
		return board.Camera{}
	}
	return from.Showing(s.game.Game, s.room, areas...)
}

// giveBack turns the camera to where the person had it.
func (s *Scene) giveBack() {
	if s.eye.away {
		s.eye.away = false
		s.turnTo(s.eye.own)
	}
}

// onBoard lists what is lit on the board.
func onBoard(l *film.Lit) (things []any) {
	for r := l.Locations; r != 0; r = r.Rest() {
		things = append(things, board.Place{Location: r.First()})
	}
	for r := l.Slots; r != 0; r = r.Rest() {
		things = append(things, board.Space{Slot: r.First()})
	}
	for r := l.Lines; r != 0; r = r.Rest() {
		things = append(things, board.Way{Line: r.First()})
	}
	for m := engine.Merchant(1); m < engine.MaxMerchants; m++ {
		if l.Merchants.Has(m) {
			things = append(things, board.Stall{Merchant: m})
		}
	}
	return things
}
