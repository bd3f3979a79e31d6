package tracks_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func several(t *testing.T) (*record.Record, tracks.Model) {
	t.Helper()
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 60)
	if err != nil {
		t.Fatal(err)
	}
	s := r.Position().State
	return r, tracks.Model{Game: r.Game(), State: &s}
}

// signs are where the signs of the seats stand within an area.
func signs(v *view.View, within view.Rect, seat engine.Seat) (list []view.Rect) {
	sign := plate.SignOf(theme.Foundry.OfCompany(), seat)
	for _, i := range v.Items {
		if i.Painting == sign && within.Has(i.Area.Middle()) {
			list = append(list, i.Area)
		}
	}
	return list
}

// The income markers of the others stand at the upper edge, beside each other where they are on the same space; the own one below.
func TestMarkersOnTheSameSpaceAreAllSeen(t *testing.T) {
	r, m := several(t)
	for seat := range m.State.Players {
		m.State.Players[seat].Income = 20
	}
	high := tracks.HighFor(4)
	for eyes := range engine.Seat(4) {
		c := widget.New(roomtest.Several(t, r, eyes, roomtest.Least, 1))
		tracks.Draw(c, view.Rect{W: 900, H: high}, m)
		income := c.View.Target("tracks:income:0").Area
		income = view.Rect{X: income.X, Y: 0, W: income.W, H: income.Bottom()}
		var others []view.Rect
		for seat := range engine.Seat(4) {
			at := signs(&c.View, income, seat)
			if len(at) != 1 {
				t.Fatalf("seat %d has %d markers of income", seat, len(at))
			}
			if own := at[0].Middle().Y > income.Y+income.H/2; own != (seat == eyes) {
				t.Errorf("through the eyes of seat %d that the marker of seat %d stands below is %v", eyes, seat, own)
			}
			if seat != eyes {
				others = append(others, at[0])
			}
		}
		for i := range others {
			for _, other := range others[:i] {
				if d := others[i].Middle().Sub(other.Middle()).Length(); d < 15 {
					t.Errorf("two markers are only %.1f apart", d)
				}
			}
		}
	}
}

// Every seat has a lane of the VP track, and none runs into another.
func TestEverySeatHasALaneOfVP(t *testing.T) {
	r, m := several(t)
	c := widget.New(roomtest.Several(t, r, 0, roomtest.Least, 1))
	tracks.Draw(c, view.Rect{W: 900, H: tracks.HighFor(4)}, m)
	vp := c.View.Target("tracks:vp").Area
	var heights []float64
	for seat := range engine.Seat(4) {
		at := signs(&c.View, vp, seat)
		if len(at) != 1 {
			t.Fatalf("seat %d has %d markers of VP", seat, len(at))
		}
		heights = append(heights, at[0].Middle().Y)
	}
	for i := range heights[1:] {
		if heights[i+1]-heights[i] < 9 {
			t.Errorf("the lanes are at %v", heights)
		}
	}
}

// What is told of the tracks is told of all seats by name.
func TestAbout_TheTracksTellOfEverySeat(t *testing.T) {
	r, m := several(t)
	w := words.In(roomtest.Several(t, r, 1, roomtest.Least, 1).Words)
	for subject, want := range map[any][]string{tracks.Income{}: {"Ada: space", "Player 3: space", "Maximiliane-Charlott: space"},
		tracks.Points{}: {"Ada (0 VP), Bo (0 VP), Player 3 (0 VP), Maximiliane-Charlott (0 VP)"}} {
		text := strings.Join(tracks.About(w, m.Game, m.State, subject).Lines, "\n")
		if !slices.ContainsFunc(want, func(want string) bool { return strings.Contains(text, want) }) || strings.Contains(text, "Bo: space") {
			t.Errorf("%T: %q does not say %q", subject, text, want)
		}
	}
}
