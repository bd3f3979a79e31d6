package companion_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// After every single task the table shown is the one of hands that did those before it and no more, from the position before them to the
// one after; of a choice, a turn, the end of an era and of the game.
func TestTheTableShownFollowsTaskByTask(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		t.Run(id, func(t *testing.T) {
			for seed := range uint64(*games) {
				r := begin(t, id, engine.Kept{Money: seed%2 == 1, Hand: seed%4 > 1}, seed)
				hands := setUpByHand(t, id, r, seed)
				for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
					shown := *r.Position()
					for _, task := range onward(t, r, policy.Steady, chance) {
						follow(t, hands, task, seed, r)
						companion.Do(r.Game(), &shown.State, []companion.Task{task})
						if err := hands.Differs(r.Game(), &shown); err != nil {
							t.Fatalf("seed %d, entry %d, after %+v: %v", seed, len(r.Entries()), task, err)
						}
					}
					same(t, hands, seed, r)
				}
			}
		})
	}
}

// setUpByHand is a table set up by hand.
func setUpByHand(t *testing.T, id string, r *record.Record, seed uint64) *audit.Hands {
	t.Helper()
	table := audit.NewHands(r.Game())
	for _, task := range companion.SetUp(decks.Game(id), r) {
		follow(t, table, task, seed, r)
	}
	return table
}

// Hands may do tasks in any order: nothing comes to be that cannot lie there, and once all are done, however often some were taken back,
// the table shown is the program's.
func TestTasksDoneInAnyOrderLeadToTheSameTable(t *testing.T) {
	for seed := range uint64(max(*games/12, 2)) {
		id := []string{"birmingham", "lancashire"}[seed%2]
		r := begin(t, id, engine.Kept{Money: true, Hand: seed%4 > 1}, seed)
		hands := setUpByHand(t, id, r, seed)
		for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
			before := *r.Position()
			tasks := onward(t, r, policy.Greedy, chance)
			done := make([]bool, len(tasks))
			for _, at := range rand.New(chance).Perm(len(tasks)) { //nolint:gosec // a test's luck
				done[at] = true
				shown := before
				var some []companion.Task
				for i := range tasks {
					if done[i] {
						some = append(some, tasks[i])
					}
				}
				companion.Do(r.Game(), &shown.State, some)
				sound(t, r, &shown.State)
			}
			for _, task := range tasks {
				follow(t, hands, task, seed, r)
			}
			all := before
			companion.Do(r.Game(), &all.State, tasks)
			if err := hands.Differs(r.Game(), &all); err != nil {
				t.Fatalf("seed %d, entry %d: %v", seed, len(r.Entries()), err)
			}
		}
	}
}

// sound sees that nothing lies on a table that cannot.
func sound(t *testing.T, r *record.Record, s *engine.State) {
	t.Helper()
	for x, tile := range s.Tiles {
		if int(tile.Cubes) > 6 || tile.Tile == 0 && tile != (engine.PlacedTile{}) {
			t.Fatalf("entry %d: on space %d lies %+v", len(r.Entries()), x, tile)
		}
	}
	for seat := range 2 {
		p := &s.Players[seat]
		for tile, n := range p.Mat {
			if n > r.Game().FullSet()[tile] {
				t.Fatalf("entry %d: the mat of %d holds %d of tile %d", len(r.Entries()), seat, n, tile)
			}
		}
		if p.VP < 0 || int(p.Income) >= len(r.Game().Income) {
			t.Fatalf("entry %d: %d has %d VP and stands on %d", len(r.Entries()), seat, p.VP, p.Income)
		}
	}
	for resource, n := range s.Market {
		if int(n) > len(r.Game().Markets[resource].Prices) {
			t.Fatalf("entry %d: market %d holds %d", len(r.Entries()), resource, n)
		}
	}
}

// What is put right while hands are at work lies so on the table shown then, stays so after the tasks that are left but for what they
// move, and is so on the program's table in the end, also when the record is loaded and all is done once more.
func TestWhatIsPutRightBetweenTasksStays(t *testing.T) {
	fixed, refused := 0, 0
	for seed := range uint64(max(*games/6, 6)) {
		id := []string{"birmingham", "lancashire", "brass"}[seed%3]
		r := begin(t, id, engine.Kept{Money: true}, seed)
		hands := setUpByHand(t, id, r, seed)
		g := r.Game()
		for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver && len(r.Entries()) < 2000; {
			work := companion.Work{Record: r, Before: r.Position().State, Made: len(r.Entries()) + 1}
			tasks := onward(t, r, policy.Steady, chance)
			fixAt := pick(chance, 4*len(tasks)+4)
			for k := range tasks {
				follow(t, hands, work.Now(tasks[k]), seed, r)
				if k != fixAt {
					continue
				}
				shown := *r.Position()
				shown.State = work.Table(tasks[:k+1])
				f := someFix(g, chance)
				if f.Thing == correct.MatThing || f.Thing == correct.MarketThing { // of which there may be too few for what is left to do
					continue
				}
				there := shown.State
				if !correct.Apply(g.Game, &there, f).OK() {
					continue
				}
				end, ok := companion.Likewise(&r.Position().State, companion.CurrentValue(&shown.State, f), f)
				if !ok || !r.PutRight(end).OK() {
					refused++
					continue
				}
				fixed++
				hands.Correct(g, f)
				shown.State = work.Table(tasks[:k+1])
				if err := hands.Differs(g, &shown); err != nil {
					t.Fatalf("%s, seed %d, entry %d, after %+v as %+v: %v", id, seed, len(r.Entries()), f, end, err)
				}
			}
			same(t, hands, seed, r)
		}
	}
	if t.Logf("%d things were put right, %d wait for what is left to do", fixed, refused); fixed < 100 || refused > fixed {
		t.Errorf("%d things were put right and %d not: too few to tell", fixed, refused)
	}
}
