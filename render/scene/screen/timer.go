package screen

import "time"

// Timer is a short time that begins with the next moment.
type Timer struct {
	Began, Long time.Duration
	On, Fresh   bool
}

// Start starts the timer.
func (t *Timer) Start(long time.Duration) { *t = Timer{Long: long, On: true, Fresh: true} }

// Tick lets time pass.
func (t *Timer) Tick(at time.Duration) {
	if t.Fresh {
		t.Began, t.Fresh = at, false
	}
	t.On = t.On && at-t.Began < t.Long
}

// Part is how much of the time has passed: 1 when it is over.
func (t *Timer) Part(at time.Duration) float64 {
	switch {
	case !t.On:
		return 1
	case t.Fresh:
		return 0
	}
	return float64(at-t.Began) / float64(t.Long)
}

// Paces are how long one step or choice of the others is shown in automatic play, by the name of the setting.
var Paces = map[string]time.Duration{"slow": 2600 * time.Millisecond, "normal": 1400 * time.Millisecond, "fast": 600 * time.Millisecond}
