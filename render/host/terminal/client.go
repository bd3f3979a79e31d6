// Package terminal plays a game in a terminal: in 80 columns and 24 lines, without colour, in a pipe and for screen readers
// too. It shows the output of the record, the engine and the Automa, asks one small decision at a time, and decides nothing.
package terminal

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
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
	// Printed is the game in the box if the record's lies on a real table.
	Printed *automa.Game
	// Think is how long it is thought about a hint.
	Think search.Budget
}

// Client plays one record.
type Client struct {
	Options
	rec                 *record.Record
	in                  *input
	out                 io.Writer
	whole               bool   // the Automa's turns are shown at once
	saved               string // where the record is kept
	unsaved             string // why it is not, since the last choice
	guide               *guide.Guide
	narrow              bool // the action was chosen; its parts are asked for
	asked               bool // the list of answers stands above already
	moved               bool // the position changed: the question must be asked anew
	deciding, corrected bool // something is to be chosen; meanwhile a thing was put right, which needs no telling of all the others

	warned bool // the player has read that leaving loses something
	over   bool // the player leaves
	mute   bool // nothing can be shown any more
	brief  bool // before an action the board is not shown

	shown *moment // at the step of the Automa's turn that the reader is at; nil outside of one

	// On a real table:
	dialogue *companion.Dialogue
	news     int               // the first entry of which nothing was told
	turn     bool              // it is told that it is the Automa's turn
	refused  [][]engine.Choice // wishes that were refused last, since what was done last

	copied   []byte // the record in the copy that the player made last
	copiedTo string
}

// New makes a client that plays a record.
func New(r *record.Record, in io.Reader, out io.Writer, o Options) *Client {
	t := &Client{Options: o, rec: r, in: newInput(in), out: out, saved: o.Loaded, dialogue: companion.NewDialogue(o.Printed, r)}
	t.Words.Rival = r.Header().Rival > 0
	if o.Guide {
		t.guide = guide.New(guide.Controls())
	}
	return t
}

// Run plays until the player leaves or the input ends. The record is saved by then; if it cannot be, that is the error.
func (t *Client) Run() error {
	err := t.open()
	for ; !t.over; err = t.next() {
		if errors.Is(err, io.EOF) {
			t.leave()
			break
		}
		if err != nil && t.mute {
			return err
		}
		if err != nil {
			var at *fs.PathError
			if errors.As(err, &at) {
				err = at.Err
			}
			return fault.Errorf("the input cannot be read: %w", err)
		}
	}
	if t.unsaved != "" {
		return fault.Errorf("the game could not be saved: %s", t.unsaved)
	}
	return nil
}

// open says which game it is, and the facts to know before it begins.
func (t *Client) open() error {
	if t.onTable() {
		return t.openTable()
	}
	t.tell("welcome", "game", t.Words.GameName(), "seed", strconv.FormatUint(t.rec.Header().Seed, 10), "difficulty", t.Words.Mat(t.rec.Header().Difficulty))
	if t.rec.Position().Introductory {
		t.tell("introductory")
	}
	for _, notice := range t.Notice {
		t.print(t.Words.Wrap(notice, 2)...)
	}
	t.challenge()
	return nil
}

// next plays the turn of the Automa or rival, or asks the human for one decision.
func (t *Client) next() error {
	t.moved, t.refused = false, nil
	if turn, ok := t.goesOn(); ok && !t.onTable() {
		return t.showTurn(turn)
	}
	q, asks := t.dialogue.Asks()
	switch {
	case t.dialogue.Open() != nil:
		return t.tickOff(false)
	case asks && q.Asked == companion.AskHand:
		return t.nameHand()
	case asks:
		return t.askCard(q)
	case t.rec.Position().AutomasTurn() && t.onTable():
		t.advance(len(t.rec.Entries()))
		return nil
	case t.rec.Position().AutomasTurn():
		return t.automasTurn()
	case t.rec.RivalsTurn():
		return t.rivalsTurn()
	}
	return t.decide()
}

func (t *Client) game() *automa.Game { return t.rec.Game() }

// position is the position shown: that of the record, or amid the steps of the Automa's turn the one at the step.
func (t *Client) position() *automa.Position {
	if t.shown != nil {
		return &t.shown.Position
	}
	return t.rec.Position()
}

// state is the state of the table: that of the position shown, or on a real table, while tasks are ticked off, the part done so
// far.
func (t *Client) state() *engine.State {
	if t.onTable() {
		return &t.dialogue.Position().State
	}
	return &t.position().State
}

func (t *Client) say(key string, named ...any) string {
	return t.Words.Text("terminal."+key, named...)
}

// tell prints a text of the catalogue, its longer lines cut to width.
func (t *Client) tell(key string, named ...any) {
	for _, line := range strings.Split(t.say(key, named...), "\n") {
		if len(line) > t.Words.Width && line[0] != ' ' { // an indented line is there to be copied
			t.print(t.Words.Wrap(line, 2)...)
		} else {
			t.print(line)
		}
	}
}

func (t *Client) print(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(t.out, line)
	}
}

// tellLines prints texts of the game, cut to width.
func (t *Client) tellLines(lines []string) {
	for _, line := range lines {
		t.print(t.Words.Wrap(line, 2)...)
	}
}

// read asks for a line.
func (t *Client) read(prompt string) (string, error) {
	if _, err := fmt.Fprint(t.out, prompt+"> "); err != nil { // the output is closed, so nothing can be asked
		t.mute = true
		return "", err
	}
	line, err := t.in.line()
	if err != nil {
		fmt.Fprintln(t.out)
		return "", err
	}
	if t.Echo {
		fmt.Fprintln(t.out, harmless(line))
	}
	return line, nil
}

// quoted shows typed text without control characters.
func quoted(text string) string { return strconv.Quote(text) }

// harmless returns typed text, quoted if it would control the terminal.
func harmless(text string) string {
	for _, r := range text {
		if !strconv.IsPrint(r) {
			return quoted(text)
		}
	}
	return text
}
