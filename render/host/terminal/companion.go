package terminal

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/cited"
	"sohofoundry/engine/correct"
)

// A game on a real table: the table is set up by a list, the Automa's turn is told in tasks for the person that are ticked off, a
// refused choice may have been played anyway, and any thing can be put right.

// onTable reports whether the game lies on a real table.
func (t *Client) onTable() bool { return t.dialogue.OnTable() }

// openTable begins with the set-up, or with what was to be done last, which may not be done yet.
func (t *Client) openTable() error {
	t.tell("table.welcome", "game", t.Words.GameName(), "difficulty", t.Words.Mat(t.rec.Header().Difficulty))
	if companion.Begun(t.rec) {
		t.resumeTasks()
		return nil
	}
	all, err := t.tellMerchants()
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

// resumeTasks tells what the Automa's turn asked for, if that was the last thing. The end of an era is ticked off again.
func (t *Client) resumeTasks() {
	t.news = len(t.rec.Entries())
	list := t.dialogue.Open()
	if list == nil {
		return
	}
	turn := slices.IndexFunc(list.Sections, func(sec companion.Section) bool { return sec.Heading == companion.AutomaAction })
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

// tickOff shows the tasks of the open list one by one: Enter for each that is done, "all" for all that are left. They stay to be done
// whatever is put right or played anyway meanwhile, unless they are taken back.
func (t *Client) tickOff(all bool) error {
	list, told := t.dialogue.Open(), -1
	setUp := list.Purpose == companion.ForSetUp
	w := t.Words
	if setUp {
		w = w.About(t.Printed)
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
func (t *Client) advance(made int) {
	before := len(t.rec.Entries())
	if t.dialogue.Advance(made); len(t.rec.Entries()) > before {
		t.save()
	}
}

// tellBefore tells what stands between two items of a list, of which the second may be none: headings, and what is told only.
func (t *Client) tellBefore(list *companion.List, after, before int) {
	n := 0
	for i := range list.Sections {
		sec := &list.Sections[i]
		if n > after && (n <= before || before < 0) && sec.Heading == companion.AutomaAction {
			t.tellTurn()
			t.print(t.Words.Wrap(t.Words.Text("deed.line", "n", strconv.Itoa(sec.Action+1), "what", t.Words.Deed(sec.Deed).Title), 2)...)
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
func (t *Client) tellTurn() {
	if !t.turn {
		t.print("")
		t.tell("automa.turn")
	}
	t.turn = true
}

// tellItems tells tasks that are not ticked off.
func (t *Client) tellItems(items []companion.Item) {
	for _, item := range items {
		t.print(t.Words.Wrap(t.Words.Task(item.Now), 2)...)
	}
}

// tellNews tells what came of the last entries and is not ticked off.
func (t *Client) tellNews() {
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

// undoOnTable takes the last decision back, tells what takes it back on the table, and reports whether there is any of either.
func (t *Client) undoOnTable() (undone, told bool) {
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
	t.print(t.Words.Wrap(t.Words.Text("table.by-hand.put-back"), 0)...)
	t.tellItems(sec.Items[before:])
	return true, true
}

// askCard asks which card of a printed deck lies at a place.
func (t *Client) askCard(q companion.Question) error {
	t.tellTurn()
	for !t.over && !t.moved {
		key := "table.card-first"
		if q.Drawn > 0 {
			key = "table.card-next"
			t.print(t.Words.Wrap(t.Words.Task(companion.Task{Kind: companion.DrawAutoma, Amount: q.Drawn}), 2)...)
			if t.Words.Plain {
				t.print(t.Words.AutomaFront(q.Drawn)...)
			}
		}
		line, err := t.read(t.say(key) + " ")
		if err != nil {
			return err
		}
		n, err := strconv.ParseInt(line, 10, 16)
		switch {
		case err == nil:
			made := len(t.rec.Entries())
			why, _ := t.dialogue.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(q.Place), Amount: int16(n)})
			if !why.OK() {
				t.refuse(engine.AutomaSeat, why)
				break
			}
			if t.Words.Plain { // a screen reader reads the open side of the card
				t.print(t.Words.AutomaBack(int(n))...)
			}
			t.dialogue.Advance(made)
			t.save()
			return nil
		case !t.command(line):
			t.tell("table.card-wrong", "number", quoted(line))
		}
	}
	return nil
}

// lastTasks tells what the Automa's last turn asked for, and what followed on it.
func (t *Client) lastTasks() {
	sections := t.dialogue.LastAgain().Sections
	turn := slices.IndexFunc(sections, func(sec companion.Section) bool { return sec.Heading == companion.AutomaAction })
	for _, sec := range sections[max(turn, 0):] {
		t.tellItems(sec.Items)
	}
}

// because tells why an item of a list is to be done: every step that led to an action of the Automa, or the rule.
func (t *Client) because(list *companion.List, n int) {
	for i := range list.Sections {
		sec := &list.Sections[i]
		if n -= len(sec.Items); n >= 0 {
			continue
		}
		if sec.Deed == nil {
			rule := cited.Event(t.game().Game, t.state(), engine.Choice{}, sec.Items[n+len(sec.Items)].Task.Cause)
			t.tell("table.no-why", "rule", t.Words.And(t.Words.Cite(rule)))
			return
		}
		steps := t.rec.Entries()[sec.Entry].Steps
		t.print(t.Words.Hang(strings.Join(t.Words.Deed(sec.Deed).Lines, " "), 2, 2)...)
		t.print(t.Words.TurnLines(steps[sec.Deed.First : sec.Deed.First+len(sec.Deed.Led)])...)
		return
	}
}

// entryLines reads an entry of the record aloud.
func (t *Client) entryLines(e *record.Entry) []string {
	if e.Correction.Thing != 0 {
		return []string{t.Words.Fix(e.Correction)}
	}
	return t.Words.EventLines(e.Events)
}
