package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/sound"
)

// scoringAt is where the first or last scoring of a game begins.
func scoringAt(t *testing.T, w *watcher, last bool) film.Reached {
	t.Helper()
	found := film.Reached{Entry: -1}
	for i := range w.rec.Entries() {
		f := film.Of(w.game, &w.rec.Entries()[i])
		n := slices.IndexFunc(f.Frames, func(f film.Frame) bool { return scores(&f) })
		if n >= 0 && (last || found.Entry < 0) {
			found = film.Reached{Entry: i, Cursor: film.Cursor{Frame: n}}
		}
	}
	if found.Entry < 0 {
		t.Fatal("nothing is scored")
	}
	return found
}

// celebrated is a game at the moment in which the end of an era is celebrated.
func celebrated(t *testing.T, last, still bool) (*watcher, *celebrating) {
	t.Helper()
	w := sit(t, game(t, 11, -1))
	w.Set("normal", still)
	w.pass()
	w.TakeReached(scoringAt(t, w, last).Text(w.rec))
	m, ok := w.mode.(*celebrating)
	if !ok {
		t.Fatalf("the table is %s", w.Mode())
	}
	return w, m
}

func TestCelebrating_TheEndShowsAllLinksAndEveryPoint(t *testing.T) {
	w, m := celebrated(t, true, false)
	a := account.Of(w.rec)
	if first := m.model.Links; first[0].Seat == first[1].Seat || first[0].Seat != first[2].Seat {
		t.Errorf("the links of both sides do not take turns: %v", first)
	}
	var links [2]int
	for _, link := range m.model.Links {
		if !m.before.Players[link.Seat].Links.Has(link.Line) {
			t.Errorf("%v is not on the board", link)
		}
		links[link.Seat] += link.VP
	}
	for seat := range engine.AutomaSeat + 1 {
		if count := m.before.Players[seat].Links.Len(); count == 0 || links[seat] != a.By[account.RailLinks][seat] {
			t.Errorf("seat %d: %d links bring %d VP, not %d", seat, count, links[seat], a.By[account.RailLinks][seat])
		}
		if total := totalOf(&m.model.Sides[seat]); total != int(w.position.Players[seat].VP) {
			t.Errorf("seat %d has %d VP, not %d", seat, total, w.position.Players[seat].VP)
		}
		for _, p := range m.model.Sides[seat].Parts {
			if p.VP != a.By[p.Source][seat] {
				t.Errorf("seat %d: %s brings %d, not %d", seat, p.Source, p.VP, a.By[p.Source][seat])
			}
		}
	}
	lasted := w.passAll()
	if lasted > 4500*time.Millisecond || w.Mode() != "celebrating" {
		t.Errorf("after %v the table is %s", lasted, w.Mode())
	}
	v := w.view()
	text := strings.Join(roomtest.Texts(&v), "\n")
	title, caption := m.result.Title(w.words), m.caption(w.words)
	if v.Moving || v.Otherwise != nil || !strings.Contains(text, title) || !strings.Contains(text, caption) || caption == "" {
		t.Errorf("at rest it reads %s", text)
	}
	roomtest.CheckTips(t, &v, w.About)
	if w.heard[sound.Won]+w.heard[sound.Lost] != 1 {
		t.Errorf("heard were %v", w.heard)
	}
	w.Do(v.Target("ceremony:on").Act)
	if w.Mode() != "ended" || !w.pages.top().ofEnd() || !w.pages.top().moving() {
		t.Errorf("then the table is %s, with page %T", w.Mode(), w.pages.top())
	}
}

// What decided the game is where the winner gained most on the other side.
func TestCelebrating_WhatDecidedTheGame(t *testing.T) {
	var by [account.Sources]account.VP
	by[account.RailLinks], by[account.RailTiles], by[account.PutRight] = account.VP{50, 40}, account.VP{20, 60}, account.VP{99, 0}
	if got := decidedBy(&by, pages.Result{Second: engine.AutomaSeat}); got != account.RailLinks {
		t.Errorf("you win by %s", got)
	}
	if got := decidedBy(&by, pages.Result{Winner: engine.AutomaSeat}); got != account.RailTiles {
		t.Errorf("the Automa wins by %s", got)
	}
	if got := decidedBy(&[account.Sources]account.VP{}, pages.Result{Second: engine.AutomaSeat}); got != account.Sources {
		t.Errorf("an equal game was decided by %s", got)
	}
}

func TestCelebrating_AnyInputBringsTheLastPicture(t *testing.T) {
	w, m := celebrated(t, true, false)
	w.pass()
	v := w.view()
	if !v.Moving || v.Otherwise != (ceremony.Skip{}) || v.Keys["back"] != (ceremony.Skip{}) {
		t.Fatalf("any key does %v", v.Otherwise)
	}
	w.Do(v.Otherwise)
	w.pass()
	if v = w.view(); v.Moving || w.Moving() || w.mode != m {
		t.Error("it goes on")
	}
	still, _ := celebrated(t, true, true)
	still.pass()
	if other := still.view(); still.Moving() || other.Moving || !other.Equal(&v) {
		t.Error("with reduced motion it moves, or looks otherwise at last")
	}
	if w.Do(v.Keys["back"]); w.Mode() != "ended" || len(w.pages) > 0 {
		t.Errorf("from the last picture back leads to page %T, the table %s", w.pages.top(), w.Mode())
	}
}

