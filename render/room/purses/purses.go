// Package purses shows what every seat of a table of several has, one below the other in this round's order: money, income, cards, links,
// VP, and what the end of the era would bring now.
package purses

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the room shows.
type Model struct {
	Game  *automa.Game
	State *engine.State
}

// Open is the act that shows the purses, Close the one that puts them away.
type (
	Open  struct{}
	Close struct{}
)

// Of a row, and what stands above and below all of them.
const (
	rowHigh  = 46.0
	headHigh = 30.0
	noteHigh = 34.0
	lowHigh  = 58.0 // of a row in the layouts for hands
	lowText  = 230.0
	pageWide = 1140.0
	disc     = 22.0
	sign     = 34.0
	badge    = 36.0
)

// DrawPage draws the purses as a page over everything else.
func DrawPage(c *widget.Canvas, m Model) {
	high := High(c, int(m.State.Seats)) + c.ButtonHigh() + 2.5*c.PageMargin()
	room := c.Page(pageWide, high, c.Words.Text("company.purses.title"), Close{})
	Draw(c, room, m)
}

// High is the height of the purses of so many seats.
func High(c *widget.Canvas, seats int) float64 {
	grown := max(1, c.Reading)
	if c.TouchLayout() {
		return headHigh + float64(seats)*lowHigh*grown
	}
	return (headHigh + float64(seats)*rowHigh + noteHigh) * grown
}

// Draw draws the purses: as a table where there is room for one, or with two lines a seat.
func Draw(c *widget.Canvas, area view.Rect, m Model) {
	t := table{Canvas: c, m: &m, w: words.In(c.Words), most: 1}
	coming := bill.Comes(m.Game.Game, m.State)
	for seat := range engine.Seat(m.State.Seats) {
		t.then[seat] = int(m.State.Players[seat].VP) + coming[seat].VP()
		t.most = max(t.most, t.then[seat])
	}
	if c.TouchLayout() {
		t.low(area)
		return
	}
	t.wide(area)
}

// table is the purses being drawn.
type table struct {
	*widget.Canvas
	m    *Model
	w    words.Words
	then [engine.MaxSeats]int // VP of each seat if the era ended now
	most int                  // of those
}

// column is a column of the table: where it begins, as a part of the width, and its name.
type column struct {
	from float64
	key  string
}

var columns = []column{{0.005, "company.purses.order"}, {0.075, "company.purses.seat"}, {0.25, "hand.figure.money"}, {0.325, "hand.figure.income"},
	{0.4, "hand.figure.spent"}, {0.475, "company.purses.cards"}, {0.545, "hand.figure.links"}, {0.635, "hand.figure.vp"}, {0.7, "company.purses.now"}}

// cell is the area of a column in a row.
func cell(row view.Rect, n int) view.Rect {
	to := 1.0
	if n+1 < len(columns) {
		to = columns[n+1].from
	}
	return view.Rect{X: row.X + columns[n].from*row.W, Y: row.Y, W: (to-columns[n].from)*row.W - 8, H: row.H}
}

func (t *table) wide(area view.Rect) {
	grown := max(1, t.Reading)
	head, rest := area.Top(headHigh * grown)
	for n, of := range columns {
		t.Fitted(cell(head, n), t.Words.Text(of.key), t.Soft())
	}
	t.Line([]view.Point{{X: head.X, Y: head.Bottom()}, {X: head.Right(), Y: head.Bottom()}}, 1, t.Palette.BrassDeep)
	for _, seat := range t.m.State.Order[:t.m.State.Seats] {
		var row view.Rect
		row, rest = rest.Top(rowHigh * grown)
		t.row(row.Insets(0, 2), seat)
	}
	note, _ := rest.Top(noteHigh * grown)
	t.Fitted(note, t.Words.Text("company.purses.note"), t.Soft())
}

// row draws a seat of the table.
func (t *table) row(row view.Rect, seat engine.Seat) {
	p := &t.m.State.Players[seat]
	defer t.ground(row, seat)()
	order := cell(row, 0)
	t.order(view.Point{X: order.X + 20, Y: row.Middle().Y}, seat)
	mark, name := cell(row, 1).Left(sign + 8)
	t.Picture(view.Around(mark.Middle().Sub(view.Point{X: 4}), sign, sign), plate.SignOf(t.Palette, seat), 1)
	t.Fitted(name, t.w.SeatName(seat), t.name(seat))
	for i, text := range []string{t.money(int(p.Money)), words.Signed(t.m.Game.IncomeLevel(p)), t.w.Money(int(p.Spent)), strconv.Itoa(p.HandLen()),
		strconv.Itoa(t.m.Game.LinksLeft(p))} {
		t.Fitted(cell(row, i+2), text, t.Strong())
	}
	vp := cell(row, 7)
	t.Picture(view.Around(view.Point{X: vp.X + badge/2, Y: row.Middle().Y}, badge, badge), plate.PointsOf(t.Palette, seat, strconv.Itoa(int(p.VP))), 1)
	then, bar := cell(row, 8).Side(52)
	t.bar(view.Rect{X: bar.X, Y: bar.Middle().Y - 9, W: bar.W - 8, H: 18}, seat)
	t.Fitted(then, strconv.Itoa(t.then[seat]), t.name(seat))
}

// low draws two lines a seat, for a hand.
func (t *table) low(area view.Rect) {
	head, rest := area.Top(headHigh)
	t.Fitted(head, t.Words.Text("company.purses.then"), t.Soft().To(view.Right))
	for _, seat := range t.m.State.Order[:t.m.State.Seats] {
		var row view.Rect
		row, rest = rest.Top(lowHigh * max(1, t.Reading))
		t.lowRow(row.Insets(0, 3), seat)
	}
}

