package decks_test

import (
	"cmp"
	"fmt"
	"math"
	"math/cmplx"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

const lancashireDeck = "lancashire/mautoma/deck.toml"

// printed are names that the cards shorten.
var printed = map[string]string{"Warrington": "Warrington & Runcorn", "Midlands": "The Midlands"}

// places finds locations as the cards name them: "Midlands|Northwich".
func places(t *testing.T, f *engine.Figures, text string) (list []engine.Location) {
	t.Helper()
	if text == "" {
		return nil
	}
	for name := range strings.SplitSeq(text, "|") {
		if full := printed[name]; full != "" {
			name = full
		}
		list = append(list, location(t, f, name))
	}
	return list
}

func TestN1_Cards(t *testing.T) {
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		other := "community"
		if id == community {
			other = "classic"
		}
		fronts := map[string][]row{}
		for _, r := range table(t, "deck") {
			if r["map"] != other {
				fronts[r["card_id"]] = append(fronts[r["card_id"]], r)
			}
		}
		cards := decks.Deck(id).Cards
		same(t, id+": cards", len(cards), len(fronts))
		for _, r := range table(t, "backs") {
			front := fronts[r["card_id"]]
			if front == nil {
				continue
			}
			same(t, "order of "+r["card_id"], r["back_order"], "sell|develop|network|pass")
			want := automa.CardFacts{RailOnly: front[0]["rail_era_only"] == "1", Group: automa.Group(r["card_id"][0] - 'A')}
			_, _ = fmt.Sscan(r["card_id"][1:], &want.Number)
			for _, slot := range front {
				want.Front = append(want.Front, slotOf(t, &f, slot))
			}
			want.Back = automa.BackFacts{
				FirstTurnDevelop: r["first_turn"] == "develop", SecondRow: r["second_sell_row"] == "1",
				DevelopTo: int16(r.whole(t, "develop_iron_max")),
			}
			copy(want.Back.Toward[:], places(t, &f, r["network_external"]))
			at := slices.IndexFunc(cards, func(c automa.CardFacts) bool { return c.Number == want.Number })
			if at < 0 {
				t.Errorf("%s: no card %s", id, r["card_id"])
				continue
			}
			same(t, id, fmt.Sprint(cards[at]), fmt.Sprint(want))
		}
	}
}

func slotOf(t *testing.T, f *engine.Figures, r row) automa.SlotFacts {
	t.Helper()
	slot := automa.SlotFacts{At: places(t, f, r["cities"]), LinkFirst: r["link_first"] == "1", IronFrom: int16(r.whole(t, "iron_price_min"))}
	switch r["action"] {
	case "build":
		slot.Kind = automa.BuildSlot
	case "build_coal_then_link":
		slot.Kind = automa.CoalAndLinksSlot
	case "network":
		slot.Kind = automa.NetworkSlot
		return slot
	default:
		t.Fatalf("what is %q?", r["action"])
	}
	slot.Industry = industryNamed(t, r["industry"])
	return slot
}

func TestN5_CardsWithoutThoseOfTheRailEra(t *testing.T) {
	for _, id := range onTheMap() {
		want := [2][automa.Groups]int{{10, 8, 14}, {7, 5, 10}}
		if id == community {
			want = [2][automa.Groups]int{{10, 7, 10}, {7, 5, 5}}
		}
		var got [2][automa.Groups]int
		for _, card := range decks.Deck(id).Cards {
			got[0][card.Group]++
			if !card.RailOnly {
				got[1][card.Group]++
			}
		}
		same(t, id+": A, B, C, and in the Canal Era", got, want)
	}
}

func TestN14_NamesOnBacks(t *testing.T) {
	names := map[string]int{}
	rows, first := map[bool]int{}, map[bool]int{}
	var prices [4]int
	for _, card := range everyCard() {
		names[toward(card.Back, card.figures)]++
		rows[card.Back.SecondRow]++
		first[card.Back.FirstTurnDevelop]++
		prices[card.Back.DevelopTo]++
	}
	same(t, "names", fmt.Sprint(names), "map[:20 Scotland:6 The Midlands / Northwich:7 Yorkshire:9]")
	same(t, "second rows", rows[true], 24)
	same(t, "DRAW", first[false], 26)
	same(t, "DEVELOP", first[true], 16)
	same(t, "£0 to £3", prices, [4]int{18, 10, 9, 5})
}

// shown is a card with the figures of a game that plays with it.
type shown struct {
	automa.CardFacts
	figures *engine.Figures
	maps    string
}

// everyCard lists the 42 cards by number.
func everyCard() []shown {
	var cards [43]shown
	for _, game := range []struct{ id, maps string }{{roxley, "full map"}, {community, "community map"}} {
		f := decks.Figures(game.id)
		for _, card := range decks.Deck(game.id).Cards {
			maps := game.maps
			if cards[card.Number].Number > 0 {
				maps = "both maps"
			}
			cards[card.Number] = shown{card, &f, maps}
		}
	}
	return cards[1:]
}

