package terminal

import (
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/cited"
)

// tableTalk is the dialogue about a game on a real table: the table is set up by a list, the Automa's turn is told in tasks for the
// person that are ticked off, a refused choice may have been played anyway, and any thing can be put right.
type tableTalk struct {
	*console
	rec      *record.Record
	dialogue *companion.Dialogue
	saved    *savedGame
	reader   *notationReader
	printed  *automa.Game           // the game in the box
	command  func(line string) bool // runs a line that is a command, and reports whether it is one

	news    int               // the first entry of which nothing was told
	turn    bool              // it is told that it is the Automa's turn
	refused [][]engine.Choice // wishes that were refused last, since what was done last
}

// open begins with the set-up, or with what was to be done last, which may not be done yet.
func (t *tableTalk) open() error {
	t.tell("table.welcome", "game", t.GameName(), "difficulty", t.Mat(t.rec.Header().Difficulty), "players", t.And(t.people()))
	if companion.Begun(t.rec) {
		t.resume()
		return nil
	}
	all, err := t.askMerchants()
	if err != nil || t.over {
		return err
	}
	t.dialogue.Advance(len(t.rec.Entries()))
	t.tell("table.set-up")
	if err := t.tickOff(all); err != nil || t.over {
		return err
	}
	t.tell("table.ready")
	return nil
}

// people are the names of those at the table.
func (t *tableTalk) people() (names []string) {
	for seat := range engine.Seat(t.rec.Position().Seats) {
		names = append(names, t.label("seat", seat))
	}
	return names
}

// resume tells what the Automa's turn asked for, if that was the last thing. The end of an era is ticked off again.
func (t *tableTalk) resume() {
	t.news = len(t.rec.Entries())
	list := t.dialogue.Open()
	if list == nil {
		return
	}
	turn := turnIn(list.Sections)
	if turn < 0 {
		return
	}
	t.tell("table.again")
	n := 0
	for i := range list.Sections {
		sec := &list.Sections[i]
		if i >= turn {
			t.tellItems(sec.Items)
		}
		for _, item := range sec.Items {
			if !item.Told && sec.Heading != companion.YourAction {
				t.dialogue.Tick(n)
			}
			n++
		}
	}
}

// turnIn is the section in which the Automa's turn begins; negative if there is none.
func turnIn(sections []companion.Section) int {
	return slices.IndexFunc(sections, func(sec companion.Section) bool { return sec.Heading == companion.AutomaAction })
}

// tickOff shows the tasks of the open list one by one: Enter for each that is done, "all" for all that are left. They stay to be done
// whatever is put right or played anyway meanwhile, unless they are taken back.
func (t *tableTalk) tickOff(all bool) error {
	list, told := t.dialogue.Open(), -1
	setUp := list.Purpose == companion.ForSetUp
	w := t.Words
	if setUp {
		w = w.About(t.printed)
	}
	for t.dialogue.Open() == list {
		n, item := list.Next()
		t.tellBefore(list, told, n)
		said := ""
		for done := false; !done; {
			if text := w.Task(item.Now); text != said { // it may be put right meanwhile
				t.print(w.Wrap(text, 2)...)
				said = text
			}
			if all || t.whole {
				break
			}
			line, err := t.read(t.say("table.prompt"))
			if err != nil {
				return err
			}
			switch {
			case line == "":
				done = true
			case strings.EqualFold(line, t.say("table.all")):
				all = true
			case strings.EqualFold(line, t.say("table.why")) && !setUp:
				t.because(list, n)
			case !t.command(line):
				t.tell("table.unknown", "line", quoted(line))
			}
			if t.over || t.dialogue.Open() != list { // something was taken back
				return nil
			}
			n, item = list.Next()
		}
		told = n
		if t.dialogue.Tick(n) {
			t.tellBefore(list, told, -1)
			t.news, t.turn = len(t.rec.Entries()), false
			t.advance(t.news)
		}
	}
	return nil
}

// advance goes on after new entries from a number on. The Automa's turn that this may bring is saved before it is told.
func (t *tableTalk) advance(made int) {
	before := len(t.rec.Entries())
	if t.dialogue.Advance(made); len(t.rec.Entries()) > before {
		t.saved.keep()
	}
}

// tellBefore tells what stands between two items of a list, of which the second may be none: headings, and what is told only.
func (t *tableTalk) tellBefore(list *companion.List, after, before int) {
	n := 0
	for i := range list.Sections {
		sec := &list.Sections[i]
		if n > after && (n <= before || before < 0) && sec.Heading == companion.AutomaAction {
			t.tellTurn()
			t.write(t.Text("deed.line", "n", sec.Action+1, "what", t.Deed(sec.Deed).Title))
		}
		for k := range sec.Items {
			if item := &sec.Items[k]; n > after && (n < before || before < 0) && item.Told && item.Entry >= t.news {
				t.tellItems(sec.Items[k : k+1])
			}
			n++
		}
	}
}

// tellTurn says once that it is the Automa's turn.
func (t *tableTalk) tellTurn() {
	if !t.turn {
		t.print("")
		t.tell("automa.turn")
	}
	t.turn = true
}

// tellItems tells tasks that are not ticked off.
func (t *tableTalk) tellItems(items []companion.Item) {
	for _, item := range items {
		t.write(t.Task(item.Now))
	}
}

// tellNews tells what came of the last entries and is not ticked off.
func (t *tableTalk) tellNews() {
	if t.dialogue.Open() != nil {
		return // told in its order
	}
	told := t.dialogue.Told().Items
	for len(told) > 0 && told[0].Entry < t.news {
		told = told[1:]
	}
	t.tellItems(told)
	t.news = len(t.rec.Entries())
}

// undo takes the last decision back, tells what takes it back on the table, and reports whether there is any of either.
func (t *tableTalk) undo() (undone, told bool) {
	before := 0
	if sec := t.dialogue.Told(); sec.Heading == companion.TakenBack {
		before = len(sec.Items)
	}
	if !t.dialogue.Undo((*record.Record).Undo) {
		return false, false
	}
	t.news, t.turn = min(t.news, len(t.rec.Entries())), false
	t.dialogue.Advance(len(t.rec.Entries()))
	sec := t.dialogue.Told()
	if sec.Heading != companion.TakenBack || len(sec.Items) == before {
		return true, false
	}
	t.print(t.Wrap(t.Text("table.by-hand.put-back"), 0)...)
	t.tellItems(sec.Items[before:])
	return true, true
}

// last tells what the Automa's last turn asked for, and what followed on it; among people, what came of the last action.
func (t *tableTalk) last() {
	sections := t.dialogue.LastAgain().Sections
	for _, sec := range sections[max(turnIn(sections), 0):] {
		t.tellItems(sec.Items)
	}
}

// because tells why an item of a list is to be done: every step that led to an action of the Automa, or the rule.
func (t *tableTalk) because(list *companion.List, n int) {
	for i := range list.Sections {
		sec := &list.Sections[i]
		if n -= len(sec.Items); n >= 0 {
			continue
		}
		if sec.Deed == nil {
			rule := cited.Event(t.game.Game, &t.dialogue.Position().State, engine.Choice{}, sec.Items[n+len(sec.Items)].Task.Cause)
			t.tell("table.no-why", "rule", t.And(t.Cite(rule)))
			return
		}
		steps := t.rec.Entries()[sec.Entry].Steps
		t.print(t.Hang(strings.Join(t.Deed(sec.Deed).Lines, " "), 2, 2)...)
		t.print(t.TurnLines(steps[sec.Deed.First : sec.Deed.First+len(sec.Deed.Led)])...)
		return
	}
}
