//go:build js

package store

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
)

// Open returns what this browser keeps for the page. Where it keeps nothing there is a store in memory, and an error that
// says so.
func Open(now Clock) (Store, error) {
	b := browser{}
	const probe = "probe"
	if err := errors.Join(b.set(probe, probe), b.remove(probe)); err != nil {
		if names, err := b.names(); err == nil && len(names) > 0 { // it is only full
			return &Held{slots: b, now: now}, nil
		}
		m := NewMemory(now)
		m.slots = exporting{memory{}}
		return m, errors.New("this browser keeps nothing for this page: games are lost when it is closed, unless you export them")
	}
	return &Held{slots: b, now: now}, nil
}

// exporting is memory in a browser, from which texts can still be exported.
type exporting struct{ memory }

func (exporting) export(name, text string) error { return browser{}.export(name, text) }

// browser keeps texts in the local storage of the page.
type browser struct{}

// prefix keeps our names apart from those of other programs of the same site.
const prefix = "soho/"

// try calls what may throw.
func try(what string, do func(storage js.Value)) (err error) {
	defer func() {
		thrown := recover()
		if thrown == nil {
			return
		}
		why := "the browser does not let this page keep anything"
		if e, ok := thrown.(js.Error); ok && strings.Contains(js.Global().Get("String").Invoke(e.Value).String(), "Quota") {
			why = "the browser has no room left for this page, so export old games and clear its data"
		}
		err = fmt.Errorf("%s: %s", what, why)
	}()
	do(property(js.Global(), "localStorage"))
	return nil
}

// property gets what throws where storage is forbidden. Value.Get would end the program then: only calls are caught.
func property(of js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", of, name)
}

func (browser) names() (list []string, err error) {
	err = try("the saved games cannot be listed", func(storage js.Value) {
		for i := range property(storage, "length").Int() {
			if name, ok := strings.CutPrefix(storage.Call("key", i).String(), prefix); ok {
				list = append(list, name)
			}
		}
	})
	return list, err
}

func (browser) get(name string) (text string, ok bool, err error) {
	err = try(fmt.Sprintf("cannot read %q", name), func(storage js.Value) {
		if value := storage.Call("getItem", prefix+name); !value.IsNull() {
			text, ok = value.String(), true
		}
	})
	return text, ok, err
}

func (browser) set(name, text string) error {
	return try(fmt.Sprintf("cannot save %q", name), func(storage js.Value) { storage.Call("setItem", prefix+name, text) })
}

func (browser) remove(name string) error {
	return try(fmt.Sprintf("cannot rename %q", name), func(storage js.Value) { storage.Call("removeItem", prefix+name) })
}

// export starts a download.
func (browser) export(name, text string) error {
	return try(fmt.Sprintf("cannot hand out %q", name), func(js.Value) {
		global := js.Global()
		blob := global.Get("Blob").New([]any{text}, map[string]any{"type": "text/plain;charset=utf-8"})
		url := global.Get("URL").Call("createObjectURL", blob)
		link := global.Get("document").Call("createElement", "a")
		link.Set("href", url)
		link.Set("download", name)
		link.Call("click") // the URL stays: some browsers read it only later
	})
}
