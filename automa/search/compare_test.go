package search

import (
	"testing"

	"sohofoundry/automa/search/halving"
)

// Two choices are compared in futures that no search sees, the same ones for both, with the same result each time; neither is ever left
// out, and no other choice comes in.
func TestCompare(t *testing.T) {
	g, seen := decisions(t, "birmingham", "medium", 1)
	p := &seen[12]
	found := mustBegin(t, g, p, Options{})
	better, other := found.candidates[0].choice, found.candidates[1].choice
	var less []Advice
	for range 2 {
		s, err := Compare(g, p, better, other)
		if err != nil {
			t.Fatal(err)
		}
		for s.Futures() < 3*halving.Batch || !s.Between() {
			s.Part()
		}
		less = append(less, s.Less(better, other))
		if back := s.Less(other, better); back.Less != -less[0].Less || back.Error != less[0].Error {
			t.Errorf("the one is worth %d less, and the other %d", less[0].Less, back.Less)
		}
		if s.future(0) == found.future(0) {
			t.Error("the futures are those of a search")
		}
		if len(s.candidates) != 2 || s.candidates[0].worth[0] == untried || s.candidates[1].worth[3*halving.Batch-1] == untried {
			t.Errorf("%d choices are played on, or not all of them in all futures", len(s.candidates))
		}
	}
	whole, err := Compare(g, p, better, other)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		whole.Step()
	}
	less = append(less, whole.Less(better, other))
	if less[0] != less[1] || less[0] != less[2] || less[0].Futures != 3*halving.Batch {
		t.Errorf("three comparisons find %v", less)
	}
}

// The VP that both gain make what the better choice is worth more, as the Automa's count.
func TestPairMore(t *testing.T) {
	g, seen := decisions(t, "birmingham", "medium", 1)
	p := Pair{Game: g, Position: &seen[0], Turns: 4, Ends: []End{{Tried: true, Automas: 12}, {}}, Other: []End{{Tried: true, Automas: 2}, {Tried: true}}}
	if you, automas := p.More(500); automas != 1000 || you != 500+10*JudgeWeights.For(g).Automa {
		t.Errorf("you gain %d, and the Automa %d", you, automas)
	}
}
