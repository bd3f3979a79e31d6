package words

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
)

func TestCite_NamesTheChapter(t *testing.T) {
	w := newWords(t, decks.Game("birmingham"))
	want := []string{"B7.1 Build", "B13.1 Pass", "A7 Build slots (our decision)"}
	if got := w.Cite(engine.B(7, 1), engine.B(13, 1), engine.A(7)); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// The words that people are shown how to look up are in rules of their language, and the page of the rules shows the same ones.
func TestRulesHaveTheWordsOfTheExamples(t *testing.T) {
	for _, language := range Languages() {
		for _, game := range rules.Games {
			w, err := New(decks.Game(game), language)
			if err != nil {
				t.Fatal(err)
			}
			examples := strings.Split(strings.TrimSuffix(w.Text("terminal.rules.usage"), "."), " rules ")
			for _, example := range examples[2:] {
				if example = strings.TrimSuffix(example, ","); len(w.Book().Find(example)) == 0 {
					t.Errorf("%s, %s: no rule has %q", language, game, example)
				}
			}
			if game != rules.Birmingham {
				continue
			}
			if last := examples[len(examples)-1]; !strings.HasSuffix(w.Text("page.rules.search"), last) {
				t.Errorf("%s: the page shows %q, not %q", language, w.Text("page.rules.search"), last)
			}
		}
	}
}
