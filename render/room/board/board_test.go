package board_test

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
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// areas are shapes that the board's room may have: usual, least and ultra-wide, square and upright.
var areas = map[string]view.Rect{
	"usual": usual, "wide": {X: 12, Y: 54, W: 1500, H: 690}, "square": {X: 12, Y: 54, W: 1000, H: 1000},
	"upright": {X: 12, Y: 54, W: 920, H: 1250}, "flat": {X: 0, Y: 0, W: 1160, H: 690},
}

// standing are the areas of all that must not cover anything else, by the ids of its targets. Of a town
// that is its banner, of a merchant location its whole plaque.
func standing(m *board.Model, area view.Rect) map[string]view.Rect {
	g, all := m.Game, map[string]view.Rect{}
	add := func(subject thing.Thing, r view.Rect) { all[subject.FullName(g.Game)] = r }
	for x := engine.Space(1); int(x) < len(g.Spaces); x++ {
		add(thing.Of(x), m.Area(area, thing.Of(x)))
	}
	for x := engine.Line(1); int(x) < len(g.Lines); x++ {
		add(thing.Of(x), m.Area(area, thing.Of(x)))
	}
	for l := engine.Location(1); int(l) < len(g.Locations); l++ {
		add(thing.Of(l), m.NameArea(area, l))
	}
	return all
}

// games are those whose boards are drawn differently.
var games = []string{"birmingham", "lancashire", "lancashire-community", "brass"}

func TestNothingOnTheBoardCoversAnythingElse(t *testing.T) {
	for _, game := range games {
		for name, area := range areas {
			m := board.Model{Game: decks.Game(game)}
			all := standing(&m, area)
			var ids []string
			for id, r := range all {
				ids = append(ids, id)
				if !area.Holds(r) {
					t.Errorf("%s, %s: %s at %v is not in the area %v", game, name, id, r, area)
				}
			}
			slices.Sort(ids)
			for i, a := range ids {
				for _, b := range ids[i+1:] {
					if shared := all[a].Shared(all[b]); !shared.Empty() {
						t.Errorf("%s, %s: %s and %s share %.1f×%.1f", game, name, a, b, shared.W, shared.H)
					}
				}
			}
		}
	}
}

// A line passes under no location but its ends, under no link tile but its own, and crosses no other line.
func TestLinesKeepApart(t *testing.T) {
	for _, game := range games {
		for name, area := range areas {
			g := decks.Game(game)
			m := board.Model{Game: g}
			all := standing(&m, area)
			for x := engine.Line(1); int(x) < len(g.Lines); x++ {
				for _, at := range m.Course(area, x) {
					for id, r := range all {
						if r.Has(at) && !belongs(g.Game, x, id) {
							t.Errorf("%s, %s: %s passes under %s", game, name, g.Lines[x].ID, id)
						}
					}
				}
				for y := x + 1; int(y) < len(g.Lines); y++ {
					if at, cross := crossing(m.Course(area, x), m.Course(area, y)); cross && !atCommonEnd(&m, area, x, y, at) {
						t.Errorf("%s, %s: %s and %s cross at %v", game, name, g.Lines[x].ID, g.Lines[y].ID, at)
					}
				}
			}
		}
	}
}

// belongs reports whether a line may pass under a thing: its own link tile, or what is at one of its ends.
func belongs(g *engine.Game, x engine.Line, id string) bool {
	if id == thing.Of(x).FullName(g) {
		return true
	}
	for r := g.Ends(x); r != 0; r = r.Rest() {
		if id == thing.Of(r.First()).FullName(g) {
			return true
		}
		for spaces := g.SpacesAt(r.First()); spaces != 0; spaces = spaces.Rest() {
			if id == thing.Of(spaces.First()).FullName(g) {
				return true
			}
		}
	}
	return false
}

// crossing finds where two courses cross.
func crossing(a, b []view.Point) (at view.Point, ok bool) {
	side := func(p, q, r view.Point) bool { return (q.X-p.X)*(r.Y-p.Y) > (q.Y-p.Y)*(r.X-p.X) }
	for i := range len(a) - 1 {
		for j := range len(b) - 1 {
			if side(a[i], a[i+1], b[j]) != side(a[i], a[i+1], b[j+1]) && side(b[j], b[j+1], a[i]) != side(b[j], b[j+1], a[i+1]) {
				return a[i], true
			}
		}
	}
	return view.Point{}, false
}

// atCommonEnd reports whether a point is where two lines end together, or near enough.
func atCommonEnd(m *board.Model, area view.Rect, x, y engine.Line, at view.Point) bool {
	for r := m.Game.Ends(x) & m.Game.Ends(y); r != 0; r = r.Rest() {
		if m.Area(area, thing.Of(r.First())).Inset(-20).Has(at) {
			return true
		}
	}
	return false
}

