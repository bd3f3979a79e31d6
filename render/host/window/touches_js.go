package window

import (
	"sync"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// touches are the fingers on the screen. Ebitengine tells only of those that are there at an update: a tap that is shorter
// would be lost, and a page may take longer for a picture than a finger for a tap. So the events are kept until the next
// update, each with its time.
type touches struct {
	listen sync.Once
	queue  []touch // since the last update
	now    []view.Point
}

// touch is where fingers were after an event, in pixels.
type touch struct {
	at      time.Time
	fingers []view.Point
}

// read returns the touches since the last update, and where fingers are now.
func (t *touches) read() (passed []touch, now []view.Point) {
	t.listen.Do(t.begin)
	if n := len(t.queue); n > 0 {
		passed, t.now, t.queue = t.queue, t.queue[n-1].fingers, nil
	}
	return passed, t.now
}

// begin listens to the page for as long as the program runs.
func (t *touches) begin() {
	heard := js.FuncOf(func(_ js.Value, args []js.Value) any {
		age := js.Global().Get("performance").Call("now").Float() - args[0].Get("timeStamp").Float()
		t.note(touch{time.Now().Add(-time.Duration(age * float64(time.Millisecond))), fingersOf(args[0])})
		return nil
	})
	for _, event := range []string{"touchstart", "touchmove", "touchend", "touchcancel"} {
		js.Global().Get("document").Call("addEventListener", event, heard, map[string]any{"passive": true, "capture": true})
	}
}

// note keeps where fingers are; of a movement only how far it came.
func (t *touches) note(now touch) {
	if n := len(t.queue); n > 0 && len(t.queue[n-1].fingers) == len(now.fingers) {
		t.queue[n-1] = now
		return
	}
	t.queue = append(t.queue, now)
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
