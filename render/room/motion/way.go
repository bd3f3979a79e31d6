package motion

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
)

// Times of what is carried: through the air or by one link, and for each link more, up to three more.
const (
	carried   = 260 * time.Millisecond
	eachLink  = 50 * time.Millisecond
	moreLinks = 3
)

// carrying is a cube or barrel on its way: along the links, if they join where it comes from with where it is used.
func (a *act) carrying(at *context, p Piece, from, to thing.Thing) {
	way := at.way(from, to)
	a.flying(p, from, to, carried+eachLink*time.Duration(min(max(0, len(way)-1), moreLinks)), quick)
	a.shows[0].flight.Way = way
}

// way is the way along links from one thing to another, of which one may be a market: then it begins or ends at a merchant, where the
// market is reached. To a link it goes on to its middle.
func (c *context) way(from, to thing.Thing) []route.Leg {
	start, end := c.stands(from), c.stands(to)
	way := route.Shortest(c.game.Game, &c.now.State, start, end)
	last := start & end
	if len(way) > 0 {
		last = 1 << way[len(way)-1].To
	}
	if to.Kind == thing.Line && last != 0 {
		way = append(way, route.Leg{Line: engine.Line(to.ID), From: last.First()})
	}
	return way
}

// stands is where a thing is that links lead to, or the places where a market is reached; none for a thing beside the board.
func (c *context) stands(t thing.Thing) engine.LocationSet {
	g := c.game
	switch t.Kind {
	case thing.Space:
		return 1 << g.LocationOf(engine.Space(t.ID))
	case thing.Line:
		return g.Ends(engine.Line(t.ID))
	case thing.Barrel:
		return 1 << g.Merchants[t.ID].Location
	case thing.Market:
		return g.MarketPlaces(&c.now.State)
	}
	return 0
}
