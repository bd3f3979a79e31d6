// Package screen has the interface of the program's screens, and the stack of the open ones.
package screen

import (
	"time"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Screen fills the window or lies over another screen. It does not know the stack or its neighbours, and asks for changes to them
// with requests.
type Screen interface {
	// Update lets time pass, by the clock of views, for the screen on top. It returns requests.
	Update(now time.Duration) (asks []any)
	// Job is a long computation of the screen, nil for none.
	Job() Job
	// Moving reports whether time alone changes the view.
	Moving() bool
	View(env *widget.Env) view.View
	// Do does an act, and returns requests. An unknown act is returned as a request.
	Do(act any) (asks []any)
	// About returns the tip for a thing in the view.
	About(subject any) widget.Tip
	// Depth is the number of pages opened within the screen.
	Depth() int
}

// Job is a computation that runs between pictures, a little in each update.
type Job interface {
	// Step computes while there is time to spare. It reports whether the view changes, and returns requests.
	Step(spare func() bool) (news bool, asks []any)
}

// Page is embedded in a screen that does nothing by itself and has no tips.
type Page struct{}

// Update does nothing.
func (Page) Update(time.Duration) []any { return nil }

// Job is always nil.
func (Page) Job() Job { return nil }

// Moving is always false.
func (Page) Moving() bool { return false }

// About returns an empty tip.
func (Page) About(any) widget.Tip { return widget.Tip{} }

// Depth is always 0.
func (Page) Depth() int { return 0 }
