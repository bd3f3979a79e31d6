package printed

import (
	"reflect"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Page is a page of paper.
type Page struct {
	Size  view.Size
	Items []view.Item
}

// The papers that cards can be printed on, as people name them.
const (
	A4     = "a4"
	Letter = "letter"
)

// Papers lists them.
var Papers = []string{A4, Letter}

// sizes are those of the papers, upright.
var sizes = map[string]view.Size{A4: {W: 840, H: 1188}, Letter: {W: 863.6, H: 1117.6}}

// The layouts of cards.
const (
	Duplex     = "duplex"       // pages of fronts, each followed by their backs, mirrored: for paper that is turned along its long edge
	SideBySide = "side-by-side" // each front beside its back, to be folded between them
)

// Layouts lists them.
var Layouts = []string{Duplex, SideBySide}

// Job is a print job.
type Job struct {
	Game   *automa.Game // with the deck; its name stands on the cards
	Words  words.Words
	Cards  []*automa.CardFacts // the cards to print
	Own    []int               // the numbers of the author's own cards, which are not printed
	Paper  string
	Layout string
	Sheet  bool // with the sheet of rules
	Blank  bool // with cards to be filled in by hand
}

// OfPlayers parts the cards of a deck: those that a player made, and the numbers of those that are just as in the printed deck of the
// game, under any number. The latter are their author's to give.
func OfPlayers(printed, deck *automa.Deck) (theirs []*automa.CardFacts, own []int) {
	for i := range deck.Cards {
		card := &deck.Cards[i]
		same := func(c automa.CardFacts) bool {
			c.Number = card.Number
			return reflect.DeepEqual(&c, card)
		}
		if slices.ContainsFunc(printed.Cards, same) {
			own = append(own, card.Number)
		} else {
			theirs = append(theirs, card)
		}
	}
	return theirs, own
}

// faces is a card on paper.
type faces struct {
	front, back func(c *widget.Canvas, area view.Rect)
}

// blankSlots are those of blank cards: three on most, as on most cards there are.
var blankSlots = []int{3, 3, 3, 3, 2, 2, 3, 3, 3}

// Pages lays everything out. A card without room for all its parts is an error.
func (j *Job) Pages() (pages []Page, err error) {
	var cards []faces
	for _, card := range j.Cards {
		cards = append(cards, faces{
			front: func(c *widget.Canvas, area view.Rect) {
				if !Front(c, area, j.Game.Deck.Name, card) && err == nil {
					err = fault.Errorf("card %d has more slots or places than there is room for on a card", card.Number)
				}
			},
			back: func(c *widget.Canvas, area view.Rect) { Back(c, area, j.Game, card) },
		})
	}
	pages = j.lay(cards)
	if j.Blank {
		var blank []faces
		for _, slots := range blankSlots[:j.onAPage()] {
			blank = append(blank, faces{
				front: func(c *widget.Canvas, area view.Rect) { BlankFront(c, area, slots) },
				back:  func(c *widget.Canvas, area view.Rect) { BlankBack(c, area, j.Game) },
			})
		}
		pages = append(pages, j.lay(blank)...)
	}
	if j.Sheet { // last: fronts and their backs are on one sheet of paper
		pages = append(pages, j.sheet()...)
	}
	return pages, err
}

// canvas begins a page. Texts are set as in a wide window: small print on paper can be held nearer to the eyes.
func (j *Job) canvas() *widget.Canvas {
	return widget.New(&widget.Env{Size: view.Size{W: 1600, H: 1000}, Words: j.Words, Palette: &theme.Day, Reading: 1})
}

func (j *Job) onAPage() int {
	if j.Layout == SideBySide {
		return 4
	}
	return 9
}

// lay lays cards out, as many on a page as there is room for.
func (j *Job) lay(cards []faces) (pages []Page) {
	for some := range slices.Chunk(cards, j.onAPage()) {
		if j.Layout == SideBySide {
			pages = append(pages, j.beside(some))
		} else {
			pages = append(pages, j.side(some, false), j.side(some, true))
		}
	}
	return pages
}

// side is a page of fronts, or the one of their backs: mirrored, so that each lies behind its front.
func (j *Job) side(cards []faces, backs bool) Page {
	const columns, rows = 3, 3
	c, g := j.canvas(), newGrid(sizes[j.Paper], columns, rows)
	ground := frontPaper
	if backs {
		ground = backPaper
	}
	used := cells(len(cards), columns, backs)
	g.grounds(c, used, ground)
	for i, card := range cards {
		draw, column := card.front, i%columns
		if backs {
			draw, column = card.back, columns-1-column
		}
		draw(c, g.cell(column, i/columns))
	}
	g.marks(c, used)
	return Page{sizes[j.Paper], c.View.Items}
}

// beside is a page, on its side, of fronts with their backs at their right.
func (j *Job) beside(cards []faces) Page {
	const columns, rows = 4, 2
	size := sizes[j.Paper]
	size.W, size.H = size.H, size.W
	c, g := j.canvas(), newGrid(size, columns, rows)
	fronts, backs := pairs(len(cards))
	g.grounds(c, fronts, frontPaper)
	g.grounds(c, backs, backPaper)
	for i, card := range cards {
		card.front(c, g.cell(fronts[i][0], fronts[i][1]))
		card.back(c, g.cell(backs[i][0], backs[i][1]))
		g.fold(c, backs[i][0], backs[i][1])
	}
	g.marks(c, append(fronts, backs...))
	return Page{size, c.View.Items}
}

// pairs are the cells of fronts and of the backs beside them, two of each in a row.
func pairs(cards int) (fronts, backs [][2]int) {
	for i := range cards {
		column, row := i%2*2, i/2
		fronts, backs = append(fronts, [2]int{column, row}), append(backs, [2]int{column + 1, row})
	}
	return fronts, backs
}

// cells are those of a page that some cards lie in, column and row.
func cells(cards, columns int, mirrored bool) (used [][2]int) {
	for i := range cards {
		column := i % columns
		if mirrored {
			column = columns - 1 - column
		}
		used = append(used, [2]int{column, i / columns})
	}
	return used
}
