package start

import (
	"cmp"
	"slices"
	"strconv"

	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// openGame opens the page for a new game with a game chosen.
type openGame struct{ game string }

const (
	plateWide  = 206.0
	plateLeast = 176.0 // so that there is room for the sheet for today
	todayWide  = 190.0 // of that, at least
	plateMap   = 104.0 // the height of the map on it
	platePad   = 7.0
	plateFoot  = 26.0 // below the plates
)

// playedNote tells how many games of a board count, of any edition, and the best score of them.
func playedNote(c *widget.Canvas, of *statistics.Statistics, o offer) string {
	played, best := of.Best(func(k statistics.Kind) bool { return slices.Contains(o, cmp.Or(k.Game, offers[0][0])) })
	if played == 0 {
		return words.Capital(c.Words.Text("start.not-played"))
	}
	return c.Words.Text("start.played", "n", strconv.Itoa(played), "best", strconv.Itoa(best))
}

// platesArea is the area of the plates at the foot of the picture, or false if there is no room for them.
func platesArea(c *widget.Canvas, r rooms) (area view.Rect, ok bool) {
	if c.TouchLayout() {
		return area, false
	}
	high := plateMap + c.Heading().Lead() + 2*c.Soft().Lead() + 3*platePad
	left := r.buttons.Right() + 40
	area = view.Rect{X: left, Y: c.Size.H - plateFoot - high, W: c.Size.W - left - plateFoot, H: high}
	games, wide := float64(len(offers)), plateWide*c.Reading
	if narrow := (area.W-todayWide*c.Reading)/games - theme.Gap; narrow >= plateLeast*c.Reading {
		wide = min(wide, narrow)
	}
	area.W = min(area.W, games*(wide+theme.Gap)-theme.Gap)
	return area, area.Y > c.Size.H*0.55 && area.W > 3*150
}

// drawPlates draws a plate with a small map for each game, which opens the page for a new game of it, and beside them a sheet for today
// if there is room.
func (s *Scene) drawPlates(c *widget.Canvas, area view.Rect) {
	for i, at := range area.Columns(len(offers), theme.Gap) {
		s.drawPlate(c, at, offers[i])
	}
	sheet := view.Rect{X: area.Right() + theme.Gap, Y: area.Y, H: area.H}
	if sheet.W = min(c.Size.W-plateFoot-sheet.X, 270*c.Reading); sheet.W >= todayWide*c.Reading-1 {
		s.drawToday(c, sheet)
	}
}

// drawToday draws a sheet with the date and the day's game, which opens its page.
func (s *Scene) drawToday(c *widget.Canvas, area view.Rect) {
	const id = "start:today"
	p, w := c.Palette, words.In(c.Words)
	edge := p.InkSoft
	if c.Hovered(id) {
		edge = p.Brass
	}
	c.Add(view.Item{Kind: view.Box, Area: area.Move(2, 4), Radius: theme.Corner, Fill: view.Colour(0x00000066)})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: p.Parchment, Low: p.ParchmentDeep, Line: edge, Width: 1.5})
	c.FocusRing(id, area, theme.Corner)
	c.Target(view.Target{ID: id, Area: area, Act: open{daysGame}, About: about{"start.tip.day"}})
	defer c.Part(id)()
	in := area.Inset(14)
	in = drawLines(c, in, styled{w.Text("start.day"), c.Heading().In(p.Ink)}, styled{link.Date(w, s.world.Today.Day), c.Soft().In(p.InkSoft)})
	c.Line([]view.Point{{X: in.X, Y: in.Y + 4}, {X: in.Right(), Y: in.Y + 4}}, 1, p.InkSoft.Fade(0.6))
	icon := view.Around(view.Point{X: in.X + 20, Y: in.Middle().Y + 4}, 40, 40)
	c.Add(view.Item{Kind: view.Box, Area: icon, Radius: 20, Fill: p.Ink})
	c.Icon(icon.Inset(9), "hourglass", p.HumanPlate)
	name, note := c.Body().In(p.Ink), c.Soft().In(p.InkSoft)
	_, text := in.Left(icon.W + 10)
	text.Y, text.H = icon.Middle().Y-(name.Lead()+note.Lead())/2, name.Lead()
	c.Fitted(text, gameName(w, daily.Game), name)
	text.Y, text.H = text.Bottom(), note.Lead()
	c.Fitted(text, words.Capital(dayNote(c, &s.world.Today)), note)
}

func (s *Scene) drawPlate(c *widget.Canvas, area view.Rect, o offer) {
	p, id := c.Palette, "start:game:"+o[0]
	fill, edge, title, last := p.Panel, p.BrassDeep.Fade(0.7), p.Text, p.Soft
	if slices.Contains(o, s.Game()) {
		edge, title, last = p.Brass, p.Brass, p.Brass
	}
	if c.Hovered(id) {
		fill, edge = fill.Mix(p.Text, 0.07), p.Brass
	}
	c.Add(view.Item{Kind: view.Box, Area: area.Move(2, 4), Radius: theme.Corner, Fill: view.Colour(0x00000066)})
	c.Box(area, theme.Corner, fill, edge)
	c.FocusRing(id, area, theme.Corner)
	c.Target(view.Target{ID: id, Area: area, Act: openGame{o[0]}, About: aboutText{gameName(words.In(c.Words), o[0]),
		c.Words.Text("new-game.game-about." + o[0])}})
	defer c.Part(id)()
	picture, text := area.Inset(platePad).Top(plateMap)
	if !s.world.Bare {
		drawMap(c, picture, o[0], o[0])
	}
	text = text.Insets(4, 0)
	_, text = text.Top(platePad)
	drawLines(c, text, styled{c.Words.Text("new-game.game." + o[0]), c.Heading().In(title)}, styled{boardNote(c, o), c.Soft()},
		styled{playedNote(c, s.world.Statistics, o), c.Soft().In(last)})
}

// styled is text in a style.
type styled struct {
	text  string
	style widget.Style
}

// drawLines draws lines of text below each other, and returns the rest of the area.
func drawLines(c *widget.Canvas, area view.Rect, lines ...styled) (rest view.Rect) {
	for _, l := range lines {
		var at view.Rect
		at, area = area.Top(l.style.Lead())
		c.Fitted(at, l.text, l.style)
	}
	return area
}
