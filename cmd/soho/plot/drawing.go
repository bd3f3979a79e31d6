// Package plot draws the result of a simulation as one picture: histograms of the final scores, and bars for the sources of VP
// and for the results of the Automa's cards. The picture is worked out once, as boxes and lines of text, and written as SVG or
// PNG.
package plot

import (
	"image/color"
)

// Drawing is a picture: its parts in the order in which they are painted. Lengths are logical units.
type Drawing struct {
	Width, Height int
	parts         []part
}

// part is a filled box or, if it has text, a line of text with its baseline at y.
type part struct {
	x, y, w, h float64
	colour     color.RGBA
	text       string
	size       float64
	bold       bool
	align      align
}

// align is which point of a line of text lies at x.
type align uint8

const (
	start align = iota
	middle
	end
)

// The colours, told apart by lightness too. The two players are those of the table.
var (
	paper  = color.RGBA{0xf6, 0xf1, 0xe6, 0xff}
	ink    = color.RGBA{0x2b, 0x24, 0x1d, 0xff}
	faint  = color.RGBA{0xd9, 0xcf, 0xbd, 0xff}
	soft   = color.RGBA{0x6d, 0x62, 0x55, 0xff}
	human  = color.RGBA{0x1f, 0x4e, 0x79, 0xff}
	automa = color.RGBA{0xc9, 0x6f, 0x2b, 0xff}
)

func (d *Drawing) box(x, y, w, h float64, c color.RGBA) {
	d.parts = append(d.parts, part{x: x, y: y, w: w, h: h, colour: c})
}

func (d *Drawing) write(x, y, size float64, a align, c color.RGBA, text string) {
	d.parts = append(d.parts, part{x: x, y: y, size: size, align: a, colour: c, text: text})
}

func (d *Drawing) writeBold(x, y, size float64, text string) {
	d.parts = append(d.parts, part{x: x, y: y, size: size, bold: true, colour: ink, text: text})
}
