package window

import (
	"sync"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// touches are the fingers on the screen. Ebitengine tells only of those that are there at an update: a tap that is shorter
// would be lost, and a page may take longer for a picture than a finger for a tap. So the events are kept, and each update
// is told of one more of them.
type touches struct {
	listen sync.Once
	queue  [][]view.Point // fingers after each event that was not told yet
	now    []view.Point
}

// read returns where fingers were after the next event, in pixels.
func (t *touches) read() []view.Point {
	t.listen.Do(t.begin)
	if len(t.queue) > 0 {
		t.now, t.queue = t.queue[0], t.queue[1:]
	}
	return t.now
}

// begin listens to the page for as long as the program runs.
func (t *touches) begin() {
	heard := js.FuncOf(func(_ js.Value, args []js.Value) any {
		t.note(fingersOf(args[0]))
		return nil
	})
	for _, event := range []string{"touchstart", "touchmove", "touchend", "touchcancel"} {
		js.Global().Get("document").Call("addEventListener", event, heard, map[string]any{"passive": true, "capture": true})
	}
}

// note keeps where fingers are; of a movement only how far it came.
func (t *touches) note(fingers []view.Point) {
	last := t.now
	if len(t.queue) > 0 {
		last = t.queue[len(t.queue)-1]
	}
	if len(t.queue) > 0 && len(last) == len(fingers) {
		t.queue[len(t.queue)-1] = fingers
		return
	}
	t.queue = append(t.queue, fingers)
}

// fingersOf are the places of the fingers in an event, in pixels of the canvas.
func fingersOf(event js.Value) (fingers []view.Point) {
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	if canvas.IsNull() {
		return nil
	}
	corner, factor := canvas.Call("getBoundingClientRect"), ebiten.Monitor().DeviceScaleFactor()
	on := event.Get("touches")
	for i := range on.Length() {
		finger := on.Index(i)
		at := view.Point{X: finger.Get("clientX").Float() - corner.Get("left").Float(), Y: finger.Get("clientY").Float() - corner.Get("top").Float()}
		fingers = append(fingers, at.Times(factor))
	}
	return fingers
}
