package decks_test

import (
	"encoding/csv"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

// The tables in testdata/lancashire are those that the figures were taken from. Every fact in them must be in our texts.

// Where the games on the Lancashire map differ in their figures.
const (
	roxley    = "lancashire"
	classic   = "lancashire-classic"
	community = "lancashire-community"
	warfrog   = "brass"
)

// onTheMap are the games on the Lancashire map.
func onTheMap() (ids []string) {
	for _, id := range decks.Games() {
		if id != "birmingham" {
			ids = append(ids, id)
		}
	}
	return ids
}

// row is a line of a table by the names of its columns.
type row map[string]string

func (r row) whole(t *testing.T, column string) int {
	t.Helper()
	if r[column] == "" {
		return 0
	}
	n, err := strconv.Atoi(r[column])
	if err != nil {
		t.Fatalf("%s of %v: %v", column, r, err)
	}
	return n
}

func (r row) number(t *testing.T, column string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(r[column], 64)
	if err != nil {
		t.Fatalf("%s of %v: %v", column, r, err)
	}
	return n
}

// table reads a table of testdata.
func table(t *testing.T, name string) (rows []row) {
	t.Helper()
	file, err := os.Open("testdata/lancashire/" + name + ".csv")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	lines, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines[1:] {
		r := row{}
		for i, column := range lines[0] {
			r[column] = line[i]
		}
		rows = append(rows, r)
	}
	return rows
}

// byID finds a location by its id.
func byID(f *engine.Figures, id string) engine.Location {
	return engine.Location(slices.IndexFunc(f.Locations, func(l engine.LocationFacts) bool { return l.ID == id }))
}

// offTheCommunitysMap are the locations that the reduced map lacks (L26a).
var offTheCommunitysMap = []string{
	"birkenhead", "ellesmere-port", "stockport", "macclesfield", "oldham", "rochdale", "northwich", "midlands",
}

func TestC5_2_Locations(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		at := 1
		for _, r := range table(t, "locations") {
			if id == community && slices.Contains(offTheCommunitysMap, r["id"]) {
				continue
			}
			l := f.Locations[at]
			want := engine.LocationFacts{
				ID: r["id"], Name: r["name"], Banner: r["banner"], Kind: engine.Town, X: r.number(t, "x"), Y: r.number(t, "y"),
				Market: r["market_port"] == "1", LinkIcons: int16(r.whole(t, "fixed_link_circles")),
			}
			if r["kind"] == "external" {
				want.Kind = engine.EndPoint
			}
			if id == warfrog {
				want.X, want.Y = r.number(t, "x_warfrog"), r.number(t, "y_warfrog")
			}
			same(t, id, l, want)
			at++
		}
		same(t, id+": locations", len(f.Locations), at)
	}
}

func TestC7_3_Spaces(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		spaces := make([]engine.SpaceFacts, 1)
		for _, r := range table(t, "slots") {
			l := byID(&f, r["location"])
			if int(l) >= len(f.Locations) || (r["board"] == warfrogBoard) != (id == warfrog) {
				continue
			}
			same(t, id+": space in reading order at "+r["location"], slotIndex(spaces, l), r.whole(t, "slot_index"))
			spaces = append(spaces, engine.SpaceFacts{
				Location: l, Industries: setOf(t, r["industries"]),
				Row: r.whole(t, "row"), Col: int(r.number(t, "col")), X: r.number(t, "x"), Y: r.number(t, "y"),
			})
		}
		if !slices.Equal(f.Spaces, spaces) {
			t.Errorf("%s: spaces\n%v, want\n%v", id, f.Spaces, spaces)
		}
		want := 43
		if id == community {
			want = 32
		}
		same(t, id+": spaces", len(f.Spaces)-1, want)
	}
}

const warfrogBoard = "warfrog"

// slotIndex is how many spaces of a location there are so far.
func slotIndex(spaces []engine.SpaceFacts, l engine.Location) (n int) {
	for _, s := range spaces {
		if s.Location == l {
			n++
		}
	}
	return n
}

// setOf reads industries as "cotton|coal".
func setOf(t *testing.T, text string) (set engine.IndustrySet) {
	t.Helper()
	for word := range strings.SplitSeq(text, "|") {
		set = set.With(industryNamed(t, word))
	}
	return set
}

