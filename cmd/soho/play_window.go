package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry"
	"sohofoundry/decks/rules"
	"sohofoundry/render/host/paper"
	"sohofoundry/render/host/window"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/voice"
)

// inWindow reports whether the game is to be played in a window: unless the flags ask for text, or the moves come from a pipe
// or a file.
func (f *playFlags) inWindow(cmd *cobra.Command) bool {
	if f.text || f.plain || f.noColour || f.guide {
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
	c, kept := f.client(cmd)
	if err := f.seat(cmd, c, kept); err != nil {
		return err
	}
	part := func() {
		if news := c.Parting(); news != "" {
			fmt.Fprintln(cmd.ErrOrStderr(), "soho:", news)
		}
	}
	defer onSignal(func() {
		if err := c.Close(); err != nil {
			complain(cmd, err)
		}
		part()
	})()
	err := window.Run(c)
	part()
	return err
}

// client makes the client with the games and settings kept on this machine.
func (f *playFlags) client(cmd *cobra.Command) (*client.Client, store.Store) {
	kept, problem := openKept()
	player := sound.Open()
	o := client.Options{Store: kept, Clock: time.Now, Chance: randomSeed(), Player: player, Voice: voice.Open(player.Elsewhere()),
		Browser: runtime.GOOS == "js", Language: languageAsked(cmd), Page: sohofoundry.Page, Clipboard: window.Copy}
	if problem != nil {
		o.Notice = problem.Error()
	}
	if o.Folder = gamesFolder(kept); o.Folder != "" {
		o.Print = printPages
		o.Own = func(game string) []start.File { return ownFiles(o.Folder, game) }
	}
	return client.New(o), kept
}

// seat puts the game on the table that the flags speak of, if they do.
func (f *playFlags) seat(cmd *cobra.Command, c *client.Client, kept store.Store) error {
	if f.link != nil {
		c.Follow(f.link.Fragment())
		return nil
	}
	games := append([]string{"deck", "load", "continue"}, newGameFlags...)
	if !slices.ContainsFunc(games, cmd.Flags().Changed) {
		return nil
	}
	if f.file == "" && f.game.value == rules.Industry {
		r, board, err := f.startIndustry(cmd)
		if err != nil {
			return err
		}
		return c.PlayIndustry(r, board)
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
	if _, err := store.ReadFile(f.file); err != nil {
		return err
	}
	name, err := storeName(kept, f.file)
	if err != nil {
		return err
	}
	deck, err := f.deckFor()
	if deck != nil && err == nil {
		err = kept.Write(name+store.DeckEnding, deck)
	}
	if err != nil {
		return err
	}
	return f.goOn(cmd, kept, name, c.Open, c.Rescue)
}

// ownFiles reads the decks and mats for a game that lie in a folder.
func ownFiles(folder, game string) (list []start.File) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil
	}
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != ".toml" {
			continue
		}
		name := filepath.Join(folder, entry.Name())
		text, err := store.ReadFile(name)
		if own, ok := start.OwnFile(game, name, text, err); ok {
			list = append(list, own)
		}
	}
	return list
}

// printPages writes pages as a PDF.
func printPages(file, title, language string, pages []printed.Page) error {
	text, err := paper.Document(title, language, pages)
	if err != nil {
		return err
	}
	if err := store.Regular(file); err != nil {
		return err
	}
	return store.Replace(file, text)
}
