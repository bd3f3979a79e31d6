package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/decks"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/film"
)

// changing is a game in which the era changes, at the beginning of that.
func changing(t *testing.T) *watcher {
	t.Helper()
	w := counted(t, 1)
	for w.on().frame().Kind != film.EraChange {
		w.on().skip()
	}
	return w
}

// What was counted keeps its VP in sight, each once; the links that bring them stay until the era changes.
func TestTable_VPRiseWhereTheyAreScored(t *testing.T) {
	w := counted(t, 1)
	before, last := w.on().frame().Before, 0
	for w.pass(); w.on().counts(); w.pass() {
		b := w.board()
		if len(b.Badges) < last {
			t.Fatalf("of %d badges %d are left", last, len(b.Badges))
		}
		last = len(b.Badges)
		at := map[thing.Thing]bool{}
		for _, badge := range b.Badges {
			if !badge.Points || !strings.HasPrefix(badge.Text, "+") && badge.Text != "0" || at[badge.On] {
				t.Fatalf("a badge reads %+v", badge)
			}
			at[badge.On] = true
		}
		if newest := b.Badges[last-1]; newest.Risen >= 1 {
			t.Fatalf("%+v stands there before it rises", newest)
		}
		for seat := range before.Players {
			if b.Change == nil || b.Change.Before.Players[seat].Links != before.Players[seat].Links {
				t.Fatal("a link is gone before the era has changed")
			}
		}
	}
	if last < 5 {
		t.Errorf("only %d badges", last)
	}
	w.passAll()
	for _, badge := range w.board().Badges {
		if badge.Risen != 1 {
			t.Errorf("%+v is still rising at the end", badge)
		}
	}
}

// First links and tiles leave, then the sun crosses, then rails are laid: each after the other, in 0.8 s.
func TestTable_TheErasChangeInThreePartsAfterTheCounting(t *testing.T) {
	for name, w := range map[string]*watcher{"birmingham": changing(t), "lancashire": changingIn(t, "lancashire"), "brass": changingIn(t, "brass")} {
		from := w.at
		parts := func(c *board.Change) [3]float64 { return [3]float64{c.Leave, c.Sun, c.Rails} }
		var ends [3]time.Duration
		last := [3]float64{}
		for w.pass(); w.Moving(); w.pass() {
			now := parts(w.board().Change)
			for i, part := range now {
				if part < last[i] || i > 0 && part > 0 && now[i-1] < 1 {
					t.Fatalf("%s: %v after %v", name, now, last)
				}
				if part == 1 && ends[i] == 0 {
					ends[i] = w.at - from
				}
			}
			last = now
		}
		for i, end := range ends[:2] {
			if want := time.Duration(i+1) * 800 * time.Millisecond; end < want || end > want+100*time.Millisecond {
				t.Errorf("%s: part %d ends after %v", name, i+1, end)
			}
		}
		if took := w.at - from; took > 2500*time.Millisecond || parts(w.board().Change) != [3]float64{1, 1, 1} {
			t.Errorf("%s: %v after %v", name, parts(w.board().Change), took)
		}
		v := w.view()
		if !slices.Contains(roomtest.Texts(&v), "The Rail Era") {
			t.Errorf("%s: the new era is not named", name)
		}
	}
}

// changingIn is a game on another map in which the era changes, at the beginning of that.
func changingIn(t *testing.T, id string) *watcher {
	t.Helper()
	r, err := played.Of(decks.Game(id), played.MediumOf(decks.Game(id), 4), -1)
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	for i := range r.Entries() {
		f := film.Of(w.game, &r.Entries()[i])
		if n := slices.IndexFunc(f.Frames, func(f film.Frame) bool { return f.Kind == film.EraChange }); n >= 0 {
			w.replay(i, i, false)
			w.on().seek(film.Cursor{Frame: n})
			return w
		}
	}
	t.Fatalf("in %s the era never changes", id)
	return nil
}

// Any key that does nothing else ends the moment at once, and with reduced motion there is none; the era is named all the same.
func TestTable_TheChangeOfTheErasIsSkipped(t *testing.T) {
	w := changing(t)
	w.pass()
	v := w.view()
	w.Do(v.Otherwise)
	still := changing(t)
	still.Set("normal", true)
	still.on().seek(still.on().at)
	for _, w := range []*watcher{w, still} {
		w.pass()
		c := w.board().Change
		if w.Moving() || c == nil || c.Leave+c.Sun+c.Rails != 3 {
			t.Errorf("it goes on: %+v", c)
		}
		v := w.view()
		if w.on().frame().Kind != film.EraChange || !slices.Contains(roomtest.Texts(&v), "The Rail Era") {
			t.Error("the new era is not named")
		}
	}
}

