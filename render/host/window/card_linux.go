package window

import (
	"os"
	"path/filepath"
)

// accelerated reports whether a graphics card draws. Without one the processor does, and every new picture, however little
// of it changed, costs as much as some hundred pictures with one.
func accelerated() bool {
	cards, err := filepath.Glob("/dev/dri/renderD*")
	return err == nil && len(cards) > 0 && os.Getenv("LIBGL_ALWAYS_SOFTWARE") == ""
}
