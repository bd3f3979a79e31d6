package board_test

import (
	"fmt"
	"image"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func TestMain(m *testing.M) { golden.Main(m) }

// later is a game of a seed after some rounds, counted through both eras, with the human choosing at random but never to
// pass, take a loan or scout when there is something else.
func later(t testing.TB, g *automa.Game, seed uint64, rounds int) *engine.State {
	t.Helper()
	mat, _ := decks.MatNamed(g.ID, "medium")
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 1))
	gone := func() int { return int(p.Round) + (int(p.Era)-1)*g.Rounds(2) }
	for p.Decision != engine.GameOver && gone() < rounds {
		if p.AutomasTurn() {
			g.Turn(&p, nil)
			continue
		}
		choices := g.Choices(&p.State, nil)
		pick := choices[chance.IntN(len(choices))]
		for range 12 {
			if pick.Verb != engine.Pass && pick.Verb != engine.Loan && pick.Verb != engine.Scout && pick.Verb != engine.Develop {
				break
			}
			pick = choices[chance.IntN(len(choices))]
		}
		if r := g.Apply(&p, pick, nil); !r.OK() {
			t.Fatal(r)
		}
	}
	return &p.State
}

// drawn is the board of a model in an area.
func drawn(t testing.TB, m *board.Model, area view.Rect, change func(*widget.Env)) *view.View {
	t.Helper()
	env := roomtest.Env(t, m.Game, view.Size{W: max(area.Right()+12, view.LeastWide), H: max(area.Bottom()+12, view.LeastHigh)}, 1)
	if change != nil {
		change(env)
	}
	c := widget.New(env)
	board.Draw(c, area, m)
	return &c.View
}

var usual = view.Rect{X: 12, Y: 54, W: 920, H: 690}

// manyTiles has every kind of tile and every state of one.
const manyTiles = "rail; you: coal2@dudley.1, iron3@dudley.2, manufacturer8@walsall.2, pottery5@coventry.1!, brewery4@burton-on-trent.2!," +
	"cotton4@worcester.1!, manufacturer8@birmingham.2!, birmingham_worcester; automa: coal4@cannock.2, iron4@redditch.2," +
	"manufacturer8@birmingham.4!, brewery3@farm-north.1, cotton3@worcester.2, pottery4@stafford.2!, gloucester_redditch"

