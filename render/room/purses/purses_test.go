package purses_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/purses"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

var sizes = []view.Size{roomtest.Least, {W: 800, H: 1100}, {W: 390, H: 844}, {W: 844, H: 390}}

func table(t *testing.T, entries int) (*record.Record, purses.Model) {
	t.Helper()
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, entries)
	if err != nil {
		t.Fatal(err)
	}
	return r, purses.Model{Game: r.Game(), State: &r.Position().State}
}

func page(t *testing.T, r *record.Record, m purses.Model, size view.Size, reading float64) *view.View {
	t.Helper()
	c := widget.New(roomtest.Several(t, r, 1, size, reading))
	purses.DrawPage(c, m)
	return &c.View
}

func TestThePursesAreLegible(t *testing.T) {
	for _, entries := range []int{0, 60, 130} {
		r, m := table(t, entries)
		for _, size := range sizes {
			for _, reading := range roomtest.Readings {
				roomtest.Legible(t, page(t, r, m, size, reading), view.Whole(size))
			}
		}
	}
}

// The purses stand one below the other in this round's order; each is told in a sentence, and leads to its mat.
func TestEveryPurseIsToldAndLeadsToItsMat(t *testing.T) {
	r, m := table(t, 130)
	coming := bill.Comes(m.Game.Game, m.State)
	for _, size := range sizes {
		v := page(t, r, m, size, 1)
		above := 0.0
		for place, seat := range m.State.Order {
			target, p := v.Target(fmt.Sprintf("purses:%d", seat)), &m.State.Players[seat]
			if target.Area.Y <= above || target.Act != (mats.Show{Seat: seat}) {
				t.Errorf("%v: seat %d, number %d, is at %v and does %v", size, seat, place+1, target.Area, target.Act)
			}
			above = target.Area.Y
			for _, want := range []string{fmt.Sprintf("number %d in this round, £%d, ", place+1, p.Money), fmt.Sprintf("£%d spent, %d cards", p.Spent, p.HandLen()),
				fmt.Sprintf("%d VP, and %d VP if the era ended now", p.VP, int(p.VP)+coming[seat].VP())} {
				if !strings.Contains(target.Name, want) {
					t.Errorf("%v: %q does not say %q", size, target.Name, want)
				}
			}
		}
	}
}

// A bar is as long as the VP if the era ended now, the longest of them as long as there is room.
func TestBarsCompareTheVPThatWouldBe(t *testing.T) {
	r, m := table(t, 130)
	v := page(t, r, m, roomtest.Least, 1)
	coming := bill.Comes(m.Game.Game, m.State)
	var perVP []float64
	for seat := range engine.Seat(4) {
		band := plate.Band{Coat: plate.CoatOf(theme.Foundry.OfCompany(), seat)}
		i := slices.IndexFunc(v.Items, func(i view.Item) bool { return i.Painting == band })
		perVP = append(perVP, v.Items[i].Area.W/float64(int(m.State.Players[seat].VP)+coming[seat].VP()))
	}
	if slices.Max(perVP)-slices.Min(perVP) > 1e-9 {
		t.Errorf("a VP is %v wide", perVP)
	}
}
