package search

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// ends are so many futures that were tried, each as told.
func ends(n int, end func(f int, e *End)) (list []End) {
	for f := range n {
		e := End{Tried: true}
		if end != nil {
			end(f, &e)
		}
		list = append(list, e)
	}
	return list
}

// What is told of a pair of choices, counted by hand: at which share of the futures, in which era, and of which choice.
func TestWhatIsToldOfAPair(t *testing.T) {
	g, p, _ := duel(t)
	x, line := notation.SpaceNamed(g.Game, "dudley.1"), notation.LineNamed(g.Game, "birmingham_oxford")
	build := engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: x}
	network, sell, pass := engine.Choice{Verb: engine.Network, Line: line}, engine.Choice{Verb: engine.Sell, Space: x}, engine.Choice{Verb: engine.Pass}
	made := func(least int) func(int, *End) { return func(f int, e *End) { e.Made = f < least } }
	taken := func(least int) func(int, *End) {
		return func(f int, e *End) {
			if f < least {
				e.Taken, e.Links = 1<<x, engine.LineSet(0).With(line)
			}
		}
	}
	unsold := func(least int) func(int, *End) {
		return func(f int, e *End) {
			if f >= least {
				e.Flipped = 1 << x
			}
		}
	}
	next := func(least int) func(int, *End) {
		return func(f int, e *End) {
			switch {
			case f%5 == 4: // none, as the game is over
			case f < least:
				e.Next = pass
			default:
				e.Next = engine.Choice{Verb: engine.Build, Space: engine.Space(f)}
			}
		}
	}
	with := func(vp, automas, income, money int) func(int, *End) {
		return func(f int, e *End) {
			e.VP, e.Automas, e.Income, e.Money = vp, automas, income, money
			if f == 0 { // of ten
				e.VP, e.Automas, e.Income, e.Money = 10*vp, 10*automas, 10*income, 10*money
			}
		}
	}
	last := p // no room for the turns to come in this era
	last.Round = uint8(g.Rounds(2)) - 1
	rail := last
	rail.Era = engine.Rail
	filled := p
	filled.Tiles[x].Tile = 1
	for _, c := range []struct {
		name        string
		best        engine.Choice
		ends, other []End
		want        string
	}{
		{"half of them flip", build, ends(8, made(4)), nil, "flips 4/8"},
		{"fewer than half do", build, ends(8, made(3)), nil, ""},
		{"too few were tried", build, ends(7, made(7)), nil, ""},
		{"nothing is built", pass, ends(8, made(8)), nil, ""},
		{"a place that is taken in a fifth", build, ends(10, nil), ends(10, taken(2)), "taken 2/10"},
		{"in less than a fifth", build, ends(9, nil), ends(9, taken(1)), ""},
		{"the other was not tried often enough", build, ends(10, nil), ends(7, taken(7)), ""},
		{"a line that is taken", network, ends(10, nil), ends(10, taken(3)), "taken 3/10"},
		{"a tile that stays unsold", sell, ends(10, nil), ends(10, unsold(4)), "unsold 4/10"},
		{"nothing that can be taken", pass, ends(10, nil), ends(10, taken(10)), ""},
		{"half do the same next", pass, ends(10, next(6)), nil, "follow 5/10"},
		{"fewer than half do", pass, ends(10, next(5)), nil, ""},
		{"nobody does anything", pass, ends(8, nil), nil, ""},
		{"half a VP more", pass, ends(10, nil), ends(10, func(f int, e *End) { e.VP = -f / 5 }), "gains 10/10 vp 0:-5"},
		{"less than half a VP more", pass, ends(10, nil), ends(10, func(f int, e *End) { e.VP = -f / 6 }), ""},
		{"half a VP more for the Automa", pass, ends(10, nil), ends(10, func(f int, e *End) { e.Automas = f / 5 }), "gains 10/10 automas-vp 0:5"},
		{"half a level more", pass, ends(10, func(f int, e *End) { e.Income = f / 5 }), ends(10, nil), "gains 10/10 income 5:0"},
		{"a pound and a half more", pass, ends(10, func(f int, e *End) { e.Money = 3 * (f / 5) }), ends(10, nil), "gains 10/10 money 15:0"},
		{"less than that", pass, ends(10, func(f int, e *End) { e.Money = f % 3 }), ends(10, nil), ""},
		{"worse, and nothing better", pass, ends(10, nil), ends(10, func(_ int, e *End) { e.VP = 1 }), ""},
		{"better and worse", pass, ends(10, with(1, 0, 0, 0)), ends(10, with(0, 0, 1, 3)), "gains 10/10 vp 19:0; costs 10/10 income 0:19 money 0:57"},
		{"worse by as little as is told", pass, ends(10, with(1, 0, 0, 0)), ends(10, func(f int, e *End) { e.Income = f / 5 }),
			"gains 10/10 vp 19:0; costs 10/10 income 0:5"},
		{"better by what was tried with both", pass, append(ends(8, with(1, 0, 0, 0)), End{VP: 99}, End{Tried: true, VP: 99}),
			append(ends(8, nil), End{Tried: true, VP: 50}, End{VP: 50}), "gains 8/8 vp 21:0"},
	} {
		pair := Pair{Game: g, Position: &p, Turns: 3, Best: c.best, Ends: c.ends, Other: c.other}
		if got := asText(pair.Reasons()); got != c.want {
			t.Errorf("%s: told is %q, not %q", c.name, got, c.want)
		}
	}
	late := Pair{Game: g, Position: &last, Turns: 3, Best: build, Ends: ends(10, made(10)), Other: ends(10, taken(10))}
	if got := asText(late.Reasons()); got != "" {
		t.Errorf("of what has left the board with its era is told %q", got)
	}
	if late.Position = &rail; asText(late.Reasons()) != "flips 10/10; taken 10/10" {
		t.Errorf("in the last era is told %q", asText(late.Reasons()))
	}
	over := Pair{Game: g, Position: &filled, Turns: 3, Best: build, Ends: ends(10, made(10)), Other: ends(10, taken(10))}
	if got := asText(over.Reasons()); got != "flips 10/10" {
		t.Errorf("of a place that was taken before is told %q", got)
	}
	follows := Pair{Game: g, Position: &p, Turns: 3, Best: pass, Ends: ends(10, func(f int, e *End) {
		if f > 1 {
			e.Next, e.NextTile = build, engine.Tile(1+f%2)
		}
		if f > 6 {
			e.NextTile = 3
		}
	})}
	if got := follows.Reasons(); len(got) != 0 {
		t.Errorf("of one action with three tiles is told %+v", got)
	}
	for f := 2; f < 10; f++ {
		follows.Ends[f].NextTile = 3
	}
	if got := follows.Reasons(); len(got) != 1 || got[0].Next != build || got[0].Future != 2 {
		t.Errorf("of the action that follows is told %+v", got)
	}
}

