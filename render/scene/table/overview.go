package table

import (
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/market"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// OverviewID is the target of the small map that stands on the board while a part of it is seen.
const OverviewID = "board:overview"

// lookAt moves the board to where its small map is touched.
type lookAt struct {
	small view.Rect
	at    view.Point
}

// At is the act at a point of the small map.
func (l lookAt) At(p view.Point) any { return lookAt{l.small, p} }

// overview is where the small map stands: at the upper left of the board, or at the right if it would cover there what the guide
// pointed at in the last picture.
func (s *Scene) overview(room view.Rect) view.Rect {
	const wide, high = 92.0, 72.0
	at := view.Rect{X: room.X + theme.Gap, Y: room.Y + theme.Gap, W: wide, H: high}
	switch next := s.next; next.Kind {
	case thing.Space, thing.Line, thing.Merchant:
		if next.ID != 0 && s.around(s.boardView.camera, []thing.Thing{next}).Meets(at) {
			at.X = room.Right() - theme.Gap - wide
		}
	}
	return at
}

// drawOverview draws the small map, in the layouts for hands.
func (s *Scene) drawOverview(c *widget.Canvas, room view.Rect) {
	seen := s.boardView.seen(s.now)
	if !c.TouchLayout() || seen.Fits() {
		return
	}
	at := s.overview(room)
	board.Overview(c, at, room, s.game.Game, seen)
	c.Target(view.Target{ID: OverviewID, Area: at, Act: lookAt{small: at}, NoFocus: true})
}

// chartOnRim is the area of the distant market as a button on the board's rim, for when only a part of the board is seen or
// there is too little water. It is empty if the market is a chart on the sea.
func (s *Scene) chartOnRim(c *widget.Canvas, room view.Rect) view.Rect {
	const wide, high = 52.0, 58.0
	seen := s.boardView.seen(s.now)
	switch {
	case c.TouchLayout() && seen.Fits():
		return view.Rect{X: room.X + theme.Gap, Y: room.Y + theme.Gap, W: wide, H: high}
	case c.TouchLayout():
		return view.Rect{X: room.X + theme.Gap, Y: s.overview(room).Bottom() + theme.Gap/2, W: wide, H: high}
	case !seen.Fits():
		return view.Around(view.Point{X: room.X + theme.Gap + wide/2, Y: room.Middle().Y}, wide, high)
	}
	return view.Rect{}
}

// distant is the model of the distant market, lit as the board is.
func (s *Scene) distant(m *models) market.Distant {
	marks := &m.board.Marks
	return market.Distant{Game: s.game, State: m.market.State, Quiet: m.board.Quiet, Open: marks.Open.Has(thing.DistantMarket),
		Picked: marks.Picked.Has(thing.DistantMarket), Looked: marks.Looked.Has(thing.DistantMarket)}
}

// drawDistant draws the distant market on the sea, or as a button.
func (s *Scene) drawDistant(c *widget.Canvas, m *models) {
	if at := s.chartOnRim(c, m.rooms.board); !at.Empty() {
		market.DrawDistantButton(c, at, s.distant(m))
		return
	}
	market.DrawDistant(c, m.board.Sea(m.rooms.board), s.distant(m))
}
