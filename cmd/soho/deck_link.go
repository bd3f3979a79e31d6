package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"sohofoundry"
	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
)

func newDeckLink() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "link FILE",
		Short: "Print a deck or mat as a link",
		Long: `Prints a deck or a mat as a link that holds all of it but its comments. Nothing is kept on
a server, and what stands behind the # of an address is sent to nobody.

Whoever opens the link in the window or the page sees the cards and can play with them.
Wherever a command wants the FILE of a deck or mat, a link does as well, in quotes.`,
		Example: `  soho deck link my-deck.toml
  soho deck link --game lancashire my-cotton-deck.toml`,
		Args: wantsArgs(1, 1, "%s wants one file"),
	}
	game := addGame(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		id, err := game.id(cmd)
		if err != nil {
			return err
		}
		text, err := readSource(id, args[0])
		if err != nil {
			return err
		}
		l, err := link.OfDeck(id, args[0], text)
		if err != nil {
			return err
		}
		fmt.Fprintln(cmd.OutOrStdout(), sohofoundry.Page+l.Fragment())
		return nil
	}
	return cmd
}

// readText reads the text of a deck or mat from a file, or from a link.
func readText(from string) ([]byte, error) {
	_, text, err := openText(from)
	return text, err
}

// readSource is readText for a game; a link tells of which it is.
func readSource(id, from string) ([]byte, error) {
	of, text, err := openText(from)
	if err == nil && of != "" && decks.Game(of).Rules() != decks.Game(id).Rules() {
		return nil, fault.Errorf("this link is of a deck or mat for %s, not for %s", decks.Game(of).Name, decks.Game(id).Name)
	}
	return text, err
}

// openText reads a text from a file or a link, which tells also of which game it is.
func openText(from string) (id string, text []byte, err error) {
	l, ok, err := linkIn(from)
	switch {
	case !ok:
		text, err = store.ReadFile(from)
	case err != nil:
	case l.Kind != link.Deck:
		err = fault.Errorf("this link is not of a deck or mat")
	default:
		id, _, text, err = link.ReadDeck(l)
	}
	return id, text, err
}
