package main

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/automa/industry/tables"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

// auctionReport is the output of soho sim --game industry with --json.
type auctionReport struct {
	Seconds        float64  `json:"seconds"`
	GamesPerSecond float64  `json:"games_per_second"`
	GameRules      string   `json:"game_rules"`
	Policies       []string `json:"policies"`
	tables.Result
	Version string       `json:"version"`
	Setup   auctionSetup `json:"setup"`
	Sums    *tables.Sums `json:"sums,omitempty"` // to be added up
}

// auctionSetup is the rest of the setup that ranges must have in common to be added up.
type auctionSetup struct {
	Seed    uint64 `json:"seed"`
	Board   string `json:"board"`           // the sum of its text
	Think   string `json:"think,omitempty"` // of the adviser
	Stopped bool   `json:"stopped,omitempty"`
}

// auctions plays tables of Industry.
func (f *simFlags) auctions(cmd *cobra.Command) error {
	for _, name := range []string{"policy", "rival", "detail", "plot", "difficulty", "mat", "deck", "turn-order", "intro", "map", "virtual-link"} {
		if cmd.Flags().Changed(name) {
			return misused(cmd, "--%s is not of Industry, whose players are those of --players", name)
		}
	}
	names, err := f.bidders(cmd)
	if err != nil {
		return err
	}
	report, err := f.playAuctions(cmd, names)
	if err != nil {
		return err
	}
	return report.print(cmd, f.json)
}

// usualBidders play Industry unless --players names others.
var usualBidders = []string{rival.Keen, rival.Steady, rival.Steady, rival.Steady}

// bidders are the names of --players, one for each seat.
func (f *simFlags) bidders(cmd *cobra.Command) ([]string, error) {
	chosen := cmd.Flags().Changed("seats")
	names := usualBidders
	if chosen && f.seats.value == industry.MinSeats {
		names = names[:industry.MinSeats]
	}
	if f.players != "" {
		names = strings.Split(f.players, ",")
	}
	for _, name := range names {
		if !isBidder(name) {
			return nil, notABidder(cmd, name)
		}
	}
	switch seats := len(names); {
	case chosen && seats != f.seats.value:
		return nil, misused(cmd, "--players names %d, and the table has %d seats: name a player for each", seats, f.seats.value)
	case seats < industry.MinSeats || seats > industry.MaxSeats:
		return nil, misused(cmd, "--players wants %d to %d names, one for each seat, not %d", industry.MinSeats, industry.MaxSeats, seats)
	}
	return names, nil
}

// notABidder refuses a name that no player of Industry has.
func notABidder(cmd *cobra.Command, name string) error {
	return misused(cmd, "--%s wants %s, not %q", "players", fault.Or([]string{rival.Steady, rival.Keen, rival.Adviser, rival.Adviser + " 28"}), name)
}

// isBidder reports whether a name is that of a player of Industry: a rival, or the adviser as --think or --futures says.
func isBidder(name string) bool {
	_, err := rival.ByName(name)
	return err == nil || name == rival.Adviser
}

// sits is the player of a name.
func (f *simFlags) sits(name string) tables.Sit {
	strength, err := rival.ByName(name)
	switch {
	case err == nil:
	case f.futures.value > 0:
		strength = rival.Strength{Policy: rival.Adviser, Futures: f.futures.value}
	default:
		return func(g *industry.Game, seed uint64) tables.Player { return &clocked{g, seed, f.think} }
	}
	return func(g *industry.Game, seed uint64) tables.Player { return strength.Sit(g, seed) }
}

// clocked is an adviser that thinks for some time.
type clocked struct {
	game  *industry.Game
	seed  uint64
	think time.Duration
}

// Choose is what it has found when the time is over.
func (c *clocked) Choose(s *industry.State) industry.Choice {
	c.seed++
	m := rival.Think(c.game, s, rival.Strength{Policy: rival.Adviser, Futures: rival.MostFutures}, c.seed)
	began := time.Now()
	m.Step(func() bool { return time.Since(began) < c.think })
	return m.Choice()
}

// playAuctions plays games of the players that are named.
func (f *simFlags) playAuctions(cmd *cobra.Command, names []string) (*auctionReport, error) {
	setup := tables.Setup{
		From: f.from.value, Games: f.games.value, Seed: f.seed, Workers: f.workers.value,
		Options: industry.Options{Seats: len(names), Adjusted: true},
	}
	for _, name := range names {
		setup.Players = append(setup.Players, f.sits(name))
	}
	var (
		game   = decks.Industry()
		result tables.Result
		err    error
	)
	began := time.Now()
	untilInterrupt(cmd, setup.Games, func(ctx context.Context, finished *atomic.Int64) {
		setup.Finished = finished
		result, err = tables.Play(ctx, game, setup)
	})
	seconds := time.Since(began).Seconds()
	if err != nil {
		return nil, err
	}
	if err := checkPlayed(cmd, result.Games, setup.Games); err != nil {
		return nil, err
	}
	r := &auctionReport{
		Seconds: seconds, GamesPerSecond: float64(result.Games) / max(seconds, 1e-9), GameRules: rules.Industry, Policies: names, Result: result,
		Version: version, Setup: auctionSetup{Seed: f.seed, Board: game.Sum, Think: f.budget(names...), Stopped: result.Games < setup.Games},
	}
	r.Sums = &r.Result.Sums
	return r, nil
}

