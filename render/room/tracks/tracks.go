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
}

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

// High is the height of the strip.
const High = 86.0

// Lengths of the strip.
const (
	margin     = 10.0
	incomeHigh = 27.0
	belowHigh  = 16.0 // of the row below the income track: its spaces and markers
	pointsHigh = 30.0
	headWide   = 92.0 // of the name of a track
	textSize   = 10.5
)

// Draw draws the room as a strip.
func Draw(c *widget.Canvas, area view.Rect, m Model) {
	c.Box(area, theme.Corner+2, c.Palette.Panel, c.Palette.Edge.Fade(0.7))
	inner := area.Insets(margin, (High-incomeHigh-belowHigh-pointsHigh)/2)
	m.ribbons(c, inner, look{income: incomeHigh, below: belowHigh, points: pointsHigh, head: headWide, text: textSize, marker: 11, act: Open{}})
}

// look is the measures of the tracks as they are drawn.
type look struct {
	income, below, points float64 // heights
	head                  float64 // width of the names, 0 without
	text, marker          float64 // sizes
	act                   any     // of a click
}

// ribbons draws both tracks, each as one ribbon, and returns where they end.
func (m *Model) ribbons(c *widget.Canvas, area view.Rect, l look) (bottom float64) {
	income, rest := area.Top(l.income)
	below, rest := rest.Top(l.below)
	points, _ := rest.Top(l.points)
	m.income(c, income, below, 0, len(m.Game.Income), l)
	m.points(c, points, l)
	return points.Bottom()
}

// head draws the name of a track at the left of its ribbon and returns what is right of it.
func head(c *widget.Canvas, ribbon view.Rect, l look, icon, name string, ink view.Colour) view.Rect {
	if l.head == 0 {
		return ribbon
	}
	at, rest := ribbon.Left(l.head)
	sign, at := at.Insets(6, 0).Left(18)
	c.Icon(sign, icon, ink)
	end := c.Part(view.Silent) // the tip is called so
	c.Fitted(view.Rect{X: at.X + 5, Y: at.Y, W: at.W - 5, H: at.H}, name, c.Heading().Plain().Sized(theme.Small).In(ink))
	end()
	return rest
}
