package decks

import (
	"fmt"
	"math"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// ParseMat reads a mat of the Automa: how many tiles of each level it starts with, industry by industry (M4). A count may
// be lower than in a full set, down to 0, but not higher. The error is like that of ParseDeck.
func ParseMat(file string, text []byte, f *engine.Figures) (*automa.Mat, error) {
	d := open(file, text)
	root := d.record(d.root, "the mat", append([]string{"name"}, industryWords()...)...)
	mat := &automa.Mat{Name: root.title("name"), Sum: sum(text)}
	for i := engine.Cotton; i <= engine.Brewery; i++ {
		readCounts(root, i, f, mat)
	}
	if d.problem != nil {
		return nil, d.problem
	}
	return mat, nil
}

// readCounts reads the counts of one industry, level by level.
func readCounts(root record, i engine.Industry, f *engine.Figures, mat *automa.Mat) {
	var kinds []engine.Tile
	for t := range f.Tiles {
		if f.Tiles[t].Industry == i {
			kinds = append(kinds, engine.Tile(t))
		}
	}
	counts := root.list(i.String())
	if len(counts) != len(kinds) {
		if root.has(i.String()) {
			root.refuse(root.fields[i.String()].at, "%s wants a count for each of its %d levels, not %d",
				root.about(i.String()), len(kinds), len(counts))
		}
		return
	}
	for at, t := range kinds {
		kind := f.Tiles[t]
		count := root.asWhole(counts[at], fmt.Sprintf("level %d of %q", kind.Level, i), 0, math.MaxUint8)
		if count > int(kind.Count) {
			root.refuse(counts[at].at, "the mat has %d tiles of %s, level %d, but a full set has %d (M4)",
				count, i, kind.Level, kind.Count)
		}
		mat.Count[t] = uint8(count)
	}
}
