package table

import (
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// OverviewID is the target of the small map that stands on the board while a part of it is seen.
const OverviewID = "board:overview"

// overview is where the small map stands: at the upper left of the board, or at the right if it would cover there what the guide
// pointed at in the last picture.
func (e *boardCamera) overview(room view.Rect) view.Rect {
	const wide, high = 92.0, 72.0
	at := view.Rect{X: room.X + theme.Gap, Y: room.Y + theme.Gap, W: wide, H: high}
	if next := pointedAt(e.attended.next); next != nil && e.around(e.camera, next).Meets(at) {
		at.X = room.Right() - theme.Gap - wide
	}
	return at
}

// drawOverview draws the small map, in the layouts for hands.
func (e *boardCamera) drawOverview(c *widget.Canvas) {
	seen := e.seen()
	if !c.TouchLayout() || seen.Fits() {
		return
	}
	at := e.overview(e.room)
	board.Overview(c, at, e.room, e.game.Game, seen)
	c.Target(view.Target{ID: OverviewID, Area: at, Act: lookAt{small: at}, NoFocus: true})
}

// chartOnRim is the area of the distant market as a button on the board's rim, for when only a part of the board is seen or
// there is too little water. It is empty if the market is a chart on the sea.
func (e *boardCamera) chartOnRim(room view.Rect, touch bool) view.Rect {
	const wide, high = 52.0, 58.0
	fits := e.seen().Fits()
	switch {
	case touch && fits:
		return view.Rect{X: room.X + theme.Gap, Y: room.Y + theme.Gap, W: wide, H: high}
	case touch:
		return view.Rect{X: room.X + theme.Gap, Y: e.overview(room).Bottom() + theme.Gap/2, W: wide, H: high}
	case !fits:
		return view.Around(view.Point{X: room.X + theme.Gap + wide/2, Y: room.Middle().Y}, wide, high)
	}
	return view.Rect{}
}
