package decks_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// The lines of a board for tests: its zones begin in line 5, in the order of the board, and its roads stand in line 66.
const (
	bankLine  = 3
	zonesLine = 4
	roadsLine = zonesLine + industry.Zones + 2
	linksLine = roadsLine + 1
)

// testBoard is a board of 45 factories, with a technology in column D, a bonus zone in F and a joker in H, as its lines.
func testBoard() []string {
	lines := []string{`name = "test"`, `taler = "B"`,
		`bank = { brick = 2, stone = 2, wood = 2, ceramics = 3, glass = 3, iron = 3, cable = 4, steel = 4, cement = 4, plastic = 5, computer = 5 }`,
		`zones = [`}
	for i := range industry.Zones {
		zone := industry.ID(i)
		rest := `kind = "factory", cost = 2, points = 1`
		switch zone.Column() {
		case 3:
			rest = `kind = "technology", points = 4, needs = ["iron", "wood"]`
		case 5:
			rest = `kind = "bonus", cost = 1, network = "power", multiplier = 3, needs = ["stone"]`
		case 7:
			rest = `kind = "joker", joker = "any"`
		}
		lines = append(lines, fmt.Sprintf(`{ at = "%s", name = "zone %d", %s },`, zone, i, rest))
	}
	return append(lines, `]`, `roads = [["I-A", "I-B"], ["I-C", "I-B"]]`, `links = [["I-D", "II-D"]]`)
}

// lineOf is the line of a zone.
func lineOf(t *testing.T, place string) int {
	t.Helper()
	zone, ok := industry.ZoneAt(place)
	if !ok {
		t.Fatal(place)
	}
	return zonesLine + 1 + int(zone)
}

func parseLines(lines []string) (*industry.Game, error) {
	return decks.ParseIndustry("board.toml", []byte(strings.Join(lines, "\n")))
}

func TestI6_OurBoardHasTheTalerInColumnA(t *testing.T) {
	same(t, "the column", industry.ColumnName(decks.Industry().Taler), "A")
}

// The bank sells from era 2, 3, 4 or 5 (I17).
func TestI17_OurBoardSells(t *testing.T) {
	want := []int{2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5}
	for i, r := range industry.Resources {
		same(t, r.String(), decks.Industry().Sells[r]+1, want[i])
	}
}

func TestParseIndustry_ReadsAllThatIsPrinted(t *testing.T) {
	lines := testBoard()
	lines[lineOf(t, "II-C")-1] = `{ at = "II-C", name = "Ironworks", picture = "furnace", kind = "factory", cost = 20, points = 20, needs = ["wood", "brick"], makes = "iron", on = ["river", "power"] },`
	lines[lineOf(t, "II-E")-1] = `{ at = "II-E", name = "Bank", kind = "factory", cost = 0, points = 0, discount = true },`
	lines[lineOf(t, "II-G")-1] = `{ at = "II-G", name = "Port", kind = "bonus", cost = 3, network = "river", multiplier = 2 },`
	lines[lineOf(t, "II-I")-1] = `{ at = "II-I", name = "Glass", kind = "joker", joker = "glass" },`
	g, err := parseLines(lines)
	if err != nil {
		t.Fatal(err)
	}
	for place, want := range map[string]industry.Zone{
		"I-A":  {Name: "zone 0", Kind: industry.Factory, Cost: 2, Points: 1},
		"I-D":  {Name: "zone 3", Kind: industry.Technology, Points: 4, Needs: [2]industry.Resource{industry.Iron, industry.Wood}},
		"II-F": {Name: "zone 17", Kind: industry.Bonus, Cost: 1, Network: industry.Power, Multiplier: 3, Needs: [2]industry.Resource{industry.Stone}},
		"V-H":  {Name: "zone 55", Kind: industry.Joker, Joker: industry.Any},
		"II-C": {Name: "Ironworks", Picture: "furnace", Kind: industry.Factory, Cost: 20, Points: 20, Needs: [2]industry.Resource{industry.Wood, industry.Brick},
			Makes: industry.Iron, On: []industry.Network{industry.River, industry.Power}},
		"II-E": {Name: "Bank", Kind: industry.Factory, Discount: true},
		"II-G": {Name: "Port", Kind: industry.Bonus, Cost: 3, Network: industry.River, Multiplier: 2},
		"II-I": {Name: "Glass", Kind: industry.Joker, Joker: industry.Glass},
	} {
		id, _ := industry.ZoneAt(place)
		same(t, place, fmt.Sprint(g.Zones[id]), fmt.Sprint(want))
	}
	same(t, "name", g.Name, "test")
	same(t, "taler", g.Taler, 1)
	same(t, "cement is sold from the fourth era", g.Sells[industry.Cement], 3)
	same(t, "roads", fmt.Sprint(g.Roads), "[[I-A I-B] [I-C I-B]]")
	same(t, "links", fmt.Sprint(g.Links), "[[I-D II-D]]")
	other, err := decks.ParseIndustry("board.toml", []byte(strings.Join(testBoard(), "\n")))
	if err != nil || other.Sum == g.Sum || other.Sum == "" {
		t.Errorf("two boards have the sum %q: %v", g.Sum, err)
	}
}

