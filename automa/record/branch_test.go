package record_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/engine"
)

func TestAfter_IsEveryPosition_UndoneOnesToo(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRecord(t, rt)
		end, entries := *r.Position(), slices.Clone(r.Entries())
		for range rapid.IntRange(0, 20).Draw(rt, "undone") {
			r.Undo()
		}
		if len(r.All()) != len(entries) {
			rt.Fatalf("%d entries with the undone ones, %d were made", len(r.All()), len(entries))
		}
		for i := range entries {
			if *r.After(i) != entries[i].Before {
				rt.Fatalf("after %d entries is not before entry %d", i, i)
			}
		}
		if *r.After(len(entries)) != end || *r.After(len(r.Entries())) != *r.Position() {
			rt.Fatal("after the last entry is not the position")
		}
		*r.After(0) = end // a copy
		if len(entries) > 0 && *r.After(0) != entries[0].Before {
			rt.Fatal("the record can be changed through what it gave out")
		}
	})
}

func TestBranch_PlaysOnFromThere_AndLeavesTheOriginal(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRecord(t, rt)
		for range rapid.IntRange(0, 5).Draw(rt, "undone") {
			r.Undo()
		}
		text, all := r.Marshal(), slices.Clone(r.All())
		n := rapid.IntRange(0, len(all)).Draw(rt, "entries")
		branch := r.Branch(n)
		if *branch.Position() != *r.After(n) || len(branch.Entries()) != n || branch.CanRedo() || branch.Game() != r.Game() {
			rt.Fatal("it does not begin after those entries")
		}
		more := rapid.IntRange(0, 20).Draw(rt, "decisions")
		play(t, branch, sensible, rapid.Uint64().Draw(rt, "play"), more)
		play(t, r.Branch(n), reckless, 1, 10)
		play(t, r, sensible, 7, 3)
		if again := loaded(rt, branch.Marshal()); *again.Position() != *branch.Position() {
			rt.Fatal("saved and loaded, the branch leads to another position")
		}
		for i := range branch.Entries()[:n] {
			if e := &branch.Entries()[i]; e.Before != all[i].Before || e.Choice != all[i].Choice {
				rt.Fatalf("entry %d of the branch is another", i)
			}
		}
		untouched := loaded(rt, text)
		if got := r.Branch(len(untouched.Entries())).Marshal(); !r.Header().Practice && !bytes.Equal(practiceOff(got), practiceOff(text)) {
			rt.Fatalf("the original reads\n%s\nand not\n%s", got, text)
		}
	})
}

// practiceOff leaves out the mark, and the check sums with it.
func practiceOff(text []byte) []byte {
	return bytes.Replace([]byte(unchecked(string(text))), []byte("\npractice\n"), []byte("\n"), 1)
}

func TestBranch_IsPracticeIfItLeavesOutWhatWasShown(t *testing.T) {
	r := started(t, solo("easy", 1))
	chooseFirst(t, r, engine.Pass) // 1: the only action of the turn
	r.AutomaTurn()                 // 2
	chooseFirst(t, r, engine.Loan) // 3: nothing is shown by the first of two actions
	for n, want := range []bool{true, true, false, false} {
		branch := r.Branch(n)
		if got := branch.Header().Practice; got != want {
			t.Errorf("after %d entries practice is %t", n, got)
		}
	}
	if r.Header().Practice {
		t.Error("the original has become practice")
	}
	r.Undo()
	r.Undo() // the Automa's turn: now it is practice
	if !r.Branch(1).Header().Practice || !r.Branch(3).Header().Practice {
		t.Error("a branch of practice is no practice")
	}
}

func TestUndoCosts_SaysBeforehandWhatUndoDoes(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRecord(t, rt)
		for {
			before, costs := r.Header().Practice, r.UndoCosts()
			undone := r.Undo()
			if became := !before && r.Header().Practice; became != costs {
				rt.Fatalf("it was said that undo costs: %t; it made the game practice: %t", costs, became)
			}
			if !undone {
				return
			}
		}
	})
}

// What a window does for "down to the start of your turn": undo as long as it costs nothing.
func TestUndoCosts_StopsAtTheStartOfTheTurn(t *testing.T) {
	r := started(t, solo("easy", 1))
	chooseFirst(t, r, engine.Pass)
	r.AutomaTurn()
	start := *r.Position()
	chooseFirst(t, r, engine.Loan)
	for r.CanUndo() && !r.UndoCosts() {
		r.Undo()
	}
	if *r.Position() != start || r.Header().Practice {
		t.Error("undoing what costs nothing does not end at the start of the turn")
	}
}

func TestLine_IsWhatStandsInTheRecord(t *testing.T) {
	r := started(t, solo("medium", 4))
	play(t, r, sensible, 4, 60)
	text := string(r.Marshal())
	for i := range r.All() {
		if !strings.Contains(text, r.Line(i)) {
			t.Fatalf("entry %d: %q is not in\n%s", i, r.Line(i), text)
		}
	}
	r.Undo()
	if last := r.Line(len(r.All()) - 1); !strings.Contains(text, last) {
		t.Errorf("what is undone is told as %q", last)
	}
}
