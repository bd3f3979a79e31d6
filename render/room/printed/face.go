package printed

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// On paper a logical unit is a quarter of a millimetre. A card is as large as one of poker: 63 × 88 mm.
const (
	CardWide = 252.0
	CardHigh = 352.0
)

// The parts of a card.
const (
	margin = 12.0 // that is free at the edges of a card, where it may be cut badly
	head   = 34.0
	foot   = 15.0

	between = 7.0 // of slots and actions
)

// mostSlot is how high a slot becomes at most, leastSlot how high it must be to be read.
const mostSlot, leastSlot = 140.0, 34.0

// Front draws the front of a card of a deck and reports whether there was room for all of it.
func Front(c *widget.Canvas, area view.Rect, deck string, card *automa.CardFacts) bool {
	in := frontGround(c, area, strconv.Itoa(card.Number), string(rune('A'+card.Group)), card.RailOnly)
	line, _ := in.Foot(foot)
	_, line = line.Top(2)
	c.Fitted(line, deck, widget.Style{Font: assets.Text, Size: 10, Colour: c.Palette.InkSoft, Align: view.Centre})
	room, high := true, 0.0
	for i, at := range SlotAreas(area, len(card.Front)) {
		end := c.Part(SlotID(i))
		high = at.H
		room = room && high >= leastSlot
		signs, names := slotGround(c, at, i+1, signsWide(card))
		Signs(c, signs, &card.Front[i], "network", c.Palette.Ink, min(1.4, high/usual*0.55))
		room = Names(c, names, &card.Front[i], c.Palette.Ink, 1.2) && room
		end()
	}
	return room
}

// SlotID is the id of the target of a slot, counted from 0, where it can be chosen.
func SlotID(slot int) string { return "workshop:slot:" + strconv.Itoa(slot) }

// SlotAreas are where the slots of a front are drawn.
func SlotAreas(area view.Rect, slots int) (list []view.Rect) {
	_, in := area.Inset(margin).Top(head)
	_, in = in.Foot(foot)
	high := min((in.H-between*float64(slots-1))/float64(slots), mostSlot)
	for i := range slots {
		list = append(list, view.Rect{X: in.X, Y: in.Y + float64(i)*(high+between), W: in.W, H: high})
	}
	return list
}

// BlankFront draws a front to be filled in by hand, with some slots.
func BlankFront(c *widget.Canvas, area view.Rect, slots int) {
	in := frontGround(c, area, "", "", false)
	_, in = in.Foot(foot)
	high := (in.H - between*float64(slots-1)) / float64(slots)
	for i := range slots {
		at := view.Rect{X: in.X, Y: in.Y + float64(i)*(high+between), W: in.W, H: high}
		_, names := slotGround(c, at, i+1, 76)
		writingLines(c, names.Insets(0, names.H*0.12), 3)
	}
}

// frontPaper and backPaper are the paper of the cards' sides.
func frontPaper(c *widget.Canvas, area view.Rect) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: p.Parchment.Mix(view.White, 0.35), Low: p.Parchment.Mix(p.ParchmentDeep, 0.35)})
}

func backPaper(c *widget.Canvas, area view.Rect) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: p.Sunk.Mix(p.Panel, 0.35), Low: p.Sunk})
}

// frontGround draws the common parts of all fronts, and returns the room for the rest.
func frontGround(c *widget.Canvas, area view.Rect, number, group string, railOnly bool) view.Rect {
	p := c.Palette
	frontPaper(c, area)
	c.Box(area.Inset(margin-5), 8, 0, p.BrassDeep)
	in := area.Inset(margin)
	top, in := in.Top(head)
	disc, top := top.Side(28)
	disc = view.Around(disc.Middle(), 26, 26)
	c.Box(disc, 13, 0, p.InkSoft)
	c.Label(disc, group, widget.Style{Font: assets.Bold, Size: theme.Body, Colour: p.Ink, Align: view.Centre})
	if railOnly {
		var mark view.Rect
		mark, top = top.Side(32)
		c.Icon(view.Around(mark.Middle(), 26, 26), "locomotive", p.InkSoft)
	}
	if number == "" {
		return in
	}
	_, top = top.Left(4)
	c.Fitted(top, c.Words.Text("theatre.front", "card", number), widget.Style{Font: assets.Title, Size: theme.Title, Colour: p.Ink})
	return in
}

// slotGround draws the box of a slot with its number in the corner, and returns the rooms for its signs, so wide, and for names.
func slotGround(c *widget.Canvas, area view.Rect, number int, wide float64) (signs, names view.Rect) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: 7, Fill: view.White.Mix(p.Parchment, 0.45), Line: p.ParchmentDeep.Mix(p.InkSoft, 0.5),
		Width: theme.Hair})
	corner := view.Rect{X: area.X + 4, Y: area.Y + 3, W: 12, H: 14}
	c.Label(corner, strconv.Itoa(number), widget.Style{Font: assets.Bold, Size: theme.Tiny, Colour: p.InkSoft, Align: view.Centre})
	_, in := area.Insets(5, 3).Left(9)
	signs, in = in.Left(wide)
	_, names = in.Left(8)
	names.W -= 3
	return signs, names
}

// signsWide is the room for the signs of a front: all its slots have the same, so that their names are below each other.
func signsWide(card *automa.CardFacts) float64 {
	for i := range card.Front {
		if slot := &card.Front[i]; slot.LinkFirst || slot.Kind.Builds() && slot.Kind.Links() {
			return 76
		}
	}
	return 50
}

