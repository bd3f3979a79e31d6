// Package account sums up a game: where every VP came from, how the VP grew, and which moments are worth another look. It reads a
// record and works out no rules itself: every score comes from the engine.
package account

import (
	"cmp"
	"slices"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// Source is where VP come from.
type Source uint8

// The sources, in the order in which they are shown.
const (
	CanalLinks Source = iota
	CanalTiles
	RailLinks
	RailTiles
	Merchants
	Deeds // the Automa's developing and passing
	IntroMoney
	IntroIncome
	IntroTiles
	Debts    // below 0
	Money    // at the end of the game on the Lancashire map (C4.4)
	PutRight // at a real table: the markers stood elsewhere

	Sources
)

// names are the keys of the sources in catalogues.
var names = [Sources]string{
	"canal-links", "canal-tiles", "rail-links", "rail-tiles", "merchants", "deeds", "intro-money", "intro-income", "intro-tiles",
	"debts", "money", "put-right",
}

// String names a source: "canal-links".
func (s Source) String() string { return names[s] }

// VP are numbers of VP, by seat.
type VP [engine.MaxSeats]int

// Account is the result of a game so far.
type Account struct {
	VP      VP
	By      [Sources]VP              // add up to VP
	Distant [engine.MaxSeats]Distant // sales to the distant market, by seat
	Curve   []Mark
	Richest [engine.MaxSeats][]Scorer // by seat, the best first
	Moments []Moment                  // in the order of the game
}

// Distant counts the mills that a seat sold to the distant market (C11.3).
type Distant struct {
	Mills  int
	Income int // spaces that the income marker advanced by the market's bonuses, without the mills' own income
}

// Mark is a point in time: the start, the end of a round, or the beginning of the Rail Era.
type Mark struct {
	Era   engine.Era
	Round uint8 // the last one that was finished; 0 at the beginning of an era
	VP    VP    // on the track
	Worth VP    // VP plus those that links and flipped tiles would score if the era ended then
}

// Scorer is a link or a tile with all it scored.
type Scorer struct {
	Line  engine.Line // 0 for a tile
	Space engine.Space
	Tile  engine.Tile
	Era   engine.Era // when it scored first
	Both  bool       // it scored in both eras
	VP    int
}

// Of makes the account of a game.
func Of(r *record.Record) Account {
	p := r.Position()
	a := Account{VP: vpOf(&p.State), By: BySource(r.Ledger())}
	if r.Game().Edition.Companion {
		a.putRight()
	}
	for i := range r.Entries() {
		a.sold(&r.Entries()[i])
	}
	a.Curve = curve(r)
	a.Richest = topScorers(r.Ledger())
	a.Moments = moments(r)
	return a
}

// BySource adds up the VP in a ledger by where they came from.
func BySource(l engine.Ledger) (by [Sources]VP) {
	for _, e := range l {
		if e.Kind == engine.Scored {
			by[sourceOf(e)][e.Seat] += int(e.Amount)
		}
	}
	return by
}

// putRight counts the VP that no event explains.
func (a *Account) putRight() {
	a.By[PutRight] = a.VP
	for source := range PutRight {
		for seat, vp := range a.By[source] {
			a.By[PutRight][seat] -= vp
		}
	}
}

// sold counts the mills that an entry sold to the distant market.
func (a *Account) sold(e *record.Entry) {
	for _, e := range e.Events {
		switch {
		case e.Kind == engine.DistantTurned:
			a.Distant[e.Seat].Mills++
		case e.Kind == engine.DistantClosed:
			a.Distant[e.Seat].Mills--
		case e.Kind == engine.IncomeMoved && e.Reason == engine.ForDistant:
			a.Distant[e.Seat].Income += int(e.Amount)
		}
	}
}

// sources are where VP for a reason come from; those of links and tiles depend on the era as well.
var sources = [engine.Fors]Source{
	engine.ForLinks: CanalLinks, engine.ForTile: CanalTiles, engine.ForBonus: Merchants,
	engine.ForDevelop: Deeds, engine.ForPass: Deeds, engine.ForDebt: Debts, engine.ForMoney: Money,
	engine.ForIntroMoney: IntroMoney, engine.ForIntroIncome: IntroIncome, engine.ForIntroTile: IntroTiles,
}

func sourceOf(e engine.Entry) Source {
	source := sources[e.Reason]
	if e.Era == engine.Rail && source <= CanalTiles {
		source += RailLinks
	}
	return source
}

// Seats are those at a table.
func Seats(s *engine.State) (seats []engine.Seat) {
	for seat := range s.Seats {
		seats = append(seats, engine.Seat(seat))
	}
	return seats
}

func vpOf(s *engine.State) (vp VP) {
	for seat := range s.Players[:s.Seats] {
		vp[seat] = int(s.Players[seat].VP)
	}
	return vp
}

// worth returns the VP plus those that would be scored if the era ended now. Once the game is over nothing is added.
func worth(g *engine.Game, s *engine.State) VP {
	total := vpOf(s)
	if s.Decision == engine.GameOver {
		return total
	}
	for _, e := range g.ScoreNow(s) {
		if e.Kind == engine.Scored {
			total[e.Seat] += int(e.Amount)
		}
	}
	return total
}

// curve returns a mark for the start and one for the end of each round. A new era begins with a second mark, whose Worth counts
// the tiles that stay on the board.
func curve(r *record.Record) (marks []Mark) {
	g := r.Game().Game
	at := func(era engine.Era, round uint8, s *engine.State) {
		marks = append(marks, Mark{Era: era, Round: round, VP: vpOf(s), Worth: worth(g, s)})
	}
	entries := r.Entries()
	before := &r.After(0).State
	at(before.Era, before.Round-1, before)
	for i := range entries {
		now := &r.After(i + 1).State
		over := i == len(entries)-1 && now.Decision == engine.GameOver
		if now.Era == before.Era && now.Round == before.Round && !over {
			continue
		}
		at(before.Era, before.Round, now)
		if now.Era != before.Era {
			marks[len(marks)-1].Worth = vpOf(now)
			at(now.Era, 0, now)
		}
		before = now
	}
	return marks
}

// mostRich is how many links and tiles are listed for each seat.
const mostRich = 5

func topScorers(ledger engine.Ledger) (lists [engine.MaxSeats][]Scorer) {
	for _, e := range ledger {
		scores := e.Reason == engine.ForLinks || e.Reason == engine.ForTile || e.Reason == engine.ForIntroTile
		if e.Kind != engine.Scored || !scores {
			continue
		}
		list := &lists[e.Seat]
		at := slices.IndexFunc(*list, func(t Scorer) bool {
			return e.Space != 0 && t.Space == e.Space && t.Tile == e.Tile || e.Line != 0 && t.Line == e.Line && t.Era == e.Era
		})
		if at < 0 {
			at = len(*list)
			*list = append(*list, Scorer{Line: e.Line, Space: e.Space, Tile: e.Tile, Era: e.Era})
		}
		t := &(*list)[at]
		t.VP += int(e.Amount)
		t.Both = t.Both || t.Era != e.Era
	}
	for seat := range lists {
		slices.SortStableFunc(lists[seat], func(a, b Scorer) int { return cmp.Compare(b.VP, a.VP) })
		lists[seat] = lists[seat][:min(len(lists[seat]), mostRich)]
	}
	return lists
}
