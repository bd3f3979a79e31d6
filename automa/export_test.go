package automa

import "sohofoundry/engine"

// ScatteredScores gives the last two rungs of M64 for a line: few positions on the board of Birmingham get as far as the last.
func (g *Game) ScatteredScores(x engine.Line) (names, clockwise int) {
	t := turn{g: g}
	_, t.farms, t.outside = g.Kinds()
	return t.endNames(link{line: x}), t.clockwiseFromFirst(link{line: x})
}
