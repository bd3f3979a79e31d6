package main

import (
	"github.com/spf13/cobra"

	"sohofoundry/cmd/soho/protocol"
)

func newEngine() *cobra.Command {
	var deckFile string
	cmd := &cobra.Command{
		Use:     "engine",
		Short:   "Answer requests of another program, as lines of JSON",
		Long:    protocol.Manual(),
		Example: protocol.Example,
	}
	game := addVariants(cmd)
	addClassic(cmd, game)
	addDeck(cmd, &deckFile, playWithDeck)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		id, err := game.id(cmd)
		if err != nil {
			return err
		}
		game, err := loadGame(id, deckFile)
		if err != nil {
			return err
		}
		setup := protocol.Setup{Game: game, Difficulty: usualDifficulty, Version: version}
		return protocol.Serve(setup, cmd.InOrStdin(), cmd.OutOrStdout())
	}
	return cmd
}
