// Package screens looks at every screen of the client, as somebody in front of its window comes to it: pictures of all of
// them, to be looked at whenever something changes, and tests that everything on them can be read.
package screens

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/voice"
)

// person sits in front of the client's window.
type person struct {
	*client.Client
	t    testing.TB
	kept *store.KeyValueStore
	in   stage.Input
	set  settings.Settings
}

// step is something that a person does, or waits for.
type step func(*person)

// clock is the time at which all of this happens.
func clock() time.Time { return time.Date(1769, 11, 21, 18, 30, 0, 0, time.UTC) }

// sitDown opens the client in a window of a size, after what was kept before.
func sitDown(t testing.TB, size view.Size, s *screen) *person {
	t.Helper()
	p := &person{t: t}
	at := clock()
	p.kept = store.NewMemory(func() time.Time { return at })
	chosen := settings.Default()
	chosen.GuideSeen = true
	if s.settings != nil {
		s.settings(&chosen)
	}
	p.set = chosen
	text, err := chosen.Text()
	p.must(err)
	p.must(p.kept.Write(store.Settings, text))
	for _, k := range slices.Backward(s.kept) { // the newest is written last
		at = clock().Add(-k.age)
		p.must(p.kept.Write(k.name, k.text()))
	}
	at = clock()
	if s.results != nil {
		p.keep(s.results)
	}
	p.Client = client.New(client.Options{Store: p.kept, Clock: clock, Chance: 1769, Folder: s.folder,
		Notice: s.notice, Voice: &voice.Voice{Offers: func(string) bool { return true }}})
	p.in.Size, p.in.Pixel = size, 1
	p.pass(8)
	return p
}

func (p *person) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

func (p *person) keep(results []statistics.Result) {
	all := &statistics.Statistics{}
	all.Add(results...)
	text, err := all.Text()
	p.must(err)
	p.must(p.kept.Write(store.Statistics, text))
}

// pass lets moments pass, each long enough for whatever moves to arrive.
func (p *person) pass(moments int) {
	for range moments {
		p.in.Now += 700 * time.Millisecond
		p.Update(p.in)
		p.in.Keys, p.in.Typed, p.in.Wheel = nil, "", 0
	}
}

// settle waits until nothing moves.
func (p *person) settle() {
	p.t.Helper()
	for range 400 {
		if p.Idle() {
			return
		}
		p.pass(1)
	}
	p.t.Fatalf("it never comes to rest: %v %v", p.see().Moving, texts(p.see()))
}

func (p *person) see() *view.View {
	v, _ := p.Picture()
	return v
}

// target is what has an id, or begins with it if the id ends with a colon.
func (p *person) target(id string) *view.Target {
	p.t.Helper()
	v := p.see()
	if v.Target(id) == nil && strings.HasPrefix(id, "space:") { // out of sight: all of the board is looked at
		key("F")(p)
		v = p.see()
	}
	var there []string
	for i := range v.Targets {
		t := &v.Targets[i]
		if t.ID == id || strings.HasSuffix(id, ":") && strings.HasPrefix(t.ID, id) {
			return t
		}
		there = append(there, t.ID)
	}
	p.t.Fatalf("there is no %q to point at, only %s", id, strings.Join(there, ", "))
	return nil
}

// point moves the mouse over a target, where nothing else lies over it.
func (p *person) point(id string) {
	p.t.Helper()
	t := p.target(id)
	if room := p.see().Target(t.Room); t.Beyond != 0 && room != nil { // it has to be scrolled to
		const notch = 60 // of the wheel
		p.in.Cursor, p.in.Wheel = room.Area.Middle(), -t.Beyond/notch
		p.pass(1)
		t = p.target(id)
	}
	at, free := p.free(t)
	if !free && strings.HasPrefix(id, "space:") {
		key("F")(p)
		at, free = p.free(p.target(id))
	}
	if !free {
		p.t.Fatalf("%q is covered by something else", id)
	}
	p.in.Cursor = at
	p.pass(1)
}

// free finds a point of a target that nothing else lies over.
func (p *person) free(t *view.Target) (at view.Point, ok bool) {
	for _, y := range []float64{0.5, 0.2, 0.8} {
		for _, x := range []float64{0.5, 0.2, 0.8} {
			at := view.Point{X: t.Area.X + t.Area.W*x, Y: t.Area.Y + t.Area.H*y}
			if p.see().Under(at, func(*view.Target) bool { return true }) == t {
				return at, true
			}
		}
	}
	return view.Point{}, false
}

func (p *person) away() {
	p.in.Cursor = view.Point{X: -10, Y: -10}
	p.pass(1)
}

// click clicks on things, one after the other, and moves the mouse away.
func click(ids ...string) step {
	return func(p *person) {
		p.t.Helper()
		for _, id := range ids {
			tap(id)(p)
			p.settle()
		}
		p.away()
	}
}

// tap clicks on something, and waits for nothing.
func tap(id string) step {
	return func(p *person) {
		p.t.Helper()
		p.point(id)
		p.in.Pressed = true
		p.pass(1)
		p.in.Pressed = false
		p.pass(1)
	}
}

// key presses keys.
func key(keys ...string) step {
	return func(p *person) {
		for _, k := range keys {
			p.in.Keys = []string{k}
			p.pass(1)
			p.settle()
		}
	}
}

// hover holds the mouse over something until it is told about.
func hover(id string) step {
	return func(p *person) {
		p.t.Helper()
		p.point(id)
		p.pass(2)
	}
}

func typed(text string) step {
	return func(p *person) {
		p.in.Typed = text
		p.pass(1)
	}
}

// space goes on by so many steps.
func space(times int) step {
	return func(p *person) {
		for range times {
			key("Space")(p)
		}
	}
}

// skip goes to the end of what is being shown, and waits for nothing.
func skip(p *person) {
	p.in.Keys = []string{"Enter"}
	p.pass(1)
}

// watch waits until a target is there, and so many moments of a tenth of a second more.
func watch(target string, more int) step {
	return func(p *person) {
		p.t.Helper()
		p.watch(more, target, func() bool { return p.see().Target(target) != nil })
	}
}

// read waits likewise until a text of the catalogue can be read.
func read(key string, more int, named ...any) step {
	return func(p *person) {
		p.t.Helper()
		w, err := words.New(decks.Game("birmingham"), cmp.Or(p.set.Language, words.English))
		p.must(err)
		text := w.Text(key, named...)
		p.watch(more, text, func() bool { return strings.Contains(texts(p.see()), text) })
	}
}

func (p *person) watch(more int, what string, seen func() bool) {
	p.t.Helper()
	moment := func() {
		p.in.Now += time.Second / 10
		p.Update(p.in)
	}
	p.in.Keys = nil
	for range 300 {
		if seen() {
			for range more {
				moment()
			}
			return
		}
		moment()
	}
	p.t.Fatalf("%q is never to be seen, but\n%s", what, texts(p.see()))
}

func texts(v *view.View) string { return strings.Join(roomtest.Texts(v), "\n") }

// game is a saved game.
type game struct {
	name string
	age  time.Duration
	text func() []byte
}

// at is the game of a seed after so many entries, as it is saved.
func at(seed uint64, entries int) func() []byte {
	return sync.OnceValue(func() []byte { return recordOf(played.Medium(seed), entries) })
}

func recordOf(h record.Header, entries int) []byte {
	r, err := played.Game(h, entries)
	if err != nil {
		panic(err)
	}
	return r.Marshal()
}