// A lamp comes up in 160 ms below what is lit, those that are on already stay so, and with reduced motion all are on at once.
func TestTable_LampsComeUp(t *testing.T) {
	w := sit(t, game(t, 2, 12))
	g := w.game
	first, second := thing.Of(notation.SpaceNamed(g.Game, "coventry.1")), thing.Of(notation.SpaceNamed(g.Game, "leek.1"))
	light := func(lit ...thing.Thing) *board.Model {
		m := board.Model{}
		m.Marks.Open.Add(lit...)
		w.effects.fade.light(&m, w.now, w.reduced)
		return &m
	}
	if m := light(first); m.Dark != 1 || m.Lit.Has(first) || !w.Moving() {
		t.Errorf("a lamp that was just lit is dark to %v", m.Dark)
	}
	for range 5 {
		w.pass()
	}
	if m := light(first); m.Dark <= 0 || m.Dark >= 1 {
		t.Errorf("half way it is dark to %v", m.Dark)
	}
	if took := w.passAll(); took > 160*time.Millisecond || light(first).Dark != 0 {
		t.Errorf("it takes %v more", took)
	}
	if m := light(first, second); m.Dark != 1 || !m.Lit.Has(first) || m.Lit.Has(second) {
		t.Error("the lamp that is on comes up once more, or the other one does not")
	}
	w.Set("normal", true)
	if m := light(second); m.Dark != 0 || w.effects.fade.fade.On {
		t.Error("lamps come up slowly with reduced motion")
	}
}

// Any key ends a counting, and shows all of it.
func TestTable_AnyKeyEndsACounting(t *testing.T) {
	w := counted(t, 1)
	w.pass()
	v := w.view()
	w.Do(v.Otherwise)
	w.pass()
	if p := w.on(); p.at != p.lastOf(scores) || p.gliding() || len(w.board().Badges) < 5 {
		t.Errorf("at %v %d badges", p.at, len(w.board().Badges))
	}
}

// roundOver is a game in which a round ends, with a new turn order and income, at the beginning of that.
func roundOver(t *testing.T) *watcher {
	t.Helper()
	h := played.Medium(3)
	h.Options.SpendingOrder = true
	r, err := played.Game(h, -1)
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	for i := range r.Entries() {
		f := film.Of(w.game, &r.Entries()[i])
		if n := slices.IndexFunc(f.Frames, func(f film.Frame) bool { return f.Kind == film.RoundEnd && f.Stages() == 2 }); n >= 0 {
			w.replay(i, i, false)
			w.on().seek(film.Cursor{Frame: n})
			return w
		}
	}
	t.Fatal("no round ends with two changes")
	return nil
}

// The end of a round takes 0.8 s whatever it brings, and then its page waits.
func TestTable_TheEndOfARoundIsShort(t *testing.T) {
	w := roundOver(t)
	p := w.on()
	w.pass()
	if p.left() < 0.9 {
		t.Errorf("at first %v is left", p.left())
	}
	last := p.left()
	from := w.at
	for w.pass(); w.Moving(); w.pass() {
		if left := p.left(); left > last {
			t.Fatalf("%v is left after %v", left, last)
		}
		last = p.left()
	}
	if took := w.at - from; took < 700*time.Millisecond || took > 900*time.Millisecond {
		t.Errorf("it takes %v", took)
	}
	if w.on() != p || p.frame().Kind != film.RoundEnd || p.left() != 0 || p.moment().Position.State != p.frame().After.State {
		t.Errorf("then %v is left of frame %v", p.left(), p.frame().Kind)
	}
}

// Any key that does nothing else ends it at once, and with reduced motion there is nothing to wait for.
func TestTable_TheEndOfARoundIsSkipped(t *testing.T) {
	w := roundOver(t)
	w.pass()
	v := w.view()
	if v.Otherwise != (screen.Hurry{}) {
		t.Fatalf("any key does %v", v.Otherwise)
	}
	w.Do(v.Otherwise)
	if w.pass(); w.Moving() || w.on().left() != 0 || w.on().frame().Kind != film.RoundEnd {
		t.Errorf("%v is left", w.on().left())
	}
	still := roundOver(t)
	still.Set("normal", true)
	still.on().seek(still.on().at)
	if lasted := still.passAll(); lasted > 100*time.Millisecond || still.on().left() != 0 {
		t.Errorf("with reduced motion %v is left after %v", still.on().left(), lasted)
	}
}