func industryNamed(t *testing.T, name string) engine.Industry {
	t.Helper()
	for i := engine.Cotton; i < engine.MaxIndustries; i++ {
		if i.String() == name {
			return i
		}
	}
	t.Fatalf("no industry is called %s", name)
	return 0
}

func TestC8_1_Lines(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		at := 1
		var canals, rails int
		for _, r := range table(t, "links") {
			canal, rail := r["canal"] == "1", r["rail"] == "1"
			if id == community {
				if r["community_2p_exists"] == "no" {
					continue
				}
				canal = r["community_2p_canal"] == "yes"
			}
			x := f.Lines[at]
			same(t, id+": line", x.ID, strings.Replace(r["id"], "--", "_", 1))
			if want := []engine.Location{byID(&f, r["a"]), byID(&f, r["b"])}; !slices.Equal(x.Ends, want) {
				t.Errorf("%s: %s has the ends %v, want %v", id, x.ID, x.Ends, want)
			}
			same(t, id+": canal and rail of "+x.ID, [2]bool{x.Canal, x.Rail}, [2]bool{canal, rail})
			same(t, id+": link tile of "+x.ID, [2]float64{x.MidX, x.MidY}, [2]float64{r.number(t, "x"), r.number(t, "y")})
			if canal {
				canals++
			}
			if rail {
				rails++
			}
			at++
		}
		same(t, id+": lines", len(f.Lines), at)
		want := [3]int{36, 23, 35}
		if id == community {
			want = [3]int{24, 14, 24}
		}
		same(t, id+": lines, canals, rails", [3]int{at - 1, canals, rails}, want)
	}
}

func TestC7_2_Tiles(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		total := 0
		rows := table(t, "tiles")
		for _, r := range rows {
			i, level := industryNamed(t, r["industry"]), int8(r.whole(t, "level"))
			cubes := uint8(r.whole(t, "cubes"))
			want := engine.TileFacts{
				Industry: i, Level: level, Count: uint8(r.whole(t, "count")), Money: int16(r.whole(t, "cost")),
				Coal: int8(r.whole(t, "coal")), Iron: int8(r.whole(t, "iron")), VP: int16(r.whole(t, "vp_roxley")),
				IncomeSpaces: int16(r.whole(t, "income_spaces")), LinkVP: int16(r.whole(t, "link_circles_when_flipped")),
				Canal: strings.Contains(r["eras_buildable"], "canal"), Rail: strings.Contains(r["eras_buildable"], "rail"),
				Developable: true, Amount: [2]uint8{cubes, cubes},
			}
			if id == warfrog {
				want.VP = int16(r.whole(t, "vp_warfrog"))
			}
			at := slices.IndexFunc(f.Tiles, func(t engine.TileFacts) bool { return t.Industry == i && t.Level == level })
			if at < 0 {
				t.Errorf("%s: no %s of level %d", id, i, level)
				continue
			}
			same(t, id, f.Tiles[at], want)
			total += int(want.Count)
		}
		same(t, id+": kinds", len(f.Tiles)-1, len(rows))
		same(t, id+": tiles", total, 37)
	}
}

func TestC1_1_Cards(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		kinds := 0
		var total [3]int
		for _, r := range table(t, "cards") {
			all := uint8(r.whole(t, "box_total_66"))
			counts := [3]uint8{uint8(r.whole(t, "roxley_2p")), uint8(r.whole(t, "roxley_3p")), uint8(r.whole(t, "roxley_4p"))}
			same(t, "left in the box", int(all-counts[2]), r.whole(t, "never_in_roxley_deck"))
			switch {
			case id == community && slices.Contains(offTheCommunitysMap, r["id"]):
				same(t, r["id"]+" with the community", r.whole(t, "community_2p"), 0)
				continue
			case id == community:
				counts = [3]uint8{uint8(r.whole(t, "community_2p")), 0, 0}
			case id == warfrog: // with 2 the human and the Automa (N1)
				counts = [3]uint8{counts[0], all, all}
			case strings.HasPrefix(id, classic):
				counts = [3]uint8{0, all, all}
			}
			want := engine.CardFacts{ID: r["id"], Counts: counts}
			if r["kind"] == "location" {
				want.Kind, want.Location = engine.LocationCard, byID(&f, r["id"])
				same(t, "name", r["name"], f.Locations[want.Location].Name)
			} else {
				want.Kind, want.Industries = engine.IndustryCard, setOf(t, r["id"])
			}
			at := slices.IndexFunc(f.Cards, func(c engine.CardFacts) bool { return c.ID == r["id"] })
			if at < 0 {
				t.Errorf("%s: no card %s", id, r["id"])
				continue
			}
			same(t, id, f.Cards[at], want)
			for i, n := range counts {
				total[i] += int(n)
			}
			kinds++
		}
		same(t, id+": kinds, no wild cards among them (C1.6)", len(f.Cards)-1, kinds)
		same(t, id+": wild cards", f.Limits.WildCards, 0)
		same(t, id+": cards for 2, 3, 4 players", total, map[string][3]int{
			roxley: {40, 54, 64}, roxley + "-virtual": {40, 54, 64}, classic: {0, 66, 66}, classic + "-virtual": {0, 66, 66},
			community: {40, 0, 0}, warfrog: {40, 66, 66},
		}[id])
	}
}

