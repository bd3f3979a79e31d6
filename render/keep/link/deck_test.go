package link

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/engine"
)

// TestADeckComesOutOfItsLinkAsItWentIn: byte for byte, where it was written as we do; a link holds no comments.
func TestADeckComesOutOfItsLinkAsItWentIn(t *testing.T) {
	for _, id := range decks.Games() {
		texts := map[decks.Kind][][]byte{decks.DeckText: {decks.DeckSource(id)}}
		for _, level := range decks.Levels(id) {
			texts[decks.MatText] = append(texts[decks.MatText], decks.MatSource(id, level.Name))
		}
		for kind, list := range texts {
			for _, text := range list {
				l, err := OfDeck(id, "own.toml", text)
				if err != nil {
					t.Fatal(err)
				}
				l, err = Parse("https://example.org/" + l.Fragment())
				if err != nil {
					t.Fatal(err)
				}
				if most := map[decks.Kind]int{decks.DeckText: 1000, decks.MatText: 60}[kind]; len(l.Fragment()) > most {
					t.Errorf("%s: it takes %d characters", id, len(l.Fragment()))
				}
				if of, is, got, err := ReadDeck(l); err != nil || of != id || is != kind || !bytes.Equal(got, text) {
					t.Errorf("%s: read is %v of %s, %v:\n%.300s", id, is, of, err, got)
				}
			}
		}
	}
}

// changed is the text of the printed deck with another first card.
func changed(t *testing.T, change func(*decks.Card)) []byte {
	t.Helper()
	d, err := decks.ReadDraft("birmingham", "deck", decks.DeckSource("birmingham"))
	if err != nil {
		t.Fatal(err)
	}
	change(&d.Cards[0])
	return edit.NewDeck("birmingham", "Mine 😀", d.Cards)
}

func TestAChangedDeckHasALink(t *testing.T) {
	text := changed(t, func(c *decks.Card) { c.Front, c.Back.Icon = c.Front[1:], automa.NE })
	l, err := OfDeck("birmingham", "own.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, got, err := ReadDeck(l); err != nil || !bytes.Equal(got, text) {
		t.Errorf("read is %v, %.300s", err, got)
	}
}

func TestADeckThatCannotBePlayedHasNoLink(t *testing.T) {
	for name, text := range map[string][]byte{
		"no deck":   []byte("name = \"x\"\n"),
		"no slot":   changed(t, func(c *decks.Card) { c.Front = nil }),
		"no TOML":   []byte("[["),
		"too large": changed(t, func(c *decks.Card) { c.Front = append(make([]automa.SlotFacts, 0), repeated(c.Front[0], 40)...) }),
	} {
		if l, err := OfDeck("birmingham", "own.toml", text); err == nil {
			t.Errorf("%s: its link is %s", name, l.Fragment())
		}
	}
}

func repeated(s automa.SlotFacts, n int) (list []automa.SlotFacts) {
	for range n {
		list = append(list, s)
	}
	return list
}

// packedDeck is the deck of Birmingham, its first card changed, packed as it is for a game, whatever is wrong with it.
func packedDeck(form uint64, game int, change func(*decks.Card)) Link {
	d, _ := decks.ReadDraft("birmingham", "deck", decks.DeckSource("birmingham"))
	change(&d.Cards[0])
	return packedDraft(form, game, d)
}

func packedDraft(form uint64, game int, d *decks.Draft) Link {
	var w writer
	w.number(form)
	w.below(mostGames, game)
	w.flag(false)
	w.name(d.Name)
	w.below(mostCards+1, len(d.Cards))
	for i := range d.Cards {
		w.card(&d.Cards[i])
	}
	return Link{Deck, seal(w.bytes)}
}

