package table

import (
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/words"
)

// onTable plays a game on a real table until something is so, and returns its record.
func onTable(t *testing.T, id string, seed uint64, until func(*record.Record) bool) *record.Record {
	t.Helper()
	g, err := automa.AtTable(decks.Game(id), engine.Kept{Money: true})
	if err != nil {
		t.Fatal(err)
	}
	h := played.Medium(seed)
	h.Options.AutomaMat = decks.Mats(id)[1].Count
	r, err := record.New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	for chance := policy.Chance(seed); !until(r); {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, chance)])
	}
	return r
}

// automaHasMoved reports, for so many entries at least, whether the Automa has moved and nobody since.
func automaHasMoved(n int) func(*record.Record) bool {
	return func(r *record.Record) bool { return len(r.Entries()) >= n && r.Entries()[len(r.Entries())-1].Automa() }
}

// On the screen lies what lies on the table: before the first tick what lay there before the Automa's turn, after the last what the
// program has, and between them as much as is ticked off; taken back, a tick takes back what came of it.
func TestTheTableShowsWhatIsTickedOff(t *testing.T) {
	moved := 0
	for _, id := range []string{"birmingham", "lancashire"} {
		for seed := range uint64(6) {
			r := onTable(t, id, seed, automaHasMoved(6+5*int(seed)))
			w := sit(t, r)
			last := r.Entries()[len(r.Entries())-1].Before
			if err := audit.Followed(&w.position.State, &last.State); err != nil {
				t.Fatalf("%s, seed %d, before the first tick: %v", id, seed, err)
			}
			for {
				n, row := w.companion.Open().Next()
				before := *w.position
				w.Do(tasks.Tick{Row: n})
				if w.companion.Open() == nil {
					break
				}
				after := *w.position
				if after.State != before.State {
					moved++
				}
				w.Do(tasks.Tick{Row: n})
				if w.position.State != before.State || row.Done {
					t.Fatalf("%s, seed %d, row %d: taken back, the table is another", id, seed, n)
				}
				w.Do(tasks.Tick{Row: n})
				if w.position.State != after.State || w.mode.moment().Position.State != after.State {
					t.Fatalf("%s, seed %d, row %d: ticked off again, the table is another", id, seed, n)
				}
			}
			if *w.position != *r.Position() {
				t.Errorf("%s, seed %d: all is ticked off, and the table is not the program's", id, seed)
			}
		}
	}
	if moved < 40 {
		t.Errorf("only %d ticks moved anything", moved)
	}
}

// At the end of an era and of the game the markers move and the pieces leave with the ticks.
func TestTheEndsOfErasAreShownTaskByTask(t *testing.T) {
	for name, until := range map[string]func(*record.Record) bool{
		"era":  func(r *record.Record) bool { return r.Position().Era == engine.Rail },
		"game": func(r *record.Record) bool { return r.Position().Decision == engine.GameOver },
	} {
		r := onTable(t, "birmingham", 3, until)
		r.Undo()
		w := sit(t, r)
		if w.companion.Open() != nil {
			w.Do(tasks.TickAll{})
		}
		w.Do(topbar.Redo{})
		begun := *w.position
		if w.companion.Open() == nil || begun.Era != engine.Canal && name == "era" || begun.Decision == engine.GameOver {
			t.Fatalf("%s: it is shown as over: %s", name, w.mode)
		}
		if w.Mode() == "celebrating" {
			t.Fatalf("%s: it is celebrated over open tasks", name)
		}
		before := begun.Players[engine.AutomaSeat].VP
		for n, row := range w.companion.Open().Items {
			if e := row.Task.Cause; e.Kind == engine.Scored && e.Seat == engine.AutomaSeat && !row.Told {
				w.Do(tasks.Tick{Row: n})
				if got := w.position.Players[engine.AutomaSeat].VP; got != before+int16(row.Task.Amount) {
					t.Fatalf("%s: after %q the Automa has %d VP, and had %d", name, w.words.Task(row.Now), got, before)
				}
				break
			}
		}
		w.Do(tasks.TickAll{})
		if *w.position != *r.Position() {
			t.Errorf("%s: all is ticked off, and the table is not the program's", name)
		}
		if celebrates := w.Mode() == "celebrating"; celebrates != (name == "game") {
			t.Errorf("%s: all is ticked off, and the table is %s", name, w.Mode())
		}
	}
}

