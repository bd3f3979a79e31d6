package fonts

import "sohofoundry/render/ui/packed"

// coder writes typefaces, or reads them.
type coder struct{ packed.Coder }

// Pack writes typefaces.
func Pack(faces []Typeface) []byte {
	var c coder
	packed.List(&c.Coder, &faces, c.typeface)
	return c.Data
}

// unpack reads the typefaces that Pack wrote.
func unpack(data []byte) (faces []Typeface) {
	c := coder{packed.Coder{Data: data, Reading: true}}
	packed.List(&c.Coder, &faces, c.typeface)
	return faces
}

func (c *coder) typeface(t *Typeface) {
	packed.Number(&c.Coder, &t.Em)
	packed.Number(&c.Coder, &t.CapHeight)
	packed.List(&c.Coder, &t.Glyphs, func(g *Glyph) {
		packed.Number(&c.Coder, &g.Advance)
		c.Text(&g.Outline)
	})
	var before Letter
	packed.List(&c.Coder, &t.Letters, func(l *Letter) {
		packed.Difference(&c.Coder, &l.Rune, &before.Rune)
		packed.Difference(&c.Coder, &l.Glyph, &before.Glyph)
	})
	packed.List(&c.Coder, &t.Joins, func(j *Join) {
		packed.Number(&c.Coder, &j.First)
		packed.Number(&c.Coder, &j.Second)
		packed.Number(&c.Coder, &j.Glyph)
		c.Flag(&j.IsBoth)
	})
	packed.Number(&c.Coder, &t.Spaces.Classes)
	for _, list := range []*[]int{&t.Spaces.First, &t.Spaces.Second, &t.Spaces.More} {
		packed.List(&c.Coder, list, func(n *int) { packed.Number(&c.Coder, n) })
	}
}

// Node is a point of an outline: one that it goes through, or one that bends it towards itself. Between two that bend it, it
// goes through their middle; and from the last it goes back to the first.
type Node struct {
	X, Y  int
	Bends bool
}

// PackOutline writes the closed lines of a glyph.
func PackOutline(lines [][]Node) string {
	var c coder
	c.outline(&lines)
	return string(c.Data)
}

func unpackOutline(data string) (lines [][]Node) {
	c := coder{packed.Coder{Data: []byte(data), Reading: true}}
	if data != "" {
		c.outline(&lines)
	}
	return lines
}

func (c *coder) outline(lines *[][]Node) {
	var last Node
	packed.List(&c.Coder, lines, func(line *[]Node) {
		packed.List(&c.Coder, line, func(n *Node) { c.Flag(&n.Bends) })
		for i := range *line {
			packed.Difference(&c.Coder, &(*line)[i].X, &last.X)
		}
		for i := range *line {
			packed.Difference(&c.Coder, &(*line)[i].Y, &last.Y)
		}
	})
}
