package rival

import (
	"slices"

	"sohofoundry/engine/industry"
)

// Mind is one player's thinking about one decision, a job that can be done in slices. It is not for several goroutines at once.
type Mind struct {
	position industry.State
	strength Strength
	judge    *judge
	search   *search // of the adviser
	choice   industry.Choice
}

// Think begins to think about the decision of a position that is not over. Nothing hidden is looked at: the tokens of futures are drawn
// anew from the seed (I6). The same position, strength and seed lead to the same choice.
func Think(g *industry.Game, s *industry.State, st Strength, seed uint64) *Mind {
	if st.Policy == Adviser {
		return Advise(g, s, st.Futures, seed, g.Choices(s))
	}
	m := &Mind{position: *s, strength: st, judge: newJudge(g, st.weights())}
	m.choice = m.judge.choose(&m.position)
	return m
}

// Against has the mind take the others for players of a strength that does not search, where it plays on to see what comes of a choice.
// It is called before the first Step.
func (m *Mind) Against(others Strength) *Mind {
	if m.search != nil {
		m.search.others = newJudge(m.judge.g, others.weights())
	}
	return m
}

// Advise begins to think as an adviser does, about some of the choices that there are.
func Advise(g *industry.Game, s *industry.State, futures int, seed uint64, choices []industry.Choice) *Mind {
	st := Strength{Policy: Adviser, Futures: futures}
	return &Mind{position: *s, strength: st, judge: newJudge(g, st.weights()), search: newSearch(g, s, &KeenWeights, seed, choices)}
}

// weights are those that a policy judges by.
func (s Strength) weights() *Weights {
	if s.Policy == Steady {
		return &SteadyWeights
	}
	return &KeenWeights
}

// Step thinks on while there is time to spare, and reports whether the choice is made. Steady and keen have made theirs at once.
func (m *Mind) Step(spare func() bool) (done bool) {
	for m.search != nil && !m.search.enough(m.strength.Futures) {
		if !spare() {
			return false
		}
		m.search.part()
	}
	return true
}

// always is time to spare for a whole thought.
func always() bool { return true }

// Choice is the choice, the best so far if the thinking is not done.
func (m *Mind) Choice() industry.Choice {
	if m.search != nil {
		return m.search.options[0].choice
	}
	return m.choice
}

// Worth is what winning a zone of the current era would bring a player, as keen judges it.
func Worth(g *industry.Game, s *industry.State, p industry.Seat, z industry.ID) WorthParts {
	j := newJudge(g, &KeenWeights)
	j.look(s)
	return j.worth(s, p, z)
}

// Thought is what is behind a choice: plain figures, which the same position gives again.
type Thought struct {
	Seat    industry.Seat
	Zone    industry.ID                   // that is named, auctioned or developed; none otherwise
	Taler   Points                        // what a taler is worth now
	Worth   [industry.MaxSeats]WorthParts // of the zone if it is named or auctioned, to each player
	Limit   [industry.MaxSeats]int        // T that each would bid for it at most
	Gives   int                           // T from which the auctioneer would give it away rather than take it
	Options []Opinion                     // what might be chosen instead, the chosen first and the others from the best to the worst
	Futures int                           // that the adviser played
}

// Opinion is what is thought of one choice.
type Opinion struct {
	Choice industry.Choice
	// Judged is what it brings by judgement alone: what naming a zone comes to, what giving or taking it does, what winning it for a bid
	// or developing it gains over not doing so.
	Judged Points
	// The rest is of the adviser. Worth is what counts at the end of a future, own points less a part of the others'.
	Tried    int    // futures
	Expected Points // own points at the end, on average of these
	Worth    Points // likewise
	Less     Points // by how much it came to less than the chosen one in the same futures
	Error    Points // standard error of that
}

// Thought tells what is behind the choice.
func (m *Mind) Thought() Thought {
	s, j := &m.position, m.judge
	j.look(s)
	c := m.Choice()
	t := Thought{Seat: s.Actor, Zone: c.Zone, Taler: Points(j.view.taler)}
	if s.Phase == industry.Bidding || s.Phase == industry.Deciding {
		t.Zone = s.Up
	}
	if t.Zone != industry.NoZone && s.Phase != industry.Developing {
		a := j.auctionOf(s, t.Zone)
		t.Limit, t.Gives = a.limit, a.gives
		for p := range industry.Seat(s.Seats) {
			t.Worth[p] = j.worth(s, p, t.Zone)
		}
	}
	if m.search != nil {
		t.Options, t.Futures = m.tried(), m.search.futures
		return t
	}
	for _, other := range j.g.Choices(s) {
		t.Options = append(t.Options, Opinion{Choice: other, Judged: j.judged(s, other)})
	}
	slices.SortStableFunc(t.Options, func(a, b Opinion) int {
		if a.Choice == c || b.Choice == c {
			return before(a.Choice == c)
		}
		return int(b.Judged - a.Judged)
	})
	return t
}

func before(first bool) int {
	if first {
		return -1
	}
	return 1
}

// tried are the opinions of the adviser.
func (m *Mind) tried() (list []Opinion) {
	r := m.search
	for i := range r.options {
		o := &r.options[i]
		opinion := Opinion{Choice: o.choice, Judged: m.judge.judged(&m.position, o.choice), Tried: o.tried}
		opinion.Expected, opinion.Worth = o.means()
		d := differ(&r.options[0], o)
		opinion.Less, opinion.Error = d.mean(), d.standardError()
		list = append(list, opinion)
	}
	return list
}

// judged is what a choice brings by judgement alone.
func (j *judge) judged(s *industry.State, c industry.Choice) Points {
	switch c.Verb {
	case industry.Name:
		a := j.auctionOf(s, c.Zone)
		return Points(j.named(s, &a))
	case industry.Bid:
		a := j.auctionOf(s, s.Up)
		return Points(a.worth[c.Seat] + j.talers(c.Seat, -int(c.Talers)))
	case industry.Give:
		a := j.auctionOf(s, s.Up)
		return Points(j.giving(c.Seat, int(s.High), a.worth[s.Bidder]))
	case industry.Take:
		a := j.auctionOf(s, s.Up)
		return Points(j.taking(s, &a, int(s.High)))
	case industry.Develop:
		j.look(s)
		w := work{zone: c.Zone, from: c.From}
		w.talers = int(j.g.Cost(s, c.Seat, c.Zone)) + int(c.From[0].Price()) + int(c.From[1].Price())
		j.reckon(s, &w)
		return Points(w.gain)
	case industry.Subsidy:
		j.look(s)
		return Points(j.talers(c.Seat, industry.SubsidyTalers) - j.w.Grant)
	}
	return 0
}