// Wherever one looks there is land.
func TestTheLandReachesEverywhere(t *testing.T) {
	for _, game := range games {
		g := decks.Game(game)
		for name, area := range areas {
			for _, camera := range []board.Camera{{}, {Zoom: 1.3}, {Zoom: 2.4, X: -1, Y: -1}, {Zoom: 4, X: 1, Y: 1}} {
				v := drawn(t, &board.Model{Game: g, State: roomtest.State(t, g, "canal"), Camera: camera}, area, nil)
				for part := range 100 {
					at := view.Point{X: area.X + area.W*(float64(part%10)+0.5)/10, Y: area.Y + area.H*(float64(part/10)+0.5)/10}
					if !slices.ContainsFunc(v.Items, func(i view.Item) bool { return i.Late.X > 0 && i.Area.Has(at) }) {
						t.Fatalf("%s, %s, %v: there is no land at %v", game, name, camera, at)
					}
				}
			}
		}
	}
}

func TestTextsAreWhole(t *testing.T) {
	for _, game := range games {
		g := decks.Game(game)
		for _, rounds := range []int{1, 9, 19} {
			m := board.Model{Game: g, State: later(t, g, 3, rounds)}
			for _, area := range areas {
				roomtest.Legible(t, drawn(t, &m, area, nil), area)
			}
		}
	}
}

// Every location has its name on the board, as the figures have it: no two look alike.
func TestEveryLocationHasItsName(t *testing.T) {
	for _, game := range games {
		g := decks.Game(game)
		v := drawn(t, &board.Model{Game: g, State: roomtest.State(t, g, "rail")}, usual, nil)
		written := strings.Join(roomtest.Texts(v), " ")
		for _, l := range g.Locations[1:] {
			if !strings.Contains(written, l.Name) {
				t.Errorf("%s is not on the board", l.Name)
			}
		}
	}
}

func TestEverythingIsATargetThatTellsWhatItIs(t *testing.T) {
	for _, game := range games {
		for _, rounds := range []int{1, 9, 19} {
			everythingTells(t, decks.Game(game), rounds)
		}
	}
}

func everythingTells(t *testing.T, g *automa.Game, rounds int) {
	t.Helper()
	m := board.Model{Game: g, State: later(t, g, 3, rounds)}
	env := roomtest.Env(t, g, roomtest.Least, 1)
	v := drawn(t, &m, usual, nil)
	for id := range standing(&m, usual) {
		target := v.Target(id)
		if target == nil {
			t.Fatalf("there is no target %s", id)
		}
		if target.Act != target.About || target.Act == nil || target.NoFocus {
			t.Errorf("%s does %v, is about %v", id, target.Act, target.About)
		}
		tip := board.About(words.In(env.Words), g, m.State, target.About)
		if tip.Title == "" || len(tip.Lines) == 0 || len(tip.Rules) == 0 {
			t.Errorf("%s tells too little: %+v", id, tip)
		}
		if text := strings.Join(tip.Lines, " "); strings.ContainsAny(text, "{}") {
			t.Errorf("%s: %s", id, text)
		}
		for _, rule := range tip.Rules {
			if number, _, _ := strings.Cut(rule, " "); len(words.In(env.Words).Book().Find(number)) != 1 {
				t.Errorf("%s cites %q", id, rule)
			}
		}
	}
}

func TestAClickOnASpaceReachesTheSpace(t *testing.T) {
	g := played.Birmingham()
	for _, camera := range []board.Camera{{}, {Zoom: 2.5, X: 0.1}} {
		m := board.Model{Game: g, State: later(t, g, 1, 1), Camera: camera}
		v := drawn(t, &m, usual, nil)
		for id, r := range standing(&m, usual) {
			under := v.Under(r.Middle(), func(t *view.Target) bool { return t.Act != nil })
			if _, ok := strings.CutPrefix(id, "location:"); ok && under != nil && strings.HasPrefix(under.ID, "merchant:") {
				continue // a plaque has its merchants in the middle
			}
			if usual.Inset(2).Has(r.Middle()) && (under == nil || under.ID != id) {
				t.Errorf("zoom %v: a click on %s reaches %v", camera.Zoom, id, under)
			}
		}
	}
}

