//go:build js

package store_test

import (
	"strings"
	"syscall/js"
	"testing"

	"sohofoundry/render/keep/store"
)

// async says that a keeper writes in the background here.
const async = false

var kinds = map[string]func(*testing.T) store.Store{
	"memory":  func(*testing.T) store.Store { return store.NewMemory(clock()) },
	"browser": func(t *testing.T) store.Store { return browser(t, 100_000) },
}

// fake makes what the page has for a database, with room for some characters.
const fake = `const held = new Map([["other.soho", "of another time"]]);
const used = () => [...held].reduce((n, [k, v]) => n + k.length + v.length, 0);
return {
	open: async () => [...held],
	set: async (k, v) => {
		if (used() - (held.has(k) ? k.length + held.get(k).length : 0) + k.length + v.length > room) {
			throw new DOMException("full", "QuotaExceededError");
		}
		held.set(k, v);
	},
	remove: async k => { held.delete(k) },
}`

func browser(t *testing.T, room int) store.Store {
	t.Helper()
	js.Global().Set("kept", js.Global().Get("Function").New("room", strings.Replace(fake, `[["other.soho", "of another time"]]`, "", 1)).Invoke(room))
	s, err := store.Open(clock())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestWhatIsKeptIsThereAgain(t *testing.T) {
	js.Global().Set("kept", js.Global().Get("Function").New("room", fake).Invoke(1000))
	for range 2 {
		s, err := store.Open(clock())
		if err != nil {
			t.Fatal(err)
		}
		expect(t, s, "other.soho", "of another time")
		write(t, s, "a.soho", "one")
	}
	s, err := store.Open(clock())
	if err != nil {
		t.Fatal(err)
	}
	expect(t, s, "a.soho", "one")
}

func TestCopiesAreGivenUpForRoom(t *testing.T) {
	s := browser(t, 1000)
	text := func(letter string) string { return strings.Repeat(letter, 200) }
	for _, name := range []string{"a.soho", "b.soho"} {
		write(t, s, name, text("1"))
		write(t, s, name, text("2"))
	}
	write(t, s, "c.soho", text("3"))
	for name, want := range map[string]string{"a.soho": text("2"), "b.soho": text("2"), "c.soho": text("3")} {
		expect(t, s, name, want)
	}
	if err := s.Write("d.soho", []byte(strings.Repeat("4", 900))); err == nil || !strings.Contains(err.Error(), "no room") {
		t.Errorf("error is %v", err)
	}
	expect(t, s, "a.soho", text("2"))
	if _, err := store.Open(clock()); err != nil {
		t.Errorf("a full store is still one: %v", err)
	}
}

func TestABrowserThatKeepsNothingSaysSo(t *testing.T) {
	for name, script := range map[string]js.Value{"none": js.Undefined(), "refused": js.Global().Get("Function").New(
		`return {open: async () => { throw new DOMException("no", "SecurityError") }}`).Invoke(), "broken": js.Global().Get("Function").New(
		`return {open: () => { throw new Error("no") }}`).Invoke()} {
		js.Global().Set("kept", script)
		s, err := store.Open(clock())
		if err == nil || !strings.Contains(err.Error(), "keeps nothing") {
			t.Errorf("%s: error is %v", name, err)
		}
		write(t, s, "a.soho", "one")
		expect(t, s, "a.soho", "one")
	}
}
