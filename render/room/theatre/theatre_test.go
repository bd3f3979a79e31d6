package theatre_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// room is the place of the room in the smallest window.
var room = view.Rect{X: 944, Y: 52, W: 484, H: 650}

// game is a whole game; that of seed 3 is the introductory one.
func game(t testing.TB, seed uint64) *record.Record {
	t.Helper()
	h := played.Medium(seed)
	h.Options.Introductory = seed == 3
	r, err := played.Game(h, -1)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// stages looks at every stage of the films of a game, the Automa's and the human's.
func stages(t *testing.T, seed uint64, look func(t *testing.T, m *theatre.Model)) {
	t.Helper()
	g := played.Birmingham()
	r := game(t, seed)
	for i := range r.Entries() {
		f := film.Of(g, &r.Entries()[i])
		for at := (film.Cursor{}); ; at = f.Next(at) {
			look(t, &theatre.Model{Game: g, Film: f, At: at, Pace: "normal"})
			if t.Failed() {
				t.Fatalf("entry %d of seed %d, %+v", i, seed, at)
			}
			if f.AtEnd(at) {
				break
			}
		}
	}
}

func drawn(env *widget.Env, area view.Rect, m *theatre.Model) *view.View {
	c := widget.New(env)
	theatre.Draw(c, area, m)
	return &c.View
}

// seen is a view without the labels that are scrolled out in part or whole; what is cut at a side stays.
func seen(v *view.View) *view.View {
	s := &view.View{Targets: v.Targets}
	for i := range v.Items {
		item := v.Items[i]
		if item.Kind == view.Label && !item.Clip.Empty() {
			ink := roomtest.Ink(&item)
			if ink.Y < item.Clip.Y || ink.Bottom() > item.Clip.Bottom() {
				continue
			}
		}
		s.Items = append(s.Items, item)
	}
	return s
}

func TestDraw_EveryStageIsLegible(t *testing.T) {
	env := map[float64]*widget.Env{}
	for _, reading := range roomtest.Readings {
		env[reading] = roomtest.Env(t, played.Birmingham(), roomtest.Least, reading)
	}
	n, kinds := 0, map[film.Kind]bool{}
	for seed := range uint64(3) {
		stages(t, seed+1, func(t *testing.T, m *theatre.Model) {
			n++
			m.Auto = n%2 == 0
			area := room
			if n%4 == 0 {
				area = view.Rect{X: 900, Y: 52, W: 540, H: 900}
			}
			v := seen(drawn(env[roomtest.Readings[n%len(roomtest.Readings)]], area, m))
			roomtest.Legible(t, v, area)
			if text := strings.Join(roomtest.Texts(v), " "); strings.ContainsAny(text, "{}") {
				t.Errorf("a placeholder or a text is missing in %q", text)
			}
			kinds[m.Film.Frames[m.At.Frame].Kind] = true
		})
	}
	if n < 800 {
		t.Errorf("only %d stages", n)
	}
	for kind := film.Step; kind < film.Kinds; kind++ {
		if !kinds[kind] {
			t.Errorf("no stage of a %v is among them", kind)
		}
	}
}

func TestDraw_EverythingThatCanBeAskedAboutIsTold(t *testing.T) {
	g := played.Birmingham()
	env := roomtest.Env(t, g, roomtest.Least, 1)
	stages(t, 2, func(t *testing.T, m *theatre.Model) {
		v := drawn(env, room, m)
		v.Targets = slices.DeleteFunc(v.Targets, func(target view.Target) bool {
			button, ok := target.About.(theatre.AboutButton)
			if tip := theatre.Tip(words.In(env.Words), g, button); ok && (tip.Title == "" || strings.ContainsAny(tip.Title+tip.Lines[0], "{}")) {
				t.Errorf("the tip of button %s is %+v", button.Name, tip)
			}
			return ok
		})
		roomtest.CheckTips(t, v, func(about any) widget.Tip { return theatre.Tip(words.In(env.Words), g, about) })
	})
	if tip := theatre.Tip(words.In(env.Words), g, "anything else"); !tip.Empty() {
		t.Errorf("told about what is not in the room: %+v", tip)
	}
}

// whole is a text as far as one piece of it goes: numbers of rules are pieces of their own.
func whole(text string) string { return regexp.MustCompile(` ?\bA\d.*`).ReplaceAllString(text, "") }

// What a stage is about is in sight without scrolling: the last thing that was tried, with its whole reason.
func TestDraw_TheLastReasonIsInSight(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1.3)
	tried := 0
	stages(t, 5, func(t *testing.T, m *theatre.Model) {
		frame := &m.Film.Frames[m.At.Frame]
		subject := frame.Steps.Subject()
		if len(subject) == 0 || subject[0].Kind != automa.Refused && subject[0].Kind != automa.Acted {
			return
		}
		tried++
		text := strings.Join(roomtest.Texts(seen(drawn(env, room, m))), " ")
		reports := words.In(env.Words).Tried(subject)
		if len(reports) == 0 {
			return
		}
		lines := reports[len(reports)-1].Lines
		if len(lines) > 0 && len(reports) < 3 && len(lines) < 4 && !strings.Contains(text, whole(lines[len(lines)-1])) {
			t.Errorf("%q is not among %q", lines, text)
		}
	})
	if tried < 100 {
		t.Errorf("only %d were tried", tried)
	}
}

