package auction

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rooms are the areas of the rooms in the window. Those that a layout has no room for are empty.
type rooms struct{ top, board, panel, purses, resources view.Rect }

const (
	topHigh    = 52.0
	lowTopHigh = 48.0
	footHigh   = 172.0
	panelPart  = 0.28 // of the window's width
	panelLeast = 404.0
	panelMost  = 442.0
	pursesPart = 0.53 // of what lies below the board
	sheetPart  = 0.44 // of a tall window's height
	sheetLeast = 330.0
	sheetWide  = 330.0 // of the short layout
)

// roomsOf divides the window.
func roomsOf(c *widget.Canvas) (r rooms) {
	whole := c.Whole()
	switch c.Size.Layout() {
	case view.Tall:
		r.top, r.board = whole.Top(lowTopHigh)
		r.panel, r.board = r.board.Foot(max(whole.H*sheetPart, sheetLeast))
	case view.Short:
		r.panel, r.board = whole.Side(max(sheetWide, whole.W*0.38))
		r.top, r.panel = r.panel.Top(lowTopHigh)
	default:
		wide := min(max(whole.W*panelPart, panelLeast), panelMost) * max(1, 0.4+0.6*c.Reading)
		r.top, whole = whole.Top(topHigh)
		whole = whole.Inset(theme.Gap)
		var foot view.Rect
		foot, whole = whole.Foot(footHigh * max(1, 0.6+0.4*c.Reading))
		whole.H -= theme.Gap
		r.panel, r.board = whole.Side(wide)
		r.board.W -= theme.Gap
		r.purses, r.resources = foot.Left(foot.W * pursesPart)
		r.resources = view.Rect{X: r.resources.X + theme.Gap, Y: r.resources.Y, W: r.resources.W - theme.Gap, H: r.resources.H}
	}
	return r
}

// draw draws the table.
func (s *Scene) draw(c *widget.Canvas) {
	r := roomsOf(c)
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: c.Palette.Night, Low: c.Palette.Dusk.Mix(c.Palette.Night, 0.5)})
	t, told := s.tutor(c)
	if c.Size.Layout() == view.Wide { // what is asked comes first for the keyboard
		if told {
			r.panel = drawTutor(c, r.panel, &t)
		}
		s.drawPanel(c, r.panel)
	}
	s.drawBoard(c, r.board)
	if c.Size.Layout() == view.Wide {
		s.drawPurses(c, r.purses)
		s.drawResources(c, r.resources)
		s.drawTop(c, r.top)
	} else {
		s.drawPanel(c, r.panel)
		s.drawLowTop(c, r.top)
		if told {
			t.Over(c, []pages.Place{{Area: r.board, AtFoot: true}, {Area: r.board}}, r.top, s.spot(c)) // not over what it points at
		}
	}
	s.bringSpot(c)
	s.motion.draw(s, c, r.board)
	s.keys(c)
	s.drawOver(c)
	s.drawSpot(c, r.board)
	s.drawNotice(c, r.board)
	c.View.Moving = c.View.Moving || s.Moving()
}

// drawNotice draws a sentence that must be read, over the board or the page that covers it.
func (s *Scene) drawNotice(c *widget.Canvas, room view.Rect) {
	if s.pages.covers() {
		room = c.Whole()
		if c.TouchLayout() { // the way out of the page stays free
			_, room = room.Top(theme.Touch + theme.Gap/2)
		}
	}
	s.notices.Draw(c, room, room.W, "")
}
