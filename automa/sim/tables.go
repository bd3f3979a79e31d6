package sim

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync/atomic"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim/games"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// TablesSetup says which games are played at tables without the Automa: all players have cards and money.
type TablesSetup struct {
	From     int // the first game, from 0
	Games    int // at least 1
	Seed     uint64
	Workers  int             // goroutines, at least 1
	Policies []policy.Policy // of the players, as many as there are seats
	Rotate   bool            // game by game each player sits one seat further; otherwise each in the seat of its number
	Options  engine.Options
	Finished *atomic.Int64 // counts the games that are over, if it is not nil
}

// TablesResult is the result of the games.
type TablesResult struct {
	Games   int            `json:"games"`
	Players []TablesPlayer `json:"seats"`
	Shared  int            `json:"shared"` // games that nobody won, as the first place was shared (B4.6)
	Margin  Margin         `json:"margin"`
	Sums    TablesSums     `json:"-"`
}

// TablesPlayer is how a player fared. Who begins a game is drawn (B1.7).
type TablesPlayer struct {
	VP      Spread `json:"vp"`
	CanalVP Spread `json:"canal_vp"` // after the scoring of the Canal Era
	Wins    int    `json:"wins"`     // games
}

// Margin is by how many VP the first player was ahead of the best other at the end.
type Margin struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
}

// TablesSums are everything that was counted in a range of games, in whole numbers, so that the order of games does not matter.
type TablesSums struct {
	From    int         `json:"from"` // the first game, from 0
	VP      []histogram `json:"vp"`   // games by VP, from 0, of each player
	CanalVP []histogram `json:"canal_vp"`
	Wins    []int       `json:"wins"`
	Shared  int         `json:"shared"`
	Margin  int64       `json:"margin"`
	Squares int64       `json:"squares"` // of the margin
}

// Tables plays the games and adds them up. When the context is done it stops and returns the games finished by then, which may be
// none. An error is about the setup.
func Tables(ctx context.Context, g *automa.Game, setup TablesSetup) (TablesResult, error) {
	of := games.Range{From: setup.From, Games: setup.Games, Workers: setup.Workers, Finished: setup.Finished}
	if err := of.Check(); err != nil {
		return TablesResult{}, err
	}
	if len(setup.Policies) != setup.Options.Seats {
		return TablesResult{}, fault.Errorf("%d players are listed, the game has %d seats (B1.1)", len(setup.Policies), setup.Options.Seats)
	}
	if _, err := g.Start(setup.Options, 0, nil); err != nil {
		return TablesResult{}, err
	}
	parts := games.Play(ctx, of,
		func() *TablesSums { return emptySums(setup.Options.Seats) },
		func(part *TablesSums, game int) { part.play(g, &setup, game) })
	for i := range parts[1:] {
		parts[0].merge(parts[i+1])
	}
	parts[0].From = setup.From
	return parts[0].result(), nil
}

func emptySums(players int) *TablesSums {
	return &TablesSums{VP: make([]histogram, players), CanalVP: make([]histogram, players), Wins: make([]int, players)}
}

// play plays a game and adds it.
func (t *TablesSums) play(g *automa.Game, setup *TablesSetup, game int) {
	seed := SeedOf(setup.Seed, game)
	p, err := g.Start(setup.Options, seed, nil)
	if err != nil {
		panic(err) // Tables has tried the same options
	}
	sit := seatingOf(setup, game)
	chances := make([]*rand.PCG, sit.seats)
	for i := range chances {
		chances[i] = policy.Chance(chanceOf(seed, i))
	}
	var choices []engine.Choice
	for p.Decision != engine.GameOver {
		era, at := p.Era, sit.player(p.Actor)
		choices = g.Choices(&p.State, choices[:0])
		g.Apply(&p, choices[setup.Policies[at].Pick(g, &p, choices, chances[at])], nil)
		if era == engine.Canal && (p.Era != era || p.Decision == engine.GameOver) {
			for seat := range engine.Seat(sit.seats) {
				t.CanalVP[sit.player(seat)].add(int(p.Players[seat].VP))
			}
		}
	}
	t.add(g, &p, sit)
}

