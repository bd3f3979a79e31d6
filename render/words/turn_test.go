package words

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
)

var update = flag.Bool("update", false, "write the golden texts in testdata anew")

// newGame seats the Automa at Birmingham.
func newGame(t *testing.T) *automa.Game {
	t.Helper()
	f := decks.Birmingham()
	g, err := engine.New(&f)
	if err != nil {
		t.Fatal(err)
	}
	return automa.New(g, decks.Mautoma())
}

func newWords(t *testing.T, g *automa.Game) Words {
	t.Helper()
	w, err := New(g, "en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func mat(t *testing.T, name string) [engine.MaxTiles]uint8 {
	t.Helper()
	m, ok := decks.MatNamed(name)
	if !ok {
		t.Fatalf("there is no mat %q", name)
	}
	return m.Count
}

// position sets up a sketch with the cards with these numbers on top of the deck, the first drawn first.
func position(t *testing.T, g *automa.Game, text string, cards ...int) automa.Position {
	t.Helper()
	return positionOn(t, g, "medium", text, cards...)
}

func positionOn(t *testing.T, g *automa.Game, difficulty, text string, cards ...int) automa.Position {
	t.Helper()
	s, err := sketch.Position(g.Game, mat(t, difficulty), text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat(t, difficulty)}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	p.State = s
	p.Cards.Era = s.Era
	top := p.Cards.Deck[:p.Cards.Left]
	for i, number := range cards {
		at := len(top) - 1 - i
		for j, card := range top {
			if g.Deck.Cards[card].Number == number {
				top[at], top[j] = top[j], top[at]
				break
			}
		}
	}
	return p
}

// golden compares a text with a file in testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; after a look at it, refresh it with -update. It is now:\n%s", file, got)
	}
}

// turns are whole turns of the Automa in positions that show one thing each.
var turns = []struct {
	name, position, difficulty string
	cards                      []int
}{
	{"first-draw", "round 1; actions 1; turn automa", "medium", []int{9, 5}},
	{"first-draw-link", "round 1; actions 1; turn automa", "easy", []int{13, 5}},
	{"first-develop", "round 1; actions 1; turn automa", "medium", []int{7, 5}},
	{"network-tie", "round 3; turn automa; you: cotton1@worcester.1, birmingham_worcester; automa: coal2@wolverhampton.1, birmingham_walsall", "hard", []int{7, 5, 9}},
	{"link-in-parentheses", "round 3; turn automa; you: coal1@dudley.1, dudley_wolverhampton; automa: brewery1@walsall.2, birmingham_walsall", "easy", []int{9, 4, 5}},
	{"coal-then-two-rails", "rail; round 3; turn automa; you: cotton2@coventry.2; automa: brewery2@walsall.2=2, dudley_wolverhampton", "medium", []int{14, 4, 5}},
	{"sell-several", "rail; round 4; turn automa; you: brewery2@stone.1=1, birmingham_oxford; automa: cotton2@worcester.1, cotton2@worcester.2, manufacturer3@coventry.2, brewery2@stafford.2=2, birmingham_coventry, birmingham_worcester, gloucester_worcester", "medium", []int{20, 13, 5}},
	{"sell-brewery-instead", "round 4; turn automa; automa: cotton2@worcester.1, gloucester_worcester; merchants: shrewsbury.1=all, gloucester.1=cotton-a-dry, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b", "medium", []int{6, 1, 5}},
	{"sell-link-instead", "round 4; turn automa; automa: cotton2@worcester.1, cotton2@tamworth.1, birmingham_worcester, birmingham_tamworth", "medium", []int{6, 1, 5}},
	{"develop-two", "round 4; turn automa; iron 6; you: iron1@dudley.2=1; automa: brewery1@nuneaton.1=1, birmingham_tamworth", "medium", []int{11, 2, 5}},
	{"develop-one", "round 4; turn automa; you: iron1@dudley.2=1; automa: brewery1@nuneaton.1=1, birmingham_tamworth", "medium", []int{11, 4, 5}},
	{"pass", "round 4; turn automa; iron 0; automa: brewery1@nuneaton.1=1", "medium", []int{11, 4, 5}},
	{"card-after-card", "round 5; turn automa; iron 9; you: coal1@redditch.1, iron1@redditch.2, pottery1@coventry.1; automa: cotton2@tamworth.1, manufacturer2@birmingham.2, brewery1@walsall.2=1, cotton2@worcester.1", "medium", []int{8, 17, 18, 5, 1}},
	{"era-end", "round 10; turn automa; actions 2; you: coal1@dudley.1=0!, cotton2@worcester.1!, birmingham_worcester, gloucester_worcester, birmingham_dudley, money 5, income 14; automa: manufacturer2@birmingham.2!, brewery1@nuneaton.1=1, birmingham_tamworth, nuneaton_tamworth", "medium", []int{2, 3, 5}},
	{"spending", "spending; rail; round 3; turn automa; you: coal2@dudley.1=2, spent 20, birmingham_dudley; automa: brewery2@walsall.2=2, birmingham_walsall", "medium", []int{9, 4, 5}},
}

func TestTurnsAsToldAtTheTable(t *testing.T) {
	g := newGame(t)
	for _, c := range turns {
		t.Run(c.name, func(t *testing.T) {
			w := newWords(t, g)
			steps := play(t, g, c.difficulty, c.position, c.cards)
			text := w.Turn(steps)
			checkLines(t, w, text)
			golden(t, c.name, text)
		})
	}
	t.Run("plain", func(t *testing.T) {
		w := newWords(t, g)
		w.Plain = true
		c := turns[3]
		text := w.Turn(play(t, g, c.difficulty, c.position, c.cards))
		checkLines(t, w, text)
		if strings.ContainsAny(text, "✓✗") {
			t.Error("a plain text has marks")
		}
		golden(t, c.name+"-plain", text)
	})
}

func play(t *testing.T, g *automa.Game, difficulty, text string, cards []int) automa.Steps {
	t.Helper()
	p := positionOn(t, g, difficulty, text, cards...)
	if !p.AutomasTurn() {
		t.Fatal("it is not the Automa's turn")
	}
	var steps automa.Steps
	g.Turn(&p, &steps)
	return steps
}

// checkLines checks that nothing is left unsaid and no line is too wide.
func checkLines(t *testing.T, w Words, text string) {
	t.Helper()
	if strings.ContainsAny(text, "{}") {
		t.Errorf("a placeholder is left in\n%s", text)
	}
	for line := range strings.Lines(text) {
		if line = strings.TrimSuffix(line, "\n"); utf8.RuneCountInString(line) > w.Width {
			t.Errorf("%d characters are too many: %s", utf8.RuneCountInString(line), line)
		}
	}
}
