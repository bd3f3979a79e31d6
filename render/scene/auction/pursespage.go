package auction

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// pursesPage shows the purses and the resources, where the table has no room for them.
type pursesPage struct{ scroll widget.Scroll }

const pursesID = "purses:list"

func (*pursesPage) passing() bool { return false }

func (p *pursesPage) do(_ *Scene, act any) bool { return p.scroll.Do(pursesID, act) }

func (p *pursesPage) draw(s *Scene, c *widget.Canvas) {
	room := c.Page(760, 640, s.text("purses.title"), pages.Close{})
	c.Key("menu", pages.Close{})
	c.ScrollKeys(pursesID, room.H)
	p.scroll = c.Scrolling(room, pursesID, p.scroll, func(in view.Rect) float64 {
		y := in.Y
		columns := 2
		const high, resources = 168.0, 130.0
		for seat := range int(s.state().Seats) {
			at := view.Rect{X: in.X, Y: y + float64(seat/columns)*(high+gap), W: in.W, H: high}.Columns(columns, gap)[seat%columns]
			s.purse(c, at, industry.Seat(seat))
		}
		y += float64((int(s.state().Seats)+1)/columns)*(high+gap) + gap
		half := (len(industry.Resources) + 1) / 2
		if c.Size.Layout() == view.Tall {
			half = (len(industry.Resources) + 2) / 3
		}
		pen := &pen{Canvas: c, scene: s, room: view.Rect{X: in.X, Y: y, W: in.W, H: 30}}
		pen.para("resources", s.text("resources.title"), c.Heading())
		y = pen.room.Y
		for i, r := range industry.Resources {
			row := view.Rect{X: in.X, Y: y + float64(i/half)*(resources+4), W: in.W, H: resources}
			s.resource(pen, row.Columns(half, 4)[i%half], r)
		}
		return y + float64((len(industry.Resources)+half-1)/half)*(resources+4) - in.Y
	})
}
