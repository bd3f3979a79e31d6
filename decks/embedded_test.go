package decks

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
)

// A slip of the pen in our own texts is told by its place as well.
func TestFiguresMistakes(t *testing.T) {
	for _, m := range []struct{ file, old, new, want string }{
		{"board.toml", `ends = ["Belper", "Derby"]`, `ends = ["Belper", "Darby"]`,
			`board.toml:26:44: the line belper_derby names "Darby", which is not on the board; did you mean "Derby"?`},
		{"board.toml", "mid = [765.8, 156.4]", "mid = [765.8]", `board.toml:26:3: "mid" of the line belper_derby wants x and y`},
		{"board.toml", `accepts = ["cotton"]`, `accepts = ["cotton", "cotton"]`,
			`board.toml:13:50: "accepts" of a merchant tile names cotton twice`},
		{"board.toml", `industries = ["coal"]`, "industries = []", `board.toml:79:18: "industries" of a space at Belper names no industry`},
		{"board.toml", "x = 753.4", "x = true", `board.toml:74:5: "x" of a location wants a number, not true or false`},
		{"board.toml", "bonus = { develop = 1 }", "bonus = { develop = 1, vp = 1 }",
			`board.toml:374:9: "bonus" of Gloucester wants one of "develop", "income", "money" or "vp"`},
		{"tiles.toml", "level = 2", "level = 3", `tiles.toml:11:13: "level" of a cotton mill wants a number from 2 to 2, not 3`},
		{"cards.toml", "[0, 0, 2]", "[0, 2]", `cards.toml:5:39: "count" of a location card wants 3 numbers, not 2`},
		{"tables.toml", "start = 13", "start = 15", `tables.toml:12:9: "start" of the coal market wants a number from 0 to 14, not 15`},
	} {
		f, err := parseFigures(func(file string) *strict.Document {
			text := string(embedded("birmingham/" + file))
			if file == m.file {
				text = changed(t, text, m.old, m.new)
			}
			return strict.Open(file, []byte(text))
		})
		refused(t, f == nil, err, m.want)
	}
}

func TestGeometryMistakes(t *testing.T) {
	for _, m := range []struct{ old, new, want string }{
		{`["Derby", "Leek"]`, `["Derby"]`, `geometry.toml:6:1: "Belper" of clockwise lacks the line belper_leek`},
		{`["Derby", "Leek"]`, `["Derby", "Derby"]`, `geometry.toml:7:36: "Belper" of clockwise names no other line to Derby`},
		{`["Derby", "Leek"]`, `["Derby", "Stone"]`, `geometry.toml:7:36: "Belper" of clockwise names no other line to Stone`},
		{"Warrington ", "Oxford2", `geometry.toml:33:1: clockwise has no use for "Oxford2"; did you mean "Oxford"?`},
		{`["NW", "NE", "SW"]`, `["NW", "NE"]`, `geometry.toml:37:1: "Belper" of icon_cells has too few spaces`},
		{`["NW", "NE", "SW"]`, `["NW", "NE", "SW", "SE"]`, `geometry.toml:38:45: "Belper" of icon_cells has too many spaces`},
		{`["NW", "NE", "SW"]`, `["N", "NE", "SW"]`,
			`geometry.toml:38:27: "Belper" of icon_cells wants "NW", "NE", "SW" or "SE", not "N"`},
	} {
		f := birmingham()
		text := changed(t, string(embedded("birmingham/mautoma/geometry.toml")), m.old, m.new)
		err := addGeometry(strict.Open("geometry.toml", []byte(text)), new(automa.Deck), &f)
		refused(t, err != nil, err, m.want)
	}
}

func changed(t *testing.T, text, from, to string) string {
	t.Helper()
	if !strings.Contains(text, from) {
		t.Fatalf("the text does not contain %q", from)
	}
	return strings.Replace(text, from, to, 1)
}

func refused(t *testing.T, nothing bool, err error, want string) {
	t.Helper()
	if !nothing || err == nil || err.Error() != want {
		t.Errorf("refused with\n%v, want\n%s", err, want)
	}
}
