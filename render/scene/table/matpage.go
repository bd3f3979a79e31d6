package table

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/ui/widget"
)

// matPage shows the mat of a seat.
type matPage struct {
	overPage
	seat   engine.Seat
	scroll widget.Scroll
}

func (p *matPage) prepare(m *models) {
	s := p.table
	m.mat = mats.Model{Game: s.game, State: &m.shown.State, Seat: p.seat, Start: s.rec.After(0).Players[p.seat].Mat, Scroll: &p.scroll}
}

func (p *matPage) draw(c *widget.Canvas, m *models) { mats.Draw(c, m.mat) }

func (p *matPage) do(act any) bool { return p.scroll.Do(mats.ScrollID, act) }
