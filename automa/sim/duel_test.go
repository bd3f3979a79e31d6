package sim_test

import (
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func duels(t *testing.T, id string, setup sim.DuelSetup) sim.DuelResult {
	t.Helper()
	setup.Options.Seats = 2
	r, err := sim.Duels(t.Context(), decks.Game(id), setup)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The same games are played on any number of workers, in one run or in ranges, and every game is somebody's or shared.
func TestDuelsAreTheSameOnAllWorkers(t *testing.T) {
	adviser := search.Adviser(search.Options{Candidates: 4, Turns: 1}, search.Futures(4))
	setup := sim.DuelSetup{Games: 4, Seed: 11, Workers: 1, Policies: [2]policy.Policy{policy.Keen, adviser}}
	one := duels(t, "birmingham", setup)
	setup.Workers = 3
	if three := duels(t, "birmingham", setup); one != three {
		t.Errorf("on one worker %+v, on three %+v", one, three)
	}
	if one.Games != 4 || one.Seats[0].Wins+one.Seats[1].Wins+one.Shared != 4 {
		t.Errorf("of 4 games %+v", one)
	}
	setup.From, setup.Games = 2, 2
	if part := duels(t, "birmingham", setup); part.Games != 2 || part == one {
		t.Errorf("the last two games are %+v", part)
	}
}

// Who plays which seat does not matter, as who begins is drawn: two policies change places, and so do their results, in the mean.
func TestStrongerPolicyWinsFromBothSeats(t *testing.T) {
	for seat := range 2 {
		setup := sim.DuelSetup{Games: 60, Seed: 5, Workers: 2, Policies: [2]policy.Policy{policy.Random, policy.Random}}
		setup.Policies[seat] = policy.Keen
		if r := duels(t, "lancashire", setup); r.Seats[seat].Wins < 58 || (r.Margin.Mean > 0) != (seat == 0) {
			t.Errorf("keen in seat %d against random: %+v", seat, r)
		}
	}
}

// Only tables of two are played, and the Brass of 2007 has none.
func TestDuelsNeedATableOfTwo(t *testing.T) {
	setup := sim.DuelSetup{Games: 1, Workers: 1, Policies: [2]policy.Policy{policy.Keen, policy.Keen}, Options: engine.Options{Seats: 2}}
	if _, err := sim.Duels(t.Context(), decks.Game("brass"), setup); err == nil {
		t.Error("the Brass of 2007 was played by two")
	}
	setup.Games = 0
	if _, err := sim.Duels(t.Context(), decks.Game("birmingham"), setup); err == nil {
		t.Error("no game was played without complaint")
	}
}
