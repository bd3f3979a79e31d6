package main

import (
	"os"
	"path/filepath"
	"strconv"

	"github.com/spf13/cobra"

	"sohofoundry/render/keep/backup"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

func newSaves() *cobra.Command {
	usual := false
	cmd := &cobra.Command{
		Use:   "saves [FOLDER]",
		Short: "Tell or choose the folder where your games are saved",
		Long: `Prints the folder where your games are saved, with your own decks and mats, or has them
saved in another FOLDER from now on. What was saved before is copied there, and stays
where it is, too. The environment variable SOHO_SAVES goes before what is chosen.

The FOLDER may be one that a program keeps the same on several machines. Where two of
them went on with a game at the same time, both games are kept, the other one under the
name that this program gives it, and the window tells of it.`,
		Example: `  soho saves             where your games are saved
  soho saves --usual     in the usual folder again`,
		Args: wantsArgs(0, 1, "%s wants one FOLDER, or none"),
	}
	cmd.Flags().BoolVar(&usual, "usual", false, "save in the usual folder again")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		switch {
		case usual && len(args) > 0:
			return misused(cmd, "--usual goes without a FOLDER")
		case usual:
			return chooseSaves(cmd, "")
		case len(args) > 0:
			return chooseSaves(cmd, args[0])
		}
		printAll(cmd, []string{gamesFolder(openStore(cmd))})
		return nil
	}
	return cmd
}

// chooseSaves has games saved in a folder from now on, nothing for the usual one, and copies those there are.
func chooseSaves(cmd *cobra.Command, folder string) error {
	if folder != "" {
		whole, err := filepath.Abs(folder)
		if info, problem := os.Stat(whole); err != nil || problem != nil || !info.IsDir() {
			return words.Wrong("no-folder", err, "name", strconv.Quote(folder))
		}
		folder = whole
	}
	from := openStore(cmd)
	to, err := store.OpenIn(nil, folder)
	if err != nil {
		return err
	}
	report := &backup.Report{}
	if gamesFolder(from) != gamesFolder(to) {
		if report, err = copied(from, to); err != nil {
			return err
		}
	}
	set, problems := settings.Load(from)
	for _, problem := range problems {
		complain(cmd, problem)
	}
	if set.Saves != folder {
		set.Saves = folder
		text, err := set.Text()
		if err == nil {
			err = from.Write(store.Settings, text)
		}
		if err != nil {
			return err
		}
	}
	w := speech(spoken(cmd))
	printAll(cmd, append([]string{w.Text("backup.saves", "folder", gamesFolder(to))}, report.Games(w)...))
	return nil
}

// copied adds what one store has to another.
func copied(from, to store.Store) (*backup.Report, error) {
	made, err := backup.Make(from)
	if err != nil {
		return nil, err
	}
	read, err := backup.Of(made.Text)
	if err != nil {
		return nil, err
	}
	return read.Restore(to)
}
