package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// A position is worth the result that good players reach from it. So the adviser plays games with the judge found so far, and
// somewhere in each of them the keen policy plays for some turns, as it does in a search: positions like those after that are judged
// in a search.

// How deep the adviser searches for each choice, and for how many turns at most keen plays.
const (
	sampleFutures = 16
	sampleTurns   = 2
	longest       = 6
)

// sample is a position at the begin of a turn of the player's.
type sample struct {
	position engine.State
	group    int // of those that are compared with each other: of one set and round
	worth    int // in hundredths of a VP: the human's in the end, less the weighted ones of the Automa
}

// play plays a game, or one again of which the choices are given, by their numbers among the legal ones. It returns positions from it,
// and the choices.
func (f *fitting) play(n int, made []int) (seen []sample, choices []int, err error) {
	g := decks.Game(f.id)
	mat, _ := decks.MatNamed(f.id, levels[n%len(levels)])
	p, err := g.Start(mat.Options(), f.seed<<32+uint64(f.sets)<<24+uint64(n), nil)
	if err != nil {
		panic(err) // the levels are the program's own
	}
	chance := rand.New(rand.NewPCG(f.seed, uint64(f.sets)<<32+uint64(n)))
	rounds := g.Rounds(2)
	from := chance.IntN(2*rounds+4) - 4
	to := from + 1 + chance.IntN(longest)
	adviser := search.Adviser(search.Options{Turns: sampleTurns, Judge: &f.judge}, search.Futures(sampleFutures))
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			g.Turn(&p, nil)
			continue
		}
		player, round := adviser, int(p.Era-engine.Canal)*rounds+int(p.Round)
		if round >= from && round < to {
			player = policy.Keen
		}
		if begins := p.ActionsLeft == g.Actions(&p.State); begins && round >= to && p.Decision == engine.ChooseAction {
			seen = append(seen, sample{position: p.State, group: f.sets*2*rounds + round - 1})
		}
		legal, picked := g.Choices(&p.State, nil), 0
		switch {
		case made == nil:
			picked = player.Pick(g, &p, legal, nil)
		case len(choices) >= len(made) || made[len(choices)] < 0 || made[len(choices)] >= len(legal):
			return nil, nil, fmt.Errorf("game %d of %s, set %d, does not go as it is written: its choice %d is not legal", n, f.id, f.sets, len(choices))
		default:
			picked = made[len(choices)]
		}
		choices = append(choices, picked)
		g.Apply(&p, legal[picked], nil)
	}
	for i := range seen {
		seen[i].worth = 100*int(p.Players[engine.HumanSeat].VP) - f.judge.For(g).Automa*int(p.Players[engine.AutomaSeat].VP)
	}
	return seen, choices, nil
}

// gather plays a set of games, those again that were played before.
func (f *fitting) gather(ctx context.Context, before map[gameID][]int) error {
	played := make([][]sample, f.games)
	if err := f.each(ctx, 0, f.games, func(n int) (err error) {
		played[n], _, err = f.play(n, before[gameID{f.id, f.sets, n}])
		return err
	}); err != nil {
		return err
	}
	for _, seen := range played {
		f.samples = append(f.samples, seen...)
	}
	f.sets++
	return nil
}

// each does something for the games of a range, several at the same time.
func (f *fitting) each(ctx context.Context, from, to int, do func(n int) error) error {
	next, errs := make(chan int), make([]error, to)
	var wait sync.WaitGroup
	for range f.workers {
		wait.Go(func() {
			for n := range next {
				errs[n] = do(n)
			}
		})
	}
	for n := from; n < to && ctx.Err() == nil; n++ {
		next <- n
	}
	close(next)
	wait.Wait()
	return errors.Join(append(errs, ctx.Err())...)
}
