package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"github.com/spf13/cobra"

	"sohofoundry/render/keep/backup"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

func newBackup() *cobra.Command {
	return &cobra.Command{
		Use:   "backup FILE",
		Short: "Put everything that is yours into one file",
		Long: `Writes your games, finished or not, with their analyses, your own decks and mats, your
statistics, from which the ladder follows, and your settings into one FILE, which soho
restore and the window and the page take in. It is a ZIP archive that other programs can
open too; its first entry lists the others with their SHA-256 hashes. A FILE that is
there already is not overwritten.`,
		Example: `  soho backup my-games.zip      everything that is yours
  soho restore my-games.zip     on another machine, or after a loss`,
		Args: wantsArgs(1, 1, "%s wants one FILE, the backup"),
		RunE: func(cmd *cobra.Command, args []string) error { return makeBackup(cmd, args[0]) },
	}
}

func makeBackup(cmd *cobra.Command, file string) error {
	if _, err := os.Lstat(file); !errors.Is(err, fs.ErrNotExist) {
		return words.Wrong("backup-exists", nil, "name", strconv.Quote(file))
	}
	if info, err := os.Stat(filepath.Dir(file)); err != nil || !info.IsDir() {
		return words.Wrong("no-folder", nil, "name", strconv.Quote(filepath.Dir(file)))
	}
	made, err := backup.Make(openStore(cmd))
	if err != nil {
		return err
	}
	path, err := filepath.Abs(file)
	if err == nil {
		err = filesAtPaths().Swap(path, nil, made.Text)
	}
	if err != nil {
		return err
	}
	printAll(cmd, made.Tell(speech(spoken(cmd)), strconv.Quote(file)))
	return nil
}

func printAll(cmd *cobra.Command, lines []string) {
	for _, line := range lines {
		fmt.Fprintln(cmd.OutOrStdout(), line)
	}
}

func newRestore() *cobra.Command {
	return &cobra.Command{
		Use:   "restore FILE",
		Short: "Take in a backup, without overwriting anything",
		Long: `Adds what is in a backup, as soho backup or the window or the page wrote it, to what is
here. All of it is checked before anything is written. Nothing is overwritten: a game
that is here already, or that you played on since, stays as it is; another game of the
same name gets a name of its own; results are added to the statistics, each game once;
settings come only where there are none. If it is interrupted, restore the backup once
more.

Games of other people come too if the backup is theirs, and count in your statistics as
if you had played them.`,
		Example: `  soho restore my-games.zip`,
		Args:    wantsArgs(1, 1, "%s wants one FILE, the backup"),
		RunE:    func(cmd *cobra.Command, args []string) error { return restoreBackup(cmd, args[0]) },
	}
}

func restoreBackup(cmd *cobra.Command, file string) error {
	read, end, err := openBackup(file)
	if err != nil {
		return words.Wrong("not-restored", err, "name", strconv.Quote(file))
	}
	defer end()
	report, err := read.Restore(openStore(cmd))
	printAll(cmd, report.Tell(speech(spoken(cmd))))
	if err != nil {
		return words.Wrong("restore-stopped", err, "name", strconv.Quote(file))
	}
	return nil
}

// openBackup reads a backup from a file, which end closes.
func openBackup(name string) (read *backup.Backup, end func(), err error) {
	if err := store.Regular(name); err != nil {
		return nil, nil, err
	}
	file, err := os.Open(filepath.Clean(name))
	if err != nil {
		return nil, nil, words.Wrong("unreadable", reason(err))
	}
	end = func() { _ = file.Close() }
	info, err := file.Stat()
	if err == nil {
		read, err = backup.Open(file, info.Size())
	}
	if err != nil {
		end()
	}
	return read, end, err
}

// reason is an error of the system without the name of the file, which is told already.
func reason(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}