func TestC1_3_DistantMarket(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		var bonuses []int16
		var tiles []engine.DistantTiles
		var total [3]int
		for _, r := range table(t, "distant_market") {
			if r["kind"] != "tile" {
				if r["value"] != "X" {
					bonuses = append(bonuses, int16(r.whole(t, "value")))
				}
				continue
			}
			count := func(column string) uint8 { return uint8(r.whole(t, column)) }
			counts := [3]uint8{count("roxley_2p"), count("roxley_3p"), count("roxley_4p")}
			all := count("box_total_12")
			switch {
			case id == community:
				counts = [3]uint8{count("community_2p"), 0, 0}
			case id == warfrog:
				same(t, "of 2007", count("warfrog_3p_4p"), all)
				counts = [3]uint8{counts[0], all, all}
			case strings.HasPrefix(id, classic):
				counts = [3]uint8{0, all, all}
			}
			tiles = append(tiles, engine.DistantTiles{Steps: uint8(-r.whole(t, "value")), Counts: counts})
			for i, n := range counts {
				total[i] += int(n)
			}
		}
		if !slices.Equal(f.Distant.Bonuses, bonuses) || !slices.Equal(f.Distant.Tiles, tiles) {
			t.Errorf("%s: %v, want %v and %v", id, f.Distant, bonuses, tiles)
		}
		same(t, id+": tiles", total, map[string][3]int{
			roxley: {8, 10, 12}, roxley + "-virtual": {8, 10, 12}, classic: {0, 12, 12}, classic + "-virtual": {0, 12, 12},
			community: {8, 0, 0}, warfrog: {8, 12, 12},
		}[id])
	}
}

func TestC1_4_Markets(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		edition := "roxley"
		switch id {
		case community:
			edition = "community_2p"
		case warfrog:
			edition = "warfrog"
		}
		var want [2]engine.MarketFacts
		for _, r := range table(t, "markets") {
			m := &want[slices.Index([]string{"coal", "iron"}, r["market"])]
			price := int16(r.whole(t, "price_buy_or_sell"))
			switch {
			case r["edition"] != edition:
			case r["space"] == "empty":
				m.EmptyPrice = price
			default:
				m.Prices = append(m.Prices, price)
				m.Start += uint8(r.whole(t, "cube_at_setup"))
			}
		}
		same(t, id+": markets", fmt.Sprint(f.Markets), fmt.Sprint(want))
	}
}

func TestC6_4_IncomeTrack(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		rows := table(t, "income_track")
		same(t, id+": spaces", len(f.Income), len(rows))
		for i, r := range rows {
			same(t, id+": space", r.whole(t, "space"), i)
			same(t, id+": level", int(f.Income[i]), r.whole(t, "income"))
			same(t, id+": start", r["start_space"] == "1", i == int(f.Limits.StartIncome))
		}
	}
}

func TestC1_5_Limits(t *testing.T) {
	for _, id := range onTheMap() {
		want := engine.Limits{
			StartMoney: 30, StartIncome: 10, Links: 14, CanalLinkCost: 3, RailLinkCost: 5, RailDoubleCost: 15,
			Loans:           []engine.LoanFacts{{Money: 10, Levels: 1}, {Money: 20, Levels: 2}, {Money: 30, Levels: 3}}, // C10.1
			IntroMoneyPerVP: 4, IntroMoneyVPMax: 15,                                                                     // C4.6
			SoloCanalSupply: 19, SoloRailSupply: 20, // N3
			AutomaDevelopVP: 3, AutomaPassVP: 5, // N14
			ActionsPerTurn: 2, ActionsFirstTurn: 1,
		}
		if id == community {
			want.StartMoney = 25 // C14.3
		}
		same(t, id, fmt.Sprint(decks.Figures(id).Limits), fmt.Sprint(want))
	}
}

