package table

import (
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/scene/notice"
	"sohofoundry/render/ui/view"
)

var games = flag.Int("games", 4, "how many games of each kind are played with the lists that the window shows")

// reader is somebody at a real table who does what the lists of the window say, and nothing else.
type reader struct {
	*watcher
	hands *audit.Hands
	list  *companion.List          // that is worked at
	told  map[int][]companion.Item // what was listed of an action, by how many entries there were then: of a longer list they do the rest
	base  []companion.Item         // what was listed of the action that is going on
	back  int                      // how many rows of what was taken back were done
	rows  int                      // that were done in all
}

// seat sits a reader down at a table that is not set up yet.
func seat(t *testing.T, id string, kept engine.Kept, seed uint64, ownDeck bool) *reader {
	t.Helper()
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		t.Fatal(err)
	}
	h := played.Medium(seed)
	h.Options.AutomaMat, h.OwnDeck = decks.Mats(id)[1].Count, ownDeck
	r, err := record.New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	return &reader{watcher: sit(t, r), hands: audit.NewHands(g), told: map[int][]companion.Item{}}
}

// do does a row.
func (r *reader) do(item companion.Item) {
	r.t.Helper()
	r.rows++
	if err := r.hands.Do(item.Task); err != nil {
		r.t.Fatalf("entry %d: %q: %v", len(r.rec.Entries()), r.words.Task(item.Now), err)
	}
}

// read does what is new of a list of what somebody did.
func (r *reader) read(items []companion.Item) {
	r.t.Helper()
	for i, item := range items {
		switch {
		case i >= len(r.base):
			r.do(item)
		case !item.Task.Same(r.base[i].Task):
			r.t.Fatalf("entry %d: listed is %q, and before it was %q", len(r.rec.Entries()), r.words.Task(item.Now), r.words.Task(r.base[i].Now))
		}
	}
	r.base = slices.Clone(items)
}

// work does what is listed, until somebody is asked, or so many rows at most, and reports whether it is all done.
func (r *reader) work(most int) bool {
	r.t.Helper()
	for r.companion.Open() != nil {
		l := r.companion.Open()
		if first := &l.Sections[0]; r.list != l && first.Heading == companion.YourAction && !slices.ContainsFunc(first.Items, func(i companion.Item) bool { return !i.Told }) {
			r.read(first.Items)
		}
		r.list = l
		n, next := l.Next()
		if most--; most < 0 {
			return false
		}
		r.do(*next)
		var follows []companion.Item
		for i, item := range l.Items {
			if i > n && item.Told && l.Left() == 1 {
				follows = append(follows, *item)
			}
		}
		r.Do(tasks.Tick{Row: n})
		for _, item := range follows {
			r.do(item)
		}
		r.base = nil
	}
	if r.asked() && r.list == nil && r.companion.Told().Heading == companion.YourAction {
		r.read(r.companion.Told().Items)
		r.told[len(r.rec.Entries())] = r.base
	}
	return true
}

// act makes a choice, in which an action goes on or another one begins.
func (r *reader) act(c engine.Choice) {
	r.base, r.list, r.back = nil, nil, 0
	if r.rec.Position().Decision != engine.ChooseAction {
		r.base = r.told[len(r.rec.Entries())]
	}
	r.choose(c)
}

// undo takes back what was chosen last, and does what is listed for it.
func (r *reader) undo() (entries int) {
	r.t.Helper()
	before := len(r.rec.Entries())
	for range 2 { // what was hidden may have been seen
		if r.Do(topbar.Undo{}); len(r.rec.Entries()) < before {
			break
		}
	}
	if r.companion.Told().Heading == companion.TakenBack {
		for _, item := range r.companion.Told().Items[r.back:] {
			r.do(item)
		}
		r.back = len(r.companion.Told().Items)
	}
	r.list = nil
	return before - len(r.rec.Entries())
}

// name names what is asked for, as it lies in the program.
func (r *reader) name(random *rand.Rand) bool {
	n, ok := r.mode.(*naming)
	if ok {
		r.Do(named{n.Answers[random.IntN(len(n.Answers))]})
	}
	return ok
}

// same fails if the table is not that of the program.
func (r *reader) same() {
	r.t.Helper()
	if err := r.hands.Differs(r.game, r.rec.Position()); err != nil {
		r.t.Fatalf("entry %d: %v", len(r.rec.Entries()), err)
	}
}

