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

// The light of what can be chosen, and of what the Automa looks at. It falls on the land, which every palette has in the dark.
const (
	litBand  = view.Colour(0xffdf8cff)
	litGlow  = view.Colour(0xffd166ff)
	litEdge  = view.Colour(0x1a1206ff)
	coldGlow = view.Colour(0x8fadf5ff)
	coldBand = view.Colour(0xe6eeffff)
)

// lines draws the course of every line: those of the other era lowest, then those without a link, what is lit, and the links.
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
	d.pale = paled * d.leaving
	for _, x := range courses {
		if d.absent = 0; absent > 0 {
			d.otherEra(x)
		}
		d.absent = absent
		d.course(x)
	}
	d.absent = 0
	for _, x := range lit {
		d.litCourse(x)
	}
	for _, x := range links {
		d.laid(x)
	}
	for _, ghost := range d.m.Ghosts {
		if x := engine.Line(ghost.On.ID); ghost.On.Kind == thing.Line {
			d.link(x, engine.HumanSeat)
			d.scaffold(x)
		}
	}
}

// laid draws a line with a link, or with as much of it as there is yet, or still.
func (d *drawing) laid(x engine.Line) {
	owner, _ := d.owner(x)
	there := d.m.come(thing.Of(x))
	d.linkMarks(x)
	if there < 1 || d.leaving > 0 {
		d.course(x)
	}
	pale := d.pale
	d.absent, d.pale = 1-there, d.leaving
	d.link(x, owner)
	d.absent, d.pale = 0, pale
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
		d.sleepers(x, p.RailLine.Fade(0.8))
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

// sleepers draws those of a railway that is not laid.
func (d *drawing) sleepers(x engine.Line, colour view.Colour) {
	d.dashes(x, sleepWide, sleepLong, sleepEvery-sleepLong, colour)
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

// linkMarks draws the light of a link, below it.
func (d *drawing) linkMarks(x engine.Line) {
	line, m := thing.Of(x), &d.m.Marks
	var glow view.Colour
	switch {
	case m.Picked.Has(line), m.Open.Has(line):
		glow = litGlow
	case m.Looked.Has(line):
		glow = coldGlow
	case d.pointed(line.FullName(d.g.Game)):
		glow = d.Palette.Text.Fade(0.6)
	default:
		return
	}
	d.stroke(x, glowWide+4, glow.Fade(0.25))
	d.stroke(x, glowWide-6, glow.Fade(0.45))
}

// link draws a line with a link in the colour of whose it is: dug or laid, the human's with plain edges, the Automa's riveted.
func (d *drawing) link(x engine.Line, owner engine.Seat) {
	p := d.Palette
	colour, deep := livery.Plate(p, owner), livery.SeatDeep(p, owner)
	d.stroke(x, linkEdge, view.Colour(0x0b0e0fff).Fade(0.8))
	d.stroke(x, linkWide, colour)
	if d.s.Era == engine.Rail {
		d.dashes(x, 10.8, 2.3, 2.9, deep)
		d.tracks(x, deep)
	} else {
		d.stroke(x, bedWide, p.CanalLine.Mix(p.Night, 0.78))
		d.stroke(x, waterWide, p.CanalLine.Mix(p.Text, 0.3))
		d.dashes(x, 0.9, 12, 7, p.Text.Fade(0.9))
	}
	if d.s.IsAutoma(owner) {
		d.beside(x, 5.8, 2, 2, 6, deep)
		d.beside(x, -5.8, 2, 2, 6, deep)
	}
}

// tracks draws the rails of a link, light on dark.
func (d *drawing) tracks(x engine.Line, deep view.Colour) {
	for _, side := range []float64{railApart, -railApart} {
		d.beside(x, side, 2.2, 0, 0, deep)
		d.beside(x, side, 1.1, 0, 0, d.Palette.Parchment)
	}
}

// scaffold draws what stands across a link that is previewed.
func (d *drawing) scaffold(x engine.Line) {
	d.dashes(x, 22, 4.4, 10.6, litEdge)
	d.dashes(x, 20, 2.2, 12.8, litBand)
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
	colour = colour.Fade(1 - d.pale)
	for _, curve := range d.curves(x) {
		if away != 0 {
			curve = view.Beside(curve, d.u(away))
		}
		d.reached(curve, func() {
			for _, points := range d.seen(curve, d.linePieces()) {
				d.Add(view.Item{Kind: view.Stroke, Points: points, Width: max(d.u(width), 0.8), Dash: d.u(dash), Gap: d.u(gap), Fill: colour})
			}
		})
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
			d.linkTile(disc.Move(0, -d.u(liftHigh)*view.Ease(d.leaving)), d.s.IsAutoma(owner), min(2*d.m.come(line)-1, 1-d.leaving))
		}
		id := line.FullName(d.g.Game)
		d.discMarks(line, disc)
		d.FocusRing(id, disc, disc.W/2)
		d.target(id, disc.Inset(-d.u(4)), line, true)
	}
}

// linkTile draws a link tile.
func (d *drawing) linkTile(area view.Rect, automa bool, seen float64) {
	reach := area.W * plate.LinkReach
	d.Picture(view.Around(area.Middle(), reach, reach), plate.Link{Coat: plate.CoatOf(d.Palette, automa), Era: d.s.Era}, seen)
}
