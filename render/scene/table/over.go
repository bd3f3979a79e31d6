package table

import (
	"maps"
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// page is the page over the table, or beside it.
type page uint8

const (
	noPage page = iota
	matPage
	logPage
	helpPage
	menuPage
	finalPage
	marketsPage
	distantPage
	tracksPage
	analysisPage
)

// over is the page that is open.
type over struct {
	page  page
	under page        // that the menu lies over
	seat  engine.Seat // whose mat
	log   *pages.Log
	help  pages.HelpPage
	menu  pages.Menu
	final *pages.Final
	rise  timer // of its bars

	scroll widget.Scroll // of the mats, of the tracks, and of the end of a round
}

// covers reports whether the page is over the table: the log is beside it.
func (o *over) covers() bool { return o.page != noPage && o.page != logPage }

// saveStatus tells where the record is saved, or why it is not.
type saveStatus struct {
	name  string
	error string
}

// Depth is how many pages lie over the table as it is; a replay counts as one.
func (s *Scene) Depth() (pages int) {
	if s.over.page != noPage {
		pages++
	}
	if s.over.page == menuPage && s.over.under != noPage {
		pages++
	}
	return pages + s.mode.depth()
}

func (s *Scene) open(p page) {
	switch p {
	case logPage:
		if s.over.log == nil {
			s.over.log = pages.NewLog()
		}
		if s.mode.shownEntries() == pages.Now { // else it is read on
			s.over.log.Newest()
		}
	case finalPage:
		s.over.final = pages.NewFinal(s.rec, s.before)
	case menuPage:
		s.over.menu = pages.Menu{}
		if s.over.page != menuPage {
			s.over.under = s.over.page
		}
	}
	s.over.page, s.over.scroll = p, widget.Scroll{}
}

// pageDoes opens and closes pages, and does what is done on them alone.
func (s *Scene) pageDoes(act any) bool {
	switch act := act.(type) {
	case pages.Close, mats.Close, pages.Board:
		switch s.over.page {
		case analysisPage:
			s.closeAnalysis()
		case menuPage:
			s.over.page = s.over.under
		default:
			s.over.page = noPage
		}
	case pages.Help:
		s.open(helpPage)
	case topbar.Log:
		s.open(logPage)
	case topbar.Menu:
		s.open(menuPage)
	case topbar.Rules:
		s.ask(pages.Rules{})
	case topbar.Mat:
		s.open(matPage)
		s.over.seat = act.Seat
	case mats.Show:
		s.open(matPage)
		s.over.seat = act.Seat
	case topbar.Undo, topbar.Redo:
		s.over.closeMenu() // one wants to see what it did
		return false
	case hurry:
		rising := s.over.rise.on
		s.over.rise.on = false
		return rising
	case hand.Markets:
		s.open(marketsPage)
	case tracks.Open:
		s.open(tracksPage)
	case market.OpenDistant:
		s.open(distantPage)
	case pages.Leave, pages.Settings, pages.NewGame, pages.Analyse:
		s.over.closeMenu() // it is not what one comes back to
		s.ask(act)
	default:
		return s.teaches(act) || s.analysisDoes(act) || s.over.page == analysisPage && s.analysing.page.Do(act) || s.over.do(act)
	}
	return true
}

// closeMenu closes the menu, if that is what is open.
func (o *over) closeMenu() {
	if o.page == menuPage {
		o.page = o.under
	}
}

// do does what concerns the page that is open alone.
func (o *over) do(act any) bool {
	switch o.page {
	case logPage:
		return o.log.Do(act)
	case helpPage:
		return o.help.Do(act)
	case menuPage:
		return o.menu.Do(act)
	case finalPage:
		return o.final.Do(act)
	}
	return o.scroll.Do(mats.ScrollID, act) || o.scroll.Do(tracks.ScrollID, act) || o.scroll.Do(pages.RoundID, act)
}

// Tell shows a sentence that must be read. Earlier ones that are not read yet are shown again after it.
func (s *Scene) Tell(sentence string) {
	s.withdraw(sentence)
	s.notices = append(s.notices, sentence)
}

// withdraw takes a sentence back that is no longer so.
func (s *Scene) withdraw(sentence string) {
	s.notices = slices.DeleteFunc(s.notices, func(notice string) bool { return notice == sentence })
}

// Saved tells where the record is saved, or why it cannot be, and reports whether that is news.
func (s *Scene) Saved(name string, err error) (news bool) {
	status := saveStatus{name: name}
	if err != nil {
		status.error = s.words.Reason(err)
	}
	before := s.save
	if status == before {
		return false
	}
	if status.error != before.error {
		s.withdraw(s.words.Text("window.not-saved", "error", before.error))
		if status.error != "" {
			s.Tell(s.words.Text("window.not-saved", "error", status.error))
		}
	}
	if before.name != "" && name != before.name {
		s.Tell(s.words.Text("window.saved-elsewhere", "name", name))
	}
	s.save = status
	return true
}

// Ended tells how the games like this one went, now that it is over.
func (s *Scene) Ended(before pages.Past) {
	s.before = before
	if s.over.page == finalPage { // it was shown without knowing
		s.open(finalPage)
	}
}

// drawOver draws the end of a round over the board, and the page that is open.
func (s *Scene) drawOver(c *widget.Canvas, m *models) {
	out := any(pages.Close{})
	if p := s.mode.playing(); p != nil && p.frame().Kind == film.RoundEnd {
		pages.RoundEnd{Frame: p.frame(), Scroll: &s.over.scroll, Left: p.left()}.View(c, m.rooms.round(c))
	}
	if s.over.covers() { // no key does what cannot be seen
		clear(c.View.Keys)
		defer s.keysBeside(c)
	}
	switch s.over.page {
	case matPage:
		m.mat.Scroll = &s.over.scroll
		mats.Draw(c, m.mat)
	case logPage:
		s.over.log.Update(s.words, s.listed())
		s.over.log.Shown = s.mode.shownEntries()
		s.over.log.View(c, m.rooms.logRoom(c), s.listed(), out)
	case helpPage:
		s.over.help.View(c, s.game.Game, out)
	case menuPage:
		s.drawMenu(c, out)
	case marketsPage:
		s.drawMarkets(c, m, out)
	case distantPage:
		s.drawDistantPage(c, m, out)
	case tracksPage:
		s.over.scroll = tracks.DrawPage(c, m.tracks, s.over.scroll, out)
	case analysisPage:
		s.analysing.page.View(c, out)
	case finalPage:
		whole := c.Whole()
		if !c.TouchLayout() {
			_, whole = whole.Top(m.rooms.top.Bottom())
		}
		c.Target(view.Target{ID: "final", Area: whole, NoFocus: true})
		if !c.TouchLayout() {
			whole = whole.Inset(theme.Gap)
		}
		s.over.final.Left = 1 - s.over.rise.part(s.now)
		s.over.final.View(c, whole)
	}
}

func (s *Scene) drawMenu(c *widget.Canvas, out any) {
	m, changes := &s.over.menu, s.mode.changes()
	m.Place, m.Failed, m.NoFiles = s.save.name, s.save.error, s.Browser
	m.Guide, m.Companion = s.aboutGuide(), s.onTable()
	m.CanUndo, m.CanRedo, m.UndoPractice = changes && s.rec.CanUndo(), changes && s.rec.CanRedo(), s.undoCosts()
	m.View(c, out)
}

// keysBeside adds the keys of the table to those of the page that is open, which come first: no key of the table does something
// else than the page says.
func (s *Scene) keysBeside(c *widget.Canvas) {
	page := maps.Clone(c.View.Keys)
	s.keys(c)
	for action := range page {
		for _, key := range c.Keys.Keys(action) {
			maps.DeleteFunc(c.View.Keys, func(other string, _ any) bool { return c.Keys.Does(key, other) })
		}
	}
	maps.Copy(c.View.Keys, page)
}

// notice is the sentence that must be read now, the last one first: on a phone also what came of what was done last on a real table, where
// the cards of a kept hand have the room for that.
func (s *Scene) notice(c *widget.Canvas) string {
	switch {
	case len(s.notices) > 0:
		return s.notices[len(s.notices)-1]
	case c.Size.Layout() != view.Wide && !s.game.PrivateHand() && s.resting():
		return strings.Join(s.companionNotes(), "\n")
	}
	return ""
}

// drawNotice draws a sentence that must be read, above everything.
func (s *Scene) drawNotice(c *widget.Canvas, r rooms) {
	notice := s.notice(c)
	if notice == "" {
		return
	}
	c.Say(notice)
	style, cross := c.Body(), 32.0
	beside := 60.0
	if c.TouchLayout() {
		cross, beside = theme.Touch, 2*theme.Gap
	}
	inside := min(620, r.board.W-beside) - 2*theme.Pad - theme.Button
	area := view.Rect{W: inside + 2*theme.Pad + theme.Button, H: c.ParaHeight(inside, notice, style) + 2*theme.Gap}
	if c.TouchLayout() {
		area.H = max(area.H, cross+2*theme.Gap)
	}
	room := r.board
	if s.over.covers() { // which lies in the middle of the window
		room = c.Whole()
		if c.TouchLayout() { // the way out of the page stays free
			_, room = room.Top(theme.Touch + theme.Gap/2)
		}
	}
	area.X, area.Y = room.Middle().X-area.W/2, room.Y+theme.Gap
	c.Target(view.Target{ID: "notice", Area: area, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	c.Para(view.Rect{X: area.X + theme.Pad, Y: area.Y + theme.Gap, W: inside, H: area.H}, "notice", notice, style)
	shut := view.Around(view.Point{X: area.Right() - theme.Button/2 - 6, Y: area.Middle().Y}, cross, cross)
	c.Button(shut, widget.Button{ID: "notice:close", Name: c.Words.Text("name.close"), Icon: "cross", Act: dismiss{}, Action: "back"})
}
