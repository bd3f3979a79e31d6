package panel

import (
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
)

func speaking(t *testing.T, language string) say {
	t.Helper()
	g := played.Birmingham()
	w, err := words.New(g, language)
	if err != nil {
		t.Fatal(err)
	}
	w.Strict = true // a form that is missing stays in braces
	return say{Words: w, g: g.Game}
}

// German wants another form of the Automa than its name: "für den Automa".
func TestPointsOfTheOtherHaveTheFormThatTheSentenceWants(t *testing.T) {
	p := bill.Point{Seat: engine.AutomaSeat, Line: 1, VP: 2}
	for _, language := range words.Spoken() {
		if got := speaking(t, language).pointOf(p, engine.HumanSeat); strings.Contains(got, "{") {
			t.Errorf("%s: %q", language, got)
		}
	}
	if got := speaking(t, "de").pointOf(p, engine.HumanSeat); !strings.HasSuffix(got, "für den Automa") {
		t.Errorf("said %q", got)
	}
}

func TestPricesAreJoinedByTheLanguage(t *testing.T) {
	if got := speaking(t, words.Pseudo).prices([]int{1, 2}); got != "[£1 + £2]" {
		t.Errorf("%q is not joined by a text", got)
	}
}
