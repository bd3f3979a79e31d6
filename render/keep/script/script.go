//go:build js

// Package script calls the page's own scripts for tasks that a program in the browser cannot do itself, and waits for them.
package script

import (
	"errors"
	"syscall/js"
)

// ErrRefused is the error of a call that the browser refuses without a reason.
var ErrRefused = errors.New("refused")

// Call calls a method that returns a promise, and waits until that is resolved or rejected.
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

// Pairs makes a map of the list that a script returns: each item a name and a text.
func Pairs(list js.Value) map[string]string {
	all := map[string]string{}
	for i := range list.Length() {
		all[list.Index(i).Index(0).String()] = list.Index(i).Index(1).String()
	}
	return all
}
