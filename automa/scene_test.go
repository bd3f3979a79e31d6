package automa_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/sketch/sketchtest"
)

// How the tests of the Automa are written: a scene is a position in the words of a sketch and the cards on top of the deck;
// what the Automa then does is asked in notation, what it tells in words, and what is on the table in the words of a sketch.
// What to expect comes from the rules' text and the resolutions of what it leaves open, never from what the Automa did.

// game is the Automa with the printed deck at board, the game of that id: Birmingham, unless a test is playing another.
var (
	id    = "birmingham"
	game  = decks.Game(id)
	board = game.Game
)

// playing has a test play another game.
func playing(tb testing.TB, other string) {
	tb.Helper()
	before := id
	sit := func(at string) { id, game, board = at, decks.Game(at), decks.Game(at).Game }
	sit(other)
	tb.Cleanup(func() { sit(before) })
}

// scene is one turn of the Automa.
type scene struct {
	name     string
	position string // a sketch, the Automa to move
	mat      string // easy, medium (if empty) or hard
	cards    []int  // on top of the deck, the first drawn first; the others lie below in the order of their numbers
	fronts   fronts // of cards that are printed otherwise for this scene
	does     string // the whole of what it chooses, in notation
	tells    string // lines of its story in this order, separated by newlines; each is part of a line
	never    string // parts of lines that the story does not have, likewise
	leaves   string // what is on the table then
}

// fronts are other fronts of some cards, by number, in the words of the deck's file.
type fronts map[int]string

func runScenes(t *testing.T, scenes []scene) {
	t.Helper()
	for _, c := range scenes {
		t.Run(c.name, func(t *testing.T) {
			t.Helper()
			g := c.fronts.game(t)
			p := solo(t, g, c.mat, c.position, c.cards...)
			steps := play(t, g, &p)
			if got := steps.does(); got != c.does {
				t.Errorf("it does\n  %s\nwant\n  %s", got, c.does)
			}
			steps.wants(t, c.tells, c.never)
			table(t, &p.State, c.leaves)
			if t.Failed() {
				t.Logf("it tells:\n%s", steps)
			}
		})
	}
}

// game returns the printed game, or one whose deck has other fronts.
func (f fronts) game(tb testing.TB) *automa.Game {
	tb.Helper()
	if len(f) == 0 {
		return game
	}
	base := map[engine.Family]string{engine.Birmingham: "birmingham", engine.Lancashire: "lancashire"}[board.Family]
	text, err := os.ReadFile("../decks/" + base + "/mautoma/deck.toml")
	if err != nil {
		tb.Fatal(err)
	}
	for number, front := range f {
		old := regexp.MustCompile(fmt.Sprintf(`(?s)(id = %d\n(?:(?:group|map|rail_only) = [^\n]*\n)*front = )\[\n.*?\n\]`, number))
		if !old.Match(text) {
			tb.Fatalf("deck.toml has no card %d", number)
		}
		text = old.ReplaceAll(text, []byte("${1}["+front+"]"))
	}
	deck, err := decks.ParseDeck(id, "deck.toml", text)
	if err != nil {
		tb.Fatal(err)
	}
	return automa.New(board, deck)
}

// quiet makes card 1 build a coal mine far off, alone and needing nothing: one action that touches nothing, so that the back
// of the next card is what a scene is about.
var quiet = fronts{1: `{ build = "coal", at = ["Belper"] }`}

const quietly = "build coal@belper.2; " // what it then does first

// noSales keeps SELL out of a scene: the only merchant tile is blank.
const noSales = "merchants: oxford.1=blank-a; "

// solo sets up a position with the Automa to move and cards on top of its deck.
func solo(tb testing.TB, g *automa.Game, mat, text string, cards ...int) automa.Position {
	tb.Helper()
	return at(tb, g, mat, text+"; turn automa", cards...)
}

