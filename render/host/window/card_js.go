package window

import (
	"strings"
	"syscall/js"
)

// accelerated reports whether a graphics card draws, as far as the browser tells.
func accelerated() bool {
	gl := js.Global().Get("document").Call("createElement", "canvas").Call("getContext", "webgl")
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
