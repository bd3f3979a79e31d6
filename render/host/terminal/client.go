// Package terminal plays a game in a terminal: in 80 columns and 24 lines, without colour, in a pipe and for screen readers
// too. It shows what the record, the engine and the Automa say, asks one small decision at a time, and decides nothing.
package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
)

// Options say how the client shows a game.
type Options struct {
	Words  words.Words
	Colour bool     // mark who owns what in colour as well
	Echo   bool     // repeat what is read, for a readable transcript of a pipe
	Guide  bool     // show the person round
	Page   string   // the address that links open, nothing where there is none
	Notice []string // what has to be read first
	// Loaded is where the record was loaded from, if it was.
	Loaded string
	// Save keeps the record after every choice and tells where.
	Save func(*record.Record) (path string, err error)
	// SaveAs keeps a copy where the player wants it, and tells where that is.
	SaveAs func(path string, r *record.Record) (string, error)
	// Think is how long it is thought about a hint.
	Think search.Budget
}

// Client plays one record.
type Client struct {
	Options
	rec     *record.Record
	in      *input
	out     io.Writer
	whole   bool   // the Automa's turns are shown at once
	saved   string // where the record is kept
	unsaved string // why it is not, since the last choice
	guide   *guide.Guide
	narrow  bool // the action was chosen; its parts are asked for
	asked   bool // the list of answers stands above already
	moved   bool // the position changed: what is asked must be asked anew
	warned  bool // the player has read that leaving loses something
	over    bool // the player leaves
	mute    bool // nothing can be shown any more

	stepping bool // through a turn of the Automa

	copied   []byte // the record in the copy that the player made last
	copiedTo string
}

// New makes a client that plays a record.
func New(r *record.Record, in io.Reader, out io.Writer, o Options) *Client {
	t := &Client{Options: o, rec: r, in: newInput(in), out: out, saved: o.Loaded}
	if o.Guide {
		t.guide = guide.New(guide.Controls())
	}
	return t
}

