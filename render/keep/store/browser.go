//go:build js

package store

import (
	"maps"
	"slices"
	"strings"
	"syscall/js"

	"sohofoundry/render/keep/script"
	"sohofoundry/render/tell/words"
)

// Open returns what this browser has stored for the page. Where it stores nothing there is a store in memory, and an error that
// says so.
func Open(now Clock) (Store, error) {
	b := browser{script: js.Global().Get("kept"), texts: map[string]string{}}
	if err := b.open(); err != nil {
		m := NewMemory(now)
		m.values = exporting{memory{}}
		return m, words.Wrong("browser-nothing", nil)
	}
	return &KeyValueStore{values: b, now: now}, nil
}

// exporting is memory in a browser, from which texts can still be exported.
type exporting struct{ memory }

func (exporting) export(name, text string) error { return browser{}.export(name, text) }

// browser stores texts in the browser's database, to which the page's own script speaks. Nobody else writes there meanwhile, so
// they are read once.
type browser struct {
	script js.Value
	texts  map[string]string
}

func (b browser) open() error {
	all, err := script.Call(b.script, "open")
	if err != nil {
		return err
	}
	maps.Copy(b.texts, script.Pairs(all))
	return nil
}

// because is why the browser did not do something with a text.
func because(key, name string, err error) error {
	switch {
	case err == nil:
		return nil
	case strings.Contains(err.Error(), "Quota"):
		return about(key, name, words.Wrong("browser-full", nil))
	}
	return about(key, name, words.Wrong("browser-refuses", nil))
}

func (b browser) names() ([]string, error) { return slices.Sorted(maps.Keys(b.texts)), nil }

func (b browser) get(name string) (text string, ok bool, err error) {
	text, ok = b.texts[name]
	return text, ok, nil
}

func (b browser) set(name, text string) error {
	_, err := script.Call(b.script, "set", name, text)
	if err == nil {
		b.texts[name] = text
	}
	return because("save", name, err)
}

func (b browser) remove(name string) error {
	_, err := script.Call(b.script, "remove", name)
	if err == nil {
		delete(b.texts, name)
	}
	return because("rename", name, err)
}

// export starts a download.
func (browser) export(name, text string) (err error) {
	defer func() {
		if recover() != nil {
			err = because("hand-out", name, script.ErrRefused)
		}
	}()
	global := js.Global()
	blob := global.Get("Blob").New([]any{text}, map[string]any{"type": "text/plain;charset=utf-8"})
	url := global.Get("URL").Call("createObjectURL", blob)
	link := global.Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click") // the URL stays: some browsers read it only later
	return nil
}
