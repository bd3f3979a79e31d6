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

// platesHigh is how high the plates are: two beside each other, more below each other.
func (p *RoundEnd) platesHigh(c *widget.Canvas) float64 {
	if seats := float64(p.Frame.Before.Seats); seats > 2 {
		return seats*rowPlate(c) + (seats-1)*platesApart
	}
	return c.Body().Lead() + c.Soft().Lead() + 12
}

// rowPlate is how high a plate is that is one of several below each other.
func rowPlate(c *widget.Canvas) float64 { return c.Body().Lead() + 10 }

const (
	placeWide   = 22.0 // the room for the place at the left of a plate
	purseWide   = 54.0
	spentWide   = 110.0
	platesApart = 6.0  // of those below each other
	passing     = 10.0 // how far a plate sinks that lets another one pass
	coinSide    = 24.0
	coinLeaves  = 40.0 // how far away money goes that was spent
)

// plates draws the plate of each seat, in turn order, and returns where the purses are.
func (p *RoundEnd) plates(c *widget.Canvas, area view.Rect) (purses [engine.MaxSeats]view.Point) {
	before, after := &p.Frame.Before, &p.Frame.After
	places := p.placesOf(c, area)
	for place, column := range places {
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
		_, at := places[from].Left(placeWide)
		way, sinks := places[to], float64(max(to-from, 0))*passing*math.Sin(math.Pi*ordered)
		at.X += (way.X - places[from].X) * ordered
		at.Y += (way.Y - places[from].Y) * ordered
		if way.Y == places[from].Y {
			at.Y += sinks
		} else {
			at.X -= sinks
		}
		purses[seat] = p.plate(c, at, seat)
	}
	return purses
}

// placesOf are the places of the plates, in turn order.
func (p *RoundEnd) placesOf(c *widget.Canvas, area view.Rect) (places []view.Rect) {
	if p.Frame.Before.Seats == 2 {
		return area.Columns(2, theme.Gap)
	}
	for range p.Frame.Before.Seats {
		var place view.Rect
		place, area = area.Top(rowPlate(c))
		_, area = area.Top(platesApart)
		places = append(places, place)
	}
	return places
}

// plate draws a seat's money and spending.
func (p *RoundEnd) plate(c *widget.Canvas, area view.Rect, seat engine.Seat) (purse view.Point) {
	s := &p.Frame.Before
	c.Box(area, theme.Corner, c.Palette.Sunk, livery.Seat(c.Palette, seat))
	name, money, lower := p.parts(c, area, !s.IsAutoma(seat))
	mark, name := name.Left(name.H)
	ownerMark(c, mark, seat)
	if !s.IsAutoma(seat) {
		c.Label(money, words.In(c.Words).Money(p.purse(seat)), c.Strong().To(view.Right))
		purse = view.Point{X: money.Right() - coinSide/2, Y: money.Middle().Y}
	}
	_, name = name.Left(8)
	c.Fitted(name, words.In(c.Words).SeatName(seat), c.Strong().In(livery.Seat(c.Palette, seat)))
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

// parts are those of a plate: what was spent stands below the name, or beside it where plates stand below each other.
func (p *RoundEnd) parts(c *widget.Canvas, area view.Rect, purse bool) (name, money, spent view.Rect) {
	name, spent = area.Insets(10, 6).Top(c.Body().Lead())
	rows := p.Frame.Before.Seats > 2
	if rows {
		name = area.Insets(10, 5)
	}
	if purse {
		money, name = name.Side(purseWide)
	}
	if rows {
		spent, name = name.Side(spentWide * c.Reading)
	}
	return name, money, spent
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
