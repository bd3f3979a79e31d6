package hand

import (
	"sohofoundry/engine"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Of the fan.
const (
	fanPart  = 0.68 // a card's width, of its height
	fanSink  = 2.0  // how much lower each card lies than its neighbour nearer to the middle, at first
	fanRaise = 12.0
	fanEdge  = 8.0 // beside the outer cards
)

// DrawFan draws the hand as a fan: the cards overlap, and the one that is picked or looked at lies on top.
func DrawFan(c *widget.Canvas, area view.Rect, m Model) {
	p := &m.State.Players[engine.HumanSeat]
	n := p.HandLen()
	top := -1
	c.Clipped(area, func() {
		for i := range n {
			if m.Picked[i] || c.Attended(cardID(i)) {
				top = i
				continue
			}
			m.fanCard(c, area, i, n)
		}
		if top >= 0 {
			m.fanCard(c, area, top, n)
		}
	})
}

func (m *Model) fanCard(c *widget.Canvas, area view.Rect, i, n int) {
	m.card(c, FanArea(area, i, n), i, m.State.Players[engine.HumanSeat].Hand[i])
}

// FanArea is the area of a card of the fan, counted from 0, of so many.
func FanArea(area view.Rect, index, n int) view.Rect {
	high := max(area.H-fanRaise-8, 150-fanRaise-8)
	wide := high * fanPart
	step := min(wide+6, (area.W-2*fanEdge-wide)/float64(max(n-1, 1)))
	left := area.Middle().X - (step*float64(n-1)+wide)/2
	off := float64(index) - float64(n-1)/2
	return view.Rect{X: left + step*float64(index), Y: area.Y + fanRaise + fanSink*off*off/2, W: wide, H: high}
}
