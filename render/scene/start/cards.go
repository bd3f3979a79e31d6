package start

import (
	"math"
	"strconv"

	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// In a narrow window, the pages show cards in place of the lines of tables, with the columns below each other.

// kindHigh is the height of a line about a kind of game.
func kindHigh(c *widget.Canvas) float64 {
	high := c.Body().Lead() + 14
	if c.TouchLayout() {
		high = max(high, theme.Touch)
	}
	return high
}

// drawKindCards draws each kind of game with its figures below its name.
func (s *Scene) drawKindCards(c *widget.Canvas, area view.Rect, kinds []statistics.Kind) float64 {
	top, picked, name, soft := area.Y, s.pickedKind(kinds), c.Body(), c.Soft()
	for _, kind := range kinds {
		sum := s.world.Statistics.For(kind)
		figures := c.Words.Text("statistics.figures", "games", strconv.Itoa(sum.Played), "won", strconv.Itoa(sum.Won), "best",
			strconv.Itoa(sum.Best), "mean", strconv.Itoa(int(math.Round(sum.Mean))), "margin", words.Signed(sum.BestMargin))
		in := area.Insets(theme.Gap, 8)
		title := c.ParaHeight(in.W, kindName(words.In(c.Words), kind), name)
		area.H = 16 + title + c.ParaHeight(in.W, figures, soft)
		end := c.Part(drawKindBox(c, area, kind, kind == picked))
		id := "statistics:" + kindName(words.In(c.Words), kind)
		c.Para(in, id, kindName(words.In(c.Words), kind), name)
		c.Para(in.Move(0, title), id, figures, soft)
		end()
		area.Y = area.Bottom() + 6
	}
	return area.Y - top
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
