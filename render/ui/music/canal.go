package music

import (
	"math"
	"math/rand/v2"
)

// canal is water that laps and trickles, and now and then a bird.
func canal() []strand {
	water := strand{frames: 11 * Rate, gain: 1.8, room: 0.6}
	water.beds = []bed{
		{place{-0.7, 0.9, 0}, lapping(1)},
		{place{0.7, 0.9, 0}, lapping(2)},
	}
	water.events = drops(water.frames)
	life := strand{frames: 29 * Rate, gain: 1.8, room: 1.2}
	for _, c := range calls {
		life.events = append(life.events, c.events()...)
	}
	for i, at := range []float64{0.4, 4.1, 7.3, 11.2, 14.6, 18.3, 21.5, 25.4} {
		pan := math.Sin(2.4 * float64(i))
		life.events = append(life.events, event{place{pan, 0.8, 0.2}, frames(at), func() voice {
			return newPuff(uint64(100+i), 0.5, 150, 520, 0.5, 0.22) // a wave against the bank
		}})
	}
	return []strand{water, life}
}

// lapping is the still water of a canal, on one side.
func lapping(seed uint64) func(from, frames int) voice {
	return func(from, frames int) voice { return newFlow(from, frames, seed, 0.34, 160, 600, 0.6, 2, 3, 5) }
}

// dropsEach is how many drops fall each second.
const dropsEach = 16

// drops are the drops of a trickle: each is a tone that rises a little, the smaller the drop the higher.
func drops(long int) (events []event) {
	chance := rand.New(rand.NewPCG(1761, 0))
	for range dropsEach * long / Rate {
		hz := 420 * math.Pow(2, 2.3*chance.Float64())
		amp := 0.06 * math.Pow(chance.Float64(), 2) * 420 / hz * 2
		at, pan, seconds := chance.IntN(long), 1.4*chance.Float64()-0.7, 0.02+14/hz
		events = append(events, event{place{pan, 0.8, 0.4}, at, func() voice { return newGlide(amp, hz, hz*1.25, seconds, 0.08) }})
	}
	return events
}

// A call is what a bird sings from a place, so many times over.
type call struct {
	at, pan, near, far float64
	amp, pitch         float64 // against the song as it is written
	times              int
	each               float64 // seconds
	song               []syllable
}

// A syllable glides from one pitch to another, in seconds and Hz.
type syllable struct{ at, long, from, to, amp float64 }

func (c *call) events() (events []event) {
	for i := range c.times {
		for _, s := range c.song {
			at := frames(c.at + float64(i)*c.each + s.at)
			events = append(events, event{place{c.pan, c.near, c.far}, at, func() voice {
				return newGlide(c.amp*s.amp, s.from*c.pitch, s.to*c.pitch, s.long, 0.35)
			}})
		}
	}
	return events
}

var (
	tit       = []syllable{{0, 0.11, 4300, 4150, 1}, {0.15, 0.15, 3350, 3300, 0.8}}
	blackbird = []syllable{
		{0, 0.24, 1850, 2250, 0.9}, {0.28, 0.2, 2300, 1750, 1}, {0.52, 0.34, 2050, 2080, 0.8}, {0.92, 0.09, 3100, 4000, 0.3}, {1.03, 0.08, 4000, 3200, 0.25},
	}
	pigeon = []syllable{
		{0, 0.28, 415, 430, 0.6}, {0.36, 0.6, 455, 432, 1}, {1.08, 0.42, 440, 425, 0.8}, {1.72, 0.22, 425, 430, 0.55}, {2.0, 0.45, 440, 420, 0.6},
	}
	trill = []syllable{{0, 0.05, 5600, 4300, 1}}
	finch = []syllable{
		{0, 0.09, 4700, 3900, 0.6}, {0.16, 0.09, 4600, 3700, 0.7}, {0.3, 0.08, 4300, 3400, 0.8}, {0.42, 0.07, 4100, 3200, 0.9},
		{0.53, 0.07, 3900, 3000, 1}, {0.64, 0.16, 3000, 4600, 0.8}, {0.82, 0.12, 4300, 2800, 0.9},
	}
)

// calls are heard from near and far, with silence between them.
var calls = []call{
	{at: 1.4, pan: -0.5, near: 0.35, far: 0.5, amp: 0.11, pitch: 1, times: 4, each: 0.4, song: tit},
	{at: 5.6, pan: 0.35, near: 0.5, far: 0.5, amp: 0.16, pitch: 1, times: 1, song: blackbird},
	{at: 9.3, pan: -0.15, near: 0.15, far: 0.7, amp: 0.08, pitch: 1, times: 2, each: 2.9, song: pigeon},
	{at: 16.2, pan: 0.65, near: 0.2, far: 0.5, amp: 0.07, pitch: 1, times: 15, each: 0.065, song: trill},
	{at: 18.9, pan: -0.7, near: 0.12, far: 0.45, amp: 0.1, pitch: 0.96, times: 3, each: 0.41, song: tit},
	{at: 21.4, pan: 0.35, near: 0.5, far: 0.5, amp: 0.15, pitch: 0.89, times: 1, song: blackbird},
	{at: 25.1, pan: -0.35, near: 0.25, far: 0.5, amp: 0.08, pitch: 1, times: 1, song: finch},
}
