// Package terminal plays a game in a terminal: in 80 columns and 24 lines, without colour, in a pipe and for screen readers
// too. It shows what the record, the engine and the Automa say, asks one small decision at a time, and decides nothing.
package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/words"
)

// longestLine is how many bytes of one line are read.
const longestLine = 64 << 10

// Options say how the client shows a game.
type Options struct {
	Words  words.Words
	Colour bool // mark who owns what in colour as well
	Echo   bool // repeat what is read, for a readable transcript of a pipe
	// Save keeps the record after every choice and tells where.
	Save func(*record.Record) (path string, err error)
	// SaveAs keeps a copy where the player wants it.
	SaveAs func(path string, r *record.Record) error
}

// Client plays one record.
type Client struct {
	Options
	rec   *record.Record
	in    *bufio.Scanner
	out   io.Writer
	whole bool   // the Automa's turns are shown at once
	saved string // where the record is kept
	moved bool   // the position changed: what is asked must be asked anew
	over  bool   // the player leaves
}

// errEnd is the end of the input.
var errEnd = errors.New("end of input")

// New makes a client that plays a record.
func New(r *record.Record, in io.Reader, out io.Writer, o Options) *Client {
	scanner := bufio.NewScanner(in)
	scanner.Buffer(make([]byte, 0, 4096), longestLine)
	return &Client{Options: o, rec: r, in: scanner, out: out}
}

// Run plays until the game is over and the player leaves, or the input ends. The record is saved by then. An error is one
// of reading or of saving.
func (t *Client) Run() error {
	t.tell("welcome", "seed", strconv.FormatUint(t.rec.Header().Seed, 10), "difficulty", t.rec.Header().Difficulty)
	t.save()
	for !t.over {
		err := t.next()
		if errors.Is(err, errEnd) {
			t.leave()
			return t.inputError()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// inputError says why the input ended, if not because it was over.
func (t *Client) inputError() error {
	if err := t.in.Err(); errors.Is(err, bufio.ErrTooLong) {
		return fmt.Errorf("a line of more than %d bytes was typed; no command or choice is that long", longestLine)
	} else if err != nil {
		return fmt.Errorf("the input cannot be read: %w", err)
	}
	return nil
}

// next plays the Automa's turn or asks the human for one decision.
func (t *Client) next() error {
	if t.rec.Position().AutomasTurn() {
		return t.automasTurn()
	}
	return t.decide()
}

func (t *Client) game() *automa.Game { return t.rec.Game() }

func (t *Client) say(key string, named ...string) string {
	return t.Words.Text("terminal."+key, named...)
}

// tell prints a text of the catalogue, its longer lines cut to width.
func (t *Client) tell(key string, named ...string) {
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

// read asks for a line.
func (t *Client) read(prompt string) (string, error) {
	fmt.Fprint(t.out, prompt+"> ")
	if !t.in.Scan() {
		fmt.Fprintln(t.out)
		return "", errEnd
	}
	line := strings.TrimSpace(t.in.Text())
	if t.Echo {
		fmt.Fprintln(t.out, line)
	}
	return line, nil
}

// save keeps the record and says so when that fails; the game goes on, and the next choice tries again.
func (t *Client) save() {
	path, err := t.Save(t.rec)
	if err != nil {
		t.tell("save.failed", "error", err.Error())
		return
	}
	t.saved = path
}

// leave saves and says how to go on later.
func (t *Client) leave() {
	t.save()
	t.over = true
	switch {
	case t.saved == "":
	case t.rec.Position().Decision == engine.GameOver:
		t.tell("left_over", "path", shellWord(t.saved))
	default:
		t.tell("left", "path", shellWord(t.saved))
	}
}

// shellWord writes a path so that a shell takes it for one word.
func shellWord(path string) string {
	if strings.ContainsAny(path, " \t'\"\\$&;|<>()*?#~`!") {
		return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
	}
	return path
}

// automasTurn plays the Automa's turn and shows it step by step.
func (t *Client) automasTurn() error {
	steps := t.rec.AutomaTurn()
	t.save()
	t.print("")
	t.tell("automa.turn")
	return t.showSteps(steps)
}

// showSteps shows the steps of a turn one by one: Enter for the next, "end" for all the others.
func (t *Client) showSteps(steps automa.Steps) error {
	whole := t.whole
	pieces := t.Words.TurnPieces(steps)
	for i, lines := range pieces {
		t.print(lines...)
		for !whole && i < len(pieces)-1 {
			line, err := t.read(t.say("automa.prompt"))
			if err != nil {
				return err
			}
			if line == "" {
				break
			}
			whole = line == t.say("automa.end")
			if !whole && !t.command(line) {
				t.tell("automa.unknown", "line", quoted(line))
			}
			if t.over {
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
	t.moved = false
	for left, shown := all, 0; !t.over && !t.moved; {
		question, list := t.options(left)
		if len(left) != shown { // asked before, and something else was typed: the list still stands above
			t.show(question, list)
		}
		line, err := t.read("")
		if err != nil {
			return err
		}
		shown = len(left)
		if line == "" {
			shown = 0
		}
		left = t.answer(line, list, left, all)
	}
	return nil
}

// answer takes one line of input: the number of an option, a command, or a choice in notation. It returns the choices that
// are left to ask about.
func (t *Client) answer(line string, list []option, left, all []engine.Choice) []engine.Choice {
	n, isNumber := menuNumber(line, len(list))
	switch {
	case line == "":
	case t.rec.Position().Decision == engine.GameOver:
		if !t.command(line) {
			t.tell("over")
		}
	case line == t.say("back"):
		return all
	case isNumber && n == 0:
		t.tell("number.wrong", "most", strconv.Itoa(len(list)))
	case isNumber && len(list[n-1].choices) == 1:
		t.choose(list[n-1].choices[0])
	case isNumber:
		return list[n-1].choices
	case t.command(line):
	default:
		return t.written(line, left, all)
	}
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

// choose makes a choice, says what came of it, and saves. It reports whether the choice was allowed.
func (t *Client) choose(c engine.Choice) bool {
	if why := t.rec.Choose(c); !why.OK() {
		t.print(t.refusal(why)...)
		return false
	}
	entries := t.rec.Entries()
	t.print(t.Words.EventLines(entries[len(entries)-1].Events)...)
	t.moved = true
	t.save()
	return true
}

// refusal words why something may not be done by the one who chooses now.
func (t *Client) refusal(why engine.Refusal) []string {
	return t.Words.Wrap(t.Words.Refusal(t.rec.Position().Actor, why), 2)
}

// quoted shows what was typed without control characters.
func quoted(text string) string { return strconv.Quote(text) }
