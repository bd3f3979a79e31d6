package main

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/host/window"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/guide"
)

// playFlags are the values of the flags of play.
type playFlags struct {
	*setup
	options  gameOptions
	rival    rivalFlags
	people   *tableFlags
	industry industryFlags
	seed     uint64
	file     string
	from     string // a moment of another game
	latest   bool
	text     bool
	rescue   bool
	plain    bool
	noColour bool
	guide    bool
	daily    bool
	table    bool        // the game lies on a real table
	kept     engine.Kept // of the player there
	ownDeck  bool        // and so is a printed deck of the Automa
	link     *link.Link  // of the game, if one names it
}

func newPlay() *cobra.Command {
	f := &playFlags{}
	cmd := &cobra.Command{
		Use:   "play [LINK]",
		Short: "Play a game against the Automa, rivals or other people",
		Long: `Play Brass: Birmingham, Brass: Lancashire or the Brass of 2007 against the Automa, in a
window or in the terminal. Every choice is saved at once: leave whenever you like, and
go on with --continue. A link, as soho link prints it, is a game to look at and play on, or
a challenge to play the same game and to beat a score.

Industry is played with --game industry, by three or four: you and three rivals, or who
--players names. Its rivals are steady, keen and adviser.

With --players or --seats two to four play without the Automa: people, who pass the screen
on from turn to turn, and rivals. Their games do not count in the statistics, except those
of one person against one rival.

The terminal serves where there is no display, where the moves come from a pipe, and with
--text, --plain or --no-colour.`,
		Example: `  soho play                               the start screen; in the terminal a new game, medium
  soho play --difficulty hard --seed 42   the same cards for everyone who plays seed 42
  soho play --game lancashire             Brass: Lancashire; also --map community, --virtual-link
  soho play --game brass                  the Brass of 2007
  soho play --game industry               Industry, with three rivals; also --players you,keen,steady
  soho play --game industry --guide       a first game of Industry that teaches it
  soho play --continue                    go on with the latest game
  soho play --load mygame.soho            go on with a saved game
  soho play --from mygame.soho:57         try a move again, as a lesson; also mygame.soho:rail-3
  soho play --rival adviser               two full players: you and a rival
  soho play --players Ada,Bo,careful      a table of three: two people in turn, and a rival
  soho play --daily                       the day's game, the same for all
  soho play '#c=AQMAIC7MJpUgMaOmJg'       a challenge that came as a link
  soho play --plain                       for screen readers: words instead of marks and tables`,
		Args: wantsArgs(0, 1, "%s takes one LINK at the most"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.takeLink(cmd, strings.Join(args, "")); err != nil {
				return err
			}
			return f.play(cmd)
		},
	}
	f.rival = addRival(cmd)
	f.people = addTable(cmd)
	f.setup = setupOf(cmd, gamesOf(cmd, whichOfAll, rules.Books...))
	flags := f.add(cmd)
	f.industry.add(flags)
	addClassic(cmd, f.gameFlags)
	flags.BoolVar(&f.text, "text", false, "play in the terminal")
	flags.StringVar(&f.from, "from", "", "try a moment of a game again as practice, in the terminal: `FILE:MOVE`, a number as soho analyse tells it, or a round such as rail-3")
	flags.BoolVar(&f.rescue, "rescue", false, "with --load: go on from the newest good state of a damaged file, which is kept beside it")
	flags.BoolVar(&f.guide, "guide", false, "play in the terminal, in a first game that teaches while you play; the window offers that itself")
	flags.BoolVar(&f.daily, "daily", false, "the day's game: Birmingham, with a seed and level that the date in UTC decides")
	return cmd
}

// add adds the flags that games on the screen and on a real table have in common.
func (f *playFlags) add(cmd *cobra.Command) *pflag.FlagSet {
	f.options = addOptions(cmd)
	flags := cmd.Flags()
	flags.Uint64Var(&f.seed, "seed", 0, "the `NUMBER` that decides all shuffling; a random one if it is left out")
	flags.StringVar(&f.file, "load", "", "go on with the game in this `FILE`, which it is also saved to")
	flags.BoolVar(&f.latest, "continue", false, "go on with the latest game that is not over")
	flags.BoolVar(&f.plain, "plain", false, "for screen readers: words instead of marks and tables")
	flags.BoolVar(&f.noColour, "no-colour", false, "no colour, as with the environment variable NO_COLOR")
	return flags
}

func (f *playFlags) play(cmd *cobra.Command) error {
	if err := f.whichGame(cmd); err != nil {
		return err
	}
	isIndustry, err := f.isIndustry(cmd)
	if err != nil {
		return err
	}
	inTerminal := f.playInTerminal
	if isIndustry {
		inTerminal = f.playIndustry
	}
	if !f.inWindow(cmd) {
		return inTerminal(cmd)
	}
	err = f.playInWindow(cmd)
	var none *window.Missing
	if errors.As(err, &none) {
		complain(cmd, fault.Errorf("%w, so the game plays in the terminal", none))
		return inTerminal(cmd)
	}
	return err
}

