package window

import (
	"strings"
	"syscall/js"
)

// accelerated reports whether a graphics card draws, as far as the browser tells. It asks the canvas that is drawn on: another
// one would take a tenth of a second.
func accelerated() bool {
	gl := js.Global().Get("document").Call("querySelector", "canvas").Call("getContext", "webgl2")
	if gl.IsNull() || gl.IsUndefined() {
		return false
	}
	const renderer = 0x1f01 // gl.RENDERER
	name := strings.ToLower(gl.Call("getParameter", renderer).String())
	for _, software := range []string{"swiftshader", "llvmpipe", "software"} {
		if strings.Contains(name, software) {
			return false
		}
	}
	return true
}
