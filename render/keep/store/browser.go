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

// Open returns the texts that this browser has stored for the page. If it stores nothing, the result is a store in memory, and an
// error that says so.
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

// browser stores texts in the browser's database, to which the page's own script speaks. They are read once: one tab alone writes
// there, and others are told of it.
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
	b.script.Set("changed", js.FuncOf(func(_ js.Value, args []js.Value) any {
		b.changed(args[0].String(), args[1])
		return nil
	}))
	return nil
}

// changed notes that another tab has stored or removed a text.
func (b browser) changed(name string, text js.Value) {
	if text.IsUndefined() {
		delete(b.texts, name)
	} else {
		b.texts[name] = text.String()
	}
}

// LooksOn reports whether another tab of the browser plays, so that this one may not keep anything.
func LooksOn() bool {
	kept := js.Global().Get("kept")
	return kept.Truthy() && kept.Get("looksOn").Truthy()
}

// because is the error of a browser that refuses to save, rename or export a text.
func because(key, name string, err error) error {
	switch {
	case err == nil:
		return nil
	case LooksOn():
		return about(key, name, words.Wrong("looks-on", nil))
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
	bytes := global.Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(bytes, []byte(text))
	kind := "text/plain;charset=utf-8"
	if strings.HasSuffix(name, ".zip") {
		kind = "application/zip"
	}
	blob := global.Get("Blob").New([]any{bytes}, map[string]any{"type": kind})
	url := global.Get("URL").Call("createObjectURL", blob)
	link := global.Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click") // the URL stays: some browsers read it only later
	return nil
}
