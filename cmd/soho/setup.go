package main

import (
	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
)

// setup is what a game is played with, as the flags say.
type setup struct {
	deckFile, matFile string
	difficulty        *word
}

const usualDifficulty = "medium"

// addSetup adds --deck, --mat and --difficulty.
func addSetup(cmd *cobra.Command) *setup {
	s := &setup{}
	addDeck(cmd, &s.deckFile, playWithDeck)
	cmd.Flags().StringVar(&s.matFile, "mat", "", "play with the Automa's tiles of this `FILE`, instead of a difficulty")
	s.difficulty = wordFlag(cmd, "difficulty", usualDifficulty, "how strong the Automa is", decks.Difficulties("birmingham")...)
	return s
}

const playWithDeck = "play with the Automa's cards of this `FILE`"

// addDeck adds --deck, with what it means for the command.
func addDeck(cmd *cobra.Command, file *string, usage string) {
	cmd.Flags().StringVar(file, "deck", "", usage)
}

// load reads the board, the deck and the mat.
func (s *setup) load(cmd *cobra.Command) (*automa.Game, *automa.Mat, error) {
	if s.matFile != "" && cmd.Flags().Changed("difficulty") {
		return nil, nil, misused(cmd, "--mat and --difficulty exclude each other")
	}
	game, err := loadGame(s.deckFile)
	if err != nil {
		return nil, nil, err
	}
	if s.matFile != "" {
		mat, err := readMat(s.matFile)
		return game, mat, err
	}
	mat, _ := decks.MatNamed("birmingham", s.difficulty.value)
	return game, mat, nil
}

// gameOptions are the flags that change the rules of a game.
type gameOptions struct {
	intro     *bool
	turnOrder *word
}

func addOptions(cmd *cobra.Command) gameOptions {
	return gameOptions{
		intro:     cmd.Flags().Bool("intro", false, "the introductory game: the Canal Era alone (B4.7)"),
		turnOrder: wordFlag(cmd, "turn-order", "human-first", "who starts a round: you, or who spent less (M83)", "human-first", "spending"),
	}
}

// of makes the options of a solo game.
func (o gameOptions) of(mat *automa.Mat) engine.Options {
	return engine.Options{Seats: 2, Solo: true, Introductory: *o.intro, SpendingOrder: o.turnOrder.value == "spending",
		AutomaMat: mat.Count}
}

// loadGame sets the board up with a deck, which is the printed one if no file is named.
func loadGame(deckFile string) (*automa.Game, error) {
	printed := decks.Game("birmingham")
	if deckFile == "" {
		return printed, nil
	}
	deck, err := readDeck(deckFile)
	if err != nil {
		return nil, err
	}
	return automa.New(printed.Game, deck), nil
}

func readDeck(file string) (*automa.Deck, error) {
	text, err := store.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return decks.ParseDeck("birmingham", file, text)
}

func readMat(file string) (*automa.Mat, error) {
	text, err := store.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return decks.ParseMat("birmingham", file, text)
}