// TestWhatIsWrongWithTheLinkOfADeckIsTold: damage, a newer version, words that its game does not know, and what lint refuses.
func TestWhatIsWrongWithTheLinkOfADeckIsTold(t *testing.T) {
	same := func(*decks.Card) {}
	damage := packedDeck(deckForm, 0, same)
	damage.Code = damage.Code[:30] + "AAAA" + damage.Code[34:]
	for name, c := range map[string]struct {
		l    Link
		want string
	}{
		"damage":           {damage, "link-damaged"},
		"nothing":          {Link{Deck, seal(nil)}, "link-damaged"},
		"more than a deck": {Link{Deck, seal(make([]byte, 200))}, "link-damaged"},
		"another form":     {packedDeck(deckForm+1, 0, same), "link-newer"},
		"another game":     {packedDeck(deckForm, 200, same), "link-newer"},
		"another board":    {packedDeck(deckForm, 1, same), "link-unknown"},
		"a town":           {packedDeck(deckForm, 0, func(c *decks.Card) { c.Front[0].At = []engine.Location{mostLocations - 1} }), "link-unknown"},
		"no town":          {packedDeck(deckForm, 0, func(c *decks.Card) { c.Back.Brewery = 0 }), "link-unknown"},
		"an industry":      {packedDeck(deckForm, 0, func(c *decks.Card) { c.Front[0].Industry = engine.Port }), "link-unknown"},
		"no slot":          {packedDeck(deckForm, 0, func(c *decks.Card) { c.Front = nil }), "link-deck-wrong"},
		"the group":        {packedDeck(deckForm, 0, func(c *decks.Card) { c.Group = automa.GroupC }), "link-deck-wrong"},
	} {
		if _, _, _, err := ReadDeck(c.l); problemOf(err) != c.want {
			t.Errorf("%s: it is said: %v", name, err)
		}
	}
}

// TestTheLinkOfADeckIsReadForEveryMap: a card that is wrong, for the map that is not played on, is refused as in the deck's text.
func TestTheLinkOfADeckIsReadForEveryMap(t *testing.T) {
	d, err := decks.ReadDraft("lancashire", "deck", decks.DeckSource("lancashire"))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := ReadDeck(packedDraft(deckForm, slices.Index(games, "lancashire"), d)); err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(d.Cards, func(c decks.Card) bool { return c.Map == "community" && c.Front[0].Kind == automa.BuildSlot })
	d.Cards[i].Front[0].IronFrom = 9
	if _, _, _, err := ReadDeck(packedDraft(deckForm, slices.Index(games, "lancashire"), d)); problemOf(err) != "link-deck-wrong" {
		t.Errorf("it is said: %v", err)
	}
}

// TestOldLinksOfDecksLeadWhereTheyLed: numbers of games, towns and industries stay what they are.
func TestOldLinksOfDecksLeadWhereTheyLed(t *testing.T) {
	text := changed(t, func(c *decks.Card) { c.Front, c.Back.Icon = c.Front[1:], automa.NE })
	written, err := os.ReadFile("testdata/deck.txt")
	if err != nil {
		t.Fatal(err)
	}
	old, err := Parse(string(written))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, got, err := ReadDeck(old); err != nil || !bytes.Equal(got, text) {
		t.Errorf("the old link is read as %v, %.300s", err, got)
	}
}

// FuzzDeckLink: any bits at all are refused in a sentence, or they are a deck or mat that its own link leads to.
func FuzzDeckLink(f *testing.F) {
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		for _, text := range [][]byte{decks.DeckSource(id), decks.MatSource(id, "hard"), decks.MatSource(id, "foreman")} {
			l, err := OfDeck(id, "own.toml", text)
			if err != nil {
				f.Fatal(err)
			}
			packed, err := open(l.Code)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(packed)
		}
	}
	f.Fuzz(func(t *testing.T, packed []byte) {
		id, kind, text, err := ReadDeck(Link{Deck, seal(packed)})
		if err != nil {
			if problemOf(err) == "" {
				t.Fatalf("no sentence of ours: %v", err)
			}
			return
		}
		l, err := OfDeck(id, "own.toml", text)
		if err != nil {
			t.Fatal(err)
		}
		of, is, again, err := ReadDeck(l)
		if !reflect.DeepEqual([]any{of, is, again, err}, []any{id, kind, text, nil}) {
			t.Fatalf("its own link leads elsewhere: %v", err)
		}
	})
}
