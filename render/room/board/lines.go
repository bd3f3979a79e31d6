package board

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Widths of lines and links, in units.
const (
	lineEdge   = 13.0 // the dark edge that sets a line off the land
	bankWide   = 10.0 // both banks of a canal that is not dug
	waterWide  = 5.8
	linkEdge   = 17.0
	linkWide   = 14.0
	bedWide    = 7.6 // of a canal that is dug
	railApart  = 2.6 // of a rail from the middle
	railWide   = 1.5
	sleepWide  = 10.0
	sleepEvery = 6.4
	sleepLong  = 2.0 // along the line
	towAway    = 8.6 // of the tow-path
	glowWide   = 30.0
)

// nearFrom is from which zoom on more is drawn than from afar: tow-paths, locks, both rails.
const nearFrom = 1.4

func (f *frame) near() bool { return f.camera.Zoom > nearFrom }

// The light of things that can be chosen, and of those that the Automa looks at. It falls on the land, which is dark in every palette.
const (
	litBand  = view.Colour(0xffccd8ff)
	litGlow  = theme.Lit
	litEdge  = view.Colour(0x1a1206ff)
	coldGlow = view.Colour(0x8fadf5ff)
	coldBand = view.Colour(0xe6eeffff)
)

// lines draws the course of every line: those of the other era lowest, then those without a link, then lit ones, and the links.
func (d *drawing) lines() {
	var courses, lit, links []engine.Line
	for x := engine.Line(1); int(x) < len(d.g.Lines); x++ {
		d.pieces(x)
		_, built := d.owner(x)
		switch {
		case built:
			links = append(links, x)
		case d.m.Marks.has(thing.Of(x)) || d.pointed(thing.Of(x).FullName(d.g.Game)):
			lit = append(lit, x)
		case d.usable(x):
			courses = append(courses, x)
		default:
			d.otherEra(x)
		}
	}
	absent := d.absent
	d.pale = max(paled*d.leaving, nightLines*d.dusk())
	for _, x := range courses {
		if d.absent = 0; absent > 0 {
			d.otherEra(x)
		}
		d.absent = absent
		d.course(x)
	}
	d.absent, d.pale = 0, paled*d.leaving
	for _, x := range lit {
		d.litCourse(x)
	}
	for _, x := range links {
		d.laid(x)
	}
	for _, ghost := range d.m.Ghosts {
		if x := engine.Line(ghost.On.ID); ghost.On.Kind == thing.Line {
			d.link(x, ghost.Seat)
			d.dashes(x, 22, 4.4, 10.6, litEdge) // scaffolding
			d.dashes(x, 20, 2.2, 12.8, litBand)
		}
	}
}

// usable reports whether a line is one of this era's.
func (d *drawing) usable(x engine.Line) bool {
	if d.s.Era == engine.Rail {
		return d.g.Lines[x].Rail
	}
	return d.g.Lines[x].Canal
}

// otherEra draws a line that none can be laid on in this era: a railway that is yet to come, a canal that is given up.
func (d *drawing) otherEra(x engine.Line) {
	p := d.Palette
	d.stroke(x, 9, p.Night.Fade(0.3))
	if d.s.Era == engine.Rail {
		d.stroke(x, waterWide, p.CanalLine.Fade(0.3))
		return
	}
	d.dashes(x, 8, 1.6, sleepEvery-1.6, p.RailLine.Fade(0.5))
}

// course draws a line without a link: surveyed, not dug or laid.
func (d *drawing) course(x engine.Line) {
	p := d.Palette
	if d.s.Era == engine.Rail {
		d.stroke(x, lineEdge, p.Night.Fade(0.5))
		d.dashes(x, sleepWide, sleepLong, sleepEvery-sleepLong, p.RailLine.Fade(0.8))
		d.rails(x, p.RailLine)
		return
	}
	water := p.CanalLine.Mix(p.Night, 0.5)
	d.stroke(x, lineEdge, p.Night.Fade(0.6))
	d.stroke(x, bankWide, p.RailLine.Fade(0.95))
	d.stroke(x, waterWide, water)
	if d.near() {
		d.stroke(x, 3.2, p.CanalLine.Mix(p.Night, 0.2))
		d.beside(x, towAway, 1.5, 1.5, 3.7, p.RailLine.Fade(0.9))
	}
}

