package table

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/widget"
)

// menuPage is the menu of the table. It lies over another page as well.
type menuPage struct {
	overPage
	menu pages.Menu
}

func (*menuPage) passing() bool { return true }

func (p *menuPage) draw(c *widget.Canvas, _ *models) {
	s, m := p.table, &p.menu
	changes := s.mode.changes()
	m.Place, m.Failed, m.NoFiles = s.save.Name, s.save.Error, s.Browser
	m.Seats, m.Hidden = s.position.Seats, s.mode.hides()
	m.Guide, m.Companion = s.aboutGuide(), s.onTable()
	m.CanUndo, m.CanRedo, m.UndoPractice = changes && s.rec.CanUndo(), changes && s.rec.CanRedo(), s.undoCosts()
	m.View(c, pages.Close{})
}

func (p *menuPage) do(act any) bool { return p.menu.Do(act) }
