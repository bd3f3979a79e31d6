package market_test

import (
	"fmt"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/market"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// seas are the water that a usual window leaves for the chart, a wide one, and a narrow one.
var seas = []view.Rect{{X: 24, Y: 140, W: 236, H: 300}, {X: 24, Y: 140, W: 600, H: 420}, {X: 24, Y: 140, W: 70, H: 300}}

func chart(t *testing.T, sea view.Rect, m market.Distant) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, m.Game, roomtest.Least, 1))
	market.DrawDistant(c, sea, m)
	return &c.View
}

// distant is the distant market after its first n tiles were turned.
func distant(t *testing.T, n int) market.Distant {
	t.Helper()
	g := played.Lancashire()
	s := roomtest.State(t, g, "canal")
	for range n {
		s.Distant.Left--
		s.Distant.Marker = min(s.Distant.Marker+s.Distant.Stack[s.Distant.Left], uint8(len(g.Distant.Bonuses)))
	}
	return market.Distant{Game: g, State: s}
}

func TestTheDistantMarketIsLegible(t *testing.T) {
	for _, sea := range seas {
		for n := range 8 {
			v := chart(t, sea, distant(t, n))
			roomtest.Legible(t, v, sea)
			if text := strings.Join(roomtest.Texts(v), " "); !strings.Contains(text, "X") || strings.Count(text, "+3") != 2 {
				t.Errorf("%v: the track says %q", sea, text)
			}
		}
	}
}

func TestTheDistantMarketIsPickedWhereItLies(t *testing.T) {
	for _, sea := range seas {
		m := distant(t, 1)
		m.Open = true
		open, plain := chart(t, sea, m), chart(t, sea, distant(t, 1))
		target := open.Targets[len(open.Targets)-1]
		if target.Act != thing.DistantMarket || target.Aside || open.Equal(plain) {
			t.Errorf("%v: lit it does %v, passed over %v", sea, target.Act, target.Aside)
		}
		m.Quiet = true
		if act := chart(t, sea, m).Targets[0].Act; act != nil {
			t.Errorf("while nothing is asked it does %v", act)
		}
		spot := market.DistantSpot(m.Game.Game, &m.State.Distant, sea)
		if !sea.Holds(spot) {
			t.Errorf("%v: the marker is at %v", sea, spot)
		}
	}
}

func TestReachCountsTheTilesToComeOfEachSpace(t *testing.T) {
	m := distant(t, 0)
	m.State.Distant = engine.Distant{Stack: [engine.MaxDistant]uint8{3, 2, 4, 3, 3}, Left: 5, Marker: 5}
	if reach := fmt.Sprint(m.Reach()); reach != "[0 0 0 0 0 0 0 1 4]" { // 3 and 4 come to X alike
		t.Error(reach)
	}
}

func TestAPreviewTellsWhereTheMarkerMayCome(t *testing.T) {
	for i, want := range []string{"%d of %d tile", "%d of %d tile", "%d/%d"} {
		for n := range 6 {
			m := distant(t, n)
			m.Picked = m.Game.Distant.IsOpen(&m.State.Distant)
			v := chart(t, seas[i], m)
			roomtest.Legible(t, v, seas[i])
			text := strings.Join(roomtest.Texts(v), " ")
			left := int(m.State.Distant.Left)
			for _, tiles := range m.Reach() {
				if each := fmt.Sprintf(want, tiles, left); strings.Contains(text, each) != (m.Picked && tiles > 0) {
					t.Errorf("%v: after %d tiles the chart says %q, of %d tiles %q", seas[i], n, text, tiles, each)
				}
			}
		}
	}
}

func TestTheDistantMarketTellsWhatIsLeft(t *testing.T) {
	for n := range 8 {
		m := distant(t, n)
		tip := market.About(words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words), m.Game, m.State, thing.DistantMarket)
		text := strings.Join(tip.Lines, " ")
		if tip.Title == "" || len(tip.Rules) == 0 || strings.ContainsAny(text, "{}") {
			t.Errorf("after %d tiles: %+v", n, tip)
		}
		if open := m.Game.Distant.IsOpen(&m.State.Distant); strings.Contains(text, "closed for the rest") == open {
			t.Errorf("after %d tiles, open %v: %s", n, open, text)
		}
	}
}

func TestBirminghamHasNoDistantMarket(t *testing.T) {
	m := model(t, "canal")
	if v := chart(t, seas[0], market.Distant{Game: m.Game, State: m.State}); len(v.Items)+len(v.Targets) > 0 {
		t.Errorf("it is drawn: %v", roomtest.Texts(v))
	}
}
