package board_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/view"
)

// Coal goes along links of any owner, by the shortest way, and no other line shows it.
func TestTheWayOfCoalIsSeen(t *testing.T) {
	g := played.Birmingham()
	s := roomtest.State(t, g, "canal; you: birmingham_dudley, dudley_wolverhampton; automa: coal1@cannock.2, cannock_wolverhampton, cannock_stafford")
	at := func(name string) engine.LocationSet { return 1 << notation.LocationNamed(g.Game, name) }
	m := board.Model{Game: g, State: s, Sources: []board.Source{{On: thing.Of(notation.SpaceNamed(g.Game, "cannock.2")), Of: engine.Coal}}}
	plain := drawn(t, &m, usual, nil)
	m.Ways = []board.Route{{From: at("cannock"), To: at("birmingham")}}
	shown := drawn(t, &m, usual, nil)
	near := func(v *view.View, line string) (n int) {
		area := m.Area(usual, thing.Of(notation.LineNamed(g.Game, line))).Inset(-14)
		for _, i := range v.Items {
			if i.Kind == view.Stroke && len(i.Points) == 3 && area.Has(i.Points[1]) {
				n++
			}
		}
		return n
	}
	for line, way := range map[string]bool{"cannock_wolverhampton": true, "dudley_wolverhampton": true, "birmingham_dudley": true, "cannock_stafford": false,
		"birmingham_walsall": false} {
		if got := near(shown, line) > near(plain, line); got != way {
			t.Errorf("along %s the way of the coal is seen: %v", line, got)
		}
	}
	m.Ways = []board.Route{{From: at("cannock"), To: at("leek")}}
	if v := drawn(t, &m, usual, nil); !v.Equal(plain) {
		t.Error("a way is shown where no links lead")
	}
}

// What is carried along links goes from town to town on their courses, on the branch to a farm too, and ends in the middle of the last
// one if that is where it is needed.
func TestAlong_FollowsTheLinks(t *testing.T) {
	g := played.Birmingham()
	s := roomtest.State(t, g, "canal; you: birmingham_dudley, dudley_wolverhampton, farm-south_kidderminster_worcester")
	at := func(name string) engine.Location { return notation.LocationNamed(g.Game, name) }
	m := board.Model{Game: g, State: s}
	far := func(p view.Point, of engine.Location) float64 { return m.Area(usual, thing.Of(of)).Distance(p) }
	for _, c := range []struct{ from, to string }{{"wolverhampton", "birmingham"}, {"birmingham", "wolverhampton"}, {"farm-south", "worcester"},
		{"worcester", "kidderminster"}, {"kidderminster", "farm-south"}} {
		way := route.Shortest(g.Game, s, 1<<at(c.from), 1<<at(c.to))
		course := m.Along(usual, way)
		if len(way) == 0 || far(course[0], at(c.from)) > 0 || far(course[len(course)-1], at(c.to)) > 0 {
			t.Fatalf("from %s to %s: %v", c.from, c.to, course)
		}
		for _, leg := range way {
			middle, near := m.Area(usual, thing.Of(leg.Line)).Middle(), 1000.0
			for _, p := range course {
				near = min(near, p.Sub(middle).Length())
			}
			if near > 1 {
				t.Errorf("from %s to %s it passes %s at a distance of %.0f", c.from, c.to, g.Lines[leg.Line].ID, near)
			}
		}
	}
	line := notation.LineNamed(g.Game, "birmingham_dudley")
	half := m.Along(usual, []route.Leg{{Line: line, From: at("dudley")}})
	if far(half[0], at("dudley")) > 0 || half[len(half)-1].Sub(m.Area(usual, thing.Of(line)).Middle()).Length() > 1 {
		t.Errorf("to the middle of a link it goes %v", half)
	}
}
