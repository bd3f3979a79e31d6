package film

import (
	"slices"

	"sohofoundry/automa"
)

// deciding lists the rungs of a tie that eliminated a candidate.
func deciding(tie *automa.Tie) (rungs []int) {
	for i, r := range tie.Rungs {
		if i == 0 && slices.Contains(r.Left, false) || i > 0 && !slices.Equal(r.Left, tie.Rungs[i-1].Left) {
			rungs = append(rungs, i)
		}
	}
	return rungs
}

// tieStage returns a tie after the given number of its deciding rungs.
func tieStage(tie *automa.Tie, stage int) *TieStage {
	rungs := deciding(tie)
	s := &TieStage{Tie: tie, Out: make([]int, len(tie.Candidates)), Over: stage == len(rungs)}
	switch {
	case s.Over:
		s.Shown = len(tie.Rungs)
	case stage > 0:
		s.Shown = rungs[stage-1] + 1
	}
	for i := range s.Out {
		s.Out[i] = slices.IndexFunc(tie.Rungs[:s.Shown], func(r automa.Rung) bool { return !r.Left[i] })
	}
	return s
}
