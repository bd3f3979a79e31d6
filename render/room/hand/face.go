package hand

import (
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

const (
	bannerHigh = 32.0
	footHigh   = 19.0
	edge       = 1.5
)

// face draws a card: its banner, what it is good for, and its key at the foot.
func (m *Model) face(c *widget.Canvas, area view.Rect, card engine.Card, key string) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: p.Parchment, Low: p.ParchmentDeep,
		Line: p.BrassDeep, Width: theme.Hair})
	banner, rest := area.Inset(edge).Top(bannerHigh)
	colour := m.banner(c, card)
	c.Box(banner, theme.Corner-edge, colour, 0)
	_, square := banner.Top(theme.Corner)
	c.Add(view.Item{Kind: view.Box, Area: square, Fill: colour})
	m.name(c, banner.Insets(2, 0), card)
	foot, body := rest.Foot(footHigh)
	if key == "" {
		body = rest
	}
	c.Label(foot, key, widget.Style{Font: assets.Medium, Size: theme.Small, Colour: p.InkSoft, Align: view.Centre})
	m.sign(c, body.Insets(5, 4), card)
}

// banner is the colour of a card's banner: the location's, slate for industries, brass for wild cards.
func (m *Model) banner(c *widget.Canvas, card engine.Card) view.Colour {
	switch f := &m.Game.Cards[card]; f.Kind {
	case engine.LocationCard:
		return livery.Banner(c.Palette, &m.Game.Locations[f.Location])
	case engine.IndustryCard:
		return c.Palette.Raised.Mix(c.Palette.Soft, 0.15)
	}
	return c.Palette.BrassDeep.Mix(c.Palette.Night, 0.2)
}

// label is the name that a card shows.
func label(w words.Words, f *engine.CardFacts) string {
	if f.Kind == engine.LocationCard {
		return w.Location(f.Location)
	}
	return w.Text("hand.name." + strings.ReplaceAll(f.ID, "+", "-"))
}

// name writes a card's name, in two lines if one would be too small to read.
func (m *Model) name(c *widget.Canvas, area view.Rect, card engine.Card) {
	const usual, least, lead = 15.5, 11.5, 13.0
	text := label(c.Words, &m.Game.Cards[card])
	style := widget.Style{Font: assets.Title, Size: usual, Colour: c.Palette.Parchment, Align: view.Centre}
	fit := func(text string) float64 {
		return min(usual, style.Size*area.W/fonts.Width(style.Font, style.Size, text)*0.995)
	}
	if size := fit(text); size >= least {
		c.Label(area, text, style.Sized(size))
		return
	}
	first, second := halves(text)
	size := min(fit(first), fit(second), 13.5)
	if second == "" {
		c.Label(area, text, style.Sized(size))
		return
	}
	at := view.Rect{X: area.X, Y: area.Middle().Y - lead, W: area.W, H: lead}
	c.Label(at, first, style.Sized(size))
	c.Label(at.Move(0, lead), second, style.Sized(size))
}

// halves cuts a name at the space or after the hyphen that leaves the shortest lines.
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
	if second == "" {
		return text, ""
	}
	return first, second
}

// sign draws what a card is good for: a town's spaces as on the board, an industry's sign, or a compass.
func (m *Model) sign(c *widget.Canvas, area view.Rect, card engine.Card) {
	f := &m.Game.Cards[card]
	ink := c.Palette.Ink.Mix(c.Palette.ParchmentDeep, 0.12)
	switch f.Kind {
	case engine.LocationCard:
		m.town(c, area, f.Location)
	case engine.IndustryCard:
		var icons []string
		for i := range f.Industries.All() {
			icons = append(icons, livery.IndustryIcon(i))
		}
		for i, part := range area.Columns(len(icons), 4) {
			c.Icon(view.Around(part.Middle(), min(part.W, 54), min(part.H, 54)), icons[i], ink)
		}
	case engine.WildLocation:
		c.Icon(view.Around(area.Middle(), min(area.H, 58), min(area.H, 58)), "wild", ink)
	default:
		big := view.Around(area.Middle(), min(area.H, 58), min(area.H, 58))
		c.Icon(big, "wild", ink.Fade(0.3))
		c.Icon(big.Inset(9), "factory", ink)
	}
}

// town draws the spaces of a location as on the board, with the industries that each takes.
func (m *Model) town(c *widget.Canvas, area view.Rect, l engine.Location) {
	const most, gap = 36.0, 3.0
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
		space(c, view.Around(at, side, side), f.Industries)
	}
}

// space draws an empty space with the signs of one or two industries.
func space(c *widget.Canvas, area view.Rect, takes engine.IndustrySet) {
	c.Box(area, 4, c.Palette.Sunk, c.Palette.InkSoft)
	list := slices.Collect(takes.All())
	if len(list) == 1 {
		c.Icon(area.Inset(area.W*0.14), livery.IndustryIcon(list[0]), livery.Industry(list[0]))
		return
	}
	side := area.W * 0.46
	for i, industry := range list {
		off := (float64(i) - 0.5) * area.W * 0.42
		c.Icon(view.Around(area.Middle().Add(view.Point{X: off, Y: off}), side, side), livery.IndustryIcon(industry),
			livery.Industry(industry))
	}
}
