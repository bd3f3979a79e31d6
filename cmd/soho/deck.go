package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine/fault"
)

func newDeck() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "deck",
		Short: "Show, check, compare and print the Automa's cards",
		Long: `The Automa's cards and its mats (its tiles at the start, by difficulty) are texts that
you can write yourself and play with: see decks/birmingham/mautoma in the source, and
decks/lancashire/mautoma for the map of Lancashire, which the Brass of 2007 shares.`,
	}
	cmd.AddCommand(newDeckShow(), newDeckLint(), newDeckCompare(), newDeckPrint(), newDeckLink())
	return cmd
}

func newDeckShow() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "show",
		Short: "Describe the Automa's cards in words",
		Example: `  soho deck show --card 7
  soho deck show --deck my-deck.toml
  soho deck show --game lancashire --map community`,
	}
	game := addGame(cmd)
	number := count{low: 1, high: 99}
	cmd.Flags().Var(&number, "card", "only the card with this number")
	var file string
	addDeck(cmd, &file, "show the cards of this `FILE`")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		id, err := game.id(cmd)
		if err != nil {
			return err
		}
		game, err := loadGame(id, file)
		if err != nil {
			return err
		}
		if cmd.Flags().Changed("card") {
			return showCards(cmd, game, number.value)
		}
		var all []int
		for _, card := range game.Deck.Cards {
			all = append(all, card.Number)
		}
		return showCards(cmd, game, all...)
	}
	return cmd
}

func showCards(cmd *cobra.Command, game *automa.Game, numbers ...int) error {
	w := wordsAbout(cmd, game)
	w.Width = widthOf(cmd.OutOrStdout())
	var lines []string
	for i, number := range numbers {
		card := w.AutomaCard(number)
		if len(card) == 0 {
			return fault.Errorf("the deck %s has no card %d", game.Deck.Name, number)
		}
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, card...)
	}
	return printLines(cmd.OutOrStdout(), lines)
}

func newDeckLint() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lint FILE…",
		Short: "Check decks and mats",
		Long: `Checks texts of decks and mats for a game, told apart by what is in them. Of each it
prints that it is good, or the first mistake with its line and column.`,
		Example: `  soho deck lint my-deck.toml my-mat.toml
  soho deck lint --game lancashire my-cotton-deck.toml`,
		Args: wantsArgs(1, manyArgs, "%s wants a file to check"),
	}
	game := addGame(cmd)
	cmd.RunE = func(cmd *cobra.Command, files []string) error {
		id, err := game.id(cmd)
		if err != nil {
			return err
		}
		var problems []error
		for _, file := range files {
			verdict, err := lint(id, file)
			if err != nil {
				problems = append(problems, err)
				continue
			}
			if _, isLink, _ := linkIn(file); isLink {
				file = file[:min(len(file), mostNamed)] + "…"
			}
			good := fault.Sprintf("%s: good: %s", file, verdict)
			if _, err := fmt.Fprintln(cmd.OutOrStdout(), speech(spoken(cmd)).Fault(good)); err != nil {
				return err
			}
		}
		return errors.Join(problems...)
	}
	return cmd
}

// mostNamed is how much of a link says which it is.
const mostNamed = 24

// ownFile is a deck or a mat in a file or a link.
type ownFile struct {
	name string // of its file, or its own
	deck *automa.Deck
	mat  *automa.Mat
}

func (c *ownFile) sum() string {
	if c.mat != nil {
		return c.mat.Sum
	}
	return c.deck.Sum
}

// readOwn reads a deck or a mat for a game.
func readOwn(id, file string) (ownFile, error) {
	text, err := readSource(id, file)
	if err != nil {
		return ownFile{}, err
	}
	kind, err := decks.KindOf(file, text)
	if err != nil {
		return ownFile{}, err
	}
	c := ownFile{name: file}
	if kind == decks.MatText {
		c.mat, err = decks.ParseMat(id, file, text)
	} else {
		c.deck, err = decks.ParseDeck(id, file, text)
	}
	if _, ok, _ := linkIn(file); ok && err == nil {
		c.name = nameOf(c)
	}
	return c, err
}

// nameOf is the name that a deck or mat gives itself.
func nameOf(c ownFile) string {
	if c.mat != nil {
		return c.mat.Name
	}
	return c.deck.Name
}

// lint checks a file for a game and describes its content.
func lint(game, file string) (fault.Text, error) {
	c, err := readOwn(game, file)
	switch {
	case err != nil:
		return fault.Text{}, err
	case c.mat != nil:
		return matSummary(c.mat), nil
	}
	return deckSummary(c.deck), nil
}

func deckSummary(deck *automa.Deck) fault.Text {
	var groups [automa.Groups]int
	slots := 0
	for _, card := range deck.Cards {
		groups[card.Group]++
		slots += len(card.Front)
	}
	return fault.Sprintf("%d cards (%d A, %d B, %d C) with %d slots, the deck %s",
		len(deck.Cards), groups[automa.GroupA], groups[automa.GroupB], groups[automa.GroupC], slots, deck.Name)
}

func matSummary(mat *automa.Mat) fault.Text {
	tiles := 0
	for _, n := range mat.Count {
		tiles += int(n)
	}
	return fault.Sprintf("%d tiles, the mat %s", tiles, mat.Name)
}
