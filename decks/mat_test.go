package decks_test

import (
	"fmt"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func TestM4_MatCounts(t *testing.T) {
	totals := map[string]int{"easy": 42, "medium": 35, "hard": 32}
	same(t, "mats", len(decks.Mats("birmingham")), len(totals))
	for i, name := range []string{"easy", "medium", "hard"} {
		mat, ok := decks.MatNamed("birmingham", name)
		if !ok {
			t.Fatalf("no mat is called %s", name)
		}
		same(t, "order", decks.Mats("birmingham")[i].Name, name)
		total := 0
		for _, n := range mat.Count {
			total += int(n)
		}
		same(t, name, total, totals[name])
	}
	if _, ok := decks.MatNamed("birmingham", "cruel"); ok {
		t.Error("there is a mat called cruel")
	}
}

const emptyMat = `name = "empty"
cotton = [0, 0, 0, 0]
manufacturer = [0, 0, 0, 0, 0, 0, 0, 0]
pottery = [0, 0, 0, 0, 0]
coal = [0, 0, 0, 0]
iron = [0, 0, 0, 0]
brewery = [0, 0, 0, 0]
`

func TestM4_EmptyMat(t *testing.T) {
	mat, err := decks.ParseMat("birmingham", "mine.toml", []byte(emptyMat))
	if err != nil {
		t.Fatal(err)
	}
	for kind, n := range mat.Count {
		same(t, fmt.Sprint("tiles of kind ", kind), n, 0)
	}
	same(t, "name", mat.Name, "empty")
	same(t, "digits of the sum", len(mat.Sum), 16)
}

func TestM4_MatMistakes(t *testing.T) {
	for _, m := range []mistake{
		{"more than a full set", "cotton = [0, 0", "cotton = [0, ‸3", "the mat has 3 tiles of cotton, level 2, but a full set has 2 (M4)"},
		{"negative", "iron = [0, 0, 0, 0]", "iron = [0, 0, 0, ‸-1]", `level 4 of "iron" wants a number from 0 to 255, not -1`},
		{"far too many", "coal = [0", "coal = [‸1000", `level 1 of "coal" wants a number from 0 to 255, not 1000`},
		{"no number", "coal = [0", "coal = [‸true", `level 1 of "coal" wants a whole number, not true or false`},
		{"too short", "coal = [0, 0, 0, 0]", "coal = ‸[0, 0, 0]", `"coal" of the mat wants a count for each of its 4 levels, not 3`},
		{"too long", "coal = [0", "coal = ‸[0, 0", `"coal" of the mat wants a count for each of its 4 levels, not 5`},
		{"no list", "coal = [0, 0, 0, 0]", "coal = ‸0", `"coal" of the mat wants a list, not a whole number`},
		{"missing", "brewery = [0, 0, 0, 0]\n", "", `the mat lacks "brewery"`},
		{"no name", "name = \"empty\"\n", "", `the mat lacks "name"`},
		{"unknown", "coal =", "‸cole =", `the mat has no use for "cole"; did you mean "coal"?`},
		{"syntax", "coal = [0", "coal ‸[0", "expected '=' after key"},
	} {
		t.Run(m.name, func(t *testing.T) {
			changed, place := m.apply(t, emptyMat)
			mat, err := decks.ParseMat("birmingham", "deck.toml", []byte(changed))
			if err == nil || mat != nil {
				t.Fatalf("not refused, want %s", m.want)
			}
			same(t, "refused with", err.Error(), "deck.toml:"+place+": "+m.want)
		})
	}
}

func FuzzParseMat(f *testing.F) {
	for _, name := range []string{"easy", "medium", "hard"} {
		f.Add([]byte(read(f, "birmingham/mautoma/"+name+".toml")))
		f.Add([]byte(read(f, "lancashire/mautoma/"+name+".toml")))
	}
	f.Add([]byte(emptyMat))
	f.Add([]byte(strings.ReplaceAll(emptyMat, "0", "0x7fffffffffffffff")))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, id := range []string{"birmingham", roxley} {
			mat, err := decks.ParseMat(id, "deck.toml", text)
			wellRefused(t, err, mat == nil)
		}
	})
}

// N4: shipyards have a level 0, and there are no tiles of other games.
func TestN4_MatMistakes(t *testing.T) {
	text := read(t, "lancashire/mautoma/easy.toml")
	for _, m := range []mistake{
		{"no level 0", "shipyard = [0, 2, 1]", "shipyard = ‸[2, 2]", `"shipyard" of the mat wants a count for each of its 3 levels, not 2`},
		{"level 0", "shipyard = [0", "shipyard = [‸3", "the mat has 3 tiles of shipyard, level 0, but a full set has 2 (M4)"},
		{"industry of another game", "port ", "‸brewery ", `the mat has no use for "brewery"`},
	} {
		t.Run(m.name, func(t *testing.T) {
			changed, place := m.apply(t, text)
			mat, err := decks.ParseMat(roxley, "deck.toml", []byte(changed))
			if err == nil || mat != nil {
				t.Fatalf("not refused, want %s", m.want)
			}
			same(t, "refused with", err.Error(), "deck.toml:"+place+": "+m.want)
		})
	}
}

