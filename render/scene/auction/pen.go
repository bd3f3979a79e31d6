package auction

import (
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// pen writes a room from the top downwards.
type pen struct {
	*widget.Canvas
	scene *Scene
	room  view.Rect // the room left below
}

const gap = 8.0

// text is a text of the table.
func (p *pen) text(key string, named ...any) string {
	return p.Words.Text("industry-table."+key, named...)
}

// down leaves some room free.
func (p *pen) down(h float64) { p.room.Y += h; p.room.H -= h }

// strip takes a strip off the room.
func (p *pen) strip(h float64) view.Rect {
	strip := p.room
	strip.H = h
	p.down(h)
	return strip
}

// para writes a paragraph.
func (p *pen) para(id, text string, style widget.Style) {
	if text != "" {
		p.down(p.Para(p.room, id, text, style) + gap/2)
	}
}

// grown is how much larger than usual things in the panel are, beside text.
func (p *pen) grown() float64 { return max(1, p.Reading*0.9) }

// sign draws the sign of a seat.
func sign(c *widget.Canvas, at view.Rect, p industry.Seat) {
	side := min(at.W, at.H)
	c.Picture(view.Around(at.Middle(), side, side), plate.SignOf(c.Palette, engine.Seat(p)), 1)
}

// colour is the colour of a seat in text.
func colour(c *widget.Canvas, p industry.Seat) view.Colour {
	return livery.Seat(c.Palette, engine.Seat(p))
}

// fifth is how many talers the larger coin is worth (I2).
const fifth = 5

// coins draws talers as coins, at the right of an area, and returns the room left of them. Where they do not fit, none are drawn.
func coins(c *widget.Canvas, area view.Rect, talers int, side float64) view.Rect {
	wide := coinsWide(talers, side)
	if talers <= 0 || wide > area.W {
		return area
	}
	at := view.Rect{X: area.Right() - wide, Y: area.Middle().Y - side/2, W: side, H: side}
	left := view.Rect{X: area.X, Y: area.Y, W: at.X - gap - area.X, H: area.H}
	draw := func(n int, value int8) {
		for range n {
			c.Picture(at, plate.Taler{Value: value, Palette: c.Palette.Table().Name}, 1)
			at.X += side * overlap
		}
	}
	draw(talers/fifth, fifth)
	draw(talers%fifth, 0)
	return left
}

// overlap is from coin to coin, as a part of one's width.
const overlap = 0.55

// coinsWide is how wide talers are as coins.
func coinsWide(talers int, side float64) float64 {
	return side * (1 + overlap*float64(talers/fifth+talers%fifth-1))
}

// cog draws points in a cog.
func cog(c *widget.Canvas, area view.Rect, text string) {
	side := min(area.W, area.H)
	c.Picture(view.Around(area.Middle(), side, side), plate.Cogged{Text: text, Palette: c.Palette.Table().Name}, 1)
}

// rule draws a faint line across.
func (p *pen) rule() {
	at := p.strip(gap)
	p.Line([]view.Point{{X: at.X, Y: at.Middle().Y}, {X: at.Right(), Y: at.Middle().Y}}, 1, p.Palette.Grid)
}

// buttonHigh is the height of a button with two lines.
func (p *pen) buttonHigh() float64 {
	if p.Size.Layout() == view.Short {
		return 50
	}
	return 58
}

// Button draws a button of the panel.
func (p *pen) Button(area view.Rect, b widget.Button) {
	b.Main = p.scene.golden(&b)
	p.Canvas.Button(area, b)
}

// button draws a button whose note stands below its text.
func (p *pen) button(area view.Rect, b widget.Button) {
	b.Under = b.Note != ""
	p.Button(area, b)
}

// low reports whether there is little height, as on a phone.
func (p *pen) low() bool { return p.TouchLayout() }

// signSide is the side of small signs in the panel.
func (p *pen) signSide() float64 { return 20 * p.grown() }

// box draws the ground of something in the panel.
func (p *pen) box(area view.Rect, lit bool) {
	fill, line := p.Palette.Sunk, p.Palette.Grid
	if lit {
		fill, line = p.Palette.Raised.Mix(p.Palette.Brass, 0.1), p.Palette.Brass
	}
	p.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Line: line, Width: theme.Hair})
}
