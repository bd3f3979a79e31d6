package locale

import (
	"os/exec"
	"strings"
)

// system asks macOS, as an application that was clicked on has no such environment. The environment's languages come first.
func system() []string {
	tags := environment()
	out, err := exec.Command("/usr/bin/defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return tags
	}
	for line := range strings.Lines(string(out)) { // ( "de-AT", "en-GB" ), one a line
		if tag := strings.Trim(line, " \t\n\",()"); tag != "" {
			tags = append(tags, tag)
		}
	}
	return tags
}
