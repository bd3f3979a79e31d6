package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
)

// command is a word that the player may type at any time.
type command struct {
	word    string   // its first word
	against opponent // the games in which help lists it
	shows   bool     // the position
	lines   func(v *view, rest string) []string
	run     func(t *Client, rest string) // of a command that does more than to show lines
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
		{word: "why", run: (*Client).why},
		{word: "hint", against: aScreen, run: (*Client).hint},
		{word: "undo", run: (*Client).undo},
		{word: "redo", run: (*Client).redo},
		{word: "table", shows: true, run: (*Client).showTable},
		{word: "reach", shows: true, lines: (*view).reach},
		{word: "map", shows: true, lines: (*view).boardMap},
		{word: "mat", shows: true, lines: (*view).mat},
		{word: "card", against: theAutoma, shows: true, lines: (*view).card},
		{word: "log", lines: (*view).log},
		{word: "last", run: (*Client).last},
		{word: "thoughts", against: theRival, lines: (*view).thoughts},
		{word: "score", shows: true, lines: (*view).score},
		{word: "rules", lines: (*view).rules},
		{word: "steps", against: theAutoma, run: (*Client).steps},
		{word: "put", against: theTable, run: func(t *Client, rest string) {
			if t.talk.put(rest) {
				t.moved, t.corrected = true, t.deciding
			}
		}},
		{word: "anyway", against: theTable, run: func(t *Client, rest string) { t.moved = t.talk.anyway(rest) || t.moved }},
		{word: "save", run: func(t *Client, rest string) { t.saved.copyTo(rest) }},
		{word: "share", against: aScreen, run: (*Client).share},
		{word: "quit", run: (*Client).quit},
		{word: "help", lines: (*view).help},
	}
}

// serves reports whether a game has the command.
func (c *command) serves(s speech) bool {
	return c.against < theTable || (c.against == theTable) == s.onTable()
}

// listed reports whether help lists the command.
func (c *command) listed(v *view) bool {
	switch h := v.rec.Header(); c.against {
	case theAutoma:
		return h.Options.Solo
	case theRival:
		return h.Rivals() > 0
	}
	return c.serves(v.speech)
}

// commandIn is the command that a line begins with, nil if it is none.
func commandIn(line string, s speech) *command {
	word, _, _ := strings.Cut(line, " ")
	for i := range commands {
		if c := &commands[i]; c.word == strings.ToLower(word) && c.serves(s) {
			return c
		}
	}
	return nil
}

// command runs a line that begins with a command's word and reports whether it was one.
func (t *Client) command(line string) bool {
	_, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch c := commandIn(line, t.speech); {
	case c == nil:
		return false
	case c.run != nil:
		c.run(t, rest)
	default:
		t.print(c.lines(t.view(), rest)...)
	}
	return true
}

// help lists the commands, or tells of one of them.
func (v *view) help(about string) (lines []string) {
	for _, c := range commands {
		if c.word == strings.ToLower(about) && c.listed(v) {
			if lines = c.help(v.speech); c.word == "put" {
				lines = append(append(lines, v.lines("table.put-things")...), putExamples(v.rec, "")...)
			}
			return lines
		}
	}
	lines = v.lines("help.intro")
	for _, c := range commands {
		if c.listed(v) {
			lines = append(lines, c.help(v.speech)...)
		}
	}
	lines = append(lines, v.lines("help.notation")...)
	for _, example := range strings.Split(v.say("help.examples"), "\n") {
		if !v.isNarrow() {
			lines = append(lines, "  "+example)
			continue
		}
		for _, one := range strings.Split(example, "   ") { // examples beside each other
			if one != "" {
				lines = append(lines, v.Hang(one, 2, 4)...)
			}
		}
	}
	return lines
}

// help is the usage and the effect of the command.
func (c *command) help(s speech) []string {
	usage, does := s.say("help."+c.word+".usage"), s.say("help."+c.word+".does")
	switch { // at a real table of people all see everything
	case !s.onTable() || !s.Company():
	case c.word == "undo":
		s.Names = [engine.MaxSeats]string{} // as where one plays alone
		usage, does = s.say("help.undo.usage"), s.say("help.undo.does")
	case c.word == "last":
		does = s.say("help.last.does-table")
	}
	if s.isNarrow() {
		return append([]string{"  " + usage}, s.Hang(does, 4, 4)...)
	}
	return []string{fmt.Sprintf("  %-21s  %s", usage, does)}
}

func (t *Client) why(wish string) {
	wishes, err := t.reader.wishes(wish)
	if err != nil {
		t.tell("why.usage", "error", t.Error(err))
		return
	}
	t.explain(wishes)
}

