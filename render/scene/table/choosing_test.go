package table

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// put puts a position in the notation of package sketch on the table, in which the human is asked.
func (w *watcher) put(position string) {
	w.t.Helper()
	w.position = &automa.Position{State: *roomtest.State(w.t, w.game, position)}
	w.mode = newChoosing(w.Scene)
}

// A card that is looked at, by the mouse or by the keyboard, lights up what it does once it is picked, and nothing else; whether
// nothing was picked before or something that goes with it.
func TestACardThatIsLookedAtLightsUpWhatItCanDo(t *testing.T) {
	for name, first := range map[string][]any{"nothing picked": nil, "build": {thing.Of(engine.Build)}, "a tile": {thing.Of(engine.CoalMine)}} {
		changed := 0
		for _, entries := range []int{2, 12, 43} {
			w := sit(t, game(t, 2, entries))
			cards := w.position.Players[engine.HumanSeat].HandLen()
			w.mode = newChoosing(w.Scene)
			for _, act := range first {
				w.Do(act)
			}
			for i := range cards {
				before := w.board().Marks
				w.env.Pointer = widget.Pointer{Hover: "card:" + string(rune('1'+i))}
				pointed := w.board().Marks
				w.env.Pointer = widget.Pointer{Focus: w.env.Pointer.Hover, Keyed: true}
				if w.board().Marks != pointed {
					t.Errorf("%s: card %d lights up otherwise for the keyboard", name, i+1)
				}
				w.env.Pointer = widget.Pointer{}
				if pointed.Picked != before.Picked {
					t.Errorf("%s: card %d is picked by looking", name, i+1)
				}
				w.Do(hand.Card{Index: i})
				picked := w.board().Marks
				w.Do(hand.Card{Index: i})
				if pointed.Open != picked.Open {
					t.Errorf("%s: card %d lights up %v, and when it is picked %v", name, i+1, pointed.Open, picked.Open)
				}
				if pointed.Open != before.Open {
					changed++
				}
			}
		}
		if changed < 5 {
			t.Errorf("%s: only %d cards change what is lit", name, changed)
		}
	}
}

// raised are the positions in the hand of the cards that stand out.
func (w *watcher) raised() (list []int) {
	shown := w.mode.moment()
	c := widget.New(w.env)
	for i, picked := range w.models(c, wideRooms(c.Whole(), topHigh, 2, false), &shown).hand.Picked {
		if picked {
			list = append(list, i)
		}
	}
	return list
}

func TestOfTwoLikeCardsTheOneThatIsClickedRises(t *testing.T) {
	w := sit(t, game(t, 2, 0))
	w.put("you: card:cannock, card:iron, card:dudley, card:cannock, money 30")
	for _, step := range []struct {
		act  any
		want []int
	}{
		{hand.Card{Index: 3}, []int{3}},
		{hand.Card{Index: 0}, []int{0}}, // instead of the one like it
		{hand.Card{Index: 1}, []int{1}},
		{hand.Card{Index: 1}, nil},
		{hand.Card{Index: 3}, []int{3}},
		{hand.Card{Index: 3}, nil},
		{thing.Of(notation.CardNamed(w.game.Game, "cannock")), []int{3}}, // in the panel they are one
		{panel.Back{}, nil},
		{thing.Of(notation.CardNamed(w.game.Game, "iron")), []int{1}},
		{hand.Card{Index: 1}, nil},
	} {
		w.Do(step.act)
		if got := w.raised(); !slices.Equal(got, step.want) {
			t.Errorf("after %v, %v stands out, want %v", step.act, got, step.want)
		}
	}
}

