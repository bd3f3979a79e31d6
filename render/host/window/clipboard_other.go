//go:build !js

package window

import (
	"encoding/binary"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"unicode/utf16"

	"sohofoundry/engine/fault"
)

// copiers are the commands of a system that put their input on the clipboard. Ebitengine has no clipboard.
func copiers() (list [][]string) {
	switch runtime.GOOS {
	case "darwin":
		return [][]string{{"pbcopy"}}
	case "windows":
		return [][]string{{"clip"}}
	}
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		list = append(list, []string{"wl-copy"})
	}
	return append(list, []string{"xclip", "-selection", "clipboard"}, []string{"xsel", "--clipboard", "--input"})
}

// Copy puts a text on the clipboard, if the system has a command for that.
func Copy(text string) error {
	if runtime.GOOS == "windows" { // which takes anything else for its old code page
		var wide []byte
		for _, unit := range utf16.Encode([]rune(text)) {
			wide = binary.LittleEndian.AppendUint16(wide, unit)
		}
		text = string(wide)
	}
	err := fault.Errorf("there is no clipboard")
	for _, words := range copiers() {
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Stdin = strings.NewReader(text)
		if err = cmd.Run(); err == nil {
			return nil
		}
	}
	return err
}
