package bill

import "sohofoundry/engine"

// Coming is the VP that a seat would score if the era ended now.
type Coming struct {
	Links, Tiles int // VP
	Linked       int // how many links that is
	Flipped      int // how many tiles
}

// VP is the sum.
func (c Coming) VP() int { return c.Links + c.Tiles }

// Comes scores a position as the end of the era would, for each seat.
func Comes(g *engine.Game, s *engine.State) (coming [engine.MaxSeats]Coming) {
	for _, e := range g.ScoreNow(s) {
		c := &coming[e.Seat]
		switch {
		case e.Line != 0:
			c.Links += int(e.Amount)
			c.Linked++
		case e.Reason == engine.ForTile:
			c.Flipped++
			fallthrough
		default: // in the introductory game some tiles score twice
			c.Tiles += int(e.Amount)
		}
	}
	return coming
}
