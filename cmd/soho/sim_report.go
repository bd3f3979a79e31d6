package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/automa/sim"
	"sohofoundry/render/tell/words"
)

// simReport is the output of soho sim with --json.
type simReport struct {
	Games          int     `json:"games"`
	Seconds        float64 `json:"seconds"`
	GamesPerSecond float64 `json:"games_per_second"`
	GameRules      string  `json:"game_rules"`
	Difficulty     string  `json:"difficulty"`
	Policy         string  `json:"policy"`
	sim.Result
	Version string   `json:"version"`
	Setup   simSetup `json:"setup"`
}

// simSetup is the rest of the setup that ranges must have in common to be added up. The texts are sums of files.
type simSetup struct {
	Seed         uint64 `json:"seed"`
	Introductory bool   `json:"introductory"`
	TurnOrder    string `json:"turn_order"`
	Deck         string `json:"deck"`
	Mat          string `json:"mat"`
	Think        string `json:"think,omitempty"` // of the adviser
	Stopped      bool   `json:"stopped,omitempty"`
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
