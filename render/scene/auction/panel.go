package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// panelID is the room of the panel that scrolls.
const panelID = "panel:list"

// drawPanel draws the panel beside the board, or the sheet below it.
func (s *Scene) drawPanel(c *widget.Canvas, area view.Rect) {
	room := c.Panel(area)
	c.Asks(area)
	p := &pen{Canvas: c, scene: s, room: room}
	p.head()
	high := s.mode.footHigh(p)
	foot, rest := p.room.Foot(high)
	if high > 0 {
		_, rest = rest.Foot(gap)
	}
	rest.W += 14 // the scroll bar stands in the margin
	s.panel = c.Scrolling(rest, panelID, s.panel, func(in view.Rect) float64 {
		inner := &pen{Canvas: c, scene: s, room: in}
		s.mode.content(inner)
		return inner.room.Y - in.Y
	})
	c.ScrollKeys(panelID, rest.H)
	s.mode.foot(&pen{Canvas: c, scene: s, room: foot})
}

// head writes what the mode is called, and what is asked.
func (p *pen) head() {
	mode := p.scene.mode
	title, asked := mode.title(), mode.asked()
	p.Say(title)
	if asked != "" {
		p.Say(asked)
	}
	if p.low() {
		line := p.strip(p.Heading().Lead())
		p.Fitted(line, title, p.Heading())
		if asked != "" && p.Size.Layout() == view.Tall {
			p.down(p.Para(p.room, "panel:ask", asked, p.Soft().In(p.Palette.Text)) + gap/2)
		}
		return
	}
	line := p.strip(34 * p.grown())
	note := ""
	if l, up := mode.lot(); up {
		note = p.text("place", "era", industry.EraName(l.zone.Era()), "column", industry.ColumnName(l.zone.Column()))
	}
	wide := p.Soft().Width(note)
	side, line := line.Side(wide + 1)
	line.W -= gap
	p.Fitted(line, title, p.Title())
	p.Label(side, note, p.Soft())
	if asked != "" {
		p.down(p.Para(p.room, "panel:ask", asked, p.Body().Sized(theme.Body*p.Reading*0.95)) + gap/2)
	}
}

// The sizes of the auction in the panel.
const (
	plateWide, plateHigh       = 150.0, 206.0
	lowPlateWide, lowPlateHigh = 84.0, 118.0
	rowHigh, lowRowHigh        = 36.0, 28.0
)

// auction draws the plate that is up, and beside it a row a seat and the highest bid.
func (p *pen) auction(l *lot) {
	w, h, row := plateWide, plateHigh, rowHigh*p.grown()
	if p.low() {
		w, h, row = lowPlateWide, lowPlateHigh, lowRowHigh
	}
	order := l.order()
	rows := float64(len(order))*(row+4) - 4
	if !p.low() {
		rows += row + gap
	}
	h = max(min(h, rows), rows)
	at := p.strip(h)
	left, right := at.Left(w)
	_, right = right.Left(gap + 4)
	raised := p.scene.motion.raised(l.zone)
	p.scene.motion.spots.plate = left
	p.scene.drawPlate(p.Canvas, left.Move(0, raised), l.zone)
	y := right.Y
	for _, seat := range order {
		p.bidder(view.Rect{X: right.X, Y: y, W: right.W, H: row}, l, seat)
		y += row + 4
	}
	if !p.low() {
		p.high(view.Rect{X: right.X, Y: y + gap - 4, W: right.W, H: row}, l)
	}
	p.down(gap)
}

// bidder draws the row of a seat in an auction.
func (p *pen) bidder(area view.Rect, l *lot, seat industry.Seat) {
	lit := l.bidder == seat && l.winner == industry.Nobody || l.winner == seat
	p.box(area, lit)
	p.scene.motion.spots.rows[seat] = area
	in := area.Insets(gap, 0)
	mark, in := in.Left(p.signSide())
	sign(p.Canvas, mark, seat)
	_, in = in.Left(gap)
	text, style := p.standing(l, seat)
	name := p.Strong().Sized(p.Least(theme.Small*p.Reading + 1))
	wide := min(name.Width(p.scene.name(seat))+1, in.W*0.5)
	at, in := in.Left(wide)
	p.Fitted(at, p.scene.name(seat), name)
	_, in = in.Left(gap)
	if bid := l.bids[seat]; bid > 0 {
		number, rest := in.Side(26 * p.grown())
		p.Label(number, strconv.Itoa(int(bid)), p.Strong().To(view.Right).In(p.ink(lit)))
		rest.W -= 4
		coins(p.Canvas, rest, p.scene.motion.laid(seat, int(bid)), 16*p.grown())
		return
	}
	if seat == l.auctioneer { // who has the hammer
		wide := min(style.Width(text)+1, in.W-p.signSide()-gap)
		at := view.Rect{X: in.Right() - wide - p.signSide() - gap, Y: in.Y, W: p.signSide(), H: in.H}
		at = at.Move(0, -hammerHigh*p.scene.motion.struck())
		p.Picture(view.Around(at.Middle(), p.signSide(), p.signSide()), plate.Hammer{Colour: p.Palette.Brass}, 1)
	}
	p.Fitted(in, text, style)
}

func (p *pen) ink(lit bool) view.Colour {
	if lit {
		return p.Palette.Brass
	}
	return p.Palette.Text
}

// standing tells in a word what a seat that has not bid is in an auction.
func (p *pen) standing(l *lot, seat industry.Seat) (string, widget.Style) {
	soft := p.Soft().To(view.Right)
	switch bid := l.bids[seat]; {
	case l.winner == seat:
		return p.text("wins"), soft.In(p.Palette.Brass)
	case l.asked == seat && seat != l.auctioneer:
		key := "bids-now"
		if seat == p.scene.you {
			key = "your-bid"
		}
		return p.text(key), p.Strong().Sized(soft.Size).To(view.Right).In(p.Palette.Brass)
	case bid == industry.Passed:
		return p.text("passed"), soft
	case seat == l.auctioneer:
		return p.text("auctioneer"), soft
	}
	return p.text("to-come"), soft
}

// high draws the highest bid.
func (p *pen) high(area view.Rect, l *lot) {
	p.Box(area, theme.Corner, 0, p.Palette.BrassDeep)
	in := area.Insets(gap, 0)
	if l.bidder == industry.Nobody {
		p.Fitted(in, p.text("no-bid"), p.Soft())
		return
	}
	number, in := in.Side(30 * p.grown())
	p.Label(number, strconv.Itoa(int(l.high)), p.Strong().Sized(theme.Heading*p.Reading).To(view.Right).In(p.Palette.Brass))
	in.W -= 4
	in = coins(p.Canvas, in, int(l.high), 16*p.grown())
	p.Fitted(in, p.text("high-bid", "name", p.scene.name(l.bidder)), p.Soft().In(p.Palette.Text))
}
