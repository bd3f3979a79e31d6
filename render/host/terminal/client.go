// Package terminal plays a game in a terminal: in 80 columns and 24 lines, without colour, in a pipe and for screen readers
// too. It shows the output of the record, the engine and the Automa, asks one small decision at a time, and decides nothing.
package terminal

import (
	"io"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
)

// Options say how the client shows a game.
type Options struct {
	Words  words.Words
	Colour bool     // mark the owners of things in colour as well
	Echo   bool     // repeat the lines read, for a readable transcript of a pipe
	Guide  bool     // show the person round
	Free   bool     // hints do not mark the game: it is the person's first
	Page   string   // the address that links open, nothing where there is none
	Notice []string // texts shown before all else
	// Loaded is where the record was loaded from, if it was.
	Loaded string
	// Save keeps the record after every choice and tells where.
	Save func(*record.Record) (path string, err error)
	// SaveAs keeps a copy where the player wants it, and tells where that is.
	SaveAs func(path string, r *record.Record) (string, error)
	// Reached is how far the Automa's turn was read when the program ended, as Reach kept it (see film.Reached); empty if nothing was.
	Reached string
	Reach   func(text string)
	Clear   bool // the screen can be cleared
	// Printed is the game in the box if the record's lies on a real table.
	Printed *automa.Game
	// Think is how long it is thought about a hint.
	Think search.Budget
}

// Client plays one record.
type Client struct {
	*console
	options  Options
	rec      *record.Record
	dialogue *companion.Dialogue
	talk     *tableTalk // of the dialogue: it tells nothing in a game on the screen
	saved    *savedGame
	reader   *notationReader
	guide    *guide.Guide

	narrow              bool // the action was chosen; its parts are asked for
	asked               bool // the list of answers stands above already
	deciding, corrected bool // something is to be chosen; meanwhile a thing was put right, which needs no telling of all the others

	looker   engine.Seat    // of several people, who looks at the screen: nobody while the curtain hangs
	looked   bool           // somebody did already
	told     int            // how many entries there were when the looker was last told what the others did
	thoughts map[int]string // of rivals, by their entries: at a table of several people they are told later
	stuck    error          // why the game cannot go on

	brief bool // before an action the board is not shown

	shown *moment // at the step of the Automa's turn that the reader is at; nil outside of one
}

// New makes a client that plays a record.
func New(r *record.Record, in io.Reader, out io.Writer, o Options) *Client {
	h := r.Header()
	o.Words = o.Words.At(&h)
	c := &console{speech: speech{o.Words, r.Game()}, in: newInput(in), out: out, echo: o.Echo}
	t := &Client{console: c, options: o, rec: r, looker: engine.Nobody, thoughts: map[int]string{}, dialogue: companion.NewDialogue(o.Printed, r), reader: &notationReader{c.speech, r},
		saved: &savedGame{console: c, rec: r, path: o.Loaded,
			save:   func() (string, error) { return o.Save(r) },
			saveAs: func(path string) (string, error) { return o.SaveAs(path, r) }}}
	t.talk = &tableTalk{console: c, rec: r, dialogue: t.dialogue, saved: t.saved, reader: t.reader, printed: o.Printed, command: t.command}
	if o.Guide {
		t.guide = guide.New(guide.Controls())
	}
	return t
}

// Run plays until the player leaves or the input ends. The record is saved by then; if it cannot be, that is the error.
func (t *Client) Run() error {
	if err := t.play(t.open, t.next, t.leave); err != nil {
		return err
	}
	if t.stuck != nil {
		return t.stuck
	}
	return t.saved.problem()
}

// open says which game it is, and the facts to know before it begins.
func (t *Client) open() error {
	if t.onTable() {
		return t.talk.open()
	}
	h := t.rec.Header()
	t.tell("welcome", "game", t.GameName(), "seed", h.Seed, "difficulty", t.Mat(h.Difficulty), "players", t.And(t.players()))
	if t.rec.Position().Introductory {
		t.tell("introductory")
	}
	t.write(t.options.Notice...)
	if h.Challenge.IsChallenge() {
		t.write(link.ToBeat(t.Words, h.Challenge))
	}
	return nil
}

// next plays the turn of the Automa or rival, or asks the human for one decision.
func (t *Client) next() error {
	t.moved, t.talk.refused = false, nil
	turn, unread := film.ReadReached(t.options.Reached, t.rec) // when the program ended
	t.options.Reached = ""
	q, asks := t.dialogue.Asks()
	switch {
	case unread && t.rec.Entries()[turn.Entry].Automa() && !t.onTable():
		return t.showTurn(turn)
	case t.dialogue.Open() != nil:
		return t.talk.tickOff(false)
	case asks && q.Asked == companion.AskHand:
		return t.talk.askHand()
	case asks:
		return t.talk.askCard(q)
	case t.rec.Position().AutomasTurn() && t.onTable():
		t.talk.advance(len(t.rec.Entries()))
		return nil
	case t.rec.Position().AutomasTurn():
		return t.automasTurn()
	case t.rec.RivalsTurn():
		return t.rivalsTurn()
	case t.curtainHangs():
		return t.curtain()
	}
	if t.rec.Shared() && t.isOver() { // which is everybody's
		t.see(engine.Nobody)
	}
	t.tellTheOthers()
	return t.decide()
}

// view is the position as it is shown now.
func (t *Client) view() *view {
	v := &view{speech: t.speech, rec: t.rec, p: t.rec.Position(), s: &t.dialogue.Position().State, at: t.shown, colour: t.options.Colour}
	if t.shown != nil {
		v.p, v.s = &t.shown.Position, &t.shown.State
	}
	return v
}

// leave saves and says how to go on later.
func (t *Client) leave() {
	how := "left"
	switch {
	case t.rec.Position().Decision == engine.GameOver:
		how = "left_over"
	case t.onTable():
		how = "table.left"
	}
	t.saved.leave(len(t.rec.Entries()) > 0 || t.rec.CanRedo(), how)
}