func (t *table) lowRow(row view.Rect, seat engine.Seat) {
	p := &t.m.State.Players[seat]
	defer t.ground(row, seat)()
	in := row.Insets(8, 4)
	order, in := in.Left(disc + 8)
	t.order(view.Point{X: order.X + disc/2, Y: row.Middle().Y}, seat)
	mark, in := in.Left(sign + 8)
	t.Picture(view.Around(view.Point{X: mark.X + sign/2, Y: row.Middle().Y}, sign, sign), plate.SignOf(t.Palette, seat), 1)
	then, in := in.Side(34)
	t.Fitted(then, strconv.Itoa(t.then[seat]), t.name(seat).To(view.Right))
	arrow, in := in.Side(18)
	t.Icon(view.Around(arrow.Middle(), 12, 12), "arrow-right", t.Palette.Soft)
	vp, in := in.Side(badge + 4)
	t.Picture(view.Around(vp.Middle(), badge, badge), plate.PointsOf(t.Palette, seat, strconv.Itoa(int(p.VP))), 1)
	if in.W > 2*lowText { // there is room for a bar, as on a phone across
		var bar view.Rect
		bar, in = in.Side(in.W - lowText)
		t.bar(view.Rect{X: bar.X, Y: bar.Middle().Y - 9, W: bar.W - 12, H: 18}, seat)
	}
	upper, lower := in.Top(in.H / 2)
	t.Fitted(upper, t.w.SeatName(seat), t.name(seat))
	t.Fitted(lower, t.Words.Text("company.purses.short", "money", t.money(int(p.Money)), "income", words.Signed(t.m.Game.IncomeLevel(p)),
		"cards", p.HandLen(), "links", t.m.Game.LinksLeft(p)), t.Soft())
}

// ground draws what a row stands on, framed where the seat is on turn; a click opens its mat. What is drawn on it until the end is silent:
// one sentence says all of it.
func (t *table) ground(row view.Rect, seat engine.Seat) (end func()) {
	id := "purses:" + strconv.Itoa(int(seat))
	switch {
	case t.onTurn(seat):
		t.Add(view.Item{Kind: view.Box, Area: row, Radius: theme.Corner, Fill: livery.Seat(t.Palette, seat).Fade(0.14), Line: livery.Seat(t.Palette, seat), Width: 1.6})
	case t.Attended(id):
		t.Box(row, theme.Corner, t.Palette.Raised, 0)
	}
	t.FocusRing(id, row, theme.Corner)
	p := &t.m.State.Players[seat]
	t.Target(view.Target{ID: id, Area: row, Act: mats.Show{Seat: seat}, About: topbar.VP{Seat: seat}, Aside: true,
		Name: t.Words.Text("company.purses.row", "who", t.w.SeatName(seat), "place", int(t.m.State.PlaceOf(seat))+1, "money", t.money(int(p.Money)),
			"income", words.Signed(t.m.Game.IncomeLevel(p)), "spent", t.w.Money(int(p.Spent)), "cards", p.HandLen(),
			"links", t.m.Game.LinksLeft(p), "vp", strconv.Itoa(int(p.VP)), "now", strconv.Itoa(t.then[seat]))})
	return t.Part(view.Silent)
}

func (t *table) onTurn(seat engine.Seat) bool {
	return t.m.State.Decision != engine.GameOver && t.m.State.PlaceOf(seat) == t.m.State.Turn
}

// bar draws the VP that a seat would have if the era ended now, and in a frame those that it has.
func (t *table) bar(area view.Rect, seat engine.Seat) {
	t.Box(area, 2, t.Palette.Sunk, t.Palette.Grid)
	wide := func(vp int) float64 { return area.W * float64(max(vp, 0)) / float64(t.most) }
	then := area
	then.W = wide(t.then[seat])
	if then.W > 1 {
		t.Picture(then, plate.Band{Coat: plate.CoatOf(t.Palette, seat)}, 1)
	}
	now := area.Inset(1)
	now.W = wide(int(t.m.State.Players[seat].VP)) - 2
	if now.W > 2 {
		t.Add(view.Item{Kind: view.Box, Area: now.Inset(-1), Line: 0x0b0d0eff, Width: 4})
		t.Add(view.Item{Kind: view.Box, Area: now, Line: view.White, Width: 2})
	}
}

// order draws the place of a seat in this round's order.
func (t *table) order(at view.Point, seat engine.Seat) {
	paper := t.Palette.Table()
	fill := paper.Parchment
	if t.m.State.PlaceOf(seat) < t.m.State.Turn {
		fill = fill.Mix(paper.Ink, 0.35)
	}
	area := view.Around(at, disc, disc)
	t.Add(view.Item{Kind: view.Box, Area: area, Radius: disc / 2, Fill: fill, Line: paper.Ink, Width: 1})
	t.Label(area, strconv.Itoa(int(t.m.State.PlaceOf(seat))+1), widget.Style{Font: assets.Bold, Size: theme.Small, Colour: paper.Ink, Align: view.Centre})
}

func (t *table) name(seat engine.Seat) widget.Style {
	return t.Strong().In(livery.Seat(t.Palette, seat))
}

// money is what a seat has, unless that is its owner's secret.
func (t *table) money(pounds int) string {
	if t.m.Game.Edition.PrivateMoney {
		return "–"
	}
	return t.w.Money(pounds)
}
