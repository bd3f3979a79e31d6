package window

import (
	"image"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/ui/view"
)

// Where the window opens: large when it opens for the first time, and then as it was left. All lengths are in the units in
// which the system measures windows, all places from the upper left corner of a monitor.

// monitor is a screen that windows open on.
type monitor struct {
	name string
	size image.Point
}

// opening is how the window opens.
type opening struct {
	size      image.Point
	maximised bool
	monitor   int          // of those there are; the system chooses if it is negative
	at        *image.Point // the system chooses where there is none
}

// How large the window is at first: a part of the monitor, unless that is too little to read well; then all of it.
const (
	firstPart = 85 // of 100
	firstWide = 1440
	firstHigh = 900
)

// openingOf tells how the window opens that was left like this. The monitors are all there are, and the one at likely is where
// the system would open it.
func openingOf(left settings.Window, monitors []monitor, likely int) opening {
	o := opening{maximised: left.Maximised, monitor: -1}
	for i, m := range monitors {
		if m.name == left.Monitor {
			o.monitor, likely = i, i
			break
		}
	}
	if likely < 0 || likely >= len(monitors) {
		o.size = image.Pt(firstWide, firstHigh)
		return o
	}
	most := monitors[likely].size
	if left.Width == 0 || left.Height == 0 {
		o.size = most.Mul(firstPart).Div(100)
		if o.size.X < view.LeastWide || o.size.Y < view.LeastHigh {
			o.maximised = true
			o.size = image.Pt(min(firstWide, most.X), min(firstHigh, most.Y))
		}
		return o
	}
	o.size = image.Pt(min(left.Width, most.X), min(left.Height, most.Y))
	if o.size != image.Pt(left.Width, left.Height) {
		o.maximised = true
	} else if at := image.Pt(left.X, left.Y); o.monitor >= 0 && inReach(at, o.size, most) {
		o.at = &at
	}
	return o
}

// inReach reports whether a window can be taken hold of: enough of its upper edge is on the monitor.
func inReach(at, size, monitor image.Point) bool {
	const enough = 100
	edge := image.Rectangle{Min: at, Max: at.Add(image.Pt(size.X, enough))}
	seen := edge.Intersect(image.Rectangle{Max: monitor})
	return at.Y >= 0 && seen.Dx() >= enough && seen.Dy() == enough
}

// placed is whether there is a window that can be placed.
const placed = !guest && runtime.GOOS != "js"

// place sets how the window opens, and returns how many pixels it will have, as far as that is known, and how many of them make
// up a unit of the system.
func place(left settings.Window) (pixels image.Point, factor float64) {
	if !placed {
		return given()
	}
	all := ebiten.AppendMonitors(nil)
	on, likely := ebiten.Monitor(), -1
	monitors := make([]monitor, len(all))
	for i, m := range all {
		wide, high := m.Size()
		monitors[i] = monitor{m.Name(), image.Pt(wide, high)}
		if m == on {
			likely = i
		}
	}
	o := openingOf(left, monitors, likely)
	if o.monitor >= 0 {
		on = all[o.monitor]
		ebiten.SetMonitor(on)
	}
	ebiten.SetWindowSize(o.size.X, o.size.Y)
	if o.at != nil {
		ebiten.SetWindowPosition(o.at.X, o.at.Y)
	}
	if o.maximised {
		ebiten.MaximizeWindow()
	}
	if on == nil {
		return o.size, 1
	}
	factor = on.DeviceScaleFactor()
	return image.Pt(int(float64(o.size.X)*factor), int(float64(o.size.Y)*factor)), factor
}

// left is how the window is now, which was like this before. While it fills the screen or is an icon it is as before.
func left(before settings.Window) settings.Window {
	if !placed || ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return before
	}
	now := before
	if now.Maximised = ebiten.IsWindowMaximized(); !now.Maximised {
		now.Width, now.Height = ebiten.WindowSize()
		now.X, now.Y = ebiten.WindowPosition()
	}
	if on := ebiten.Monitor(); on != nil {
		now.Monitor = on.Name()
	}
	return now
}
