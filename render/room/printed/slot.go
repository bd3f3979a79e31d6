// Package printed draws the print of the Automa's cards: pieces for scenes that show a card being read, and whole faces, blank cards
// and a sheet of rules for paper.
package printed

import (
	"sohofoundry/automa"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// usual is the height of a row of signs on the screen; larger rows are larger in all their parts.
const usual = 34.0

// Signs draws the signs of a slot: a link in parentheses, with the icon of that name, an industry, and below them the price that iron
// must have. All parts are times as large as on the screen.
func Signs(c *widget.Canvas, area view.Rect, slot *automa.SlotFacts, link string, ink view.Colour, times float64) {
	row, below := area, view.Rect{}
	if slot.IronFrom > 0 {
		below, row = area.Foot(17 * times)
	}
	row = view.Around(row.Middle(), row.W, min(row.H, usual*times))
	switch {
	case !slot.Kind.Builds():
		c.Icon(row, link, ink)
	case slot.Kind.Links():
		both := row.Columns(2, 2*times)
		c.Icon(both[0], livery.IndustryIcon(slot.Industry), ink)
		c.Icon(both[1], link, ink)
	case slot.LinkFirst:
		both := row.Columns(2, 2*times)
		parenthesised(c, both[0], link, ink, times)
		c.Icon(both[1], livery.IndustryIcon(slot.Industry), ink)
	default:
		c.Icon(row, livery.IndustryIcon(slot.Industry), ink)
	}
	if slot.IronFrom == 0 {
		return
	}
	text := c.Words.Text("theatre.iron-from", "money", words.In(c.Words).Money(int(slot.IronFrom)))
	style := widget.Style{Font: assets.Bold, Size: theme.Small * c.Reading * times, Colour: ink}
	wide := style.Width(text)
	at := view.Around(below.Middle(), wide+19*times, below.H)
	cube := view.Rect{X: at.X, Y: at.Y + 2*times, W: 13 * times, H: 13 * times}
	c.Add(view.Item{Kind: view.Box, Area: cube, Radius: 2.5 * times, Fill: c.Palette.Iron, Line: c.Palette.Ink, Width: theme.Hair})
	c.Label(view.Rect{X: at.X + 19*times, Y: at.Y, W: wide + 1, H: at.H}, text, style)
}

func parenthesised(c *widget.Canvas, area view.Rect, icon string, ink view.Colour, times float64) {
	style := widget.Style{Font: assets.Text, Size: theme.Heading * times, Colour: ink, Align: view.Centre}
	wide := 6*times + max(times-1, 0) // larger text is not cut
	left, rest := area.Left(wide)
	right, middle := rest.Side(wide)
	c.Label(left, "(", style)
	c.Icon(middle, icon, ink)
	c.Label(right, ")", style)
}

// Names draws the locations of a slot in their printed order, a line or more each, as large as they fit and up to a
// number of times as large as on the screen, and reports whether they do.
func Names(c *widget.Canvas, area view.Rect, slot *automa.SlotFacts, ink view.Colour, times float64) bool {
	style := widget.Style{Font: assets.Title, Size: min(max(theme.Body+1, area.H*0.22), theme.Heading+1) * times * c.Reading, Colour: ink}
	lines := locationLines(c, slot, style, area.W)
	for ; style.Size > leastName && !fits(area, lines, style); lines = locationLines(c, slot, style, area.W) {
		style.Size -= 0.5
	}
	lead := style.Size * locationLead
	y := area.Middle().Y - lead*float64(len(lines))/2
	for i, line := range lines {
		c.Label(view.Rect{X: area.X, Y: y + float64(i)*lead, W: area.W + 1, H: lead}, line, style)
	}
	return fits(area, lines, style)
}

// locationLead is the distance between the lines of locations, in parts of their size.
const locationLead = 1.12

// leastName is the least size of the names of locations.
const leastName = 11.0

func locationLines(c *widget.Canvas, slot *automa.SlotFacts, style widget.Style, wide float64) (lines []string) {
	for i, l := range slot.At {
		more := i+1 < len(slot.At)
		room := wide
		if more {
			room -= style.Width(c.Words.Text("theatre.place", "name", ""))
		}
		lines = append(lines, fonts.Wrap(style.Font, style.Size, words.In(c.Words).Location(l), room)...)
		if last := len(lines) - 1; more {
			lines[last] = c.Words.Text("theatre.place", "name", lines[last])
		}
	}
	return lines
}

func fits(area view.Rect, lines []string, style widget.Style) bool {
	for _, line := range lines {
		if style.Width(line) > area.W {
			return false
		}
	}
	return float64(len(lines))*style.Size*locationLead <= area.H
}
