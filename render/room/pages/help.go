package pages

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// topics are the keys that help lists, by their purpose; those in one line do one thing in several directions.
var topics = []struct {
	name string
	keys [][]string
}{
	{"choose", [][]string{{"confirm"}, {"back"}, {"undo"}, {"redo"}, {"hint"}, {"card-1", "card-8"}}},
	{"actions", [][]string{{"build"}, {"network"}, {"develop"}, {"sell"}, {"loan"}, {"scout"}, {"pass"}, {"done"}}},
	{"automa", [][]string{{"next-step"}, {"previous-step"}, {"end-of-turn"}, {"auto"}, {"replay-turn"}}},
	{"board", [][]string{{"pan-up", "pan-left", "pan-down", "pan-right"}, {"zoom-in", "zoom-out"}, {"fit"}, {"inspect"}}},
	{"rooms", [][]string{{"your-mat"}, {"automas-mat"}, {"log"}, {"rules"}, {"help"}, {"menu"}}},
	{"window", [][]string{{"sound"}, {"fullscreen"}, {"next", "previous"}, {"search"}}},
}

// HelpPage explains all keys and all signs on the table of a game. It scrolls if its text is too large to be seen at once.
type HelpPage struct{ scroll widget.Scroll }

const helpID = "help:list"

// Do takes in the acts that concern the page alone.
func (h *HelpPage) Do(act any) bool { return h.scroll.Do(helpID, act) }

// View draws the page for a game; out is the act that closes it.
func (h *HelpPage) View(c *widget.Canvas, g *engine.Game, out any) {
	title := "page.help.title"
	if c.TouchLayout() {
		title = "page.menu.short.help"
	}
	room := c.Page(1408, 828, c.Words.Text(title), out)
	c.Key("help", out)
	c.ScrollKeys(helpID, room.H)
	h.scroll = c.Scrolling(room, helpID, h.scroll, func(in view.Rect) float64 { return help{c, g.Family}.draw(in) - in.Y })
}

// help sets the help page.
type help struct {
	c      *widget.Canvas
	family engine.Family
}

// draw draws the page and returns where its lowest part ends.
func (h help) draw(room view.Rect) (bottom float64) {
	if h.c.TouchLayout() {
		return h.hands(room)
	}
	columns, panel := room.Columns(4, 28), h.panel()
	return max(
		h.topics(columns[0], 0, 3),
		h.topics(columns[1], 3, 6),
		h.legend(columns[2], "board", h.board()),
		h.legend(columns[3], "panel", panel))
}

// high is the least height of a line with a key.
func (h help) high() float64 { return max(22, h.body().Lead()) }

func (h help) body() widget.Style { return h.c.Body() }

func (h help) topics(area view.Rect, from, to int) (bottom float64) {
	c := h.c
	for _, topic := range topics[from:to] {
		c.Fitted(view.Rect{X: area.X, Y: area.Y, W: area.W, H: 28}, c.Words.Text("page.help.topic."+topic.name), c.Heading())
		area.Y += 34
		for _, actions := range topic.keys {
			area.Y += h.keyLine(area, actions)
		}
		area.Y += 12
	}
	return area.Y - 12
}

// keyLine writes the purpose of actions, behind the keys for them, and returns its height.
func (h help) keyLine(area view.Rect, actions []string) float64 {
	c := h.c
	keysWide := 118 * max(1, c.Reading)
	text := c.Words.Text("page.help.key." + actions[0])
	at := view.Rect{X: area.X + keysWide, Y: area.Y, W: area.W - keysWide}
	high := max(c.ParaHeight(at.W, text, h.body()), h.caps(view.Rect{X: area.X, Y: area.Y - 1, W: keysWide - 8}, actions))
	at.Y += (h.high()-h.body().Lead())/2 - 1
	c.Para(at, "help:"+actions[0], text, h.body())
	return high + 3
}

// caps draws the keys of actions, in as many lines as they need, and returns how high they came out.
func (h help) caps(area view.Rect, actions []string) float64 {
	c := h.c
	style := h.body().Of(assets.Medium).In(c.Palette.Brass).To(view.Centre)
	at := view.Rect{X: area.X, Y: area.Y, H: h.high()}
	for _, key := range h.keyNames(actions) {
		at.W = min(area.W, style.Width(key)+14)
		if at.X > area.X && at.Right() > area.Right() {
			at.X, at.Y = area.X, at.Y+at.H+2
		}
		c.Box(at, 4, c.Palette.Sunk, c.Palette.Edge)
		c.Fitted(at.Insets(5, 0), key, style)
		at.X += at.W + 3
	}
	return at.Bottom() - area.Y
}

