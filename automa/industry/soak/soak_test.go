package soak_test

import (
	"context"
	"strings"
	"testing"

	"sohofoundry/automa/industry/soak"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

func TestRun(t *testing.T) {
	setup := soak.Setup{Game: decks.Industry(), From: 3, Games: 40, Saves: 10}
	tally, err := soak.Run(context.Background(), setup)
	if err != nil {
		t.Fatal(err)
	}
	if tally.Games != 40 || tally.Saved != 4 || tally.Decisions < 40*60*3 || tally.Events < tally.Decisions || tally.Choices < tally.Decisions || tally.Most < 10 {
		t.Errorf("%+v", tally)
	}
	again, err := soak.Run(context.Background(), setup)
	if err != nil || again != tally {
		t.Errorf("played again it is %+v: %v", again, err)
	}
	setup.From++
	if other, err := soak.Run(context.Background(), setup); err != nil || other.Hash == tally.Hash {
		t.Errorf("other games have the same hash: %v", err)
	}
}

func TestRunStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if tally, err := soak.Run(ctx, soak.Setup{Game: decks.Industry(), Games: 40}); err != nil || tally.Games != 0 {
		t.Errorf("%d games are played: %v", tally.Games, err)
	}
}

// What does not hold is found: here a board that was spoilt after it was made ready, so that a joker zone gives nothing.
func TestRunFindsWhatDoesNotHold(t *testing.T) {
	g, err := industry.New(decks.Industry().Board)
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Zones {
		g.Zones[i].Joker = industry.NoResource
	}
	_, err = soak.Run(context.Background(), soak.Setup{Game: g, Games: 40})
	if err == nil || !strings.Contains(err.Error(), "a joker zone has an owner") || !strings.HasPrefix(err.Error(), "game 0, after ") {
		t.Error(err)
	}
}
