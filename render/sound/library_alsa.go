//go:build (linux && !android) || freebsd || netbsd

package sound

import (
	"time"

	"github.com/ebitengine/purego"
)

// deviceBuffer keeps a sound close to the click that caused it; what these systems choose is too long for that.
const deviceBuffer = 50 * time.Millisecond

// quietLibrary keeps ALSA from writing to the terminal that it found no sound card. It reports errors through a
// function that can be replaced, here by one of the C library that takes nothing and does nothing: a function made
// in Go would need a callback for each report. Where there is no ALSA there is nothing to quieten.
func quietLibrary() {
	library, err := purego.Dlopen("libasound.so.2", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	set, err := purego.Dlsym(library, "snd_lib_error_set_handler")
	if err != nil {
		return
	}
	nothing, err := purego.Dlsym(library, "getpid")
	if err != nil {
		return
	}
	purego.SyscallN(set, nothing)
}
