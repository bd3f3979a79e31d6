package topbar

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// touchSide is the least side of a touch target.
const touchSide = 44.0

// DrawNarrow draws the strip for the layouts for hands: era and round, both players' VP, and the menu, in which all else is. The seats of
// a table of several have a row of their own where the window is upright.
func DrawNarrow(c *widget.Canvas, area view.Rect, m Model) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: p.Panel})
	c.Target(view.Target{ID: "topbar:ground", Area: area, NoFocus: true})
	c.Line([]view.Point{{X: area.X, Y: area.Bottom()}, {X: area.Right(), Y: area.Bottom()}}, 1.4, p.BrassDeep)
	bar, below := area.Top(min(area.H, narrowHigh))
	row := bar.Insets(6, 2)
	at, row := row.Side(touchSide)
	c.Button(at, widget.Button{ID: "topbar:menu", Name: c.Words.Text("topbar.menu"), Icon: "menu", Act: Menu{}, Action: "menu"})
	row = m.narrowSeats(c, row, below)
	s := &m.Position.State
	turn, colour := m.turn(c, s)
	upper, lower := row.Insets(2, 3).Top((row.H - 6) / 2)
	if upper.W-between < fonts.Width(assets.Bold, theme.Small, turn) { // the sheet shows the seat in turn
		turn, colour = c.Words.Text("topbar.era."+s.Era.String()), p.Brass
		if upper.W < fonts.Width(assets.Bold, theme.LeastType, turn) {
			turn = c.Words.Text("topbar.era-short." + s.Era.String())
		}
	}
	c.Fitted(upper, turn, widget.Style{Font: assets.Bold, Size: theme.Small, Colour: colour})
	count := []any{"round", strconv.Itoa(int(s.Round)), "rounds", strconv.Itoa(m.Game.Rounds(int(s.Seats)))}
	where, style := c.Words.Text("topbar.short.round", count...), c.Soft().Sized(theme.Small)
	if lower.W < fonts.Width(style.Font, theme.LeastType, where) {
		where = c.Words.Text("topbar.short.count", count...)
	}
	if m.Unsaved != "" {
		where, style = c.Words.Text("topbar.unsaved"), style.Of(assets.Bold).In(p.No)
	} else {
		_, right := lower.Left(style.Width(where) + between)
		m.pips(c, right)
	}
	c.Fitted(lower, where, style)
	c.Target(view.Target{ID: "topbar:where", Area: row, About: Where{m.Practice, m.Hinted, m.Unsaved}, Aside: true})
}

// narrowSeats draws the players in what is left of the bar, or below it, and returns the room left.
func (m *Model) narrowSeats(c *widget.Canvas, row, below view.Rect) view.Rect {
	switch {
	case c.Palette.Company && c.Size.Layout() == view.Tall:
		m.seatRow(c, below)
		return row
	case c.Palette.Company:
		return m.chips(c, row)
	}
	for seat := int(m.Position.Seats) - 1; seat >= 0; seat-- {
		_, row = row.Side(between)
		row = m.shortPill(c, row, engine.Seat(seat))
	}
	return row
}

// shortPill tells a player's VP.
func (m *Model) shortPill(c *widget.Canvas, row view.Rect, seat engine.Seat) view.Rect {
	id := "topbar:vp:" + strconv.Itoa(int(seat))
	defer c.Part(id)()
	at, row := row.Side(76)
	pill := at.Insets(0, 5)
	colour := livery.Seat(c.Palette, seat)
	fill := c.Palette.Sunk
	if c.Attended(id) {
		fill = c.Palette.Raised
	}
	c.Add(view.Item{Kind: view.Box, Area: pill, Radius: pill.H / 2, Fill: fill, Line: colour, Width: 1.6})
	sign, rest := pill.Insets(12, 0).Left(18)
	mark(c, sign, seat)
	c.Fitted(rest, strconv.Itoa(int(m.Position.Players[seat].VP)),
		widget.Style{Font: assets.Bold, Size: theme.Body, Colour: colour, Align: view.Centre})
	c.FocusRing(id, pill, pill.H/2)
	m.pointAtVP(c, id, at, seat)
	return row
}
