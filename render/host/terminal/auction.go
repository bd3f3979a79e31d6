package terminal

import (
	"io"
	"strings"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/tell/words"
)

// AuctionOptions say how the client shows a game of Industry.
type AuctionOptions struct {
	Words  words.Words
	Echo   bool     // repeat the lines read, for a readable transcript of a pipe
	Page   string   // the address that links open, nothing where there is none
	Notice []string // texts shown before all else
	Loaded string   // where the record was loaded from, if it was
	Guide  bool     // show the player round
	Free   bool     // hints leave the game unmarked: it is the player's first, with the guide
	// Save keeps the record after every choice and tells where.
	Save func(text []byte) (path string, err error)
	// SaveAs keeps a copy where the player wants it, and tells where that is.
	SaveAs func(path string, text []byte) (string, error)
}

// Auction plays one record of Industry. All of the game lies open but the tokens in the bag, so that several people look at one screen
// without a curtain.
type Auction struct {
	*console
	options AuctionOptions
	rec     *record.Record
	saved   *savedGame
	board   auctionBoard
	guide   *bidder.Guide // nil without one
	adviser bidder.Adviser

	asked bool // the list of answers stands above already
	brief bool // before a question not all of the table is shown
	ended bool // the result was told
}

// NewAuction makes a client that plays a record of Industry.
func NewAuction(r *record.Record, in io.Reader, out io.Writer, o AuctionOptions) *Auction {
	h := r.Header()
	o.Words = o.Words.SeatedAt(&h)
	c := &console{speech: speech{Words: o.Words}, in: newInput(in), out: out, echo: o.Echo}
	t := &Auction{console: c, options: o, rec: r, board: auctionBoard{c.speech, r.Game()},
		saved: &savedGame{console: c, rec: r, path: o.Loaded,
			save:   func() (string, error) { return o.Save(r.Marshal()) },
			saveAs: func(path string) (string, error) { return o.SaveAs(path, r.Marshal()) }}}
	if o.Guide {
		t.guide = bidder.New(nil)
	}
	return t
}

// say fills a text about Industry.
func (b auctionBoard) say(key string, named ...any) string {
	return b.speech.say("auction."+key, named...)
}

// Run plays until the player leaves or the input ends. The record is saved by then; if it cannot be, that is the error.
func (t *Auction) Run() error {
	if err := t.play(t.open, t.next, t.leave); err != nil {
		return err
	}
	return t.saved.problem()
}

// open says which game it is, and what happened before the first choice.
func (t *Auction) open() error {
	h := t.rec.Header()
	t.write(t.board.say("welcome", "players", t.And(t.players()), "seed", h.Seed))
	t.write(t.options.Notice...)
	if made := len(t.rec.Entries()); made > 0 {
		t.write(t.recent(made)...)
	} else {
		t.write(t.IndustryLines(t.rec.Game(), t.rec.Opening())...)
	}
	return nil
}

// players name everybody at the table, rivals with their strength.
func (t *Auction) players() (names []string) {
	h := t.rec.Header()
	for seat, p := range h.Players[:h.Options.Seats] {
		name := t.TableName(industry.Seat(seat))
		if p.IsRival() {
			name = t.say("player", "who", name, "strength", StrengthName(t.Words, p.Rival))
		}
		names = append(names, name)
	}
	return names
}

// recent tells what happened since the last round began, for somebody who goes on.
func (t *Auction) recent(made int) []string {
	entries := t.rec.Entries()
	first, at := made, t.rec.Position()
	for first > 0 && entries[first-1].Before.Era == at.Era && entries[first-1].Before.Round == at.Round {
		first--
	}
	return t.linesFrom(first)
}

// linesFrom tells the entries from a number on.
func (t *Auction) linesFrom(first int) []string {
	var log industry.Log
	for _, e := range t.rec.Entries()[first:] {
		log = append(log, e.Events...)
	}
	return t.IndustryLines(t.rec.Game(), log)
}

// next plays the choice of a rival, or asks a person for one.
func (t *Auction) next() error {
	t.moved = false
	if _, isRival := t.rec.Rival(); isRival {
		t.rivalsTurns()
	}
	return t.decide()
}

// rivalsTurns plays the choices of rivals until a person is to choose. Each choice is saved before it is told.
func (t *Auction) rivalsTurns() {
	t.print("")
	for {
		made := len(t.rec.Entries())
		mind := t.rec.Mind(made)
		if mind == nil {
			return
		}
		mind.Step(func() bool { return true })
		t.rec.Choose(mind.Choice())
		t.rec.AnswerForced()
		t.saved.write()
		t.write(t.linesFrom(made)...)
		t.saved.report()
		t.showThought(made)
	}
}

// leave saves and says how to go on later.
func (t *Auction) leave() {
	how := "left"
	if t.rec.Over() {
		how = "left_over"
	}
	t.saved.leave(len(t.rec.Entries()) > 0 || t.rec.CanRedo(), how)
}

// act makes a choice, saves it, and tells what came of it, or why it is refused.
func (t *Auction) act(c industry.Choice) {
	made := len(t.rec.Entries())
	if _, why := t.rec.Act(c); !why.OK() {
		t.write(t.IndustryRefusal(t.rec.Game(), c.Seat, why))
		t.asked = false
		return
	}
	t.saved.write()
	t.write(t.linesFrom(made)...)
	t.moved = true
	t.saved.report()
}

// ending tells the end of the game, once.
func (t *Auction) ending() {
	if !t.ended {
		t.print("")
		t.print(t.board.score(t.rec.Position())...)
		t.write(t.board.say("over"))
	}
	t.ended = true
}

// isWord reports whether a line is a word of the terminal's own language, in any case of its letters.
func isWord(line, word string) bool { return strings.EqualFold(line, word) }
