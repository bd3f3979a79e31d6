package table

import (
	"cmp"

	"sohofoundry/automa"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rooms are the areas of the rooms in the window. Those that a layout has no room for now are empty.
type rooms struct {
	top, board, hand, panel, market view.Rect
	tracks                          view.Rect // of the wide layout where it is high enough
	// In the layouts for hands, while a card is picked at most, instead of the panel: the human's figures, and the actions.
	purse, actions view.Rect
	handle         view.Rect // by which the sheet is drawn up and down, of the tall layout
}

const footHigh = 170.0

// Of the layouts for hands.
const (
	barHigh    = 48.0
	purseHigh  = 44.0
	fanHigh    = 188.0
	sheetWide  = 390.0 // of the short layout, at least: a fan of two rows needs it
	fanMost    = 340.0 // high
	hintHigh   = 60.0  // below the actions
	logWide    = 400.0
	roundWide  = 440.0 // of the end of a round, at least
	logHigh    = 680.0 // at most
	handleHigh = 22.0
	sheetPart  = 0.46 // of the window's height, until the person draws it
	sheetLeast = 200.0
	boardLeast = 120.0
)

// roomsOf divides the window.
func (s *Scene) roomsOf(c *widget.Canvas) rooms {
	switch c.Size.Layout() {
	case view.Tall:
		return tallRooms(c.Whole(), topbar.High(c), s.game, s.resting(), s.sheet.drawn)
	case view.Short:
		return shortRooms(c.Whole(), s.game, s.resting())
	}
	return wideRooms(c.Whole(), topbar.High(c), int(s.position.Seats), c.Size.H/cmp.Or(c.Point, 1) >= tracksFrom)
}

// tracksFrom is the height of a window, in points of the system, from which the tracks have a room: in a lower one the board needs it.
const tracksFrom = 880.0

// wideRooms gives the board the space it can use, and the rest to the panel beside it.
func wideRooms(whole view.Rect, topHigh float64, seats int, withTracks bool) (r rooms) {
	var rest view.Rect
	r.top, rest = whole.Top(topHigh)
	rest = rest.Inset(theme.Gap)
	side := min(max(rest.W*0.34, 480), 560)
	right, left := rest.Side(side)
	left.W -= theme.Gap
	r.hand, r.board = left.Foot(footHigh)
	r.board.H -= theme.Gap
	if withTracks {
		r.tracks, r.board = r.board.Foot(tracks.HighFor(seats))
		r.board.H -= theme.Gap
	}
	r.market, r.panel = right.Foot(footHigh)
	r.panel.H -= theme.Gap
	return r
}

// tallRooms puts the board above one sheet: that of the hand, or the panel.
func tallRooms(whole view.Rect, topHigh float64, g *automa.Game, resting bool, drawn float64) (r rooms) {
	var rest view.Rect
	r.top, rest = whole.Top(topHigh)
	if resting {
		high := purseHigh + fanHigh + panel.ActionsHigh(g.Game)
		sheet, above := rest.Foot(high)
		r.board = above
		r.purse, sheet = sheet.Top(purseHigh)
		r.hand, r.actions = sheet.Top(fanHigh)
		return r
	}
	high := whole.H*sheetPart + drawn
	high = max(min(high, rest.H-boardLeast), sheetLeast)
	r.panel, r.board = rest.Foot(high)
	r.handle, r.panel = r.panel.Top(handleHigh)
	return r
}

// shortRooms puts the board at the left and one sheet at the right: that of the hand, or the panel.
func shortRooms(whole view.Rect, g *automa.Game, resting bool) (r rooms) {
	var side view.Rect
	side, r.board = whole.Side(max(whole.W*0.3, sheetWide))
	r.top, r.panel = side.Top(barHigh)
	if !resting {
		return r
	}
	r.purse, r.actions = r.panel.Top(purseHigh)
	high := r.actions.H - panel.ActionsHigh(g.Game)
	if !g.PrivateHand() {
		high = min(max(high-hintHigh, fanHigh), fanMost, high)
	}
	r.hand, r.actions = r.actions.Foot(high)
	r.panel = view.Rect{}
	return r
}

// round is where the end of a round is told: over the board, or over all else where that is small.
func (r *rooms) round(c *widget.Canvas) view.Rect {
	switch {
	case c.Size.Layout() == view.Tall:
		return c.Whole().Insets(theme.Gap, r.top.Bottom()+theme.Gap/2)
	case r.board.W < roundWide:
		return c.Whole().Inset(theme.Gap)
	}
	return r.board
}

// logRoom is where the log lies: in the place of the panel, or of nearly all that is below the strip at the top, or beside the
// board, where that is small.
func (r *rooms) logRoom(c *widget.Canvas) view.Rect {
	switch c.Size.Layout() {
	case view.Wide:
		return r.panel
	case view.Short:
		side, _ := c.Whole().Side(logWide)
		return side
	}
	_, below := c.Whole().Top(r.top.Bottom())
	log, _ := below.Foot(min(below.H-boardLeast, logHigh))
	return log
}

// resting reports whether the human is asked for an action and has picked a card at most, so that the sheet is that of the hand.
func (s *Scene) resting() bool {
	return !s.pages.besides() && s.mode.cardAtMost() && len(s.which) == 0
}
