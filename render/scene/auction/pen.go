package auction

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
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

// words are the words of the picture.
func (p *pen) words() words.Words { return words.In(p.Words) }

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

// small is how much larger than usual things in the panel are, beside text.
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

// The coins (I2), and the cog around points.
const (
	gold, goldEdge     view.Colour = 0xe8b33cff, 0x5c3d08ff
	silver, silverEdge view.Colour = 0xdfe3e2ff, 0x4d5559ff
	fifth                          = 5 // T of the larger coin
)

// coins draws talers as coins, at the right of an area, no more than fit into it, and returns the room left of them.
func coins(c *widget.Canvas, area view.Rect, talers int, side float64) view.Rect {
	if talers <= 0 {
		return area
	}
	step, ones := side*0.55, talers%fifth
	fives := talers / fifth
	wide := func(f, o int) float64 {
		w := 0.0
		if f > 0 {
			w += side + float64(f-1)*step
		}
		if o > 0 {
			w += side + float64(o-1)*step + 2
		}
		return w
	}
	for wide(fives, ones) > area.W && fives > 1 {
		fives--
	}
	if wide(fives, ones) > area.W {
		return area
	}
	x, y := area.Right()-wide(fives, ones), area.Middle().Y-side/2
	left := area
	left.W = x - 6 - area.X
	draw := func(n int, text string, fill, edge view.Colour) {
		for i := range n {
			at := view.Rect{X: x, Y: y, W: side, H: side}
			c.Add(view.Item{Kind: view.Box, Area: at, Radius: side / 2, Fill: fill, Line: edge, Width: 1.6})
			if i == n-1 {
				end := c.Part(view.Silent)
				c.Label(at, text, widget.Style{Font: assets.Bold, Size: side * 0.62, Colour: edge, Align: view.Centre})
				end()
			}
			x += step
		}
		if n > 0 {
			x += side - step + 2
		}
	}
	draw(fives, strconv.Itoa(fifth), silver, silverEdge)
	draw(ones, "T", gold, goldEdge)
	return left
}

// cog draws points in a cog.
func cog(c *widget.Canvas, area view.Rect, text string) {
	paper := c.Palette.Table()
	c.Icon(area, "cog", paper.Parchment)
	side := min(area.W, area.H)
	c.Add(view.Item{Kind: view.Box, Area: view.Around(area.Middle(), side*0.62, side*0.62), Radius: side * 0.31, Fill: paper.Parchment})
	c.Label(view.Around(area.Middle(), side, side), text, widget.Style{Font: assets.Bold, Size: side * 0.48, Colour: paper.Ink, Align: view.Centre})
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

// button draws a button whose note stands below its text.
func (p *pen) button(area view.Rect, b widget.Button) {
	b.Under = b.Note != ""
	p.Button(area, b)
}

// low reports whether there is little height, as on a phone.
func (p *pen) low() bool { return p.TouchLayout() }

// side is the side of small signs in the panel.
func (p *pen) signSide() float64 { return 20 * p.grown() }

// box draws the ground of something in the panel.
func (p *pen) box(area view.Rect, lit bool) {
	fill, line := p.Palette.Sunk, p.Palette.Grid
	if lit {
		fill, line = p.Palette.Raised.Mix(p.Palette.Brass, 0.16), p.Palette.Brass
	}
	p.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Line: line, Width: theme.Hair})
}
