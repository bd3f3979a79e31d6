package pages_test

import (
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/keymap"
	"sohofoundry/render/played"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

func env(t testing.TB, size view.Size, reading float64) *widget.Env {
	t.Helper()
	w, err := words.New(played.Birmingham(), "en")
	if err != nil {
		t.Fatal(err)
	}
	keys, err := keymap.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &widget.Env{Size: size, Words: w, Palette: &theme.Foundry, Reading: reading, Keys: keys}
}

func game(t testing.TB, h record.Header, entries int) *record.Record {
	t.Helper()
	r, err := played.Game(h, entries)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
