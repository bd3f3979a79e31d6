package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/client"
	"sohofoundry/render/sound"
	"sohofoundry/render/start"
	"sohofoundry/render/store"
	"sohofoundry/render/window"
)

// inWindow reports whether the game is to be played in a window: unless the flags ask for text, or the moves come from a pipe
// or a file.
func (f *playFlags) inWindow(cmd *cobra.Command) bool {
	if f.text || f.plain || f.noColour {
		return false
	}
	in, ok := cmd.InOrStdin().(*os.File)
	if !ok {
		return false
	}
	info, err := in.Stat()
	return err != nil || info.Mode()&os.ModeNamedPipe == 0 && !info.Mode().IsRegular()
}

// playInWindow opens the window. A game that the flags speak of is on at once.
func (f *playFlags) playInWindow(cmd *cobra.Command) error {
	if err := window.Possible(); err != nil {
		return err
	}
	c, kept, err := f.client()
	if err != nil {
		return err
	}
	if err := f.seat(cmd, c, kept); err != nil {
		return err
	}
	defer flushOnSignal(c)()
	return window.Run(c)
}

// client makes the client with what is kept on this machine.
func (f *playFlags) client() (*client.Client, store.Store, error) {
	board, err := loadGame("")
	if err != nil {
		return nil, nil, err
	}
	kept, problem := store.Open(time.Now)
	o := client.Options{Board: board, Store: kept, Clock: time.Now, Chance: randomSeed(), Player: sound.Open(),
		Browser: runtime.GOOS == "js"}
	if problem != nil {
		o.Notice = problem.Error()
	}
	if o.Folder = gamesFolder(kept); o.Folder != "" {
		o.Own = func() []start.File { return ownFiles(o.Folder) }
	}
	return client.New(o), kept, nil
}

// seat puts the game on the table that the flags speak of, if they do.
func (f *playFlags) seat(cmd *cobra.Command, c *client.Client, kept store.Store) error {
	games := []string{"seed", "difficulty", "mat", "intro", "turn-order", "deck", "load", "continue"}
	if !slices.ContainsFunc(games, cmd.Flags().Changed) {
		return nil
	}
	if f.file == "" {
		r, err := f.start(cmd)
		if err != nil {
			return err
		}
		deck, err := f.deckText()
		if err != nil {
			return err
		}
		return c.Play(r, deck)
	}
	if _, err := readText(f.file); err != nil {
		return err
	}
	name, err := storeName(kept, f.file)
	if err != nil {
		return err
	}
	if err := f.deckFor(kept, name); err != nil {
		return err
	}
	return f.open(cmd, c, name)
}

// deckFor puts the deck that the flags name beside a saved game, if that can be played with it.
func (f *playFlags) deckFor(kept store.Store, name string) error {
	deck, err := f.deckText()
	if deck == nil || err != nil {
		return err
	}
	if r, err := loadRecord(f.file, f.deckFile); r == nil { // else there is something to go on with
		return err
	}
	return kept.Write(name+store.DeckEnding, deck)
}

// open goes on with a saved game; a damaged one is set aside first, if that is asked for.
func (f *playFlags) open(cmd *cobra.Command, c *client.Client, name string) error {
	err := c.Open(name)
	var damage *record.Damage
	if err == nil || !errors.As(err, &damage) || damage.Needs {
		return deckHint(err)
	}
	if !f.rescue {
		return fmt.Errorf("%w; %s", err, rescueHint)
	}
	aside, err := c.Rescue(name)
	if err == nil {
		fmt.Fprintf(cmd.ErrOrStderr(), "soho: %v; the file is kept as %q\n", damage, aside)
	}
	return err
}

// ownFiles reads the decks and mats that lie in a folder.
func ownFiles(folder string) (list []start.File) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil
	}
	figures := decks.Birmingham()
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != ".toml" {
			continue
		}
		name := filepath.Join(folder, entry.Name())
		own := start.File{Path: name}
		text, err := readText(name)
		var kind decks.Kind
		if err == nil {
			kind, err = decks.KindOf(name, text)
		}
		switch own.Err = err; kind {
		case decks.DeckText:
			own.Deck, own.Err = decks.ParseDeck(name, text, &figures)
		case decks.MatText:
			own.Mat, own.Err = decks.ParseMat(name, text, &figures)
		}
		list = append(list, own)
	}
	return list
}

// flushOnSignal keeps what is to be kept before a signal ends the program. It returns what stops the watching.
func flushOnSignal(c io.Closer) (stop func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, endings...)
	go func() {
		caught, ok := (<-signals).(syscall.Signal)
		if !ok {
			return
		}
		if err := c.Close(); err != nil {
			fmt.Fprintln(os.Stderr, "soho:", err)
		}
		os.Exit(exitSignal + int(caught))
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}
