package board

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// Widths of lines and links, in units.
const (
	canalWide = 3.4
	railWide  = 5.4
	bankWide  = 8.0 // the dark edge that sets a line off the ground
	linkWide  = 9.0
	linkBank  = 13.0
	sleeper   = 6.5
)

// lines draws the course of every line, and of the links on them.
func (d *drawing) lines() {
	for x := engine.Line(1); int(x) < len(d.g.Lines); x++ {
		d.pieces(x)
		if owner, ok := d.owner(x); ok {
			d.linkCourse(x, livery.Seat(d.Palette, owner), livery.SeatDeep(d.Palette, owner), d.faint(thing.Of(x)))
		} else {
			d.course(x)
		}
	}
	for _, ghost := range d.m.Ghosts {
		if x := engine.Line(ghost.On.ID); ghost.On.Kind == thing.Line {
			d.strokes(x, linkBank, 0, d.Palette.Night)
			d.strokes(x, linkWide, 2*sleeper, livery.Seat(d.Palette, engine.HumanSeat).Fade(0.85))
		}
	}
}

// owner returns the seat that owns the link on a line, if there is one.
func (d *drawing) owner(x engine.Line) (engine.Seat, bool) {
	for seat := range engine.Seat(d.s.Seats) {
		if d.s.Players[seat].Links.Has(x) {
			return seat, true
		}
	}
	return 0, false
}

// usable reports whether a line is one of this era's.
func (d *drawing) usable(x engine.Line) bool {
	if d.s.Era == engine.Rail {
		return d.g.Lines[x].Rail
	}
	return d.g.Lines[x].Canal
}

// course draws a line without a link: as a canal or as a railway, faintly if there is none in this era.
func (d *drawing) course(x engine.Line) {
	p, seen := d.Palette, d.faint(thing.Of(x))
	rail := d.s.Era == engine.Rail && d.g.Lines[x].Rail || !d.g.Lines[x].Canal
	d.lineMarks(x)
	switch {
	case !d.usable(x) && rail:
		d.strokes(x, railWide*0.6, sleeper, p.RailLine.Fade(0.42*seen))
	case !d.usable(x):
		d.strokes(x, canalWide*0.7, 0, p.CanalLine.Fade(0.25*seen))
	case rail:
		d.strokes(x, railWide+2.6, 0, p.Night.Fade(0.8))
		d.strokes(x, railWide, 0, p.RailLine.Fade(0.55*seen))
		d.strokes(x, railWide*0.62, sleeper, p.Parchment.Fade(0.75*seen))
	default:
		d.strokes(x, bankWide, 0, p.Night.Fade(0.75))
		d.strokes(x, canalWide, 0, p.CanalLine.Fade(0.9*seen))
	}
}

// linkCourse draws a line with a link in the colour of whose it is: a canal with a wake in it, a railway with sleepers.
func (d *drawing) linkCourse(x engine.Line, colour, deep view.Colour, seen float64) {
	d.lineMarks(x)
	d.strokes(x, linkBank, 0, d.Palette.Night.Fade(seen))
	d.strokes(x, linkWide, 0, colour.Fade(seen))
	if d.s.Era == engine.Rail {
		d.strokes(x, linkWide*0.62, sleeper*0.8, deep.Fade(0.9*seen))
		return
	}
	d.strokes(x, linkWide*0.22, 0, deep.Fade(0.55*seen))
}

// lineMarks draws what lights up along a line.
func (d *drawing) lineMarks(x engine.Line) {
	line, p, m := thing.Of(x), d.Palette, &d.m.Marks
	switch {
	case m.Picked.Has(line):
		d.strokes(x, linkBank+9, 0, p.Brass.Fade(0.85))
	case m.Looked.Has(line):
		d.strokes(x, linkBank+11, 0, p.Automa.Fade(0.45))
	case m.Open.Has(line):
		d.strokes(x, linkBank+5, 0, p.Brass.Fade(0.45))
	}
	if d.pointed(line.FullName(d.g.Game)) {
		d.strokes(x, linkBank+5, 0, p.Text.Fade(0.35))
	}
}

// strokes draws along all branches of a line, with a width and dashes in units, where it can be seen.
func (d *drawing) strokes(x engine.Line, width, dash float64, colour view.Colour) {
	for _, curve := range d.curves(x) {
		for _, points := range d.seen(curve, d.linePieces()) {
			d.Add(view.Item{Kind: view.Stroke, Points: points, Width: max(d.u(width), 0.8), Dash: d.u(dash), Fill: colour})
		}
	}
}

// seen cuts a curve into pieces of so many straight ones and returns those of which something is seen: a painter keeps every
// piece as a picture, and one that reaches far would be a large one. The pieces stay the same while the board is moved, so that
// their pictures can be used again.
func (f *frame) seen(curve []view.Point, pieces int) (list [][]view.Point) {
	const margin = 20
	sight := f.area.Inset(-margin)
	for len(curve) > 1 {
		n := min(len(curve), pieces+1)
		if view.Bounds(curve[:n]).Inset(-1).Meets(sight) {
			list = append(list, curve[:n])
		}
		curve = curve[n-1:]
	}
	return list
}

// linePieces is how long the pieces of lines are: whole ones while all of the board is seen, else halves, which meet below
// the link tile, where nobody sees that the dashes begin anew.
func (f *frame) linePieces() int {
	if f.camera.Fits() {
		return 2 * curvePieces
	}
	return curvePieces
}

// pieces lets a line be pointed at along its course; the keyboard knows its middle only.
func (d *drawing) pieces(x engine.Line) {
	const every, wide = 4, 20.0
	id, n := thing.Of(x).FullName(d.g.Game), 0
	for _, curve := range d.curves(x) {
		for i := every / 2; i < len(curve); i += every {
			n++
			d.target(id+pieceMark+strconv.Itoa(n), view.Around(curve[i], d.u(wide), d.u(wide)), thing.Of(x), false)
		}
	}
}

// links draws what is in the middle of the lines: a link tile, or a small mark where one can be placed in this era.
func (d *drawing) links() {
	for x := engine.Line(1); int(x) < len(d.g.Lines); x++ {
		line, disc := thing.Of(x), d.disc(x)
		if owner, ok := d.owner(x); ok {
			d.linkTile(disc, d.s.IsAutoma(owner), d.faint(line))
		} else if d.usable(x) {
			d.berth(x)
		}
		id := line.FullName(d.g.Game)
		d.discMarks(line, disc)
		d.FocusRing(id, disc, disc.W/2)
		d.target(id, disc.Inset(-d.u(4)), line, true)
	}
}

// linkTile draws a link tile; of seen, from 0 to 1, it is as much as wanted.
func (d *drawing) linkTile(area view.Rect, automa bool, seen float64) {
	reach := area.W * plate.LinkReach
	d.Picture(view.Around(area.Middle(), reach, reach), plate.Link{Coat: plate.CoatOf(d.Palette, automa), Era: d.s.Era}, seen)
}

// berth marks where a link tile can be placed.
func (d *drawing) berth(x engine.Line) {
	p := d.Palette
	line := p.CanalLine
	if d.s.Era == engine.Rail {
		line = p.Parchment
	}
	side := d.u(10)
	d.Add(view.Item{Kind: view.Box, Area: view.Around(d.middle(x), side, side), Radius: side / 2, Fill: p.Night,
		Line: line.Fade(d.faint(thing.Of(x))), Width: max(d.u(2), 1)})
}
