//go:build !js

package locale

import (
	"os"
	"strings"
)

// environment is what the environment says, in the order of POSIX; LANGUAGE lists several where a language is set at all.
func environment() []string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if tag := os.Getenv(name); tag != "" {
			if tag == "C" || tag == "POSIX" || strings.HasPrefix(tag, "C.") {
				return []string{"en"}
			}
			return append(strings.FieldsFunc(os.Getenv("LANGUAGE"), func(r rune) bool { return r == ':' }), tag)
		}
	}
	return nil
}
