package table

import "time"

// clock is the time at the table.
type clock struct {
	now     time.Duration
	paused  bool // the table is covered
	reduced bool // nothing glides
}

// hurry brings all motion to its end.
type hurry struct{}

// timer is a short time that begins with the next moment.
type timer struct {
	began, long time.Duration
	on, fresh   bool
}

func (t *timer) start(long time.Duration) { *t = timer{long: long, on: true, fresh: true} }

// tick lets time pass.
func (t *timer) tick(at time.Duration) {
	if t.fresh {
		t.began, t.fresh = at, false
	}
	t.on = t.on && at-t.began < t.long
}

// part is how much of the time has passed: 1 when it is over.
func (t *timer) part(at time.Duration) float64 {
	switch {
	case !t.on:
		return 1
	case t.fresh:
		return 0
	}
	return float64(at-t.began) / float64(t.long)
}
