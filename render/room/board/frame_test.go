package board_test

import (
	"fmt"
	"math"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/view"
)

func TestZoomKeepsWhatIsUnderThePoint(t *testing.T) {
	g := played.Birmingham()
	space := notation.SpaceNamed(g.Game, "birmingham.1")
	m := board.Model{Game: g}
	at := m.Area(usual, thing.Of(space)).Middle()
	for range 3 {
		m.Camera = m.Camera.ZoomAt(g.Game, usual, at, 1.4)
		if now := m.Area(usual, thing.Of(space)).Middle(); now.Sub(at).Length() > 0.5 {
			t.Fatalf("zoom %.2f: the space moved from %v to %v", m.Camera.Zoom, at, now)
		}
	}
}

func TestTheCameraNeverLosesTheBoard(t *testing.T) {
	g := played.Birmingham()
	for name, area := range areas {
		c := board.Camera{}.ZoomAt(g.Game, area, area.Middle(), 99)
		if c.Zoom != board.MostZoom {
			t.Errorf("%s: zoom %v", name, c.Zoom)
		}
		for _, by := range []view.Point{{X: 1e5}, {X: -1e5}, {Y: 1e5}, {Y: -1e5}} {
			m := board.Model{Game: g, Camera: c.Pan(g.Game, area, by)}
			seen := false
			for l := range g.Locations[1:] {
				seen = seen || m.Area(area, thing.Of(engine.Location(l+1))).Meets(area)
			}
			if !seen {
				t.Errorf("%s: nothing is seen after a pan by %v", name, by)
			}
		}
		back := board.Camera{}.ZoomAt(g.Game, area, view.Point{X: area.X, Y: area.Y}, 3).ZoomAt(g.Game, area, area.Middle(), 0.01)
		if back != (board.Camera{Zoom: 1}) || !back.Fits() {
			t.Errorf("%s: far out the camera is %v", name, back)
		}
	}
}

func TestPanMovesTheBoardWithTheHand(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, Camera: board.Camera{Zoom: 3}}
	space := notation.SpaceNamed(g.Game, "birmingham.1")
	before := m.Area(usual, thing.Of(space))
	m.Camera = m.Camera.Pan(g.Game, usual, view.Point{X: 40, Y: -25})
	if moved := m.Area(usual, thing.Of(space)).Middle().Sub(before.Middle()); moved.Sub(view.Point{X: 40, Y: -25}).Length() > 0.01 {
		t.Errorf("the board moved by %v", moved)
	}
}

func TestShowingBringsAThingIntoSight(t *testing.T) {
	g := played.Birmingham()
	for l := range g.Locations[1:] {
		m := board.Model{Game: g, Camera: board.Camera{Zoom: 3}}
		place := engine.Location(l + 1)
		m.Camera = m.Camera.Showing(g.Game, usual, m.Area(usual, thing.Of(place)))
		if !usual.Holds(m.Area(usual, thing.Of(place))) {
			t.Errorf("%s is at %v", g.Locations[place].Name, m.Area(usual, thing.Of(place)))
		}
	}
}

func TestTheWheelZooms(t *testing.T) {
	g := played.Birmingham()
	at := usual.Middle()
	in := board.Camera{}.Wheel(g.Game, usual, view.Wheel{ID: "board", Steps: 2, At: at})
	if in.Zoom <= 1.2 || in.Wheel(g.Game, usual, view.Wheel{ID: "board", Steps: -9, At: at}).Zoom != 1 {
		t.Errorf("the wheel zoomed to %v", in.Zoom)
	}
}

// TestMovingTheBoardDrawsTheSameShapes checks what the painter's memory rests on: no stroke changes its shape while the board
// is moved by whole pixels, but for those that come into sight.
func TestMovingTheBoardDrawsTheSameShapes(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: later(t, g, 3, 19), Camera: board.Camera{Zoom: 2.5}, Pixel: 0.9}
	shapes := func() map[string]bool {
		all := map[string]bool{}
		for _, i := range drawn(t, &m, usual, nil).Items {
			if i.Kind == view.Stroke {
				name := fmt.Sprint(i.Width, i.Dash)
				for _, p := range i.Points {
					name += fmt.Sprintf(" %.2f,%.2f", p.X-i.Points[0].X, p.Y-i.Points[0].Y)
				}
				all[name] = true
			}
		}
		return all
	}
	before := shapes()
	m.Camera = m.Camera.Pan(g.Game, usual, view.Point{X: 7, Y: 3})
	fresh := 0
	for name := range shapes() {
		if !before[name] {
			fresh++
		}
	}
	if fresh > len(before)/10 {
		t.Errorf("%d of %d strokes are new", fresh, len(before))
	}
}

// What is seen first is the middle of the towns, not of the sea, from so near that a finger finds a space; all of the board where
// that is nearly as near.
func TestNear(t *testing.T) {
	const side = 44.0
	for name, c := range map[string]struct {
		area view.Rect
		fits bool
	}{
		"a phone":          {view.Rect{W: 390, H: 406}, false},
		"a low window":     {view.Rect{W: 1120, H: 480}, false},
		"a tablet":         {view.Rect{W: 820, H: 770}, true},
		"a tablet, across": {view.Rect{W: 779, H: 820}, true},
	} {
		for _, game := range games {
			m := board.Model{Game: decks.Game(game)}
			m.Camera = board.Near(m.Game.Game, c.area, side)
			var all view.Rect
			for x := engine.Space(1); int(x) < len(m.Game.Spaces); x++ {
				all = all.Joined(m.Area(c.area, thing.Of(x)))
			}
			if m.Camera.Fits() != c.fits {
				t.Errorf("%s, %s: all is seen %t", name, game, m.Camera.Fits())
			}
			if !c.fits && math.Abs(all.Middle().X-c.area.Middle().X) > c.area.W/8 {
				t.Errorf("%s, %s: the spaces are at %v", name, game, all)
			}
		}
	}
}
