package topbar_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

var area = view.Rect{W: view.LeastWide, H: 44}

func model(t *testing.T, position string) topbar.Model {
	t.Helper()
	g := played.Birmingham()
	p := automa.Position{State: *roomtest.State(t, g, position)}
	p.Cards.Left, p.Cards.Discarded = 15, 7
	return topbar.Model{Game: g, Position: &p, Difficulty: "medium", CanUndo: true, CanRedo: true}
}

func draw(t *testing.T, reading float64, m topbar.Model) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, m.Game, roomtest.Least, reading))
	topbar.Draw(c, area, m)
	return &c.View
}

func TestTheLongestTextsAreLegible(t *testing.T) {
	for _, position := range []string{"round 1", "intro; round 10; turn automa; you: vp 112; automa: vp 118"} {
		for _, reading := range roomtest.Readings {
			t.Run(fmt.Sprint(position, reading), func(t *testing.T) {
				m := model(t, position)
				m.Practice, m.UndoPractice = true, true
				roomtest.Legible(t, draw(t, reading, m), area)
			})
		}
	}
}

func TestTheStripGrowsWithTheReadingText(t *testing.T) {
	m := model(t, "round 1")
	roomtest.Grown(t, draw(t, 1, m), draw(t, 1.3, m), 1.28)
}

func TestWhereTheGameIs(t *testing.T) {
	over := func(m *topbar.Model) { m.Position.Decision = engine.GameOver }
	ended := func(m *topbar.Model) { m.Position.ActionsLeft = 0 }
	marked := func(m *topbar.Model) { m.Practice, m.Difficulty = true, "Uphill" }
	for _, c := range []struct {
		position    string
		change      func(*topbar.Model)
		turn, where string
	}{
		{"round 1", nil, "Your turn, action 1 of 1", "Canal Era · Round 1 of 10 · Medium"},
		{"round 4; actions 1", nil, "Your turn, action 2 of 2", "Canal Era · Round 4 of 10 · Medium"},
		{"rail; round 1; turn automa", nil, "The Automa's turn, action 1 of 2", "Rail Era · Round 1 of 10 · Medium"},
		{"turn automa", ended, "The Automa's turn, action 2 of 2", "Canal Era · Round 2 of 10 · Medium"},
		{"intro; round 2", marked, "Your turn, action 1 of 2", "Canal Era · Round 2 of 10 · Uphill · introductory · practice"},
		{"rail; round 10", over, "The game is over", "Rail Era · Round 10 of 10 · Medium"},
	} {
		m := model(t, c.position)
		if c.change != nil {
			c.change(&m)
		}
		texts := roomtest.Texts(draw(t, 1, m))
		if !slices.Contains(texts, c.turn) || !slices.Contains(texts, c.where) {
			t.Errorf("%s: %q, want %q and %q", c.position, texts, c.turn, c.where)
		}
	}
}

func TestButtonsAndTheirKeys(t *testing.T) {
	v := draw(t, 1, model(t, "round 2"))
	for id, want := range map[string]any{"undo": topbar.Undo{}, "redo": topbar.Redo{}, "log": topbar.Log{}, "rules": topbar.Rules{},
		"menu": topbar.Menu{}} {
		target := v.Target("topbar:" + id)
		if target == nil || target.Act != want || v.Keys[id] != want {
			t.Errorf("%s: the target is %+v, the key does %v", id, target, v.Keys[id])
		}
	}
}

func TestWithoutAnythingToTakeBackTheButtonsDoNothing(t *testing.T) {
	m := model(t, "round 1")
	m.CanUndo, m.CanRedo = false, false
	v := draw(t, 1, m)
	for _, id := range []string{"undo", "redo"} {
		if target := v.Target("topbar:" + id); target.Act != nil || v.Keys[id] != nil {
			t.Errorf("%s does %v, its key %v", id, target.Act, v.Keys[id])
		}
	}
}

