// Package tables plays games of Industry by the thousand, whole tables of rivals, and counts who wins and by what. Its result depends on
// its setup alone, not on the number of workers.
package tables

import (
	"context"
	"sync/atomic"

	"sohofoundry/automa/sim/games"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// Player plays one seat.
type Player interface {
	Choose(s *industry.State) industry.Choice
}

// Sit is who sits down for a game that has a seed.
type Sit func(g *industry.Game, seed uint64) Player

// Setup says which games are played. From game to game each player sits one seat further, until all have sat in each seat with the same
// tokens.
type Setup struct {
	From     int // the first game, from 0
	Games    int // at least 1
	Seed     uint64
	Workers  int   // goroutines, at least 1
	Players  []Sit // one for each seat
	Options  industry.Options
	Finished *atomic.Int64 // counts the games that are over, if it is not nil
}

// Play plays the games and adds them up. When the context is done it stops and returns the games finished by then, which may be none.
// An error is about the setup.
func Play(ctx context.Context, g *industry.Game, setup Setup) (Result, error) {
	of := games.Range{From: setup.From, Games: setup.Games, Workers: setup.Workers, Finished: setup.Finished}
	if err := of.Check(); err != nil {
		return Result{}, err
	}
	if len(setup.Players) != setup.Options.Seats {
		return Result{}, fault.Errorf("%d players are listed, the table has %d seats", len(setup.Players), setup.Options.Seats)
	}
	if _, err := g.Start(setup.Options, 0, nil); err != nil {
		return Result{}, err
	}
	parts := games.Play(ctx, of, func() *tally { return &tally{Sums: Sums{Players: make([]Counts, setup.Options.Seats)}} },
		func(part *tally, game int) { part.play(g, &setup, game) })
	total := &parts[0].Sums
	for _, part := range parts[1:] {
		total.merge(&part.Sums)
	}
	total.From = setup.From
	return total.result(), nil
}

// tally is what one worker has counted, with the memory that it needs.
type tally struct {
	Sums
	log industry.Log
}

// play plays a game and adds it.
func (t *tally) play(g *industry.Game, setup *Setup, game int) {
	seats := setup.Options.Seats
	seed := games.Seed(setup.Seed, game/seats)
	t.log = t.log[:0]
	s, err := g.Start(setup.Options, seed, &t.log)
	if err != nil {
		panic(err) // Play has tried the same options
	}
	var players [industry.MaxSeats]Player // by seat
	for seat := range seats {
		at := playerAt(game, seat, seats)
		players[seat] = setup.Players[at](g, games.Seed(seed, at))
	}
	for s.Phase != industry.Over {
		c := players[s.Actor].Choose(&s)
		if refused := g.Apply(&s, c, &t.log); !refused.OK() {
			panic("a player chose " + g.Text(&s, c) + ", which " + refused.Rule.String() + " refuses")
		}
	}
	t.add(g, &s, game, t.log)
}

// playerAt is who sits in a seat in a game.
func playerAt(game, seat, seats int) int { return (seat + game) % seats }
