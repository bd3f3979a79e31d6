package client_test

import (
	"testing"

	"sohofoundry"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
)

// TestNewsArePointedToOnce: after an update, the first time that the program runs, and never to somebody who is new to it.
func TestNewsArePointedToOnce(t *testing.T) {
	fresh := "New in " + sohofoundry.Version()
	kept := store.NewMemory(clock)
	for _, when := range []string{"the first time", "the second time"} {
		p := sitDown(t, kept)
		if p.says(fresh) || !p.says("What is new") {
			t.Errorf("%s, a new version is pointed to, or what is new cannot be read", when)
		}
		p.Began(true) // only who sees a picture has seen them
		if err := p.Close(); err != nil {
			t.Fatal(err)
		}
	}
	set(t, kept, func(s *settings.Settings) { s.NewsSeen = "0.9.0" })
	p := sitDown(t, kept)
	if !p.says(fresh) {
		t.Error("after an update, the new version is not pointed to")
	}
	if p.click("start:news"); !p.says(sohofoundry.Versions()[0].Title) {
		t.Error("what is new is not told")
	}
	p.Began(true)
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if sitDown(t, kept).says(fresh) {
		t.Error("the new version is pointed to once more")
	}
}