// seating tells who sits where.
type seating struct{ seats, first int } // first is the seat of the first player

func seatingOf(setup *TablesSetup, game int) seating {
	sit := seating{seats: len(setup.Policies)}
	if setup.Rotate {
		sit.first = game % sit.seats
	}
	return sit
}

// player is who sits in a seat.
func (s seating) player(seat engine.Seat) int { return (int(seat) - s.first + s.seats) % s.seats }

// chanceOf makes the chance of each player another one.
func chanceOf(seed uint64, player int) uint64 {
	if player%2 == 1 {
		seed = ^seed
	}
	return seed + uint64(player/2)
}

// add adds a game that is over.
func (t *TablesSums) add(g *automa.Game, p *automa.Position, sit seating) {
	standings := g.Standings(&p.State)
	var first []int // those in the first place
	own, best := int64(0), int64(0)
	for seat := range engine.Seat(p.Seats) {
		vp := int64(p.Players[seat].VP)
		t.VP[sit.player(seat)].add(int(vp))
		if standings[seat].Place == 1 {
			first = append(first, sit.player(seat))
		}
		if sit.player(seat) == 0 {
			own = vp
		} else {
			best = max(best, vp)
		}
	}
	if len(first) > 1 {
		t.Shared++
	} else {
		t.Wins[first[0]]++
	}
	t.Margin += own - best
	t.Squares += (own - best) * (own - best)
}

func (t *TablesSums) merge(other *TablesSums) {
	for i := range t.VP {
		t.VP[i].merge(other.VP[i])
		t.CanalVP[i].merge(other.CanalVP[i])
		t.Wins[i] += other.Wins[i]
	}
	t.Shared += other.Shared
	t.Margin += other.Margin
	t.Squares += other.Squares
}

func (t *TablesSums) games() int { return t.VP[0].games() }

func (t *TablesSums) result() TablesResult {
	r := TablesResult{Games: t.games(), Shared: t.Shared, Sums: *t}
	for i := range t.VP {
		r.Players = append(r.Players, TablesPlayer{VP: t.VP[i].spread(), CanalVP: t.CanalVP[i].spread(), Wins: t.Wins[i]})
	}
	if n := float64(r.Games); n > 0 {
		r.Margin.Mean = float64(t.Margin) / n
		if n > 1 {
			r.Margin.SD = math.Sqrt(max(float64(t.Squares)-r.Margin.Mean*float64(t.Margin), 0) / (n - 1))
		}
	}
	return r
}

// JoinTables adds up ranges of games of the same players, at least one, in any order, which must follow each other without a gap. The
// error names the ranges that do not, or a figure that is impossible.
func JoinTables(players int, parts []TablesSums) (TablesResult, error) {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b TablesSums) int { return a.From - b.From })
	total := emptySums(players)
	total.From = parts[0].From
	for i := range parts {
		p := &parts[i]
		if next := total.From + total.games(); p.From != next {
			return TablesResult{}, games.Gap(next, p.From)
		}
		if !p.possible(players) || p.games() > games.Most-total.games() {
			return TablesResult{}, games.Uncountable(p.From)
		}
		total.merge(p)
	}
	return total.result(), nil
}

// possible reports whether sums that come from outside can be those of so many players.
func (t *TablesSums) possible(players int) bool {
	if players < 2 || len(t.VP) != players || len(t.CanalVP) != players || len(t.Wins) != players || t.From < 0 || t.Shared < 0 {
		return false
	}
	games, won := t.games(), int64(t.Shared)
	for i := range t.VP {
		if !t.VP[i].possible(games) || !t.CanalVP[i].possible(games) || t.Wins[i] < 0 || t.Wins[i] > games {
			return false
		}
		won += int64(t.Wins[i])
	}
	most := int64(games) * mostVP
	return games > 0 && won == int64(games) && -most <= t.Margin && t.Margin <= most && t.Squares >= 0 && t.Squares <= most*mostVP
}
