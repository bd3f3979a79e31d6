package client_test

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/view"
)

// finished opens a game that is over.
func finished(t testing.TB) *person {
	t.Helper()
	kept := store.NewMemory(clock)
	if err := kept.Write("over.soho", roomtest.Recorded(t, "medium")); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	p.open()
	return p
}

// open opens the game that is over, and closes what lies over it.
func (p *person) open() {
	p.t.Helper()
	if err := p.Open("over.soho"); err != nil {
		p.t.Fatal(err)
	}
	p.Do(pages.Close{})
	p.Do(pages.Close{}) // the rules lay over another page
	p.pass(1)
}

// offered are the acts of a view, each of its targets, keys, wheels, drags and double clicks.
func offered(v *view.View) (acts []any) {
	for i := range v.Targets {
		t := &v.Targets[i]
		acts = append(acts, t.Act)
		if t.Wheel {
			acts = append(acts, view.Wheel{ID: t.ID, Steps: 1, At: t.Area.Middle()})
		}
		if t.Drag {
			acts = append(acts, view.Drag{ID: t.ID, By: view.Point{Y: -9}})
		}
		if t.Doubles {
			acts = append(acts, view.Double{ID: t.ID, At: t.Area.Middle()})
		}
	}
	for _, action := range slices.Sorted(maps.Keys(v.Keys)) {
		acts = append(acts, v.Keys[action])
	}
	if v.Typing != "" {
		acts = append(acts, view.Typed{ID: v.Typing, Text: "7"})
	}
	acts = append(acts, v.Otherwise)
	return slices.DeleteFunc(acts, func(act any) bool { return act == nil })
}

// do does an act as if it had been clicked.
func (p *person) do(act any) {
	p.t.Helper()
	p.Do(act)
	p.Refresh()
	p.pass(1)
}

// inLancashire begins a game on the other map.
func inLancashire(t testing.TB) *person {
	t.Helper()
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:game:lancashire")
	p.click("new-game:begin")
	return p
}

// kindOf tells acts apart that may be answered in different places.
func (p *person) kindOf(act any) string {
	id := ""
	switch act := act.(type) {
	case view.Wheel:
		id = act.ID
	case view.Drag:
		id = act.ID
	}
	return fmt.Sprintf("%s: %T %s", p.Where(), act, id)
}

// Whoever does everything that is offered anywhere always gets an answer (see person.pass), and each key does one thing.
func TestEveryActIsAnswered(t *testing.T) {
	long(t)
	done, met := map[string]bool{}, map[string]bool{}
	begin := map[string]func(testing.TB) *person{"new": newcomer, "over": finished, "first": ending, "lancashire": inLancashire, "table": withPrintedDeck}
	for _, name := range []string{"new", "over", "first", "lancashire", "table"} {
		p := begin[name](t)
		rolls := dice(6)
		for range 800 {
			met[p.Where()] = true
			if clashes := p.clashes(); len(clashes) > 0 {
				t.Fatalf("%s: keys do two things: %v", p.Where(), clashes)
			}
			if act := p.fresh(done); act != nil {
				done[p.kindOf(act)] = true
				p.do(act)
				continue
			}
			p.fiddle(rolls)
			if rolls(40) == 0 && name == "over" {
				p.open()
				p.do([]any{pages.Replay{}, pages.ShowAt{Entries: 1 + rolls(90)}, pages.Board{}, pages.Share{}}[rolls(4)])
			}
		}
	}
	t.Logf("%d kinds of acts at %v", len(done), slices.Sorted(maps.Keys(met)))
	if want := []string{"by hand", "choosing", "ended", "ending", "looking back", "naming", "putting right", "replaying", "rules", "share", "start", "watching", "workshop"}; !slices.Equal(slices.Sorted(maps.Keys(met)), want) {
		t.Errorf("met is %v, not %v", slices.Sorted(maps.Keys(met)), want)
	}
	if len(done) < 150 {
		t.Errorf("only %d kinds of acts are done", len(done))
	}
}

// clashes lists keys that do two things in what is seen now.
func (p *person) clashes() (list []string) {
	keys, _ := keymap.New(nil)
	v := p.see()
	does := map[string]string{}
	for _, a := range keymap.Actions {
		act, offered := v.Keys[a.Name]
		if !offered {
			continue
		}
		for _, key := range keys.Keys(a.Name) {
			if other, taken := does[key]; taken && v.Keys[other] != act {
				list = append(list, key+": "+other+", "+a.Name)
			} else {
				does[key] = a.Name
			}
		}
	}
	return list
}

// fresh is an act in sight of a kind that was never done.
func (p *person) fresh(done map[string]bool) any {
	for _, act := range offered(p.see()) {
		if !done[p.kindOf(act)] {
			return act
		}
	}
	return nil
}

// madeUp is an act that nothing offers.
type madeUp struct{ What string }

func TestAnActThatNothingAnswersIsTold(t *testing.T) {
	p := finished(t)
	for name, come := range map[string]func(){
		"the end":      func() {},
		"the rules":    func() { p.do(pages.Rules{}) },
		"a replay":     func() { p.do(pages.Replay{}) },
		"an old table": func() { p.do(pages.ShowAt{Entries: 9}) },
		"a choice":     func() { p.do(pages.ShowAt{Entries: 9}); p.do(pages.PlayFrom{Entries: 9}) },
		"the start":    func() { p.do(pages.Leave{}) },
	} {
		p.open()
		come()
		r := p.Record()
		before := r.Marshal()
		p.Do(madeUp{name})
		if p.Unanswered() != any(madeUp{name}) {
			t.Errorf("at %s %v is what nothing answers", name, p.Unanswered())
		}
		p.Answered()
		p.Refresh()
		if p.pass(1); !p.says("answers client_test.madeUp") {
			t.Errorf("at %s nobody is told", name)
		}
		if !bytes.Equal(r.Marshal(), before) {
			t.Errorf("at %s the game is changed", name)
		}
	}
}

// A replay changes nothing, ever, nor does looking back: neither the game nor its file is another, whatever is pressed or
// clicked there, and be it twice.
func TestAReplayChangesNothing(t *testing.T) {
	long(t)
	p := finished(t)
	file, _ := p.kept.Read("over.soho")
	for name, come := range map[string]func(){
		"first stage": func() { p.do(pages.Replay{}) },
		"later stage": func() {
			p.do(pages.Replay{})
			for range 12 {
				p.Do(theatre.Continue{})
			}
			p.pass(1)
		},
		"looking back": func() { p.do(pages.ShowAt{Entries: 60}) },
		"with the log": func() { p.do(pages.ShowAt{Entries: 30}); p.key("L") },
	} {
		check := func(r *record.Record, what any) {
			t.Helper()
			if now, err := p.kept.Read("over.soho"); err != nil || !bytes.Equal(now, file) {
				t.Fatalf("%s: %T%+v changes the file of the game (%v)", name, what, what, err)
			}
			if !bytes.Equal(r.Marshal(), file) {
				t.Fatalf("%s: %T%+v changes the game", name, what, what)
			}
		}
		p.open()
		come()
		done := map[string]bool{}
		for act := p.fresh(done); act != nil; act = p.fresh(done) {
			done[p.kindOf(act)] = true
			r := p.Record()
			for range 2 {
				if slices.Contains(offered(p.see()), act) {
					p.do(act)
				}
			}
			check(r, act)
			p.open()
			come()
		}
		for _, key := range allKeys {
			p.open()
			come()
			r := p.Record()
			if p.key(key); p.AtTable() && p.Record() == r {
				p.key(key)
			}
			check(r, key)
		}
	}
}
