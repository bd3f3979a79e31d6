package plate

import (
	"bytes"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/ui/theme"
)

// Pieces of a column are told apart by their engraving and their owner, upright and lying.
func TestShaftsLookDifferent(t *testing.T) {
	var seen [][]byte
	for _, owner := range []engine.Seat{engine.HumanSeat, engine.AutomaSeat} {
		for engraving := Plain; engraving <= Dots; engraving++ {
			for _, lying := range []bool{false, true} {
				look := painted(Shaft{Coat: CoatOf(&theme.Foundry, owner), Engraving: engraving, Lying: lying}, 60).Pix
				for _, other := range seen {
					if bytes.Equal(look, other) {
						t.Errorf("the engraving %d of seat %d looks like another", engraving, owner)
					}
				}
				seen = append(seen, look)
			}
		}
	}
}
