package lookback_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/analysis"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
)

// A choice that seems to have cost more than one that is listed, yet not surely, is told of: else nobody knows why it is left out.
func TestWhatIsNotSureEnoughToBeListedIsToldOf(t *testing.T) {
	r, err := played.Game(played.Medium(2), 8)
	if err != nil {
		t.Fatal(err)
	}
	a, err := analysis.Begin(r, analysis.Options{Futures: 2})
	if err != nil {
		t.Fatal(err)
	}
	for a.Done() < a.Decisions() {
		a.Step()
	}
	moments := a.Moments()
	for i := range moments {
		moments[i].Drop, moments[i].DropErr = 0, 0
	}
	teller := lookback.Of(words.In(roomtest.Env(t, r.Game(), roomtest.Least, 1).Words), r, a)
	if found := teller.Found(); strings.Contains(found, "sure enough") {
		t.Errorf("of choices that cost nothing it is told that %q", found)
	}
	moments[0].Drop, moments[0].DropErr = 500, 20
	moments[1].Drop, moments[1].DropErr = 660, 300
	if found := teller.Found(); !strings.Contains(found, "1 inaccurate") || !strings.Contains(found, "1 more seems") || !strings.Contains(found, "6.6 ± 3.0 VP") {
		t.Errorf("6.6 ± 3.0 is not told of beside 5.0 ± 0.2: %q", found)
	}
}
