//go:build !linux && !js

package window

// accelerated reports whether a graphics card draws: systems with a window have one.
func accelerated() bool { return true }
