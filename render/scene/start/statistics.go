package start

import (
	"math"
	"slices"
	"strconv"

	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

type pickKind struct{ kind statistics.Kind }

// drawStatistics draws the results of games, kind by kind, and the last ones of the kind that is picked.
func (s *Scene) drawStatistics(c *widget.Canvas, area view.Rect) {
	kinds, hinted, practice := s.world.Statistics.Kinds(), s.world.Statistics.Hinted(), s.world.Statistics.Practice()
	if len(kinds)+len(hinted)+len(practice) == 0 {
		s.drawNoStatistics(c, area)
		return
	}
	s.sheets[results].framed().scrolling(c, area, func(in view.Rect) float64 {
		top := in.Y
		if high := s.drawRating(c, in); high > 0 {
			in.Y += high + theme.Pad
			in.Y += drawHeading(c, in, c.Words.Text("statistics.curve"))
			in.H = curveHigh
			s.drawCurve(c, in, ratings(s.world.Statistics), 1)
			in.Y += in.H + theme.Pad
		}
		if len(kinds) > 0 {
			in.Y += s.drawKinds(c, in, kinds) + theme.Pad
			in.Y += s.drawLast(c, in, s.pickedKind(kinds)) + theme.Pad
		}
		in.Y += drawApart(c, in, "hinted", hinted)
		in.Y += drawApart(c, in, "practice", practice)
		return in.Y - top
	})
}

// drawApart draws the last games that do not count for the named reason, and returns the height.
func drawApart(c *widget.Canvas, in view.Rect, name string, list []statistics.Result) float64 {
	if len(list) == 0 {
		return 0
	}
	top := in.Y
	in.Y += drawHeading(c, in, c.Words.Text("statistics."+name))
	in.Y += c.Para(in, "statistics:"+name, c.Words.Text("statistics."+name+"-explained"), c.Soft()) + 4
	in.Y += drawResults(c, in, list) + theme.Pad
	return in.Y - top
}

// pickedKind is the kind of the last games to show: the one picked, or the first.
func (s *Scene) pickedKind(kinds []statistics.Kind) statistics.Kind {
	if slices.Contains(kinds, s.kind) {
		return s.kind
	}
	return kinds[0]
}

func drawHeading(c *widget.Canvas, area view.Rect, text string) float64 {
	area.H = 34
	c.Fitted(area, text, c.Heading())
	return area.H
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

// drawKinds draws a table with a line for each kind of game.
func (s *Scene) drawKinds(c *widget.Canvas, area view.Rect, kinds []statistics.Kind) float64 {
	if c.Size.Layout() == view.Tall {
		return s.drawKindCards(c, area, kinds)
	}
	top, picked := area.Y, s.pickedKind(kinds)
	parts := []float64{0.42, 0.11, 0.11, 0.1, 0.12, 0.14}
	line := view.Rect{X: area.X, Y: area.Y, W: area.W, H: c.Soft().Lead() + 6}
	for i, cell := range cells(line, parts...) {
		name := []string{"kind", "games", "won", "best", "mean", "margin"}[i]
		style := c.Soft()
		if i > 0 {
			style.Align = view.Right
		}
		c.Fitted(cell, c.Words.Text("statistics.column."+name), style)
	}
	line.Y, line.H = line.Bottom(), kindHigh(c)
	for _, kind := range kinds {
		sum := s.world.Statistics.For(kind)
		end := c.Part(drawKindBox(c, line, kind, kind == picked))
		texts := []string{kindName(words.In(c.Words), kind), strconv.Itoa(sum.Played), strconv.Itoa(sum.Won), strconv.Itoa(sum.Best),
			strconv.Itoa(int(math.Round(sum.Mean))), words.Signed(sum.BestMargin)}
		for i, cell := range cells(line, parts...) {
			style := c.Body()
			if i > 0 {
				style.Align = view.Right
			}
			c.Fitted(cell, texts[i], style)
		}
		end()
		line.Y = line.Bottom() + 4
	}
	return line.Y - top
}

// drawKindBox draws the box behind a kind of game, which picks it when clicked, and returns the id of its target.
func drawKindBox(c *widget.Canvas, area view.Rect, kind statistics.Kind, picked bool) (id string) {
	id = "statistics:kind:" + kind.Game + ":" + kind.Difficulty + ":" + kind.Deck + ":" + strconv.FormatBool(kind.Introductory)
	fill, edge := c.Palette.Raised.Mix(c.Palette.Panel, 0.5), c.Palette.Edge.Fade(0.6)
	if picked {
		fill, edge = c.Palette.Raised.Mix(c.Palette.Brass, 0.14), c.Palette.Brass
	} else if c.Hovered(id) {
		edge = c.Palette.Brass
	}
	c.Box(area, theme.Corner, fill, edge)
	c.FocusRing(id, area, theme.Corner)
	c.Target(view.Target{ID: id, Area: area, Act: pickKind{kind}})
	return id
}

// drawLast draws the last games of a kind: as bars over time, and as a list.
func (s *Scene) drawLast(c *widget.Canvas, area view.Rect, kind statistics.Kind) float64 {
	top := area.Y
	last := s.world.Statistics.For(kind).Last
	area.Y += drawHeading(c, area, c.Words.Text("statistics.last", "kind", kindName(words.In(c.Words), kind)))
	area.Y += drawChart(c, view.Rect{X: area.X, Y: area.Y, W: area.W, H: 150}, last) + 8
	area.Y += drawResults(c, area, last)
	return area.Y - top
}

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
	drawLegend(c, legend, size)
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

// drawLegend names the side of each colour of bars, with a sign as well.
func drawLegend(c *widget.Canvas, area view.Rect, size float64) {
	for _, of := range []struct {
		icon, text string
		colour     view.Colour
	}{{"player", "statistics.you", c.Palette.Human}, {"cog", "statistics.automa", c.Palette.Automa}} {
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
