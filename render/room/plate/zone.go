package plate

import (
	"image"
	"image/color"
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Zone is a zone of the board of Industry, without its name and its owner's mark: factories are square, technologies round, bonus zones
// octagonal and joker zones notched. What is developed has lit windows and smoke.
type Zone struct {
	Kind       industry.Kind
	Drawing    string // in the drawings
	Era        int8   // from 0
	Cost       int8   // T
	Points     int8
	Multiplier int8
	Needs      [industry.MostNeeds]industry.Resource
	Makes      industry.Resource
	Joker      industry.Resource
	Network    industry.Network
	Discount   bool
	Built      bool
	Light      Light
	Palette    string
}

// Light is how a zone stands out.
type Light uint8

// The lights of zones.
const (
	Usual   Light = iota
	Offered       // lit, as it can be bid for
	Coming        // of an era to come
	Gone          // of a joker zone: its joker was taken
)

// ZoneOf is the painting of a zone.
func ZoneOf(p *theme.Palette, g *industry.Game, z industry.ID) Zone {
	f := &g.Zones[z]
	return Zone{Kind: f.Kind, Drawing: drawingOf(g, z), Era: int8(z.Era()), Cost: int8(f.Cost), Points: int8(f.Points), Multiplier: int8(f.Multiplier),
		Needs: f.Needs, Makes: f.Makes, Joker: f.Joker, Network: f.Network, Discount: f.Discount, Palette: p.Table().Name}
}

// A zone is so many units wide and high at least; where it is larger in one direction, that is room.
const (
	zoneWide = 73.0
	zoneHigh = 82.0
)

// ZoneUnit is the unit of the sizes in a zone of an area.
func ZoneUnit(area view.Rect) float64 { return min(area.W/zoneWide, area.H/zoneHigh) }

// zoneParts are the areas of a zone's picture, of the band with its name, and of its foot with what it costs.
func zoneParts(area view.Rect) (picture, band, foot view.Rect) {
	unit := ZoneUnit(area)
	name, below := 28.0, 21.0
	if area.H/unit > 104 {
		name, below = 32, 26
	}
	foot, picture = area.Foot(below * unit)
	band, picture = picture.Foot(name * unit)
	return picture, band, foot
}

// ZoneName is where the name of a zone in an area goes.
func ZoneName(area view.Rect) view.Rect {
	_, band, _ := zoneParts(area)
	return band.Insets(area.W*0.018, 0)
}

// ZoneFoot is where what a zone costs stands.
func ZoneFoot(area view.Rect) view.Rect {
	_, _, foot := zoneParts(area)
	return foot
}

// ZoneMark is where the owner's mark of a zone lies.
func ZoneMark(area view.Rect) view.Rect {
	const side = 23.5
	unit := ZoneUnit(area)
	return view.Rect{X: area.Right() - (side-3)*unit, Y: area.Bottom() - (side-3)*unit, W: side * unit, H: side * unit}
}

// zoneReach is how far the painting of a zone reaches beyond the zone on all sides, in units.
const zoneReach = 5

// ZonePainting is where the painting of a zone in an area goes.
func ZonePainting(area view.Rect) view.Rect { return area.Inset(-zoneReach * ZoneUnit(area)) }

// zonePen is a zone being painted.
type zonePen struct {
	*sheet
	Zone
	livery.EraLook
	all                 view.Rect
	picture, band, foot view.Rect
}

// Paint paints the zone within ZonePainting.
func (z Zone) Paint(onto *image.RGBA) {
	wide, high := float64(onto.Rect.Dx()), float64(onto.Rect.Dy())
	unit := min(wide/(zoneWide+2*zoneReach), high/(zoneHigh+2*zoneReach))
	s := newSheet(onto, wide/unit, z.Palette)
	p := &zonePen{sheet: s, Zone: z, EraLook: livery.Era(s.Palette, int(z.Era)), all: view.Rect{W: wide / unit, H: high / unit}.Inset(zoneReach)}
	p.picture, p.band, p.foot = zoneParts(p.all)
	p.ground()
	s.masked(p.outline(0), p.inside)
	rim := p.Rim
	if z.Light == Offered {
		rim = wood
	}
	p.stroke(p.outline(0.4), s.least(1.4, 1), rim)
	p.figures()
	switch z.Light {
	case Coming:
		s.fill(p.outline(-1.6), shade.Fade(comingShade))
	case Gone:
		s.fill(p.outline(-1.6), shade.Fade(goneShade))
	}
}

// shade lies over what is not in play, so strongly.
const (
	shade       = view.Colour(0x06090dff)
	comingShade = 0.28
	goneShade   = 0.55
)

// Shaded is a colour as it is seen in a light.
func (l Light) Shaded(c view.Colour) view.Colour {
	switch l {
	case Coming:
		return c.Mix(shade, comingShade)
	case Gone: // whose name is still to be read
		return c.Mix(shade, comingShade)
	}
	return c
}

// ground is the shadow of the plate, its light and its edge.
func (p *zonePen) ground() {
	p.fill(p.outline(0).Transformed(vector.Scale(1, 1.4, 2.6)), black.Fade(0.5))
	if p.Light == Offered {
		p.fill(p.outline(-4.6), 0x1a0f02ff)
		p.fill(p.outline(-3.8), offerLight)
	}
	p.fill(p.outline(-1.5), black)
}

// offerLight is around zones on offer.
const offerLight view.Colour = 0xffd166ff

// outline is that of the zone, or of what lies so far inside of it.
func (p *zonePen) outline(in float64) *vector.Path { return ZoneOutline(p.Kind, p.all.Inset(in), 1) }

// ZoneOutline is the outline of a zone of a kind in an area, with units of a size.
func ZoneOutline(k industry.Kind, a view.Rect, unit float64) *vector.Path {
	switch k {
	case industry.Technology:
		return box(a, 12*unit)
	case industry.Bonus:
		return cutBox(a, 9*unit)
	case industry.Joker:
		return notchedBox(a, 7*unit)
	}
	return box(a, 1*unit)
}

// cutBox is a box without its corners.
func cutBox(a view.Rect, c float64) *vector.Path {
	var p vector.Path
	p.Polygon(pt(a.X+c, a.Y), pt(a.Right()-c, a.Y), pt(a.Right(), a.Y+c), pt(a.Right(), a.Bottom()-c),
		pt(a.Right()-c, a.Bottom()), pt(a.X+c, a.Bottom()), pt(a.X, a.Bottom()-c), pt(a.X, a.Y+c))
	return &p
}

// notchedBox is a box with a round piece taken out of each corner.
func notchedBox(a view.Rect, r float64) *vector.Path {
	var p vector.Path
	k := r * vector.Bulge
	p.MoveTo(a.X+r, a.Y)
	p.LineTo(a.Right()-r, a.Y)
	p.CubeTo(a.Right()-r, a.Y+k, a.Right()-k, a.Y+r, a.Right(), a.Y+r)
	p.LineTo(a.Right(), a.Bottom()-r)
	p.CubeTo(a.Right()-k, a.Bottom()-r, a.Right()-r, a.Bottom()-k, a.Right()-r, a.Bottom())
	p.LineTo(a.X+r, a.Bottom())
	p.CubeTo(a.X+r, a.Bottom()-k, a.X+k, a.Bottom()-r, a.X, a.Bottom()-r)
	p.LineTo(a.X, a.Y+r)
	p.CubeTo(a.X+k, a.Y+r, a.X+r, a.Y+k, a.X+r, a.Y)
	p.Close()
	return &p
}

// inside paints what lies within the outline.
func (p *zonePen) inside(s *sheet) {
	pic := p.picture
	s.sky(view.Rect{X: pic.X, Y: pic.Y, W: pic.W, H: pic.H}, p.Sky, p.Low)
	if s.Rect.Dx() >= medium {
		for y := pic.Y + 5; y < pic.Bottom()-8; y += 3.2 {
			s.line(0.5, p.Rim.Fade(0.45), pt(pic.X+3, y), pt(pic.Right()-3, y))
		}
	}
	if p.Kind == industry.Bonus {
		s.box(pic, 0, livery.Network(p.Network).Dark.Fade(0.16))
	}
	p.draw(s)
	band, _ := livery.ZoneBand(&industry.Zone{Kind: p.Kind, Network: p.Network})
	s.box(view.Rect{X: pic.X, Y: pic.Bottom() - 1.5, W: pic.W, H: 3}, 0, p.Ink)
	s.box(p.band, 0, band)
	s.box(view.Rect{X: p.band.X, Y: p.band.Y, W: p.band.W, H: 1.2}, 0, band.Mix(view.White, 0.5))
	s.box(p.foot, 0, s.Parchment)
	s.box(view.Rect{X: p.foot.X, Y: p.foot.Y - 0.7, W: p.foot.W, H: 1.4}, 0, black)
	p.costs(s)
}

// draw draws the building, with its feet on the band; of a joker zone the joker, in rays.
func (p *zonePen) draw(s *sheet) {
	shape := assets.Shape(p.Drawing)
	area := p.picture.Insets(3, 0)
	area.Y, area.H = area.Y+4, area.H-4
	if p.Kind == industry.Joker {
		area = p.picture
	}
	const feet = 58 // of the drawing's height, 60
	f := min(area.W/102, area.H/62)
	at := vector.Scale(f*s.k, (area.Middle().X-f*shape.Width/2)*s.k, (area.Bottom()-f*feet)*s.k)
	if p.Kind == industry.Joker {
		f = min(area.W/76, area.H/58)
		at = vector.Scale(f*s.k, (area.Middle().X-f*shape.Width/2)*s.k, (area.Middle().Y-f*32)*s.k)
	}
	shape.Draw(s.RGBA, at, vector.Look{Colour: p.colour, Shows: func(class string) bool { return class != "built" || p.Built }})
	if p.Kind == industry.Joker {
		s.resource(p.Joker, area.Middle().X, area.Middle().Y, 31*f)
	}
}

// colour is that of a role in the drawings.
func (p *zonePen) colour(role string) color.Color {
	c := p.Ink
	switch role {
	case "cut", "smoke":
		c = p.Cut
	case "tone":
		c = p.Tone
	case "window":
		if c = p.Window; !p.Built && p.Era < industry.Eras-1 {
			c = p.Cut.Fade(0.55)
		}
	case "fire":
		c = fire
	case "flame":
		c = flame
	case "glow":
		c = glow
	case "juice":
		c = 0xff6fb4ff
	}
	return c.NRGBA()
}

// costs are the cost and the resources needed, or what a joker is worth that is kept (I28).
func (p *zonePen) costs(s *sheet) {
	x, y := p.foot.X+3, p.foot.Middle().Y
	if p.Kind == industry.Joker {
		s.cogged(x+10, y, 9, "2")
		return
	}
	if p.Cost > 0 {
		s.coin(x+8.6, y, 8.6, strconv.Itoa(int(p.Cost)), false)
		x += 18.6
	} else {
		x += 2 // away from the round corner of a technology
	}
	for _, r := range p.Needs {
		if r != industry.NoResource {
			s.resource(r, x+7, y, 14)
			x += 14.6
		}
	}
}

// figures are what stands at the upper corners: points, what is made, the network and what a bonus zone counts.
func (p *zonePen) figures() {
	left, right, top := p.all.X, p.all.Right(), p.all.Y
	s := p.sheet
	switch {
	case p.Kind == industry.Bonus:
		c := livery.Network(p.Network)
		plate := view.Rect{X: right - 27, Y: top + 1, W: 26, H: 19}
		s.box(plate.Inset(-1.4), 10.9, black)
		s.box(plate, 9.5, c.Light)
		s.text(plate.Middle().X, plate.Middle().Y, "×"+strconv.Itoa(int(p.Multiplier)), style{font: assets.Bold, size: 16, colour: black, align: view.Centre})
		s.network(p.Network, left+11, top+11, 10)
		return
	case p.Points > 0:
		s.cogged(right-10, top+9, 10.6, strconv.Itoa(int(p.Points)))
	}
	if p.Makes != industry.NoResource {
		p.corner(view.Rect{X: left - 2, Y: top - 2, W: 23, H: 21})
		s.resource(p.Makes, left+9.5, top+8.5, 17)
	}
	if p.Discount {
		p.corner(view.Rect{X: left - 2, Y: top - 2, W: 28, H: 21})
		s.text(left+5, top+8.5, "–", style{font: assets.Bold, size: 16, colour: s.Ink, align: view.Centre})
		s.coin(left+16.5, top+8.5, 7.6, "1", false)
	}
}

// corner is a label of parchment over the plate's corner.
func (p *zonePen) corner(area view.Rect) {
	p.box(area.Inset(-1.5), 4, black)
	p.box(area, 3, paper)
}

// ZoneCorners is the outline of a zone of a kind as straight pieces, with units of a size.
func ZoneCorners(k industry.Kind, a view.Rect, unit float64) []view.Point {
	var list pen
	ZoneOutline(k, a, unit).Trace(&list)
	return list
}

// pen notes an outline as points.
type pen []view.Point

// MoveTo begins the outline.
func (p *pen) MoveTo(to vector.Point) { *p = append(*p, to) }

// LineTo goes on straight.
func (p *pen) LineTo(to vector.Point) { *p = append(*p, to) }

// QuadTo goes on in a curve that no outline here has.
func (p *pen) QuadTo(bend, to vector.Point) { p.CubeTo(bend, bend, to) }

// CubeTo goes on in a curve, as a few straight pieces.
func (p *pen) CubeTo(first, second, to vector.Point) {
	from := (*p)[len(*p)-1]
	const pieces = 5
	for i := 1; i <= pieces; i++ {
		t := float64(i) / pieces
		a, b, c := from.Between(first, t), first.Between(second, t), second.Between(to, t)
		*p = append(*p, a.Between(b, t).Between(b.Between(c, t), t))
	}
}

// Close ends the outline.
func (p *pen) Close() {}
