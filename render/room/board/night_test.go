package board_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// By night the links shine that are alight, in the colour of their owner; nothing else does.
func TestByNightLinksShine(t *testing.T) {
	g := played.Birmingham()
	lit, dark := notation.LineNamed(g.Game, "birmingham_coventry"), notation.LineNamed(g.Game, "coventry_nuneaton")
	s := roomtest.State(t, g, "rail; you: birmingham_coventry, coventry_nuneaton")
	m := board.Model{Game: g, State: s}
	lamps := func() (at []view.Rect) {
		for _, i := range drawn(t, &m, usual, nil).Items {
			if i.Painting == (plate.Lamp{Colour: theme.Foundry.HumanPlate}) {
				at = append(at, i.Area)
			}
		}
		return at
	}
	day := len(lamps())
	light := 0.0
	m.Night = &board.Night{Fallen: 1, Light: func(x engine.Line) float64 {
		if x == lit || x == engine.Line(3) { // the latter has no link
			return light
		}
		return 0
	}}
	if got := len(lamps()); got != day {
		t.Errorf("before anything is lit %d lamps shine more", got-day)
	}
	light = 0.5
	at := lamps()
	on := func(x engine.Line) bool { return at[len(at)-1].Has(m.Area(usual, thing.Of(x)).Middle()) }
	if len(at) != day+1 || !on(lit) || on(dark) {
		t.Errorf("lamps shine at %v", at)
	}
}

// By night VP lie where the link tile is, and by day above it.
func TestByNightVPLieOnTheLinkTile(t *testing.T) {
	g := played.Birmingham()
	line := notation.LineNamed(g.Game, "birmingham_coventry")
	m := board.Model{Game: g, State: roomtest.State(t, g, "rail; you: birmingham_coventry"),
		Badges: []board.Badge{{On: thing.Of(line), Text: "5", Points: true, Risen: 1}}}
	middle := m.Area(usual, thing.Of(line)).Middle()
	off := func() float64 {
		for _, i := range drawn(t, &m, usual, nil).Items {
			if _, points := i.Painting.(plate.Points); points {
				return i.Area.Middle().Sub(middle).Length()
			}
		}
		t.Fatal("no VP are shown")
		return 0
	}
	day := off()
	if m.Night = (&board.Night{Fallen: 1}); off() > 0.01 || day < 1 {
		t.Errorf("by day they lie %v off, by night %v", day, off())
	}
}
