package main

import (
	"bytes"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

const folder = "../../../render/ui/assets"

// TestTypefacesAreUpToDate compiles the fonts again.
func TestTypefacesAreUpToDate(t *testing.T) {
	want, err := compile(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(assets.Typefaces, want) {
		t.Error("render/ui/assets/typefaces.bin is not what the fonts there compile to: run go generate ./render/ui/assets")
	}
}

// texts are all words that people read, every two with which one ends and another begins, every letter, and a few words in which
// letters join: a font sets a letter by those beside it.
func texts(t *testing.T) []string {
	t.Helper()
	found := map[string]bool{}
	for _, text := range []string{"", "AVAVA", "office", "affluent", "fjord", "Qqj", "(Qy)", "ffft"} {
		found[text] = true
	}
	for _, r := range letters() {
		found[string(r)] = true
	}
	for _, pattern := range []string{"render/tell/*/*.toml", "decks/rules/*/*.md", "decks/*/*.toml", "CHANGELOG.md"} {
		files, err := filepath.Glob(filepath.Join("../../..", pattern))
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(text)) {
				before := ""
				for _, word := range strings.Fields(line) {
					first, _ := utf8.DecodeRuneInString(word)
					last, _ := utf8.DecodeLastRuneInString(before)
					found[word] = true
					if before != "" {
						found[string(last)+" "+string(first)] = true
					}
					before = word
				}
			}
		}
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(found)), isMore)
}

// isMore tells whether a text has letters that are in no typeface, or signs that a font would make one letter of with what
// follows.
func isMore(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		return !slices.Contains(letters(), r) || unicode.Is(unicode.Sk, r) || r == '~'
	})
}

// TestTextIsSetAsHarfBuzzDoes: every text is as wide, and has the same outlines in the same places.
func TestTextIsSetAsHarfBuzzDoes(t *testing.T) {
	if testing.Short() {
		t.Skip("it sets all texts of all languages, which takes long where races are looked for, and has none")
	}
	all := texts(t)
	if len(all) < 4000 {
		t.Fatalf("there are only %d texts", len(all))
	}
	for _, f := range assets.Fonts {
		t.Run(files[f], func(t *testing.T) {
			t.Parallel()
			s, err := open(os.DirFS(folder), files[f])
			if err != nil {
				t.Fatal(err)
			}
			em, outlines := float64(s.face.Upem()), map[font.GID][]fonts.Curve{}
			for _, text := range all {
				set := s.text([]rune(text)...)
				if slices.ContainsFunc(set, func(g shape) bool { return g.id == 0 }) {
					continue // the font lacks a letter
				}
				var want []fonts.Curve
				width := 0.0
				for _, g := range set {
					if outlines[g.id] == nil {
						outlines[g.id] = s.drawn(g.id)
					}
					for _, c := range outlines[g.id] {
						for i := range c.Count {
							c.Points[i].X += g.at
						}
						want = append(want, c)
					}
					width = g.to
				}
				if w := fonts.Width(f, em, text); math.Abs(w-width) > 1 {
					t.Errorf("%q is %g wide, not %g", text, w, width)
				}
				if !slices.EqualFunc(fonts.Outline(f, em, text), want, isNear) {
					t.Errorf("%q is drawn with other outlines", text)
				}
			}
		})
	}
}

// isNear allows for what is rounded.
func isNear(a, b fonts.Curve) bool {
	for i := range a.Points {
		if math.Hypot(a.Points[i].X-b.Points[i].X, a.Points[i].Y-b.Points[i].Y) > 1.5 {
			return false
		}
	}
	return a.Move == b.Move && a.Count == b.Count
}

// drawn is a glyph as the font itself has it, without the straight lines that end where they began.
func (s *setter) drawn(id font.GID) (curves []fonts.Curve) {
	outline, _ := s.face.GlyphDataOutline(id)
	var start view.Point
	for i := range outline.Segments {
		segment := &outline.Segments[i]
		c := fonts.Curve{Move: segment.Op == opentype.SegmentOpMoveTo}
		for _, p := range segment.ArgsSlice() {
			c.Points[c.Count] = view.Point{X: float64(p.X), Y: -float64(p.Y)}
			c.Count++
		}
		if c.Move {
			start = c.Points[0]
		}
		if c.Move || c.Count > 1 || c.Points[0] != start {
			curves = append(curves, c)
		}
	}
	return curves
}
