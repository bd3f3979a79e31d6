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

// statisticsPage is the page of the statistics.
type statisticsPage struct {
	frame
	choice *choice
	kind   statistics.Kind
}

func (p *statisticsPage) do(act any) (asks []any, known bool) {
	a, known := act.(pickKind)
	if known {
		p.kind = a.kind
	}
	return nil, known
}

// draw draws the results of games, kind by kind, and the last ones of the kind that is picked.
func (p *statisticsPage) draw(c *widget.Canvas, _, area view.Rect) {
	kinds, hinted, practice := p.world.Statistics.Kinds(), p.world.Statistics.Hinted(), p.world.Statistics.Practice()
	if len(kinds)+len(hinted)+len(practice) == 0 {
		p.drawNone(c, area)
		return
	}
	p.scrolling(c, area, func(in view.Rect) float64 {
		if text := ratingText(words.In(c.Words), p.world.Statistics, p.choice.Game()); text != "" {
			in.Y += c.Para(in, "statistics:rating", text, c.Body()) + theme.Pad
			in.Y += drawHeading(c, in, c.Words.Text("statistics.curve"))
			in.H = curveHigh
			drawCurve(c, in, p.choice.Game(), ratings(p.world.Statistics), 1)
			in.Y += in.H + theme.Pad
		}
		if len(kinds) > 0 {
			in.Y += p.drawKinds(c, in, kinds) + theme.Pad
			picked := p.pickedKind(kinds)
			last := p.world.Statistics.For(picked).Last
			in.Y += drawHeading(c, in, c.Words.Text("statistics.last", "kind", kindName(words.In(c.Words), picked)))
			in.Y += drawChart(c, view.Rect{X: in.X, Y: in.Y, W: in.W, H: 150}, last) + 8
			in.Y += drawResults(c, in, last) + theme.Pad
		}
		in.Y += drawApart(c, in, "hinted", hinted)
		in.Y += drawApart(c, in, "practice", practice)
		return in.Y
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
func (p *statisticsPage) pickedKind(kinds []statistics.Kind) statistics.Kind {
	if slices.Contains(kinds, p.kind) {
		return p.kind
	}
	return kinds[0]
}

func drawHeading(c *widget.Canvas, area view.Rect, text string) float64 {
	area.H = 34
	c.Fitted(area, text, c.Heading())
	return area.H
}

// drawKinds draws a table with a line for each kind of game.
func (p *statisticsPage) drawKinds(c *widget.Canvas, area view.Rect, kinds []statistics.Kind) float64 {
	if c.Size.Layout() == view.Tall {
		return p.drawKindCards(c, area, kinds)
	}
	top, picked := area.Y, p.pickedKind(kinds)
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
	line.Y, line.H = line.Bottom(), c.Body().Lead()+14
	if c.TouchLayout() {
		line.H = max(line.H, theme.Touch)
	}
	for _, kind := range kinds {
		sum := p.world.Statistics.For(kind)
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

// drawKindCards draws each kind of game with its figures below its name.
func (p *statisticsPage) drawKindCards(c *widget.Canvas, area view.Rect, kinds []statistics.Kind) float64 {
	top, picked, name, soft := area.Y, p.pickedKind(kinds), c.Body(), c.Soft()
	for _, kind := range kinds {
		sum := p.world.Statistics.For(kind)
		figures := figuresText(words.In(c.Words), &sum)
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

// drawNone says what will be seen once a game is over, with a faint example, and leads to one.
func (p *statisticsPage) drawNone(c *widget.Canvas, area view.Rect) {
	p.scrolling(c, area, func(in view.Rect) float64 {
		in.Y += theme.Gap
		in.Y += drawHeading(c, in, c.Words.Text("statistics.first"))
		in.Y += c.Para(in, "statistics:will", c.Words.Text("statistics.will"), c.Body()) + theme.Pad
		in.H = min(max(area.H*0.4, curveHigh), 300)
		drawCurve(c, in, p.choice.Game(), example(), 0.45)
		caption := c.Soft().Sized(c.Least(theme.Tiny * c.Reading))
		c.Fitted(view.Rect{X: in.X + 16, Y: in.Y + 4, W: in.W / 2, H: caption.Lead()}, c.Words.Text("statistics.example"), caption)
		in.Y += in.H + theme.Pad
		in.H = c.ButtonHigh() + 4
		buttons := in
		buttons.W = min(in.W, 520)
		for i, at := range buttons.Columns(2, theme.Gap) {
			c.Button(at, []widget.Button{
				{ID: "statistics:new-game", Text: c.Words.Text("start.new-game"), Icon: "build", Act: open{newGame}, Main: true},
				{ID: "statistics:lessons", Text: c.Words.Text("start.lessons"), Icon: "lesson", Act: open{lessons}},
			}[i])
		}
		in.Y += in.H + theme.Pad
		in.Y += c.Para(in, "statistics:empty", c.Words.Text("statistics.empty"), c.Soft())
		return in.Y
	})
}

// statisticsNote tells how many games count, and the best score unless they are of several boards, as scores of different boards
// cannot be compared.
func statisticsNote(c *widget.Canvas, of *statistics.Statistics) string {
	key, kinds := "start.played", of.Kinds()
	for _, kind := range kinds {
		if kind.Game != kinds[0].Game {
			key = "start.played-several"
		}
	}
	played, best := of.Best(func(statistics.Kind) bool { return true })
	if played == 0 {
		return ""
	}
	return c.Words.Text(key, "n", strconv.Itoa(played), "best", strconv.Itoa(best))
}