// keyNames are the keys of actions by name, or while a game pad is used its buttons for them; the cards of the hand are one range.
func (h help) keyNames(actions []string) (names []string) {
	for _, a := range actions {
		key := h.c.Keys.Key(a)
		if button := keymap.PadKey(a); button != "" && h.c.Pointer.Hand == widget.Pad {
			key = button
		}
		if key != "" {
			names = append(names, h.c.KeyName(key))
		}
	}
	if actions[0] == "card-1" {
		return []string{strings.Join(names, "–")}
	}
	return names
}

// sign is something to be seen, with a drawing of it.
type sign struct {
	name   string
	draw   func(c *widget.Canvas, area view.Rect)
	family engine.Family // of the games in which it is seen; 0: all
}

// of are those of some signs that are seen in the game.
func (h help) of(signs []sign) []sign {
	return slices.DeleteFunc(slices.Clone(signs), func(s sign) bool { return s.family != 0 && s.family != h.family })
}

const signWide = 52.0

func (h help) legend(area view.Rect, part string, signs []sign) (bottom float64) {
	c := h.c
	c.Fitted(view.Rect{X: area.X, Y: area.Y, W: area.W, H: 28}, c.Words.Text("page.help."+part+".title"), c.Heading())
	area.Y += 36
	for _, s := range signs {
		text := c.Words.Text("page.help."+part+"."+s.name, "who", h.who(s))
		at := view.Rect{X: area.X + signWide + 12, Y: area.Y, W: area.W - signWide - 12}
		high := max(40, c.ParaHeight(at.W, text, h.body()))
		s.draw(c, view.Rect{X: area.X, Y: area.Y + (high-40)/2, W: signWide, H: 40})
		at.Y += (high - c.ParaHeight(at.W, text, h.body())) / 2
		c.Para(at, "help:"+s.name, text, h.body())
		area.Y += high + 8
	}
	return area.Y - 8
}

