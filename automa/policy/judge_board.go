package policy

import "sohofoundry/engine"

// board is the worth of the tiles and links on the board, in hundredths.
type board struct {
	tiles   int // VP of the human's tiles, those that will flip included, with the worth of their barrels
	spaces  int // of income that they will bring when they flip
	links   int // VP of the human's links
	network int // the room that they give

	theirs [engine.MaxSeats]int // VP of the others' tiles and links
}

// settled is what is settled on a board where choices are made: its links, and its tiles but for the human's that have not flipped, whose
// worth depends on all others. A choice changes little of it.
type settled struct {
	known bool
	board board
	icons [engine.MaxLocations]int  // the worth of a link to each location
	ends  linkEnds                  // of the human's links
	their [engine.MaxSeats]linkEnds // of the others'
}

// linkEnds counts the links that end in each location.
type linkEnds [engine.MaxLocations]uint8

// judgedBoard is the worth of the board, if need be judged now.
func (j *judge) judgedBoard(s *engine.State) board {
	before := j.before
	if s.Decision == engine.ChooseSale || s.Built() != before.Built() || s.Tiles != before.Tiles || s.Merchants != before.Merchants ||
		s.Distant != before.Distant {
		return j.judgeBoard(s)
	}
	if !j.judged {
		j.board, j.judged = j.judgeBoard(s), true
	}
	return j.board
}

// judgeBoard judges a board by how it differs from the one where the choices are made.
func (j *judge) judgeBoard(s *engine.State) board {
	if !j.settled.known {
		j.settle()
	}
	now, ends := j.settled.board, j.settled.ends
	for placed := s.Players[j.me].Links &^ j.before.Players[j.me].Links; placed != 0; placed = placed.Rest() {
		now.links += j.link(placed.First(), &ends)
	}
	if s.Tiles != j.before.Tiles {
		j.settleChanges(s, &now, &ends)
	}
	demand := j.demand(s)
	for r := s.Owned(j.me); r != 0; r = r.Rest() {
		if x := r.First(); !s.Tiles[x].Flipped {
			j.waitingTile(&now, &ends, x, s.Tiles[x], j.flipChance(s, x, &demand))
		}
	}
	now.network = j.networkWorth(s)
	return now
}

// settle judges what is settled where the choices are made.
func (j *judge) settle() {
	is, s := &j.settled, j.before
	is.known, is.icons = true, j.icons
	for r := s.Filled(); r != 0; r = r.Rest() {
		x := r.First()
		is.icons[j.g.LocationOf(x)] += j.settledTile(&is.board, &is.ends, x, s.Tiles[x], 1)
	}
	for r := s.Players[j.me].Links; r != 0; r = r.Rest() {
		is.board.links += j.link(r.First(), &is.ends)
	}
	for other := range engine.Seat(s.Seats) {
		if other == j.me {
			continue
		}
		for r := s.Players[other].Links; r != 0; r = r.Rest() {
			is.board.theirs[other] += j.link(r.First(), &is.their[other])
		}
	}
}

// settleChanges replaces the tiles that have changed.
func (j *judge) settleChanges(s *engine.State, b *board, ends *linkEnds) {
	for r := s.Filled() | j.before.Filled(); r != 0; r = r.Rest() {
		x := r.First()
		if was, is := j.before.Tiles[x], s.Tiles[x]; was != is {
			j.settledTile(b, ends, x, was, -1)
			j.settledTile(b, ends, x, is, 1)
		}
	}
}

// link counts the ends of a link and returns its worth with what is settled.
func (j *judge) link(x engine.Line, ends *linkEnds) (worth int) {
	for r := j.g.Ends(x); r != 0; r = r.Rest() {
		ends[r.First()]++
		worth += j.settled.icons[r.First()]
	}
	return worth
}

