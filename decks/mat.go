package decks

import (
	"math"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// parseMat reads a mat of the Automa: how many tiles of each level it starts with, industry by industry (M4). A count may
// be lower than in a full set, down to 0, but not higher. House rules may come with it.
func (e *entry) parseMat(file string, text []byte) (*automa.Mat, error) {
	d := strict.Open(file, text)
	mat, _ := e.readMat(d)
	if d.Problem() != nil {
		return nil, d.Problem()
	}
	mat.Sum = sum(text)
	return mat, nil
}

func (e *entry) readMat(d *strict.Document) (*automa.Mat, strict.Record) {
	f := e.figures()
	root := d.Record(d.Root(), fault.Sprintf("the mat"), append([]string{"name", "rules"}, industryWords(&f)...)...)
	mat := &automa.Mat{Name: root.Title("name")}
	for _, facts := range f.Industries {
		readMatCounts(root, facts.Industry, &f, mat)
	}
	if root.Has("rules") {
		mat.House = readHouse(root)
	}
	return mat, root
}

// readMatCounts reads the counts of one industry, level by level.
func readMatCounts(root strict.Record, i engine.Industry, f *engine.Figures, mat *automa.Mat) {
	var kinds []engine.Tile
	for t := range f.Tiles {
		if f.Tiles[t].Industry == i {
			kinds = append(kinds, engine.Tile(t))
		}
	}
	counts := root.List(i.String())
	if len(counts) != len(kinds) {
		if root.Has(i.String()) {
			root.Refuse(root.Fields[i.String()].At, "%s wants a count for each of its %d levels, not %d",
				root.About(i.String()), len(kinds), len(counts))
		}
		return
	}
	for at, t := range kinds {
		kind := f.Tiles[t]
		count := root.AsWhole(counts[at], fault.Sprintf("level %d of %q", kind.Level, i), 0, math.MaxUint8)
		if count > int(kind.Count) {
			root.Refuse(counts[at].At, "the mat has %d tiles of %s, level %d, but a full set has %d (M4)",
				count, i, kind.Level, kind.Count)
		}
		mat.Count[t] = uint8(count)
	}
}

// readHouse reads the house rules of a mat.
func readHouse(root strict.Record) (house engine.House) {
	r := root.Record(root.Fields["rules"], fault.Sprintf("the rules of the mat"), "back_again", "card_again", "full_start")
	every := func(key string) (rounds uint8) {
		if r.Has(key) {
			rounds = uint8(r.Whole(key, 1, engine.MaxEvery))
		}
		return rounds
	}
	house.BackAgain = every("back_again")
	house.CardAgain = every("card_again")
	house.FullStart = r.Flag("full_start")
	return house
}
