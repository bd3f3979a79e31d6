package companion_test

import (
	"testing"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// underWay is a game whose table is set up, in which the Automa's first turn is to be done on it.
func underWay(t *testing.T) (*record.Record, *companion.Dialogue) {
	t.Helper()
	r := begin(t, "birmingham", engine.Kept{Money: true}, 1)
	d := companion.NewDialogue(decks.Game("birmingham"), r)
	d.Advance(0)
	d.TickAll()
	pass(t, r, d)
	if d.Open() == nil || d.Open().Left() < 2 {
		t.Fatal("the Automa's turn leaves nothing to do")
	}
	return r, d
}

// pass passes, and goes on.
func pass(t *testing.T, r *record.Record, d *companion.Dialogue) {
	t.Helper()
	made := len(r.Entries())
	p := r.Position()
	if why := r.Act(engine.Choice{Verb: engine.Pass, Card: p.Players[p.Actor].Hand[0]}); !why.OK() {
		t.Fatalf("a pass is refused: %+v", why)
	}
	d.Advance(made)
}

// An action that is played before the Automa's tasks are done, and taken back, leaves those tasks as they were, ticked off or not.
func TestTasksOutliveAnActionThatIsTakenBack(t *testing.T) {
	r, d := underWay(t)
	n, _ := d.Open().Next()
	d.Tick(n)
	left, table := d.Open().Left(), d.Open().Table()
	pass(t, r, d)
	if !d.Undo((*record.Record).Undo) {
		t.Fatal("nothing is taken back")
	}
	if d.Open() == nil || d.Open().Left() != left || d.Open().Table() != table {
		t.Errorf("taken back, %+v is to be done, and were %d tasks", d.Open(), left)
	}
	if !d.Undo((*record.Record).Undo) || d.Open() != nil {
		t.Error("tasks stay whose turn is taken back")
	}
}

// A marker that was put right amid the tasks is told where it then stands after the game is opened again, too.
func TestTasksOfAnOpenedGameKnowWhatWasPutRight(t *testing.T) {
	r, d := underWay(t)
	tells := func(d *companion.Dialogue) (to []int) {
		for _, item := range d.Open().Items {
			to = append(to, item.Now.To)
		}
		return to
	}
	if why, later := d.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 40}); !why.OK() || later {
		t.Fatalf("VP cannot be put right: %+v, %v", why, later)
	}
	was, is := tells(d), tells(companion.NewDialogue(decks.Game("birmingham"), r))
	if len(is) < len(was) {
		t.Fatalf("%d tasks are told, and were %d", len(is), len(was))
	}
	for i, to := range is[len(is)-len(was):] {
		if to != was[i] {
			t.Errorf("task %d leads to %d, and led to %d", i, to, was[i])
		}
	}
}

// A second tab can read how the table is set up.
func TestWhoLooksOnCanReadTheSetUp(t *testing.T) {
	r, _ := underWay(t)
	d := companion.LookOn(decks.Game("birmingham"), r)
	if list := d.SetUpAgain(); d.Open() != nil || len(list.Sections[0].Items) < 10 || list.Left() != 0 {
		t.Errorf("to be read is %+v", list)
	}
}