func TestC14_Editions(t *testing.T) {
	lancashire := engine.Edition{Aside: [2][3]uint8{{2, 3, 4}, {}}, MoneyPerVP: 10} // C1.2, C4.4
	virtual := lancashire
	figures := decks.Figures(roxley)
	for _, name := range []string{"Liverpool", "Birkenhead"} { // C5.4
		virtual.VirtualLink = virtual.VirtualLink.With(location(t, &figures, name))
	}
	classical := lancashire
	classical.Aside = [2][3]uint8{{2, 9, 6}, {0, 6, 2}}
	both := classical
	both.VirtualLink = virtual.VirtualLink
	of2007 := both
	of2007.FirstEdition = true
	for id, want := range map[string]engine.Edition{
		"birmingham": {FaceDown: true, SecondLinkBeer: true, LinkAnywhere: true, LateLoans: true},
		roxley:       lancashire, roxley + "-virtual": virtual, classic: classical, classic + "-virtual": both,
		community: lancashire, warfrog: of2007,
	} {
		same(t, id, decks.Figures(id).Edition, want)
	}
}

func TestC11_1_Industries(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		same(t, id, f.Family, engine.Lancashire)
		if want := []engine.IndustryFacts{
			{Industry: engine.Cotton, Sold: true},
			{Industry: engine.CoalMine, Output: engine.Coal, Replaceable: true},
			{Industry: engine.IronWorks, Output: engine.Iron, Replaceable: true},
			{Industry: engine.Port, Access: true},
			{Industry: engine.Shipyard, AtOnce: true},
		}; !slices.Equal(f.Industries, want) {
			t.Errorf("%s: industries %v, want %v", id, f.Industries, want)
		}
	}
}

// C2.1: what is not put aside gives each player the same number of rounds, with one card in the first and two in the others.
func TestC2_1_CardsAreUsedUpEvenly(t *testing.T) {
	for _, id := range onTheMap() {
		f, g := decks.Figures(id), decks.Game(id)
		for players := 2; players <= engine.MaxSeats; players++ {
			if _, total := g.DeckFor(players); total > 0 && (id != warfrog || players > 2) {
				rounds := map[int]int{2: 10, 3: 9, 4: 8}[players]
				if players == 3 && f.Edition.Aside[0][1] == 9 {
					rounds = 10
				}
				same(t, fmt.Sprint(id, ": cards of the Canal Era for ", players),
					total-int(f.Edition.Aside[0][players-2]), players*(2*rounds-1))
				same(t, fmt.Sprint(id, ": cards of the Rail Era for ", players),
					total-int(f.Edition.Aside[1][players-2]), players*2*rounds)
			}
		}
	}
}

func TestC14_2_PlayersOfAVariant(t *testing.T) {
	for id, want := range map[string]string{
		roxley: "[2 3 4]", classic: "[3 4]", classic + "-virtual": "[3 4]", community: "[2]", warfrog: "[3 4]",
	} {
		var possible []int
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			if _, err := decks.Game(id).Game.Start(engine.Options{Seats: seats}, 1, nil); err == nil {
				possible = append(possible, seats)
			}
		}
		same(t, id, fmt.Sprint(possible), want)
	}
	solo := engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(warfrog)[0].Count}
	if _, err := decks.Game(warfrog).Game.Start(solo, 1, nil); err != nil {
		t.Errorf("N1: %v", err)
	}
}

func TestGames(t *testing.T) {
	same(t, "ids", strings.Join(decks.Games(), " "), "birmingham lancashire lancashire-virtual lancashire-classic "+
		"lancashire-classic-virtual lancashire-community brass")
	names := map[string]bool{}
	for _, id := range decks.Games() {
		g := decks.Game(id)
		same(t, "id", g.ID, id)
		same(t, "the same for everybody", decks.Game(id), g)
		names[g.Name] = true
	}
	same(t, "different names", len(names), 7)
	same(t, "name", decks.Game("birmingham").Name, "Birmingham")
	same(t, "name", decks.Game("brass").Name, "Brass (2007)")
}

func TestGames_AnotherIdIsABug(t *testing.T) {
	defer func() { same(t, "panic", fmt.Sprint(recover()), `there is no game "lancs"`) }()
	decks.Figures("lancs")
}
