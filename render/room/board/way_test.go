package board_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
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
