package sim

import (
	"context"
	"fmt"
	"math"
	"sync"
	"sync/atomic"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// Side is one of two things that are compared: a deck, or a mat.
type Side struct {
	Game    *automa.Game
	Options engine.Options // of solo play
}

// Comparison is the results of the same seeds on both sides, and how much more the second one had, game by game.
type Comparison struct {
	A, B               Result
	Human, Automa, Won Difference // Won is of games that the human wins: 0.1 is one in ten
}

// Difference is a mean with its standard error. Both sides of a pair have the same seed, so that much of the luck is no part of it.
type Difference struct{ Mean, Error float64 }

// Compare plays each game of the setup on both sides, with their options. When the context is done it
// stops and returns the pairs finished by then, which may be none.
func Compare(ctx context.Context, a, b Side, setup Setup) (Comparison, error) {
	if setup.Games < 1 || setup.Workers < 1 {
		return Comparison{}, fault.Errorf("%d games on %d workers: at least one of each is needed", setup.Games, setup.Workers)
	}
	for _, side := range []Side{a, b} {
		if _, err := side.Game.Start(side.Options, 0, nil); err != nil {
			return Comparison{}, err
		}
	}
	var (
		next  atomic.Int64
		wait  sync.WaitGroup
		pairs = make([]pair, min(setup.Workers, setup.Games))
	)
	setups := [2]Setup{setup, setup}
	setups[0].Options, setups[1].Options = a.Options, b.Options
	for i := range pairs {
		p := &pairs[i]
		p.sides[0].game, p.sides[0].setup = a.Game, &setups[0]
		p.sides[1].game, p.sides[1].setup = b.Game, &setups[1]
		wait.Go(func() { p.work(ctx, &next) })
	}
	wait.Wait()
	total := &pairs[0]
	for i := range pairs {
		if pairs[i].panicked != "" {
			panic(pairs[i].panicked) // here, where a caller can recover
		}
		if i > 0 {
			total.merge(&pairs[i])
		}
	}
	return Comparison{
		A: total.sides[0].tally.result(), B: total.sides[1].tally.result(),
		Human: total.human.Difference(), Automa: total.automa.Difference(), Won: total.won.Difference(),
	}, nil
}

// pair plays the same games on both sides.
type pair struct {
	sides              [2]worker
	human, automa, won Differences
	panicked           string
}

func (p *pair) work(ctx context.Context, next *atomic.Int64) {
	var i int64
	setup := p.sides[0].setup
	defer func() {
		if reason := recover(); reason != nil {
			p.panicked = fmt.Sprintf("game %d of seed %d: %v", setup.From+int(i), setup.Seed, reason)
		}
	}()
	for ctx.Err() == nil {
		if i = next.Add(1) - 1; i >= int64(setup.Games) {
			return
		}
		seed := SeedOf(setup.Seed, setup.From+int(i))
		a, b := p.sides[0].play(seed), p.sides[1].play(seed)
		p.sides[0].tally.add(a)
		p.sides[1].tally.add(b)
		p.human.Add(int64(b.humanVP) - int64(a.humanVP))
		p.automa.Add(int64(b.automaVP) - int64(a.automaVP))
		p.won.Add(wins(b) - wins(a))
		if setup.Finished != nil {
			setup.Finished.Add(1)
		}
	}
}

func wins(o outcome) int64 {
	if o.humanWon {
		return 1
	}
	return 0
}

func (p *pair) merge(other *pair) {
	for i := range p.sides {
		p.sides[i].tally.merge(&other.sides[i].tally)
	}
	p.human.merge(other.human)
	p.automa.merge(other.automa)
	p.won.merge(other.won)
}

// Differences adds up in whole numbers, so that their order does not matter.
type Differences struct{ n, sum, squares int64 }

// Add adds one.
func (d *Differences) Add(x int64) {
	d.n++
	d.sum += x
	d.squares += x * x
}

func (d *Differences) merge(o Differences) {
	d.n += o.n
	d.sum += o.sum
	d.squares += o.squares
}

// N is how many were added.
func (d Differences) N() int { return int(d.n) }

// Difference is their mean with its standard error.
func (d Differences) Difference() (is Difference) {
	if d.n == 0 {
		return is
	}
	n := float64(d.n)
	is.Mean = float64(d.sum) / n
	if d.n > 1 {
		is.Error = math.Sqrt(max(float64(d.squares)-is.Mean*float64(d.sum), 0) / (n - 1) / n)
	}
	return is
}
