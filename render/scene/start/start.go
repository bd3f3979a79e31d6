// Package start is the start screen with its pages: a new game, the saved ones, settings, statistics. It touches no file:
// the client gives it the data to show, and does what it asks for.
package start

import (
	"strings"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Scene is the start screen: the picture with the buttons, and the open page beside or over it.
type Scene struct {
	world     World
	words     words.Words // of the last view, for its tips
	choice    choice
	sheets    [pageCount]sheet
	page      page
	fromTable bool   // closing the page leads back to the table
	living    living // how far the picture has moved
}

// New makes the start screen. It draws the seeds that it proposes from a generator seeded with chance.
func New(w World, chance uint64) *Scene {
	s := &Scene{}
	s.Show(w)
	s.choice = newChoice(&s.world, chance)
	of := func(title, list string) frame { return frame{title: title, list: list, world: &s.world} }
	fresh := func(title, list string) frame {
		return frame{title: title, list: list, world: &s.world, refreshes: true}
	}
	s.sheets = [pageCount]sheet{ // home has none
		newGame:   &newGamePage{frame: fresh("new-game.title", "new-game:list"), choice: &s.choice},
		atTable:   &tablePage{frame: fresh("at-table.title", "at-table:list"), choice: &s.choice},
		load:      &loadPage{frame: fresh("load.title", "load:list")},
		options:   &settingsPage{of("settings.title", "settings:list")},
		keys:      &keysPage{frame: of("settings.title", "settings:keys")},
		results:   &statisticsPage{frame: fresh("statistics.title", "statistics:list"), choice: &s.choice},
		lessons:   &lessonsPage{of("lessons.title", "lessons:list")},
		news:      &newsPage{of("news.title", "news:list")},
		licences:  &licencesPage{frame: of("licences.title", "licences:list")},
		daysGame:  &dayPage{fresh("offer.day.title", "offer:day")},
		challenge: &challengePage{frame: of("offer.challenge.title", "offer:challenge")},
	}
	return s
}

// Show sets the data to show from now on.
func (s *Scene) Show(w World) {
	s.world = w
	if s.world.Statistics == nil {
		s.world.Statistics = &statistics.Statistics{}
	}
}

// Game is the id of the game that is chosen for a new one.
func (s *Scene) Game() string { return s.choice.Game() }

// Industry reports whether a game of Industry is chosen, whatever Game is.
func (s *Scene) Industry() bool { return s.page == newGame && s.choice.isIndustry() }

// Board is that game.
func (s *Scene) Board() *automa.Game { return s.choice.Board() }

// Choose opens the page of a new game with a game chosen, and with a deck or mat of the player's own unless the path is empty.
func (s *Scene) Choose(game string, kind decks.Kind, path string) {
	s.ChooseGame(game)
	switch {
	case path == "":
	case kind == decks.MatText:
		s.choice.choose(choose{"mat", path})
	default:
		s.choice.choose(choose{"deck", path})
	}
	s.open(newGame)
}

// ChooseGame chooses the game that the page of a new game proposes.
func (s *Scene) ChooseGame(game string) { s.choice.choose(choose{"game", game}) }

// Home closes the open page, if there is one.
func (s *Scene) Home() { s.open(home) }

// Load opens the page of the saved games.
func (s *Scene) Load() { s.open(load) }

// NewGame opens the page for a new game from the table. Closing it leads back there.
func (s *Scene) NewGame() { s.openFrom(newGame, true) }

// Settings opens the page of the settings in the same way.
func (s *Scene) Settings() { s.openFrom(options, true) }

// Lessons opens the page of the lessons; closing it leads back to the table, if it is opened from there.
func (s *Scene) Lessons(fromTable bool) { s.openFrom(lessons, fromTable) }

// Day opens the page of the day's game in the same way.
func (s *Scene) Day(fromTable bool) { s.openFrom(daysGame, fromTable) }

// Challenge opens the page of a challenge in the same way.
func (s *Scene) Challenge(g *automa.Game, h record.Header, fromTable bool) {
	invited := s.sheets[challenge].(*challengePage)
	invited.game, invited.header = g, h
	s.openFrom(challenge, fromTable)
}

func (s *Scene) openFrom(p page, fromTable bool) {
	s.open(p)
	s.fromTable = fromTable
}

// open opens a page, or closes the open one for home.
func (s *Scene) open(p page) (asks []any) {
	s.page = p
	if p == home {
		if s.fromTable {
			asks = []any{Return{}}
		}
		s.fromTable = false
		return asks
	}
	s.sheets[p].reset()
	if s.sheets[p].framed().refreshes {
		asks = []any{Refresh{}}
	}
	return asks
}

// SetsUp reports whether the page of the settings is open.
func (s *Scene) SetsUp() bool { return s.page == options }

// OverTable reports whether the page was opened at the table and changes its looks, so that the table should be seen behind it.
func (s *Scene) OverTable() bool { return s.fromTable && (s.page == options || s.page == keys) }

// Depth is the number of pages between the one shown and the start screen.
func (s *Scene) Depth() int {
	switch {
	case s.page == home:
		return 0
	case s.fromTable:
		return 2
	}
	return 1
}

// Update asks to read on while some games are still to be read.
func (s *Scene) Update(time.Duration) []any {
	if s.Moving() {
		return []any{ReadOn{}}
	}
	return nil
}

// Moving reports whether more games are still to be read.
func (s *Scene) Moving() bool { return s.world.Listing || len(s.Unread()) > 0 }

// Job is none.
func (s *Scene) Job() screen.Job { return nil }

// Unread names the games in sight that were not read yet.
func (s *Scene) Unread() []string {
	if s.page == home {
		return nil
	}
	return s.sheets[s.page].framed().unread
}

// Do does the act of a click or key, and returns its requests to the client: those of this package and of pages, or widget.OpenRule.
func (s *Scene) Do(act any) (asks []any) {
	if p := s.sheets[s.page]; p != nil {
		if p.framed().doCommon(act) {
			return nil
		}
		if asks, known := p.do(act); known {
			return asks
		}
	}
	switch a := act.(type) {
	case nil, view.Typed, view.Pressed: // the page that waited for the key was closed in the same moment
	case open:
		return s.open(a.page)
	case openGame:
		s.ChooseGame(a.game)
		return s.open(newGame)
	default:
		return []any{act}
	}
	return nil
}

// View draws the start screen.
func (s *Scene) View(env *widget.Env) view.View {
	own := *env
	own.Words = words.In(env.Words).About(s.Board())
	s.words = words.In(own.Words)
	c := widget.New(&own)
	r := s.roomsOf(c)
	if (!c.TouchLayout() || s.page == home) && !s.OverTable() { // else the page fills the window, or the table is seen beside it
		s.drawGround(c, r)
		s.drawColumn(c, r)
		if plates, ok := platesArea(c, r); ok && s.page == home && s.world.Notice == "" {
			s.drawPlates(c, plates)
		}
	}
	s.setKeys(c)
	if s.page != home {
		s.drawPage(c, r.page)
	}
	if s.world.Notice != "" {
		drawNotice(c, r.page, s.world.Notice)
	}
	return c.View
}

// setKeys sets the keys that leave a text field or page, or go on with the latest game.
func (s *Scene) setKeys(c *widget.Canvas) {
	if c.TouchLayout() && s.page != home { // the buttons are out of sight, and their keys hold
		for _, b := range s.buttons(c) {
			if b.Action != "" && b.Act != nil {
				c.Key(b.Action, b.Act)
			}
		}
	}
	switch {
	case s.page != home && s.sheets[s.page].framed().typing != "":
		c.Key("back", focus{})
	case s.page != home:
		c.Key("back", open{home})
	case s.world.Latest != nil:
		c.Key("continue", Continue{s.world.Latest.Name})
	}
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
		box, _, _ := noticeBox(c, area, s.world.Notice)
		inner.H = box.Y - theme.Gap - inner.Y
	}
	head, rest := inner.Top(c.ButtonHigh())
	out, head := head.Side(c.ButtonHigh())
	_, rest = rest.Top(10)
	f := s.sheets[s.page].framed()
	c.Fitted(head, c.Words.Text(f.title), c.Title())
	f.unread = nil
	s.sheets[s.page].draw(c, head, rest)
	if !c.TouchLayout() {
		out = out.Inset(2)
	}
	iconButton(c, out, widget.Button{ID: "start:close", Icon: "cross", Act: open{home}, About: about{"start.tip.close"}})
	c.Key("page-down", widget.ScrollBy{ID: f.list, Units: rest.H * 0.8})
	c.Key("page-up", widget.ScrollBy{ID: f.list, Units: -rest.H * 0.8})
}

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
