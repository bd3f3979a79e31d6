package table

import (
	"maps"

	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/purses"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/widget"
)

// Depth is how many pages lie over the table as it is; a replay counts as one.
func (s *Scene) Depth() int { return len(s.pages) + s.mode.depth() }

// opens is the page that an act opens; nil if it opens none.
func (s *Scene) opens(act any) page {
	switch act := act.(type) {
	case pages.Help:
		return &helpPage{overPage: overPage{s}}
	case topbar.Log:
		return newLogPage(s)
	case topbar.Menu:
		return &menuPage{overPage: overPage{s}}
	case topbar.Mat:
		return &matPage{overPage: overPage{s}, seat: act.Seat}
	case mats.Show:
		return &matPage{overPage: overPage{s}, seat: act.Seat}
	case purses.Open:
		return &pursesPage{overPage{s}}
	case hand.Markets:
		return &marketsPage{overPage{s}}
	case market.OpenDistant:
		return &distantPage{overPage{s}}
	case tracks.Open:
		return &tracksPage{overPage: overPage{s}}
	}
	return nil
}

// pageDoes opens and closes pages, and passes acts on to the page on top.
func (s *Scene) pageDoes(act any) bool {
	if p := s.opens(act); p != nil {
		s.pages.open(p)
		return true
	}
	switch act.(type) {
	case pages.Close, mats.Close, purses.Close, pages.Board:
		s.pages.close()
	case topbar.Rules:
		s.Ask(pages.Rules{})
	case topbar.Undo, topbar.Redo:
		s.pages.closePassing() // its effect is to be seen
		return false
	case pages.Leave, pages.Settings, pages.NewGame, pages.Analyse:
		s.pages.closePassing()
		s.Ask(act)
	default:
		return s.teaches(act) || s.pages.top().do(act)
	}
	return true
}

// drawOver draws the end of a round over the board, and the page that is open. If that covers the table, its keys are added to those of
// the table that it leaves free.
func (s *Scene) drawOver(c *widget.Canvas, m *models) {
	if p := s.mode.playing(); p != nil && p.frame().Kind == film.RoundEnd {
		pages.RoundEnd{Frame: p.frame(), Scroll: &p.round, Left: p.left()}.View(c, m.rooms.round(c))
	}
	if !s.pages.covers() {
		s.pages.top().draw(c, m)
		return
	}
	clear(c.View.Keys) // those of the table are out of sight
	s.pages.top().draw(c, m)
	page := maps.Clone(c.View.Keys)
	s.keys(c)
	for action := range page { // it comes first: no key of the table does something else than the page says
		for _, key := range c.Keys.Keys(action) {
			maps.DeleteFunc(c.View.Keys, func(other string, _ any) bool { return c.Keys.Does(key, other) })
		}
	}
	maps.Copy(c.View.Keys, page)
}
