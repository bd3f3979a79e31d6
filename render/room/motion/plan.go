package motion

import (
	"cmp"
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
)

// Times of motions. A whole action takes no longer than longest, however many events it has, but for a sale.
const (
	shortest    = 150 * time.Millisecond // of one motion
	quick       = 180 * time.Millisecond
	usual       = 240 * time.Millisecond
	running     = 280 * time.Millisecond // of a link
	slow        = 300 * time.Millisecond
	longest     = 900 * time.Millisecond
	longestSale = 1600 * time.Millisecond
	follows     = 60 * time.Millisecond // from one cube, coin or card to the next
)

// act is one event with what is seen of it and its times.
type act struct {
	event   engine.Event
	shows   []show
	atEnd   bool          // the table changes when the first of shows ends, not when it begins
	begin   time.Duration // of the motion
	next    time.Duration // from its beginning to the next one's
	applied time.Duration // when the table changes
}

// show is a flight or a pulse of an act, from some time after the act begins.
type show struct {
	flight *Flight
	pulse  *Pulse
	after  time.Duration
	long   time.Duration
}

// end is when nothing of the act moves any more.
func (a *act) end() (last time.Duration) {
	last = a.begin
	for i := range a.shows {
		last = max(last, a.begin+a.shows[i].after+a.shows[i].long)
	}
	return last
}

// changes returns the time at which the event alone would change the table.
func (a *act) changes() time.Duration {
	if len(a.shows) > 0 && a.arrives(0) {
		return a.begin + a.shows[0].after + a.shows[0].long
	}
	return a.begin
}

// look adds what is seen of the act at a time.
func (a *act) look(m *Moment, elapsed time.Duration) {
	for i := range a.shows {
		s := &a.shows[i]
		if over := elapsed - a.begin - s.after; over >= 0 && over < s.long {
			a.see(m, s, float64(over)/float64(s.long), a.applied <= elapsed)
		}
	}
}

// see adds a flight or pulse of the act, when a part t of its time is over, and the event has changed the table or not yet.
func (a *act) see(m *Moment, s *show, t float64, applied bool) {
	if s.pulse != nil {
		p := *s.pulse
		p.Progress = t
		m.Pulses = append(m.Pulses, p)
		return
	}
	f := *s.flight
	f.Progress = view.Ease(t)
	m.Flights = append(m.Flights, f)
	if applied && a.event.Kind == engine.SoldToMarket && m.Position.Market[a.event.Resource] > 0 { // it has left, but not arrived
		m.Position.Market[a.event.Resource]--
	}
}

// plan gives every event its motion, and times that fit into the longest.
func plan(g *automa.Game, before *automa.Position, events engine.Log) []act {
	sale := sells(events)
	if sale {
		events = bonusLast(events)
	}
	now := *before
	acts := make([]act, len(events))
	for i, e := range events {
		acts[i] = act{event: e}
		if move := moves[e.Kind]; move != nil {
			move(&acts[i], &context{game: g, now: &now, earlier: events[:i], later: events[i+1:], pending: before.Pending})
		}
		g.Follow(&now, e)
	}
	if sale {
		timeSale(acts)
		fit(acts, longestSale)
	} else {
		inTurn(acts)
		fit(acts, longest)
	}
	slices.SortStableFunc(acts, func(a, b act) int { return cmp.Compare(a.changes(), b.changes()) }) // none waits for a slower one
	return acts
}

// inTurn lets acts begin one after the other.
func inTurn(acts []act) {
	var begin time.Duration
	for i := range acts {
		a := &acts[i]
		if i+1 < len(acts) && len(a.shows) > 0 {
			a.next = gap(a, acts[i+1].event.Kind)
		}
		a.begin = begin
		begin += a.next
	}
	keepScaffold(acts)
}

// keepScaffold leaves the scaffolding around a tile until the coal and iron for it are there.
func keepScaffold(acts []act) {
	const still = 200 * time.Millisecond // for the smoke
	var scaffold *show
	var from time.Duration
	for i := range acts {
		switch a := &acts[i]; {
		case a.event.Kind == engine.TilePlaced:
			scaffold = &a.shows[1]
			from = a.begin + scaffold.after
		case a.event.Kind == engine.Consumed && scaffold != nil:
			scaffold.long = max(scaffold.long, a.end()-from+still)
		}
	}
}

// gap is the time from the beginning of an act to that of the next one: alike ones overlap, and small things; the money for a cube that is
// sold comes as it leaves.
func gap(a *act, next engine.EventKind) time.Duration {
	switch kind := a.event.Kind; {
	case kind == engine.SoldToMarket && next == engine.MoneyMoved:
		return 0
	case kind == next, small[kind] && small[next]:
		return follows
	}
	return a.next
}

var small = [engine.EventKinds]bool{engine.Consumed: true, engine.SoldToMarket: true, engine.MoneyMoved: true, engine.CostCounted: true,
	engine.IncomeMoved: true, engine.Scored: true}

// fit makes a plan as much faster as it is too long. What goes on when the table has changed is never shorter than the shortest, but what
// is on its way is: it would arrive after what follows it.
func fit(acts []act, most time.Duration) {
	faster := 1.0
	within := func(limit, at time.Duration) {
		if at > limit {
			faster = min(faster, float64(limit)/float64(at))
		}
	}
	for i := range acts {
		a := &acts[i]
		within(most, a.end())
		for n := range a.shows {
			if !a.arrives(n) {
				within(most-shortest, a.begin+a.shows[n].after)
			}
		}
	}
	scaled := func(t *time.Duration) { *t = time.Duration(float64(*t) * faster) }
	for i := range acts {
		a := &acts[i]
		scaled(&a.begin)
		for n := range a.shows {
			s := &a.shows[n]
			scaled(&s.after)
			scaled(&s.long)
			if faster < 1 && !a.arrives(n) {
				s.long = max(shortest, s.long)
			}
		}
	}
}

// arrives reports whether the table changes when a show of an act ends.
func (a *act) arrives(show int) bool { return a.atEnd && show == 0 }

// context is an event's surroundings: the position and the other events of the play.
type context struct {
	game           *automa.Game
	now            *automa.Position
	earlier, later engine.Log
	pending        engine.Pending // before all of them
}

// market is the space of a market with so many cubes on dearer spaces; with −1 of an empty market it is the supply beside it.
func (c *context) market(r engine.Resource, dearer int) thing.Thing {
	return thing.MarketSpace(r, max(0, len(c.game.Markets[r].Prices)-1-dearer))
}

// sounds are the sounds of kinds of event. The scene sounds the end of turns, eras and games, as these are not motions.
var sounds = map[engine.EventKind]sound.Sound{
	engine.Drew: sound.Card, engine.Discarded: sound.Card, engine.WildReturned: sound.Card, engine.WildTaken: sound.Card,
	engine.TilePlaced: sound.Place, engine.LinkPlaced: sound.Link, engine.TileFlipped: sound.Flip, engine.MoneyMoved: sound.Coins,
}
