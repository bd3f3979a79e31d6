package table

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/film"
	"sohofoundry/render/hand"
	"sohofoundry/render/market"
	"sohofoundry/render/motion"
	"sohofoundry/render/pick"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// board is what the board shows: the position, and what calls for attention on it.
func (s *Scene) board(c *widget.Canvas, shown *motion.Moment) board.Model {
	m := board.Model{Game: s.game, State: &shown.Position.State, Camera: s.camera, Pixel: c.Pixel, Quiet: !s.choosing()}
	switch {
	case s.play.film != nil:
		s.markPlay(&m, shown)
	case s.choosing():
		s.markChoice(&m)
		s.markPointed(c, &m)
	}
	return m
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

// markPlay lights up what is being told, numbers the candidates of a tie, and hides what is on its way.
func (s *Scene) markPlay(m *board.Model, shown *motion.Moment) {
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
	for i := range shown.Flights {
		f := &shown.Flights[i]
		if f.Thing.Kind == motion.TileThing && f.From.Kind == motion.AtSlot {
			m.Hidden.Slots = m.Hidden.Slots.With(f.From.Slot)
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

// where tells where on the screen things fly from and to.
func (s *Scene) where(r rooms, b *board.Model) motion.Where {
	small := func(p view.Point) view.Rect { return view.Around(p, 24, 24) }
	return func(a motion.Anchor) (view.Rect, bool) {
		var at view.Rect
		switch a.Kind {
		case motion.AtSlot:
			at = b.SlotArea(r.board, a.Slot)
		case motion.AtLine:
			at = small(b.LineMiddle(r.board, a.Line))
		case motion.AtMerchant:
			at = b.MerchantArea(r.board, a.Merchant)
		case motion.AtMarket:
			return market.Spot(s.game.Game, r.market, a.Resource, s.marketSpace(a)), true
		case motion.AtHand:
			if a.Seat == engine.HumanSeat {
				return hand.Place(r.hand, 3), true
			}
			return small(r.panel.Middle()), true
		case motion.AtDiscards, motion.AtDeck, motion.AtWild, motion.AtPurse, motion.AtIncome, motion.AtLinks, motion.AtMat, motion.AtScore:
			if a.Seat == engine.HumanSeat {
				return small(view.Point{X: r.hand.Right() - 80, Y: r.hand.Middle().Y}), true
			}
			return small(view.Point{X: r.panel.Middle().X, Y: r.panel.Y + 60}), true
		}
		return at, !at.Empty() && r.board.Meets(at)
	}
}

// marketSpace counts a space of a market from the cheapest.
func (s *Scene) marketSpace(a motion.Anchor) int {
	return len(s.game.Markets[a.Resource].Prices) - 1 - a.Space
}
