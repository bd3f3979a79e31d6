package decks

import (
	"io/fs"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
)

// A slip of the pen in our own texts is told by its place as well.
func TestFiguresMistakes(t *testing.T) {
	for _, m := range []struct{ game, file, old, new, want string }{
		{"birmingham", "birmingham/board.toml", `ends = ["Belper", "Derby"]`, `ends = ["Belper", "Darby"]`,
			`22:44: the line belper_derby names "Darby", which is not on the board; did you mean "Derby"?`},
		{"birmingham", "birmingham/board.toml", "mid = [765.8, 156.4]", "mid = [765.8]",
			`22:3: "mid" of the line belper_derby wants x and y`},
		{"birmingham", "birmingham/board.toml", `accepts = ["cotton"]`, `accepts = ["cotton", "cotton"]`,
			`9:50: "accepts" of a merchant tile names cotton twice`},
		{"birmingham", "birmingham/board.toml", `industries = ["coal"]`, "industries = []",
			`74:18: "industries" of a space at Belper names no industry`},
		{"birmingham", "birmingham/board.toml", "x = 753.4", "x = true",
			`70:5: "x" of a location wants a number, not true or false`},
		{"birmingham", "birmingham/board.toml", "bonus = { develop = 1 }", "bonus = { develop = 1, vp = 1 }",
			`347:9: "bonus" of Gloucester wants one of "develop", "income", "money" or "vp"`},
		{"birmingham", "birmingham/tiles.toml", "level = 2", "level = 3",
			`11:13: "level" of a cotton mill wants a number from 2 to 2, not 3`},
		{"birmingham", "birmingham/cards.toml", "[0, 0, 2]", "[0, 2]",
			`5:39: "count" of a location card wants 3 numbers, not 2`},
		{"birmingham", "birmingham/tables.toml", "start = 13", "start = 15",
			`9:9: "start" of the coal market wants a number from 0 to 14, not 15`},
		{"birmingham", "birmingham/tables.toml", "money = 30, ", "", `46:10: a loan lacks "money"`},
		{"birmingham", "birmingham/tables.toml", "[edition]", "[distant_market]", `1:1: the tables lacks "edition"`},
		{"birmingham", "birmingham/tables.toml", "wild_cards = 4", "#", `39:1: the limits lacks "wild_cards"`},
		{"birmingham", "birmingham/tables.toml", "late_loans = true", "late_lones = true",
			`36:1: the edition has no use for "late_lones"; did you mean "late_loans"?`},
		{"birmingham", "birmingham/tiles.toml", `built_in = "canal"`, `built_in = "never"`,
			`10:3: a cotton mill of level 1: one of level 0 is never built, and no other (C7.2)`},
		{"birmingham", "birmingham/tiles.toml", "beer = 1, ", "", `10:3: a cotton mill lacks "beer"`},
		{"lancashire", "lancashire/tiles.toml", "vp =  5", "beer = 1, vp = 5", `10:59: a cotton mill has no use for "beer"`},
		{"lancashire", "lancashire/tiles.toml", "level = 0", "level = 1",
			`42:3: a shipyard of level 1: one of level 0 is never built, and no other (C7.2)`},
		{"lancashire", "lancashire/tiles.toml", `, built_in = "never"`, "",
			`42:3: a shipyard of level 0: one of level 0 is never built, and no other (C7.2)`},
		{"lancashire", "lancashire/tiles.toml", "{ level = 2, count = 2, money = 25", "{ level = 3, count = 2, money = 25",
			`44:13: "level" of a shipyard wants a number from 2 to 2, not 3`},
		{"lancashire", "lancashire/industries.toml", `"lancashire"`, `"yorkshire"`,
			`5:10: "family" of the set of industries wants "birmingham" or "lancashire", not "yorkshire"`},
		{"lancashire", "lancashire/industries.toml", "at_once = true", "at_once = 1",
			`12:38: "at_once" of an industry wants true or false, not a whole number`},
		{"lancashire", "lancashire/board.toml", `kind = "end-point"`, `kind = "endpoint"`,
			`287:8: "kind" of a location wants "town", "farm", "merchant" or "end-point", not "endpoint"; did you mean "end-point"?`},
		{"lancashire", "lancashire/board.toml", "market = true\nlink_icons = 2", "market = true",
			`284:1: Scotland lacks "link_icons"`},
		{"lancashire", "lancashire/board.toml", "lines = [", "merchant_tiles = []\nlines = [",
			`7:1: the board has no use for "merchant_tiles"`},
		{"lancashire", "lancashire/tables.toml", "[distant_market]", "[distant]",
			`18:2: the tables has no use for "distant"; did you mean "distant_market"?`},
		{"lancashire", "lancashire/tables.toml", "bonuses = [3, 3, 2, 2, 1, 1, 0, 0]", "",
			`18:1: the distant market lacks "bonuses"`},
		{"lancashire", "lancashire/tables.toml", "{ steps = 0, count = [0, 1, 2] }", "{ steps = 0, count = [0, 1] }",
			`21:24: "count" of a tile of the distant market wants 3 numbers, not 2`},
		{"lancashire", "lancashire/tables.toml", "rail = [0, 0, 0]", "rail = [0, 0, -1]",
			`45:44: "rail" of "aside" of the edition wants a number from 0 to 100, not -1`},
		{"lancashire", "lancashire/tables.toml", "money_per_vp = 10", "money_per_vp = 0",
			`46:16: "money_per_vp" of the edition wants a number from 1 to 100, not 0`},
		{"lancashire-virtual", "lancashire/virtual.toml", `"Birkenhead"`, `"Birkenhaed"`,
			`4:30: "virtual_link" of the edition names "Birkenhaed", which is not on the board; did you mean "Birkenhead"?`},
		{"lancashire-classic", "lancashire/classic.toml", `card = "Colne"`, `card = "Scotland"`,
			`4:1: there is no card "scotland"`},
		{"lancashire-classic", "lancashire/classic.toml", "[distant_market]", "[distant_market]\nbonus = []",
			`18:1: the distant market has no use for "bonus"; did you mean "bonuses"?`},
		{"lancashire-community", "lancashire/community.toml", `"Northwich"`, `"Nantwich"`,
			`5:111: "without" of the overlay names "Nantwich", which is not on the board; did you mean "Northwich"?`},
		{"lancashire-community", "lancashire/community.toml", `"lancaster_scotland"`, `"lancaster--scotland"`,
			`8:10: there is no line "lancaster--scotland"`},
		{"lancashire-community", "lancashire/community.toml", ", canal = true", "", `8:10: a line lacks "canal"`},
		{"lancashire-community", "lancashire/community.toml", "start_money", "money",
			`50:1: the limits has no use for "money"`},
		{"brass", "brass/overlay.toml", "level = 1, vp", "level = 5, vp", `4:10: there is no cotton of level 5`},
		{"brass", "brass/overlay.toml", `["port"], row = 0, col = 0, x = 313.9`, `["brewery"], row = 0, col = 0, x = 313.9`,
			`89:19: "industries" of a space at Fleetwood wants "cotton", "coal", "iron", "port" or "shipyard", not "brewery"`},
		{"brass", "brass/overlay.toml", `name = "Wigan"`, `id = "wigan"`, `180:1: a location has no use for "id"`},
	} {
		f, err := named(m.game).parseFigures(func(file string) *strict.Document {
			text := string(embedded(file))
			if file == m.file {
				text = changed(t, text, m.old, m.new)
			}
			return strict.Open(file, []byte(text))
		})
		refused(t, f == nil, err, m.file+":"+m.want)
	}
}