// overNow is a game whose end is being shown, at the moment in which its page opens.
func overNow(t *testing.T, still bool) *watcher {
	t.Helper()
	w := sit(t, game(t, 1, -1))
	w.Set("normal", still)
	w.pages = nil
	w.mode = newWatching(w.Scene, len(w.rec.Entries())-1)
	for n := 0; !w.pages.top().ofEnd(); n++ {
		if n == 10000 {
			t.Fatal("the game does not come to its end")
		}
		switch w.pass(); {
		case w.Mode() == "celebrating":
			w.Do(ceremony.GoOn{})
		case !w.Moving() && w.on() != nil:
			w.on().skip()
		}
	}
	return w
}

// When a game is over, the bars of its page rise in 0.8 s; any key ends that, and with reduced motion they stand there at once.
func TestTable_TheEndOfTheGameIsAMoment(t *testing.T) {
	w := overNow(t, false)
	v := w.view()
	if !v.Moving || w.pages.top().(*finalPage).final.Left != 1 || v.Otherwise != (screen.Hurry{}) {
		t.Errorf("at first %v is left, and any key does %v", w.pages.top().(*finalPage).final.Left, v.Otherwise)
	}
	before, last := w.at, w.pages.top().(*finalPage).final.Left
	for w.pass(); w.Moving(); w.pass() {
		if w.view(); w.pages.top().(*finalPage).final.Left > last {
			t.Fatalf("%v is left after %v", w.pages.top().(*finalPage).final.Left, last)
		}
		last = w.pages.top().(*finalPage).final.Left
	}
	if v = w.view(); w.pages.top().(*finalPage).final.Left != 0 || v.Moving || w.at-before < 700*time.Millisecond || w.at-before > 900*time.Millisecond {
		t.Errorf("%v is left after %v", w.pages.top().(*finalPage).final.Left, w.at-before)
	}
	skipped := overNow(t, false)
	skipped.pass()
	skipped.Do(screen.Hurry{})
	if v := skipped.view(); v.Moving || v.Otherwise != nil || skipped.pages.top().(*finalPage).final.Left != 0 {
		t.Errorf("skipped, %v is left", skipped.pages.top().(*finalPage).final.Left)
	}
	if still := overNow(t, true); still.view().Moving || still.pages.top().(*finalPage).final.Left != 0 {
		t.Errorf("with reduced motion %v is left", still.pages.top().(*finalPage).final.Left)
	}
}

// TestGhostsOnTheTracksFade: those of a choice come up within 160 ms and fade as long, and rest with reduced motion.
func TestGhostsOnTheTracksFade(t *testing.T) {
	var g ghostFade
	looked := tracks.After{Known: true}
	at := func(after tracks.After, ms int, still bool) tracks.Model {
		m, now := tracks.Model{After: after}, time.Duration(ms)*time.Millisecond
		g.fade.Tick(now)
		g.show(&m, now, still)
		return m
	}
	for _, c := range []struct {
		ms     int
		after  tracks.After
		before bool
		least  float64
		most   float64
	}{{1000, looked, false, 1, 1}, {1080, looked, false, 0.01, 0.99}, {1160, looked, false, 0, 0}, {2000, tracks.After{}, true, 0, 0},
		{2080, tracks.After{}, true, 0.01, 0.99}, {2160, tracks.After{}, false, 1, 1}} {
		if m := at(c.after, c.ms, false); m.Before.Known != c.before || m.Unseen < c.least || m.Unseen > c.most {
			t.Errorf("after %d ms %.2f is unseen, and the choice before it is seen: %v", c.ms, m.Unseen, m.Before.Known)
		}
	}
	at(looked, 2400, false)
	half := at(looked, 2460, false).Unseen
	if m := at(tracks.After{}, 2460, false); m.Unseen != half || !m.Before.Known {
		t.Errorf("ghosts of which %.2f was unseen fade from %.2f on", half, m.Unseen)
	}
	at(tracks.After{}, 2700, false)
	if m := at(looked, 3000, true); m.Unseen != 0 || g.fade.On {
		t.Errorf("with reduced motion %.2f is unseen", m.Unseen)
	}
}
