package client_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// spot is the target that the ring of the guide is around, or nil.
func (p *person) spot() *view.Target {
	p.wait() // a picture that waits for the disk has no targets
	v := p.see()
	for i := range v.Items {
		ring := &v.Items[i]
		if ring.Kind != view.Box || ring.Line != theme.Foundry.Text || ring.Width != 3 {
			continue
		}
		for n := range v.Targets {
			at := v.Targets[n].Area
			around := ring.Area.Inset(at.X - ring.Area.X)
			if at.X <= ring.Area.X+5 && at.Holds(around) && around.Holds(at) {
				return &v.Targets[n]
			}
		}
		p.t.Fatalf("the ring at %v is around nothing", ring.Area)
	}
	return nil
}

// guided is somebody who begins the guided first game, with turns that end by a button.
func guided(t *testing.T, size view.Size) *person {
	t.Helper()
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReducedMotion, s.EndTurn = true, "first-game" })
	p := sitDown(t, kept)
	p.moment = time.Second / 5
	p.in.Size = size
	p.pass(2)
	p.click("start:new-game")
	p.click("new-game:begin")
	return p
}

// follow does one thing as the guide leads, by mouse alone: what it points at, or what goes on.
func (p *person) follow() {
	p.t.Helper()
	spot := p.spot()
	golden := []string{"theatre:end", "theatre:next", "round:on", "ending:end-turn", "ceremony:on"}
	switch {
	case spot != nil && spot.Act != nil && !p.has("guide:next"):
		p.click(spot.ID)
	case p.has("guide:next"):
		p.click("guide:next")
	default:
		i := slices.IndexFunc(golden, p.has)
		if i < 0 {
			p.t.Fatalf("nothing leads on: %s\n%s", strings.Join(ids(p.see()), ", "), texts(p.see()))
		}
		p.click(golden[i])
	}
	p.pass(4)
}

// billInSight fails if it is out of sight what becomes of the money with what would be confirmed, or what comes then.
func (p *person) billInSight() {
	p.t.Helper()
	v := p.see()
	seen := func(text string) bool {
		return slices.ContainsFunc(v.Items, func(item view.Item) bool {
			return item.Kind == view.Label && strings.HasPrefix(item.Text, text) && (item.Clip.Empty() || item.Clip.Holds(roomtest.Ink(&item)))
		})
	}
	if v.Target("confirm") == nil {
		return
	}
	if !seen(p.Words().Text("panel.row.money")) {
		p.t.Errorf("what becomes of the money is out of sight: %s", texts(v))
	}
	if !seen("Then ") && !seen("With that ") {
		p.t.Errorf("what comes then is out of sight: %s", texts(v))
	}
}

// lineCircled fails if the ring around a line of the purse covers a line beside it.
func (p *person) lineCircled() {
	p.t.Helper()
	meant := p.spot()
	if meant == nil || !strings.HasPrefix(meant.ID, "hand:") {
		return
	}
	for _, item := range p.see().Items {
		if item.Kind != view.Label {
			continue
		}
		if ink := roomtest.Ink(&item); !ink.Meets(meant.Area) && ink.Meets(meant.Area.Inset(-3)) {
			p.t.Errorf("the ring around %s covers %q", meant.ID, item.Text)
		}
	}
}

// least is the least desk: what a window of 1280 by 720 pixels is in logical units.
var least, _ = view.Fit(1280, 720, 1)

// A desk, and a phone upright and across.
var wide, tall, short = view.Size{W: 1440, H: 860}, view.Size{W: 390, H: 844}, view.Size{W: 844, H: 390}

// Following every spotlight leads through the first four rounds, and what confirms is never out of sight.
func TestTheSpotlightLeadsThroughFourRounds(t *testing.T) {
	for _, size := range []view.Size{wide, short} {
		p := guided(t, size)
		p.followed(func(at *engine.State) bool { return at.Round <= 4 })
		done := map[engine.Verb]int{}
		for _, e := range p.Record().Entries() {
			done[e.Choice.Verb]++
		}
		for verb, n := range map[engine.Verb]int{engine.Build: 2, engine.Loan: 1, engine.Network: 2, engine.Sell: 1, engine.Develop: 2} {
			if done[verb] != n {
				t.Errorf("%v was done %d times, want %d", verb, done[verb], n)
			}
		}
	}
}

// So it leads to the end of the game, at a desk and on a phone, and the game is won.
func TestTheSpotlightLeadsToTheEnd(t *testing.T) {
	long(t)
	for _, size := range []view.Size{least, tall} {
		p := guided(t, size)
		p.followed(func(at *engine.State) bool { return at.Decision != engine.GameOver })
		if score, over := p.Record().Score(); !over || !score.Won {
			t.Errorf("%v: it ends with %d to %d VP", size, score.You, score.Automa)
		}
	}
}