// At a table of four the ceremony has a column for each seat, of all its VP, and says whose name won and by what.
func TestCelebrating_FourSeats(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.People, 4, 5, -1)
	if err != nil {
		t.Fatal(err)
	}
	table := sit(t, r)
	at := scoringAt(t, table, true)
	m := newCelebrating(table.Scene, at.Entry, film.Of(r.Game(), &r.Entries()[at.Entry]), at.Cursor)
	if len(m.model.Sides) != 4 || !m.model.Cheered {
		t.Fatalf("%d columns, a person won: %v", len(m.model.Sides), m.model.Cheered)
	}
	for seat := range m.model.Sides {
		if total := totalOf(&m.model.Sides[seat]); total != int(r.Position().Players[seat].VP) {
			t.Errorf("seat %d has %d in its column", seat, total)
		}
	}
	if title, caption := m.result.Title(table.words), m.caption(table.words); title != "Ada wins by 15" || !strings.Contains(caption, "Bo (") || !strings.Contains(caption, "Ada (") {
		t.Errorf("it says %q, %q", title, caption)
	}
}

func totalOf(s *ceremony.Side) (vp int) {
	for _, p := range s.Parts {
		vp += p.VP
	}
	return vp
}

// The Canal Era ends in less than three seconds, with what both sides have so far; then the eras change as ever.
func TestCelebrating_TheCanalEraEnds(t *testing.T) {
	w, m := celebrated(t, false, false)
	at := m.reach.Entry
	after := w.rec.After(at + 1)
	for seat := range engine.AutomaSeat + 1 {
		if total := totalOf(&m.model.Sides[seat]); total != int(after.Players[seat].VP) {
			t.Errorf("seat %d has %d VP, not %d", seat, total, after.Players[seat].VP)
		}
	}
	lasted := w.passAll()
	v := w.view()
	if lasted > 3*time.Second || m.model.Won || !slices.Contains(roomtest.Texts(&v), "The Canal Era ends") {
		t.Errorf("after %v it reads %v", lasted, roomtest.Texts(&v))
	}
	w.Do(v.Target("ceremony:on").Act)
	if p := w.on(); p == nil || p.entry != at || p.frame().Kind != film.EraChange || w.Mode() != "watching" {
		t.Errorf("then the table is %s", w.Mode())
	}
}

// A game that is opened again goes on where its end was left; one that was seen whole opens its last page at once.
func TestCelebrating_IsTakenUpAgain(t *testing.T) {
	w, _ := celebrated(t, true, false)
	w.pass()
	if reached := w.Reached(); reached != scoringAt(t, w, true).Text(w.rec) {
		t.Errorf("it would be taken up at %q", reached)
	}
	w.passAll()
	if w.Reached() != "" {
		t.Error("what was seen whole would be shown again")
	}
	again := sit(t, w.rec)
	if again.Mode() != "ended" || !again.pages.top().ofEnd() {
		t.Errorf("opened again, the table is %s", again.Mode())
	}
}

// While another page lies over it, the ceremony waits.
func TestCelebrating_WaitsBehindPages(t *testing.T) {
	w, m := celebrated(t, true, false)
	w.pass()
	part := m.clock.Part(w.now)
	w.pages.open(&menuPage{overPage: overPage{w.Scene}})
	for range 100 {
		w.pass()
	}
	if w.Do(pages.Close{}); m.clock.Part(w.now) != part || !m.clock.On {
		t.Errorf("it went on from %v to %v", part, m.clock.Part(w.now))
	}
}

// The board of a game that is over has the links that won it, and so has the log.
func TestEnded_TheLinksStayInSight(t *testing.T) {
	for _, g := range []string{"birmingham", "lancashire"} {
		r := game(t, 11, -1)
		if g == "lancashire" {
			var err error
			if r, err = played.Of(played.Lancashire(), played.OfLancashire(4), -1); err != nil {
				t.Fatal(err)
			}
		}
		w := sit(t, r)
		at := scoringAt(t, w, true)
		want := film.Of(w.game, &r.Entries()[at.Entry]).Frames[at.Frame].Before
		seen := func(when string) {
			for seat := range want.Players {
				if got := w.mode.moment().Position.Players[seat].Links; got != want.Players[seat].Links {
					t.Errorf("%s, %s: of %d links of seat %d %d are on the board", g, when, want.Players[seat].Links.Len(), seat, got.Len())
				}
			}
		}
		seen("at the end")
		w.Do(pages.ShowAt{Entries: len(r.Entries())})
		seen("looking back")
	}
}
