package market

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Distant is the distant market, a chart that lies on the sea: its track with the marker, the tiles that lie open and those to
// come. Where the sea is too narrow only the track is seen. In the preview of a sale the spaces that the marker may come to are
// lit, each with how many of the tiles to come bring it there.
type Distant struct {
	Game   *automa.Game
	State  *engine.State
	Open   bool // a mill can be sold to it now: it is lit
	Picked bool // a sale to it is previewed
	Looked bool // the step or task on show is about it
	Quiet  bool // clicking on it does nothing
}

const (
	chartWide, chartHigh = 226.0, 316.0 // at most
	chartLeast           = 168.0        // width below which only the track is drawn
	trackWide            = 62.0
	chartPad             = 12.0
	chartHead            = 34.0
	tileSide             = 28.0
)

// chart is where its parts are.
type chart struct {
	all, head view.Rect
	spaces    []view.Rect // of the track, from the top; the last is X
	beside    view.Rect   // the tiles; empty if only the track is drawn
}

// layChart lays the chart out on the water that is free for it.
func layChart(g *engine.Game, sea view.Rect) (c chart) {
	n := float64(len(g.Distant.Bonuses) + 1)
	c.all = view.Around(sea.Middle(), min(sea.W, chartWide), min(sea.H, chartHigh))
	if c.all.W < chartLeast {
		c.all = view.Rect{X: sea.X, Y: c.all.Y, W: trackWide + 2*4, H: c.all.H}
		c.head, _ = c.all.Top(chartHead)
	} else {
		c.head, c.beside = c.all.Insets(chartPad, 4).Top(chartHead)
		_, c.beside = c.beside.Left(trackWide + chartPad)
		c.beside.H -= 4
	}
	_, track := c.all.Insets(4, 4).Top(chartHead)
	if !c.beside.Empty() {
		track.X = c.head.X
	}
	high := (track.H - 4) / n
	for i := range len(g.Distant.Bonuses) + 1 {
		c.spaces = append(c.spaces, view.Rect{X: track.X, Y: track.Y + float64(i)*high, W: trackWide, H: high - 2})
	}
	return c
}

// DistantSpot is where the marker is. Animations begin and end there.
func DistantSpot(g *engine.Game, d *engine.Distant, sea view.Rect) view.Rect {
	return layChart(g, sea).spaces[d.Marker]
}

// DrawDistant draws the distant market on the water that is free for it; nothing in a game without one.
func DrawDistant(c *widget.Canvas, sea view.Rect, m Distant) {
	if len(m.Game.Distant.Bonuses) == 0 {
		return
	}
	p, lay, id := c.Palette, layChart(m.Game.Game, sea), thing.DistantMarket.FullName(m.Game.Game)
	defer c.Part(id)()
	light := view.Colour(0)
	switch {
	case m.Looked:
		light = p.Automa
	case m.Picked, m.Open:
		light = p.Brass
	}
	c.Add(view.Item{Kind: view.Box, Area: lay.all.Inset(-12), Radius: 12, Fill: light.Fade(0.45)})
	c.Picture(lay.all.Inset(-plate.ChartEdge), plate.Chart{Wide: lay.all.W, High: lay.all.H, Lit: c.Attended(id), Palette: p.Name}, 1)
	c.Add(view.Item{Kind: view.Box, Area: lay.all, Line: light, Width: 4})
	m.chartHead(c, &lay)
	reach := make([]int, len(lay.spaces))
	if m.Picked {
		reach = m.Reach()
	}
	for i, at := range lay.spaces {
		m.space(c, at, i, reach[i] > 0)
		if reach[i] > 0 {
			m.reach(c, &lay, i, reach[i])
		}
	}
	if !lay.beside.Empty() && !m.Picked {
		m.tiles(c, lay.beside)
	}
	if m.Picked {
		seal := view.Around(view.Point{X: lay.all.Right() - 3, Y: lay.all.Bottom() - 3}, 24, 24)
		c.Add(view.Item{Kind: view.Box, Area: seal, Radius: 12, Fill: p.Brass, Line: p.Night, Width: 1.2})
		c.Icon(seal.Inset(5), "tick", p.OnBrass)
	}
	c.FocusRing(id, lay.all, theme.Corner)
	target := view.Target{ID: id, Area: lay.all, About: thing.DistantMarket, Aside: !m.Open && !m.Picked, Picked: m.Picked}
	if !m.Quiet {
		target.Act = thing.DistantMarket
	}
	c.Target(target)
}

