//go:build (linux && !android) || freebsd || netbsd

package sound

import (
	"path/filepath"
	"time"

	"github.com/ebitengine/purego"
)

// deviceBuffer keeps a sound close to the click that caused it. The buffers that these systems choose are too long for that.
const deviceBuffer = 50 * time.Millisecond

// quietLibrary keeps the sound libraries from writing to the terminal that they found no sound card. Without a card
// ALSA goes on to ask JACK, which complains for itself; with one it does not, and JACK need not be loaded.
func quietLibrary() {
	silence("libasound.so.2", "snd_lib_error_set_handler")
	if cards, _ := filepath.Glob("/dev/snd/pcm*p"); len(cards) == 0 {
		silence("libjack.so.0", "jack_set_error_function", "jack_set_info_function")
	}
}

// silence hands each setter of a library, where there is such a library, a function of the C library that takes
// nothing and changes nothing. A function made in Go would have to be called back from C for every message.
func silence(library string, setters ...string) {
	handle, err := purego.Dlopen(library, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	nothing, err := purego.Dlsym(handle, "getpid")
	if err != nil {
		return
	}
	for _, name := range setters {
		if set, err := purego.Dlsym(handle, name); err == nil {
			purego.SyscallN(set, nothing)
		}
	}
}
