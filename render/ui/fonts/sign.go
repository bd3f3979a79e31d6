package fonts

import (
	"strings"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
)

// Sign is an icon that is set in a text as a letter is, in the colour of the text.
type Sign rune

// Links is the sign of what a link scores at a place.
const Links Sign = 0

// signs are the icons by Sign.
var signs = [...]string{Links: "links"}

// firstSign is the character of the first sign.
const firstSign = '\ue000'

// After is a text with the sign behind it, from which no line's end parts it.
func (s Sign) After(text string) string { return text + "\u00a0" + string(firstSign+rune(s)) }

// unsigned leaves signs out.
var unsigned = func() *strings.Replacer {
	var pairs []string
	for i := range signs {
		pairs = append(pairs, Sign(i).After(""), "")
	}
	return strings.NewReplacer(pairs...)
}()

// Unsigned is a text without its signs, for where they cannot be drawn or seen.
func Unsigned(text string) string { return unsigned.Replace(text) }

// The box of a sign, in parts of the height of capitals.
const (
	signSide = 1.2
	signDrop = 0.1 // below the line
)

// add adds the glyph of a sign.
func (f *face) add(s Sign, icon string) {
	shape, pen := assets.Shape("icons/"+icon), outliner{}
	side := f.part(f.CapHeight) * signSide
	fit := vector.Scale(side/shape.Width, 0, side*signDrop-side)
	for i := range shape.Layers {
		shape.Layers[i].Area(fit).Trace(&pen)
	}
	id := len(f.Glyphs)
	f.Glyphs = append(f.Glyphs, Glyph{Advance: int(side * float64(f.Em))})
	f.outlines[id], f.shaper.letters[firstSign+rune(s)] = pen.curves, id
}

// outliner notes a path as curves.
type outliner struct {
	curves []Curve
	at     vector.Point
}

func (o *outliner) to(move bool, points ...vector.Point) {
	c := Curve{Move: move, Count: len(points)}
	copy(c.Points[:], points)
	o.curves, o.at = append(o.curves, c), points[len(points)-1]
}

// MoveTo begins another line.
func (o *outliner) MoveTo(p vector.Point) { o.to(true, p) }

// LineTo goes on straight.
func (o *outliner) LineTo(p vector.Point) { o.to(false, p) }

// QuadTo goes on in a curve.
func (o *outliner) QuadTo(bend, p vector.Point) { o.to(false, bend, p) }

// CubeTo goes on in a curve, which is as good as two bent once.
func (o *outliner) CubeTo(first, second, p vector.Point) {
	from := o.at
	half := from.Between(p, 0.5).Between(first.Between(second, 0.5), 0.75)
	o.to(false, from.Between(first, 0.75), half)
	o.to(false, p.Between(second, 0.75), p)
}

// Close ends the line, where the next one begins by itself.
func (o *outliner) Close() {}