// print prints a report as JSON, or as a text for people.
func (r *auctionReport) print(cmd *cobra.Command, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(cmd.OutOrStdout()).Encode(r)
	}
	_, err := fmt.Fprint(cmd.OutOrStdout(), r.table(speech(spoken(cmd))))
	return err
}

// table tells of all players, a column each.
func (r *auctionReport) table(w words.Words) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n\n", w.Text("command.sim.table.head", "n", w.Count(r.Games), "game", decks.Industry().Name, "players", strings.Join(r.Policies, ", "),
		"seconds", w.Decimal(r.Seconds, 1), "speed", w.Decimal(r.GamesPerSecond, 1)))
	rows := r.rows(w)
	wide := 0
	for _, row := range rows {
		wide = max(wide, utf8.RuneCountInString(row[0]))
	}
	for _, row := range rows {
		fmt.Fprintf(&text, "%-*s", wide, row[0])
		for _, cell := range row[1:] {
			fmt.Fprintf(&text, "%16s", cell)
		}
		text.WriteByte('\n')
	}
	fmt.Fprintf(&text, "\n%s\n", w.Text("command.sim.auction.even", "even", w.Decimal(100/float64(len(r.Policies)), 1)))
	return text.String()
}

// rows are the figures of a report with their names, a column for each player.
func (r *auctionReport) rows(w words.Words) (rows [][]string) {
	rows = append(rows, append([]string{""}, r.Policies...))
	row := func(name string, figure func(of *tables.Record) string) {
		list := []string{name}
		for i := range r.Players {
			list = append(list, figure(&r.Players[i]))
		}
		rows = append(rows, list)
	}
	say := func(key string) string { return w.Text("command.sim.auction." + key) }
	doubt := func(of tables.Mean, times float64) string {
		return w.Decimal(times*of.Mean, 1) + " ± " + w.Decimal(times*of.Error, 1)
	}
	row(say("won"), func(of *tables.Record) string { return doubt(of.Wins, 100) })
	row(say("ahead"), func(of *tables.Record) string { return doubt(of.Margin, 1) })
	row(say("points"), func(of *tables.Record) string { return doubt(of.Points, 1) })
	for part := range industry.Parts {
		row("  "+w.PartName(part), func(of *tables.Record) string { return w.Decimal(of.Parts[part], 1) })
	}
	for _, other := range []struct {
		key    string
		figure func(of *tables.Record) float64
	}{
		{"zones", func(of *tables.Record) float64 { return of.Zones }}, {"built", func(of *tables.Record) float64 { return of.Built }},
		{"paid", func(of *tables.Record) float64 { return of.Paid }}, {"had", func(of *tables.Record) float64 { return of.Got }},
		{"subsidies", func(of *tables.Record) float64 { return of.Subsidies }},
	} {
		row(say(other.key), func(of *tables.Record) string { return w.Decimal(other.figure(of), 1) })
	}
	return rows
}

// mergeAuctions adds up ranges of games of the same players, of which the first is read.
func (f *simFlags) mergeAuctions(cmd *cobra.Command, whole *auctionReport, files []string) error {
	if err := withoutPlayers(cmd, "detail", "plot"); err != nil {
		return err
	}
	parts := []tables.Sums{*whole.Sums}
	for _, file := range files[1:] {
		part, err := readAuctions(file)
		if err != nil {
			return err
		}
		if !slices.Equal(part.Policies, whole.Policies) || part.Version != whole.Version || part.Setup != whole.Setup {
			return fault.Errorf("%s is of other games than %s", file, files[0])
		}
		parts = append(parts, *part.Sums)
		whole.Seconds += part.Seconds
	}
	var err error
	if whole.Result, err = tables.Join(len(whole.Policies), parts); err != nil {
		return err
	}
	whole.Sums, whole.GamesPerSecond = &whole.Result.Sums, float64(whole.Games)/max(whole.Seconds, 1e-9)
	return whole.print(cmd, f.json)
}

// readAuctions reads the output of soho sim --game industry.
func readAuctions(file string) (*auctionReport, error) {
	r := new(auctionReport)
	err := readJSON(file, r, func() (good, stopped bool) {
		stranger := slices.ContainsFunc(r.Policies, func(name string) bool { return !isBidder(name) })
		return r.GameRules == rules.Industry && !stranger && r.Sums != nil && len(r.Policies) > 0, r.Setup.Stopped
	})
	return r, err
}