// DistantID is the target of the distant market where it is a button.
const DistantID = "market:distant"

// OpenDistant opens the chart of the distant market, where it is a button.
type OpenDistant struct{}

// DrawDistantButton draws the distant market where there is no room for the chart: as a button that opens it, with the bonus at
// which the marker stands.
func DrawDistantButton(c *widget.Canvas, area view.Rect, m Distant) {
	bonuses := m.Game.Distant.Bonuses
	if len(bonuses) == 0 {
		return
	}
	p, id := c.Palette, DistantID
	defer c.Part(id)()
	line, wide := p.BrassDeep, 1.5
	switch {
	case m.Looked:
		line, wide = p.Automa, 4
	case m.Picked, m.Open:
		line, wide = p.Brass, 3.5
	}
	fill := p.Parchment
	if c.Attended(id) {
		fill = fill.Mix(0xffffffff, 0.4)
	}
	c.Add(view.Item{Kind: view.Box, Area: area.Inset(-wide), Radius: theme.Corner + wide, Fill: p.Night})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Low: p.ParchmentDeep, Line: line, Width: wide})
	text := c.Words.Text("market.distant.end")
	if marker := int(m.State.Distant.Marker); marker < len(bonuses) {
		text = words.Signed(int(bonuses[marker]))
	}
	upper, lower := area.Insets(4, 4).Top(area.H * 0.5)
	c.Icon(view.Around(upper.Middle(), 26, 26), "ship", p.Ink)
	c.Label(lower, text, widget.Style{Font: assets.Bold, Size: theme.Body, Colour: p.Ink, Align: view.Centre})
	c.FocusRing(id, area, theme.Corner)
	c.Target(view.Target{ID: id, Area: area, Act: OpenDistant{}, About: thing.DistantMarket})
}

// chartHead names the market, or shows its sign where there is no room.
func (m *Distant) chartHead(c *widget.Canvas, lay *chart) {
	ink := c.Palette.Ink
	if lay.beside.Empty() {
		c.Icon(view.Around(lay.head.Middle(), 24, 24), "ship", ink)
		return
	}
	icon, name := lay.head.Left(24)
	c.Icon(view.Around(icon.Middle(), 22, 22), "cotton", ink)
	_, name = name.Left(6)
	c.Fitted(name, c.Words.Text("market.name.distant"), widget.Style{Font: assets.Title, Size: theme.Heading * c.Reading, Colour: ink})
}

// reach writes beside a space how many of the tiles to come bring the marker there, or on it where there is no room beside it.
func (m *Distant) reach(c *widget.Canvas, lay *chart, n, tiles int) {
	at, key := lay.spaces[n], "market.distant.reach"
	style := widget.Style{Font: assets.Medium, Size: theme.Small * c.Reading, Colour: c.Palette.Ink}
	if lay.beside.Empty() {
		at, _ = at.Insets(3, 0).Left(at.W / 2)
		key, style.Size = "market.distant.reach-short", theme.Tiny
		if n == len(lay.spaces)-1 {
			style.Colour = c.Palette.Parchment
		}
	} else {
		at.X, at.W = lay.beside.X, lay.beside.W
	}
	c.Fitted(at, c.Words.Text(key, "n", strconv.Itoa(tiles), "all", strconv.Itoa(int(m.State.Distant.Left))), style)
}

// space draws a space of the track with its bonus, the last with its X; those that the marker has left are darker, those that it
// may come to are lit.
func (m *Distant) space(c *widget.Canvas, at view.Rect, n int, lit bool) {
	p, bonuses := c.Palette, m.Game.Distant.Bonuses
	marker := int(m.State.Distant.Marker)
	fill, line, ink := p.Parchment.Mix(view.White, 0.25), p.InkSoft, p.Ink
	text := ""
	switch {
	case n == len(bonuses):
		fill, line, ink, text = p.No.Mix(p.Ink, 0.6), p.Ink, p.Parchment, c.Words.Text("market.distant.end")
	case n < marker:
		fill, ink = p.ParchmentDeep.Mix(p.InkSoft, 0.3), p.Ink.Mix(p.InkSoft, 0.3)
		fallthrough
	default:
		text = words.Signed(int(bonuses[n]))
		if lit {
			fill = p.Brass.Mix(p.Parchment, 0.35)
		}
	}
	if lit {
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-1.5), Radius: 5, Line: p.Brass, Width: 3})
	}
	c.Box(at, 4, fill, line)
	number := at
	if n == marker {
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-1.5), Radius: 5, Line: p.Night, Width: 4})
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-0.5), Radius: 4, Line: p.Brass, Width: 2.4})
		side := min(at.H, 24)
		var ship view.Rect
		ship, number = at.Left(trackWide * 0.48)
		c.Icon(view.Around(ship.Middle().Add(view.Point{X: 2}), side, side), "ship", ink)
	}
	c.Label(number, text, widget.Style{Font: assets.Bold, Size: min(theme.Body, at.H*0.85), Colour: ink, Align: view.Centre})
}

