package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"math"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"sohofoundry/render/ui/fonts"
)

// setter sets text in a font as HarfBuzz does.
type setter struct {
	face   *font.Face
	shaper shaping.HarfbuzzShaper
}

func open(from fs.FS, name string) (*setter, error) {
	data, err := fs.ReadFile(from, name)
	if err != nil {
		return nil, err
	}
	face, err := font.ParseTTF(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return &setter{face: face}, nil
}

// figures are of one height, as tables want them.
var figures = []shaping.FontFeature{{Tag: opentype.MustNewTag("lnum"), Value: 1}}

// shape is a glyph where HarfBuzz puts it: at and to are its ends.
type shape struct {
	id     font.GID
	at, to float64
}

// text sets some letters.
func (s *setter) text(letters ...rune) (list []shape) {
	out := s.shaper.Shape(shaping.Input{Text: letters, RunEnd: len(letters), Direction: di.DirectionLTR, Face: s.face,
		FontFeatures: figures, Size: fixed.I(int(s.face.Upem())), Script: language.Latin, Language: language.NewLanguage("en")})
	pen := 0.0
	for i := range out.Glyphs {
		g := &out.Glyphs[i]
		from := pen
		pen += float64(g.Advance) / 64
		list = append(list, shape{g.GlyphID, from + float64(g.XOffset)/64, pen})
	}
	return list
}

// outline is the shape of a glyph as the program keeps it.
func (s *setter) outline(id font.GID) ([][]fonts.Node, error) {
	drawn, _ := s.face.GlyphDataOutline(id) // a space has none
	var lines [][]point
	for i := range drawn.Segments {
		segment := &drawn.Segments[i]
		if segment.Op == opentype.SegmentOpMoveTo {
			lines = append(lines, nil)
		}
		line := &lines[len(lines)-1]
		points := segment.ArgsSlice()
		if len(points) > 2 {
			return nil, fmt.Errorf("glyph %d has a cubic curve", id)
		}
		for n, p := range points {
			*line = append(*line, point{float64(p.X), float64(p.Y), n < len(points)-1})
		}
	}
	outline := make([][]fonts.Node, len(lines))
	for i, line := range lines {
		for _, p := range needed(line) {
			outline[i] = append(outline[i], fonts.Node{X: int(math.Round(p.x)), Y: int(math.Round(p.y)), Bends: p.bends})
		}
	}
	return outline, nil
}

// point is one of an outline. Those that lie between the units of a font are in the middle of two others, or of a part that was
// made smaller, where a unit less is not seen.
type point struct {
	x, y  float64
	bends bool
}

// needed is a line without its end, which is where it begins, and without the points in the middle of two that bend it.
func needed(line []point) (list []point) {
	if n := len(line) - 1; n > 0 && line[n] == line[0] {
		line = line[:n]
	}
	for i, p := range line {
		before, after := line[(i+len(line)-1)%len(line)], line[(i+1)%len(line)]
		if !p.bends && before.bends && after.bends && before.x+after.x == 2*p.x && before.y+after.y == 2*p.y {
			continue
		}
		list = append(list, p)
	}
	return list
}
