package assets

import (
	_ "embed" // the shapes
	"image"
	"image/color"
	"sync"

	"sohofoundry/render/ui/vector"
)

// The drawings in icons and art are compiled, so that the program need not read SVG.
//
//go:generate go run -C ../../../cmd/dev ./shapes ../../render/ui/assets shapes.bin
//go:embed shapes.bin
var packed []byte

var shapes = sync.OnceValue(func() map[string]func() *vector.Shape { return vector.Unpack(packed) })

// missing is drawn where there is no shape: a crossed box, which is hard to overlook.
var missing = sync.OnceValue(func() *vector.Shape {
	cross := vector.Layer{Paint: vector.Paint{Ink: vector.Ink{Colour: color.NRGBA{A: 255}}}, Pen: vector.RoundPen(40)}
	cross.Path.Box(40, 40, 432, 432)
	cross.Path.Polyline(vector.Point{X: 40, Y: 40}, vector.Point{X: 472, Y: 472})
	cross.Path.Polyline(vector.Point{X: 472, Y: 40}, vector.Point{X: 40, Y: 472})
	return &vector.Shape{Width: 512, Height: 512, Layers: []vector.Layer{cross}}
})

// Shape is a drawing by the name of its file: "art/cotton" is art/cotton.svg. A name that no file has gives a crossed box. It is
// not to be written to, and may be asked for from several goroutines at once.
func Shape(name string) *vector.Shape {
	if shape, known := shapes()[name]; known {
		return shape()
	}
	return missing()
}

// Known reports whether there is a drawing of a name.
func Known(name string) bool { return shapes()[name] != nil }

// Icon draws an icon as a mask of size × size pixels, opaque where the shape is: the same one for the same size, drawn anew at
// every call. Industries and resources are named as in the notation: "cotton", "beer"; a name that no icon has gives a crossed
// box. It may be called from several goroutines at once.
func Icon(name string, size int) *image.Alpha {
	mask := image.NewAlpha(image.Rect(0, 0, max(size, 0), max(size, 0)))
	shape := Shape("icons/" + name)
	to := shape.Fit(mask.Rect)
	for i := range shape.Layers {
		shape.Layers[i].Area(to).Fill(mask, color.Opaque)
	}
	return mask
}
