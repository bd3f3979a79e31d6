package sim_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func tables(t *testing.T, id string, setup sim.TablesSetup) sim.TablesResult {
	t.Helper()
	setup.Options.Seats = len(setup.Policies)
	r, err := sim.Tables(t.Context(), decks.Game(id), setup)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The same games are played on any number of workers, and every game is somebody's or shared.
func TestTablesAreTheSameOnAllWorkers(t *testing.T) {
	adviser := search.Adviser(search.Options{Candidates: 4, Turns: 1}, search.Futures(4))
	for _, players := range [][]policy.Policy{{policy.Keen, adviser}, {policy.Keen, policy.Random, adviser}, {policy.Keen, policy.Steady, policy.Random, adviser}} {
		setup := sim.TablesSetup{Games: 4, Seed: 11, Workers: 1, Policies: players, Rotate: len(players) > 2}
		one := tables(t, "birmingham", setup)
		setup.Workers = 3
		if diff := cmp.Diff(one, tables(t, "birmingham", setup)); diff != "" {
			t.Errorf("%d players (-on one worker +on three):\n%s", len(players), diff)
		}
		games := one.Shared
		for i := range one.Players {
			games += one.Players[i].Wins
		}
		if one.Games != 4 || games != 4 || len(one.Players) != len(players) {
			t.Errorf("of 4 games %+v", one)
		}
	}
}

// Ranges of games come to what one run of all of them does, in whatever order they are added up.
func TestRangesOfTablesAddUp(t *testing.T) {
	setup := sim.TablesSetup{Games: 9, Seed: 3, Workers: 1, Rotate: true, Policies: []policy.Policy{policy.Keen, policy.Steady, policy.Greedy}}
	whole := tables(t, "lancashire", setup)
	setup.Games = 4
	first := tables(t, "lancashire", setup)
	setup.From, setup.Games = 4, 5
	rest := tables(t, "lancashire", setup)
	if cmp.Equal(first.Players, rest.Players) {
		t.Fatal("both ranges are the same games")
	}
	joined, err := sim.JoinTables(3, []sim.TablesSums{rest.Sums, first.Sums})
	if diff := cmp.Diff(whole, joined); diff != "" || err != nil {
		t.Errorf("(-at once +in ranges) %v:\n%s", err, diff)
	}
	again := func(change func(s *sim.TablesSums)) sim.TablesSums {
		s := first.Sums
		s.Wins = append([]int(nil), s.Wins...)
		change(&s)
		return s
	}
	for what, parts := range map[string][]sim.TablesSums{
		"a range twice":      {first.Sums, first.Sums},
		"a gap":              {first.Sums, again(func(s *sim.TablesSums) { s.From = 5 })},
		"a win too many":     {again(func(s *sim.TablesSums) { s.Wins[0]++ })},
		"fewer than no wins": {again(func(s *sim.TablesSums) { s.Wins[0], s.Wins[1] = -1, s.Wins[1]+s.Wins[0]+1 })},
		"no games":           {{VP: first.Sums.VP[:0]}},
		"games without VP":   {again(func(s *sim.TablesSums) { s.VP = s.CanalVP[:2] })},
		"a margin too wide":  {again(func(s *sim.TablesSums) { s.Margin = 1 << 40 })},
	} {
		if _, err := sim.JoinTables(3, parts); err == nil {
			t.Errorf("%s was added up", what)
		}
	}
}

// Who plays which seat does not matter, as who begins is drawn: the stronger policy wins from each, with its seat changed or not.
func TestStrongerPolicyWinsFromAllSeats(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for seat := range seats {
			setup := sim.TablesSetup{Games: 60, Seed: 5, Workers: 2, Rotate: seat%2 == 1}
			for range seats {
				setup.Policies = append(setup.Policies, policy.Random)
			}
			setup.Policies[seat] = policy.Keen
			if r := tables(t, "lancashire", setup); r.Players[seat].Wins < 58 || (r.Margin.Mean > 0) != (seat == 0) {
				t.Errorf("keen as player %d of %d against random: %+v", seat, seats, r)
			}
		}
	}
}

// With seats that change, each player sits equally often in each, in whatever range the games are played; else each in its own.
func TestPlayersChangeSeats(t *testing.T) {
	for _, rotate := range []bool{true, false} {
		sat := [3][3]int{} // games by player and seat
		setup := sim.TablesSetup{From: 7, Games: 6, Seed: 1, Workers: 1, Rotate: rotate}
		for player := range sat {
			begun := false
			setup.Policies = append(setup.Policies, policy.Policy{Name: "seen", Pick: func(_ *automa.Game, p *automa.Position, _ []engine.Choice, _ *rand.PCG) int {
				if first := p.Era == engine.Canal && p.Round == 1; first != begun {
					if begun = first; first {
						sat[player][p.Actor]++
					}
				}
				return 0
			}})
		}
		tables(t, "birmingham", setup)
		for player := range sat {
			for seat, games := range sat[player] {
				want := 2
				if !rotate {
					want = map[bool]int{true: 6}[player == seat]
				}
				if games != want {
					t.Errorf("seats change: %v: player %d sat in seat %d in %d games, not %d", rotate, player, seat, games, want)
				}
			}
		}
	}
}

// There is a player for each seat, and the Brass of 2007 has no table of two.
func TestTablesThatThereAreNot(t *testing.T) {
	setup := sim.TablesSetup{Games: 1, Workers: 1, Policies: []policy.Policy{policy.Keen, policy.Keen}, Options: engine.Options{Seats: 2}}
	if _, err := sim.Tables(t.Context(), decks.Game("brass"), setup); err == nil {
		t.Error("the Brass of 2007 was played by two")
	}
	setup.Options.Seats = 3
	if _, err := sim.Tables(t.Context(), decks.Game("brass"), setup); err == nil {
		t.Error("two players had three seats")
	}
	setup.Games, setup.Options.Seats = 0, 2
	if _, err := sim.Tables(t.Context(), decks.Game("birmingham"), setup); err == nil {
		t.Error("no game was played without complaint")
	}
}
