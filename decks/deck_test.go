package decks_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func TestM8_Groups(t *testing.T) {
	var groups [automa.Groups]int
	numbers := map[int]bool{}
	for _, card := range decks.Deck("birmingham").Cards {
		groups[card.Group]++
		numbers[card.Number] = true
	}
	same(t, "A, B, C", groups, [automa.Groups]int{12, 4, 6})
	for n := 1; n <= 22; n++ {
		if !numbers[n] {
			t.Errorf("card %d is missing", n)
		}
	}
}

func TestM72_FirstTurns(t *testing.T) {
	develop := 0
	for _, card := range decks.Deck("birmingham").Cards {
		if card.Back.FirstTurnDevelop {
			develop++
		}
	}
	same(t, "backs with DEVELOP", develop, 6)
}

func TestM51_Icons(t *testing.T) {
	var icons [automa.Cells]int
	for _, card := range decks.Deck("birmingham").Cards {
		icons[card.Back.Icon]++
	}
	same(t, "NW, NE, SW, SE", icons, [automa.Cells]int{6, 6, 5, 5})
}

func TestM66_DevelopPrices(t *testing.T) {
	var prices [5]int
	for _, card := range decks.Deck("birmingham").Cards {
		prices[card.Back.DevelopTo]++
	}
	same(t, "£0 to £4", prices, [5]int{9, 3, 7, 1, 2})
}

func TestM23_Slots(t *testing.T) {
	slots := 0
	for _, card := range decks.Deck("birmingham").Cards {
		slots += len(card.Front)
		same(t, "last slot", card.Front[len(card.Front)-1].Kind, automa.NetworkSlot)
	}
	same(t, "slots", slots, 58)
}

// The picture above a card is what a person checks beside the print; it must say what the program reads.
func TestPicturesMatchTheirCards(t *testing.T) {
	f := decks.Figures("birmingham")
	pictures := strings.Split(deckText(t), "[[card]]\n")
	for i, card := range decks.Deck("birmingham").Cards {
		header, front, back := picture(pictures[i])
		if !strings.HasPrefix(header, fmt.Sprintf("# %d %c, front", card.Number, 'A'+rune(card.Group))) || !strings.HasSuffix(header, " back") {
			t.Errorf("the picture of card %d starts %q", card.Number, header)
		}
		same(t, fmt.Sprint("front of card ", card.Number), front, frontPicture(card, &f))
		same(t, fmt.Sprint("back of card ", card.Number), back, backPicture(card, &f))
	}
}

// picture reads the last picture of a text: its first line, and below that the words of the front and of the back beside it.
func picture(text string) (header, front, back string) {
	const width = 50
	lines := strings.Split(strings.TrimSpace(text[strings.LastIndex(text, "\n\n"):]), "\n")
	var left, right []string
	for _, line := range lines[1:] {
		l, r := []rune(strings.TrimPrefix(line, "# ")), ""
		if len(l) > width {
			l, r = l[:width], string(l[width:])
		}
		left, right = append(left, strings.Fields(string(l))...), append(right, strings.Fields(r)...)
	}
	return lines[0], strings.Join(left, " "), strings.Join(right, " ")
}

func frontPicture(card automa.CardFacts, f *engine.Figures) string {
	words := map[engine.Industry]string{
		engine.Cotton: "COTTON", engine.Manufacturer: "MANUFACTURER", engine.Pottery: "POTTERY",
		engine.CoalMine: "COAL MINE", engine.IronWorks: "IRON", engine.Brewery: "BREWERY", engine.Port: "PORT",
		engine.Shipyard: "SHIPYARD",
	}
	var parts []string
	for _, slot := range card.Front {
		if slot.LinkFirst {
			parts = append(parts, "( link )")
		}
		word := words[slot.Industry]
		if slot.Kind == automa.NetworkSlot {
			word = "NETWORK"
		}
		if slot.IronFrom > 0 {
			word += fmt.Sprintf(" £%d+", slot.IronFrom)
		}
		if slot.Kind == automa.CoalAndLinksSlot {
			word += ", then links"
		}
		var names []string
		for _, l := range slot.At {
			names = append(names, f.Locations[l].Name)
		}
		parts = append(parts, word, strings.Join(names, " / "))
	}
	return strings.Join(parts, " ")
}

