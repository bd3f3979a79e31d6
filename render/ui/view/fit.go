package view

// The least room that the wide layout is made for, in logical units.
const (
	LeastWide = 1440.0
	LeastHigh = 860.0
)

// Layout is how a screen divides its window. They are three, not one in three sizes.
type Layout uint8

// The layouts.
const (
	Wide  Layout = iota // a desk: rooms side by side
	Tall                // a phone or a tablet upright: one below the other
	Short               // a phone or a tablet across, or a small window: the board, and one sheet at its right
)

// Sizes of the layouts for hands, in logical units, which are the points that fingers and text are measured in.
const (
	LeastTall = 390.0 // wide
	MostTall  = 820.0 // wide: a larger window shows the same larger
	LeastLow  = 360.0 // high, in the short layout
	shortWide = 700.0 // wide, in the short layout
	leastDesk = 0.83  // of the room that the wide layout is made for: a window with less is a short one, as its text would be too small
)

// Layout is the layout for a window of a size.
func (s Size) Layout() Layout {
	switch {
	case s.H > s.W:
		return Tall
	case s.desk() < leastDesk:
		return Short
	}
	return Wide
}

// desk is how large the wide layout would be.
func (s Size) desk() float64 { return min(s.W/LeastWide, s.H/LeastHigh) }

// Fit is the size in logical units of a window of so many pixels, and how many pixels a unit is. The factor is how many pixels
// the system counts as a point. The wide layout is made as large as leaves room for LeastWide × LeastHigh; the others have a
// unit for each point, unless the window is too small or too large for that.
func Fit(wide, high, factor float64) (Size, float64) {
	points := Size{wide / factor, high / factor}
	var scale float64
	switch points.Layout() {
	case Tall:
		scale = min(max(points.W, 1)/LeastTall, max(1, points.W/MostTall))
	case Short:
		scale = min(points.H/LeastLow, points.W/shortWide, 1)
	default:
		scale = points.desk()
	}
	scale = max(scale*factor, 0.05)
	return Size{wide / scale, high / scale}, scale
}
