package account

import (
	"cmp"
	"maps"
	"slices"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/film"
)

// MomentKind is why a moment is worth another look.
type MomentKind uint8

// The kinds of moment.
const (
	Gain     MomentKind = iota // the entry that brought its own seat the most: VP
	Help                       // the entry of a person that brought another seat the most: VP
	BeerGone                   // another seat drank the most of a person's beer in one turn: Count barrels
	Unsold                     // tiles of a seat were not flipped at the end of an era: Count, and VP that they would have brought
	Ahead                      // from here on a seat stayed ahead
	Closed                     // a seat's attempt to sell closed the distant market, and the mill stayed unsold: VP that it would have brought then
)

// momentNames are the keys of the kinds in catalogues.
var momentNames = [...]string{Gain: "gain", Help: "help", BeerGone: "beer", Unsold: "unsold", Ahead: "ahead", Closed: "closed"}

// String names a kind of moment: "gain".
func (k MomentKind) String() string { return momentNames[k] }

// Moment is something worth another look.
type Moment struct {
	Kind  MomentKind
	Entry int // its index
	Era   engine.Era
	Round uint8
	Seat  engine.Seat // that did it, or whose tiles they were
	Other engine.Seat // that was helped, or whose beer it was
	Count int
	VP    int
}

// leastGain is the least VP that a moment must have brought to be listed.
const leastGain = 3

// moments finds them, in the order of the game.
func moments(r *record.Record) []Moment {
	h := r.Header()
	f := finder{r: r, best: map[key]Moment{}, pair: h.Options.Seats == 2}
	for _, seat := range h.Persons() {
		f.person[seat] = true
	}
	for i := range r.Entries() {
		f.look(i)
	}
	list := slices.Collect(maps.Values(f.best))
	if f.lead.Entry >= 0 && f.led && r.Position().Decision == engine.GameOver {
		list = append(list, f.lead)
	}
	slices.SortFunc(list, func(a, b Moment) int {
		return cmp.Or(cmp.Compare(a.Entry, b.Entry), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Seat, b.Seat))
	})
	return list
}

// key groups moments of which only the greatest is kept.
type key struct {
	kind MomentKind
	seat engine.Seat
	era  engine.Era // of kinds that are kept for each era
}

// finder walks over a record.
type finder struct {
	r      *record.Record
	best   map[key]Moment
	lead   Moment // the last change of the lead
	led    bool   // one seat was ahead before
	person [engine.MaxSeats]bool
	pair   bool // two seats play
}

// tells reports whether what went wrong for a seat is told: at a larger table only that of people, as there is much to tell.
func (f *finder) tells(seat engine.Seat) bool { return f.pair || f.person[seat] }

// keep remembers a moment if it is the greatest of its kind so far.
func (f *finder) keep(k key, m Moment, size int, sizeOf func(Moment) int) {
	if old, ok := f.best[k]; !ok || size > sizeOf(old) {
		f.best[k] = m
	}
}

func byVP(m Moment) int    { return m.VP }
func byCount(m Moment) int { return m.Count }

func (f *finder) look(i int) {
	e := &f.r.Entries()[i]
	before, after := &e.Before.State, &f.r.After(i+1).State
	m := Moment{Entry: i, Era: before.Era, Round: before.Round, Seat: before.Actor}
	g := f.r.Game().Game
	was, is := worth(g, before), worth(g, after)
	f.leads(m, is)
	f.beer(m, e.Events)
	f.closed(m, e)
	if after.Era != before.Era || after.Decision == engine.GameOver {
		f.eraEnd(m, e)
		return
	}
	f.gain(Gain, m, is[m.Seat]-was[m.Seat])
	if f.person[m.Seat] {
		f.help(m, &was, &is)
	}
}

// help keeps a moment in which a person helped another seat.
func (f *finder) help(m Moment, was, is *VP) {
	for seat := range engine.Seat(f.r.Header().Options.Seats) {
		if m.Other = seat; m.Other != m.Seat {
			f.gain(Help, m, is[seat]-was[seat])
		}
	}
}

// beer keeps a moment in which a seat drank beer of people.
func (f *finder) beer(m Moment, events engine.Log) {
	var drunk [engine.MaxSeats]int
	for _, e := range events {
		if e.Kind == engine.Consumed && e.Resource == engine.Beer && e.Space != 0 {
			drunk[e.Owner] += int(e.Amount)
		}
	}
	for owner, barrels := range drunk {
		if m.Other = engine.Seat(owner); barrels > 0 && m.Other != m.Seat && f.person[owner] {
			m.Kind, m.Count = BeerGone, barrels
			f.keep(key{kind: BeerGone, seat: m.Other}, m, barrels, byCount)
		}
	}
}

// closed notes that the distant market was closed by an attempt to sell.
func (f *finder) closed(m Moment, e *record.Entry) {
	at := slices.IndexFunc(e.Events, func(e engine.Event) bool { return e.Kind == engine.DistantClosed })
	if at < 0 || !f.tells(m.Seat) {
		return
	}
	m.Kind, m.VP = Closed, int(f.r.Game().Tiles[e.Events[at].Tile].VP)
	f.keep(key{Closed, m.Seat, m.Era}, m, 1, func(Moment) int { return 0 })
}

// gain keeps a moment in which VP were gained, if they are enough to be told.
func (f *finder) gain(kind MomentKind, m Moment, vp int) {
	m.Kind, m.VP = kind, vp
	if vp >= leastGain {
		f.keep(key{kind: kind, seat: m.Seat}, m, vp, byVP)
	}
}

// leads notes when the lead changes hands.
func (f *finder) leads(m Moment, is VP) {
	best, ahead := leader(is[:f.r.Header().Options.Seats])
	if !ahead {
		return
	}
	m.Kind, m.Seat = Ahead, best
	if f.lead.Kind == Ahead && f.lead.Seat == m.Seat {
		return
	}
	f.led = f.lead.Kind == Ahead
	f.lead = m
}

// leader is the seat that has the most, unless several have.
func leader(vp []int) (best engine.Seat, alone bool) {
	for seat := range vp {
		switch {
		case seat == 0 || vp[seat] > vp[best]:
			best, alone = engine.Seat(seat), true
		case vp[seat] == vp[best]:
			alone = false
		}
	}
	return best, alone
}

// eraEnd counts each seat's tiles that were not flipped when the scoring began, and the VP that they would have brought.
func (f *finder) eraEnd(m Moment, e *record.Entry) {
	frames := film.Of(f.r.Game(), e).Frames
	at := slices.IndexFunc(frames, func(frame film.Frame) bool {
		return frame.Kind == film.LinkScoring || frame.Kind == film.TileScoring || frame.Kind == film.EraChange ||
			frame.Kind == film.IntroScoring || frame.Kind == film.GameEnd
	})
	if at < 0 {
		return
	}
	g, s := f.r.Game().Game, frames[at].Before.State
	for seat := range engine.Seat(s.Seats) {
		if !f.tells(seat) {
			continue
		}
		flipped := s
		count := 0
		for x := range s.Tiles {
			if t := &s.Tiles[x]; t.Tile != 0 && t.Owner == seat && !t.Flipped {
				flipped = g.Flipped(&flipped, engine.Space(x))
				count++
			}
		}
		if count == 0 {
			continue
		}
		m.Kind, m.Seat, m.Count = Unsold, seat, count
		m.VP = worth(g, &flipped)[seat] - worth(g, &s)[seat]
		f.keep(key{Unsold, seat, m.Era}, m, 1, func(Moment) int { return 0 })
	}
}
