//go:build !js

package window

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// touches are the fingers on the screen.
type touches struct{}

// touch is where fingers were at a time, in pixels.
type touch struct {
	at      time.Time
	fingers []view.Point
}

// read returns where fingers are now, in pixels; nothing has passed unseen.
func (touches) read() (passed []touch, now []view.Point) {
	for _, id := range ebiten.AppendTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		now = append(now, view.Point{X: float64(x), Y: float64(y)})
	}
	return nil, now
}
