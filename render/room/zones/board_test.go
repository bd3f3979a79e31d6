package zones_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// windows are those that the board is looked at in, in pixels.
var windows = []view.Size{{W: 1280, H: 720}, {W: 1440, H: 860}, {W: 1600, H: 1000}, {W: 3440, H: 1440}, {W: 844, H: 390}, {W: 390, H: 844}, {W: 360, H: 640},
	{W: 375, H: 667}, {W: 667, H: 375},
	{W: 820, H: 1180}, {W: 1180, H: 820}, {W: 1600, H: 480}}

// inEveryWindow looks at the board in every window, and at every era where one is seen at a time.
func inEveryWindow(t *testing.T, look func(t *testing.T, window view.Size, shown int)) {
	for _, pixels := range windows {
		window, _ := view.Fit(pixels.W, pixels.H, 1)
		for shown := range industry.Eras {
			if shown == 0 || window.Layout() != view.Wide {
				t.Run(fmt.Sprintf("%.0fx%.0f, era %s", pixels.W, pixels.H, industry.EraName(shown)), func(t *testing.T) { look(t, window, shown) })
			}
		}
	}
}

// Every zone that is seen is a target with a name and an act, they do not lie on each other, and nothing is out of the room or cut.
func TestEveryZoneCanBePointedAt(t *testing.T) {
	g := decks.Industry()
	s := played(t, g, 4, 3, 150)
	inEveryWindow(t, func(t *testing.T, window view.Size, shown int) {
		m := &zones.Model{Game: g, State: s, Names: names(g), Shown: shown}
		v := drawn(environment(window, &theme.Foundry), m)
		area, found := room(window), map[industry.ID]view.Rect{}
		for z := range industry.ID(industry.Zones) {
			at := m.Area(window, area, z)
			target := v.Target(zones.ID(z))
			if (target == nil) != at.Empty() {
				t.Errorf("%s lies at %v and its target is %v", z, at, target)
			}
			if target == nil {
				continue
			}
			if !target.Area.Holds(at) || target.Act != (zones.Zone{ID: z}) || target.About != (zones.Zone{ID: z}) || !strings.Contains(target.Name, g.Zones[z].Name) {
				t.Errorf("the target of %s is %q at %v", z, target.Name, target.Area)
			}
			if !area.Holds(at) {
				t.Errorf("%s at %v is out of %v", z, at, area)
			}
			for other, there := range found {
				if there.Meets(at) {
					t.Errorf("%s lies on %s", z, other)
				}
			}
			found[z] = at
		}
		for i := range v.Items {
			if item := &v.Items[i]; item.Kind == view.Label && item.Of != view.Silent {
				t.Errorf("%q is read aloud beside the names of the targets", item.Text)
			}
		}
		want := industry.Zones
		if window.Layout() != view.Wide {
			want = industry.Columns
			for era := range industry.Eras {
				if tab := v.Target(zones.TabID(era)); tab == nil || tab.Act != (zones.Era{Number: era}) {
					t.Errorf("the tab of era %d is %+v", era, tab)
				}
			}
		}
		if len(found) != want {
			t.Errorf("%d zones are seen, not %d", len(found), want)
		}
		roomtest.Legible(t, v, area)
	})
}

// In a hand no text is smaller than can be read there, and no target smaller than a finger.
func TestInAHandAllIsLargeEnough(t *testing.T) {
	g := decks.Industry()
	s := played(t, g, 4, 3, 150)
	inEveryWindow(t, func(t *testing.T, window view.Size, shown int) {
		if window.Layout() == view.Wide {
			return
		}
		v := drawn(environment(window, &theme.Foundry), &zones.Model{Game: g, State: s, Names: names(g), Shown: shown})
		for i := range v.Items {
			if item := &v.Items[i]; item.Kind == view.Label && item.Size < theme.LeastType {
				t.Errorf("%q is only %.1f high", item.Text, item.Size)
			}
		}
		for i := range v.Targets {
			if area := v.Targets[i].Area; area.W < theme.Touch || area.H < theme.Touch {
				t.Errorf("%s is only %.0f × %.0f", v.Targets[i].ID, area.W, area.H)
			}
		}
	})
}