// Run plays until the player leaves or the input ends. The record is saved by then; if it cannot be, that is the error.
func (t *Client) Run() error {
	t.tell("welcome", "game", t.Words.Text("start.game."+t.game().ID), "seed", strconv.FormatUint(t.rec.Header().Seed, 10), "difficulty", t.Words.Mat(t.rec.Header().Difficulty))
	if t.rec.Position().Introductory {
		t.tell("introductory")
	}
	for _, notice := range t.Notice {
		t.print(t.Words.Wrap(notice, 2)...)
	}
	t.challenge()
	for !t.over {
		err := t.next()
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

// next plays the Automa's turn or asks the human for one decision.
func (t *Client) next() error {
	t.moved = false
	if t.rec.Position().AutomasTurn() {
		return t.automasTurn()
	}
	return t.decide()
}

func (t *Client) game() *automa.Game { return t.rec.Game() }

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
	if _, err := fmt.Fprint(t.out, prompt+"> "); err != nil { // nobody sees what is asked
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

// save keeps the record. When that fails it says so, once for the same reason; the game goes on, and the next choice tries
// again.
func (t *Client) save() { t.reportSave(t.Save(t.rec)) }

// reportSave tells where the record was saved or why it was not, if that is news.
func (t *Client) reportSave(path string, err error) {
	if err == nil {
		if t.saved != "" && path != t.saved { // another program wrote to the old file
			t.tell("save.elsewhere", "path", ShellWord(path))
		}
		t.saved, t.unsaved = path, ""
		return
	}
	why := t.Words.Reason(err)
	if why != t.unsaved {
		t.tell("save.failed", "error", why)
	}
	t.unsaved = why
}

// leave saves and says how to go on later. A game that was not begun is not kept.
func (t *Client) leave() {
	t.over = true
	if len(t.rec.Entries()) == 0 && t.saved == "" && !t.rec.CanRedo() {
		t.tell("left_new")
		return
	}
	t.save()
	if t.unsaved != "" && t.hasCopy() {
		t.saved, t.unsaved = t.copiedTo, ""
	}
	switch {
	case t.unsaved != "":
	case t.rec.Position().Decision == engine.GameOver:
		t.tell("left_over", "path", ShellWord(t.saved))
	default:
		t.tell("left", "path", ShellWord(t.saved))
	}
}

// hasCopy reports whether the copy that the player made last is of the game as it is now.
func (t *Client) hasCopy() bool { return bytes.Equal(t.copied, t.rec.Marshal()) }

// automasTurn plays the Automa's turn and shows it step by step.
func (t *Client) automasTurn() error {
	steps := t.rec.AutomaTurn()
	made := len(t.rec.Entries())
	t.rec.AnswerForced()
	follows := t.eventsFrom(made)
	t.save()
	t.print("")
	t.tell("automa.turn")
	err := t.showSteps(steps)
	if err == nil && !t.over && !t.moved {
		t.tellLines(t.Words.EventLines(follows))
	}
	return err
}

// eventsFrom are the events of the entries from a number on.
func (t *Client) eventsFrom(made int) (events engine.Log) {
	for _, e := range t.rec.Entries()[made:] {
		events = append(events, e.Events...)
	}
	return events
}

// showSteps shows the steps of a turn one by one, and its summary before it ends: Enter for the next, "end" for all the others.
func (t *Client) showSteps(steps automa.Steps) error {
	t.stepping = true
	defer func() { t.stepping = false }()
	whole := t.whole
	pieces := t.Words.TurnPieces(steps)
	for i, piece := range steps.Pieces() {
		if piece.Subject()[0].Kind == automa.TurnOver {
			t.print(t.Words.Summary(steps)...)
		}
		t.print(pieces[i]...)
		for !whole && i < len(pieces)-1 {
			line, err := t.read(t.say("automa.prompt"))
			if err != nil {
				return err
			}
			if line == "" {
				break
			}
			whole = strings.EqualFold(line, t.say("automa.end"))
			switch {
			case whole:
			case !t.command(line):
				t.tell("automa.unknown", "line", quoted(line))
			default:
				t.tell("automa.played")
			}
			if t.over || t.moved {
				return nil
			}
		}
	}
	return nil
}

// decide asks for one decision, narrowing it down until one choice is left.
func (t *Client) decide() error {
	p := t.rec.Position()
	all := t.game().Choices(&p.State, nil)
	switch p.Decision {
	case engine.ChooseAction:
		t.print("")
		t.print(t.table()...)
	case engine.GameOver:
		t.print("")
		t.print(t.score()...)
		t.tell("over")
	}
	t.showRound()
	t.asked, t.narrow = false, false
	for left := all; !t.over && !t.moved; {
		question, list := t.options(left)
		if !t.asked {
			t.show(question, list)
		}
		t.asked = true
		line, err := t.read("")
		if err == nil {
			left, err = t.answer(line, list, left, all)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// answer takes one line of input: the number of an option, a command, or a choice in notation. It returns the choices that
// are left to ask about.
func (t *Client) answer(line string, list []option, left, all []engine.Choice) ([]engine.Choice, error) {
	n, isNumber := menuNumber(line, len(list))
	switch {
	case line == "":
		t.asked = false
	case t.rec.Position().Decision == engine.GameOver:
		if !t.command(line) {
			t.tell("over")
		}
	case strings.EqualFold(line, t.say("back")):
		return t.again(all), nil
	case isNumber && n == 0:
		t.tell("number.wrong", "most", strconv.Itoa(len(list)))
	case isNumber && len(list[n-1].choices) == 0:
		t.explained(pick.Ask(t.game().Game, &t.rec.Position().State).Impossible(list[n-1].verb))
	case isNumber && len(list[n-1].choices) == 1:
		return all, t.confirm(list[n-1].choices[0])
	case isNumber:
		return t.narrowed(list[n-1].choices), nil
	case t.command(line):
	default:
		return t.written(line, left, all)
	}
	return left, nil
}

// again begins the question anew. What was chosen of an action already is taken back with undo.
func (t *Client) again(all []engine.Choice) []engine.Choice {
	if t.rec.Position().Decision != engine.ChooseAction {
		t.tell("midway")
	}
	t.asked, t.narrow = false, false
	return all
}

// narrowed goes on to the next question about fewer choices.
func (t *Client) narrowed(left []engine.Choice) []engine.Choice {
	t.asked, t.narrow = false, true
	return left
}

// menuNumber reads the number of an option, 0 for one that is not in the list.
func menuNumber(line string, most int) (n int, isNumber bool) {
	n, err := strconv.Atoi(line)
	switch {
	case err != nil:
		return 0, false
	case n < 1 || n > most:
		return 0, true
	}
	return n, true
}

// confirm shows what an action from the menu would do and cost, and asks whether to do it. Parts of an action under way
// are made at once, unless they end the turn.
func (t *Client) confirm(c engine.Choice) error {
	p := t.rec.Position()
	trial := t.trial(c)
	if p.Decision != engine.ChooseAction && !trial.Last && !trial.Hidden {
		t.choose(c, 0)
		return nil
	}
	t.print(t.Words.Wrap(t.say("confirm.title", "choice", t.Words.Choice(&p.State, c)), 2)...)
	t.tellLines(t.Words.EventLines(trial.Log))
	if trial.Hidden {
		t.tellLines([]string{t.chances(c)})
	}
	if change := t.change(p.State, trial.After); change != "" {
		t.print(change)
	}
	if question := t.question(&trial.After); question != "" && trial.After.Actor == p.Actor && !trial.Last {
		t.tell("confirm.then", "question", question)
	}
	for !t.over && !t.moved {
		line, err := t.read(t.say("confirm.prompt"))
		switch {
		case err != nil:
			return err
		case line == "":
			t.choose(c, len(trial.Log))
		case strings.EqualFold(line, t.say("back")):
			t.asked, t.narrow = false, false
			return nil
		case !t.command(line):
			t.tell("confirm.unknown", "line", quoted(line))
		}
	}
	return nil
}

// trial makes a choice on a copy, up to the end of the turn or round, after which hidden cards are drawn, or to where a hidden tile
// is turned up.
func (t *Client) trial(c engine.Choice) engine.Trial {
	trial, _ := t.game().TryThrough(&t.rec.Position().State, c)
	return trial
}

// chances tells what can come of a sale to the distant market, whose tile is not known before it is turned up (C11.3).
func (t *Client) chances(c engine.Choice) string {
	b, _ := bill.Of(t.game().Game, &t.rec.Position().State, c)
	d := b.Distant
	spaces := strconv.Itoa(d.Bonus.Low)
	if d.Bonus.High > d.Bonus.Low {
		spaces = t.say("confirm.range", "low", spaces, "high", strconv.Itoa(d.Bonus.High))
	}
	return t.say("confirm.distant", "tiles", strconv.Itoa(d.Tiles), "closing", strconv.Itoa(d.Closing), "others", strconv.Itoa(d.Tiles-d.Closing),
		"spaces", spaces)
}

// change tells how money, income and VP would change, beside what the end of the round brings.
func (t *Client) change(before, after engine.State) string {
	var parts []string
	a, b := &before.Players[before.Actor], &after.Players[before.Actor]
	for _, part := range []struct {
		key      string
		from, to string
	}{
		{"confirm.money", t.Words.Money(int(a.Money)), t.Words.Money(int(b.Money))},
		{"confirm.income", words.Signed(t.game().IncomeLevel(a)), words.Signed(t.game().IncomeLevel(b))},
		{"confirm.vp", strconv.Itoa(int(a.VP)), strconv.Itoa(int(b.VP))},
	} {
		if part.from != part.to {
			parts = append(parts, t.say(part.key, "from", part.from, "to", part.to))
		}
	}
	return t.Words.Then(parts)
}

// choose makes a choice, says what came of it but for the first events, which were shown already, and saves. It reports
// whether the choice was allowed.
func (t *Client) choose(c engine.Choice, shown int) bool {
	made := len(t.rec.Entries())
	if why := t.rec.Act(c); !why.OK() {
		t.print(t.Words.Wrap(t.Words.Refusal(t.rec.Position().Actor, why), 2)...)
		t.asked = false
		return false
	}
	events := t.eventsFrom(made)
	path, err := t.Save(t.rec) // what is told as done is safe, whatever ends the program
	t.tellLines(t.Words.EventLines(events[shown:]))
	t.moved = true
	t.reportSave(path, err)
	return true
}

// quoted shows what was typed without control characters.
func quoted(text string) string { return strconv.Quote(text) }

// harmless returns what was typed, quoted if it would control the terminal.
func harmless(text string) string {
	for _, r := range text {
		if !strconv.IsPrint(r) {
			return quoted(text)
		}
	}
	return text
}
