package table

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The tracks have a room in a window that is high enough, measured as one sees it; the board needs that of a low one.
func TestTheTracksNeedAHighWindow(t *testing.T) {
	w := sit(t, game(t, 2, 12))
	for _, c := range []struct {
		wide, high, factor float64 // of the window in pixels
		want               bool
	}{{1600, 1000, 1, true}, {1920, 1080, 1, true}, {1280, 720, 1, false}, {1366, 768, 1, false},
		{2560, 1440, 2, false}, {390, 844, 1, false}, {844, 390, 1, false}} {
		size, scale := view.Fit(c.wide, c.high, c.factor)
		w.env.Size, w.env.Pixel, w.env.Point = size, 1/scale, c.factor/scale
		v := w.view()
		if got := v.Target("tracks:vp") != nil; got != c.want {
			t.Errorf("%v: the tracks are there: %t", c, got)
		}
	}
}

// With the tracks the board stays at least nearly as large as it is in the smallest usual window.
func TestTheBoardKeepsItsRoom(t *testing.T) {
	size, scale := view.Fit(1280, 720, 1)
	least := wideRooms(view.Whole(size), topHigh, 2, false).board.H * scale
	for _, high := range []float64{tracksFrom, 1000, 1080} {
		size, scale := view.Fit(high*16/9, high, 1)
		if got := wideRooms(view.Whole(size), topHigh, 2, true).board.H * scale; got < 0.94*least {
			t.Errorf("the board is %.0f high in a window of %.0f, and was %.0f", got, high, least)
		}
	}
}

// What the previewed choice would move is foreseen on the tracks, and nothing once it is taken back.
func TestTheTracksForeseeThePreviewedChoice(t *testing.T) {
	w := sit(t, game(t, 2, 0))
	foreseen := func() tracks.After {
		shown := w.mode.moment()
		c := widget.New(w.env)
		return w.models(c, w.roomsOf(c), &shown).tracks.After
	}
	if foreseen().Known {
		t.Fatal("something is foreseen before anything is chosen")
	}
	w.Do(thing.Of(engine.Loan))
	before := int(w.position.Players[engine.HumanSeat].Income)
	if a := foreseen(); !a.Known || a.Income.Low >= before || a.Income.High != a.Income.Low {
		t.Errorf("the income would come from %d to %+v", before, a)
	}
	if v := w.view(); v.Target("tracks:vp") != nil {
		t.Fatal("the tracks are there already")
	}
	w.Do(tracks.Open{})
	if v := w.view(); v.Target("page") == nil || v.Target("tracks:vp") == nil || w.Depth() != 1 {
		t.Error("the page of the tracks is not open")
	}
	w.Do(w.view().Keys["back"])
	w.Do(w.view().Keys["back"])
	if foreseen().Known {
		t.Error("something is foreseen after it was taken back")
	}
}

// The income of a bill leads to its track, where a phone has no room for it.
func TestTheBillLeadsToTheTracks(t *testing.T) {
	w := sit(t, game(t, 2, 0))
	w.env.Size = view.Size{W: 390, H: 844}
	w.Do(thing.Of(engine.Loan))
	v := w.view()
	for i := range v.Targets {
		if v.Targets[i].Act == (tracks.Open{}) {
			return
		}
	}
	t.Error("nothing leads to the tracks")
}

// What comes to the income rises from its marker where the track is seen, else from the figure.
func TestIncomeRisesFromItsMarker(t *testing.T) {
	w := sit(t, game(t, 2, 0))
	income := thing.Thing{Kind: thing.Income, Seat: engine.HumanSeat}
	for _, high := range []float64{860, 900} {
		w.env.Size.H = high
		c := widget.New(w.env)
		r := w.roomsOf(c)
		c.View = w.view()
		shown := w.mode.moment()
		m := w.models(c, r, &shown)
		at, ok := w.where(c, m).of(income)
		on := "hand:income"
		if high > tracksFrom {
			on = "tracks:income:0"
		}
		if !ok || !c.View.Target(on).Area.Has(at.Middle()) {
			t.Errorf("in a window %.0f high it rises from %v, not from %s", high, at, on)
		}
		m.tracks.Hops = []tracks.Hop{{By: 5}}
		if to, _ := w.where(c, m).of(income); (to.X > at.X) != (high > tracksFrom) {
			t.Errorf("in a window %.0f high it flies to %v, and the marker hops from %v", high, to, at)
		}
	}
}
