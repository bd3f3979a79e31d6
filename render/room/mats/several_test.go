package mats_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// At a table of several one can turn to every mat, each is called after its owner, and the person who looks chooses from their own.
func TestTheMatsOfATableOfSeveral(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 60)
	if err != nil {
		t.Fatal(err)
	}
	titles := []string{"Ada's mat", "Your mat", "Player 3's mat", "Maximiliane-Charlott's mat"}
	for _, size := range []view.Size{roomtest.Least, {W: 800, H: 1100}, {W: 390, H: 844}, {W: 844, H: 390}} {
		for seat := range engine.Seat(4) {
			m := mats.Model{Game: r.Game(), State: &r.Position().State, Seat: seat, Start: r.Game().FullSet(), Asked: true}
			c := widget.New(roomtest.Several(t, r, 1, size, 1))
			mats.Draw(c, m)
			if texts := roomtest.Texts(&c.View); !slices.Contains(texts, titles[seat]) && size != (view.Size{W: 844, H: 390}) {
				t.Errorf("%v: the mat of seat %d is not called %q", size, seat, titles[seat])
			}
			for other := range engine.Seat(4) {
				if target := c.View.Target(fmt.Sprintf("mats:seat:%d", other)); target == nil || target.Act != (mats.Show{Seat: other}) || target.Name == "" {
					t.Errorf("%v: from seat %d to seat %d leads %+v", size, seat, other, target)
				}
			}
			asks := slices.ContainsFunc(c.View.Targets, func(t view.Target) bool { _, ok := t.Act.(thing.Thing); return ok })
			if asks != (seat == 1) {
				t.Errorf("%v: that one can choose from the mat of seat %d is %v", size, seat, asks)
			}
		}
	}
}

// The key of the other's mat leads through all mats but one's own.
func TestAKeyLeadsFromMatToMat(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 60)
	if err != nil {
		t.Fatal(err)
	}
	var way []engine.Seat
	for seat, n := engine.Seat(1), 0; n < 4; n++ {
		c := widget.New(roomtest.Several(t, r, 1, roomtest.Least, 1))
		mats.Draw(c, mats.Model{Game: r.Game(), State: &r.Position().State, Seat: seat, Start: r.Game().FullSet()})
		next, ok := c.View.Keys["automas-mat"].(mats.Show)
		if !ok {
			t.Fatalf("at the mat of seat %d the key does %v", seat, c.View.Keys["automas-mat"])
		}
		seat = next.Seat
		way = append(way, seat)
	}
	if want := []engine.Seat{2, 3, 0, 2}; !slices.Equal(way, want) {
		t.Errorf("the key leads to %v, want %v", way, want)
	}
}