func backPicture(card automa.CardFacts, f *engine.Figures) string {
	first, below := "DRAW", "-"
	if card.Back.FirstTurnDevelop {
		first = "DEVELOP"
	}
	if card.Back.DevelopTo == 0 {
		below = ""
	}
	icon := [automa.Cells]string{"upper left", "upper right", "lower left", "lower right"}[card.Back.Icon]
	return fmt.Sprintf("%s icon: %s SELL, else brewery at %s DEVELOP at £%d%s, +3 VP NETWORK · PASS +5 VP",
		first, icon, f.Locations[card.Back.Brewery].Name, card.Back.DevelopTo, below)
}

func TestM44_6_EveryLineClockwiseAtBothEnds(t *testing.T) {
	f, deck := decks.Figures("birmingham"), decks.Deck("birmingham")
	var listed, ends int
	for l := range f.Locations {
		listed += len(deck.Clockwise[l])
	}
	for _, line := range f.Lines {
		ends += len(line.Ends)
	}
	same(t, "lines at locations", listed, ends)
	var names []string
	for _, x := range deck.Clockwise[location(t, &f, "Worcester")] {
		names = append(names, f.Lines[x].ID)
	}
	same(t, "clockwise at Worcester", strings.Join(names, " "),
		"birmingham_worcester gloucester_worcester farm-south_kidderminster_worcester")
}

func TestM52_IconCells(t *testing.T) {
	f, deck := decks.Figures("birmingham"), decks.Deck("birmingham")
	const nw, ne, sw, se = 1 << automa.NW, 1 << automa.NE, 1 << automa.SW, 1 << automa.SE
	for name, want := range map[string][]uint8{
		"Birmingham":           {nw, ne, sw, se},
		"Stone":                {nw, ne},
		"Coventry":             {nw | ne, sw, se},
		"Belper":               {nw, ne, sw}, // A15
		"Farm Brewery (North)": {nw | ne | sw | se},
	} {
		var cells []uint8
		for x, space := range f.Spaces {
			if x > 0 && space.Location == location(t, &f, name) {
				cells = append(cells, deck.IconCells[x])
			}
		}
		same(t, "cells of "+name, string(cells), string(want))
	}
}

func TestM50_Alphabet(t *testing.T) {
	f, deck := decks.Figures("birmingham"), decks.Deck("birmingham")
	ranks := map[uint8]bool{}
	for l := 1; l < len(f.Locations); l++ {
		ranks[deck.Alphabet[l]] = true
	}
	same(t, "different ranks", len(ranks), 27)
	for _, pair := range [][2]string{
		{"Derby", "Dudley"}, {"Farm Brewery (North)", "Farm Brewery (South)"}, {"Dudley", "Farm Brewery (North)"},
		{"Farm Brewery (South)", "Gloucester"}, {"Stafford", "Stoke-on-Trent"}, {"Stoke-on-Trent", "Stone"}, {"Worcester", ""},
	} {
		if pair[1] != "" && deck.Alphabet[location(t, &f, pair[0])] >= deck.Alphabet[location(t, &f, pair[1])] {
			t.Errorf("%s does not come before %s", pair[0], pair[1])
		}
	}
	same(t, "last", deck.Alphabet[location(t, &f, "Worcester")], 27)
}

func TestSumIsThatOfTheText(t *testing.T) {
	text := deckText(t)
	digest := sha256.Sum256([]byte(text))
	want := hex.EncodeToString(digest[:])[:16]
	same(t, "built in", decks.Deck("birmingham").Sum, want)
	crlf, err := decks.ParseDeck("birmingham", "deck.toml", []byte(strings.ReplaceAll(text, "\n", "\r\n")))
	if err != nil {
		t.Fatal(err)
	}
	same(t, "lines end in CRLF", crlf.Sum, want)
	changed, err := decks.ParseDeck("birmingham", "deck.toml", []byte(text+"# mine\n"))
	if err != nil {
		t.Fatal(err)
	}
	if changed.Sum == want {
		t.Error("another text has the same sum")
	}
}

