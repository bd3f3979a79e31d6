package table

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// beside are the targets where things outside the board are, the human's and the Automa's. The Automa's cards are shown only
// during its turn, its VP and its deck always.
var beside = map[thing.Kind][2][]string{
	thing.Money:      {{"hand:money"}, {"topbar:vp:1"}},
	thing.Income:     {{"hand:income"}, {"topbar:vp:1"}},
	thing.Links:      {{"hand:links"}, {"theatre:card", "topbar:vp:1"}},
	thing.Score:      {{"topbar:vp:0"}, {"topbar:vp:1"}},
	thing.Mat:        {{"hand:spent"}, {"theatre:card", "topbar:vp:1"}},
	thing.Discards:   {{"hand:draw"}, {"topbar:deck"}},
	thing.DrawPile:   {{"hand:draw"}, {"hand:draw"}},
	thing.WildCards:  {{"hand:draw"}, {"hand:draw"}},
	thing.AutomaDeck: {{}, {"theatre:develop", "topbar:deck"}},
	thing.AutomaCard: {{}, {"theatre:slot:1", "topbar:deck"}},
	thing.Hand:       {{"hand:draw"}, {"theatre:card", "topbar:deck"}},
}

// cardSide is how high a card of the Automa's is on its way.
const cardSide = 90.0

// places tell where on the screen things fly from, along and to. What flies to an income marker goes where that hops to.
func (s *Scene) places(c *widget.Canvas, m *models) motion.Places {
	return motion.Places{Of: s.where(c, m), Board: m.rooms.board,
		Along: func(way []route.Leg) []view.Point { return m.board.Along(m.rooms.board, way) }}
}

func (s *Scene) where(c *widget.Canvas, m *models) func(thing.Thing) (view.Rect, bool) {
	r, b := m.rooms, &m.board
	return func(t thing.Thing) (view.Rect, bool) {
		var at view.Rect
		switch t.Kind {
		case thing.Space, thing.Merchant, thing.Merchants, thing.Barrel, thing.Port:
			at = b.Area(r.board, t)
		case thing.Line:
			at = small(b.Area(r.board, t).Middle())
		case thing.Market:
			if r.market.Empty() {
				return s.besideBoard(c, "market:"+t.Resource().String(), r)
			}
			return market.Spot(s.game.Game, r.market, t), true
		case thing.Distant:
			if at := s.chartOnRim(c, r.board); !at.Empty() {
				return at, true
			}
			return market.DistantSpot(s.game.Game, &b.State.Distant, b.Sea(r.board)), true
		case thing.Income:
			if t.Seat == engine.HumanSeat && !r.tracks.Empty() {
				space := int(b.State.Players[t.Seat].Income)
				for _, h := range m.tracks.Hops {
					if h.Seat == t.Seat {
						space += h.By
					}
				}
				return tracks.Spot(s.game.Game, r.tracks, space), true
			}
			return atTarget(c, t)
		default:
			if i := s.inHand(t); i >= 0 {
				return s.cardArea(r, i), true
			}
			return atTarget(c, t)
		}
		return at, !at.Empty() && r.board.Has(at.Middle())
	}
}

// atTarget is the target in sight that stands for a thing outside the board.
func atTarget(c *widget.Canvas, t thing.Thing) (view.Rect, bool) {
	for _, id := range beside[t.Kind][t.Seat&1] {
		target := c.View.Target(id)
		switch {
		case target == nil:
			continue
		case t.Kind == thing.AutomaDeck || t.Kind == thing.AutomaCard:
			return view.Around(target.Area.Middle(), cardSide, cardSide), true
		}
		return small(target.Area.Middle()), true
	}
	return view.Rect{}, false
}

func small(p view.Point) view.Rect { return view.Around(p, 24, 24) }

// besideBoard is the area of a thing that this layout may have no room for: then it comes from below the board.
func (s *Scene) besideBoard(c *widget.Canvas, id string, r rooms) (view.Rect, bool) {
	at := view.Point{X: r.board.Middle().X, Y: r.board.Bottom() - 12}
	if target := c.View.Target(id); target != nil {
		at = target.Area.Middle()
	}
	return small(at), true
}

// cardArea is where a card of the hand lies.
func (s *Scene) cardArea(r rooms, index int) view.Rect {
	switch {
	case r.hand.Empty():
		return view.Around(view.Point{X: r.board.Middle().X, Y: r.board.Bottom()}, 60, 90)
	case r.market.Empty():
		return hand.FanArea(r.hand, index, s.position.Players[engine.HumanSeat].HandLen())
	}
	return hand.CardArea(r.hand, index)
}

// inHand is the position in the human's hand that a card leaves or comes to, -1 if there is none.
func (s *Scene) inHand(t thing.Thing) int {
	p := s.mode.playing()
	if t.Kind != thing.Hand || t.Seat != engine.HumanSeat || p == nil {
		return -1
	}
	before, after := p.shot.Before.Players[engine.HumanSeat].Hand, p.shot.After.Players[engine.HumanSeat].Hand
	moved := engine.Card(t.ID)
	if count(after[:], moved) <= count(before[:], moved) {
		return slices.Index(before[:], moved)
	}
	for i, card := range slices.Backward(after[:]) {
		if card == moved {
			return i
		}
	}
	return -1
}

// count counts the cards of a kind.
func count(hand []engine.Card, kind engine.Card) (n int) {
	for _, card := range hand {
		if card == kind {
			n++
		}
	}
	return n
}
