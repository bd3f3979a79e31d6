package vector

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"
)

// covered is how many pixels are filled, in parts too.
func covered(mask *image.Alpha) (pixels float64) {
	for _, a := range mask.Pix {
		pixels += float64(a) / 255
	}
	return pixels
}

func mask(p *Path, w, h int) *image.Alpha {
	m := image.NewAlpha(image.Rect(0, 0, w, h))
	p.Fill(m, color.Opaque)
	return m
}

func box(x, y, right, bottom float64) []Point {
	return []Point{{x, y}, {right, y}, {right, bottom}, {x, bottom}}
}

func TestAreas(t *testing.T) {
	var open, hole, double, disc Path
	open.Polyline(box(10, 10, 30, 20)...)
	hole.Polygon(box(10, 10, 50, 50)...)
	hole.Polygon(Point{20, 20}, Point{20, 40}, Point{40, 40}, Point{40, 20})
	double.Polygon(box(10, 10, 30, 30)...)
	double.Polygon(box(20, 10, 40, 30)...)
	disc.Ellipse(50, 50, 40, 20)
	for name, c := range map[string]struct {
		path Path
		want float64
	}{
		"an open outline is closed":         {open, 200},
		"a hole runs the other way":         {hole, 1600 - 400},
		"what lies twice is filled once":    {double, 600},
		"an ellipse":                        {disc, math.Pi * 40 * 20},
		"what lies outside is cut off":      {*open.Transformed(Scale(1, -20, -15)), 50},
		"what lies elsewhere is not there":  {*open.Transformed(Scale(1, 500, 0)), 0},
		"nothing":                           {Path{}, 0},
		"turned, it is as large as before":  {*open.Transformed(Rotation(0.7, 20, 15)), 200},
		"what is twice as long is 4 × more": {*open.Transformed(Scale(2, 0, 0)), 800},
	} {
		if got := covered(mask(&c.path, 100, 100)); math.Abs(got-c.want) > 0.003*c.want {
			t.Errorf("%s: %.1f pixels, not %.1f", name, got, c.want)
		}
	}
}

// TestFillInSlices: a picture drawn in slices looks as if drawn at once, and drawing one slice leaves the others alone.
func TestFillInSlices(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	var lines Path
	for range 50 {
		lines.MoveTo(dice.Float64()*640, dice.Float64()*600)
		lines.CubeTo(dice.Float64()*640, dice.Float64()*600, dice.Float64()*640, dice.Float64()*600, dice.Float64()*640, dice.Float64()*600)
	}
	blue := color.NRGBA{10, 20, 200, 255}
	whole, sliced := image.NewRGBA(image.Rect(0, 0, 640, 600)), image.NewRGBA(image.Rect(0, 0, 640, 600))
	lines.Stroke(whole, RoundPen(1.5), blue)
	outline := lines.Outline(RoundPen(1.5))
	for y := 0; y < 600; y += 40 {
		outline.Fill(sliced.SubImage(image.Rect(0, y, 640, y+40)).(*image.RGBA), blue)
		if below := sliced.Pix[sliced.Stride*(y+40):]; len(below) > 0 && covered(&image.Alpha{Pix: below}) > 0 {
			t.Fatalf("drawing the rows from %d on drew below them", y)
		}
	}
	for i := range whole.Pix {
		if d := int(whole.Pix[i]) - int(sliced.Pix[i]); max(d, -d) > 3 {
			t.Fatalf("byte %d is %d in slices, and %d as a whole", i, sliced.Pix[i], whole.Pix[i])
		}
	}
}

func TestMatrices(t *testing.T) {
	m := Rotation(0.3, 5, 7).Times(Matrix{2, 0, 0, 3, 1, -4})
	at := Point{11, -2}
	if got, want := m.Apply(at), Rotation(0.3, 5, 7).Apply(Point{23, -10}); got.Sub(want).Length() > 1e-9 {
		t.Errorf("the second is applied first: %v, not %v", got, want)
	}
	if got := m.inverse().Apply(m.Apply(at)); got.Sub(at).Length() > 1e-9 {
		t.Errorf("the inverse brings %v back to %v", at, got)
	}
	if got := m.Factor(); math.Abs(got-math.Sqrt(6)) > 1e-9 {
		t.Errorf("things become %v times as long", got)
	}
	if got := Rotation(math.Pi/2, 0, 0).Apply(Point{1, 0}); got.Sub(Point{0, 1}).Length() > 1e-9 {
		t.Errorf("a quarter of a turn brings what is at the right to %v, not down", got)
	}
}
