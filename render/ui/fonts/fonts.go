// Package fonts sets text: it measures it, cuts it into lines, and gives the outlines that the painter fills. All of it is
// worked out from the fonts themselves and not for pixels, so that text is as wide as was measured at every size.
package fonts

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// typeface is a font that was read, with what was set in it lately.
type typeface struct {
	face      *font.Face
	em        float64 // units of the font in the size of its type
	capHeight float64 // parts of the size
	shaper    shaping.HarfbuzzShaper
	set       map[string]line
	outlines  map[font.GID][]Curve // of the glyphs that were drawn, in parts of the size
}

// line is a text that was set: its glyphs with their places, in parts of the size.
type line struct {
	width  float64
	glyphs []glyph
}

type glyph struct {
	id font.GID
	at view.Point
}

// lock guards the typefaces, which remember what they did.
var lock sync.Mutex

var typefaces = sync.OnceValue(func() map[assets.Font]*typeface {
	all := map[assets.Font]*typeface{}
	for _, f := range assets.Fonts {
		face, err := font.ParseTTF(bytes.NewReader(f.TTF()))
		if err != nil {
			panic(err) // the fonts are built in, and tests read them
		}
		all[f] = &typeface{face: face, em: float64(face.Upem()), set: map[string]line{}, outlines: map[font.GID][]Curve{},
			capHeight: float64(face.LineMetric(font.CapHeight)) / float64(face.Upem())}
	}
	return all
})

// figures are of one height, as tables want them.
var figures = []shaping.FontFeature{{Tag: opentype.MustNewTag("lnum"), Value: 1}}

// mostSet is how many texts a typeface remembers: the same ones come again and again.
const mostSet = 5000

func (t *typeface) line(text string) line {
	if l, ok := t.set[text]; ok {
		return l
	}
	runes := []rune(text)
	out := t.shaper.Shape(shaping.Input{Text: runes, RunEnd: len(runes), Direction: di.DirectionLTR, Face: t.face,
		FontFeatures: figures, Size: fixed.I(int(t.em)), Script: language.Latin, Language: language.NewLanguage("en")})
	units := func(v fixed.Int26_6) float64 { return float64(v) / 64 / t.em }
	l := line{}
	for i := range out.Glyphs {
		g := &out.Glyphs[i]
		l.glyphs = append(l.glyphs, glyph{g.GlyphID, view.Point{X: l.width + units(g.XOffset), Y: -units(g.YOffset)}})
		l.width += units(g.Advance)
	}
	if len(t.set) >= mostSet {
		clear(t.set)
	}
	t.set[text] = l
	return l
}

// CapHeight is the height of capitals of a font at a size.
func CapHeight(f assets.Font, size float64) float64 { return typefaces()[f].capHeight * size }

// Width is how wide a text is at a size.
func Width(f assets.Font, size float64, text string) float64 {
	lock.Lock()
	defer lock.Unlock()
	return typefaces()[f].line(text).width * size
}

// Curve is a piece of an outline: from where the one before ended to the last of its points, straight, or bent by the one
// or two before that. A piece that moves begins another line there; one without points closes it.
type Curve struct {
	Move   bool
	Count  int // of its points
	Points [3]view.Point
}

// outline is the shape of a glyph. Zooming asks for the same ones in ever other sizes.
func (t *typeface) outline(id font.GID) []Curve {
	if known, ok := t.outlines[id]; ok {
		return known
	}
	shape, _ := t.face.GlyphDataOutline(id) // a space has none
	curves := make([]Curve, len(shape.Segments))
	for i := range shape.Segments {
		segment := &shape.Segments[i]
		curves[i].Move = segment.Op == opentype.SegmentOpMoveTo
		for _, p := range segment.ArgsSlice() {
			curves[i].Points[curves[i].Count] = view.Point{X: float64(p.X) / t.em, Y: -float64(p.Y) / t.em}
			curves[i].Count++
		}
	}
	t.outlines[id] = curves
	return curves
}

// Outline is a text as outlines to be filled, at a size, beginning at the origin with its baseline at 0.
func Outline(f assets.Font, size float64, text string) (curves []Curve) {
	lock.Lock()
	defer lock.Unlock()
	t := typefaces()[f]
	for _, g := range t.line(text).glyphs {
		for _, c := range t.outline(g.id) {
			for i := range c.Count {
				c.Points[i] = c.Points[i].Add(g.at).Times(size)
			}
			curves = append(curves, c)
		}
	}
	return curves
}

// Path is a text as the areas of its letters, at a size, beginning at the origin with its baseline at 0.
func Path(f assets.Font, size float64, text string) *vector.Path {
	curves := Outline(f, size, text)
	var p vector.Path
	for i := range curves {
		a, b, c := curves[i].Points[0], curves[i].Points[1], curves[i].Points[2]
		switch {
		case curves[i].Move:
			if !p.Empty() {
				p.Close()
			}
			p.MoveTo(a.X, a.Y)
		case curves[i].Count == 1:
			p.LineTo(a.X, a.Y)
		case curves[i].Count == 2:
			p.QuadTo(a.X, a.Y, b.X, b.Y)
		case curves[i].Count == 3:
			p.CubeTo(a.X, a.Y, b.X, b.Y, c.X, c.Y)
		}
	}
	if !p.Empty() {
		p.Close()
	}
	return &p
}

// Cut shortens a text to a width, with an ellipsis at its end if something is missing.
func Cut(f assets.Font, size float64, s string, width float64) string {
	if Width(f, size, s) <= width+0.5 {
		return s
	}
	runes := []rune(s)
	low, high := 0, len(runes)
	for low < high {
		middle := (low + high + 1) / 2
		if Width(f, size, string(runes[:middle])+"…") <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return strings.TrimRight(string(runes[:low]), " ") + "…"
}

// Wrap cuts a text into lines of a width. A word that is wider has a line of its own, or one for each part that a dash ends.
func Wrap(f assets.Font, size float64, s string, width float64) (lines []string) {
	space := Width(f, size, " ")
	for _, paragraph := range strings.Split(s, "\n") {
		line, used := "", 0.0
		for _, word := range pieces(f, size, paragraph, width) {
			w := Width(f, size, word)
			if line != "" && used+space+w > width {
				lines = append(lines, line)
				line, used = "", 0
			}
			if line != "" {
				line += " "
				used += space
			}
			line += word
			used += w
		}
		lines = append(lines, line)
	}
	return lines
}

// pieces are the words of a text; those that are wider than a line are cut after their dashes.
func pieces(f assets.Font, size float64, s string, width float64) (list []string) {
	const dash = "–"
	for word := range strings.FieldsSeq(s) {
		if strings.Contains(word, dash) && Width(f, size, word) > width {
			list = append(list, slices.Collect(strings.SplitAfterSeq(word, dash))...)
			continue
		}
		list = append(list, word)
	}
	return list
}
