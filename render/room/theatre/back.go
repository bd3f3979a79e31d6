package theatre

import (
	"cmp"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// BackView shows the back of the top card of the deck, and how far it was read.
type BackView struct {
	Card    int                              // its number, which is shown while its back is read; 0: the deck is being renewed
	Alike   uint64                           // the cards of which it may be, while it is read
	Read    bool                             // it is being read now
	Corner  bool                             // its corner is (M72)
	Action  automa.BackAction                // or this action
	Results [automa.BackPass + 1]film.Result // of its actions; index 0 is the corner
	Title   string                           // if it is one of several that are chosen from as they are
}

// OnTop is the card on top of the deck in a position, while no step reads it.
func OnTop(g *automa.Game, p *automa.Position) BackView {
	if top := g.Top(p); top != nil {
		return BackView{Card: top.Number}
	}
	return BackView{}
}

// DrawBack draws a back as a card, about 200×214 or larger.
func DrawBack(c *widget.Canvas, area view.Rect, g *automa.Game, b BackView) {
	p := c.Palette
	fill, line, wide := p.Sunk, p.BrassDeep.Fade(0.8), 1.5
	if b.Read {
		fill, line, wide = p.Raised, p.Brass, 2.5
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Line: line, Width: wide})
	head, rest := area.Inset(8).Top(26)
	if b.Card == 0 {
		c.Fitted(head, c.Words.Text("theatre.next-card"), c.Strong().Sized(theme.Body).In(p.Soft))
		c.Para(rest, "theatre:renewed", renewed(c), c.Soft())
		return
	}
	facts := &facts(g, b.Card).Back
	if g.AutomaRules.Icons { // elsewhere ties are broken in reading order (N9)
		var icon view.Rect
		icon, head = head.Side(26)
		drawCells(c, icon, &b, facts.Icon)
		_, head = head.Side(6)
	}
	drawCorner(c, &head, &b, facts)
	_, head = head.Side(4)
	title := c.Words.Text("theatre.next-card")
	if b.Read {
		title = c.Words.Text("theatre.read-back", "card", words.In(c.Words).BackOf(b.Alike))
	}
	c.Fitted(head, title, widget.Style{Font: assets.Title, Size: theme.Body * c.Reading, Colour: p.Soft})
	_, rest = rest.Top(5)
	const gap = 4.0
	high := (rest.H - 3*gap) / 4
	for action := automa.BackSell; action <= automa.BackPass; action++ {
		row := view.Rect{X: rest.X, Y: rest.Y + float64(action-1)*(high+gap), W: rest.W, H: high}
		drawAction(c, row, g, &b, action)
	}
}

// drawCells draws the square for ties, to be pointed at.
func drawCells(c *widget.Canvas, area view.Rect, b *BackView, cell automa.Cell) {
	b.target(c, view.Target{ID: "theatre:cells", Area: printed.Cells(c, area, cell), About: AboutCells{b.Card}})
}

// target lets a part of a back be pointed at, unless the back is chosen as a whole.
func (b *BackView) target(c *widget.Canvas, t view.Target) {
	if b.Title == "" {
		c.Target(t)
	}
}

// part says that the following texts belong to a part that can be pointed at, unless the back is chosen as a whole.
func (b *BackView) part(c *widget.Canvas, id string) (end func()) {
	if b.Title != "" {
		return func() {}
	}
	return c.Part(id)
}

// drawCorner writes the word of the first turn at the right of a head, and takes its room away.
func drawCorner(c *widget.Canvas, head *view.Rect, b *BackView, facts *automa.BackFacts) {
	p := c.Palette
	key := "theatre.corner.draw"
	if facts.FirstTurnDevelop {
		key = "theatre.corner.develop"
	}
	text := c.Words.Text(key)
	style := widget.Style{Font: assets.Medium, Size: c.Least(theme.Tiny * c.Reading), Colour: p.Soft, Align: view.Centre}
	var area view.Rect
	area, *head = head.Side(style.Width(text) + 12)
	fill, line := view.Colour(0), p.Edge
	switch {
	case b.Results[0] == film.Yes:
		style.Colour, fill, line = p.Text, p.Panel.Mix(p.Yes, 0.22), p.Yes
	case b.Corner:
		style.Colour, fill, line = p.OnBrass, p.Brass, p.BrassDeep
	}
	c.Box(area.Insets(0, 2), 5, fill, line)
	defer b.part(c, "theatre:corner")()
	c.Label(area, text, style)
	b.target(c, view.Target{ID: "theatre:corner", Area: area, About: AboutCorner{b.Card}})
}

