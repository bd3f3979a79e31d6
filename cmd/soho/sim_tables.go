package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
)

// tablesReport is the output of soho sim --players, or --rival, with --json.
type tablesReport struct {
	Seconds        float64  `json:"seconds"`
	GamesPerSecond float64  `json:"games_per_second"`
	GameRules      string   `json:"game_rules"`
	Policies       []string `json:"policies"`
	sim.TablesResult
	Version string          `json:"version"`
	Setup   simSetup        `json:"setup"`
	Sums    *sim.TablesSums `json:"sums,omitempty"` // of --players, to be added up
}

// duels plays games of two players with cards and money, --policy against --rival.
func (f *simFlags) duels(cmd *cobra.Command) error {
	if err := withoutAutoma(cmd, "detail", "plot"); err != nil {
		return err
	}
	report, err := f.play(cmd, []string{f.policy.value, f.rival.value}, false)
	if err != nil {
		return err
	}
	return report.print(cmd, f.json, report.duel)
}

// tables plays games of the players that --players names.
func (f *simFlags) tables(cmd *cobra.Command) error {
	if err := withoutPlayers(cmd, "policy", "rival", "detail", "plot", "difficulty", "mat", "deck", "turn-order"); err != nil {
		return err
	}
	names, err := f.named(cmd)
	if err != nil {
		return err
	}
	report, err := f.play(cmd, names, true)
	if err != nil {
		return err
	}
	report.Sums = &report.TablesResult.Sums
	return report.print(cmd, f.json, report.table)
}

// withoutPlayers refuses the flags that mean nothing beside --players.
func withoutPlayers(cmd *cobra.Command, others ...string) error {
	for _, name := range others {
		if cmd.Flags().Changed(name) {
			return misused(cmd, "--%s and --players exclude each other: --players names all who play, and the Automa does not", name)
		}
	}
	return nil
}

// named are the names of --players, one for each seat.
func (f *simFlags) named(cmd *cobra.Command) ([]string, error) {
	names, known := strings.Split(f.players, ","), players()
	for _, name := range names {
		if !slices.Contains(known, name) {
			return nil, misused(cmd, "--%s wants %s, not %q", "players", fault.Or(known), name)
		}
	}
	switch seats := len(names); {
	case cmd.Flags().Changed("seats") && seats != f.seats.value:
		return nil, misused(cmd, "--players names %d, and the table has %d seats: name a player for each", seats, f.seats.value)
	case seats < f.seats.low || seats > f.seats.high:
		return nil, misused(cmd, "--players wants %d to %d names, one for each seat, not %d", f.seats.low, f.seats.high, seats)
	}
	return names, nil
}

// players are the names of all who can play at a table: policies, and rivals by their strength.
func players() []string {
	names := policies()
	for _, s := range search.Strengths {
		names = append(names, s.Name)
	}
	return names
}

// play plays games of the players that are named.
func (f *simFlags) play(cmd *cobra.Command, names []string, rotate bool) (*tablesReport, error) {
	id, err := f.setup.id(cmd)
	if err != nil {
		return nil, err
	}
	policies := make([]policy.Policy, len(names))
	for i, name := range names {
		policies[i] = f.player(name)
	}
	game, result := decks.Game(id), sim.TablesResult{}
	began := time.Now()
	untilInterrupt(cmd, f.games.value, func(ctx context.Context, finished *atomic.Int64) {
		result, err = sim.Tables(ctx, game, sim.TablesSetup{
			From: f.from.value, Games: f.games.value, Seed: f.seed, Workers: f.workers.value, Finished: finished, Policies: policies, Rotate: rotate,
			Options: engine.Options{Seats: len(names), Introductory: *f.options.intro},
		})
	})
	seconds := time.Since(began).Seconds()
	if err != nil {
		return nil, err
	}
	if err := checkPlayed(cmd, result.Games, f.games.value); err != nil {
		return nil, err
	}
	return &tablesReport{
		Seconds: seconds, GamesPerSecond: float64(result.Games) / max(seconds, 1e-9), GameRules: id, TablesResult: result, Version: version,
		Policies: names,
		Setup: simSetup{Seed: f.seed, Introductory: *f.options.intro, TurnOrder: f.options.turnOrder.value, Think: f.budget(names...),
			Stopped: result.Games < f.games.value},
	}, nil
}

