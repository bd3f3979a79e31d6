//go:build !js

package window

import (
	"image"
	"io"
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/keep/backup"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
)

// page is the page around the window: nothing outside of a browser.
type page struct{}

func (page) open(*client.Client)         {}
func (page) read(*stage.Input)           {}
func (page) update(*game, time.Duration) {}
func (page) shown()                      {}

// ask takes in files that were dropped on the window, and reports whether there were any.
func (page) ask(c *client.Client) bool {
	files := ebiten.DroppedFiles()
	if files == nil {
		return false
	}
	list, _ := fs.ReadDir(files, ".") // what cannot be read was not dropped
	for _, file := range list[:min(len(list), mostDropped)] {
		c.Import(file.Name(), dropped(files, file.Name()))
	}
	return len(list) > 0
}

// mostDropped is how many files are taken in at once.
const mostDropped = 10

// dropped reads a file that was dropped, as much of it as it takes to tell that it is too large. One that cannot be read is empty.
func dropped(files fs.FS, name string) []byte {
	file, err := files.Open(name)
	if err != nil {
		return nil
	}
	defer file.Close() //nolint:errcheck // nothing was written
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil
	}
	text, err := io.ReadAll(io.LimitReader(file, store.Most+1))
	if err == nil && backup.Is(text) {
		var rest []byte
		rest, err = io.ReadAll(io.LimitReader(file, backup.Most-store.Most))
		text = append(text, rest...)
	}
	if err != nil {
		return nil
	}
	return text
}

// longest is how long a frame waits while nothing happens: long enough to cost next to nothing, and a tenth of a second at most,
// so that the answer to an input seems immediate.
func (page) longest() time.Duration { return time.Second / 10 }

// nap rests, and reports whether something has woken it.
func (page) nap(longest time.Duration) (woken bool) {
	time.Sleep(longest)
	return false
}

// given are the pixels of a window that is not ours to place, as far as they are known.
func given() (pixels image.Point, factor float64) { return image.Pt(firstWide, firstHigh), 1 }

// zoomed is how many times as large as usual a page is shown: a window is none.
func zoomed() float64 { return 1 }
