package client_test

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

// reader is somebody with a phone beside a real table, who does there what the page says and knows nothing else of the game.
type reader struct {
	*fingers
	hands *audit.Hands
	said  []string // of the action that goes on: what of it was done
	lines int
}

// meaning is the task that a line of the page tells, nil for none: any with the same words is the same to hands.
func (r *reader) meaning(line string) *companion.Task {
	g := r.Record().Game()
	w, err := words.New(g, words.English)
	if err != nil {
		r.t.Fatal(err)
	}
	for i := range r.Record().Entries() {
		e := &r.Record().Entries()[i]
		list := companion.Tasks(g, &e.Before.State, e.Events)
		if e.Automa() {
			list = nil
			for _, action := range companion.Turn(g, &e.Before.State, e.Steps) {
				list = append(list, action.Tasks...)
			}
		}
		if i := slices.IndexFunc(list, func(t companion.Task) bool { return w.Task(t) == line }); i >= 0 {
			return &list[i]
		}
	}
	return nil
}

// do does what a line says, if it is a task.
func (r *reader) do(line string) {
	r.t.Helper()
	task := r.meaning(line)
	if task == nil {
		return
	}
	r.lines++
	if err := r.hands.Do(*task); err != nil {
		r.t.Fatalf("entry %d: %q: %v", len(r.Record().Entries()), line, err)
	}
}

// tasks are the lines of the page that are tasks: what it says to who hears it, of the list or of what was just done.
func (r *reader) tasks() (lines []string) {
	for _, line := range r.see().Said {
		if r.meaning(line) != nil {
			lines = append(lines, line)
		}
	}
	return lines
}

// read does what was not done yet of the lines about the action that goes on.
func (r *reader) read(lines []string) {
	r.t.Helper()
	if len(lines) < len(r.said) || !slices.Equal(lines[:len(r.said)], r.said) {
		r.t.Fatalf("entry %d: said was %q, and now is %q", len(r.Record().Entries()), r.said, lines)
	}
	for _, line := range lines[len(r.said):] {
		r.do(line)
	}
	r.said = slices.Clone(lines)
}

// work does what is listed, ticking it off row by row.
func (r *reader) work() {
	r.t.Helper()
	for first := true; r.has("tasks:all"); first = false {
		open := ""
		var names []string
		v := r.see()
		for i := range v.Targets {
			if row := &v.Targets[i]; len(row.ID) > 5 && row.ID[:5] == "task:" && !row.Picked {
				names = append(names, row.Name)
				if open == "" {
					open = row.ID
				}
			}
		}
		lines := r.tasks()
		at := slices.Index(lines, names[0]) // the others are only told, before it or after all
		if first {
			r.read(lines[:at])
		}
		r.do(names[0])
		r.tap(open)
		r.pass(60) // the map comes to rest
		if len(names) == 1 {
			for _, line := range lines[at+1:] {
				r.do(line)
			}
		}
		r.said = nil
	}
}

// Whoever does at a real table what the page on a phone says, and nothing else, has the program's table before them round by round: eight
// rounds are played with fingers.
func TestThePageKeepsARealTable(t *testing.T) {
	if testing.Short() {
		t.Skip("the same lists are read without fingers")
	}
	p := sitDown(t, store.NewMemory(clock))
	p.moment, p.in.Size = time.Second/30, view.Size{W: 390, H: 844}
	p.pass(2)
	r := &reader{fingers: &fingers{person: dealtIn(t, p)}}
	g := r.Record().Game()
	r.hands = audit.NewHands(g)
	for _, task := range companion.SetUp(decks.Game(g.ID), r.Record()) {
		if err := r.hands.Do(task); err != nil {
			t.Fatal(err)
		}
	}
	r.tap("tasks:all")
	rounds, parts := 0, 0
	for pos := r.Record().Position(); pos.Round <= 8 && pos.Era == engine.Canal; pos = r.Record().Position() {
		if r.work(); r.hands.Differs(g, r.Record().Position()) != nil {
			t.Fatalf("round %d, entry %d: %v", pos.Round, len(r.Record().Entries()), r.hands.Differs(g, r.Record().Position()))
		}
		pos = r.Record().Position()
		if int(pos.Round) > rounds {
			rounds = int(pos.Round)
			t.Logf("round %d: %d lines of the page were done, and the table is the program's", rounds, r.lines)
		}
		list := g.Choices(&pos.State, nil)
		c := list[policy.Keen.Pick(g, pos, list, nil)]
		if pos.Round%2 == 0 && pos.ActionsLeft == 2 { // an action of several parts, with one tile or two
			c = list[slices.IndexFunc(list, func(c engine.Choice) bool { return c.Verb == engine.Develop })]
		} else if pos.Decision == engine.ChooseDevelop && pos.Round%4 == 0 {
			c = engine.Choice{Verb: engine.Done}
		}
		if pos.Decision == engine.ChooseAction {
			r.said = nil
		} else {
			parts++
		}
		r.choose(c)
		r.pass(30)
		if !r.has("tasks:all") {
			r.read(r.tasks())
		}
	}
	if rounds < 8 || parts < 3 {
		t.Errorf("%d rounds were played, with %d choices that go on with an action", rounds, parts)
	}
}
