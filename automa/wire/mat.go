package wire

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// MatCounts reads how many tiles of each level the Automa starts with, by industry from level 1 up (M4). It knows which
// industries and levels there are; whether there are so many tiles is seen when the game starts.
func MatCounts(g *engine.Game, counts map[string][]int) (mat [engine.MaxTiles]uint8, err error) {
	for _, name := range slices.Sorted(maps.Keys(counts)) { // one message for any order of the map
		if !slices.ContainsFunc(g.Industries, func(f engine.IndustryFacts) bool { return f.Industry.String() == name }) {
			return mat, fmt.Errorf("the mat has no industry %q", name)
		}
	}
	for _, f := range g.Industries {
		i := f.Industry
		levels := counts[i.String()]
		for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
			if g.Tiles[t].Industry != i {
				continue
			}
			if len(levels) == 0 {
				return mat, fmt.Errorf("the mat lacks a count for %s", notation.TileName(g, t))
			}
			if levels[0] < 0 || levels[0] > math.MaxUint8 {
				return mat, fmt.Errorf("the mat cannot have %d tiles of %s", levels[0], notation.TileName(g, t))
			}
			mat[t], levels = uint8(levels[0]), levels[1:]
		}
		if len(levels) > 0 {
			return mat, fmt.Errorf("the mat has more counts than there are levels of %s", i)
		}
	}
	return mat, nil
}
