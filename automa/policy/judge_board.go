package policy

import "sohofoundry/engine"

// board is the worth of the tiles and links on the board, in hundredths.
type board struct {
	tiles  int // VP of the human's tiles, those that will flip included, with the worth of their barrels
	spaces int // of income that they will bring when they flip
	links  int // VP of the human's links
	automa int // VP of the Automa's tiles and links
}

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

func (j *judge) judgeBoard(s *engine.State) (b board) {
	icons := j.icons
	demand := j.demand(s)
	for r := s.Filled(); r != 0; r = r.Rest() {
		x := r.First()
		t := s.Tiles[x]
		chance := 100
		switch {
		case t.Owner != j.me:
			if !t.Flipped {
				chance = j.w.AutomaFlips
			}
			b.automa += chance * j.scored[t.Tile]
		default:
			if !t.Flipped {
				chance = j.flipChance(s, x, &demand)
			}
			j.tile(s, &b, t, chance)
		}
		icons[j.g.LocationOf(x)] += chance*int(j.g.Tiles[t.Tile].LinkVP) - j.empty
	}
	b.links = j.links(s, j.me, &icons)
	b.automa += j.links(s, j.rival, &icons)
	return b
}

// timesScored is how often a tile will score.
func (j *judge) timesScored(s *engine.State, t engine.Tile) int {
	if s.Era == engine.Canal && j.g.Outlasts(t) {
		return 2
	}
	return 1
}

// tile adds one of the human's tiles that flips with a chance, or has flipped.
func (j *judge) tile(s *engine.State, b *board, t engine.PlacedTile, chance int) {
	f := &j.g.Tiles[t.Tile]
	vp, times := int(f.VP), j.timesScored(s, t.Tile)
	b.tiles += chance * j.scored[t.Tile]
	if times == 2 {
		b.tiles += j.w.StayingIcon * int(f.LinkVP) * chance / 100
	}
	if t.Flipped {
		return
	}
	b.spaces += chance * int(f.IncomeSpaces)
	if times == 2 {
		b.tiles += (100 - chance) * j.w.LaterSale * vp / 100
	}
	if f.Industry != engine.Brewery || j.actions == 0 {
		return
	}
	barrel := j.w.BarrelCanal
	if s.Era == engine.Rail {
		barrel = j.w.BarrelRail
	}
	b.tiles += int(t.Cubes) * barrel
}

func (j *judge) links(s *engine.State, seat engine.Seat, icons *[engine.MaxLocations]int) (worth int) {
	for r := s.Players[seat].Links; r != 0; r = r.Rest() {
		for ends := j.g.Ends(r.First()); ends != 0; ends = ends.Rest() {
			worth += icons[ends.First()]
		}
	}
	return worth
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