func TestDeckWithByteOrderMark(t *testing.T) {
	if _, err := decks.ParseDeck("birmingham", "deck.toml", []byte("\ufeff"+deckText(t))); err != nil {
		t.Error(err)
	}
}

// mistake is a change of a text that must be refused. The mark ‸ in the new text shows where; with none it is the start.
type mistake struct{ name, old, new, want string }

const mark = "‸"

// apply returns the text with the mistake in it, and the line and column of the mark.
func (m mistake) apply(t *testing.T, text string) (changed, place string) {
	t.Helper()
	if !strings.Contains(text, m.old) {
		t.Fatalf("the text does not contain %q", m.old)
	}
	text = strings.Replace(text, m.old, m.new, 1)
	before, after, marked := strings.Cut(text, mark)
	if !marked {
		return text, "1:1"
	}
	lines := strings.Split(before, "\n")
	return before + after, fmt.Sprintf("%d:%d", len(lines), utf8.RuneCountInString(lines[len(lines)-1])+1)
}

func TestDeckMistakes(t *testing.T) {
	text := deckText(t)
	const first = `  { build = "iron", at = ["Redditch", "Coalbrookdale"], iron_from = 3, link_first = true },`
	const pottery = `  { build = "pottery", at = ["Coventry"] },`
	const start1 = "[[card]]\nid = 1\ngroup = \"A\"\n"
	const front1 = "front = [\n" + first + "\n" + pottery + "\n  { network = [\"Coventry\"] },\n]\n"
	const back1 = `back = { first_turn = "draw", brewery = "Stone", develop_to = 1, icon = "SW" }`
	for _, m := range []mistake{
		{"syntax", "id = 1\n", "id = ‸\n", "unexpected character U+000A at start of value"},
		{"unclosed text", `group = "A"`, `group = "A‸`, "basic strings cannot have new lines"},
		{"key twice", "id = 1\n", "id = 1\n‸id = 2\n", `"id" is already given`},
		{"key twice in a slot", pottery, `  { build = "pottery", at = ["Coventry"], ‸at = ["Stone"] },`, `"at" is already given`},
		{"table twice", back1, "[card.back]\n[‸card.back]\n", "table back already exists"},
		{"list in a text", back1, "[[card.group.‸x]]\n", `"x" cannot be here, in something that is no table`},
		{"list of a text", back1, "[[card.‸group]]\n", `"group" is already given and is no list`},
		{"table in a text", back1, "[card.group.‸x]\n", `"x" is already given and is no table`},
		{"unknown key", `name = "MAUtoma"`, "name = \"MAUtoma\"\n‸author = \"me\"", `the deck has no use for "author"`},
		{"unknown key of a card", "id = 1\n", "id = 1\n‸fornt = []\n", `a card has no use for "fornt"; did you mean "front"?`},
		{"unknown key of a slot", pottery, `  { build = "pottery", ‸from = ["Coventry"] },`, `a slot of card 1 has no use for "from"`},
		{"unknown key of a back", back1, strings.Replace(back1, "icon", "‸icons", 1),
			`the back of card 1 has no use for "icons"; did you mean "icon"?`},
		{"no name", `name = "MAUtoma"`, "", `the deck lacks "name"`},
		{"empty name", `name = "MAUtoma"`, `name = ‸""`, `"name" of the deck wants 1 to 40 characters, not 0`},
		{"long name", `name = "MAUtoma"`, `name = ‸"` + strings.Repeat("m", 41) + `"`,
			`"name" of the deck wants 1 to 40 characters, not 41`},
		{"name that rings", `name = "MAUtoma"`, `name = ‸"\u0007"`, `"name" of the deck holds '\a', which cannot be shown`},
		{"no id", "[[card]]\nid = 1\n", "‸[[card]]\n", `a card lacks "id"`},
		{"no front", start1 + front1, "‸" + start1, `card 1 lacks "front"`},
		{"empty front", front1, "front = ‸[]\n", "the front of card 1 has no slot"},
		{"no back", start1 + front1 + back1, "‸" + start1 + front1, `card 1 lacks "back"`},
		{"no place", pottery, `  ‸{ build = "pottery" },`, `card 1 lacks "at"`},
		{"no icon", back1, `back = ‸{ first_turn = "draw", brewery = "Stone", develop_to = 1 }`, `the back of card 1 lacks "icon"`},
		{"id of another type", "id = 1\n", "id = ‸\"1\"\n", `"id" of a card wants a whole number, not a text`},
		{"fraction", "develop_to = 1,", "develop_to = ‸1.5,", `"develop_to" of the back of card 1 wants a whole number, not a fraction`},
		{"date", "develop_to = 1,", "develop_to = ‸1979-05-27,", `"develop_to" of the back of card 1 wants a whole number, not a date`},
		{"one place without list", pottery, `  { build = "pottery", at = ‸"Coventry" },`, `"at" of card 1 wants a list, not a text`},
		{"list as a place", pottery, `  { build = "pottery", at = [‸["Coventry"]] },`, "card 1 wants a text, not a list"},
		{"slot after odd ones", first, "  { build = \"iron\", at = [\"Redditch\"] }, # [ {\n  ‸[[], {x = [1]}],",
			"a slot of card 1 wants a table, not a list"},
		{"place after a comment", pottery, "  { build = \"pottery\", at = [ # [\n  \"Coventry\", # ]\n  ‸[]] },",
			"card 1 wants a text, not a list"},
		{"flag as text", first, strings.Replace(first, "true", `‸"yes"`, 1), `"link_first" of card 1 wants true or false, not a text`},
		{"slot that is no table", pottery, `  ‸"pottery",`, `a slot of card 1 wants a table, not a text`},
		{"back that is no table", back1, `back = ‸["draw"]`, `the back of card 1 wants a table, not a list`},
		{"id out of range", "id = 1\n", "id = ‸100\n", `"id" of a card wants a number from 1 to 99, not 100`},
		{"number twice", "id = 2\n", "id = ‸1\n", "there are two cards with the number 1"},
		{"group", `group = "A"`, `group = ‸"D"`, `"group" of card 1 wants "A", "B" or "C", not "D"`},
		{"unknown place", pottery, `  { build = "pottery", at = [‸"Coventri"] },`,
			`card 1 names "Coventri", which is not on the board; did you mean "Coventry"?`},
		{"place in lower case", pottery, `  { build = "pottery", at = [‸"coventry"] },`,
			`card 1 names "coventry", which is not on the board; did you mean "Coventry"?`},
		{"part of a name", pottery, `  { build = "pottery", at = [‸"Burton"] },`,
			`card 1 names "Burton", which is not on the board; did you mean "Burton-on-Trent"?`},
		{"place far from any", pottery, `  { build = "pottery", at = [‸"London"] },`,
			`card 1 names "London", which is not on the board`},
		{"place that rings", pottery, `  { build = "pottery", at = [‸"\u001b[31m"] },`,
			`card 1 names "\x1b[31m", which is not on the board`},
		{"long place", pottery, `  { build = "pottery", at = [‸"` + strings.Repeat("x", 500) + `"] },`,
			`card 1 names "` + strings.Repeat("x", 40) + `…", which is not on the board`},
		{"second place of a list", first, strings.Replace(first, `"Coalbrookdale"`, `‸"Stone"`, 1),
			"card 1 builds an iron works at Stone, which has no space for one"},
		{"no space for it", pottery, `  { build = "manufacturer", at = [‸"Worcester"] },`,
			"card 1 builds a manufacturer at Worcester, which has no space for one"},
		{"farm that brews only", pottery, `  { build = "cotton", at = [‸"Farm Brewery (North)"] },`,
			"card 1 builds a cotton mill at Farm Brewery (North), which has no space for one"},
		{"merchant location", pottery, `  { build = "pottery", at = [‸"Oxford"] },`,
			"card 1 builds at Oxford, a merchant location, where nothing can be built (B5.4)"},
		{"place twice", pottery, `  { build = "pottery", at = ["Coventry", ‸"Coventry"] },`, "card 1 names Coventry twice in one slot"},
		{"empty place list", pottery, `  { build = "pottery", at = ‸[] },`, `"at" of card 1 names no place`},
		{"empty network", `{ network = ["Coventry"] }`, `{ network = ‸[] }`, `"network" of card 1 names no place`},
		{"unknown industry", pottery, `  { build = ‸"potery", at = ["Coventry"] },`, `"build" of card 1 wants "cotton",` +
			` "manufacturer", "pottery", "coal", "iron" or "brewery", not "potery"; did you mean "pottery"?`},
		{"iron too dear", "iron_from = 3", "iron_from = ‸7", `"iron_from" of card 1 wants a number from 0 to 6, not 7`},
		{"iron below nothing", "iron_from = 3", "iron_from = ‸-1", `"iron_from" of card 1 wants a number from 0 to 6, not -1`},
		{"iron beyond numbers", "iron_from = 3", "iron_from = ‸99999999999999999999",
			"decimal number is too large to fit in a 64-bit signed integer"},
		{"links after no mine", pottery, `  { build = "pottery", at = ["Coventry"], then_links = ‸true },`,
			"card 1 places links after a pottery, which only a coal mine allows (M34)"},
		{"links before and after", `{ build = "coal", at = ["Redditch"], then_links = true }`,
			`{ build = "coal", at = ["Redditch"], link_first = true, then_links = ‸true }`,
			"card 5 places links before and after its coal mine, which are three actions (M29, M34)"},
		{"build and network", pottery, `  { ‸build = "pottery", network = ["Coventry"] },`, `card 1 has "build" and "network" in one slot`},
		{"network with a price", `{ network = ["Coventry"] }`, `{ network = ["Coventry"], ‸iron_from = 1 }`,
			`card 1 has "iron_from" and "network" in one slot`},
		{"neither build nor network", pottery, `  ‸{ at = ["Coventry"] },`, `a slot of card 1 has neither "build" nor "network"`},
		{"first turn", `first_turn = "draw"`, `first_turn = ‸"pass"`,
			`"first_turn" of the back of card 1 wants "draw" or "develop", not "pass"`},
		{"icon", `icon = "SW"`, `icon = ‸"N"`, `"icon" of the back of card 1 wants "NW", "NE", "SW" or "SE", not "N"`},
		{"developing too dear", "develop_to = 1,", "develop_to = ‸7,", `"develop_to" of the back of card 1 wants a number from 0 to 6, not 7`},
		{"town without brewery", `brewery = "Stone"`, `brewery = ‸"Dudley"`,
			"the back of card 1 builds a brewery at Dudley, which has no space for one"},
		{"farm on a back", `brewery = "Stone"`, `brewery = ‸"Farm Brewery (North)"`,
			"the back of card 1 builds its brewery at Farm Brewery (North), but a back names a town (M59)"},
		{"merchant on a back", `brewery = "Stone"`, `brewery = ‸"Oxford"`,
			"the back of card 1 builds at Oxford, a merchant location, where nothing can be built (B5.4)"},
		{"unknown town on a back", `brewery = "Stone"`, `brewery = ‸"Stonne"`,
			`the back of card 1 names "Stonne", which is not on the board; did you mean "Stone"?`},
	} {
		t.Run(m.name, func(t *testing.T) {
			changed, place := m.apply(t, text)
			refused(t, changed, "deck.toml:"+place+": "+m.want)
		})
	}
}

