package bidder_test

import (
	"testing"
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/render/tell/guide/bidder"
)

func always() bool { return true }

func TestMeasure(t *testing.T) {
	won, n := 0, 0
	var longest time.Duration
	for seed := range uint64(20) {
		r, err := record.New(decks.Industry(), bidder.Header(seed+1))
		if err != nil {
			t.Fatal(err)
		}
		r.AnswerForced()
		start := time.Now()
		var a bidder.Adviser
		choices := 0
		for !r.Over() {
			if _, isRival := r.Rival(); isRival {
				m := r.Mind(len(r.Entries()))
				m.Step(always)
				r.Choose(m.Choice())
				r.AnswerForced()
				continue
			}
			b := time.Now()
			a.Think(r.Game(), r.Position(), always)
			longest = max(longest, time.Since(b))
			adv, _ := a.Advice(r.Position())
			r.Act(adv.Choice())
			choices++
		}
		w := r.Game().Standing(r.Position())
		if w[0] == 0 {
			won++
		}
		n++
		t.Log(seed+1, w, r.Game().Points(r.Position(), 0), r.Game().Points(r.Position(), 1), r.Game().Points(r.Position(), 2), choices, time.Since(start))
	}
	t.Log(won, n, longest)
}
