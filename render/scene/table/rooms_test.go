package table

import (
	"testing"

	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// topHigh is the height of the strip at the top of a table of two.
const topHigh = 44.0

// In another layout the board is looked at anew, from the first picture on; in the same one it stays as the person has turned it.
func TestAnotherLayoutLooksAtTheBoardAnew(t *testing.T) {
	w := sit(t, game(t, 2, 12))
	phone := view.Size{W: 390, H: 844}
	w.view()
	turned := board.Camera{Zoom: 3, X: 100, Y: 100}
	w.boardView.camera = turned
	if w.env.Size = (view.Size{W: 1600, H: 1000}); w.view().Items != nil && w.boardView.camera != turned {
		t.Errorf("in a larger window the board is seen by %+v, and was by %+v", w.boardView.camera, turned)
	}
	w.env.Size = phone
	w.view()
	r := w.roomsOf(widget.New(w.env))
	if want := board.Near(w.game.Game, r.board, firstSide); w.boardView.camera != want {
		t.Errorf("on a phone the board is seen by %+v, not %+v", w.boardView.camera, want)
	}
	if w.Do(pan{30, 0}); w.boardView.camera == board.Near(w.game.Game, r.board, firstSide) {
		t.Fatal("the board cannot be moved")
	}
	moved := w.boardView.camera
	if w.view(); w.boardView.camera != moved {
		t.Errorf("moved on a phone to %+v, the board goes to %+v", moved, w.boardView.camera)
	}
	w.env.Size = roomtest.Least
	w.view()
	if w.boardView.camera != (board.Camera{}) {
		t.Errorf("back on a desk the board is seen by %+v", w.boardView.camera)
	}
}
