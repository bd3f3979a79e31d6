package engine

// kit has the kinds of tile and card of a game, and its industries by what the rules ask of them.
type kit struct {
	tiles       [MaxTiles]TileFacts
	levels      [MaxIndustries][2]Tile // first and last kind of the industry
	fullSet     [MaxTiles]uint8
	cards       [MaxCards]CardFacts
	wildCards   [2]Card // wild location, wild industry
	sellable    IndustrySet
	replaceable IndustrySet
	access      IndustrySet
	atOnce      IndustrySet
	outputFrom  [MaxIndustries]Resource
}

func newKit(f *Figures) (k kit) {
	for i := range f.Industries {
		k.addIndustry(&f.Industries[i])
	}
	for t := Tile(1); int(t) < len(f.Tiles); t++ {
		facts := f.Tiles[t]
		k.tiles[t] = facts
		k.fullSet[t] = facts.Count
		if k.levels[facts.Industry][0] == 0 {
			k.levels[facts.Industry][0] = t
		}
		k.levels[facts.Industry][1] = t
	}
	for c := Card(1); int(c) < len(f.Cards); c++ {
		k.cards[c] = f.Cards[c]
		switch f.Cards[c].Kind {
		case WildLocation:
			k.wildCards[0] = c
		case WildIndustry:
			k.wildCards[1] = c
		}
	}
	return k
}

func (k *kit) addIndustry(f *IndustryFacts) {
	k.outputFrom[f.Industry] = f.Output
	if f.Sold {
		k.sellable = k.sellable.With(f.Industry)
	}
	if f.Replaceable {
		k.replaceable = k.replaceable.With(f.Industry)
	}
	if f.Access {
		k.access = k.access.With(f.Industry)
	}
	if f.AtOnce {
		k.atOnce = k.atOnce.With(f.Industry)
	}
}

// Produces returns the resource of a mine, works or brewery (B7.5).
func (k *kit) Produces(t Tile) Resource { return k.outputFrom[k.tiles[t].Industry] }

// Sold reports whether the tiles of an industry flip when they are sold (B12.1).
func (k *kit) Sold(i Industry) bool { return k.sellable.Has(i) }

// FullSet returns how many tiles of each kind a player starts with (B1.6).
func (k *kit) FullSet() [MaxTiles]uint8 { return k.fullSet }

// Next returns the lowest tile of an industry left on the mat, or none (B7.2).
func (k *kit) Next(p *Player, i Industry) Tile {
	for t := k.levels[i][0]; t <= k.levels[i][1]; t++ {
		if p.Mat[t] > 0 {
			return t
		}
	}
	return 0
}

// Levels returns the first and the last kind of tile of an industry.
func (k *kit) Levels(i Industry) (first, last Tile) { return k.levels[i][0], k.levels[i][1] }

// Outlasts reports whether a tile stays on the board when the Canal Era ends: those of level 1 leave (B4.3).
func (k *kit) Outlasts(t Tile) bool { return k.tiles[t].Level > 1 }
