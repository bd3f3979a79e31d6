package main

import (
	"encoding/json"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
	"sohofoundry/render/keep/store"
)

// merge adds up ranges of games that soho sim --json wrote, and prints them as one run.
func merge(cmd *cobra.Command, f *simFlags, files []string) error {
	allowed := true
	cmd.Flags().Visit(func(flag *pflag.Flag) {
		allowed = allowed && slices.Contains([]string{"merge", "json", "plot", "detail", "language"}, flag.Name)
	})
	if len(files) == 0 || !allowed {
		return misused(cmd, "--merge wants FILEs, and no other flags but --json, --detail and --plot")
	}
	if err := f.checkPlot(cmd); err != nil {
		return err
	}
	if tables, err := readTables(files[0]); err == nil {
		return f.mergeTables(cmd, tables, files)
	}
	if auctions, err := readAuctions(files[0]); err == nil {
		return f.mergeAuctions(cmd, auctions, files)
	}
	return f.mergeSolo(cmd, files)
}

// mergeSolo adds up ranges of games for one.
func (f *simFlags) mergeSolo(cmd *cobra.Command, files []string) error {
	var whole *simReport
	var parts []sim.Sums
	for _, file := range files {
		part, err := readReport(file)
		if err != nil {
			return err
		}
		if part.Sums.Detail == nil && (f.detail || f.plot != "") {
			return fault.Errorf("%s has no details, which --plot and --detail want: write it with --detail", file)
		}
		parts = append(parts, part.Sums)
		switch {
		case whole == nil:
			whole = part
		case part.GameRules != whole.GameRules || part.Difficulty != whole.Difficulty || part.Policy != whole.Policy ||
			part.Version != whole.Version || part.Setup != whole.Setup:
			return fault.Errorf("%s is of other games than %s", file, files[0])
		default:
			whole.Seconds += part.Seconds
		}
	}
	game := decks.Game(whole.GameRules)
	var err error
	if whole.Result, err = sim.Join(game, parts); err != nil {
		return err
	}
	f.detail = f.detail || whole.Detail != nil && f.plot == ""
	return f.show(cmd, game, whole)
}

// mergeTables adds up ranges of games of the same players, of which the first is read.
func (f *simFlags) mergeTables(cmd *cobra.Command, whole *tablesReport, files []string) error {
	if err := withoutPlayers(cmd, "detail", "plot"); err != nil {
		return err
	}
	parts := []sim.TablesSums{*whole.Sums}
	for _, file := range files[1:] {
		part, err := readTables(file)
		if err != nil {
			return err
		}
		if part.GameRules != whole.GameRules || !slices.Equal(part.Policies, whole.Policies) || part.Version != whole.Version || part.Setup != whole.Setup {
			return fault.Errorf("%s is of other games than %s", file, files[0])
		}
		parts = append(parts, *part.Sums)
		whole.Seconds += part.Seconds
	}
	var err error
	if whole.TablesResult, err = sim.JoinTables(len(whole.Policies), parts); err != nil {
		return err
	}
	whole.Sums, whole.GamesPerSecond = &whole.TablesResult.Sums, float64(whole.Games)/max(whole.Seconds, 1e-9)
	return whole.print(cmd, f.json, whole.table)
}

// readReport reads the output of soho sim --json for games that were played to the end.
func readReport(file string) (*simReport, error) {
	r := new(simReport)
	err := readJSON(file, r, func() (good, stopped bool) {
		names := r.Difficulty + r.Policy
		return slices.Contains(decks.Games(), r.GameRules) && names == untrusted.Printable(names), r.Setup.Stopped
	})
	return r, err
}

// readTables reads that of soho sim --players.
func readTables(file string) (*tablesReport, error) {
	r := new(tablesReport)
	err := readJSON(file, r, func() (good, stopped bool) {
		known := players()
		stranger := slices.ContainsFunc(r.Policies, func(name string) bool { return !slices.Contains(known, name) })
		return slices.Contains(decks.Games(), r.GameRules) && !stranger && r.Sums != nil && len(r.Policies) > 0, r.Setup.Stopped
	})
	return r, err
}

// readJSON reads a report that is good, and not of games that were stopped.
func readJSON(file string, report any, check func() (good, stopped bool)) error {
	text, err := store.ReadFile(file)
	if err != nil {
		return err
	}
	unread := json.Unmarshal(text, report)
	switch good, stopped := check(); {
	case unread != nil || !good:
		return fault.Errorf("%s is not what soho sim --json writes", file)
	case stopped:
		return fault.Errorf("%s: the games were stopped before the last was over", file)
	}
	return nil
}
