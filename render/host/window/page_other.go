//go:build !js

package window

import (
	"image"
	"time"

	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
)

// page is the page around the window: nothing outside of a browser.
type page struct{}

func (page) open(*client.Client)         {}
func (page) read(*stage.Input)           {}
func (page) update(*game, time.Duration) {}
func (page) ask(*client.Client) bool     { return false }
func (page) shown()                      {}

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
