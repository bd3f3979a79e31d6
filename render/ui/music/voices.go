package music

import (
	"math"
	"math/cmplx"
)

// turn is the factor that turns a pointer of a tone by one frame. Turning is many times faster than asking for the sine of each.
func turn(hz float64) complex128 { return cmplx.Rect(1, 2*math.Pi*hz/Rate) }

// nearing is the part of the way that is gone in a frame by what comes three fifths of it nearer in so many seconds.
func nearing(seconds float64) float64 { return 1 - math.Exp(-1/(seconds*Rate)) }

// inaudible is how many times its decay a voice takes to be 78 dB down.
const inaudible = 9

// A tone is a note: sine waves that begin together, are held, and are let go together.
type tone struct {
	parts     []part
	since     int
	held, end int     // frames
	release   float64 // the part of its strength that it loses in a frame after it was held
}

type part struct {
	now, before float64 // of the sine wave
	twice       float64 // the cosine of the angle between two frames, twice: each frame follows from the two before it
	level       float64
	wanted      float64 // that the level nears
	attack      float64 // the part of the way that it nears in a frame
	decay       float64 // the part of what is wanted that is still wanted in the next frame
}

// newTone begins a note that is held and then let go for so many seconds.
func newTone(held, release float64) *tone {
	return &tone{held: frames(held), end: frames(held + inaudible*release), release: nearing(release)}
}

// with adds a sine wave to a note: strength, seconds until it is there, and until a third is left, which is never where that is 0.
func (t *tone) with(hz, amp, attack, decay float64) *tone {
	if hz > Rate*0.45 {
		return t
	}
	step := turn(hz)
	p := part{before: -imag(step), twice: 2 * real(step), wanted: amp, attack: nearing(attack), decay: 1}
	if decay > 0 {
		p.decay = 1 - nearing(decay)
	}
	t.parts = append(t.parts, p)
	return t
}

func (t *tone) add(out []float64) (more bool) {
	out = out[:min(len(out), t.end-t.since)]
	held := max(0, min(len(out), t.held-t.since))
	for i := range t.parts {
		p := t.parts[i] // a copy, which the processor keeps at hand
		for n := range out[:held] {
			p.level += (p.wanted - p.level) * p.attack
			p.wanted *= p.decay
			p.now, p.before = p.twice*p.now-p.before, p.now
			out[n] += p.level * p.now
		}
		for n := held; n < len(out); n++ {
			p.level -= p.level * t.release
			p.now, p.before = p.twice*p.now-p.before, p.now
			out[n] += p.level * p.now
		}
		t.parts[i] = p
	}
	t.since += len(out)
	return t.since < t.end
}

// A glide is a tone that goes from one pitch to another: a syllable of a bird, a drop.
type glide struct {
	pointer, step, bend complex128
	amp                 float64
	since, end, top     int // top is when it is loudest
}

// newGlide takes a strength, pitches, a length in seconds, and the part of it after which it is loudest.
func newGlide(amp, from, to, seconds, top float64) *glide {
	end := frames(seconds)
	return &glide{pointer: 1, step: turn(from), bend: cmplx.Rect(1, 2*math.Pi*(to-from)/Rate/float64(end)), amp: amp, end: end,
		top: max(1, min(end-1, int(top*float64(end))))}
}

func (g *glide) add(out []float64) (more bool) {
	for n := range out[:min(len(out), g.end-g.since)] {
		x := float64(g.since) / float64(g.top)
		if g.since > g.top {
			x = float64(g.end-g.since) / float64(g.end-g.top)
		}
		g.step *= g.bend
		g.pointer *= g.step
		out[n] += g.amp * x * x * (3 - 2*x) * imag(g.pointer)
		g.since++
	}
	return g.since < g.end
}

// filter leaves of noise what lies between two pitches. It is the one of the short sounds: gentle enough not to ring.
type filter struct {
	below, above float64
	high, low    [2]float64
}

func newFilter(low, high float64) filter {
	return filter{below: 1 - math.Exp(-2*math.Pi*low/Rate), above: 1 - math.Exp(-2*math.Pi*high/Rate)}
}

func (f *filter) pass(v float64) float64 {
	for k := range f.high {
		f.high[k] += f.above * (v - f.high[k])
		v = f.high[k]
	}
	for k := range f.low {
		f.low[k] += f.below * (v - f.low[k])
		v -= f.low[k]
	}
	return v
}

// A puff is noise that comes and goes.
type puff struct {
	filter
	seed          uint64
	amp           float64
	since, end    int
	attack, decay float64 // frames
}

func newPuff(seed uint64, amp, low, high, attack, decay float64) *puff {
	return &puff{filter: newFilter(low, high), seed: seed, amp: amp, end: frames(attack + inaudible*decay),
		attack: attack * Rate, decay: decay * Rate}
}

func (p *puff) add(out []float64) (more bool) {
	for n := range out[:min(len(out), p.end-p.since)] {
		x := float64(p.since)
		strength := math.Exp((p.attack - x) / p.decay)
		if x < p.attack {
			x /= p.attack
			strength = x * x * (3 - 2*x)
		}
		out[n] += p.amp * strength * p.pass(noise(p.seed, p.since))
		p.since++
	}
	return p.since < p.end
}

// A flow is noise that never ends, and swells a whole number of times while its strand goes round.
type flow struct {
	filter
	seed       uint64
	amp        float64
	at, frames int
	swells     []swell
}

type swell struct{ pointer, step complex128 }

// newFlow goes on from a frame of a strand. Times are how often it swells; how much in all is depth, from 0 to 1.
func newFlow(from, frames int, seed uint64, amp, low, high, depth float64, times ...int) *flow {
	f := &flow{filter: newFilter(low, high), seed: seed, amp: amp, at: from, frames: frames}
	for i, n := range times {
		angle := 2 * math.Pi * float64(n) / float64(frames)
		f.swells = append(f.swells, swell{cmplx.Rect(depth/float64(len(times)), angle*float64(from)+2*float64(i)), cmplx.Rect(1, angle)})
	}
	return f
}

func (f *flow) add(out []float64) (more bool) {
	for n := range out {
		strength := 1.0
		for i := range f.swells {
			s := &f.swells[i]
			s.pointer *= s.step
			strength += real(s.pointer)
		}
		at := f.at % f.frames
		if at < 0 {
			at += f.frames
		}
		out[n] += f.amp * strength * f.pass(noise(f.seed, at))
		f.at++
	}
	return true
}

// noise is the sample of a noise at a frame, from -1 to 1 (SplitMix64).
func noise(seed uint64, at int) float64 {
	z := seed<<32 + uint64(at)*0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64(int64(z^z>>31)) / (1 << 63)
}
