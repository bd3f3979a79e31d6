package mats_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

const late = "rail; round 7; you: birmingham_dudley, cotton3@worcester.1!, manufacturer8@birmingham.1, pottery2@stafford.2; " +
	"automa: iron2@walsall.1!, manufacturer6@stafford.1!, cotton2@kidderminster.1"

func model(t *testing.T, mat string, seat engine.Seat, position string) mats.Model {
	t.Helper()
	return of(t, played.Birmingham(), mat, seat, position)
}

func of(t *testing.T, g *automa.Game, mat string, seat engine.Seat, position string) mats.Model {
	t.Helper()
	m := mats.Model{Game: g, State: roomtest.StateOn(t, g, mat, position), Seat: seat, Start: g.FullSet()}
	if seat == engine.AutomaSeat {
		automas, _ := decks.MatNamed(g.ID, mat)
		m.Start = automas.Count
	}
	return m
}

func draw(t *testing.T, reading float64, m mats.Model) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, m.Game, roomtest.Least, reading))
	mats.Draw(c, m)
	return &c.View
}

func TestThePageIsLegibleWithoutScrolling(t *testing.T) {
	for _, position := range []string{"round 1", late} {
		for _, mat := range []string{"easy", "hard"} {
			for seat := range engine.Seat(2) {
				for _, reading := range roomtest.Readings {
					t.Run(fmt.Sprint(position, mat, seat, reading), func(t *testing.T) {
						v := draw(t, reading, model(t, mat, seat, position))
						roomtest.Legible(t, v, view.Whole(roomtest.Least))
					})
				}
			}
		}
	}
}

// The mats of Lancashire, with the shipyard that is only developed away (C7.2).
func TestThePageGrowsWithTheReadingText(t *testing.T) {
	m := model(t, "medium", engine.HumanSeat, late)
	roomtest.Grown(t, draw(t, 1, m), draw(t, 1.3, m), 1.28)
}

func TestThePageOfLancashireIsLegible(t *testing.T) {
	for _, position := range []string{"round 1", "rail; you: port2@lancaster.1!, cotton3@colne.1; automa: shipyard2@barrow.1!"} {
		for seat := range engine.Seat(2) {
			for _, reading := range roomtest.Readings {
				v := draw(t, reading, of(t, decks.Game("lancashire"), "hard", seat, position))
				roomtest.Legible(t, v, view.Whole(roomtest.Least))
				for text, want := range map[string]int{"only developed away": 1, "flips when sold": 4, "flips with a sale": 4, "flips when built": 2,
					"no beer": 0} {
					if got := strings.Count(strings.Join(roomtest.Texts(v), "\n"), text); got != want {
						t.Errorf("%q stands there %d times, not %d", text, got, want)
					}
				}
			}
		}
	}
}

func TestEveryKindOfTileIsOnThePage(t *testing.T) {
	everyKind(t, model(t, "medium", engine.HumanSeat, late))
	everyKind(t, of(t, decks.Game("lancashire"), "medium", engine.HumanSeat, "round 1"))
}

func everyKind(t *testing.T, m mats.Model) {
	t.Helper()
	v := draw(t, 1, m)
	var cells []view.Rect
	for tile := engine.Tile(1); int(tile) < len(m.Game.Tiles); tile++ {
		f := &m.Game.Tiles[tile]
		target := v.Target(fmt.Sprintf("tile:%s%d", f.Industry, f.Level))
		if target == nil {
			t.Errorf("%s is missing", notation.TileName(m.Game.Game, tile))
			continue
		}
		if about, ok := target.About.(mats.Tile); !ok || about.Tile != tile {
			t.Errorf("%s is inspected as %+v", notation.TileName(m.Game.Game, tile), target.About)
		}
		for _, other := range cells {
			if other.Meets(target.Area) {
				t.Errorf("%s lies over another tile", notation.TileName(m.Game.Game, tile))
			}
		}
		cells = append(cells, target.Area)
	}
}

// framed tells the ids of the tiles with a frame of a colour and width.
func framed(v *view.View, colour view.Colour, width float64) (ids []string) {
	for _, target := range v.Targets {
		for _, item := range v.Items {
			if item.Kind == view.Box && item.Area == target.Area && item.Line == colour && item.Width == width {
				ids = append(ids, strings.TrimPrefix(target.ID, "tile:"))
			}
		}
	}
	slices.Sort(ids)
	return ids
}

func TestTheNextTileOfEachIndustryStandsOut(t *testing.T) {
	p := &theme.Foundry
	for _, c := range []struct {
		seat engine.Seat
		want []string
	}{
		{engine.HumanSeat, []string{"brewery1", "coal1", "cotton3", "iron1", "manufacturer8", "pottery3"}},
		{engine.AutomaSeat, []string{"brewery2", "coal2", "cotton3", "iron3", "manufacturer7", "pottery1"}},
	} {
		v := draw(t, 1, model(t, "hard", c.seat, late))
		if got := framed(v, livery.Seat(p, c.seat), 2); !slices.Equal(got, c.want) {
			t.Errorf("seat %d: next are %v, want %v", c.seat, got, c.want)
		}
	}
}

