package main

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/render/client"
	"sohofoundry/render/library"
	"sohofoundry/render/saves"
	"sohofoundry/render/store"
	"sohofoundry/render/terminal"
	"sohofoundry/render/window"
	"sohofoundry/render/words"
)

// playFlags are what the flags of play say.
type playFlags struct {
	*setup
	options  gameOptions
	seed     uint64
	file     string
	latest   bool
	text     bool
	rescue   bool
	plain    bool
	noColour bool
}

func newPlay() *cobra.Command {
	f := &playFlags{}
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play a game against the Automa",
		Long: `Play Brass: Birmingham against the Automa, in a window or in the terminal. Every choice is
saved at once: leave whenever you like, and go on with --continue.

The terminal serves where there is no display, where the moves come from a pipe, and with
--text, --plain or --no-colour.`,
		Example: `  soho play                               the start screen; in the terminal a new game, medium
  soho play --difficulty hard --seed 42   the same cards for everyone who plays seed 42
  soho play --continue                    go on with the latest game
  soho play --load mygame.soho            go on with a saved game
  soho play --plain                       for screen readers: words instead of marks and tables`,
		RunE: func(cmd *cobra.Command, _ []string) error { return f.play(cmd) },
	}
	f.setup = addSetup(cmd)
	f.options = addOptions(cmd)
	flags := cmd.Flags()
	flags.BoolVar(&f.text, "text", false, "play in the terminal")
	flags.Uint64Var(&f.seed, "seed", 0, "the `NUMBER` that decides all shuffling; a random one if it is left out")
	flags.StringVar(&f.file, "load", "", "go on with the game in this `FILE`, which it is also saved to")
	flags.BoolVar(&f.latest, "continue", false, "go on with the latest game that is not over")
	flags.BoolVar(&f.rescue, "rescue", false, "with --load: go on from the newest good state of a damaged file, which is kept beside it")
	flags.BoolVar(&f.plain, "plain", false, "for screen readers: words instead of marks and tables")
	flags.BoolVar(&f.noColour, "no-colour", false, "no colour, as with the environment variable NO_COLOR")
	return cmd
}

func (f *playFlags) play(cmd *cobra.Command) error {
	if err := f.whichGame(cmd); err != nil {
		return err
	}
	if !f.inWindow(cmd) {
		return f.playInTerminal(cmd)
	}
	err := f.playInWindow(cmd)
	var none *window.Missing
	if errors.As(err, &none) {
		fmt.Fprintf(cmd.ErrOrStderr(), "soho: %v, so the game plays in the terminal\n", none)
		return f.playInTerminal(cmd)
	}
	return err
}

func (f *playFlags) playInTerminal(cmd *cobra.Command) error {
	r, file, err := f.opened(cmd)
	if err != nil {
		return err
	}
	out := cmd.OutOrStdout()
	w, err := words.New(r.Game(), "en")
	if err != nil {
		return err
	}
	w.Width = widthOf(out) - 2
	w.Plain = f.plain
	kept := keeper{file: file}
	if kept.deck, err = f.deckText(); err != nil {
		return err
	}
	defer kept.watch(func() { fmt.Fprintln(out, "\n"+w.Text("terminal.left", "path", terminal.ShellWord(kept.path))) })()
	return terminal.New(r, cmd.InOrStdin(), out, terminal.Options{
		Words:  w,
		Colour: isTerminal(out) && !f.noColour && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		Echo:   !isTerminal(cmd.InOrStdin()),
		Loaded: f.file,
		Save:   kept.save,
		SaveAs: kept.saveCopy,
	}).Run()
}

// deckText is the text of the deck that is played with, nil for the printed one.
func (f *playFlags) deckText() ([]byte, error) {
	if f.deckFile == "" {
		return nil, nil
	}
	return readText(f.deckFile)
}

// opened starts a new game, or loads one, with the file that it is saved to.
func (f *playFlags) opened(cmd *cobra.Command) (*record.Record, *saves.File, error) {
	if f.file != "" {
		return f.load(cmd)
	}
	r, err := f.start(cmd)
	if err != nil {
		return nil, nil, err
	}
	if _, err := saves.Folder(); err != nil {
		fmt.Fprintf(cmd.ErrOrStderr(), "soho: %v\n", err)
	}
	file, err := saves.NewFile(client.NameOf(r.Header()))
	return r, file, err
}

// whichGame finds the file of the game that is gone on with, if one is.
func (f *playFlags) whichGame(cmd *cobra.Command) error {
	if f.latest {
		if err := excludes(cmd, "continue", "load", "rescue", "deck"); err != nil {
			return err
		}
		return f.findLatest()
	}
	if !cmd.Flags().Changed("load") {
		return nil
	}
	if f.file == "" { // such as a variable of a script that is not set
		return misused(cmd, "--load names no file")
	}
	return excludes(cmd, "load")
}

// excludes refuses other flags, and those about a new game, beside one about a saved game.
func excludes(cmd *cobra.Command, flag string, others ...string) error {
	for _, name := range append(others, "seed", "difficulty", "mat", "intro", "turn-order") {
		if cmd.Flags().Changed(name) {
			return misused(cmd, "--%s and --%s exclude each other: the file says which game it is", flag, name)
		}
	}
	return nil
}

// findLatest finds the file of the latest game that is not over, as the start screen does.
func (f *playFlags) findLatest() error {
	board, err := loadGame("")
	if err != nil {
		return err
	}
	kept, problem := store.Open(time.Now)
	games := library.New(kept, board)
	if err := games.Refresh(); err != nil {
		return err
	}
	for games.Step(100) {
		continue
	}
	game, ok, _ := games.Latest()
	if !ok {
		none := fmt.Errorf("no game in %q can be gone on with: there is none that is not over", gamesFolder(kept))
		return errors.Join(problem, none)
	}
	f.file = filepath.Join(gamesFolder(kept), game.Name)
	return nil
}

