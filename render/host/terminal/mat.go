package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine"
)

// mat shows your mat or another's, the next tiles or all.
func (v *view) mat(which string) []string {
	lines, words := v.matLines, strings.Fields(which)
	if at := slices.Index(words, v.say("mat.all")); at >= 0 {
		lines, words = v.wholeMat, slices.Delete(words, at, at+1)
	}
	seat := v.seatNamed(strings.Join(words, " "))
	if seat == engine.Nobody {
		return v.lines("mat.nobody", "name", quoted(which), "names", v.Or(v.seatNames()))
	}
	return lines(seat)
}

// seatNames are the names of all seats.
func (v *view) seatNames() (names []string) {
	for seat := range engine.Seat(v.s.Seats) {
		names = append(names, v.SeatName(seat))
	}
	return names
}

// seatNamed is the seat that a person means: by its name or number at a table of several, and nobody if it has none; otherwise that of
// the Automa or rival, or your own.
func (v *view) seatNamed(name string) engine.Seat {
	if !v.Company() {
		if name == v.say("automa.name") {
			return engine.AutomaSeat
		}
		return v.You
	}
	if name == "" {
		return v.You
	}
	for seat := range engine.Seat(v.s.Seats) {
		if strings.EqualFold(name, v.SeatName(seat)) || name == strconv.Itoa(int(seat)+1) {
			return seat
		}
	}
	return engine.Nobody
}

// wholeMat shows every kind of tile left on a mat with all figures.
func (v *view) wholeMat(seat engine.Seat) (lines []string) {
	p := &v.s.Players[seat]
	for tile := engine.Tile(1); int(tile) < len(v.game.Tiles); tile++ {
		if p.Mat[tile] > 0 {
			lines = append(lines, v.Wrap(v.figures(tile, p.Mat[tile]), 4)...)
		}
	}
	return lines
}

// matLines shows a mat: for each industry its next tile with all figures, and the tiles after it.
func (v *view) matLines(seat engine.Seat) []string {
	p := &v.s.Players[seat]
	lines := v.Wrap(v.say("mat.of", "who", v.label("seat", seat)), 0)
	for _, f := range v.game.Industries {
		next := v.game.Next(p, f.Industry)
		if next == 0 {
			lines = append(lines, v.say("mat.empty", "industry", v.Noun().Industry(f.Industry)))
			continue
		}
		lines = append(lines, v.Wrap(v.figures(next, p.Mat[next])+v.behind(p, next), 4)...)
	}
	return lines
}

// figures tells the cost and the gains of a tile.
func (v *view) figures(tile engine.Tile, left uint8) string {
	f := &v.game.Tiles[tile]
	text := v.say("mat.tile", "tile", v.Noun().Tile(tile), "left", left, "cost", v.cost(tile),
		"vp", f.VP, "income", f.IncomeSpaces, "link", f.LinkVP)
	if amount := f.Amount[v.s.Era-engine.Canal]; amount > 0 {
		text += v.say("mat.holds", "cubes", v.Noun().Amount(int(amount), v.game.Produces(tile)))
	}
	if f.BeerToSell > 0 {
		text += v.say("mat.beer", "beer", v.Noun().Amount(int(f.BeerToSell), engine.Beer))
	}
	switch {
	case !f.Canal && !f.Rail:
		text += v.say("mat.never")
	case !f.Rail:
		text += v.say("mat.canal-only")
	case !f.Canal:
		text += v.say("mat.rail-only")
	}
	if !f.Developable {
		text += v.say("mat.bulb")
	}
	return text
}

// cost is the cost of a tile: money, coal and iron.
func (s speech) cost(tile engine.Tile) string {
	f := &s.game.Tiles[tile]
	costs := []string{s.Money(int(f.Money))}
	for r, n := range [...]int8{engine.Coal: f.Coal, engine.Iron: f.Iron} {
		if n > 0 {
			costs = append(costs, s.Amount(int(n), engine.Resource(r)))
		}
	}
	return s.Plus(costs)
}

// behind lists the further levels of the industry that are left.
func (v *view) behind(p *engine.Player, next engine.Tile) string {
	var levels []string
	for tile := next + 1; int(tile) < len(v.game.Tiles); tile++ {
		f := &v.game.Tiles[tile]
		if f.Industry == v.game.Tiles[next].Industry && p.Mat[tile] > 0 {
			levels = append(levels, fmt.Sprintf("%s ×%d", v.Level(tile), p.Mat[tile]))
		}
	}
	if len(levels) == 0 {
		return ""
	}
	return v.say("mat.then", "levels", v.Commas(levels))
}