func (t *Client) undo(how string) {
	if t.rec.UndoCrosses() && !t.allAgree(how) {
		return
	}
	before := t.rec.Header().Practice
	undone, told := t.talk.undo()
	if !undone {
		t.tell("undo.none")
		return
	}
	t.saved.write()
	t.moved = true
	if !told {
		t.tell("undo.done")
	}
	if !before && t.rec.Header().Practice {
		t.tell("undo.practice")
	}
	t.saved.report()
}

func (t *Client) redo(string) {
	made := len(t.rec.Entries())
	if !t.dialogue.Redo() {
		t.tell("redo.none")
		return
	}
	t.dialogue.Advance(made)
	t.saved.write()
	t.moved = true
	t.tell("redo.done")
	t.talk.tellNews()
	t.saved.report()
}

// showTable shows the position and the question again below it, or sets how much of the position is shown before each action.
func (t *Client) showTable(onOff string) {
	switch onOff {
	case t.say("steps.off"):
		t.brief = true
		t.tell("table-shown.off")
	case t.say("steps.on"):
		t.brief = false
		t.tell("table-shown.on")
	default:
		t.print(t.view().table()...)
		t.asked = false
	}
}

// quit leaves. If that loses something, it says so first and leaves the second time.
func (t *Client) quit(string) {
	if t.saved.mayLeave(len(t.rec.Entries()) > 0) {
		t.leave()
	}
}

// card reads a card of the Automa; without a number, the public side of the next one: its back (M11).
func (v *view) card(number string) (lines []string) {
	if number != "" {
		if n, err := strconv.Atoi(number); err == nil {
			lines = v.AutomaCard(n)
		}
		if lines == nil {
			return v.lines("card.none", "number", quoted(number))
		}
		return lines
	}
	top := v.game.Top(v.p)
	if top == nil || !companion.TopKnown(v.rec) {
		return v.cut(v.say("card.unknown"))
	}
	parts := v.WholeBack(top.Back)
	if beneath := v.beneath(); beneath != "" {
		parts = append(parts, beneath)
	}
	for _, line := range parts {
		lines = append(lines, v.Wrap(line, 4)...)
	}
	return lines
}

// logLength is how many entries log shows without a number.
const logLength = 10

// log reads the last entries aloud.
func (v *view) log(number string) (lines []string) {
	n := logLength
	if wanted, err := strconv.Atoi(number); err == nil && wanted > 0 {
		n = wanted
	}
	entries := v.rec.Entries()
	era, round := engine.Era(0), uint8(0)
	for _, e := range entries[max(0, len(entries)-n):] {
		if e.Before.Era != era || e.Before.Round != round {
			era, round = e.Before.Era, e.Before.Round
			lines = append(lines, v.lines("log-heading", "era", v.say("era."+strconv.Itoa(int(era))), "round", round)...)
		}
		if e.Correction.Thing != 0 {
			lines = append(lines, v.cut(v.Fix(e.Correction))...)
		} else {
			lines = append(lines, v.cut(v.EventLines(e.Events)...)...)
		}
	}
	return lines
}

// last shows the Automa's last turn again, all its steps at once, or the rival's last turn; of several others what they did since yours.
func (t *Client) last(string) {
	if t.onTable() && t.Company() {
		t.talk.last()
		return
	}
	list := rivals(t.rec)
	if t.Company() {
		list = othersOf(t.rec, t.You)
	}
	for i := range list {
		t.write(t.EventLines(list[i].Events)...)
	}
	entries := t.rec.Entries()
	at := len(entries) - 1
	for at >= 0 && !entries[at].Automa() {
		at--
	}
	switch {
	case at >= 0:
		t.print(t.TurnLines(entries[at].Steps)...)
		if t.onTable() {
			t.talk.last()
		}
	case len(list) == 0:
		t.tell("last.none")
	}
}

// manyRules is how many lines of rules fit above the question; of more, only the numbers and first words are shown.
const manyRules = 60

// rules shows the rules that match a number or words, or without them the chapters.
func (s speech) rules(wanted string) []string { return s.rulesIn(s.Book(), wanted) }

func (s speech) rulesIn(book rules.Book, wanted string) []string {
	if wanted == "" {
		return append(book.Chapters(s.Width), s.lines("rules.usage")...)
	}
	found := book.Find(wanted)
	lines := rules.Lines(found, s.Width)
	switch {
	case len(found) == 0:
		return s.lines("rules.none", "words", quoted(wanted))
	case len(lines) > manyRules && len(found) > 1:
		lines = nil
		for _, rule := range found {
			lines = append(lines, s.Wrap(rule.Number+"  "+rule.Text, 0)[0]+" …")
		}
		return append(lines, s.lines("rules.many")...)
	}
	return lines
}

func (t *Client) steps(onOff string) {
	t.whole = onOff == t.say("steps.off")
	if t.whole {
		t.tell("steps.now-off")
	} else {
		t.tell("steps.now-on")
	}
}