// Whoever does nothing but what the lists of the window say has the program's table before them, whatever parts an action has, and
// whatever is taken back, also amid the tasks.
func TestListsKeepTheTable(t *testing.T) {
	undone, amid, parts := 0, 0, 0
	for _, c := range []struct {
		id   string
		kept engine.Kept
		own  bool
	}{
		{"birmingham", engine.Kept{Money: true}, false},
		{"birmingham", engine.Kept{Hand: true, Money: true}, true},
		{"lancashire", engine.Kept{}, true},
		{"brass", engine.Kept{Hand: true}, false},
	} {
		for seed := range uint64(*games) {
			u, a, p := seat(t, c.id, c.kept, seed, c.own).whole(seed, func() {})
			undone, amid, parts = undone+u, amid+a, parts+p
		}
	}
	if undone < 40 || amid < 5 || parts < 40 {
		t.Errorf("only %d entries are taken back, %d times amid tasks, and %d choices go on with an action", undone, amid, parts)
	}
}

// whole plays a game to its end, looks at it before each choice, and counts what was taken back, also amid tasks, and the parts of actions.
func (r *reader) whole(seed uint64, look func()) (undone, amid, parts int) {
	r.t.Helper()
	chance, random := policy.Chance(seed), rand.New(rand.NewPCG(seed, 3))
	for r.work(1000); r.rec.Position().Decision != engine.GameOver; r.work(1000) {
		if r.name(random) {
			continue
		}
		r.same()
		look()
		if len(r.rec.Entries()) > 0 && random.IntN(12) == 0 {
			undone += r.undo()
			continue
		}
		p := r.rec.Position()
		choices := r.game.Choices(&p.State, nil)
		if p.Decision != engine.ChooseAction {
			parts++
		}
		r.act(choices[policy.Keen.Pick(r.game, p, choices, chance)])
		if random.IntN(8) == 0 && !r.work(1+random.IntN(6)) {
			amid++
			r.undo()
		}
	}
	r.same()
	return undone, amid, parts
}

// Who ticks off all that is left is told what that was; and what was done last can be read again, but ticks nothing off.
func TestWhatWasDoneLastIsNamed(t *testing.T) {
	r := onTable(t, "birmingham", 3, automaHasMoved(12))
	w := sit(t, r)
	var open []string
	tasksOpen := w.companion.Open()
	for n, item := range tasksOpen.Items {
		if !item.Told && n > 0 {
			open = append(open, w.words.Task(item.Now))
		}
	}
	first, _ := tasksOpen.Next()
	list := len(tasksOpen.Sections)
	w.Do(tasks.Tick{Row: first})
	if first > 0 {
		open = open[1:]
	}
	w.Do(tasks.TickAll{})
	if got := w.companionNotes(w.words); got[0] != "Ticked off all at once:" || !slices.Equal(got[1:], open) {
		t.Fatalf("after all were ticked off, it is told: %q, not %q", got, open)
	}
	before := *w.position
	w.Do(pages.LastTasks{})
	h, ok := w.mode.(*rereading)
	if !ok || h.list.Left() > 0 || len(h.list.Sections) != list {
		t.Fatalf("what was done last is shown as %v", w.mode)
	}
	w.Do(tasks.Tick{Row: first})
	w.Do(tasks.TickAll{})
	if !w.asked() || *w.position != before || len(w.companionNotes(w.words)) != len(open)+1 {
		t.Errorf("after it was read, it is %s, and told: %q", w.mode, w.companionNotes(w.words))
	}
}

// On a phone, where the cards of a kept hand have the room, what came of an action and what is taken back is in sight as well.
func TestWhatWasDoneIsInSightBesideAKeptHand(t *testing.T) {
	r := seat(t, "birmingham", engine.Kept{Hand: true, Money: true}, 1, false)
	r.env.Size = view.Size{W: 390, H: 844}
	random := rand.New(rand.NewPCG(1, 3))
	for turns := 0; turns < 2; {
		if r.work(1000); r.name(random) {
			continue
		}
		p := r.rec.Position()
		r.act(r.game.Choices(&p.State, nil)[0])
		if v := r.view(); r.asked() && p.ActionsLeft == 2 {
			turns++
			if len(r.companionNotes(r.words)) < 2 || v.Target("notice") == nil || !strings.Contains(strings.Join(v.Said, " "), r.companionNotes(r.words)[1]) {
				t.Errorf("of %+v is told %q, and said %q", p.Decision, r.companionNotes(r.words), v.Said)
			}
			r.Do(topbar.Undo{})
			if v = r.view(); v.Target("notice") == nil || !strings.Contains(strings.Join(v.Said, " "), r.words.Text("table.by-hand.put-back")) {
				t.Errorf("after it was taken back it is said: %q", v.Said)
			}
			r.Do(notice.Dismiss{})
			if v = r.view(); v.Target("notice") != nil {
				t.Error("what was read stays in sight")
			}
		}
	}
}