var boardSigns = []sign{
	{"slot", func(c *widget.Canvas, a view.Rect) { spaceSign(c, a, engine.Cotton, engine.Brewery) }, engine.Birmingham},
	{"slot", func(c *widget.Canvas, a view.Rect) { spaceSign(c, a, engine.Cotton, engine.Port) }, engine.Lancashire},
	{"yours", func(c *widget.Canvas, a view.Rect) {
		tileSign(c, a, engine.HumanSeat, plate.Tile{Industry: engine.Cotton, Level: 2})
	}, 0},
	{"automas", func(c *widget.Canvas, a view.Rect) {
		tileSign(c, a, engine.AutomaSeat, plate.Tile{Industry: engine.Pottery, Level: 1})
	}, engine.Birmingham},
	{"automas", func(c *widget.Canvas, a view.Rect) {
		tileSign(c, a, engine.AutomaSeat, plate.Tile{Industry: engine.Shipyard, Level: 2})
	}, engine.Lancashire},
	{"flipped", func(c *widget.Canvas, a view.Rect) {
		tileSign(c, a, engine.HumanSeat, plate.Tile{Industry: engine.Cotton, Level: 1, Flipped: true, VP: 5, Links: 1})
	}, 0},
	{"cubes", func(c *widget.Canvas, a view.Rect) {
		tileSign(c, a, engine.HumanSeat, plate.Tile{Industry: engine.CoalMine, Level: 1, Cubes: 2, Holds: engine.Coal})
	}, 0},
	{"links", func(c *widget.Canvas, a view.Rect) {
		m := a.Middle()
		for i, seat := range []engine.Seat{engine.HumanSeat, engine.AutomaSeat} {
			y := m.Y - 8 + 16*float64(i)
			c.Line([]view.Point{{X: a.X + 2, Y: y}, {X: a.Right() - 2, Y: y}}, 5, livery.Seat(c.Palette, seat))
		}
	}, 0},
	{"lines", func(c *widget.Canvas, a view.Rect) {
		m := a.Middle()
		c.Line([]view.Point{{X: a.X + 2, Y: m.Y - 8}, {X: a.Right() - 2, Y: m.Y - 8}}, 3, c.Palette.CanalLine)
		c.Add(view.Item{Kind: view.Stroke, Points: []view.Point{{X: a.X + 2, Y: m.Y + 8}, {X: a.Right() - 2, Y: m.Y + 8}}, Width: 3,
			Dash: 6, Fill: c.Palette.RailLine})
	}, 0},
	{"merchant", func(c *widget.Canvas, a view.Rect) {
		m := a.Middle()
		c.Picture(view.Around(m.Add(view.Point{X: -8}), 34, 34), plate.MerchantTile{Takes: engine.IndustrySet(0).With(engine.Cotton), Palette: c.Palette.Table().Name}, 1)
		c.Picture(view.Around(m.Add(view.Point{X: 19, Y: 7}), 20, 20), plate.CubeOf(c.Palette, engine.Beer), 1)
	}, engine.Birmingham},
	{"merchant-links", linkScore, engine.Birmingham},
	{"bonus", func(c *widget.Canvas, a view.Rect) {
		c.Picture(view.Around(a.Middle(), 38, 38), plate.Medal{Bonus: engine.BonusIncome, Text: "+2", Palette: c.Palette.Table().Name}, 1)
	}, engine.Birmingham},
	{"port", func(c *widget.Canvas, a view.Rect) {
		tileSign(c, a, engine.HumanSeat, plate.Tile{Industry: engine.Port, Level: 2})
	}, engine.Lancashire},
	{"end-point", linkScore, engine.Lancashire},
	{"distant", func(c *widget.Canvas, a view.Rect) {
		box := view.Around(a.Middle(), 50, 26)
		c.Box(box, 4, c.Palette.Parchment, c.Palette.Brass)
		ship, number := box.Left(28)
		c.Icon(view.Around(ship.Middle(), 22, 22), "ship", c.Palette.Ink)
		c.Label(number, "+2", widget.Style{Font: assets.Bold, Size: theme.Small, Colour: c.Palette.Ink})
	}, engine.Lancashire},
	{"lit", func(c *widget.Canvas, a view.Rect) {
		c.Add(view.Item{Kind: view.Box, Area: view.Around(a.Middle(), 36, 36), Radius: 5, Fill: c.Palette.Sunk, Line: c.Palette.Brass, Width: 3})
	}, 0},
}

// seatSign begins the name of the sign of a seat.
const seatSign = "seat."

// who is the player whose sign it is, if it is one's.
func (h help) who(s sign) string {
	number, is := strings.CutPrefix(s.name, seatSign)
	if !is {
		return ""
	}
	seat, _ := strconv.Atoi(number)
	return words.In(h.c.Words).SeatName(engine.Seat(seat))
}

// board are the signs on the board; at a table of several each seat has its own.
func (h help) board() []sign {
	signs, w := h.of(boardSigns), words.In(h.c.Words)
	if !w.Company() {
		return signs
	}
	at := slices.IndexFunc(signs, func(s sign) bool { return s.name == "yours" })
	signs = slices.DeleteFunc(signs, func(s sign) bool { return s.name == "yours" || s.name == "automas" })
	var tiles []sign
	for seat := range engine.Seat(engine.MaxSeats) {
		if w.Names[seat] == "" && seat != w.You {
			continue
		}
		tiles = append(tiles, sign{name: seatSign + strconv.Itoa(int(seat)), draw: func(c *widget.Canvas, a view.Rect) {
			tileSign(c, a, seat, plate.Tile{Industry: engine.Cotton, Level: 2})
		}})
	}
	return slices.Insert(signs, at, tiles...)
}

