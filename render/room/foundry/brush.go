package foundry

import (
	"image"
	"math"

	"sohofoundry/render/ui/random"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// brush paints in the lengths of the scene.
type brush struct {
	onto  *image.RGBA
	k     float64    // pixels in a length of the scene
	from  view.Point // the origin of the scene, in pixels
	tones *tones
	dice  random.Source
}

func newBrush(onto *image.RGBA, part view.Rect, wide float64, t *tones) *brush {
	k := wide / part.W
	return &brush{onto: onto, k: k, from: view.Point{X: -part.X * k, Y: -part.Y * k}, tones: t, dice: 7}
}

// fill fills a path.
func (b *brush) fill(p *vector.Path, c view.Colour) {
	p.Transformed(vector.Scale(b.k, b.from.X, b.from.Y)).Fill(b.onto, c.NRGBA())
}

// shaded fills a path with a colour that goes over into another from a height to a lower one.
func (b *brush) shaded(p *vector.Path, top, foot view.Colour, y0, y1 float64) {
	const bands = 10
	placed := p.Transformed(vector.Scale(b.k, b.from.X, b.from.Y))
	at := func(i int) int { return int(math.Round((y0+(y1-y0)*float64(i)/bands)*b.k + b.from.Y)) }
	for i := range bands {
		band := b.onto.Bounds()
		if i > 0 {
			band.Min.Y = max(band.Min.Y, at(i))
		}
		if i < bands-1 {
			band.Max.Y = min(band.Max.Y, at(i+1))
		}
		if part, ok := b.onto.SubImage(band).(*image.RGBA); ok && !band.Empty() {
			placed.Fill(part, top.Mix(foot, float64(i)/(bands-1)).NRGBA())
		}
	}
}

// down fills rows of the whole picture, with colours at equal distances between two heights.
func (b *brush) down(y0, y1 float64, colours ...view.Colour) {
	area := b.onto.Bounds()
	for y := max(area.Min.Y, int(math.Round(y0*b.k+b.from.Y))); y < min(area.Max.Y, int(math.Round(y1*b.k+b.from.Y))); y++ {
		t := ((float64(y)+0.5-b.from.Y)/b.k - y0) / (y1 - y0) * float64(len(colours)-1)
		i := min(max(int(t), 0), len(colours)-2)
		c := colours[i].Mix(colours[i+1], min(max(t-float64(i), 0), 1)).NRGBA()
		row := b.onto.Pix[b.onto.PixOffset(area.Min.X, y):][:4*area.Dx()]
		for x := 0; x < len(row); x += 4 {
			row[x], row[x+1], row[x+2], row[x+3] = c.R, c.G, c.B, 255
		}
	}
}

// glow is a soft light, strongest in its middle.
func (b *brush) glow(x, y, rx, ry float64, c view.Colour, strength float64) {
	soft(b.onto, x*b.k+b.from.X, y*b.k+b.from.Y, rx*b.k, ry*b.k, c, strength)
}

// soft lays a colour that fades from a middle outwards.
func soft(onto *image.RGBA, x, y, rx, ry float64, c view.Colour, strength float64) {
	r, g, bl, _ := c.Parts()
	area := image.Rect(int(x-rx), int(y-ry), int(x+rx)+1, int(y+ry)+1).Intersect(onto.Rect)
	for py := area.Min.Y; py < area.Max.Y; py++ {
		dy := (float64(py) + 0.5 - y) / ry
		pixels := onto.Pix[onto.PixOffset(area.Min.X, py):][:4*area.Dx()]
		for i := 0; i < len(pixels); i += 4 {
			dx := (float64(area.Min.X+i/4) + 0.5 - x) / rx
			away := dx*dx + dy*dy
			if away >= 1 {
				continue
			}
			a := float32(strength * (1 - away) * (1 - away))
			for n, part := range [4]float32{r, g, bl, 1} {
				pixels[i+n] = uint8(part*a*255 + float32(pixels[i+n])*(1-a) + 0.5)
			}
		}
	}
}

// outlined fills a path, and draws its outline in ink.
func (b *brush) outlined(p *vector.Path, c view.Colour) {
	b.fill(p, c)
	b.stroke(p, 1, b.tones.ink)
}

func (b *brush) stroke(p *vector.Path, width float64, c view.Colour) {
	p.Transformed(vector.Scale(b.k, b.from.X, b.from.Y)).Stroke(b.onto, vector.RoundPen(max(width*b.k, 0.7)), c.NRGBA())
}

// box is a path with one box.
func box(x, y, w, h float64) *vector.Path {
	p := &vector.Path{}
	p.Box(x, y, w, h)
	return p
}

// shape is a path with one outline: pairs of lengths.
func shape(at ...float64) *vector.Path {
	p := &vector.Path{}
	p.Polygon(points(at...)...)
	return p
}

// trace is a path with one line: pairs of lengths.
func trace(at ...float64) *vector.Path {
	p := &vector.Path{}
	p.Polyline(points(at...)...)
	return p
}

func points(at ...float64) []vector.Point {
	list := make([]vector.Point, len(at)/2)
	for i := range list {
		list[i] = vector.Point{X: at[2*i], Y: at[2*i+1]}
	}
	return list
}

// disc is a path with one ellipse.
func disc(x, y, rx, ry float64) *vector.Path {
	p := &vector.Path{}
	p.Ellipse(x, y, rx, ry)
	return p
}

// hatch is many short strokes of one width, filled together.
type hatch struct {
	vector.Path
	width float64
}

// add adds a stroke.
func (h *hatch) add(x0, y0, x1, y1 float64) {
	long := math.Hypot(x1-x0, y1-y0)
	if long == 0 {
		return
	}
	nx, ny := -(y1-y0)/long*h.width/2, (x1-x0)/long*h.width/2
	h.Polygon(points(x0+nx, y0+ny, x1+nx, y1+ny, x1-nx, y1-ny, x0-nx, y0-ny)...)
}

// noise is a smooth number from 0 to 1 for each place.
func noise(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	at := func(dx, dy float64) float64 {
		return random.Of(uint64(int64(fx+dx)+1000)*random.Step ^ uint64(int64(fy+dy)+1000)*0xc2b2ae3d27d4eb4f)
	}
	ease := func(t float64) float64 { return t * t * (3 - 2*t) }
	tx, ty := ease(x-fx), ease(y-fy)
	top := at(0, 0) + (at(1, 0)-at(0, 0))*tx
	low := at(0, 1) + (at(1, 1)-at(0, 1))*tx
	return top + (low-top)*ty
}