// TestLook draws the board in every state that matters and, if LOOK names a folder, writes the pictures into it.
func TestLook(t *testing.T) {
	folder := os.Getenv("LOOK")
	if folder == "" {
		t.Skip("LOOK names no folder for pictures")
	}
	golden.Needed(t)
	g, l := played.Birmingham(), decks.Game("lancashire")
	marks := board.Marks{}
	marks.Open = thing.Set{thing.Space: 1<<6 | 1<<9 | 1<<20, thing.Line: 1<<3 | 1<<9 | 1<<20, thing.Location: 1 << 6, thing.Merchant: 1 << 3}
	marks.Picked = thing.Set{thing.Space: 1 << 15, thing.Line: 1 << 30}
	marks.Looked = thing.Set{thing.Space: 1 << 25, thing.Line: 1 << 17, thing.Location: 1 << 4}
	marks.No = thing.Set{thing.Space: 1 << 30, thing.Line: 1 << 22, thing.Location: 1 << 19}
	contrast := func(e *widget.Env) { e.Palette = &theme.HighContrast }
	for _, look := range []struct {
		name   string
		model  board.Model
		area   view.Rect
		pixels image.Point
		change func(*widget.Env)
	}{
		{"start", board.Model{State: later(t, g, 1, 1)}, usual, image.Pt(1600, 1000), nil},
		{"canal", board.Model{State: later(t, g, 2, 8)}, usual, image.Pt(1600, 1000), nil},
		{"rail", board.Model{State: later(t, g, 3, 19)}, usual, image.Pt(1600, 1000), nil},
		{"small", board.Model{State: later(t, g, 3, 19)}, usual, image.Pt(1280, 720), nil},
		{"big", board.Model{State: later(t, g, 4, 20)}, usual, image.Pt(3840, 2160), nil},
		{"zoomed", board.Model{State: later(t, g, 3, 19), Camera: board.Camera{Zoom: 2.5}}, usual, image.Pt(1600, 1000), nil},
		{"contrast", board.Model{State: later(t, g, 2, 8)}, usual, image.Pt(1600, 1000), contrast},
		{"marks", board.Model{State: later(t, g, 2, 6), Marks: marks, Badges: []board.Badge{
			{On: thing.Of(engine.Line(9)), Text: "1"}, {On: thing.Of(engine.Line(3)), Text: "2", Out: true}, {On: thing.Of(engine.Space(9)), Text: "1"},
			{On: thing.Of(engine.Merchant(3)), Text: "2"}, {On: thing.Of(engine.Line(2)), Text: "4 VP", Points: true},
			{On: thing.Of(engine.Space(20)), Text: "5 VP", Points: true, Seat: 1}},
			Ghosts: []board.Ghost{{On: thing.Of(engine.Space(15)), Tile: 9}, {On: thing.Of(engine.Line(30))}, {On: thing.Of(engine.Line(32))}}}, usual, image.Pt(1600, 1000), nil},
		{"tiles", board.Model{State: roomtest.State(t, g, manyTiles), Camera: board.Camera{Zoom: 1.6, Y: 0.1}}, usual, image.Pt(1600, 1000), nil},
		{"wide", board.Model{State: later(t, g, 2, 8)}, view.Rect{X: 12, Y: 54, W: 1500, H: 690}, image.Pt(2400, 1000), nil},
		{"tall", board.Model{State: later(t, g, 2, 8)}, view.Rect{X: 12, Y: 54, W: 920, H: 900}, image.Pt(1440, 1080), nil},
		{"lancashire-start", board.Model{State: later(t, l, 1, 1), Game: l}, usual, image.Pt(1600, 1000), nil},
		{"lancashire-canal", board.Model{State: later(t, l, 2, 8), Game: l}, usual, image.Pt(1600, 1000), nil},
		{"lancashire-rail", board.Model{State: later(t, l, 3, 19), Game: l}, usual, image.Pt(1600, 1000), nil},
		{"lancashire-small", board.Model{State: later(t, l, 3, 19), Game: l}, usual, image.Pt(1280, 720), nil},
		{"lancashire-zoomed", board.Model{State: later(t, l, 3, 19), Game: l, Camera: board.Camera{Zoom: 2.5, X: -0.15, Y: 0.1}}, usual, image.Pt(1600, 1000), nil},
		{"lancashire-contrast", board.Model{State: later(t, l, 2, 8), Game: l}, usual, image.Pt(1600, 1000), contrast},
		{"lancashire-wide", board.Model{State: later(t, l, 2, 8), Game: l}, view.Rect{X: 12, Y: 54, W: 1500, H: 690}, image.Pt(2400, 1000), nil},
		{"brass", board.Model{State: later(t, decks.Game("brass"), 2, 8), Game: decks.Game("brass")}, usual, image.Pt(1600, 1000), nil},
		{"lancashire-tall", board.Model{State: later(t, l, 2, 8), Game: l}, view.Rect{X: 12, Y: 54, W: 920, H: 1250}, image.Pt(1440, 1400), nil},
	} {
		if look.model.Game == nil {
			look.model.Game = g
		}
		v := drawn(t, &look.model, look.area, look.change)
		t.Logf("%s: %d items, %d targets", look.name, len(v.Items), len(v.Targets))
		if err := golden.Save(fmt.Sprintf("%s/%s.png", folder, look.name), golden.Picture(v, look.pixels)); err != nil {
			t.Fatal(err)
		}
	}
}

// The towns of 2007 lie where Lancashire's do, in the small picture as on the board (N10).
func TestTheMiniatureOf2007HasItsTownsWhereTheBoardHasThem(t *testing.T) {
	dots := func(game string) map[view.Rect]bool {
		g := decks.Game(game)
		c := widget.New(roomtest.Env(t, g, roomtest.Least, 1))
		board.Miniature(c, view.Rect{W: 1000, H: 1000}, g.Game)
		found := map[view.Rect]bool{}
		for _, i := range c.View.Items {
			if i.Kind == view.Box && i.Fill == c.Palette.Brass {
				at := i.Area.Middle()
				found[view.Rect{X: math.Round(at.X / 4), Y: math.Round(at.Y / 4)}] = true
			}
		}
		return found
	}
	ours, of2007 := dots("lancashire"), dots("brass")
	if len(ours) < 15 || !maps.Equal(ours, of2007) {
		t.Errorf("the towns are at %v, not %v", of2007, ours)
	}
}

// Each printed map has its own land, and a map that is not printed has none of them.
func TestLandBelongsToTheMap(t *testing.T) {
	figures := rulestest.SixTowns()
	invented, err := engine.New(&figures)
	if err != nil {
		t.Fatal(err)
	}
	if l := board.Land(invented); len(l.Rivers)+len(l.Names)+len(l.Woods) > 0 || l.Sea != nil {
		t.Errorf("six towns lie on %v", l)
	}
	for _, id := range decks.Games() {
		want := land.Lancashire
		if id == "birmingham" {
			want = land.Birmingham
		}
		if board.Land(decks.Game(id).Game) != want {
			t.Errorf("%s lies elsewhere", id)
		}
	}
}
