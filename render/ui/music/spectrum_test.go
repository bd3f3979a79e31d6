package music

import (
	"encoding/binary"
	"math"
	"math/cmplx"
	"sync"
)

// spectral is how many frames of a reader are looked at together.
const spectral = 8192

// bands are the upper ends of the bands that levels are told of, in Hz.
var bands = []float64{125, 500, 2000, 6000, Rate}

// spectra are what levels found of the pieces.
var spectra [Pieces]struct {
	once  sync.Once
	of    []float64
	heard float64
}

// levelsOf are the levels of a piece.
func levelsOf(p Piece) (of []float64, heard float64) {
	s := &spectra[p]
	s.once.Do(func() { s.of, s.heard = levels(loops[p], 29) })
	return s.of, s.heard
}

// levels are the mean levels of what a reader gives in so many seconds, in dB of full scale: of each band, and of all as the ear
// weighs it.
func levels(l *Loop, seconds int) (of []float64, heard float64) {
	buf := make([]byte, seconds*2*Rate*frameBytes)
	n, _ := l.Reader().Read(buf)
	power, weighed, windows := make([]float64, len(bands)), 0.0, 0.0
	for from := 0; from+spectral*frameBytes <= n; from += spectral * frameBytes {
		windows++
		for side := range 2 {
			wave := make([]complex128, spectral)
			for i := range wave {
				v := math.Float32frombits(binary.LittleEndian.Uint32(buf[from+i*frameBytes+4*side:]))
				wave[i] = complex(float64(v)*(1-math.Cos(2*math.Pi*float64(i)/spectral))/2, 0)
			}
			transform(wave)
			band := 0
			for k := 1; k < spectral/2; k++ {
				hz := float64(k) * 2 * Rate / spectral
				for hz > bands[band] {
					band++
				}
				// Both halves of the spectrum, and what the window takes away; the mean of the sides.
				p := 2 * math.Pow(cmplx.Abs(wave[k])/spectral, 2) / 0.375 / 2
				power[band] += p
				weighed += p * weight(hz)
			}
		}
	}
	for i := range power {
		power[i] = 10 * math.Log10(power[i]/windows+1e-20)
	}
	return power, 10 * math.Log10(weighed/windows)
}

// transform is the Fourier transform of a power of two of samples.
func transform(a []complex128) {
	n := len(a)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = a[2*i], a[2*i+1]
	}
	transform(even)
	transform(odd)
	for i := range even {
		v := odd[i] * cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n))
		a[i], a[i+n/2] = even[i]+v, even[i]-v
	}
}

// weight is the A-weighting of IEC 61672, as a factor of power.
func weight(hz float64) float64 {
	f := hz * hz
	gain := 1.2589 * 12194 * 12194 * f * f /
		((f + 20.6*20.6) * math.Sqrt((f+107.7*107.7)*(f+737.9*737.9)) * (f + 12194*12194))
	return gain * gain
}
