package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// duelReport is the output of soho sim --rival with --json.
type duelReport struct {
	Seconds        float64   `json:"seconds"`
	GamesPerSecond float64   `json:"games_per_second"`
	GameRules      string    `json:"game_rules"`
	Policies       [2]string `json:"policies"`
	sim.DuelResult
	Version string   `json:"version"`
	Setup   simSetup `json:"setup"`
}

// duels plays games of two players with cards and money, --policy against --rival.
func (f *simFlags) duels(cmd *cobra.Command) error {
	if err := withoutAutoma(cmd, "detail", "plot"); err != nil {
		return err
	}
	id, err := f.setup.id(cmd)
	if err != nil {
		return err
	}
	game, result := decks.Game(id), sim.DuelResult{}
	began := time.Now()
	untilInterrupt(cmd, f.games.value, func(ctx context.Context, finished *atomic.Int64) {
		result, err = sim.Duels(ctx, game, sim.DuelSetup{
			From: f.from.value, Games: f.games.value, Seed: f.seed, Workers: f.workers.value, Finished: finished,
			Policies: [2]policy.Policy{f.player(f.policy.value), f.player(f.rival.value)},
			Options:  engine.Options{Seats: 2, Introductory: *f.options.intro},
		})
	})
	seconds := time.Since(began).Seconds()
	if err != nil {
		return err
	}
	if err := checkPlayed(cmd, result.Games, f.games.value); err != nil {
		return err
	}
	report := &duelReport{
		Seconds: seconds, GamesPerSecond: float64(result.Games) / max(seconds, 1e-9), GameRules: id, DuelResult: result, Version: version,
		Policies: [2]string{f.policy.value, f.rival.value},
		Setup: simSetup{Seed: f.seed, Introductory: *f.options.intro, TurnOrder: f.options.turnOrder.value, Think: f.budget(),
			Stopped: result.Games < f.games.value},
	}
	if f.json {
		return json.NewEncoder(cmd.OutOrStdout()).Encode(report)
	}
	_, err = fmt.Fprint(cmd.OutOrStdout(), report.table(speech(spoken(cmd)), game.Name))
	return err
}

// table shows both seats, each with the standard error of its mean.
func (r *duelReport) table(w words.Words, board string) string {
	var text strings.Builder
	say := func(key string, named ...any) string { return w.Text("command.sim."+key, named...) }
	fmt.Fprintf(&text, "%s\n\n", say("duel.head", "n", w.Count(r.Games), "game", board, "policy", r.Policies[0], "rival", r.Policies[1],
		"seconds", w.Decimal(r.Seconds, 1), "speed", w.Decimal(r.GamesPerSecond, 1)))
	fmt.Fprintf(&text, "%-*s%8s%8s%8s%6s%6s%6s\n", simNames, say("vp"), say("mean"), "±", say("sd"), "5 %", "50 %", "95 %")
	root := math.Sqrt(float64(r.Games))
	for seat, name := range r.Policies {
		for _, row := range []struct {
			name string
			vp   sim.Spread
		}{{name, r.Seats[seat].VP}, {say("canal"), r.Seats[seat].CanalVP}} {
			fmt.Fprintf(&text, "%-*s%8s%8s%8s%6d%6d%6d\n", simNames, row.name, w.Decimal(row.vp.Mean, 1), w.Decimal(row.vp.SD/root, 1),
				w.Decimal(row.vp.SD, 1), row.vp.P5, row.vp.P50, row.vp.P95)
		}
	}
	share := float64(r.Seats[0].Wins) / float64(r.Games)
	fmt.Fprintf(&text, "\n%s\n%s\n",
		say("duel.won", "policy", r.Policies[0], "n", w.Count(r.Seats[0].Wins), "rival", r.Policies[1], "other", w.Count(r.Seats[1].Wins),
			"shared", w.Count(r.Shared), "share", w.Decimal(100*share, 1), "error", w.Decimal(100*math.Sqrt(share*(1-share))/root, 1)),
		say("duel.margin", "policy", r.Policies[0], "mean", w.Decimal(r.Margin.Mean, 1), "error", w.Decimal(r.Margin.SD/root, 1)))
	return text.String()
}

// adviserPlays reports whether the adviser plays a seat.
func (f *simFlags) adviserPlays() bool {
	return f.policy.value == search.AdviserName || f.rival.value == search.AdviserName
}
