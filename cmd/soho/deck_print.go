package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/tell/words"
)

// printFlags are the flags of soho deck print.
type printFlags struct {
	game          *gameFlags
	paper, layout *word
	out           string
	blank         bool
}

func newDeckPrint() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "print [FILE] -o FILE.pdf",
		Short: "Make a PDF of the cards of your own deck, to be printed",
		Long: `Draws the cards of a deck that you made, fronts and backs, as large as those of poker
(63 × 88 mm), with marks to cut along and a sheet of rules in your language, into a PDF.
Print it at 100 %.

With the layout duplex each page of fronts is followed by their backs, for a printer that
turns the paper along its long edge. With side-by-side each front has its back beside it,
to be folded and glued.

Cards that are as in the MAUtoma's own deck are left out: they are their author's, who
offers them. With --blank there are blank cards too, to be filled in by hand; without a
FILE there is nothing else.`,
		Example: `  soho deck print my-deck.toml -o cards.pdf
  soho deck print my-deck.toml -o cards.pdf --paper letter --layout side-by-side
  soho deck print --game lancashire my-cotton-deck.toml -o cotton.pdf --language pl
  soho deck print --blank -o blank.pdf`,
		Args: cobra.ArbitraryArgs,
	}
	f := printFlags{game: addGame(cmd)}
	f.paper = wordFlag(cmd, "paper", printed.A4, "the paper", printed.Papers...)
	f.layout = wordFlag(cmd, "layout", printed.Duplex, "where the backs are printed: behind the fronts, or beside them", printed.Layouts...)
	cmd.Flags().StringVarP(&f.out, "output", "o", "", "the `FILE` to write, a .pdf")
	cmd.Flags().BoolVar(&f.blank, "blank", false, "blank cards too, to be filled in by hand")
	cmd.RunE = f.print
	return cmd
}

// check refuses a command line that cannot be carried out, before anything is drawn for it.
func (f *printFlags) check(cmd *cobra.Command, files []string) error {
	switch {
	case len(files) > 1:
		return misused(cmd, "%s takes one file, not %q too", cmd.CommandPath(), files[1])
	case len(files) == 0 && !f.blank:
		return misused(cmd, "%s wants the file of a deck, or --blank", cmd.CommandPath())
	case f.out == "":
		return misused(cmd, "%s wants to know where to write the cards: -o cards.pdf", cmd.CommandPath())
	case !strings.EqualFold(filepath.Ext(f.out), ".pdf"):
		return misused(cmd, "--output wants a file that ends in .pdf, not %q", f.out)
	}
	folder := filepath.Dir(f.out)
	if info, err := os.Stat(folder); err != nil || !info.IsDir() { // it would be made, wherever a slip of the pen says
		return words.Wrong("no-folder", nil, "name", strconv.Quote(folder))
	}
	return store.Regular(f.out)
}

func (f *printFlags) print(cmd *cobra.Command, files []string) error {
	if err := f.check(cmd, files); err != nil {
		return err
	}
	job, err := f.job(cmd, files)
	if err != nil {
		return err
	}
	pages, err := job.Pages()
	if err != nil {
		return fault.Errorf("%s: %w", files[0], err)
	}
	w := job.Words
	if err := printPages(f.out, job.Game.Deck.Name, w.Language(), pages); err != nil {
		return err
	}
	said := w.Text("printed.done", "file", f.out, "pages", w.Count(len(pages)), "n", w.Count(len(job.Cards)))
	if len(job.Own) > 0 {
		said += " " + w.Text("printed.own", "n", w.Count(len(job.Own)), "list", printed.Ranges(job.Own))
	}
	_, err = fmt.Fprintln(cmd.OutOrStdout(), said)
	return err
}

// job is the printing job that the flags ask for.
func (f *printFlags) job(cmd *cobra.Command, files []string) (*printed.Job, error) {
	id, err := f.game.id(cmd)
	if err != nil {
		return nil, err
	}
	file := ""
	if len(files) > 0 {
		file = files[0]
	}
	game, err := loadGame(id, file)
	if err != nil {
		return nil, err
	}
	job := &printed.Job{Game: game, Words: wordsAbout(cmd, game), Paper: f.paper.value, Layout: f.layout.value, Sheet: file != "", Blank: f.blank}
	if file != "" {
		job.Cards, job.Own = printed.OfPlayers(decks.Deck(id), game.Deck)
	}
	return job, nil
}
