package start

import (
	"strconv"

	"sohofoundry"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rooms are the areas of the parts of the screen.
type rooms struct {
	title, subtitle, buttons, credits view.Rect
	page                              view.Rect
	scene                             view.Rect // of the picture, in the touch layouts
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
	w, fresh := words.In(c.Words), s.world.Fresh
	what := w.Text("start.news")
	if fresh {
		what = w.Text("start.news-fresh", "version", sohofoundry.Version())
	}
	for i, b := range []widget.Button{
		{ID: "start:news", Text: what, Icon: "info", Act: open{news}, Picked: fresh || s.page == news, About: about{"start.tip.news"}},
		{ID: "start:licences", Text: w.Text("start.licences"), Icon: "laurels", Act: open{licences}, Picked: s.page == licences,
			About: about{"start.tip.licences"}},
	} {
		c.Button(buttons.Columns(2, theme.Gap)[i], b)
	}
}

func creditsStyle(c *widget.Canvas) widget.Style {
	return c.Soft().Sized(c.Least(theme.Tiny * c.Reading))
}

// buttons are those of the column: Continue, and one for each page or request.
func (s *Scene) buttons(c *widget.Canvas) []widget.Button {
	text := c.Words.Text
	list := []widget.Button{s.continueButton(c)}
	for _, b := range []struct {
		name, icon, note string
		page             page
		act              any
	}{
		{"new-game", "build", "", newGame, nil},
		{"at-table", "player", text("start.at-table-note"), atTable, nil},
		{"day", "hourglass", dayNote(c, &s.world.Today), daysGame, nil},
		{"load", "save", text("start.games", "n", strconv.Itoa(len(s.world.Games))), load, nil},
		{"lessons", "lesson", lessonsNote(c, &s.world), lessons, nil},
		{"workshop", "deck", "", home, Workshop{}},
		{"rules", "rules", "", home, pages.Rules{}},
		{"settings", "settings", "", options, nil},
		{"statistics", "statistics", statisticsNote(c, s.world.Statistics), results, nil},
		{"quit", "exit", "", home, pages.Quit{}},
	} {
		if b.name == "quit" && s.world.Browser {
			continue
		}
		if b.act == nil {
			b.act = open{b.page}
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
	switch last := s.world.Latest; {
	case last != nil:
		b.Act = Continue{last.Name}
		against := difficulty(c, last)
		if last.Industry != nil { // three or four names would be too long here
			against = boardName(c, last)
		}
		b.Note = c.Words.Text("start.continue-note", "where", where(c, last), "difficulty", against, "score", score(c, last))
		b.About = aboutText{text: c.Words.Text("start.continue-tip", "game", boardName(c, last))}
		if store.IsTable(last.Name) {
			b.Note = c.Words.Text("start.continue-table", "where", where(c, last), "score", score(c, last))
			b.About = aboutTable(c, last)
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
