package automa

import (
	"math/bits"

	"sohofoundry/engine"
)

// rung is one criterion of a ladder for candidates of type T. Each rung keeps the candidates that score best; one on which
// all score alike keeps everybody (A10).
type rung[T any] struct {
	criterion Criterion
	rule      engine.Rule
	score     func(*turn, T) int
	low       bool // the lowest score is best

	ours engine.Rule         // our own decision that the score rests on,
	when func(*turn, T) bool // if it does for one of the candidates; nil: always
}

// resting gives rungs that rest on a decision of our own, if they do for one of the candidates; nil: always.
func resting[T any](ours engine.Rule, when func(*turn, T) bool, rungs ...rung[T]) []rung[T] {
	for i := range rungs {
		rungs[i].ours, rungs[i].when = ours, when
	}
	return rungs
}

// resolve chooses among at most 64 candidates by a ladder, and records the comparison if there was more than one.
func resolve[T any](t *turn, over Choosing, candidates []T, ladder []rung[T], show func(*turn, T) Candidate) T {
	if len(candidates) == 1 {
		return candidates[0]
	}
	left := uint64(1)<<len(candidates) - 1
	var tie *Tie
	if t.steps != nil {
		tie = &Tie{Over: over, Icon: t.icon, Alone: t.alone, Candidates: make([]Candidate, len(candidates))}
		if over == OverMerchants || over == OverPorts {
			tie.Sold = t.spaceCandidate(t.selling)
		}
		for i, c := range candidates {
			tie.Candidates[i] = show(t, c)
		}
	}
	t.alone = false // it is told with the comparison
	for i := range ladder {
		if left&(left-1) == 0 {
			break
		}
		left = keepBest(t, candidates, &ladder[i], left)
		if tie != nil {
			tie.Rungs = append(tie.Rungs, seen(t, candidates, &ladder[i], left))
		}
	}
	winner := bits.TrailingZeros64(left)
	if tie != nil {
		tie.Winner = winner
		t.step(Step{Kind: Compared, Tie: tie})
	}
	return candidates[winner]
}

// keepBest returns those of the candidates still left that score best on a rung.
func keepBest[T any](t *turn, candidates []T, r *rung[T], left uint64) (best uint64) {
	top := 0
	for rest := left; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		score := r.score(t, candidates[i])
		if r.low {
			score = -score
		}
		switch {
		case best == 0 || score > top:
			best, top = 1<<i, score
		case score == top:
			best |= 1 << i
		}
	}
	return best
}

// seen records a rung: the value of every candidate and the candidates that remain.
func seen[T any](t *turn, candidates []T, r *rung[T], left uint64) Rung {
	n := len(candidates)
	record := Rung{Criterion: r.criterion, Rule: r.rule, Low: r.low, Values: make([]int, n), Left: make([]bool, n)}
	for i, c := range candidates {
		record.Values[i], record.Left[i] = r.score(t, c), left>>i&1 != 0
		if r.when == nil || r.when(t, c) {
			record.Ours = r.ours
		}
	}
	return record
}
