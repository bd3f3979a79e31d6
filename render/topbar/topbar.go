// Package topbar is the strip at the top of the table: where the game is, both players' VP, the Automa's deck, and the ways
// to what lies beside the game.
package topbar

import (
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/assets"
	"sohofoundry/render/film"
	"sohofoundry/render/fonts"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// Model is what the strip shows.
type Model struct {
	Game         *automa.Game
	Position     *automa.Position
	Difficulty   string // the name of the Automa's mat; the catalogue knows the usual ones
	Practice     bool   // the game counts as practice
	CanUndo      bool
	CanRedo      bool
	UndoPractice bool      // an undo would make the game practice, as something hidden was seen
	Between      film.Kind // the page of what follows from a turn, when nobody has one; 0 otherwise
	Called       float64   // how loud the person is called to their turn, from 0 to 1
}

// What the buttons do.
type (
	Undo  struct{}
	Redo  struct{}
	Log   struct{}
	Rules struct{}
	Menu  struct{}
	// Mat is what clicking on somebody's VP does: their mat opens.
	Mat struct{ Seat engine.Seat }
)

const (
	high    = 36.0 // of buttons
	between = 6.0
	apart   = 20.0
	pad     = 14.0
)

// Draw draws the strip.
func Draw(c *widget.Canvas, area view.Rect, m Model) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: p.Panel})
	c.Line([]view.Point{{X: area.X, Y: area.Bottom()}, {X: area.Right(), Y: area.Bottom()}}, 1.4, p.BrassDeep)
	row := view.Rect{X: area.X + pad, Y: area.Y + (area.H-high)/2, W: area.W - 2*pad, H: high}
	name := c.Words.Text("topbar.name")
	at, rest := row.Left(fonts.Width(assets.Title, theme.Title, name) + 1)
	c.Label(at, name, c.Title())
	rest = m.buttons(c, rest)
	rest.W -= apart - between
	rest = m.deck(c, rest)
	for seat := int(m.Position.Seats) - 1; seat >= 0; seat-- {
		rest = m.pill(c, rest, engine.Seat(seat))
	}
	rest.W -= apart - between
	m.headline(c, view.Rect{X: rest.X + apart, Y: area.Y, W: rest.W - apart, H: area.H})
}

// buttons draws the buttons from the right and returns what is left.
func (m *Model) buttons(c *widget.Canvas, row view.Rect) view.Rect {
	var undo, redo any
	icon := ""
	if m.CanUndo {
		undo = Undo{}
		if m.UndoPractice {
			icon = "warning"
		}
	}
	if m.CanRedo {
		redo = Redo{}
	}
	for _, b := range []widget.Button{
		{ID: "topbar:menu", Action: "menu", Act: Menu{}},
		{ID: "topbar:rules", Action: "rules", Act: Rules{}},
		{ID: "topbar:log", Action: "log", Act: Log{}},
		{ID: "topbar:redo", Action: "redo", Act: redo},
		{ID: "topbar:undo", Action: "undo", Act: undo, Icon: icon, About: UndoButton{m.CanUndo, m.UndoPractice}},
	} {
		b.Text = c.Words.Text(strings.Replace(b.ID, ":", ".", 1))
		var at view.Rect
		at, row = row.Side(buttonWide(c, &b))
		c.Button(at, b)
		row.W -= between
	}
	return row
}

// buttonWide is room for what stands on a button, its key too while it does nothing, so that nothing moves.
func buttonWide(c *widget.Canvas, b *widget.Button) float64 {
	key := c.KeyName(c.Keys.Key(b.Action))
	wide := fonts.Width(assets.Medium, theme.Body, b.Text) + fonts.Width(assets.Text, theme.Tiny, key) + 8 + 26
	if b.Icon != "" {
		wide += theme.Body*1.2 + 8
	}
	return wide
}

// deck counts the Automa's cards.
func (m *Model) deck(c *widget.Canvas, row view.Rect) view.Rect {
	if !m.Position.Solo {
		return row
	}
	const wide = 62.0
	id := "topbar:deck"
	at, row := row.Side(wide)
	if c.Attended(id) {
		c.Box(at, theme.Corner, c.Palette.Raised, 0)
	}
	icon, text := at.Insets(4, 0).Left(22)
	c.Icon(icon, "deck", c.Palette.Automa)
	style := widget.Style{Font: assets.Medium, Size: theme.Body, Colour: c.Palette.Soft}
	c.Fitted(view.Rect{X: text.X + 6, Y: text.Y, W: text.W - 6, H: text.H}, strconv.Itoa(int(m.Position.Cards.Left)), style)
	c.FocusRing(id, at, theme.Corner)
	c.Target(view.Target{ID: id, Area: at, About: Deck{m.Position.Cards.Left, m.Position.Cards.Discarded}, Aside: true})
	row.W -= between
	return row
}

