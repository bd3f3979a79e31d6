package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// command is a word that the player may type at any time.
type command struct {
	word    string // its first word
	run     func(t *Client, rest string)
	against opponent // the games in which help lists it
	shows   bool     // the position
}

// opponent is the opponent or the place of a game.
type opponent uint8

const (
	anybody opponent = iota
	theAutoma
	theRival
	theTable // a real one
	aScreen  // and everywhere else
)

// commands are in the order in which help lists them; the catalogue has the text about each.
var commands []command

func init() { // not a literal, which would depend on itself through help
	commands = []command{
		{"why", (*Client).why, anybody, false},
		{"hint", (*Client).hint, aScreen, false},
		{"undo", (*Client).undo, anybody, false},
		{"redo", (*Client).redo, anybody, false},
		{"table", (*Client).showTable, anybody, true},
		{"reach", func(t *Client, _ string) { t.print(t.reach()...) }, anybody, true},
		{"map", func(t *Client, rest string) { t.print(t.boardMap(rest)...) }, anybody, true},
		{"mat", (*Client).mat, anybody, true},
		{"card", (*Client).card, theAutoma, true},
		{"log", (*Client).log, anybody, false},
		{"last", (*Client).last, anybody, false},
		{"thoughts", (*Client).thoughts, theRival, false},
		{"score", func(t *Client, _ string) { t.print(t.score()...) }, anybody, true},
		{"rules", (*Client).rules, anybody, false},
		{"steps", (*Client).steps, theAutoma, false},
		{"put", (*Client).put, theTable, false},
		{"anyway", (*Client).anyway, theTable, false},
		{"save", (*Client).saveCopy, anybody, false},
		{"share", (*Client).share, aScreen, false},
		{"quit", (*Client).quit, anybody, false},
		{"help", (*Client).help, anybody, false},
	}
}

// serves reports whether the game has a command.
func (t *Client) serves(c *command) bool {
	return c.against < theTable || (c.against == theTable) == t.onTable()
}

// listed reports whether help lists a command.
func (t *Client) listed(c *command) bool {
	if c.against == theAutoma || c.against == theRival {
		return (c.against == theRival) == t.Words.Rival
	}
	return t.serves(c)
}

// command runs a line that begins with a command's word and reports whether it was one.
func (t *Client) command(line string) bool {
	_, rest, _ := strings.Cut(line, " ")
	c := t.commandOf(line)
	if c == nil {
		return false
	}
	c.run(t, strings.TrimSpace(rest))
	return true
}

// commandOf is the command that a line begins with, nil if it is none.
func (t *Client) commandOf(line string) *command {
	word, _, _ := strings.Cut(line, " ")
	for i := range commands {
		if c := &commands[i]; c.word == strings.ToLower(word) && t.serves(c) {
			return c
		}
	}
	return nil
}

// help lists the commands, or tells of one of them.
func (t *Client) help(about string) {
	for _, c := range commands {
		if c.word == strings.ToLower(about) && t.listed(&c) {
			t.helpOn(&c)
			if c.word == "put" {
				t.putThings()
			}
			return
		}
	}
	t.tell("help.intro")
	for _, c := range commands {
		if t.listed(&c) {
			t.helpOn(&c)
		}
	}
	t.tell("help.notation")
	for _, example := range strings.Split(t.say("help.examples"), "\n") {
		if !t.narrowScreen() {
			t.print("  " + example)
			continue
		}
		for _, one := range strings.Split(example, "   ") { // examples beside each other
			if one != "" {
				t.print(t.Words.Hang(one, 2, 4)...)
			}
		}
	}
}

// helpOn prints the usage and the effect of a command.
func (t *Client) helpOn(c *command) {
	usage, does := t.say("help."+c.word+".usage"), t.say("help."+c.word+".does")
	if t.narrowScreen() {
		t.print("  " + usage)
		t.print(t.Words.Hang(does, 4, 4)...)
		return
	}
	t.print(fmt.Sprintf("  %-21s  %s", usage, does))
}

// narrowScreen reports whether there is no room for two columns of texts.
func (t *Client) narrowScreen() bool { return t.Words.Width < words.DefaultWidth }

func (t *Client) why(wish string) {
	wishes, err := t.wishes(wish)
	if err != nil {
		t.tell("why.usage", "error", t.Words.Error(err))
		return
	}
	t.explain(wishes)
}

func (t *Client) undo(string) {
	before := t.rec.Header().Practice
	undone, told := t.undoOnTable()
	if !undone {
		t.tell("undo.none")
		return
	}
	path, err := t.Save(t.rec)
	t.moved = true
	if !told {
		t.tell("undo.done")
	}
	if !before && t.rec.Header().Practice {
		t.tell("undo.practice")
	}
	t.reportSave(path, err)
}

func (t *Client) redo(string) {
	made := len(t.rec.Entries())
	if !t.dialogue.Redo() {
		t.tell("redo.none")
		return
	}
	t.dialogue.Advance(made)
	path, err := t.Save(t.rec)
	t.moved = true
	t.tell("redo.done")
	t.tellNews()
	t.reportSave(path, err)
}

