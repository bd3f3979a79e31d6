package paint

import (
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
)

// sprite names a picture that was rasterised once: white where something is, in pixels.
type sprite struct {
	kind   spriteKind
	name   string // of the icon, or the points
	w, h   int
	radius int
	line   int // of edges in pixels, of strokes in quarters of pixels; the size of text in grains
	dash   int
	font   assets.Font
	late   bool // a painting that is kept apart, and line is its number
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
	scanner := rasterx.NewScannerGV(s.w, s.h, mask, mask.Bounds())
	switch s.kind {
	case groundSprite, edgeSprite:
		fill := rasterx.NewFiller(s.w, s.h, scanner)
		fill.SetColor(color.White)
		s.frame(fill)
		fill.Draw()
	case strokeSprite:
		s.stroke(scanner)
	case polygonSprite:
		fill := rasterx.NewFiller(s.w, s.h, scanner)
		fill.SetColor(color.White)
		s.path(fill)
		fill.Stop(true)
		fill.Draw()
	}
	return mask
}

// frame adds a rounded box, and for an edge the same again inside of it, the other way round, which cuts it out.
func (s sprite) frame(path rasterx.Adder) {
	outer := roundBox(0, float64(s.w), float64(s.h), float64(s.radius))
	trace(path, outer)
	if s.kind == edgeSprite {
		d := float64(s.line)
		inner := roundBox(d, float64(s.w), float64(s.h), max(float64(s.radius)-d, 0))
		for i, j := 0, len(inner)-1; i < j; i, j = i+1, j-1 {
			inner[i], inner[j] = inner[j], inner[i]
		}
		if float64(s.w) > 2*d && float64(s.h) > 2*d {
			trace(path, inner)
		}
	}
}

// arcPieces is how many straight pieces a rounded corner has.
const arcPieces = 12

// roundBox is the outline of a box with a margin in a picture, clockwise.
func roundBox(margin, w, h, r float64) (outline []view.Point) {
	r = min(r, w/2-margin, h/2-margin)
	corners := [4]view.Point{{X: w - margin - r, Y: margin + r}, {X: w - margin - r, Y: h - margin - r}, {X: margin + r, Y: h - margin - r},
		{X: margin + r, Y: margin + r}}
	for i, c := range corners {
		for n := 0; n <= arcPieces; n++ {
			angle := (float64(i-1) + float64(n)/arcPieces) * math.Pi / 2
			outline = append(outline, view.Point{X: c.X + r*math.Cos(angle), Y: c.Y + r*math.Sin(angle)})
		}
	}
	return outline
}

func trace(path rasterx.Adder, points []view.Point) {
	for i, p := range points {
		at := fixed.Point26_6{X: fixed.Int26_6(math.Round(p.X * 64)), Y: fixed.Int26_6(math.Round(p.Y * 64))}
		if i == 0 {
			path.Start(at)
		} else {
			path.Line(at)
		}
	}
	path.Stop(true)
}

// path adds the points in the sprite's name.
func (s sprite) path(path rasterx.Adder) {
	numbers := strings.Fields(s.name)
	for i := 0; i+1 < len(numbers); i += 2 {
		at := fixed.Point26_6{X: quarters(numbers[i]), Y: quarters(numbers[i+1])}
		if i == 0 {
			path.Start(at)
		} else {
			path.Line(at)
		}
	}
}

func quarters(number string) fixed.Int26_6 {
	n, err := strconv.ParseInt(number, 36, 32)
	if err != nil {
		return 0 // cannot happen: shape wrote it
	}
	return fixed.Int26_6(n * 64 / quarter)
}

func (s sprite) stroke(scanner rasterx.Scanner) {
	var dashes []float64
	if s.dash > 0 {
		dashes = []float64{float64(s.dash), float64(s.dash)}
	}
	d := rasterx.NewDasher(s.w, s.h, scanner)
	d.SetColor(color.White)
	end := rasterx.RoundCap
	if s.dash > 0 {
		end = rasterx.ButtCap
	}
	d.SetStroke(fixed.Int26_6(s.line*64/quarter), 4<<6, end, end, rasterx.RoundGap, rasterx.Round, dashes, 0)
	s.path(d)
	d.Stop(false)
	d.Draw()
}
