package land

import (
	"math"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// The place of the compass, in units from a corner of the view, and its radius: at sea in the north-west, or in the south-east.
const (
	seaRoseX, seaRoseY, seaRose = 119.0, 101.0, 50.0
	landRoseAway, landRose      = 82.0, 45.0
)

// rose is the place of the compass and its radius, in pixels; the radius is 0 where something would cover it.
func (s *survey) rose() (at view.Point, radius float64) {
	in := s.site.Bounds
	at, radius = view.Point{X: in.Right() - landRoseAway, Y: in.Bottom() - landRoseAway}, landRose
	if s.site.Map.Sea != nil {
		at, radius = view.Point{X: in.X + seaRoseX, Y: in.Y + seaRoseY}, seaRose
	}
	for _, m := range s.site.masks() {
		if m.Distance(at) < radius {
			radius = 0
		}
	}
	if s.site.North == "" {
		radius = 0
	}
	return at.Times(s.scale), s.unit(radius)
}

// compass draws a compass rose: four long points, four short ones, each with a light and a dark half.
func (t *Tile) compass(b *brush, s *survey) {
	at, r := s.rose()
	if r == 0 || !b.near(at, 1.6*r) {
		return
	}
	ink, dark := t.Colours.Rim, t.Colours.Far
	if s.coast != nil {
		dark = t.Colours.Sea
	}
	for _, ring := range [2]struct{ part, width, strong float64 }{{0.62, 0.8, 0.7}, {0.56, 0.6, 0.5}} {
		c := circle(at, ring.part*r, ring.part*r)
		b.hair(ink.Fade(ring.strong), ring.width, append(c, c[0])...)
	}
	for i := range 8 {
		angle, long := float64(7-i)*math.Pi/4, 0.72*r
		if i%2 == 1 {
			long = r
		}
		tip, right, left := ray(at, angle, long), ray(at, angle+math.Pi/2, 0.12*r), ray(at, angle-math.Pi/2, 0.12*r)
		b.outline(dark, ink, 0.8, tip, right, at)
		b.outline(ink.Fade(0.85), ink, 0.6, tip, left, at)
	}
	size := 0.4 * r
	foot := vector.Scale(1, at.X-fonts.Width(assets.Title, size, s.site.North)/2, at.Y-1.1*r)
	b.path(ink, fonts.Path(assets.Title, size, s.site.North).Transformed(foot))
}

// rays are lines from the compass over the sea, by which ships were steered on old charts.
func (t *Tile) rays(b *brush, s *survey, h *shoals) {
	const count, piece = 32, 6.0
	at, _ := s.rose()
	from := 1.15 * s.unit(seaRose)
	for i := range count {
		strong := 0.3
		if i%2 == 0 {
			strong = 0.2
		}
		angle := 2 * math.Pi * float64(i) / count
		near, far := b.span(at, angle)
		for d := from + max(math.Floor((near-from)/piece), 0)*piece; d < far; d += piece { // the same pieces in every tile
			p, q := ray(at, angle, d), ray(at, angle, d+piece)
			if h.at(p) > 1 && h.at(q) > 1 {
				b.stroke(t.Colours.SeaLine.Fade(strong), 0.6, p, q)
			}
		}
	}
}

// span is where a ray enters the tile and leaves it, as distances from its beginning.
func (b *brush) span(from view.Point, angle float64) (near, far float64) {
	d := ray(view.Point{}, angle, 1)
	near, far = 0, math.Inf(1)
	for _, axis := range [2][4]float64{{from.X, d.X, b.seen.X, b.seen.Right()}, {from.Y, d.Y, b.seen.Y, b.seen.Bottom()}} {
		if math.Abs(axis[1]) < 1e-9 {
			if axis[0] < axis[2] || axis[0] > axis[3] {
				return 0, 0
			}
			continue
		}
		in, out := (axis[2]-axis[0])/axis[1], (axis[3]-axis[0])/axis[1]
		near, far = max(near, min(in, out)), min(far, max(in, out))
	}
	return near, far
}
