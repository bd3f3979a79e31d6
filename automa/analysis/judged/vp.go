package judged

import (
	"encoding/json"
	"slices"

	"sohofoundry/engine"
)

// VP are those of all seats, in hundredths.
type VP [engine.MaxSeats]int

// MarshalJSON writes those of the first two seats, and of others up to the last that is not 0.
func (vp VP) MarshalJSON() ([]byte, error) {
	seats := len(vp)
	for seats > 2 && vp[seats-1] == 0 {
		seats--
	}
	return json.Marshal(vp[:seats])
}

// Plus is the sum, seat by seat.
func (vp VP) Plus(other VP) VP {
	for seat := range vp {
		vp[seat] += other[seat]
	}
	return vp
}

// Less is the difference, seat by seat.
func (vp VP) Less(other VP) VP {
	for seat := range vp {
		vp[seat] -= other[seat]
	}
	return vp
}

// most is more than any game comes to, in hundredths of a VP.
const most = 1_000_000

// Possible reports whether all are VP that there can be.
func (vp VP) Possible() bool { return slices.Max(vp[:]) <= most && slices.Min(vp[:]) >= -most }

// Hundredths are those of a mean, to the nearest.
func Hundredths(sum, n int) int { return (200*sum + n) / (2 * n) }

// Root is the square root, rounded up.
func Root(n int64) int {
	r := int64(0)
	for bit := int64(1) << 31; bit > 0; bit >>= 1 {
		if (r+bit)*(r+bit) <= n {
			r += bit
		}
	}
	if r*r < n {
		r++
	}
	return int(r)
}
