package auction

import (
	"time"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
)

// hurry brings all motion to its end.
type hurry struct{}

// How long things move: a zone that is put up rises, and coins are laid down one by one.
const (
	riseLong = 240 * time.Millisecond
	coinLong = 90 * time.Millisecond
	riseHigh = 26.0
)

// motions are what moves after a choice: the zone that was named, or the coins of a bid.
type motions struct {
	began time.Duration
	fresh bool
	long  time.Duration // 0 when nothing moves
	now   time.Duration
	zone  industry.ID
	seat  industry.Seat
	bid   bool
}

// begin begins the motion of an entry.
func (m *motions) begin(s *Scene, entry int) {
	*m = motions{}
	if s.reduced {
		return
	}
	switch e := &s.rec.Entries()[entry]; e.Choice.Verb {
	case industry.Name:
		*m = motions{fresh: true, long: riseLong, zone: e.Choice.Zone}
	case industry.Bid:
		n := int(e.Choice.Talers)
		*m = motions{fresh: true, long: time.Duration(n/fifth+n%fifth) * coinLong, zone: industry.NoZone, seat: e.Choice.Seat, bid: true}
	}
}

func (m *motions) on() bool { return m.long > 0 }

func (m *motions) tick(at time.Duration) {
	if m.fresh {
		m.began, m.fresh = at, false
	}
	m.now = at
	if m.on() && at-m.began >= m.long {
		m.long = 0
	}
}

func (m *motions) hold(waited time.Duration) { m.began += waited }

// part is how much of the motion has passed.
func (m *motions) part() float64 {
	if !m.on() {
		return 1
	}
	if m.fresh {
		return 0
	}
	return float64(m.now-m.began) / float64(m.long)
}

// raised is how far below its place a plate still is that rises.
func (m *motions) raised(z industry.ID) float64 {
	if !m.on() || m.bid || m.zone != z {
		return 0
	}
	return riseHigh * (1 - view.Ease(m.part()))
}

// coins is how many talers of a bid lie there already.
func (m *motions) coins(seat industry.Seat, talers int) int {
	if !m.on() || !m.bid || m.seat != seat {
		return talers
	}
	laid := int(m.part() * float64(talers/fifth+talers%fifth))
	if fives := talers / fifth; laid > fives {
		return fives*fifth + laid - fives
	}
	return laid * fifth
}
