package window

import "os"

// possible looks for a display: without one, opening a window would only fail later.
func possible() error {
	if os.Getenv("DISPLAY") == "" && os.Getenv("EBITENGINE_VM_ENDPOINT") == "" {
		return &Missing{"there is no display"}
	}
	return nil
}
