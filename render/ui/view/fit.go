package view

// The least room that views are made for, in logical units.
const (
	LeastWide = 1440.0
	LeastHigh = 860.0
)

// Fit is the size in logical units of a window of so many pixels, and how many pixels a unit is: as many as leave room for
// LeastWide × LeastHigh units.
func Fit(wide, high float64) (Size, float64) {
	scale := max(min(wide/LeastWide, high/LeastHigh), 0.05)
	return Size{wide / scale, high / scale}, scale
}
