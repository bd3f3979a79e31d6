package start

import (
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rooms are the areas of the parts of the screen.
type rooms struct {
	title, subtitle, buttons, credits view.Rect
	page                              view.Rect
	scene                             view.Rect // of the picture
}

const (
	buttonHigh = 44.0
	columnWide = 500.0
	columnLeft = 72.0
)

func (s *Scene) roomsOf(c *widget.Canvas) rooms {
	if c.TouchLayout() {
		return s.handRooms(c)
	}
	w := c.Whole()
	column := view.Rect{X: columnLeft, Y: 0, W: columnWide, H: w.H}
	if spare := w.W - 1500; spare > 0 {
		column.X += min(spare/4, 140)
	}
	top := (w.H - 802) * 0.45
	r := rooms{
		title:    view.Rect{X: column.X, Y: top, W: column.W, H: 84},
		subtitle: view.Rect{X: column.X + 3, Y: top + 86, W: column.W, H: 34},
		buttons:  view.Rect{X: column.X, Y: top + 154, W: column.W, H: 10 * (buttonHigh + theme.Gap)},
	}
	r.credits = view.Rect{X: column.X + 3, Y: r.buttons.Bottom() + 8, W: column.W - 6, H: w.H - r.buttons.Bottom() - 30}
	r.page = view.Rect{X: column.Right() + 40, Y: 36, W: w.W - column.Right() - 40 - 56, H: w.H - 72}
	if r.page.W > 960 {
		r.page.X += (r.page.W - 960) / 2
		r.page.W = 960
	}
	r.scene = view.Rect{X: column.Right(), Y: 0, W: w.W - column.Right(), H: w.H}
	return r
}

// drawColumn draws the column that is always there: the title, the buttons for the pages, and the credits.
func (s *Scene) drawColumn(c *widget.Canvas, r rooms) {
	c.Fitted(r.title, c.Words.Text("start.title"), c.Title().Sized(theme.Huge))
	if c.TouchLayout() {
		c.Para(r.subtitle, "start:subtitle", c.Words.Text("start.subtitle"), subtitleStyle(c))
		s.drawEntries(c, r.buttons)
	} else {
		c.Fitted(r.subtitle, c.Words.Text("start.subtitle"), subtitleStyle(c))
		list := s.buttons(c)
		step := min(buttonHigh+theme.Gap, r.buttons.H/float64(len(list)))
		for i, b := range list {
			c.Button(view.Rect{X: r.buttons.X, Y: r.buttons.Y + float64(i)*step, W: r.buttons.W, H: min(buttonHigh, step-theme.Gap/2)}, b)
		}
	}
	s.drawFoot(c, r)
}

func subtitleStyle(c *widget.Canvas) widget.Style {
	return c.Title().Plain().Sized(theme.Title - 3).In(c.Palette.Text)
}

// keys sets the keys that leave a text field or page, or go on with the latest game.
func (s *Scene) keys(c *widget.Canvas) {
	if c.TouchLayout() && s.page != home { // the buttons are out of sight, and their keys hold
		for _, b := range s.buttons(c) {
			if b.Action != "" && b.Act != nil {
				c.Key(b.Action, b.Act)
			}
		}
	}
	switch {
	case s.typing != "":
		c.Key("back", focus{})
	case s.page != home:
		c.Key("back", open{home})
	case s.world.Latest != nil:
		c.Key("continue", Continue{s.world.Latest.Name})
	}
}

// drawFoot draws the buttons for the pages about the program, and the authors of the games where there is room: the page of
// the licences names them as well.
func (s *Scene) drawFoot(c *widget.Canvas, r rooms) {
	style, credits := creditsStyle(c), c.Words.Text("start.credits")
	buttons := r.credits
	if high := c.ParaHeight(r.credits.W, credits, style); high+theme.Gap+c.ButtonHigh() <= r.credits.H {
		var area view.Rect
		area, buttons = r.credits.Foot(high)
		c.Para(area, "start:credits", credits, style)
		buttons.H -= theme.Gap
	}
	buttons, _ = buttons.Foot(c.ButtonHigh())
	for i, at := range buttons.Columns(2, theme.Gap) {
		c.Button(at, s.papers(c)[i])
	}
}

func creditsStyle(c *widget.Canvas) widget.Style {
	return c.Soft().Sized(c.Least(theme.Tiny * c.Reading))
}

func (s *Scene) buttons(c *widget.Canvas) []widget.Button {
	text := c.Words.Text
	list := []widget.Button{s.continueButton(c)}
	for _, b := range []struct {
		name, icon, note string
		page             page
		act              any
	}{
		{"new-game", "build", "", newGame, open{newGame}},
		{"at-table", "player", text("start.at-table-note"), tablePage, open{tablePage}},
		{"day", "hourglass", s.dayNote(c), dayPage, open{dayPage}},
		{"load", "save", text("start.games", "n", strconv.Itoa(len(s.world.Games))), load, open{load}},
		{"lessons", "lesson", s.lessonsNote(c), lessons, open{lessons}},
		{"workshop", "deck", "", home, Workshop{}},
		{"rules", "rules", "", home, OpenRules{}},
		{"settings", "settings", "", options, open{options}},
		{"statistics", "statistics", s.statisticsNote(c), results, open{results}},
		{"quit", "exit", "", home, Quit{}},
	} {
		if b.name == "quit" && s.world.Browser {
			continue
		}
		picked := b.page != home && (b.page == s.page || b.page == options && s.page == keys)
		list = append(list, widget.Button{
			ID: "start:" + b.name, Text: text("start." + b.name), Icon: b.icon, Note: b.note, Act: b.act, Action: b.name,
			About: about{"start.tip." + b.name}, Picked: picked, Title: true, Align: view.Left, Entry: s.page == home,
			Main: b.name == "new-game" && s.page == home && s.world.Latest == nil && !s.world.Listing,
		})
	}
	return list
}

// continueButton goes on with the latest game.
func (s *Scene) continueButton(c *widget.Canvas) widget.Button {
	b := widget.Button{
		ID: "start:continue", Text: c.Words.Text("start.continue"), Icon: "play", Title: true, Align: view.Left,
		Main: s.page == home, Entry: s.page == home, Action: "continue", About: about{"start.tip.continue"},
	}
	switch {
	case s.world.Latest != nil:
		b.Act = Continue{s.world.Latest.Name}
		b.Note = c.Words.Text("start.continue-note", "where", s.where(c, s.world.Latest), "difficulty", difficulty(c, s.world.Latest),
			"score", score(c, s.world.Latest))
		b.About = aboutText{text: c.Words.Text("start.continue-tip", "game", boardName(c, s.world.Latest))}
		if store.IsTable(s.world.Latest.Name) {
			b.Note = c.Words.Text("start.continue-table", "where", s.where(c, s.world.Latest), "score", score(c, s.world.Latest))
			b.About = s.aboutTable(c, s.world.Latest)
		}
	case s.world.Listing:
		b.Note = c.Words.Text("start.listing")
	case s.world.Damaged != "":
		b.Act = open{load}
		b.Note = c.Words.Text("start.damaged", "name", store.Stem(s.world.Damaged))
		b.About = about{"start.tip.damaged"}
	default:
		b.Note = c.Words.Text("start.nothing-to-continue")
		b.About = about{"start.tip.nothing-to-continue"}
	}
	return b
}

// statisticsNote tells how many games count, and the best score unless they are of several boards, as scores of different boards
// cannot be compared.
func (s *Scene) statisticsNote(c *widget.Canvas) string {
	key, kinds := "start.played", s.world.Statistics.Kinds()
	for _, kind := range kinds {
		if kind.Game != kinds[0].Game {
			key = "start.played-several"
		}
	}
	played, best := s.world.Statistics.Best(func(statistics.Kind) bool { return true })
	if played == 0 {
		return ""
	}
	return c.Words.Text(key, "n", strconv.Itoa(played), "best", strconv.Itoa(best))
}

// where names the era and round of a game: "Rail Era, round 3".
func (s *Scene) where(c *widget.Canvas, g *library.Game) string {
	return c.Words.Text("start.where", "era", c.Words.Text("start.era."+strconv.Itoa(int(g.Era))), "round", strconv.Itoa(int(g.Round)))
}

// score tells the VP of both sides: "you 64, Automa 71".
func score(c *widget.Canvas, g *library.Game) string {
	if len(g.VP) != 2 || !g.Header.OnePerson() {
		var points []string
		for _, n := range g.VP {
			points = append(points, strconv.Itoa(n))
		}
		return c.Words.Text("start.vp", "list", words.In(c.Words).Commas(points))
	}
	key := "start.score"
	if g.Header.Rival > 0 {
		key = "start.score-rival"
	}
	return c.Words.Text(key, "you", strconv.Itoa(g.VP[engine.HumanSeat]), "automa", strconv.Itoa(g.VP[engine.AutomaSeat]))
}

// difficulty is the name of the Automa's mat of a game.
func difficulty(c *widget.Canvas, g *library.Game) string {
	switch {
	case g.Header.Rival > 0:
		return c.Words.Text("start.against-rival", "strength", words.In(c.Words).Mat(g.Header.Difficulty))
	case !g.Header.Options.Solo:
		return c.Words.Text("start.without-automa")
	case g.Header.Difficulty == "":
		return c.Words.Text("start.own-mat")
	}
	return words.In(c.Words).Mat(g.Header.Difficulty)
}

// drawPage draws the page that is open, with its title and the way out.
func (s *Scene) drawPage(c *widget.Canvas, area view.Rect) {
	c.Target(view.Target{ID: "start:page", Area: area, NoFocus: true})
	inner := area.Insets(24, 20)
	if c.TouchLayout() {
		c.Add(view.Item{Kind: view.Box, Area: area, Fill: c.Palette.Panel})
		inner = area.Insets(c.PageMargin(), theme.Gap/2)
	} else {
		c.Box(area, theme.Corner+4, c.Palette.Panel, c.Palette.Brass.Fade(0.45))
	}
	if s.world.Notice != "" { // which must not cover the buttons of the page
		box, _, _ := s.notice(c, area)
		inner.H = box.Y - theme.Gap - inner.Y
	}
	head, rest := inner.Top(c.ButtonHigh())
	out, head := head.Side(c.ButtonHigh())
	_, rest = rest.Top(10)
	p := s.sheets[s.page]
	title := c.Words.Text(p.framed().title)
	c.Fitted(head, title, c.Title())
	if s.page == options || s.page == keys {
		wide := fonts.Width(assets.Title, c.Title().Size, title) + 24
		_, tabs := head.Left(wide)
		if c.Size.Layout() == view.Tall {
			tabs, rest = rest.Top(c.ButtonHigh())
			_, rest = rest.Top(10)
		}
		s.drawTabs(c, tabs)
	}
	if s.page == newGame {
		if from, fits := s.besideTitle(c, inner.W); fits {
			_, beside := head.Left(from)
			s.drawAgainst(c, beside)
		}
	}
	p.draw(c, &s.world, rest)
	if !c.TouchLayout() {
		out = out.Inset(2)
	}
	iconButton(c, out, widget.Button{ID: "start:close", Icon: "cross", Act: open{home}, About: about{"start.tip.close"}})
	c.Key("page-down", widget.ScrollBy{ID: p.framed().list, Units: rest.H * 0.8})
	c.Key("page-up", widget.ScrollBy{ID: p.framed().list, Units: -rest.H * 0.8})
}

// iconButton draws a button with an icon alone, in its middle.
func iconButton(c *widget.Canvas, area view.Rect, b widget.Button) {
	icon := b.Icon
	b.Icon = ""
	c.Button(area, b)
	side := theme.Body * 1.2
	c.Icon(view.Around(area.Middle(), side, side), icon, c.Palette.Text)
}

// about is a tip with the text of this key of the catalogue.
type about struct{ key string }

// aboutText is a tip with a given text.
type aboutText struct{ title, text string }

// About returns the tip for a thing in the view.
func (s *Scene) About(subject any) widget.Tip {
	switch a := subject.(type) {
	case about:
		return widget.Tip{Lines: []string{s.words.Text(a.key)}}
	case aboutText:
		return widget.Tip{Title: a.title, Lines: strings.Split(a.text, "\n")}
	}
	return widget.Tip{}
}