// writingLines draws lines to write on.
func writingLines(c *widget.Canvas, area view.Rect, lines int) {
	for i := range lines {
		y := area.Y + area.H*float64(i+1)/float64(lines)
		c.Line([]view.Point{{X: area.X, Y: y}, {X: area.Right(), Y: y}}, theme.Hair*0.7, c.Palette.InkSoft.Mix(view.White, 0.4))
	}
}

// Back draws the back of a card: all that is read of it while it lies on the deck (M11), and at its lower edge the number by which it is
// named at a real table, where it lies back up.
func Back(c *widget.Canvas, area view.Rect, g *automa.Game, card *automa.CardFacts) {
	facts := &card.Back
	band, in := backGround(c, area)
	edge, in := in.Foot(foot)
	_, edge = edge.Top(2)
	c.Fitted(edge, strconv.Itoa(card.Number), widget.Style{Font: assets.Bold, Size: theme.Tiny, Colour: c.Palette.Soft, Align: view.Centre})
	if g.AutomaRules.Icons { // elsewhere ties are broken in reading order (N9)
		var icon view.Rect
		icon, band = band.Side(34)
		Cells(c, icon, facts.Icon)
	}
	key := "theatre.corner.draw"
	if facts.FirstTurnDevelop {
		key = "theatre.corner.develop"
	}
	c.Fitted(band, c.Words.Text(key), corner(c))
	for i, row := range actionRows(in) {
		action := automa.BackSell + automa.BackAction(i)
		room := actionGround(c, row, action)
		note := Note(c, g, facts, action)
		for n := range note {
			note[n].Painting = nil
		}
		drawFittedNote(c, room, note)
	}
}

// BlankBack draws a back to be filled in by hand.
func BlankBack(c *widget.Canvas, area view.Rect, g *automa.Game) {
	band, in := backGround(c, area)
	if g.AutomaRules.Icons {
		var icon view.Rect
		icon, band = band.Side(34)
		Cells(c, icon, automa.Cells)
	}
	both := c.Words.Text("theatre.corner.draw") + " / " + c.Words.Text("theatre.corner.develop")
	c.Fitted(band, both, corner(c).Sized(theme.Small))
	for i, row := range actionRows(in) {
		action := automa.BackSell + automa.BackAction(i)
		room := actionGround(c, row, action)
		if action == automa.BackPass {
			drawFittedNote(c, room, Note(c, g, &automa.BackFacts{}, action))
			continue
		}
		writingLines(c, room.Insets(0, room.H*0.1), 1)
	}
}

// corner is the style of the word in the corner of a back.
func corner(c *widget.Canvas) widget.Style {
	return widget.Style{Font: assets.Bold, Size: theme.Heading, Colour: c.Palette.Panel}
}

// backGround draws the common parts of all backs, and returns the room in the band at the top and that below it.
func backGround(c *widget.Canvas, area view.Rect) (band, in view.Rect) {
	p := c.Palette
	backPaper(c, area)
	c.Box(area.Inset(margin-5), 8, 0, p.Automa)
	in = area.Inset(margin)
	band, in = in.Top(head + 12)
	c.Add(view.Item{Kind: view.Box, Area: band, Radius: 7, Fill: p.Automa})
	_, in = in.Top(between)
	return band.Insets(10, 6), in
}

// actionRows are the rows of the four actions of a back.
func actionRows(in view.Rect) (rows [automa.BackPass]view.Rect) {
	high := (in.H - between*float64(len(rows)-1)) / float64(len(rows))
	for i := range rows {
		rows[i] = view.Rect{X: in.X, Y: in.Y + float64(i)*(high+between), W: in.W, H: high}
	}
	return rows
}

// actionGround draws an action of a back with its sign and its name, and returns the room for its note.
func actionGround(c *widget.Canvas, area view.Rect, action automa.BackAction) view.Rect {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: 7, Fill: p.Panel.Mix(view.White, 0.3), Line: p.Edge, Width: theme.Hair})
	in := area.Insets(8, 5)
	sign, in := in.Left(34)
	c.Icon(view.Around(sign.Middle(), 32, 32), action.String(), p.Automa)
	_, in = in.Left(10)
	in = view.Around(in.Middle(), in.W, min(in.H, 52))
	name, room := in.Top(in.H * 0.52)
	c.Fitted(name, c.Words.Text("theatre.back."+action.String()), widget.Style{Font: assets.Title, Size: theme.Heading, Colour: p.Text})
	return room
}

// noteLarger is how much larger the signs of notes are on paper than on the screen.
const noteLarger = 1.25

// drawFittedNote writes a note as large as it fits.
func drawFittedNote(c *widget.Canvas, room view.Rect, note []Piece) {
	style := widget.Style{Font: assets.Text, Size: theme.Body, Colour: c.Palette.Text}
	for ; style.Size > leastName && noteWide(note, style) > room.W; style.Size -= 0.5 {
		continue
	}
	DrawNote(c, room, note, style, noteLarger*style.Size/theme.Body)
}

func noteWide(note []Piece, style widget.Style) (wide float64) {
	times := noteLarger * style.Size / theme.Body
	for i := range note {
		wide += note[i].Wide(style, times)
		if i > 0 {
			wide += NoteGap * times
		}
	}
	return wide
}
