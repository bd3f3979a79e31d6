package topbar_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// several is a table of so many, after some entries.
func several(t *testing.T, seats int, players [engine.MaxSeats]record.Player, entries int) (*record.Record, topbar.Model) {
	t.Helper()
	r, err := played.Several(played.Birmingham(), players, seats, 5, entries)
	if err != nil {
		t.Fatal(err)
	}
	p := *r.Position()
	return r, topbar.Model{Game: r.Game(), Position: &p, CanUndo: true}
}

// strip draws the strip of a table of several in a window of a size.
func strip(t *testing.T, r *record.Record, m topbar.Model, eyes engine.Seat, size view.Size, reading float64) (*view.View, view.Rect) {
	t.Helper()
	c := widget.New(roomtest.Several(t, r, eyes, size, reading))
	area := view.Rect{W: size.W, H: topbar.High(c)}
	if size.Layout() == view.Wide {
		topbar.Draw(c, area, m)
	} else {
		if size.Layout() == view.Short {
			area.W = 390
		}
		topbar.DrawNarrow(c, area, m)
	}
	return &c.View, area
}

func seatAt(v *view.View, seat engine.Seat) *view.Target {
	return v.Target(fmt.Sprintf("topbar:vp:%d", seat))
}

var sizes = map[string]view.Size{"a small desk": {W: 1528, H: 860}, "the least desk": roomtest.Least, "a tablet": {W: 800, H: 1100}, "a phone": {W: 390, H: 844},
	"a phone across": {W: 844, H: 390}}

// In every layout the seats stand beside each other within the strip, whatever they have, and whoever is on turn.
func TestTheSeatsOfATableOfSeveralFitIn(t *testing.T) {
	for name, size := range sizes {
		for seats := 3; seats <= engine.MaxSeats; seats++ {
			for _, reading := range roomtest.Readings {
				for turn := range uint8(seats) {
					r, m := several(t, seats, played.Rivals, 60)
					m.Position.Turn, m.Position.Actor = turn, m.Position.Order[turn]
					for seat := range seats {
						m.Position.Players[seat].VP, m.Position.Players[seat].Money = 137, 108
					}
					v, area := strip(t, r, m, 0, size, reading)
					roomtest.Legible(t, v, area)
					for a := range engine.Seat(seats) {
						for b := range a {
							if seatAt(v, a).Area.Meets(seatAt(v, b).Area) {
								t.Errorf("%s: seats %d and %d overlap", name, b, a)
							}
						}
					}
				}
			}
		}
	}
}

// The seats stand from left to right in this round's order.
func TestSeatsStandInThisRoundsOrder(t *testing.T) {
	for name, size := range sizes {
		r, m := several(t, 4, played.Motley, 60)
		m.Position.Order = [engine.MaxSeats]engine.Seat{2, 0, 3, 1}
		v, _ := strip(t, r, m, 0, size, 1)
		for i, seat := range m.Position.Order[1:] {
			if before := m.Position.Order[i]; seatAt(v, seat).Area.X < seatAt(v, before).Area.Right() {
				t.Errorf("%s: seat %d does not stand right of seat %d", name, seat, before)
			}
		}
	}
}

// A press on a seat opens its mat, and one sentence tells what is drawn of it.
func TestASeatOpensItsMatAndIsSpokenOf(t *testing.T) {
	for name, size := range sizes {
		r, m := several(t, 4, played.Motley, 60)
		m.Position.Order, m.Position.Turn = [engine.MaxSeats]engine.Seat{2, 0, 3, 1}, 1
		m.Position.Players[1].VP, m.Position.Players[1].Money = 28, 11
		v, _ := strip(t, r, m, 1, size, 1)
		for seat, want := range map[engine.Seat]string{0: "on turn", 1: "Your VP: 28, £11, ", 2: "Player 3's VP: ", 3: "number 3 in this round"} {
			target := seatAt(v, seat)
			if target.Act != (topbar.Mat{Seat: seat}) || !strings.Contains(target.Name, want) {
				t.Errorf("%s: seat %d does %v and is called %q, which does not say %q", name, seat, target.Act, target.Name, want)
			}
		}
		if !strings.HasSuffix(seatAt(v, 2).Name, ", has played") || strings.Contains(seatAt(v, 1).Name, "played") {
			t.Errorf("%s: who has played is told as %q and %q", name, seatAt(v, 2).Name, seatAt(v, 1).Name)
		}
	}
}