func TestAnUndoThatCostsIsMarked(t *testing.T) {
	warned := func(m topbar.Model) bool {
		return slices.ContainsFunc(draw(t, 1, m).Items, func(i view.Item) bool { return i.Name == "warning" })
	}
	m := model(t, "round 2")
	if warned(m) {
		t.Error("an undo that costs nothing is marked")
	}
	m.UndoPractice = true
	if !warned(m) {
		t.Error("an undo that makes the game practice is not marked")
	}
}

// Whether an undo costs changes nothing of the strip but the sign: nothing moves, and the name stays.
func TestTheSignOfAnUndoThatCostsMovesNothing(t *testing.T) {
	m := model(t, "round 2")
	free := draw(t, 1, m)
	m.UndoPractice = true
	costly := draw(t, 1, m)
	if got, want := roomtest.Texts(costly), roomtest.Texts(free); !slices.Equal(got, want) {
		t.Errorf("the texts are %q, not %q", got, want)
	}
	for i := range free.Targets {
		if got, want := costly.Targets[i].Area, free.Targets[i].Area; got != want {
			t.Errorf("%s moves from %v to %v", free.Targets[i].ID, want, got)
		}
	}
}

func TestPlayersAreToldApartBySignsToo(t *testing.T) {
	v := draw(t, 1, model(t, "you: vp 12; automa: vp 18"))
	texts := roomtest.Texts(v)
	if !slices.Contains(texts, "You 12 VP") || !slices.Contains(texts, "Automa 18 VP") || !slices.Contains(texts, "15") {
		t.Errorf("the VP and the cards left are not among %q", texts)
	}
	yours, automas := v.Target("topbar:vp:0").Area, v.Target("topbar:vp:1").Area
	square, cog := false, false
	for _, item := range v.Items {
		square = square || item.Kind == view.Box && item.Fill == theme.Foundry.Human && item.Area.W == item.Area.H && yours.Holds(item.Area)
		cog = cog || item.Name == "cog" && automas.Holds(item.Area)
	}
	if !square || !cog {
		t.Errorf("a square for the human: %v; a cog for the Automa: %v", square, cog)
	}
}

func TestAbout_EverythingIsExplained(t *testing.T) {
	m := model(t, "intro; you: coal2@dudley.1!")
	m.Practice = true
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	about := func(subject any) widget.Tip { return topbar.About(w, m.Game, &m.Position.State, subject) }
	v := draw(t, 1, m)
	undo := v.Target("topbar:undo")
	if tip := about(undo.About); tip.Title == "" || len(tip.Lines) == 0 { // no rule of the game speaks of it
		t.Errorf("undo: %+v", tip)
	}
	undo.About = nil
	roomtest.CheckTips(t, v, about)
}

func TestAbout_VPTellWhatTheEndOfTheEraWouldBring(t *testing.T) {
	m := model(t, "you: coal2@dudley.1!, birmingham_dudley") // 2 VP, and 1 for the link: level II shows one icon
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	lines := topbar.About(w, m.Game, &m.Position.State, topbar.VP{Seat: engine.HumanSeat}).Lines
	if lines[0] != "If the era ended now, 3 VP would be added: 1 for 1 link, 2 for 1 flipped tile." {
		t.Errorf("got %q", lines)
	}
}

// Each mat has a button beside its owner's VP, with the key that opens it.
func TestMatsHaveButtons(t *testing.T) {
	v := draw(t, 1, model(t, "round 2"))
	for id, want := range map[string]struct {
		seat engine.Seat
		key  string
	}{"topbar:mat:0": {engine.HumanSeat, "your-mat"}, "topbar:mat:1": {engine.AutomaSeat, "automas-mat"}} {
		target := v.Target(id)
		if target == nil || target.Act != (topbar.Mat{Seat: want.seat}) || v.Keys[want.key] != target.Act {
			t.Errorf("%s: the target is %+v, the key does %v", id, target, v.Keys[want.key])
		}
	}
	if texts := roomtest.Texts(v); !slices.Contains(texts, "M") || !slices.Contains(texts, "N") {
		t.Errorf("the keys of the mats are not among %q", texts)
	}
}

