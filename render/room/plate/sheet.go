package plate

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// sheet is a picture that is being painted, with lengths in units that are k pixels each.
type sheet struct {
	*image.RGBA
	*theme.Palette
	k float64
}

// newSheet is a picture that is so many units wide, in the colours of a palette.
func newSheet(onto *image.RGBA, wide float64, palette string) *sheet {
	return &sheet{onto, theme.Named(palette), float64(onto.Rect.Dx()) / wide}
}

// least is a width that is at least so many pixels.
func (s *sheet) least(width, pixels float64) float64 { return max(width, pixels/s.k) }

// snap is the nearest length of whole pixels.
func (s *sheet) snap(length float64) float64 { return math.Round(length*s.k) / s.k }

func (s *sheet) scaled(p *vector.Path) *vector.Path { return p.Transformed(vector.Scale(s.k, 0, 0)) }

func (s *sheet) fill(p *vector.Path, c view.Colour) { s.scaled(p).Fill(s.RGBA, c.NRGBA()) }

func (s *sheet) stroke(p *vector.Path, width float64, c view.Colour) {
	s.scaled(p).Stroke(s.RGBA, vector.RoundPen(width*s.k), c.NRGBA())
}

// edge draws the outline of a box with sharp corners, or round ones if it has any, inside of it.
func (s *sheet) edge(area view.Rect, radius, width float64, c view.Colour) {
	p := box(area, radius)
	p.Add(reversed(area.Inset(width), max(radius-width, 0)), vector.Identity)
	s.fill(p, c)
}

func (s *sheet) box(area view.Rect, radius float64, c view.Colour) { s.fill(box(area, radius), c) }

func (s *sheet) line(width float64, c view.Colour, points ...vector.Point) {
	var p vector.Path
	p.Polyline(points...)
	s.stroke(&p, width, c)
}

func (s *sheet) disc(x, y, r float64, c view.Colour) {
	var p vector.Path
	p.Ellipse(x, y, r, r)
	s.fill(&p, c)
}

// ring draws a circle.
func (s *sheet) ring(x, y, r, width float64, c view.Colour) {
	var p vector.Path
	p.Ellipse(x, y, r, r)
	s.stroke(&p, width, c)
}

// shaded fills rows of pixels from one colour to the next, all of them equally far apart, within a path.
func (s *sheet) shaded(p *vector.Path, area view.Rect, colours ...view.Colour) {
	s.masked(p, func(inner *sheet) { inner.sky(area, colours...) })
}

// sky fills whole rows.
func (s *sheet) sky(area view.Rect, colours ...view.Colour) {
	top, bottom := area.Y*s.k, area.Bottom()*s.k
	last := len(colours) - 1
	for y := max(int(math.Floor(top)), s.Rect.Min.Y); y < min(int(math.Ceil(bottom)), s.Rect.Max.Y); y++ {
		t := min(max((float64(y)+0.5-top)/(bottom-top), 0), 1) * float64(last)
		i := min(int(t), last-1)
		row := image.Rect(int(math.Floor(area.X*s.k)), y, int(math.Ceil(area.Right()*s.k)), y+1)
		draw.Draw(s.RGBA, row, image.NewUniform(colours[i].Mix(colours[i+1], t-float64(i)).NRGBA()), image.Point{}, draw.Over)
	}
}

// masked lets something paint that is seen only within a path.
func (s *sheet) masked(p *vector.Path, paint func(*sheet)) {
	inner := &sheet{image.NewRGBA(s.Rect), s.Palette, s.k}
	paint(inner)
	mask := image.NewAlpha(s.Rect)
	s.scaled(p).Fill(mask, color.Opaque)
	draw.DrawMask(s.RGBA, s.Rect, inner.RGBA, s.Rect.Min, mask, s.Rect.Min, draw.Over)
}

// icon draws an icon around a point.
func (s *sheet) icon(name string, x, y, side float64, c view.Colour) {
	shape := assets.Shape("icons/" + name)
	f := side / shape.Width
	to := vector.Scale(f*s.k, (x-side/2)*s.k, (y-side/2)*s.k)
	for i := range shape.Layers {
		shape.Layers[i].Area(to).Fill(s.RGBA, c.NRGBA())
	}
}

// style is how text is written: from its place on, around it or up to it, with a rim of another colour if it has one.
type style struct {
	font   assets.Font
	size   float64
	colour view.Colour
	align  view.Align
	rim    float64
	behind view.Colour
}

// text writes a line of text with the middle of its capitals at a height.
func (s *sheet) text(x, y float64, text string, t style) {
	size := t.size * s.k
	switch wide := fonts.Width(t.font, t.size, text); t.align {
	case view.Centre:
		x -= wide / 2
	case view.Right:
		x -= wide
	}
	y += fonts.CapHeight(t.font, t.size) / 2
	p := fonts.Path(t.font, size, text).Transformed(vector.Scale(1, x*s.k, y*s.k))
	if t.rim > 0 {
		p.Stroke(s.RGBA, vector.RoundPen(t.rim*s.k), t.behind.NRGBA())
	}
	p.Fill(s.RGBA, t.colour.NRGBA())
}
