package table

import (
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/mats"
)

// An industry that is offered beside the board tells the same of its next tile as the mat does: how many there were too.
func TestTable_AnIndustryTellsOfItsNextTileAsTheMatDoes(t *testing.T) {
	w := sit(t, game(t, 2, 0))
	for i := engine.Cotton; i <= engine.Brewery; i++ {
		next := w.game.Next(&w.position.Players[engine.HumanSeat], i)
		onMat := w.About(mats.Tile{Tile: next, Start: w.position.Players[engine.HumanSeat].Mat[next]})
		if tip := w.About(thing.Of(i)); tip.Empty() || !slices.Equal(tip.Lines, onMat.Lines) {
			t.Errorf("%s tells %q, on the mat %q", i, tip.Lines, onMat.Lines)
		}
	}
}
