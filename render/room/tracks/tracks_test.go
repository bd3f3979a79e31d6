package tracks_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

var area = view.Rect{X: 12, Y: 630, W: 914, H: tracks.High}

func model(t *testing.T, position string) tracks.Model {
	t.Helper()
	g := played.Birmingham()
	m := tracks.Model{Game: g, State: roomtest.State(t, g, position)}
	for seat, c := range bill.Comes(g.Game, m.State) {
		m.Coming[seat] = c.VP()
	}
	return m
}

// looked is a model in which the last choice of a line of notation is looked at.
func looked(t *testing.T, position, line string) tracks.Model {
	t.Helper()
	m := model(t, position)
	choices, err := notation.Parse(m.Game.Game, line)
	if err != nil {
		t.Fatal(err)
	}
	b, why := bill.Of(m.Game.Game, m.State, choices[0])
	if !why.OK() {
		t.Fatal(why.Reason)
	}
	m.After = tracks.AfterOf(m.State, m.Coming, &b)
	return m
}

func draw(t *testing.T, m tracks.Model) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, m.Game, roomtest.Least, 1))
	tracks.Draw(c, area, m)
	return &c.View
}

func page(t *testing.T, size view.Size, reading float64, m tracks.Model) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, m.Game, size, reading))
	tracks.DrawPage(c, m, widget.Scroll{}, "out")
	return &c.View
}

const (
	plain = "you: income 14, vp 19, coal2@dudley.1!, birmingham_dudley; automa: vp 31, iron1@coventry.3!"
	sale  = "you: cotton1@worcester.1, gloucester_worcester, vp 7, money 20, card:coal"
	sell  = "sell cotton@worcester.1 to:gloucester.1 card:coal bonus:coal"
)

func TestEveryTextIsLegible(t *testing.T) {
	for name, m := range map[string]tracks.Model{"plain": model(t, plain), "in debt": model(t, "you: income 3"), "sale": looked(t, sale, sell),
		"most": model(t, "you: income 99, vp 187; automa: vp 143")} {
		t.Run(name, func(t *testing.T) { roomtest.Legible(t, draw(t, m), area) })
		for _, size := range []view.Size{roomtest.Least, {W: 390, H: 1200}, {W: 844, H: 700}} {
			for _, reading := range roomtest.Readings {
				t.Run(fmt.Sprint(name, size, reading), func(t *testing.T) { roomtest.Legible(t, page(t, size, reading, m), view.Whole(size)) })
			}
		}
	}
}

// Every level of the track has its spaces, and all of them together are the whole track.
func TestEveryLevelHasItsSpaces(t *testing.T) {
	for _, g := range []string{"birmingham", "lancashire"} {
		m := model(t, "")
		if g == "lancashire" {
			m.Game = played.Lancashire()
		}
		space := 0
		for i, target := range draw(t, m).Targets {
			l, ok := target.About.(tracks.Level)
			if !ok {
				continue
			}
			if l.From != space || int(m.Game.Income[l.From]) != l.Level || int(m.Game.Income[l.To-1]) != l.Level {
				t.Errorf("%s: target %d is level %d with spaces %d to %d", g, i, l.Level, l.From, l.To)
			}
			space = l.To
		}
		if space != len(m.Game.Income) {
			t.Errorf("%s: the levels end at space %d of %d", g, space, len(m.Game.Income))
		}
	}
}

// boxes are the middles of the boxes of a colour in an area.
func boxes(v *view.View, within view.Rect, colour view.Colour) (middles []view.Point) {
	for i := range v.Items {
		if item := &v.Items[i]; item.Kind == view.Box && item.Fill == colour && within.Has(item.Area.Middle()) {
			middles = append(middles, item.Area.Middle())
		}
	}
	return middles
}

// level is the target of a level.
func level(t *testing.T, v *view.View, n int) *view.Target {
	t.Helper()
	target := v.Target(fmt.Sprint("tracks:step:", n))
	if target == nil {
		t.Fatalf("there is no level %d", n)
	}
	return target
}

