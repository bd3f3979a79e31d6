package table

import (
	"slices"
	"time"

	"sohofoundry/engine"
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

// boardCamera is the view of the board. The person moves the camera. It also moves by itself to the places that a film shows,
// and then back to where the person had it.
type boardCamera struct {
	camera board.Camera
	room   view.Rect    // where the board was drawn last
	layout view.Layout  // of the window then
	away   bool         // the camera is not where the person had it
	own    board.Camera // where that was
	from   board.Camera // where it glides from
	glide  timer
}

// glideLong is how long the camera is on its way.
const glideLong = 280 * time.Millisecond

// seen is the part of the board that is shown at a moment.
func (e *boardCamera) seen(now time.Duration) board.Camera {
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
	e := &s.boardView
	if to == e.camera {
		return
	}
	e.from = e.seen(s.now)
	e.camera = to
	long := glideLong
	if s.pace.reduced {
		long = 0 // it is there with the next moment
	}
	e.glide.start(long)
}

// persons is where the person has the camera.
func (e *boardCamera) persons() board.Camera {
	if e.away {
		return e.own
	}
	return e.camera
}

// showWholeBoard shows all of the board.
func (s *Scene) showWholeBoard() {
	s.boardView.away, s.boardView.own = true, s.boardView.persons()
	s.turnTo(board.Camera{})
}

// follow brings things on the board into sight, if the person sees but a part of it.
func (s *Scene) follow(things []thing.Thing) {
	e := &s.boardView
	own := e.persons()
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

// sight moves a camera so that it sees some things, and zooms out as far as they are apart. None of them lies below the small map if
// they can do with a little less room.
func (s *Scene) sight(from board.Camera, things []thing.Thing) board.Camera {
	const smaller, tries = 0.94, 5
	first := s.showing(from, things)
	to := first
	for range tries {
		if beside, ok := s.besideMap(to, things); ok {
			return beside
		}
		to = s.showing(to.ZoomAt(s.game.Game, s.boardView.room, s.boardView.room.Middle(), smaller), things)
	}
	return first
}

// besideMap moves a camera, if need be, so that none of some things lies below the small map, and reports whether it can.
func (s *Scene) besideMap(from board.Camera, things []thing.Thing) (board.Camera, bool) {
	const margin = 10.0 // the rim of the board
	room := s.boardView.room
	small, all := overview(room), s.around(from, things)
	if s.boardView.layout == view.Wide || from.Fits() {
		return from, true
	}
	for _, by := range []view.Point{{}, {Y: small.Bottom() - all.Y}, {X: small.Right() - all.X}} {
		moved := from.Pan(s.game.Game, room, by)
		covered := func(t thing.Thing) bool { return s.around(moved, []thing.Thing{t}).Meets(small) }
		if room.Inset(margin).Holds(s.around(moved, things)) && !slices.ContainsFunc(things, covered) {
			return moved, true
		}
	}
	return from, false
}

// showing is a camera that sees some things, wherever in the room they lie.
func (s *Scene) showing(from board.Camera, things []thing.Thing) board.Camera {
	const margin = 60.0
	g, room := s.game.Game, s.boardView.room
	all := s.around(from, things)
	if part := min((room.W-margin)/all.W, (room.H-margin)/all.H); part < 1 {
		from = from.ZoomAt(g, room, room.Middle(), part)
		all = s.around(from, things)
	}
	return from.Showing(g, room, all)
}

// around is the area in which some things lie, as a camera sees them.
func (s *Scene) around(from board.Camera, things []thing.Thing) view.Rect {
	m := board.Model{Game: s.game, State: &s.position.State, Camera: from}
	all := m.Area(s.boardView.room, things[0])
	for _, t := range things[1:] {
		all = all.Joined(m.Area(s.boardView.room, t))
	}
	return all
}

// attention is what the camera moves to while the human chooses: the thing that the guide points at, else the previewed choice,
// else the places to choose from.
type attention struct {
	next   thing.Thing
	choice engine.Choice
	asked  thing.Set
	room   view.Rect // of the board
}

// leastNear is the lowest zoom, as a part of the current one, at which a preview is shown as a whole. Below that only its first
// place is shown.
const leastNear = 0.6

// attend moves the camera to the attention of the moment, and back to where the person had it when there is none any more.
func (ch *choosing) attend() {
	if ch.motion != nil {
		return
	}
	s := ch.table
	now, about := attention{next: s.next, asked: ch.asked()}, ch.previewed()
	now.choice, _ = ch.panel.Ready()
	switch s.next.Kind {
	case thing.Space, thing.Line, thing.Merchant:
		if s.next.ID != 0 {
			about = []thing.Thing{s.next}
		}
	}
	if now != (attention{}) {
		now.room = s.boardView.room
	}
	if now == s.attended {
		return
	}
	previewed := s.attended.choice
	s.attended = now
	near := leastNear
	if asked := onBoard(now.asked); len(about) == 0 && !slices.ContainsFunc(asked, s.owns) {
		about, near = asked, 1 // of places that lie far apart, the first
	}
	switch {
	case len(about) == 0 && previewed != (engine.Choice{}) && previewed == s.lastDone():
		s.giveBackAfter()
	case len(about) == 0:
		s.restoreCamera()
	case !s.boardView.camera.Fits() && s.sight(s.boardView.camera, about).Zoom < near*s.boardView.camera.Zoom:
		s.follow(about[:1])
	default:
		s.follow(about)
	}
}

// owns reports whether a thing is in sight where the person has the camera.
func (s *Scene) owns(t thing.Thing) bool {
	return s.boardView.room.Holds(s.around(s.boardView.persons(), []thing.Thing{t}))
}

// asked are the places that the human is asked to choose from, once they have picked more than a card.
func (ch *choosing) asked() thing.Set {
	if _, ready := ch.panel.Ready(); ready || ch.cardAtMost() {
		return thing.Set{}
	}
	lit := ch.question.Lit(ch.picked)
	lit[thing.Location] = 0
	return lit
}

// previewed lists the things on the board that the previewed choice concerns: the places it names first, then its sources.
func (ch *choosing) previewed() []thing.Thing {
	c, ok := ch.panel.Ready()
	if !ok {
		return nil
	}
	b, _ := ch.panel.Bill()
	var list []thing.Thing
	for _, kind := range []thing.Kind{thing.Space, thing.Line, thing.Merchant, thing.Port} {
		if t := thing.InChoice(c, kind); t.ID != 0 {
			list = append(list, t)
		}
	}
	for _, used := range b.Used {
		if used.Space != 0 {
			list = append(list, thing.Of(used.Space))
		}
	}
	return list
}

// restoreCamera turns the camera to where the person had it.
func (s *Scene) restoreCamera() {
	if s.boardView.away {
		s.boardView.away = false
		s.turnTo(s.boardView.own)
	}
}

// giveBackAfter restores the camera after an action. The tile or link that was placed or sold stays in sight, or the board would
// jump away from it.
func (s *Scene) giveBackAfter() {
	done := s.lastDone()
	on := thing.InChoice(done, thing.Space)
	if on.ID == 0 {
		on = thing.InChoice(done, thing.Line)
	}
	if s.boardView.away && on.ID != 0 && !s.boardView.own.Fits() && !s.owns(on) {
		s.boardView.own = s.sight(s.boardView.own, []thing.Thing{on})
	}
	s.restoreCamera()
}

// lastDone is the choice of the last entry.
func (s *Scene) lastDone() engine.Choice {
	entries := s.rec.Entries()
	if len(entries) == 0 {
		return engine.Choice{}
	}
	return entries[len(entries)-1].Choice
}

// Acts of the keys that move the camera.
type (
	pan  struct{ X, Y float64 }
	zoom struct{ Steps float64 }
	fit  struct{}
)

// nearer is how much closer a double click brings a board that fits.
const nearer = 2.0

// cameraDoes moves the board.
func (s *Scene) cameraDoes(act any) bool {
	g, e := s.game.Game, &s.boardView
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
	case view.Double: // fit the board; if it fits already, zoom in there
		if act.ID != board.GroundID {
			return false
		}
		if before.Fits() {
			to = before.ZoomAt(g, e.room, act.At, nearer)
		}
	case lookAt:
		to = before.Moved(g, e.room, act.small, act.at)
	case pan:
		to = before.Pan(g, e.room, view.Point{X: act.X, Y: act.Y})
	case zoom:
		to = before.Wheel(g, e.room, view.Wheel{Steps: act.Steps, At: e.room.Middle()})
	case fit:
	default:
		return false
	}
	if to != before {
		*e = boardCamera{camera: to, room: e.room, layout: e.layout}
	}
	return true
}

// onBoard lists the lit things that are on the board.
func onBoard(lit thing.Set) (things []thing.Thing) {
	for _, kind := range []thing.Kind{thing.Location, thing.Space, thing.Line, thing.Merchant, thing.Port} {
		things = append(things, lit.Of(kind)...)
	}
	return things
}
