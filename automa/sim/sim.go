// Package sim plays solo games by the thousand: a simple policy in the human's seat against the Automa, on as many goroutines
// as wanted. It shows how strong an Automa is, how its deck behaves and whether the program holds. Tables plays games of two to four
// policies without the Automa. Like the engine it is pure:
// its result depends on its setup alone, not on the number of workers.
package sim

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim/games"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// Setup says which games are played, and how.
type Setup struct {
	From    int // the first game, from 0
	Games   int // at least 1
	Seed    uint64
	Workers int // goroutines, at least 1
	Policy  policy.Policy
	Options engine.Options // of solo play
	Detail  bool           // also tell the sources of VP and the results of the Automa's cards, which takes longer
	// Finished counts the games that are over, if it is not nil, so that progress can be shown.
	Finished *atomic.Int64
}

// Run plays the games and adds them up. When the context is done it stops and returns the games finished by then, which may be
// none. An error is about the setup.
func Run(ctx context.Context, g *automa.Game, setup Setup) (Result, error) {
	if setup.Games < 1 || setup.Workers < 1 {
		return Result{}, fault.Errorf("%d games on %d workers: at least one of each is needed", setup.Games, setup.Workers)
	}
	if !setup.Options.Solo {
		return Result{}, fault.Errorf("only games against the Automa are simulated (M1)")
	}
	if _, err := g.Start(setup.Options, 0, nil); err != nil {
		return Result{}, err
	}
	return run(ctx, g, setup).whole(g, &setup), nil
}

func run(ctx context.Context, g *automa.Game, setup Setup) *tally {
	var (
		next    atomic.Int64
		wait    sync.WaitGroup
		workers = make([]worker, min(setup.Workers, setup.Games))
	)
	for i := range workers {
		w := &workers[i]
		w.game, w.setup = g, &setup
		wait.Go(func() { w.work(ctx, &next) })
	}
	wait.Wait()
	total := &workers[0].tally
	for i := range workers {
		if workers[i].panicked != "" {
			panic(workers[i].panicked) // here, where a caller can recover
		}
		if i > 0 {
			total.merge(&workers[i].tally)
		}
	}
	return total
}

// worker plays games one after the other and keeps the memory that they need.
type worker struct {
	game     *automa.Game
	setup    *Setup
	tally    tally
	choices  []engine.Choice
	before   automa.Position // the Automa's turn
	steps    automa.Steps
	log      engine.Log
	panicked string
}

// work takes the next game as long as there is one. A panic would end the program from here, so it is handed on.
func (w *worker) work(ctx context.Context, next *atomic.Int64) {
	var i int64
	defer func() {
		if reason := recover(); reason != nil {
			game := w.setup.From + int(i)
			w.panicked = fmt.Sprintf("game %d of seed %d, itself of seed %d: %v", game, w.setup.Seed, SeedOf(w.setup.Seed, game), reason)
		}
	}()
	for ctx.Err() == nil {
		if i = next.Add(1) - 1; i >= int64(w.setup.Games) {
			return
		}
		w.tally.add(w.play(SeedOf(w.setup.Seed, w.setup.From+int(i))))
		if w.setup.Finished != nil {
			w.setup.Finished.Add(1)
		}
	}
}

// SeedOf is the seed of game i, from 0, of a simulation.
func SeedOf(seed uint64, i int) uint64 { return games.Seed(seed, i) }

// play plays a whole game.
func (w *worker) play(seed uint64) outcome {
	p, err := w.game.Start(w.setup.Options, seed, nil)
	if err != nil {
		panic(err) // Run has tried the same options
	}
	chance := policy.Chance(seed)
	var game outcome
	for p.Decision != engine.GameOver {
		era := p.Era
		if p.AutomasTurn() {
			w.automasTurn(&p, &game)
		} else {
			w.decide(&p, chance)
		}
		if p.Era != era || p.Decision == engine.GameOver {
			game.endEra(era, p.Players[engine.AutomaSeat].VP)
		}
	}
	game.humanVP = p.Players[engine.HumanSeat].VP
	game.automaVP = p.Players[engine.AutomaSeat].VP
	game.humanWon = game.humanVP >= game.automaVP // A23: a tie is the human's
	return game
}

// decide makes the policy's choice.
func (w *worker) decide(p *automa.Position, chance *rand.PCG) {
	w.choices = w.game.Choices(&p.State, w.choices[:0])
	choice := w.choices[w.setup.Policy.Pick(w.game, p, w.choices, chance)]
	if !w.setup.Detail {
		w.game.Apply(p, choice, nil)
		return
	}
	era := p.Era
	w.log = w.log[:0]
	w.game.Apply(p, choice, &w.log)
	w.tally.counts.events(era, w.log)
}

// automasTurn plays the Automa's turn without its steps, which take time, and counts its deeds from the positions before and after, unless
// details are wanted. Where these do not tell, it plays the same turn once more with its steps: the position decides everything.
func (w *worker) automasTurn(p *automa.Position, game *outcome) {
	if w.setup.Detail {
		era := p.Era
		w.steps = w.steps[:0]
		w.game.Turn(p, &w.steps)
		game.did.add(deedsOf(w.steps))
		w.tally.counts.steps(w.game, era, w.steps)
		return
	}
	w.before = *p
	w.game.Turn(p, nil)
	if did, ok := compare(w.game, &w.before, p); ok {
		game.did.add(did)
		return
	}
	w.steps = w.steps[:0]
	w.game.Turn(&w.before, &w.steps)
	game.did.add(deedsOf(w.steps))
}
