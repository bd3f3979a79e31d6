package zones

import (
	"image"
	"math"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// ground is the painting of all that lies below the zones and does not change within an era: the bands of the eras in their light, the
// frame and the networks.
type ground struct {
	game    *industry.Game
	size    view.Size
	whole   bool
	shown   int8 // the era, where one is seen
	now     int8 // the era of the position
	palette string
	plain   bool
}

// ground draws the ground.
func (d *drawing) ground() {
	d.Picture(d.area, ground{game: d.Game, size: view.Size{W: d.area.W, H: d.area.H}, whole: d.whole, shown: int8(d.Shown), now: int8(d.State.Era),
		palette: d.Palette.Name, plain: d.Plain || d.Palette.CanalLand.Plain}, 1)
}

// groundPen is the ground being painted.
type groundPen struct {
	look ground
	*brush
	*grid
	*theme.Palette
}

// Paint paints the ground.
func (g ground) Paint(onto *image.RGBA) {
	p := &groundPen{look: g, brush: &brush{onto, float64(onto.Rect.Dx()) / g.size.W}, Palette: theme.Named(g.palette)}
	area := view.Whole(g.size)
	if g.whole {
		p.grid = wholeGrid(area)
	} else {
		p.grid = eraGrid(area, int(g.shown))
	}
	p.band(area, 0x151a1cff, 0x151a1cff)
	first, last := 0, industry.Eras
	if !g.whole {
		first, last = int(g.shown), int(g.shown)+1
	}
	for era := first; era < last; era++ {
		p.era(era)
	}
	p.shine()
	w := webOf(p.grid, g.game)
	for _, l := range w.lines {
		p.network(l.network, w.course(l), w.branches(l))
	}
	for era := first; era < last; era++ {
		if era > int(g.now) {
			p.band(p.bandOf(era), comingShade, comingShade)
		}
	}
	p.landings(w)
	if g.whole {
		p.frame()
	}
}

// comingShade lies over the bands of eras to come.
const comingShade view.Colour = 0x05080c33

// bandOf is the band of an era.
func (g *grid) bandOf(era int) view.Rect {
	if !g.whole {
		_, rest := g.area.Top(g.tabs)
		return rest
	}
	in := g.area.Inset(frameWide)
	half := (g.pitch.H - g.plate.H) / 2
	top := g.origin.Y + float64(era)*g.pitch.H - half
	bottom := top + g.pitch.H
	if era == 0 {
		top = g.origin.Y - 8
	}
	if era == industry.Eras-1 {
		bottom = in.Bottom()
	}
	return view.Rect{X: in.X, Y: top, W: in.W, H: bottom - top}
}

// era paints the band of an era with its pattern: strata of clay, meadows, rain on slate, a circuit and a grid of light.
func (p *groundPen) era(era int) {
	e, area := livery.Era(p.Palette, era), p.bandOf(era)
	p.band(area, e.Top, e.Foot)
	if p.look.plain {
		p.stroke([]view.Point{{X: area.X, Y: area.Y}, {X: area.Right(), Y: area.Y}}, 1, livery.Era(p.Palette, era).Sign)
		return
	}
	b := &brush{p.SubImage(p.pixels(area)).(*image.RGBA), p.k}
	b.hatch(patterns[era](area), 0.8, e.Line.Fade(patternStrength[era]))
	if era == 0 {
		b.glow(view.Point{X: area.X + area.W*0.08, Y: area.Bottom()}, area.W*0.45, area.H*0.7, 0xff8a2d66)
	}
}

// pixels are those of an area.
func (p *groundPen) pixels(area view.Rect) image.Rectangle {
	return image.Rect(int(math.Round(area.X*p.k)), int(math.Round(area.Y*p.k)), int(math.Round(area.Right()*p.k)), int(math.Round(area.Bottom()*p.k)))
}

// shine lights the band of the era that is played.
func (p *groundPen) shine() {
	if p.look.plain || !p.whole && p.look.shown != p.look.now {
		return
	}
	area := p.bandOf(int(p.look.now))
	if !p.whole {
		p.band(area, 0xffdf9a26, 0xffdf9a26)
		return
	}
	before := p.area.Inset(frameWide)
	before.H = area.Y - before.Y
	p.band(before, 0x05080c38, 0x05080c38)
	light := shineLight.Mix(livery.Era(p.Palette, int(p.look.now)).Line|0xff, 0.45).Fade(0.4)
	p.band(area, light, light)
	b := &brush{p.SubImage(p.pixels(area)).(*image.RGBA), p.k}
	b.glow(area.Middle(), area.W*0.62, area.H*0.8, 0xffdf9a70)
	for _, y := range [2]float64{area.Y, area.Bottom()} {
		p.band(view.Rect{X: area.X, Y: y - 14, W: area.W, H: 28}, 0xffd1661a, 0xffd1661a)
		p.band(view.Rect{X: area.X, Y: y - 8, W: area.W, H: 16}, 0xffd16629, 0xffd16629)
	}
}

// shineLight falls on the band of the era that is played, coloured by that.
const shineLight view.Colour = 0xffe2a0ff

// network paints a network along its ways.
func (p *groundPen) network(n industry.Network, course []view.Point, branches [][]view.Point) {
	ways := [][]view.Point{p.bent(n, course)}
	for _, b := range branches {
		ways = append(ways, p.bent(n, b))
	}
	u := p.u
	for _, s := range strata[n] {
		for _, way := range ways {
			dashes := make([]float64, len(s.dashes))
			for i, d := range s.dashes {
				dashes[i] = u(d)
			}
			p.stroke(way, max(u(s.width), 0.8), s.colour, dashes...)
		}
	}
	if n == industry.Power {
		for _, way := range ways {
			p.pylons(way)
		}
	}
}

// bent is a way with round corners; a river is never straight.
func (p *groundPen) bent(n industry.Network, way []view.Point) []view.Point {
	if n == industry.River {
		return wavy(rounded(way, p.u(12)), p.u(1.7), p.u(95))
	}
	return rounded(way, p.u(14))
}

// stratum is one of the strokes that a network is painted with, one on the other, in units.
type stratum struct {
	width  float64
	colour view.Colour
	dashes []float64
}

var strata = [...][]stratum{
	industry.River: {{14, 0x0c1f29ff, nil}, {11, 0x2f6f8cff, nil}, {7.5, 0x6fc0deff, nil}, {1.4, 0xc9effae6, []float64{14, 20}}},
	industry.Tracks: {{13.5, 0x0e0a08ff, nil}, {11, 0x6b4f35ff, []float64{3.2, 4.4}}, {7, 0x0e0a08ff, nil}, {5.6, 0xefe2c0ff, nil},
		{2.8, 0x3a2a1cff, nil}},
	industry.Pipeline: {{10.5, 0x08150dff, nil}, {8, 0x4c8a52ff, nil}, {5, 0x9bd08aff, nil}, {1.4, 0xe6ffdae6, nil}, {10.5, 0x14301bff, []float64{2.4, 40}},
		{8.5, 0xc8f0b8ff, []float64{1.2, 41.2}}},
	industry.Power: {{7, 0x0a0800ff, nil}, {4.6, 0x6b5a00ff, nil}, {2.2, 0xffe04aff, nil}},
}

// pylons stand along a power line.
func (p *groundPen) pylons(way []view.Point) {
	u := p.u
	for _, at := range view.Along(way, p.pitch.W) {
		if math.Abs(at.Direction.Y) > 0.2 {
			continue
		}
		post := []view.Point{{X: at.Point.X, Y: at.Point.Y - u(9)}, {X: at.Point.X, Y: at.Point.Y + u(9)}}
		p.stroke(post, u(4), 0x0a0800ff)
		p.stroke(post, u(1.6), 0xffe04aff)
		p.stroke([]view.Point{{X: at.Point.X - u(6), Y: at.Point.Y - u(5)}, {X: at.Point.X + u(6), Y: at.Point.Y - u(5)}}, u(1.6), 0xffe04aff)
	}
}

// landings are the landing stages from the zones to their networks.
func (p *groundPen) landings(w *web) {
	for _, l := range w.lines {
		c := livery.Network(l.network)
		for _, s := range l.stops {
			way := []view.Point{w.edge(s), {X: s.at, Y: w.y(l, s.gutter)}}
			p.stroke(way, p.u(7), c.Dark)
			p.stroke(way, p.u(3.6), c.Light)
		}
	}
}

// frame paints the graduated edge.
func (p *groundPen) frame() {
	all := p.area
	edge := func(in, width float64, c view.Colour) {
		a := all.Inset(in)
		top, rest := a.Top(width)
		foot, rest := rest.Foot(width)
		left, rest := rest.Left(width)
		right, _ := rest.Side(width)
		for _, strip := range [4]view.Rect{top, foot, left, right} {
			p.band(strip, c, c)
		}
	}
	edge(0, frameWide, 0x0b0e0fff)
	edge(1.5, frameWide-3, p.Parchment)
	const every = 11
	const mid = frameWide / 2
	var marks [][2]view.Point
	for x := all.X + mid + every; x+every < all.Right()-mid; x += 2 * every {
		for _, y := range [2]float64{all.Y + mid, all.Bottom() - mid} {
			marks = append(marks, [2]view.Point{{X: x, Y: y}, {X: x + every, Y: y}})
		}
	}
	for y := all.Y + mid + every; y+every < all.Bottom()-mid; y += 2 * every {
		for _, x := range [2]float64{all.X + mid, all.Right() - mid} {
			marks = append(marks, [2]view.Point{{X: x, Y: y}, {X: x, Y: y + every}})
		}
	}
	p.hatch(marks, 3.4, 0x24190cff)
	edge(frameWide-1, 1.2, 0x24190cff)
}
