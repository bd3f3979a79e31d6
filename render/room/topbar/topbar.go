// Package topbar is the strip at the top of the table: era and round, both players' VP and the Automa's deck, or the seats of a table of
// several, and the buttons that open the pages beside the game.
package topbar

import (
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the strip shows.
type Model struct {
	Game         *automa.Game
	Position     *automa.Position
	Difficulty   string // the name of the Automa's mat; the catalogue knows the usual ones
	Practice     bool   // the game counts as practice
	Hinted       bool   // the player was given a hint
	CanUndo      bool
	CanRedo      bool
	Past         bool      // an earlier position is shown: nothing can be changed
	UndoPractice bool      // an undo would make the game practice, as something hidden was seen
	Between      film.Kind // the page after the end of a turn, when it is no seat's turn; 0 otherwise
	Unsaved      string    // why the game could not be saved; empty where it is
	Points       bool      // VP can be pointed at, as their Thing
	Called       float64   // how loud the person is called to their turn, from 0 to 1
	Slide        Slide     // of the seats of a table of several into a new order
}

// The acts of the buttons.
type (
	Undo  struct{}
	Redo  struct{}
	Log   struct{}
	Rules struct{}
	Menu  struct{}
	// Mat opens the mat of a seat; clicking on its VP asks for it.
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
	rest := m.buttons(c, row)
	rest.W -= apart - between
	if p.Company {
		rest = m.seats(c, area, rest)
	} else {
		rest = m.pills(c, rest)
	}
	h := m.headline(c, rest.W)
	name := c.Words.Text("topbar.name")
	if wide := fonts.Width(assets.Title, c.Title().Size, name) + 1; rest.W-wide-apart >= h.wide() { // the headline comes first
		var at view.Rect
		at, rest = rest.Left(wide)
		c.Label(at, name, c.Title())
		_, rest = rest.Left(apart)
	}
	m.drawHeadline(c, view.Rect{X: rest.X, Y: area.Y, W: rest.W, H: area.H}, h)
}

// pills draws the Automa's deck and the VP of both players, and returns the room left.
func (m *Model) pills(c *widget.Canvas, row view.Rect) view.Rect {
	row = m.deck(c, row)
	more := m.more(c)
	for seat := int(m.Position.Seats) - 1; seat >= 0; seat-- {
		row = m.pill(c, m.matButton(c, row, engine.Seat(seat)), engine.Seat(seat), more[seat])
	}
	row.W -= apart - between
	return row
}

// more is the VP that the end of the era would bring each seat; empty while they are counted, and after the game.
func (m *Model) more(c *widget.Canvas) (texts [engine.MaxSeats]string) {
	if m.Between > film.RoundEnd || m.Position.Decision == engine.GameOver {
		return texts
	}
	for seat, coming := range bill.Comes(m.Game.Game, &m.Position.State) {
		texts[seat] = c.Words.Text("topbar.more", "n", strconv.Itoa(coming.VP()))
	}
	return texts
}

// matButton opens the mat of a seat.
func (m *Model) matButton(c *widget.Canvas, row view.Rect, seat engine.Seat) view.Rect {
	b := widget.Button{ID: "topbar:mat:" + strconv.Itoa(int(seat)), Text: c.Words.Text("topbar.mat"), Act: Mat{seat},
		Action: [...]string{engine.HumanSeat: "your-mat", engine.AutomaSeat: "automas-mat"}[seat&1], About: MatButton{seat}}
	at, row := row.Side(buttonWide(c, &b))
	c.Button(at.Insets(0, 3), b)
	row.W -= between
	return row
}

// buttons draws the buttons from the right and returns the room left.
func (m *Model) buttons(c *widget.Canvas, row view.Rect) view.Rect {
	var redo any
	if m.CanRedo {
		redo = Redo{}
	}
	for _, b := range []widget.Button{
		{ID: "topbar:menu", Action: "menu", Act: Menu{}},
		{ID: "topbar:rules", Action: "rules", Act: Rules{}},
		{ID: "topbar:log", Action: "log", Act: Log{}},
		{ID: "topbar:redo", Action: "redo", Act: redo},
		m.undo(c),
	} {
		b.Text = c.Words.Text(strings.Replace(b.ID, ":", ".", 1))
		var at view.Rect
		at, row = row.Side(buttonWide(c, &b))
		c.Button(at, b)
		row.W -= between
	}
	return row
}

// undo is the button that takes back: its sign warns, and its name says so, where that makes the game practice.
func (m *Model) undo(c *widget.Canvas) widget.Button {
	b := widget.Button{ID: "topbar:undo", Icon: "undo", Action: "undo", About: UndoButton{m.CanUndo, m.UndoPractice, m.Past}}
	if m.CanUndo {
		b.Act = Undo{}
		if m.UndoPractice {
			b.Icon, b.Name = "warning", c.Words.Text("topbar.undo-practice")
		}
	}
	return b
}

// buttonWide is the room for the text of a button, its key too while it does nothing, so that nothing moves.
func buttonWide(c *widget.Canvas, b *widget.Button) float64 {
	key, sign := c.KeyOf(b.Action), 0.0
	if b.Icon != "" {
		sign = theme.Body*c.Reading*1.2 + 8
	}
	return sign + fonts.Width(assets.Medium, theme.Body*c.Reading, b.Text) + fonts.Width(assets.Text, theme.Tiny*c.Reading, key) + 8 + 26
}

// deck counts the Automa's cards.
func (m *Model) deck(c *widget.Canvas, row view.Rect) view.Rect {
	if !m.Position.Solo {
		return m.rivalHolds(c, row)
	}
	const wide = 62.0
	id := "topbar:deck"
	defer c.Part(id)()
	at, row := row.Side(wide)
	if c.Attended(id) {
		c.Box(at, theme.Corner, c.Palette.Raised, 0)
	}
	icon, text := at.Insets(4, 0).Left(22)
	c.Icon(icon, "deck", c.Palette.Automa)
	style := widget.Style{Font: assets.Medium, Size: theme.Body * c.Reading, Colour: c.Palette.Soft}
	c.Fitted(view.Rect{X: text.X + 6, Y: text.Y, W: text.W - 6, H: text.H}, strconv.Itoa(int(m.Position.Cards.Left)), style)
	c.FocusRing(id, at, theme.Corner)
	c.Target(view.Target{ID: id, Area: at, About: Deck{m.Position.Cards.Left, m.Position.Cards.Discarded}, Aside: true})
	row.W -= between
	return row
}

// mark tells the players apart beside their colours: a square, a cog.
func mark(c *widget.Canvas, at view.Rect, seat engine.Seat) {
	if seat == engine.HumanSeat {
		c.Box(view.Around(at.Middle(), 13, 13), 2, livery.Seat(c.Palette, seat), 0)
		return
	}
	c.Icon(view.Around(at.Middle(), 18, 18), livery.SeatIcon(c.Palette, seat), livery.Seat(c.Palette, seat))
}

// pill tells a player's VP, and beside them those that the end of the era would bring.
func (m *Model) pill(c *widget.Canvas, row view.Rect, seat engine.Seat, more string) view.Rect {
	id := "topbar:vp:" + strconv.Itoa(int(seat))
	defer c.Part(id)()
	text := c.Words.Text("topbar.vp."+strconv.Itoa(int(seat)), "n", strconv.Itoa(int(m.Position.Players[seat].VP)))
	style := widget.Style{Font: assets.Bold, Size: theme.Body * c.Reading, Colour: livery.Seat(c.Palette, seat)}
	least := fonts.Width(style.Font, style.Size, c.Words.Text("topbar.vp."+strconv.Itoa(int(seat)), "n", "000"))
	soft := style.Of(assets.Medium).In(c.Palette.Text)
	side := fonts.Width(soft.Font, soft.Size, c.Words.Text("topbar.more", "n", "00"))
	side = max(side, fonts.Width(soft.Font, soft.Size, more)) + 8
	at, row := row.Side(max(least, fonts.Width(style.Font, style.Size, text)) + 12 + 20 + 14 + side)
	pill := at.Insets(0, 3)
	fill := c.Palette.Sunk
	if c.Attended(id) {
		fill = c.Palette.Raised
	}
	c.Add(view.Item{Kind: view.Box, Area: pill, Radius: pill.H / 2, Fill: fill, Line: livery.Seat(c.Palette, seat), Width: 1.4})
	sign, rest := pill.Insets(12, 0).Left(16)
	mark(c, sign, seat)
	projected, rest := rest.Side(side)
	c.Fitted(view.Rect{X: rest.X + 4, Y: rest.Y, W: rest.W - 4, H: rest.H}, text, style.To(view.Centre))
	c.Label(projected, more, soft.To(view.Right))
	c.FocusRing(id, pill, pill.H/2)
	m.pointAtVP(c, id, at, seat)
	row.W -= between
	return row
}

// pointAtVP lets a seat's VP be pointed at.
func (m *Model) pointAtVP(c *widget.Canvas, id string, at view.Rect, seat engine.Seat) {
	t := view.Target{ID: id, Area: at, Act: Mat{seat}, About: VP{seat}, Aside: true}
	if m.Points {
		t.Act = thing.Thing{Kind: thing.Score, Seat: seat}
	}
	c.Target(t)
}

// headline tells the seat in turn, and the era and round.
type headline struct {
	turn, where           string
	turnStyle, whereStyle widget.Style
}

func (h *headline) wide() float64 {
	return max(fonts.Width(h.turnStyle.Font, h.turnStyle.Size, h.turn), fonts.Width(h.whereStyle.Font, h.whereStyle.Size, h.where))
}

// headline returns the headline for some room: with fewer words where the room is short.
func (m *Model) headline(c *widget.Canvas, room float64) headline {
	s := &m.Position.State
	turn, colour := m.turn(c, s)
	where := m.where(c, "")
	style := c.Soft()
	if fonts.Width(style.Font, style.Size, where) > room {
		where = m.where(c, "-short")
	}
	if m.Unsaved != "" {
		where, style = c.Words.Text("topbar.unsaved"), style.Of(assets.Bold).In(c.Palette.No)
	}
	upper := widget.Style{Font: assets.Bold, Size: (theme.Small + 1) * c.Reading, Colour: colour}
	return headline{turn, where, inside(c, upper, turn, room), inside(c, style, where, room)}
}

// inside is a style in which a text has room: as it is, or no smaller than with reading text of the usual size.
func inside(c *widget.Canvas, style widget.Style, text string, room float64) widget.Style {
	if wide := fonts.Width(style.Font, style.Size, text) + 1; wide > room {
		style.Size = max(style.Size*room/wide, style.Size/max(c.Reading, 1))
	}
	return style
}

// where tells the era and round, in the words whose keys have the given ending.
func (m *Model) where(c *widget.Canvas, ending string) string {
	s, text := &m.Position.State, c.Words.Text
	key := "topbar.where"
	if c.Palette.Company && m.Difficulty == "" {
		key = "company.where"
	}
	where := text(key+ending, "era", text("topbar.era"+ending+"."+s.Era.String()), "round", strconv.Itoa(int(s.Round)),
		"rounds", strconv.Itoa(m.Game.Rounds(int(s.Seats))), "difficulty", m.difficulty(c))
	if s.Introductory {
		where = text("topbar.with", "where", where, "mark", text("topbar.introductory"+ending))
	}
	if m.Practice {
		where = text("topbar.with", "where", where, "mark", text("topbar.practice"))
	}
	if m.Hinted {
		where = text("topbar.with", "where", where, "mark", text("topbar.hinted"))
	}
	return where
}

func (m *Model) drawHeadline(c *widget.Canvas, area view.Rect, h headline) {
	upper, lower := area.Insets(0, 3).Top((area.H - 6) / 2)
	if m.Called > 0 {
		wide := min(fonts.Width(h.turnStyle.Font, h.turnStyle.Size, h.turn)+20, upper.W+10)
		colour := h.turnStyle.Colour
		c.Add(view.Item{Kind: view.Box, Area: view.Rect{X: upper.X - 10, Y: upper.Y - 1, W: wide, H: upper.H + 2}, Radius: theme.Corner,
			Fill: colour.Fade(0.3 * m.Called), Line: colour.Fade(m.Called), Width: 1.5})
	}
	c.Fitted(upper, h.turn, h.turnStyle)
	c.Fitted(lower, h.where, h.whereStyle)
	_, right := lower.Left(fonts.Width(h.whereStyle.Font, h.whereStyle.Size, h.where) + pad)
	m.pips(c, right)
	c.Target(view.Target{ID: "topbar:where", Area: area, About: Where{m.Practice, m.Hinted, m.Unsaved}, Aside: true})
}

// Of the pips of an era.
const (
	pipHigh  = 8.0
	pipLeast = 5.2 // from pip to pip
	pipMost  = 9.5
	pipPart  = 0.62 // of that is the pip
)

// pips show the rounds of the era as a row, those that have begun in brass, where there is room for it.
func (m *Model) pips(c *widget.Canvas, area view.Rect) {
	rounds := m.Game.Rounds(int(m.Position.Seats))
	step := min(area.W/float64(rounds), pipMost)
	if step < pipLeast {
		return
	}
	for i := range rounds {
		at := view.Rect{X: area.X + float64(i)*step, Y: area.Middle().Y - pipHigh/2, W: step * pipPart, H: pipHigh}
		fill, line := c.Palette.Sunk, c.Palette.Edge
		if i < int(m.Position.Round) {
			fill, line = c.Palette.Brass, c.Palette.BrassDeep
		}
		c.Box(at, 1, fill, line)
	}
}

// turn tells the seat in turn, and which action of it.
func (m *Model) turn(c *widget.Canvas, s *engine.State) (string, view.Colour) {
	if s.Decision == engine.GameOver {
		return c.Words.Text("topbar.over"), c.Palette.Brass
	}
	if m.Between != 0 {
		return c.Words.Text("topbar.between." + m.Between.String()), c.Palette.Brass
	}
	all := int(m.Game.Actions(s))
	now := min(all-int(s.ActionsLeft)+1, all) // none is left while the end of a turn is shown
	if c.Palette.Company {
		return m.companyTurn(c, strconv.Itoa(now), strconv.Itoa(all)), livery.Seat(c.Palette, s.Actor)
	}
	key := "topbar.turn." + strconv.Itoa(int(s.Actor))
	if s.Decision == engine.ChooseGiveUp {
		return c.Words.Text("topbar.give-up"), livery.Seat(c.Palette, s.Actor)
	}
	return c.Words.Text(key, "action", strconv.Itoa(now), "actions", strconv.Itoa(all)), livery.Seat(c.Palette, s.Actor)
}

// difficulty names the Automa's mat as the catalogue does, or as its owner did.
func (m *Model) difficulty(c *widget.Canvas) string {
	if key := "topbar.difficulty." + m.Difficulty; c.Words.Has(key) {
		return c.Words.Text(key)
	}
	return words.In(c.Words).Mat(m.Difficulty)
}