// asText writes reasons in a line.
func asText(list []Reason) string {
	var said []string
	for _, r := range list {
		text := fmt.Sprintf("%v %d/%d", r.Fact, r.N, r.Of)
		for _, m := range r.Means {
			text += fmt.Sprintf(" %v %d:%d", m.Of, m.Best, m.Other)
		}
		said = append(said, text)
	}
	return strings.Join(said, "; ")
}

// Later are as many rounds as turns are looked ahead, and over is the game if it has no more.
func TestLater(t *testing.T) {
	g, p, _ := duel(t)
	pair := Pair{Game: g, Position: &p}
	all := 2 * g.Rounds(2)
	for turns, over := range map[int]bool{1: false, all - 2: false, all - 1: true, all: true} {
		pair.Turns = turns
		if rounds, ends := pair.Later(); rounds != turns || ends != over {
			t.Errorf("%d turns on it is %d rounds on, over: %v", turns, rounds, ends)
		}
	}
	s := Search{game: g, position: p, candidates: make([]candidate, 1)}
	s.options.Turns = 5
	if rounds, over := s.Later(); rounds != 5 || over {
		t.Errorf("a search tells of %d rounds, over: %v", rounds, over)
	}
}

// Facts and measures are read by the names that they are written with, and by no others.
func TestNamesOfFactsAndMeasures(t *testing.T) {
	for f := Flips; int(f) < len(facts); f++ {
		var again Fact
		if text, err := f.MarshalText(); err != nil || again.UnmarshalText(text) != nil || again != f {
			t.Errorf("%v is read as %v", f, again)
		}
	}
	for m := range measures {
		var again Measure
		if text, err := m.MarshalText(); err != nil || again.UnmarshalText(text) != nil || again != m {
			t.Errorf("%v is read as %v", m, again)
		}
	}
	for _, wrong := range []string{"", "flip"} {
		if new(Fact).UnmarshalText([]byte(wrong)) == nil || new(Measure).UnmarshalText([]byte(wrong)) == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}

// A mean in tenths is rounded to the nearest, half a tenth away from 0.
func TestTenths(t *testing.T) {
	for _, c := range []struct{ sum, n, want int }{{0, 3, 0}, {1, 3, 3}, {2, 3, 7}, {1, 20, 1}, {-1, 20, -1}, {-2, 3, -7}, {1, 21, 0}, {7, 1, 70}} {
		if got := tenths(c.sum, c.n); got != c.want {
			t.Errorf("%d among %d are %d tenths, not %d", c.sum, c.n, got, c.want)
		}
	}
	if got := []int{both(nil, ends(3, nil)), both(ends(3, nil), ends(2, nil)), tried([]End{{}, {Tried: true}})}; !reflect.DeepEqual(got, []int{0, 2, 1}) {
		t.Errorf("tried are %v", got)
	}
}