// tiles draws the tiles that lie open, the one turned last behind the others, and how many are to come.
func (m *Distant) tiles(c *widget.Canvas, area view.Rect) {
	p := c.Palette
	style := widget.Style{Font: assets.Text, Size: theme.Small * c.Reading, Colour: p.InkSoft}
	turned := m.Game.Distant.Turned(m.State)
	head, rest := area.Top(22)
	c.Fitted(head, c.Words.Text("market.distant.turned"), style)
	perRow := max(1, int((rest.W+4)/(tileSide+4)))
	for i, steps := range turned {
		at := view.Rect{X: rest.X + float64(i%perRow)*(tileSide+4), Y: rest.Y + float64(i/perRow)*(tileSide+4), W: tileSide, H: tileSide}
		c.Picture(at, plate.Bale{Text: words.Signed(-int(steps)), Palette: p.Name}, 1)
	}
	if len(turned) == 0 {
		none, _ := rest.Top(22)
		c.Fitted(none, c.Words.Text("market.distant.none"), style)
	}
	foot, _ := area.Foot(2*tileSide + 26)
	head, foot = foot.Top(22)
	key := "market.distant.left"
	if !m.Game.Distant.IsOpen(&m.State.Distant) {
		key, style = "market.distant.closed", style.Of(assets.Bold).In(p.No.Mix(p.Ink, 0.45))
	}
	c.Fitted(head, c.Words.Text(key), style)
	left := int(m.State.Distant.Left)
	for i := range min(left, 5) {
		c.Picture(view.Rect{X: foot.X + float64(i)*2, Y: foot.Y + 12 - float64(i)*2, W: 40, H: 40}, plate.Bale{Palette: p.Name}, 1)
	}
	_, count := foot.Left(54)
	c.Label(view.Around(count.Middle(), count.W, 30), c.Words.Text("market.distant.count", "n", strconv.Itoa(left)),
		widget.Style{Font: assets.Bold, Size: theme.Heading * c.Reading, Colour: p.Ink})
}

// Reach counts how many of the tiles face down would bring the marker to each space of the track, of which X is the last.
func (m *Distant) Reach() []int {
	reach := make([]int, len(m.Game.Distant.Bonuses)+1)
	for _, steps := range m.State.FaceDown() {
		reach[m.Game.Distant.MarkerAfter(m.State.Distant.Marker, steps)]++
	}
	return reach
}

// aboutDistant tells the place of the marker, the effect of a sale, and the tiles left.
func aboutDistant(w words.Words, g *automa.Game, s *engine.State) widget.Tip {
	bonuses := g.Distant.Bonuses
	tip := widget.Tip{Title: w.Text("market.name.distant"), Rules: w.Cite(cite.Of(cite.DistantMarket)...)}
	if !g.Distant.IsOpen(&s.Distant) {
		tip.Lines = []string{w.Text("market.about.distant-closed")}
		return tip
	}
	tip.Lines = []string{w.Text("market.about.distant-open", "n", strconv.Itoa(int(bonuses[s.Distant.Marker])),
		"more", strconv.Itoa(len(bonuses)-int(s.Distant.Marker))), w.Text("market.about.distant-sale")}
	var left []string
	for _, t := range g.Distant.Tiles {
		n := int(t.Counts[s.Seats-2])
		for _, steps := range g.Distant.Turned(s) {
			if steps == t.Steps {
				n--
			}
		}
		if n > 0 {
			left = append(left, w.Text("market.about.distant-tile", "n", strconv.Itoa(n), "steps", words.Signed(-int(t.Steps))))
		}
	}
	tip.Lines = append(tip.Lines, w.Text("market.about.distant-left", "tiles", w.And(left)))
	return tip
}
