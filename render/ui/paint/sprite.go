package paint

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// sprite names a picture that was rasterised once: white where something is, in pixels.
type sprite struct {
	kind   spriteKind
	name   string // of the icon, or the points
	w, h   int
	radius int
	line   int // of edges in pixels, of strokes in quarters of pixels; the size of text in grains
	dash   int // in quarters of pixels, and the gap too
	gap    int
	font   assets.Font

	painting view.Painting
	late     bool // the painting is kept apart
}

type spriteKind uint8

const (
	iconSprite spriteKind = iota + 1
	groundSprite
	edgeSprite
	strokeSprite
	polygonSprite
	textSprite
	pictureSprite
)

// stretched reports whether the sprite is that of a box, of which there is only as much as differs.
func (s sprite) stretched() bool { return s.kind == groundSprite || s.kind == edgeSprite }

// raster makes the picture: how much of each pixel is filled.
func (s sprite) raster() *image.Alpha {
	if s.kind == iconSprite {
		return assets.Icon(s.name, s.w)
	}
	if s.kind == textSprite {
		return s.text()
	}
	mask := image.NewAlpha(image.Rect(0, 0, s.w, s.h)) // which is filled much faster than colours are
	s.area().Fill(mask, color.Opaque)
	return mask
}

// area is the area that the sprite covers.
func (s sprite) area() *vector.Path {
	switch s.kind {
	case strokeSprite:
		return s.path().Outline(s.pen())
	case polygonSprite:
		return s.path()
	default:
		return s.frame()
	}
}

// frame is a rounded box, and for an edge the same again inside of it, the other way round, which cuts it out.
func (s sprite) frame() *vector.Path {
	var path vector.Path
	path.Polygon(roundBox(0, float64(s.w), float64(s.h), float64(s.radius))...)
	if d := float64(s.line); s.kind == edgeSprite && float64(s.w) > 2*d && float64(s.h) > 2*d {
		inner := roundBox(d, float64(s.w), float64(s.h), max(float64(s.radius)-d, 0))
		slices.Reverse(inner)
		path.Polygon(inner...)
	}
	return &path
}

// arcPieces is how many straight pieces a rounded corner has.
const arcPieces = 12

// roundBox is the outline of a box with a margin in a picture, clockwise.
func roundBox(margin, w, h, r float64) (outline []vector.Point) {
	r = min(r, w/2-margin, h/2-margin)
	corners := [4]vector.Point{{X: w - margin - r, Y: margin + r}, {X: w - margin - r, Y: h - margin - r}, {X: margin + r, Y: h - margin - r},
		{X: margin + r, Y: margin + r}}
	for i, c := range corners {
		for n := 0; n <= arcPieces; n++ {
			angle := (float64(i-1) + float64(n)/arcPieces) * math.Pi / 2
			outline = append(outline, vector.Point{X: c.X + r*math.Cos(angle), Y: c.Y + r*math.Sin(angle)})
		}
	}
	return outline
}

// path goes through the points in the sprite's name.
func (s sprite) path() *vector.Path {
	var path vector.Path
	numbers := strings.Fields(s.name)
	for i := 0; i+1 < len(numbers); i += 2 {
		x, y := quarters(numbers[i]), quarters(numbers[i+1])
		if i == 0 {
			path.MoveTo(x, y)
		} else {
			path.LineTo(x, y)
		}
	}
	return &path
}

func quarters(number string) float64 {
	n, err := strconv.ParseInt(number, 36, 32)
	if err != nil {
		return 0 // cannot happen: shape wrote it
	}
	return float64(n) / quarter
}

// pen is that of a stroke: dashes are cut off where they end.
func (s sprite) pen() vector.Pen {
	pen := vector.RoundPen(float64(s.line) / quarter)
	if s.dash > 0 {
		pen.Cap, pen.Dashes = vector.Butt, []float64{float64(s.dash) / quarter, float64(max(s.gap, 1)) / quarter}
	}
	return pen
}
