package table

import (
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
)

// boardCamera is the view of the board. The person moves the camera. It also moves by itself to the places that a film shows,
// and then back to where the person had it.
type boardCamera struct {
	game     *automa.Game
	clock    *clock
	camera   board.Camera
	room     view.Rect    // where the board was drawn last
	layout   view.Layout  // of the window then
	away     bool         // the camera is not where the person had it
	own      board.Camera // where that was
	from     board.Camera // where it glides from
	glide    screen.Timer
	attended attention // the places that it was brought to while the human chooses
}

// glideLong is how long the camera is on its way.
const glideLong = 280 * time.Millisecond

// seen is the part of the board that is shown now.
func (e *boardCamera) seen() board.Camera {
	if !e.glide.On {
		return e.camera
	}
	t := view.Ease(e.glide.Part(e.clock.now))
	between := func(a, b float64) float64 { return a + (b-a)*t }
	return board.Camera{Zoom: between(max(1, e.from.Zoom), max(1, e.camera.Zoom)), X: between(e.from.X, e.camera.X),
		Y: between(e.from.Y, e.camera.Y)}
}

// turnTo turns the camera.
func (e *boardCamera) turnTo(to board.Camera) {
	if to == e.camera {
		return
	}
	e.from = e.seen()
	e.camera = to
	long := glideLong
	if e.clock.reduced {
		long = 0 // it is there with the next moment
	}
	e.glide.Start(long)
}

// put puts the camera where the person wants it, at once.
func (e *boardCamera) put(at board.Camera) {
	e.camera, e.away, e.own, e.from, e.glide = at, false, board.Camera{}, board.Camera{}, screen.Timer{}
}

// firstSide is how large a space for a tile is at first where the board does not fit: large enough for a finger.
const firstSide = 44.0

// enter shows the whole board when it is seen first, or in another layout; in the touch layouts so near that fingers can point at its
// spaces.
func (e *boardCamera) enter(room view.Rect, layout view.Layout) {
	if seen := !e.room.Empty(); !seen || e.layout != layout {
		if seen {
			e.put(board.Camera{})
		}
		if layout != view.Wide && e.camera == (board.Camera{}) {
			e.camera = board.Near(e.game.Game, room, firstSide)
		}
	}
	e.room, e.layout = room, layout
}

// persons is where the person has the camera.
func (e *boardCamera) persons() board.Camera {
	if e.away {
		return e.own
	}
	return e.camera
}

// showWholeBoard shows all of the board.
func (e *boardCamera) showWholeBoard() {
	e.away, e.own = true, e.persons()
	e.turnTo(board.Camera{})
}

// follow brings things on the board into sight, if the person sees but a part of it.
func (e *boardCamera) follow(things []thing.Thing) {
	own := e.persons()
	if own.Fits() || e.room.Empty() || len(things) == 0 {
		return
	}
	to := e.camera
	to.Zoom = own.Zoom
	to = e.sight(to, things)
	if to != e.camera {
		e.away, e.own = true, own
		e.turnTo(to)
	}
}

// sight moves a camera so that it sees some things, and zooms out as far as they are apart. None of them lies below the small map if
// they can do with a little less room.
func (e *boardCamera) sight(from board.Camera, things []thing.Thing) board.Camera {
	const smaller, tries = 0.94, 5
	first := e.showing(from, things)
	to := first
	for range tries {
		if beside, ok := e.besideMap(to, things); ok {
			return beside
		}
		to = e.showing(to.ZoomAt(e.game.Game, e.room, e.room.Middle(), smaller), things)
	}
	return first
}

// besideMap moves a camera, if need be, so that none of some things lies below the small map, and reports whether it can.
func (e *boardCamera) besideMap(from board.Camera, things []thing.Thing) (board.Camera, bool) {
	const margin = 10.0 // the rim of the board
	room := e.room
	small, all := e.overview(room), e.around(from, things)
	if e.layout == view.Wide || from.Fits() {
		return from, true
	}
	for _, by := range []view.Point{{}, {Y: small.Bottom() - all.Y}, {X: small.Right() - all.X}} {
		moved := from.Pan(e.game.Game, room, by)
		covered := func(t thing.Thing) bool { return e.around(moved, []thing.Thing{t}).Meets(small) }
		if room.Inset(margin).Holds(e.around(moved, things)) && !slices.ContainsFunc(things, covered) {
			return moved, true
		}
	}
	return from, false
}

// showing is a camera that sees some things, wherever in the room they lie.
func (e *boardCamera) showing(from board.Camera, things []thing.Thing) board.Camera {
	const margin = 60.0
	all := e.around(from, things)
	if part := min((e.room.W-margin)/all.W, (e.room.H-margin)/all.H); part < 1 {
		from = from.ZoomAt(e.game.Game, e.room, e.room.Middle(), part)
		all = e.around(from, things)
	}
	return from.Showing(e.game.Game, e.room, all)
}

// around is the area in which some things lie, as a camera sees them.
func (e *boardCamera) around(from board.Camera, things []thing.Thing) view.Rect {
	m := board.Model{Game: e.game, Camera: from}
	all := m.Area(e.room, things[0])
	for _, t := range things[1:] {
		all = all.Joined(m.Area(e.room, t))
	}
	return all
}

// owns reports whether a thing is in sight where the person has the camera.
func (e *boardCamera) owns(t thing.Thing) bool {
	return e.room.Holds(e.around(e.persons(), []thing.Thing{t}))
}

// restore turns the camera to where the person had it.
func (e *boardCamera) restore() {
	if e.away {
		e.away = false
		e.turnTo(e.own)
	}
}

// restoreAfter restores the camera after an action. The tile or link that was placed or sold stays in sight, or the board would jump
// away from it.
func (e *boardCamera) restoreAfter(done engine.Choice) {
	on := thing.InChoice(done, thing.Space)
	if on.ID == 0 {
		on = thing.InChoice(done, thing.Line)
	}
	if e.away && on.ID != 0 && !e.own.Fits() && !e.owns(on) {
		e.own = e.sight(e.own, []thing.Thing{on})
	}
	e.restore()
}

// Acts that move the camera.
type (
	pan  struct{ X, Y float64 }
	zoom struct{ Steps float64 }
	fit  struct{}
	// lookAt moves the board to where its small map is touched.
	lookAt struct {
		small view.Rect
		at    view.Point
	}
)

// At is the act at a point of the small map.
func (l lookAt) At(p view.Point) any { return lookAt{l.small, p} }

// nearer is how much closer a double click brings a board that fits.
const nearer = 2.0

// do moves the board.
func (e *boardCamera) do(act any) bool {
	before, to := e.camera, board.Camera{}
	switch act := act.(type) {
	case view.Drag:
		if act.ID != board.GroundID {
			return false
		}
		to = before.Pan(e.game.Game, e.room, act.By)
	case view.Wheel:
		if act.ID != board.GroundID {
			return false
		}
		to = before.Wheel(e.game.Game, e.room, act)
	case view.Double: // fit the board; if it fits already, zoom in there
		if act.ID != board.GroundID {
			return false
		}
		if before.Fits() {
			to = before.ZoomAt(e.game.Game, e.room, act.At, nearer)
		}
	case lookAt:
		to = before.Moved(e.game.Game, e.room, act.small, act.at)
	case pan:
		to = before.Pan(e.game.Game, e.room, view.Point{X: act.X, Y: act.Y})
	case zoom:
		to = before.Wheel(e.game.Game, e.room, view.Wheel{Steps: act.Steps, At: e.room.Middle()})
	case fit:
	default:
		return false
	}
	if to != before {
		e.put(to)
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