var panelSigns = []sign{
	{"front", func(c *widget.Canvas, a view.Rect) {
		cardSign(c, a, c.Palette.Parchment, c.Palette.ParchmentDeep, "factory", c.Palette.Ink)
	}, 0},
	{"back", func(c *widget.Canvas, a view.Rect) { cardSign(c, a, c.Palette.Raised, 0, "cog", c.Palette.Brass) }, 0},
	{"frame", func(c *widget.Canvas, a view.Rect) {
		c.Add(view.Item{Kind: view.Box, Area: view.Around(a.Middle(), 48, 26), Radius: 5, Fill: c.Palette.Parchment, Line: c.Palette.Brass, Width: 3})
	}, 0},
	{"no", func(c *widget.Canvas, a view.Rect) { c.Icon(view.Around(a.Middle(), 26, 26), "cross", c.Palette.No) }, 0},
	{"yes", func(c *widget.Canvas, a view.Rect) { c.Icon(view.Around(a.Middle(), 28, 28), "tick", c.Palette.Yes) }, 0},
	{"tie", func(c *widget.Canvas, a view.Rect) { c.Icon(view.Around(a.Middle(), 32, 32), "tie", c.Palette.Automa) }, 0},
	{"icon", func(c *widget.Canvas, a view.Rect) {
		for i := range 4 {
			cell := view.Rect{X: a.Middle().X - 15 + 16*float64(i%2), Y: a.Middle().Y - 15 + 16*float64(i/2), W: 14, H: 14}
			fill := view.Colour(0)
			if i == 2 {
				fill = c.Palette.No
			}
			c.Box(cell, 3, fill, c.Palette.Soft)
		}
	}, engine.Birmingham},
	{"rule", func(c *widget.Canvas, a view.Rect) { ruleSign(c, a, "B7.3") }, engine.Birmingham},
	{"rule", func(c *widget.Canvas, a view.Rect) { ruleSign(c, a, "C7.3") }, engine.Lancashire},
}

// rivalSigns are those of the panel of a rival.
var rivalSigns = []sign{
	{"thinks", func(c *widget.Canvas, a view.Rect) {
		bar := view.Around(a.Middle(), 48, 8)
		c.Box(bar, 4, c.Palette.Sunk, c.Palette.Grid)
		bar.W *= 0.6
		c.Box(bar, 4, c.Palette.Automa, 0)
	}, 0},
	{"did", func(c *widget.Canvas, a view.Rect) {
		c.Icon(view.Around(a.Middle(), 26, 26), "arrow-right", c.Palette.Brass)
	}, 0},
	{"weighed", func(c *widget.Canvas, a view.Rect) {
		c.Icon(view.Around(a.Middle(), 28, 28), "statistics", c.Palette.Text)
	}, 0},
	{"hidden", func(c *widget.Canvas, a view.Rect) { c.Icon(view.Around(a.Middle(), 28, 28), "lock", c.Palette.Soft) }, 0},
}

// panel are the signs of the opponent's panel: the Automa's or a rival's.
func (h help) panel() []sign {
	if !words.In(h.c.Words).Rival {
		return h.of(panelSigns)
	}
	rule := slices.DeleteFunc(h.of(panelSigns), func(s sign) bool { return s.name != "rule" })
	return append(h.of(rivalSigns), rule...)
}

// plateSide is the side of tiles and spaces among the signs.
const plateSide = 40.0

func spaceSign(c *widget.Canvas, area view.Rect, one, other engine.Industry) {
	c.Picture(view.Around(area.Middle(), plateSide, plateSide), plate.SpaceOf(c.Palette, engine.IndustrySet(0).With(one).With(other)), 1)
}

// linkScore is what links to a place score that has two icons printed.
func linkScore(c *widget.Canvas, area view.Rect) {
	at := view.Around(area.Middle(), plate.LinksWide*1.2, plate.LinksHigh*1.2)
	c.Picture(at, plate.Links{Count: 2, Palette: c.Palette.Table().Name}, 1)
}

func ruleSign(c *widget.Canvas, area view.Rect, number string) {
	c.Label(area, number, widget.Style{Font: assets.Text, Size: theme.Body, Colour: c.Palette.Link, Align: view.Centre})
}

func tileSign(c *widget.Canvas, area view.Rect, owner engine.Seat, tile plate.Tile) {
	tile.Coat = plate.CoatOf(c.Palette, owner)
	c.Picture(view.Around(area.Middle(), plateSide, plateSide), tile, 1)
}

func cardSign(c *widget.Canvas, area view.Rect, fill, low view.Colour, icon string, ink view.Colour) {
	box := view.Around(area.Middle(), 30, 38)
	c.Add(view.Item{Kind: view.Box, Area: box, Radius: 4, Fill: fill, Low: low, Line: c.Palette.BrassDeep, Width: theme.Hair})
	c.Icon(view.Around(box.Middle(), 20, 20), icon, ink)
}
