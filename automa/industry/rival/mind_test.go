package rival

import (
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// positions are those of a game of steady players, every so many decisions.
func positions(t testing.TB, g *industry.Game, seats int, seed uint64, every int) (list []industry.State) {
	s, err := g.Start(industry.Options{Seats: seats, Adjusted: true}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	j := newJudge(g, &SteadyWeights)
	for n := 0; s.Phase != industry.Over; n++ {
		if n%every == 0 {
			list = append(list, s)
		}
		g.Apply(&s, j.choose(&s), nil)
	}
	return list
}

// The tokens in the bag are hidden (I6): another order of them changes no choice and no judgement.
func TestThinkingIsBlindToTheBag(t *testing.T) {
	g := decks.Industry()
	for _, s := range positions(t, g, 4, 5, 37) {
		other := s
		other.Deal(12345)
		for _, st := range []Strength{{Policy: Steady}, {Policy: Keen}, {Adviser, 8}} {
			a, b := Think(g, &s, st, 7), Think(g, &other, st, 7)
			a.Step(always)
			b.Step(always)
			if a.Choice() != b.Choice() {
				t.Errorf("%s chooses %v and %v", st, a.Choice(), b.Choice())
			}
		}
	}
}

// However the thinking is cut in slices, the choice is the same.
func TestSlicesChangeNothing(t *testing.T) {
	g := decks.Industry()
	for _, s := range positions(t, g, 3, 6, 41) {
		whole, sliced := Think(g, &s, Strength{Adviser, 12}, 3), Think(g, &s, Strength{Adviser, 12}, 3)
		whole.Step(always)
		for done := false; !done; {
			once := true
			done = sliced.Step(func() bool { was := once; once = false; return was })
		}
		if whole.Choice() != sliced.Choice() {
			t.Errorf("at once %v, in slices %v", whole.Choice(), sliced.Choice())
		}
	}
}

func TestByNameReadsWhatStringWrites(t *testing.T) {
	for _, st := range []Strength{{Policy: Steady}, {Policy: Keen}, {Adviser, 28}} {
		if read, err := ByName(st.String()); err != nil || read != st {
			t.Errorf("%q is read as %v: %v", st, read, err)
		}
	}
	for _, text := range []string{"", "Steady", "adviser", "adviser 0", "adviser -1", "adviser 028", "adviser 10001", "keen 3", "steady ", "adviser 2 3"} {
		if read, err := ByName(text); err == nil {
			t.Errorf("%q is read as %v", text, read)
		}
	}
}
