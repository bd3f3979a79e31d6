// Package fonts measures text and cuts it into lines. It gives the faces that the painter draws with, so that what was
// measured is what is seen; measuring needs no window.
package fonts

import (
	"bytes"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sohofoundry/render/assets"
)

// measured is the size at which widths are measured: type is not hinted, so widths grow with the size.
const measured = 64.0

var sources = sync.OnceValue(func() map[assets.Font]*text.GoTextFaceSource {
	all := map[assets.Font]*text.GoTextFaceSource{}
	for _, f := range assets.Fonts {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(f.TTF()))
		if err != nil {
			panic(err) // the fonts are embedded, and tests read them
		}
		all[f] = source
	}
	return all
})

// Face is a font at a size in pixels, with figures of one height, which tables want.
func Face(f assets.Font, size float64) *text.GoTextFace {
	face := &text.GoTextFace{Source: sources()[f], Size: size}
	face.SetFeature(text.MustParseTag("lnum"), 1)
	return face
}

// CapHeight is the height of capitals of a font at a size.
func CapHeight(f assets.Font, size float64) float64 { return capHeights()[f] * size }

var capHeights = sync.OnceValue(func() map[assets.Font]float64 {
	all := map[assets.Font]float64{}
	for _, f := range assets.Fonts {
		all[f] = Face(f, measured).Metrics().CapHeight / measured
	}
	return all
})

type key struct {
	font assets.Font
	text string
}

// widths remembers the widths of the words measured so far, up to a bound: the same ones come again and again.
var (
	widths     = map[key]float64{}
	widthsLock sync.Mutex
)

const mostWidths = 20_000

// Width is how wide a text is at a size.
func Width(f assets.Font, size float64, s string) float64 {
	widthsLock.Lock()
	defer widthsLock.Unlock()
	k := key{f, s}
	w, ok := widths[k]
	if !ok {
		if len(widths) >= mostWidths {
			clear(widths)
		}
		w = text.Advance(s, Face(f, measured)) / measured
		widths[k] = w
	}
	return w * size
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

// Wrap cuts a text into lines of a width. A word that is wider has a line of its own.
func Wrap(f assets.Font, size float64, s string, width float64) (lines []string) {
	space := Width(f, size, " ")
	for _, paragraph := range strings.Split(s, "\n") {
		line, used := "", 0.0
		for _, word := range strings.Fields(paragraph) {
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
