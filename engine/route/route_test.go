package route_test

import (
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/route"
	"sohofoundry/engine/rulestest"
)

var board = rulestest.On("birmingham")

// The way that a cube is carried: as few links as possible, whoever owns them, each from where it is come to.
func TestShortest(t *testing.T) {
	s := board.Position(t, "you: birmingham_dudley, dudley_wolverhampton, birmingham_walsall; automa: walsall_wolverhampton, farm-south_kidderminster_worcester, coalbrookdale_wolverhampton")
	at := func(name string) engine.Location { return notation.LocationNamed(board.Game, name) }
	for _, c := range []struct{ from, to, want string }{
		{"birmingham", "birmingham", ""},
		{"birmingham", "dudley", "birmingham dudley"},
		{"coalbrookdale", "birmingham", "coalbrookdale wolverhampton, wolverhampton dudley, dudley birmingham"},
		{"farm-south", "worcester", "farm-south worcester"},
		{"birmingham", "worcester", ""},
		{"leek", "worcester", ""},
	} {
		var got []string
		for _, leg := range route.Shortest(board.Game, &s, 1<<at(c.from), 1<<at(c.to)) {
			if ends := board.Ends(leg.Line); !ends.Has(leg.From) || !ends.Has(leg.To) {
				t.Errorf("%s to %s goes along %s, which does not lie between", c.from, c.to, board.Lines[leg.Line].ID)
			}
			got = append(got, board.Locations[leg.From].ID+" "+board.Locations[leg.To].ID)
		}
		rulestest.Same(t, c.from+" to "+c.to, strings.Join(got, ", "), c.want)
	}
	both := engine.LocationSet(1)<<at("leek") | 1<<at("birmingham")
	rulestest.Same(t, "links from the nearer of two", len(route.Shortest(board.Game, &s, both, 1<<at("dudley"))), 1)
}
