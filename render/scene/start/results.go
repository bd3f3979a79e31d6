package start

import (
	"strconv"

	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawChart draws a pair of bars for each game, the oldest at the left, with the scores above them.
func drawChart(c *widget.Canvas, area view.Rect, last []statistics.Result) float64 {
	most := 1
	for i := range last {
		most = max(most, last[i].You, last[i].Automa)
	}
	size := c.Least(theme.Tiny * c.Reading)
	c.Box(area, theme.Corner, c.Palette.Sunk, c.Palette.Grid)
	inner := area.Insets(10, 8)
	legend, inner := inner.Top(size * 1.5)
	drawLegend(c, legend, size, last)
	floor := inner.Bottom()
	if c.TouchLayout() { // the newest, as many as there is room for
		last = last[:min(len(last), int(inner.W/(4.6*size)))]
	}
	wide := min(inner.W/float64(max(len(last), 5)), 90)
	room := inner.H - size*1.4
	for i := range last {
		r := &last[len(last)-1-i]
		x := inner.X + wide*float64(i)
		for seat, vp := range []int{r.You, r.Automa} {
			colour := c.Palette.Human
			if seat == 1 {
				colour = c.Palette.Automa
			}
			high := max(room*float64(max(vp, 0))/float64(most), 1)
			bar := view.Rect{X: x + wide*(0.08+0.42*float64(seat)), Y: floor - high, W: wide * 0.38, H: high}
			c.Add(view.Item{Kind: view.Box, Area: bar, Radius: min(2, high/2), Fill: colour.Fade(0.9)})
			text := view.Rect{X: x + wide*(0.05+0.42*float64(seat)), Y: bar.Y - size*1.35, W: wide * 0.44, H: size * 1.3}
			c.Fitted(text, strconv.Itoa(vp), c.Soft().Sized(size).In(c.Palette.Text).To(view.Centre))
		}
	}
	c.Line([]view.Point{{X: inner.X, Y: floor}, {X: inner.Right(), Y: floor}}, 1, c.Palette.Edge)
	return area.H
}

// drawLegend names the side of each colour of bars of games of a kind, with a sign as well.
func drawLegend(c *widget.Canvas, area view.Rect, size float64, of []statistics.Result) {
	other, icon := "automa", "cog"
	if len(of) > 0 && of[0].Rival {
		other, icon = against(of[0].Kind), "rival"
	}
	for _, of := range []struct {
		icon, text string
		colour     view.Colour
	}{{"player", "statistics.you", c.Palette.Human}, {icon, "statistics." + other, c.Palette.Automa}} {
		var icon, text view.Rect
		icon, area = area.Left(size * 1.4)
		text, area = area.Left(90 * c.Reading)
		c.Icon(icon.Inset(1), of.icon, of.colour)
		c.Fitted(text.Insets(5, 0), c.Words.Text(of.text), c.Soft().Sized(size))
	}
	if c.Size.Layout() == view.Tall {
		return
	}
	c.Fitted(area, c.Words.Text("statistics.oldest-first"), c.Soft().Sized(size).To(view.Right))
}

// drawEnd draws the sign for a game won or lost.
func drawEnd(c *widget.Canvas, area view.Rect, r *statistics.Result) {
	if r.Won {
		c.Icon(area, "trophy", c.Palette.Brass)
		return
	}
	c.Icon(area, "cross", c.Palette.No)
}

// drawResults lists games with their ends.
func drawResults(c *widget.Canvas, area view.Rect, list []statistics.Result) float64 {
	line := view.Rect{X: area.X, Y: area.Y, W: area.W, H: c.Soft().Lead() + 6}
	for i := range list {
		if c.Size.Layout() == view.Tall {
			line.Y += drawResult(c, line, &list[i])
			continue
		}
		r, t := &list[i], resultTexts(words.In(c.Words), &list[i])
		at := cells(line, 0.05, 0.22, 0.28, 0.25, 0.20)
		drawEnd(c, at[0].Insets(0, 3), r)
		c.Fitted(at[1], t.date, c.Soft())
		c.Fitted(at[2], t.end, c.Soft().In(c.Palette.Text))
		c.Fitted(at[3], t.score, c.Soft())
		c.Fitted(at[4], t.seed, c.Soft().To(view.Right))
		line.Y = line.Bottom()
	}
	return line.Y - area.Y
}

// drawResult draws the result of a game in two lines, and returns their height.
func drawResult(c *widget.Canvas, area view.Rect, r *statistics.Result) float64 {
	t := resultTexts(words.In(c.Words), r)
	high := c.Soft().Lead()
	icon, line := area.Left(30)
	line.H = high
	drawEnd(c, view.Rect{X: icon.X, Y: icon.Y, W: 20, H: high}, r)
	c.Label(line, t.date, c.Soft().To(view.Right))
	c.Fitted(line, t.end, c.Soft().In(c.Palette.Text))
	line.Y += high
	c.Label(line, t.seed, c.Soft().To(view.Right))
	c.Fitted(line, t.score, c.Soft())
	return 2*high + 10
}

// cells divides a line of a table into columns, given as parts of its width.
func cells(area view.Rect, parts ...float64) (list []view.Rect) {
	for _, part := range parts {
		cell := area
		cell.W = area.W * part
		area.X += cell.W
		list = append(list, cell.Insets(6, 0))
	}
	return list
}
