package topbar

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Of the seats at a table of several, which stand in this round's order.
const (
	wideHigh   = 67.0  // of the strip
	seatHigh   = 54.0  // of a seat in it
	seatWide   = 202.0 // of one with a name
	seatShort  = 162.0 // and of one without
	seatApart  = 10.0
	headLeast  = 200.0 // of the headline, before it is told in fewer words
	headMost   = 280.0 // for which seats lose their names
	rowHigh    = 70.0  // of the row of its own in the tall layout
	lowHigh    = 60.0  // of a seat in it
	lowWide    = 80.0
	lowLit     = 117.0 // of the one on turn
	lowApart   = 4.0
	chipWide   = 58.0 // in the short layout
	orderSide  = 18.0
	bandHigh   = 5.0
	usualHigh  = 44.0 // of the strip at a table of two
	narrowHigh = 48.0 // and in the layouts for hands
)

// High is the height of the strip: a table of several needs more, as its seats say more.
func High(c *widget.Canvas) float64 {
	switch layout := c.Size.Layout(); {
	case layout == view.Wide && c.Palette.Company:
		return wideHigh
	case layout == view.Wide:
		return usualHigh
	case layout == view.Tall && c.Palette.Company:
		return narrowHigh + rowHigh
	}
	return narrowHigh
}

// Slide is the way of the seats from the order of the round before. The zero Slide is none.
type Slide struct {
	Before [engine.MaxSeats]engine.Seat // the order of the round before
	Left   float64                      // how much of the way there is still to go, from 1 to 0
}

// onTurn is the seat on turn; nobody's turn is lit between turns and after the game.
func (m *Model) onTurn() (engine.Seat, bool) {
	s := &m.Position.State
	if m.Between != 0 || s.Decision == engine.GameOver || s.Turn >= s.Seats {
		return 0, false
	}
	return s.Order[s.Turn], true
}

// lit reports whether a seat is on turn.
func (m *Model) lit(seat engine.Seat) bool {
	on, ok := m.onTurn()
	return ok && on == seat
}

// played reports whether a seat has had its turn in this round.
func (m *Model) played(seat engine.Seat) bool {
	return m.Between == 0 && m.Position.PlaceOf(seat) < m.Position.Turn
}

// inRow places the seats beside each other from a point on, in this round's order, and on their way there from that of the round before.
func (m *Model) inRow(from view.Point, high, apart float64, wide func(engine.Seat) float64, draw func(engine.Seat, view.Rect)) {
	n := int(m.Position.Seats)
	places := func(order []engine.Seat) (x [engine.MaxSeats]float64) {
		at := from.X
		for _, seat := range order {
			x[seat] = at
			at += wide(seat) + apart
		}
		return x
	}
	now := places(m.Position.Order[:n])
	before := now
	left := view.Ease(m.Slide.Left)
	if left > 0 {
		before = places(m.Slide.Before[:n])
	}
	for _, seat := range m.Position.Order[:n] {
		draw(seat, view.Rect{X: now[seat] + (before[seat]-now[seat])*left, Y: from.Y, W: wide(seat), H: high})
	}
}

// kinds are the ways in which seats are drawn in the wide strip, the widest first: how wide one is, and one that is on turn.
var kinds = []struct{ wide, lit float64 }{{seatWide, seatWide}, {seatShort, seatWide}, {lowWide, lowLit}}

// seats draws the seats at the right end of a row of the wide strip, as wide as leaves room for the headline, and returns that.
func (m *Model) seats(c *widget.Canvas, area, row view.Rect) view.Rect {
	grown, n := max(1, c.Reading), float64(m.Position.Seats)
	h := m.headline(c, headLeast*grown)
	head := min(h.wide(), headMost*grown) + apart
	kind, all := kinds[0], 0.0
	for _, kind = range kinds {
		if all = ((n-1)*kind.wide+kind.lit)*grown + (n-1)*seatApart; row.W-all >= head {
			break
		}
	}
	wide := func(seat engine.Seat) float64 {
		if m.lit(seat) {
			return kind.lit * grown
		}
		return kind.wide * grown
	}
	from := view.Point{X: row.Right() - all, Y: area.Y + (area.H-seatHigh)/2}
	if m.Slide.Left == 0 {
		m.arrows(c, view.Point{X: from.X, Y: area.Middle().Y}, wide)
	}
	m.inRow(from, seatHigh, seatApart, wide, func(seat engine.Seat, at view.Rect) {
		if kind.wide == lowWide {
			m.lowSeat(c, at, seat)
		} else {
			m.seat(c, at, seat, at.W >= seatWide*grown)
		}
	})
	row.W -= all + apart
	return row
}

// arrows lead from seat to seat.
func (m *Model) arrows(c *widget.Canvas, from view.Point, wide func(engine.Seat) float64) {
	for _, seat := range m.Position.Order[:m.Position.Seats-1] {
		from.X += wide(seat) + seatApart
		c.Icon(view.Around(from.Sub(view.Point{X: seatApart / 2}), 9, 9), "arrow-right", c.Palette.Soft)
	}
}