// rails draws both rails of a line, one line for both from afar.
func (d *drawing) rails(x engine.Line, colour view.Colour) {
	if !d.near() {
		d.stroke(x, railWide, colour)
		return
	}
	d.beside(x, railApart, railWide, 0, 0, colour)
	d.beside(x, -railApart, railWide, 0, 0, colour)
}

// crowd is from how many lines on that can be chosen they are lit without a glow, which would turn all of the land yellow.
const crowd = 9

// litCourse draws a line without a link that can be chosen, was picked, is looked at by the Automa or pointed at.
func (d *drawing) litCourse(x engine.Line) {
	line, m, p := thing.Of(x), &d.m.Marks, d.Palette
	glow, band, strength := litGlow, litBand, 1.0
	switch {
	case m.Picked.Has(line):
	case m.Looked.Has(line):
		glow, band = coldGlow, coldBand
	case m.Open.Has(line):
		if m.Open.Count(thing.Line) >= crowd && !d.pointed(line.FullName(d.g.Game)) {
			strength = 0
		}
	case m.No.Has(line):
		d.course(x)
		return
	default: // pointed at
		glow, band, strength = p.Text, p.RailLine, 0.6
	}
	if strength > 0 {
		d.stroke(x, glowWide, glow.Fade(0.22*strength))
		d.stroke(x, glowWide*2/3, glow.Fade(0.35*strength))
	}
	d.stroke(x, lineEdge, litEdge)
	d.stroke(x, bankWide, band)
	if d.s.Era == engine.Rail {
		d.dashes(x, 8.8, 2, 4, p.HumanDeep.Fade(0.7))
		d.rails(x, litEdge)
		return
	}
	d.stroke(x, waterWide, p.CanalLine.Mix(p.Night, 0.3))
	d.stroke(x, 3.2, p.CanalLine.Mix(p.Text, 0.6))
}

// stroke draws along all branches of a line, with a width in units.
func (d *drawing) stroke(x engine.Line, width float64, colour view.Colour) {
	d.dashes(x, width, 0, 0, colour)
}

// dashes draws dashes along all branches of a line, where it can be seen.
func (d *drawing) dashes(x engine.Line, width, dash, gap float64, colour view.Colour) {
	d.beside(x, 0, width, dash, gap, colour)
}

// beside draws at a distance from a line, at its left if that is positive.
func (d *drawing) beside(x engine.Line, away, width, dash, gap float64, colour view.Colour) {
	for _, curve := range d.curves(x) {
		if away != 0 {
			curve = view.Beside(curve, d.u(away))
		}
		d.line(curve, d.linePieces(), view.Item{Width: width, Dash: d.u(dash), Gap: d.u(gap), Fill: colour})
	}
}

// slants draws a line to and fro in a strip beside a line.
func (d *drawing) slants(x engine.Line, away, wide, every float64, colour view.Colour) {
	for _, curve := range d.curves(x) {
		var zigzag []view.Point
		for _, at := range view.Along(view.Beside(curve, d.u(away)), d.u(every)) {
			out := view.Point{X: at.Direction.Y, Y: -at.Direction.X}.Times(d.u(wide) / 2)
			on := at.Direction.Times(d.u(every) / 2)
			zigzag = append(zigzag, at.Point.Sub(out), at.Point.Add(out).Add(on))
		}
		d.line(zigzag, len(zigzag), view.Item{Width: 1.7, Fill: colour})
	}
}

// line draws a stroke along a curve, in so many pieces of it at once, where it can be seen.
func (d *drawing) line(curve []view.Point, pieces int, stroke view.Item) {
	if len(curve) < 2 {
		return
	}
	stroke.Kind, stroke.Width, stroke.Fill = view.Stroke, max(d.u(stroke.Width), 0.8), stroke.Fill.Fade(1-d.pale)
	d.reached(curve, func() {
		for _, stroke.Points = range d.seen(curve, pieces) {
			d.Add(stroke)
		}
	})
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

// linePieces is the number of straight pieces drawn as one: those of whole lines while all of the board is seen, else of halves, which
// meet below the link tile, where a restart of the dashes is hidden.
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
