package companion_test

import (
	"testing"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Where money scores and is not known, nobody is said to have won who may not have; where it does not score, or is known, all is.
func TestTheOutcomeIsKnownOnceMoneyIsCounted(t *testing.T) {
	over := func(id string, kept engine.Kept, seed uint64) *record.Record {
		r := begin(t, id, kept, seed)
		for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
			onward(t, r, policy.Random, chance)
		}
		return r
	}
	for _, c := range []struct {
		id   string
		kept engine.Kept
		seed uint64
		per  int
	}{
		{"birmingham", engine.Kept{}, 1, 0},
		{"birmingham", engine.Kept{}, 6, 4}, // the introductory game
		{"birmingham", engine.Kept{Money: true}, 6, 0},
		{"lancashire", engine.Kept{}, 1, 10},
		{"lancashire", engine.Kept{Money: true}, 1, 0},
		{"brass", engine.Kept{}, 1, 10},
	} {
		r := over(c.id, c.kept, c.seed)
		you, automa := int(r.Position().Players[0].VP), int(r.Position().Players[1].VP)
		want := companion.Outcome{PoundsPerVP: c.per}
		if c.per > 0 {
			want.Behind = max(automa-you, 0)
		}
		if got := companion.OutcomeOf(r); got != want {
			t.Errorf("%s, %+v, %d to %d: known is %+v, not %+v", c.id, c.kept, you, automa, got, want)
		}
		if c.per == 0 {
			continue
		}
		r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: int16(you) + 3})
		if got := companion.OutcomeOf(r); got.Behind != 3 || got.Pounds() != 3*c.per {
			t.Errorf("%s: three VP behind, %+v is known", c.id, got)
		}
		r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: int16(you)})
		if got := companion.OutcomeOf(r); got.Behind != 0 {
			t.Errorf("%s: a tie is the player's, and %+v is known", c.id, got)
		}
		r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: int16(you) - 1})
		if got := companion.OutcomeOf(r); got.Behind != 0 {
			t.Errorf("%s: the player is ahead, and %+v is known", c.id, got)
		}
		r.PutRight(correct.Correction{Thing: correct.MarketThing, Amount: 3})
		r.PutRight(correct.Correction{Thing: correct.TileThing, Space: 1})
		if got := companion.OutcomeOf(r); got.PoundsPerVP != c.per {
			t.Errorf("%s: a market and a space are put right, and %+v is known", c.id, got)
		}
		r.PutRight(correct.Correction{Thing: correct.VPThing, Amount: int16(you) + 5})
		if got := companion.OutcomeOf(r); got != (companion.Outcome{}) {
			t.Errorf("%s: the money is counted, and %+v is known", c.id, got)
		}
	}
}

// The player's VP put right while the game went on is not the money counted at its end; in a record that begins with the end it is.
func TestVPPutRightBeforeTheEndAreNotTheMoney(t *testing.T) {
	r := begin(t, "lancashire", engine.Kept{}, 1)
	for chance := policy.Chance(1); r.Position().Decision != engine.GameOver; {
		if len(r.Entries()) == 3 {
			r.PutRight(correct.Correction{Thing: correct.VPThing, Amount: 5})
		}
		onward(t, r, policy.Random, chance)
	}
	if got := companion.OutcomeOf(r); got.PoundsPerVP != 10 {
		t.Errorf("%+v is known", got)
	}
	h := r.Header()
	h.From = r.Position()
	end, err := record.New(r.Game(), h)
	if err != nil {
		t.Fatal(err)
	}
	if got := companion.OutcomeOf(end); got.PoundsPerVP != 10 {
		t.Errorf("from the end, %+v is known", got)
	}
	end.PutRight(correct.Correction{Thing: correct.MarketThing, Amount: 3})
	if got := companion.OutcomeOf(end); got.PoundsPerVP != 10 {
		t.Errorf("from the end with the market put right, %+v is known", got)
	}
	end.Undo()
	if end.PutRight(correct.Correction{Thing: correct.VPThing, Amount: 5}); len(end.Entries()) != 1 || companion.OutcomeOf(end) != (companion.Outcome{}) {
		t.Errorf("with the VP put right, %+v is known", companion.OutcomeOf(end))
	}
}
