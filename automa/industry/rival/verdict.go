package rival

import "sohofoundry/engine/industry"

// Judgement is what became of a choice against the best one, in futures that both were tried in.
type Judgement struct {
	Best    industry.Choice
	Less    Points // by how much the choice came to less; 0 if it is the best one
	Points  Points // by how much less of the player's own points
	Error   Points // standard error of Less
	Futures int
}

// Judging is the judging of a choice, a job that can be done in slices.
type Judging struct {
	mind   *Mind
	choice industry.Choice
	seed   uint64
	pair   *search
}

// salt makes the futures of a comparison others than those of the search, so that a choice that was only lucky there is found out.
const salt = 0x636f6d70_61726573

// NewJudging begins to judge a choice of the actor in a position: the adviser looks for the best one in so many futures, and both are
// played on in as many others.
func NewJudging(g *industry.Game, s *industry.State, c industry.Choice, futures int, seed uint64) *Judging {
	return &Judging{mind: Think(g, s, Strength{Adviser, futures}, seed), choice: c, seed: seed ^ salt}
}

// Step judges on while there is time to spare, and reports whether the judgement is made.
func (v *Judging) Step(spare func() bool) (done bool) {
	if !v.mind.Step(spare) {
		return false
	}
	best := v.mind.Choice()
	if best == v.choice {
		return true
	}
	if v.pair == nil {
		v.pair = newSearch(v.mind.judge.g, &v.mind.position, &KeenWeights, v.seed, []industry.Choice{best, v.choice})
	}
	for !v.pair.played(v.mind.strength.Futures) {
		if !spare() {
			return false
		}
		v.pair.part()
	}
	return true
}

// Judgement is the judgement; it is made when Step says so.
func (v *Judging) Judgement() Judgement {
	best := v.mind.Choice()
	if v.pair == nil {
		return Judgement{Best: best, Futures: v.mind.search.futures}
	}
	a, b := v.pair.of(best), v.pair.of(v.choice)
	d := differ(a, b)
	mine, _ := a.means()
	other, _ := b.means()
	j := Judgement{Best: best, Less: d.mean(), Points: mine - other, Error: d.standardError(), Futures: v.pair.futures}
	if j.Less < 0 { // the choice is the better one, in futures that are not those it was looked for in
		return Judgement{Best: v.choice, Error: j.Error, Futures: j.Futures}
	}
	return j
}

// Judge judges a choice at once.
func Judge(g *industry.Game, s *industry.State, c industry.Choice, futures int, seed uint64) Judgement {
	v := NewJudging(g, s, c, futures, seed)
	v.Step(always)
	return v.Judgement()
}
