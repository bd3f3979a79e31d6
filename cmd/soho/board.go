package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/store"
)

func newBoard() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "board",
		Short: "Check boards of your own for Industry",
		Long: `The board of Industry is a text that you can write yourself: what each of its sixty zones
is, costs, needs, makes and scores, and which of them are joined. The printed board is
not known to us; decks/industry/board.toml in the source is our own.`,
	}
	cmd.AddCommand(newBoardLint())
	return cmd
}

func newBoardLint() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lint FILE…",
		Short: "Check boards for Industry",
		Long: `Checks texts of boards for Industry. Of each it prints what is on it, or the first
mistake with its line and column.`,
		Example: `  soho board lint my-board.toml`,
		Args:    wantsArgs(1, manyArgs, "%s wants a file to check"),
	}
	cmd.RunE = func(cmd *cobra.Command, files []string) error {
		var problems []error
		for _, file := range files {
			game, err := readBoard(file)
			if err != nil {
				problems = append(problems, err)
				continue
			}
			good := fault.Sprintf("%s: good: %s", file, boardSummary(game))
			if _, err := fmt.Fprintln(cmd.OutOrStdout(), speech(spoken(cmd)).Fault(good)); err != nil {
				return err
			}
		}
		return errors.Join(problems...)
	}
	return cmd
}

// readBoard reads a board for Industry.
func readBoard(file string) (*industry.Game, error) {
	text, err := store.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return decks.ParseIndustry(file, text)
}

func boardSummary(g *industry.Game) fault.Text {
	kinds := map[industry.Kind]int{}
	for i := range g.Zones {
		kinds[g.Zones[i].Kind]++
	}
	zones := fault.Sprintf("%s, %s, %s, %s", fault.Sprintf("%d factories", kinds[industry.Factory]), fault.Sprintf("%d technologies", kinds[industry.Technology]),
		fault.Sprintf("%d bonus zones", kinds[industry.Bonus]), fault.Sprintf("%d joker zones", kinds[industry.Joker]))
	return fault.Sprintf("%s, %s, %s, the board %s", zones, fault.Sprintf("%d roads", len(g.Roads)), fault.Sprintf("%d links", len(g.Links)), g.Name)
}
