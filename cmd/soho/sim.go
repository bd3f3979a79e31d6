package main

import (
	"context"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/automa/sim"
	"sohofoundry/cmd/soho/plot"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
)

// simFlags are the flags of soho sim.
type simFlags struct {
	setup   *setup
	options gameOptions
	games   count
	seed    uint64
	policy  *word
	rival   *word
	seats   count
	players string
	workers count
	from    count
	think   time.Duration
	futures count
	merge   bool
	json    bool
	detail  bool
	plot    string
}

func newSim() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "sim [FILE…]",
		Args:  cobra.ArbitraryArgs,
		Short: "Play many solo games and sum them up",
		Long: `Plays solo games as fast as it can, with a simple policy in the human's seat, and
prints how they went. The same seed plays the same games, on any number of workers.

The policies:
  random  makes any legal choice, all with the same chance
  greedy  makes the choice that gains the most VP and income per £ at once: a sale for
          nothing, a tile or a link for its price now; a loan if it is poor
  steady  makes the choice with the best position after it, by what will flip, sell,
          link and be affordable until the end of the era; it looks no further ahead
  keen    steady with weights that were found by playing
  adviser plays what may come on from each choice, as keen does, and takes the best; it
          thinks for as long as --think says, or over at most as many futures as --futures
          says, which gives the same games on every machine

With --rival another policy plays the second seat in place of the Automa: two full players
with cards and money. Then it prints how both fared, with standard errors.

With --players whole tables of two to four such players are played, named in one list:
those policies, and rivals by their strength, quick, careful, thorough and deep. From game
to game each moves on by one seat, so that each sits in each seat equally often. It prints
what each scored and won, and how much of the games would be an even share.

With --game industry tables of three or four are played, of steady, keen and adviser; the
adviser thinks as --think or --futures says, or over so many futures as are written after
its name. It prints what each won, scored with each part, paid for zones and was paid.

With --detail it also prints where the VP came from and what the Automa's cards led to:
slots, backs and their substitutes, tie-breaks by the criterion that decided, refusals.
With --plot it draws all that.

With --json it prints one object: games, seconds, games_per_second, game_rules (the id of
the game), difficulty, policy, human {vp, wins} and automa {vp, canal_vp, builds, links,
sold, develops, passes, cards_drawn_max, reshuffles}, where vp and canal_vp (after the Canal Era) are {mean, sd,
min, p5, p50, p95, max}, wins counts games (a tie is the human's), cards_drawn_max is the
most cards drawn in one era of any game, and the others are means per game. With
--detail there is a detail too: human_games and automa_games count games by final VP, the
others are lists of {name, mean}. With --rival or --players there are policies, seats
with {vp, canal_vp, wins} of each of them, shared (games that nobody won, as the first
place was shared) and margin {mean, sd}: by how many VP the first was ahead of the best
other.

Games can be played in ranges, on as many machines as you like: --from says where one
begins, and --merge adds up what --json wrote of them, to exactly what one run prints.

Ctrl-C stops it; the games finished by then are printed.`,
		Example: `  soho sim --games 1000 --difficulty hard --policy greedy
  soho sim --games 100000 --seed 7 --json > hard.json
  soho sim --games 20000 --policy steady --plot medium.png
  soho sim --deck my-deck.toml
  soho sim --games 20 --policy adviser --think 100ms
  soho sim --games 50 --policy keen --rival adviser --futures 28
  soho sim --games 40 --seats 4 --players adviser,keen,keen,steady --futures 12
  soho sim --game industry --seats 4 --players adviser,keen,keen,steady --futures 60
  soho sim --from 5000 --games 1000 --json > part-6.json
  soho sim --merge part-6.json
  soho sim --game lancashire --map community --policy steady`,
	}
	f := simFlags{games: count{1, 10_000_000, 1000}, workers: count{1, 1024, runtime.NumCPU()}, from: count{0, 1_000_000_000, 0}, futures: count{0, 1_000_000, 0},
		seats: count{2, engine.MaxSeats, 2}}
	f.add(cmd)
	cmd.RunE = f.run
	return cmd
}

// run plays what the flags say.
func (f *simFlags) run(cmd *cobra.Command, args []string) error {
	switch {
	case f.merge:
		return merge(cmd, f, args)
	case len(args) > 0:
		return noArguments(cmd, args)
	case f.setup.game.value == rules.Industry:
		return f.auctions(cmd)
	case cmd.Flags().Changed("players"):
		return f.tables(cmd)
	case cmd.Flags().Changed("seats"):
		return misused(cmd, "--seats wants --players, the names of all who play")
	case f.rival.value != "":
		return f.duels(cmd)
	}
	return simulate(cmd, f)
}

