package sound

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// Sound goes to this machine, or there is none. The libraries of these systems would call a sound server anywhere in the
// network: PULSE_SERVER names those that are tried, and where none answers, a plugin of ALSA reads from files of its own where
// another one is.

// stayHere keeps the libraries from calling other machines, before any of them is loaded. It reports false if the person wants
// to hear nothing of this machine, but only of others.
func stayHere() bool {
	switch runtime.GOOS {
	case "android", "darwin", "js", "windows": // their sound has no servers
		return true
	}
	asked, ok := os.LookupEnv("PULSE_SERVER")
	here := usualServer(os.Getenv("XDG_RUNTIME_DIR"))
	if ok {
		here = serversHere(asked)
	}
	if here == "" {
		return false
	}
	// The list goes before all that files and the display say. Of a folder that is none, ALSA loads no plugins.
	return os.Setenv("PULSE_SERVER", here) == nil && os.Setenv("ALSA_PLUGIN_DIR", os.DevNull) == nil
}

// usualServer is the sound server of this person's session, or none where the folder of its sockets is not known: a path
// relative to the working folder might lead to a socket of another user.
func usualServer(runtimeDir string) string {
	if !filepath.IsAbs(runtimeDir) {
		return ""
	}
	return "unix:" + filepath.Join(runtimeDir, "pulse", "native")
}

// serversHere are the servers of a list, as PULSE_SERVER has it, that sockets of this machine lead to. In braces before one may
// stand the machine that it is meant for, which is left out: a library panics where only others are meant, or a brace is open.
func serversHere(list string) string {
	var here []string
	for _, server := range strings.Fields(list) {
		if strings.HasPrefix(server, "{") {
			_, server, _ = strings.Cut(server, "}")
		}
		if filepath.IsAbs(strings.TrimPrefix(server, "unix:")) {
			here = append(here, server)
		}
	}
	return strings.Join(here, " ")
}