// seatRow draws the seats as a row of their own in the tall layout.
func (m *Model) seatRow(c *widget.Canvas, row view.Rect) {
	const margin = 7.0
	n := float64(m.Position.Seats)
	room := row.W - 2*margin - (n-1)*lowApart
	k := room / (n*lowWide + lowLit - lowWide)
	wide := func(seat engine.Seat) float64 {
		if m.lit(seat) {
			return lowLit * k
		}
		return lowWide * k
	}
	if _, ok := m.onTurn(); !ok {
		wide = func(engine.Seat) float64 { return room / n }
	}
	at := view.Point{X: row.X + margin, Y: row.Bottom() - lowHigh - 4}
	m.inRow(at, lowHigh, lowApart, wide, func(seat engine.Seat, at view.Rect) {
		if at.W >= seatShort {
			m.seat(c, at, seat, at.W >= seatWide*0.9)
		} else {
			m.lowSeat(c, at, seat)
		}
	})
}

// chips draws the seats as short as they can be, at the right of a row, and returns the room left.
func (m *Model) chips(c *widget.Canvas, row view.Rect) view.Rect {
	all := float64(m.Position.Seats) * (chipWide + lowApart)
	at := view.Point{X: row.Right() - all, Y: row.Y}
	m.inRow(at, row.H, lowApart, func(engine.Seat) float64 { return chipWide }, func(seat engine.Seat, at view.Rect) {
		end := m.ground(c, at, seat)
		sign, rest := at.Insets(5, 0).Left(24)
		c.Picture(view.Around(sign.Middle().Add(view.Point{Y: -2}), 24, 24), plate.SignOf(c.Palette, seat), 1)
		c.Fitted(rest.Move(0, -2), m.vp(seat), widget.Style{Font: assets.Bold, Size: theme.Body, Colour: livery.Seat(c.Palette, seat), Align: view.Centre})
		end()
	})
	row.W -= all
	return row
}

// seat draws a seat of the wide strip: its sign, its name where there is room for it, its money and cards, its place in the order, and
// its VP.
func (m *Model) seat(c *widget.Canvas, at view.Rect, seat engine.Seat, named bool) {
	defer m.ground(c, at, seat)()
	const sign, badge = 38.0, 40.0
	in := at.Insets(8, 4)
	in.H -= bandHigh + 1
	mark, rest := in.Left(sign)
	c.Picture(view.Around(mark.Middle(), sign, sign), plate.SignOf(c.Palette, seat), 1)
	vp, rest := rest.Side(badge)
	c.Picture(view.Around(vp.Middle(), badge, badge), plate.PointsOf(c.Palette, seat, m.vp(seat)), 1)
	order, rest := rest.Side(orderSide + 4)
	upper, lower := order.Top(order.H / 2)
	m.order(c, view.Point{X: order.Middle().X, Y: upper.Middle().Y}, seat)
	if m.played(seat) {
		c.Icon(view.Around(view.Point{X: order.Middle().X, Y: lower.Middle().Y}, 15, 15), "tick", c.Palette.Text)
	}
	_, rest = rest.Left(8)
	upper, lower = rest.Top(rest.H / 2)
	if named {
		name := widget.Style{Font: assets.Bold, Size: theme.Body * c.Reading, Colour: livery.Seat(c.Palette, seat)}
		c.Fitted(upper, words.In(c.Words).SeatName(seat), name)
		money, cards := lower.Left(max(m.figure(c).Width(m.money(c, seat))+10, lower.W*0.45))
		m.coins(c, money, seat)
		m.cards(c, cards, seat)
		return
	}
	m.coins(c, upper, seat)
	m.cards(c, lower, seat)
}

// lowSeat draws a seat of the row in the tall layout; the one on turn has its name.
func (m *Model) lowSeat(c *widget.Canvas, at view.Rect, seat engine.Seat) {
	const sign, badge = 32.0, 34.0
	end := m.ground(c, at, seat)
	in := at.Insets(4, 2)
	in.H -= bandHigh + 2
	lower, upper := in.Foot(19)
	mark, rest := upper.Left(sign)
	c.Picture(view.Around(mark.Middle().Add(view.Point{X: 1, Y: 1}), sign, sign), plate.SignOf(c.Palette, seat), 1)
	vp, rest := rest.Side(badge)
	c.Picture(view.Around(vp.Middle().Add(view.Point{Y: 1}), badge, badge), plate.PointsOf(c.Palette, seat, m.vp(seat)), 1)
	if m.lit(seat) {
		c.Fitted(rest.Insets(2, 0), words.In(c.Words).SeatName(seat),
			widget.Style{Font: assets.Bold, Size: theme.Small, Colour: livery.Seat(c.Palette, seat), Align: view.Centre})
	}
	cards, money := lower.Insets(3, 0).Side(30)
	m.coins(c, money, seat)
	m.cards(c, cards, seat)
	end()
	m.order(c, view.Point{X: at.X + 7, Y: at.Y + 1}, seat)
	if m.played(seat) {
		c.Icon(view.Around(view.Point{X: (mark.Right() + vp.X) / 2, Y: at.Y + 10}, 12, 12), "tick", c.Palette.Text)
	}
}

