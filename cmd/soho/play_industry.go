package main

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry"
	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/automa/search"
	"sohofoundry/decks/rules"
	"sohofoundry/engine/fault"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/tell/words"
)

// industryFlags say how Industry is played.
type industryFlags struct {
	plainDraw bool   // without the adjustment of the last eras (I7)
	board     string // the file of another board
}

// industryNames are the names of these flags.
var industryNames = []string{"no-adjustment", "board"}

func (f *industryFlags) add(flags *pflag.FlagSet) {
	flags.BoolVar(&f.plainDraw, "no-adjustment", false, "Industry with a token for each player in every round, in the last eras too (I7)")
	flags.StringVar(&f.board, "board", "", "Industry on the board of this `FILE`")
}

// isIndustry reports whether the flags speak of a game of Industry, and refuses those that mean nothing in that game, or only there.
func (f *playFlags) isIndustry(cmd *cobra.Command) (bool, error) {
	switch {
	case f.link != nil:
		return link.IsIndustry(*f.link), nil
	case f.file != "":
		text, err := store.ReadFile(f.file)
		is := err == nil && library.IsIndustry(text) // what cannot be read is told of where it is opened
		if is && f.deckFile != "" {
			return false, misused(cmd, "--%s means nothing in Industry", "deck")
		}
		return is, nil
	case f.from != "":
		file, _, err := f.fromMove(cmd)
		if err != nil {
			return false, err
		}
		if text, err := store.ReadFile(file); err == nil && library.IsIndustry(text) {
			return true, nil
		}
	}
	if f.game.value != rules.Industry {
		for _, name := range industryNames {
			if cmd.Flags().Changed(name) {
				return false, misused(cmd, "--%s is for --game %s", name, rules.Industry)
			}
		}
		return false, nil
	}
	for _, name := range slices.Concat([]string{"rival", "strength", "difficulty", "mat", "deck", "turn-order", "intro", "classic-deck", "daily", "from"}, variantFlags) {
		if cmd.Flags().Changed(name) {
			return false, misused(cmd, "--%s means nothing in Industry", name)
		}
	}
	for _, name := range []string{"players", "seats", "unaided", "no-adjustment"} {
		if f.guide && cmd.Flags().Changed(name) {
			return false, misused(cmd, "%s and --%s exclude each other", "--guide", name)
		}
	}
	return true, nil
}

// playIndustry plays a game of Industry in the terminal.
func (f *playFlags) playIndustry(cmd *cobra.Command) error {
	r, k, err := f.openIndustry(cmd)
	if err != nil {
		return err
	}
	out, w := cmd.OutOrStdout(), f.industryWords(cmd)
	defer onSignal(func() { k.farewell(cmd, w, "terminal.left") })()
	return terminal.NewAuction(r, cmd.InOrStdin(), out, terminal.AuctionOptions{
		Guide: f.guide, Free: f.guide && !r.Header().Hinted && noneFinished(),
		Words: w, Echo: !isTerminal(cmd.InOrStdin()), Page: sohofoundry.Page, Notice: f.notices(w, false), Loaded: f.file,
		Save: k.save, SaveAs: k.saveCopy,
	}).Run()
}

// industryWords are the words of the person's language, for lines of the terminal.
func (f *playFlags) industryWords(cmd *cobra.Command) words.Words {
	w := speech(spoken(cmd))
	w.Width, w.Plain = widthOf(cmd.OutOrStdout())-2, f.plain
	return w
}

// openIndustry starts a new game of Industry, or goes on with a saved one or that of a link, and returns its keeper.
func (f *playFlags) openIndustry(cmd *cobra.Command) (*industry.Record, *keeper, error) {
	switch {
	case f.file != "":
		return f.loadIndustry(cmd)
	case f.from != "":
		return f.againIndustry(cmd)
	}
	r, board, err := f.startIndustry(cmd)
	if err != nil {
		return nil, nil, err
	}
	kept := openStore(cmd)
	game, err := store.NewGame(kept, library.IndustryName(r), board)
	return r, &keeper{game: game, folder: gamesFolder(kept)}, err
}

// loadIndustry goes on with a saved game, which stays where it is.
func (f *playFlags) loadIndustry(cmd *cobra.Command) (r *industry.Record, k *keeper, err error) {
	kept := filesAtPaths()
	games := library.New(kept)
	k = &keeper{path: f.file}
	err = f.goOn(cmd, kept, f.file, func(name string) (err error) {
		r, k.game, err = games.OpenIndustry(name)
		return err
	}, func(name string) (aside string, err error) {
		r, k.game, aside, err = games.RescueIndustry(name)
		if k.game != nil { // if it could not be saved, the next choice tries again and tells
			err = nil
		}
		return aside, err
	})
	return r, k, err
}

// againIndustry begins a game of practice that goes on from a move of another, which stays as it is.
func (f *playFlags) againIndustry(cmd *cobra.Command) (*industry.Record, *keeper, error) {
	file, move, err := f.fromMove(cmd)
	if err != nil {
		return nil, nil, err
	}
	whole, _, _, err := industryIn(file)
	if err != nil {
		return nil, nil, err
	}
	n, err := strconv.Atoi(move)
	if err != nil || n < 1 || n > len(whole.Entries()) {
		return nil, nil, fault.Errorf("%s has %d moves and turns, but no %q", file, len(whole.Entries()), move)
	}
	board, err := boardBeside(file)
	if err != nil {
		return nil, nil, err
	}
	r := whole.Branch(n - 1)
	r.MakePractice()
	kept := openStore(cmd)
	game, err := store.NewGame(kept, library.IndustryName(r)+"-from", board)
	return r, &keeper{game: game, folder: gamesFolder(kept)}, err
}

