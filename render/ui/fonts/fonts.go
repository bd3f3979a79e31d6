// Package fonts sets text: it measures it, cuts it into lines, and gives the outlines that the painter fills. All of it is
// worked out from the fonts themselves and not for pixels, so that text is as wide as was measured at every size.
package fonts

import (
	"iter"
	"strings"
	"sync"
	"unicode"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// face is a typeface with the texts set in it lately.
type face struct {
	Typeface
	shaper   Shaper
	set      map[string]line
	outlines map[int][]Curve // of the glyphs that were drawn, in parts of the size
}

// line is a text that was set: its glyphs with their places, in parts of the size.
type line struct {
	width  float64
	glyphs []glyph
}

type glyph struct {
	id int
	at float64
}

// lock guards the faces, which keep the texts and outlines they have made.
var lock sync.Mutex

var faces = sync.OnceValue(func() (all []*face) {
	for _, t := range unpack(assets.Typefaces) {
		f := &face{Typeface: t, shaper: NewShaper(t.Letters, t.Joins), set: map[string]line{}, outlines: map[int][]Curve{}}
		for i, icon := range signs {
			f.add(Sign(i), icon)
		}
		all = append(all, f)
	}
	return all
})

// mostSet is how many texts a face remembers: the same ones come again and again.
const mostSet = 5000

func (f *face) line(text string) line {
	if l, ok := f.set[text]; ok {
		return l
	}
	l, width := line{}, 0
	for i, id := range f.shaper.Glyphs([]rune(text)) {
		if i > 0 {
			width += f.Spaces.Between(l.glyphs[i-1].id, id)
		}
		l.glyphs = append(l.glyphs, glyph{id, f.part(width)})
		width += f.Glyphs[id].Advance
	}
	l.width = f.part(width)
	if len(f.set) >= mostSet {
		clear(f.set)
	}
	f.set[text] = l
	return l
}

// part is a length in parts of the size.
func (f *face) part(length int) float64 { return float64(length) / float64(f.Em) }

// CapHeight is the height of capitals of a font at a size.
func CapHeight(f assets.Font, size float64) float64 {
	return faces()[f].part(faces()[f].CapHeight) * size
}

// Width is how wide a text is at a size.
func Width(f assets.Font, size float64, text string) float64 {
	lock.Lock()
	defer lock.Unlock()
	return faces()[f].line(text).width * size
}

// Curve is a piece of an outline: from where the one before ended to the last of its points, straight, or bent by the one
// before that. A piece that moves begins another line there; one without points closes it.
type Curve struct {
	Move   bool
	Count  int // of its points
	Points [2]view.Point
}

// outline is the shape of a glyph. Zooming asks for the same ones in ever other sizes.
func (f *face) outline(id int) []Curve {
	if known, ok := f.outlines[id]; ok {
		return known
	}
	var curves []Curve
	for _, line := range unpackOutline(f.Glyphs[id].Outline) {
		curves = append(curves, f.curves(line)...)
	}
	f.outlines[id] = curves
	return curves
}

// curves is a closed line of an outline.
func (f *face) curves(line []Node) []Curve {
	at := func(i int) view.Point {
		n := line[i%len(line)]
		return view.Point{X: f.part(n.X), Y: -f.part(n.Y)}
	}
	// after is where the line goes through after a point that bends it.
	after := func(i int) view.Point {
		if line[(i+1)%len(line)].Bends {
			return at(i).Add(at(i + 1)).Times(0.5)
		}
		return at(i + 1)
	}
	start := at(0)
	if line[0].Bends {
		start = after(len(line) - 1)
	}
	list := []Curve{{Move: true, Count: 1, Points: [2]view.Point{start}}}
	for i, n := range line {
		switch {
		case n.Bends:
			list = append(list, Curve{Count: 2, Points: [2]view.Point{at(i), after(i)}})
		case i > 0 && !line[i-1].Bends:
			list = append(list, Curve{Count: 1, Points: [2]view.Point{at(i)}})
		}
	}
	return list
}

// Outline is a text as outlines to be filled, at a size, beginning at the origin with its baseline at 0.
func Outline(f assets.Font, size float64, text string) (curves []Curve) {
	lock.Lock()
	defer lock.Unlock()
	t := faces()[f]
	glyphs, n := t.line(text).glyphs, 0
	for _, g := range glyphs {
		n += len(t.outline(g.id))
	}
	curves = make([]Curve, 0, n)
	for _, g := range glyphs {
		for _, c := range t.outline(g.id) {
			for i := range c.Count {
				c.Points[i] = c.Points[i].Add(view.Point{X: g.at}).Times(size)
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
		a, b := curves[i].Points[0], curves[i].Points[1]
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

// Wrap cuts a text into lines of a width. A word that is wider goes on in the next line after a dash or a slash, or else has a
// line of its own.
func Wrap(f assets.Font, size float64, s string, width float64) (lines []string) {
	for _, paragraph := range strings.Split(s, "\n") {
		line, used := "", 0.0
		for _, p := range pieces(f, size, paragraph, width) {
			space, w := "", Width(f, size, p.text)
			if line != "" && !p.goesOn {
				space = " "
			}
			apart := Width(f, size, space)
			if line != "" && used+apart+w > width {
				lines = append(lines, line)
				line, used, space, apart = "", 0, "", 0
			}
			line += space + p.text
			used += apart + w
		}
		lines = append(lines, line)
	}
	return lines
}

// Words are the parts of a text between which a line may end: not at a no-break space.
func Words(s string) iter.Seq[string] {
	return strings.FieldsFuncSeq(s, func(r rune) bool { return r != '\u00a0' && unicode.IsSpace(r) })
}

// piece is a word, or a part of one that goes on with the part before it.
type piece struct {
	text   string
	goesOn bool
}

// pieces are the words of a text; those that are wider than a line are cut after their dashes and slashes.
func pieces(f assets.Font, size float64, s string, width float64) (list []piece) {
	const dash, slash = "–", "/"
	for word := range Words(s) {
		if !strings.Contains(word, dash) && !strings.Contains(word, slash) || Width(f, size, word) <= width {
			list = append(list, piece{text: word})
			continue
		}
		goesOn := false
		for part := range strings.SplitAfterSeq(word, dash) {
			for part := range strings.SplitAfterSeq(part, slash) {
				list = append(list, piece{part, goesOn})
				goesOn = true
			}
		}
	}
	return list
}