// A lesson of the guide above leaves little room: what the slot says makes way for what came of it.
func TestDraw_TheLastReasonIsInSightBelowALesson(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	below := room
	below.H = 465
	stages(t, 5, func(t *testing.T, m *theatre.Model) {
		frame := &m.Film.Frames[m.At.Frame]
		subject := frame.Steps.Subject()
		if len(subject) == 0 || subject[0].Kind != automa.Refused && subject[0].Kind != automa.Acted {
			return
		}
		reports := words.In(env.Words).Tried(subject)
		if len(reports) != 1 || len(reports[0].Lines) > 2 {
			return
		}
		text := strings.Join(roomtest.Texts(seen(drawn(env, below, m))), " ")
		if first := reports[0].Lines[0]; len(first) < 60 && !strings.Contains(text, whole(first)) {
			t.Errorf("%q is not among %q", first, text)
		}
	})
}

// find is the first stage of some games that is wanted.
func find(t *testing.T, wanted func(m *theatre.Model, frame *film.Frame) bool) *theatre.Model {
	t.Helper()
	g := played.Birmingham()
	for seed := range uint64(20) {
		r := game(t, seed+1)
		for i := range r.Entries() {
			f := film.Of(g, &r.Entries()[i])
			for at := (film.Cursor{}); ; at = f.Next(at) {
				m := &theatre.Model{Game: g, Film: f, At: at}
				if wanted(m, &f.Frames[at.Frame]) {
					return m
				}
				if f.AtEnd(at) {
					break
				}
			}
		}
	}
	t.Fatal("no game has such a stage")
	return nil
}

func icons(v *view.View, area view.Rect) (list []string) {
	for i := range v.Items {
		if item := &v.Items[i]; item.Kind == view.Icon && area.Holds(item.Area) {
			list = append(list, item.Name)
		}
	}
	return list
}

func TestDraw_SlotsShowHowTheyWent(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	signs := map[film.Result]string{film.No: "cross", film.Yes: "tick"}
	stages(t, 4, func(t *testing.T, m *theatre.Model) {
		panel := &m.Film.Frames[m.At.Frame].Panel
		if kind := m.Film.Frames[m.At.Frame].Kind; kind > film.PassOn || kind == film.Summary { // the cards are gone
			return
		}
		v := drawn(env, room, m)
		for i, result := range panel.Slots {
			area := v.Target(fmt.Sprintf("theatre:slot:%d", i+1)).Area
			for r, sign := range signs {
				if got := slices.Contains(icons(v, area), sign); got != (r == result) {
					t.Errorf("slot %d went %v, and %s is shown: %v", i+1, result, sign, got)
				}
			}
		}
		if panel.Back == 0 {
			return
		}
		for action := automa.BackSell; action <= automa.BackPass; action++ {
			area := v.Target("theatre:" + action.String()).Area
			for r, sign := range signs {
				if got := slices.Contains(icons(v, area), sign); got != (r == panel.Actions[action]) {
					t.Errorf("%v went %v, and %s is shown: %v", action, panel.Actions[action], sign, got)
				}
			}
		}
	})
}

