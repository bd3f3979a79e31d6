package music

import "math"

// rail is a works: an engine that breathes, hammers, and now and then a train on its way past.
func rail() []strand {
	const breaths = 6
	works := strand{frames: 11 * Rate, gain: 2.4, room: 1}
	works.beds = []bed{
		{place{-0.5, 0.9, 0}, hum(1)},
		{place{0.5, 0.9, 0}, hum(2)},
	}
	for i := range breaths {
		at := i * works.frames / breaths
		works.events = append(works.events,
			event{place{0.2, 0.5, 0.4}, at, func() voice { return newPuff(uint64(10+i), 0.1, 700, 3200, 0.16, 0.2) }},
			event{place{0.2, 0.7, 0.3}, at + frames(0.9), func() voice { return newTone(0.5, 0.05).with(72, 0.1, 0.02, 0.14) }},
		)
	}
	life := strand{frames: 29 * Rate, gain: 2.4, room: 1.5}
	for _, s := range smiths {
		life.events = append(life.events, s.events()...)
	}
	life.events = append(life.events, train()...)
	for i, at := range []float64{2.9, 11.1, 26.6} { // a steam hammer, far away
		life.events = append(life.events,
			event{place{-0.3, 0.5, 0.7}, frames(at), func() voice { return newTone(1, 0.05).with(58, 0.2, 0.004, 0.2).with(91, 0.2, 0.004, 0.12) }},
			event{place{-0.3, 0.3, 0.7}, frames(at), func() voice { return newPuff(uint64(40+i), 0.45, 120, 900, 0.004, 0.06) }},
		)
	}
	return []strand{works, life}
}

// hum is the hum of the works, on one side.
func hum(seed uint64) func(from, frames int) voice {
	return func(from, frames int) voice { return newFlow(from, frames, seed, 0.9, 55, 170, 0.35, 1, 4, 6) }
}

// A smith strikes an anvil at some times.
type smith struct {
	pan, near, far float64
	hz, amp        float64
	blows          []float64 // seconds
}

var smiths = []smith{
	{-0.6, 0.25, 0.55, 1130, 0.085, []float64{0.7, 1.32, 1.94, 2.25, 5.6, 6.22, 6.84, 7.15, 23.2, 23.82, 24.44, 24.75, 27.9, 28.52}},
	{0.5, 0.12, 0.5, 1420, 0.08, []float64{3.8, 4.31, 4.82, 8.4, 8.91, 9.42, 9.93, 25.6, 26.11}},
}

func (s *smith) events() (events []event) {
	for i, at := range s.blows {
		hz, amp := s.hz*(1+0.004*math.Sin(float64(3*i))), s.amp*(1-0.25*float64(i%2))
		events = append(events,
			event{place{s.pan, s.near, s.far}, frames(at), func() voice { return anvil(hz, 0, amp) }},
			event{place{s.pan, s.near, s.far}, frames(at), func() voice { return newPuff(uint64(60+i), 3*amp, 900, 4000, 0.001, 0.012) }},
		)
	}
	return events
}

// The train, in seconds.
const (
	trainComes = 11.5
	trainLong  = 11.0
	clackEach  = 0.66 // from rail to rail
	axles      = 0.14 // from axle to axle
	chuffEach  = 0.29
)

// train goes past from left to right.
func train() (events []event) {
	far := func(at float64) (strength, pan float64) { // as it comes and goes
		x := (at - trainComes) / trainLong
		return math.Pow(math.Sin(math.Pi*x), 2), 1.6*x - 0.8
	}
	for at := trainComes + chuffEach; at < trainComes+trainLong; at += chuffEach {
		strength, pan := far(at)
		seed := uint64(1000 * at)
		events = append(events, event{place{pan, 0.5 * strength, 0.6 * strength}, frames(at), func() voice {
			return newPuff(seed, 0.22, 250, 1500, 0.03, 0.045)
		}})
	}
	for at := trainComes + clackEach; at < trainComes+trainLong; at += clackEach {
		strength, pan := far(at)
		for i, after := range []float64{0, axles, 2.1 * axles, 3.1 * axles} {
			seed, amp := uint64(1000*at)+uint64(i), 0.4-0.1*float64(i%2)
			events = append(events, event{place{pan, 0.7 * strength, 0.4 * strength}, frames(at + after), func() voice {
				return newPuff(seed, amp, 180, 1100, 0.002, 0.022)
			}}, event{place{pan, 0.7 * strength, 0.4 * strength}, frames(at + after), func() voice {
				return newTone(0.3, 0.02).with(118+9*float64(i%2), 0.18, 0.002, 0.04)
			}})
		}
	}
	x := trainLong / 2
	return append(events, event{place{0, 0.6, 0.2}, frames(trainComes), func() voice { return newPuff(99, 0.7, 50, 220, x, x/inaudible*1.1) }})
}