func TestALineIsReachedAlongItsCourse(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: later(t, g, 1, 1)}
	v := drawn(t, &m, usual, nil)
	pieces := map[any]int{}
	for _, target := range v.Targets {
		if line, ok := target.Act.(thing.Thing); ok && line.Kind == thing.Line && target.NoFocus {
			pieces[line]++
		}
	}
	for x := engine.Line(1); int(x) < len(g.Lines); x++ {
		if pieces[thing.Of(x)] < 4 {
			t.Errorf("%s has %d pieces", g.Lines[x].ID, pieces[thing.Of(x)])
		}
	}
}

func TestAQuietBoardOnlyTells(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: later(t, g, 1, 1), Quiet: true}
	for _, target := range drawn(t, &m, usual, nil).Targets {
		if target.Act != nil {
			t.Errorf("%s does %v", target.ID, target.Act)
		}
	}
}

func TestABusyBoardStaysAffordable(t *testing.T) {
	g := played.Birmingham()
	for seed := range uint64(5) {
		for _, rounds := range []int{10, 20} {
			m := board.Model{Game: g, State: later(t, g, seed, rounds)}
			if n := len(drawn(t, &m, usual, nil).Items); n > 900 {
				t.Errorf("seed %d, round %d: %d items", seed, rounds, n)
			}
		}
	}
}

// has reports whether a view has an item like another one, of which only the fields that are set count.
func has(v *view.View, like view.Item) bool {
	return slices.ContainsFunc(v.Items, func(i view.Item) bool {
		return i.Kind == like.Kind && (like.Name == "" || i.Name == like.Name) && (like.Text == "" || i.Text == like.Text) &&
			(like.Area == view.Rect{} || like.Area.Holds(i.Area)) && (like.Line == 0 || i.Line == like.Line) &&
			(like.Fill == 0 || i.Fill == like.Fill) && (like.Painting == nil || i.Painting == like.Painting)
	})
}

func TestWhatIsLitLooksSo(t *testing.T) {
	g := played.Birmingham()
	s := roomtest.State(t, g, "canal")
	for _, subject := range []thing.Thing{thing.Of(notation.SpaceNamed(g.Game, "coventry.2")), thing.Of(notation.LineNamed(g.Game, "birmingham_coventry")),
		thing.Of(notation.MerchantNamed(g.Game, "oxford.1")), thing.Of(notation.LocationNamed(g.Game, "dudley"))} {
		plain := board.Model{Game: g, State: s}
		area := plain.Area(usual, subject).Inset(-16)
		one := func(set *thing.Set) { set.Add(subject) }
		for name, c := range map[string]struct {
			mark func(*board.Marks)
			item view.Item
		}{
			"refused": {func(m *board.Marks) { one(&m.No) }, view.Item{Kind: view.Icon, Name: "cross", Area: area}},
			"open":    {func(m *board.Marks) { one(&m.Open) }, view.Item{Kind: view.Box, Area: area}},
			"picked":  {func(m *board.Marks) { one(&m.Picked) }, view.Item{Kind: view.Box, Area: area}},
			"looked":  {func(m *board.Marks) { one(&m.Looked) }, view.Item{Kind: view.Box, Area: area}},
		} {
			lit := plain
			c.mark(&lit.Marks)
			before, after := drawn(t, &plain, usual, nil), drawn(t, &lit, usual, nil)
			if !has(after, c.item) || len(after.Items) <= len(before.Items) {
				t.Errorf("%s is not seen to be %s", subject.FullName(g.Game), name)
			}
		}
	}
}

// What would be built over looks other than what would be built on, and a few lines tell their price.
func TestOverbuildingAndPricesAreSeen(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: roomtest.State(t, g, "canal; you: coal1@dudley.1"), Price: func(thing.Thing) string { return "£3" }}
	space, line := thing.Of(notation.SpaceNamed(g.Game, "dudley.1")), thing.Of(notation.LineNamed(g.Game, "birmingham_coventry"))
	m.Marks.Open.Add(space, line)
	sign := view.Item{Kind: view.Icon, Name: "develop", Area: m.Area(usual, space).Inset(-16)}
	if has(drawn(t, &m, usual, nil), sign) {
		t.Error("what is sold looks as if it would be built over")
	}
	m.Marks.Over.Add(space)
	if !has(drawn(t, &m, usual, nil), sign) {
		t.Error("overbuilding looks like any other thing that can be chosen")
	}
	price := view.Item{Kind: view.Label, Text: "£3", Area: m.Area(usual, line).Inset(-20)}
	if !has(drawn(t, &m, usual, nil), price) {
		t.Error("a line that can be chosen does not tell its price")
	}
	for _, l := range []string{"leek_stoke-on-trent", "stafford_stone", "cannock_stafford", "cannock_walsall", "birmingham_walsall", "birmingham_dudley",
		"birmingham_tamworth", "birmingham_worcester", "dudley_kidderminster"} {
		m.Marks.Open.Add(thing.Of(notation.LineNamed(g.Game, l)))
	}
	if has(drawn(t, &m, usual, nil), price) {
		t.Error("many lines that can be chosen cover the board with prices")
	}
}

