package main

import (
	"cmp"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
)

// An evolution of weights: in every generation children are scattered about the middle, all of them play the same games, which
// are new ones each time, and the middle moves towards the mean of the best. The children are scattered less and less.
const (
	children = 16
	parents  = 4
	unit     = 1024
	// How far a child is scattered, in parts of unit of a weight, at first and at last.
	widest, narrowest = 300, 60
	least             = 3 // a weight near 0 is scattered as if it were this
)

type evolution struct {
	base   []int // whose signs children keep; 0 is a weight that is not looked at
	middle []int // of each weight, in parts of unit
	chance *rand.PCG
	score  func(ctx context.Context, weights []int, generation int) (float64, error)
}

func newEvolution(base []int, chance *rand.PCG, score func(context.Context, []int, int) (float64, error)) *evolution {
	e := &evolution{base: base, chance: chance, score: score}
	for _, w := range base {
		e.middle = append(e.middle, w*unit)
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
		if litter[i].score, err = e.score(ctx, e.rounded(litter[i].weights), n); err != nil {
			return 0, err
		}
	}
	slices.SortStableFunc(litter, func(a, b child) int { return cmp.Compare(b.score, a.score) })
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

// sign is that of a weight of the base.
func (e *evolution) sign(i int) int { return cmp.Compare(e.base[i], 0) }

// weights are those of the middle.
func (e *evolution) weights() []int { return e.rounded(e.middle) }

func (e *evolution) rounded(parts []int) (weights []int) {
	for i, value := range parts {
		sign := e.sign(i)
		weights = append(weights, sign*max((value*sign+unit/2)/unit, sign*sign))
	}
	return weights
}

// flat lists the numbers of a struct of them, field by field, and of the lists in it.
func flat(of reflect.Value) (numbers []reflect.Value) {
	for i := range of.NumField() {
		switch field := of.Field(i); field.Kind() {
		case reflect.Array:
			for k := range field.Len() {
				numbers = append(numbers, field.Index(k))
			}
		default:
			numbers = append(numbers, field)
		}
	}
	return numbers
}

// numbersOf are the numbers of weights, and setNumbers sets them.
func numbersOf[W any](w W) (numbers []int) {
	for _, n := range flat(reflect.ValueOf(w)) {
		numbers = append(numbers, int(n.Int()))
	}
	return numbers
}

func setNumbers[W any](w *W, numbers []int) {
	for i, n := range flat(reflect.ValueOf(w).Elem()) {
		n.SetInt(int64(numbers[i]))
	}
}