// followed does as the guide leads while a condition holds, and looks whether all that this takes is in sight.
func (p *person) followed(on func(at *engine.State) bool) {
	p.t.Helper()
	const most = 50 // things to do between two entries
	for idle := 0; on(&p.Record().Position().State); idle++ {
		if idle == most {
			p.t.Fatalf("it leads nowhere: %s", texts(p.see()))
		}
		before := len(p.Record().Entries())
		if p.follow(); len(p.Record().Entries()) != before {
			idle = 0
		}
		v, size := p.see(), p.in.Size
		if c := v.Target("confirm"); c != nil && (c.Beyond != 0 || c.Area.Bottom() > size.H) {
			p.t.Errorf("what confirms is at %v, out of sight", c.Area)
		}
		if size.Layout() == view.Wide {
			p.billInSight()
			p.lineCircled()
		}
		if strip, meant := v.Target("guide"), p.spot(); strip != nil && meant != nil && strip.Area.Meets(meant.Area) {
			p.t.Errorf("the guide lies over %s, which it speaks of", meant.ID)
		}
	}
}

// The guide tells of the Automa's turn before and after it: amid it the reasons have the room.
func TestTheGuideLeavesRoomForReasons(t *testing.T) {
	p := guided(t, wide)
	for !p.has("theatre:next") {
		p.follow()
	}
	for _, told := range []bool{true, false, false, true} {
		if p.has("guide:next") != told {
			t.Fatalf("guide told: %v, want %v, at\n%s", !told, told, texts(p.see()))
		}
		if p.has("theatre:next") {
			p.click("theatre:next")
			p.pass(10)
		}
	}
}

// Hints of somebody's first game with the guide do not mark it; those of their second do, and so do those of a first without.
func TestHintsOfTheFirstGameAreFree(t *testing.T) {
	won := statistics.Result{Name: "medium-1", Hash: "1", Date: clock(), Kind: statistics.Kind{Difficulty: "medium"}, You: 9, Won: true}
	for _, c := range []struct {
		finished       []statistics.Result
		guided, marked bool
	}{{nil, true, false}, {nil, false, true}, {[]statistics.Result{won}, true, true}} {
		kept := store.NewMemory(clock)
		var known statistics.Statistics
		known.Add(c.finished...)
		text, err := known.Text()
		if err == nil {
			err = kept.Write(store.Statistics, text)
		}
		if err != nil {
			t.Fatal(err)
		}
		p := sitDown(t, kept)
		p.pass(2)
		mat, _ := decks.MatNamed(guide.Game, guide.Difficulty)
		p.Begin(start.Begin{Game: guide.Game, Guide: c.guided, Header: record.Header{Seed: guide.Seed, Difficulty: mat.Name,
			Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}}})
		p.pass(2)
		p.Do(panel.AskHint{})
		p.pass(2)
		warned := p.says(p.Words().Text("table.hint-marks")[:30])
		p.Do(panel.AskHint{})
		p.pass(2)
		if marked := p.Record().Header().Hinted; marked != c.marked || warned != c.marked {
			t.Errorf("with the guide %v, after %d games: marked %v, warned %v", c.guided, len(c.finished), marked, warned)
		}
	}
}

// Whatever is done instead, the guide goes on: it never points at what is not there, nor keeps anybody.
func TestTheGuideFollowsWhoeverDoesOtherwise(t *testing.T) {
	for seed := range uint64(3) {
		p := guided(t, wide)
		rolls := dice(seed)
		for p.Record().Position().Round <= 5 {
			if p.spot(); p.Watching() || p.Record().Position().AutomasTurn() || p.has("ending:end-turn") {
				p.follow()
				continue
			}
			if leads := p.spot() != nil || p.has("guide:next"); leads && rolls(3) == 0 {
				p.follow()
			} else {
				if p.Record().Position().Decision != engine.ChooseAction && p.has("back") { // as the guide led amid an action
					p.click("back")
				}
				p.choose(rolls)
			}
			p.pass(5)
		}
	}
}

// In a game of Lancashire the guide is a short one, and as true.
func TestTheGuideOfLancashireLeadsOn(t *testing.T) {
	p := hasty(t)
	p.click("start:new-game")
	p.click("new-game:game:lancashire")
	p.click("new-game:begin")
	for _, step := range []string{"goal", "turn", "card", "reasons"} {
		if title := p.Words().Text("page.guide." + step + ".title"); !p.says(title) {
			t.Fatalf("%q is not told, but\n%s", title, texts(p.see()))
		}
		p.click("guide:next")
	}
}

