package printed_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// job is that of all cards of a game, as if a player had made them.
func job(t *testing.T, id, language string) *printed.Job {
	t.Helper()
	game := automa.New(decks.Game(id).Game, decks.Deck(id)) // tests change it
	w, err := words.New(game, language)
	if err != nil {
		t.Fatal(err)
	}
	j := &printed.Job{Game: game, Words: w, Paper: printed.A4, Layout: printed.Duplex, Sheet: true}
	for i := range game.Deck.Cards {
		j.Cards = append(j.Cards, &game.Deck.Cards[i])
	}
	return j
}

func pages(t *testing.T, j *printed.Job) []printed.Page {
	t.Helper()
	list, err := j.Pages()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// labels are the texts of some items.
func labels(items []view.Item) (list []view.Item) {
	for i := range items {
		if items[i].Kind == view.Label {
			list = append(list, items[i])
		}
	}
	return list
}

// within complains of a text that was cut, or leaves an area.
func within(t *testing.T, what string, area view.Rect, items []view.Item) {
	t.Helper()
	for _, l := range labels(items) {
		wide := fonts.Width(l.Font, l.Size, l.Text)
		x := l.Area.X
		switch l.Align {
		case view.Centre:
			x += (l.Area.W - wide) / 2
		case view.Right:
			x += l.Area.W - wide
		}
		at := view.Rect{X: x, Y: l.Area.Middle().Y - l.Size/2, W: wide, H: l.Size}
		if strings.HasSuffix(l.Text, "…") || !area.Holds(at) {
			t.Errorf("%s: %q at %v of %v", what, l.Text, at, area)
		}
		if l.Size < 9.9 {
			t.Errorf("%s: %q is too small to be read: %v", what, l.Text, l.Size)
		}
	}
}

// TestAllTextsHaveRoomOnTheirCards in every language, a millimetre and a half from its edge.
func TestAllTextsHaveRoomOnTheirCards(t *testing.T) {
	card := view.Rect{X: 100, Y: 200, W: printed.CardWide, H: printed.CardHigh}
	for _, id := range []string{"birmingham", "lancashire"} {
		for _, language := range words.Languages() {
			j := job(t, id, language)
			draw := func(what string, draw func(c *widget.Canvas)) {
				c := widget.New(&widget.Env{Size: view.Size{W: 1600, H: 1000}, Words: j.Words, Palette: &theme.Day, Reading: 1})
				draw(c)
				within(t, fmt.Sprint(id, " ", language, ": ", what), card.Inset(6), c.View.Items)
			}
			for _, facts := range j.Cards {
				draw(fmt.Sprint("front ", facts.Number), func(c *widget.Canvas) {
					if !printed.Front(c, card, "My deck", facts) {
						t.Errorf("%s: no room for card %d", language, facts.Number)
					}
				})
				draw(fmt.Sprint("back ", facts.Number), func(c *widget.Canvas) { printed.Back(c, card, j.Game, facts) })
			}
			draw("blank front", func(c *widget.Canvas) { printed.BlankFront(c, card, 3) })
			draw("blank back", func(c *widget.Canvas) { printed.BlankBack(c, card, j.Game) })
		}
	}
}

// TestTheSheetOfRulesIsWhole in every language and on every paper: nothing is cut or leaves the page, and every rule is there.
func TestTheSheetOfRulesIsWhole(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		for _, language := range words.Languages() {
			for _, paper := range printed.Papers {
				j := job(t, id, language)
				j.Cards, j.Paper, j.Own = nil, paper, []int{1, 2, 3, 7}
				text := map[string]bool{}
				for n, page := range pages(t, j) {
					within(t, fmt.Sprint(id, " ", language, " ", paper, " page ", n+1), view.Whole(page.Size).Inset(20), page.Items)
					for _, l := range labels(page.Items) {
						text[l.Text] = true
					}
				}
				for _, rule := range []string{"M13", "M14", "M17", "M44", "M66", "M72", "M75"} {
					if !text[rule] {
						t.Errorf("%s %s: the sheet lacks %s", id, language, rule)
					}
				}
			}
		}
	}
}

// TestTheLastColumnsOfTheSheetAreEven, so that no column holds a line or two alone. A sheet has two pages at most.
func TestTheLastColumnsOfTheSheetAreEven(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		for _, language := range words.Languages() {
			for _, paper := range printed.Papers {
				j := job(t, id, language)
				j.Cards, j.Paper = nil, paper
				all := pages(t, j)
				last := all[len(all)-1]
				var low [2]float64 // of the columns
				for _, l := range labels(last.Items) {
					if column := int(l.Area.X / (last.Size.W / 2)); l.Size == 12.5 {
						low[column] = max(low[column], l.Area.Bottom())
					}
				}
				if len(all) > 2 || math.Abs(low[0]-low[1]) > 120 {
					t.Errorf("%s %s %s: of %d pages the last has columns down to %v", id, language, paper, len(all), low)
				}
			}
		}
	}
}

