package position

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/notation"
)

// The checks of Restore on the board: links, tiles, mats and merchants.

func checkLinks(g *engine.Game, s *engine.State) error {
	var built engine.LineSet
	for seat := range s.Players {
		links := s.Players[seat].Links
		if links&1 != 0 || links>>len(g.Lines) != 0 {
			return fault.Errorf("players[%d]: links: there is no such line (B8.2)", seat)
		}
		if n := links.Len(); n > g.Limits.Links {
			return fault.Errorf("players[%d]: links: %d links, but a player has %d link tiles (B14.1)", seat, n, g.Limits.Links)
		}
		for r := links; r != 0; r = r.Rest() {
			x := r.First()
			if built.Has(x) {
				return fault.Errorf("players[%d]: links: %s has a link of another seat already (B8.2)", seat, g.Lines[x].ID)
			}
			if f := &g.Lines[x]; s.Era == engine.Canal && !f.Canal || s.Era == engine.Rail && !f.Rail {
				return fault.Errorf("players[%d]: links: %s is no line of this era (B8.2, B8.3)", seat, g.Lines[x].ID)
			}
		}
		built |= links
	}
	return nil
}

func checkTiles(g *engine.Game, s *engine.State) error {
	var owned [engine.MaxSeats]engine.LocationSet
	for x, t := range s.Tiles {
		if t == (engine.PlacedTile{}) {
			continue
		}
		if x == 0 || x >= len(g.Spaces) {
			return fault.Errorf("tiles: there is no space %d (B7.3)", x)
		}
		place := "tiles: " + notation.SpaceName(g, engine.Space(x))
		if t.Tile == 0 || int(t.Tile) >= len(g.Tiles) {
			return fault.Errorf("%s: there is no tile %d (B1.6)", place, t.Tile)
		}
		if t.Owner >= engine.Seat(s.Seats) {
			return fault.Errorf("%s: seat %d is not in the game (B1.1)", place, t.Owner)
		}
		if wrong := wrongTile(g, s, engine.Space(x), t); wrong != nil {
			return fault.Errorf("%s: %w", place, wrong)
		}
		l := g.LocationOf(engine.Space(x))
		if s.Era == engine.Canal && owned[t.Owner].Has(l) {
			return fault.Errorf("%s: seat %d has another tile in this location in the Canal Era (B7.7)", place, t.Owner)
		}
		owned[t.Owner] = owned[t.Owner].With(l)
	}
	return nil
}

// wrongTile tells why a tile is impossible on its space, nil if it is not.
func wrongTile(g *engine.Game, s *engine.State, x engine.Space, t engine.PlacedTile) error {
	name := notation.TileName(g, t.Tile)
	f := &g.Tiles[t.Tile]
	most := f.Amount[s.Era-engine.Canal]
	building := (s.Pending.Verb == engine.Build || s.Pending.Verb == engine.DoubleBuild) && s.Pending.Space == x // its cubes come last (B7.4)
	switch {
	case !g.Spaces[x].Industries.Has(f.Industry):
		return fault.Errorf("%s is not shown on this space (B7.3)", name)
	case s.Era == engine.Canal && !f.Canal, s.Era == engine.Rail && !f.Rail:
		return fault.Errorf("%s is not on the board in this era (B4.3, B7.2)", name)
	case most == 0 && t.Cubes > 0:
		return fault.Errorf("%s produces nothing but holds cubes (B7.5)", name)
	case t.Cubes > most:
		return fault.Errorf("%s holds %d cubes or barrels, at most %d fit (B7.5)", name, t.Cubes, most)
	case t.Cubes > 0 && t.Flipped:
		return fault.Errorf("%s is flipped but holds cubes or barrels (B6.6)", name)
	case most > 0 && t.Cubes == 0 && !t.Flipped && !building:
		return fault.Errorf("%s is empty but not flipped (B6.6)", name)
	}
	return wrongOwner(g, s, t, building)
}

// wrongOwner is the rest of it, by which some games differ.
func wrongOwner(g *engine.Game, s *engine.State, t engine.PlacedTile, building bool) error {
	name := notation.TileName(g, t.Tile)
	switch {
	case factsOf(g, g.Tiles[t.Tile].Industry).AtOnce && !t.Flipped && !building:
		return fault.Errorf("%s is not flipped, as it is when it is built (C7.9)", name)
	case g.Edition.FirstEdition && !s.Players[t.Owner].Built:
		return fault.Errorf("%s lies there, but its owner has built nothing (C7.8)", name)
	}
	return nil
}

// factsOf are the facts of an industry of the game.
func factsOf(g *engine.Game, i engine.Industry) *engine.IndustryFacts {
	return &g.Industries[slices.IndexFunc(g.Industries, func(f engine.IndustryFacts) bool { return f.Industry == i })]
}

