package terminal

import (
	"fmt"
	"strconv"

	"sohofoundry/engine"
)

// wholeMat shows every kind of tile left on a mat with all figures.
func (t *Client) wholeMat(seat engine.Seat) (lines []string) {
	p := &t.state().Players[seat]
	for tile := engine.Tile(1); int(tile) < len(t.game().Tiles); tile++ {
		if p.Mat[tile] > 0 {
			lines = append(lines, t.Words.Wrap(t.figures(tile, p.Mat[tile]), 4)...)
		}
	}
	return lines
}

// matLines shows a mat: for each industry its next tile with all figures, and the tiles after it.
func (t *Client) matLines(seat engine.Seat) []string {
	s := t.state()
	p := &s.Players[seat]
	lines := t.Words.Wrap(t.say("mat.of", "who", t.say("seat."+strconv.Itoa(int(seat)))), 0)
	for _, f := range t.game().Industries {
		i := f.Industry
		next := t.game().Next(p, i)
		if next == 0 {
			lines = append(lines, t.say("mat.empty", "industry", t.Words.Noun().Industry(i)))
			continue
		}
		lines = append(lines, t.Words.Wrap(t.figures(next, p.Mat[next])+t.behind(p, next), 4)...)
	}
	return lines
}

// figures tells the cost and the gains of a tile.
func (t *Client) figures(tile engine.Tile, left uint8) string {
	f := &t.game().Tiles[tile]
	text := t.say("mat.tile", "tile", t.Words.Noun().Tile(tile), "left", strconv.Itoa(int(left)), "cost", t.cost(tile),
		"vp", strconv.Itoa(int(f.VP)), "income", strconv.Itoa(int(f.IncomeSpaces)), "link", strconv.Itoa(int(f.LinkVP)))
	if amount := f.Amount[t.state().Era-engine.Canal]; amount > 0 {
		text += t.say("mat.holds", "cubes", t.Words.Noun().Amount(int(amount), t.game().Produces(tile)))
	}
	if f.BeerToSell > 0 {
		text += t.say("mat.beer", "beer", t.Words.Noun().Amount(int(f.BeerToSell), engine.Beer))
	}
	switch {
	case !f.Canal && !f.Rail:
		text += t.say("mat.never")
	case !f.Rail:
		text += t.say("mat.canal-only")
	case !f.Canal:
		text += t.say("mat.rail-only")
	}
	if !f.Developable {
		text += t.say("mat.bulb")
	}
	return text
}

// cost is the cost of a tile: money, coal and iron.
func (t *Client) cost(tile engine.Tile) string {
	f := &t.game().Tiles[tile]
	costs := []string{t.Words.Money(int(f.Money))}
	for r, n := range [...]int8{engine.Coal: f.Coal, engine.Iron: f.Iron} {
		if n > 0 {
			costs = append(costs, t.Words.Amount(int(n), engine.Resource(r)))
		}
	}
	return t.Words.Plus(costs)
}

// behind lists the further levels of the industry that are left.
func (t *Client) behind(p *engine.Player, next engine.Tile) string {
	var levels []string
	for tile := next + 1; int(tile) < len(t.game().Tiles); tile++ {
		f := &t.game().Tiles[tile]
		if f.Industry == t.game().Tiles[next].Industry && p.Mat[tile] > 0 {
			levels = append(levels, fmt.Sprintf("%s ×%d", t.Words.Level(tile), p.Mat[tile]))
		}
	}
	if len(levels) == 0 {
		return ""
	}
	return t.say("mat.then", "levels", t.Words.Commas(levels))
}
