package terminal

import (
	"fmt"
	"slices"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// The table of several people, who look at one screen in turn. Between the turns of two of them a curtain hangs, so that nobody sees the
// cards of another.

// clearScreen empties the screen of a terminal and what can be scrolled back to.
const clearScreen = "\x1b[2J\x1b[3J\x1b[H"

// players name everybody at the table, rivals with their strength.
func (t *Client) players() (names []string) {
	h := t.rec.Header()
	for seat, p := range h.Players[:h.Options.Seats] {
		name := t.label("seat", engine.Seat(seat))
		if strength, ok := search.StrengthOf(p.Rival); ok {
			name = t.say("player", "who", name, "strength", t.Mat(strength.Name))
		}
		names = append(names, name)
	}
	return names
}

// see lets somebody look, who is "you" from now on, or nobody.
func (t *Client) see(seat engine.Seat) {
	h := t.rec.Header()
	w := t.At(&h)
	if seat != engine.Nobody {
		w = w.SeenBy(seat)
	}
	t.looker, t.Words, t.reader.Words = seat, w, w
}

// curtainHangs reports whether the person who is to choose is not the one who looks.
func (t *Client) curtainHangs() bool {
	return t.rec.Shared() && !t.isOver() && t.looker != t.rec.Position().Actor
}

func (t *Client) isOver() bool { return t.rec.Position().Decision == engine.GameOver }

// curtain hides what was shown, and waits until the person who is to choose has the screen.
func (t *Client) curtain() error {
	t.see(engine.Nobody)
	actor := t.rec.Position().Actor
	if t.options.Clear && t.looked {
		fmt.Fprint(t.out, clearScreen)
	} else {
		t.print("")
	}
	t.tell("curtain.pass", "who", t.SeatName(actor))
	for !t.over && !t.moved {
		line, err := t.read(t.say("curtain.prompt"))
		switch {
		case err != nil:
			return err
		case line == "":
			t.see(actor)
			t.looked, t.told = true, 0
			return nil
		case !t.showsNothing(line) || !t.command(line):
			t.tell("curtain.unknown", "line", quoted(line), "who", t.SeatName(actor))
		}
	}
	return nil
}

// showsNothing reports whether a line is a command that shows nothing of a game, so that the curtain may hang.
func (t *Client) showsNothing(line string) bool {
	c := commandIn(line, t.speech)
	return c != nil && slices.Contains([]string{"undo", "save", "quit"}, c.word)
}

// tellTheOthers tells once what was done since the last turn of the person who looks.
func (t *Client) tellTheOthers() {
	entries := t.rec.Entries()
	list := othersOf(t.rec, t.looker)
	if t.looker == engine.Nobody || t.told == len(entries) || len(list) == 0 || t.rec.Own(&entries[len(entries)-1], t.looker) {
		return
	}
	t.told = len(entries)
	t.print("")
	t.tell("curtain.since")
	t.tellEntries(len(entries) - len(list))
}

// othersOf are the entries between the last turn of a person and the one before it, or since it, if others followed.
func othersOf(r *record.Record, seat engine.Seat) []record.Entry {
	entries := r.Entries()
	end := len(entries)
	for end > 0 && r.Own(&entries[end-1], seat) {
		end--
	}
	first := end
	for first > 0 && !r.Own(&entries[first-1], seat) {
		first--
	}
	return entries[first:end]
}

// allAgree reports whether all agree that a choice of another person is taken back, for which "undo all" asks.
func (t *Client) allAgree(how string) bool {
	if !strings.EqualFold(how, t.say("undo.all")) {
		t.tell("undo.crosses")
		return false
	}
	answer, err := t.read(t.say("undo.agree"))
	if err != nil || !strings.EqualFold(answer, t.say("undo.yes")) {
		t.tell("undo.not-agreed")
		return false
	}
	t.see(engine.Nobody)
	return true
}
