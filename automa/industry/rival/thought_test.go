package rival

import (
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// What a thought tells is what led to the choice: reckoned again from its own figures, it leads to the same one.
func TestAThoughtLeadsToItsChoice(t *testing.T) {
	g := decks.Industry()
	var seen [industry.Over]int
	for seed := range uint64(6) {
		for _, s := range positions(t, g, 3+int(seed%2), seed, 3) {
			m := Think(g, &s, Strength{Policy: Keen}, 1)
			thought, c := m.Thought(), m.Choice()
			if thought.Options[0].Choice != c || len(thought.Options) != len(g.Choices(&s)) {
				t.Fatalf("%v is chosen, and thought of first is %v of %d", c, thought.Options[0].Choice, len(thought.Options))
			}
			seen[s.Phase]++
			switch s.Phase {
			case industry.Naming:
				for _, other := range thought.Options {
					if other.Choice.Verb == industry.Name && other.Judged > thought.Options[0].Judged {
						t.Errorf("%v is named, though %v comes to more", c, other.Choice)
					}
				}
			case industry.Deciding:
				takes := thought.judged(industry.Take) > thought.judged(industry.Give) && s.High <= s.Talers[s.Actor]
				if takes != (c.Verb == industry.Take) {
					t.Errorf("%v is chosen: giving brings %d, taking %d", c.Verb, thought.judged(industry.Give), thought.judged(industry.Take))
				}
			case industry.Bidding:
				if c.Verb == industry.Bid && int(c.Talers) > thought.Limit[s.Actor] {
					t.Errorf("%d T are bid, of %d at most", c.Talers, thought.Limit[s.Actor])
				}
			}
		}
	}
	for phase := industry.Naming; phase < industry.Over; phase++ {
		if seen[phase] == 0 {
			t.Errorf("phase %d never came", phase)
		}
	}
}

// judged is what a choice with a verb was judged to bring.
func (t *Thought) judged(v industry.Verb) Points {
	for _, o := range t.Options {
		if o.Choice.Verb == v {
			return o.Judged
		}
	}
	return -1 << 40
}

// The worth of a zone is the sum of its parts, never below nothing, and what a thought tells is what Worth does.
func TestWorthIsTheSumOfItsParts(t *testing.T) {
	g := decks.Industry()
	for _, s := range positions(t, g, 4, 8, 5) {
		if s.Phase != industry.Bidding {
			continue
		}
		thought := Think(g, &s, Strength{Policy: Keen}, 1).Thought()
		for p := range industry.Seat(s.Seats) {
			w := Worth(g, &s, p, s.Up)
			if w != thought.Worth[p] {
				t.Errorf("%s to seat %s: %+v and %+v", s.Up, p, w, thought.Worth[p])
			}
			sum := w.Now + w.Networks + w.Roads + w.Resources + w.Discount + w.Jokers + w.Cost
			if w.Total() != max(sum, 0) || w.Cost > 0 || w.Chance < 0 || w.Later > 100 || w.Chance > w.Later {
				t.Errorf("%s to seat %s: %+v", s.Up, p, w)
			}
		}
	}
}

// A factory on a network is worth more to a player by what their bonus zones there count (I27).
func TestI27_ABonusZoneMakesFactoriesOnItsNetworkWorthMore(t *testing.T) {
	g := decks.Industry()
	for _, s := range positions(t, g, 4, 9, 5) {
		if s.Phase != industry.Bidding || len(g.Zones[s.Up].On) == 0 {
			continue
		}
		for p := range industry.Seat(s.Seats) {
			w, own := Worth(g, &s, p, s.Up), 0
			for _, z := range s.Built(p) {
				for _, n := range g.Zones[s.Up].On {
					if g.Zones[z].Network == n {
						own += g.Zones[z].Multiplier
					}
				}
			}
			if w.Networks < Points(own*w.Later) {
				t.Errorf("%s counts %d for the networks of seat %s, whose bonus zones make it %d", s.Up, w.Networks, p, own*w.Later)
			}
		}
	}
}

// Mean and standard error are those of the textbook, in whole numbers.
func TestDifferencesAreThoseOfTheTextbook(t *testing.T) {
	a, b := &option{worth: []int32{300, untried, 100, 500, 100}}, &option{worth: []int32{100, 7, 100, 100, untried}}
	d := differ(a, b) // 200, 0, 400: mean 200, standard deviation 200, error 200/√3
	if d.mean() != 200 || d.standardError() != 115 || d.beyond(2) || !d.beyond(1) {
		t.Errorf("mean %d, error %d of %+v", d.mean(), d.standardError(), d)
	}
	for n, want := range map[int64]int64{0: 0, 1: 1, 3: 1, 4: 2, 99: 9, 100: 10, 1 << 40: 1 << 20} {
		if got := root(n); got != want {
			t.Errorf("the root of %d is %d, not %d", n, got, want)
		}
	}
}
