// Package screen has what the screens of the program have in common, and the stack that they lie on.
package screen

import (
	"time"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Screen fills the window or lies over another screen. It knows neither the stack nor its neighbours: what it wants of them is among
// what it asks for.
type Screen interface {
	// Update lets time pass, by the clock of views, for the screen on top. It returns what the screen asks for then.
	Update(now time.Duration) (asks []any)
	// Job is what the screen has to think about, nil for nothing.
	Job() Job
	// Moving reports whether time alone changes what is seen.
	Moving() bool
	View(env *widget.Env) view.View
	// Do answers an act, and returns what the screen asks for then. An act that it does not know is among that.
	Do(act any) (asks []any)
	// About tells about a thing that the view shows.
	About(subject any) widget.Tip
	// Depth is how many pages of the screen have to be closed until it is as it was opened.
	Depth() int
}

// Job is thinking that goes on beside the pictures, a little in each update.
type Job interface {
	// Step goes on while there is time to spare. It reports whether there is something new to see, and returns what is asked for then.
	Step(spare func() bool) (news bool, asks []any)
}

// Page is embedded in a screen that does nothing by itself, and tells no more than it shows.
type Page struct{}

// Update does nothing.
func (Page) Update(time.Duration) []any { return nil }

// Job is none.
func (Page) Job() Job { return nil }

// Moving is never so.
func (Page) Moving() bool { return false }

// About tells nothing.
func (Page) About(any) widget.Tip { return widget.Tip{} }

// Depth is none.
func (Page) Depth() int { return 0 }