// deckText is the text of the deck that is played with, nil for the printed one.
func (f *playFlags) deckText() ([]byte, error) {
	if f.deckFile == "" {
		return nil, nil
	}
	return readText(f.deckFile)
}

// whichGame finds the file of the game that is gone on with, if one is.
func (f *playFlags) whichGame(cmd *cobra.Command) (err error) {
	if f.latest {
		if err = excludes(cmd, "continue", "load", "rescue", "deck", "from"); err != nil {
			return err
		}
		if f.table {
			f.file, err = latestTable()
			return err
		}
		return f.findLatest(cmd)
	}
	if cmd.Flags().Changed("from") {
		f.text = true
		return excludes(cmd, "from", "load", "rescue", "guide")
	}
	if !cmd.Flags().Changed("load") {
		return nil
	}
	if f.file == "" { // such as a variable of a script that is not set
		return misused(cmd, "--load names no file")
	}
	return excludes(cmd, "load")
}

// newGameFlags are those about a new game, beside --deck.
var newGameFlags = slices.Concat([]string{"seed", "difficulty", "mat", "intro", "turn-order", "game", "rival", "strength", "keep-money", "keep-hand", "own-deck",
	"classic-deck"}, tableNames, variantFlags, industryNames)

// excludes refuses other flags, and those about a new game, beside one about a saved game.
func excludes(cmd *cobra.Command, flag string, others ...string) error {
	for _, name := range append(others, newGameFlags...) {
		if cmd.Flags().Changed(name) {
			return misused(cmd, "--%s and --%s exclude each other: the file says which game it is", flag, name)
		}
	}
	return nil
}

// findLatest finds the file of the latest game that is not over, as the start screen does.
func (f *playFlags) findLatest(cmd *cobra.Command) error {
	kept := openStore(cmd)
	games := library.New(kept)
	if err := games.Refresh(); err != nil {
		return err
	}
	for games.Seek(1) {
		continue
	}
	game, ok, _ := games.Latest()
	if damaged, ok := newestDamaged(games.Games(), game.Name); ok {
		path := terminal.ShellWord(filepath.Join(gamesFolder(kept), damaged.Name))
		complain(cmd, fault.Errorf("%w; \"soho play --load %s\" tells what can be done about it", damaged.Damage, path))
	}
	if !ok {
		return fault.Errorf("no game in %q can be gone on with: there is none that is sound and not over", gamesFolder(kept))
	}
	f.file, f.table = filepath.Join(gamesFolder(kept), game.Name), store.IsTable(game.Name)
	return nil
}

// newestDamaged finds the newest damaged game that is newer than the one of a name, or among all if that is no name.
func newestDamaged(games []library.Game, than string) (library.Game, bool) {
	for _, g := range games {
		switch {
		case g.Name == than:
			return library.Game{}, false
		case g.Damage != nil:
			return g, true
		}
	}
	return library.Game{}, false
}

// start starts the game that the flags describe.
func (f *playFlags) start(cmd *cobra.Command) (*record.Record, error) {
	if f.link != nil && f.link.Kind != link.Deck {
		return f.linked()
	}
	if f.people.on(cmd.Flags()) {
		if err := f.people.check(cmd); err != nil {
			return nil, err
		}
	}
	if err := f.rival.check(cmd, "guide"); err != nil {
		return nil, err
	}
	if f.guide && !cmd.Flags().Changed("difficulty") && !cmd.Flags().Changed("mat") {
		f.difficulty.value = guide.Difficulty
	}
	game, mat, err := f.setup.load(cmd)
	if err != nil {
		return nil, err
	}
	switch {
	case cmd.Flags().Changed("seed"):
	case f.guide:
		f.seed = guide.Seed
	default:
		f.seed = randomSeed()
	}
	if f.people.on(cmd.Flags()) {
		return f.startTable(cmd, game)
	}
	if f.rival.on() {
		return record.New(game, f.rival.header(f.seed, *f.options.intro))
	}
	if f.table {
		if game, err = automa.AtTable(game, f.kept); err != nil {
			return nil, err
		}
	}
	return record.New(game, record.Header{Options: f.options.of(mat), Seed: f.seed, Difficulty: mat.Name, OwnDeck: f.ownDeck})
}

// startTable starts a game without the Automa: at a real table, or with the screen passed on.
func (f *playFlags) startTable(cmd *cobra.Command, game *automa.Game) (*record.Record, error) {
	header, err := f.people.header(cmd, f.seed, *f.options.intro)
	if err == nil && f.table {
		game, err = automa.AtTable(game, f.kept)
	}
	if err != nil {
		return nil, err
	}
	return record.New(game, header)
}

// randomSeed makes a seed that is short enough to pass on by word of mouth.
func randomSeed() uint64 {
	var b [4]byte
	if _, err := io.ReadFull(rand.Reader, b[:]); err != nil {
		return 1
	}
	return uint64(binary.LittleEndian.Uint32(b[:])%999_999) + 1
}
