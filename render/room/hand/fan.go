package hand

import (
	"math"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Of the fan. Cards stand in as many rows as let every name be read; those of the row behind show their upper part.
const (
	FanID    = "hand:fan" // the ground that takes the finger drawn along the cards
	fanEdge  = 2.0        // beside the outer cards
	fanApart = 3.0
	fanShows = 50.0 // of the row behind, at least where there is room
	fanPart  = 0.22 // of a lower fan
	fanLeast = 94.0 // width in which a name can be read
	fanMost  = 118.0
	fanTall  = 1.75 // and at most so much higher than wide
	fanPair  = 1.5  // the same in two rows: the rest of the height shows more of the row behind
)

// DrawFan draws the hand in one row or two: the card that is picked or looked at lies on top, and is whole.
func DrawFan(c *widget.Canvas, area view.Rect, m Model) {
	p := m.player(c)
	n := p.HandLen()
	if m.Game.PrivateHand() {
		m.notes(c, area.Insets(10, 4))
		return
	}
	if m.Asked {
		c.Target(view.Target{ID: FanID, Area: area, Drag: true, NoFocus: true})
	}
	top := -1
	for i := range n {
		if m.Picked[i] || top < 0 && c.Attended(cardID(i)) {
			top = i
		}
	}
	for i := range n {
		if i != top {
			c.Clipped(area, func() { m.card(c, FanArea(area, i, n), i, p.Hand[i]) })
		}
	}
	if top >= 0 {
		at := FanArea(area, top, n)
		at.Y = min(at.Y, area.Bottom()-at.H+raise)
		m.card(c, at, top, p.Hand[top])
	}
}

// FanArea is the area of a card of the fan, counted from 0, of so many.
func FanArea(area view.Rect, index, n int) view.Rect {
	in := area.Insets(fanEdge, 0)
	rows := 1
	if in.W < float64(n)*(fanLeast+fanApart) {
		rows = 2
	}
	columns := (n + rows - 1) / rows
	wide := min((in.W+fanApart)/float64(max(columns, 1))-fanApart, fanMost)
	room := area.H - raise - 2
	high, shows := min(room, wide*fanTall), 0.0
	if rows == 2 {
		high = min(room-min(fanShows, room*fanPart), wide*fanPair)
		shows = min(room-high, high+fanApart)
	}
	free := max(room-high-shows, 0)
	row, column := index/max(columns, 1), index%max(columns, 1)
	left := in.Middle().X - (float64(columns)*(wide+fanApart)-fanApart)/2
	return view.Rect{X: math.Round(left + float64(column)*(wide+fanApart)), Y: area.Y + raise + free + float64(row)*shows, W: wide, H: high}
}
