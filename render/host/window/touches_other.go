//go:build !js

package window

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// touches are the fingers on the screen.
type touches struct{}

// read returns where fingers are now, in pixels.
func (touches) read() (fingers []view.Point) {
	for _, id := range ebiten.AppendTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		fingers = append(fingers, view.Point{X: float64(x), Y: float64(y)})
	}
	return fingers
}
