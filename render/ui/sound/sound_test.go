package sound

import (
	"math"
	"slices"
	"testing"
)

var names = [count]string{
	"select", "card", "place", "link", "flip", "coins", "refused", "step", "turn over", "era over", "won", "lost",
}

// every runs a test for each sound with its samples.
func every(t *testing.T, check func(t *testing.T, s Sound, samples []float32)) {
	t.Helper()
	for s := range count {
		t.Run(names[s], func(t *testing.T) { check(t, s, Samples(s)) })
	}
}

func TestEverySoundIsShort(t *testing.T) {
	longest := map[Sound]float64{TurnOver: 0.5, EraOver: 1.5, Won: 1.5, Lost: 1.5, Coins: 0.35}
	every(t, func(t *testing.T, s Sound, samples []float32) {
		most, ok := longest[s]
		if !ok {
			most = 0.25
		}
		if seconds := float64(len(samples)) / Rate; seconds < 0.03 || seconds > most {
			t.Errorf("lasts %.3f s, want 0.03 to %.2f", seconds, most)
		}
	})
}

func TestNoSoundClips(t *testing.T) {
	every(t, func(t *testing.T, _ Sound, samples []float32) {
		for i, v := range samples {
			// Not a number fails this too.
			if !(math.Abs(float64(v)) <= 0.5) {
				t.Fatalf("sample %d is %v, want at most 0.5", i, v)
			}
		}
	})
}

func TestNoSoundClicks(t *testing.T) {
	const ends, silent = Rate / 10000, 0.005
	every(t, func(t *testing.T, _ Sound, samples []float32) {
		for _, v := range slices.Concat(samples[:ends], samples[len(samples)-ends:]) {
			if math.Abs(float64(v)) > silent {
				t.Fatalf("%v at an end, want next to 0", v)
			}
		}
		sum := 0.0
		for _, v := range samples {
			sum += float64(v)
		}
		if mean := sum / float64(len(samples)); math.Abs(mean) > silent {
			t.Errorf("the mean is %v, want next to 0", mean)
		}
	})
}

// What is heard all the time or tells off is soft, and nothing stands out from the rest. Loudness is weighed as the ear does, which
// is all but deaf to low tones.
func TestSoundsAreOfOneLoudness(t *testing.T) {
	quiet := map[Sound]float64{Select: -28, Refused: -29, Step: -33}
	every(t, func(t *testing.T, s Sound, samples []float32) {
		want, ok := quiet[s]
		if !ok {
			want = -26
		}
		if got := heard(samples); math.Abs(got-want) > 2.5 {
			t.Errorf("%.1f dB, want %.0f", got, want)
		}
	})
}

func TestASoundIsTheSameOnEveryCall(t *testing.T) {
	every(t, func(t *testing.T, s Sound, samples []float32) {
		if !slices.Equal(samples, Samples(s)) {
			t.Error("two calls differ")
		}
	})
}

func TestNoTwoSoundsAreAlike(t *testing.T) {
	for a := range count {
		for b := range a {
			if slices.Equal(Samples(a), Samples(b)) {
				t.Errorf("%s is %s", names[a], names[b])
			}
		}
	}
}

func TestASoundThatDoesNotExistIsEmpty(t *testing.T) {
	if got := Samples(count); got != nil {
		t.Errorf("%d samples, want none", len(got))
	}
}

// heard is the A-weighted level of the loudest window in dB of full scale.
func heard(samples []float32) float64 {
	wave := make([]float64, len(samples)+window)
	for i, v := range samples {
		wave[i] = float64(v)
	}
	most := 0.0
	for from := 0; from+window <= len(wave); from += window {
		power := 0.0
		for k := 1; k*Rate/window < 8000; k++ {
			power += partPower(wave[from:from+window], k) * weight(float64(k*Rate/window))
		}
		most = max(most, power)
	}
	return 10 * math.Log10(most)
}

// partPower is the mean power of a window in its k-th harmonic (Goertzel's algorithm).
func partPower(wave []float64, k int) float64 {
	n := float64(len(wave))
	c := 2 * math.Cos(2*math.Pi*float64(k)/n)
	a, b := 0.0, 0.0
	for _, v := range wave {
		a, b = v+c*a-b, a
	}
	return 2 * (a*a + b*b - c*a*b) / (n * n)
}

// weight is the A-weighting of IEC 61672, as a factor of power.
func weight(hz float64) float64 {
	f := hz * hz
	gain := 1.2589 * 12194 * 12194 * f * f /
		((f + 20.6*20.6) * math.Sqrt((f+107.7*107.7)*(f+737.9*737.9)) * (f + 12194*12194))
	return gain * gain
}
