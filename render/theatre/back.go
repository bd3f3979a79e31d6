package theatre

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/render/assets"
	"sohofoundry/render/film"
	"sohofoundry/render/fonts"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// Lying is a card that lies back side up on the deck, with how far its back was read.
type Lying struct {
	Card    int                              // its number, which is never shown; 0: the deck is being renewed
	Read    bool                             // it is being read
	Corner  bool                             // its corner is (M72)
	Action  automa.BackAction                // or this action
	Results [automa.BackPass + 1]film.Result // of its actions; index 0 is the corner
}

// OnTop is the card on top of the deck in a position, which nobody reads now.
func OnTop(g *automa.Game, p *automa.Position) Lying {
	if top := g.Top(p); top != nil {
		return Lying{Card: top.Number}
	}
	return Lying{}
}

// DrawBack draws a back as a card, about 200×214 or larger.
func DrawBack(c *widget.Canvas, area view.Rect, g *automa.Game, b Lying) {
	p := c.Palette
	fill, line, wide := p.Sunk, p.BrassDeep.Fade(0.8), 1.5
	if b.Read {
		fill, line, wide = p.Raised, p.Brass, 2.5
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Line: line, Width: wide})
	head, rest := area.Inset(8).Top(26)
	if b.Card == 0 {
		c.Fitted(head, c.Words.Text("theatre.next-card"), c.Strong().Sized(theme.Body).In(p.Soft))
		c.Para(rest, "theatre:renewed", c.Words.Text("theatre.renewed"), c.Soft())
		return
	}
	facts := &facts(g, b.Card).Back
	icon, head := head.Side(26)
	drawCells(c, icon, b.Card, facts.Icon)
	_, head = head.Side(6)
	drawCorner(c, &head, &b, facts)
	_, head = head.Side(4)
	c.Fitted(head, c.Words.Text("theatre.next-card"), widget.Style{Font: assets.Title, Size: theme.Body, Colour: p.Soft})
	_, rest = rest.Top(5)
	const gap = 4.0
	high := (rest.H - 3*gap) / 4
	for action := automa.BackSell; action <= automa.BackPass; action++ {
		row := view.Rect{X: rest.X, Y: rest.Y + float64(action-1)*(high+gap), W: rest.W, H: high}
		drawAction(c, row, g, &b, action)
	}
}

// drawCells draws the 2×2 square for ties with its marked cell.
func drawCells(c *widget.Canvas, area view.Rect, card int, cell automa.Cell) {
	side := min(area.W, area.H)
	area = view.Around(area.Middle(), side, side)
	const gap = 2.0
	half := (side - gap) / 2
	for n := range automa.Cells {
		fill := c.Palette.Panel
		if automa.Cell(n) == cell {
			fill = c.Palette.No
		}
		c.Box(view.Rect{X: area.X + float64(n%2)*(half+gap), Y: area.Y + float64(n/2)*(half+gap), W: half, H: half}, 2.5, fill, c.Palette.Soft)
	}
	c.Target(view.Target{ID: "theatre:cells", Area: area, About: AboutCells{card}})
}

// drawCorner writes the word of the first turn at the right of a head, and takes its room away.
func drawCorner(c *widget.Canvas, head *view.Rect, b *Lying, facts *automa.BackFacts) {
	p := c.Palette
	key := "theatre.corner.draw"
	if facts.FirstTurnDevelop {
		key = "theatre.corner.develop"
	}
	text := c.Words.Text(key)
	style := widget.Style{Font: assets.Medium, Size: theme.Tiny, Colour: p.Soft, Align: view.Centre}
	var area view.Rect
	area, *head = head.Side(fonts.Width(style.Font, style.Size, text) + 12)
	if b.Corner {
		style.Colour = p.OnBrass
		c.Box(area.Insets(0, 2), 5, p.Brass, p.BrassDeep)
	} else {
		c.Box(area.Insets(0, 2), 5, 0, p.Edge)
	}
	c.Label(area, text, style)
	c.Target(view.Target{ID: "theatre:corner", Area: area, About: AboutCorner{b.Card}})
}

// drawAction draws one action of a back with how it went.
func drawAction(c *widget.Canvas, area view.Rect, g *automa.Game, b *Lying, action automa.BackAction) {
	p := c.Palette
	facts := &facts(g, b.Card).Back
	result := b.Results[action]
	reading := b.Read && !b.Corner && b.Action == action
	fill, line, wide, ink := p.Panel, p.Grid, 1.2, p.Soft
	if b.Read && !b.Corner {
		ink = p.Text
	}
	switch {
	case result == film.No:
		fill, line = p.Panel.Mix(p.No, 0.14), p.No.Fade(0.7)
	case result == film.Yes:
		fill, line = p.Panel.Mix(p.Yes, 0.22), p.Yes
	}
	if reading {
		wide = 2.5
		if result == film.Trying {
			line = p.Brass
		}
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: 6, Fill: fill, Line: line, Width: wide})
	id := "theatre:" + action.String()
	c.FocusRing(id, area, 6)
	c.Target(view.Target{ID: id, Area: area, About: AboutBack{b.Card, action}})
	in := area.Insets(7, 3)
	sign, in := in.Left(20)
	drawSign(c, view.Around(sign.Middle(), 20, 20), result, strconv.Itoa(int(action)), reading, false)
	_, in = in.Left(7)
	high := min(in.H, 44)
	in = view.Around(in.Middle(), in.W, high)
	name, note := in.Top(high * 0.52)
	c.Fitted(name, c.Words.Text("theatre.back."+action.String()), widget.Style{Font: assets.Title, Size: theme.Body, Colour: p.Brass.Mix(ink, 0.4)})
	drawNote(c, note, g, facts, action, widget.Style{Font: assets.Text, Size: theme.Tiny + 0.5, Colour: ink})
}

