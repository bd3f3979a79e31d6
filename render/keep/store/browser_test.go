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

// fake makes a local storage with room for some characters, since there is none outside a browser.
const fake = `const held = new Map();
const used = () => [...held].reduce((n, [k, v]) => n + k.length + v.length, 0);
return {
	get length() { return held.size },
	key: i => [...held.keys()][i],
	getItem: k => held.has(k) ? held.get(k) : null,
	setItem: (k, v) => {
		if (used() - (held.has(k) ? k.length + held.get(k).length : 0) + k.length + v.length > room) {
			throw new DOMException("full", "QuotaExceededError");
		}
		held.set(k, v);
	},
	removeItem: k => held.delete(k),
}`

func browser(t *testing.T, room int) store.Store {
	t.Helper()
	storage := js.Global().Get("Function").New("room", fake).Invoke(room)
	storage.Call("setItem", "other.soho", "of another program of the site")
	js.Global().Set("localStorage", storage)
	s, err := store.Open(clock())
	if err != nil {
		t.Fatal(err)
	}
	return s
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
	for name, storage := range map[string]js.Value{"none": js.Undefined(), "refused": js.Global().Get("Function").New(
		`return {get length() { throw new Error("no") }, setItem() { throw new DOMException("no", "SecurityError") }, removeItem() {}}`).Invoke()} {
		js.Global().Set("localStorage", storage)
		s, err := store.Open(clock())
		if err == nil || !strings.Contains(err.Error(), "keeps nothing") {
			t.Errorf("%s: error is %v", name, err)
		}
		write(t, s, "a.soho", "one")
		expect(t, s, "a.soho", "one")
	}
}