func TestDraw_KeysLeadThroughTheTurn(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	m := find(t, func(_ *theatre.Model, f *film.Frame) bool { return f.Kind == film.Comparison })
	turn := film.Cursor{}
	for m.Film.Frames[turn.Frame+1].Kind <= film.Summary {
		turn.Frame++
	}
	cases := []struct {
		name string
		at   film.Cursor
		keys map[string]any
	}{
		{"at the beginning", film.Cursor{}, map[string]any{"next-step": theatre.Next{}, "end-of-turn": theatre.End{}, "auto": theatre.Auto{}}},
		{"then", m.Film.Next(film.Cursor{}), map[string]any{"previous-step": theatre.Back{}, "next-step": theatre.Next{}}},
		{"at the end of the turn", turn, map[string]any{"next-step": theatre.Continue{}, "end-of-turn": theatre.Continue{}}},
		{"at the end", m.Film.End(), map[string]any{"previous-step": theatre.Back{}, "next-step": theatre.Continue{},
			"end-of-turn": theatre.Continue{}, "replay-turn": theatre.Again{}, "auto": nil}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			m.At = c.at
			v := drawn(env, room, m)
			for action, act := range c.keys {
				if v.Keys[action] != act {
					t.Errorf("%s does %+v, not %+v", action, v.Keys[action], act)
				}
			}
			if v.Keys["previous-step"] != nil && c.at == (film.Cursor{}) {
				t.Error("there is a step before the first")
			}
		})
	}
}

// A tie half way shows the criteria so far and who is out, and does not tell the winner.
func TestDraw_ATieIsUncoveredColumnByColumn(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	m := find(t, func(m *theatre.Model, f *film.Frame) bool {
		return f.Kind == film.Comparison && f.Stages() == 3 && m.At.Stage == 0 && len(f.Panel.Tie.Candidates) > 3
	})
	tie := m.Film.Frames[m.At.Frame].Panel.Tie
	all := words.In(env.Words).TieTable(tie, len(tie.Rungs))
	for stage := range 3 {
		m.At.Stage = stage
		v := drawn(env, room, m)
		rules := 0
		for i := range v.Targets {
			if strings.HasPrefix(v.Targets[i].ID, "theatre:criterion:") {
				rules++
			}
		}
		if rules != stage {
			t.Errorf("stage %d shows %d criteria", stage, rules)
		}
		text := strings.Join(roomtest.Texts(v), " ")
		if shown := strings.Contains(text, all.Decision); shown != (stage == 2) {
			t.Errorf("stage %d tells the decision: %v", stage, shown)
		}
	}
}

// A comparison larger than any that a game brings fits, and all of it can be scrolled to.
func TestDraw_AHugeTieFits(t *testing.T) {
	for _, reading := range roomtest.Readings {
		env := roomtest.Env(t, played.Birmingham(), roomtest.Least, reading)
		m := find(t, func(_ *theatre.Model, f *film.Frame) bool {
			return f.Kind == film.Comparison && f.Panel.Tie.Over == automa.OverLinks
		})
		huge := *m.Film
		huge.Frames = slices.Clone(huge.Frames)
		huge.Frames[m.At.Frame].Panel.Tie = hugeTie()
		m.Film = &huge
		shown := map[string]bool{}
		for m.At.Stage = range 7 {
			m.Scroll, m.Scrolled = widget.Scroll{}, false
			for {
				c := widget.New(env)
				scroll := theatre.Draw(c, room, m)
				roomtest.Legible(t, seen(&c.View), room)
				for _, text := range roomtest.Texts(seen(&c.View)) {
					shown[text] = true
				}
				if m.Scrolled && scroll.Offset >= scroll.Room {
					break
				}
				m.Scroll = scroll
				m.Scrolled = m.Scroll.Do(theatre.ScrollID, view.Wheel{ID: theatre.ScrollID, Steps: -1})
			}
		}
		for i := range 12 {
			if !shown[fmt.Sprint(i+1)] {
				t.Errorf("candidate %d cannot be seen", i+1)
			}
		}
	}
}

