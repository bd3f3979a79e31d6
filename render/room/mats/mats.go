// Package mats shows the players' mats: every stack of tiles with the cost and gain of each tile, how many are left, and which comes
// next. It also lets the human choose a tile to remove from the mat.
package mats

import (
	"slices"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the page shows.
type Model struct {
	Game   *automa.Game
	State  *engine.State
	Seat   engine.Seat            // the owner of the mat
	Start  [engine.MaxTiles]uint8 // the tiles on it when the game began: the difficulty may have taken some away
	Asked  bool                   // the human may choose a tile to remove: next tiles can be clicked, even those that only tell why not
	Lit    thing.Set              // the next tile of the industries in it can be removed legally
	Picked engine.Industry
	Scroll *widget.Scroll // of the page, in the layouts for hands
}

// ScrollID is the scrolling part of the page.
const ScrollID = "mats:list"

// Show turns to the mat of a seat.
type Show struct{ Seat engine.Seat }

// Close leaves the page.
type Close struct{}

// The page, in logical units: all of the smallest window but a margin.
const (
	pageWide = 1408.0
	pageHigh = 832.0
	columns  = 8
	between  = 8.0
	middle   = 24.0 // the gap between the halves of the page
	rowGap   = 10.0
	headHigh = 30.0
)

// stack is the position of the tiles of an industry on the page.
type stack struct {
	industry    engine.Industry
	row, column int
}

// layout is where all stacks are, and from which column of which row on the legend is.
type layout struct {
	rows                  int
	legendRow, legendFrom int
	never                 bool // the last sign tells of tiles for development alone, not of those barred from it
	stacks                []stack
}

// layouts are those of the families of games.
var layouts = map[engine.Family]layout{
	engine.Birmingham: {rows: 4, legendRow: 3, legendFrom: 5, stacks: []stack{
		{engine.Cotton, 0, 0}, {engine.CoalMine, 0, 4},
		{engine.Manufacturer, 1, 0},
		{engine.IronWorks, 2, 0}, {engine.Brewery, 2, 4},
		{engine.Pottery, 3, 0},
	}},
	engine.Lancashire: {rows: 3, legendRow: 2, legendFrom: 4, never: true, stacks: []stack{
		{engine.Cotton, 0, 0}, {engine.CoalMine, 0, 4},
		{engine.Port, 1, 0}, {engine.IronWorks, 1, 4},
		{engine.Shipyard, 2, 0},
	}},
}

func (m *Model) layout() layout { return layouts[m.Game.Family] }

// tab is a mat that one can turn to.
type tab struct {
	seat           engine.Seat
	id, text, does string
}

// mats are those of all seats. At a table of several the key of the other's mat leads from one to the next.
func (m *Model) mats(c *widget.Canvas) (list []tab) {
	w := words.In(c.Words)
	if !w.Company() {
		return []tab{{engine.HumanSeat, "mats:yours", c.Words.Text("mat-page.yours"), "your-mat"},
			{engine.AutomaSeat, "mats:automas", c.Words.Text("mat-page.automas"), "automas-mat"}}
	}
	n := engine.Seat(m.State.Seats)
	for seat := range n {
		t := tab{seat: seat, id: "mats:seat:" + strconv.Itoa(int(seat)), text: w.SeatName(seat)}
		switch {
		case seat == w.You:
			t.does = "your-mat"
		case seat == (m.Seat+1)%n, (m.Seat+1)%n == w.You && seat == (w.You+1)%n:
			t.does = "automas-mat"
		}
		list = append(list, t)
	}
	return list
}

// title is the name of the mat.
func (m *Model) title(c *widget.Canvas) string {
	if w := words.In(c.Words); w.Company() {
		return words.Capital(w.Text("company.mat", "seat", w.Noun().Seat(m.Seat)))
	}
	return m.mats(c)[m.Seat&1].text
}

// Draw draws a mat as a page over everything else.
func Draw(c *widget.Canvas, m Model) {
	area := c.Page(pageWide, pageHigh, m.title(c), Close{})
	if c.TouchLayout() {
		m.hands(c, area)
		return
	}
	m.tabs(c, view.Rect{X: area.X, Y: area.Y - 52, W: area.W - theme.Button - theme.Gap, H: theme.Button})
	lay := m.layout()
	high := (area.H - rowGap*float64(lay.rows-1)) / float64(lay.rows)
	for _, s := range lay.stacks {
		tiles := m.tiles(s.industry)
		strip := across(area, high, s.row, s.column, len(tiles))
		m.head(c, strip, s.industry)
		for i, t := range tiles {
			cell := across(area, high, s.row, s.column+i, 1)
			_, cell = cell.Top(headHigh)
			m.cell(c, cell, t)
		}
	}
	m.legend(c, across(area, high, lay.legendRow, lay.legendFrom, columns-lay.legendFrom))
}

// across is the area of some columns of a row, heading included.
func across(area view.Rect, high float64, row, column, n int) view.Rect {
	wide := (area.W - middle - between*(columns-2)) / columns
	left := func(column int) float64 {
		x := float64(column) * (wide + between)
		if column >= columns/2 {
			x += middle - between
		}
		return area.X + x
	}
	return view.Rect{X: left(column), Y: area.Y + float64(row)*(high+rowGap), W: left(column+n-1) + wide - left(column), H: high}
}

func (m *Model) tabs(c *widget.Canvas, area view.Rect) {
	tabs := m.mats(c)
	n := float64(len(tabs))
	wide := 190 * max(1, c.Reading)
	if c.Size.Layout() == view.Tall {
		wide = (area.W - (n-1)*between) / n
	} else if c.TouchLayout() || len(tabs) > 2 {
		wide = min(wide, (area.W-c.Title().Width(m.title(c))-theme.Gap)/n-between)
	}
	button := func(tab tab) widget.Button {
		return widget.Button{ID: tab.id, Text: tab.text, Icon: livery.SeatIcon(c.Palette, tab.seat), Act: Show{tab.seat}, Action: tab.does,
			Picked: tab.seat == m.Seat}
	}
	cramped := len(tabs) > 2 && c.TouchLayout() && slices.ContainsFunc(tabs, func(tab tab) bool {
		b := button(tab)
		return c.ButtonWide(&b) > wide
	})
	for i, tab := range tabs {
		at := view.Rect{X: area.Right() - float64(len(tabs)-i)*(wide+between) + between, Y: area.Y, W: wide, H: area.H}
		b := button(tab)
		if cramped { // the title has the name of the one that is shown
			b.Text, b.Name = "", tab.text
		}
		c.Button(at, b)
		if tab.seat == m.Seat && tab.does != "" { // the key that opened the page closes it
			c.Key(tab.does, Close{})
		}
	}
}

// tiles are the kinds of tile of an industry, lowest level first.
func (m *Model) tiles(i engine.Industry) (list []engine.Tile) {
	for t := engine.Tile(1); int(t) < len(m.Game.Tiles); t++ {
		if m.Game.Tiles[t].Industry == i {
			list = append(list, t)
		}
	}
	return list
}

// head names a stack and counts the tiles left of it.
func (m *Model) head(c *widget.Canvas, area view.Rect, i engine.Industry) {
	area, _ = area.Top(headHigh)
	area.H -= 4
	icon, rest := area.Left(26)
	c.Icon(icon.Inset(1), livery.IndustryIcon(i), livery.OnPanel(c.Palette, livery.Industry(i)))
	name := c.Words.Text("mat-page.stack." + i.String())
	rest = view.Rect{X: rest.X + 8, Y: rest.Y, W: rest.W - 8, H: rest.H}
	c.Fitted(rest, name, c.Heading())
	_, rest = rest.Left(c.Heading().Width(name) + 12)
	left := 0
	for _, t := range m.tiles(i) {
		left += int(m.player().Mat[t])
	}
	c.Fitted(rest.Move(0, 1), c.Words.Text("mat-page.left", "n", strconv.Itoa(left)), c.Soft())
}

func (m *Model) player() *engine.Player { return &m.State.Players[m.Seat] }

// next reports whether a tile is the next of its industry.
func (m *Model) next(t engine.Tile) bool {
	return m.Game.Next(m.player(), m.Game.Tiles[t].Industry) == t
}

// asked reports whether the next tiles can be clicked.
func (m *Model) asked(c *widget.Canvas) bool { return m.Asked && m.Seat == words.In(c.Words).You }

// legend explains the signs.
func (m *Model) legend(c *widget.Canvas, area view.Rect) {
	halves := 2
	if c.Size.Layout() == view.Tall {
		halves = 1
	}
	head, area := area.Top(headHigh)
	c.Fitted(view.Rect{X: head.X, Y: head.Y, W: head.W, H: head.H - 4}, c.Words.Text("mat-page.legend.title"), c.Heading())
	style := c.Soft()
	style.Size = c.Least((theme.Tiny + 0.5) * c.Reading)
	signs := []struct {
		icon, key string
		colour    view.Colour
	}{
		{"laurels", "vp", c.Palette.Text}, {"income", "income", c.Palette.Text}, {"network", "link", c.Palette.Text},
		{"canal", "canal", livery.OnPanel(c.Palette, c.Palette.CanalLine)}, {"rail", "rail", livery.OnPanel(c.Palette, c.Palette.RailLine)}, {"no-develop", "bulb", c.Palette.No},
	}
	if m.layout().never {
		last := &signs[len(signs)-1]
		last.icon, last.key, last.colour = "develop", "never", c.Palette.Brass
	}
	c.Box(area, theme.Corner, 0, c.Palette.Grid)
	in := area.Insets(12, 8)
	pips := []pip{here, gone, absent}
	if m.Seat == engine.HumanSeat || c.Palette.Company { // every mat was whole
		pips = pips[:2]
	}
	lines := (len(signs) + len(pips) + 1) / halves
	at := func(n int) view.Rect {
		half := in.Columns(halves, 14)[n/lines]
		high := in.H / float64(lines)
		return view.Rect{X: half.X, Y: half.Y + float64(n%lines)*high, W: half.W, H: high}
	}
	for n, sign := range signs {
		icon, text := at(n).Left(22)
		c.Icon(view.Around(icon.Middle(), 17, 17), sign.icon, sign.colour)
		c.Fitted(view.Rect{X: text.X + 6, Y: text.Y, W: text.W - 6, H: text.H}, c.Words.Text("mat-page.legend."+sign.key), style)
	}
	for n, p := range pips {
		icon, text := at(len(signs) + n).Left(22)
		m.pip(c, view.Around(icon.Middle(), pipSide, pipSide), p)
		c.Fitted(view.Rect{X: text.X + 6, Y: text.Y, W: text.W - 6, H: text.H}, c.Words.Text("mat-page.legend."+pipKeys[p]), style)
	}
}

// pip is one tile of a stack: still on the mat, gone from it, or never there.
type pip uint8

const (
	here pip = iota
	gone
	absent

	pipSide = 11.0
)

var pipKeys = [...]string{here: "here", gone: "gone", absent: "absent"}

func (m *Model) pip(c *widget.Canvas, area view.Rect, p pip) {
	switch p {
	case here:
		c.Box(area, 3, livery.Seat(c.Palette, m.Seat), 0)
	case gone:
		c.Box(area, 3, 0, c.Palette.Soft.Fade(0.8))
	default:
		c.Icon(area, "cross", c.Palette.Faint)
	}
}

// pips draws the tiles of a full set from the right: those left, those gone, those that were never there.
func (m *Model) pips(c *widget.Canvas, area view.Rect, t engine.Tile) {
	full, left := int(m.Game.FullSet()[t]), int(m.player().Mat[t])
	start := max(int(m.Start[t]), left)
	for n := range full {
		p := here
		switch {
		case n >= start:
			p = absent
		case n >= left:
			p = gone
		}
		m.pip(c, view.Rect{X: area.Right() - float64(full-n)*(pipSide+4) + 4, Y: area.Middle().Y - pipSide/2, W: pipSide, H: pipSide}, p)
	}
}

// number is the style of the figures on a tile.
func number(c *widget.Canvas, ink view.Colour) widget.Style {
	return widget.Style{Font: assets.Bold, Size: c.Least((theme.Small + 1) * c.Reading), Colour: ink}
}
