package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// tableFlags say who sits at a table without the Automa: people and rivals.
type tableFlags struct {
	seats   count
	players string
	unaided string
	real    bool // the table is a real one
}

// tableNames are the names of these flags.
var tableNames = []string{"seats", "players", "unaided"}

// addTable adds --seats, --players and --unaided.
func addTable(cmd *cobra.Command) *tableFlags {
	f := &tableFlags{seats: count{2, engine.MaxSeats, 0}}
	flags := cmd.Flags()
	flags.Var(&f.seats, "seats", "without the Automa, at a table of so many: 2 to 4")
	flags.StringVar(&f.players, "players", "", "who sits there, as `NAME,NAME,…`: the names of people (you: one without), and quick, careful, thorough or deep for rivals (in Industry steady, keen or adviser)")
	flags.StringVar(&f.unaided, "unaided", "", "people at such a table who get no hints, as `NAME,…`")
	if err := cmd.RegisterFlagCompletionFunc("players", completePlayers); err != nil {
		panic(err)
	}
	return f
}

// addPeople adds --seats and --players of a real table, where no rivals sit.
func addPeople(cmd *cobra.Command) *tableFlags {
	f := &tableFlags{seats: count{2, engine.MaxSeats, 0}, real: true}
	flags := cmd.Flags()
	flags.Var(&f.seats, "seats", "people play on your table, without the Automa: 2 to 4 of them")
	flags.StringVar(&f.players, "players", "", "the names of these people, as `NAME,NAME,…` (you: one without)")
	return f
}

// completePlayers offers what may stand behind the last comma: a strength, or somebody without a name.
func completePlayers(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
	before := typed[:strings.LastIndexByte(typed, ',')+1]
	offered := []string{before + words.Unnamed}
	for _, s := range search.Strengths {
		offered = append(offered, before+s.Name)
	}
	for _, name := range []string{rival.Steady, rival.Keen, rival.Adviser} {
		offered = append(offered, before+name)
	}
	return offered, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

func (f *tableFlags) on(flags *pflag.FlagSet) bool {
	return f != nil && slices.ContainsFunc(tableNames, flags.Changed)
}

// check refuses flags that say otherwise who plays.
func (f *tableFlags) check(cmd *cobra.Command) error {
	for _, name := range []string{"rival", "strength", "difficulty", "mat", "deck", "turn-order", "guide", "own-deck"} {
		if cmd.Flags().Changed(name) {
			changed := tableNames[slices.IndexFunc(tableNames, cmd.Flags().Changed)]
			if f.real {
				return misused(cmd, "--%s and --%s exclude each other: people play on the table, and the Automa does not", name, changed)
			}
			return misused(cmd, "--%s and --%s exclude each other: at such a table there are people and rivals, and no Automa", name, changed)
		}
	}
	return nil
}

// header is that of a game at the table.
func (f *tableFlags) header(cmd *cobra.Command, seed uint64, introductory bool) (h record.Header, err error) {
	list := listed(f.players)
	seats := f.seats.value
	if seats == 0 {
		seats = len(list)
	}
	switch {
	case seats == 0 && cmd.Flags().Changed("players"):
		return h, misused(cmd, "--players names nobody")
	case seats == 0:
		return h, misused(cmd, "--unaided wants --players or --seats, which say who plays")
	case seats < 2 || seats > engine.MaxSeats:
		return h, misused(cmd, "a table has 2 to %d seats, and --players names %d", engine.MaxSeats, seats)
	case len(list) > seats:
		return h, misused(cmd, "--players names %d, and the table has %d seats", len(list), seats)
	}
	for len(list) < seats {
		list = append(list, words.Unnamed)
	}
	h = record.Header{Options: engine.Options{Seats: seats, Introductory: introductory}, Seed: seed}
	for seat, word := range list {
		if h.Players[seat] = playerOf(word); f.real && h.Players[seat].Rival > 0 {
			return h, misused(cmd, "--players: %q is a strength, and rivals do not sit at a real table", word)
		}
	}
	if h.Duel() {
		h.Difficulty = list[record.RivalSeat]
	}
	names := make([]string, seats)
	for seat := range names {
		names[seat] = h.Players[seat].Name
	}
	if err := checkNames(cmd, names, speech(spoken(cmd)).At(&h)); err != nil {
		return h, err
	}
	return h, f.unaid(cmd, list, func(seat int) bool {
		h.Players[seat].Unaided = true
		return true
	})
}

// checkNames refuses names by which people are not told apart.
func checkNames(cmd *cobra.Command, names []string, w words.Words) error {
	if _, err := words.CheckNames(names, w.Names[:]); err != nil {
		return misused(cmd, "--players: %s", err)
	}
	return nil
}

// unaid leaves those without hints who are named so; set says so of a seat, and whether it can be said.
func (f *tableFlags) unaid(cmd *cobra.Command, list []string, set func(seat int) bool) error {
	for _, name := range listed(f.unaided) {
		found := false
		for seat, word := range list {
			found = word == name && set(seat) || found
		}
		if !found {
			return misused(cmd, "--unaided: nobody at the table is called %q", name)
		}
	}
	return nil
}

// listed are the words between commas; where there is none, that of a person without a name.
func listed(text string) (list []string) {
	if text == "" {
		return nil
	}
	for word := range strings.SplitSeq(text, ",") {
		if word = strings.TrimSpace(word); word == "" {
			word = words.Unnamed
		}
		list = append(list, word)
	}
	return list
}

// playerOf is the player that a word stands for.
func playerOf(word string) record.Player {
	if s, ok := search.StrengthNamed(word); ok {
		return record.Player{Rival: s.Futures}
	}
	if word == words.Unnamed {
		return record.Player{}
	}
	return record.Player{Name: word}
}
