package main

import "math"

// differences are how many VP more the first player had, pair by pair.
type differences []float64

// mean is the mean with its standard error.
func (d differences) mean() (mean, deviation float64) {
	n := float64(len(d))
	if n == 0 {
		return 0, 0
	}
	for _, x := range d {
		mean += x / n
	}
	if n == 1 {
		return mean, 0
	}
	for _, x := range d {
		deviation += (x - mean) * (x - mean)
	}
	return mean, math.Sqrt(deviation / (n - 1) / n)
}

// least is the number of pairs before which the variance is not known well enough to be sure, and expected the one for which the
// confidence sequence is the narrowest.
const (
	least    = 20
	expected = 100
)

// sure reports whether the sign of the mean is sure: whether zero is outside of a confidence sequence. Its width, in standard errors, is
// that of a normal mixture (Robbins 1970; with an estimated variance, Waudby-Smith and others 2021), so that the chance of an error at
// any number of pairs is that of doubt.
func (d differences) sure(doubt float64) bool {
	if len(d) < least || doubt <= 0 {
		return false
	}
	n, log := float64(len(d)), -2*math.Log(doubt)
	spread := n * (log + math.Log(log+1)) / expected // of the mixture, as a multiple of the variance of the mean
	mean, deviation := d.mean()
	return mean*mean > deviation*deviation*(1+1/spread)*(log+math.Log(1+spread))
}
