//go:build !js

package window

import (
	"time"

	"sohofoundry/render/ui/stage"
)

// page is what there is around the window: nothing, where it is none of a browser.
type page struct{}

func (page) open()                       {}
func (page) read(*stage.Input)           {}
func (page) update(*game, time.Duration) {}
func (page) shown()                      {}
func (page) nap(longest time.Duration)   { time.Sleep(longest) }
