package sim

import (
	"context"
	"math"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// DuelSetup says which games of two players, both with cards and money, are played.
type DuelSetup struct {
	From     int // the first game, from 0
	Games    int // at least 1
	Seed     uint64
	Workers  int // goroutines, at least 1
	Policies [2]policy.Policy
	Options  engine.Options // of a table of two
	Finished *atomic.Int64  // counts the games that are over, if it is not nil
}

// DuelResult is the result of the games.
type DuelResult struct {
	Games  int          `json:"games"`
	Seats  [2]DuelsSeat `json:"seats"`
	Shared int          `json:"shared"` // games that neither won (B4.6)
	Margin Margin       `json:"margin"`
}

// DuelsSeat is how a seat fared. Which one begins a game is drawn (B1.7).
type DuelsSeat struct {
	VP      Spread `json:"vp"`
	CanalVP Spread `json:"canal_vp"` // after the scoring of the Canal Era
	Wins    int    `json:"wins"`     // games
}

// Margin is by how many VP the first seat was ahead at the end.
type Margin struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
}

// Duels plays the games and adds them up. When the context is done it stops and returns the games finished by then, which may be
// none. An error is about the setup.
func Duels(ctx context.Context, g *automa.Game, setup DuelSetup) (DuelResult, error) {
	if setup.Games < 1 || setup.Workers < 1 {
		return DuelResult{}, fault.Errorf("%d games on %d workers: at least one of each is needed", setup.Games, setup.Workers)
	}
	if _, err := g.Start(setup.Options, 0, nil); err != nil {
		return DuelResult{}, err
	}
	var (
		next  atomic.Int64
		wait  sync.WaitGroup
		parts = make([]duels, min(setup.Workers, setup.Games))
	)
	for i := range parts {
		wait.Go(func() {
			for ctx.Err() == nil {
				n := next.Add(1) - 1
				if n >= int64(setup.Games) {
					return
				}
				parts[i].play(g, &setup, SeedOf(setup.Seed, setup.From+int(n)))
				if setup.Finished != nil {
					setup.Finished.Add(1)
				}
			}
		})
	}
	wait.Wait()
	for i := range parts[1:] {
		parts[0].merge(&parts[i+1])
	}
	return parts[0].result(), nil
}

// duels adds games up in whole numbers, so that their order does not matter.
type duels struct {
	vp, canal       [2]histogram
	wins            [2]int
	shared          int
	margin, squares int64
}

// play plays a game and adds it.
func (d *duels) play(g *automa.Game, setup *DuelSetup, seed uint64) {
	p, err := g.Start(setup.Options, seed, nil)
	if err != nil {
		panic(err) // Duels has tried the same options
	}
	chances := [2]*rand.PCG{policy.Chance(seed), policy.Chance(^seed)}
	var choices []engine.Choice
	for p.Decision != engine.GameOver {
		era := p.Era
		choices = g.Choices(&p.State, choices[:0])
		g.Apply(&p, choices[setup.Policies[p.Actor].Pick(g, &p, choices, chances[p.Actor])], nil)
		if era == engine.Canal && (p.Era != era || p.Decision == engine.GameOver) {
			for seat := range d.canal {
				d.canal[seat].add(int(p.Players[seat].VP))
			}
		}
	}
	d.add(g, &p)
}

func (d *duels) add(g *automa.Game, p *automa.Position) {
	standings := g.Standings(&p.State)
	for seat := range d.vp {
		d.vp[seat].add(int(p.Players[seat].VP))
		if standings[seat].Place < standings[1-seat].Place {
			d.wins[seat]++
		}
	}
	if standings[0].Place == standings[1].Place {
		d.shared++
	}
	ahead := int64(p.Players[0].VP) - int64(p.Players[1].VP)
	d.margin += ahead
	d.squares += ahead * ahead
}

func (d *duels) merge(other *duels) {
	for seat := range d.vp {
		d.vp[seat].merge(other.vp[seat])
		d.canal[seat].merge(other.canal[seat])
		d.wins[seat] += other.wins[seat]
	}
	d.shared += other.shared
	d.margin += other.margin
	d.squares += other.squares
}

func (d *duels) result() DuelResult {
	r := DuelResult{Games: d.vp[0].games(), Shared: d.shared}
	for seat := range r.Seats {
		r.Seats[seat] = DuelsSeat{VP: d.vp[seat].spread(), CanalVP: d.canal[seat].spread(), Wins: d.wins[seat]}
	}
	if n := float64(r.Games); n > 0 {
		r.Margin.Mean = float64(d.margin) / n
		if n > 1 {
			r.Margin.SD = math.Sqrt(max(float64(d.squares)-r.Margin.Mean*float64(d.margin), 0) / (n - 1))
		}
	}
	return r
}