// Each lesson is reached from the list on the start screen and from every rule that it is about; and it cites them.
func TestEveryLessonIsReachedFromTheListAndTheRules(t *testing.T) {
	for _, size := range []view.Size{wide, tall, short} {
		p := hasty(t)
		p.in.Size = size
		p.pass(2)
		for _, l := range lesson.All() {
			goal := p.Words().Text("page.lesson.goal", "goal", p.Words().Text("page.lesson."+l.Name+".goal"))
			begins := func(from string) {
				t.Helper()
				if !strings.Contains(p.said(), goal) {
					t.Errorf("%v: %s does not begin from %s: %s", size, l.Name, from, p.said())
				}
			}
			if p.has("start:lessons") {
				p.click("start:lessons")
			} else {
				p.Do(pages.Lessons{})
			}
			p.pass(2)
			p.click("lesson:" + l.Name)
			begins("the list")
			for _, rule := range l.Rules {
				if !p.opens(rule) {
					t.Errorf("%v: %s does not lead to %s", size, l.Name, rule)
				}
				p.Do(widget.OpenRule{Number: rule})
				p.pass(2)
				p.click("rules:lesson:" + l.Name + ":" + rule)
				begins(rule)
			}
		}
	}
}

// said is all that is read out.
func (p *person) said() string { return strings.Join(p.see().Said, " ") }

// opens reports whether something in sight opens a rule.
func (p *person) opens(rule string) bool {
	return slices.ContainsFunc(p.see().Targets, func(t view.Target) bool { return t.Act == any(widget.OpenRule{Number: rule}) })
}

// Steps that are only told are read one after the other without moving the mouse, or with Enter, or with Space.
func TestUnderstoodKeepsItsPlaceAndHasAKey(t *testing.T) {
	for _, size := range []view.Size{{W: 1280, H: 720}, wide, tall, short, {W: 820, H: 1180}, {W: 1600, H: 480}} {
		p := guided(t, size)
		first := p.see().Target("guide:next").Area
		p.press(first.Middle())
		if second := p.see().Target("guide:next"); second == nil || second.Area != first || !p.says(p.Words().Text("page.guide.turn.title")) {
			t.Errorf("%v: what was read at %v is followed by %v", size, first, second)
		}
		for _, key := range []string{"Enter", "Space"} {
			p := guided(t, size)
			if p.key(key); !p.says(p.Words().Text("page.guide.turn.title")) {
				t.Errorf("%v: %s does not go on", size, key)
			}
		}
		for n := 0; n < 5 && p.has("guide:next"); n++ {
			p.press(first.Middle())
		}
		if p.has("guide:later") && p.see().Target("guide:later").Area.Meets(first) {
			t.Errorf("%v: whoever reads on by the mouse alone sends a proposal away", size)
		}
	}
}

// On a phone across, what was read makes room for the board, and can be read again.
func TestALessonFoldsToALine(t *testing.T) {
	p := hasty(t)
	p.in.Size = short
	p.pass(2)
	p.click("start:lessons")
	p.click("lesson:first-sale")
	text := p.Words().Text("page.lesson.first-sale.text")[:20]
	if !p.says(text) {
		t.Fatalf("the lesson is not told: %s", texts(p.see()))
	}
	high := p.see().Target("guide").Area.H
	p.click("card:1")
	p.click("card:1")
	line := p.see().Target("guide")
	if goal := p.Words().Text("page.lesson.first-sale.goal"); p.says(text) || !p.says(goal) || line.Area.H > high/2 || line.Area.H > 60 {
		t.Errorf("the lesson has %v, %v before: %s", line.Area.H, high, texts(p.see()))
	}
	p.click("guide:fold")
	if !p.says(text) {
		t.Error("the lesson cannot be read again")
	}
	if p.click("guide:fold"); p.says(text) {
		t.Error("it cannot be folded")
	}
}

// A goal that is out of reach is told at once, with another try as the golden button, and not after the Automa's turn.
func TestAMissedLessonOffersAnotherTry(t *testing.T) {
	p := hasty(t) // whose turns end by themselves elsewhere
	p.click("start:lessons")
	p.click("lesson:first-sale")
	for _, choice := range []string{"pass card:stafford", "pass card:dudley"} {
		p.make(p.choice(choice))
		p.pass(20)
	}
	if !p.says(p.Words().Text("page.lesson.missed-text")[:20]) || !p.Record().Position().AutomasTurn() {
		t.Fatalf("it is not told at once: %s", texts(p.see()))
	}
	if golden := roomtest.OneGolden(t, p.see()); golden != "lesson:again" {
		t.Errorf("%q is golden", golden)
	}
	if p.click("lesson:again"); len(p.Record().Entries()) != 0 {
		t.Error("it does not begin again")
	}
}

