// Package screens has every screen of the client, as a person in front of its window comes to it, for tests that look: its own
// tests compare the pictures of the screens, those of package reading check that they can be read.
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

// Person sits in front of the client's window.
type Person struct {
	*client.Client
	t    testing.TB
	kept *store.KeyValueStore
	In   stage.Input
	set  settings.Settings
}

// step is something that a person does, or waits for.
type step func(*Person)

// clock is the time at which all of this happens.
func clock() time.Time { return time.Date(1769, 11, 21, 18, 30, 0, 0, time.UTC) }

// sitDown opens the client in a window of a size, with the settings, saved games and results of a screen.
func sitDown(t testing.TB, size view.Size, s *Screen) *Person {
	t.Helper()
	p := &Person{t: t}
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
	var choose func()
	if s.browser {
		choose = func() {}
	}
	p.Client = client.New(client.Options{Store: p.kept, Clock: clock, Chance: 1769, Folder: s.folder, Page: s.page, Browser: s.browser, Choose: choose,
		Patience: time.Hour, // a busy machine takes longer than a person waits, and nothing may look otherwise there
		Notice:   s.notice, Voice: &voice.Voice{Offers: func(string) bool { return true }, Hush: func() {}}})
	p.In.Size, p.In.Pixel = size, 1
	p.Pass(8)
	return p
}

func (p *Person) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

func (p *Person) keep(results []statistics.Result) {
	all := &statistics.Statistics{}
	all.Add(results...)
	text, err := all.Text()
	p.must(err)
	p.must(p.kept.Write(store.Statistics, text))
}

// Pass lets moments pass, each long enough for any movement to end.
func (p *Person) Pass(moments int) {
	for range moments {
		p.In.Now += 700 * time.Millisecond
		p.Update(p.In)
		p.See() // as a window does: some things are done once there is a picture
		p.In.Keys, p.In.Typed, p.In.Wheel = nil, "", 0
	}
}

// Resize makes the window larger or smaller.
func (p *Person) Resize(t testing.TB, size view.Size) {
	t.Helper()
	p.t, p.In.Size = t, size
	p.Pass(1)
	p.settle()
}

// Change changes settings, as on their page.
func (p *Person) Change(t testing.TB, change func(*settings.Settings)) {
	t.Helper()
	p.t = t
	change(&p.set)
	p.Client.Change(p.set)
	p.Pass(1)
	p.settle()
}

// settle waits until nothing moves.
func (p *Person) settle() {
	p.t.Helper()
	for range 400 {
		if p.Idle() {
			return
		}
		p.Pass(1)
	}
	p.t.Fatalf("it never comes to rest: %v %v", p.See().Moving, texts(p.See()))
}

// See is the view on show.
func (p *Person) See() *view.View {
	v, _ := p.Picture()
	return v
}

// target is the target with an id, or the first one that begins with it if the id ends with a colon.
func (p *Person) target(id string) *view.Target {
	p.t.Helper()
	v := p.See()
	if v.Target(id) == nil && strings.HasPrefix(id, "space:") { // out of sight: all of the board is looked at
		key("F")(p)
		v = p.See()
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
func (p *Person) point(id string) {
	p.t.Helper()
	t := p.target(id)
	if room := p.See().Target(t.Room); t.Beyond != 0 && room != nil { // it has to be scrolled to
		const notch = 60 // of the wheel
		p.In.Cursor, p.In.Wheel = room.Area.Middle(), -t.Beyond/notch
		p.Pass(1)
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
	p.In.Cursor = at
	p.Pass(1)
}

// free finds a point of a target that nothing else lies over.
func (p *Person) free(t *view.Target) (at view.Point, ok bool) {
	for _, y := range []float64{0.5, 0.2, 0.8} {
		for _, x := range []float64{0.5, 0.2, 0.8} {
			at := view.Point{X: t.Area.X + t.Area.W*x, Y: t.Area.Y + t.Area.H*y}
			if p.See().Under(at, func(*view.Target) bool { return true }) == t {
				return at, true
			}
		}
	}
	return view.Point{}, false
}

// click clicks on things, one after the other, and moves the mouse away.
func click(ids ...string) step {
	return func(p *Person) {
		p.t.Helper()
		for _, id := range ids {
			tap(id)(p)
			p.settle()
		}
		p.In.Cursor = view.Point{X: -10, Y: -10}
		p.Pass(1)
	}
}

// tap clicks on something, and waits for nothing.
func tap(id string) step {
	return func(p *Person) {
		p.t.Helper()
		p.point(id)
		p.In.Pressed = true
		p.Pass(1)
		p.In.Pressed = false
		p.Pass(1)
	}
}

// key presses keys.
func key(keys ...string) step {
	return func(p *Person) {
		for _, k := range keys {
			p.In.Keys = []string{k}
			p.Pass(1)
			p.settle()
		}
	}
}

// hover holds the mouse over something until it is told about.
func hover(id string) step {
	return func(p *Person) {
		p.t.Helper()
		p.point(id)
		p.Pass(2)
	}
}

func typed(text string) step {
	return func(p *Person) {
		p.In.Typed = text
		p.Pass(1)
	}
}

// space goes on by so many steps.
func space(times int) step {
	return func(p *Person) {
		for range times {
			key("Space")(p)
		}
	}
}

// skip goes to the end of the playback, and waits for nothing.
func skip(p *Person) {
	p.In.Keys = []string{"Enter"}
	p.Pass(1)
}

// watch waits until a target is there, and so many moments of a tenth of a second more.
func watch(target string, more int) step {
	return func(p *Person) {
		p.t.Helper()
		p.watch(more, target, func() bool { return p.See().Target(target) != nil })
	}
}

// read waits likewise until a text of the catalogue can be read.
func read(key string, more int, named ...any) step {
	return func(p *Person) {
		p.t.Helper()
		w, err := words.New(decks.Game("birmingham"), cmp.Or(p.set.Language, words.English))
		p.must(err)
		text := w.Text(key, named...)
		p.watch(more, text, func() bool { return strings.Contains(texts(p.See()), text) })
	}
}

func (p *Person) watch(more int, what string, seen func() bool) {
	p.t.Helper()
	moment := func() {
		p.In.Now += time.Second / 10
		p.Update(p.In)
	}
	p.In.Keys = nil
	for range 300 {
		if seen() {
			for range more {
				moment()
			}
			return
		}
		moment()
	}
	p.t.Fatalf("%q is never to be seen, but\n%s", what, texts(p.See()))
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
