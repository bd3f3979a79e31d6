package land

import (
	"math"
	"sync"

	"sohofoundry/render/ui/view"
)

// Hachures are strokes down a slope from one height to the next lower one, as engravers drew hills before there were contours.
const (
	hachureGap   = 3.3    // pixels from one to the next
	hachureLong  = 11.0   // pixels at most
	hachureSteps = 0.105  // the heights at which they begin, at the usual scale
	steepest     = 0.0125 // slope, in heights in a usual pixel, from which they are strongest
	flattest     = 0.0016 // below it there are none
)

// block is a square of the land with its hachures. Each is worked out by itself: its strokes are spread so that they go on
// evenly in the next.
type block struct {
	once    sync.Once
	strokes []hachure
}

// The side of a block in pixels, and the number of cells along it. Heights are taken at the corners of cells.
const (
	blockSide = 64
	cells     = 12
	cellSide  = float64(blockSide) / cells
)

// hachure is a stroke from a point so far right and down. There are many: it is kept small.
type hachure struct {
	x, y, right, down float32
	width, strong     float32
	light             bool
}

// draw draws the stroke in one of two colours.
func (h *hachure) draw(b *brush, light, dark view.Colour) {
	if h.light {
		dark = light
	}
	from := view.Point{X: float64(h.x), Y: float64(h.y)}
	b.stroke(dark.Fade(float64(h.strong)), float64(h.width), from, from.Add(view.Point{X: float64(h.right), Y: float64(h.down)}))
}

// hachures are those that begin in a block, given by its column and row.
func (s *survey) hachures(column, row int) []hachure {
	s.lock.Lock()
	b := s.blocks[[2]int{column, row}]
	if b == nil {
		b = &block{}
		s.blocks[[2]int{column, row}] = b
	}
	s.lock.Unlock()
	b.once.Do(func() { b.strokes = s.engrave(column, row) })
	return b.strokes
}

// slope is a block being engraved.
type slope struct {
	*survey
	corner  view.Point
	heights [cells + 1][cells + 1]float64 // by row and column
	step    float64
	quiet   quiet
	chance  chance
	strokes []hachure
}

func (s *survey) engrave(column, row int) []hachure {
	corner := view.Point{X: float64(column * blockSide), Y: float64(row * blockSide)}
	area := view.Rect{X: corner.X / s.scale, Y: corner.Y / s.scale, W: blockSide / s.scale, H: blockSide / s.scale}
	l := slope{survey: s, corner: corner, quiet: s.site.quiet(area), chance: chance{seed: column*7919 + row}}
	l.step = hachureSteps / math.Pow(max(s.scale/usualScale, 0.6), 0.85)
	printed := area
	printed.X, printed.W = area.X/s.site.Stretch, area.W/s.site.Stretch
	hills := s.site.Map.hills(printed)
	low, high := math.Inf(1), math.Inf(-1)
	for y := range l.heights {
		for x := range l.heights[y] {
			h := s.site.Map.Relief.height(hills, printed.X+printed.W*float64(x)/cells, printed.Y+printed.H*float64(y)/cells)
			l.heights[y][x] = h
			low, high = min(low, h), max(high, h)
		}
	}
	for level := math.Floor(low/l.step) + 1; level*l.step < high; level++ {
		for _, line := range l.contours(level * l.step) {
			l.along(line)
		}
	}
	return l.strokes
}

// along sets strokes along a contour, at both ends half a gap away from the edge of the block.
func (l *slope) along(line []view.Point) {
	length := 0.0
	for i := range len(line) - 1 {
		length += line[i+1].Sub(line[i]).Length()
	}
	n := math.Round(length / hachureGap)
	if n == 0 {
		return
	}
	gap := length / n
	left := gap / 2
	for i := range len(line) - 1 {
		piece := line[i+1].Sub(line[i]).Length()
		for ; left < piece; left += gap {
			l.stroke(line[i].Between(line[i+1], left/piece))
		}
		left -= piece
	}
}

// gradient is how fast the land rises to the right and downwards, in heights in a pixel.
func (l *slope) gradient(p view.Point) view.Point {
	fx, fy := (p.X-l.corner.X)/cellSide, (p.Y-l.corner.Y)/cellSide
	x, y := min(max(int(fx), 0), cells-1), min(max(int(fy), 0), cells-1)
	fx, fy = fx-float64(x), fy-float64(y)
	a, b, c, d := l.heights[y][x], l.heights[y][x+1], l.heights[y+1][x], l.heights[y+1][x+1]
	return view.Point{X: ((b-a)*(1-fy) + (d-c)*fy) / cellSide, Y: ((c-a)*(1-fx) + (d-b)*fx) / cellSide}
}

// stroke sets a stroke at a place, light where the low sun falls on the slope and dark where it does not. On gentle slopes some
// are left out.
func (l *slope) stroke(p view.Point) {
	p = p.Add(view.Point{X: l.chance.from(-0.35, 0.35), Y: l.chance.from(-0.35, 0.35)})
	g := l.gradient(p)
	fall := g.Length()
	per := fall * l.scale / usualScale // as at the usual scale
	steep := min(per/steepest, 1)
	if per < flattest || steep < 0.3 && l.chance.next() > 0.25+2*steep {
		return
	}
	down := g.Times(-1 / fall)
	sun := -down.X*0.78 - down.Y*0.62
	light := sun > 0.12
	long := min(l.step/fall*0.86, hachureLong) * l.chance.from(0.82, 1.08)
	bend := l.chance.from(-0.125, 0.125)
	weight, shade := 0.4+0.65*steep, 1.9
	if light {
		weight, shade = weight*0.85, 1
	}
	strong := min(0.8, (0.10+0.33*steep)*(0.4+math.Abs(sun))*shade) * l.quiet.at(p.Times(1/l.scale))
	run := view.Point{X: down.X - down.Y*bend, Y: down.Y + down.X*bend}.Times(long)
	l.strokes = append(l.strokes, hachure{x: float32(p.X), y: float32(p.Y), right: float32(run.X), down: float32(run.Y),
		width: float32(max(math.Round(weight*3), 1) / 3), strong: float32(strong), light: light})
}
