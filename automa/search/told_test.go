package search

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// TestToldComesToTheEnd: what is judged some rounds on is told as what it comes to at the end of the game; a difference there is told as it is,
// and of few futures it is told how little they say.
func TestToldComesToTheEnd(t *testing.T) {
	g := decks.Game("birmingham")
	mat, _ := decks.MatNamed("birmingham", "medium")
	early, err := g.Start(mat.Options(), 7, nil)
	if err != nil {
		t.Fatal(err)
	}
	late := early
	late.Era, late.Round = engine.Rail, 10
	for _, c := range []struct {
		name            string
		p               *automa.Position
		a               Advice
		less, deviation int
	}{
		{"early", &early, Advice{Less: 520, Error: 130, Futures: 103}, 400, 269},
		{"late", &late, Advice{Less: 520, Error: 130, Futures: 103}, 520, 131},
		{"few futures", &late, Advice{Less: 520, Error: 100, Futures: 4}, 520, 173},
		{"one future", &late, Advice{Less: 520, Error: 520, Futures: 1}, 520, 520},
	} {
		s := Search{game: g, position: *c.p, options: Options{Turns: 3}}
		if told := s.Told(c.a); told.Less != c.less || told.Error != c.deviation || told.Decided != (c.a.Less >= 2*c.a.Error) {
			t.Errorf("%s: %d ± %d, not %d ± %d", c.name, told.Less, told.Error, c.less, c.deviation)
		}
	}
}
