package engine

import "fmt"

// Game is made of figures, and of the board and the kit derived from them, of which the guards ask. It never changes; one serves all
// games and goroutines.
type Game struct {
	Figures

	rules *Ruleset
	verbs *[Verbs]verb // of the rules: asked for every choice

	board
	kit
	highestOf [256]uint8 // highest space of each income level, by level + 128
}

// New prepares a game from figures. An error names the first thing in them that cannot be.
func New(f *Figures) (*Game, error) {
	rules := f.Rules()
	if rules == nil {
		return nil, fmt.Errorf("figures of %s: there is no family of games %d", f.Name, f.Family)
	}
	for _, size := range []struct {
		what          string
		len, min, max int
	}{
		{"locations", len(f.Locations), 2, MaxLocations},
		{"spaces", len(f.Spaces), 2, MaxSpaces},
		{"lines", len(f.Lines), 2, MaxLines},
		{"kinds of tile", len(f.Tiles), 2, MaxTiles},
		{"kinds of card", len(f.Cards), 2, MaxCards},
		{"merchant spaces", len(f.Merchants), rules.buyers, MaxMerchants},
		{"merchant tiles", len(f.MerchantTiles), rules.buyers, MaxMerchantTiles},
		{"income spaces", len(f.Income), 2, MaxIncomeSpaces},
	} {
		if size.len < size.min || size.len > size.max {
			return nil, fmt.Errorf("figures of %s: %d %s, possible are %d to %d", f.Name, size.len-1, size.what, size.min-1, size.max-1)
		}
	}
	g := &Game{Figures: *f, rules: rules, verbs: &rules.verbs, board: newBoard(f), kit: newKit(f)}
	for space, level := range g.Income {
		g.highestOf[int(level)+128] = uint8(space)
	}
	for _, f := range g.Industries {
		if g.levels[f.Industry][0] == 0 {
			return nil, fmt.Errorf("figures of %s: no tile of the industry %s", g.Name, f.Industry)
		}
	}
	return g, nil
}

// DeckFor returns how many cards of each kind are shuffled for a number of players, 2 to 4 (B1.1).
func (f *Figures) DeckFor(players int) (count [MaxCards]uint8, total int) {
	for c := 1; c < len(f.Cards); c++ {
		count[c] = f.Cards[c].Counts[players-2]
		total += int(count[c])
	}
	return count, total
}