// What is put right while hands are at work is put right of what lies there then. The tasks that are left go on from it, taken back and
// done again it is as before, and what a task changes yet cannot be put right.
func TestThingsArePutRightBetweenTasks(t *testing.T) {
	r := onTable(t, "birmingham", 3, func(r *record.Record) bool {
		n := len(r.Entries())
		return n > 8 && r.Entries()[n-1].Automa() && r.Position().Players[engine.AutomaSeat].VP > r.Entries()[n-1].Before.Players[engine.AutomaSeat].VP
	})
	w := sit(t, r)
	end := r.Position().Players[engine.AutomaSeat].VP
	shown := w.position.Players[engine.AutomaSeat].VP
	if shown >= end {
		t.Fatalf("the Automa's VP are shown as %d, and will be %d", shown, end)
	}
	text := func() string {
		for _, row := range w.companion.Open().Items {
			if e := row.Task.Cause; e.Kind == engine.Scored && e.Seat == engine.AutomaSeat {
				return w.words.Task(row.Now)
			}
		}
		return ""
	}
	plain := text()
	w.Do(putright.Open{})
	w.Do(correctThing{correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat}})
	now := w.mode.(*correcting).now
	if now.Amount != shown {
		t.Fatalf("to be put right is %d, not the %d that is shown", now.Amount, shown)
	}
	now.Amount += 10
	w.Do(setCorrection{now})
	w.Do(putright.Confirm{})
	if got := w.position.Players[engine.AutomaSeat].VP; got != shown+10 {
		t.Errorf("put right to %d, %d are shown", shown+10, got)
	}
	if got := r.Position().Players[engine.AutomaSeat].VP; got != end+10 {
		t.Errorf("put right by 10, the program has %d, not %d", got, end+10)
	}
	right := text()
	if right == plain {
		t.Errorf("after it is put right the task still says %q", plain)
	}
	w.Do(putright.Leave{})
	w.Do(topbar.Undo{})
	if got := w.position.Players[engine.AutomaSeat].VP; got != shown || text() != plain || w.companion.Open() == nil {
		t.Errorf("taken back, %d are shown, and the task says %q", got, text())
	}
	w.Do(topbar.Redo{})
	if w.companion.Open() == nil || text() != right {
		t.Fatal("made again, it is not as before")
	}
	for _, row := range w.companion.Open().Items {
		e := row.Task.Cause
		if e.Kind != engine.TilePlaced || row.Done || row.Told {
			continue
		}
		w.Do(putright.Open{})
		w.Do(correctThing{correct.Correction{Thing: correct.TileThing, Space: e.Space}})
		w.Do(setCorrection{correct.Correction{Thing: correct.TileThing, Space: e.Space, Tile: e.Tile, Seat: e.Seat, Amount: 1}})
		made := len(r.Entries())
		if w.Do(putright.Confirm{}); len(r.Entries()) != made {
			t.Errorf("what %q changes is put right before", w.words.Task(row.Now))
		}
		return
	}
}

// Where a printed deck runs out in the middle of the Automa's turn, it is a task of its own how its cards are to be laid: those that
// lie open in the program, and which is on top of the others.
func TestAPrintedDeckThatRanOutIsLaidAgain(t *testing.T) {
	r, err := played.RunningOut()
	if err != nil {
		t.Fatal(err)
	}
	r.Choose(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[engine.HumanSeat].Hand[0]})
	w := sit(t, r)
	if naming, ok := w.mode.(*naming); !ok || len(naming.Answers) != 1 {
		t.Fatalf("of the one card that is left it is %s", w.mode)
	}
	w.Do(named{w.mode.(*naming).Answers[0]})
	p := r.Position()
	var open []string
	for _, card := range p.Cards.Discards[:p.Cards.Discarded] {
		open = append(open, strconv.Itoa(r.Game().Deck.Cards[card].Number))
	}
	last := w.companion.Open().Sections[len(w.companion.Open().Sections)-1]
	want := "The Automa's deck ran out in this turn. Lay its cards so: " + map[bool]string{true: "card ", false: "cards "}[len(open) == 1] +
		w.words.Commas(open) + " on its discards, all others shuffled as the new deck, and card " + strconv.Itoa(r.Game().Top(p).Number) + " on top of it."
	if got := last.Items[len(last.Items)-1]; w.words.Task(got.Now) != want || got.Done || got.Told {
		t.Errorf("to be done is %+v, not %q", got, want)
	}
}

// A list that is open speaks the language that is chosen meanwhile.
func TestAnOpenListSpeaksTheLanguageOfTheMoment(t *testing.T) {
	w := sit(t, onTable(t, "birmingham", 3, automaHasMoved(12)))
	_, next := w.companion.Open().Next()
	german, err := words.New(w.game, "de")
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range []words.Words{words.In(w.env.Words), german} {
		w.env.Words = language
		if said, want := strings.Join(w.view().Said, "\n"), language.Task(next.Now); !strings.Contains(said, want) {
			t.Errorf("%q is not said, but %q", want, said)
		}
	}
}
