package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/view"
)

// sixTowns is a game that nobody sells, with the Automa's cards of Birmingham, which name its six towns instead.
func sixTowns(t *testing.T) *automa.Game {
	t.Helper()
	figures := rulestest.SixTowns()
	g, err := engine.New(&figures)
	if err != nil {
		t.Fatal(err)
	}
	deck := decks.Deck("birmingham")
	deck.Name, deck.Sum = figures.Name, ""
	deck.Clockwise, deck.IconCells = [engine.MaxLocations][]engine.Line{}, [engine.MaxSpaces]uint8{}
	for l := range figures.Locations {
		deck.Alphabet[l] = uint8(l)
	}
	for x, line := range figures.Lines {
		for _, end := range line.Ends {
			deck.Clockwise[end] = append(deck.Clockwise[end], engine.Line(x))
		}
	}
	for x, space := range figures.Spaces {
		deck.IconCells[x] = 1 << (space.Col % automa.Cells)
	}
	for i := range deck.Cards {
		card := &deck.Cards[i]
		for k := range card.Front {
			slot := &card.Front[k]
			slot.At = towns(g, slot.At, slot.Industry)
		}
		card.Back.Brewery = towns(g, []engine.Location{card.Back.Brewery}, engine.Brewery)[0]
	}
	return automa.New(g, deck)
}

// towns are those of six towns instead of others, with spaces for an industry; 0 is none.
func towns(g *engine.Game, instead []engine.Location, takes engine.Industry) (list []engine.Location) {
	for _, l := range instead {
		at := (l-1)%6 + 1
		if takes != 0 && !slices.ContainsFunc(g.Spaces, func(s engine.SpaceFacts) bool { return s.Location == at && s.Industries.Has(takes) }) {
			at = at%6 + 1 // every other town has one
		}
		if !slices.Contains(list, at) {
			list = append(list, at)
		}
	}
	return list
}

// sitInvented sits down to a new game of six towns.
func sitInvented(t *testing.T, seed uint64) *watcher {
	t.Helper()
	r, err := record.New(sixTowns(t), played.Medium(seed))
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, r)
}

// worded fails if a text is missing from the catalogue, which then has its key in braces.
func (w *watcher) worded(texts ...string) {
	w.t.Helper()
	for _, text := range texts {
		if strings.ContainsAny(text, "{}") {
			w.t.Errorf("the table says %q", text)
		}
	}
}

// look looks at all that the window shows, and points at each thing.
func (w *watcher) look() {
	w.t.Helper()
	v := w.view()
	for _, item := range v.Items {
		w.worded(item.Text)
	}
	for _, target := range v.Targets {
		tip := w.About(target.About)
		w.worded(target.Name, tip.Title)
		w.worded(slices.Concat(tip.Lines, tip.Rules)...)
	}
}

// A game is its figures: one with a map and a final scoring of its own, which no part of the program names, is shown and told at the
// table from its start to its end.
func TestInvented_AGameIsPlayedToItsEnd(t *testing.T) {
	w := sitInvented(t, 3)
	random := rand.New(rand.NewPCG(3, 5))
	for n := 0; w.play(random); n++ {
		w.pass()
		if n%7 == 0 {
			w.look()
		}
	}
	for _, open := range []any{topbar.Mat{}, topbar.Log{}, pages.Help{}, topbar.Menu{}, hand.Markets{}} {
		w.Do(open)
		w.look()
	}
	w.pages.open(newFinalPage(w.Scene))
	w.look()
	money := w.words.Text("page.final.source.money")
	if v := w.view(); !slices.ContainsFunc(v.Items, func(item view.Item) bool { return item.Text == money }) {
		t.Error("the page of the end tells of no VP for money")
	}
	for i := range w.rec.Entries() {
		e := &w.rec.Entries()[i]
		w.worded(slices.Concat(w.words.EventLines(e.Events), w.words.TurnLines(e.Steps))...)
	}
}

// All places of the map lie on the board, and none over another.
func TestInvented_AMapIsDrawn(t *testing.T) {
	w := sitInvented(t, 3)
	on := wideRooms(view.Rect{W: w.env.Size.W, H: w.env.Size.H}, topHigh, 2, false).board
	shown := w.board()
	var areas []view.Rect
	for l := 1; l < len(w.game.Locations); l++ {
		area := shown.Area(on, thing.Of(engine.Location(l)))
		if area.Empty() || area.X < on.X || area.Y < on.Y || area.Right() > on.Right() || area.Bottom() > on.Bottom() {
			t.Errorf("%s lies at %v, the board at %v", w.game.Locations[l].Name, area, on)
		}
		for _, other := range areas {
			if !other.Shared(area).Empty() {
				t.Errorf("%s lies over another place", w.game.Locations[l].Name)
			}
		}
		areas = append(areas, area)
	}
}

// Each action is picked by clicks, shows what it costs and brings, and is confirmed.
func TestInvented_ActionsArePicked(t *testing.T) {
	whole, err := played.Of(sixTowns(t), played.Medium(3), -1)
	if err != nil {
		t.Fatal(err)
	}
	for _, way := range ways {
		r, picks := way.first(whole)
		if r == nil {
			t.Errorf("%s: it never can be done", way.name)
			continue
		}
		p := take(t, r)
		made := len(r.Entries())
		for _, part := range picks {
			p.click(p.targets(part)...)
		}
		ch, asked := p.mode.(*choosing)
		if !asked || !isReady(ch) {
			t.Errorf("%s: %v shows no preview", way.name, picks)
			continue
		}
		p.look()
		p.click("confirm")
		if c, _ := p.confirmed(made); c.Verb != way.verb {
			t.Errorf("%s: %v does %v", way.name, picks, c)
		}
	}
}

// first is the first position of a game in which an action can be taken in a plain way, and what is picked for it.
func (w *way) first(whole *record.Record) (*record.Record, []thing.Thing) {
	for n := range whole.Entries() {
		if at := whole.After(n); at.Decision != engine.ChooseAction || at.AutomasTurn() {
			continue
		}
		r := whole.Branch(n)
		if all := w.plain(r); all != nil {
			return r, all[0]
		}
	}
	return nil, nil
}
