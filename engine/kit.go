package engine

// kit has the industries of a game and the kinds of its tiles and cards, each under its id.
type kit struct {
	industries [MaxIndustries]IndustryFacts
	tiles      [MaxTiles]TileFacts
	levels     [MaxIndustries][2]Tile // first and last kind of the industry
	fullSet    [MaxTiles]uint8
	cards      [MaxCards]CardFacts
	wildCards  [2]Card // wild location, wild industry
}

func newKit(f *Figures) (k kit) {
	for _, facts := range f.Industries {
		k.industries[facts.Industry] = facts
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

// Produces returns the resource of a mine, works or brewery (B7.5).
func (k *kit) Produces(t Tile) Resource { return k.industries[k.tiles[t].Industry].Output }

// FactsOf returns the facts of an industry; of one that is not in the game they are zero.
func (k *kit) FactsOf(i Industry) IndustryFacts { return k.industries[i] }

// Sold reports whether the tiles of an industry flip when they are sold (B12.1).
func (k *kit) Sold(i Industry) bool { return k.industries[i].Sold }

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
