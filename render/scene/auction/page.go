package auction

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/scene/notice"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// page lies over the table.
type page interface {
	draw(s *Scene, c *widget.Canvas)
	// do answers the acts of the page alone, and reports whether it did.
	do(s *Scene, act any) bool
	// passing reports whether the page lies over another one only until something is done from it.
	passing() bool
}

// pageStack is the open pages, each on the one below it.
type pageStack []page

func (p pageStack) covers() bool { return len(p) > 0 }

// open opens a page in place of those that are open; one that is passing lies over them.
func (p *pageStack) open(on page) {
	if n := len(*p); n > 0 && (*p)[n-1].passing() {
		*p = (*p)[:n-1]
	}
	if !on.passing() {
		*p = nil
	}
	*p = append(*p, on)
}

// close closes the page on top.
func (p *pageStack) close() {
	if n := len(*p); n > 0 {
		*p = (*p)[:n-1]
	}
}

// Do answers an act, and returns the requests to the client. What nothing here answers is among them.
func (s *Scene) Do(act any) (asks []any) {
	if n := len(s.pages); n > 0 && s.pages[n-1].do(s, act) {
		return s.Asks()
	}
	if s.looksOn && refusesLookingOn(act) {
		s.Tell(s.words.Text("window.looks-on"))
		return s.Asks()
	}
	s.foldTutor(act)
	if !s.panel.Do(panelID, act) && !s.opens(act) && !s.does(act) && !s.teaches(act) && !s.mode.do(act) && !s.ignores(act) {
		s.Ask(act)
	}
	return s.Asks()
}

// refusesLookingOn reports whether an act would change the game, which is played in another tab.
func refusesLookingOn(act any) bool {
	switch act.(type) {
	case pages.GuideNext, pages.GuideLeave, pages.GuideOn, confirm, topbar.Undo, topbar.Redo, takeSubsidy, askHint, industry.Choice:
		return true
	}
	return false
}

// opens opens the page that an act is about, or closes the one on top.
func (s *Scene) opens(act any) bool {
	switch act.(type) {
	case topbar.Menu:
		s.pages.open(&menuPage{})
	case topbar.Log:
		s.pages.open(newLogPage())
	case openPurses:
		s.pages.open(&pursesPage{})
	case pages.Help:
		s.pages.open(&helpPage{})
	case pages.Close:
		s.pages.close()
	case pages.Leave, pages.Settings, pages.NewGame, pages.SaveCopy, pages.Analyse, SameSeed:
		s.pages.close()
		s.Ask(act)
	default:
		return false
	}
	return true
}

// does answers the acts that are offered in every mode.
func (s *Scene) does(act any) bool {
	switch act := act.(type) {
	case topbar.Undo:
		s.undo()
	case topbar.Redo:
		s.redo()
	case notice.Dismiss:
		s.notices.Dismiss()
	case takeSubsidy:
		s.takeSubsidy()
	case pages.ShowAt:
		s.pages = nil
		s.lookBack(act.Entries)
	case screen.Hurry:
		s.motion.end()
		if s.racing.On {
			s.race(s.now + s.racing.Long)
		}
	default:
		return s.turnsEra(act)
	}
	return true
}

// ignores reports whether nothing need be done for an act that a view may send.
func (*Scene) ignores(act any) bool {
	switch act.(type) {
	case nil, view.Which, view.Drag, view.Wheel, widget.ScrollBy, view.Typed, askHint, zones.Zone, zones.Era:
		return true
	}
	return false
}

// lookBack shows the table as it was after so many entries.
func (s *Scene) lookBack(entries int) {
	s.motion.end()
	s.mode = &lookingBack{plain: plain{scene: s, at: s.rec.After(entries)}, entries: entries}
	s.panel = widget.Scroll{}
	s.followEra()
}

// lookedBack is how many entries the earlier position has that is shown, -1 if none is.
func (s *Scene) lookedBack() int {
	switch m := s.mode.(type) {
	case *lookingBack:
		return m.entries
	case *reconsidering:
		return m.entries
	}
	return -1
}

// drawOver draws the page that is open, whose keys are then those that hold.
func (s *Scene) drawOver(c *widget.Canvas) {
	if s.pages.covers() {
		clear(c.View.Keys)
		s.pages[len(s.pages)-1].draw(s, c)
	}
}

// keys are those of the table as a whole.
func (s *Scene) keys(c *widget.Canvas) {
	for action, act := range map[string]any{
		"log": topbar.Log{}, "rules": pages.Rules{}, "help": pages.Help{}, "menu": topbar.Menu{}, "fullscreen": screen.Fullscreen{}, "sound": screen.Sound{},
	} {
		c.Key(action, act)
	}
	if s.canSubsidy() {
		c.Key("subsidy", takeSubsidy{})
	}
	if s.asksPerson() {
		c.Key("hint", askHint{})
	}
	if _, taken := c.View.Keys["back"]; !taken {
		c.Key("back", topbar.Menu{})
	}
	if s.motion.on() {
		c.View.Otherwise = screen.Hurry{}
	}
}
