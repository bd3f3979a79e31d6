package client_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
)

// dealtIn is somebody who has begun a game on a real table.
func dealtIn(t testing.TB, p *person, clicks ...string) *person {
	t.Helper()
	p.click("start:at-table")
	for _, id := range clicks {
		p.click(id)
	}
	p.click("at-table:begin")
	return p
}

// withPrintedDeck begins a game on a real table, where the Automa's deck lies too, and sets it up.
func withPrintedDeck(t testing.TB) *person {
	t.Helper()
	p := dealtIn(t, newcomer(t), "new-game:cards:own")
	p.click("tasks:all")
	return p
}

// onTable is what is kept of the only game on a real table.
func (p *person) onTable() (name string, text []byte) {
	p.t.Helper()
	if err := p.Close(); err != nil {
		p.t.Fatal(err)
	}
	list, err := p.kept.List()
	if err != nil || len(list) != 1 || !store.IsTable(list[0].Name) {
		p.t.Fatalf("kept are %v, %v", list, err)
	}
	if text, err = p.kept.Read(list[0].Name); err != nil {
		p.t.Fatal(err)
	}
	return list[0].Name, text
}

// A game on a real table is kept as soon as it is begun, with what was chosen for it, and gone on with from its page and from the list.
func TestAGameAtTheTableIsBegunAndGoneOnWith(t *testing.T) {
	for _, c := range []struct {
		clicks []string
		board  string
		want   func(r *record.Record) bool
	}{
		{nil, "birmingham", func(r *record.Record) bool { return r.Game().Edition.PrivateMoney && !r.Header().OwnDeck }},
		{[]string{"new-game:cards:own", "new-game:money:kept"}, "birmingham",
			func(r *record.Record) bool { return !r.Game().Edition.PrivateMoney && r.Header().OwnDeck }},
		{[]string{"new-game:game:lancashire", "new-game:difficulty:hard"}, "lancashire",
			func(r *record.Record) bool { return r.Header().Difficulty == "hard" }},
	} {
		p := dealtIn(t, newcomer(t), c.clicks...)
		name, text := p.onTable()
		if r := p.Record(); !r.Game().Edition.Companion || r.Game().ID != c.board || !c.want(r) || !bytes.Equal(text, r.Marshal()) {
			t.Fatalf("begun is\n%s", text)
		}
		for _, way := range [][]string{{"start:at-table", "at-table:go-on"}, {"start:load", "load:load:" + name}, {"start:continue"}} {
			next := sitDown(t, p.kept)
			next.pass(3)
			if next.says("no game is under way") {
				t.Error("Continue says that there is no game, beside that of the table")
			}
			for _, id := range way {
				next.click(id)
				next.pass(3) // the games are read
			}
			if !bytes.Equal(next.Record().Marshal(), text) {
				t.Errorf("%v leads to\n%s", way, next.Record().Marshal())
			}
		}
	}
}

// again is the same person in front of another client after a kill, back at the game on the table.
func (p *person) again(name string) *person {
	p.t.Helper()
	if !p.Safe() || !p.Settled() {
		p.t.Fatal("not all is kept")
	}
	next := sitDown(p.t, p.kept)
	next.moment, next.in.Size = p.moment, p.in.Size
	next.click("start:load")
	next.pass(3)
	next.click("load:load:" + name)
	return next
}

// byHand goes on at a real table with a click, if hands are told to do something or a card is to be named, and reports whether they were.
func (p *person) byHand(rolls func(int) int) bool {
	switch card := p.beginning("tasks:card:"); {
	case p.has("tasks:all"):
		if row := p.beginning("task:"); row != "" && rolls(3) == 0 {
			p.click(row)
		} else {
			p.click("tasks:all")
		}
	case card != "":
		var all []string
		for _, id := range ids(p.see()) {
			if strings.HasPrefix(id, "tasks:card:") {
				all = append(all, id)
			}
		}
		p.click(all[rolls(len(all))])
	default:
		return false
	}
	return true
}

// A game on a real table is played by clicks alone to its end, killed and gone on with now and then. What is kept leads to what is seen.
func TestAWholeGameAtTheTable(t *testing.T) {
	for _, c := range []struct {
		name   string
		clicks []string
	}{
		{"birmingham", []string{"new-game:cards:own"}},
		{"lancashire", []string{"new-game:game:lancashire", "new-game:money:kept", "new-game:hand:kept"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, rolls := dealtIn(t, hasty(t), c.clicks...), dice(7)
			name, _ := p.onTable()
			for n := 0; !p.has("final:new"); n++ {
				if n > 3000 {
					t.Fatalf("the game does not end; to be seen: %s", strings.Join(ids(p.see()), ", "))
				}
				before := p.Record().Marshal()
				switch {
				case n%60 == 59 && p.Record().Position().Decision != engine.GameOver:
					p = p.again(name)
					if !bytes.Equal(before, p.Record().Marshal()) {
						t.Fatalf("after the kill the game is\n%s\nnot\n%s", p.Record().Marshal(), before)
					}
				case p.has("ceremony:on"):
					p.click("ceremony:on")
				case rolls(25) == 0 && p.has("topbar:undo"):
					p.click("topbar:undo")
				case !p.byHand(rolls):
					p.choose(rolls)
				}
			}
			_, text := p.onTable()
			r, err := record.Load(name, text, record.Library{decks.Game(c.name)})
			if err != nil {
				t.Fatal(err)
			}
			if *r.Position() != *p.Record().Position() || r.Position().Decision != engine.GameOver {
				t.Error("what is kept leads elsewhere")
			}
		})
	}
}