// boardBeside is the text of the board beside a game, nil if it is played on ours.
func boardBeside(file string) ([]byte, error) {
	board, err := store.ReadFile(store.Followed(file + store.DeckEnding))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return board, err
}

// startIndustry starts the game that the flags describe, or that of a link, and returns the text of its board, nil for our own.
func (f *playFlags) startIndustry(cmd *cobra.Command) (r *industry.Record, board []byte, err error) {
	if f.link != nil {
		if r, err = link.ReadIndustry(*f.link); err != nil {
			return nil, nil, err
		}
		if r.Over() {
			return nil, nil, fault.Errorf("the game of this link is over; soho replay reads it")
		}
		r.MakePractice()
		return r, nil, nil
	}
	if f.industry.board != "" {
		if board, err = readText(f.industry.board); err != nil {
			return nil, nil, err
		}
	}
	boards, err := library.BoardsOf(f.industry.board, board)
	if err != nil {
		return nil, nil, err
	}
	if f.guide {
		r, err = f.guidedIndustry(cmd, boards[0])
		return r, board, err
	}
	if !cmd.Flags().Changed("seed") {
		f.seed = randomSeed()
	}
	h, err := f.people.industryHeader(cmd)
	if err != nil {
		return nil, nil, err
	}
	h.Seed, h.Options.Adjusted = f.seed, !f.industry.plainDraw
	r, err = industry.New(boards[0], h)
	return r, board, err
}

// guidedIndustry starts the guided first game. What it advises marks it as one with hints, unless no game was finished before.
func (f *playFlags) guidedIndustry(cmd *cobra.Command, board *auction.Game) (*industry.Record, error) {
	if !cmd.Flags().Changed("seed") {
		f.seed = bidder.Seed
	}
	r, err := industry.New(board, bidder.Header(f.seed))
	if err == nil && !noneFinished() {
		r.MarkHinted()
	}
	return r, err
}

// usualFutures is how many futures an adviser looks into of whom no number is told.
const usualFutures = 28

// industryHeader says who sits at the table: those who are named, and keen rivals.
func (f *tableFlags) industryHeader(cmd *cobra.Command) (h industry.Header, err error) {
	named := listed(f.players)
	h.Options.Seats = f.seats.value
	if h.Options.Seats == 0 && len(named) > 0 {
		h.Options.Seats = len(named)
	}
	if h.Options.Seats == 0 {
		h.Options.Seats = auction.MaxSeats
	}
	switch seats := h.Options.Seats; {
	case seats < auction.MinSeats || seats > auction.MaxSeats:
		return h, misused(cmd, "Industry is for %d or %d players, not for %d", auction.MinSeats, auction.MaxSeats, seats)
	case len(named) > seats:
		return h, misused(cmd, "--players names %d, and the table has %d seats", len(named), seats)
	}
	if len(named) == 0 {
		named = []string{words.Unnamed}
	}
	for len(named) < h.Options.Seats {
		named = append(named, rival.Keen)
	}
	for seat, word := range named {
		if _, isStrength := search.StrengthNamed(word); isStrength {
			return h, misused(cmd, "--players: %q is a rival of Brass; those of Industry are %s, %s and %s", word, rival.Steady, rival.Keen, rival.Adviser)
		}
		if h.Players[seat] = sitterOf(word); !h.Players[seat].IsRival() && likeABidder(word) {
			return h, notABidder(cmd, word)
		}
	}
	names := make([]string, len(named))
	for seat := range named {
		names[seat] = h.Players[seat].Name
	}
	if err := checkNames(cmd, names, speech(spoken(cmd)).SeatedAt(&h)); err != nil {
		return h, err
	}
	return h, f.unaid(cmd, named, func(seat int) bool {
		h.Players[seat].Unaided = !h.Players[seat].IsRival()
		return h.Players[seat].Unaided
	})
}

// likeABidder reports whether a word seems to be meant for a rival of Industry: "Keen", "adviser 0", "adviser28".
func likeABidder(word string) bool {
	word, _, _ = strings.Cut(strings.ToLower(word), " ")
	return word == rival.Steady || word == rival.Keen || strings.HasPrefix(word, rival.Adviser)
}

// sitterOf is the player of Industry that a word stands for.
func sitterOf(word string) industry.Player {
	if word == rival.Adviser {
		return industry.Player{Rival: rival.Strength{Policy: rival.Adviser, Futures: usualFutures}}
	}
	if strength, err := rival.ByName(word); err == nil {
		return industry.Player{Rival: strength}
	}
	if word == words.Unnamed {
		return industry.Player{}
	}
	return industry.Player{Name: word}
}

// industryIn reads a record of Industry from a file or a link, and whether it is one. If it is not, the text of the file is returned, which
// may come from a pipe and be read once only.
func industryIn(from string) (r *industry.Record, text []byte, ok bool, err error) {
	l, isLink, err := linkIn(from)
	switch {
	case isLink && err == nil && link.IsIndustry(l):
		r, err = link.ReadIndustry(l)
		return r, nil, true, err
	case isLink:
		return nil, nil, false, nil // which is told of where others are read
	}
	if text, err = store.ReadFile(from); err != nil || !library.IsIndustry(text) {
		return nil, text, false, err
	}
	board, err := boardBeside(from)
	if err != nil {
		return nil, nil, true, err
	}
	boards, err := library.BoardsOf(store.Followed(from+store.DeckEnding), board)
	if err == nil {
		r, err = industry.Load(from, text, boards)
	}
	return r, nil, true, err
}