// Space 14 is the second of level +2.
func TestTheMarkerStandsBelowItsSpace(t *testing.T) {
	m := model(t, plain)
	v := draw(t, m)
	income := v.Target("tracks:income:0").Area
	at := level(t, v, 2).Area
	below := view.Rect{X: income.X, Y: at.Bottom(), W: income.W, H: income.Bottom() - at.Bottom()}
	got := boxes(v, below, theme.Foundry.HumanPlate)
	if len(got) != 1 || got[0].X <= at.Middle().X || got[0].X >= at.Right() {
		t.Fatalf("the markers are at %v, level +2 at %v", got, at)
	}
	if spot := tracks.Spot(m.Game.Game, area, 14).Middle(); spot != got[0] {
		t.Errorf("the marker is at %v, and should be at %v", got[0], spot)
	}
	if len(boxes(v, at, theme.Foundry.HumanPlate)) != 1 || len(boxes(v, level(t, v, 3).Area, theme.Foundry.HumanPlate)) != 0 {
		t.Error("another level than +2 is lit")
	}
}

// The Automa has a marker on the VP track alone, a rival on both.
func TestTheAutomaHasNoIncome(t *testing.T) {
	cogs := func(v *view.View, id string) (n int) {
		for _, item := range v.Items {
			if item.Kind == view.Icon && item.Name == "cog" && item.Fill == theme.Foundry.AutomaPlate &&
				v.Target(id).Area.Inset(-2).Has(item.Area.Middle()) {
				n++
			}
		}
		return n
	}
	m := model(t, plain)
	if v := draw(t, m); cogs(v, "tracks:income:0") != 0 || cogs(v, "tracks:vp") != 1 {
		t.Error("the markers of the Automa are wrong")
	}
	m.State.Solo = false
	if v := draw(t, m); cogs(v, "tracks:income:0") != 1 || cogs(v, "tracks:vp") != 1 {
		t.Error("the markers of a rival are wrong")
	}
}

// The sale moves the income from space 10 to 15, level +3; at the end of the era its mill brings 5 VP and its link 1 more.
func TestWhatAChoiceWouldMove(t *testing.T) {
	m := looked(t, sale, sell)
	you := m.Coming[engine.HumanSeat] + 7
	if want := (bill.Range{Low: 15, High: 15}); m.After.Income != want {
		t.Errorf("the income comes to %v", m.After.Income)
	}
	if want := (bill.Range{Low: you + 6, High: you + 6}); m.After.VP[engine.HumanSeat] != want {
		t.Errorf("the VP come to %v, not %v", m.After.VP[engine.HumanSeat], want)
	}
	v := draw(t, m)
	if len(boxes(v, level(t, v, 3).Area, theme.LitTop)) != 1 {
		t.Error("level +3 is not lit")
	}
	ghost := theme.Foundry.HumanPlate.Fade(0.35)
	if got := boxes(v, v.Target("tracks:income:0").Area, ghost); len(got) != 1 {
		t.Errorf("markers of what would be: %v", got)
	}
	if got := boxes(v, v.Target("tracks:vp").Area, ghost); len(got) != 1 {
		t.Errorf("VP markers of what would be: %v", got)
	}
	if before := draw(t, model(t, sale)); len(boxes(before, area, ghost)) != 0 {
		t.Error("without a choice something is foreseen")
	}
}

// Where a source is still open, the nearest and the furthest space are marked.
func TestAnOpenSourceMarksBothEnds(t *testing.T) {
	m := looked(t, "you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1=1, money 20, card:coal",
		"sell cotton@worcester.1 to:gloucester.1 card:coal")
	if m.After.Income.Low != 15 || m.After.Income.High != 19 {
		t.Fatalf("the income comes to %v", m.After.Income)
	}
	v := draw(t, m)
	if got := boxes(v, v.Target("tracks:income:0").Area, theme.Foundry.HumanPlate.Fade(0.35)); len(got) != 2 || got[0].X >= got[1].X {
		t.Errorf("markers of what would be: %v", got)
	}
}

// A score beyond the hundred is on the track: its scale grows.
func TestTheScaleGrowsWithTheScore(t *testing.T) {
	v := draw(t, model(t, "you: vp 187; automa: vp 143"))
	markers := boxes(v, v.Target("tracks:vp").Area, theme.Foundry.HumanPlate)
	if len(markers) != 1 || markers[0].X > area.Right()-margin {
		t.Errorf("the marker is at %v in %v", markers, area)
	}
	if texts := roomtest.Texts(v); !slices.Contains(texts, "180") {
		t.Errorf("the scale is %q", texts)
	}
}

const margin = 10.0

// On a phone the page has rows in which every level has its number.
func TestOnThePageEveryLevelHasItsNumber(t *testing.T) {
	for _, size := range []view.Size{roomtest.Least, {W: 390, H: 844}, {W: 844, H: 390}} {
		m := model(t, plain)
		texts := roomtest.Texts(page(t, size, 1, m))
		for _, l := range m.Game.Income {
			if !slices.Contains(texts, words.Signed(int(l))) {
				t.Errorf("%v: level %d is not among %q", size, l, texts)
				break
			}
		}
	}
}