// hugeTie has twelve candidates, of which each of six criteria sends some away.
func hugeTie() *automa.Tie {
	tie := &automa.Tie{Over: automa.OverLinks, Winner: 11}
	for i := range 12 {
		tie.Candidates = append(tie.Candidates, automa.Candidate{Line: engine.Line(2 + 3*i)})
	}
	criteria := []automa.Criterion{automa.NotMerchant, automa.LeadsIntoNetwork, automa.TilesBuilt, automa.EmptySpaces, automa.MoreLinks, automa.Clockwise}
	left := slices.Repeat([]bool{true}, 12)
	for n, criterion := range criteria {
		r := automa.Rung{Criterion: criterion, Rule: 10044, Values: make([]int, 12)}
		for i := range 2 * n {
			left[i] = false
		}
		if n == len(criteria)-1 {
			left[10] = false
		}
		left[2*n], left[2*n+1] = false, n == len(criteria)-1
		for i := range left {
			if left[i] {
				r.Values[i] = 1
			}
		}
		r.Left = slices.Clone(left)
		tie.Rungs = append(tie.Rungs, r)
	}
	return tie
}

func TestDraw_ScrollingBackShowsWhatWasTriedBefore(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	reason := func(try film.Try) string {
		if reports := words.In(env.Words).Tried(try.Steps); len(reports) > 0 && len(reports[0].Lines) > 0 {
			return reports[0].Lines[0]
		}
		return ""
	}
	m := find(t, func(_ *theatre.Model, f *film.Frame) bool {
		under := f.Panel.Under()
		return f.Kind == film.Step && f.Steps[0].Kind == automa.Refused && len(under) > 9 && reason(under[0]) != "" &&
			!slices.ContainsFunc(under[1:], func(try film.Try) bool { return reason(try) == reason(under[0]) })
	})
	first := reason(m.Film.Frames[m.At.Frame].Panel.Under()[0])
	in := func(v *view.View) bool { return strings.Contains(strings.Join(roomtest.Texts(seen(v)), " "), first) }
	c := widget.New(env)
	m.Scroll = theatre.Draw(c, room, m)
	if in(&c.View) || m.Scroll.Room == 0 {
		t.Fatal("so many tries need no scrolling")
	}
	if target := c.View.Target(theatre.ScrollID); target == nil || !target.Wheel {
		t.Fatal("nothing takes the wheel")
	}
	m.Scrolled = m.Scroll.Do(theatre.ScrollID, view.Wheel{ID: theatre.ScrollID, Steps: 100})
	if !in(drawn(env, room, m)) {
		t.Errorf("%q is not at the top", first)
	}
}

func TestDrawStrip_EveryBackFits(t *testing.T) {
	for _, g := range []*automa.Game{played.Birmingham(), played.Lancashire()} {
		for _, reading := range roomtest.Readings {
			stripsFit(t, g, roomtest.Env(t, g, roomtest.Least, reading))
		}
	}
}

