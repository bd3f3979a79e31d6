package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

const moment = time.Second / 60

// watcher lets time pass at a table and counts what is heard.
type watcher struct {
	*Scene
	t      *testing.T
	env    *widget.Env
	at     time.Duration
	heard  map[sound.Sound]int
	volley int  // the most sounds at one moment
	jumped bool // the last thing done at the table was to look back or to skip
	wanted []any
}

// Do keeps what is asked for, as do Update and Think.
func (w *watcher) Do(act any) { w.wanted = append(w.wanted, w.Scene.Do(act)...) }

func (w *watcher) Update(at time.Duration) { w.wanted = append(w.wanted, w.Scene.Update(at)...) }

// Thinking reports whether the table thinks.
func (w *watcher) Thinking() bool { return w.Job() != nil }

// Think has the table think, if it does.
func (w *watcher) Think(spare func() bool) (news bool) {
	j := w.Job()
	if j == nil {
		return false
	}
	news, asks := j.Step(spare)
	w.wanted = append(w.wanted, asks...)
	return news
}

// Asks are what was asked for since they were read last.
func (w *watcher) Asks() []any {
	asks := slices.Concat(w.wanted, w.Scene.Asks())
	w.wanted = nil
	return asks
}

// sit sits somebody down in front of a game.
func sit(t *testing.T, r *record.Record) *watcher {
	t.Helper()
	env := roomtest.Env(t, r.Game(), roomtest.Least, 1)
	w := &watcher{Scene: New(r, words.In(env.Words)), t: t, env: env, heard: map[sound.Sound]int{}}
	w.Do(lift{}) // where people play in turn
	return w
}

