package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Of the strip at the top.
const (
	topButton = 36.0
	topPad    = 14.0
	headLeast = 250.0
	pillHigh  = 34.0
	bandLine  = 1.4
)

// drawTop draws the strip at the top of the wide layout: what is asked, the seats with their points, and the buttons.
func (s *Scene) drawTop(c *widget.Canvas, area view.Rect) {
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: c.Palette.Panel})
	c.Line([]view.Point{{X: area.X, Y: area.Bottom()}, {X: area.Right(), Y: area.Bottom()}}, bandLine, c.Palette.BrassDeep)
	row := view.Rect{X: area.X + topPad, Y: area.Y + (area.H-topButton)/2, W: area.W - 2*topPad, H: topButton}
	row = s.topButtons(c, row)
	row.W -= topPad
	row = s.pills(c, row)
	row.W -= topPad
	name := c.Words.Text("topbar.name")
	if wide := c.Title().Width(name) + 1; row.W-wide-topPad > headLeast*max(1, c.Reading) {
		var at view.Rect
		at, row = row.Left(wide)
		c.Label(at, name, c.Title())
		_, row = row.Left(topPad * 1.5)
	}
	s.headline(c, view.Rect{X: row.X, Y: area.Y, W: row.W, H: area.H})
}

// topButtons draws the buttons from the right, and returns the room left.
func (s *Scene) topButtons(c *widget.Canvas, row view.Rect) view.Rect {
	var undo, redo any
	if s.mode.changes() && s.rec.CanUndo() {
		undo = topbar.Undo{}
	}
	if s.mode.changes() && s.rec.CanRedo() {
		redo = topbar.Redo{}
	}
	taken := widget.Button{ID: "topbar:undo", Icon: "undo", Text: c.Words.Text("topbar.undo"), Action: "undo", Act: undo}
	if undo != nil && s.rec.UndoCosts(s.seen()) {
		taken.Icon, taken.Name = "warning", c.Words.Text("topbar.undo-practice")
	}
	list := []widget.Button{
		{ID: "topbar:menu", Text: c.Words.Text("topbar.menu"), Action: "menu", Act: topbar.Menu{}},
		{ID: "topbar:rules", Text: c.Words.Text("topbar.rules"), Action: "rules", Act: pages.Rules{}},
		{ID: "topbar:log", Text: c.Words.Text("topbar.log"), Action: "log", Act: topbar.Log{}},
		{ID: "topbar:redo", Text: c.Words.Text("topbar.redo"), Action: "redo", Act: redo},
		taken,
	}
	if s.mode.thinks() != nil || s.asksPerson() {
		list = append(list, widget.Button{ID: "topbar:hint", Text: c.Words.Text("industry-table.hint.button"), Action: "hint", Act: askHint{}})
	}
	for _, b := range list {
		var at view.Rect
		at, row = row.Side(c.ButtonWide(&b))
		c.Button(at, b)
		row.W -= 6
	}
	return row
}

// asksPerson reports whether a person is asked.
func (s *Scene) asksPerson() bool {
	switch s.mode.String() {
	case "naming", "bidding", "deciding", "developing":
		return true
	}
	return false
}

// pills draws the seats with their points from the right, and returns the room left.
func (s *Scene) pills(c *widget.Canvas, row view.Rect) view.Rect {
	state := s.state()
	style := c.Strong()
	names, all := make([]float64, state.Seats), 0.0
	for p := range names {
		names[p] = min(style.Width(s.name(industry.Seat(p)))+1, 110*max(1, c.Reading))
		all += names[p] + 100*max(1, c.Reading)
	}
	named := row.W-all > headLeast*max(1, c.Reading)
	for p := int(state.Seats) - 1; p >= 0; p-- {
		seat := industry.Seat(p)
		name, n := s.name(seat), strconv.Itoa(int(state.Cogs[seat]))
		wide := names[p]
		if !named { // names make room for what is asked
			name, wide = "", 0
		}
		var at view.Rect
		at, row = row.Side(wide + 22 + 34*max(1, c.Reading) + 36)
		row.W -= 8
		s.pill(c, view.Rect{X: at.X, Y: at.Middle().Y - pillHigh/2, W: at.W, H: pillHigh}, seat, name, n)
	}
	return row
}

func (s *Scene) pill(c *widget.Canvas, at view.Rect, seat industry.Seat, name, n string) {
	id := "topbar:seat:" + seat.String()
	end := c.Part(id)
	wide := bandLine
	if s.state().Actor == seat || c.Attended(id) {
		wide *= 2
	}
	c.Add(view.Item{Kind: view.Box, Area: at, Radius: at.H / 2, Fill: c.Palette.Sunk, Line: colour(c, seat), Width: wide})
	in := at.Insets(12, 0)
	mark, in := in.Left(20)
	sign(c, mark, seat)
	_, in = in.Left(8)
	number, in := in.Side(30 * max(1, c.Reading))
	c.Label(number, n, c.Strong().To(view.Right))
	c.Fitted(in, name, c.Strong().In(colour(c, seat)))
	end()
	c.FocusRing(id, at, at.H/2)
	c.Target(view.Target{ID: id, Area: at, About: aboutSeat{seat}, Aside: true})
}