// TestTheAuthorsCardsAreLeftToTheirAuthor: those of the printed deck are, under any number, and nothing else is.
func TestTheAuthorsCardsAreLeftToTheirAuthor(t *testing.T) {
	for _, id := range decks.Games() {
		if theirs, own := printed.OfPlayers(decks.Deck(id), decks.Deck(id)); len(theirs) > 0 || len(own) != len(decks.Deck(id).Cards) {
			t.Errorf("%s: %d of the author's cards are a player's", id, len(theirs))
		}
	}
	deck := decks.Deck("birmingham")
	deck.Cards[0].Number = 77                     // the same card under another number
	deck.Cards[1].Back.DevelopTo++                // another back
	deck.Cards[2].Front = deck.Cards[2].Front[1:] // another front
	theirs, own := printed.OfPlayers(decks.Deck("birmingham"), deck)
	if len(theirs) != 2 || theirs[0].Number != 2 || theirs[1].Number != 3 || !slices.Contains(own, 77) {
		t.Errorf("a player's are %v, the author's %v", theirs, own)
	}
	j := job(t, "birmingham", words.English)
	j.Cards, j.Own = theirs, own
	said := ""
	for _, page := range pages(t, j) {
		for _, l := range labels(page.Items) {
			said += l.Text + " "
		}
	}
	if !strings.Contains(said, "Cards 4–22, 77 are the MAUtoma's own") || !strings.Contains(said, "Mauro Gibertoni's, who offers them.") {
		t.Error("the sheet does not say whose cards are left out")
	}
	if strings.Contains(said, "Card 4 ") || !strings.Contains(said, "Card 3 ") {
		t.Error("the wrong cards are printed")
	}
}

// numbered are cards of which each has a back of its own: DEVELOP up to £ its number.
func numbered(j *printed.Job, n int) {
	j.Cards, j.Sheet = nil, false
	for i := range n {
		card := j.Game.Deck.Cards[0]
		card.Number = 11 + i
		card.Back.DevelopTo = int16(card.Number)
		j.Cards = append(j.Cards, &card)
	}
}

// find is where a text begins on a page: the middle of its card.
func find(t *testing.T, p printed.Page, text string, columns, rows int) (column, row float64) {
	t.Helper()
	for _, l := range labels(p.Items) {
		if strings.HasPrefix(l.Text, text) {
			left, top := (p.Size.W-float64(columns)*printed.CardWide)/2, (p.Size.H-float64(rows)*printed.CardHigh)/2
			return math.Floor((l.Area.X - left) / printed.CardWide), math.Floor((l.Area.Y - top) / printed.CardHigh)
		}
	}
	t.Fatalf("no %q on the page", text)
	return 0, 0
}

// TestBacksLieBehindTheirFronts: on paper that is turned along its long edge, right becomes left.
func TestBacksLieBehindTheirFronts(t *testing.T) {
	for _, paper := range printed.Papers {
		j := job(t, "birmingham", words.English)
		j.Paper = paper
		numbered(j, 13)
		list := pages(t, j)
		if len(list) != 4 {
			t.Fatalf("13 cards on %d pages", len(list))
		}
		for i, card := range j.Cards {
			fronts, backs := list[i/9*2], list[i/9*2+1]
			column, row := find(t, fronts, fmt.Sprint("Card ", card.Number), 3, 3)
			behind, in := find(t, backs, fmt.Sprint("up to £", card.Number), 3, 3)
			if column != float64(i%9%3) || row != float64(i%9/3) {
				t.Errorf("%s: card %d lies in column %v, row %v", paper, card.Number, column, row)
			}
			if behind != 2-column || in != row {
				t.Errorf("%s: card %d is in column %v and row %v, its back in column %v and row %v", paper, card.Number, column, row, behind, in)
			}
		}
	}
}

// TestBacksLieBesideTheirFronts: four to a page that lies on its side.
func TestBacksLieBesideTheirFronts(t *testing.T) {
	j := job(t, "lancashire", words.English)
	j.Layout = printed.SideBySide
	numbered(j, 6)
	list := pages(t, j)
	if len(list) != 2 || list[0].Size.W <= list[0].Size.H {
		t.Fatalf("6 cards on %d pages of %v", len(list), list[0].Size)
	}
	for i, card := range j.Cards {
		column, row := find(t, list[i/4], fmt.Sprint("Card ", card.Number), 4, 2)
		beside, in := find(t, list[i/4], fmt.Sprint("up to £", card.Number), 4, 2)
		if beside != column+1 || in != row {
			t.Errorf("card %d lies in column %v, row %v, and its back in column %v, row %v", card.Number, column, row, beside, in)
		}
	}
}

