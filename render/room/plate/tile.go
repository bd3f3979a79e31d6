package plate

import (
	"image"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Tile is an industry tile: by day with its cubes, or flipped, by night, with its score.
type Tile struct {
	Coat
	Industry  engine.Industry
	Level     int8
	Flipped   bool
	VP, Links int16           // of a flipped one
	Burn      livery.Burn     // of its lights
	Cubes     uint8           // on one that is not
	Holds     engine.Resource // the kind of the cubes
}

// TileOf is the painting of a tile that lies somewhere.
func TileOf(c Coat, g *engine.Game, t engine.PlacedTile) Tile {
	f := &g.Tiles[t.Tile]
	tile := Tile{Coat: c, Industry: f.Industry, Level: f.Level}
	if t.Flipped {
		tile.Flipped, tile.VP, tile.Links = true, f.VP, f.LinkVP
	} else if t.Cubes > 0 {
		tile.Cubes, tile.Holds = t.Cubes, g.Produces(t.Tile)
	}
	return tile
}

// tilePen is a tile being painted on a sheet that is 100 wide.
type tilePen struct {
	*sheet
	Tile
	colours
	side  int // in pixels
	frame float64
	inner view.Rect
}

// Paint paints the tile.
func (t Tile) Paint(onto *image.RGBA) {
	p := &tilePen{sheet: newSheet(onto, 100, t.Palette), Tile: t, colours: t.colours(), side: onto.Rect.Dx()}
	edge := p.least(p.snap(1.5), 1)
	p.frame = max(p.snap(p.rim()), edge+1/p.k)
	p.inner = view.Rect{W: 100, H: 100}.Inset(p.frame)
	p.fill(t.outline(0), black)
	p.fill(t.outline(edge), p.plate)
	if p.patterned() && p.side >= patternLeast {
		p.masked(t.outline(edge), func(s *sheet) { s.pattern(t.Pattern(), p.inner.Inset(edge-p.frame), p.frame-edge, p.ink) })
	}
	p.masked(p.opening(0), p.picture)
	p.engraved()
	switch {
	case p.side < small:
	case t.Flipped && p.side < medium:
		p.scoreSmall()
	case t.Flipped:
		p.score()
	default:
		p.level()
	}
}

// when is one of two lengths: at a small size, and at a larger one.
func (p *tilePen) when(atSmall, larger float64) float64 {
	if p.side < medium {
		return atSmall
	}
	return larger
}

// patternLeast is the side, in pixels, from which the rim of a tile has its pattern.
const patternLeast = 28

// rim is the width of the frame, which has a pattern at a table of several.
func (p *tilePen) rim() float64 {
	if p.patterned() {
		return p.when(10, 9)
	}
	return p.when(6, 5)
}

// opening is the outline of the picture within the frame, or of what is larger by something.
func (p *tilePen) opening(by float64) *vector.Path {
	if _, cut := p.cutCorners(); cut > 0 {
		return p.outline(p.frame - by)
	}
	return box(p.inner.Inset(-by), p.innerRadius())
}

func (p *tilePen) innerRadius() float64 {
	if p.Riveted() && p.shape() != diamond {
		return max(p.radius()-p.frame+1, 0)
	}
	return 0
}

// picture paints the picture within the frame, onto a sheet of its own.
func (p *tilePen) picture(s *sheet) {
	frame := p.sheet
	p.sheet = s
	defer func() { p.sheet = frame }()
	sky, sign := p.day, p.ink
	if p.Flipped {
		sky, sign = p.night, p.plate
		if p.side < small { // on which the sign is to be seen from top to bottom
			sky = p.night[:2]
		}
	}
	s.sky(p.inner, sky...)
	switch {
	case p.side < small:
		s.icon(livery.IndustryIcon(p.Industry), 50, 50, 78, sign)
	case p.Flipped:
		p.byNight()
	default:
		p.byDay()
	}
}

func (p *tilePen) byNight() {
	base := p.snap(p.when(93, 80))
	ink := p.ink.Mix(0xff, 0.7)
	b := building{industry: p.Industry, level: p.Level, night: true, burn: p.Burn, ink: ink, cut: p.plate.Mix(p.low, 0.35), roof: ink.Mix(p.low, 0.16), wall: p.low, smoke: p.cut}
	area := view.Rect{X: 8, Y: base - 50, W: 84, H: 50}
	if p.side < medium {
		area = view.Rect{X: 9, Y: base - 37, W: 54, H: 37}
	}
	p.stars()
	p.build(b, area, p.side)
	p.ground(base)
}

// stars stand in the sky of larger plates, and the moon.
func (p *tilePen) stars() {
	if p.side < medium {
		return
	}
	for _, at := range [...]vector.Point{{X: 46, Y: 26}, {X: 12, Y: 46}, {X: 50, Y: 33}, {X: 88, Y: 38}, {X: 74, Y: 36}, {X: 26, Y: 50}} {
		p.disc(at.X, at.Y, 0.9, p.cut.Fade(0.75))
	}
	var moon vector.Path
	moon.MoveTo(50, 8.4)
	moon.CubeTo(42.6, 8.6, 42.6, 17.4, 50, 17.6)
	moon.CubeTo(46.4, 15.6, 46.4, 10.4, 50, 8.4)
	p.fill(&moon, p.cut.Fade(0.85))
}

func (p *tilePen) byDay() {
	tray := 0.0
	if p.Cubes > 0 {
		tray = p.when(31, 26)
	}
	base := p.snap(p.when(95, 94) - tray)
	p.horizon(base)
	high := p.when(58, 66)
	if p.Cubes > 0 {
		high = p.when(44, 50)
	}
	b := building{industry: p.Industry, level: p.Level, ink: p.ink, cut: p.cut, roof: p.ink.Mix(p.low, 0.32), wall: p.plate, smoke: p.cut}
	p.build(b, view.Rect{X: 8, Y: base - high, W: 86, H: high}, p.side)
	if p.Cubes > 0 {
		p.tray(base)
		return
	}
	p.ground(base)
}

// horizon is the view behind a building: the low sun, hills, and on the largest plates an engraver's sky, of fine level lines that come
// closer towards the top.
func (p *tilePen) horizon(base float64) {
	if p.side < medium {
		return
	}
	p.disc(63, base-40, 11, p.cut.Fade(0.35))
	p.disc(63, base-40, 8.5, p.cut.Fade(0.6))
	var hills vector.Path
	hills.MoveTo(0, base)
	hills.LineTo(0, base-9)
	hills.CubeTo(16, base-24, 30, base-7, 46, base-11)
	hills.CubeTo(66, base-24, 80, base-19, 100, base-8)
	hills.LineTo(100, base)
	hills.Close()
	p.fill(&hills, p.low.Fade(0.38))
	if p.side < large {
		return
	}
	var lines vector.Path
	for i := range 11 {
		y := p.frame + 4 + float64(i)*(2.2+float64(i)*0.22)
		lines.Polyline(pt(p.frame+2, y), pt(98-p.frame, y))
	}
	p.stroke(&lines, 0.45, p.low.Fade(0.55))
}

// ground lies below a building.
func (p *tilePen) ground(base float64) {
	p.box(view.Rect{Y: base - 1/p.k, W: 100, H: 100}, 0, p.low)
	if p.side < medium {
		return
	}
	var lines vector.Path
	for i := range 18 {
		x, y := float64(i)*5.6, base+2+float64(i*7%5)*0.9
		lines.Polyline(pt(x, y), pt(x+7, y))
	}
	p.stroke(&lines, 0.7, p.ink.Fade(0.55))
}

// tray shows the cubes or barrels, on parchment so that coal is never black on black.
func (p *tilePen) tray(base float64) {
	p.box(view.Rect{Y: base, W: 100, H: 100}, 0, p.Parchment)
	p.box(view.Rect{Y: base, W: 100, H: p.least(2, 1)}, 0, p.ink)
	n := float64(p.Cubes)
	middle := (base + p.least(2, 1) + p.inner.Bottom()) / 2
	if most := p.most(); p.Cubes > most {
		p.cube(26, middle, 23, p.Holds)
		p.text(41, middle, "×"+strconv.Itoa(int(p.Cubes)), style{font: assets.Bold, size: p.when(33, 23), colour: p.Ink})
		return
	}
	step := min(27, 84/n) // with parchment between them
	side := min(step*0.86, p.when(24, 21))
	for i := range int(p.Cubes) {
		p.cube(50+(float64(i)-(n-1)/2)*step, middle, side, p.Holds)
	}
}

// most is how many cubes can be drawn one by one.
func (p *tilePen) most() uint8 {
	switch {
	case p.side < medium:
		return 3
	case p.side < 56:
		return 4
	}
	return 6
}

// engraved draws the second, fine line of the frame with its corners, as on an engraved plate.
func (p *tilePen) engraved() {
	if p.side < medium {
		return
	}
	if _, cut := p.cutCorners(); cut > 0 {
		p.stroke(p.opening(0.5), p.least(1, 1), p.ink.Fade(0.7))
		return
	}
	p.edge(p.inner.Inset(-1), p.innerRadius(), p.least(1, 1), p.ink.Fade(0.7))
	if p.Riveted() {
		return
	}
	for _, x := range [2]float64{1.5, 95.5} {
		for _, y := range [2]float64{1.5, 95.5} {
			p.box(view.Rect{X: x, Y: y, W: 3, H: 3}, 0, p.ink)
		}
	}
}

// level writes the level of a tile by day.
func (p *tilePen) level() {
	x, y, t := p.frame+5, 19.5, style{font: assets.Title, size: 24, colour: p.ink, rim: 3.4, behind: p.cut}
	if p.side < medium {
		x, y, t = p.frame+4, 24, style{font: assets.Bold, size: 36, colour: p.ink, rim: 5, behind: p.cut}
	}
	if p.Riveted() {
		x += 2
		p.emblemAt(80, 21, p.when(14, 11), p.ink, p.plate, p.cut)
	}
	if p.Level == 0 {
		t.font = assets.Bold // with a figure as high as letters
	}
	p.text(x, y, words.Roman(int(p.Level)), t)
}

// emblemAt marks the pieces of the other seat.
func (p *tilePen) emblemAt(x, y, r float64, fill, hole, rim view.Colour) {
	emblem := p.emblem(x, y, r)
	p.stroke(emblem, 4, rim)
	p.fill(emblem, fill)
	p.disc(x, y, r*0.36, hole)
}