// Beside the VP of a player stands what the end of the era would bring; nothing while that is counted, and after the game.
func TestVPTellWhatIsStillToCome(t *testing.T) {
	const position = "you: vp 49, coal2@dudley.1!, birmingham_dudley; automa: vp 7, iron1@coventry.3!"
	for name, c := range map[string]struct {
		change func(*topbar.Model)
		want   []string
	}{
		"a turn":         {func(*topbar.Model) {}, []string{"You 49 VP", "+3", "Automa 7 VP", "+3"}},
		"a round's end":  {func(m *topbar.Model) { m.Between = film.RoundEnd }, []string{"You 49 VP", "+3"}},
		"being counted":  {func(m *topbar.Model) { m.Between = film.LinkScoring }, nil},
		"after the game": {func(m *topbar.Model) { m.Position.Decision = engine.GameOver }, nil},
	} {
		m := model(t, position)
		c.change(&m)
		texts := roomtest.Texts(draw(t, 1, m))
		for _, want := range c.want {
			if !slices.Contains(texts, want) {
				t.Errorf("%s: %q is not among %q", name, want, texts)
			}
		}
		if c.want == nil && slices.ContainsFunc(texts, func(text string) bool { return strings.HasPrefix(text, "+") }) {
			t.Errorf("%s: something is still to come in %q", name, texts)
		}
	}
}

// N5: in the Canal Era some cards of the Automa's deck for the Lancashire map are not used.
func TestN5_TheDeckIsThatOfTheEra(t *testing.T) {
	g := played.Lancashire()
	p, err := g.Start(played.MediumOf(g, 1).Options, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := words.In(roomtest.Env(t, g, roomtest.Least, 1).Words)
	for era, want := range map[engine.Era]string{engine.Canal: "22 of its 22 cards", engine.Rail: "22 of its 32 cards"} {
		p.Era = era
		if tip := topbar.About(w, g, &p.State, topbar.Deck{Left: 22}); !strings.Contains(tip.Lines[0], want) {
			t.Errorf("%s: %q does not say %q", era, tip.Lines[0], want)
		}
	}
	if tip := topbar.About(w, g, &p.State, topbar.Where{}); !strings.Contains(tip.Lines[0], "Brass: Lancashire") {
		t.Errorf("which game it is is not told: %q", tip.Lines)
	}
}

// The rounds of the era stand in a row, and those that have begun are filled. Where there is no room they are left out.
func TestTheRoundsAreARowOfPips(t *testing.T) {
	seen := func(v *view.View) (begun, all int) {
		for _, item := range v.Items {
			if item.Kind == view.Box && item.Radius == 1 {
				all++
				if item.Fill == theme.Foundry.Brass {
					begun++
				}
			}
		}
		return begun, all
	}
	pips := func(position string, reading float64) (begun, all int) {
		return seen(draw(t, reading, model(t, position)))
	}
	narrow := func(wide float64) (begun, all int) {
		m := model(t, "rail; round 7")
		c := widget.New(roomtest.Env(t, m.Game, view.Size{W: wide, H: 2 * wide}, 1))
		topbar.DrawNarrow(c, view.Rect{W: wide, H: 48}, m)
		return seen(&c.View)
	}
	if begun, all := narrow(390); begun != 7 || all != 10 {
		t.Errorf("on a phone %d of %d pips are filled", begun, all)
	}
	if _, all := narrow(320); all != 0 {
		t.Errorf("on a small phone there are %d pips where there is no room for them", all)
	}
	for position, want := range map[string]int{"round 1": 1, "rail; round 7": 7, "round 10": 10} {
		if begun, all := pips(position, 1); begun != want || all != 10 {
			t.Errorf("%s: %d of %d pips are filled", position, begun, all)
		}
	}
	if _, all := pips("intro; round 10; you: vp 112; automa: vp 118", 1.3); all != 0 {
		t.Errorf("there are %d pips where there is no room for them", all)
	}
}
