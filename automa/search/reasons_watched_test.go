package search

import (
	"reflect"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// replayed shows each step of a future with a choice: the positions before and after it, and what happened.
func (s *Search) replayed(c *candidate, future int, look func(before, after *automa.Position, made engine.Choice, log engine.Log)) (end automa.Position) {
	p := s.future(future)
	last, made, then := Round(s.game, &p)+s.options.Turns, c.choice, c.then
	for {
		before := p
		log := Do(s.game, &p, made)
		look(&before, &p, made, log)
		if p.Decision == engine.GameOver || Round(s.game, &p) > last {
			return p
		}
		made = engine.Choice{}
		if p.AutomasTurn() {
			continue
		}
		made = NewPlayer().Pick(s.game, &p)
		if p.Actor == s.seat && p.Decision == engine.ChooseAction && then != (engine.Choice{}) {
			made, then = then, engine.Choice{}
		}
	}
}

// recount sees the same as watch does, by what lies on the table before and after each step.
func (s *Search) recount(with *candidate, future int) (w seen) {
	c := with.choice
	board := func(p *automa.Position) (vp int) {
		for _, e := range s.game.ScoreNow(&p.State) {
			if e.Seat == s.seat && c.Line != 0 && e.Line == c.Line {
				vp += int(e.Amount)
			}
		}
		return vp
	}
	lies, sale := false, engine.Space(0)
	end := s.replayed(with, future, func(before, after *automa.Position, made engine.Choice, _ engine.Log) {
		others, who := before.Actor != s.seat, 0
		if others {
			who = 1
		}
		for m := range before.Merchants {
			if before.Era == after.Era && before.Merchants[m].Beer && !after.Merchants[m].Beer {
				w.emptied[who][m] = true
			}
		}
		for x := range before.Tiles {
			one, two := before.Tiles[x], after.Tiles[x]
			if one.Tile == 0 || one.Owner != s.seat || one.Tile != two.Tile || before.Era != after.Era || after.Decision == engine.GameOver {
				continue
			}
			gone := int(one.Cubes) - int(two.Cubes)
			if builds(c) && engine.Space(x) == c.Space && one.Tile == s.game.Next(&s.position.Players[s.seat], c.Industry) {
				w.by[who] += gone
			}
			if others && s.game.Produces(one.Tile) == engine.Beer {
				w.drunk += gone
			}
		}
		switch {
		case others:
		case made.Verb == engine.Sell:
			sale = made.Space
		case made.Verb != engine.TakeBeer: // with which a sale may go on
			sale = 0
		}
		if sale != 0 && !others && (after.Tiles[sale].Flipped || before.Era != after.Era || after.Decision == engine.GameOver) {
			w.sold++
			sale = 0
		}
		lies = lies || before.Era != after.Era || after.Decision == engine.GameOver
		if c.Line != 0 && !lies {
			w.linkGain = board(after)
		}
	})
	w.scored = lies
	if !lies && c.Line != 0 {
		w.linkGain = board(&end)
	}
	return w
}

// counted is what is counted anew, and what was watched where an era ends, which takes things off the board.
func (s *Search) counted(c *candidate, future int) seen {
	if w := s.recount(c, future); !w.scored {
		return w
	}
	return s.watch(c, future)
}

// What is watched of a future is what lies on the table then. Steps with which an era ends take things off the board, so that futures
// with one are compared in what is left of them by merchants' barrels.
func TestWatchingSeesWhatHappens(t *testing.T) {
	for name, thought := range tables {
		t.Run(name, func(t *testing.T) { seesWhatHappens(t, thought(t)) })
	}
}

func seesWhatHappens(t *testing.T, thought []*Search) {
	t.Helper()
	compared, sold, drunk, empty, taken, links := 0, 0, 0, [2]int{}, [2]int{}, 0
	for i, s := range thought {
		best := &s.candidates[0]
		for f := range 6 {
			got, want := s.watch(best, f), s.recount(best, f)
			if want.scored {
				continue
			}
			if compared++; got != want {
				t.Fatalf("search %d, future %d: %+v was watched, and %+v is so", i, f, got, want)
			}
			sold += got.sold
			drunk += got.drunk
			taken[0] += got.by[0]
			taken[1] += got.by[1]
			links += got.linkGain
			for by, merchants := range got.emptied {
				for _, gone := range merchants {
					if gone {
						empty[by]++
					}
				}
			}
		}
	}
	if compared < 50 || sold == 0 || drunk == 0 || empty[0] == 0 || empty[1] == 0 || taken[0] == 0 || taken[1] == 0 || links == 0 {
		t.Errorf("of %d futures: %d sold, %d drunk, %v merchants emptied, %v taken, %d VP of links", compared, sold, drunk, empty, taken, links)
	}
}

// A link is worth what it scores with its era, and not what one on the same line scores later.
func TestALinkIsWorthWhatItScores(t *testing.T) {
	g, seen := decisions(t, "birmingham", "medium", 3)
	looked := 0
	for i := range seen {
		p := &seen[i]
		if p.Era != engine.Canal || p.Decision != engine.ChooseAction || int(p.Round)+4 <= g.Rounds(2) {
			continue
		}
		for _, c := range g.Choices(&p.State, nil) {
			if c.Verb != engine.Network {
				continue
			}
			s := mustBegin(t, g, p, Options{Ends: true})
			vp := -1
			alone := &candidate{choice: c}
			s.replayed(alone, 0, func(before, after *automa.Position, _ engine.Choice, _ engine.Log) {
				if before.Era == after.Era || vp >= 0 {
					return
				}
				vp = 0
				icons := func(at engine.LocationSet) { // of what lies there when the canals are scored
					for ; at != 0; at = at.Rest() {
						vp += int(g.Locations[at.First()].LinkIcons)
						for x := g.SpacesAt(at.First()); x != 0; x = x.Rest() {
							if here := before.Tiles[x.First()]; here.Tile != 0 && here.Flipped {
								vp += int(g.Tiles[here.Tile].LinkVP)
							}
						}
					}
				}
				icons(g.Ends(c.Line))
			})
			got := s.watch(alone, 0)
			if !got.scored || got.linkGain < vp { // the last turn of the era may have flipped more
				t.Errorf("decision %d: %s is worth %d VP, and brought %d at least", i, notation.Format(g.Game, &p.State, c), got.linkGain, vp)
			}
			looked++
			break
		}
	}
	if looked == 0 {
		t.Error("no link was looked at")
	}
}

// What is told of what was watched is so when it is counted anew.
func TestWatchedReasonsAreTrue(t *testing.T) {
	for name, thought := range tables {
		t.Run(name, func(t *testing.T) { watchedReasonsAreTrue(t, thought(t)) })
	}
}

func watchedReasonsAreTrue(t *testing.T, thought []*Search) {
	t.Helper()
	told := map[Fact]int{}
	for i, s := range thought {
		list := s.Others()
		var one, two []seen
		for f := range s.candidates[0].ends {
			if s.candidates[0].ends[f].Tried && (len(list) == 1 || s.Ends(list[1].Choice)[f].Tried) && len(one) < mostWatched {
				one = append(one, s.counted(s.find(list[0].Choice), f))
				if len(list) > 1 {
					two = append(two, s.counted(s.find(list[1].Choice), f))
				}
			}
		}
		for _, r := range s.Why() {
			told[r.Fact]++
			sum := func(list []seen, of func(w seen) int) float64 {
				all := 0
				for _, w := range list {
					all += of(w)
				}
				return float64(all) / float64(len(list))
			}
			var best, other float64
			switch r.Fact {
			case Market:
				s.checkMarket(t, i, r, list[0].Choice)
				continue
			case Stock:
				best, other = sum(one, func(w seen) int { return w.by[0] }), sum(one, func(w seen) int { return w.by[1] })
			case Scores:
				best = sum(one, func(w seen) int { return w.linkGain })
			case Sells:
				best, other = sum(one, func(w seen) int { return w.sold }), sum(two, func(w seen) int { return w.sold })
			case Drinks:
				best, other = sum(one, func(w seen) int { return w.drunk }), sum(two, func(w seen) int { return w.drunk })
			case Outdrunk:
				mine, automas := emptied(one, 0, int(r.Merchant)), emptied(two, 1, int(r.Merchant))
				if mine != r.Best || automas != r.N || r.Of != len(one) || 2*mine < r.Of || 5*(automas-emptied(one, 1, int(r.Merchant))) < r.Of {
					t.Errorf("search %d: %+v is told, and %d, %d are so", i, r, mine, automas)
				}
				continue
			default:
				continue
			}
			m := r.Means[0]
			for _, pair := range [][2]float64{{best, float64(m.Best) / 10}, {other, float64(m.Other) / 10}} {
				if d := pair[0] - pair[1]; d > 0.0501 || d < -0.0501 {
					t.Errorf("search %d, fact %s: %.2f is said to be %.1f", i, r.Fact, pair[0], pair[1])
				}
			}
		}
	}
	for fact := Market; fact <= Drinks; fact++ {
		if told[fact] == 0 {
			t.Errorf("%s is never told", fact)
		}
	}
}

// checkMarket compares what the market is said to take and pay at once with what is left, and with the player's money.
func (s *Search) checkMarket(t *testing.T, search int, r Reason, c engine.Choice) {
	t.Helper()
	after, log := s.position, engine.Log(nil)
	s.game.Apply(&after, c, &log)
	facts := &s.game.Tiles[s.game.Next(&s.position.Players[s.seat], c.Industry)]
	if all, left := int(facts.Amount[s.position.Era-engine.Canal]), int(after.Tiles[c.Space].Cubes); r.Amount != all-left {
		t.Errorf("search %d: the market takes %d, and %d of %d are left", search, r.Amount, left, all)
	}
	want := int(after.Players[s.seat].Money) - int(s.position.Players[s.seat].Money) + int(facts.Money)
	for _, e := range log {
		if e.Kind == engine.Consumed {
			want += int(e.Price)
		}
	}
	if after.Round == s.position.Round && r.Money != want {
		t.Errorf("search %d: the market pays £%d, and the player has £%d more", search, r.Money, want)
	}
}

// Watching is the same in parts, and what was watched counts no longer when the search has gone on.
func TestWatchingInParts(t *testing.T) {
	g, seen := decisions(t, "birmingham", "medium", 1)
	at := &seen[len(seen)/2]
	whole, parts := mustBegin(t, g, at, Options{Ends: true}), mustBegin(t, g, at, Options{Ends: true})
	whole.Run(Futures(16))
	parts.Run(Futures(8))
	parts.Watch()
	for parts.Futures() < 16 || !parts.Between() {
		parts.Part()
	}
	n := 0
	for !parts.Watch() {
		n++
	}
	if want := tried(whole.candidates[0].ends); n < 2 || n > want {
		t.Errorf("%d parts were watched of %d futures", n, want)
	}
	if got, want := parts.Why(), whole.Why(); !reflect.DeepEqual(got, want) {
		t.Errorf("in parts it is told\n%v\nand at once\n%v", got, want)
	}
}
