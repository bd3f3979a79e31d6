package words

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
	"sohofoundry/render/looktest/played"
)

var update = flag.Bool("update", false, "write the golden texts in testdata anew")

func newWords(t *testing.T, g *automa.Game) Words {
	t.Helper()
	w, err := New(g, "en")
	if err != nil {
		t.Fatal(err)
	}
	w.Strict = true
	return w
}

func mat(t *testing.T, game, name string) [engine.MaxTiles]uint8 {
	t.Helper()
	m, ok := decks.MatNamed(game, name)
	if !ok {
		t.Fatalf("there is no mat %q", name)
	}
	return m.Count
}

// position sets up a sketch with the cards with these numbers on top of the deck, the first drawn first.
func position(t *testing.T, g *automa.Game, difficulty, text string, cards ...int) automa.Position {
	t.Helper()
	s, err := sketch.Position(g.Game, mat(t, g.ID, difficulty), text)
	if err != nil {
		t.Fatal(err)
	}
	p := automa.Position{State: s, Cards: automa.Cards{Era: s.Era}}
	for i := range g.Deck.Cards { // the others, below
		if card := &g.Deck.Cards[i]; card.UsedIn(s.Era) && !slices.Contains(cards, card.Number) {
			cards = append(cards, card.Number)
		}
	}
	for i, number := range slices.Backward(cards) {
		p.Cards.Deck[len(cards)-1-i] = g.Deck.Index(number)
	}
	p.Cards.Left = uint8(len(cards))
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

// turnCase is a whole turn of the Automa in a position that shows one thing.
type turnCase struct {
	name, position, difficulty string
	cards                      []int
}

var turns = []turnCase{
	{"first-draw", "round 1; actions 1; turn automa", "medium", []int{9, 5}},
	{"first-draw-link", "round 1; actions 1; turn automa", "easy", []int{13, 5}},
	{"first-develop", "round 1; actions 1; turn automa", "medium", []int{7, 5}},
	{"coal-then-canal", "round 3; turn automa; iron 10; you: coal1@dudley.1; automa: brewery1@nuneaton.1=1", "hard", []int{14, 5, 9}},
	{"network", "round 3; turn automa; automa: cotton2@kidderminster.2, manufacturer2@cannock.1; you: iron1@dudley.2=0!", "medium", []int{19, 4, 5}},
	{"link-in-parentheses", "round 3; turn automa; you: coal1@dudley.1, dudley_wolverhampton; automa: brewery1@walsall.2=1, birmingham_walsall", "easy", []int{9, 4, 5}},
	{"farm", "round 4; turn automa; automa: cotton2@worcester.1", "medium", []int{6, 1, 5}},
	{"coal-then-two-rails", "rail; round 3; turn automa; iron 10; you: cotton2@tamworth.2, coal2@dudley.1; automa: brewery2@walsall.2=2, dudley_wolverhampton", "medium", []int{14, 4, 5}},
	{"rail-without-beer", "rail; round 3; turn automa; iron 10; you: brewery2@stone.1=1; automa: manufacturer3@walsall.2, dudley_wolverhampton", "medium", []int{14, 4, 5}},
	{"sell-several", "rail; round 4; turn automa; you: brewery2@stone.1=1, birmingham_oxford; automa: cotton2@worcester.1, cotton2@worcester.2, manufacturer3@coventry.2, brewery2@stafford.1=2, birmingham_coventry, birmingham_worcester, gloucester_worcester", "medium", []int{3, 13, 5}},
	{"sell-some", "rail; round 4; turn automa; automa: cotton2@worcester.1, cotton2@worcester.2, cotton3@leek.1, pottery1@coventry.1, brewery2@walsall.2=2, gloucester_worcester, stoke-on-trent_warrington", "medium", []int{3, 13, 5}},
	{"sell-behind", "rail; round 4; turn automa; you: birmingham_worcester, birmingham_nuneaton, nuneaton_tamworth; automa: cotton2@worcester.1, manufacturer2@nuneaton.1", "medium", []int{3, 13, 5}},
	{"sell-brewery-instead", "round 4; turn automa; automa: cotton2@worcester.1, gloucester_worcester; merchants: shrewsbury.1=all, gloucester.1=cotton-a-dry, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b", "medium", []int{11, 4, 5}},
	{"sell-link-instead", "round 4; turn automa; automa: cotton2@worcester.1, birmingham_worcester", "medium", []int{11, 4, 5}},
	{"sell-second-made-ready", "round 4; turn automa; automa: cotton2@worcester.1, manufacturer2@coventry.3", "medium", []int{11, 4, 5}},
	{"sell-several-links", "rail; round 4; turn automa; automa: cotton2@worcester.1, manufacturer3@coventry.2, pottery1@stafford.2, brewery2@walsall.2=2, birmingham_coventry, birmingham_worcester, coventry_nuneaton, birmingham_oxford, gloucester_worcester", "medium", []int{3, 13, 5}},
	{"alone-first", "round 4; turn automa; automa: mat pottery 0 0 0 0 0, brewery1@nuneaton.1=1", "medium", []int{11, 4, 5}},
	{"link-burns-coal", "rail; round 4; turn automa; automa: birmingham_walsall, mat manufacturer 0 0 0 0 1 1 1 2; you: coal2@dudley.1=1", "easy", []int{9, 4, 5}},
	{"develop-two", "round 4; turn automa; iron 6; you: iron1@dudley.2=1; automa: brewery1@nuneaton.1=1, birmingham_tamworth", "medium", []int{11, 2, 5}},
	{"develop-one", "round 4; turn automa; iron 7; you: iron1@dudley.2=1; automa: brewery1@nuneaton.1=1, birmingham_tamworth", "medium", []int{11, 12, 5}},
	{"develop-works", "round 4; turn automa; you: iron1@dudley.2=3; automa: iron2@walsall.1=1", "medium", []int{11, 4, 5}},
	{"pass", "round 4; turn automa; you: coalbrookdale_wolverhampton, coalbrookdale_kidderminster; automa: iron2@coalbrookdale.2=0!, mat brewery 0 0 0 0", "medium", []int{4, 13, 5}},
	{"card-after-card", "round 5; turn automa; iron 10; automa: mat cotton 0 0 0 0, mat manufacturer 0 0 0 0 0 0 0 0, brewery1@nuneaton.1=1", "medium", []int{17, 18, 8, 5, 1}},
	{"spending", "spending; rail; round 3; turn automa; you: coal2@dudley.1=2, spent 20, birmingham_dudley; automa: brewery2@walsall.2=2, birmingham_walsall", "medium", []int{9, 4, 5}},
}

// turnText is a whole turn of the Automa as one text.
func turnText(w Words, steps automa.Steps) string {
	return strings.Join(w.TurnLines(steps), "\n") + "\n"
}

func TestTurnsAsToldAtTheTable(t *testing.T) {
	for id, list := range map[string][]turnCase{"birmingham": turns, "lancashire": lancashireTurns} {
		g := decks.Game(id)
		for _, c := range list {
			t.Run(c.name, func(t *testing.T) {
				w := newWords(t, g)
				steps := play(t, g, c.difficulty, c.position, c.cards)
				text := turnText(w, steps)
				checkLines(t, w, text)
				golden(t, c.name, text)
			})
		}
	}
	t.Run("plain", func(t *testing.T) {
		g := decks.Game("birmingham")
		w := newWords(t, g)
		w.Plain = true
		c := turns[3]
		text := turnText(w, play(t, g, c.difficulty, c.position, c.cards))
		checkLines(t, w, text)
		if strings.ContainsAny(text, "✓✗") {
			t.Error("a plain text has marks")
		}
		golden(t, c.name+"-plain", text)
	})
}

// The summary of a turn has a line for each thing that was done, with its reasons.
func TestSummaries(t *testing.T) {
	g := decks.Game("birmingham")
	w := newWords(t, g)
	var lines []string
	for _, c := range turns {
		lines = append(append(lines, c.name), w.Summary(play(t, g, c.difficulty, c.position, c.cards))...)
	}
	text := strings.Join(lines, "\n") + "\n"
	checkLines(t, w, text)
	golden(t, "summaries", text)
}

// passedOver are turns in which buildings came first that could not be made ready to sell.
func passedOver(x ids) (cases []struct {
	want  string
	steps automa.Steps
}) {
	if x.g.Family == engine.Lancashire {
		return nil
	}
	examined := func(space string, i engine.Industry) automa.Step {
		return automa.Step{Kind: automa.Examined, Building: x.space(space), Industry: i}
	}
	noLink := func(of automa.Step) automa.Step {
		return automa.Step{Kind: automa.Refused, Building: of.Building, Industry: of.Industry, Refusal: engine.Refusal{
			Rule: engine.M(60), Reason: engine.StillUnconnected, Space: of.Building, Industry: of.Industry}}
	}
	noBrewery := automa.Step{Kind: automa.Refused, Industry: engine.Brewery, Location: x.location("stone"), Refusal: engine.Refusal{
		Rule: engine.B(7, 3), Reason: engine.NoSpace, Industry: engine.Brewery, Location: x.location("stone")}}
	tie := func(first, second automa.Step) automa.Step {
		return automa.Step{Kind: automa.Compared, Tie: &automa.Tie{Over: automa.OverBuildings,
			Candidates: []automa.Candidate{{Space: first.Building, Industry: first.Industry}, {Space: second.Building, Industry: second.Industry}},
			Rungs:      []automa.Rung{{Criterion: automa.Alphabet, Rule: engine.M(50), Low: true, Values: []int{1, 2}, Left: []bool{true, false}}}}}
	}
	read := automa.Step{Kind: automa.ReadBack, Back: automa.BackSell, Card: 1}
	link := automa.Step{Kind: automa.Acted, Choice: engine.Choice{Verb: engine.Network, Line: x.line("gloucester_worcester")},
		Events: engine.Log{{Kind: engine.LinkPlaced, Seat: engine.AutomaSeat, Line: x.line("gloucester_worcester")}}}
	coventry, stafford := examined("coventry.3", engine.Manufacturer), examined("stafford.2", engine.Pottery)
	worcester := examined("worcester.1", engine.Cotton)
	const ready = "The next card's back: Sell. To make the cotton mill at Worcester (left space) ready to sell (M58). "
	for want, steps := range map[string]automa.Steps{
		ready + "The manufacturer at Coventry (lower right space) came first, but no link helps it; next, the cotton mill at Worcester (left space).": {
			read, tie(coventry, worcester), coventry, noLink(coventry), worcester, link},
		ready + "The manufacturer at Coventry (lower right space) came first, but no link helps it; then the pottery at Stafford (right space), but no link helps it; " +
			"next, the cotton mill at Worcester (left space).": {
			read, tie(coventry, stafford), coventry, noLink(coventry), tie(stafford, worcester), stafford, noLink(stafford), worcester, link},
		ready + "The manufacturer at Coventry (lower right space) came first, but no brewery can be built for it; then the pottery at Stafford (right space), " +
			"but no brewery can be built for it; next, the cotton mill at Worcester (left space). " +
			"Cotton mill at Worcester (left space): first in the alphabet (M50).": {
			read, coventry, noBrewery, stafford, noBrewery, tie(worcester, coventry), worcester, link},
		ready + "Cotton mill at Worcester (left space): first in the alphabet (M50).": {read, tie(worcester, coventry), worcester, link},
	} {
		cases = append(cases, struct {
			want  string
			steps automa.Steps
		}{want, steps})
	}
	return cases
}

// What decided a comparison is told of what it chose: not of a building that came after another one that could not be helped.
func TestSummary_WhoCameFirstAndCouldNotBeHelped(t *testing.T) {
	x := ids{t, decks.Game("birmingham")}
	w := newWords(t, x.g)
	for _, c := range passedOver(x) {
		if got := strings.Join(w.Deed(&c.steps.Deeds()[0]).Lines, " "); got != c.want {
			t.Errorf("it tells\n%s\nwant\n%s", got, c.want)
		}
	}
}

// The summary counts as many tries that failed as the steps mark.
func TestSummary_AsManyTriesFailedAsAreMarked(t *testing.T) {
	counted := 0
	for _, g := range []*automa.Game{played.Birmingham(), played.Lancashire()} {
		w := newWords(t, g)
		for seed := range uint64(4) {
			r, err := played.Of(g, played.MediumOf(g, 70+seed), -1)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range r.Entries() {
				for _, d := range e.Steps.Deeds() {
					marked := 0
					for _, line := range w.TurnLines(d.Led) {
						if strings.HasPrefix(line, "    ✗ ") {
							marked++
						}
					}
					tried := triesFailed(strings.Join(w.Deed(&d).Lines, " "))
					if tried > 0 && tried != marked {
						t.Errorf("%d tries are counted, %d marked in\n%s", tried, marked, turnText(w, d.Led))
					}
					counted += min(tried, 1)
				}
			}
		}
	}
	if counted < 40 {
		t.Errorf("only %d summaries count tries", counted)
	}
}

// triesFailed is how many the summary says; 0 if it says none.
func triesFailed(text string) int {
	if strings.Contains(text, "Before it: ") {
		return 1
	}
	_, rest, _ := strings.Cut(text, "Before it, ")
	count, _, _ := strings.Cut(rest, " ")
	n, _ := strconv.Atoi(count)
	return n
}

// TestLastTurns tells the ends of both eras in a game whose human plays at random.
func TestLastTurns(t *testing.T) {
	g := decks.Game("birmingham")
	w := newWords(t, g)
	random := rand.New(rand.NewPCG(7, 7))
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat(t, g.ID, "medium")}, 7, nil)
	if err != nil {
		t.Fatal(err)
	}
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			era := p.Era
			var steps automa.Steps
			g.Turn(&p, &steps)
			text := turnText(w, steps)
			checkLines(t, w, text)
			if p.Era != era {
				golden(t, "end-of-canal-era", text)
			} else if p.Decision == engine.GameOver {
				golden(t, "end-of-game", text)
			}
			continue
		}
		g.Apply(&p, playSensibly(random, g, &p.State), nil)
	}
}

// playSensibly chooses at random, but builds, links and sells where it can, so that there is something to tell.
func playSensibly(random *rand.Rand, g *automa.Game, s *engine.State) engine.Choice {
	choices := g.Choices(s, nil)
	for range 8 {
		c := choices[random.IntN(len(choices))]
		if c.Verb < engine.Develop || c.Verb == engine.Sell || c.Verb >= engine.FirstDevelop {
			return c
		}
	}
	return choices[random.IntN(len(choices))]
}

func play(t *testing.T, g *automa.Game, difficulty, text string, cards []int) automa.Steps {
	t.Helper()
	p := position(t, g, difficulty, text, cards...)
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
