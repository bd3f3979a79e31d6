package terminal

import (
	"runtime"
	"strings"
)

// ShellWord writes a path so that a shell takes it for one word, and a terminal for text.
func ShellWord(path string) string { return shellWord(path, runtime.GOOS == "windows") }

// shellWord writes a path for the shells of Unix, or for those of Windows: there a backslash parts folders, single quotes mean
// nothing to one of them, and no name has a double quote.
func shellWord(path string, windows bool) string {
	switch {
	case harmless(path) != path:
		return harmless(path)
	case windows && strings.ContainsAny(path, " '$&;|<>()^%!,=@`{}"):
		return `"` + path + `"`
	case !windows && strings.ContainsAny(path, " \t'\"\\$&;|<>()*?#~`!"):
		return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
	}
	return path
}

// unquoted takes off the quotes around a path that is written as a shell wants it.
func unquoted(path string) string {
	if last := len(path) - 1; last > 0 && path[0] == path[last] && strings.ContainsRune(`'"`, rune(path[0])) {
		return path[1:last]
	}
	return path
}