// A name that is too long is parted where its soft hyphens are, or anywhere, and never cut.
func TestLongNamesAreParted(t *testing.T) {
	g := decks.Industry()
	s := played(t, g, 3, 1, 0)
	long := []string{"Loko\u00admotiv\u00adfabrik", "Wasser\u00adpump\u00adwerk", "Fabryka lokomotyw", "Estación ferroviaria", "Centrale idroelettrica", "Stahlwerkhochofenanlage",
		"Bourse des valeurs", "Estação de bombagem"}
	inEveryWindow(t, func(t *testing.T, window view.Size, shown int) {
		words := names(g)
		words.Zone = func(z industry.ID) string { return long[int(z)%len(long)] }
		v := drawn(environment(window, &theme.Foundry), &zones.Model{Game: g, State: s, Names: words, Shown: shown})
		roomtest.Legible(t, v, room(window))
	})
	words := names(g)
	words.Zone = func(industry.ID) string { return long[0] }
	v := drawn(environment(view.Size{W: 1440, H: 860}, &theme.Foundry), &zones.Model{Game: g, State: s, Names: words})
	if texts := roomtest.Texts(v); !slices.Contains(texts, "fabrik") {
		t.Errorf("it says %q", texts)
	}
}

// The name of every zone stands out from its band, and every sign from its ground.
func TestNamesHaveContrast(t *testing.T) {
	g := decks.Industry()
	for z := range g.Zones {
		if band, name := livery.ZoneBand(&g.Zones[z]); theme.Contrast(band, name) < 4.5 {
			t.Errorf("%s: %08x on %08x has a contrast of %.1f", g.Zones[z].Name, uint32(name), uint32(band), theme.Contrast(band, name))
		}
	}
	const sign = 0x10171aff
	for era := range industry.Eras {
		if c := theme.Contrast(livery.Era(&theme.Foundry, era).Sign, sign); c < 4.5 {
			t.Errorf("the sign of era %d has a contrast of %.1f", era, c)
		}
	}
	for _, n := range industry.Networks {
		if c := livery.Network(n); theme.Contrast(c.Light, c.Dark) < 4.5 {
			t.Errorf("%s has a contrast of %.1f", n, theme.Contrast(c.Light, c.Dark))
		}
	}
}

// A zone on offer is lit (I8), the one that is auctioned is held up, and neither is any other.
func TestI8_ZonesOnOfferAreLit(t *testing.T) {
	g := decks.Industry()
	s := played(t, g, 4, 3, 150)
	if s.Up == industry.NoZone {
		t.Fatal("nothing is auctioned")
	}
	v := drawn(environment(view.Size{W: 1600, H: 1000}, &theme.Foundry), &zones.Model{Game: g, State: s, Names: names(g)})
	texts := roomtest.Texts(v)
	if slices.Contains(texts, g.Zones[s.Up].Name) || !strings.Contains(strings.Join(texts, " "), "Held up") {
		t.Errorf("%s is not held up: %q", g.Zones[s.Up].Name, texts)
	}
	lamps := 0
	for i := range v.Items {
		if strings.HasSuffix(fmt.Sprintf("%T", v.Items[i].Painting), "plate.Lamp") && v.Items[i].Area.W > 100 {
			lamps++
		}
	}
	if lamps != s.Offered() {
		t.Errorf("%d zones are lit, and %d are on offer", lamps, s.Offered())
	}
}

