package music

import "math"

// room is the echo of a place: four delays that feed each other.
type room struct {
	delays [4][]float64
	at     [4]int
	keep   [4]float64 // what is left after one way through
	dull   [4]float64 // what was heard last: high tones die first
}

// delaysOf have no common factor, so that no tone rings longer than others.
var delaysOf = [4]int{887, 1087, 1301, 1531}

// dullness is how much of the last sample is in the next one.
const dullness = 0.35

// newRoom makes a room in which an echo is 60 dB down after so many seconds.
func newRoom(seconds float64) *room {
	r := &room{}
	for i, n := range delaysOf {
		r.delays[i] = make([]float64, n)
		r.keep[i] = math.Pow(10, -3*float64(n)/(seconds*Rate))
	}
	return r
}

// add adds the echo of a sound to both sides.
func (r *room) add(sound, left, right []float64) {
	for n, v := range sound {
		var heard [4]float64
		sum := 0.0
		for i := range heard {
			heard[i] = r.delays[i][r.at[i]]
			r.dull[i] = heard[i]*r.keep[i]*(1-dullness) + r.dull[i]*dullness
			sum += r.dull[i]
		}
		for i := range heard {
			r.delays[i][r.at[i]] = v + r.dull[i] - sum/2
			if r.at[i]++; r.at[i] == len(r.delays[i]) {
				r.at[i] = 0
			}
		}
		left[n] += (heard[0] - heard[2]) / 2
		right[n] += (heard[1] - heard[3]) / 2
	}
}
