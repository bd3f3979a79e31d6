package mats

import (
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// Compact draws the human's mat as a list, to choose whose next tile leaves it, and returns how high it came out.
func Compact(c *widget.Canvas, area view.Rect, m Model) float64 {
	const gap = 6.0
	m.Seat = engine.HumanSeat
	high := 30 + 24*c.Reading
	y := area.Y
	for i := engine.Cotton; i <= engine.Brewery; i++ {
		m.line(c, view.Rect{X: area.X, Y: y, W: area.W, H: high}, i)
		y += high + gap
	}
	return y - gap - area.Y
}

// line draws the next tile of an industry, and what would come after it.
func (m *Model) line(c *widget.Canvas, area view.Rect, i engine.Industry) {
	p := c.Palette
	id := "stack:" + i.String()
	lit := m.Asked && m.Lit.Has(i)
	fill, line, ink := p.Panel.Mix(p.Raised, 0.4), p.Grid, p.Soft
	if lit {
		fill, line, ink = p.Raised, p.Brass, p.Text
	}
	if m.Picked == i || lit && c.Attended(id) {
		fill = p.Raised.Mix(p.Brass, 0.2)
	}
	c.Box(area, theme.Corner, fill, line)
	icon, rest := area.Insets(12, 5).Left(30)
	c.Icon(icon, theme.IndustryIcon(i), p.Industry(i).Fade(opacity(lit)))
	rest = view.Rect{X: rest.X + 12, Y: rest.Y, W: rest.W - 12, H: rest.H}
	upper, lower := rest.Top(rest.H / 2)
	tile := m.Game.Next(m.player(), i)
	name := c.Words.Text("mat-page.none", "stack", c.Words.Text("mat-page.stack."+i.String()))
	if tile != 0 {
		name = c.Words.Text("mat-page.next."+i.String(), "level", c.Words.Level(tile))
		sign, left := upper.Side(26)
		if !m.Game.Tiles[tile].Developable {
			c.Icon(sign.Insets(2, 0), "no-develop", p.No)
		}
		upper = left
	}
	c.Fitted(upper, name, c.Strong().In(ink))
	c.Fitted(lower, m.behind(c, i, tile), c.Soft())
	c.FocusRing(id, area, theme.Corner)
	target := view.Target{ID: id, Area: area, About: Tile{m.Seat, tile, m.Start[tile]}}
	if tile == 0 {
		target.About = nil
	}
	if m.Asked {
		target.Act = Stack{i}
	}
	c.Target(target)
}

func opacity(lit bool) float64 {
	if lit {
		return 1
	}
	return 0.5
}

// behind tells what is left of an industry once its next tile is gone.
func (m *Model) behind(c *widget.Canvas, i engine.Industry, next engine.Tile) string {
	var list []string
	for _, t := range m.tiles(i) {
		n := int(m.player().Mat[t])
		if t == next {
			n--
		}
		if n > 0 {
			list = append(list, c.Words.Text("mat-page.behind", "level", c.Words.Level(t), "n", strconv.Itoa(n)))
		}
	}
	switch {
	case next == 0:
		return ""
	case list == nil:
		return c.Words.Text("mat-page.last")
	}
	return c.Words.Text("mat-page.then", "list", strings.Join(list, c.Words.Text("mat-page.comma")))
}
