package auction

import (
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// sit sits down to a game of seats: people where no rival is named.
func sit(t testing.TB, seed uint64, rivals ...string) *Scene {
	t.Helper()
	h := record.Header{Options: industry.Options{Seats: len(rivals), Adjusted: true}, Seed: seed}
	for p, name := range rivals {
		if name == "" {
			continue
		}
		strength, err := rival.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		h.Players[p].Rival = strength
	}
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.New(decks.Game("birmingham"), "en")
	if err != nil {
		t.Fatal(err)
	}
	s := New(r, w)
	s.Set("fast", true)
	return s
}

// env is a window of a size in pixels.
func env(s *Scene, wide, high float64) *widget.Env {
	keys, _ := keymap.New(nil)
	size, _ := view.Fit(wide, high, 1)
	return &widget.Env{Size: size, Words: s.words, Palette: &theme.Foundry, Reading: 1, Keys: keys}
}

func BenchmarkView(b *testing.B) {
	s := sit(b, 3, "", "steady", "steady", "steady")
	e := env(s, 1600, 1000)
	for b.Loop() {
		s.View(e)
	}
}
