package terminal

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
)

// speech is the words about a game, with the texts of the terminal.
type speech struct {
	words.Words
	game *automa.Game
}

// say fills a text of the terminal.
func (s speech) say(key string, named ...any) string { return s.Text("terminal."+key, named...) }

// ofSeat is the text of a key about a seat: yours, that of somebody named, or that of the Automa or the rival.
func (s speech) ofSeat(key string, seat engine.Seat) string {
	switch {
	case seat == s.You && !s.Numbered:
		return s.say(key + ".0")
	case s.Company():
		return s.say(key+".named", "who", s.Noun().Seat(seat))
	}
	return s.say(key + ".1")
}

// label is such a text where it stands alone.
func (s speech) label(key string, seat engine.Seat) string { return words.Capital(s.ofSeat(key, seat)) }

// lines is a text of the catalogue, its longer lines cut to width.
func (s speech) lines(key string, named ...any) (lines []string) {
	for _, line := range strings.Split(s.say(key, named...), "\n") {
		if len(line) > s.Width && line[0] != ' ' { // an indented line is there to be copied
			lines = append(lines, s.Wrap(line, 2)...)
		} else {
			lines = append(lines, line)
		}
	}
	return lines
}

// cut is texts of the game, each cut to width.
func (s speech) cut(texts ...string) (lines []string) {
	for _, text := range texts {
		lines = append(lines, s.Wrap(text, 2)...)
	}
	return lines
}

// port names the port on a space, with its owner in a position.
func (s speech) port(at *engine.State, x engine.Space) string {
	return s.say("buyer.port", "space", s.Noun().Space(x), "owner", s.ofSeat("owner", at.Tiles[x].Owner))
}

// isNarrow reports whether there is no room for two columns of texts.
func (s speech) isNarrow() bool { return s.Width < words.DefaultWidth }

// onTable reports whether the game lies on a real table; one of Industry never does.
func (s speech) onTable() bool { return s.game != nil && s.game.Edition.Companion }

// console is what a person reads and types.
type console struct {
	speech
	in   *input
	out  io.Writer
	echo bool // repeat the lines read

	whole bool // the Automa's turns are shown at once
	moved bool // the position changed: what is asked must be asked anew
	over  bool // the player leaves
	mute  bool // nothing can be shown any more
}

// tell prints a text of the catalogue.
func (c *console) tell(key string, named ...any) { c.print(c.lines(key, named...)...) }

// write prints texts of the game.
func (c *console) write(texts ...string) { c.print(c.cut(texts...)...) }

func (c *console) print(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(c.out, line)
	}
}

// read asks for a line.
func (c *console) read(prompt string) (string, error) {
	if _, err := fmt.Fprint(c.out, prompt+"> "); err != nil { // the output is closed, so nothing can be asked
		c.mute = true
		return "", err
	}
	line, err := c.in.line()
	if err != nil {
		fmt.Fprintln(c.out)
		return "", err
	}
	if c.echo {
		fmt.Fprintln(c.out, harmless(line))
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

// play opens a game and goes on with it until the player leaves, or the input ends and the game is left for that.
func (c *console) play(open, next func() error, leave func()) error {
	err := open()
	for ; !c.over; err = next() {
		if errors.Is(err, io.EOF) {
			leave()
			break
		}
		if err != nil && c.mute {
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
	return nil
}