// at sets up a position as the text says.
func at(tb testing.TB, g *automa.Game, mat, text string, cards ...int) automa.Position {
	tb.Helper()
	if mat == "" {
		mat = "medium"
	}
	m, ok := decks.MatNamed(id, mat)
	if !ok {
		tb.Fatalf("there is no mat %q", mat)
	}
	s, err := sketch.Position(board, m.Count, text)
	if err != nil {
		tb.Fatal(err)
	}
	p := automa.Position{State: s}
	p.Cards.Era = s.Era
	p.Cards.Random = *rand.NewPCG(1, 2)
	stack(g, &p, cards...)
	return p
}

// stack lays the deck so that the cards of these numbers are drawn first, in this order, and then the others.
func stack(g *automa.Game, p *automa.Position, cards ...int) {
	order := slices.Clone(cards)
	for i := range g.Deck.Cards {
		if n := g.Deck.Cards[i].Number; !slices.Contains(cards, n) && g.Deck.Cards[i].UsedIn(p.Era) {
			order = append(order, n)
		}
	}
	lay(g, p, order, nil)
}

// lay lays the deck, the first on top, and the discards, the first discarded first.
func lay(g *automa.Game, p *automa.Position, deck, discards []int) {
	p.Cards.Deck, p.Cards.Discards = [automa.MaxDeck]uint8{}, [automa.MaxDeck]uint8{}
	p.Cards.Left, p.Cards.Discarded = uint8(len(deck)), uint8(len(discards))
	for i, number := range deck {
		p.Cards.Deck[len(deck)-1-i] = indexOf(g, number)
	}
	for i, number := range discards {
		p.Cards.Discards[i] = indexOf(g, number)
	}
}

func indexOf(g *automa.Game, number int) uint8 {
	return uint8(slices.IndexFunc(g.Deck.Cards, func(c automa.CardFacts) bool { return c.Number == number }))
}

// deckOf and discardsOf list the numbers of cards: of the deck from the top, of the discards from the first.
func deckOf(g *automa.Game, p *automa.Position) (numbers []int) {
	for _, i := range slices.Backward(p.Cards.Deck[:p.Cards.Left]) {
		numbers = append(numbers, g.Deck.Cards[i].Number)
	}
	return numbers
}

func discardsOf(g *automa.Game, p *automa.Position) (numbers []int) {
	for _, i := range p.Cards.Discards[:p.Cards.Discarded] {
		numbers = append(numbers, g.Deck.Cards[i].Number)
	}
	return numbers
}

// play plays the Automa's turn and returns its story.
func play(tb testing.TB, g *automa.Game, p *automa.Position) story {
	tb.Helper()
	before := p.State
	var steps automa.Steps
	g.Turn(p, &steps)
	return tell(g, before, steps)
}

// story is a turn told line by line; lines that begin with "do " are choices.
type story []string

func (s story) String() string { return strings.Join(s, "\n") }

// does joins the choices.
func (s story) does() string {
	var done []string
	for _, line := range s {
		if choice, ok := strings.CutPrefix(line, "do "); ok {
			done = append(done, choice)
		}
	}
	return strings.Join(done, "; ")
}

// wants looks for lines, each part of a line of the story, in this order; and that others are nowhere.
func (s story) wants(t *testing.T, lines, never string) {
	t.Helper()
	rest := []string(s)
	for _, want := range linesOf(lines) {
		i := slices.IndexFunc(rest, func(line string) bool { return strings.Contains(line, want) })
		if i < 0 {
			t.Errorf("not told, or not in this order: %q", want)
			continue
		}
		rest = rest[i+1:]
	}
	for _, line := range s {
		for _, part := range linesOf(never) {
			if strings.Contains(line, part) {
				t.Errorf("told, but should not be: %q", line)
			}
		}
	}
}