// drawNote writes what an action of a back needs or brings; a brewery and iron are drawn.
func drawNote(c *widget.Canvas, area view.Rect, g *automa.Game, facts *automa.BackFacts, action automa.BackAction, style widget.Style) {
	const side = 16.0
	put := func(text string) {
		wide := min(fonts.Width(style.Font, style.Size, text), area.W)
		c.Fitted(view.Rect{X: area.X, Y: area.Y, W: wide + 0.5, H: area.H}, text, style)
		_, area = area.Left(wide + 5)
	}
	switch action {
	case automa.BackSell:
		put(c.Words.Text("theatre.back.else"))
		c.Icon(view.Around(view.Point{X: area.X + side/2, Y: area.Middle().Y}, side, side), "brewery", c.Palette.Beer)
		_, area = area.Left(side + 4)
		put(c.Words.Location(facts.Brewery))
	case automa.BackDevelop:
		const cube = 12.0
		c.Add(view.Item{Kind: view.Box, Area: view.Around(view.Point{X: area.X + cube/2, Y: area.Middle().Y}, cube, cube), Radius: 2.5,
			Fill: c.Palette.Iron, Line: c.Palette.Night, Width: 1})
		_, area = area.Left(cube + 5)
		put(c.Words.Text("theatre.back.iron", "n", strconv.Itoa(int(facts.DevelopTo)), "money", c.Words.Money(int(facts.DevelopTo)),
			"vp", strconv.Itoa(int(g.Limits.AutomaDevelopVP))))
	default:
		put(c.Words.Text("theatre.back.note."+action.String(), "vp", strconv.Itoa(int(g.Limits.AutomaPassVP))))
	}
}

// stripHigh is the height of a strip.
const stripHigh = 70.0

// DrawStrip draws a back as a strip, about 440×70, with all that is printed on it.
func DrawStrip(c *widget.Canvas, area view.Rect, g *automa.Game, b Lying) {
	p := c.Palette
	c.Box(area, theme.Corner, p.Sunk, p.BrassDeep.Fade(0.8))
	in := area.Insets(12, 8)
	head, notes := in.Top(in.H * 0.48)
	title := widget.Style{Font: assets.Title, Size: theme.Body, Colour: p.Brass.Mix(p.Soft, 0.3)}
	if b.Card == 0 {
		c.Fitted(head, c.Words.Text("theatre.next-card"), title)
		c.Fitted(notes, c.Words.Text("theatre.renewed"), c.Soft().Sized(theme.Small))
		return
	}
	facts := &facts(g, b.Card).Back
	icon, head := head.Side(24)
	drawCells(c, icon, b.Card, facts.Icon)
	_, head = head.Side(10)
	drawCorner(c, &head, &b, facts)
	c.Fitted(head, c.Words.Text("theatre.next-back"), title)
	widths := []float64{0.4, 0.34, 0.15, 0.11}
	style := widget.Style{Font: assets.Text, Size: theme.Small, Colour: p.Soft}
	for action := automa.BackSell; action <= automa.BackPass; action++ {
		var part view.Rect
		part, notes = notes.Left(in.W * widths[action-1])
		c.Target(view.Target{ID: "theatre:" + action.String(), Area: part, About: AboutBack{b.Card, action}})
		drawPart(c, part, g, facts, action, style)
	}
}

// drawPart is one action in a strip: its sign, and what it needs.
func drawPart(c *widget.Canvas, area view.Rect, g *automa.Game, facts *automa.BackFacts, action automa.BackAction, style widget.Style) {
	const side = 20.0
	c.Icon(view.Around(view.Point{X: area.X + side/2, Y: area.Middle().Y}, side, side), backIcons[action], c.Palette.Brass.Mix(c.Palette.Soft, 0.4))
	_, area = area.Left(side + 6)
	area.W -= 6
	if action == automa.BackNetwork {
		return
	}
	drawNote(c, area, g, facts, action, style)
}

// backIcons are the signs of the actions of a back.
var backIcons = [automa.BackPass + 1]string{automa.BackSell: "sell", automa.BackDevelop: "develop", automa.BackNetwork: "network",
	automa.BackPass: "pass"}