// The seat on turn alone is lit, and has its name where there is little room; between turns none is.
func TestTheSeatOnTurnIsLit(t *testing.T) {
	lit := func(v *view.View, seat engine.Seat) bool {
		colour := theme.Foundry.OfCompany().Coat(int(seat)).Text
		return slices.ContainsFunc(v.Items, func(i view.Item) bool {
			return i.Kind == view.Box && i.Area == seatAt(v, seat).Area && i.Line == colour && i.Width > 2
		})
	}
	for name, size := range sizes {
		for turn := range uint8(4) {
			r, m := several(t, 4, played.Motley, 60)
			m.Position.Turn, m.Position.Actor = turn, m.Position.Order[turn]
			v, _ := strip(t, r, m, 0, size, 1)
			for seat := range engine.Seat(4) {
				if want := seat == m.Position.Order[turn]; lit(v, seat) != want {
					t.Errorf("%s: that seat %d is lit is %v with seat %d on turn", name, seat, !want, m.Position.Actor)
				}
			}
			m.Between = film.RoundEnd
			if v, _ := strip(t, r, m, 0, size, 1); lit(v, m.Position.Actor) {
				t.Errorf("%s: a seat is lit between turns", name)
			}
		}
	}
}

// Seats slide from the order of the round before into the new one, and then stand still.
func TestSeatsSlideIntoTheNewOrder(t *testing.T) {
	r, m := several(t, 4, played.Motley, 60)
	m.Position.Order, m.Position.Turn = [engine.MaxSeats]engine.Seat{2, 0, 3, 1}, 0
	x := func(left float64) (x [engine.MaxSeats]float64, moves bool) {
		m.Slide = topbar.Slide{Before: [engine.MaxSeats]engine.Seat{0, 1, 2, 3}, Left: left}
		v, _ := strip(t, r, m, 0, roomtest.Least, 1)
		for seat := range x {
			x[seat] = seatAt(v, engine.Seat(seat)).Area.X
		}
		return x, v.Moving
	}
	begin, moves := x(1)
	if !moves || !slices.IsSorted(begin[:]) {
		t.Errorf("it begins at %v; that it moves is %v", begin, moves)
	}
	half, _ := x(0.5)
	end, moves := x(0)
	if moves || !(end[2] < end[0] && end[0] < end[3] && end[3] < end[1]) {
		t.Errorf("it ends at %v; that it moves is %v", end, moves)
	}
	for seat := range half {
		if low, high := min(begin[seat], end[seat]), max(begin[seat], end[seat]); half[seat] < low || half[seat] > high {
			t.Errorf("seat %d is at %v on its way from %v to %v", seat, half[seat], begin[seat], end[seat])
		}
	}
}

// Every seat has its sign, a badge with its VP and a strip of its pattern.
func TestEverySeatBearsItsCoat(t *testing.T) {
	for name, size := range sizes {
		r, m := several(t, 4, played.Rivals, 60)
		v, _ := strip(t, r, m, 0, size, 1)
		for seat := range engine.Seat(4) {
			coat := plate.CoatOf(theme.Foundry.OfCompany(), seat)
			for _, of := range []view.Painting{plate.Sign{Coat: coat}, plate.Band{Coat: coat}} {
				if !slices.ContainsFunc(v.Items, func(i view.Item) bool { return i.Painting == of && seatAt(v, seat).Area.Holds(i.Area) }) {
					t.Errorf("%s: seat %d lacks %+v", name, seat, of)
				}
			}
		}
	}
}

// A table of two has the strip that it always had: none of the new signs, and as high as before.
func TestTheStripOfATableOfTwoIsAsItWas(t *testing.T) {
	m := model(t, "round 2")
	for _, palette := range []*theme.Palette{&theme.Foundry, theme.Foundry.AgainstRival()} {
		for _, size := range sizes {
			env := roomtest.Env(t, m.Game, size, 1)
			env.Palette = palette
			c := widget.New(env)
			if want := map[bool]float64{true: 44, false: 48}[size.Layout() == view.Wide]; topbar.High(c) != want {
				t.Errorf("the strip is %v high", topbar.High(c))
			}
			topbar.DrawNarrow(c, view.Rect{W: size.W, H: 48}, m)
			topbar.Draw(c, view.Rect{W: 1440, H: 44}, m)
			if slices.ContainsFunc(c.View.Items, func(i view.Item) bool { return i.Kind == view.Picture }) {
				t.Error("the strip of a table of two has signs of a table of several")
			}
		}
	}
}

// Every seat is explained, with what it has.
func TestAbout_EverySeatIsExplained(t *testing.T) {
	r, m := several(t, 4, played.Motley, 60)
	v, _ := strip(t, r, m, 1, roomtest.Least, 1)
	w := words.In(roomtest.Several(t, r, 1, roomtest.Least, 1).Words)
	roomtest.CheckTips(t, v, func(subject any) widget.Tip {
		if _, ok := subject.(topbar.UndoButton); ok { // no rule of the game speaks of it
			subject = topbar.VP{}
		}
		return topbar.About(w, m.Game, &m.Position.State, subject)
	})
	for seat, want := range map[engine.Seat]string{0: "Ada's VP: ", 1: "Your VP: ", 3: "Maximiliane-Charlott's VP: "} {
		if tip := topbar.About(w, m.Game, &m.Position.State, topbar.VP{Seat: seat}); !strings.HasPrefix(tip.Title, want) {
			t.Errorf("the tip of seat %d is called %q", seat, tip.Title)
		}
	}
}
