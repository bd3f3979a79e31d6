package market_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/market"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

var area = view.Rect{X: 958, Y: 698, W: 470, H: 150}

func model(t *testing.T, position string) market.Model {
	t.Helper()
	g := played.Birmingham()
	return market.Model{Game: g, State: roomtest.State(t, g, position)}
}

func draw(t *testing.T, reading float64, m market.Model) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, m.Game, roomtest.Least, reading))
	market.Draw(c, area, m)
	return &c.View
}

func TestEveryTextIsLegible(t *testing.T) {
	for _, position := range []string{"coal 13; iron 8", "coal 0; iron 0", "coal 14; iron 10"} {
		for _, reading := range roomtest.Readings {
			t.Run(fmt.Sprint(position, reading), func(t *testing.T) {
				roomtest.Legible(t, draw(t, reading, model(t, position)), area)
			})
		}
	}
}

// seen are the spaces of a market on which a cube is drawn, but for those that fade, and on which an icon is, by its name.
func seen(v *view.View, m market.Model, r engine.Resource) (cubes []int, icons map[string][]int) {
	icons = map[string][]int{}
	for n := range len(m.Game.Markets[r].Prices) + 1 {
		at := market.Spot(m.Game.Game, area, thing.MarketSpace(r, n))
		for _, item := range v.Items {
			switch {
			case item.Area.Middle() != at.Middle():
			case item.Kind == view.Icon:
				icons[item.Name] = append(icons[item.Name], n)
			case item.Kind == view.Picture && item.Fill&0xff == 0xff:
				cubes = append(cubes, n)
			}
		}
	}
	return cubes, icons
}

func from(low, high int) (list []int) {
	for n := low; n < high; n++ {
		list = append(list, n)
	}
	return list
}

func TestCubesLieOnTheDearestSpaces(t *testing.T) {
	for cubes := range 15 {
		m := model(t, fmt.Sprint("iron 8; coal ", cubes))
		got, icons := seen(draw(t, 1, m), m, engine.Coal)
		if want := from(14-cubes, 14); !slices.Equal(got, want) {
			t.Errorf("%d cubes lie on %v, want %v", cubes, got, want)
		}
		if !slices.Equal(icons["infinity"], []int{14}) {
			t.Errorf("the endless supply is at %v", icons["infinity"])
		}
	}
}

func TestThePriceOfTheNextCubeIsMarked(t *testing.T) {
	for position, want := range map[string][2]string{"coal 14; iron 8": {"£1", "£2"}, "coal 3; iron 0": {"£6", "£6"}, "coal 0; iron 10": {"£8", "£1"}} {
		m := model(t, position)
		var marked []string
		for _, item := range draw(t, 1, m).Items {
			if item.Kind == view.Label && item.Fill == theme.Foundry.Brass && strings.HasPrefix(item.Text, "£") {
				marked = append(marked, item.Text)
			}
		}
		if !slices.Equal(marked, want[:]) {
			t.Errorf("%s: marked are %v, want %v", position, marked, want)
		}
	}
}

func TestTheHeadTellsWhatTheMarketAsksAndPays(t *testing.T) {
	texts := roomtest.Texts(draw(t, 1, model(t, "coal 14; iron 7")))
	for _, want := range []string{"next £1 · full", "next £2 · pays £2"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%q is not among %q", want, texts)
		}
	}
}

func TestPreview(t *testing.T) {
	cases := []struct {
		name        string
		coal        int
		change      market.Change
		minus, plus []int
		cubes       int // that are there afterwards
	}{
		{"buys two", 9, market.Change{Taken: 2}, []int{5, 6}, nil, 7},
		{"buys one more than there is", 1, market.Change{Taken: 2}, []int{13}, nil, 0},
		{"sells three", 9, market.Change{Added: 3}, nil, []int{2, 3, 4}, 12},
		{"sells more than there is room for", 13, market.Change{Added: 3}, nil, []int{0}, 14},
		{"buys one and sells two", 9, market.Change{Taken: 1, Added: 2}, nil, []int{4, 5}, 10},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			m := model(t, fmt.Sprint("iron 8; coal ", c.coal))
			m.Preview[engine.Coal] = c.change
			cubes, icons := seen(draw(t, 1, m), m, engine.Coal)
			if !slices.Equal(icons["minus"], c.minus) || !slices.Equal(icons["plus"], c.plus) || len(cubes) != c.cubes {
				t.Errorf("leaving %v, coming %v, %d cubes; want %v, %v, %d", icons["minus"], icons["plus"], len(cubes),
					c.minus, c.plus, c.cubes)
			}
		})
	}
}

func TestSpacesDoNotMeetAndAreInTheRoom(t *testing.T) {
	g := played.Birmingham()
	for _, wide := range []float64{430, 470, 700} {
		room := area
		room.W = wide
		var all []view.Rect
		for r := range g.Markets {
			for n := range len(g.Markets[r].Prices) + 1 {
				spot := market.Spot(g.Game, room, thing.MarketSpace(engine.Resource(r), n))
				if !room.Holds(spot) {
					t.Errorf("space %d of market %d at %v is out of %v", n, r, spot, room)
				}
				for _, other := range all {
					if spot.Meets(other) {
						t.Errorf("space %d of market %d meets another", n, r)
					}
				}
				all = append(all, spot)
			}
		}
	}
}

func TestAbout_EverythingIsExplained(t *testing.T) {
	for _, position := range []string{"coal 13; iron 8", "coal 0; iron 0", "coal 14; iron 10"} {
		m := model(t, position)
		w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
		roomtest.CheckTips(t, draw(t, 1, m), func(subject any) widget.Tip { return market.About(w, m.Game, m.State, subject) })
	}
}

func TestAbout_WhatASpaceIs(t *testing.T) {
	m := model(t, "coal 9; iron 8")
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	for n, want := range map[int]string{
		3:  "Whoever fills this space receives £2. One dearer space is filled first.",
		4:  "This is the next space to be filled: whoever sells a cube to the market receives £3.",
		5:  "This is the next cube: it costs £3.",
		7:  "This cube costs £4. 2 are cheaper and go first.",
		14: "When the market is empty, each further cube costs £8. There are always more.",
	} {
		if got := market.About(w, m.Game, m.State, thing.MarketSpace(engine.Coal, n)).Lines[0]; got != want {
			t.Errorf("space %d: %q, want %q", n, got, want)
		}
	}
}

// Each price has a drawer around its spaces, and that of the next cube has an edge of brass.
func TestEachPriceHasADrawer(t *testing.T) {
	m := model(t, "coal 12; iron 8")
	v := draw(t, 1, m)
	var drawers []view.Item
	for _, item := range v.Items {
		if item.Kind == view.Box && item.Radius == 3 && item.Area.H > 40 {
			drawers = append(drawers, item)
		}
	}
	next, around := 0, 0
	for r := range m.Game.Markets {
		prices := m.Game.Markets[r].Prices
		for n := range prices {
			spot := market.Spot(m.Game.Game, area, thing.MarketSpace(engine.Resource(r), n))
			for _, d := range drawers {
				if d.Area.Holds(spot) {
					around++
					if d.Line == theme.Foundry.BrassDeep && prices[n] == m.Game.Price(m.State, engine.Resource(r)) {
						next++
					}
				}
			}
		}
	}
	if want := len(m.Game.Markets[0].Prices) + len(m.Game.Markets[1].Prices); around != want {
		t.Errorf("%d of %d spaces lie in a drawer", around, want)
	}
	if next != 4 { // two spaces of each market
		t.Errorf("%d spaces lie in a drawer of the next price", next)
	}
}