// invented is a board as anybody might make it: zones of all kinds anywhere, factories on any networks, roads and links from any to any.
func invented(t testing.TB, seed uint64) *industry.Game {
	chance := rand.New(rand.NewPCG(seed, 2))
	b := industry.Board{Name: "invented", Taler: chance.IntN(industry.Columns)}
	for i := range b.Zones {
		z := &b.Zones[i]
		*z = industry.Zone{Name: fmt.Sprintf("Works %d", i), Kind: industry.Kind(1 + chance.IntN(4))}
		if z.Kind != industry.Joker && chance.IntN(2) > 0 {
			z.Needs[0] = industry.Resources[chance.IntN(5)]
		}
		switch z.Kind {
		case industry.Factory:
			z.Cost, z.Points, z.Discount = chance.IntN(13), chance.IntN(12), chance.IntN(9) == 0
			if chance.IntN(3) == 0 {
				z.Makes = industry.Resources[5+chance.IntN(6)]
			}
			for _, n := range industry.Networks {
				if chance.IntN(3) == 0 {
					z.On = append(z.On, n)
				}
			}
		case industry.Technology:
			z.Points = chance.IntN(12)
		case industry.Bonus:
			z.Cost, z.Network, z.Multiplier = chance.IntN(6), industry.Networks[chance.IntN(4)], 2+chance.IntN(2)
		case industry.Joker:
			z.Joker = industry.Resource(1 + chance.IntN(12))
		}
	}
	joined := map[[2]industry.ID]bool{}
	for range 200 {
		pair := [2]industry.ID{industry.ID(chance.IntN(industry.Zones)), 0}
		pair[1] = pair[0] + []industry.ID{1, industry.Columns, industry.Columns + 1, industry.Columns - 1, industry.ID(chance.IntN(30))}[chance.IntN(5)]
		if pair[1] >= industry.Zones || pair[0] == pair[1] || joined[pair] || b.Zones[pair[0]].Kind != b.Zones[pair[1]].Kind {
			continue
		}
		switch b.Zones[pair[0]].Kind {
		case industry.Factory:
			b.Roads = append(b.Roads, pair)
		case industry.Technology:
			b.Links = append(b.Links, pair)
		default:
			continue
		}
		joined[pair] = true
	}
	g, err := industry.New(b)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Any board is drawn: in every window all zones lie in the room, and every factory on a network and every bonus zone has its badge (I27).
func TestI27_AnyBoardIsDrawn(t *testing.T) {
	for seed := range uint64(20) {
		g := invented(t, seed)
		s := played(t, g, 3+int(seed%2), seed, int(seed)*20)
		badges := map[int]int{}
		for z := range industry.ID(industry.Zones) {
			for _, n := range industry.Networks {
				if g.OnNetwork(z, n) || g.Zones[z].Network == n {
					badges[z.Era()]++
				}
			}
		}
		inEveryWindow(t, func(t *testing.T, window view.Size, shown int) {
			v := drawn(environment(window, &theme.Foundry), &zones.Model{Game: g, State: s, Names: names(g), Shown: shown})
			roomtest.Legible(t, v, room(window))
			want, got := badges[shown], 0
			if window.Layout() == view.Wide {
				want = badges[0] + badges[1] + badges[2] + badges[3] + badges[4]
			}
			for i := range v.Items {
				if strings.HasSuffix(fmt.Sprintf("%T", v.Items[i].Painting), "plate.NetworkBadge") {
					got++
				}
				if item := &v.Items[i]; item.Painting != nil && item.Area.W < 40 && !room(window).Inset(-1).Meets(item.Area) {
					t.Errorf("%T at %v is out of the room", item.Painting, item.Area)
				}
			}
			if got != want {
				t.Errorf("board %d: there are %d badges of networks, not %d", seed, got, want)
			}
		})
	}
}

// The zone that is pointed at is shown larger, within the board.
func TestThePointedZoneIsShownLarger(t *testing.T) {
	g := decks.Industry()
	s := played(t, g, 4, 3, 150)
	for _, z := range []industry.ID{industry.At(0, 0), industry.At(4, 11), industry.At(2, 5)} {
		env := environment(view.Size{W: 1600, H: 1000}, &theme.Foundry)
		env.Pointer.Hover = zones.ID(z)
		m := &zones.Model{Game: g, State: s, Names: names(g)}
		v, largest := drawn(env, m), 0.0
		for i := range v.Items {
			if item := &v.Items[i]; item.Kind == view.Label && strings.HasPrefix(g.Zones[z].Name, item.Text) {
				largest = max(largest, item.Size)
				if !room(env.Size).Holds(item.Area) {
					t.Errorf("%q at %v is out of the board", item.Text, item.Area)
				}
			}
		}
		if largest < theme.LeastType {
			t.Errorf("%s is %.1f high", g.Zones[z].Name, largest)
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	g := decks.Industry()
	m := &zones.Model{Game: g, State: played(b, g, 4, 3, 150), Names: names(g)}
	env := environment(roomtest.Least, &theme.Foundry)
	area := room(env.Size)
	for b.Loop() {
		zones.Draw(widget.New(env), area, m)
	}
}

// In every language all zones are named in full, in letters that can be read.
func TestNamesFitInEveryLanguage(t *testing.T) {
	g := decks.Industry()
	s := played(t, g, 4, 3, 150)
	for _, language := range words.Languages() {
		w, err := words.New(decks.Game("birmingham"), language)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(language, func(t *testing.T) {
			inEveryWindow(t, func(t *testing.T, window view.Size, shown int) {
				spoken := names(g)
				spoken.Zone, spoken.Era = func(z industry.ID) string { return w.Zone(g, z) }, w.EraName
				v := drawn(environment(window, &theme.Foundry), &zones.Model{Game: g, State: s, Names: spoken, Shown: shown})
				roomtest.Legible(t, v, room(window))
			})
		})
	}
}
