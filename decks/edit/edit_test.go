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