// add adds the flags.
func (f *simFlags) add(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.Var(&f.games, "games", "how many games")
	flags.Uint64Var(&f.seed, "seed", 1, "the `NUMBER` that chance starts from")
	f.policy = wordFlag(cmd, "policy", policy.Random.Name, "who plays the human", policies()...)
	f.rival = wordFlag(cmd, "rival", "", "who plays the second seat in place of the Automa, with cards and money", policies()...)
	flags.Var(&f.seats, "seats", "how many seats a table of --players has; without it, one for each name")
	flags.StringVar(&f.players, "players", "", "who plays at a table without the Automa: `NAMES` with commas, one for each seat")
	flags.Var(&f.workers, "workers", "how many games at the same time, by default one for each processor")
	flags.Var(&f.from, "from", "the first game, from 0, to play a range of more games")
	flags.DurationVar(&f.think, "think", 100*time.Millisecond, "how long the adviser thinks about each choice, a `TIME` such as 2s; at least a step")
	flags.Var(&f.futures, "futures", "how many futures, at most, the adviser looks at instead")
	flags.BoolVar(&f.merge, "merge", false, "add up ranges: the FILEs that --json wrote of them")
	f.options = addOptions(cmd)
	flags.BoolVar(&f.json, "json", false, "print one JSON object")
	flags.BoolVar(&f.detail, "detail", false, "tell where VP came from and what the cards led to; it takes longer")
	flags.StringVar(&f.plot, "plot", "", "draw the games into this `FILE`, a .png or .svg")
	f.setup = setupOf(cmd, gamesOf(cmd, whichOfAll, rules.Books...))
}

func policies() []string {
	var names []string
	for _, player := range policy.All {
		names = append(names, player.Name)
	}
	return append(names, search.AdviserName)
}

// player is the policy that plays a seat.
func (f *simFlags) player(name string) policy.Policy {
	if player, ok := policy.Named(name); ok {
		return player
	}
	if strength, ok := search.StrengthNamed(name); ok {
		return strength.Policy()
	}
	budget := search.Futures(f.futures.value)
	if f.futures.value == 0 {
		budget = thinkFor(f.think)
	}
	return search.Adviser(search.Options{}, budget)
}

// thinkFor is the budget of some time.
func thinkFor(long time.Duration) search.Budget {
	return func() func(*search.Search) bool {
		began := time.Now()
		return func(*search.Search) bool { return time.Since(began) < long }
	}
}

// checkPlot refuses a file that cannot be drawn into, before games are played for it.
func (f *simFlags) checkPlot(cmd *cobra.Command) error {
	switch {
	case f.plot == "":
		return nil
	case drawer(f.plot) == nil:
		return misused(cmd, "--plot wants a file that ends in .png or .svg, not %q", f.plot)
	}
	return store.Regular(f.plot)
}

func simulate(cmd *cobra.Command, f *simFlags) error {
	if err := f.checkPlot(cmd); err != nil {
		return err
	}
	game, mat, err := f.setup.load(cmd)
	if err != nil {
		return err
	}
	var result sim.Result
	began := time.Now()
	untilInterrupt(cmd, f.games.value, func(ctx context.Context, finished *atomic.Int64) {
		result, err = sim.Run(ctx, game, sim.Setup{
			From: f.from.value, Games: f.games.value, Seed: f.seed, Workers: f.workers.value, Options: f.options.of(mat), Finished: finished,
			Detail: f.detail || f.plot != "", Policy: f.player(f.policy.value),
		})
	})
	seconds := time.Since(began).Seconds()
	if err != nil {
		return err
	}
	if err := checkPlayed(cmd, result.Games, f.games.value); err != nil {
		return err
	}
	return f.show(cmd, game, &simReport{
		Seconds: seconds, GameRules: game.ID, Difficulty: mat.Name, Policy: f.policy.value, Version: version, Result: result,
		Setup: simSetup{
			Seed: f.seed, Introductory: *f.options.intro, TurnOrder: f.options.turnOrder.value, Deck: game.Deck.Sum, Mat: mat.Sum,
			Think: f.budget(f.policy.value), Stopped: result.Games < f.games.value,
		},
	})
}

// budget tells how long the adviser thinks, if it is among the players.
func (f *simFlags) budget(players ...string) string {
	switch {
	case !slices.Contains(players, search.AdviserName):
		return ""
	case f.futures.value > 0:
		return f.futures.String()
	}
	return f.think.String()
}

// show prints a report, and draws it if that is asked for.
func (f *simFlags) show(cmd *cobra.Command, game *automa.Game, r *simReport) error {
	r.Games = r.Result.Games
	r.GamesPerSecond = float64(r.Games) / max(r.Seconds, 1e-9)
	detail := r.Detail
	if !f.detail {
		r.Detail = nil
	}
	if err := r.print(cmd, f.json, game.Name); err != nil || f.plot == "" {
		return err
	}
	w := speech(spoken(cmd))
	r.Detail = inWords(w, detail)
	return draw(f.plot, plot.Games(w, &r.Result, game.Name, r.Difficulty, r.Policy))
}
