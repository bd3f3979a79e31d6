package search

import (
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Whole turns are tried where a second action follows: legal ones, none twice, and none that the policy would play in any case.
func TestWholeTurnsAreCandidates(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		g, seen := decisions(t, id, "hard", 5)
		tried := 0
		for i := range seen {
			s := mustBegin(t, g, &seen[i], Options{})
			begins := seen[i].Decision == engine.ChooseAction && seen[i].ActionsLeft == 2
			for k, c := range s.candidates {
				if c.then == (engine.Choice{}) {
					continue
				}
				tried++
				after, hidden := s.goOn(&seen[i].State, c.choice)
				if !begins || hidden || after.Decision != engine.ChooseAction || !g.Why(&after, c.then).OK() {
					t.Fatalf("%s, decision %d: %v then %v cannot be played", id, i, c.choice, c.then)
				}
				if usual := s.liked(&after)[0].choice; c.then == usual {
					t.Errorf("%s, decision %d: %v then %v is what the policy does", id, i, c.choice, c.then)
				}
				same := func(o candidate) bool {
					return o.is(&c) || o.choice.SameButCard(&c.then) && o.then.SameButCard(&c.choice) && o.table == c.table
				}
				if slices.ContainsFunc(s.candidates[:k], same) {
					t.Errorf("%s, decision %d: %v then %v twice", id, i, c.choice, c.then)
				}
			}
		}
		if tried < 100 {
			t.Errorf("%s: only %d whole turns are tried in a game", id, tried)
		}
	}
}

// What a whole turn does second is done second, whatever the policy would do, and it counts as its choice.
func TestWholeTurnIsPlayed(t *testing.T) {
	g, seen := some(t, "birmingham")
	played := 0
	for i := range seen {
		s := mustBegin(t, g, &seen[i], Options{Turns: 1, Ends: true})
		s.Run(Futures(4))
		for k := range s.candidates {
			c := &s.candidates[k]
			if c.then == (engine.Choice{}) {
				continue
			}
			p := s.future(0)
			var made []engine.Choice
			s.workers[0].playOut(s, &p, c, func(at *automa.Position, m engine.Choice) bool {
				if asks(at, s.seat) {
					made = append(made, m)
				}
				return true
			})
			if made[0] != c.then {
				t.Errorf("%v is followed by %v, not by %v", c.choice, made[0], c.then)
			}
			if next := c.ends[0].Next; !next.SameButCard(&c.then) {
				t.Errorf("%v then %v is told as %v", c.choice, c.then, next)
			}
			played++
		}
		told := make(map[engine.Choice]bool)
		for _, a := range s.Best() {
			if told[a.Choice] {
				t.Errorf("%v is told twice", a.Choice)
			}
			told[a.Choice] = true
		}
	}
	if played == 0 {
		t.Error("no whole turn was tried")
	}
}

// After the first halving more is tried: what is liked less, and more turns. Nothing is tried twice, and what is new is tried in later
// futures alone.
func TestMoreIsTriedLater(t *testing.T) {
	g, seen := some(t, "birmingham")
	more := 0
	for i := range seen {
		s := mustBegin(t, g, &seen[i], Options{Turns: 1, Candidates: 4, Ends: true})
		first := len(s.candidates)
		for s.schedule.Cycle == 0 {
			s.Step()
		}
		before := s.futures
		s.Step()
		more += len(s.candidates) - first
		for k := range s.candidates {
			c := &s.candidates[k]
			if tried := c.ends[before].Tried; !tried {
				t.Errorf("decision %d: %v then %v is not tried when the second halving begins", i, c.choice, c.then)
			}
			if slices.ContainsFunc(s.candidates[:k], func(o candidate) bool { return o.is(c) }) {
				t.Errorf("decision %d: %v then %v twice", i, c.choice, c.then)
			}
		}
		for _, a := range s.Best() {
			if why := g.Why(&seen[i].State, a.Choice); !why.OK() || a.Futures == 0 {
				t.Errorf("decision %d: %v, tried in %d futures: %v", i, a.Choice, a.Futures, why)
			}
		}
	}
	if more < 20 {
		t.Errorf("only %d more are tried", more)
	}
}

// What follows a choice is known before, and it is what the policy does: futures end as if the policy chose it anew in each.
func TestWhatFollowsIsThePolicysOwn(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		g, seen := some(t, id)
		followed := 0
		for i := range seen {
			s := mustBegin(t, g, &seen[i], Options{Turns: 1})
			for k := range s.candidates {
				c := s.candidates[k]
				if c.then != (engine.Choice{}) || c.follows == (engine.Choice{}) {
					continue
				}
				followed++
				known := s.workers[0].play(s, s.future(k), &c)
				c.follows = engine.Choice{}
				if anew := s.workers[0].play(s, s.future(k), &c); anew != known {
					t.Errorf("%s, decision %d: %v ends with %d if it is known what follows, with %d if it is chosen", id, i, c.choice, known, anew)
				}
			}
		}
		if followed < 20 {
			t.Errorf("%s: only %d choices are followed by another", id, followed)
		}
	}
}

// What a turn comes to decides what is tried first: a candidate that is left out is worth less where its turn ends, and another of its kind
// is tried.
func TestCandidatesAreTheBestTurns(t *testing.T) {
	const most = 4
	g, seen := some(t, "birmingham")
	left, firsts := 0, 0
	for i := range seen {
		few, all := mustBegin(t, g, &seen[i], Options{Candidates: most}), mustBegin(t, g, &seen[i], Options{Candidates: most})
		all.choose(wider)
		worst := few.candidates[min(most, len(few.candidates))-1]
		for n, c := range few.candidates[min(most, len(few.candidates)):] {
			firsts++
			if slices.ContainsFunc(few.candidates[:most+n], func(o candidate) bool { return o.choice.Verb == c.choice.Verb }) {
				t.Errorf("decision %d: %v is no first of its kind", i, c.choice)
			}
		}
		for _, c := range all.candidates[len(few.candidates):] {
			if few.known(&c, 1) {
				continue
			}
			left++
			if c.prior > worst.prior || !few.tries(c.choice.Verb) {
				t.Errorf("decision %d: %v is left out, worth %d, and %v tried, worth %d", i, c.choice, c.prior, worst.choice, worst.prior)
			}
		}
	}
	if left < 50 || firsts < 8 {
		t.Errorf("only %d candidates were left out, and %d tried as the first of their kinds", left, firsts)
	}
}
