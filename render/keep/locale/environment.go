//go:build !js

package locale

import (
	"os"
	"strings"
)

// environment is the languages that the environment variables name, in the order of POSIX. LANGUAGE, a list, counts only if
// another variable sets a language.
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
