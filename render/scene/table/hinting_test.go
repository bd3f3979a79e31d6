package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/topbar"
)

// never is a clock by which there is no time to spare.
func never() bool { return false }

// hint asks for a hint, reads the warning, asks again, and lets it think until it has thought enough.
func (w *watcher) hint() *hinting {
	w.t.Helper()
	w.askTwice()
	for w.Thinking() {
		w.pass()
		w.Think(func() bool { return true })
	}
	return w.mode.(*choosing).hint
}

func (w *watcher) askTwice() {
	w.t.Helper()
	w.Do(panel.AskHint{})
	if w.rec.Header().Hinted || w.Thinking() || len(w.notices) != 1 {
		w.t.Fatalf("asked once: %+v, %q", w.rec.Header(), w.notices)
	}
	w.Do(panel.AskHint{})
	if !w.rec.Header().Hinted || !w.Thinking() || len(w.notices) != 0 {
		w.t.Fatalf("asked twice: %+v, thinking %v, %q", w.rec.Header(), w.Thinking(), w.notices)
	}
}

// In a game with hints, the next one is thought about while the person thinks: asked for after that, it is there at once, and is the one
// that is found else. In a game without, nothing is thought about unasked.
func TestAHintIsThereAtOnceForThoseWhoAskForThem(t *testing.T) {
	asked := sit(t, game(t, 2, 12))
	late := asked.hint()
	for _, hinted := range []bool{false, true} {
		w := sit(t, game(t, 2, 12))
		if hinted {
			w.rec.MarkHinted()
		}
		parts := 0
		for w.at < restLong+thinkMost+2*time.Second {
			if w.pass(); w.Thinking() {
				w.Think(never)
				parts++
			}
		}
		ch := w.mode.(*choosing)
		if hinted != (parts > 0) || ch.hint != nil {
			t.Fatalf("hinted %t: it thinks %d times unasked, and shows %v", hinted, parts, ch.hint)
		}
		if !hinted {
			continue
		}
		w.Do(panel.AskHint{})
		w.Think(func() bool { return true })
		if ch.hint == nil || ch.hint.panel.Thinking || ch.hint.search.Choice() != late.search.Choice() {
			t.Errorf("it is not there: %+v", ch.hint)
		}
	}
}

// A hint warns, marks the game, previews the best choice with its bill, lists others that can be previewed, and makes none.
func TestAHintPreviews(t *testing.T) {
	for _, at := range []int{0, 12, 43} {
		w := sit(t, game(t, 2, at))
		h := w.hint()
		ch := w.mode.(*choosing)
		if len(h.panel.List) < 2 || len(h.panel.List) > 4 || h.panel.Sure == "" || len(w.rec.Entries()) != at {
			t.Fatalf("after %d: %+v, %d entries", at, h.panel, len(w.rec.Entries()))
		}
		for i, c := range h.panel.List {
			if i > 0 {
				w.Do(panel.ShowHinted{Choice: c.Choice})
			}
			ready, ok := ch.panel.Ready()
			if _, billed := ch.panel.Bill(); c.Verb != engine.Done && (!ok || !billed || ready != c.Choice) {
				t.Errorf("after %d: %s is previewed as %+v, %v", at, c.Text, ready, ok)
			}
			if why := w.game.Why(&w.position.State, c.Choice); !why.OK() {
				t.Errorf("after %d: %s is not legal", at, c.Text)
			}
		}
		v := w.view()
		text := strings.Join(roomtest.Texts(&v), " ")
		if !strings.Contains(text, h.panel.Sure) || !strings.Contains(text, "with hints") {
			t.Errorf("after %d it does not show %q: %s", at, h.panel.Sure, text)
		}
		figures := func() bool {
			return len(h.panel.Why) > 0 && slices.Contains(w.view().Said, h.panel.Why[0])
		}
		if len(h.panel.Words) > 0 && !strings.Contains(text, h.panel.Words[0][:12]) || figures() {
			t.Errorf("after %d it does not tell %q first: %s", at, h.panel.Words, text)
		}
		if w.Do(panel.FoldHint{}); figures() != (len(h.panel.Why) > 0) {
			t.Errorf("after %d the figures do not unfold", at)
		}
		w.Do(panel.AskHint{})
		if ch.hint != nil {
			t.Error("asked again it does not go away")
		}
		w.Do(topbar.Undo{})
		w.Do(topbar.Undo{})
		if !w.rec.Header().Hinted {
			t.Error("the mark is taken back")
		}
	}
}

