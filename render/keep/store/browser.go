//go:build js

package store

import (
	"errors"
	"strings"
	"syscall/js"

	"sohofoundry/render/tell/words"
)

// Open returns what this browser has stored for the page. Where it stores nothing there is a store in memory, and an error that
// says so.
func Open(now Clock) (Store, error) {
	b := browser{}
	const probe = "probe"
	if err := errors.Join(b.set(probe, probe), b.remove(probe)); err != nil {
		if names, err := b.names(); err == nil && len(names) > 0 { // it is only full
			return &KeyValueStore{values: b, now: now}, nil
		}
		m := NewMemory(now)
		m.values = exporting{memory{}}
		return m, words.Wrong("browser-nothing", nil)
	}
	return &KeyValueStore{values: b, now: now}, nil
}

// exporting is memory in a browser, from which texts can still be exported.
type exporting struct{ memory }

func (exporting) export(name, text string) error { return browser{}.export(name, text) }

// browser stores texts in the local storage of the page.
type browser struct{}

// prefix keeps our names apart from those of other programs of the same site.
const prefix = "soho/"

// try calls what may throw.
func try(key, name string, do func(storage js.Value)) (err error) {
	defer func() {
		thrown := recover()
		if thrown == nil {
			return
		}
		why := "browser-refuses"
		if e, ok := thrown.(js.Error); ok && strings.Contains(js.Global().Get("String").Invoke(e.Value).String(), "Quota") {
			why = "browser-full"
		}
		err = about(key, name, words.Wrong(why, nil))
	}()
	do(property(js.Global(), "localStorage"))
	return nil
}

// property gets what throws where storage is forbidden. Value.Get would end the program then: only calls are caught.
func property(of js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", of, name)
}

func (browser) names() (list []string, err error) {
	err = try("browser-list", "", func(storage js.Value) {
		for i := range property(storage, "length").Int() {
			if name, ok := strings.CutPrefix(storage.Call("key", i).String(), prefix); ok {
				list = append(list, name)
			}
		}
	})
	return list, err
}

func (browser) get(name string) (text string, ok bool, err error) {
	err = try("read", name, func(storage js.Value) {
		if value := storage.Call("getItem", prefix+name); !value.IsNull() {
			text, ok = value.String(), true
		}
	})
	return text, ok, err
}

func (browser) set(name, text string) error {
	return try("save", name, func(storage js.Value) { storage.Call("setItem", prefix+name, text) })
}

func (browser) remove(name string) error {
	return try("rename", name, func(storage js.Value) { storage.Call("removeItem", prefix+name) })
}

// export starts a download.
func (browser) export(name, text string) error {
	return try("hand-out", name, func(js.Value) {
		global := js.Global()
		blob := global.Get("Blob").New([]any{text}, map[string]any{"type": "text/plain;charset=utf-8"})
		url := global.Get("URL").Call("createObjectURL", blob)
		link := global.Get("document").Call("createElement", "a")
		link.Set("href", url)
		link.Set("download", name)
		link.Call("click") // the URL stays: some browsers read it only later
	})
}
