package main

import (
	"context"
	"math/rand/v2"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// games are those that each child plays at each level.
const games = 48

// levels are those that children play against.
var levels = []string{"medium", "hard"}

// families are tuned one after the other, and tuned is the game that stands for each.
var families = []engine.Family{engine.Birmingham, engine.Lancashire}

var tuned = map[engine.Family]string{engine.Birmingham: "birmingham", engine.Lancashire: "lancashire"}

// ofFamily is the evolution of a family's weights. Their score is the human's VP less a quarter of the Automa's, in the mean of all games.
func ofFamily(family engine.Family, base policy.WeightsOf, o *options) *evolution {
	score := func(ctx context.Context, weights []int, n int) (score float64, err error) {
		all := base
		setNumbers(&all[family], weights)
		id := tuned[family]
		for _, name := range levels {
			mat, _ := decks.MatNamed(id, name)
			r, err := sim.Run(ctx, decks.Game(id), sim.Setup{
				Games: games, Seed: o.seed<<32 + uint64(n), Workers: o.workers, Policy: policy.Thinking("child", &all),
				Options: mat.Options(),
			})
			if err == nil {
				err = ctx.Err()
			}
			if err != nil {
				return 0, err
			}
			score += (r.Human.VP.Mean - r.Automa.VP.Mean/4) / float64(len(levels))
		}
		return score, nil
	}
	return newEvolution(numbersOf(base[family]), rand.NewPCG(o.seed, uint64(family)), score)
}
