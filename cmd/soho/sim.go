package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/cmd/soho/plot"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// simFlags are the flags of soho sim.
type simFlags struct {
	setup   *setup
	options gameOptions
	games   count
	seed    uint64
	policy  *word
	workers count
	json    bool
	detail  bool
	plot    string
}

func newSim() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "sim",
		Short: "Play many solo games and sum them up",
		Long: `Plays solo games as fast as it can, with a simple policy in the human's seat, and
prints how they went. The same seed plays the same games, on any number of workers.

The policies:
  random  makes any legal choice, all with the same chance
  greedy  makes the choice that gains the most VP and income per £ at once: a sale for
          nothing, a tile or a link for its price now; a loan if it is poor
  steady  makes the choice with the best position after it, by what will flip, sell,
          link and be affordable until the end of the era; it looks no further ahead

With --detail it also prints where the VP came from and what the Automa's cards led to:
slots, backs and their substitutes, tie-breaks by the criterion that decided, refusals.
With --plot it draws all that.

With --json it prints one object: games, seconds, games_per_second, game_rules (the id of
the game), difficulty, policy, human {vp, wins} and automa {vp, canal_vp, builds, links,
sold, develops, passes, cards_drawn_max, reshuffles}, where vp and canal_vp (after the Canal Era) are {mean, sd,
min, p5, p50, p95, max}, wins counts games (a tie is the human's), cards_drawn_max is the
most cards drawn in one era of any game, and the others are means per game. With
--detail there is a detail too: human_games and automa_games count games by final VP, the
others are lists of {name, mean}.

Ctrl-C stops it; the games finished by then are printed.`,
		Example: `  soho sim --games 1000 --difficulty hard --policy greedy
  soho sim --games 100000 --seed 7 --json > hard.json
  soho sim --games 20000 --policy steady --plot medium.png
  soho sim --deck my-deck.toml
  soho sim --game lancashire --map community --policy steady`,
	}
	f := simFlags{games: count{1, 10_000_000, 1000}, workers: count{1, 1024, runtime.NumCPU()}}
	flags := cmd.Flags()
	flags.Var(&f.games, "games", "how many games")
	flags.Uint64Var(&f.seed, "seed", 1, "the `NUMBER` that chance starts from")
	f.policy = wordFlag(cmd, "policy", policy.Random.Name, "who plays the human", policies()...)
	flags.Var(&f.workers, "workers", "how many games at the same time, by default one for each processor")
	f.options = addOptions(cmd)
	flags.BoolVar(&f.json, "json", false, "print one JSON object")
	flags.BoolVar(&f.detail, "detail", false, "tell where VP came from and what the cards led to; it takes longer")
	flags.StringVar(&f.plot, "plot", "", "draw the games into this `FILE`, a .png or .svg")
	f.setup = addSetup(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return simulate(cmd, &f) }
	return cmd
}

func policies() []string {
	var names []string
	for _, player := range policy.All {
		names = append(names, player.Name)
	}
	return names
}

// simReport is what soho sim prints with --json.
type simReport struct {
	Games          int         `json:"games"`
	Seconds        float64     `json:"seconds"`
	GamesPerSecond float64     `json:"games_per_second"`
	GameRules      string      `json:"game_rules"`
	Difficulty     string      `json:"difficulty"`
	Policy         string      `json:"policy"`
	Human          sim.Human   `json:"human"`
	Automa         sim.Automa  `json:"automa"`
	Detail         *sim.Detail `json:"detail,omitempty"`
}

func simulate(cmd *cobra.Command, f *simFlags) error {
	if f.plot != "" && drawer(f.plot) == nil {
		return misused(cmd, "--plot wants a file that ends in .png or .svg, not %q", f.plot)
	}
	if err := store.Regular(f.plot); f.plot != "" && err != nil {
		return err
	}
	game, mat, err := f.setup.load(cmd)
	if err != nil {
		return err
	}
	finished := new(atomic.Int64)
	simulation := sim.Setup{
		Games: f.games.value, Seed: f.seed, Workers: f.workers.value, Options: f.options.of(mat), Finished: finished,
		Detail: f.detail || f.plot != "",
	}
	simulation.Policy, _ = policy.Named(f.policy.value)
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	began := time.Now()
	hide := showProgress(ctx, cmd.ErrOrStderr(), finished, f.games.value)
	result, err := sim.Run(ctx, game, simulation)
	seconds := time.Since(began).Seconds()
	hide()
	if err != nil {
		return err
	}
	if result.Games == 0 {
		return fault.Errorf("stopped before the first game was over")
	}
	if result.Games < f.games.value {
		complain(cmd, fault.Errorf("stopped after %d of %d games", result.Games, f.games.value))
	}
	report := simReport{
		Games: result.Games, Seconds: seconds, GamesPerSecond: float64(result.Games) / seconds,
		GameRules: game.ID, Difficulty: mat.Name, Policy: f.policy.value, Human: result.Human, Automa: result.Automa,
	}
	if f.detail {
		report.Detail = result.Detail
	}
	if err := report.print(cmd, f.json, game.Name); err != nil || f.plot == "" {
		return err
	}
	return draw(f.plot, plot.Games(&result, game.Name, mat.Name, f.policy.value))
}

func (r *simReport) print(cmd *cobra.Command, asJSON bool, board string) error {
	out := cmd.OutOrStdout()
	if asJSON {
		return json.NewEncoder(out).Encode(r)
	}
	_, err := io.WriteString(out, r.table(speech(spoken(cmd)), board))
	return err
}

func (r *simReport) table(w words.Words, board string) string {
	var text strings.Builder
	say := func(key string, named ...any) string { return w.Text("command.sim."+key, named...) }
	fmt.Fprintf(&text, "%s\n\n", say("head", "n", w.Count(r.Games), "game", board, "difficulty", r.Difficulty, "policy", r.Policy,
		"seconds", w.Decimal(r.Seconds, 1), "speed", w.Decimal(r.GamesPerSecond, 0)))
	fmt.Fprintf(&text, "%-*s%8s%8s%6s%6s%6s%6s%6s\n", simNames, say("vp"), say("mean"), say("sd"), say("min"), "5 %", "50 %", "95 %", say("max"))
	for _, row := range []struct {
		name string
		vp   sim.Spread
	}{{"human", r.Human.VP}, {"automa", r.Automa.VP}, {"canal", r.Automa.CanalVP}} {
		vp := row.vp
		fmt.Fprintf(&text, "%-*s%8s%8s%6d%6d%6d%6d%6d\n", simNames, say(row.name), w.Decimal(vp.Mean, 1), w.Decimal(vp.SD, 1), vp.Min, vp.P5, vp.P50,
			vp.P95, vp.Max)
	}
	a := &r.Automa
	fmt.Fprintf(&text, "\n%s\n%s\n%s\n",
		say("won", "n", w.Count(r.Human.Wins), "all", w.Count(r.Games), "share", w.Decimal(100*float64(r.Human.Wins)/float64(r.Games), 1)),
		say("did", "built", w.Decimal(a.Builds, 1), "links", w.Decimal(a.Links, 1), "sold", w.Decimal(a.Sold, 1), "developed", w.Decimal(a.Develops, 1),
			"passed", w.Decimal(a.Passes, 1)),
		say("deck", "n", a.CardsDrawnMax, "anew", w.Decimal(a.Reshuffles, 3)))
	if r.Detail != nil {
		writeDetail(&text, w, r.Detail, r.Policy)
	}
	return text.String()
}

const simNames = 18 // letters of the names of rows
