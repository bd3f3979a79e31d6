package main

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
)

func newCompanion() *cobra.Command {
	f := &playFlags{table: true}
	cmd := &cobra.Command{
		Use:   "companion",
		Short: "Play the Automa for a game on your table",
		Long: `Your game lies on the table, and soho plays the Automa: it tells you how to set the table
up, you tell what you do, and it tells what to do with the Automa's pieces, each with its
reason. Your hand is yours and so is your money; nobody asks for them, unless you want them
kept as well.

What is against the rules is refused with the rule. If you played it so all the same, type
anyway; whatever lies otherwise on your table, put sets right.

With --players or --seats two to four people play, without the Automa: soho keeps the score,
tells who is next and why, and scores the eras.`,
		Example: `  soho companion                       Birmingham, medium
  soho companion --game lancashire --difficulty hard
  soho companion --players Ada,Bo,Cy   three people, without the Automa
  soho companion --own-deck            with your printed cards of the Automa
  soho companion --plain               for screen readers
  soho companion --continue            go on with the game on your table`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return f.companion(cmd) },
	}
	f.people = addPeople(cmd)
	f.setup = addSetup(cmd)
	flags := f.add(cmd)
	addClassic(cmd, f.gameFlags)
	flags.BoolVar(&f.kept.Money, "keep-money", false, "keep your money as well: what you cannot pay is refused")
	flags.BoolVar(&f.kept.Hand, "keep-hand", false, "keep your hand as well: type the cards you draw, and what they do not allow is refused")
	flags.BoolVar(&f.ownDeck, "own-deck", false, "draw the Automa's cards from a printed deck, and type their numbers")
	return cmd
}

func (f *playFlags) companion(cmd *cobra.Command) error {
	if err := f.whichGame(cmd); err != nil {
		return err
	}
	return f.playInTerminal(cmd)
}

// latestTable finds the file of the latest game on a real table that is not over.
func latestTable() (path string, err error) {
	kept, problem := openKept()
	if problem != nil {
		return "", problem
	}
	folder := gamesFolder(kept)
	files, _ := os.ReadDir(folder) // without a folder there is no game
	var latest time.Time
	for _, file := range files {
		name := filepath.Join(folder, file.Name())
		info, err := file.Info()
		if err != nil || !strings.HasSuffix(name, store.TableEnding) || info.ModTime().Before(latest) {
			continue
		}
		if text, err := store.ReadFile(name); err == nil && !record.GlanceAt(text).Over {
			path, latest = name, info.ModTime()
		}
	}
	if path == "" {
		return "", fault.Errorf("no game in %q can be gone on with: there is none that is sound and not over", folder)
	}
	return path, nil
}
