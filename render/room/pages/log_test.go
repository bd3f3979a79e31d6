package pages_test

import (
	"strconv"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func rows(v *view.View) (ids []string) {
	for _, target := range v.Targets {
		if _, err := strconv.Atoi(strings.TrimPrefix(target.ID, "log:")); err == nil {
			ids = append(ids, target.ID)
		}
	}
	return ids
}

func TestLogShowsTheNewestAndLaysOutOnlyWhatIsSeen(t *testing.T) {
	r := game(t, played.Medium(7), -1)
	c := canvas(t)
	l := logOf(c, r)
	l.View(c, side(c), r, pages.Close{})
	got, n := rows(&c.View), len(r.Entries())
	if len(got) == 0 || got[len(got)-1] != "log:"+strconv.Itoa(n-1) {
		t.Errorf("%v are seen of %d entries", got, n)
	}
	if len(got) > 40 {
		t.Errorf("%d of %d rows are laid out", len(got), n)
	}
}

func TestLogStaysAtTheNewestUnlessItWasScrolled(t *testing.T) {
	short, long := game(t, played.Medium(7), 60), game(t, played.Medium(7), 70)
	for _, scrolled := range []bool{false, true} {
		c := canvas(t)
		l := logOf(c, short)
		l.View(c, side(c), short, pages.Close{})
		if scrolled {
			l.Do(view.Wheel{ID: "log", Steps: 3})
		}
		l.Update(words.In(c.Words), long)
		c = canvas(t)
		l.View(c, side(c), long, pages.Close{})
		if c.View.Target("log:69") == nil != scrolled {
			t.Errorf("scrolled %v: %v are seen", scrolled, rows(&c.View))
		}
	}
}

func TestLogCanBeBroughtBackToTheNewest(t *testing.T) {
	r := game(t, played.Medium(7), 60)
	c := canvas(t)
	l := logOf(c, r)
	l.View(c, side(c), r, pages.Close{})
	l.Do(view.Wheel{ID: "log", Steps: 3})
	l.Newest()
	c = canvas(t)
	l.View(c, side(c), r, pages.Close{})
	if c.View.Target("log:59") == nil {
		t.Errorf("%v are seen", rows(&c.View))
	}
}

func TestLogLeadsToEveryPosition(t *testing.T) {
	r := game(t, played.Medium(7), 12)
	c := canvas(t)
	l := logOf(c, r)
	l.View(widget.New(c.Env), side(c), r, pages.Close{})
	l.Do(view.Wheel{ID: "log", Steps: 100})
	l.View(c, side(c), r, pages.Close{})
	for id, want := range map[string]any{"log:-1": pages.ShowAt{Entries: 0}, "log:3": pages.ShowAt{Entries: 4}} {
		if target := c.View.Target(id); target == nil || target.Act != want {
			t.Errorf("%s: %+v, want %+v", id, target, want)
		}
	}
	if c.View.Target("log:play") != nil {
		t.Error("one can play on from now as from a past position")
	}
	l.Do(pages.ShowAt{Entries: 4})
	c = canvas(t)
	l.View(c, side(c), r, pages.Close{})
	for id, want := range map[string]any{
		"log:play": pages.PlayFrom{Entries: 4}, "log:watch": pages.Watch{Entry: 3}, "log:now": pages.BackToNow{},
	} {
		if target := c.View.Target(id); target == nil || target.Act != want {
			t.Errorf("%s: %+v, want %+v", id, target, want)
		}
	}
	if c.View.Keys["up"] != (pages.ShowAt{Entries: 3}) || c.View.Keys["down"] != (pages.ShowAt{Entries: 5}) {
		t.Errorf("the arrows do %v and %v", c.View.Keys["up"], c.View.Keys["down"])
	}
}

func TestLogSaysWhenPlayingOnIsPractice(t *testing.T) {
	r := game(t, played.Medium(7), 30)
	last := len(r.Entries())
	for entries, want := range map[int]bool{4: true, last: false} {
		c := canvas(t)
		l := logOf(c, r)
		l.Do(pages.ShowAt{Entries: entries})
		l.View(c, side(c), r, pages.Close{})
		if got := says(&c.View, "practice"); got != want {
			t.Errorf("after %d entries: %v", entries, got)
		}
	}
}

func TestLogBringsAShownEntryIntoView(t *testing.T) {
	r := game(t, played.Medium(7), -1)
	c := canvas(t)
	l := logOf(c, r)
	for _, entries := range []int{0, 40, len(r.Entries()), 1} {
		l.Do(pages.ShowAt{Entries: entries})
		c = canvas(t)
		l.View(c, side(c), r, pages.Close{})
		if c.View.Target("log:"+strconv.Itoa(entries-1)) == nil {
			t.Errorf("after %d entries: %v are seen", entries, rows(&c.View))
		}
	}
}

// A log that was made in one language is read in another once that is spoken, at the same place.
func TestLogIsReadInTheLanguageThatIsSpoken(t *testing.T) {
	r := game(t, played.Medium(7), 12)
	before, c := canvas(t), canvas(t)
	german, err := words.New(r.Game(), "de")
	if err != nil {
		t.Fatal(err)
	}
	c.Words = german
	l := logOf(before, r)
	l.Do(pages.ShowAt{Entries: 6})
	l.View(before, side(before), r, pages.Close{})
	l.Update(german, r)
	l.View(c, side(c), r, pages.Close{})
	if !says(&c.View, "Du") || says(&c.View, "You ") || l.Shown != 6 {
		t.Errorf("after %d entries it says %v", l.Shown, roomtest.Texts(&c.View))
	}
}

func TestLogUnfoldsTheWholeTurn(t *testing.T) {
	r := game(t, played.Medium(7), 4)
	at := 0
	for !r.Entries()[at].Automa() {
		at++
	}
	c := canvas(t)
	l := logOf(c, r)
	for _, open := range []bool{false, true, false} {
		c = canvas(t)
		l.View(c, side(c), r, pages.Close{})
		if got := says(&c.View, "The back of the next card"); got != open {
			t.Errorf("open %v: %v", open, roomtest.Texts(&c.View))
		}
		fold := c.View.Target("log:fold:" + strconv.Itoa(at))
		if fold == nil || !l.Do(fold.Act) {
			t.Fatalf("the turn cannot be unfolded: %+v", fold)
		}
	}
}

func TestLogFollowsAnotherHistory(t *testing.T) {
	r := game(t, played.Medium(7), 9)
	c := canvas(t)
	l := logOf(c, r)
	for !r.Position().AutomasTurn() && r.Position().Decision != engine.ChooseAction {
		r.Undo()
	}
	r.Undo()
	var pass engine.Choice
	for _, choice := range r.Game().Choices(&r.Position().State, nil) {
		if choice.Verb == engine.Pass {
			pass = choice
		}
	}
	n := len(r.Entries())
	if why := r.Choose(pass); !why.OK() {
		t.Fatal(why)
	}
	l.Update(words.In(c.Words), r)
	l.View(c, side(c), r, pages.Close{})
	if got := rows(&c.View); got[len(got)-1] != "log:"+strconv.Itoa(n) || !says(&c.View, "Passed.") {
		t.Errorf("%v are listed: %v", got, roomtest.Texts(&c.View))
	}
}

func TestSummariesAreShort(t *testing.T) {
	r := game(t, played.Medium(3), -1)
	w := words.In(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1).Words)
	for i := range r.Entries() {
		e := &r.Entries()[i]
		text := pages.Summary(w, r.Game().Game, e)
		if text == "" || strings.ContainsAny(text, "{}") || len(text) > 260 || !strings.HasSuffix(text, ".") {
			t.Errorf("entry %d: %q", i, text)
		}
	}
}

func BenchmarkLog(b *testing.B) {
	r := game(b, played.Medium(7), -1)
	e := roomtest.Env(b, played.Birmingham(), roomtest.Least, 1)
	l := pages.NewLog()
	l.Update(words.In(e.Words), r)
	for b.Loop() {
		c := widget.New(e)
		l.Update(words.In(e.Words), r)
		l.View(c, side(c), r, pages.Close{})
	}
}