func refused(t *testing.T, text, want string) {
	t.Helper()
	deck, err := decks.ParseDeck("birmingham", "deck.toml", []byte(text))
	if err == nil || deck != nil {
		t.Fatalf("not refused, want %s", want)
	}
	same(t, "refused with", err.Error(), want)
}

func TestM8_GroupCounts(t *testing.T) {
	text := deckText(t)
	t.Run("one too many", func(t *testing.T) {
		// Card 22, the thirteenth of group A once card 3 has joined it, is the one too many.
		changed, _ := mistake{old: "id = 3\ngroup = \"B\"", new: "id = 3\ngroup = \"A\""}.apply(t, text)
		changed, place := mistake{old: "id = 22\ngroup = ", new: "id = 22\ngroup = ‸"}.apply(t, changed)
		refused(t, changed, "deck.toml:"+place+": card 22 is one too many of group A, which has 12 (M8)")
	})
	t.Run("one too few", func(t *testing.T) {
		cut, _, _ := strings.Cut(text, "# 22 A")
		changed, place := mistake{old: "[[card]]\nid = 21\n", new: "‸[[card]]\nid = 21\n"}.apply(t, cut)
		refused(t, changed, "deck.toml:"+place+": the deck has 11 cards of group A, it needs 12 (M8)")
	})
	t.Run("twenty-three cards", func(t *testing.T) {
		last := text[strings.LastIndex(text, "[[card]]"):]
		more := strings.Replace(last, "id = 22\ngroup = ", "id = 23\ngroup = ‸", 1)
		changed, place := mistake{}.apply(t, text+more)
		refused(t, changed, "deck.toml:"+place+": card 23 is one too many of group A, which has 12 (M8)")
	})
	t.Run("no cards", func(t *testing.T) {
		refused(t, "name = \"none\"\ncard = []\n", "deck.toml:1:1: the deck has 0 cards of group A, it needs 12 (M8)")
	})
}

