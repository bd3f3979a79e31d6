// Package stage turns the input of a person, by mouse, keys and fingers, into hover, focus, clicks, drags and actions for the
// show. It knows views and nothing of the game. Input is handed in, so that tests play without a window.
package stage

import (
	"time"

	"sohofoundry/render/ui/view"
)

// Input is the input of the person since the last one, and which keys and buttons are down now.
type Input struct {
	Now     time.Duration // the clock: only differences matter
	Size    view.Size     // of the window, in logical units
	Pixel   float64       // how many of them a pixel is; 0 if that does not matter
	Point   float64       // how many a point of the system is; 0 for one
	Cursor  view.Point
	Pressed bool // the left button is held
	Second  bool // the right button went down
	Wheel   float64
	Keys    []string      // that went down, as the keymap names them: "Enter", "Shift+Tab"
	Held    []string      // that are held so long that they count once more
	Typed   string        // characters
	Back    int           // characters taken off the end of a text field, before those
	Fingers []view.Point  // on the screen when it was looked at
	Looked  time.Duration // when that was, if it was before: they may be gone since; 0 for now
	// Targets named instead of pointed at, as a person with a screen reader does.
	Focused string // the target that is to have the focus
	Acted   string // the target that is pressed
}

// Acts reports whether something is done at this moment, other than pointing and holding.
func (in *Input) Acts() bool {
	return in.Second || in.Wheel != 0 || len(in.Keys)+len(in.Held) > 0 || in.Typed != "" || in.Back > 0 || in.Focused != "" || in.Acted != ""
}

// Rest is the same mouse and the same fingers at a later moment, at which nothing is done.
func (in *Input) Rest(later Input) Input {
	return Input{Now: later.Now, Size: later.Size, Pixel: later.Pixel, Point: later.Point, Cursor: in.Cursor, Pressed: in.Pressed, Fingers: in.Fingers, Looked: in.Looked}
}
