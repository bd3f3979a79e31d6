package paper

import (
	"math"
	"strings"
	"unicode"

	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

// apart is how far a letter may be from where it belongs, in parts of the size.
const apart = 0.004

// writable returns a text without our own signs, and with a sign in the place of characters that fonts in a PDF have no number for, such as
// emoji.
func writable(text string) string {
	return strings.Map(func(r rune) rune {
		if r > 0xffff {
			return unicode.ReplacementChar
		}
		return r
	}, fonts.Unsigned(text))
}

// label writes a line of text, each letter where the program has it on the screen. A PDF knows the width of letters, but not which of
// them stand closer together: there, another piece of the line begins.
func (p *printer) label(i *view.Item) error {
	text := writable(i.Text)
	wide := fonts.Width(i.Font, i.Size, text)
	x := i.Area.X
	switch i.Align {
	case view.Centre:
		x += (i.Area.W - wide) / 2
	case view.Right:
		x += i.Area.W - wide
	}
	y := i.Area.Middle().Y + fonts.CapHeight(i.Font, i.Size)/2
	if err := p.use(i.Font, i.Size*Unit); err != nil {
		return err
	}
	p.pdf.SetTextColor(colour(i.Fill))
	letters := []rune(text)
	begun, at := 0, 0.0 // the piece that is being gathered
	for n := 1; n <= len(letters); n++ {
		next := wide
		if n < len(letters) {
			next = fonts.Width(i.Font, i.Size, string(letters[:n+1])) - fonts.Width(i.Font, i.Size, string(letters[n]))
		}
		piece := string(letters[begun:n])
		if n == len(letters) || math.Abs(at+p.pdf.GetStringWidth(piece)/Unit-next) > apart*i.Size {
			p.pdf.Text((x+at)*Unit, y*Unit, piece)
			begun, at = n, next
		}
	}
	return nil
}
