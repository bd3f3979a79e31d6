package table

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/hand"
	"sohofoundry/render/market"
	"sohofoundry/render/motion"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// anchors are the things outside the board that are where they can be pointed at: the targets of the human's and of the
// Automa's. The Automa's cards lie open beside the board only while its turn is shown, its VP and its deck always.
var anchors = map[motion.AnchorKind][2][]string{
	motion.AtPurse:    {{"hand:money"}, {"topbar:vp:1"}},
	motion.AtIncome:   {{"hand:income"}, {"topbar:vp:1"}},
	motion.AtLinks:    {{"hand:links"}, {"theatre:card", "topbar:vp:1"}},
	motion.AtScore:    {{"topbar:vp:0"}, {"topbar:vp:1"}},
	motion.AtMat:      {{"hand:spent"}, {"theatre:card", "topbar:vp:1"}},
	motion.AtDiscards: {{"hand:draw"}, {"topbar:deck"}},
	motion.AtDeck:     {{"hand:draw"}, {"hand:draw"}},
	motion.AtWild:     {{"hand:draw"}, {"hand:draw"}},
	motion.AtBack:     {{}, {"theatre:develop", "topbar:deck"}},
	motion.AtFront:    {{}, {"theatre:slot:1", "topbar:deck"}},
	motion.AtHand:     {{"hand:draw"}, {"theatre:card", "topbar:deck"}},
}

// markMarket lights up the next cube of a market whose cubes or price the stage is about.
func (s *Scene) markMarket(c *widget.Canvas, r rooms) {
	if s.play.film == nil || s.choosing() {
		return
	}
	for resource, lit := range s.play.shot.Lit.Market {
		if lit {
			resource := engine.Resource(resource)
			cubes := int(s.play.shot.Before.Market[resource])
			at := market.Spot(s.game.Game, r.market, resource, s.marketSpace(motion.Anchor{Resource: resource, Space: cubes - 1}))
			c.Add(view.Item{Kind: view.Box, Area: at.Inset(-6), Radius: theme.Corner, Line: c.Palette.Automa, Width: 2.5})
		}
	}
}

// cardSide is how high a card of the Automa's is on its way.
const cardSide = 90.0

// where tells where on the screen things fly from and to.
func (s *Scene) where(c *widget.Canvas, r rooms, b *board.Model) motion.Where {
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
		case motion.AtBarrel:
			at = b.BarrelArea(r.board, a.Merchant)
		case motion.AtMarket:
			return market.Spot(s.game.Game, r.market, a.Resource, s.marketSpace(a)), true
		default:
			if i := s.inHand(a); i >= 0 {
				return hand.Place(r.hand, i), true
			}
			for _, id := range anchors[a.Kind][a.Seat&1] {
				t := c.View.Target(id)
				switch {
				case t == nil:
					continue
				case a.Kind == motion.AtBack || a.Kind == motion.AtFront:
					return view.Around(t.Area.Middle(), cardSide, cardSide), true
				}
				return small(t.Area.Middle()), true
			}
			return view.Rect{}, false
		}
		return at, !at.Empty() && r.board.Has(at.Middle())
	}
}

// marketSpace counts a space of a market from the cheapest; the endless supply comes after the dearest.
func (s *Scene) marketSpace(a motion.Anchor) int {
	return max(0, len(s.game.Markets[a.Resource].Prices)-1-a.Space)
}

// inHand is the place in the human's hand that a card leaves or comes to, -1 if there is none.
func (s *Scene) inHand(a motion.Anchor) int {
	if a.Kind != motion.AtHand || a.Seat != engine.HumanSeat || s.play.film == nil {
		return -1
	}
	before, after := s.play.shot.Before.Players[engine.HumanSeat].Hand, s.play.shot.After.Players[engine.HumanSeat].Hand
	if held(after[:], a.Card) <= held(before[:], a.Card) {
		return slices.Index(before[:], a.Card)
	}
	for i, card := range slices.Backward(after[:]) {
		if card == a.Card {
			return i
		}
	}
	return -1
}

// held counts the cards of a kind.
func held(hand []engine.Card, kind engine.Card) (n int) {
	for _, card := range hand {
		if card == kind {
			n++
		}
	}
	return n
}

// badges writes at the link or tile that is being counted what it is worth.
func (s *Scene) badges() (list []board.Badge) {
	p := &s.play
	for _, score := range p.frame().Scores() {
		if score.Stage != p.at.Stage || score.Line == 0 && score.Slot == 0 {
			continue
		}
		on := any(board.Way{Line: score.Line})
		if score.Slot != 0 {
			on = board.Space{Slot: score.Slot}
		}
		list = append(list, board.Badge{On: on, Text: strconv.Itoa(int(score.VP)), Points: true, Seat: score.Seat})
	}
	return list
}

// uncounted takes away the numbers that rise where a badge tells the same.
func (s *Scene) uncounted(m *motion.Moment) {
	if s.play.film == nil || !scores(s.play.frame()) {
		return
	}
	m.Pulses = slices.DeleteFunc(m.Pulses, func(p motion.Pulse) bool {
		return p.Kind == motion.Score && (p.At.Slot != 0 || p.At.Line != 0)
	})
}
