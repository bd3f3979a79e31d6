package start

import (
	"sohofoundry"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// newsPage is the page with the news of the versions.
type newsPage struct{ frame }

// draw draws the change log.
func (p *newsPage) draw(c *widget.Canvas, _, area view.Rect) {
	p.scrolling(c, area, func(in view.Rect) float64 {
		for _, version := range sohofoundry.Versions() {
			in.Y += c.Para(in, "news:heading", words.In(c.Words).Document(version.Title), c.Heading()) + theme.Gap
			in.Y += drawText(c, in, "news:text", words.In(c.Words).Document(version.Text)) + theme.Pad
		}
		return in.Y
	})
}