func TestBadgesAndGhosts(t *testing.T) {
	g := played.Birmingham()
	line, space := notation.LineNamed(g.Game, "birmingham_coventry"), notation.SpaceNamed(g.Game, "coventry.1")
	m := board.Model{Game: g, State: roomtest.State(t, g, "canal")}
	m.Badges = []board.Badge{{On: thing.Of(line), Text: "7"}}
	m.Ghosts = []board.Ghost{{On: thing.Of(space), Tile: notation.TileNamed(g.Game, "pottery 1")}}
	v := drawn(t, &m, usual, nil)
	if !has(v, view.Item{Kind: view.Label, Text: "7", Area: view.Around(m.Area(usual, thing.Of(line)).Middle(), 40, 40)}) {
		t.Error("the badge is not at its line")
	}
	pottery := plate.Tile{Coat: plate.CoatOf(&theme.Foundry, engine.HumanSeat), Industry: engine.Pottery, Level: 1}
	if !has(v, view.Item{Kind: view.Picture, Painting: pottery, Area: m.Area(usual, thing.Of(space))}) {
		t.Error("the ghost is not on its space")
	}
}

func TestOwnershipIsSeenWithoutColour(t *testing.T) {
	g := played.Birmingham()
	s := roomtest.State(t, g, "canal; you: coal1@dudley.1, birmingham_dudley; automa: coal1@cannock.2, cannock_walsall")
	m := board.Model{Game: g, State: s}
	v := drawn(t, &m, usual, nil)
	human, automa := plate.CoatOf(&theme.Foundry, engine.HumanSeat), plate.CoatOf(&theme.Foundry, engine.AutomaSeat)
	for _, c := range []struct {
		on   thing.Thing
		like view.Painting
	}{
		{thing.Of(notation.SpaceNamed(g.Game, "dudley.1")), plate.TileOf(human, g.Game, s.Tiles[notation.SpaceNamed(g.Game, "dudley.1")])},
		{thing.Of(notation.SpaceNamed(g.Game, "cannock.2")), plate.TileOf(automa, g.Game, s.Tiles[notation.SpaceNamed(g.Game, "cannock.2")])},
		{thing.Of(notation.LineNamed(g.Game, "birmingham_dudley")), plate.Link{Coat: human, Era: engine.Canal}},
		{thing.Of(notation.LineNamed(g.Game, "cannock_walsall")), plate.Link{Coat: automa, Era: engine.Canal}},
	} {
		if !has(v, view.Item{Kind: view.Picture, Painting: c.like, Area: m.Area(usual, c.on).Inset(-9)}) {
			t.Errorf("%s is not drawn as %v", c.on.FullName(g.Game), c.like)
		}
	}
}

// Whose a piece is does not depend on who sits in the other place: against a rival the board is drawn as against the Automa, every kind
// of piece, of each seat, in each palette and era.
func TestWhoseAPieceIsIsDrawnAlikeAgainstARival(t *testing.T) {
	g := played.Birmingham()
	for _, palette := range theme.Palettes {
		for _, text := range []string{manyTiles, "canal; you: coal1@dudley.1, birmingham_dudley; automa: iron1@dudley.2, birmingham_coventry"} {
			s := roomtest.State(t, g, text)
			m := board.Model{Game: g, State: s}
			for seat := range engine.Seat(2) {
				at := func(space string) thing.Thing { return thing.Of(notation.SpaceNamed(g.Game, space)) }
				m.Badges = append(m.Badges, board.Badge{On: at([]string{"dudley.1", "cannock.2"}[seat]), Text: "3", Points: true, Seat: seat, Risen: 1})
				m.Ghosts = append(m.Ghosts, board.Ghost{On: at([]string{"stone.1", "stone.2"}[seat]), Tile: notation.TileNamed(g.Game, "coal 2"), Seat: seat},
					board.Ghost{On: thing.Of(notation.LineNamed(g.Game, []string{"stafford_stone", "cannock_stafford"}[seat])), Seat: seat})
			}
			looks := func() *view.View { return drawn(t, &m, usual, func(e *widget.Env) { e.Palette = palette }) }
			v := looks()
			rival := *s
			rival.Solo = false
			m.State = &rival
			if !looks().Equal(v) {
				t.Errorf("%s, %q: against a rival the board looks otherwise", palette.Name, text)
			}
			seen := map[string]bool{}
			for _, i := range v.Items {
				switch p := i.Painting.(type) {
				case plate.Tile:
					seen[fmt.Sprint("tile ", p.Owner, p.Flipped)] = true
				case plate.Link:
					seen[fmt.Sprint("link ", p.Owner)] = true
				case plate.Points:
					seen[fmt.Sprint("points ", p.Owner)] = true
				}
			}
			if want := 6 + 2*strings.Count(text, "rail;"); len(seen) != want {
				t.Errorf("%s, %q: %d kinds of pieces are seen, want %d: %v", palette.Name, text, len(seen), want, seen)
			}
			for space, tile := range s.Tiles {
				if tile.Tile == 0 {
					continue
				}
				on := thing.Of(engine.Space(space))
				if want := plate.TileOf(plate.CoatOf(palette, tile.Owner), g.Game, tile); !has(v, view.Item{Kind: view.Picture, Painting: want, Area: m.Area(usual, on)}) {
					t.Errorf("%s: %s is not drawn as seat %d's", palette.Name, on.FullName(g.Game), tile.Owner)
				}
			}
		}
	}
}