func TestOnlyNextTilesAreClicked_LitOnesAreMarked(t *testing.T) {
	m := model(t, "medium", engine.HumanSeat, "round 2")
	m.Asked, m.Lit = true, thing.Set{thing.Industry: 1<<engine.Cotton | 1<<engine.Brewery}
	v := draw(t, 1, m)
	var clicked []string
	for _, target := range v.Targets {
		if _, ok := target.Act.(thing.Thing); ok {
			clicked = append(clicked, target.ID)
		}
	}
	want := []string{"tile:cotton1", "tile:coal1", "tile:manufacturer1", "tile:iron1", "tile:brewery1", "tile:pottery1"}
	if !slices.Equal(clicked, want) {
		t.Errorf("clicked can be %v, want %v", clicked, want)
	}
	if act := v.Target("tile:brewery1").Act; act != thing.Of(engine.Brewery) {
		t.Errorf("a click on the brewery does %v", act)
	}
	if got := framed(v, theme.Foundry.Brass, 2.5); !slices.Equal(got, []string{"brewery1", "cotton1"}) {
		t.Errorf("lit are %v", got)
	}
}

func TestNothingIsChosenFromTheAutomasMatOrUnasked(t *testing.T) {
	asked := model(t, "medium", engine.AutomaSeat, "round 2")
	asked.Asked, asked.Lit = true, thing.Set{thing.Industry: ^uint64(0)}
	for name, m := range map[string]mats.Model{"the Automa's": asked, "unasked": model(t, "medium", engine.HumanSeat, "round 2")} {
		for _, target := range draw(t, 1, m).Targets {
			if _, ok := target.Act.(thing.Thing); ok {
				t.Errorf("%s: %s can be clicked", name, target.ID)
			}
		}
	}
}

func TestTurningAndClosing(t *testing.T) {
	for seat, keys := range [...][2]string{{"your-mat", "automas-mat"}, {"automas-mat", "your-mat"}} {
		v := draw(t, 1, model(t, "medium", engine.Seat(seat), "round 1"))
		for key, want := range map[string]any{"back": mats.Close{}, keys[0]: mats.Close{}, keys[1]: mats.Show{Seat: engine.Seat(1 - seat)}} {
			if got := v.Keys[key]; got != want {
				t.Errorf("seat %d: %s does %v, want %v", seat, key, got, want)
			}
		}
		if act := v.Target("mats:automas").Act; act != (mats.Show{Seat: engine.AutomaSeat}) {
			t.Errorf("seat %d: the Automa's tab does %v", seat, act)
		}
	}
}

func TestWhatTheDifficultyTookAwayIsCrossedOut(t *testing.T) {
	for _, c := range []struct {
		mat  string
		want int
	}{{"easy", 0}, {"hard", 0}} {
		m := model(t, c.mat, engine.AutomaSeat, "round 1")
		for tile, n := range m.Game.FullSet() {
			c.want += int(n) - int(m.Start[tile])
		}
		crosses := -1 // that of the way out
		if c.want > 0 {
			crosses-- // that among the signs
		}
		for _, item := range draw(t, 1, m).Items {
			if item.Kind == view.Icon && item.Name == "cross" {
				crosses++
			}
		}
		if crosses != c.want || c.mat == "hard" && c.want == 0 {
			t.Errorf("%s: %d tiles are crossed out, want %d", c.mat, crosses, c.want)
		}
	}
}

func TestAbout_EverythingIsExplained(t *testing.T) {
	for seat := range engine.Seat(2) {
		m := model(t, "hard", seat, late)
		w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
		roomtest.CheckTips(t, draw(t, 1, m), func(subject any) widget.Tip { return mats.About(w, m.Game, m.State, subject) })
	}
}

// A tile that can be built in one era alone is told of for that era: nothing of what it would hold in the other.
func TestAbout_ATileOfOneEraHasNoOther(t *testing.T) {
	m := model(t, "medium", engine.HumanSeat, "round 1")
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	for tile, want := range map[string]string{
		"brewery 1": "It holds 1 barrel of beer when it is built, and flips when the last is taken.",
		"brewery 2": "It holds 1 when it is built in the Canal Era and 2 barrels of beer in the Rail Era, and flips when the last is taken.",
		"brewery 4": "It holds 2 barrels of beer when it is built, and flips when the last is taken.",
	} {
		tip := mats.About(w, m.Game, m.State, mats.Tile{Seat: engine.HumanSeat, Tile: notation.TileNamed(m.Game.Game, tile), Start: 1})
		if !slices.Contains(tip.Lines, want) {
			t.Errorf("%s: %q is not told, but %q", tile, want, tip.Lines)
		}
	}
}

func TestAbout_SaysWhatATileIs(t *testing.T) {
	m := model(t, "hard", engine.HumanSeat, "round 1")
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	tip := mats.About(w, m.Game, m.State, mats.Tile{Seat: engine.HumanSeat, Tile: m.Game.Next(&m.State.Players[0], engine.Pottery), Start: 1})
	text := tip.Title + ": " + strings.Join(tip.Lines, " ")
	for _, want := range []string{"Pottery I:", "It costs £17 and 1 iron.", "needs 1 barrel of beer.", "scores 10 VP",
		"5 spaces on", "crossed light bulb", "1 of 1 is left", "next tile"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q does not say %q", text, want)
		}
	}
}
