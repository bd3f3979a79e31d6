package table

import (
	"maps"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/film"
	"sohofoundry/render/mats"
	"sohofoundry/render/pages"
	"sohofoundry/render/theme"
	"sohofoundry/render/topbar"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// page is what lies over the table, or beside it.
type page uint8

const (
	noPage page = iota
	matPage
	logPage
	helpPage
	menuPage
	finalPage
)

// over is the page that is open.
type over struct {
	page  page
	seat  engine.Seat // whose mat
	log   *pages.Log
	final *pages.Final
}

// keeping is how keeping the record goes.
type keeping struct {
	name   string
	failed string
}

func (s *Scene) open(p page) {
	switch p {
	case logPage:
		if s.over.log == nil {
			s.over.log = pages.NewLog()
		}
		if s.past == now { // else it is read on
			s.over.log.Newest()
		}
	case finalPage:
		s.over.final = pages.NewFinal(s.words, s.rec, s.before)
	}
	s.over.page = p
}

// overDoes opens and closes pages, and does what is done on them alone.
func (s *Scene) overDoes(act any) bool {
	switch act := act.(type) {
	case closePage, pages.Close, mats.Close:
		s.over.page = noPage
	case pages.Board:
		s.over.page = noPage
	case pages.Help:
		s.open(helpPage)
	case topbar.Log:
		s.open(logPage)
	case topbar.Menu:
		s.open(menuPage)
	case topbar.Rules:
		s.ask(pages.Rules{})
	case topbar.Mat:
		s.over.page, s.over.seat = matPage, act.Seat
	case mats.Show:
		s.over.page, s.over.seat = matPage, act.Seat
	default:
		return s.pageDoes(act)
	}
	return true
}

// pageDoes gives an act to the page that is open, if it keeps anything to itself.
func (s *Scene) pageDoes(act any) bool {
	switch {
	case s.over.page == logPage:
		return s.over.log.Do(act)
	case s.over.page == finalPage:
		return s.over.final.Do(act)
	case s.guide != nil && s.guide.Do(act):
		if _, never := act.(pages.GuideNever); never {
			s.guide = nil
			s.ask(GuideSeen{})
		} else {
			s.ask(GuideRead{})
		}
		return true
	}
	return false
}

// Guide shows the person round, who has read some lessons already.
func (s *Scene) Guide(read []string) { s.guide = pages.NewGuide(read) }

// Guided reports whether the person is shown round, and which lessons they have read.
func (s *Scene) Guided() (read []string, on bool) {
	if s.guide == nil {
		return nil, false
	}
	return s.guide.Read(), true
}

// Tell tells a sentence that must be read. What was told before and is not read yet comes to light again after it.
func (s *Scene) Tell(sentence string) {
	s.untell(sentence)
	s.notices = append(s.notices, sentence)
}

// untell takes a sentence back that is no longer so.
func (s *Scene) untell(sentence string) {
	s.notices = slices.DeleteFunc(s.notices, func(told string) bool { return told == sentence })
}

// Kept tells where the record is kept, or why it cannot be, and reports whether that is news.
func (s *Scene) Kept(name string, err error) (news bool) {
	k := keeping{name: name}
	if err != nil {
		k.failed = s.words.Reason(err)
	}
	if k == s.kept {
		return false
	}
	if k.failed != s.kept.failed {
		s.untell(s.words.Text("window.not-saved", "error", s.kept.failed))
		if k.failed != "" {
			s.Tell(s.words.Text("window.not-saved", "error", k.failed))
		}
	}
	if s.kept.name != "" && k.name != s.kept.name {
		s.Tell(s.words.Text("window.saved-elsewhere", "name", k.name))
	}
	s.kept = k
	return true
}

// Copied tells where a copy of the record is, or why there is none.
func (s *Scene) Copied(where string, err error) {
	if err != nil {
		s.Tell(s.words.Text("window.not-copied", "error", s.words.Reason(err)))
		return
	}
	s.Tell(s.words.Text("window.copied", "name", where))
}

// Ended tells how the games like this one went, now that it is over.
func (s *Scene) Ended(before pages.Past) {
	s.before = before
	if s.over.page == finalPage { // it has told without knowing
		s.open(finalPage)
	}
}

// drawOver draws the end of a round over the board, and the page that is open.
func (s *Scene) drawOver(c *widget.Canvas, r rooms) {
	out := any(closePage{})
	if s.play.film != nil && s.play.frame().Kind == film.RoundEnd {
		pages.RoundEnd{Frame: s.play.frame()}.View(c, r.board)
	}
	if s.over.page != noPage && s.over.page != logPage { // no key does what cannot be seen
		clear(c.View.Keys)
		defer s.keysBeside(c)
	}
	switch s.over.page {
	case matPage:
		mats.Draw(c, s.mat())
	case logPage:
		s.over.log.Update(s.words, s.rec)
		s.over.log.Shown = s.past
		s.over.log.View(c, r.panel, s.rec, out)
	case helpPage:
		pages.HelpView(c, out)
	case menuPage:
		pages.Menu{Place: s.kept.name, Failed: s.kept.failed}.View(c, out)
	case finalPage:
		whole := c.Whole()
		_, whole = whole.Top(topHigh)
		c.Target(view.Target{ID: "final", Area: whole, NoFocus: true})
		s.over.final.View(c, whole.Inset(theme.Gap))
	}
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

// drawNotice draws a sentence that must be read, above everything.
func (s *Scene) drawNotice(c *widget.Canvas, r rooms) {
	if len(s.notices) == 0 {
		return
	}
	notice := s.notices[len(s.notices)-1]
	style := c.Body()
	inside := min(620, r.board.W-60) - 2*theme.Pad - theme.Button
	area := view.Rect{W: inside + 2*theme.Pad + theme.Button, H: c.ParaHeight(inside, notice, style) + 2*theme.Gap}
	room := r.board
	if s.over.page != noPage && s.over.page != logPage { // which lies in the middle of the window
		room = c.Whole()
	}
	area.X, area.Y = room.Middle().X-area.W/2, room.Y+theme.Gap
	c.Target(view.Target{ID: "notice", Area: area, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	c.Para(view.Rect{X: area.X + theme.Pad, Y: area.Y + theme.Gap, W: inside, H: area.H}, "notice", notice, style)
	shut := view.Around(view.Point{X: area.Right() - theme.Button/2 - 6, Y: area.Middle().Y}, 32, 32)
	c.Button(shut, widget.Button{ID: "notice:close", Icon: "cross", Act: dismiss{}, Action: "back"})
}