// checkMats counts each kind on mat and board, and sees that no higher level left a mat before a lower one (B7.2).
func checkMats(g *engine.Game, s *engine.State) error {
	for seat := range s.Players[:s.Seats] {
		p := &s.Players[seat]
		both := p.Mat // and the board
		for _, t := range s.Tiles {
			if t.Tile != 0 && t.Owner == engine.Seat(seat) {
				both[t.Tile]++
			}
		}
		if err := checkCounts(g, s, engine.Seat(seat), &both); err != nil {
			return err
		}
		for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
			// The Automa's mat starts with holes (M4), and nothing but building empties it (M67).
			taken := both[t] > p.Mat[t] || !s.IsAutoma(engine.Seat(seat)) && p.Mat[t] < g.Tiles[t].Count
			if low := g.Next(p, g.Tiles[t].Industry); taken && low != 0 && low < t {
				return fault.Errorf("players[%d]: mat: %s is still there, but %s was taken before it (B7.2)", seat,
					notation.TileName(g, low), notation.TileName(g, t))
			}
		}
	}
	return nil
}

// checkCounts sees that a seat has no more tiles on mat and board than there are.
func checkCounts(g *engine.Game, s *engine.State, seat engine.Seat, both *[engine.MaxTiles]uint8) error {
	mat, full := &s.Players[seat].Mat, g.FullSet()
	for t := range mat {
		switch {
		case mat[t] > 0 && (t == 0 || t >= len(g.Tiles)):
			return fault.Errorf("players[%d]: mat: there is no tile %d (B1.6)", seat, t)
		case mat[t] > full[t] || both[t] > full[t]: // the sum may not fit into a byte
			return fault.Errorf("players[%d]: mat: %s: more on mat and board than the %d there are (B1.6)", seat,
				notation.TileName(g, engine.Tile(t)), full[t])
		case s.IsAutoma(seat) && s.Era == engine.Rail && mat[t] > 0 && !g.Tiles[t].Rail:
			return fault.Errorf("players[%d]: mat: %s leaves the Automa's mat with the Canal Era (M80)", seat, notation.TileName(g, engine.Tile(t)))
		}
	}
	return nil
}

// checkDistant sees that every tile of the distant market is there, and that none was turned after the market was closed (C11.3).
func checkDistant(g *engine.Game, s *engine.State) error {
	d := &s.Distant
	var count [256]int
	size := 0
	for _, t := range g.Distant.Tiles {
		count[t.Steps] += int(t.Counts[s.Seats-2])
		size += int(t.Counts[s.Seats-2])
	}
	if int(d.Left) > size {
		return fault.Errorf("distant: face_down: %d tiles, there are %d (C1.1)", d.Left, size)
	}
	for i, steps := range d.Stack {
		if i >= size && steps != 0 {
			return fault.Errorf("distant: more than the %d tiles there are (C1.1)", size)
		}
		if count[steps]--; i < size && count[steps] < 0 {
			return fault.Errorf("distant: too many tiles of -%d (C1.1)", steps)
		}
	}
	marker, closed := uint8(0), uint8(len(g.Distant.Bonuses))
	for _, steps := range g.Distant.Turned(s) {
		if marker == closed {
			return fault.Errorf("distant: turned: no tile is turned after the marker has come to X (C11.3)")
		}
		marker = g.Distant.MarkerAfter(marker, steps)
	}
	if marker != d.Marker {
		return fault.Errorf("distant: the marker stands on space %d, the turned tiles bring it to %d (C11.3)", d.Marker+1, marker+1)
	}
	return nil
}

func checkMerchants(g *engine.Game, s *engine.State) error {
	var used [engine.MaxMerchantTiles]bool
	for m, space := range s.Merchants {
		if space == (engine.MerchantSpace{}) {
			continue
		}
		if m == 0 || m >= len(g.Merchants) {
			return fault.Errorf("merchants: there is no merchant space %d (B1.3)", m)
		}
		place := "merchants: " + notation.MerchantName(g, engine.Merchant(m))
		switch t := space.Tile; {
		case g.Merchants[m].MinPlayers > int(s.Seats):
			return fault.Errorf("%s: the space is not in use with %d seats (B1.3)", place, s.Seats)
		case int(t) >= len(g.MerchantTiles) || g.MerchantTiles[t].MinPlayers > int(s.Seats):
			return fault.Errorf("%s: the tile is not in the game with %d seats (B1.1)", place, s.Seats)
		case used[t]:
			return fault.Errorf("%s: the tile %s lies on another space already (B1.3)", place, g.MerchantTiles[t].ID)
		case space.Beer && g.MerchantTiles[t].Accepts == 0:
			return fault.Errorf("%s: a barrel stands where no merchant trades (B1.4)", place)
		default:
			used[t] = true
		}
	}
	return nil
}