func TestKindOf(t *testing.T) {
	for text, want := range map[string]decks.Kind{
		"name = \"x\"\n[[card]]\n": decks.DeckText, "cotton = [1]": decks.MatText, "brewery = 3": decks.MatText,
	} {
		if got, err := decks.KindOf("file.toml", []byte(text)); got != want || err != nil {
			t.Errorf("%q is of kind %d, %v", text, got, err)
		}
	}
	for text, want := range map[string]string{
		"":                              `"file.toml" is neither a deck nor a mat`,
		"[line]":                        `"file.toml" is neither a deck nor a mat`,
		"= 3":                           "file.toml:1:1: ",
		strings.Repeat("#", 2<<20):      "the text is longer than 1 MiB",
		strings.Repeat("a.", 200) + "b": "file.toml:1:",
	} {
		if _, err := decks.KindOf("file.toml", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}

const houseMat = emptyMat + `[rules]
back_again = 2
card_again = 8
full_start = true
`

// H1 to H3: house rules come with a mat; each may be missing.
func TestH1toH3_HouseRulesOfAMat(t *testing.T) {
	for left, want := range map[string]engine.House{
		"":                  {BackAgain: 2, CardAgain: 8, FullStart: true},
		"back_again = 2":    {CardAgain: 8, FullStart: true},
		"card_again = 8":    {BackAgain: 2, FullStart: true},
		"full_start = true": {BackAgain: 2, CardAgain: 8},
	} {
		mat, err := decks.ParseMat("birmingham", "mine.toml", []byte(strings.Replace(houseMat, left, "", 1)))
		if err != nil {
			t.Fatal(err)
		}
		same(t, "without "+left, mat.House, want)
	}
}

func TestH1toH3_HouseRuleMistakes(t *testing.T) {
	for _, m := range []mistake{
		{"no round", "back_again = 2", "back_again = ‸0", `"back_again" of the rules of the mat wants a number from 1 to 10, not 0`},
		{"too many rounds", "card_again = 8", "card_again = ‸11", `"card_again" of the rules of the mat wants a number from 1 to 10, not 11`},
		{"no number", "back_again = 2", "back_again = ‸true", `"back_again" of the rules of the mat wants a whole number, not true or false`},
		{"no flag", "full_start = true", "full_start = ‸1", `"full_start" of the rules of the mat wants true or false, not a whole number`},
		{"unknown", "card_again", "‸cards_again", `the rules of the mat has no use for "cards_again"; did you mean "card_again"?`},
	} {
		t.Run(m.name, func(t *testing.T) {
			changed, place := m.apply(t, houseMat)
			mat, err := decks.ParseMat("birmingham", "deck.toml", []byte(changed))
			if err == nil || mat != nil {
				t.Fatalf("not refused, want %s", m.want)
			}
			same(t, "refused with", err.Error(), "deck.toml:"+place+": "+m.want)
		})
	}
}

// The rungs are as the books tell (H4, H5): what each has more or less than the official mat that it begins with.
func TestH4_H5_TheRungsOfTheLadder(t *testing.T) {
	type rung struct {
		name, mat string
		less      string // levels of cotton mills that are missing
		house     engine.House
	}
	for id, rungs := range map[string][]rung{
		"birmingham": {
			{"apprentice", "", "", engine.House{}}, {"journeyman", "easy", "", engine.House{BackAgain: 6}}, {"foreman", "easy", "", engine.House{CardAgain: 8}},
			{"engineer", "medium", "", engine.House{FullStart: true}}, {"millowner", "medium", "", engine.House{BackAgain: 4}},
			{"magnate", "hard", "12", engine.House{}}, {"ironmaster", "hard", "1", engine.House{BackAgain: 2}},
		},
		roxley: {
			{"apprentice", "", "", engine.House{}}, {"journeyman", "easy", "", engine.House{BackAgain: 4}}, {"foreman", "medium", "", engine.House{BackAgain: 6}},
			{"engineer", "medium", "", engine.House{CardAgain: 8}}, {"magnate", "hard", "1", engine.House{}}, {"ironmaster", "hard", "1", engine.House{BackAgain: 2}},
		},
	} {
		g, ladder := decks.Game(id), decks.Ladder(id)
		same(t, id+": rungs", len(ladder), len(rungs))
		for i, want := range rungs {
			count := g.FullSet()
			if mat, ok := decks.MatNamed(id, want.mat); ok {
				count = mat.Count
			}
			for tile := range g.Tiles {
				if f := g.Tiles[tile]; f.Industry == engine.Cotton && strings.Contains(want.less, fmt.Sprint(f.Level)) {
					count[tile] = 0
				}
			}
			same(t, want.name, *ladder[i], automa.Mat{Name: want.name, Sum: ladder[i].Sum, Count: count, House: want.house})
		}
	}
	for _, id := range []string{"brass", "lancashire-community"} {
		same(t, id+": rungs", len(decks.Ladder(id)), 0)
	}
}