// start starts the game that the flags describe.
func (f *playFlags) start(cmd *cobra.Command) (*record.Record, error) {
	game, mat, err := f.setup.load(cmd)
	if err != nil {
		return nil, err
	}
	if !cmd.Flags().Changed("seed") {
		f.seed = randomSeed()
	}
	return record.New(game, record.Header{Options: f.options.of(mat), Seed: f.seed, Difficulty: mat.Name})
}

// rescueHint says what can be done about a damaged game.
const rescueHint = "with --rescue the game goes on from the newest good state, and the file is kept beside it"

// load reads the record of a game. A damaged one is refused, and with --rescue set aside and gone on with from its last
// good line, or from that of the copy saved before it if that goes further.
func (f *playFlags) load(cmd *cobra.Command) (*record.Record, *saves.File, error) {
	text, err := readText(f.file)
	if err != nil {
		return nil, nil, err
	}
	f.deckFile = deckBeside(f.file, f.deckFile)
	r, err := parseRecord(f.file, text, f.deckFile)
	var damage *record.Damage
	if errors.As(err, &damage) && !damage.Needs {
		r = record.Further(r, f.copyBeside())
	}
	if err == nil || r == nil {
		return r, saves.OpenedFile(f.file, text), err
	}
	if !f.rescue {
		return nil, nil, fmt.Errorf("%w; %s", err, rescueHint)
	}
	aside, moveErr := saves.SetAside(f.file)
	if moveErr != nil {
		return nil, nil, moveErr
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "soho: %v; the file is kept as %q\n", err, aside)
	file := saves.OpenedFile(f.file, nil)
	_, err = file.Write(r.Marshal()) // at once: whatever ends the program now, there is a game to go on with
	return r, file, err
}

// copyBeside reads what is good of the copy that was saved before the file.
func (f *playFlags) copyBeside() *record.Record {
	name := f.file + saves.CopyEnding
	text, err := readText(name)
	if err != nil {
		return nil
	}
	r, _ := parseRecord(name, text, f.deckFile)
	return r
}

// loadRecord reads a record that was played with the printed deck or with that of a file.
func loadRecord(file, deckFile string) (*record.Record, error) {
	text, err := readText(file)
	if err != nil {
		return nil, err
	}
	return parseRecord(file, text, deckBeside(file, deckFile))
}

// deckBeside names the file of the deck that a record is played with: the one given, else the one kept beside the record,
// else none, which is the printed deck.
func deckBeside(file, deckFile string) string {
	if _, err := os.Stat(file + deckEnding); err == nil && deckFile == "" {
		return file + deckEnding
	}
	return deckFile
}

func parseRecord(file string, text []byte, deckFile string) (*record.Record, error) {
	game, err := loadGame(deckFile)
	if err != nil {
		return nil, err
	}
	r, err := record.Load(file, text, record.Library{game})
	return r, deckHint(err)
}

// deckHint says what can be done about a record that needs another deck.
func deckHint(err error) error {
	var damage *record.Damage
	if errors.As(err, &damage) && strings.HasPrefix(damage.Expected, `"deck `) {
		return fmt.Errorf("%w; name the file of its deck with --deck", err)
	}
	return err
}

// deckEnding follows the name of a game's file in that of the deck it is played with, if that is not the printed one: a
// record can only be played again with the same cards, which the player may change or lose.
const deckEnding = ".deck"

// saveCopy writes a record where the player says, in a folder that there is.
func (k *keeper) saveCopy(path string, r *record.Record) (string, error) {
	if rest, ok := strings.CutPrefix(path, "~/"); ok {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", err
		}
		path = filepath.Join(home, rest)
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	if _, err := os.Stat(filepath.Dir(path)); err != nil {
		return "", fmt.Errorf("there is no folder %q", filepath.Dir(path))
	}
	if err := saves.Write(path, r.Marshal()); err != nil {
		return "", err
	}
	return path, k.keepDeck(path)
}

// keepDeck puts the deck beside a saved game, if it is not the printed one.
func (k *keeper) keepDeck(path string) error {
	if k.deck == nil {
		return nil
	}
	return saves.Write(path+deckEnding, k.deck)
}

// keeper saves a game, and says where it is when a signal ends the program.
type keeper struct {
	mutex sync.Mutex
	file  *saves.File
	deck  []byte // the text of a deck that is not the printed one
	path  string // where the game was saved last
}

func (k *keeper) save(r *record.Record) (path string, err error) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	if path, err = k.file.Write(r.Marshal()); err != nil {
		return path, err
	}
	if path != k.path {
		if err := k.keepDeck(path); err != nil {
			return path, err
		}
	}
	k.path = path
	return path, nil
}

// watch ends the program on a signal, never in the middle of saving: every choice is saved as it is made, and tell says
// where. It returns what stops the watching.
func (k *keeper) watch(tell func()) (stop func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		caught, ok := (<-signals).(syscall.Signal)
		if !ok {
			return
		}
		k.mutex.Lock() // and keep it: nothing is written any more
		if k.path != "" {
			tell()
		}
		os.Exit(exitSignal + int(caught))
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}

// randomSeed makes a seed that is short enough to tell somebody.
func randomSeed() uint64 {
	var b [4]byte
	if _, err := io.ReadFull(rand.Reader, b[:]); err != nil {
		return 1
	}
	return uint64(binary.LittleEndian.Uint32(b[:])%999_999) + 1
}
