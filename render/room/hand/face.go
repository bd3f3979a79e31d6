package hand

import (
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// keySide is the disc with a card's key, on its lower edge.
const keySide = 19.0

// face draws a card: its picture, its name, the spaces of a town.
func (m *Model) face(c *widget.Canvas, area view.Rect, card engine.Card) {
	f := &m.Game.Cards[card]
	c.Picture(area, plate.CardOf(c.Palette, m.Game.Game, card), 1)
	banner, body := area.Top(area.H * plate.CardName)
	_, banner = banner.Insets(area.W*nameEdge, 0).Top(area.H * 0.03)
	m.name(c, banner, card)
	if f.Kind == engine.LocationCard {
		_, signs := body.Top(area.H * (plate.CardGround - plate.CardName))
		signs, _ = signs.Insets(area.W*0.06, 0).Top(signs.H - keySide*0.6 - 3)
		m.town(c, signs, f.Location)
	}
}

// key draws the disc with a card's key, if it has one.
func (m *Model) key(c *widget.Canvas, area view.Rect, key string) {
	if key == "" {
		return
	}
	disc := view.Around(view.Point{X: area.Middle().X, Y: area.Bottom() - 1}, keySide, keySide)
	c.Add(view.Item{Kind: view.Box, Area: disc, Radius: keySide / 2, Fill: c.Palette.ParchmentDeep, Line: c.Palette.Ink, Width: theme.Hair})
	defer c.Part(view.Silent)()
	c.Label(disc, key, widget.Style{Font: assets.Bold, Size: theme.Small, Colour: c.Palette.Ink, Align: view.Centre})
}

// label is the name that a card shows.
func label(w words.Words, f *engine.CardFacts) string {
	if f.Kind == engine.LocationCard {
		return w.Location(f.Location)
	}
	return w.Text("hand.name." + strings.ReplaceAll(f.ID, "+", "-"))
}

// nameEdge is how much of a card's width stays free beside its name.
const nameEdge = 0.055

// name writes a card's name, in two lines if one would be too small to read.
func (m *Model) name(c *widget.Canvas, area view.Rect, card engine.Card) {
	const usual, lead = 15.5, 0.88
	least := c.Least(11.5)
	text := label(words.In(c.Words), &m.Game.Cards[card])
	style := widget.Style{Font: assets.Title, Size: usual, Colour: 0xfff6e0ff, Align: view.Centre}
	fit := func(text string) float64 {
		return min(usual, style.Size*area.W/style.Width(text)*0.995)
	}
	if size := fit(text); size >= least {
		c.Label(area, text, style.Sized(size))
		return
	}
	first, second := halves(text)
	if second == "" {
		c.Label(area, text, style.Sized(fit(text)))
		return
	}
	size := min(fit(first), fit(second), c.Least(12.5))
	if size < least { // as near to the edge of the card as it has to be
		area = area.Insets(-area.W*nameEdge/(1-2*nameEdge)*0.9, 0)
		size = min(fit(first), fit(second), least)
	}
	high := size * lead
	at := view.Rect{X: area.X, Y: area.Middle().Y - high, W: area.W, H: high}
	c.Label(at, first, style.Sized(size))
	c.Label(at.Move(0, high), second, style.Sized(size))
}

// endings are those of long names of towns, before which they may be cut.
var endings = []string{"hampton", "minster", "dale", "field"}

// halves cuts a name at the space or after the hyphen that leaves the shortest lines, a single word before its ending.
func halves(text string) (first, second string) {
	best := len(text)
	for i, r := range text {
		if r != ' ' && r != '-' {
			continue
		}
		if longest := max(i+1, len(text)-i-1); longest < best {
			best = longest
			first, second = strings.TrimSpace(text[:i+1]), text[i+1:]
		}
	}
	if second != "" {
		return first, second
	}
	for _, ending := range endings {
		if start, found := strings.CutSuffix(text, ending); found {
			return start + "-", ending
		}
	}
	return text, ""
}

// town draws the spaces of a location as on the board, with the industries that each takes.
func (m *Model) town(c *widget.Canvas, area view.Rect, l engine.Location) {
	const most, gap = 34.0, 3.0
	inRow := map[int]int{}
	rows, cols := 0, 0
	for r := m.Game.SpacesAt(l); r != 0; r = r.Rest() {
		f := &m.Game.Spaces[r.First()]
		inRow[f.Row]++
		rows, cols = max(rows, f.Row+1), max(cols, inRow[f.Row])
	}
	side := min(most, (area.W-gap*float64(cols-1))/float64(cols), (area.H-gap*float64(rows-1))/float64(rows))
	step := side + gap
	middle := area.Middle()
	for r := m.Game.SpacesAt(l); r != 0; r = r.Rest() {
		f := &m.Game.Spaces[r.First()]
		at := view.Point{X: middle.X + (float64(f.Col)-float64(inRow[f.Row]-1)/2)*step,
			Y: middle.Y + (float64(f.Row)-float64(rows-1)/2)*step}
		c.Picture(view.Around(at, side, side), plate.SpaceOf(c.Palette, f.Industries), 1)
	}
}