// A lesson is done as a person would, and what was done is remembered; no game is kept of it.
func TestLessonsAreTakenAndRemembered(t *testing.T) {
	p := hasty(t)
	p.click("start:lessons")
	p.click("lesson:first-sale")
	for _, part := range []string{"text", "goal"} {
		if text := p.Words().Text("page.lesson.first-sale." + part); !p.says(text[:20]) {
			t.Errorf("%q is not said, but %s", text, texts(p.see()))
		}
	}
	p.click("lesson:hint")
	if hint := p.Words().Text("page.lesson.first-sale.hint"); !p.says(hint[:20]) {
		t.Error("there is no hint")
	}
	p.make(p.choice("sell cotton@birmingham.1 to:oxford.1 card:stafford"))
	p.pass(20)
	if done := p.Words().Text("page.lesson.first-sale.done"); !p.says(done[:20]) {
		t.Errorf("the goal is met, and not said to be: %s", texts(p.see()))
	}
	if golden := roomtest.OneGolden(t, p.see()); golden != "lesson:next" {
		t.Errorf("once the goal is met, %q is golden", golden)
	}
	p.click("lesson:next")
	if text := p.Words().Text("page.lesson.beer.text"); !p.says(text[:20]) {
		t.Error("the next lesson is not begun")
	}
	p.click("lesson:all")
	if !p.says("1 of 19 done") {
		t.Errorf("it is not remembered: %s", texts(p.see()))
	}
	again := p.reopened()
	if list, err := again.kept.List(); err != nil || len(list) != 0 {
		t.Errorf("%d games are kept of lessons, %v", len(list), err)
	}
	if again.has("start:continue") || !again.says("1 of 19 done") {
		t.Error("after a restart a lesson is to be gone on with, or what was done is forgotten")
	}
	again.click("start:lessons")
	again.click("lesson:automa")
	again.click("lesson:again")
	again.pass(2)
	if goal := again.Words().Text("page.lesson.automa.goal"); !again.says(goal[:20]) {
		t.Error("the lesson does not begin again")
	}
}

// A lesson that is met with the last action of a turn leads to the next lesson, not into the Automa's turn.
func TestALessonMetLeadsToTheNext(t *testing.T) {
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReducedMotion, s.EndTurn = true, "always" })
	p := sitDown(t, kept)
	p.moment = time.Second / 5
	p.click("start:lessons")
	p.click("lesson:beer")
	for _, choice := range []string{"build brewery@stafford.1 card:stafford", "sell manufacturer@birmingham.2 to:oxford.1 card:worcester"} {
		p.make(p.choice(choice))
		p.pass(20)
	}
	if golden := roomtest.OneGolden(t, p.see()); golden != "lesson:next" || !p.has("ending:end-turn") {
		t.Errorf("once the goal is met with the last action, %q is golden: %s", golden, texts(p.see()))
	}
}

// The progress of the guide is remembered for so many games: that in games which are gone is forgotten first, then that in the oldest.
func TestTheGuidesOfTheOldestGamesAreForgotten(t *testing.T) {
	now := clock()
	kept := store.NewMemory(func() time.Time { return now })
	guides := map[string]settings.Guide{"gone.soho": {Left: true}}
	for i := range 49 {
		now = now.Add(time.Minute)
		name := fmt.Sprintf("saved-%d.soho", 99-i) // the oldest is the last by name
		guides[name] = settings.Guide{Left: true}
		if err := kept.Write(name, savedGame(t, "easy.soho")); err != nil {
			t.Fatal(err)
		}
	}
	set(t, kept, func(s *settings.Settings) { s.Guides = guides })
	p := sitDown(t, kept)
	for n, gone := range []string{"gone.soho", "saved-99.soho", "saved-98.soho"} {
		now = now.Add(time.Minute)
		p.click("start:new-game")
		p.click("new-game:guide:on")
		p.click("new-game:begin")
		for len(p.Record().Entries()) == 0 {
			p.follow()
		}
		p.written()
		left := p.Settings().Guides
		if _, there := left[gone]; there || len(left) != 50 {
			t.Errorf("game %d: remembered are %d, %s among them: %t", n, len(left), gone, there)
		}
		if games := strings.Fields(p.saves()); !slices.ContainsFunc(games, func(name string) bool { g, ok := left[name]; return ok && !g.Left }) {
			t.Errorf("game %d: its own is not remembered", n)
		}
		p.leaveTable()
	}
}
