//go:build js

// Package script has the page's own scripts do what a program in the browser cannot do itself, and waits for it.
package script

import (
	"errors"
	"syscall/js"
)

// ErrRefused is what the browser does not do without saying why.
var ErrRefused = errors.New("refused")

// Call calls a method that gives a promise, and waits until that is kept, or broken.
func Call(on js.Value, method string, args ...any) (result js.Value, err error) {
	if !on.Truthy() {
		return result, ErrRefused
	}
	defer func() {
		if recover() != nil {
			err = ErrRefused
		}
	}()
	type outcome struct {
		value js.Value
		err   error
	}
	over := make(chan outcome, 1)
	settled := func(err func(js.Value) error) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			over <- outcome{args[0], err(args[0])}
			return nil
		})
	}
	done := settled(func(js.Value) error { return nil })
	failed := settled(func(why js.Value) error { return errors.New(js.Global().Get("String").Invoke(why).String()) })
	defer done.Release()
	defer failed.Release()
	on.Call(method, args...).Call("then", done, failed)
	o := <-over
	return o.value, o.err
}

// Pairs are those of a list that a script gives: each a name and a text.
func Pairs(list js.Value) map[string]string {
	all := map[string]string{}
	for i := range list.Length() {
		all[list.Index(i).Index(0).String()] = list.Index(i).Index(1).String()
	}
	return all
}
