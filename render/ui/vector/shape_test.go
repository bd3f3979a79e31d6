package vector

import (
	"image"
	"image/color"
	"reflect"
	"slices"
	"testing"
)

// house has a wall in a role, a window that is drawn by night only, and a line around it.
func house() *Shape {
	s := &Shape{Width: 10, Height: 5, Layers: []Layer{
		{Paint: Paint{Ink: Ink{Role: "wall", Colour: color.NRGBA{A: 255}}}},
		{Classes: []string{"night", "near"}, Paint: Paint{Ink: Ink{Role: "lamp", Colour: color.NRGBA{A: 128}}}},
		{Paint: Paint{Ink: Ink{Colour: color.NRGBA{1, 2, 3, 255}}}, Pen: Pen{Width: 1, Cap: Round, Join: Rounded, Dashes: []float64{2, 1}}},
		{Paint: Paint{Gradient: &Gradient{Space: Matrix{0, 4, -4, 0, 0, 0}, Stops: []Stop{
			{At: 0.25, Ink: Ink{Colour: color.NRGBA{A: 255}}}, {At: 0.75, Ink: Ink{Role: "lamp", Colour: color.NRGBA{A: 255}}}}}}},
	}}
	s.Layers[0].Path.Polygon(box(0, 0, 4, 4)...)
	s.Layers[1].Path.Polygon(box(1, 1, 3, 3)...)
	s.Layers[2].Path.Polyline(Point{5, 1}, Point{5, 4})
	s.Layers[3].Path.Polygon(box(6, 0, 9, 4)...)
	return s
}

func TestShape_Draw(t *testing.T) {
	look := Look{Colour: func(role string) color.Color {
		return map[string]color.Color{"wall": color.NRGBA{200, 0, 0, 255}, "lamp": color.NRGBA{0, 200, 0, 255}}[role]
	}}
	by := func(classes ...string) func(string) bool {
		return func(c string) bool { return slices.Contains(classes, c) }
	}
	for name, c := range map[string]struct {
		shows func(string) bool
		x, y  int
		want  color.RGBA
	}{
		"the wall":                            {nil, 5, 30, color.RGBA{200, 0, 0, 255}},
		"above it, where there is room":       {nil, 5, 20, color.RGBA{}},
		"the window, half clear":              {nil, 20, 45, color.RGBA{100, 100, 0, 255}},
		"only one of its classes":             {by("night"), 20, 45, color.RGBA{200, 0, 0, 255}},
		"both of them":                        {by("night", "near"), 20, 45, color.RGBA{100, 100, 0, 255}},
		"a line":                              {nil, 50, 45, color.RGBA{1, 2, 3, 255}},
		"between its dashes":                  {nil, 50, 70, color.RGBA{}},
		"before the first stop of a gradient": {nil, 70, 27, color.RGBA{0, 0, 0, 255}},
		"in the middle of it":                 {nil, 70, 45, color.RGBA{0, 105, 0, 255}},
		"after its last stop":                 {nil, 70, 60, color.RGBA{0, 200, 0, 255}},
	} {
		look.Shows = c.shows
		picture := image.NewRGBA(image.Rect(0, 0, 100, 100))
		shape := house()
		shape.Draw(picture, shape.Fit(picture.Rect), look)
		got := picture.RGBAAt(c.x, c.y)
		if !alike(got, c.want) {
			t.Errorf("%s: %v, not %v", name, got, c.want)
		}
	}
}

// alike allows for rounding.
func alike(a, b color.RGBA) bool {
	return max(a.R, b.R)-min(a.R, b.R) <= 2 && max(a.G, b.G)-min(a.G, b.G) <= 2 && max(a.B, b.B)-min(a.B, b.B) <= 2 && max(a.A, b.A)-min(a.A, b.A) <= 2
}

// TestPackedShapesAreTheSame: what was packed is read as it was, with its lengths rounded finely.
func TestPackedShapesAreTheSame(t *testing.T) {
	curved := &Shape{Width: 3000, Height: 20, Layers: []Layer{{}}}
	p := &curved.Layers[0].Path
	p.Ellipse(1234.567, 10, 1000, 9)
	p.QuadTo(-70, 1e-3, 3, 7)
	read := Unpack(Pack(map[string]*Shape{"house": house(), "curved": curved}))
	if got, want := read["house"](), house(); !reflect.DeepEqual(got, want) {
		t.Errorf("the house became\n%+v, not\n%+v", got, want)
	}
	got := read["curved"]().Layers[0].Path
	if !reflect.DeepEqual(got.verbs, p.verbs) {
		t.Errorf("the way of the curve became %v, not %v", got.verbs, p.verbs)
	}
	for i, at := range got.points {
		if at.Sub(p.points[i]).Length() > 3000.0/grains {
			t.Errorf("point %d became %v, not %v", i, at, p.points[i])
		}
	}
	if len(read) != 2 {
		t.Errorf("there are %d shapes", len(read))
	}
}
