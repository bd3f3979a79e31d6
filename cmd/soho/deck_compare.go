package main

import (
	"context"
	"runtime"
	"sync/atomic"

	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// compareFlags are the flags of soho deck compare.
type compareFlags struct {
	game       *gameFlags
	difficulty *word
	games      count
	seed       uint64
	workers    count
	json       bool
}

func newDeckCompare() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "compare FILE [FILE]",
		Short: "Tell what differs between two decks or mats, and play with both",
		Long: `Tells card by card what differs between two decks, or tile by tile between two mats, and
plays the same games with both: the steady policy against the Automa, each pair from
one seed, so that even a small difference is seen. A FILE by itself is compared with the
MAUtoma's own deck, or with its mat of the difficulty.

± is the standard error: where two means differ by less than twice that, it may be by
chance.

With --json it prints one object: game_rules (the id of the game), difficulty (of decks),
games, seed, a and b {name, sum, human_wins, human_vp, automa_vp}, difference, of b less a,
{human_wins, human_vp, automa_vp}, where each is {mean, error} of a game, and what differs:
cards, a list of {card, change, parts}, or tiles, one of {tile, before, after}.

Ctrl-C stops it; the games finished by then are printed.`,
		Example: `  soho deck compare my-deck.toml
  soho deck compare my-old-deck.toml my-deck.toml --games 5000
  soho deck compare my-mat.toml --difficulty hard
  soho deck compare --game lancashire my-cotton-deck.toml --json`,
		Args: wantsArgs(1, 2, "%s wants one file or two"),
	}
	f := compareFlags{game: addGame(cmd), games: count{1, 1_000_000, 1000}, workers: count{1, 1024, runtime.NumCPU()}}
	f.difficulty = wordFlag(cmd, "difficulty", usualDifficulty, "how strong the Automa is", decks.Difficulties(usualGame)...)
	flags := cmd.Flags()
	flags.Var(&f.games, "games", "how many games")
	flags.Uint64Var(&f.seed, "seed", 1, "the `NUMBER` that chance starts from")
	flags.Var(&f.workers, "workers", "how many games at the same time, by default one for each processor")
	flags.BoolVar(&f.json, "json", false, "print one JSON object")
	cmd.RunE = f.compare
	return cmd
}

func (f *compareFlags) compare(cmd *cobra.Command, files []string) error {
	id, err := f.game.id(cmd)
	if err != nil {
		return err
	}
	level, err := levelNamed(id, f.difficulty.value)
	if err != nil {
		return err
	}
	sides, err := f.sides(cmd, id, files, level)
	if err != nil {
		return err
	}
	r := comparison{GameRules: id, Seed: f.seed, sides: sides}
	if sides[0].deck != nil {
		r.Difficulty = f.difficulty.value
	}
	if r.Comparison, err = f.play(cmd, id, sides, level); err != nil {
		return err
	}
	if err := checkPlayed(cmd, r.A.Games, f.games.value); err != nil {
		return err
	}
	if f.json {
		return r.writeJSON(cmd.OutOrStdout())
	}
	return r.write(cmd)
}

// sides are the two sides of the comparison: two files, or one file and the deck or mat it may be based on, which for a mat is
// that of the level.
func (f *compareFlags) sides(cmd *cobra.Command, id string, files []string, level *automa.Mat) (sides [2]ownFile, err error) {
	for i, file := range files {
		if sides[i], err = readOwn(id, file); err != nil {
			return sides, err
		}
	}
	switch {
	case len(files) == 1 && sides[0].mat != nil:
		sides = [2]ownFile{{name: level.Name, mat: level}, sides[0]}
	case len(files) == 1:
		deck := decks.Deck(id)
		sides = [2]ownFile{{name: deck.Name, deck: deck}, sides[0]}
	case (sides[0].mat == nil) != (sides[1].mat == nil):
		return sides, fault.Errorf("of %s and %s one is a deck and the other a mat: only two of a kind can be compared", files[0], files[1])
	case sides[0].mat != nil && cmd.Flags().Changed("difficulty"):
		return sides, misused(cmd, "--difficulty is not for two mats, each of which is one")
	}
	return sides, nil
}

// play plays the games until all are played or an interrupt arrives, those with decks at the level.
func (f *compareFlags) play(cmd *cobra.Command, id string, sides [2]ownFile, level *automa.Mat) (c sim.Comparison, err error) {
	printed := decks.Game(id)
	var both [2]sim.Side
	for i, side := range sides {
		mat, game := side.mat, printed
		if mat == nil {
			mat, game = level, automa.New(printed.Game, side.deck)
		}
		both[i] = sim.Side{Game: game, Options: mat.Options()}
	}
	untilInterrupt(cmd, f.games.value, func(ctx context.Context, finished *atomic.Int64) {
		c, err = sim.Compare(ctx, both[0], both[1], sim.Setup{
			Games: f.games.value, Seed: f.seed, Workers: f.workers.value, Policy: policy.Steady, Finished: finished,
		})
	})
	return c, err
}

// tileChanges are the tiles of which two mats of a game have different numbers.
func tileChanges(game *automa.Game, a, b *automa.Mat) (list []engine.Tile) {
	for t := range game.Tiles {
		if tile := engine.Tile(t); a.Count[tile] != b.Count[tile] {
			list = append(list, tile)
		}
	}
	return list
}