func stripsFit(t *testing.T, g *automa.Game, env *widget.Env) {
	t.Helper()
	area := panel.Strip(view.Rect{X: 4, W: 472, H: 600}, env.Reading)
	for i := range g.Deck.Cards {
		c := widget.New(env)
		theatre.DrawStrip(c, area, g, theatre.BackView{Card: g.Deck.Cards[i].Number})
		roomtest.Legible(t, &c.View, area)
		roomtest.CheckTips(t, &c.View, func(about any) widget.Tip { return theatre.Tip(words.In(env.Words), g, about) })
		back := &g.Deck.Cards[i].Back
		for _, item := range c.View.Items {
			if largest := env.Reading > 1.2; largest && item.Kind == view.Label && item.Size < theme.Small*env.Reading && item.Text != "DRAW" && item.Text != "DEVELOP" {
				t.Errorf("in the largest text %q on the back of card %d is written in %.1f", item.Text, g.Deck.Cards[i].Number, item.Size)
			}
		}
		for _, named := range []engine.Location{back.Brewery, back.Toward[0], back.Toward[1]} {
			if text := strings.Join(roomtest.Texts(&c.View), " "); named != 0 && !strings.Contains(text, words.In(env.Words).Location(named)) {
				t.Errorf("a place on the back of card %d is not in %q", g.Deck.Cards[i].Number, text)
			}
		}
	}
	c := widget.New(env)
	theatre.DrawStrip(c, area, g, theatre.BackView{})
	theatre.DrawBack(c, view.Rect{X: 20, Y: 120, W: 200, H: 214}, g, theatre.BackView{})
	roomtest.Legible(t, &c.View, c.Whole())
}

func TestDrawBack_IsThatOnTopOfTheDeckAndDoesNotTellItsFront(t *testing.T) {
	g := played.Birmingham()
	env := roomtest.Env(t, g, roomtest.Least, 1)
	for i := range g.Deck.Cards {
		card := &g.Deck.Cards[i]
		c := widget.New(env)
		theatre.DrawBack(c, view.Rect{X: 20, Y: 20, W: 200, H: 214}, g, theatre.BackView{Card: card.Number})
		roomtest.Legible(t, &c.View, view.Rect{X: 20, Y: 20, W: 200, H: 214})
		for n := range c.View.Targets {
			tip := theatre.Tip(words.In(env.Words), g, c.View.Targets[n].About)
			for _, text := range append(append(tip.Lines, tip.Title), roomtest.Texts(&c.View)...) {
				if strings.Contains(text, fmt.Sprintf("ard %d", card.Number)) {
					t.Errorf("%q tells the card", text)
				}
			}
		}
	}
	p := game(t, 1).After(0)
	if top := theatre.OnTop(g, p); top.Card != g.Top(p).Number || top.Read {
		t.Errorf("on top lies %+v", top)
	}
}

func TestDrawBack_GrowsWithTheReadingText(t *testing.T) {
	g := played.Birmingham()
	back := func(reading float64) *view.View {
		c := widget.New(roomtest.Env(t, g, roomtest.Least, reading))
		theatre.DrawBack(c, view.Rect{X: 20, Y: 20, W: 210, H: 214}, g, theatre.BackView{Card: 9})
		return &c.View
	}
	roomtest.Grown(t, back(1), back(1.3), 1.05)
}

// While a back is read, its card is named; of two cards with the same back both are, while both are in the deck.
func TestDrawBack_NamesTheCardWhoseBackIsRead(t *testing.T) {
	g := played.Birmingham()
	env := roomtest.Env(t, g, roomtest.Least, 1)
	card := func(number int) uint64 { return 1 << g.Deck.Index(number) }
	for alike, want := range map[uint64]string{card(1): "Next: 1", card(8) | card(10): "Next: 8 or 10", card(8): "Next: 8"} {
		c := widget.New(env)
		area := view.Rect{X: 20, Y: 20, W: 200, H: 214}
		theatre.DrawBack(c, area, g, theatre.BackView{Card: 8, Alike: alike, Read: true, Action: automa.BackSell})
		roomtest.Legible(t, &c.View, area)
		if texts := roomtest.Texts(&c.View); !slices.Contains(texts, want) {
			t.Errorf("%q is not in %q", want, texts)
		}
	}
}

