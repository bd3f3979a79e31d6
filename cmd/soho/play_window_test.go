package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// asked are the flags of play, some of them set.
func asked(t *testing.T, flags ...string) (*playFlags, *cobra.Command) {
	t.Helper()
	cmd := &cobra.Command{}
	f := &playFlags{setup: addSetup(cmd), options: addOptions(cmd)}
	cmd.Flags().StringVar(&f.file, "load", "", "")
	if err := cmd.ParseFlags(flags); err != nil {
		t.Fatal(err)
	}
	return f, cmd
}

func write(t *testing.T, file string, text []byte) {
	t.Helper()
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
}

// ownDeck writes a deck that is not the printed one into a folder.
func ownDeck(t *testing.T, folder string) (file string) {
	t.Helper()
	text, err := os.ReadFile("../../decks/birmingham/mautoma/deck.toml")
	if err != nil {
		t.Fatal(err)
	}
	file = filepath.Join(folder, "own.toml")
	write(t, file, append(text, "# changed by me\n"...))
	return file
}

func TestTheWindowTakesTheDeckOfASavedGameFromTheFlags(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", dir)
	deck, game := ownDeck(t, dir), filepath.Join(dir, "game.soho")
	f, cmd := asked(t, "--deck", deck)
	r, err := f.start(cmd)
	if err != nil {
		t.Fatal(err)
	}
	write(t, game, r.Marshal())
	kept, err := store.Open(time.Now)
	if err != nil {
		t.Fatal(err)
	}
	for _, try := range []struct {
		flags []string
		wrong string
	}{
		{[]string{"--load", game}, "name the file of its deck with --deck"},
		{[]string{"--load", game, "--deck", deck}, ""},
		{[]string{"--load", game}, ""}, // it lies beside the game now
	} {
		f, cmd := asked(t, try.flags...)
		c := client.New(client.Options{Store: kept, Clock: time.Now, Chance: 1})
		err := f.seat(cmd, c, kept)
		if try.wrong == "" && err != nil || try.wrong != "" && (err == nil || !strings.HasSuffix(err.Error(), try.wrong)) {
			t.Errorf("%q: %v", try.flags, err)
		}
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestOnesOwnDecksAreFoundInAFolderOfAnyName(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "saves [old]")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	deck := ownDeck(t, dir)
	if list := ownFiles(dir, "birmingham"); len(list) != 1 || list[0].Path != deck || list[0].Deck == nil {
		t.Errorf("found are %+v", list)
	}
	if list := ownFiles(dir, "lancashire"); len(list) != 0 {
		t.Errorf("a deck for Birmingham is offered for Lancashire: %+v", list)
	}
	broken := filepath.Join(dir, "broken.toml")
	if err := os.WriteFile(broken, []byte("name = \"Mine\"\n[[card]]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if list := ownFiles(dir, "lancashire"); len(list) != 1 || list[0].Path != broken || list[0].Err == nil {
		t.Errorf("nobody is told of a deck that is for no game: %+v", list)
	}
}

// A game on a real table goes on in the window too, at its table, whatever its name.
func TestTheWindowGoesOnWithAGameOnARealTable(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", dir)
	f, cmd := asked(t)
	f.table = true
	r, err := f.start(cmd)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := store.Open(time.Now)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"table" + store.TableEnding, "renamed" + store.Ending} {
		game := filepath.Join(dir, name)
		write(t, game, r.Marshal())
		f, cmd := asked(t, "--load", game)
		c := client.New(client.Options{Store: kept, Clock: time.Now, Chance: 1})
		if err := f.seat(cmd, c, kept); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		c.Update(stage.Input{Size: view.Size{W: 1280, H: 800}})
		picture, _ := c.Picture()
		if picture.Index("start:new-game") >= 0 {
			t.Errorf("%s: the table is not shown: %d targets", name, len(picture.Targets))
		}
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	}
}