// game is a game that was played for a number of entries.
func game(t *testing.T, seed uint64, entries int) *record.Record {
	t.Helper()
	r, err := played.Game(played.Medium(seed), entries)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// pass lets a moment pass.
func (w *watcher) pass() {
	w.at += moment
	w.Update(w.at)
	sounds := 0
	for _, ask := range w.Asks() {
		if n, ok := ask.(screen.Noise); ok {
			w.heard[n.Sound]++
			sounds++
		}
	}
	w.volley = max(w.volley, sounds)
}

// passAll lets time pass until the table waits for somebody.
func (w *watcher) passAll() (lasted time.Duration) {
	w.t.Helper()
	from := w.at
	for w.pass(); w.Moving(); w.pass() {
		if w.at-from > 10*time.Minute {
			w.t.Fatal("the table never comes to rest")
		}
	}
	return w.at - from
}

func (w *watcher) view() view.View { return w.View(w.env) }

// on is what is being shown, nil if nothing is.
func (w *watcher) on() *playback { return w.mode.playing() }

// asked reports whether the human is asked.
func (w *watcher) asked() bool { return w.Mode() == "choosing" }

func (w *watcher) choose(c engine.Choice) {
	ch := w.mode.(*choosing)
	ch.settle()
	ch.choose(c)
}

// board is what the board shows at this moment.
func (w *watcher) board() *board.Model {
	shown := w.mode.moment()
	c := widget.New(w.env)
	return &w.models(c, wideRooms(c.Whole(), topHigh, 2, false), &shown).board
}

// play makes a choice as somebody at the table would, or goes on with what is shown. It reports whether the game goes on.
func (w *watcher) play(random *rand.Rand) bool {
	w.t.Helper()
	w.jumped = false
	switch p := w.on(); {
	case p != nil && !w.asked():
		acts := []any{theatre.Next{}, theatre.End{}, theatre.Back{}, theatre.Next{}}
		act := acts[random.IntN(len(acts))]
		w.jumped = act != any(theatre.Next{})
		w.Do(act)
	case p != nil:
	case w.Mode() == "celebrating":
		w.Do(ceremony.GoOn{})
	case w.Mode() == "ended":
		return false
	default:
		list := w.game.Choices(&w.position.State, nil)
		w.choose(list[random.IntN(len(list))])
	}
	return true
}

// known is a position without what films do not follow.
func known(p *automa.Position) engine.State {
	s := p.State
	var empty engine.State
	s.Deck, s.Random, s.Pending, s.Collecting, s.ActionsLeft, s.Decision = empty.Deck, empty.Random, empty.Pending, 0, 0, 0
	return s
}

// onWay is a position without the cubes in the markets, which change when they arrive.
func onWay(s engine.State) engine.State {
	s.Market = engine.State{}.Market
	return s
}

// causes are the events of a stage that have changed the table so far, worked out from what the table looks like.
type causes struct {
	of   *motion.Play
	now  automa.Position
	left engine.Log // that have not changed it yet
}

// explain reports whether the table is what events of the stage, each of them once, have made of it by now.
func (c *causes) explain(g *automa.Game, p *playback, is engine.State) (ok bool) {
	if c.of != p.motion {
		*c = causes{p.motion, p.shot.Before, p.shot.Events}
	}
	c.now, c.left, ok = followed(g, c.now, c.left, is)
	return ok
}

// followed follows events until the table is as wanted, and returns those that are left. They come in their order, but what is on its way
// longer may be overtaken.
func followed(g *automa.Game, now automa.Position, left engine.Log, want engine.State) (automa.Position, engine.Log, bool) {
	if onWay(known(&now)) == want {
		return now, left, true
	}
	for i, e := range left {
		then := now
		g.Follow(&then, e)
		if last, rest, ok := followed(g, then, slices.Delete(slices.Clone(left), i, i+1), want); ok {
			return last, rest, true
		}
		if !overtaken(e) {
			break
		}
	}
	return now, left, false
}

// overtaken reports whether later events may change the table before this one.
func overtaken(e engine.Event) bool {
	return e.Reason == engine.ForBonus || e.Kind == engine.BonusLost || e.Kind == engine.IncomeMoved || e.Kind == engine.MoneyMoved && e.Amount > 0
}

// What is on the table changes only by the events of the stage that is shown, from one picture to the next, and a stage begins
// with what the one before ended with, unless somebody looks back or skips.
func TestTable_NothingChangesWithoutACause(t *testing.T) {
	for seed := range uint64(3) {
		r, err := record.New(played.Birmingham(), played.Medium(seed))
		if err != nil {
			t.Fatal(err)
		}
		w := sit(t, r)
		random := rand.New(rand.NewPCG(seed, 5))
		ends := onWay(known(w.rec.After(0)))
		var on *film.Film
		var at film.Cursor
		var by causes
		for n := 0; ; n++ {
			w.pass()
			p, shown := w.on(), w.mode.moment()
			is := onWay(known(&shown.Position))
			switch {
			case w.Mode() == "celebrating":
				if !w.jumped && is != ends {
					t.Fatalf("seed %d: an era ends with another table than the stage before it", seed)
				}
			case p == nil && is != onWay(known(w.withLinks(w.position))):
				t.Fatalf("seed %d: nothing is shown, and the table is not as it is", seed)
			case p == nil:
			case p.film != on && onWay(known(&p.film.Frames[0].Before)) != onWay(known(w.rec.After(p.entry))):
				t.Fatalf("seed %d: entry %d is not shown from where it begins", seed, p.entry)
			case p.film == on && p.at != at && onWay(known(&p.shot.Before)) != ends:
				t.Fatalf("seed %d: the stage %v begins with another table than the one before ended with", seed, p.at)
			case !by.explain(w.game, p, is):
				t.Fatalf("seed %d: the table changes at %v without a cause: %v", seed, p.at, by.left)
			}
			ends, on = is, nil
			if p != nil {
				on, at, ends = p.film, p.at, onWay(known(&p.shot.After))
			}
			if w.Moving() && n%7 != 0 {
				continue
			}
			if !w.play(random) {
				break
			}
			p = w.on()
			if !w.jumped && p != nil && p.film == on && p.at != at && onWay(known(&p.shot.Before)) != ends {
				t.Fatalf("seed %d: Next leads to %v, which begins with another table than the stage before ended with", seed, p.at)
			}
			if on = nil; p != nil {
				on, at, ends = p.film, p.at, onWay(known(&p.shot.After))
			}
		}
	}
}

// The motion of what the human has done is short, and does not stand in the way of what they do next.
func TestTable_OwnActionIsQuickAndWaitsForNobody(t *testing.T) {
	r := game(t, 3, 2)
	for r.Position().AutomasTurn() {
		r.AutomaTurn()
	}
	w := sit(t, r)
	tried := 0
	for range 40 {
		if !w.play(rand.New(rand.NewPCG(1, uint64(tried)))) {
			break
		}
		w.pass()
		if !w.asked() || w.on() == nil {
			for w.on() != nil {
				w.Do(theatre.End{})
				w.pass()
			}
			continue
		}
		tried++
		if v := w.view(); v.Target("card:1") != nil && v.Target("card:1").Act == nil {
			t.Fatal("the next question waits for the motion")
		}
		if long := w.on().length(); long > 1600*time.Millisecond {
			t.Fatalf("the own action takes %v", long)
		}
		if lasted := w.passAll(); lasted > 2*time.Second {
			t.Fatalf("the own action takes %v", lasted)
		}
	}
	if tried == 0 {
		t.Fatal("no action was followed by another question")
	}
}

func TestTable_AnyKeyEndsWhatMoves(t *testing.T) {
	w := sit(t, game(t, 1, 20))
	w.Replay()
	w.pass()
	for range 200 {
		w.pass()
		if !w.on().gliding() {
			continue
		}
		at := w.on().at
		if v := w.view(); v.Otherwise != (screen.Hurry{}) {
			t.Fatalf("a click on nothing does %v while something moves", v.Otherwise)
		}
		w.Do(screen.Hurry{})
		if m := w.mode.moment(); !m.Over || w.on().at != at {
			t.Fatal("what moved is not at its end, or the stage was left")
		}
	}
}

// automas goes to a turn of the Automa that is shown.
func automas(t *testing.T, seed uint64) *watcher {
	t.Helper()
	w := sit(t, game(t, seed, 30))
	w.replayTurn()
	w.pass()
	return w
}

func TestTable_StepsOfTheAutoma(t *testing.T) {
	w := automas(t, 2)
	first := w.on().at
	w.passAll()
	w.Do(theatre.Next{})
	second := w.on().at
	if second == first || w.on() == nil {
		t.Fatal("Next does not go on")
	}
	w.Do(theatre.Back{})
	if w.on().at != first {
		t.Error("Back does not go back")
	}
	w.Do(theatre.End{})
	p := w.on()
	if p == nil || !ofTurn(p.frame()) || p.at != p.lastOf(ofTurn) || w.on().gliding() {
		t.Fatal("End does not show how the turn ends")
	}
	w.passAll()
	if v := w.view(); v.Keys["next-step"] != (theatre.Continue{}) || v.Keys["replay-turn"] != (theatre.Again{}) {
		t.Errorf("at the end Space does %v, R %v", v.Keys["next-step"], v.Keys["replay-turn"])
	}
	w.Do(theatre.Again{})
	if p.at != first {
		t.Error("Again does not begin again")
	}
	w.Do(theatre.End{})
	w.Do(theatre.Continue{})
	w.passAll()
	if p := w.on(); p == nil || p.frame().Kind != film.RoundEnd {
		t.Fatal("the page of the round's end does not stay until it is closed")
	}
	w.Do(pages.Skip{})
	w.passAll()
	if w.on() != nil {
		t.Error("after the turn it goes on")
	}
}

// The end of a turn is its summary: a line that is pointed at lights up alone what was done, and a click shows its steps.
func TestTable_ATurnEndsWithItsSummary(t *testing.T) {
	w := automas(t, 2)
	w.Do(theatre.End{})
	p := w.on()
	deeds := p.film.Deeds()
	if p.frame().Kind != film.Summary || len(deeds) == 0 {
		t.Fatalf("the turn ends with a frame %s and %d deeds", p.frame().Kind, len(deeds))
	}
	if m := w.board(); m.Marks.Looked != p.shot.Lit || len(m.Badges) == 0 {
		t.Errorf("nothing is pointed at, and %v is lit with %d numbers", m.Marks.Looked, len(m.Badges))
	}
	for i, d := range deeds {
		w.env.Pointer.Hover = fmt.Sprintf("theatre:deed:%d", i+1)
		v := w.view()
		line := v.Target(w.env.Pointer.Hover)
		if line == nil {
			t.Fatalf("line %d of the summary cannot be pointed at", i+1)
		}
		if m := w.board(); m.Marks.Looked != d.Lit {
			t.Errorf("line %d is pointed at, and %v is lit, not %v", i+1, m.Marks.Looked, d.Lit)
		}
		w.Do(line.Act)
		if p.at != (film.Cursor{Frame: d.Frame}) {
			t.Errorf("line %d opens %+v, not frame %d", i+1, p.at, d.Frame)
		}
		w.Do(theatre.End{})
	}
	w.Do(theatre.End{})
	if !w.asked() && w.on().frame().Kind <= film.Summary {
		t.Error("the summary does not end")
	}
}

// While the Automa's turn is shown, tips tell of the table as it is at the step: of a tile not before it is built.
func TestTable_TipsTellOfTheStep(t *testing.T) {
	w := automas(t, 2)
	p := w.on()
	var built engine.Space
	for i := range p.film.Frames {
		for _, e := range p.film.Frames[i].Events {
			if e.Kind == engine.TilePlaced {
				built = e.Space
			}
		}
	}
	if built == 0 {
		t.Fatal("the turn builds nothing")
	}
	before := w.About(thing.Of(built))
	w.Do(theatre.End{})
	after := w.About(thing.Of(built))
	if slices.Equal(before.Lines, after.Lines) || before.Empty() {
		t.Errorf("before it is built the tip of the space is %q, after it %q", before.Lines, after.Lines)
	}
}

func TestTable_PacesOfTheAutoma(t *testing.T) {
	last := time.Duration(0)
	for _, pace := range []string{"fast", "normal", "slow"} {
		w := automas(t, 2)
		w.Set(pace, false)
		w.Do(theatre.Auto{})
		lasted := w.passAll()
		if w.on() != nil || lasted <= last {
			t.Errorf("at the pace %s the turn takes %v, and is over: %t", pace, lasted, w.on() == nil)
		}
		last = lasted
	}
}

// counted goes to the first scoring of a game.
func counted(t *testing.T, seed uint64) *watcher {
	t.Helper()
	r := game(t, seed, -1)
	w := sit(t, r)
	for i := range r.Entries() {
		f := film.Of(w.game, &r.Entries()[i])
		for n := range f.Frames {
			if scores(&f.Frames[n]) {
				w.replay(i, i, false)
				w.pass()
				w.on().seek(film.Cursor{Frame: n - 1})
				w.on().continueAt(film.Cursor{Frame: n})
				return w
			}
		}
	}
	t.Fatal("nothing is scored in the game")
	return nil
}

func TestTable_CountingIsNotTooSlow(t *testing.T) {
	most := map[string]time.Duration{"slow": 2200 * time.Millisecond, "normal": 1300 * time.Millisecond, "fast": 900 * time.Millisecond}
	for seed := range uint64(4) {
		for pace, most := range most {
			w := counted(t, seed)
			w.Set(pace, false)
			w.on().seek(w.on().at)
			if lasted := w.passAll(); lasted > most {
				t.Errorf("seed %d: at the pace %s an era is counted for %v", seed, pace, lasted)
			}
			if p := w.on(); p == nil || p.at != p.lastOf(scores) {
				t.Fatalf("seed %d: the counting does not wait at its end", seed)
			}
		}
	}
}

func TestTable_OnePressEndsTheCountingAnotherGoesOn(t *testing.T) {
	w := counted(t, 1)
	w.pass()
	if w.heard[sound.EraOver] != 1 {
		t.Errorf("the whistle blows %d times", w.heard[sound.EraOver])
	}
	w.pass()
	w.on().skip()
	p := w.on()
	if p.at != p.lastOf(scores) || w.on().gliding() {
		t.Fatal("the first press does not end the counting")
	}
	w.on().skip()
	if p != nil && scores(p.frame()) {
		t.Error("the second press does not go on")
	}
}

func TestTable_ReducedMotion(t *testing.T) {
	w := automas(t, 2)
	w.Set("normal", true)
	w.on().seek(film.Cursor{})
	w.Do(theatre.Auto{})
	for w.pass(); w.on() != nil; w.pass() {
		if w.on().gliding() && !scores(w.on().frame()) || w.boardView.glide.On {
			t.Fatal("something glides")
		}
	}
	w = counted(t, 1)
	w.Set("normal", true)
	w.on().seek(w.on().at)
	if w.passAll(); w.on().at != w.on().lastOf(scores) || w.on().lasts() != forever {
		t.Error("the counting, all of it at once, does not wait to be read")
	}
}

func TestTable_SoundsOfAGame(t *testing.T) {
	r, err := record.New(played.Birmingham(), played.Medium(1))
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	random := rand.New(rand.NewPCG(1, 1))
	for going := true; going; {
		w.pass()
		if w.on() != nil && !w.Moving() {
			w.on().step()
			continue
		}
		if !w.Moving() {
			going = w.play(random)
		}
	}
	for s, want := range map[sound.Sound]int{sound.EraOver: 2, sound.Won: 0, sound.Lost: 1} {
		if got := w.heard[s]; got != want {
			t.Errorf("sound %d is heard %d times, not %d", s, got, want)
		}
	}
	if turns := w.heard[sound.TurnOver]; turns < 18 || turns > 22 {
		t.Errorf("the person is called %d times", turns)
	}
	if w.volley > 3 {
		t.Errorf("%d sounds at one moment", w.volley)
	}
}

func TestTable_ReplayOfAWholeGame(t *testing.T) {
	w := sit(t, game(t, 1, 24))
	w.Replay()
	if !w.on().auto {
		t.Fatal("a replay does not go by itself")
	}
	w.Set("fast", false)
	seen := map[int]bool{}
	for w.pass(); w.on() != nil; w.pass() {
		seen[w.on().entry] = true
	}
	if all := len(w.rec.Entries()); len(seen) != all {
		t.Errorf("%d entries of %d are shown", len(seen), all)
	}
	if w.auto || !w.asked() || len(w.pages) > 0 {
		t.Error("after the replay the table is not as it was")
	}
}

func TestTable_ReplayCanBeLedAndLeft(t *testing.T) {
	w := sit(t, game(t, 1, 24))
	w.Replay()
	w.pass()
	w.Do(toEntry{5})
	if w.on().entry != 5 {
		t.Error("After does not go on")
	}
	w.Do(theatre.Auto{})
	if w.passAll(); w.on().entry > 6 {
		t.Error("a replay that was stopped goes on")
	}
	v := w.view()
	if undo := v.Target("topbar:undo"); undo.Act != nil || !strings.Contains(strings.Join(w.About(undo.About).Lines, " "), "changes nothing") {
		t.Errorf("Undo does %v, and tells %v", undo.Act, w.About(undo.About))
	}
	w.Do(v.Keys["back"])
	if w.on() != nil || !w.asked() {
		t.Error("Escape does not lead back to the table")
	}
}

func TestTable_WatchingLeadsBackToWhereOneWas(t *testing.T) {
	for _, past := range []int{pages.Now, 7} {
		w := sit(t, game(t, 1, 24))
		if past != pages.Now {
			w.Do(pages.ShowAt{Entries: past})
		}
		w.pages.open(newLogPage(w.Scene))
		w.replay(3, 3, w.auto)
		w.Set("fast", false)
		w.on().auto = true
		for w.pass(); w.on() != nil; w.pass() {
			if len(w.pages) > 0 {
				t.Fatal("the log lies over what is shown")
			}
		}
		if back := w.mode.shownEntries(); back != past || !w.pages.besides() {
			t.Errorf("from %d the way back leads to %d, page %T", past, back, w.pages.top())
		}
	}
}

// Everything that flies or rises in a game does so between places that are in the window, and not all at the same one.
func TestTable_ThingsFlyFromWhereTheyAre(t *testing.T) {
	w := sit(t, game(t, 1, -1))
	w.Replay()
	at := map[string]map[view.Rect]bool{}
	for w.pass(); w.on() != nil; {
		c := widget.New(w.env)
		w.view()
		p := w.on()
		w.on().fresh, w.on().began = false, w.now-p.length()/2
		shown := w.mode.moment()
		if len(shown.Flights)+len(shown.Pulses) > 0 {
			v := w.view()
			c.View = v
			where := w.where(c, w.models(c, wideRooms(c.Whole(), topHigh, 2, false), &shown)).of
			for _, a := range thingsOf(&shown) {
				area, ok := where(a)
				if !ok || !c.Whole().Holds(area) {
					t.Fatalf("%+v is nowhere in the window: %v", a, area)
				}
				kind := fmt.Sprint(a.Kind, a.Seat)
				if at[kind] == nil {
					at[kind] = map[view.Rect]bool{}
				}
				at[kind][area] = true
			}
		}
		w.on().step()
	}
	for _, kind := range []thing.Kind{thing.Space, thing.Line, thing.Hand} {
		if len(at[fmt.Sprint(kind, engine.HumanSeat)]) < 4 {
			t.Errorf("things of kind %d are at %d places", kind, len(at[fmt.Sprint(kind, engine.HumanSeat)]))
		}
	}
}

func thingsOf(m *motion.Moment) (list []thing.Thing) {
	for i := range m.Flights {
		list = append(list, m.Flights[i].From, m.Flights[i].To)
	}
	for i := range m.Pulses {
		list = append(list, m.Pulses[i].At)
	}
	return list
}

// Whoever looks at a part of the board sees what is told, and has their part again afterwards.
func TestTable_TheCameraFollowsAndComesBack(t *testing.T) {
	w := sit(t, game(t, 2, 30))
	w.view()
	w.Do(zoom{8})
	w.Do(pan{-5000, -5000})
	own := w.boardView.camera
	w.replayTurn()
	followed := false
	for w.pass(); w.on() != nil; {
		for range 30 {
			w.pass()
		}
		if w.on() == nil {
			break
		}
		b := w.board()
		for _, thing := range onBoard(w.on().shot.Lit) {
			followed = true
			if at := b.Area(w.boardView.room, thing); !w.boardView.room.Has(at.Middle()) {
				t.Fatalf("%+v is told about and out of sight", thing)
			}
		}
		w.Do(theatre.Next{})
	}
	w.passAll()
	if !followed || w.boardView.camera != own || w.boardView.seen() != own {
		t.Errorf("followed %t; the camera is %+v, not the person's %+v", followed, w.boardView.camera, own)
	}
}

// Whoever watches an era change by hand is waited for; what goes by itself can be read.
func TestTable_TheChangeOfTheErasCanBeRead(t *testing.T) {
	w := counted(t, 1)
	for w.on().frame().Kind != film.EraChange {
		w.on().skip()
	}
	w.passAll()
	if w.on().lasts() != forever {
		t.Error("the change goes by without being asked to")
	}
	w.Do(theatre.Auto{})
	letters := 0
	for _, line := range w.words.EventLines(w.on().shot.Events) {
		letters += len(line)
	}
	if lasts := w.on().lasts(); letters < 100 || lasts < 4*time.Second || lasts > 10*time.Second {
		t.Errorf("%d letters are shown for %v", letters, lasts)
	}
}

// An action of the human that is shown again is told in words.
func TestTable_AnOwnActionIsToldWhenItIsShownAgain(t *testing.T) {
	r := game(t, 1, 30)
	w := sit(t, r)
	told := 0
	for i, e := range r.Entries() {
		if e.Automa() || len(e.Events) == 0 {
			continue
		}
		w.replay(i, i, false)
		w.pass()
		v := w.view()
		all := strings.Join(roomtest.Texts(&v), " ")
		for _, line := range w.words.EventLines(w.on().shot.Events) {
			told++
			if first := strings.Join(strings.Fields(line)[:3], " "); !strings.Contains(all, first) {
				t.Errorf("%q is not told", line)
			}
		}
		w.Do(endReplay{})
	}
	if told == 0 {
		t.Fatal("there is no action to tell about")
	}
}

// The bar of a replay does what it says, in a narrow window with large letters too.
func TestTable_BarOfAReplay(t *testing.T) {
	w := sit(t, game(t, 1, 24))
	for _, reading := range []float64{1, 1.3} {
		w.env = roomtest.Env(t, w.game, roomtest.Least, reading)
		w.Replay()
		w.Do(toEntry{5})
		w.pass()
		c := widget.New(w.env)
		w.mode.(*replaying).drawBar(c, wideRooms(c.Whole(), topHigh, 2, false).panel)
		v := c.View
		roomtest.Legible(t, &v, wideRooms(c.Whole(), topHigh, 2, false).panel)
		for id, act := range map[string]any{"replay:before": toEntry{4}, "replay:after": toEntry{6}, "replay:auto": theatre.Auto{},
			"replay:pace": Pace{"fast"}, "replay:stop": endReplay{}} {
			target := v.Target(id)
			if target == nil || target.Act != act {
				t.Fatalf("%s does %+v, not %+v", id, target, act)
			}
			if w.About(target.About).Empty() {
				t.Errorf("%s does not tell what it does", id)
			}
		}
		w.Do(endReplay{})
	}
}

// While a page lies over the table, what is being shown waits.
func TestTable_WhatIsShownWaitsBehindPages(t *testing.T) {
	w := automas(t, 2)
	w.Do(theatre.Auto{})
	w.pass()
	w.pages.open(&menuPage{overPage: overPage{w.Scene}})
	at, elapsed := w.on().at, w.on().elapsed()
	for range 600 {
		w.pass()
	}
	if w.on().at != at || w.on().elapsed() != elapsed || w.Moving() {
		t.Errorf("it went on from %v to %v", at, w.on().at)
	}
	w.Do(pages.Close{})
	if w.passAll(); w.on() != nil {
		t.Error("it does not go on afterwards")
	}
}

func TestTheEndClosesWhenItIsTakenBack(t *testing.T) {
	w := sit(t, game(t, 1, -1))
	if !w.pages.top().ofEnd() {
		t.Fatal("the end of a game that is over is not shown")
	}
	w.Do(topbar.Undo{}) // it would make the game practice, which is asked first
	w.Do(topbar.Undo{})
	if w.pages.top().ofEnd() {
		t.Error("the end is shown though the last choice was taken back")
	}
}

// The menu lies over what was open, and that alone is closed, by a click beside it as well. What was undone from it is seen.
func TestTheMenuClosesAlone(t *testing.T) {
	w := sit(t, game(t, 1, -1))
	for name, close := range map[string]func(*view.View) any{
		"beside it":    func(v *view.View) any { return v.Target("page:outside").Act },
		"its cross":    func(v *view.View) any { return v.Target("page:close").Act },
		"its own key":  func(v *view.View) any { return v.Keys["menu"] },
		"its way back": func(v *view.View) any { return v.Target("menu:resume").Act },
	} {
		w.Do(topbar.Menu{})
		if !w.pages.top().passing() || w.Depth() != 2 {
			t.Fatalf("page %T is open, %d pages deep", w.pages.top(), w.Depth())
		}
		v := w.view()
		if w.Do(close(&v)); !w.pages.top().ofEnd() || w.Depth() != 1 {
			t.Errorf("%s: page %T is open, %d pages deep", name, w.pages.top(), w.Depth())
		}
	}
	w.Do(topbar.Menu{})
	w.Do(topbar.Undo{})
	if w.Do(topbar.Undo{}); len(w.pages) > 0 {
		t.Errorf("page %T lies over what was undone", w.pages.top())
	}
	w.Do(topbar.Menu{})
	if w.Do(pages.Close{}); len(w.pages) > 0 {
		t.Errorf("where nothing was open, page %T is", w.pages.top())
	}
}

func TestUndoThatMakesTheGamePracticeIsAskedForTwice(t *testing.T) {
	w := sit(t, game(t, 1, 4))
	before := len(w.rec.Entries())
	if !w.rec.UndoCosts() {
		t.Fatal("the Automa had no turn")
	}
	w.Do(topbar.Undo{})
	if len(w.rec.Entries()) != before || w.rec.Header().Practice || len(w.notices) != 1 {
		t.Fatal("it is undone without a warning")
	}
	w.Do(topbar.Undo{})
	if len(w.rec.Entries()) == before || !w.rec.Header().Practice || len(w.notices) != 0 {
		t.Error("it is not undone when asked for again, or still warned of")
	}
}

// Both barrels within reach are drunk: nobody is asked which comes first, and one Undo takes the sale back.
func TestTable_WhatIsNoChoiceIsNotAsked(t *testing.T) {
	g := played.Birmingham()
	s, err := sketch.Position(g.Game, g.FullSet(), "seats 2; p0: manufacturer5@birmingham.2, birmingham_oxford, brewery1@walsall.2, card:coal, card:dudley")
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.New(g, record.Header{From: &automa.Position{State: s}})
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	sale, err := notation.Parse(g.Game, "sell manufacturer@birmingham.2 to:oxford.1 card:coal")
	if err != nil {
		t.Fatal(err)
	}
	w.choose(sale[0])
	if p := w.on(); !w.asked() || w.position.Decision != engine.ChooseAction || p == nil || p.last-p.entry != 1 {
		t.Errorf("%s is asked, shown is %+v", w.position.Decision, p)
	}
	w.Do(topbar.Undo{})
	if w.position.State != s {
		t.Error("the sale is not taken back as one")
	}
}

func TestAMomentOfTheEndIsShownOnTheTable(t *testing.T) {
	w := sit(t, game(t, 1, -1))
	v := w.view()
	w.Do(v.Target("final:show:0").Act)
	if w.Mode() != "looking back" || w.pages.covers() {
		t.Errorf("the table is %s, page %T lies over it", w.Mode(), w.pages.top())
	}
	w.Do(pages.BackToNow{})
	if v := w.view(); w.Mode() != "ended" || v.Target("over:final") == nil {
		t.Errorf("from there no way leads back: %s", w.Mode())
	}
}

// Smoke drifts for a while after something was done, then it rests; with reduced motion it never moves.
func TestTable_SmokeDriftsAndRests(t *testing.T) {
	w := automas(t, 2)
	drifts := func(now, active time.Duration) bool {
		w.env.Now, w.env.Active = now, active
		before := w.effects.drifts
		v := w.view()
		return w.effects.drifts != before && v.Drifts > now
	}
	if !drifts(time.Second, time.Second) || !drifts(3*time.Second, time.Second) {
		t.Error("smoke does not drift")
	}
	if drifts(3*time.Second+20*time.Millisecond, time.Second) {
		t.Error("smoke drifts at every picture")
	}
	if drifts(time.Minute, time.Second) {
		t.Error("smoke drifts though nobody has done anything for a minute")
	}
	w.reduced = true
	if drifts(2*time.Minute, 2*time.Minute) {
		t.Error("smoke drifts with reduced motion")
	}
}

// Where pictures are costly, smoke rests.
func TestTable_SmokeRestsWithoutAGraphicsCard(t *testing.T) {
	w := automas(t, 2)
	w.Costly(true)
	w.env.Now, w.env.Active = time.Second, time.Second
	if v := w.view(); v.Drifts != 0 || w.effects.drifts != 0 {
		t.Errorf("smoke has drifted %d times, and the next time at %v", w.effects.drifts, v.Drifts)
	}
}

// Whoever looks at a part of the board in which nothing of what is asked for lies is shown where it lies; else the board stays.
func TestTable_WhatIsAskedForIsInSight(t *testing.T) {
	for name, c := range map[string]struct {
		pan   float64
		stays bool
	}{"far from it": {-5000, false}, "near it": {0, true}} {
		w := sit(t, game(t, 5, 52)) // which coal?
		w.view()
		w.Do(zoom{4})
		if c.stays {
			asked := w.mode.(*choosing).asked()
			w.boardView.camera = w.boardView.sight(w.boardView.camera, onBoard(asked)[:1])
		}
		w.Do(pan{c.pan, c.pan})
		own := w.boardView.camera
		for range 5 {
			w.pass()
		}
		asked := w.mode.(*choosing).asked()
		seen := slices.ContainsFunc(onBoard(asked), func(on thing.Thing) bool {
			return w.boardView.room.Holds(w.boardView.around(w.boardView.camera, []thing.Thing{on}))
		})
		if !seen || w.boardView.camera == own != c.stays {
			t.Errorf("%s: in sight %t, the camera was at %+v and is at %+v", name, seen, own, w.boardView.camera)
		}
	}
}

// Whoever looks at a part of the board sees all of it while VP are counted, and their part again afterwards.
func TestTable_AllIsSeenWhileVPAreCounted(t *testing.T) {
	w := counted(t, 1)
	w.view()
	w.Do(zoom{4})
	own := w.boardView.camera
	w.on().seek(w.on().at)
	w.passAll()
	if !scores(w.on().frame()) || !w.boardView.seen().Fits() {
		t.Errorf("the camera is at %+v while %v is shown", w.boardView.seen(), w.on().frame().Kind)
	}
	w.enterIdleMode()
	if w.boardView.camera != own {
		t.Errorf("the camera is at %+v afterwards, not at %+v", w.boardView.camera, own)
	}
}

// Amid the Automa's turn the page of its mat is as the board is: as at the step, not as when the turn is over.
func TestTheMatAtTheStep(t *testing.T) {
	whole := game(t, 5, -1)
	changed := 0
	for i, e := range whole.Entries() {
		before, after := e.Before.Players[engine.AutomaSeat].Mat, whole.After(i + 1).Players[engine.AutomaSeat].Mat
		if !e.Automa() || before == after || e.Before.Era != whole.After(i+1).Era {
			continue
		}
		changed++
		w := sit(t, whole.Branch(i))
		w.pages.open(&matPage{overPage: overPage{w.Scene}, seat: engine.AutomaSeat})
		mat := func() [engine.MaxTiles]uint8 {
			shown := w.mode.moment()
			c := widget.New(w.env)
			return w.models(c, wideRooms(c.Whole(), topHigh, 2, false), &shown).mat.State.Players[engine.AutomaSeat].Mat
		}
		if mat() != before {
			t.Errorf("entry %d: at the first step something has left the mat", i)
		}
		w.mode.do(theatre.End{})
		w.on().hurry()
		if mat() != after {
			t.Errorf("entry %d: at the end of the turn nothing has left the mat", i)
		}
	}
	if changed == 0 {
		t.Error("nothing ever left the mat")
	}
}