// Every text of the room exists in the catalogue.
func TestTexts(t *testing.T) {
	w, err := words.New(played.Birmingham(), "en")
	if err != nil {
		t.Fatal(err)
	}
	for kind := film.Step; kind < film.Kinds; kind++ {
		if !w.Has("theatre.page." + kind.String()) {
			t.Errorf("the page %v has no title", kind)
		}
	}
	for _, pace := range []string{"slow", "normal", "fast"} {
		if !w.Has("theatre.pace." + pace) {
			t.Errorf("the pace %s has no name", pace)
		}
	}
}

// TestDraw_WhatFollowsFromATurnIsNotTheAutomas: the end of a round and the next era are headed by what they are, and their steps
// are counted by themselves.
func TestDraw_WhatFollowsFromATurnIsNotTheAutomas(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	for kind, title := range map[film.Kind]string{film.RoundEnd: "The round ends", film.EraChange: "The Rail Era begins"} {
		m := find(t, func(_ *theatre.Model, frame *film.Frame) bool { return frame.Kind == kind && frame.Panel.Step != 0 })
		all := 0
		for i := range m.Film.Frames {
			if f := &m.Film.Frames[i]; f.Kind == kind {
				all += f.Stages()
			}
		}
		texts := roomtest.Texts(drawn(env, room, m))
		steps := fmt.Sprintf("step 1 of %d", all)
		if !slices.Contains(texts, title) || !slices.Contains(texts, steps) || slices.Contains(texts, "The Automa's turn") {
			t.Errorf("%s: not headed %q, %q, but %q", kind, title, steps, texts)
		}
	}
}

// At a table of several the turn is somebody's by name, and a scoring sums up all seats.
func TestDraw_NamesWhoseTurnItIs(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.People, 4, 5, -1)
	if err != nil {
		t.Fatal(err)
	}
	env, h := roomtest.Env(t, r.Game(), roomtest.Least, 1), r.Header()
	w := words.In(env.Words).At(&h)
	env.Words = w
	turns, scorings := 0, 0
	for i := range r.Entries() {
		e := &r.Entries()[i]
		f := film.Of(r.Game(), e)
		for n := range f.Frames {
			frame := &f.Frames[n]
			m := &theatre.Model{Game: r.Game(), Film: f, At: film.Cursor{Frame: n, Stage: frame.Stages() - 1}, Rival: frame.Kind == film.Action}
			text := strings.Join(roomtest.Texts(drawn(env, view.Rect{X: 20, Y: 60, W: 480, H: 700}, m)), " ")
			if m.Rival {
				turns++
				if want := w.SeatName(e.Before.Actor) + "'s turn"; !strings.Contains(text, want) {
					t.Fatalf("%q is not the title: %s", want, text)
				}
			}
			if len(frame.Scores()) > 0 {
				scorings++
				for seat := range engine.Seat(4) {
					if want := w.SeatName(seat) + " ("; !strings.Contains(text, want) {
						t.Fatalf("%q is not in the sums: %s", want, text)
					}
				}
			}
		}
	}
	if turns == 0 || scorings != 4 {
		t.Errorf("%d turns and %d scorings", turns, scorings)
	}
}

// The steps of a turn are counted without the pages that follow it: when its last one is shown, all are.
func TestDraw_TheLastStepOfATurnIsTheLastOneCounted(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	last := 0
	stages(t, 7, func(t *testing.T, m *theatre.Model) {
		frame := m.Film.Frames[m.At.Frame]
		next := m.Film.Next(m.At)
		if frame.Panel.Step == 0 || frame.Kind > film.Summary || !m.Film.AtEnd(m.At) && m.Film.Frames[next.Frame].Kind <= film.Summary {
			return
		}
		last++
		var n, all int
		for _, item := range drawn(env, room, m).Items {
			if _, err := fmt.Sscanf(item.Text, "step %d of %d", &n, &all); err == nil {
				break
			}
		}
		if n == 0 || n != all {
			t.Errorf("step %d of %d is the last one", n, all)
		}
	})
	if last < 10 {
		t.Errorf("%d turns were looked at", last)
	}
}
