// Package route finds ways along links, for those who show what is carried over them.
package route

import (
	"slices"

	"sohofoundry/engine"
)

// Leg is a link on a way, gone along from one location to another.
type Leg struct {
	Line     engine.Line
	From, To engine.Location
}

// Shortest returns the links of the shortest way from any of some locations to any of others, along links of any owner, by the lowest
// numbers where several are (B5.2). Without a way, or where they share a location, there are none.
func Shortest(g *engine.Game, s *engine.State, from, to engine.LocationSet) (legs []Leg) {
	var came [engine.MaxLocations]Leg
	seen, frontier := from, from
	for frontier != 0 && frontier&to == 0 {
		next := engine.LocationSet(0)
		for x := s.Built(); x != 0; x = x.Rest() {
			ends := g.Ends(x.First())
			if ends&frontier == 0 {
				continue
			}
			for r := ends &^ seen &^ next; r != 0; r = r.Rest() {
				came[r.First()] = Leg{x.First(), (ends & frontier).First(), r.First()}
				next = next.With(r.First())
			}
		}
		frontier = next
		seen |= next
	}
	if frontier&to == 0 {
		return nil
	}
	for at := (frontier & to).First(); !from.Has(at); at = came[at].From {
		legs = append(legs, came[at])
	}
	slices.Reverse(legs)
	return legs
}