func TestListOfGamesMistakes(t *testing.T) {
	for _, m := range []struct{ old, new, want string }{
		{`players = [2, 4]`, `players = [2, 5]`, `12:15: "players" of a game wants a number from 2 to 4, not 5`},
		{`players = [2, 4]`, `players = [2]`, `12:11: "players" of a game wants 2 numbers, not 1`},
		{`groups = [12, 4, 6]`, `groups = [12, 0, 6]`, `13:15: "groups" of a game wants a number from 1 to 32, not 0`},
		{`map = "full"`, `map = "both"`, `23:7: "map" of a game wants "full" or "community", not "both"`},
		{`ladder = ["apprentice", "journeyman", "foreman", "engineer", "millowner"`, `ladder = [1`, `14:11: "ladder" of a game wants a text, not a whole number`},
		{`base = "birmingham"`, ``, `8:1: a game lacks "base"`},
		{`overlays = ["lancashire/virtual.toml"]`, `overlays = [1]`, `31:13: "overlays" of a game wants a text, not a whole number`},
		{`overlays = ["lancashire/virtual.toml"]`, `overlay = "lancashire/virtual.toml"`,
			`31:1: a game has no use for "overlay"; did you mean "overlays"?`},
	} {
		games, err := parseGames(strict.Open("games.toml", []byte(changed(t, string(embedded("games.toml")), m.old, m.new))))
		refused(t, games == nil, err, "games.toml:"+m.want)
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
		f := named("birmingham").figures()
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

// What is read as the program's own is TOML as the decoder knows it too.
func TestOwnTextsAreWhole(t *testing.T) {
	read := 0
	err := fs.WalkDir(files, ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".toml") {
			return err
		}
		read++
		return strict.Open(path, embedded(path)).Problem()
	})
	if err != nil || read < 10 {
		t.Errorf("of %d texts, %v", read, err)
	}
}