// Whoever dealt the merchants of the table tells them by tapping: the record has them, and the list of what is left to do goes on.
func TestMerchantsOfTheTableAreTold(t *testing.T) {
	p := dealtIn(t, newcomer(t))
	p.click("tasks:merchants")
	for n := 0; p.beginning("tasks:card:") != ""; n++ {
		if n > 10 {
			t.Fatal("the merchants are asked for without end")
		}
		var all []string
		for _, id := range ids(p.see()) {
			if strings.HasPrefix(id, "tasks:card:") {
				all = append(all, id)
			}
		}
		p.click(all[len(all)-1])
	}
	told := p.Record().Entries()
	if len(told) < 3 || !p.has("tasks:all") {
		t.Fatalf("%d merchants are told; to be seen: %v", len(told), ids(p.see()))
	}
	for _, e := range told {
		if got := p.Record().Position().Merchants[e.Correction.Merchant].Tile; got != e.Correction.Trader {
			t.Errorf("at merchant %d lies %d, not %d", e.Correction.Merchant, got, e.Correction.Trader)
		}
	}
	p.click("topbar:undo")
	if len(p.Record().Entries()) != len(told)-1 || !p.has("tasks:merchants") {
		t.Error("what was told last is not taken back alone")
	}
	p.click("tasks:all")
	if p.Where() != "choosing" {
		t.Errorf("the table is set up, and next is %s", p.Where())
	}
}

// With the keyboard, Space ticks off what is next, and Enter all that is left.
func TestTasksAreTickedOffByKeys(t *testing.T) {
	p := dealtIn(t, hasty(t))
	p.key("Space")
	if row := p.see().Target("task:1"); row == nil || !row.Picked || p.Where() != "by hand" {
		t.Fatalf("Space does not tick the first task off: %+v", row)
	}
	pressed := 1
	for ; p.Where() == "by hand" && pressed < 100; pressed++ {
		p.key("Space")
	}
	if p.Where() != "choosing" || pressed < 20 {
		t.Fatalf("after %d tasks it is %s", pressed, p.Where())
	}
	rolls := dice(3)
	for p.Where() == "choosing" {
		p.choose(rolls)
	}
	if p.Where() != "by hand" {
		t.Fatalf("after the turn it is %s", p.Where())
	}
	p.key("Enter")
	if p.Where() != "choosing" {
		t.Errorf("after Enter it is %s", p.Where())
	}
}

// What is ticked off stays so when the page is loaded anew or the window is killed, one by one and all at once: the set-up and the
// Automa's turn.
func TestTicksOutliveTheProgram(t *testing.T) {
	p := dealtIn(t, hasty(t))
	name, _ := p.onTable()
	rows := func() (open, ticked []string) {
		v := p.see()
		for i := range v.Targets {
			switch row := &v.Targets[i]; {
			case !strings.HasPrefix(row.ID, "task:"):
			case row.Picked:
				ticked = append(ticked, row.ID)
			default:
				open = append(open, row.ID)
			}
		}
		return open, ticked
	}
	same := func(what string, some bool) {
		t.Helper()
		open, ticked := rows()
		if len(ticked) > 0 != some {
			t.Fatalf("%s: ticked off are %v", what, ticked)
		}
		p = p.again(name)
		if o, d := rows(); !slices.Equal(o, open) || !slices.Equal(d, ticked) || p.has("tasks:all") != (len(open) > 0) {
			t.Errorf("%s: ticked off were %v, and after the kill %v; open %v and %v", what, ticked, d, open, o)
		}
	}
	same("at first", false)
	p.click("task:1")
	p.click("task:3")
	same("amid the set-up", true)
	p.click("tasks:all")
	same("after the set-up", false)
	for rolls := dice(5); !p.has("tasks:all"); {
		p.choose(rolls)
	}
	same("before the Automa's tasks", false)
	open, _ := rows()
	if p.click(open[0]); !p.has("tasks:all") {
		t.Fatal("the Automa had one task only")
	}
	same("amid the Automa's turn", true)
	p.click("tasks:all")
	same("after the Automa's turn", false)
	p.click("topbar:undo")
	if p.has("topbar:undo") {
		p.click("topbar:undo")
	}
	for rolls := dice(5); !p.has("tasks:all"); {
		p.choose(rolls)
	}
	same("after another choice", false)
}