func TestClicksOpenThePage(t *testing.T) {
	v := draw(t, model(t, plain))
	for i := range v.Targets {
		if target := &v.Targets[i]; target.Act != (tracks.Open{}) {
			t.Errorf("%s: a click does %v", target.ID, target.Act)
		}
	}
	if v := page(t, roomtest.Least, 1, model(t, plain)); v.Keys["back"] != "out" || v.Target("tracks:vp").Act != nil {
		t.Error("the page opens itself, or cannot be left")
	}
}

func TestTips(t *testing.T) {
	for position, want := range map[string][]string{
		plain:                         {"space 14", "receive £2", "Income +3 begins one space further on.", "The Automa has no income"},
		"you: income 3; automa: vp 2": {"space 3", "pay £7", "Income −6 begins one space further on."},
		"you: income 99":              {"highest income"},
	} {
		m := model(t, position)
		w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
		v := draw(t, m)
		about := func(subject any) widget.Tip { return tracks.About(w, m.Game, m.State, subject) }
		roomtest.CheckTips(t, v, about)
		text := strings.Join(about(v.Target("tracks:income:0").About).Lines, " ")
		for _, part := range want {
			if !strings.Contains(text, part) {
				t.Errorf("%q does not say %q", text, part)
			}
		}
	}
	m := looked(t, sale, sell)
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	for subject, want := range map[any]string{
		tracks.Income{After: m.After}:                     "would bring it to space 15: +3.",
		tracks.Points{Coming: m.Coming, After: m.After}:   "With the choice at hand that would be 15 for you and 0 for the Automa.",
		tracks.Level{Level: 3, From: 15, To: 17}:          "begins 5 spaces ahead of your marker",
		tracks.Level{Level: -2, From: 8, To: 9}:           "ends 2 spaces behind your marker",
		tracks.Level{Level: 0, From: 10, To: 11}:          "Your marker is here, on space 10.",
		tracks.Points{Coming: [engine.MaxSeats]int{0, 4}}: "yours to 7, the Automa's to 4",
	} {
		if lines := tracks.About(w, m.Game, m.State, subject).Lines; !strings.Contains(strings.Join(lines, " "), want) {
			t.Errorf("%q does not say %q", lines, want)
		}
	}
}

// TestTheMarkerHops: from its space to the other, above its row between two hops and on it where it lands; a rival's does too.
func TestTheMarkerHops(t *testing.T) {
	from, to := model(t, "you: income 12"), model(t, "you: income 18")
	at := func(m tracks.Model) view.Point {
		v := draw(t, m)
		i := slices.IndexFunc(v.Items, func(i view.Item) bool { return i.Kind == view.Box && i.Area.W == 11 && i.Area.H == 11 })
		return v.Items[i].Area.Middle()
	}
	start, end := at(from), at(to)
	for _, c := range []struct {
		part  float64
		lands bool
	}{{0, true}, {1.0 / 6, false}, {0.5, false}, {1, true}} {
		from.Hops = []tracks.Hop{{By: 6, Part: c.part}}
		now := at(from)
		if want := start.Between(end, c.part); math.Abs(now.X-want.X) > 0.1 || c.lands != (math.Abs(now.Y-start.Y) < 0.1) || now.Y > start.Y+0.1 {
			t.Errorf("at %.2f of the way it is at %v; it begins at %v and ends at %v", c.part, now, start, end)
		}
	}
}

// TestGhostsComeAndGo: they are drawn as far as they are seen, and after the choice as long as they fade.
func TestGhostsComeAndGo(t *testing.T) {
	const position, line = "you: money 30, income 10, card:coal", "loan card:coal"
	dashes := func(m tracks.Model) (seen []view.Colour) {
		for _, i := range draw(t, m).Items {
			if i.Kind == view.Stroke && i.Dash == 3 {
				seen = append(seen, i.Fill)
			}
		}
		return seen
	}
	whole := looked(t, position, line)
	half := whole
	half.Unseen = 0.5
	gone := half
	gone.Before, gone.After = half.After, tracks.After{}
	all, part := dashes(whole), dashes(half)
	if len(all) == 0 || len(part) != len(all) || part[0] != all[0].Fade(0.5) || !slices.Equal(dashes(gone), part) {
		t.Errorf("ghosts are %v, half seen %v, and half gone %v", all, part, dashes(gone))
	}
}
