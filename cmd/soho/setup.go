package main

import (
	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// gameFlags say which board game it is about.
type gameFlags struct {
	game, board      *word
	virtual, classic bool
	linked           string // the id, where a link tells it
}

// The maps of Lancashire.
const (
	fullMap      = "full"
	communityMap = "community"
)

const usualGame = rules.Birmingham

const whichGame = "which game: Birmingham, Lancashire, or the Brass of 2007"

// whichOfAll is the usage of --game where the auction game can be named as well.
const whichOfAll = "which game: Birmingham, Lancashire, the Brass of 2007, or Industry"

// addGame adds --game and --map.
func addGame(cmd *cobra.Command) *gameFlags { return gamesOf(cmd, whichGame, rules.Games...) }

func gamesOf(cmd *cobra.Command, usage string, games ...string) *gameFlags {
	return &gameFlags{
		game:  wordFlag(cmd, "game", usualGame, usage, games...),
		board: wordFlag(cmd, "map", fullMap, "of Lancashire: the whole map, or a community's for two (C14.3)", fullMap, communityMap),
	}
}

// addVariants adds --virtual-link as well.
func addVariants(cmd *cobra.Command) *gameFlags { return variantsOf(cmd, addGame(cmd)) }

func variantsOf(cmd *cobra.Command, f *gameFlags) *gameFlags {
	cmd.Flags().BoolVar(&f.virtual, "virtual-link", false, "Lancashire with Liverpool and Birkenhead joined for industry cards (C5.4)")
	return f
}

// addClassic adds --classic-deck, where there may be more than two seats, as there are against the Automa.
func addClassic(cmd *cobra.Command, f *gameFlags) {
	cmd.Flags().BoolVar(&f.classic, "classic-deck", false, "Lancashire with all 66 cards, for 3 or 4 seats (C14.2)")
}

// variantFlags are the flags that name a variant of Lancashire, of a game against the Automa.
var variantFlags = []string{"map", "virtual-link"}

// id is the game that the flags name, one of decks.Games.
func (f *gameFlags) id(cmd *cobra.Command) (string, error) {
	if f.linked != "" {
		return f.linked, nil
	}
	id, err := decks.Variant{Community: f.board.value == communityMap, Classic: f.classic, Virtual: f.virtual}.ID(f.game.value)
	if err != nil {
		return "", misused(cmd, "%v", err)
	}
	return id, nil
}

// setup is the board, deck and mat of a game, as the flags say.
type setup struct {
	*gameFlags
	deckFile, matFile string
	difficulty        *word
}

const usualDifficulty = "medium"

// addSetup adds --game and its variants against the Automa, --deck, --mat and --difficulty.
func addSetup(cmd *cobra.Command) *setup { return setupOf(cmd, addGame(cmd)) }

func setupOf(cmd *cobra.Command, games *gameFlags) *setup {
	s := &setup{gameFlags: variantsOf(cmd, games)}
	addDeck(cmd, &s.deckFile, playWithDeck)
	cmd.Flags().StringVar(&s.matFile, "mat", "", "play with the Automa's tiles of this `FILE`, instead of a difficulty")
	s.difficulty = wordFlag(cmd, "difficulty", usualDifficulty, "how strong the Automa is", decks.Difficulties(usualGame)...)
	return s
}

const playWithDeck = "play with the Automa's cards of this `FILE`"

// addDeck adds --deck, with its usage in the command.
func addDeck(cmd *cobra.Command, file *string, usage string) {
	cmd.Flags().StringVar(file, "deck", "", usage)
}

// load reads the board, the deck and the mat.
func (s *setup) load(cmd *cobra.Command) (*automa.Game, *automa.Mat, error) {
	if s.matFile != "" && cmd.Flags().Changed("difficulty") {
		return nil, nil, misused(cmd, "--mat and --difficulty exclude each other")
	}
	id, err := s.id(cmd)
	if err != nil {
		return nil, nil, err
	}
	game, err := loadGame(id, s.deckFile)
	if err != nil {
		return nil, nil, err
	}
	if s.matFile != "" {
		mat, err := readMat(id, s.matFile)
		return game, mat, err
	}
	mat, err := levelNamed(id, s.difficulty.value)
	return game, mat, err
}

// levelNamed returns the level of a name for a game. Not every game has each that --difficulty takes.
func levelNamed(id, name string) (*automa.Mat, error) {
	mat, ok := decks.MatNamed(id, name)
	if !ok {
		return nil, fault.Errorf("%s has no level %q, only %s", decks.Game(id).Name, name, fault.Or(decks.Difficulties(id)))
	}
	return mat, nil
}

// gameOptions are the flags that change the rules of a game.
type gameOptions struct {
	intro     *bool
	turnOrder *word
}

func addOptions(cmd *cobra.Command) gameOptions {
	return gameOptions{
		intro:     cmd.Flags().Bool("intro", false, "the introductory game: the Canal Era alone (B4.7, C4.6)"),
		turnOrder: wordFlag(cmd, "turn-order", "human-first", "who starts a round: you, or who spent less (M83)", "human-first", "spending"),
	}
}

// of makes the options of a solo game.
func (o gameOptions) of(mat *automa.Mat) engine.Options {
	options := mat.Options()
	options.Introductory, options.SpendingOrder = *o.intro, o.turnOrder.value == "spending"
	return options
}

// loadGame sets a game up with a deck, which is the printed one if no file is named.
func loadGame(id, deckFile string) (*automa.Game, error) {
	printed := decks.Game(id)
	if deckFile == "" {
		return printed, nil
	}
	text, err := readSource(id, deckFile)
	if err != nil {
		return nil, err
	}
	if kind, _ := decks.KindOf(deckFile, text); kind == decks.MatText {
		return nil, fault.Errorf("%s is a mat, which has no cards", deckFile)
	}
	deck, err := decks.ParseDeck(id, deckFile, text)
	if err != nil {
		return nil, err
	}
	return automa.New(printed.Game, deck), nil
}

func readMat(id, file string) (*automa.Mat, error) {
	text, err := readSource(id, file)
	if err != nil {
		return nil, err
	}
	if kind, _ := decks.KindOf(file, text); kind == decks.DeckText {
		return nil, fault.Errorf("%s is a deck of cards, which has no tiles", file)
	}
	return decks.ParseMat(id, file, text)
}
