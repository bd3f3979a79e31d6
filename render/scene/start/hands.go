package start

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The start screen in the touch layouts: title, picture and buttons while no page is open, and the page alone while one is.

const (
	entryHigh    = 52.0 // of a button of the start screen
	continueHigh = 72.0 // of the button Continue, which has a second line about its game
	handMargin   = 16.0
)

// handRooms are the areas of the rooms. The buttons stand below the title, or beside it in a wide low window.
func (s *Scene) handRooms(c *widget.Canvas) (r rooms) {
	whole := c.Whole()
	r.page, r.scene = whole, whole
	column := whole.Insets(handMargin, handMargin)
	title := c.Title().Sized(theme.Huge * 0.8).Lead()
	subtitle := c.ParaHeight(column.W, c.Words.Text("start.subtitle"), subtitleStyle(c))
	rows := float64(len(s.buttonRows(c)) - 1)
	buttons := continueHigh + rows*(entryHigh+theme.Gap)
	if c.Size.Layout() == view.Short {
		r.buttons, column = column.Side(column.W * 0.52)
		_, column = column.Side(handMargin)
		r.buttons.Y += max(0, (r.buttons.H-buttons)/2)
		r.scene, _ = r.scene.Left(column.Right())
		subtitle = c.ParaHeight(column.W, c.Words.Text("start.subtitle"), subtitleStyle(c))
	}
	credits := c.ParaHeight(column.W, c.Words.Text("start.credits"), creditsStyle(c))
	r.title, column = column.Top(title)
	r.subtitle, column = column.Top(subtitle)
	r.credits, column = column.Foot(credits + theme.Gap + c.ButtonHigh())
	if c.Size.Layout() == view.Tall {
		_, column = column.Foot(theme.Gap)
		r.buttons, _ = column.Foot(max(min(buttons, column.H), buttons-rows*(entryHigh-theme.Touch)))
		r.scene, _ = whole.Top(r.buttons.Y)
	}
	return r
}

// buttonRows are the buttons of the start screen, row by row: a new game shares its row with a game on a real table, and the last
// buttons stand in pairs.
func (s *Scene) buttonRows(c *widget.Canvas) (rows [][]widget.Button) {
	list := s.buttons(c)
	for len(list) > 0 {
		n := 1
		if len(rows) == 1 || len(rows) > 2 || len(rows) > 0 && c.Size.Layout() == view.Short {
			n = min(2, len(list))
		}
		rows, list = append(rows, list[:n]), list[n:]
	}
	return rows
}

// drawEntries draws the buttons of the start screen.
func (s *Scene) drawEntries(c *widget.Canvas, at view.Rect) {
	rows := s.buttonRows(c)
	lower := (at.H - continueHigh) / float64(len(rows)-1) // where the window is low
	for i, row := range rows {
		var area view.Rect
		high := min(entryHigh, lower-theme.Gap)
		if i == 0 {
			high = continueHigh
		}
		area, at = at.Top(high)
		_, at = at.Top(theme.Gap)
		for n, part := range area.Columns(len(row), theme.Gap) {
			b := row[n]
			if len(row) > 1 {
				b.Note = ""
			}
			c.Button(part, b)
		}
	}
}
