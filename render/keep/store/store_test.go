package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/store"
)

// clock tells a time that goes on a second whenever it is asked.
func clock() store.Clock {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

// everywhere runs a test with each kind of store that there is here.
func everywhere(t *testing.T, test func(t *testing.T, s store.Store)) {
	t.Helper()
	for name, open := range kinds {
		t.Run(name, func(t *testing.T) { test(t, open(t)) })
	}
}

func write(t *testing.T, s store.Store, name, text string) {
	t.Helper()
	if err := s.Write(name, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func expect(t *testing.T, s store.Store, name, want string) {
	t.Helper()
	got, err := s.Read(name)
	if err != nil || string(got) != want {
		t.Errorf("%s holds %q, not %q (%v)", name, got, want, err)
	}
}

func listed(t *testing.T, s store.Store) string {
	t.Helper()
	list, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		for name, text := range map[string]string{
			"a.soho": "one\ntwo\n", "a.soho.deck": "", store.Settings: "£ “…” 🚂\x00\n", store.Statistics: "2026-01-01T00:00:00Z\nnot a time of ours",
		} {
			write(t, s, name, text)
			expect(t, s, name, text)
		}
		if _, err := s.Read("b.soho"); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("what is not there: %v", err)
		}
		if err := s.Write("", nil); err == nil {
			t.Error("a text without a name was kept")
		}
	})
}

func TestThePreviousTextIsKept(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		for _, text := range []string{"one", "two", "three", "three"} { // the same again must not push the previous one out
			write(t, s, "a.soho", text)
		}
		expect(t, s, "a.soho", "three")
		expect(t, s, "a.soho.bak", "two")
	})
}

func TestOnlyGamesAreListed(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		if got := listed(t, s); got != "" {
			t.Errorf("in an empty store there is %s", got)
		}
		for _, name := range []string{"a.soho", "b.soho", "b.soho.deck", "a.soho.1.tmp", store.Settings, store.Statistics, "c.soho"} {
			write(t, s, name, "one")
		}
		write(t, s, "a.soho", "two") // leaves a copy
		if now, err := s.SetAside("c.soho"); err != nil || now != "c-broken-1.soho" {
			t.Fatalf("set aside as %q, %v", now, err)
		}
		if got := listed(t, s); got != "a.soho b.soho" {
			t.Errorf("listed are %s", got)
		}
	})
}

func TestNothingIsOverwrittenWhenSetAside(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		for i, want := range []string{"settings-broken-1.toml", "settings-broken-2.toml"} {
			text := strings.Repeat("broken", i+1)
			write(t, s, store.Settings, text)
			now, err := s.SetAside(store.Settings)
			if err != nil || now != want {
				t.Fatalf("set aside as %q, %v", now, err)
			}
		}
		if _, err := s.SetAside(store.Settings); err == nil {
			t.Error("what is not there was set aside")
		}
	})
}

func TestTheNewestGameComesFirst(t *testing.T) {
	s := store.NewMemory(clock())
	for _, name := range []string{"b.soho", "a.soho", "c.soho"} {
		write(t, s, name, name)
	}
	write(t, s, "b.soho", "later")
	list, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	want := []store.Entry{
		{"b.soho", time.Date(2026, 3, 1, 12, 0, 4, 0, time.UTC), 5},
		{"c.soho", time.Date(2026, 3, 1, 12, 0, 3, 0, time.UTC), 6},
		{"a.soho", time.Date(2026, 3, 1, 12, 0, 2, 0, time.UTC), 6},
	}
	if !slices.Equal(list, want) {
		t.Errorf("listed are %v", list)
	}
}

func TestTheGameWrittenLastIsTheNewest_ThoughTheClockWasSetBack(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	s := store.NewMemory(func() time.Time { return now })
	for i, name := range []string{"a.soho", "b.soho", "c.soho", "a.soho"} {
		write(t, s, name, strings.Repeat("text", i+1))
		now = now.Add(-time.Hour)
		list, err := s.List()
		if err != nil || list[0].Name != name {
			t.Errorf("after %s was written, listed are %v, %v", name, list, err)
		}
	}
}

func TestTooLongATextIsRefused(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		if err := s.Write("a.soho", bytes.Repeat([]byte("x"), store.Most+1)); err != nil {
			t.Skip(err) // a browser has no room for it
		}
		if _, err := s.Read("a.soho"); !errors.Is(err, store.ErrTooLong) {
			t.Errorf("error is %v", err)
		}
	})
}

