package board_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Tiles, links and networks at a table of several are told by the names of their owners, and as the person's own to whom they belong.
func TestAbout_OwnersHaveNames(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	s := r.Position().State
	mill := engine.Tile(1)
	s.Tiles[1] = engine.PlacedTile{Tile: mill, Owner: 1}
	s.Players[1].Links = s.Players[1].Links.With(1)
	for eyes, want := range [][2]string{{"Bo's ", "Bo's link. "}, {"Your ", "Your link. "}} {
		w := words.In(roomtest.Several(t, r, engine.Seat(eyes), roomtest.Least, 1).Words)
		tile := board.About(w, r.Game(), &s, thing.Of(engine.Space(1))).Lines
		link := board.About(w, r.Game(), &s, thing.Of(engine.Line(1))).Lines
		begins := func(lines []string, with string) bool {
			return slices.ContainsFunc(lines, func(line string) bool { return len(line) >= len(with) && line[:len(with)] == with })
		}
		if !begins(tile, want[0]) || !begins(link, want[1]) {
			t.Errorf("through the eyes of seat %d: %q and %q", eyes, tile, link)
		}
	}
}

// The banks of links are told apart by their patterns, colours left aside, in both eras.
func TestLinksOfFourSeatsDifferWithoutColour(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, era := range []engine.Era{engine.Canal, engine.Rail} {
		seen := map[string]engine.Seat{}
		for seat := range engine.Seat(4) {
			s := r.Position().State
			s.Era = era
			s.Players[seat].Links = s.Players[seat].Links.With(1)
			c := widget.New(roomtest.Several(t, r, 0, roomtest.Least, 1))
			m := board.Model{Game: r.Game(), State: &s}
			board.Draw(c, usual, &m)
			look := ""
			for _, i := range c.View.Items {
				if i.Kind == view.Stroke {
					look += fmt.Sprintf("%d points, %.1f wide, %.1f and %.1f\n", len(i.Points), i.Width, i.Dash, i.Gap)
				}
			}
			if other, known := seen[look]; known {
				t.Errorf("%v: links of seats %d and %d look alike", era, other, seat)
			}
			seen[look] = seat
		}
	}
}