// settledTile adds a tile if it is settled, or with −1 takes it away, and returns what it adds to a link.
func (j *judge) settledTile(b *board, ends *linkEnds, x engine.Space, t engine.PlacedTile, sign int) (icons int) {
	switch {
	case t.Tile == 0, t.Owner == j.me && !t.Flipped:
		return 0
	case t.Owner == j.me:
		b.tiles += sign * j.scoredWorth(t.Tile, 100)
		return j.tileIcons(b, ends, x, t.Tile, 100, sign)
	}
	chance := 100
	if !t.Flipped {
		chance = j.w.AutomaFlips
	}
	b.theirs[t.Owner] += sign * chance * j.scored[t.Tile]
	return j.tileIcons(b, ends, x, t.Tile, chance, sign)
}

// tileIcons adds what a tile that flips with a chance adds to the links to it, and returns what it adds to one.
func (j *judge) tileIcons(b *board, ends *linkEnds, x engine.Space, t engine.Tile, chance, sign int) int {
	icons, l := sign*(chance*int(j.g.Tiles[t].LinkVP)-j.empty), j.g.LocationOf(x)
	b.links += int(ends[l]) * icons
	for other := range j.before.Seats {
		b.theirs[other] += int(j.settled.their[other][l]) * icons
	}
	return icons
}

// scoredWorth is the worth of the VP, and of the icons that stay, of one of the human's tiles that flips with a chance.
func (j *judge) scoredWorth(t engine.Tile, chance int) int {
	worth := chance * j.scored[t]
	if j.timesScored(t) == 2 {
		worth += j.w.StayingIcon * int(j.g.Tiles[t].LinkVP) * chance / 100
	}
	return worth
}

// waitingTile adds one of the human's tiles that has not flipped, and will with a chance.
func (j *judge) waitingTile(b *board, ends *linkEnds, x engine.Space, t engine.PlacedTile, chance int) {
	j.tileIcons(b, ends, x, t.Tile, chance, 1)
	f := &j.g.Tiles[t.Tile]
	b.tiles += j.scoredWorth(t.Tile, chance)
	b.spaces += chance * int(f.IncomeSpaces)
	if j.timesScored(t.Tile) == 2 {
		b.tiles += (100 - chance) * j.w.LaterSale * int(f.VP) / 100
	}
	if f.Industry != engine.Brewery || j.actions == 0 {
		return
	}
	barrel := j.w.BarrelCanal
	if j.before.Era == engine.Rail {
		barrel = j.w.BarrelRail
	}
	b.tiles += int(t.Cubes) * barrel
}

// surest is the highest chance, in per cent, of anything not done.
const surest = 95

// demand counts the uses of the human's tiles while their chances are thought through.
type demand struct {
	beer  supply
	trade trade
}

func (j *judge) demand(s *engine.State) (d demand) {
	if !j.g.Rules().Merchants {
		d.trade = j.plan(s)
	} else {
		d.beer = j.beerNeeded(s)
	}
	return d
}

// flipChance is the chance, in per cent, that a tile of the human flips before it leaves.
func (j *judge) flipChance(s *engine.State, x engine.Space, d *demand) (flipChance int) {
	t := s.Tiles[x]
	cubes, rounds := int(t.Cubes), j.rounds
	if j.g.Outlasts(t.Tile) {
		rounds = j.roundsAll
	}
	switch j.g.Tiles[t.Tile].Industry {
	case engine.CoalMine:
		flipChance = j.w.Coal - j.w.CoalCube*cubes + j.w.CoalRound*rounds
		if at := engine.LocationSet(0).With(j.g.LocationOf(x)); s.Connected(at) == at {
			flipChance = flipChance * j.w.Lonely / 100
		}
	case engine.IronWorks:
		flipChance = j.w.Iron - j.w.IronCube*cubes + j.w.IronRound*rounds
	case engine.Brewery:
		flipChance = j.w.Unwanted
		if d.beer.wantsBarrels(cubes, s.Era == engine.Rail || j.g.Outlasts(t.Tile)) {
			flipChance = j.w.Beer - j.w.BeerCube*cubes + j.w.BeerRound*rounds
		}
	case engine.Port:
		return j.portChance(x, &d.trade, rounds)
	default:
		if !j.g.Rules().Merchants {
			return j.millChance(s, x, &d.trade)
		}
		return j.saleChance(s, x, &d.beer)
	}
	if rounds == 0 && j.actions == 0 {
		return 0
	}
	return min(max(flipChance, 0), surest)
}