// TestOnlyTheEdgeOfABackTellsItsNumber: two cards with the same back look the same but for the number that they are named by.
func TestOnlyTheEdgeOfABackTellsItsNumber(t *testing.T) {
	j := job(t, "birmingham", words.English)
	numbered(j, 1)
	back := func(number int) view.View {
		j.Cards[0].Number = number
		items, edge := pages(t, j)[1].Items, strconv.Itoa(number)
		return view.View{Items: slices.DeleteFunc(items, func(i view.Item) bool { return i.Kind == view.Label && i.Text == edge })}
	}
	one, other := back(4), back(15)
	if !one.Equal(&other) {
		t.Error("the number of a card changes its back")
	}
}

// TestMarksAreBesideTheCards, and on the paper: nothing is left of them on a card that was cut.
func TestMarksAreBesideTheCards(t *testing.T) {
	for _, paper := range printed.Papers {
		for _, layout := range printed.Layouts {
			j := job(t, "birmingham", words.English)
			j.Paper, j.Layout, j.Sheet = paper, layout, false
			page := pages(t, j)[0]
			columns, rows := 3.0, 3.0
			if layout == printed.SideBySide {
				columns, rows = 4, 2
			}
			cards := view.Around(view.Whole(page.Size).Middle(), columns*printed.CardWide, rows*printed.CardHigh)
			marks := 0.0
			for i := range page.Items {
				item := &page.Items[i]
				if item.Kind != view.Stroke || item.Dash > 0 {
					continue
				}
				marks++
				at := view.Bounds(item.Points).Inset(-item.Width)
				if at.Meets(cards) || !view.Whole(page.Size).Holds(at) {
					t.Errorf("%s, %s: a mark at %v, the cards at %v", paper, layout, at, cards)
				}
			}
			if want := 2 * (columns + 1 + rows + 1); marks != want {
				t.Errorf("%s, %s: %v marks, want %v", paper, layout, marks, want)
			}
		}
	}
}

// TestWhatHasNoRoomOnACardIsRefused: a deck may have as much as its author wants, a card may not.
func TestWhatHasNoRoomOnACardIsRefused(t *testing.T) {
	for name, change := range map[string]func(*automa.CardFacts, *automa.Game){
		"slots": func(c *automa.CardFacts, _ *automa.Game) { c.Front = slices.Repeat(c.Front, 12) },
		"places": func(c *automa.CardFacts, g *automa.Game) {
			c.Front = slices.Clone(c.Front)
			for l := range g.Locations {
				if l > 0 {
					c.Front[0].At = append(slices.Clip(c.Front[0].At), engine.Location(l))
				}
			}
		},
	} {
		j := job(t, "birmingham", words.English)
		change(j.Cards[3], j.Game)
		if _, err := j.Pages(); err == nil || !strings.HasPrefix(err.Error(), "card 4 has more slots or places") {
			t.Errorf("too many %s: %v", name, err)
		}
	}
}

// TestALongNameOfADeckIsCut at the foot of its cards, and leaves none.
func TestALongNameOfADeckIsCut(t *testing.T) {
	j := job(t, "birmingham", words.English)
	j.Game.Deck.Name = strings.Repeat("Wide Manufactory ", 40)
	j.Sheet = false
	for _, l := range labels(pages(t, j)[0].Items) {
		if fonts.Width(l.Font, l.Size, l.Text) > printed.CardWide-18 {
			t.Errorf("%q leaves its card", l.Text)
		}
	}
}

// A card that lies back up is named by the number at the lower edge of its back.
func TestBacksBearTheirNumbers(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		j, area := job(t, id, "en"), view.Rect{W: printed.CardWide, H: printed.CardHigh}
		for _, card := range j.Cards {
			c := widget.New(&widget.Env{Size: view.Size{W: 1600, H: 1000}, Words: j.Words, Palette: &theme.Day, Reading: 1})
			printed.Back(c, area, j.Game, card)
			if !slices.ContainsFunc(labels(c.View.Items), func(i view.Item) bool {
				return i.Text == strconv.Itoa(card.Number) && i.Area.Y > area.H*0.9
			}) {
				t.Errorf("%s: the back of card %d does not bear its number", id, card.Number)
			}
		}
	}
}