func newGame(t *testing.T, s store.Store, wish string, deck []byte) *store.Game {
	t.Helper()
	g, err := store.NewGame(s, wish, deck)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestAnotherProgramsGameIsNotOverwritten(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		write(t, s, "a.soho", "begun")
		ours, theirs := store.OpenedGame(s, "a.soho", []byte("begun"), nil), store.OpenedGame(s, "a.soho", []byte("begun"), nil)
		for _, step := range []struct {
			game       *store.Game
			text, want string
		}{
			{theirs, "theirs", "a.soho"}, {ours, "begun", "a.soho"}, {ours, "ours", "a-2.soho"}, {theirs, "theirs, later", "a.soho"},
			{ours, "ours, later", "a-2.soho"}, {ours, "ours, later", "a-2.soho"},
		} {
			if got, err := step.game.Write([]byte(step.text)); err != nil || got != step.want {
				t.Errorf("%s is saved as %s, %v", step.text, got, err)
			}
		}
		expect(t, s, "a.soho", "theirs, later")
		expect(t, s, "a-2.soho", "ours, later")
	})
}

func TestANewGameHasANameOfItsOwn(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		write(t, s, "with-deck.soho.deck", "left behind: a game without a deck must not lie beside it")
		for _, c := range []struct{ wish, want string }{
			{"medium-42", "medium-42.soho"}, {"medium-42", "medium-42-2.soho"}, {"../My mat", "My-mat.soho"}, {"", "game.soho"},
			{"a-broken-7", "a-broken-7-2.soho"}, {"with-deck", "with-deck-2.soho"},
		} {
			if got, err := newGame(t, s, c.wish, nil).Write([]byte("x")); err != nil || got != c.want {
				t.Errorf("%q is saved as %q, %v", c.wish, got, err)
			}
		}
		first, second := newGame(t, s, "same", nil), newGame(t, s, "same", nil) // before either is written
		for i, g := range []*store.Game{first, second} {
			want := []string{"same.soho", "same-2.soho"}[i]
			if got, err := g.Write([]byte(want)); err != nil || got != want {
				t.Errorf("saved as %s, %v", got, err)
			}
		}
	})
}

func TestTheDeckFollowsItsGame(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		g := newGame(t, s, "own", []byte("my cards"))
		for _, text := range []string{"one", "two"} {
			if _, err := g.Write([]byte(text)); err != nil {
				t.Fatal(err)
			}
		}
		expect(t, s, "own.soho.deck", "my cards")
		write(t, s, "own.soho", "of another program")
		if got, err := g.Write([]byte("three")); err != nil || got != "own-2.soho" {
			t.Fatalf("saved as %s, %v", got, err)
		}
		expect(t, s, "own-2.soho.deck", "my cards")
	})
}

func TestOfOneNameThereAreSoManyGamesOnly(t *testing.T) {
	s := store.NewMemory(clock())
	write(t, s, "same.soho", "")
	for n := range 1001 {
		write(t, s, fmt.Sprintf("same-%d.soho", n), "")
		write(t, s, fmt.Sprintf("broken-broken-%d.soho", n), "")
	}
	_, err := store.NewGame(s, "same", nil)
	if want := `there are already 1000 games of the name "same"`; err == nil || err.Error() != want {
		t.Errorf("error is %v, not %s", err, want)
	}
	write(t, s, "broken.soho", "of another text")
	_, err = s.SetAside("broken.soho")
	if want := `there are already 1000 broken files beside "broken.soho"`; err == nil || err.Error() != want {
		t.Errorf("error is %v, not %s", err, want)
	}
}

// What is kept with the last date that can be written makes nothing unreadable that is written after it.
func TestALastDateMakesNoNewGameUnreadable(t *testing.T) {
	now := time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC)
	s := store.NewMemory(func() time.Time { return now })
	write(t, s, "far.soho", "one")
	now = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for _, name := range []string{"b.soho", "a.soho"} {
		write(t, s, name, "one")
		expect(t, s, name, "one")
		if list, err := s.List(); err != nil || list[0].Name != name {
			t.Errorf("after %s was written, listed are %v, %v", name, list, err)
		}
		now = now.Add(time.Second)
	}
}

// What was written at another time keeps its date, and takes the place of nothing.
func TestWhatIsAddedKeepsItsDate(t *testing.T) {
	then := time.Date(2025, time.May, 4, 3, 2, 1, 0, time.UTC)
	everywhere(t, func(t *testing.T, s store.Store) {
		write(t, s, "new.soho", "new")
		for range 2 { // the same text may be there
			if err := s.Add("old.soho", []byte("old"), then); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Add("new.soho", []byte("other"), then); !errors.Is(err, store.ErrChanged) {
			t.Errorf("the error is %v", err)
		}
		expect(t, s, "new.soho", "new")
		list, err := s.List()
		if err != nil || len(list) != 2 || list[1].Name != "old.soho" || !list[1].Modified.Equal(then) {
			t.Errorf("there are %v (%v)", list, err)
		}
	})
}

// The player's own decks and mats are listed, and nothing else that ends as they do.
func TestOwnDecksAreListed(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		for _, name := range []string{"b.toml", "a.toml", "a.soho", store.Settings, store.Statistics} {
			write(t, s, name, "text")
		}
		if _, err := s.SetAside("b.toml"); err != nil {
			t.Fatal(err)
		}
		if own, err := s.Own(); err != nil || !slices.Equal(own, []string{"a.toml"}) {
			t.Errorf("there are %v (%v)", own, err)
		}
	})
}
