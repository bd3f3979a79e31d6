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

// readReport reads the output of soho sim --json for games that were played to the end.
func readReport(file string) (*simReport, error) {
	text, err := store.ReadFile(file)
	if err != nil {
		return nil, err
	}
	r := new(simReport)
	isReport := json.Unmarshal(text, r) == nil && slices.Contains(decks.Games(), r.GameRules)
	if names := r.Difficulty + r.Policy; !isReport || names != untrusted.Printable(names) {
		return nil, fault.Errorf("%s is not what soho sim --json writes", file)
	}
	if r.Setup.Stopped {
		return nil, fault.Errorf("%s: the games were stopped before the last was over", file)
	}
	return r, nil
}
