package table

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// seatsVP begins the name of the target of a seat's VP.
const seatsVP = "topbar:vp:"

// beside are the targets where things outside the board are, the human's and others'. The Automa's cards are shown only
// during its turn, its VP and its deck always.
var beside = map[thing.Kind][2][]string{
	thing.Money:      {{"hand:money"}, {seatsVP}},
	thing.Income:     {{"hand:income"}, {seatsVP}},
	thing.Links:      {{"hand:links"}, {"theatre:card", seatsVP}},
	thing.Score:      {{seatsVP}, {seatsVP}},
	thing.Mat:        {{"hand:spent"}, {"theatre:card", seatsVP}},
	thing.Discards:   {{"hand:draw"}, {"topbar:deck"}},
	thing.DrawPile:   {{"hand:draw"}, {"hand:draw"}},
	thing.WildCards:  {{"hand:draw"}, {"hand:draw"}},
	thing.AutomaDeck: {{}, {"theatre:develop", "topbar:deck"}},
	thing.AutomaCard: {{}, {"theatre:slot:1", "topbar:deck"}},
	thing.Hand:       {{"hand:draw"}, {"theatre:card", "topbar:deck"}},
}

// cardSide is how high a card of the Automa's is on its way.
const cardSide = 90.0

// whereabouts tell where on the screen things fly from, along and to.
type whereabouts struct {
	c       *widget.Canvas
	m       *models
	held    int // cards in the human's hand
	you     engine.Seat
	playing *playback // nil if none is
}

func (s *Scene) where(c *widget.Canvas, m *models) *whereabouts {
	return &whereabouts{c, m, s.position.Players[s.you].HandLen(), s.you, s.mode.playing()}
}

// of is where a thing is, and whether it is in sight. What flies to an income marker goes where that hops to.
func (w *whereabouts) of(t thing.Thing) (at view.Rect, seen bool) {
	r, b, g := w.m.rooms, &w.m.board, w.m.board.Game.Game
	switch t.Kind {
	case thing.Space, thing.Merchant, thing.Merchants, thing.Barrel, thing.Port:
		at = b.Area(r.board, t)
	case thing.Line:
		at = small(b.Area(r.board, t).Middle())
	case thing.Market:
		if !r.market.Empty() {
			return market.Spot(g, r.market, t), true
		}
		// this layout may have no room for it: then it comes from below the board
		from := view.Point{X: r.board.Middle().X, Y: r.board.Bottom() - 12}
		if target := w.c.View.Target("market:" + t.Resource().String()); target != nil {
			from = target.Area.Middle()
		}
		return small(from), true
	case thing.Distant:
		if !w.m.rim.Empty() {
			return w.m.rim, true
		}
		return market.DistantSpot(g, &b.State.Distant, b.Sea(r.board)), true
	case thing.Income:
		if t.Seat != w.you || r.tracks.Empty() {
			return w.atTarget(t)
		}
		space := int(b.State.Players[t.Seat].Income)
		for _, h := range w.m.tracks.Hops {
			if h.Seat == t.Seat {
				space += h.By
			}
		}
		return tracks.Spot(g, r.tracks, space), true
	default:
		if i := w.inHand(t); i >= 0 {
			return w.cardArea(i), true
		}
		return w.atTarget(t)
	}
	return at, !at.Empty() && r.board.Has(at.Middle())
}

// atTarget is the target in sight that stands for a thing outside the board.
func (w *whereabouts) atTarget(t thing.Thing) (view.Rect, bool) {
	side := 0
	if t.Seat != w.you {
		side = 1
	}
	for _, id := range beside[t.Kind][side] {
		if id == seatsVP {
			id += strconv.Itoa(int(t.Seat))
		}
		target := w.c.View.Target(id)
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

// cardArea is where a card of the hand lies.
func (w *whereabouts) cardArea(index int) view.Rect {
	switch r := w.m.rooms; {
	case r.hand.Empty():
		return view.Around(view.Point{X: r.board.Middle().X, Y: r.board.Bottom()}, 60, 90)
	case r.market.Empty():
		return hand.FanArea(r.hand, index, w.held)
	default:
		return hand.CardArea(r.hand, index)
	}
}

// inHand is the position in the human's hand that a card leaves or comes to, -1 if there is none.
func (w *whereabouts) inHand(t thing.Thing) int {
	p := w.playing
	if t.Kind != thing.Hand || t.Seat != w.you || p == nil {
		return -1
	}
	before, after := p.shot.Before.Players[w.you].Hand, p.shot.After.Players[w.you].Hand
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
