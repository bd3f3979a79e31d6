package pages

import (
	"math"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The end of a round is a moment: the money that was spent leaves the plates of the seats, which lie in turn order; they change places if
// that changes, and income runs to the purses.

// come is how much of a stage of the moment is over, from 0 to 1.
func (p *RoundEnd) come(stage int) float64 {
	return view.Ease((1-p.Left)*float64(p.Frame.Stages()) - float64(stage))
}

// platesHigh is how high the plates are.
func platesHigh(c *widget.Canvas) float64 { return c.Body().Lead() + c.Soft().Lead() + 12 }

const (
	placeWide  = 22.0 // the room for the place at the left of a plate
	passing    = 10.0 // how far a plate sinks that lets another one pass
	coinSide   = 24.0
	coinLeaves = 40.0 // how far away money goes that was spent
)

// plates draws the plate of each seat, in turn order, and returns where the purses are.
func (p *RoundEnd) plates(c *widget.Canvas, area view.Rect) (purses [engine.MaxSeats]view.Point) {
	before, after := &p.Frame.Before, &p.Frame.After
	columns := area.Columns(int(before.Seats), theme.Gap)
	for place, column := range columns {
		c.Label(column, itoa(place+1), c.Heading().In(c.Palette.Brass))
	}
	ordered := 0.0
	for i, e := range p.Frame.Events {
		if e.Kind == engine.OrderSet {
			ordered = p.come(p.Frame.StageOf(i))
		}
	}
	for from, seat := range before.Order[:before.Seats] {
		to := slices.Index(after.Order[:after.Seats], seat)
		_, at := columns[from].Left(placeWide)
		at.X += (columns[to].X - columns[from].X) * ordered
		at.Y += float64(max(to-from, 0)) * passing * math.Sin(math.Pi*ordered)
		purses[seat] = p.plate(c, at, seat)
	}
	return purses
}

// plate draws a seat's money and spending.
func (p *RoundEnd) plate(c *widget.Canvas, area view.Rect, seat engine.Seat) (purse view.Point) {
	s := &p.Frame.Before
	c.Box(area, theme.Corner, c.Palette.Sunk, livery.Seat(c.Palette, seat))
	in := area.Insets(10, 6)
	upper, lower := in.Top(c.Body().Lead())
	mark, name := upper.Left(upper.H)
	ownerMark(c, mark, seat)
	strong := c.Strong().To(view.Right)
	if !s.IsAutoma(seat) {
		var money view.Rect
		money, name = name.Side(54)
		c.Label(money, words.In(c.Words).Money(p.purse(seat)), strong)
		purse = view.Point{X: money.Right() - coinSide/2, Y: money.Middle().Y}
	}
	_, name = name.Left(8)
	c.Fitted(name, c.Words.Text("page.side."+words.SeatKey(seat)), c.Strong().In(livery.Seat(c.Palette, seat)))
	if s.IsAutoma(seat) && !s.SpendingOrder { // its spending is not counted
		return purse
	}
	gone, spent := view.Ease(2*(1-p.Left)), int(s.Players[seat].Spent)
	c.Label(lower, c.Words.Text("page.round-end.plate", "money", words.In(c.Words).Money(spent)), c.Soft().To(view.Right))
	if spent > 0 && gone > 0 && gone < 1 {
		p.coin(c, view.Point{X: lower.X + coinSide/2 - coinLeaves*gone, Y: lower.Middle().Y}, spent, 1-gone)
	}
	return purse
}

// purse is the money of a seat at the moment.
func (p *RoundEnd) purse(seat engine.Seat) int {
	money := float64(p.Frame.Before.Players[seat].Money)
	for i, e := range p.Frame.Events {
		if e.Kind == engine.MoneyMoved && e.Seat == seat {
			money += float64(e.Amount) * p.come(p.Frame.StageOf(i))
		}
	}
	return int(math.Round(money))
}

// coins draws the money that is on its way between lines and purses.
func (p *RoundEnd) coins(c *widget.Canvas, lines []roundLine, icons []view.Point, purses [engine.MaxSeats]view.Point) {
	for i, line := range lines {
		come := p.come(line.stage)
		if line.money == 0 || come == 0 || come == 1 {
			continue
		}
		from, to := icons[i], purses[line.seat]
		if line.money < 0 {
			from, to = to, from
		}
		p.coin(c, from.Between(to, come), max(line.money, -line.money), 1)
	}
}

func (p *RoundEnd) coin(c *widget.Canvas, at view.Point, amount int, seen float64) {
	c.Picture(view.Around(at, coinSide, coinSide),
		plate.Medal{Bonus: engine.BonusMoney, Text: words.In(c.Words).Money(amount), Palette: c.Palette.Table().Name}, seen)
}

// amount writes the part of a line's amount that has come by now.
func (p *RoundEnd) amount(c *widget.Canvas, area view.Rect, line *roundLine) {
	come := p.come(line.stage)
	if line.amount == "" || come == 0 {
		return
	}
	text, colour := line.amount, c.Palette.Yes
	if !line.good {
		colour = c.Palette.No
	}
	if line.money != 0 {
		text = words.In(c.Words).Money(int(math.Round(float64(line.money) * come)))
	}
	c.Label(area, text, c.Body().Of(assets.Bold).In(colour).To(view.Right))
}
