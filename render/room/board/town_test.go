package board_test

import (
	"slices"
	"testing"

	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/skyline"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Below a town where something was built there is one glow, also if it has two rows of spaces.
func TestATownHasOneGlow(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: roomtest.State(t, g, "rail; you: coal2@dudley.1!, iron2@coalbrookdale.2=2")}
	glows := 0
	for _, i := range drawn(t, &m, usual, nil).Items {
		if l, ok := i.Painting.(plate.Lamp); ok && l.Colour == theme.Foundry.RailLand.Glow {
			glows++
		}
	}
	if glows != 2 {
		t.Errorf("two towns have %d glows", glows)
	}
}

// Each tile of a town makes a plume of smoke, and one that is flipped lights windows; a plain map has neither.
func TestTownsTellWhatWasBuilt(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: roomtest.State(t, g, "canal; you: coal1@dudley.1, pottery1@coventry.1!")}
	smoke, lit, dark := 0, 0, 0
	for _, i := range drawn(t, &m, usual, nil).Items {
		switch p := i.Painting.(type) {
		case skyline.Smoke:
			smoke += p.Plumes
		case skyline.Town:
			if p.Lit > 0 {
				lit++
				if p.ID != "coventry" {
					t.Errorf("%s has light in its windows", p.ID)
				}
			} else {
				dark++
			}
		}
	}
	if smoke != 2 || lit == 0 || dark < 18 {
		t.Errorf("there are %d plumes, %d silhouettes with light and %d without", smoke, lit, dark)
	}
	m.Plain = true
	for _, i := range drawn(t, &m, usual, nil).Items {
		switch i.Painting.(type) {
		case skyline.Smoke, skyline.Town:
			t.Fatal("a plain map shows towns and smoke")
		}
	}
}

// Of all smoke, only a part moves at a time, and after some moments all of it has.
func TestSmokeDriftsInTurns(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: later(t, g, 3, 19)}
	phases := func() (list []view.Painting) {
		for _, i := range drawn(t, &m, usual, nil).Items {
			if s, ok := i.Painting.(skyline.Smoke); ok {
				list = append(list, s)
			}
		}
		return list
	}
	before := phases()
	m.Drift++
	moved := 0
	for i, s := range phases() {
		if s != before[i] {
			moved++
		}
	}
	if moved == 0 || moved > len(before)/2+1 {
		t.Errorf("in a moment %d of %d towns' smoke moves", moved, len(before))
	}
	m.Drift += 2
	for i, s := range phases() {
		if s == before[i] {
			t.Errorf("after three moments, %v has not moved", s)
		}
	}
}

// In the Rail Era what was flipped flickers: lights on tiles, windows of towns and the glow below them, each location in its
// turn. At rest all burn as usual.
func TestFiresFlickerByRail(t *testing.T) {
	g := played.Birmingham()
	fires := func(m *board.Model) (burns []livery.Burn) {
		for _, i := range drawn(t, m, usual, nil).Items {
			switch p := i.Painting.(type) {
			case plate.Tile:
				burns = append(burns, p.Burn)
				if p.Burn != 0 && !p.Flipped {
					t.Errorf("level %d of %v burns by day", p.Level, p.Industry)
				}
			case skyline.Town:
				burns = append(burns, p.Burn)
				if p.Burn != 0 && p.Lit == 0 {
					t.Errorf("dark windows of %s burn", p.ID)
				}
			case plate.Lamp:
				burns = append(burns, livery.Burn(i.Fill&0xff))
			}
		}
		return burns
	}
	const built = "coal2@dudley.1!, iron2@coalbrookdale.2!, pottery1@coventry.1!, manufacturer4@birmingham.2!, brewery2@stone.1, cotton2@belper.1!"
	rail, canal := board.Model{Game: g, State: roomtest.State(t, g, "rail; you: "+built)}, board.Model{Game: g, State: roomtest.State(t, g, "canal; you: "+built)}
	rest, before := fires(&rail), fires(&rail)
	changed := make([]bool, len(rest))
	for rail.Drift = 1; rail.Drift < 40; rail.Drift++ {
		at := 0
		now := fires(&rail)
		for i := range now {
			if now[i] != before[i] {
				changed[i] = true
				at++
			}
		}
		if at > len(now)/2 {
			t.Errorf("in moment %d, %d of %d lights change at once", rail.Drift, at, len(now))
		}
		before = now
	}
	flickering := 0
	for _, c := range changed {
		if c {
			flickering++
		}
	}
	if want := 3 * 5; flickering < want {
		t.Errorf("%d lights flicker, want at least 5 tiles, the windows of 5 towns and the glow below each: %d", flickering, want)
	}
	still := fires(&canal)
	canal.Drift = 7
	if !slices.Equal(fires(&canal), still) {
		t.Error("fires flicker in the Canal Era")
	}
}