// print prints a report as JSON, or as a text for people.
func (r *tablesReport) print(cmd *cobra.Command, asJSON bool, text func(w words.Words, board string) string) error {
	if asJSON {
		return json.NewEncoder(cmd.OutOrStdout()).Encode(r)
	}
	_, err := fmt.Fprint(cmd.OutOrStdout(), text(speech(spoken(cmd)), decks.Game(r.GameRules).Name))
	return err
}

// duel tells of both players of games for two.
func (r *tablesReport) duel(w words.Words, board string) string {
	say := func(key string, named ...any) string { return w.Text("command.sim.duel."+key, named...) }
	first, second := r.Policies[0], r.Policies[1]
	share, doubt := r.won(w, 0)
	return fmt.Sprintf("%s\n\n%s\n%s\n%s\n",
		say("head", "n", w.Count(r.Games), "game", board, "policy", first, "rival", second,
			"seconds", w.Decimal(r.Seconds, 1), "speed", w.Decimal(r.GamesPerSecond, 1)),
		r.spreads(w),
		say("won", "policy", first, "n", w.Count(r.Players[0].Wins), "rival", second, "other", w.Count(r.Players[1].Wins),
			"shared", w.Count(r.Shared), "share", share, "error", doubt),
		say("margin", "policy", first, "mean", w.Decimal(r.Margin.Mean, 1), "error", w.Decimal(r.Margin.SD/math.Sqrt(float64(r.Games)), 1)))
}

// table tells of all players, and what each would win if all were equal.
func (r *tablesReport) table(w words.Words, board string) string {
	var text strings.Builder
	say := func(key string, named ...any) string { return w.Text("command.sim.table."+key, named...) }
	fmt.Fprintf(&text, "%s\n\n%s\n", say("head", "n", w.Count(r.Games), "game", board, "players", strings.Join(r.Policies, ", "),
		"seconds", w.Decimal(r.Seconds, 1), "speed", w.Decimal(r.GamesPerSecond, 1)), r.spreads(w))
	for i, name := range r.Policies {
		share, doubt := r.won(w, i)
		fmt.Fprintln(&text, say("won", "policy", name, "n", w.Count(r.Players[i].Wins), "share", share, "error", doubt))
	}
	fmt.Fprintln(&text, say("even", "shared", w.Count(r.Shared), "even", w.Decimal(100/float64(len(r.Policies)), 1)))
	return text.String()
}

// spreads are the rows with the VP of each player, with the standard error of the mean.
func (r *tablesReport) spreads(w words.Words) string {
	var text strings.Builder
	say := func(key string) string { return w.Text("command.sim." + key) }
	fmt.Fprintf(&text, "%-*s%8s%8s%8s%6s%6s%6s\n", simNames, say("vp"), say("mean"), "±", say("sd"), "5 %", "50 %", "95 %")
	for i, name := range r.Policies {
		for _, row := range []struct {
			name string
			vp   sim.Spread
		}{{name, r.Players[i].VP}, {say("canal"), r.Players[i].CanalVP}} {
			fmt.Fprintf(&text, "%-*s%8s%8s%8s%6d%6d%6d\n", simNames, row.name, w.Decimal(row.vp.Mean, 1),
				w.Decimal(row.vp.SD/math.Sqrt(float64(r.Games)), 1), w.Decimal(row.vp.SD, 1), row.vp.P5, row.vp.P50, row.vp.P95)
		}
	}
	return text.String()
}

// won is the share of the games that a player won, in per cent, and its standard error.
func (r *tablesReport) won(w words.Words, player int) (share, doubt string) {
	part := float64(r.Players[player].Wins) / float64(r.Games)
	return w.Decimal(100*part, 1), w.Decimal(100*math.Sqrt(part*(1-part)/float64(r.Games)), 1)
}
