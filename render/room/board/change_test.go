package board_test

import (
	"math"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// A tile over which night falls is flipped above, and not yet below.
func TestNightFallsFromAbove(t *testing.T) {
	g := played.Birmingham()
	s := roomtest.State(t, g, "canal; you: coal1@dudley.1!")
	on := thing.Of(notation.SpaceNamed(g.Game, "dudley.1"))
	m := board.Model{Game: g, State: s, Coming: []board.Coming{{On: on, Part: 0.25}}}
	area := m.Area(usual, on)
	night := plate.TileOf(plate.CoatOf(&theme.Foundry, engine.HumanSeat), g.Game, s.Tiles[on.ID])
	day := night
	day.Flipped, day.VP, day.Links = false, 0, 0
	seen := map[view.Painting]view.Rect{}
	for _, i := range drawn(t, &m, usual, nil).Items {
		if i.Kind == view.Picture && i.Area == area {
			seen[i.Painting] = i.Clip.Shared(area)
		}
	}
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-6 }
	if !near(seen[day].H, area.H) || seen[night].Y != area.Y || !near(seen[night].H, area.H/4) {
		t.Errorf("by day %v, by night %v of %v", seen[day], seen[night], area)
	}
}

// A link runs from one end of its line to the other: what is there of it grows, and the tile comes last.
func TestALinkRunsFromEndToEnd(t *testing.T) {
	g := played.Birmingham()
	line := notation.LineNamed(g.Game, "birmingham_coventry")
	s := roomtest.State(t, g, "canal; you: birmingham_coventry")
	widest := func(part float64) (wide float64, tile bool) {
		m := board.Model{Game: g, State: s, Coming: []board.Coming{{On: thing.Of(line), Part: part}}}
		for _, i := range drawn(t, &m, usual, nil).Items {
			if i.Kind == view.Stroke && i.Fill == theme.Foundry.HumanPlate {
				wide = max(wide, i.Clip.Shared(view.Bounds(i.Points)).W)
			}
			_, link := i.Painting.(plate.Link)
			tile = tile || link && i.Fill&0xff > 0
		}
		return wide, tile
	}
	last := 0.0
	for _, part := range []float64{0.2, 0.5, 0.9} {
		wide, tile := widest(part)
		if wide <= last || tile != (part > 0.5) {
			t.Errorf("at %v it is %v wide, its tile lies there: %t", part, wide, tile)
		}
		last = wide
	}
	if wide, _ := widest(0); wide != 0 {
		t.Errorf("before it begins it is %v wide", wide)
	}
}

// The land of the new era lies below that of the old one from the beginning, and is seen from the east on when the sun crosses.
func TestDuskComesFromTheEast(t *testing.T) {
	g := played.Birmingham()
	before := roomtest.State(t, g, "canal; you: birmingham_coventry")
	after := *before
	after.Era = engine.Rail
	seam := func(sun float64) (from float64, below bool) {
		m := board.Model{Game: g, State: &after, Change: &board.Change{Before: before, Leave: 1, Sun: sun}}
		from = usual.X
		for _, i := range drawn(t, &m, usual, nil).Items {
			if tile, ok := i.Painting.(land.Tile); ok {
				below = below || tile.Rail
				if !tile.Rail {
					from = max(from, i.Clip.Right())
				}
			}
		}
		return from, below
	}
	last := usual.Right()
	for _, sun := range []float64{0, 0.3, 0.6, 0.9} {
		from, below := seam(sun)
		if !below || sun > 0 && from >= last-20 {
			t.Errorf("at %v the old era reaches to %v; the new land is there: %t", sun, from, below)
		}
		last = from
	}
	if from, _ := seam(1); from != usual.X {
		t.Errorf("at last the old era reaches to %v", from)
	}
}
