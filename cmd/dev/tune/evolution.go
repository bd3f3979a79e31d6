package main

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// An evolution of weights: in every generation children are scattered about the middle, all of them play the same games, which
// are new ones each time, and the middle moves towards the mean of the best. The children are scattered less and less.
const (
	children = 16
	parents  = 4
	games    = 48 // of each child at each level
	unit     = 1024
	// How far a child is scattered, in parts of unit of a weight, at first and at last.
	widest, narrowest = 300, 60
	least             = 3 // a weight near 0 is scattered as if it were this
)

// levels are those that children play against.
var levels = []string{"medium", "hard"}

// families are tuned one after the other, and tuned is the game that stands for each.
var families = []engine.Family{engine.Birmingham, engine.Lancashire}

var tuned = map[engine.Family]string{engine.Birmingham: "birmingham", engine.Lancashire: "lancashire"}

type evolution struct {
	family  engine.Family
	base    policy.WeightsOf
	middle  []int // of each weight, in parts of unit
	workers int
	seed    uint64
	chance  *rand.PCG
}

func newEvolution(family engine.Family, base *policy.WeightsOf, seed uint64, workers int) *evolution {
	e := &evolution{family: family, base: *base, seed: seed, workers: workers, chance: rand.NewPCG(seed, uint64(family))}
	values := reflect.ValueOf(base[family])
	for i := range values.NumField() {
		e.middle = append(e.middle, int(values.Field(i).Int())*unit)
	}
	return e
}

// child is one set of weights with its score.
type child struct {
	weights []int
	score   float64
}

// generation plays one generation, of so many, and returns the mean score of its best.
func (e *evolution) generation(ctx context.Context, n, of int) (score float64, err error) {
	width := widest - (widest-narrowest)*n/of
	litter := make([]child, children)
	for i := range litter {
		litter[i].weights = e.scatter(width)
		if litter[i].score, err = e.play(ctx, litter[i].weights, n); err != nil {
			return 0, err
		}
	}
	slices.SortStableFunc(litter, func(a, b child) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	for i := range e.middle {
		mean := 0
		for _, c := range litter[:parents] {
			mean += c.weights[i]
		}
		e.middle[i] += (mean/parents - e.middle[i]) / 2
	}
	for _, c := range litter[:parents] {
		score += c.score / parents
	}
	return score, nil
}

// scatter draws weights about the middle: the sum of three dice, nearly a bell.
func (e *evolution) scatter(width int) []int {
	drawn := slices.Clone(e.middle)
	for i, w := range drawn {
		if e.sign(i) == 0 {
			continue
		}
		dice := 0
		for range 3 {
			dice += int(e.chance.Uint64()%(2*unit+1)) - unit
		}
		drawn[i] += max(w, -w, least*unit) / unit * width * dice / unit
	}
	return drawn
}

// sign is that of a weight of the base, which its children keep; 0 is a weight that the family does not look at.
func (e *evolution) sign(i int) int64 {
	switch w := reflect.ValueOf(e.base[e.family]).Field(i).Int(); {
	case w > 0:
		return 1
	case w < 0:
		return -1
	}
	return 0
}

// play is the score of weights: the human's VP less a quarter of the Automa's, in the mean of all games.
func (e *evolution) play(ctx context.Context, middle []int, n int) (score float64, err error) {
	all := e.base
	all[e.family] = e.rounded(middle)
	id := tuned[e.family]
	for _, name := range levels {
		mat, _ := decks.MatNamed(id, name)
		r, err := sim.Run(ctx, decks.Game(id), sim.Setup{
			Games: games, Seed: e.seed<<32 + uint64(n), Workers: e.workers, Policy: policy.Thinking("child", &all),
			Options: mat.Options(),
		})
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return 0, err
		}
		score += (r.Human.VP.Mean - r.Automa.VP.Mean/4) / float64(len(levels))
	}
	return score, nil
}

// weights are those of the middle.
func (e *evolution) weights() policy.Weights { return e.rounded(e.middle) }

func (e *evolution) rounded(parts []int) (w policy.Weights) {
	into := reflect.ValueOf(&w).Elem()
	for i, value := range parts {
		sign := e.sign(i)
		into.Field(i).SetInt(sign * max((int64(value)*sign+unit/2)/unit, sign*sign))
	}
	return w
}
