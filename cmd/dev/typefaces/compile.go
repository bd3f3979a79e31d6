package main

import (
	"fmt"
	"math"
	"slices"
	"unicode"

	"github.com/go-text/typesetting/font"

	"sohofoundry/render/ui/fonts"
)

// compiler makes a typeface of a font.
type compiler struct {
	*setter
	to     *fonts.Typeface
	number map[form]int // of the glyphs in the typeface
	ids    []font.GID   // of the same in the font
	units  [][]rune     // the texts that can meet: letters, and pairs of letters that join
}

// form is a glyph of the font with a width of its own: one shape serves for several spaces.
type form struct {
	id      font.GID
	advance int
}

// typeface asks how letters are set, one by one, then two by two, and then how those that joined stand beside others.
func (s *setter) typeface(to *fonts.Typeface) error {
	c := compiler{setter: s, to: to, number: map[form]int{}}
	to.Em, to.CapHeight = int(s.face.Upem()), int(s.face.LineMetric(font.CapHeight))
	c.number[form{}], c.to.Glyphs, c.ids = 0, append(c.to.Glyphs, box(to)), append(c.ids, 0)
	if err := c.letters(); err != nil {
		return err
	}
	if err := c.joins(); err != nil {
		return err
	}
	return c.spaces()
}

// box is drawn for letters that a typeface lacks; the sign of fonts for that is often empty.
func box(t *fonts.Typeface) fonts.Glyph {
	pen, wide := t.Em/20, t.Em/2
	corners := func(left, low, right, high int) []fonts.Node {
		return []fonts.Node{{X: left, Y: low}, {X: left, Y: high}, {X: right, Y: high}, {X: right, Y: low}}
	}
	hole := corners(2*pen, pen, wide-2*pen, t.CapHeight-pen)
	slices.Reverse(hole)
	return fonts.Glyph{Advance: wide, Outline: fonts.PackOutline([][]fonts.Node{corners(pen, 0, wide-pen, t.CapHeight), hole})}
}

// add gives a glyph its number.
func (c *compiler) add(id font.GID, advance float64) (int, error) {
	f := form{id, int(math.Round(advance))}
	if n, known := c.number[f]; known {
		return n, nil
	}
	lines, err := c.outline(id)
	if err != nil {
		return 0, err
	}
	g := fonts.Glyph{Advance: f.advance}
	if len(lines) > 0 {
		g.Outline = fonts.PackOutline(lines)
	}
	n := len(c.to.Glyphs)
	c.number[f], c.to.Glyphs, c.ids = n, append(c.to.Glyphs, g), append(c.ids, id)
	return n, nil
}

// letters adds those that the font has.
func (c *compiler) letters() error {
	all := letters()
	slices.Sort(all)
	for _, r := range all {
		set := c.text(r)
		if len(set) != 1 || set[0].at != 0 {
			return fmt.Errorf("%q is not one glyph", r)
		}
		if set[0].id == 0 {
			continue
		}
		n, err := c.add(set[0].id, set[0].to)
		if err != nil {
			return err
		}
		c.to.Letters = append(c.to.Letters, fonts.Letter{Rune: r, Glyph: n})
		c.units = append(c.units, []rune{r})
	}
	return nil
}

// joins finds the letters that change when they meet. Other characters stay unchanged: fonts make é of an accent and an e that
// stand side by side, which is not the text that was written.
func (c *compiler) joins() error {
	for _, a := range c.to.Letters {
		for _, b := range c.to.Letters {
			set := c.text(a.Rune, b.Rune)
			isBoth := len(set) == 1
			if !isBoth && set[0].id == c.ids[a.Glyph] && set[1].id == c.ids[b.Glyph] || !unicode.IsLetter(a.Rune) {
				continue
			}
			if !isBoth && set[1].id != c.ids[b.Glyph] {
				return fmt.Errorf("%c and %c become what typefaces cannot tell", a.Rune, b.Rune)
			}
			n, err := c.add(set[0].id, float64(c.face.HorizontalAdvance(set[0].id)))
			if err != nil {
				return err
			}
			c.to.Joins = append(c.to.Joins, fonts.Join{First: a.Rune, Second: b.Rune, Glyph: n, IsBoth: isBoth})
			c.units = append(c.units, []rune{a.Rune, b.Rune})
		}
	}
	return nil
}

// spaces measures the space between any two glyphs.
func (c *compiler) spaces() error {
	more := make([][]int, len(c.to.Glyphs)) // by the first glyph and the second
	for i := range more {
		more[i] = make([]int, len(c.to.Glyphs))
	}
	shaper := fonts.NewShaper(c.to.Letters, c.to.Joins)
	for _, a := range c.units {
		for _, b := range c.units {
			both := slices.Concat(a, b)
			set, want := c.text(both...), shaper.Glyphs(both)
			if !slices.EqualFunc(set, want, func(s shape, n int) bool { return s.id == c.ids[n] }) {
				if unicode.IsLetter(both[0]) {
					return fmt.Errorf("%s is set with other glyphs than its pairs", string(both))
				}
				continue
			}
			for i := 1; i < len(set); i++ {
				first, second := want[i-1], want[i]
				apart := int(set[i].at-set[i-1].at) - c.to.Glyphs[first].Advance
				more[first][second] = apart
			}
		}
	}
	c.to.Spaces = classes(more)
	return nil
}

// classes puts glyphs together that stand alike beside all others.
func classes(more [][]int) (s fonts.Spaces) {
	rows := alike(more, &s.First)
	columns := alike(turned(rows), &s.Second)
	s.Classes = len(columns)
	s.More = slices.Concat(turned(columns)...)
	return s
}

// alike are the rows that differ, and for each row which of them it is.
func alike(rows [][]int, class *[]int) (different [][]int) {
	for _, row := range rows {
		n := slices.IndexFunc(different, func(other []int) bool { return slices.Equal(row, other) })
		if n < 0 {
			n = len(different)
			different = append(different, row)
		}
		*class = append(*class, n)
	}
	return different
}

// turned has the columns as rows.
func turned(rows [][]int) [][]int {
	columns := make([][]int, len(rows[0]))
	for _, row := range rows {
		for i, n := range row {
			columns[i] = append(columns[i], n)
		}
	}
	return columns
}
