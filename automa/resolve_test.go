package automa

import (
	"slices"
	"testing"

	"sohofoundry/engine"
)

// The resolver, with letters for candidates.

// letters is a ladder for bytes: vowels first, then the highest, then nothing.
var letters = []rung[byte]{
	{criterion: Alphabet, rule: engine.M(50), score: func(_ *turn, b byte) int { return yes(slices.Contains([]byte("aeiou"), b)) }},
	{criterion: Icon, rule: engine.M(52), score: func(_ *turn, b byte) int { return int(b) }, low: true},
}

func TestA10_RungsFilter(t *testing.T) {
	for _, c := range []struct {
		name, candidates string
		want             byte
		rungs            int
		left             string // after the first rung
	}{
		{"the first rung decides", "xay", 'a', 1, "a"},
		{"it keeps several, the next decides", "euxi", 'e', 2, "eui"},
		{"nobody meets it: everybody stays", "zyx", 'x', 2, "zyx"},
		{"all meet it: everybody stays", "oui", 'i', 2, "oui"},
		{"who is out stays out, however good below", "abu", 'a', 2, "au"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var steps Steps
			got := resolve(&turn{steps: &steps}, OverSpaces, []byte(c.candidates), letters, func(_ *turn, b byte) Candidate {
				return Candidate{Space: engine.Space(b)}
			})
			if got != c.want || len(steps) != 1 {
				t.Fatalf("%c of %s, %d steps; want %c and one", got, c.candidates, len(steps), c.want)
			}
			tie := steps[0].Tie
			var left []byte
			for i, stays := range tie.Rungs[0].Left {
				if stays {
					left = append(left, c.candidates[i])
				}
			}
			if string(left) != c.left || len(tie.Rungs) != c.rungs || c.candidates[tie.Winner] != c.want {
				t.Errorf("after the first rung %s, %d rungs, winner %d; want %s and %d rungs", left, len(tie.Rungs), tie.Winner, c.left, c.rungs)
			}
		})
	}
}

func TestA10_NothingToCompare(t *testing.T) {
	var steps Steps
	resolve(&turn{steps: &steps}, OverSpaces, []byte("x"), letters, func(*turn, byte) Candidate { return Candidate{} })
	if len(steps) != 0 {
		t.Errorf("%d steps for one candidate, want none", len(steps))
	}
	silent := &turn{}
	if got := resolve(silent, OverSpaces, []byte("euxi"), letters, nil); got != 'e' {
		t.Errorf("without steps it chooses %c, want e", got)
	}
}
