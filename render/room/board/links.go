package board

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

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

// link draws a line with a link in the colour of its owner: dug or laid, with banks in the owner's pattern.
func (d *drawing) link(x engine.Line, owner engine.Seat) {
	p := d.Palette
	colour, deep := livery.Plate(p, owner), livery.SeatDeep(p, owner)
	d.stroke(x, linkEdge, view.Colour(0x0b0e0fff).Fade(0.8))
	d.stroke(x, linkWide, colour)
	if d.s.Era == engine.Rail {
		d.dashes(x, 10.8, 2.3, 2.9, deep)
		for _, side := range []float64{railApart, -railApart} {
			d.beside(x, side, 2.2, 0, 0, deep)
			d.beside(x, side, 1.1, 0, 0, p.Parchment)
		}
	} else {
		d.stroke(x, bedWide, p.CanalLine.Mix(p.Night, 0.78))
		d.stroke(x, waterWide, p.CanalLine.Mix(p.Text, 0.3))
		d.dashes(x, 0.9, 12, 7, p.Text.Fade(0.9))
	}
	d.banks(x, plate.CoatOf(p, owner).Pattern(), deep)
}

// banks draws the pattern of a seat at both sides of a link.
func (d *drawing) banks(x engine.Line, pattern plate.Pattern, ink view.Colour) {
	const away, wide, every = 5.5, 3.2, 7.0 // of the middle of a bank, of it, of the bars
	for _, side := range []float64{1, -1} {
		switch pattern {
		case plate.Rivets:
			d.beside(x, 5.8*side, 2, 2, 6, ink)
		case plate.Bars:
			d.beside(x, away*side, wide, 2, every-2, ink)
		case plate.Slants:
			d.slants(x, away*side, wide, every, ink)
		}
	}
}

// links draws the middle of each line: a link tile, or a small mark where one can be placed in this era.
func (d *drawing) links() {
	for x := engine.Line(1); int(x) < len(d.g.Lines); x++ {
		line, disc := thing.Of(x), d.disc(x)
		if owner, ok := d.owner(x); ok {
			d.linkTile(disc.Move(0, -d.u(liftHigh)*view.Ease(d.leaving)), owner, min(2*d.m.come(line)-1, 1-d.leaving))
		}
		id := line.FullName(d.g.Game)
		d.discMarks(line, disc)
		d.FocusRing(id, disc, disc.W/2)
		d.target(id, disc.Inset(-d.u(4)), line, true)
	}
}

// linkTile draws a link tile.
func (d *drawing) linkTile(area view.Rect, owner engine.Seat, seen float64) {
	reach := area.W * plate.LinkReach
	d.Picture(view.Around(area.Middle(), reach, reach), plate.Link{Coat: plate.CoatOf(d.Palette, owner), Era: d.s.Era}, seen)
}