func TestTextsTooLong(t *testing.T) {
	refused(t, strings.Repeat("#", 1<<20+1), "deck.toml:1:1: the text is longer than 1 MiB")
}

// The decoder takes a time that grows with the square of the number of keys.
func TestTablesTooWide(t *testing.T) {
	var text strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&text, "k%d=1\n", i)
	}
	refused(t, text.String(), "deck.toml:1001:1: a table has more than 1000 keys")
}

// Every name of a key is a table within a table, for the decoder too.
func TestKeysNestedTooDeep(t *testing.T) {
	deep := strings.Repeat("a.", 101) + "a"
	refused(t, "["+deep+"]\n", "deck.toml:1:2: a key has more than 100 names")
	refused(t, "[["+deep+"]]\n", "deck.toml:1:3: a key has more than 100 names")
	refused(t, deep+" = 1\n", "deck.toml:1:1: a key has more than 100 names")
}

func TestFileNamesAreShownSafely(t *testing.T) {
	_, err := decks.ParseDeck("birmingham", "de\x1bck\n.toml", []byte("x"))
	same(t, "refused with", fmt.Sprint(err), "de\ufffdck\ufffd.toml:1:1: expected '=' after key")
}

func FuzzParseDeck(f *testing.F) {
	text := deckText(f)
	f.Add([]byte(text))
	f.Add([]byte(text[:len(text)/2]))
	f.Add([]byte(read(f, lancashireDeck)))
	f.Add([]byte("card = [[[[{a.b.c={}}]]]]\n[[card]]\n[card.back]\n[card.back.icon]"))
	f.Add([]byte("\ufeffname = \"\\u0007\"\r\n\"\\u001b\" = 1979-05-27\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, id := range []string{"birmingham", roxley, community} {
			deck, err := decks.ParseDeck(id, "deck.toml", text)
			wellRefused(t, err, deck == nil)
		}
	})
}

var refusal = regexp.MustCompile(`^deck\.toml:[1-9]\d*:[1-9]\d*: .+$`)

func wellRefused(t *testing.T, err error, nothing bool) {
	t.Helper()
	if (err != nil) != nothing {
		t.Fatalf("a result and an error, or neither: %v", err)
	}
	if err == nil {
		return
	}
	if !refusal.MatchString(err.Error()) || strings.ContainsFunc(err.Error(), func(r rune) bool { return !unicode.IsPrint(r) }) {
		t.Errorf("refused with %q", err)
	}
}

func deckText(t testing.TB) string { return read(t, "birmingham/mautoma/deck.toml") }

func read(t testing.TB, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func location(t *testing.T, f *engine.Figures, name string) engine.Location {
	t.Helper()
	for l, facts := range f.Locations {
		if facts.Name == name {
			return engine.Location(l)
		}
	}
	t.Fatalf("no place is called %s", name)
	return 0
}
