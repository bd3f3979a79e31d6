//go:build linux

package client_test

import (
	"bufio"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// display is an X server of its own. Its picture lies in a file, its mouse and its keyboard are in the hands of xdotool.
type display struct {
	t      *testing.T
	name   string
	memory *os.File // of a header and then the pixels, four bytes each
	pixels []byte   // that were read last
	hands  io.Writer
	cursor view.Point // where the mouse is
	down   bool       // its button
}

// screen is how many pixels the display has: as many as the window wants.
var screen = image.Point{X: 1440, Y: 900}

// openDisplay opens a display. Where that cannot be, the test is skipped.
func openDisplay(t *testing.T) *display {
	t.Helper()
	for _, name := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("no window can be opened here, since there is no %s: .ci/packages tests installs it", name)
		}
	}
	d := &display{t: t}
	dir := t.TempDir()
	server := exec.Command("Xvfb", "-displayfd", "1", "-screen", "0", fmt.Sprintf("%dx%dx24", screen.X, screen.Y),
		"-fbdir", dir, "-nolisten", "tcp", "-noreset")
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	d.keep(server)
	number, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("the display does not open: %v", err)
	}
	d.name = ":" + strings.TrimSpace(number)
	if d.memory, err = os.Open(filepath.Join(dir, "Xvfb_screen0")); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.memory.Close() })
	hands := exec.Command("xdotool", "-")
	hands.Env = d.env()
	if d.hands, err = hands.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	d.keep(hands)
	return d
}

// keep starts a program that runs until the test ends.
func (d *display) keep(cmd *exec.Cmd) {
	d.t.Helper()
	if err := cmd.Start(); err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
}

// env is the environment of a program that is to be seen there.
func (d *display) env(more ...string) []string {
	return append(append(os.Environ(), "DISPLAY="+d.name, "LIBGL_ALWAYS_SOFTWARE=1"), more...)
}

// do has something done with the mouse or the keyboard, in the words of xdotool.
func (d *display) do(words string) {
	d.t.Helper()
	if _, err := io.WriteString(d.hands, words+"\n"); err != nil {
		d.t.Fatalf("the hands are gone: %v", err)
	}
}

func (d *display) point(at view.Point) {
	d.t.Helper()
	d.cursor = at
	d.do(fmt.Sprintf("mousemove %.0f %.0f", at.X, at.Y))
}

// keyNames are the names that X has for keys, where we have others.
var keyNames = map[string]string{"Enter": "Return", "C": "c"}

// hand does with mouse and keyboard what somebody did, and reports whether it was more than a movement.
func (d *display) hand(did stage.Input) (more bool) {
	d.t.Helper()
	if did.Cursor != d.cursor {
		d.point(did.Cursor)
	}
	for _, key := range did.Keys {
		d.do("key " + keyNames[key])
		more = true
	}
	switch {
	case did.Wheel > 0:
		d.do("click 4")
	case did.Wheel < 0:
		d.do("click 5")
	}
	switch {
	case did.Pressed && !d.down:
		d.do("mousedown 1")
	case !did.Pressed && d.down:
		d.do("mouseup 1")
		more = true
	}
	d.down = did.Pressed
	return more || did.Wheel != 0
}

// picture is what is to be seen until the next one is asked for: rows of pixels of blue, green, red and nothing.
func (d *display) picture() []byte {
	d.t.Helper()
	size := screen.X * screen.Y * 4
	info, err := d.memory.Stat()
	if err == nil {
		d.pixels = slices.Grow(d.pixels[:0], size)[:size]
		_, err = d.memory.ReadAt(d.pixels, info.Size()-int64(size))
	}
	if err != nil {
		d.t.Fatalf("the picture of the display: %v", err)
	}
	return d.pixels
}

// slack is by how much, of 255, a colour may differ from one that another graphics driver drew.
const slack = 64

// shows reports whether what was seen is a picture.
func shows(seen []byte, want *image.RGBA) bool {
	for i := 0; i < len(seen); i += 4 {
		if far(seen[i], want.Pix[i+2]) || far(seen[i+1], want.Pix[i+1]) || far(seen[i+2], want.Pix[i]) {
			return false
		}
	}
	return true
}

func far(a, b byte) bool { return max(a, b)-min(a, b) > slack }

// compare keeps what was seen last and what should have been, to be looked at.
func (d *display) compare(want *image.RGBA) {
	seen := image.NewRGBA(want.Bounds())
	for i := 0; i < len(d.pixels); i += 4 {
		copy(seen.Pix[i:], []byte{d.pixels[i+2], d.pixels[i+1], d.pixels[i], 255})
	}
	for name, picture := range map[string]*image.RGBA{"window-seen.png": seen, "window-wanted.png": want} {
		path := filepath.Join(os.TempDir(), name)
		if err := golden.Save(path, picture); err == nil {
			d.t.Logf("look at %s", path)
		}
	}
}
