package main

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// level is one that is tried.
type level struct {
	name  string
	mat   [engine.MaxTiles]uint8
	house engine.House
}

// change is one that is made to a mat: all tiles of these levels of an industry are left out.
type change struct {
	name     string
	industry engine.Industry
	levels   []int8
}

// changes are those that are tried to the hard mat, by family.
var changes = map[engine.Family][]change{
	engine.Birmingham: {
		{"brewery I", engine.Brewery, []int8{1}},
		{"cotton I", engine.Cotton, []int8{1}},
		{"cotton I–II", engine.Cotton, []int8{1, 2}},
	},
	engine.Lancashire: {
		{"cotton I", engine.Cotton, []int8{1}},
		{"cotton I–II", engine.Cotton, []int8{1, 2}},
		{"port I", engine.Port, []int8{1}},
	},
}

// rules are the house rules that are tried.
var rules = []struct {
	name  string
	house engine.House
}{
	{"", engine.House{}},
	{", full start", engine.House{FullStart: true}},
	{", back again 6", engine.House{BackAgain: 6}},
	{", back again 4", engine.House{BackAgain: 4}},
	{", back again 3", engine.House{BackAgain: 3}},
	{", back again 2", engine.House{BackAgain: 2}},
	{", back again 1", engine.House{BackAgain: 1}},
	{", card again 8", engine.House{CardAgain: 8}},
	{", back again 6, card again 8", engine.House{BackAgain: 6, CardAgain: 8}},
	{", back again 4, card again 8", engine.House{BackAgain: 4, CardAgain: 8}},
	{", card again 4", engine.House{CardAgain: 4}},
	{", card again 3", engine.House{CardAgain: 3}},
	{", card again 2", engine.House{CardAgain: 2}},
}

// levels are the full set, the official mats and the hard one with each of the changes, each of them with each of the rules.
func levels(game string) (list []level) {
	g := decks.Game(game)
	mats := []level{{name: "full set", mat: g.FullSet()}}
	for _, mat := range decks.Mats(game) {
		mats = append(mats, level{name: mat.Name, mat: mat.Count})
	}
	hard := mats[len(mats)-1]
	for _, c := range changes[g.Family] {
		mats = append(mats, level{name: hard.name + " without " + c.name, mat: c.of(g, hard.mat)})
	}
	for _, l := range mats {
		for _, rule := range rules {
			list = append(list, level{l.name + rule.name, l.mat, rule.house})
		}
	}
	return list
}

// of is a mat with the change.
func (c *change) of(g *automa.Game, mat [engine.MaxTiles]uint8) [engine.MaxTiles]uint8 {
	for t := range g.Tiles {
		if g.Tiles[t].Industry == c.industry && slices.Contains(c.levels, g.Tiles[t].Level) {
			mat[t] = 0
		}
	}
	return mat
}