// What is lit tells first what a click there leads to, with the price that the engine takes.
func TestWhatIsLitTellsWhatCanBeDoneThere(t *testing.T) {
	const shop = "you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1=1, card:coal, card:dudley, money 20"
	for name, c := range map[string]struct{ position, on, want string }{
		"a tile": {"you: card:wild-location, money 30", "dudley.1", "Build coal mine I here for £5."},
		"one of two tiles": {"you: card:coventry, birmingham_coventry, birmingham_oxford, money 30", "coventry.2",
			"Build manufacturer I here for £8 and 1 coal: £9 in all."},
		"with iron from the market": {"you: card:coalbrookdale, money 30; iron 4", "coalbrookdale.1", "Build brewery I here for £5 and 1 iron: £9 in all."},
		"in place of one's own": {"you: iron1@coventry.3!, birmingham_coventry, birmingham_oxford, card:iron, money 30", "coventry.3",
			"Build iron works II in place of this tile for £7 and 1 coal: £8 in all."},
		"a canal": {"you: cotton1@worcester.1, card:coal, money 20", "gloucester_worcester", "Place a link here for £3."},
		"a railway": {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_oxford, card:coal, money 40", "birmingham_redditch",
			"Place a link here for £5 and 1 coal: £6 in all."},
		"a sale":                 {shop, "worcester.1", "Sell it to Gloucester's left tile with 1 barrel of beer: income 5 to 9 spaces on, 6 VP more at the era's end."},
		"a merchant who buys":    {shop, "to:gloucester.1", "Sell cotton mill I (Worcester, left space) here with 1 barrel of beer: income 5 to 9 spaces on, 6 VP more at the era's end."},
		"where nothing is lit":   {shop, "to:oxford.1", ""},
		"a space out of reach":   {shop, "leek.1", ""},
		"a location as a whole":  {shop, "worcester", ""},
		"a line of another game": {shop, "derby_nottingham", ""},
	} {
		t.Run(name, func(t *testing.T) {
			w := sit(t, game(t, 2, 0))
			w.put(c.position)
			on := roomtest.Thing(t, w.game.Game, c.on)
			got := w.mode.(*choosing).offers(on)
			if c.want == "" && len(got) > 0 || c.want != "" && !slices.Contains(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if tip := w.About(on); len(got) > 0 && !slices.Equal(tip.Lines[:len(got)], got) || len(tip.Lines) == len(got) {
				t.Errorf("the tip is %q", tip.Lines)
			}
		})
	}
}

// What is told at a port once it is picked is its own sale alone.
func TestAPickedPortTellsWhatItTakes(t *testing.T) {
	r, err := played.Of(played.Lancashire(), played.OfLancashire(2), 0)
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	w.put("you: cotton1@preston.1, fleetwood_preston, lancaster_preston, port1@fleetwood.1, card:wigan, money 60; automa: port1@lancaster.1")
	port := roomtest.Thing(t, w.game.Game, "fleetwood.1")
	want := []string{"Sell cotton mill I (Preston, upper left space) here: income 8 spaces on, 10 VP more at the era's end."}
	for _, click := range []string{"preston.1", "to:fleetwood.1"} {
		w.Do(roomtest.Thing(t, w.game.Game, click))
		if got := w.mode.(*choosing).offers(port); !slices.Equal(got, want) {
			t.Errorf("after a click on %s: %q, want %q", click, got, want)
		}
	}
}

// No tip leaves the window or covers what it is about, nor the location or the line that is pointed at; that of a card leaves
// free what the card lights up.
func TestNoTipCoversWhatItIsAbout(t *testing.T) {
	asked := func(t *testing.T) *watcher { return sit(t, game(t, 2, 43)) }
	tips := 0
	for name, at := range map[string]func(*testing.T) *watcher{
		"first turn":  func(t *testing.T) *watcher { return sit(t, game(t, 2, 0)) },
		"asked":       asked,
		"rail":        func(t *testing.T) *watcher { return sit(t, game(t, 5, 33)) },
		"closer":      func(t *testing.T) *watcher { w := asked(t); w.view(); w.Do(zoom{3}); return w },
		"mat":         func(t *testing.T) *watcher { w := asked(t); w.Do(mats.Show{}); return w },
		"Automa":      func(t *testing.T) *watcher { w := automas(t, 7); w.Do(theatre.Next{}); return w },
		"largest":     func(t *testing.T) *watcher { w := asked(t); w.env.Reading = 1.3; return w },
		"card picked": func(t *testing.T) *watcher { w := asked(t); w.Do(hand.Card{}); return w },
	} {
		w := at(t)
		w.env.Size, _ = view.Fit(1280, 720, 1)
		w.passAll()
		v := w.view()
		for i := range v.Targets {
			target := &v.Targets[i]
			tip := w.About(target.About)
			if target.About == nil || tip.Empty() {
				continue
			}
			tips++
			c := widget.New(w.env)
			c.Tip(target.Area, target.Clear, tip)
			box := c.View.Items[0].Area
			switch _, about := target.About.(thing.Thing); {
			case !view.Whole(w.env.Size).Holds(box):
				t.Errorf("%s: the tip about %s at %v is out of the window: %v", name, target.ID, target.Area, box)
			case box.Meets(target.Area):
				t.Errorf("%s: the tip about %s at %v covers it: %v", name, target.ID, target.Area, box)
			case about && box.Meets(target.Clear):
				t.Errorf("%s: the tip about %s covers some of %v: %v", name, target.ID, target.Clear, box)
			}
		}
	}
	if tips < 1000 {
		t.Errorf("only %d tips were looked at", tips)
	}
}

// The stage shows the tip where the target wants it.
func TestTheTipOfACardLeavesTheBoardFree(t *testing.T) {
	w := sit(t, game(t, 2, 43))
	w.passAll()
	st := stage.New(w, *w.env)
	in := stage.Input{Size: w.env.Size, Pixel: 1}
	before := w.view()
	in.Cursor = before.Target("card:1").Area.Middle()
	for range 3 {
		in.Now += w.at + 1e9
		st.Update(in)
	}
	v, _ := st.View()
	i := slices.IndexFunc(v.Items, func(item view.Item) bool { return strings.HasSuffix(item.Text, " card") && item.Size > 20 })
	if i < 1 {
		t.Fatalf("no tip is shown in %q", roomtest.Texts(v))
	}
	if room := wideRooms(widget.New(w.env).Whole(), topHigh, 2, false).board; v.Items[i-1].Area.Meets(room) {
		t.Errorf("the tip at %v lies over the board at %v", v.Items[i-1].Area, room)
	}
}
