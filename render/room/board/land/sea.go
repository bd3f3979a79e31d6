package land

import (
	"image"
	"math"
	"slices"

	"sohofoundry/render/ui/view"
)

// coast is where land and sea meet: the shores, and a ring around all of the sea for each, with the isles.
type coast struct {
	shores [][]view.Point
	rings  [][]view.Point
	tones  []waterTone // of the sea, by the distance from the shore
	sands  []view.Point
}

const (
	coastLegs = 6
	coveDeep  = 4.0 // units
	coveWide  = 17.0
	farWest   = 4000.0 // units: further than is ever looked at
	tonesIn   = 8      // tones in a pixel of distance
	shelf     = 76.0   // how far from the shore, at the usual scale, the sea has another tone than far out
)

// waterTone says how much of the tone at the shore the sea has at a distance, and how much of the colour of its lines.
type waterTone struct{ shore, line float64 }

// waterlines follow the coast at these distances, in pixels at the usual scale, as engravers drew the sea.
var waterlines = [9]float64{74, 60, 48, 38, 29, 21.5, 15, 9.6, 5.2}

func (s *survey) findCoast() *coast {
	sea := s.site.Map.Sea
	shore := s.shore(sea.Coast)
	north, south := shore[0], shore[len(shore)-1]
	west := -farWest * s.scale
	c := &coast{shores: [][]view.Point{shore}, tones: s.tones()}
	c.rings = append(c.rings, slices.Concat(shore, []view.Point{{X: west, Y: south.Y}, {X: west, Y: north.Y}}))
	for _, isle := range sea.Isles {
		ring := s.shore(append(isle, isle[0]))
		c.shores, c.rings = append(c.shores, ring), append(c.rings, ring)
	}
	for n, sand := range sea.Sands {
		k := chance{seed: 900 + n}
		for range int(sand.Wide * sand.High / sandEvery) {
			r := math.Sqrt(k.next())
			sin, cos := math.Sincos(2 * math.Pi * k.next())
			c.sands = append(c.sands, s.at(sand.X+sand.Wide*r*cos, sand.Y+sand.High*r*sin))
		}
	}
	return c
}

// shore is a coast through some points, with small coves.
func (s *survey) shore(points [][2]float64) []view.Point {
	return wander(view.Smooth(s.all(points), coastLegs), s.unit(coveDeep), s.unit(coveWide))
}

// sandEvery is how large the area of sand is for each dot, in units.
const sandEvery = 5.0

// tones are those of the sea by the distance from the shore.
func (s *survey) tones() []waterTone {
	grown := s.grown(0.7)
	list := make([]waterTone, int(shelf*grown*tonesIn)+2)
	for i := range list {
		far, t := float64(i)/tonesIn, &list[i]
		for n, line := range waterlines {
			depth := float64(n+1) / float64(len(waterlines))
			edge := far - line*grown
			t.shore += min(max(0.5-edge, 0), 1) / float64(len(waterlines))
			if on := min(max(1.15-math.Abs(edge), 0), 0.65); on > t.line {
				t.line = on * (0.16 + 0.55*depth)
			}
		}
	}
	return list
}

// shoals are the distances from the shore at points of a tile a few pixels apart, negative on land.
type shoals struct {
	far    [][]float64
	b      *brush
	anySea bool
}

// shoalStep is how many pixels they are apart, and shoalMargin how far beyond the tile they go: waves begin there.
// For a group of them the shore that is near is found at once.
const shoalStep, shoalMargin, shoalGroup = 4, 32, 8

func (c *coast) shoals(b *brush, reach float64) *shoals {
	h := &shoals{b: b}
	pieces := c.pieces(b.seen.Inset(-reach - shoalMargin))
	area := b.area.Inset(-shoalMargin)
	columns := area.Dx()/shoalStep + 2
	near := make([][]piece, columns/shoalGroup+1)
	for row := range area.Dy()/shoalStep + 2 {
		y := float64(area.Min.Y + row*shoalStep)
		crossed := c.crossings(y + 0.001)
		far := make([]float64, columns)
		for i := range far {
			p := view.Point{X: float64(area.Min.X + i*shoalStep), Y: y}
			if group := &near[i/shoalGroup]; row%shoalGroup == 0 && i%shoalGroup == 0 {
				*group = nearAll(p, pieces)
			}
			far[i] = min(nearest(p, near[i/shoalGroup]), reach)
			if n, _ := slices.BinarySearch(crossed, p.X); n%2 == 0 {
				far[i] = -far[i]
			}
			h.anySea = h.anySea || far[i] > -1
		}
		h.far = append(h.far, far)
	}
	return h
}

// piece is a straight piece of the shore.
type piece [2]view.Point

// pieces are those that may be in an area.
func (c *coast) pieces(area view.Rect) (list []piece) {
	for _, shore := range c.shores {
		for i := range len(shore) - 1 {
			if view.Bounds(shore[i : i+2]).Inset(-0.01).Meets(area) {
				list = append(list, piece{shore[i], shore[i+1]})
			}
		}
	}
	return list
}

// nearAll are the pieces of which one is the nearest to some point of a group that begins at a corner.
func nearAll(corner view.Point, pieces []piece) (list []piece) {
	const side = shoalGroup * shoalStep
	middle := corner.Add(view.Point{X: side / 2, Y: side / 2})
	within := nearest(middle, pieces) + side*math.Sqrt2
	for _, p := range pieces {
		if distance(middle, p[0], p[1]) <= within {
			list = append(list, p)
		}
	}
	return list
}