func toward(back automa.BackFacts, f *engine.Figures) string {
	var names []string
	for _, l := range back.Toward {
		if l > 0 {
			names = append(names, f.Locations[l].Name)
		}
	}
	return strings.Join(names, " / ")
}

func TestN1_PicturesMatchTheirCards(t *testing.T) {
	pictures := strings.Split(read(t, lancashireDeck), "[[card]]\n")
	same(t, "pictures", len(pictures), 42+1)
	for i, card := range everyCard() {
		header, front, back := picture(pictures[i])
		if card.RailOnly {
			card.maps += ", rail only"
		}
		same(t, "first line", strings.Join(strings.Fields(header), " "),
			fmt.Sprintf("# %d %c, front; %s back", card.Number, 'A'+rune(card.Group), card.maps))
		same(t, fmt.Sprint("front of card ", card.Number), front, frontPicture(card.CardFacts, card.figures))
		same(t, fmt.Sprint("back of card ", card.Number), back, lancashireBack(card.Back, card.figures))
	}
}

func lancashireBack(back automa.BackFacts, f *engine.Figures) string {
	first, second, below := "DRAW", "", "-"
	if back.FirstTurnDevelop {
		first = "DEVELOP"
	}
	if back.SecondRow {
		second = " / distant market / human's port"
	}
	if back.DevelopTo == 0 {
		below = ""
	}
	return strings.Join(strings.Fields(fmt.Sprintf("%s SELL own port / link to one%s DEVELOP at £%d%s, +3 VP NETWORK %s · PASS +5 VP",
		first, second, back.DevelopTo, below, toward(back, f))), " ")
}

// The bearings are those of the board of Lancashire, for every edition and map.
func TestN10_LinesClockwise(t *testing.T) {
	for _, id := range onTheMap() {
		f, deck := decks.Figures(id), decks.Deck(id)
		for at, want := range map[string]string{
			"Liverpool": "Southport, Wigan, Warrington & Runcorn, Ellesmere Port",
			"Preston":   "Blackburn, Wigan, Southport, Blackpool, Fleetwood, Lancaster", // which lies at 352°
			"Scotland":  "Lancaster",
			"Wigan":     "Preston, Blackburn, Bolton, Warrington & Runcorn, Liverpool, Southport",
			"Yorkshire": "Rochdale, Colne",
			"Blackburn": "Burnley, Bolton, Wigan, Preston",
		} {
			if id == community {
				want = strings.TrimSuffix(strings.TrimPrefix(want, "Rochdale, "), ", Ellesmere Port")
			}
			from := location(t, &f, at)
			var ends []string
			for _, x := range deck.Clockwise[from] {
				for _, l := range f.Lines[x].Ends {
					if l != from {
						ends = append(ends, f.Locations[l].Name)
					}
				}
			}
			same(t, id+": clockwise at "+at, strings.Join(ends, ", "), want)
		}
		listed := 0
		for l, lines := range deck.Clockwise {
			listed += len(lines)
			if !slices.IsSortedFunc(lines, func(a, b engine.Line) int {
				return cmp.Compare(angle(t, f.Locations[l].ID, f.Lines[a].ID), angle(t, f.Locations[l].ID, f.Lines[b].ID))
			}) {
				t.Errorf("%s: lines at %s: %v", id, f.Locations[l].Name, lines)
			}
		}
		same(t, id+": lines at locations", listed, 2*(len(f.Lines)-1))
	}
}

// angle is the bearing in the tables of the link of a line from a location; from 355° on it is straight above.
func angle(t *testing.T, location, line string) float64 {
	t.Helper()
	find := func(name, id string) complex128 {
		rows := table(t, name)
		r := rows[slices.IndexFunc(rows, func(r row) bool { return strings.Replace(r["id"], "--", "_", 1) == id })]
		return complex(-r.number(t, "y"), r.number(t, "x"))
	}
	degrees := math.Mod(cmplx.Phase(find("links", line)-find("locations", location))*180/math.Pi+360, 360)
	if degrees >= 355 {
		return 0
	}
	return degrees
}

func TestN9_AlphabetOfIds(t *testing.T) {
	for _, id := range onTheMap() {
		f, deck := decks.Figures(id), decks.Deck(id)
		order := make([]string, len(f.Locations))
		for l := 1; l < len(f.Locations); l++ {
			order[deck.Alphabet[l]] = f.Locations[l].ID
		}
		if !slices.IsSorted(order) || slices.Contains(order[1:], "") {
			t.Errorf("%s: the alphabet is %v", id, order)
		}
	}
	f, deck := decks.Figures(roxley), decks.Deck(roxley)
	if deck.Alphabet[location(t, &f, "The Midlands")] > deck.Alphabet[location(t, &f, "Northwich")] {
		t.Error("The Midlands are called midlands")
	}
}