// showTable shows the position and the question again below it, or sets how much of the position is shown before each action.
func (t *Client) showTable(onOff string) {
	switch onOff {
	case t.say("steps.off"):
		t.brief = true
		t.tell("table-shown.off")
		return
	case t.say("steps.on"):
		t.brief = false
		t.tell("table-shown.on")
		return
	}
	t.print(t.table()...)
	t.asked = false
}

// quit leaves. If that loses something, it says so first and leaves the second time.
func (t *Client) quit(string) {
	if len(t.rec.Entries()) > 0 {
		t.save()
	}
	if t.unsaved != "" && !t.warned && !t.hasCopy() {
		t.warned = true
		t.tell("quit.unsaved")
		return
	}
	t.leave()
}

// mat shows the human's mat or the Automa's, the next tiles or all.
func (t *Client) mat(which string) {
	seat := t.person(t.state())
	lines := t.matLines
	for _, word := range strings.Fields(which) {
		switch word {
		case t.say("automa.name"):
			seat = engine.AutomaSeat
		case t.say("mat.all"):
			lines = t.wholeMat
		}
	}
	t.print(lines(seat)...)
}

// card shows a card of the Automa; without a number, the public side of the next one: its back (M11).
func (t *Client) card(number string) {
	if number == "" {
		t.print(t.nextBack()...)
		return
	}
	n, err := strconv.Atoi(number)
	if lines := t.Words.AutomaCard(n); err == nil && lines != nil {
		t.print(lines...)
		return
	}
	t.tell("card.none", "number", quoted(number))
}

// nextBack reads the back of the next card at length.
func (t *Client) nextBack() (lines []string) {
	top := t.game().Top(t.position())
	if top == nil || !companion.TopKnown(t.rec) {
		return t.Words.Wrap(t.say("card.unknown"), 2)
	}
	parts := t.Words.WholeBack(top.Back)
	if beneath := t.beneath(); beneath != "" {
		parts = append(parts, beneath)
	}
	for _, line := range parts {
		lines = append(lines, t.Words.Wrap(line, 4)...)
	}
	return lines
}

// logLength is how many entries log shows without a number.
const logLength = 10

// log reads the last entries aloud.
func (t *Client) log(number string) {
	n := logLength
	if wanted, err := strconv.Atoi(number); err == nil && wanted > 0 {
		n = wanted
	}
	entries := t.rec.Entries()
	era, round := engine.Era(0), uint8(0)
	for _, e := range entries[max(0, len(entries)-n):] {
		if e.Before.Era != era || e.Before.Round != round {
			era, round = e.Before.Era, e.Before.Round
			t.tell("log-heading", "era", t.say("era."+strconv.Itoa(int(era))), "round", strconv.Itoa(int(round)))
		}
		t.tellLines(t.entryLines(&e))
	}
}

// last shows the Automa's last turn again, all its steps at once, or the rival's last turn.
func (t *Client) last(string) {
	if t.Words.Rival {
		t.rivalsLast()
		return
	}
	entries := t.rec.Entries()
	for i := len(entries) - 1; i >= 0; i-- {
		if entries[i].Automa() {
			t.print(t.Words.TurnLines(entries[i].Steps)...)
			if t.onTable() {
				t.lastTasks()
			}
			return
		}
	}
	t.tell("last.none")
}

// manyRules is how many lines of rules fit above the question; of more, only the numbers and first words are shown.
const manyRules = 60

// rules shows the rules that match a number or words, or without them the chapters.
func (t *Client) rules(wanted string) {
	book := t.Words.Book()
	if wanted == "" {
		t.print(book.Chapters(t.Words.Width)...)
		t.tell("rules.usage")
		return
	}
	found := book.Find(wanted)
	lines := rules.Lines(found, t.Words.Width)
	switch {
	case len(found) == 0:
		t.tell("rules.none", "words", quoted(wanted))
	case len(lines) > manyRules && len(found) > 1:
		for _, rule := range found {
			t.print(t.Words.Wrap(rule.Number+"  "+rule.Text, 0)[0] + " …")
		}
		t.tell("rules.many")
	default:
		t.print(lines...)
	}
}

func (t *Client) steps(onOff string) {
	t.whole = onOff == t.say("steps.off")
	if t.whole {
		t.tell("steps.now-off")
	} else {
		t.tell("steps.now-on")
	}
}

func (t *Client) saveCopy(path string) {
	if path == "" {
		t.unsaved = "" // cleared, so that save reports its error again
		if t.save(); t.unsaved == "" {
			t.tell("saved", "path", ShellWord(t.saved))
		}
		return
	}
	copied, err := t.SaveAs(unquoted(path), t.rec)
	if err != nil {
		t.tell("save.no-copy", "error", t.Words.Reason(err))
		return
	}
	t.copied, t.copiedTo = t.rec.Marshal(), copied
	t.tell("saved", "path", ShellWord(copied))
}