// crossings are where the rings of the sea cross a level line, from the west.
func (c *coast) crossings(y float64) (list []float64) {
	for _, ring := range c.rings {
		for i, a := range ring {
			if b := ring[(i+1)%len(ring)]; a.Y > y != (b.Y > y) {
				list = append(list, a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y))
			}
		}
	}
	slices.Sort(list)
	return list
}

// sea reports whether a point in units is in the sea.
func (s *survey) sea(p view.Point) bool {
	if s.coast == nil {
		return false
	}
	p = p.Times(s.scale)
	n, _ := slices.BinarySearch(s.coast.crossings(p.Y), p.X)
	return n%2 == 1
}

// nearest is how far the nearest of some pieces is.
func nearest(p view.Point, pieces []piece) float64 {
	least := math.Inf(1)
	for i := range pieces {
		least = min(least, distance(p, pieces[i][0], pieces[i][1]))
	}
	return least
}

// at is how far out at sea a pixel of the map lies.
func (h *shoals) at(p view.Point) float64 {
	fx, fy := (p.X-h.b.seen.X+shoalMargin)/shoalStep, (p.Y-h.b.seen.Y+shoalMargin)/shoalStep
	y := min(max(int(fy), 0), len(h.far)-2)
	x := min(max(int(fx), 0), len(h.far[y])-2)
	fx, fy = fx-float64(x), fy-float64(y)
	upper, lower := h.far[y], h.far[y+1]
	return (upper[x]*(1-fx)+upper[x+1]*fx)*(1-fy) + (lower[x]*(1-fx)+lower[x+1]*fx)*fy
}

// fill colours the pixels between four points by how far out at sea they lie.
func (h *shoals) fill(row, column int, colours []view.Colour) {
	corner := h.b.area.Min.Add(image.Pt(column*shoalStep-shoalMargin, row*shoalStep-shoalMargin))
	area := image.Rectangle{Min: corner, Max: corner.Add(image.Pt(shoalStep, shoalStep))}.Intersect(h.b.area)
	a, b, c, d := h.far[row][column], h.far[row][column+1], h.far[row+1][column], h.far[row+1][column+1]
	if area.Empty() || max(a, b, c, d) < -0.5 {
		return
	}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		down := (float64(y-corner.Y) + 0.5) / shoalStep
		left, right := a+(c-a)*down, b+(d-b)*down
		for x := area.Min.X; x < area.Max.X; x++ {
			if far := left + (right-left)*(float64(x-corner.X)+0.5)/shoalStep; far > -0.5 {
				tone := min(max(int(far*tonesIn), 0), len(colours)-1)
				h.b.blend(x, y, colours[tone], min(far+0.5, 1))
			}
		}
	}
}

// flood draws the sea: its water, lighter towards the shore, with lines along the coast, waves and the rays of the compass.
func (t *Tile) flood(b *brush, s *survey) {
	c := s.coast
	h := c.shoals(b, float64(len(c.tones))/tonesIn)
	if !h.anySea {
		return
	}
	colours := make([]view.Colour, len(c.tones))
	for i, tone := range c.tones {
		colours[i] = t.Colours.Sea.Mix(t.Colours.Shore, tone.shore).Mix(t.Colours.SeaLine, tone.line)
	}
	for row := range len(h.far) - 1 {
		for column := range len(h.far[row]) - 1 {
			h.fill(row, column, colours)
		}
	}
	if !t.Plain {
		t.waves(b, s, h)
		t.rays(b, s, h)
	}
	t.shore(b, s)
	t.strand(b, s, h)
}

// shoreScale is how many pixels a unit has where the lines of the shore are as wide as is said.
const shoreScale = 0.776

// shore draws the coast, dark with a line of light.
func (t *Tile) shore(b *brush, s *survey) {
	wide := s.unit(1 / shoreScale)
	for _, shore := range s.coast.shores {
		b.hair(t.Colours.Dark.Fade(0.9), 2.4*wide, shore...)
		b.hair(t.Colours.Light.Fade(0.75), 0.9*wide, shore...)
	}
}

// strand draws the sands of bays and estuaries as dots.
func (t *Tile) strand(b *brush, s *survey, h *shoals) {
	grain := 0.6 * s.grown(0.5)
	for _, p := range s.coast.sands {
		if b.near(p, grain) && h.at(p) > 1 {
			b.fill(t.Colours.Sand.Fade(0.55), circle(p, grain, grain))
		}
	}
}

// waveEvery is how far apart waves are, in pixels at the usual scale.
const waveEvery = 27.0

// waves are short level strokes.
func (t *Tile) waves(b *brush, s *survey, h *shoals) {
	grown := s.grown(0.6)
	side := waveEvery * grown
	for row := math.Floor(b.seen.Y/side) - 1; row*side < b.seen.Bottom(); row++ {
		for column := math.Floor(b.seen.X/side) - 1; column*side < b.seen.Right(); column++ {
			c := chance{seed: int(row)*3571 + int(column)}
			at := view.Point{X: (column + c.next()) * side, Y: (row + c.next()) * side}
			long := c.from(5, 13) * grown
			if b.near(at, long) && h.at(at) > 2 && h.at(at.Add(view.Point{X: long})) > 2 {
				var wave []view.Point
				for i := range 9 {
					part := float64(i) / 8
					wave = append(wave, at.Add(view.Point{X: long * part, Y: -1.1 * grown * math.Sin(2*math.Pi*part)}))
				}
				b.hair(t.Colours.SeaLine.Fade(0.34), 0.75, wave...)
			}
		}
	}
}