// ground draws what every seat stands on, with its pattern at the foot, and lets it be pointed at and spoken of. What is drawn on it until
// the end is silent: one sentence says all of it.
func (m *Model) ground(c *widget.Canvas, at view.Rect, seat engine.Seat) (end func()) {
	id := "topbar:vp:" + strconv.Itoa(int(seat))
	colour := livery.Seat(c.Palette, seat)
	fill, wide := c.Palette.Sunk, 1.2
	switch {
	case m.lit(seat):
		fill, wide = c.Palette.Panel.Mix(colour, 0.14), 2.4
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-2.5), Radius: theme.Corner + 2, Line: colour.Fade(0.35), Width: 2})
	case c.Attended(id):
		fill = c.Palette.Raised
	}
	c.Add(view.Item{Kind: view.Box, Area: at, Radius: theme.Corner, Fill: fill, Line: colour, Width: wide})
	foot, _ := at.Insets(4, 3).Foot(bandHigh)
	c.Picture(foot, plate.Band{Coat: plate.CoatOf(c.Palette, seat)}, 1)
	c.FocusRing(id, at, theme.Corner)
	t := view.Target{ID: id, Name: m.spoken(c, seat), Area: at, Act: Mat{seat}, About: VP{seat}, Aside: true}
	if m.Slide.Left > 0 {
		c.View.Moving = true
	}
	c.Target(t)
	return c.Part(view.Silent)
}

// spoken says a seat in a sentence, which begins as the tip about it does: "Ada's VP: 28, £11, 7 cards; number 1 in this round, on turn".
func (m *Model) spoken(c *widget.Canvas, seat engine.Seat) string {
	state := "waits"
	switch {
	case m.lit(seat):
		state = "turn"
	case m.played(seat):
		state = "played"
	}
	return c.Words.Text("company.seat", "vp", vpOf(words.In(c.Words), &m.Position.State, seat), "money", m.money(c, seat),
		"cards", m.Position.Players[seat].HandLen(), "place", int(m.Position.PlaceOf(seat))+1, "state", state)
}

// order draws the place of a seat in this round's order, pale where it has played.
func (m *Model) order(c *widget.Canvas, at view.Point, seat engine.Seat) {
	fill := c.Palette.Table().Parchment
	if m.played(seat) {
		fill = fill.Mix(c.Palette.Table().Ink, 0.35)
	}
	c.Add(view.Item{Kind: view.Box, Area: view.Around(at, orderSide, orderSide), Radius: orderSide / 2, Fill: fill, Line: c.Palette.Table().Ink, Width: 1})
	c.Label(view.Around(at, orderSide, orderSide), strconv.Itoa(int(m.Position.PlaceOf(seat))+1),
		widget.Style{Font: assets.Bold, Size: theme.LeastType, Colour: c.Palette.Table().Ink, Align: view.Centre})
}

func (m *Model) figure(c *widget.Canvas) widget.Style {
	return widget.Style{Font: assets.Bold, Size: c.Least(theme.Small * c.Reading), Colour: c.Palette.Text}
}

// coins writes a seat's money, and cards the number of its cards.
func (m *Model) coins(c *widget.Canvas, at view.Rect, seat engine.Seat) {
	c.Fitted(at, m.money(c, seat), m.figure(c))
}

func (m *Model) cards(c *widget.Canvas, at view.Rect, seat engine.Seat) {
	const sign = 15.0
	icon, text := at.Left(sign + 3)
	c.Icon(view.Around(icon.Middle(), sign, sign), "deck", c.Palette.Soft)
	c.Fitted(text, strconv.Itoa(m.Position.Players[seat].HandLen()), m.figure(c))
}

func (m *Model) vp(seat engine.Seat) string { return strconv.Itoa(int(m.Position.Players[seat].VP)) }

// money is what a seat has, unless that is its owner's secret.
func (m *Model) money(c *widget.Canvas, seat engine.Seat) string {
	if m.Game.Edition.PrivateMoney {
		return "–"
	}
	return words.In(c.Words).Money(int(m.Position.Players[seat].Money))
}

// companyTurn tells the seat in turn, and which action of it, at a table of several.
func (m *Model) companyTurn(c *widget.Canvas, action, actions string) string {
	w := words.In(c.Words)
	if m.Position.Decision == engine.ChooseGiveUp {
		return words.Capital(w.Text("company.give-up", "seat", w.Noun().Seat(m.Position.Actor)))
	}
	return words.Capital(w.Text("company.turn", "seat", w.Noun().Seat(m.Position.Actor), "action", action, "actions", actions))
}