func TestN4_Mats(t *testing.T) {
	totals := map[string]int{"easy": 33, "medium": 30, "hard": 25}
	for _, id := range onTheMap() {
		f := decks.Figures(id)
		same(t, id+": names", strings.Join(decks.Difficulties(id)[:3], " "), "easy medium hard")
		for _, mat := range decks.Mats(id) {
			total := 0
			for tile, n := range mat.Count {
				total += int(n)
				if n > 0 && f.Tiles[tile].Level == 0 {
					t.Errorf("%s: %s holds a shipyard of level 0", id, mat.Name)
				}
			}
			same(t, id+": tiles of "+mat.Name, total, totals[mat.Name])
		}
	}
}

func TestN1_DeckMistakes(t *testing.T) {
	text := read(t, lancashireDeck)
	const map1 = "map = \"full\"\nrail_only = true\nfront = [\n  { build = \"iron\", at = [\"Bolton\", \"Rochdale\", \"Blackburn\"]"
	const back1 = `back = { first_turn = "draw", second_row = true, develop_to = 2, toward = ["The Midlands", "Northwich"] }`
	for _, m := range []mistake{
		{"map", map1, strings.Replace(map1, `"full"`, `‸"classic"`, 1), `"map" of card 1 wants "full", "community" or "both", not "classic"`},
		{"rail only", map1, strings.Replace(map1, "true", "‸1", 1), `"rail_only" of a card wants true or false, not a whole number`},
		{"second row", back1, strings.Replace(back1, "true", `‸"yes"`, 1),
			`"second_row" of the back of card 1 wants true or false, not a text`},
		{"brewery", back1, strings.Replace(back1, "toward", "‸brewery", 1), `the back of card 1 has no use for "brewery"`},
		{"unknown place", back1, strings.Replace(back1, `"Northwich"`, `‸"Norwich"`, 1),
			`the back of card 1 names "Norwich", which is not on the board; did you mean "Northwich"?`},
		{"no end point", back1, strings.Replace(back1, `"Northwich"`, `‸"Wigan"`, 1),
			"the back of card 1 goes toward Wigan, which is no end point (N14)"},
		{"three end points", back1, strings.Replace(back1, `["The Midlands"`, `‸["Scotland", "The Midlands"`, 1),
			"the back of card 1 names 3 end points, there is room for 2"},
		{"iron too dear", back1, strings.Replace(back1, "develop_to = 2", "develop_to = ‸6", 1),
			`"develop_to" of the back of card 1 wants a number from 0 to 5, not 6`},
		{"building at an end point", `{ build = "coal", at = ["Bolton"]`, `{ build = "coal", at = [‸"Blackpool"]`,
			"card 1 builds at Blackpool, an end point, where nothing can be built (C5.2)"},
		{"no space for it", `{ build = "coal", at = ["Bolton"]`, `{ build = "coal", at = [‸"Colne"]`,
			"card 1 builds a coal mine at Colne, which has no space for one"},
		{"industry of another game", `{ build = "coal", at = ["Bolton"]`, `{ build = ‸"brewery", at = ["Bolton"]`,
			`"build" of card 1 wants "cotton", "coal", "iron", "port" or "shipyard", not "brewery"`},
		{"one too many", "id = 42\ngroup = \"C\"", "id = 42\ngroup = ‸\"A\"", "card 42 is one too many of group A, which has 10 (N1)"},
		{"one too few", "[[card]]\nid = 42\ngroup = \"C\"\nmap = \"full\"", "‸[[card]]\nid = 42\ngroup = \"C\"\nmap = \"community\"",
			"the deck has 13 cards of group C, it needs 14 (N1)"},
	} {
		t.Run(m.name, func(t *testing.T) {
			changed, place := m.apply(t, text)
			deck, err := decks.ParseDeck(roxley, "deck.toml", []byte(changed))
			if err == nil || deck != nil {
				t.Fatalf("not refused, want %s", m.want)
			}
			same(t, "refused with", err.Error(), "deck.toml:"+place+": "+m.want)
		})
	}
}

// N5: the packets of the Canal Era need 5 A, 4 B and 4 C.
func TestN5_TooFewCardsForTheCanalEra(t *testing.T) {
	const both = "group = \"B\"\nmap = \"both\"\n"
	text := strings.ReplaceAll(read(t, lancashireDeck), both+"front", both+"rail_only = true\nfront")
	_, err := decks.ParseDeck(community, "deck.toml", []byte(text))
	if err == nil || !strings.HasSuffix(err.Error(), ": the deck has 1 cards of group B for the Canal Era, it needs 4 (N5)") {
		t.Errorf("refused with %v", err)
	}
}

// A card for another map may name what this one lacks.
func TestN1_CardsOfTheOtherMapAreLeftOut(t *testing.T) {
	for _, card := range decks.Deck(community).Cards {
		if slices.Contains([]int{1, 6, 7, 42}, card.Number) {
			t.Errorf("card %d is for the full map", card.Number)
		}
	}
	same(t, "the same text", decks.Deck(community).Sum, decks.Deck(roxley).Sum)
}
