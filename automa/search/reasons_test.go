package search

import (
	"math/bits"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// tables are those at which reasons are told: against the Automa, and against a rival, by both of them.
var tables = map[string]func(*testing.T) []*Search{"the Automa": thought, "a rival": thoughtByBoth}

// searched are the searches of thought and thoughtByBoth, which several tests look at and none changes: they are long in the making.
var searched = map[string][]*Search{}

// thought are searches at some decisions of games, of which the ends are kept.
func thought(t *testing.T) []*Search { return madeOnce(t, "thought", think) }

// thoughtByBoth are searches at some decisions of both players of games of two, of which the ends are kept.
func thoughtByBoth(t *testing.T) []*Search { return madeOnce(t, "thought by both", thinkByBoth) }

func madeOnce(t *testing.T, name string, search func(*testing.T) []*Search) []*Search {
	t.Helper()
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	if searched[name] == nil {
		searched[name] = search(t)
	}
	return searched[name]
}

func think(t *testing.T) (list []*Search) {
	t.Helper()
	for _, seed := range []uint64{3, 4, 6, 8} {
		for _, id := range []string{"birmingham", "lancashire", "brass"} {
			g, seen := decisions(t, id, "medium", seed)
			for i := range seen {
				choices := g.Choices(&seen[i].State, nil)
				sells := choices[policy.Keen.Pick(g, &seen[i], choices, nil)].Verb == engine.Sell // which is seldom
				if i%9 != int(seed) && !sells {
					continue
				}
				s := mustBegin(t, g, &seen[i], Options{Candidates: 18, Turns: 4, Ends: true})
				s.Run(Futures(24))
				list = append(list, s)
			}
		}
	}
	return list
}

func thinkByBoth(t *testing.T) (list []*Search) {
	t.Helper()
	for _, seed := range []uint64{1, 2, 3} { // in which the rival drinks a merchant's beer first, which is seldom
		for _, id := range []string{"birmingham", "lancashire"} {
			g, seen := bothDecide(t, id, seed)
			for i := range seen {
				choices := g.Choices(&seen[i].State, nil)
				sells := choices[policy.Keen.Pick(g, &seen[i], choices, nil)].Verb == engine.Sell
				if i%9 != int(seed) && !sells {
					continue
				}
				s := mustBegin(t, g, &seen[i], Options{Candidates: 18, Turns: 4, Ends: true})
				s.Run(Futures(24))
				list = append(list, s)
			}
		}
	}
	return list
}

// final is the position in which a future ends, as far as it is noted, with the links of the other player, also those that scoring has
// taken off.
type final struct {
	automa.Position
	links engine.LineSet
}

// finals are the ends of the futures that a choice was tried in, played anew.
func (s *Search) finals(c engine.Choice) map[int]final {
	list := map[int]final{}
	for f, e := range s.Ends(c) {
		if e.Tried {
			list[f] = s.final(s.find(c), f)
		}
	}
	return list
}

func (s *Search) final(c *candidate, future int) (end final) {
	end.Position = s.replayed(c, future, func(before, after *automa.Position, _ engine.Choice, log engine.Log) {
		if end.links = after.Players[1-s.seat].Links; after.Decision != engine.GameOver {
			return
		}
		end.links = before.Players[1-s.seat].Links
		for _, e := range log {
			if e.Kind == engine.LinkPlaced && e.Seat != s.seat {
				end.links = end.links.With(e.Line)
			}
		}
	})
	return end
}

// Whatever is told of a choice is so when its futures are played anew and counted.
func TestReasonsAreTrue(t *testing.T) {
	for name, thought := range tables {
		t.Run(name, func(t *testing.T) { reasonsAreTrue(t, thought(t)) })
	}
}

func reasonsAreTrue(t *testing.T, thought []*Search) {
	t.Helper()
	told := map[Fact]int{}
	for i, s := range thought {
		list := s.Others()
		best := list[0].Choice
		mine := s.finals(best)
		var theirs map[int]final
		if len(list) > 1 {
			theirs = s.finals(list[1].Choice)
		}
		for _, r := range s.Reasons() {
			told[r.Fact]++
			n, of := 0, len(mine)
			switch r.Fact {
			case Flips:
				for _, p := range mine {
					if here := p.Tiles[best.Space]; here.Flipped && here.Owner == s.seat && here.Tile == s.game.Next(&s.position.Players[s.seat], best.Industry) {
						n++
					}
				}
			case Taken:
				of = len(theirs)
				for _, p := range theirs {
					if here := p.Tiles[best.Space]; best.Line == 0 && here.Tile != 0 && here.Owner != s.seat || best.Line != 0 && p.links.Has(best.Line) {
						n++
					}
				}
			case Unsold:
				of = len(theirs)
				for _, p := range theirs {
					if here := p.Tiles[best.Space]; here.Tile == 0 || here.Owner != s.seat || !here.Flipped {
						n++
					}
				}
			case Follow:
				for f := range mine {
					_, next := s.NextOf(best, f)
					if next.Card = 0; next == r.Next {
						n++
					}
				}
			case Gains, Costs:
				n = r.N
				of = 0
				for f := range mine {
					if _, both := theirs[f]; both {
						of++
					}
				}
				s.checkMeans(t, r, mine, theirs)
			}
			if n != r.N || of != r.Of {
				t.Errorf("search %d: fact %d is said of %d of %d futures, and is so in %d of %d", i, r.Fact, r.N, r.Of, n, of)
			}
		}
	}
	for fact := Flips; fact <= Costs; fact++ {
		if told[fact] == 0 {
			t.Errorf("fact %d is never told", fact)
		}
	}
}

func (s *Search) checkMeans(t *testing.T, r Reason, mine, theirs map[int]final) {
	t.Helper()
	for _, m := range r.Means {
		var best, other, n float64
		for f, p := range mine {
			if q, both := theirs[f]; both {
				best += float64(s.measured(&p.Position, m.Of))
				other += float64(s.measured(&q.Position, m.Of))
				n++
			}
		}
		for _, pair := range [][2]float64{{best / n, float64(m.Best) / 10}, {other / n, float64(m.Other) / 10}} {
			if d := pair[0] - pair[1]; d > 0.0501 || d < -0.0501 {
				t.Errorf("measure %d: %.2f is said to be %.1f", m.Of, pair[0], pair[1])
			}
		}
	}
}

// measured is a measure of a position.
func (s *Search) measured(p *automa.Position, m Measure) int {
	you, other := &p.Players[s.seat], &p.Players[1-s.seat]
	coming := map[engine.Seat]int{}
	if p.Decision != engine.GameOver {
		for _, e := range s.game.ScoreNow(&p.State) {
			coming[e.Seat] += int(e.Amount)
		}
	}
	return []int{int(you.VP) + coming[s.seat], int(other.VP) + coming[1-s.seat], s.game.IncomeLevel(you), int(you.Money)}[m]
}

// At the end of the game income and money are no reason for a choice: what they bring is counted in VP (B4.6).
func TestB4_6_IncomeAndMoneyAreNoReasonWhenTheGameIsOver(t *testing.T) {
	end := func(income, money int) []End {
		return slices.Repeat([]End{{Tried: true, VP: 100, Income: income, Money: money}}, fewest)
	}
	g, seen := decisions(t, "birmingham", "medium", 0)
	for turns, told := range map[int]bool{1: true, 40: false} {
		p := Pair{Game: g, Position: &seen[0], Turns: turns, Ends: end(12, 40), Other: end(3, 4)}
		if gains, costs := p.compare(p.Other); (len(gains) > 0) != told || len(costs) > 0 {
			t.Errorf("%d rounds on: gains %v, costs %v", turns, gains, costs)
		}
	}
}

// At the end of the game links are scored and taken off; whose they were is told all the same.
func TestLinksOfTheLastRoundAreTold(t *testing.T) {
	links, told := 0, 0
	for seed := range uint64(6) {
		g, seen := decisions(t, "birmingham", "hard", seed)
		for i := len(seen) - 1; i >= 0 && int(seen[i].Round) >= g.Rounds(2)-1; i-- {
			s := mustBegin(t, g, &seen[i], Options{Ends: true})
			s.Run(Futures(fewest))
			for k := range s.candidates {
				c := &s.candidates[k]
				for f, e := range c.ends {
					end := s.final(c, f)
					if e.Tried && (end.Decision != engine.GameOver || e.Links != end.links) {
						t.Fatalf("seed %d, decision %d: %v are noted, and %v are so", seed, i, e.Links, end.links)
					}
					links += bits.OnesCount64(uint64(e.Links))
				}
				told += s.toldAgainst(t, c)
			}
		}
	}
	if links == 0 || told == 0 {
		t.Errorf("%d links of the Automa are noted, and %d told", links, told)
	}
}

// toldAgainst counts the links that, as is told, the Automa builds if the player makes a choice in place of them.
func (s *Search) toldAgainst(t *testing.T, other *candidate) (told int) {
	t.Helper()
	for i := range s.candidates {
		best := &s.candidates[i]
		if best.choice.Verb != engine.Network {
			continue
		}
		pair := &Pair{Game: s.game, Position: &s.position, Turns: s.options.Turns, Best: best.choice, Ends: best.ends, Other: other.ends}
		for _, r := range pair.Reasons() {
			if r.Fact != Taken {
				continue
			}
			n := 0
			for f, e := range other.ends {
				if end := s.final(other, f); e.Tried && end.links.Has(best.choice.Line) {
					n++
				}
			}
			if told++; n != r.N {
				t.Errorf("the Automa is said to build it in %d futures, and does in %d", r.N, n)
			}
		}
	}
	return told
}

// A step that is made part by part finds what a whole one does, and what is kept of the ends changes nothing.
func TestPartsMakeSteps(t *testing.T) {
	g, seen := some(t, "birmingham")
	for i := range seen {
		whole, parts := mustBegin(t, g, &seen[i], Options{Turns: 2}), mustBegin(t, g, &seen[i], Options{Turns: 2, Ends: true})
		for whole.Futures() < 24 {
			whole.Step()
		}
		for parts.Futures() < whole.Futures() || parts.underWay.tasks > 0 {
			parts.Part()
		}
		if !slices.Equal(whole.Best(), parts.Best()) {
			t.Fatalf("decision %d: %v\nin parts %v", i, whole.Best(), parts.Best())
		}
	}
}

// The same on another space of one location is no other choice.
func TestOthersDoSomethingElse(t *testing.T) {
	left := 0
	for _, s := range thought(t) {
		list := s.Others()
		left += len(s.candidates) - len(list)
		for i, a := range list {
			for _, b := range list[:i] {
				if builds(a.Choice) && a.Choice.Verb == b.Choice.Verb && a.Choice.Industry == b.Choice.Industry && s.game.LocationOf(a.Choice.Space) == s.game.LocationOf(b.Choice.Space) {
					t.Errorf("%s beside %s", notation.Format(s.game.Game, &s.position.State, a.Choice), notation.Format(s.game.Game, &s.position.State, b.Choice))
				}
			}
		}
	}
	if left == 0 {
		t.Error("nothing is left out")
	}
}

// Whether a choice is as good as the best depends on the difference and on its error.
func TestCloseAndClear(t *testing.T) {
	for _, c := range []struct {
		less, err    int
		close, clear bool
	}{{-30, 10, true, false}, {40, 1, true, false}, {70, 80, false, false}, {150, 80, false, true}} {
		a := Told{Less: c.less, Error: c.err, Decided: true}
		if a.Close() != c.close || a.Clear() != c.clear {
			t.Errorf("%+v: close %v, clear %v", a, a.Close(), a.Clear())
		}
		if a.Decided = false; !a.Close() || a.Clear() {
			t.Errorf("%+v is not close where the futures have not decided", a)
		}
	}
}