// drawAction draws one action of a back with how it went.
func drawAction(c *widget.Canvas, area view.Rect, g *automa.Game, b *BackView, action automa.BackAction) {
	p := c.Palette
	facts := &facts(g, b.Card).Back
	result := b.Results[action]
	reading := b.Read && !b.Corner && b.Action == action
	fill, line, wide, ink := p.Panel, p.Grid, 1.2, p.Soft
	if b.Read && !b.Corner {
		ink = p.Text
	}
	switch result {
	case film.No:
		fill, line = p.Panel.Mix(p.No, 0.14), p.No.Fade(0.7)
	case film.Yes:
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
	c.Target(view.Target{ID: id, Name: c.Words.Text("theatre.back." + action.String()), Area: area, About: AboutBack{b.Card, action}})
	defer c.Part(id)()
	in := area.Insets(7, 3)
	sign, in := in.Left(20)
	drawSign(c, view.Around(sign.Middle(), 20, 20), result, strconv.Itoa(int(action)), reading, false)
	_, in = in.Left(7)
	high := min(in.H, 44)
	in = view.Around(in.Middle(), in.W, high)
	name, below := in.Top(high * 0.52)
	title := widget.Style{Font: assets.Title, Size: theme.Body * c.Reading, Colour: p.Brass.Mix(ink, 0.4)}
	c.Fitted(name, c.Words.Text("theatre.back."+action.String()), title)
	printed.DrawNote(c, below, printed.Note(c, g, facts, action), widget.Style{Font: assets.Text, Size: (theme.Tiny + 0.5) * c.Reading, Colour: ink}, 1)
}

// StripHigh is the height of a strip.
const StripHigh = 70.0

// HighStrip is the height of one that has its actions in three rows, where there is less room beside each other.
const HighStrip = 2*StripHigh - partIcon

// DrawStrip draws a back as a strip, about 440×70 or 240×120, with all that is printed on it.
func DrawStrip(c *widget.Canvas, area view.Rect, g *automa.Game, b BackView) {
	p := c.Palette
	c.Box(area, theme.Corner, p.Sunk, p.BrassDeep.Fade(0.8))
	b.target(c, view.Target{ID: "theatre:strip", Area: area, NoFocus: true})
	in := area.Insets(12, 8)
	head, notes := in.Top((StripHigh - 16) * 0.48)
	title := widget.Style{Font: assets.Title, Size: theme.Body * c.Reading, Colour: p.Brass.Mix(p.Soft, 0.3)}
	if b.Card == 0 {
		c.Fitted(head, c.Words.Text("theatre.next-card"), title)
		c.Fitted(notes, renewed(c), c.Soft())
		return
	}
	facts := &facts(g, b.Card).Back
	if g.AutomaRules.Icons {
		var icon view.Rect
		icon, head = head.Side(24)
		drawCells(c, icon, &b, facts.Icon)
		_, head = head.Side(10)
	}
	drawCorner(c, &head, &b, facts)
	c.Fitted(head, cmp.Or(b.Title, c.Words.Text("theatre.next-back")), title)
	if area.H < HighStrip {
		drawParts(c, notes, g, &b, automa.BackSell, automa.BackPass)
		return
	}
	row := notes
	row.H /= 3
	drawParts(c, row, g, &b, automa.BackSell, automa.BackSell)
	drawParts(c, row.Move(0, row.H), g, &b, automa.BackDevelop, automa.BackDevelop)
	drawParts(c, row.Move(0, 2*row.H), g, &b, automa.BackNetwork, automa.BackPass)
}

// drawParts draws some of the actions of a back beside each other.
func drawParts(c *widget.Canvas, area view.Rect, g *automa.Game, b *BackView, first, last automa.BackAction) {
	p, facts := c.Palette, &facts(g, b.Card).Back
	style := c.Soft().Sized(c.Least(theme.Small * c.Reading))
	widths, left := partWidths(c, g, facts, style, area.W, first, last)
	for left < 0 && style.Size > c.Least(leastNote) { // two end points have long names
		style = style.Sized(style.Size - 0.5)
		widths, left = partWidths(c, g, facts, style, area.W, first, last)
	}
	for action := first; action <= last; action++ {
		var part view.Rect
		part, area = area.Left(widths[action])
		b.target(c, view.Target{ID: "theatre:" + action.String(), Name: c.Words.Text("theatre.back." + action.String()), Area: part, About: AboutBack{b.Card, action}})
		sign := view.Around(view.Point{X: part.X + partIcon/2, Y: part.Middle().Y}, partIcon, partIcon)
		c.Icon(sign, backIcons[action], p.Brass.Mix(p.Soft, 0.4))
		_, part = part.Left(partIcon + printed.NoteGap)
		end := b.part(c, "theatre:"+action.String())
		printed.DrawNote(c, part, stripNote(c, g, facts, action), style, 1)
		end()
	}
}

// stripNote is the note of an action in a strip: that of Network, where it is the same on all backs, is left to its tip.
func stripNote(c *widget.Canvas, g *automa.Game, facts *automa.BackFacts, action automa.BackAction) []printed.Piece {
	if action == automa.BackNetwork && facts.Toward[0] == 0 {
		return nil
	}
	return printed.Note(c, g, facts, action)
}

// partIcon is the side of the sign of an action in a strip, leastNote the least size of its texts.
const partIcon, leastNote = 20.0, 11.0

// partWidths shares the width of a strip out: to each action its need, and to all an equal share of the rest.
func partWidths(
	c *widget.Canvas, g *automa.Game, facts *automa.BackFacts, style widget.Style, wide float64, first, last automa.BackAction,
) (widths [automa.BackPass + 1]float64, left float64) {
	left = wide
	for action := first; action <= last; action++ {
		widths[action] = partIcon + printed.NoteGap
		for _, piece := range stripNote(c, g, facts, action) {
			widths[action] += piece.Wide(style, 1) + printed.NoteGap
		}
		left -= widths[action]
	}
	for action := first; action <= last; action++ {
		widths[action] += left / float64(last-first+1)
	}
	return widths, left
}

// backIcons are the signs of the actions of a back.
var backIcons = [automa.BackPass + 1]string{automa.BackSell: "sell", automa.BackDevelop: "develop", automa.BackNetwork: "network",
	automa.BackPass: "pass"}

// renewed says why there is no card to see.
func renewed(c *widget.Canvas) string {
	return words.In(c.Words).Sentence(c.Words.Text("theatre.renewed"), cite.Of(cite.NewDeck)...)
}