// headline tells what is asked, and the era and round.
func (s *Scene) headline(c *widget.Canvas, area view.Rect) {
	upper, lower := area.Insets(0, 4).Top((area.H - 8) / 2)
	bold := widget.Style{Font: assets.Bold, Size: (theme.Small + 1) * c.Reading, Colour: c.Palette.Brass}
	c.Fitted(upper, s.question(c, bold, upper.W), bold)
	where, style := s.where(c), c.Soft()
	if s.save.Error != "" {
		where, style = c.Words.Text("topbar.unsaved"), style.Of(assets.Bold).In(c.Palette.No)
	}
	c.Fitted(lower, where, style)
}

// question is what is asked in a few words: "Steel works: your bid".
func (s *Scene) question(c *widget.Canvas, bold widget.Style, room float64) string {
	title := s.mode.title()
	if l, up := s.mode.lot(); up {
		whole := c.Words.Text("industry-table.headline", "zone", s.words.Zone(s.game, l.zone), "what", title)
		if bold.Width(whole) < room {
			return whole
		}
	}
	return title
}

// where tells the era and round, and what the game is marked with.
func (s *Scene) where(c *widget.Canvas) string {
	state, h := s.state(), s.rec.Header()
	where := s.words.RoundHeading(state)
	if h.Practice {
		where = c.Words.Text("topbar.with", "where", where, "mark", c.Words.Text("topbar.practice"))
	}
	if h.Hinted {
		where = c.Words.Text("topbar.with", "where", where, "mark", c.Words.Text("topbar.hinted"))
	}
	return where
}

// drawLowTop draws the strip of the layouts for hands: era and round, your talers and points, which open the purses, and the menu.
func (s *Scene) drawLowTop(c *widget.Canvas, area view.Rect) {
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: c.Palette.Panel})
	c.Line([]view.Point{{X: area.X, Y: area.Bottom()}, {X: area.Right(), Y: area.Bottom()}}, bandLine, c.Palette.BrassDeep)
	menu, rest := area.Side(theme.Touch)
	c.Button(menu.Insets(2, 2), widget.Button{ID: "topbar:menu", Name: c.Words.Text("topbar.menu"), Icon: "menu", Act: topbar.Menu{}, Action: "menu"})
	undo, rest := rest.Side(theme.Touch)
	b := widget.Button{ID: "topbar:undo", Name: c.Words.Text("topbar.undo"), Icon: "undo", Action: "undo"}
	if s.mode.changes() && s.rec.CanUndo() {
		b.Act = topbar.Undo{}
	}
	c.Button(undo.Insets(2, 2), b)
	if s.mode.changes() && s.rec.CanRedo() {
		c.Key("redo", topbar.Redo{})
	}
	hint, rest := rest.Side(theme.Touch)
	b = widget.Button{ID: "topbar:hint", Name: c.Words.Text("industry-table.hint.button"), Icon: "lesson", Action: "hint"}
	if s.asksPerson() {
		b.Act = askHint{}
	}
	c.Button(hint.Insets(2, 2), b)
	purse, rest := rest.Side(112 * max(1, 0.5+0.5*c.Reading))
	s.lowPurse(c, purse)
	state := s.state()
	rest = rest.Insets(theme.Gap/2, 0)
	title := c.Title().Sized(theme.Heading)
	era := c.Words.Text("industry-table.era", "era", industry.EraName(int(state.Era)))
	if title.Width(era) > rest.W {
		era = industry.EraName(int(state.Era))
	}
	wide := min(title.Width(era)+1, rest.W)
	at, rest := rest.Left(wide)
	c.Fitted(at, era, title)
	_, rest = rest.Left(gap)
	if round := c.Words.Text("topbar.short.count", "round", strconv.Itoa(int(state.Round)+1), "rounds", strconv.Itoa(state.Rounds())); c.Soft().Width(round) < rest.W {
		c.Label(rest, round, c.Soft())
	}
}

// lowPurseID is the id of your talers and points in the strip at the top.
const lowPurseID = "topbar:purses"

// lowPurse draws your talers and points as a button that opens the purses.
func (s *Scene) lowPurse(c *widget.Canvas, area view.Rect) {
	const id = lowPurseID
	state := s.state()
	if c.Attended(id) {
		c.Box(area.Insets(0, 3), theme.Corner, c.Palette.Raised, 0)
	}
	end := c.Part(id)
	left, right := area.Left(area.W / 2)
	style := c.Strong()
	sign := view.Rect{X: left.X + 4, Y: left.Y, W: 22, H: left.H}
	coins(c, sign, 1, 22)
	c.Label(view.Rect{X: sign.Right() + 5, Y: left.Y, W: left.W - 31, H: left.H}, strconv.Itoa(int(state.Talers[s.you])), style)
	c.Icon(view.Rect{X: right.X, Y: right.Y, W: 22, H: right.H}, "cog", c.Palette.Table().Parchment)
	c.Label(view.Rect{X: right.X + 27, Y: right.Y, W: right.W - 27, H: right.H}, strconv.Itoa(int(state.Cogs[s.you])), style)
	end()
	c.FocusRing(id, area, theme.Corner)
	c.Target(view.Target{ID: id, Name: c.Words.Text("industry-table.purses.title"), Area: area, Act: openPurses{}})
}