// A mistake is refused with its place. Each case has another text in one line of a board that is right.
func TestParseIndustry_Mistakes(t *testing.T) {
	factory := func(rest string) string {
		return `{ at = "II-A", name = "Mill", kind = "factory", cost = 2, points = 1` + rest + ` },`
	}
	at := func(place string) int { return lineOf(t, place) }
	for _, c := range []struct {
		name string
		line int
		text string
		want string // after the file
	}{
		{"no TOML", 1, `name`, `1:5: `},
		{"no name", 1, ``, `1:1: the board lacks "name"`},
		{"a key of no use", 1, "name = \"test\"\nzone = []", `2:1: the board has no use for "zone"; did you mean "zones"?`},
		{"a column with a taler that there is not", 2, `taler = "M"`, `2:9: "taler" of the board wants "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K" or "L", not "M"`},
		{"no bank", bankLine, ``, `1:1: the board lacks "bank"`},
		{"a bank without steel", bankLine, `bank = { brick = 2, stone = 2, wood = 2, ceramics = 3, glass = 3, iron = 3, cable = 4, cement = 4, plastic = 5, computer = 5 }`,
			`3:8: the bank lacks "steel"`},
		{"a bank of an era that there is not", bankLine, `bank = { brick = 2, stone = 2, wood = 2, ceramics = 3, glass = 3, iron = 3, cable = 4, steel = 6, cement = 4, plastic = 5, computer = 5 }`,
			`3:96: "steel" of the bank wants a number from 1 to 5, not 6`},
		{"a bank with coal", bankLine, `bank = { coal = 1 }`, `3:10: the bank has no use for "coal"`},
		{"a zone that is no table", at("II-A"), `"II-A",`, `17:1: a zone wants a table, not a text`},
		{"a zone without a place", at("II-A"), `{ name = "Mill", kind = "factory", cost = 2, points = 1 },`, `17:1: a zone lacks "at"`},
		{"a place that is no text", at("II-A"), `{ at = 13, name = "Mill", kind = "factory", cost = 2, points = 1 },`, `17:8: "at" of a zone wants a text, not a whole number`},
		{"a place that there is not", at("II-A"), `{ at = "II-M", name = "Mill", kind = "factory", cost = 2, points = 1 },`, `17:8: "II-M" is no zone: they are I-A to V-L`},
		{"a zone twice", at("II-A"), `{ at = "I-A", name = "Mill", kind = "factory", cost = 2, points = 1 },`, `17:8: there are two zones I-A`},
		{"a zone missing", at("II-A"), ``, `4:9: the board lacks the zone II-A`},
		{"a zone without a name", at("II-A"), `{ at = "II-A", kind = "factory", cost = 2, points = 1 },`, `17:1: II-A lacks "name"`},
		{"a zone with an empty name", at("II-A"), `{ at = "II-A", name = "", kind = "factory", cost = 2, points = 1 },`, `17:23: "name" of II-A wants 1 to 40 characters, not 0`},
		{"no kind", at("II-A"), `{ at = "II-A", name = "Mill", cost = 2, points = 1 },`, `17:1: II-A lacks "kind"`},
		{"a kind that there is not", at("II-A"), `{ at = "II-A", name = "Mill", kind = "fatory", cost = 2, points = 1 },`,
			`17:38: "kind" of II-A wants "factory", "technology", "bonus" or "joker", not "fatory"; did you mean "factory"?`},
		{"a factory without a cost", at("II-A"), `{ at = "II-A", name = "Mill", kind = "factory", points = 1 },`, `17:1: II-A lacks "cost"`},
		{"a factory without points", at("II-A"), `{ at = "II-A", name = "Mill", kind = "factory", cost = 1 },`, `17:1: II-A lacks "points"`},
		{"too dear a factory", at("II-A"), `{ at = "II-A", name = "Mill", kind = "factory", cost = 21, points = 1 },`, `17:56: "cost" of II-A wants a number from 0 to 20, not 21`},
		{"a negative cost", at("II-A"), `{ at = "II-A", name = "Mill", kind = "factory", cost = -1, points = 1 },`, `17:56: "cost" of II-A wants a number from 0 to 20, not -1`},
		{"too good a factory", at("II-A"), `{ at = "II-A", name = "Mill", kind = "factory", cost = 2, points = 21 },`, `17:68: "points" of II-A wants a number from 0 to 20, not 21`},
		{"a factory that multiplies", at("II-A"), factory(`, multiplier = 2`), `17:71: II-A has no use for "multiplier"`},
		{"a factory with a joker", at("II-A"), factory(`, joker = "any"`), `17:71: II-A has no use for "joker"`},
		{"a resource that there is not", at("II-A"), factory(`, needs = ["stne"]`),
			`17:80: "needs" of II-A wants "brick", "stone", "wood", "ceramics", "glass", "iron", "cable", "steel", "cement", "plastic" or "computer", not "stne"; did you mean "stone"?`},
		{"a third resource", at("II-A"), factory(`, needs = ["stone", "wood", "iron"]`), `17:79: "needs" of II-A wants at most 2`},
		{"needs that are no list", at("II-A"), factory(`, needs = "stone"`), `17:79: "needs" of II-A wants a list, not a text`},
		{"a need for any resource", at("II-A"), factory(`, needs = ["any"]`), `17:80: "needs" of II-A wants "brick", "stone", `},
		{"a product that there is not", at("II-A"), factory(`, makes = "beer"`), `17:79: "makes" of II-A wants "brick", "stone", `},
		{"a factory that needs what it makes", at("II-A"), factory(`, makes = "wood", needs = ["iron", "wood"]`), `17:95: II-A needs what it makes`},
		{"a network that there is not", at("II-A"), factory(`, on = ["rivr"]`), `17:77: "on" of II-A wants "river", "tracks", "pipeline" or "power", not "rivr"; did you mean "river"?`},
		{"a network twice", at("II-A"), factory(`, on = ["river", "river"]`), `17:76: "on" of II-A names "river" twice`},
		{"five networks", at("II-A"), factory(`, on = ["river", "river", "river", "river", "river"]`), `17:76: "on" of II-A wants at most 4`},
		{"a discount that is no truth", at("II-A"), factory(`, discount = 1`), `17:82: "discount" of II-A wants true or false, not a whole number`},
		{"a technology with a cost", at("II-D"), `{ at = "II-D", name = "Steam", kind = "technology", points = 4, cost = 1 },`, `20:65: II-D has no use for "cost"`},
		{"a technology without points", at("II-D"), `{ at = "II-D", name = "Steam", kind = "technology" },`, `20:1: II-D lacks "points"`},
		{"too good a technology", at("II-D"), `{ at = "II-D", name = "Steam", kind = "technology", points = 21 },`, `20:62: "points" of II-D wants a number from 0 to 20, not 21`},
		{"a technology that makes something", at("II-D"), `{ at = "II-D", name = "Steam", kind = "technology", points = 4, makes = "iron" },`, `20:65: II-D has no use for "makes"`},
		{"a bonus zone with points", at("II-F"), `{ at = "II-F", name = "Port", kind = "bonus", cost = 1, network = "river", multiplier = 3, points = 1 },`, `22:92: II-F has no use for "points"`},
		{"a bonus zone without a network", at("II-F"), `{ at = "II-F", name = "Port", kind = "bonus", cost = 1, multiplier = 3 },`, `22:1: II-F lacks "network"`},
		{"a bonus zone that counts too much", at("II-F"), `{ at = "II-F", name = "Port", kind = "bonus", cost = 1, network = "river", multiplier = 4 },`,
			`22:89: "multiplier" of II-F wants a number from 2 to 3, not 4`},
		{"a bonus zone that counts too little", at("II-F"), `{ at = "II-F", name = "Port", kind = "bonus", cost = 1, network = "river", multiplier = 1 },`,
			`22:89: "multiplier" of II-F wants a number from 2 to 3, not 1`},
		{"too dear a bonus zone", at("II-F"), `{ at = "II-F", name = "Port", kind = "bonus", cost = 21, network = "river", multiplier = 2 },`,
			`22:54: "cost" of II-F wants a number from 0 to 20, not 21`},
		{"a bonus zone without a cost", at("II-F"), `{ at = "II-F", name = "Port", kind = "bonus", network = "river", multiplier = 2 },`, `22:1: II-F lacks "cost"`},
		{"a joker zone of no resource", at("II-H"), `{ at = "II-H", name = "any", kind = "joker" },`, `24:1: II-H lacks "joker"`},
		{"a joker zone that needs something", at("II-H"), `{ at = "II-H", name = "any", kind = "joker", joker = "any", needs = ["iron"] },`, `24:61: II-H has no use for "needs"`},
		{"a joker that there is not", at("II-H"), `{ at = "II-H", name = "any", kind = "joker", joker = "anny" },`, `24:54: "joker" of II-H wants "brick", "stone", `},
		{"no roads", roadsLine, ``, `1:1: the board lacks "roads"`},
		{"a road with one end", roadsLine, `roads = [["I-A", "I-B"], ["I-A"]]`, `66:26: "roads" of the board wants two zones`},
		{"a road that is no list", roadsLine, `roads = ["I-A"]`, `66:10: "roads" of the board wants two zones, not a text`},
		{"a road to nowhere", roadsLine, `roads = [["I-A", "I-Z"]]`, `66:18: "I-Z" is no zone: they are I-A to V-L`},
		{"a road to a number", roadsLine, `roads = [["I-A", 2]]`, `66:18: "roads" of the board wants a text, not a whole number`},
		{"a road to a technology", roadsLine, `roads = [["I-A", "I-D"]]`, `66:18: "roads" of the board leads to I-D, which is "technology", not "factory"`},
		{"a road from a bonus zone", roadsLine, `roads = [["II-F", "I-A"]]`, `66:11: "roads" of the board leads to II-F, which is "bonus", not "factory"`},
		{"a road to itself", roadsLine, `roads = [["I-A", "I-A"]]`, `66:10: I-A is joined with itself`},
		{"a road twice", roadsLine, `roads = [["I-A", "I-B"], ["I-B", "I-A"]]`, `66:26: I-A and I-B are joined twice`},
		{"no links", linksLine, ``, `1:1: the board lacks "links"`},
		{"a link to a factory", linksLine, `links = [["I-D", "I-A"]]`, `67:18: "links" of the board leads to I-A, which is "factory", not "technology"`},
		{"a link twice", linksLine, `links = [["I-D", "II-D"], ["I-D", "II-D"]]`, `67:27: I-D and II-D are joined twice`},
		{"no zones", linksLine, `links = [["I-D", "II-D"]]` + "\nzones = 3", `68:1: `},
	} {
		lines := testBoard()
		lines[c.line-1] = c.text
		_, err := parseLines(lines)
		if err == nil || !strings.HasPrefix(err.Error(), "board.toml:"+c.want) {
			t.Errorf("%s:\ngot  %v\nwant board.toml:%s", c.name, err, c.want)
		}
		if told := (*fault.Fault)(nil); err != nil && !errors.As(err, &told) {
			t.Errorf("%s: the error cannot be told in other languages", c.name)
		}
	}
	_, err := decks.ParseIndustry("board.toml", []byte("name = \"test\"\ntaler = \"A\"\n"+testBoard()[bankLine-1]+"\nroads = []\nlinks = []"))
	if err == nil || err.Error() != `board.toml:1:1: the board lacks "zones"` {
		t.Error(err)
	}
}

