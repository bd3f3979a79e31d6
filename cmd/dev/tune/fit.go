package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"

	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// The weights by which a search judges the ends of its futures are fitted to the results of games from such positions: by least
// squares, since they all but add up. Only the differences between positions of the same round count, as they do in a search.

const (
	sets  = 2 // of games, the second played with the judge fitted to the first
	steps = 8 // of each fit, each a part of the way to where the slopes at hand point
	pace  = 0.6
	// The assumptions before the fit: a result is off its judgement by so many hundredths of a VP, and each weight by such a part.
	noise, doubt = 1000, 0.3
	farthest     = 2.5 // parts of itself that a weight may move
)

// fitting is the weights of a family of games under way.
type fitting struct {
	id      string
	seed    uint64
	games   int // of a set
	workers int

	judge   policy.WeightsOf
	fitted  []int // which of the weights
	sets    int   // that were played
	samples []sample
}

func newFitting(id string, o *options, judge policy.WeightsOf) *fitting {
	f := &fitting{id: id, seed: o.seed, games: o.games, workers: o.workers, judge: judge}
	values := reflect.ValueOf(*policy.KeenWeights.For(decks.Game(id)))
	for i := range values.NumField() {
		if values.Field(i).Int() != 0 && values.Type().Field(i).Name != "Automa" { // it is part of the worth that the weights are fitted to
			f.fitted = append(f.fitted, i)
		}
	}
	return f
}

// errPlayed says that a range was played and written, and that there is nothing to be fitted yet.
var errPlayed = errors.New("a range was played")

// run plays and fits. Of a set that is not whole a range is played, if one is wanted: it is written to out, and all else said to progress.
func (f *fitting) run(ctx context.Context, r *ranges, out, progress io.Writer) error {
	for range sets {
		switch first, missing := r.missing(f); {
		case missing > 0 && r.count > 0:
			fmt.Fprintf(progress, "%s, set %d\n", f.id, f.sets)
			return cmp.Or(r.play(ctx, f, out), errPlayed)
		case missing > 0 && len(r.before) > 0:
			return fmt.Errorf("%d games of %s, set %d, are missing, number %d first: play them with -from and -count, and give their files too",
				missing, f.id, f.sets, first)
		}
		if err := f.gather(ctx, r.before); err != nil {
			return err
		}
		w := f.keen()
		before := f.off(f.residue(w))
		for range steps {
			f.step(w)
		}
		f.set(&f.judge, w)
		fmt.Fprintf(progress, "%s: %d positions, judged within %.2f VP, before within %.2f\n", f.id, len(f.samples), f.off(f.residue(w))/100, before/100)
	}
	return nil
}

// keen are the weights of the keen policy, where it begins.
func (f *fitting) keen() (w []float64) {
	values := reflect.ValueOf(*policy.KeenWeights.For(decks.Game(f.id)))
	for _, i := range f.fitted {
		w = append(w, float64(values.Field(i).Int()))
	}
	return w
}

// set writes fitted weights.
func (f *fitting) set(into *policy.WeightsOf, w []float64) {
	values := reflect.ValueOf(into.For(decks.Game(f.id))).Elem()
	for k, i := range f.fitted {
		values.Field(i).SetInt(int64(math.Round(w[k])))
	}
}

// judged is the judgement of each position by weights, less the mean of its group.
func (f *fitting) judged(w []float64) []float64 {
	weights := f.judge
	f.set(&weights, w)
	thinker := policy.NewThinker(&weights)
	list := make([]float64, len(f.samples))
	for n := range f.samples {
		list[n] = float64(thinker.Worth(decks.Game(f.id), &f.samples[n].position, engine.HumanSeat))
	}
	return f.centred(list)
}

// centred takes the mean of its group from each.
func (f *fitting) centred(list []float64) []float64 {
	sums, counts := make(map[int]float64), make(map[int]float64)
	for n, x := range list {
		sums[f.samples[n].group] += x
		counts[f.samples[n].group]++
	}
	for n := range list {
		group := f.samples[n].group
		list[n] -= sums[group] / counts[group]
	}
	return list
}

// residue is the results of the positions less their judgements by weights.
func (f *fitting) residue(w []float64) []float64 {
	list := make([]float64, len(f.samples))
	for n := range f.samples {
		list[n] = float64(f.samples[n].worth)
	}
	list = f.centred(list)
	for n, x := range f.judged(w) {
		list[n] -= x
	}
	return list
}

// off is the root of the mean square.
func (f *fitting) off(residue []float64) float64 {
	return math.Sqrt(product(residue, residue) / float64(len(residue)))
}

func product(a, b []float64) (sum float64) {
	for n := range a {
		sum += a[n] * b[n]
	}
	return sum
}

// unitOf is the unit in which a weight is measured.
func unitOf(keen float64) float64 { return max(math.Abs(keen), least+1) }

// step moves weights towards where the slopes at them point.
func (f *fitting) step(w []float64) {
	residue, keen := f.residue(w), f.keen()
	slopes := make([][]float64, len(w))
	for k := range w {
		slopes[k] = f.slope(w, k, unitOf(keen[k]))
	}
	belief := noise * noise / (doubt * doubt)
	matrix := make([][]float64, len(w))
	for k := range w {
		for l := range w {
			matrix[k] = append(matrix[k], product(slopes[k], slopes[l]))
		}
		matrix[k][k] += belief
		matrix[k] = append(matrix[k], product(slopes[k], residue)-belief*(w[k]-keen[k])/unitOf(keen[k]))
	}
	for k, change := range solved(matrix) {
		unit := unitOf(keen[k])
		w[k] = min(max(w[k]+pace*change*unit, keen[k]-farthest*unit), keen[k]+farthest*unit)
		if keen[k] > 0 {
			w[k] = max(w[k], 1)
		} else {
			w[k] = min(w[k], -1)
		}
	}
}

// slope is how the judgement of each position changes with a weight, by its unit.
func (f *fitting) slope(w []float64, k int, unit float64) []float64 {
	before, reach := w[k], max(math.Round(unit/4), 1)
	high, low := math.Round(before)+reach, math.Round(before)-reach
	if before > 0 {
		low = max(low, 1)
	}
	w[k] = high
	slope := f.judged(w)
	w[k] = low
	for n, x := range f.judged(w) {
		slope[n] = (slope[n] - x) * unit / (high - low)
	}
	w[k] = before
	return slope
}

// solved solves linear equations with a positive definite matrix, each a row with its right side last.
func solved(rows [][]float64) []float64 {
	size := len(rows)
	for k := range size {
		for l := k + 1; l < size; l++ {
			part := rows[l][k] / rows[k][k]
			for m := k; m <= size; m++ {
				rows[l][m] -= part * rows[k][m]
			}
		}
	}
	x := make([]float64, size)
	for k := size - 1; k >= 0; k-- {
		x[k] = (rows[k][size] - product(rows[k][k+1:size], x[k+1:])) / rows[k][k]
	}
	return x
}
