package rating_test

import (
	"math"
	"testing"

	"sohofoundry/render/keep/rating"
)

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Errorf("%s is %.2f, not %.2f", what, got, want)
	}
}

// The example of Glickman's own description of the system: 1464 with a deviation of 151.4.
func TestAfter_ThePublishedExample(t *testing.T) {
	r := rating.Rating{Points: 1500, Deviation: 200}.After(
		rating.Game{Against: rating.Rating{Points: 1400, Deviation: 30}, Won: true},
		rating.Game{Against: rating.Rating{Points: 1550, Deviation: 100}},
		rating.Game{Against: rating.Rating{Points: 1700, Deviation: 300}})
	near(t, "the rating", r.Points, 1464.1, 0.1)
	near(t, "the deviation", r.Deviation, 151.4, 0.1)
}

// A level that is beaten in half of the games has 1500; one that is beaten in one game of eleven is ten times likelier to win.
func TestOfLevel(t *testing.T) {
	near(t, "an even level", rating.OfLevel(50).Points, 1500, 0)
	near(t, "a hard level", rating.OfLevel(100.0/11).Points, 1900, 0.01)
	near(t, "an easy level", rating.OfLevel(1000.0/11).Points, 1100, 0.01)
	if r := rating.OfLevel(0); r != rating.OfLevel(0.5) {
		t.Errorf("a level that is never beaten has %+v", r)
	}
}

// Whoever wins as often as steady does comes to 1500, from wherever, and it is never surer than people are.
func TestAfter_ManyGamesComeToTheTruth(t *testing.T) {
	r := rating.Rating{Points: 900, Deviation: 350}
	for i := range 400 {
		r = r.After(rating.Game{Against: rating.OfLevel(50), Won: i%2 == 0})
	}
	near(t, "the rating", r.Points, 1500, 20)
	near(t, "the deviation", r.Deviation, 60, 0)
}
