package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"sohofoundry"
	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
)

// lastGame stands for the file of the game that was saved last.
const lastGame = "last"

func newLink() *cobra.Command {
	var challenge, result bool
	cmd := &cobra.Command{
		Use:   "link FILE|last",
		Short: "Print a recorded game as a link",
		Long: `Prints a recorded game, finished or not, as a link. It holds the whole game in some
eighty characters: nothing is kept on a server, and what stands behind the # of an
address is sent to nobody. Whoever opens it sees the game from its beginning, and can play
on from any position; one that lies on a real table goes on there.

There is no public page of Soho Foundry yet, so a link begins with its #: put the address
of a page of yours before it (see "make web"), or give it to soho replay and soho play as
it is, in quotes.`,
		Example: `  soho link mygame.soho               the game: soho replay LINK reads it
  soho link last                      the game that was saved last
  soho link last --challenge          the same game to be played, with your score to beat
  soho link mygame.soho --result      the result as a line of text to paste`,
		Args: wantsArgs(1, 1, "%s wants one FILE, the record of a game, or the word last"),
	}
	cmd.Flags().BoolVar(&challenge, "challenge", false, "the link to play the same game, and to beat the score")
	cmd.Flags().BoolVar(&result, "result", false, "the result of a game that is over, with that link")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if challenge && result {
			return misused(cmd, "--challenge and --result exclude each other")
		}
		return printLink(cmd, args[0], challenge, result)
	}
	return cmd
}

func printLink(cmd *cobra.Command, file string, challenge, result bool) error {
	file, err := gameFile(cmd, file, !challenge && !result)
	if err != nil {
		return err
	}
	auction, saved, isIndustry, err := industryIn(file)
	if err != nil {
		return err
	}
	if isIndustry {
		return printIndustryLink(cmd, file, auction, challenge || result)
	}
	r, err := sharedIn(file, saved, "")
	if err != nil {
		return err
	}
	if r.Game().Edition.Companion && (challenge || result) {
		return fault.Errorf("%s: %w", file, link.ErrOnTable)
	}
	s := link.ShareOf(wordsAbout(cmd, r.Game()), r, sohofoundry.Page)
	text, missing := s.Game, fault.Text{}
	switch {
	case s.Why != nil:
		return fault.Errorf("%s: %w", file, s.Why)
	case challenge:
		text, missing = s.Challenge, fault.Sprintf("%s is a game without the Automa, to which nobody can be challenged", file)
	case result:
		text, missing = s.Result, fault.Sprintf("%s is no game against the Automa that is over, so it has no result", file)
	}
	if text == "" {
		return fault.Errorf("%s", missing)
	}
	fmt.Fprintln(cmd.OutOrStdout(), text)
	return nil
}

// openStore opens the store of the games that are kept here. It serves in any case, and what is wrong with it is told.
func openStore(cmd *cobra.Command) store.Store {
	kept, problem := openKept()
	if problem != nil {
		complain(cmd, problem)
	}
	return kept
}

// gameFile is a file that a person names, or that of the game that was saved last, over or not, if that is asked for; of games on real
// tables, of which not all is known, only if they are wanted.
func gameFile(cmd *cobra.Command, named string, tables bool) (string, error) {
	if named != lastGame {
		return named, nil
	}
	kept := openStore(cmd)
	list, err := kept.List()
	if err != nil {
		return "", err
	}
	for _, saved := range list {
		if tables || !store.IsTable(saved.Name) {
			return filepath.Join(gamesFolder(kept), saved.Name), nil
		}
	}
	return "", fault.Errorf("no game is saved in %q", gamesFolder(kept))
}

// sharedIn reads a record from the text of a file, or without one from a link.
func sharedIn(from string, text []byte, deckFile string) (*record.Record, error) {
	if text == nil {
		return loadShared(from, deckFile)
	}
	return recordIn(from, text, deckFile)
}

// loadShared reads a record from a file or a link.
func loadShared(from, deckFile string) (*record.Record, error) {
	l, ok, err := linkIn(from)
	switch {
	case !ok:
		return loadRecord(from, deckFile)
	case err != nil:
		return nil, err
	case l.Kind != link.Game:
		return nil, fault.Errorf("this link is of a game to be played: give it to soho play")
	case deckFile != "":
		return nil, fault.Errorf("a game in a link is always played with the printed deck")
	}
	return link.ReadGame(l)
}

// linkIn is the link that an argument is, and whether it is one rather than the name of a file.
func linkIn(arg string) (l link.Link, ok bool, err error) {
	if _, noFile := os.Stat(arg); noFile == nil || !link.Is(arg) {
		return link.Link{}, false, nil
	}
	l, err = link.Parse(arg)
	return l, true, err
}
