package record_test

import (
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
)

// until plays at random until somebody has a choice who is a person, or who is a rival.
func until(t *testing.T, r *record.Record, person bool) *industry.State {
	t.Helper()
	for seed := uint64(0); ; seed++ {
		s := r.Position()
		if _, isRival := r.Rival(); isRival != person && len(r.Game().Choices(s)) > 1 {
			return s
		}
		play(t, r, seed, 1)
	}
}

// choose makes the first choice with a verb.
func choose(t *testing.T, r *record.Record, v industry.Verb) {
	t.Helper()
	for _, c := range r.Game().Choices(r.Position()) {
		if c.Verb == v {
			if _, why := r.Choose(c); !why.OK() {
				t.Fatalf("%+v", why)
			}
			return
		}
	}
	t.Fatalf("there is no choice to %s", v)
}

// What a rival does shows how it would, so that to take it back is practice.
func TestUndo_BeforeARivalChoseCostsNothing(t *testing.T) {
	r := started(t, header(1))
	before := *until(t, r, true)
	made := len(r.Entries())
	choose(t, r, industry.Subsidy)
	if r.UndoCosts(len(r.Entries())) || !r.Undo() || *r.Position() != before || r.Header().Practice {
		t.Error("a subsidy alone cannot be taken back without cost")
	}
	if !r.Redo() || len(r.Entries()) != made+1 {
		t.Error("it was not done again")
	}
	until(t, r, false)
	play(t, r, 1, 1) // the rival
	if !r.UndoCosts(len(r.Entries())) {
		t.Error("what a rival did afterwards can be taken back without cost")
	}
	if r.Undo(); !r.Header().Practice {
		t.Error("the game is no practice")
	}
	again := load(t, r.Marshal())
	if !again.Header().Practice || again.CanRedo() {
		t.Error("practice is forgotten, or what was undone is not")
	}
}

// I6: which tokens are drawn is the only thing that nobody knows.
func TestUndo_AcrossADrawIsPractice(t *testing.T) {
	r := started(t, people(3, 7))
	for !record.Reveals(lastEvents(r)) {
		if r.UndoCosts(len(r.Entries())) {
			t.Fatal("before a draw, to undo costs something")
		}
		play(t, r, uint64(len(r.Entries())), 1)
	}
	if !r.UndoCosts(len(r.Entries())) || !r.Undo() || !r.Header().Practice {
		t.Error("to undo across a draw costs nothing")
	}
}

func lastEvents(r *record.Record) industry.Log {
	if n := len(r.Entries()); n > 0 {
		return r.Entries()[n-1].Events
	}
	return nil
}

// I10, I15: to pass without money and without a subsidy left, or to end a turn in which nothing can be paid, is no choice.
func TestAct_AnswersWhatIsNoChoice_AndIsUndoneWithWhatCameBefore(t *testing.T) {
	found := false
	for seed := uint64(0); seed < 40 && !found; seed++ {
		r := started(t, people(3, seed))
		for range 200 {
			if s := r.Position(); s.Phase == industry.Over {
				break
			}
			before, made := *r.Position(), len(r.Entries())
			list := r.Game().Choices(&before)
			if _, why := r.Act(list[int(seed+uint64(made))%len(list)]); !why.OK() {
				t.Fatalf("%+v", why)
			}
			if s := r.Position(); s.Phase != industry.Over && len(r.Game().Choices(s)) == 1 {
				t.Fatal("what is no choice is asked for")
			}
			if len(r.Entries()) > made+1 {
				found = true
				after := *r.Position()
				if !r.Undo() || *r.Position() != before || !r.Redo() || *r.Position() != after {
					t.Fatal("what followed without a choice is not undone and made again with it")
				}
			}
		}
	}
	if !found {
		t.Error("nothing was answered by itself")
	}
}

// A subsidy is taken at any time, by whoever is to pay for it; nobody takes one for a rival.
func TestAct_I23_NobodyTakesASubsidyForARival(t *testing.T) {
	r := started(t, header(5))
	h := r.Header()
	for seat, p := range h.Players[:h.Options.Seats] {
		c := industry.Choice{Verb: industry.Subsidy, Seat: industry.Seat(seat), Zone: industry.NoZone}
		_, why := r.Act(c)
		if why.OK() == p.IsRival() || why.OK() != r.Position().Subsidies[seat] {
			t.Errorf("seat %d, a rival: %v, is told %+v", seat+1, p.IsRival(), why)
		}
	}
}

func TestUndoAndRedo_GoThroughTheSamePositions(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := started(t, header(rapid.Uint64Range(0, 100).Draw(rt, "seed")))
		play(t, r, rapid.Uint64().Draw(rt, "play"), rapid.IntRange(0, 150).Draw(rt, "choices"))
		end, entries := *r.Position(), len(r.Entries())
		for r.Undo() {
			continue
		}
		if r.CanUndo() || len(r.All()) != entries {
			rt.Fatal("entries are lost, or there is something left to undo")
		}
		for i := range r.All() {
			if *r.After(i) != r.All()[i].Before {
				rt.Fatalf("after %d entries is not before entry %d", i, i)
			}
		}
		for r.Redo() {
			continue
		}
		if *r.Position() != end || r.CanRedo() {
			rt.Fatal("done again, it is another position")
		}
	})
}

func TestBranch_PlaysOnFromThere_AndLeavesTheOriginal(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := started(t, header(rapid.Uint64Range(0, 100).Draw(rt, "seed")))
		play(t, r, 1, rapid.IntRange(1, 150).Draw(rt, "choices"))
		text, n := string(r.Marshal()), rapid.IntRange(0, len(r.Entries())).Draw(rt, "entries")
		branch := r.Branch(n)
		if *branch.Position() != *r.After(n) || len(branch.Entries()) != n || branch.CanRedo() {
			rt.Fatal("it does not begin after those entries")
		}
		play(t, branch, rapid.Uint64().Draw(rt, "play"), 20)
		play(t, r.Branch(n), 3, 10)
		if string(r.Marshal()) != text {
			rt.Fatal("the original is another")
		}
		if again := load(t, branch.Marshal()); *again.Position() != *branch.Position() {
			rt.Fatal("saved and loaded, the branch leads to another position")
		}
	})
}

func TestUndoCrosses_AmongPeopleOnly(t *testing.T) {
	r := started(t, people(4, 3))
	if r.UndoCrosses() {
		t.Error("before the first choice")
	}
	choose(t, r, industry.Name)
	if !r.UndoCrosses() {
		t.Error("another person is to bid")
	}
	alone := started(t, header(3))
	until(t, alone, true)
	choose(t, alone, industry.Subsidy)
	if alone.UndoCrosses() {
		t.Error("one person crosses nobody")
	}
}
