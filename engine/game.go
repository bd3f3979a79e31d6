package engine

import "fmt"

// Game is a board with its figures and the indices derived from them. It never changes; one serves all games and goroutines.
type Game struct {
	Figures

	rules *Ruleset
	verbs *[Verbs]verb // of the rules: asked for every choice

	towns, farms LocationSet
	outside      LocationSet // merchant locations and end points, where nothing is built (B5.4, C5.2)
	markets      LocationSet // that give access to the coal market (B6.2, C5.2)

	spacesAt     [MaxLocations]SpaceSet
	spacesFor    [MaxIndustries]SpaceSet    // that take the industry
	aloneFor     [MaxIndustries]SpaceSet    // that take nothing else
	locationsFor [MaxIndustries]LocationSet // with such spaces
	locationOf   [MaxSpaces]Location

	linesAt     [MaxLocations]LineSet
	ends        [MaxLines]LocationSet
	linesIn     [Rail + 1]LineSet
	tiles       [MaxTiles]TileFacts
	levels      [MaxIndustries][2]Tile // first and last kind of the industry
	cards       [MaxCards]CardFacts
	wildCards   [2]Card // wild location, wild industry
	merchantsAt [MaxLocations][2]Merchant
	fullSet     [MaxTiles]uint8
	lastSpace   uint8
	highestOf   [256]uint8 // highest space of each income level, by level + 128
	sellable    IndustrySet
	replaceable IndustrySet
	access      IndustrySet
	atOnce      IndustrySet
	outputFrom  [MaxIndustries]Resource
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
	g := &Game{Figures: *f, rules: rules, verbs: &rules.verbs}
	g.indexIndustries()
	g.indexBoard()
	g.indexComponents()
	for _, f := range g.Industries {
		if g.levels[f.Industry][0] == 0 {
			return nil, fmt.Errorf("figures of %s: no tile of the industry %s", g.Name, f.Industry)
		}
	}
	return g, nil
}

func (g *Game) indexIndustries() {
	for _, f := range g.Industries {
		g.outputFrom[f.Industry] = f.Output
		if f.Sold {
			g.sellable = g.sellable.With(f.Industry)
		}
		if f.Replaceable {
			g.replaceable = g.replaceable.With(f.Industry)
		}
		if f.Access {
			g.access = g.access.With(f.Industry)
		}
		if f.AtOnce {
			g.atOnce = g.atOnce.With(f.Industry)
		}
	}
}

func (g *Game) indexBoard() {
	for l := Location(1); int(l) < len(g.Locations); l++ {
		switch g.Locations[l].Kind {
		case Town:
			g.towns = g.towns.With(l)
		case Farm:
			g.farms = g.farms.With(l)
		case MerchantLocation, EndPoint:
			g.outside = g.outside.With(l)
		}
		if g.Locations[l].Market {
			g.markets = g.markets.With(l)
		}
	}
	for x := Space(1); int(x) < len(g.Spaces); x++ {
		f := g.Spaces[x]
		g.locationOf[x] = f.Location
		g.spacesAt[f.Location] = g.spacesAt[f.Location].With(x)
		for i := range f.Industries.All() {
			g.spacesFor[i] = g.spacesFor[i].With(x)
			g.locationsFor[i] = g.locationsFor[i].With(f.Location)
			if f.Industries == IndustrySet(0).With(i) {
				g.aloneFor[i] = g.aloneFor[i].With(x)
			}
		}
	}
	for x := Line(1); int(x) < len(g.Lines); x++ {
		f := g.Lines[x]
		for _, l := range f.Ends {
			g.ends[x] = g.ends[x].With(l)
			g.linesAt[l] = g.linesAt[l].With(x)
		}
		if f.Canal {
			g.linesIn[Canal] = g.linesIn[Canal].With(x)
		}
		if f.Rail {
			g.linesIn[Rail] = g.linesIn[Rail].With(x)
		}
	}
	for m := Merchant(1); int(m) < len(g.Merchants); m++ {
		spaces := &g.merchantsAt[g.Merchants[m].Location]
		if spaces[0] == 0 {
			spaces[0] = m
		} else {
			spaces[1] = m
		}
	}
}

func (g *Game) indexComponents() {
	for t := Tile(1); int(t) < len(g.Tiles); t++ {
		f := g.Tiles[t]
		g.tiles[t] = f
		g.fullSet[t] = f.Count
		if g.levels[f.Industry][0] == 0 {
			g.levels[f.Industry][0] = t
		}
		g.levels[f.Industry][1] = t
	}
	for c := Card(1); int(c) < len(g.Cards); c++ {
		g.cards[c] = g.Cards[c]
		switch g.Cards[c].Kind {
		case WildLocation:
			g.wildCards[0] = c
		case WildIndustry:
			g.wildCards[1] = c
		}
	}
	g.lastSpace = uint8(len(g.Income) - 1)
	for space, level := range g.Income {
		g.highestOf[int(level)+128] = uint8(space)
	}
}

// SpacesAt returns the spaces of a location.
func (g *Game) SpacesAt(l Location) SpaceSet { return g.spacesAt[l] }

// LinesAt returns the lines that touch a location.
func (g *Game) LinesAt(l Location) LineSet { return g.linesAt[l] }

// Ends returns the locations that a line joins: two, or three for the line with the farm (B5.3).
func (g *Game) Ends(x Line) LocationSet { return g.ends[x] }

// LocationOf returns where a space is.
func (g *Game) LocationOf(x Space) Location { return g.locationOf[x] }

// Kinds returns the towns, the farms, and the locations outside: merchant locations and end points.
func (g *Game) Kinds() (towns, farms, outside LocationSet) { return g.towns, g.farms, g.outside }

// Produces returns the resource of a mine, works or brewery (B7.5).
func (g *Game) Produces(t Tile) Resource { return g.outputFrom[g.tiles[t].Industry] }

// Sold reports whether the tiles of an industry flip when they are sold (B12.1).
func (g *Game) Sold(i Industry) bool { return g.sellable.Has(i) }

// FullSet returns how many tiles of each kind a player starts with (B1.6).
func (g *Game) FullSet() [MaxTiles]uint8 { return g.fullSet }

// DeckFor returns how many cards of each kind are shuffled for a number of players, 2 to 4 (B1.1).
func (g *Game) DeckFor(players int) (count [MaxCards]uint8, total int) {
	for c := 1; c < len(g.Cards); c++ {
		count[c] = g.Cards[c].Counts[players-2]
		total += int(count[c])
	}
	return count, total
}
