package start

import (
	"strings"

	"sohofoundry"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// licencesPage is the page with the authors and licences of the work in the program.
type licencesPage struct {
	frame
	unfolded int // the chapter that is read, from 1
}

// unfold shows the text of a licence, or hides it again.
type unfold struct{ chapter int }

func (p *licencesPage) do(act any) (asks []any, known bool) {
	a, known := act.(unfold)
	if known {
		p.unfolded = a.chapter
	}
	return nil, known
}

// draw draws the credits, and a line for each licence, with the text below the line that is unfolded.
func (p *licencesPage) draw(c *widget.Canvas, _, area view.Rect) {
	p.scrolling(c, area, func(in view.Rect) float64 {
		in.Y += drawText(c, in, "licences:games", c.Words.Text("start.credits")) + theme.Pad
		in.Y += drawText(c, in, "licences:industry", c.Words.Text("licences.industry")) + theme.Pad
		in.Y += drawText(c, in, "licences:credits", c.Words.Text("licences.credits")) + theme.Pad
		for i, chapter := range sohofoundry.Chapters() {
			first, others, several := strings.Cut(chapter.Title, ", ")
			b := widget.Button{ID: "licences:chapter:" + first, Text: first, Icon: "plus", Act: unfold{i + 1}, Align: view.Left, Entry: true}
			if b.Picked = p.unfolded == i+1; b.Picked {
				b.Icon, b.Act = "minus", unfold{}
			}
			if several {
				b.Note = c.Words.Text("licences.more", "n", strings.Count(others, ", ")+1)
			}
			c.Button(view.Rect{X: in.X, Y: in.Y, W: in.W, H: c.ButtonHigh()}, b)
			in.Y += c.ButtonHigh() + theme.Gap
			if !b.Picked {
				continue
			}
			text := in.Insets(theme.Gap, 0)
			if several {
				text.Y += c.Para(text, b.ID, chapter.Title, c.Soft()) + theme.Gap
			}
			text.Y += drawText(c, text, b.ID, chapter.Text)
			in.Y = text.Y + theme.Pad
		}
		return in.Y
	})
}