// However little time there is to spare, the table goes on; it plays one future at a time then, and is not idle while it thinks.
func TestThinkingDoesNotBlock(t *testing.T) {
	w := sit(t, game(t, 2, 12))
	w.askTwice()
	h := w.mode.(*choosing).hint
	for i := range 3 {
		w.Think(never)
		if h.search.Futures() > 4 {
			t.Errorf("%d: %d futures at once", i, h.search.Futures())
		}
	}
	calls := 0
	w.Think(func() bool { calls++; return true })
	if calls != mostParts {
		t.Errorf("%d futures in one go, by a clock that stands", calls)
	}
	w.Hold(w.at + time.Hour) // nobody sees the table
	if w.Thinking() {
		t.Error("it thinks behind a page")
	}
	w.at += time.Hour
	w.pass()
	if !w.Thinking() {
		t.Error("it has forgotten")
	}
}

// Where futures take long it is thought longer, but not for ever: what is told in the usual time would be of too few.
func TestASlowMachineThinksLonger(t *testing.T) {
	w := sit(t, game(t, 2, 12))
	w.askTwice()
	h := w.mode.(*choosing).hint
	began := w.at
	for w.Thinking() {
		w.pass()
		w.Think(never)
	}
	if long, seen := w.at-began, h.search.Futures(); seen <= leastSeen || long <= thinkLong || long < thinkMost && seen <= wanted {
		t.Errorf("%d futures in %v", seen, long)
	}
	fast := sit(t, game(t, 2, 12))
	began = fast.at
	fast.hint()
	if long := fast.at - began; long > 2*thinkLong {
		t.Errorf("where they are played at once it takes %v", long)
	}
}

// Esc, and H once more, end the thinking: what was found so far is told. What is chosen meanwhile ends it, too.
func TestThinkingCanBeStopped(t *testing.T) {
	for _, key := range []string{"back", "hint"} {
		w := sit(t, game(t, 2, 12))
		w.askTwice()
		w.Think(never)
		act, ok := w.view().Keys[key]
		if !ok {
			t.Fatalf("%s does nothing", key)
		}
		w.Do(act)
		if ch := w.mode.(*choosing); w.Thinking() || ch.hint == nil || len(ch.hint.panel.List) == 0 {
			t.Errorf("%s does not end it", key)
		}
	}
	picks := sit(t, game(t, 2, 12))
	picks.askTwice()
	picks.Do(thing.Of(engine.Develop))
	picks.Think(never)
	picks.Do(panel.AskHint{})
	if ch := picks.mode.(*choosing); ch.hint.panel.Thinking || !ch.picked.Has(thing.Of(engine.Develop)) {
		t.Error("what was picked meanwhile is gone")
	}
	w := sit(t, game(t, 2, 12))
	w.askTwice()
	w.Do(panel.Confirm{Choice: w.mode.(*choosing).question.Choices[0]})
	if w.Thinking() || w.Think(never) {
		t.Error("it thinks about what is chosen already")
	}
}

// There are no hints in replays, in what is looked back at, and while the Automa's turn is shown.
func TestNoHintWhereNothingIsAsked(t *testing.T) {
	w := sit(t, game(t, 2, 43))
	if w.view().Keys["hint"] == nil {
		t.Fatal("there is none at the table")
	}
	w.lookBack(5)
	if w.view().Keys["hint"] != nil {
		t.Error("there is one for what was")
	}
	w.Replay()
	if w.view().Keys["hint"] != nil {
		t.Error("there is one in a replay")
	}
	if w := sit(t, game(t, 11, -1)); w.view().Keys["hint"] != nil {
		t.Error("there is one when the game is over")
	}
}
