package plot

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"
)

var anchors = [...]string{start: "start", middle: "middle", end: "end"}

// SVG writes the drawing as an SVG file. Its text is set in the fonts of the program where they are installed.
func (d *Drawing) SVG(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="Alegreya Sans, sans-serif">`+"\n",
		d.Width, d.Height, d.Width, d.Height)
	for i := range d.parts {
		p := &d.parts[i]
		if p.text == "" {
			fmt.Fprintf(out, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>`+"\n",
				number(p.x), number(p.y), number(p.w), number(p.h), hex(p.colour))
			continue
		}
		weight := ""
		if p.bold {
			weight = ` font-weight="bold"`
		}
		fmt.Fprintf(out, `<text x="%s" y="%s" font-size="%s" text-anchor="%s" fill="%s"%s>%s</text>`+"\n",
			number(p.x), number(p.y), number(p.size), anchors[p.align], hex(p.colour), weight, escaped(p.text))
	}
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

// number writes a length with at most one decimal place.
func number(x float64) string {
	return strings.TrimSuffix(strconv.FormatFloat(x, 'f', 1, 64), ".0")
}

func hex(c color.RGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

func escaped(text string) string {
	var out strings.Builder
	_ = xml.EscapeText(&out, []byte(text)) // a Builder takes everything
	return out.String()
}
