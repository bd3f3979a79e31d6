package window

import (
	"syscall/js"

	"sohofoundry/engine/fault"
)

// Copy puts a text on the clipboard. Where the browser does not let a page do that, the page shows the text to be copied by hand.
func Copy(text string) error {
	script := js.Global().Get("soho")
	if !script.Truthy() {
		return fault.Errorf("the page has no script of its own")
	}
	script.Call("copy", text)
	return nil
}

// Address is where the page lies, to which links of games are added.
func Address() string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String()
}
