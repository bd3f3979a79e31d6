package automa

import (
	"slices"

	"sohofoundry/engine"
)

// ladders are the comparisons of which a rung differs from game to game.
type ladders struct {
	links     []rung[link]         // that start from one location (M44); locations outside only if nothing else is open (M43, N10)
	coal      []rung[link]         // that bring coal to a site (M30, A5)
	buildings []rung[engine.Space] // mills, manufacturers, potteries and ports (M50, N12)
	spaces    []rung[engine.Space] // equally valid ones of one location (M27, N9)
	mines     []rung[engine.Space] // own ones first (M45), then as buildings (A31)
	works     []rung[engine.Space] // own ones first (M46), then as buildings (A31)
}

// Criteria are those by which the Automa compares in this game, in their order.
func (g *Game) Criteria() []Criterion {
	list := slices.Concat(criteriaOf(g.AutomaRules.ladders.coal, saleLadder, scatteredLadder), criteriaOf(g.AutomaRules.ladders.mines))
	list = slices.Concat(list, g.AutomaRules.criteria)
	slices.Sort(list)
	return slices.Compact(list)
}

func criteriaOf[T any](ladders ...[]rung[T]) (list []Criterion) {
	for _, ladder := range ladders {
		for _, r := range ladder {
			list = append(list, r.criterion)
		}
	}
	return list
}

// laddersWith makes the ladders of a game of the two rungs that are its own: the rung that keeps links from leading off the
// board, and the rung that tells the spaces of one location apart.
func laddersWith(inland rung[link], within rung[engine.Space]) ladders {
	buildings := []rung[engine.Space]{moreLinks, alphabet, within}
	first := func(own rung[engine.Space]) []rung[engine.Space] {
		return append([]rung[engine.Space]{own}, resting(engine.A(31), nil, slices.Clone(buildings)...)...)
	}
	return ladders{
		links: []rung[link]{inland, intoNetwork, tilesBuilt, emptySpaces, ownCoal, clockwise},
		coal: resting(engine.A(5), func(t *turn, _ link) bool { return t.scattered }, inland, intoNetwork, tilesBuilt, emptySpaces,
			ownCoal, fewestLinks, nearName, clockwise),
		buildings: buildings,
		spaces:    buildings[2:],
		mines:     first(ownMine),
		works:     first(ownWorks),
	}
}
