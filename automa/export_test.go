package automa

import (
	"slices"

	"sohofoundry/engine"
)

// ScatteredScores gives the last two rungs of M64 for a line: few positions on the board of Birmingham get as far as the last.
func (g *Game) ScatteredScores(x engine.Line) (names, clockwise int) {
	t := turn{g: g}
	_, t.farms, t.outside = g.Kinds()
	return t.endNames(link{line: x}), t.clockwiseFromFirst(link{line: x})
}

// AddBuildBothSlot adds a kind of slot that builds in each of its locations, until the test is over.
func AddBuildBothSlot(cleanup func(func())) SlotKind {
	kinds := slotKinds
	cleanup(func() { slotKinds = kinds })
	both := slotKind{name: "both", builds: true, rules: (*Game).buildRules, play: func(t *turn, slot *SlotFacts) (actions int) {
		for i := range slot.At {
			one := *slot
			one.At = slot.At[i : i+1]
			actions += t.buildSlot(&one, one.LinkFirst)
		}
		return actions
	}}
	slotKinds = append(slices.Clone(kinds), both)
	return SlotKind(len(kinds))
}