func TestTheFocusIsSeen(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: roomtest.State(t, g, "canal")}
	for _, id := range []string{"space:coventry.2", "line:birmingham_coventry", "location:dudley", "merchant:oxford.1"} {
		plain, focused := drawn(t, &m, usual, nil), drawn(t, &m, usual, func(e *widget.Env) { e.Pointer.Focus, e.Pointer.Keyed = id, true })
		hovered := drawn(t, &m, usual, func(e *widget.Env) { e.Pointer.Hover = id })
		if plain.Equal(focused) || plain.Equal(hovered) {
			t.Errorf("%s looks the same with the focus or under the mouse", id)
		}
	}
}

// What can be chosen is lit in its own place, and nothing else changes: nothing is dimmed.
func TestWhatIsLitDimsNothing(t *testing.T) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: roomtest.State(t, g, "canal")}
	sign := func(name string, lit bool) view.Item {
		space := notation.SpaceNamed(g.Game, name)
		painting := plate.SpaceOf(&theme.Foundry, g.Spaces[space].Industries)
		painting.Lit = lit
		return view.Item{Kind: view.Picture, Area: m.Area(usual, thing.Of(space)), Fill: 0xffffffff, Painting: painting}
	}
	if !has(drawn(t, &m, usual, nil), sign("coventry.1", false)) {
		t.Fatal("the space is not drawn")
	}
	m.Marks.Open.Add(thing.Of(notation.SpaceNamed(g.Game, "coventry.1")))
	v := drawn(t, &m, usual, nil)
	if !has(v, sign("coventry.1", true)) {
		t.Error("a space that can be chosen is not lit")
	}
	if !has(v, sign("coventry.2", false)) {
		t.Error("a space beside it looks other than before")
	}
}

func BenchmarkDraw(b *testing.B) {
	g := played.Birmingham()
	m := board.Model{Game: g, State: later(b, g, 3, 19)}
	env := roomtest.Env(b, g, roomtest.Least, 1)
	for b.Loop() {
		board.Draw(widget.New(env), usual, &m)
	}
}

// Every merchant location shows what a link to it scores (B4.1), on nothing but the edge of its own plaque.
func TestMerchantLocationsShowTheirLinkIcons(t *testing.T) {
	g := played.Birmingham()
	for name, area := range areas {
		m := board.Model{Game: g, State: roomtest.State(t, g, "")}
		v, all := drawn(t, &m, area, nil), standing(&m, area)
		for x := engine.Merchant(1); int(x) < len(g.Merchants); x++ {
			all[thing.Of(x).FullName(g.Game)] = m.Area(area, thing.Of(x))
		}
		for l := engine.Location(1); int(l) < len(g.Locations); l++ {
			facts := &g.Locations[l]
			if facts.Kind != engine.MerchantLocation {
				continue
			}
			at := m.LinkScore(area, l)
			shown := slices.ContainsFunc(v.Items, func(item view.Item) bool {
				return item.Area == at && item.Painting == plate.Links{Count: facts.LinkIcons, Palette: theme.Foundry.Name}
			})
			if !shown || !area.Holds(at) {
				t.Errorf("%s: the link icons of %s are not at %v", name, facts.Name, at)
			}
			for id, other := range all {
				if id != thing.Of(l).FullName(g.Game) && other.Meets(at) {
					t.Errorf("%s: the link icons of %s at %v lie on %s at %v", name, facts.Name, at, id, other)
				}
			}
		}
	}
}