func linesOf(text string) (lines []string) {
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// tell writes steps as text, making the choices along the way on a position of its own.
func tell(g *automa.Game, s engine.State, steps automa.Steps) (told story) {
	for _, step := range steps {
		told = append(told, line(g, &s, step))
		if step.Ours != 0 {
			told = append(told, "= our decision "+step.Ours.String())
		}
		if step.Kind == automa.Compared {
			told = append(told, rungs(step.Tie)...)
		}
		if step.Kind == automa.Acted {
			g.Game.Apply(&s, step.Choice, nil)
		}
	}
	return told
}

var backNames = map[automa.BackAction]string{
	automa.BackSell: "sell", automa.BackDevelop: "develop", automa.BackNetwork: "network", automa.BackPass: "pass",
}

func line(g *automa.Game, s *engine.State, step automa.Step) string {
	switch step.Kind {
	case automa.Drew:
		return fmt.Sprint("draw ", step.Card)
	case automa.Reshuffled:
		return "reshuffle"
	case automa.ReadFront:
		return fmt.Sprintf("front %d.%d", step.Card, step.Slot)
	case automa.ReadBack:
		if step.Slot > 0 {
			return fmt.Sprintf("back %d %s, row %d", step.Card, backNames[step.Back], step.Slot)
		}
		return fmt.Sprintf("back %d %s", step.Card, backNames[step.Back])
	case automa.ReadCorner:
		return fmt.Sprint("corner ", step.Card)
	case automa.Examined:
		return "examine " + notation.SpaceName(board, step.Building)
	case automa.Refused:
		return refused(step)
	case automa.Compared:
		return compared(step.Tie)
	case automa.Acted:
		return "do " + notation.Format(g.Game, s, step.Choice)
	case automa.Lost:
		return "lost"
	case automa.Discarded:
		return fmt.Sprint("discard ", step.Card)
	case automa.Prepared:
		return "prepare"
	case automa.TurnOver:
		return "over"
	}
	return fmt.Sprintf("step of unknown kind %d", step.Kind)
}

// reasons are the words for refusals.
var reasons = map[engine.Reason]string{
	engine.NoTileLeft: "no tile left", engine.TileNotInEra: "not in this era", engine.OwnTileHere: "own tile here",
	engine.NoSpace: "no space", engine.NotConnectedToCoal: "no coal", engine.LineTaken: "taken", engine.AloneFirst: "alone first",
	engine.LineNotInEra: "line not in era", engine.NotInNetwork: "not in network", engine.NoLinkLeft: "no link left",
	engine.NoBeer: "no beer", engine.NoMerchantConnected: "no merchant", engine.IronTooCheap: "iron too cheap",
	engine.IronTooDear: "iron too dear", engine.FarmOutside: "farm outside", engine.OutsideItsNetwork: "outside its network",
	engine.NoLinkHelps: "no link helps", engine.NoLinkFrom: "no link from", engine.NothingToSell: "nothing to sell",
	engine.NoStart: "no start", engine.NoFreeLine: "no free line", engine.StillUnconnected: "still unconnected",
	engine.StillNoCoal: "still no coal", engine.LinkBurnsCoal: "link burns coal", engine.AutomaNever: "never", engine.AutomaNeverReplaces: "never replaces",
	engine.NotAsked: "not asked", engine.NoSuchThing: "no such thing", engine.NoCardNeeded: "no card needed",
	engine.NothingOnBoard: "nothing on board", engine.NeverBuilt: "never built", engine.NoMarketAccess: "no market access",
	engine.DistantIsClosed: "distant market closed", engine.NoOwnPort: "no own port", engine.NoHumanPort: "no human port",
	engine.NoLinkToPort: "no link to port",
}

// refused tells what was tried and why not: "no iron@redditch along oxford_redditch: no coal 1/0 (B6.2)".
func refused(step automa.Step) string {
	text := "no"
	switch {
	case step.Building != 0:
		text += fmt.Sprintf(" %s@%s", step.Industry, notation.SpaceName(board, step.Building))
	case step.Industry != 0 && step.Location != 0:
		text += fmt.Sprintf(" %s@%s", step.Industry, locationName(step.Location))
	case step.Industry != 0:
		text += fmt.Sprintf(" %s", step.Industry)
	case step.Location != 0:
		text += " " + locationName(step.Location)
	}
	if step.Line != 0 {
		text += " along " + board.Lines[step.Line].ID
	}
	r := step.Refusal
	word, known := reasons[r.Reason]
	if !known {
		word = fmt.Sprint("reason ", r.Reason)
	}
	text += ": " + word
	if r.Need != 0 || r.Have != 0 {
		text += fmt.Sprintf(" %d/%d", r.Need, r.Have)
	}
	return fmt.Sprintf("%s (%s)", text, r.Rule)
}

func locationName(l engine.Location) string { return board.Locations[l].ID }

var overNames = map[automa.Choosing]string{
	automa.OverLinks: "links", automa.OverSpaces: "spaces", automa.OverBuildings: "buildings", automa.OverMerchants: "merchants",
	automa.OverMines: "mines", automa.OverWorks: "works", automa.OverBeer: "beer", automa.OverPorts: "ports",
}

// compared names the candidates, the winner and what is sold: "ports liverpool.2 liverpool.4: liverpool.2 for cotton@preston.1".
func compared(tie *automa.Tie) string {
	text := fmt.Sprintf("%s %s: %s", overNames[tie.Over], strings.Join(candidates(tie), " "), candidates(tie)[tie.Winner])
	if tie.Sold.Space != 0 {
		text += fmt.Sprintf(" for %s@%s", tie.Sold.Industry, notation.SpaceName(board, tie.Sold.Space))
	}
	return text
}

func candidates(tie *automa.Tie) (names []string) {
	for _, c := range tie.Candidates {
		switch {
		case c.Line != 0:
			names = append(names, board.Lines[c.Line].ID)
		case c.Merchant != 0:
			names = append(names, notation.MerchantName(board, c.Merchant))
		default:
			names = append(names, notation.SpaceName(board, c.Space))
		}
	}
	return names
}

// criteria are the words for criteria.
var criteria = [automa.Criteria]string{
	automa.NotMerchant: "not merchant", automa.LeadsIntoNetwork: "into network", automa.TilesBuilt: "tiles built",
	automa.EmptySpaces: "empty spaces", automa.OwnCoal: "own coal", automa.Clockwise: "clockwise",
	automa.LinksFromSite: "links from site", automa.NearName: "near name", automa.AllSpaces: "all spaces",
	automa.EndNames: "end names", automa.MoreLinks: "more links", automa.Alphabet: "alphabet", automa.Icon: "icon",
	automa.OwnFirst: "own first", automa.MerchantBeerFirst: "merchant beer", automa.BarrelLeft: "barrel left",
	automa.VPBonus: "vp bonus", automa.LinksAway: "links away", automa.LeftSpace: "left space",
	automa.NotEndPoint: "not end point", automa.ReadingOrder: "reading order",
}

// rungs tell each criterion with its rule, the values and who is left: "- tiles built (M44): 1 0 2 = stone_uttoxeter".
func rungs(tie *automa.Tie) (lines story) {
	names := candidates(tie)
	for _, r := range tie.Rungs {
		var left []string
		for i, stays := range r.Left {
			if stays {
				left = append(left, names[i])
			}
		}
		lines = append(lines, fmt.Sprintf("- %s (%s): %s = %s", criteria[r.Criterion], r.Rule,
			strings.Trim(fmt.Sprint(r.Values), "[]"), strings.Join(left, " ")))
		if r.Ours != 0 {
			lines = append(lines, "= our decision "+r.Ours.String())
		}
	}
	return lines
}

// table checks what is on the table, in words like a sketch's: "you: income 14; automa: vp 5, coal2@dudley.1=2; coal 12".
func table(t *testing.T, s *engine.State, want string) {
	t.Helper()
	differ, err := sketchtest.Differences(board, s, want)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range differ {
		t.Error(text)
	}
}

// human makes choices of the human, which must be legal.
func human(tb testing.TB, g *automa.Game, p *automa.Position, lines ...string) {
	tb.Helper()
	for _, line := range lines {
		choices, err := notation.Parse(g.Game, line)
		if err != nil {
			tb.Fatal(err)
		}
		for _, c := range choices {
			if why := g.Apply(p, c, nil); !why.OK() {
				tb.Fatalf("%s: %s (%s)", line, reasons[why.Reason], why.Rule)
			}
		}
	}
}
