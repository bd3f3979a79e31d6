// Package tracks is the room with the income track and the VP track: the markers of the seats, and where a previewed choice would
// move them.
package tracks

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the room shows.
type Model struct {
	Game   *automa.Game
	State  *engine.State
	Coming [engine.MaxSeats]int // VP that the end of the era would add now
	After  After                // of a choice that is looked at
	Before After                // of the choice that was looked at until now, while it fades
	Unseen float64              // how much of After, or else of Before, is not seen yet or any more, from 0 to 1
	Hops   []Hop                // markers of income on their way
}

// Hop is the way of a seat's income marker from where it stands: by some spaces, of which it has come a part.
type Hop struct {
	Seat engine.Seat
	By   int
	Part float64
}

// ahead is the choice whose ghosts are drawn.
func (m *Model) ahead() *After {
	if m.After.Known {
		return &m.After
	}
	return &m.Before
}

// seen is how much of its ghosts is seen, from 0 to 1.
func (m *Model) seen() float64 { return 1 - m.Unseen }

// After is where the markers would stand after a choice. The zero After is that of no choice.
type After struct {
	Income bill.Range                  // the space of the seat that chooses
	VP     [engine.MaxSeats]bill.Range // with those that the end of the era would add then
	Known  bool
}

// AfterOf tells where the markers would stand after a choice with a bill.
func AfterOf(s *engine.State, coming [engine.MaxSeats]int, b *bill.Bill) After {
	a := After{Income: b.Final.Income, Known: true}
	for seat := range int(s.Seats) {
		at := int(s.Players[seat].VP)
		a.VP[seat] = bill.Range{Low: at, High: at}
	}
	a.VP[b.Seat] = b.Final.VP
	for seat := range int(s.Seats) {
		more := coming[seat]
		for _, p := range b.Points {
			if int(p.Seat) == seat {
				more += p.VP
			}
		}
		a.VP[seat].Low += more
		a.VP[seat].High += more
	}
	return a
}

// Open is the act that opens the page with the whole tracks.
type Open struct{}

// High is the height of the strip at a table of two.
const High = 86.0

// HighFor is the height of the strip for so many seats: each needs a lane of the VP track.
func HighFor(seats int) float64 { return High + 8*float64(max(seats-2, 0)) }

const margin = 10.0 // of the strip

// Draw draws the room as a strip.
func Draw(c *widget.Canvas, area view.Rect, m Model) {
	c.Box(area, theme.Corner+2, c.Palette.Panel, c.Palette.Edge.Fade(0.7))
	l := strip
	income, rest := inner(area).Top(l.income)
	below, rest := rest.Top(l.below)
	m.income(c, income, below, 0, len(m.Game.Income), l)
	m.points(c, rest, l)
}

func inner(area view.Rect) view.Rect {
	return area.Insets(margin, (High-strip.income-strip.below-strip.points)/2)
}

// Spot is where the income marker on a space stands in the strip. Animations begin and end there.
func Spot(g *engine.Game, area view.Rect, space int) view.Rect {
	income, rest := inner(area).Top(strip.income)
	spaces := scaleOf(strip.cells(income), 0, len(g.Income))
	return view.Around(view.Point{X: spaces.middle(space), Y: rest.Y + strip.below/2 + 1}, 24, 24)
}

// look is the measures of the tracks as they are drawn.
type look struct {
	income, below, points float64 // heights: of the ribbons, and of the row with the spaces and markers of the income between them
	head                  float64 // width of the names, 0 without
	text, marker          float64 // sizes
	act                   any     // of a click
}

var strip = look{income: 27, below: 16, points: 30, head: 92, text: 10.5, marker: 11, act: Open{}}

// cells is where the spaces of a ribbon are: right of its name.
func (l look) cells(ribbon view.Rect) view.Rect {
	_, rest := ribbon.Left(l.head)
	return rest.Insets(4, 4)
}

// ruled draws a tick that stands on the foot of a ribbon. A box costs less than a line, and there are many.
func ruled(c *widget.Canvas, x, foot, long float64, colour view.Colour) {
	c.Add(view.Item{Kind: view.Box, Area: view.Rect{X: x - 0.4, Y: foot - long, W: 0.8, H: long}, Fill: colour})
}

// head draws the name of a track at the left of its ribbon, where there is room for it.
func head(c *widget.Canvas, ribbon view.Rect, l look, icon, name string, ink view.Colour) {
	if l.head == 0 {
		return
	}
	at, _ := ribbon.Left(l.head)
	sign, at := at.Insets(6, 0).Left(18)
	c.Icon(sign, icon, ink)
	end := c.Part(view.Silent) // the tip is called so
	c.Fitted(view.Rect{X: at.X + 5, Y: at.Y, W: at.W - 5, H: at.H}, name, c.Heading().Plain().Sized(theme.Small).In(ink))
	end()
}