// mark tells the players apart beside their colours: a square, a cog.
func mark(c *widget.Canvas, at view.Rect, seat engine.Seat) {
	if seat == engine.HumanSeat {
		c.Box(view.Around(at.Middle(), 13, 13), 2, c.Palette.Seat(seat), 0)
		return
	}
	c.Icon(view.Around(at.Middle(), 18, 18), "cog", c.Palette.Seat(seat))
}

// pill tells a player's VP.
func (m *Model) pill(c *widget.Canvas, row view.Rect, seat engine.Seat) view.Rect {
	id := "topbar:vp:" + strconv.Itoa(int(seat))
	text := c.Words.Text("topbar.vp."+strconv.Itoa(int(seat)), "n", strconv.Itoa(int(m.Position.Players[seat].VP)))
	style := widget.Style{Font: assets.Bold, Size: theme.Body, Colour: c.Palette.Seat(seat)}
	least := fonts.Width(style.Font, style.Size, c.Words.Text("topbar.vp."+strconv.Itoa(int(seat)), "n", "000"))
	at, row := row.Side(max(least, fonts.Width(style.Font, style.Size, text)) + 12 + 20 + 14)
	pill := at.Insets(0, 3)
	fill := c.Palette.Sunk
	if c.Attended(id) {
		fill = c.Palette.Raised
	}
	c.Add(view.Item{Kind: view.Box, Area: pill, Radius: pill.H / 2, Fill: fill, Line: c.Palette.Seat(seat), Width: 1.4})
	sign, rest := pill.Insets(12, 0).Left(16)
	mark(c, sign, seat)
	c.Fitted(view.Rect{X: rest.X + 4, Y: rest.Y, W: rest.W - 4, H: rest.H}, text, style.To(view.Centre))
	c.FocusRing(id, pill, pill.H/2)
	c.Target(view.Target{ID: id, Area: at, Act: Mat{seat}, About: VP{seat}, Aside: true})
	row.W -= between
	return row
}

// headline says whose turn it is and where the game is.
func (m *Model) headline(c *widget.Canvas, area view.Rect) {
	s := &m.Position.State
	turn, colour := m.turn(c, s)
	upper, lower := area.Insets(0, 3).Top((area.H - 6) / 2)
	if m.Called > 0 {
		wide := min(fonts.Width(assets.Bold, theme.Small+1, turn)*min(c.Reading, 1.2)+20, upper.W+10)
		c.Add(view.Item{Kind: view.Box, Area: view.Rect{X: upper.X - 10, Y: upper.Y - 1, W: wide, H: upper.H + 2}, Radius: theme.Corner,
			Fill: colour.Fade(0.3 * m.Called), Line: colour.Fade(m.Called), Width: 1.5})
	}
	c.Fitted(upper, turn, widget.Style{Font: assets.Bold, Size: (theme.Small + 1) * min(c.Reading, 1.2), Colour: colour})
	where := c.Words.Text("topbar.where", "era", c.Words.Text("topbar.era."+s.Era.String()), "round", strconv.Itoa(int(s.Round)),
		"rounds", strconv.Itoa(m.Game.Rounds(int(s.Seats))), "difficulty", m.difficulty(c))
	if s.Introductory {
		where = c.Words.Text("topbar.with", "where", where, "mark", c.Words.Text("topbar.introductory"))
	}
	if m.Practice {
		where = c.Words.Text("topbar.with", "where", where, "mark", c.Words.Text("topbar.practice"))
	}
	c.Fitted(lower, where, c.Soft().Sized(theme.Small*min(c.Reading, 1.2)))
	c.Target(view.Target{ID: "topbar:where", Area: area, About: Where{m.Practice}, Aside: true})
}

// turn says whose turn it is, and which action of it.
func (m *Model) turn(c *widget.Canvas, s *engine.State) (string, view.Colour) {
	if s.Decision == engine.GameOver {
		return c.Words.Text("topbar.over"), c.Palette.Brass
	}
	if m.Between != 0 {
		return c.Words.Text("topbar.between." + m.Between.String()), c.Palette.Brass
	}
	key := "topbar.turn." + strconv.Itoa(int(s.Actor))
	if s.Decision == engine.ChooseGiveUp {
		return c.Words.Text("topbar.give-up"), c.Palette.Seat(s.Actor)
	}
	all := int(m.Game.Actions(s))
	now := min(all-int(s.ActionsLeft)+1, all) // none is left while the end of a turn is shown
	return c.Words.Text(key, "action", strconv.Itoa(now), "actions", strconv.Itoa(all)), c.Palette.Seat(s.Actor)
}

// difficulty names the Automa's mat as the catalogue does, or as its owner did.
func (m *Model) difficulty(c *widget.Canvas) string {
	if key := "topbar.difficulty." + m.Difficulty; c.Words.Has(key) {
		return c.Words.Text(key)
	}
	return m.Difficulty
}
