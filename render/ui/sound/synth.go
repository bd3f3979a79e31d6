package sound

import (
	"math"
	"math/cmplx"
	"math/rand/v2"
)

// Rate is the number of samples in a second.
const Rate = 48000

const (
	loudness = 0.09 // root mean square of the loudest window of a sound at level 0
	ceiling  = 0.45 // no sample is larger: several sounds may be heard at once
	window   = Rate / 20
	fadeIn   = Rate / 2000
	fadeOut  = Rate / 50

	inaudible = 9 // after so many times its decay, a part is 78 dB down
)

// Samples computes a sound: one channel, Rate samples a second, within -1 and 1. It is the same on every call. There
// are none for a Sound that does not exist.
func Samples(s Sound) []float32 {
	if s >= count {
		return nil
	}
	r := recipes[s]
	wave := make([]float64, int(r.length*Rate))
	for _, t := range r.tones {
		t.addTo(wave)
	}
	for i, h := range r.hisses {
		h.addTo(wave, rand.New(rand.NewPCG(uint64(s), uint64(i))))
	}
	fade(wave)
	gain := min(loudness*math.Pow(10, r.level/20)/loudest(wave), ceiling/peak(wave))
	samples := make([]float32, len(wave))
	for i, v := range wave {
		samples[i] = float32(v * gain)
	}
	return samples
}

func (t tone) addTo(wave []float64) {
	start := int(t.at * Rate)
	end := min(len(wave), start+int((t.attack+t.hold+inaudible*t.decay)*Rate))
	pointer, step := complex(1, 0), t.step(1)
	for i := start; i < end; i++ {
		since := float64(i-start) / Rate
		if t.bend > 0 && since < t.attack {
			pointer *= t.step(t.bend + (1-t.bend)*rise(since/t.attack))
		} else {
			pointer *= step
		}
		wave[i] += t.amp * shape(since, t.attack, t.hold, t.decay) * imag(pointer)
	}
}

// step is the factor that turns the pointer of a tone by one sample, at a part of its pitch. Turning a pointer is many times
// faster than asking for the sine of every sample, and a sound is computed in the frame that first wants it.
func (t tone) step(pitch float64) complex128 { return cmplx.Rect(1, 2*math.Pi*pitch*t.hz/Rate) }

// addTo filters white noise twice on either side of the band, which is gentle enough not to ring.
func (h hiss) addTo(wave []float64, noise *rand.Rand) {
	below, above := smoothing(h.low), smoothing(h.high)
	var high, low [2]float64
	start := int(h.at * Rate)
	end := min(len(wave), start+int((h.attack+h.hold+inaudible*h.decay)*Rate))
	for i := start; i < end; i++ {
		v := 2*noise.Float64() - 1
		for k := range high {
			high[k] += above * (v - high[k])
			v = high[k]
		}
		for k := range low {
			low[k] += below * (v - low[k])
			v -= low[k]
		}
		since := float64(i-start) / Rate
		wave[i] += h.amp * shape(since, h.attack, h.hold, h.decay) * v
	}
}

// smoothing is the part of the way that a one-pole low-pass filter with this corner goes in one sample.
func smoothing(hz float64) float64 { return 1 - math.Exp(-2*math.Pi*hz/Rate) }

// shape is how strong a part is, 0 to 1, so many seconds after its start.
func shape(since, attack, hold, decay float64) float64 {
	switch {
	case since < attack:
		return rise(since / attack)
	case since < attack+hold:
		return 1
	}
	return math.Exp(-(since - attack - hold) / decay)
}

// rise goes from 0 to 1 without a corner at either end.
func rise(x float64) float64 { return (1 - math.Cos(math.Pi*x)) / 2 }

// fade makes both ends of a wave silent, so that neither clicks.
func fade(wave []float64) {
	last := len(wave) - 1
	for i := range fadeIn {
		wave[i] *= rise(float64(i) / fadeIn)
	}
	for i := range fadeOut {
		wave[last-i] *= rise(float64(i) / fadeOut)
	}
}

func peak(wave []float64) float64 {
	largest := 0.0
	for _, v := range wave {
		largest = max(largest, math.Abs(v))
	}
	return largest
}

// loudest is the root mean square of the loudest window, which is how loud the ear finds a sound this short.
func loudest(wave []float64) float64 {
	sum, most := 0.0, 0.0
	for i, v := range wave {
		sum += v * v
		if i >= window {
			sum -= wave[i-window] * wave[i-window]
		}
		most = max(most, sum)
	}
	return math.Sqrt(most / window)
}
