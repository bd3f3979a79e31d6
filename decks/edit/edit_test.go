package edit_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/engine"
)

func draft(t testing.TB, id string, text []byte) *decks.Draft {
	t.Helper()
	d, err := decks.ReadDraft(id, "deck.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func matDraft(t testing.TB, id string, text []byte) *decks.MatDraft {
	t.Helper()
	d, err := decks.ReadMatDraft(id, "mat.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// same fails with the first line that differs.
func same(t *testing.T, what string, got, want []byte) {
	t.Helper()
	if bytes.Equal(got, want) {
		return
	}
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range w {
		if i >= len(g) || g[i] != w[i] {
			t.Fatalf("%s: line %d is\n%q, want\n%q", what, i+1, append(g, "")[min(i, len(g))], w[i])
		}
	}
	t.Fatalf("%s: %d lines, want %d", what, len(g), len(w))
}

// TestADeckInWhichNothingChangedIsWrittenByteForByte: as it was, and also anew, from nothing but what is on its cards.
func TestADeckInWhichNothingChangedIsWrittenByteForByte(t *testing.T) {
	for _, id := range decks.Games() {
		text := decks.DeckSource(id)
		d := draft(t, id, text)
		same(t, id+" as it was", edit.Deck(id, d, d.Name, d.Cards), text)
		same(t, id+" anew", edit.NewDeck(id, d.Name, d.Cards), text)
	}
}

func TestAMatInWhichNothingChangedIsWrittenByteForByte(t *testing.T) {
	for _, id := range decks.Games() {
		for _, level := range decks.Levels(id) {
			text := decks.MatSource(id, level.Name)
			d := matDraft(t, id, text)
			same(t, id+" "+level.Name, edit.Mat(id, d, &d.Mat), text)
			same(t, id+" "+level.Name+" anew", edit.NewMat(id, &d.Mat), text)
		}
	}
}

// lines are those of a text that another one does not have.
func lines(of, not []byte) (list []string) {
	for line := range strings.Lines(string(of)) {
		if !strings.Contains(string(not), line) {
			list = append(list, strings.TrimSpace(line))
		}
	}
	return list
}

// TestAChangedCardIsWrittenAndNothingElse: with comments of one's own, and the picture of ours drawn anew.
func TestAChangedCardIsWrittenAndNothingElse(t *testing.T) {
	text := bytes.Replace(decks.DeckSource("birmingham"), []byte("  { build = \"pottery\", at = [\"Coventry\"] },\n"),
		[]byte("  { build=\"pottery\",   at = [\"Coventry\"] }, # rare\n"), 1)
	for _, ends := range []string{"\n", "\r\n"} {
		text := append([]byte("\ufeff"), bytes.ReplaceAll(text, []byte("\n"), []byte(ends))...)
		d := draft(t, "birmingham", text)
		cards := append([]decks.Card(nil), d.Cards...)
		card := &cards[0]
		card.Front = []automa.SlotFacts{d.Cards[0].Front[1], d.Cards[0].Front[0]}
		card.Back.DevelopTo = 0
		got := edit.Deck("birmingham", d, d.Name, cards)
		if again := draft(t, "birmingham", got); !reflect.DeepEqual(again.Cards, cards) {
			t.Errorf("it is read as %+v", again.Cards[0])
		}
		if !bytes.HasPrefix(got, []byte("\ufeff")) || bytes.Count(got, []byte("\r\n")) != bytes.Count(got, []byte("\n"))*(len(ends)-1) {
			t.Error("marks or ends of lines are others")
		}
		if !bytes.Contains(got, []byte("  { build=\"pottery\",   at = [\"Coventry\"] }, # rare"+ends)) {
			t.Error("a slot that stays is written in another way")
		}
		want := []string{"# POTTERY  Coventry                                 DRAW                        icon: lower left",
			"# ( link ) IRON £3+  Redditch / Coalbrookdale       SELL, else brewery at Stone",
			"back = { first_turn = \"draw\", brewery = \"Stone\", develop_to = 0, icon = \"SW\" }"}
		if changed := lines(got, text); !reflect.DeepEqual(changed, want) {
			t.Errorf("changed are the lines %q, want %q", changed, want)
		}
	}
}

// TestACommentOfOnesOwnStays above a card, where we would draw its picture.
func TestACommentOfOnesOwnStays(t *testing.T) {
	text := bytes.Replace(decks.DeckSource("birmingham"), []byte("# 2 A, front "), []byte("# my card   "), 1)
	d := draft(t, "birmingham", text)
	cards := append([]decks.Card(nil), d.Cards...)
	cards[1].Group = automa.GroupB
	if got := lines(edit.Deck("birmingham", d, `My "deck"`, cards), text); !reflect.DeepEqual(got, []string{`name = "My \"deck\""`}) {
		t.Errorf("changed are the lines %q", got)
	}
}

// TestAnUnusualLayoutIsWrittenAnew rather than damaged.
func TestAnUnusualLayoutIsWrittenAnew(t *testing.T) {
	text := strings.Replace(string(decks.DeckSource("birmingham")), `back = { first_turn = "draw", brewery = "Stone", develop_to = 1, icon = "SW" }`,
		"[card.back]\nfirst_turn = \"draw\"\nbrewery = \"Stone\"\ndevelop_to = 1\nicon = \"SW\"", 1)
	d := draft(t, "birmingham", []byte(text))
	same(t, "nothing changed", edit.Deck("birmingham", d, d.Name, d.Cards), []byte(text))
	cards := append([]decks.Card(nil), d.Cards...)
	cards[0].Back.DevelopTo = 4
	if again := draft(t, "birmingham", edit.Deck("birmingham", d, "Mine", cards)); again.Name != "Mine" || !reflect.DeepEqual(again.Cards, cards) {
		t.Errorf("it is read as %q, %+v", again.Name, again.Cards[0])
	}
}

// TestAnyChangeIsReadAsItWasMade, card by card and again and again in the same text, and what lint says is what it says of the same
// deck written anew, but for the place.
func TestAnyChangeIsReadAsItWasMade(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		chance := rand.New(rand.NewPCG(7, 1))
		text, name := decks.DeckSource(id), "Mine"
		for range 150 {
			d := draft(t, id, text)
			cards := append([]decks.Card(nil), d.Cards...)
			change(chance, id, &cards[chance.IntN(len(cards))])
			text = edit.Deck(id, d, name, cards)
			if again := draft(t, id, text); !reflect.DeepEqual(again.Cards, cards) || again.Name != name {
				t.Fatalf("%s: it is read as something else than it was made", id)
			}
			_, err := decks.ParseDeck(id, "deck.toml", text)
			_, anew := decks.ParseDeck(id, "deck.toml", edit.NewDeck(id, name, cards))
			if what(err) != what(anew) {
				t.Fatalf("%s: lint says %v, and anew %v", id, err, anew)
			}
		}
	}
}

// what is an error without its place.
func what(err error) string {
	parts := strings.SplitN(fmt.Sprint(err), ": ", 2)
	return parts[len(parts)-1]
}

// change changes something on a card.
func change(chance *rand.Rand, id string, c *decks.Card) {
	f := decks.Figures(id)
	c.Front = append([]automa.SlotFacts(nil), c.Front...)
	place := func() engine.Location { return engine.Location(1 + chance.IntN(len(f.Locations)-1)) }
	switch n := chance.IntN(8); {
	case n == 0:
		c.Group = automa.Group(chance.IntN(automa.Groups))
	case n == 1:
		c.Back.DevelopTo = int16(chance.IntN(6))
	case n == 2 && id == "lancashire":
		c.RailOnly, c.Map = !c.RailOnly, decks.Maps()[chance.IntN(3)]
	case n == 2:
		c.Back.Brewery = place()
	case n == 3 && len(c.Front) > 1:
		c.Front = c.Front[1:]
	case n == 4:
		c.Front = append(c.Front, automa.SlotFacts{Kind: automa.NetworkSlot, At: []engine.Location{place()}})
	default:
		i := f.Industries[chance.IntN(len(f.Industries))].Industry
		slot := automa.SlotFacts{Kind: automa.BuildSlot, Industry: i, At: []engine.Location{place(), place()}, LinkFirst: chance.IntN(2) == 0,
			IronFrom: int16(chance.IntN(5))}
		if chance.IntN(3) == 0 {
			slot.Kind = automa.CoalAndLinksSlot
		}
		c.Front = append(c.Front, slot)
		c.Front[0], c.Front[len(c.Front)-1] = c.Front[len(c.Front)-1], c.Front[0]
	}
}

// TestAChangedMatIsWrittenAndNothingElse, with house rules that come and go.
func TestAChangedMatIsWrittenAndNothingElse(t *testing.T) {
	for _, level := range []string{"easy", "foreman"} {
		text := decks.MatSource("birmingham", level)
		d := matDraft(t, "birmingham", text)
		for _, house := range []engine.House{{}, {BackAgain: 3}, {CardAgain: 2, FullStart: true}, {BackAgain: 1, CardAgain: 8}} {
			mat := d.Mat
			mat.House = house
			mat.Count[len(mat.Count)-1] = 0
			for i := range mat.Count {
				if mat.Count[i] > 1 {
					mat.Count[i]--
					break
				}
			}
			got := edit.Mat("birmingham", d, &mat)
			again := matDraft(t, "birmingham", got)
			if again.Mat != mat {
				t.Errorf("%s: it is read as %+v, want %+v", level, again.Mat, mat)
			}
			if said := fmt.Sprintf("has %d", edit.Total(&mat)); !bytes.Contains(got, []byte(said)) {
				t.Errorf("%s does not say that it %s tiles: %s", level, said, got)
			}
			if kept := lines(text, got); len(kept) > 3 {
				t.Errorf("%s: the lines %q are gone", level, kept)
			}
			same(t, "back again", edit.Mat("birmingham", again, &d.Mat)[:len(text)-30], text[:len(text)-30])
		}
	}
}

// TestANameAloneIsChanged, of a deck and of a mat.
func TestANameAloneIsChanged(t *testing.T) {
	text := decks.DeckSource("birmingham")
	d := draft(t, "birmingham", text)
	if got := lines(edit.Deck("birmingham", d, "Mine", d.Cards), text); !reflect.DeepEqual(got, []string{`name = "Mine"`}) {
		t.Errorf("changed are the lines %q", got)
	}
	text = decks.MatSource("birmingham", "easy")
	m := matDraft(t, "birmingham", text)
	mine := m.Mat
	mine.Name = "Mine"
	if got := lines(edit.Mat("birmingham", m, &mine), text); !reflect.DeepEqual(got, []string{`name = "Mine"`}) {
		t.Errorf("changed are the lines %q", got)
	}
}

// TestADeckOfMoreOrFewerCardsIsWrittenAnew as it is then.
func TestADeckOfMoreOrFewerCardsIsWrittenAnew(t *testing.T) {
	d := draft(t, "birmingham", decks.DeckSource("birmingham"))
	for _, cards := range [][]decks.Card{d.Cards[:21], append(append([]decks.Card(nil), d.Cards...), d.Cards[0])} {
		same(t, fmt.Sprintf("%d cards", len(cards)), edit.Deck("birmingham", d, d.Name, cards), edit.NewDeck("birmingham", d.Name, cards))
	}
}

// TestWhateverTheLayoutACardIsChanged: as tables with headers of their own, as one value in a line, with its parts in another order, right
// at the beginning of a text.
func TestWhateverTheLayoutACardIsChanged(t *testing.T) {
	before, first, _ := strings.Cut(string(decks.DeckSource("lancashire")), "front = [")
	_, others, _ := strings.Cut(first, "\n# 2 ")
	for name, text := range map[string]string{
		"slots with headers": before + "back = { first_turn = \"draw\", develop_to = 1 }\n\n[[card.front]]\nbuild = \"cotton\"\nat = [\"Bury\"]\n\n# 2 " + others,
		"cards in a list":    "name = \"Mine\"\ncard = [{ id = 1, group = \"A\", map = \"both\", front = [{ network = [\"Bury\"] }], back = { first_turn = \"draw\", develop_to = 1 } }]\n",
		"at the beginning":   "name = \"Mine\"\n[[card]]\nid = 1\ngroup = \"A\"\nmap = \"both\"\nfront = [{ network = [\"Bury\"] }]\nback = { first_turn = \"draw\", develop_to = 1 }\n",
		"in another order":   "name = \"Mine\"\n\n\n\n\n[[card]]\nmap = \"both\"\ngroup = \"A\"\nid = 1\nfront = [{ network = [\"Bury\"] }]\nback = { first_turn = \"draw\", develop_to = 1 }\n",
		"the map last":       "name = \"Mine\"\n\n\n\n\n[[card]]\nback = { first_turn = \"draw\", develop_to = 1 }\nid = 1\nfront = [{ network = [\"Bury\"] }]\ngroup = \"A\"\nmap = \"both\" # mine\n",
	} {
		d := draft(t, "lancashire", []byte(text))
		cards := append([]decks.Card(nil), d.Cards...)
		c := &cards[0]
		c.RailOnly, c.Back.DevelopTo = true, 3
		c.Front = append([]automa.SlotFacts{{Kind: automa.NetworkSlot, At: c.Front[0].At}}, c.Front...)
		got := edit.Deck("lancashire", d, d.Name, cards)
		if again := draft(t, "lancashire", got); !reflect.DeepEqual(again.Cards, cards) {
			t.Errorf("%s: it is read as %+v:\n%s", name, again.Cards[0], got[:min(len(got), 800)])
		}
		if line, known := map[string]string{"in another order": "\nid = 1\n", "the map last": "\nmap = \"both\" # mine\n"}[name]; known &&
			!bytes.Contains(got, []byte(line+"rail_only = true\n")) {
			t.Errorf("%s: the line that is new stands elsewhere:\n%s", name, got)
		}
	}
}

// TestTheNotesOfSlotsThatAreAlikeStayTheirOwn, each once and in their order.
func TestTheNotesOfSlotsThatAreAlikeStayTheirOwn(t *testing.T) {
	slot := "  { build = \"pottery\", at = [\"Coventry\"] },"
	text := bytes.Replace(decks.DeckSource("birmingham"), []byte(slot+"\n"), []byte(slot+" # one\n"+slot+" # two\n"), 1)
	d := draft(t, "birmingham", text)
	cards := append([]decks.Card(nil), d.Cards...)
	cards[0].Front = append(append([]automa.SlotFacts(nil), cards[0].Front...), cards[0].Front[1])
	got := edit.Deck("birmingham", d, d.Name, cards)
	if !bytes.Contains(got, []byte(slot+" # one\n"+slot+" # two\n")) || bytes.Count(got, []byte("# one")) != 1 || bytes.Count(got, []byte("# two")) != 1 {
		_, cards, _ := bytes.Cut(got, []byte("[[card]]"))
		t.Errorf("the first card is\n%s", cards[:min(len(cards), 600)])
	}
}

// TestThePictureOfALongSlotIsBroken where it has to be, and never runs into what stands at its right.
func TestThePictureOfALongSlotIsBroken(t *testing.T) {
	d := draft(t, "lancashire", decks.DeckSource("lancashire"))
	at := func(names ...string) (list []engine.Location) {
		f := decks.Figures("lancashire")
		for _, name := range names {
			for l := range f.Locations {
				if f.Locations[l].Name == name {
					list = append(list, engine.Location(l))
				}
			}
		}
		return list
	}
	c := d.Cards[0]
	c.Front = []automa.SlotFacts{{Kind: automa.CoalAndLinksSlot, Industry: engine.Shipyard, LinkFirst: true, IronFrom: 5, At: at("Barrow-in-Furness", "Bury")}}
	if len(c.Front[0].At) != 2 {
		t.Fatal("there are no such towns")
	}
	text := string(edit.NewDeck("lancashire", "Mine", []decks.Card{c}))
	for _, want := range []string{
		"\n# ( link ) SHIPYARD £5+, then links  Barrow-in-Furness / DRAW\n",
		"\n#          Bury                                     SELL  own port",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}

// TestAMatOfOnesOwnIsWrittenAnew with the rule of its game, and its house rules.
func TestAMatOfOnesOwnIsWrittenAnew(t *testing.T) {
	mat := matDraft(t, "birmingham", decks.MatSource("birmingham", "easy")).Mat
	mat.House = engine.House{BackAgain: 3, FullStart: true}
	same(t, "easy with house rules", edit.NewMat("birmingham", &mat), []byte(`# How many tiles of each level, from the lowest up, the Automa starts with (M4).

name = "easy"

cotton       = [2, 2, 3, 3]
manufacturer = [1, 2, 1, 1, 2, 1, 1, 2]
pottery      = [1, 1, 1, 1, 1]
coal         = [0, 2, 2, 2]
iron         = [1, 1, 1, 1]
brewery      = [1, 2, 2, 1]

[rules]
back_again = 3
full_start = true
`))
	mat.House = engine.House{}
	mat.Count[1]++
	if again := matDraft(t, "birmingham", edit.NewMat("birmingham", &mat)); again.Mat != mat {
		t.Errorf("easy with another tile: it is read as %+v", again.Mat)
	}
	mat.Name = "Mine"
	mat.Count = [engine.MaxTiles]uint8{}
	for id, rule := range map[string]string{"birmingham": "(M4)", "lancashire": "(N4)"} {
		text := edit.NewMat(id, &mat)
		if !bytes.Contains(text, []byte("starts with "+rule+".\n\nname = \"Mine\"\n\n")) || bytes.Contains(text, []byte("[rules]")) {
			t.Errorf("%s: it is written as\n%s", id, text)
		}
		if again := matDraft(t, id, text); again.Mat != mat {
			t.Errorf("%s: it is read as %+v", id, again.Mat)
		}
	}
}

// TestHouseRulesAreWrittenWhereverTheTextEnds, and the other lines stay.
func TestHouseRulesAreWrittenWhereverTheTextEnds(t *testing.T) {
	head := strings.TrimRight(string(decks.MatSource("birmingham", "easy")), "\n")
	for _, c := range []struct {
		name, was string
		house     engine.House
		want      string
	}{
		{"no end of line", "", engine.House{BackAgain: 2}, "\n\n[rules]\nback_again = 2\n"},
		{"an end of line", "\n", engine.House{BackAgain: 2}, "\n\n[rules]\nback_again = 2\n"},
		{"an empty table", "\n[rules]", engine.House{BackAgain: 2}, "\n[rules]\nback_again = 2"},
		{"an empty table and an end of line", "\n[rules]\n", engine.House{BackAgain: 2}, "\n[rules]\nback_again = 2\n"},
		{"a rule added to another", "\n[rules] # mine\nback_again = 2", engine.House{BackAgain: 2, CardAgain: 3}, "\n[rules] # mine\ncard_again = 3\nback_again = 2"},
		{"a rule changed", "\n[rules]\nback_again = 2 # often\n", engine.House{BackAgain: 5}, "\n[rules]\nback_again = 5 # often\n"},
		{"the last of two gone", "\n[rules]\nback_again = 2\ncard_again = 3 # seldom", engine.House{BackAgain: 2}, "\n[rules]\nback_again = 2\n"},
		{"the first of two gone", "\n[rules]\nback_again = 2 # often\ncard_again = 3\n", engine.House{CardAgain: 3}, "\n[rules]\ncard_again = 3\n"},
	} {
		d := matDraft(t, "birmingham", []byte(head+c.was))
		mat := d.Mat
		mat.House = c.house
		got := edit.Mat("birmingham", d, &mat)
		same(t, c.name, got, []byte(head+c.want))
		if again := matDraft(t, "birmingham", got); again.Mat != mat {
			t.Errorf("%s: it is read as %+v", c.name, again.Mat)
		}
	}
	d := matDraft(t, "birmingham", []byte("rules = { back_again = 2 }\n"+head))
	mat := d.Mat
	mat.House.BackAgain = 3
	if again := matDraft(t, "birmingham", edit.Mat("birmingham", d, &mat)); again.Mat != mat {
		t.Errorf("rules in a line: it is read as %+v", again.Mat)
	}
}
