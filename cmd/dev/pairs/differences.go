package main

import (
	"math"

	"sohofoundry/automa/sim"
)

// least is the number of pairs before which the variance is not known well enough to be sure, and expected the one for which the
// confidence sequence is the narrowest.
const (
	least    = 20
	expected = 100
)

// width is how far the true mean may be from the mean that was found: a confidence sequence of a normal mixture (Robbins 1970), which
// holds at all numbers of pairs together with an error of doubt. It does so approximately, as the variance is estimated (Waudby-Smith
// and others 2021).
func width(d sim.Differences, doubt float64) float64 {
	if d.N() < least || doubt <= 0 {
		return math.Inf(1)
	}
	n, log := float64(d.N()), -2*math.Log(doubt)
	spread := n * (log + math.Log(log+1)) / expected // of the mixture, as a multiple of the variance of the mean
	return d.Difference().Error * math.Sqrt((1+1/spread)*(log+math.Log(1+spread)))
}

// sure reports whether the sign of the mean is sure: whether zero is outside of the confidence sequence.
func sure(d sim.Differences, doubt float64) bool {
	return math.Abs(d.Difference().Mean) > width(d, doubt)
}
