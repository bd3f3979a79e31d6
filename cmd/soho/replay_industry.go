package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry"
	"sohofoundry/automa/industry/record"
	"sohofoundry/decks/rules"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/link"
)

// replayIndustry reads a record of Industry aloud, or checks it, as replay does others.
func (f *replayFlags) replayIndustry(cmd *cobra.Command, file string, r *record.Record) error {
	switch {
	case f.game.value != "" && f.game.value != rules.Industry:
		return fault.Errorf("%s is a game of %s, not of %s", file, rules.Industry, f.game.value)
	case f.verify:
		tellGood(cmd, file, len(r.Entries()), r.Hash())
		return nil
	case f.json:
		return writeIndustry(cmd, r)
	}
	h := r.Header()
	w := speech(spoken(cmd)).SeatedAt(&h)
	out, in := cmd.OutOrStdout(), bufio.NewScanner(cmd.InOrStdin())
	w.Width = widthOf(out) - 2
	tell := func(log industry.Log) {
		for _, line := range w.IndustryLines(r.Game(), log) {
			fmt.Fprintln(out, strings.Join(w.Wrap(line, 2), "\n"))
		}
	}
	tell(r.Opening())
	for i, e := range r.Entries() {
		if i > 0 && e.Before.Up == industry.NoZone { // between auctions
			fmt.Fprintln(out)
		}
		tell(e.Events)
		if f.step && !in.Scan() {
			break
		}
	}
	if r.Over() {
		fmt.Fprintln(out, "\n"+w.IndustryResult(r.Game(), r.Position()))
	}
	return in.Err()
}

// industryEntry is one choice, in the JSON of a replay.
type industryEntry struct {
	Era    int    `json:"era"`
	Round  int    `json:"round"`
	Seat   int    `json:"seat"`
	Choice string `json:"choice"`
}

func writeIndustry(cmd *cobra.Command, r *record.Record) error {
	entries := []industryEntry{}
	for _, e := range r.Entries() {
		at := e.Before
		at.Actor = e.Choice.Seat
		entries = append(entries, industryEntry{int(at.Era) + 1, int(at.Round) + 1, int(at.Actor) + 1, r.Game().Text(&at, e.Choice)})
	}
	h, s := r.Header(), r.Position()
	points := []int{}
	for p := range industry.Seat(s.Seats) {
		points = append(points, r.Game().Points(s, p))
	}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(struct {
		GameRules string          `json:"game_rules"`
		Seed      uint64          `json:"seed"`
		Practice  bool            `json:"practice"`
		Points    []int           `json:"points"`
		Over      bool            `json:"over"`
		Hash      string          `json:"hash"`
		Entries   []industryEntry `json:"entries"`
	}{rules.Industry, h.Seed, h.Practice, points, r.Over(), r.Hash(), entries})
}

// printIndustryLink prints the link of a game of Industry.
func printIndustryLink(cmd *cobra.Command, file string, r *record.Record, more bool) error {
	if more {
		return fault.Errorf("%s is a game without the Automa, to which nobody can be challenged", file)
	}
	s := link.ShareOfIndustry(r, sohofoundry.Page)
	if s.Why != nil {
		return fault.Errorf("%s: %w", file, s.Why)
	}
	fmt.Fprintln(cmd.OutOrStdout(), s.Game)
	return nil
}
