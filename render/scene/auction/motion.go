package auction

import (
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// How long things move: a zone that is put up rises, the hammer falls, coins leave one after the other, a plate goes to its place, and
// the light of an era comes.
const (
	riseLong   = 240 * time.Millisecond
	hammerLong = 320 * time.Millisecond
	coinApart  = 90 * time.Millisecond
	coinLong   = 280 * time.Millisecond
	plateLong  = 480 * time.Millisecond
	lightLong  = 1200 * time.Millisecond
	riseHigh   = 26.0
	hammerHigh = 16.0
)

// motions are what moves after a choice: what its events tell, one after the other, from the table before to that after it.
type motions struct {
	began   time.Duration
	fresh   bool
	long    time.Duration // 0 when nothing moves
	now     time.Duration
	entry   *record.Entry
	rises   industry.ID   // the zone that is put up
	hammer  bool          // falls at the beginning
	coins   []carriedCoin // in the order in which they leave
	plate   industry.ID   // goes from the panel to the board
	plateAt time.Duration // leaves then
	light   bool          // of another era
	spots   spots
}

// carriedCoin is a coin on its way. A seat that is Nobody stands for a zone.
type carriedCoin struct {
	from, to industry.Seat
	zone     industry.ID // that is paid for
	bid      bool        // is laid down beside the name in the auction
	five     bool
	leaves   time.Duration
}

// spots are where things of the auction were drawn last; those without room were not.
type spots struct {
	plate view.Rect
	rows  [industry.MaxSeats]view.Rect
}

// begin begins the motion of an entry, which takes no longer than the entry is shown.
func (m *motions) begin(s *Scene, entry int) {
	*m = motions{rises: industry.NoZone, plate: industry.NoZone, spots: m.spots}
	if s.reduced {
		return
	}
	m.entry = &s.rec.Entries()[entry]
	var last time.Duration
	for i := range m.entry.Events {
		last = max(last, m.adds(&m.entry.Events[i], last))
	}
	m.long, m.fresh = last, true
	if most := s.step; last > most && !m.light {
		m.hasten(float64(most) / float64(last))
	}
}

// hasten has all take a part of its time.
func (m *motions) hasten(part float64) {
	m.long, m.plateAt = scaled(m.long, part), scaled(m.plateAt, part)
	for i := range m.coins {
		m.coins[i].leaves = scaled(m.coins[i].leaves, part)
	}
}

func scaled(t time.Duration, part float64) time.Duration { return time.Duration(float64(t) * part) }

// adds adds what an event moves after the others, and returns when that is over.
func (m *motions) adds(e *industry.Event, after time.Duration) time.Duration {
	coin := carriedCoin{from: e.Seat, to: industry.Nobody, zone: e.Zone}
	switch e.Kind {
	case industry.ZoneNamed:
		m.rises = e.Zone
		return riseLong
	case industry.BidMade:
		coin.to, coin.bid = e.Seat, true
		return m.pays(coin, e.Amount, after)
	case industry.ZoneGiven:
		m.hammer, coin.to = true, e.Other
		return m.pays(coin, e.Amount, hammerLong)
	case industry.NobodyBid, industry.ZoneTakenFor:
		m.hammer = true
		return hammerLong
	case industry.TalersDealt:
		coin.from, coin.to = e.Other, e.Seat
		if coin.from == coin.to {
			return after
		}
		return m.pays(coin, e.Amount, after)
	case industry.ZoneOwned:
		m.plate, m.plateAt = e.Zone, after
		return after + plateLong
	case industry.CostPaid:
		return m.pays(coin, e.Amount, after)
	case industry.ResourceSupplied:
		if coin.to = e.Other; coin.to != industry.Nobody && coin.to != e.Seat {
			return m.pays(coin, e.Amount, after)
		}
	case industry.EraBegins:
		m.light = true
		return max(after, lightLong)
	}
	return after
}

// pays has talers leave one coin after the other, and returns when the last one has arrived.
func (m *motions) pays(c carriedCoin, talers int16, after time.Duration) time.Duration {
	n := int(talers)
	for i := range n/fifth + n%fifth {
		c.five, c.leaves = i < n/fifth, after+time.Duration(i)*coinApart
		m.coins = append(m.coins, c)
	}
	if n <= 0 {
		return after
	}
	return c.leaves + coinLong
}

func (m *motions) on() bool { return m.long > 0 }

// end has all arrive.
func (m *motions) end() { m.long = 0 }

func (m *motions) tick(at time.Duration) {
	if m.fresh {
		m.began, m.fresh = at, false
	}
	m.now = at
	if m.on() && at-m.began >= m.long {
		m.end()
	}
}

func (m *motions) hold(waited time.Duration) { m.began += waited }

// past is how much of a motion that begins at a time has passed: below 0 it has not begun, from 1 on it is over.
func (m *motions) past(from, long time.Duration) float64 {
	if !m.on() {
		return 1
	}
	elapsed := m.now - m.began
	if m.fresh {
		elapsed = 0
	}
	if elapsed < from {
		return -1
	}
	return float64(elapsed-from) / float64(min(long, max(m.long-from, 1)))
}

// raised is how far below its place a plate still is that rises.
func (m *motions) raised(z industry.ID) float64 {
	if !m.on() || m.rises != z {
		return 0
	}
	return riseHigh * (1 - view.Ease(min(m.past(0, riseLong), 1)))
}

// laid is how many talers of a bid lie there already.
func (m *motions) laid(seat industry.Seat, talers int) int {
	for i := range m.coins {
		switch c := &m.coins[i]; {
		case !m.on() || !c.bid || c.from != seat || m.past(c.leaves, coinLong) >= 1:
		case c.five:
			talers -= fifth
		default:
			talers--
		}
	}
	return talers
}

// struck is how far the hammer of the auctioneer is from the block, from 1 to 0.
func (m *motions) struck() float64 {
	if !m.on() || !m.hammer {
		return 0
	}
	t := min(m.past(0, hammerLong), 1)
	return 1 - t*t // it falls
}

// before is the position as the board shows it until the plate has arrived there; nil once it has.
func (m *motions) before() *industry.State {
	if !m.on() || m.plate == industry.NoZone || m.past(m.plateAt, plateLong) >= 1 {
		return nil
	}
	return &m.entry.Before
}

// draw draws what is on its way over the table.
func (m *motions) draw(s *Scene, c *widget.Canvas, board view.Rect) {
	if !m.on() {
		return
	}
	if m.light {
		m.drawLight(c, board)
	}
	for i := range m.coins {
		coin := &m.coins[i]
		if t := m.past(coin.leaves, coinLong); t >= 0 && t < 1 {
			m.drawCoin(c, coin, s.you, view.Ease(t))
		}
	}
	if t := m.past(m.plateAt, plateLong); m.plate != industry.NoZone && t >= 0 && t < 1 {
		to := c.View.Target(zones.ID(m.plate))
		if to != nil && m.spots.plate.W > 0 {
			s.drawPlate(c, motion.Between(m.spots.plate, to.Area, view.Ease(t)), m.plate)
		}
	}
}

// drawCoin draws a coin on its way, if both its ends are in sight.
func (m *motions) drawCoin(c *widget.Canvas, coin *carriedCoin, you industry.Seat, t float64) {
	from, begins := m.purse(c, coin.from, you)
	to, ends := m.purse(c, coin.to, you)
	switch {
	case coin.bid:
		to, ends = m.spots.rows[coin.from], m.spots.rows[coin.from].W > 0
		_, to = to.Left(to.W / 2)
	case coin.to == industry.Nobody:
		if at := c.View.Target(zones.ID(coin.zone)); at != nil {
			to, ends = at.Area, true
		}
	}
	if !begins || !ends {
		return
	}
	coinArea := func(r view.Rect) view.Rect { return view.Around(r.Middle(), coinSide, coinSide) }
	taler := plate.Taler{Palette: c.Palette.Table().Name}
	if coin.five {
		taler.Value = fifth
	}
	c.Picture(motion.Between(coinArea(from), coinArea(to), t), taler, 1)
}

// coinSide is how wide coins are on their way.
const coinSide = 22.0

// purse is where the money of a seat is seen: its purse, or in a hand yours in the strip at the top, else its row in the auction.
func (m *motions) purse(c *widget.Canvas, seat, you industry.Seat) (view.Rect, bool) {
	if seat >= industry.MaxSeats {
		return view.Rect{}, false
	}
	if t := c.View.Target(purseID(seat)); t != nil {
		return t.Area, true
	}
	if t := c.View.Target(lowPurseID); t != nil && seat == you {
		return t.Area, true
	}
	return m.spots.rows[seat], m.spots.rows[seat].W > 0
}

// drawLight lets the light of the era that is over go from the board, and that of the new one come.
func (m *motions) drawLight(c *widget.Canvas, board view.Rect) {
	t, era := m.past(0, lightLong), int(m.entry.Before.Era)
	light, strength := livery.Era(c.Palette, era).Rim, 2*t
	if t >= 0.5 {
		light, strength = livery.Era(c.Palette, min(era+1, industry.Eras-1)).Rim, 2-2*t
	}
	const most = 0.55
	strength = view.Ease(min(max(strength, 0), 1)) * most
	c.Add(view.Item{Kind: view.Box, Area: board, Fill: light.Fade(strength), Low: light.Fade(strength * 0.4)})
}
