package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/wire"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
)

// replayFlags are the values of the flags of replay.
type replayFlags struct {
	deckFile           string
	game               *word
	step, verify, json bool
}

func newReplay() *cobra.Command {
	f := &replayFlags{}
	cmd := &cobra.Command{
		Use:   "replay FILE|LINK",
		Short: "Read a recorded game aloud, or check it",
		Long: `Plays a recorded game again, checks every line of it, and reads it aloud: what was
done, what came of it, and every step of the Automa's turns. In place of a file there may
be a link, as soho link prints it.`,
		Example: `  soho replay mygame.soho            the whole game
  soho replay mygame.soho --step     Enter for the next choice or turn
  soho replay mygame.soho --verify   only check that it plays and ends as it says
  soho replay mygame.soho --json     choices, events and steps, for programs
  soho replay '#g=AQMAIDVEAFGOBe7d30PeUiB4uNZs'   a game that came as a link`,
		Args: wantsArgs(1, 1, "%s wants one FILE, the record of a game, or one LINK"),
		RunE: func(cmd *cobra.Command, args []string) error { return f.replay(cmd, args[0]) },
	}
	addDeck(cmd, &f.deckFile, "the game was played with the Automa's cards of this `FILE`")
	f.game = wordFlag(cmd, "game", "", "refuse a record of another game", rules.Books...)
	cmd.Flags().BoolVar(&f.step, "step", false, "wait for Enter after each choice and turn")
	cmd.Flags().BoolVar(&f.verify, "verify", false, "check the record and say whether it is good")
	cmd.Flags().BoolVar(&f.json, "json", false, "print one JSON object")
	return cmd
}

func (f *replayFlags) replay(cmd *cobra.Command, file string) error {
	if f.step && f.verify || f.verify && f.json || f.json && f.step {
		return misused(cmd, "--step, --verify and --json exclude each other")
	}
	auction, text, isIndustry, err := industryIn(file)
	if err != nil {
		return err
	}
	if isIndustry && f.deckFile != "" {
		return misused(cmd, "--%s means nothing in Industry", "deck")
	}
	if isIndustry {
		return f.replayIndustry(cmd, file, auction)
	}
	r, err := sharedIn(file, text, f.deckFile)
	if err != nil {
		return err
	}
	if game, _ := decks.VariantOf(r.Game().ID); f.game.value != "" && f.game.value != game {
		return fault.Errorf("%s is a game of %s, not of %s", file, game, f.game.value)
	}
	switch {
	case f.verify:
		tellGood(cmd, file, len(r.Entries()), r.Hash())
		return nil
	case f.json:
		return writeReplay(cmd, r)
	}
	return f.readAloud(cmd, r)
}

// tellGood says that a record plays and ends as it says.
func tellGood(cmd *cobra.Command, file string, entries int, hash string) {
	good := fault.Sprintf("%s: good: %d choices and turns, hash %s", file, entries, hash)
	fmt.Fprintln(cmd.OutOrStdout(), speech(spoken(cmd)).Fault(good))
}

// readAloud tells the choices and their events, entry by entry.
func (f *replayFlags) readAloud(cmd *cobra.Command, r *record.Record) error {
	w := wordsAbout(cmd, r.Game())
	out, in := cmd.OutOrStdout(), bufio.NewScanner(cmd.InOrStdin())
	w.Width = widthOf(out) - 2
	h := r.Header()
	w = w.At(&h)
	entries := r.Entries()
	for i := range entries {
		e := &entries[i]
		if last := &entries[max(i-1, 0)]; i == 0 || e.Before.Round != last.Before.Round || e.Before.Era != last.Before.Era {
			round := w.Text("replay."+e.Before.Era.String(), "round", strconv.Itoa(int(e.Before.Round)))
			fmt.Fprintf(out, "%s%s\n\n", strings.Repeat("\n", min(i, 1)), round)
		}
		for _, line := range entryLines(w, r.Game(), e) {
			fmt.Fprintln(out, line)
		}
		if f.step && !in.Scan() {
			break
		}
	}
	return in.Err()
}

// entryLines tells a choice or a turn, cut to the width.
func entryLines(w words.Words, g *automa.Game, e *record.Entry) (lines []string) {
	if e.Automa() {
		return w.TurnLines(e.Steps)
	}
	if e.Correction.Thing != 0 {
		return w.Wrap(w.Fix(e.Correction), 2)
	}
	events := e.Events
	if g.Edition.Companion && g.Kept().Hand { // entries of their own tell which cards were drawn; the program dealt others
		events = slices.DeleteFunc(slices.Clone(events), func(e engine.Event) bool { return e.Kind == engine.Drew })
	}
	if e.Anyway {
		text := w.Text("page.log.anyway", "text", words.Capital(w.Choice(&e.Before.State, e.Choice)))
		lines = w.Wrap(w.Text("page.log.line", "text", text), 2)
	}
	for _, line := range w.EventLines(events) {
		lines = append(lines, w.Wrap(line, 2)...)
	}
	return lines
}

// replayEntry is one choice of a human or one turn of the Automa, in the JSON of a replay.
type replayEntry struct {
	Era    string       `json:"era"`
	Round  int          `json:"round"`
	Seat   int          `json:"seat"`
	Choice *wire.Choice `json:"choice,omitempty"`
	// A correction on a real table, and that a choice was played there against the rules.
	PutRight string       `json:"put_right,omitempty"`
	Anyway   bool         `json:"anyway,omitempty"`
	Events   []wire.Event `json:"events,omitempty"`
	Steps    []wire.Step  `json:"steps,omitempty"` // of the Automa's turn; its events are in them
}

func writeReplay(cmd *cobra.Command, r *record.Record) error {
	g := r.Game().Game
	entries := []replayEntry{}
	for _, e := range r.Entries() {
		before := &e.Before.State
		entry := replayEntry{Era: before.Era.String(), Round: int(before.Round), Seat: int(before.Actor)}
		switch {
		case e.Correction.Thing != 0:
			entry.PutRight = correct.Format(g, before, e.Correction)
		case e.Automa():
			entry.Steps = wire.StepsOf(g, before, e.Steps)
		default:
			choice := wire.ChoiceOf(g, before, e.Choice)
			entry.Choice, entry.Events, entry.Anyway = &choice, wire.EventsOf(g, e.Events), e.Anyway
		}
		entries = append(entries, entry)
	}
	h := r.Header()
	vp := []int{}
	for seat := range h.Options.Seats {
		vp = append(vp, int(r.Position().Players[seat].VP))
	}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(struct {
		GameRules  string        `json:"game_rules"`
		Difficulty string        `json:"difficulty,omitempty"`
		Seed       uint64        `json:"seed"`
		Practice   bool          `json:"practice"`
		VP         []int         `json:"vp"`
		Over       bool          `json:"over"`
		Hash       string        `json:"hash"`
		Entries    []replayEntry `json:"entries"`
	}{r.Game().ID, h.Difficulty, h.Seed, h.Practice, vp, r.Position().Decision == engine.GameOver, r.Hash(), entries})
}
