package table

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/widget"
)

// logPage shows the log of the game, beside the board. It stays as it was read when it is opened again.
type logPage struct {
	overPage
	log *pages.Log
}

// newLogPage is the log at its newest line, unless an earlier position is looked at: then it is read on.
func newLogPage(s *Scene) *logPage {
	if s.log == nil {
		s.log = pages.NewLog()
	}
	if s.mode.shownEntries() == pages.Now {
		s.log.Newest()
	}
	return &logPage{overPage{s}, s.log}
}

func (*logPage) beside() bool { return true }

func (p *logPage) draw(c *widget.Canvas, m *models) {
	s := p.table
	p.log.Update(s.words, s.listed())
	p.log.Shown = s.mode.shownEntries()
	p.log.View(c, m.rooms.logRoom(c), s.listed(), pages.Close{})
}

func (p *logPage) do(act any) bool { return p.log.Do(act) }
