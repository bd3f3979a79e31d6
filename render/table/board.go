package table

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/film"
	"sohofoundry/render/motion"
	"sohofoundry/render/pick"
	"sohofoundry/render/widget"
)

// board is what the board shows: the position, and what calls for attention on it.
func (s *Scene) board(c *widget.Canvas, shown *motion.Moment) board.Model {
	m := board.Model{Game: s.game, State: &shown.Position.State, Camera: s.seen(), Pixel: c.Pixel, Quiet: !s.choosing()}
	hide(&m, shown)
	switch {
	case s.choosing():
		s.markChoice(&m)
		s.markPointed(c, &m)
	case s.play.film != nil:
		s.markPlay(&m)
	}
	return m
}

// hide leaves out what is on its way elsewhere.
func hide(m *board.Model, shown *motion.Moment) {
	for i := range shown.Flights {
		f := &shown.Flights[i]
		if f.Thing.Kind == motion.TileThing && f.From.Kind == motion.AtSlot {
			m.Hidden.Slots = m.Hidden.Slots.With(f.From.Slot)
		}
	}
}

// markPointed shows on the board what is pointed at in the panel beside it, which was drawn before.
func (s *Scene) markPointed(c *widget.Canvas, m *board.Model) {
	id := c.Pointer.Hover
	if c.Pointer.Keyed {
		id = c.Pointer.Focus
	}
	if t := c.View.Target(id); t != nil {
		if thing, ok := t.About.(pick.Thing); ok {
			m.Marks.Looked.Add(onTable(s.game.Game, &s.position.Players[engine.HumanSeat], thing))
		}
	}
}

// markChoice lights up what leads to a legal choice, and shows what would be placed.
func (s *Scene) markChoice(m *board.Model) {
	lit := s.question.Lit(s.picked)
	m.Marks.Open = board.Set{Slots: lit.Slots, Lines: lit.Lines, Merchants: film.MerchantSet(lit.Merchants)}
	c := s.picked.Choice()
	if ready, ok := s.panel.Ready(); ok {
		c = ready
	}
	switch { // what would begin another action with the same card would only distract
	case c.Slot != 0:
		m.Marks.Open.Lines = 0
	case c.Line != 0:
		m.Marks.Open.Slots, m.Marks.Open.Merchants = 0, 0
	}
	m.Marks.Dim = c != (engine.Choice{}) || s.position.Decision != engine.ChooseAction
	m.Marks.Picked.Slots = m.Marks.Picked.Slots.With(c.Slot)
	m.Marks.Picked.Lines = m.Marks.Picked.Lines.With(c.Line)
	if c.Merchant != 0 {
		m.Marks.Picked.Merchants |= 1 << c.Merchant
	}
	switch {
	case c.Verb == engine.Build && c.Slot != 0 && c.Industry != 0:
		player := &s.position.Players[engine.HumanSeat]
		m.Ghosts = append(m.Ghosts, board.Ghost{Slot: c.Slot, Tile: s.game.Next(player, c.Industry)})
	case c.Verb == engine.Network && c.Line != 0:
		m.Ghosts = append(m.Ghosts, board.Ghost{Line: c.Line})
	}
}

// markPlay lights up what is being told, numbers the candidates of a tie, and writes VP at what is being counted.
func (s *Scene) markPlay(m *board.Model) {
	m.Badges = s.badges()
	lit := s.play.shot.Lit
	m.Marks.Looked = board.Set{Locations: lit.Locations, Slots: lit.Slots, Lines: lit.Lines, Merchants: lit.Merchants}
	if frame := s.play.frame(); frame.Kind == film.Step && len(frame.Steps) > 0 && frame.Steps[0].Kind == automa.Refused {
		m.Marks.Looked, m.Marks.No = board.Set{}, m.Marks.Looked
	}
	if tie := s.play.shot.Tie; tie != nil {
		m.Marks.Dim = true
		for i, c := range tie.Candidates {
			m.Badges = append(m.Badges, board.Badge{On: candidate(c), Text: strconv.Itoa(i + 1), Out: tie.Out[i] >= 0})
		}
	}
}

// candidate is where a candidate of a tie stands on the board.
func candidate(c automa.Candidate) any {
	switch {
	case c.Line != 0:
		return board.Way{Line: c.Line}
	case c.Merchant != 0:
		return board.Stall{Merchant: c.Merchant}
	}
	return board.Space{Slot: c.Slot}
}