// A board is read or refused, whatever stands in it, and one that is read can be played.
func FuzzParseIndustry(f *testing.F) {
	good := strings.Join(testBoard(), "\n")
	f.Add(good)
	f.Add(string(decks.SohoBoard()))
	f.Add(strings.Replace(good, `kind = "factory"`, `kind = "joker"`, 1))
	f.Add(strings.Replace(good, `"I-B"]`, `["I-B"]]`, 1))
	f.Add("zones = [[]]\nroads = [[[]]]\nbank = []")
	f.Add("zones = [{ at = \"I-A\", kind = {} }]")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := decks.ParseIndustry("board.toml", []byte(text))
		if (g == nil) != (err != nil) {
			t.Fatalf("read as %v, with the error %v", g, err)
		}
		if err != nil {
			return
		}
		s, err := g.Start(industry.Options{Seats: 3}, 1, nil)
		if err != nil || g.Check(&s) != nil {
			t.Fatalf("a board that is read cannot be played: %v, %v", err, g.Check(&s))
		}
	})
}

// The text of our own board is the one that is played on, for those who want to change it.
func TestSohoBoardIsTheTextOfOurBoard(t *testing.T) {
	g, err := decks.ParseIndustry("board.toml", decks.SohoBoard())
	if err != nil || g.Sum != decks.Industry().Sum {
		t.Errorf("it is the text of another board: %v", err)
	}
}
