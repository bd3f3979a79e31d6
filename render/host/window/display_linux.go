package window

import (
	"os"
	"strings"

	"github.com/ebitengine/purego"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

// possible looks for a display and the libraries that draw on it: without them, opening a window would only fail later.
func possible() error {
	if guest {
		return nil
	}
	display := os.Getenv("DISPLAY")
	if display == "" {
		return &Missing{fault.Sprintf("there is no display")}
	}
	here, ok := displayHere(display)
	if !ok {
		return &Missing{fault.Sprintf("the display %s is on the network, to which this program opens no connection", untrusted.Printable(display))}
	}
	x11 := library("libX11.so.6", "libX11.so")
	if x11 == 0 {
		return &Missing{fault.Sprintf("there is no window without the library %s, which is not installed", "libX11")}
	}
	if library("libGLESv2.so.2", "libGL.so.1", "libGLESv2.so", "libGL.so") == 0 {
		return &Missing{fault.Sprintf("there is no window without OpenGL (the library %s), which is not installed", "libGL")}
	}
	if !answers(x11, here) {
		return &Missing{fault.Sprintf("the display %s does not answer", untrusted.Printable(display))}
	}
	return nil
}

// displayHere names a display so that only a socket of this machine leads to it: where the socket of ":0" does not answer, the
// library would try the network. It reports false for a display that is on the network anyway, be it by way of this machine.
func displayHere(display string) (name string, ok bool) {
	number, ok := strings.CutPrefix(strings.TrimPrefix(display, "unix"), ":")
	return "unix:" + number, ok && strings.Trim(number, ".0123456789") == ""
}

// library loads the first of some libraries that there is, as Ebitengine does; it is 0 if there is none.
func library(names ...string) uintptr {
	for _, name := range names {
		if handle, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err == nil {
			return handle
		}
	}
	return 0
}

// answers reports whether a display can be reached.
func answers(x11 uintptr, name string) bool {
	var (
		initThreads  func() int32
		openDisplay  func(name string) uintptr
		closeDisplay func(display uintptr) int32
	)
	purego.RegisterLibFunc(&initThreads, x11, "XInitThreads")
	purego.RegisterLibFunc(&openDisplay, x11, "XOpenDisplay")
	purego.RegisterLibFunc(&closeDisplay, x11, "XCloseDisplay")
	initThreads()
	display := openDisplay(name)
	if display == 0 {
		return false
	}
	closeDisplay(display)
	return true
}
