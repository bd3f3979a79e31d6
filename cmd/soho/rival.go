package main

import (
	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// rivalFlags say whether a rival plays the second seat, in place of the Automa.
type rivalFlags struct{ rival, strength *word }

// addRival adds --rival and --strength.
func addRival(cmd *cobra.Command) rivalFlags {
	var names []string
	for _, s := range search.Strengths {
		names = append(names, s.Name)
	}
	return rivalFlags{
		rival:    wordFlag(cmd, "rival", "", "a rival in place of the Automa, with cards and money as you have", search.AdviserName),
		strength: wordFlag(cmd, "strength", search.UsualStrength, "how strong the rival is", names...),
	}
}

func (f *rivalFlags) on() bool { return f.rival != nil && f.rival.value != "" }

// check refuses flags that cannot be used with a rival, or without one.
func (f *rivalFlags) check(cmd *cobra.Command, others ...string) error {
	if !f.on() {
		if cmd.Flags().Changed("strength") {
			return misused(cmd, "--strength is that of a rival; it wants --rival %s", search.AdviserName)
		}
		return nil
	}
	return withoutAutoma(cmd, others...)
}

// withoutAutoma refuses the flags that mean nothing without the Automa, and others, beside --rival.
func withoutAutoma(cmd *cobra.Command, others ...string) error {
	for _, name := range append(others, "difficulty", "mat", "deck", "turn-order") {
		if cmd.Flags().Changed(name) {
			return misused(cmd, "--%s and --rival exclude each other: a rival plays in place of the Automa", name)
		}
	}
	return nil
}

// header is that of a game against the rival.
func (f *rivalFlags) header(seed uint64, introductory bool) record.Header {
	s, _ := search.StrengthNamed(f.strength.value)
	return record.Header{Options: engine.Options{Seats: 2, Introductory: introductory}, Seed: seed, Difficulty: s.Name, Players: record.AgainstRival(s.Futures)}
}
