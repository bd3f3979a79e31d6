package words

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// atTable is a game on a real table, where the Automa's deck lies too.
func atTable(x ids) *record.Record {
	x.t.Helper()
	g, err := automa.AtTable(x.g, engine.Kept{})
	if err != nil {
		x.t.Fatal(err)
	}
	mat, _ := decks.MatNamed(x.g.ID, "easy")
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, Seed: 3, OwnDeck: true})
	if err != nil {
		x.t.Fatal(err)
	}
	return r
}

// peopleAtTable is a game of three people on a real table, of whom one has no name.
func peopleAtTable(x ids) *record.Record {
	x.t.Helper()
	g, err := automa.AtTable(x.g, engine.Kept{})
	if err != nil {
		x.t.Fatal(err)
	}
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 3}, Seed: 3, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {}, {Name: "Cy"}}})
	if err != nil {
		x.t.Fatal(err)
	}
	return r
}

// handsOfPeople are all that is said to the hands of several people.
func handsOfPeople(x ids, w Words) []string {
	r := peopleAtTable(x)
	h := r.Header()
	return handsIn(x, r, w.At(&h))
}

// handsOf are all that is said to hands against the Automa.
func handsOf(x ids, w Words) (texts []string) { return handsIn(x, atTable(x), w) }

// handsIn are all that is said to hands in a game: from its set-up to its end, and all that can be put right.
func handsIn(x ids, r *record.Record, w Words) (texts []string) {
	w = w.About(x.g)
	for _, task := range companion.SetUp(x.g, r) {
		texts = append(texts, w.Task(task))
	}
	w = w.About(r.Game())
	tell := func(tasks []companion.Task) {
		for _, task := range tasks {
			texts = append(texts, w.Task(task))
		}
	}
	for chance := policy.Chance(1); r.Position().Decision != engine.GameOver; {
		before := r.Position()
		if before.AutomasTurn() {
			for _, action := range companion.Turn(r.Game(), &before.State, r.AutomaTurn()) {
				tell(action.Tasks)
			}
			continue
		}
		choices := r.Game().Choices(&before.State, nil)
		c := choices[policy.Greedy.Pick(r.Game(), before, choices, chance)]
		texts = append(texts, w.Choice(&before.State, c))
		r.Choose(c)
		tell(companion.Tasks(r.Game(), &before.State, r.Entries()[len(r.Entries())-1].Events))
	}
	texts = append(texts, w.Task(companion.Task{Kind: companion.DrawAutoma, Amount: 7}))
	tell(companion.Undo(r, r.Entries(), 0, nil))
	for _, f := range everyFix {
		if int(f.Merchant) >= len(x.g.Merchants) || f.Thing == correct.DistantThing && x.g.Distant.Bonuses == nil { // each map has its own
			continue
		}
		texts = append(texts, w.Fix(f))
	}
	return texts
}

// everyFix puts right one thing of every kind.
var everyFix = []correct.Correction{
	{Thing: correct.TileThing, Space: 3},
	{Thing: correct.TileThing, Space: 3, Tile: 1, Flipped: true},
	{Thing: correct.TileThing, Space: 3, Seat: engine.AutomaSeat, Tile: 1},
	{Thing: correct.LinkThing, Line: 2, None: true},
	{Thing: correct.LinkThing, Line: 2, Seat: engine.AutomaSeat},
	{Thing: correct.MarketThing, Resource: engine.Iron, Amount: 4},
	{Thing: correct.BarrelThing, Merchant: 1, Amount: 1},
	{Thing: correct.MerchantThing, Merchant: 1, Trader: 1},
	{Thing: correct.MerchantThing, Merchant: 1, Trader: 4},
	{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 41},
	{Thing: correct.IncomeThing, Amount: 12},
	{Thing: correct.MoneyThing, Amount: 17},
	{Thing: correct.MatThing, Tile: 2, Amount: 1},
	{Thing: correct.CardThing, Place: 1, Amount: 7},
	{Thing: correct.HandThing, Place: 3, Card: 1},
	{Thing: correct.DistantThing, Amount: 3},
	{Thing: correct.DistantThing, Amount: 99},
}

// In every language all is told, with nothing left to fill in and every form that is asked for.
func TestHandsAreToldInEveryLanguage(t *testing.T) {
	for _, x := range both(t) {
		for _, language := range Spoken() {
			w, err := New(x.g, language)
			if err != nil {
				t.Fatal(err)
			}
			w.Strict = true
			said := map[string]bool{}
			for _, text := range append(handsOf(x, w), handsOfPeople(x, w)...) {
				if strings.ContainsAny(text, "{}") || strings.TrimSpace(text) == "" || strings.HasSuffix(text, "..") {
					t.Errorf("%s, %s: %q", x.g.ID, language, text)
				}
				said[text] = true
			}
			if len(said) < 150 {
				t.Errorf("%s, %s: only %d different texts", x.g.ID, language, len(said))
			}
		}
	}
}

// Among people every task that moves a piece, a card or money tells whose it is, and nobody is "you".
func TestHandsOfPeopleAreToldWhose(t *testing.T) {
	for _, x := range both(t) {
		texts := handsOfPeople(x, newWords(t, x.g))
		all := strings.Join(texts, "\n")
		for _, text := range texts {
			choice := !strings.HasSuffix(text, ".")
			if solo := strings.Contains(text, "Automa's deck") || strings.Contains(text, "card 3 of your hand"); choice || solo {
				continue
			}
			if strings.Contains(text, "Automa") || strings.Contains(strings.ToLower(text), "you") {
				t.Errorf("%s: it is told %q", x.g.ID, text)
			}
		}
		for _, want := range []string{"Ada draws 8 cards.", "Player 2 takes £", "Cy pays £", "Cy's turn begins, with 2 actions.", "Player 2 is number 1 in the turn order: £",
			"Ada is number 1 in the turn order.", "Ada begins its discards with a card face down."} {
			if strings.Contains(want, "face down") && !x.g.Edition.FaceDown || strings.HasPrefix(want, "Player 2 is") && !strings.Contains(all, "turn order: £") {
				continue
			}
			if !strings.Contains(all, want) {
				t.Errorf("%s: %q is not told", x.g.ID, want)
			}
		}
	}
}

func TestHandsAreToldWhatToDo(t *testing.T) {
	x := both(t)[0]
	w := newWords(t, x.g)
	mine := engine.Event{Kind: engine.TilePlaced, Seat: engine.AutomaSeat, Tile: notation.TileNamed(x.g.Game, "coal 2"), Space: notation.SpaceNamed(x.g.Game, "cannock.2"), Resource: engine.Coal}
	sold := engine.Event{Kind: engine.SoldToMarket, Seat: engine.AutomaSeat, Space: notation.SpaceNamed(x.g.Game, "cannock.2"), Resource: engine.Coal}
	pass := engine.Event{Kind: engine.Scored, Reason: engine.ForPass, Seat: engine.AutomaSeat, Amount: 5}
	for _, c := range []struct {
		task companion.Task
		want string
	}{
		{companion.Task{Kind: companion.PutTile, Cause: mine, Amount: 3}, "Put the Automa's coal mine II at Cannock (right space), with 3 coal on it."},
		{companion.Task{Kind: companion.SellCubes, Cause: sold, Amount: 2}, "2 coal from the Automa's coal mine at Cannock (right space) go to the market."},
		{companion.Task{Kind: companion.MoveVP, Cause: pass, Amount: 5, To: 41}, "The Automa scores 5 VP for passing: the VP marker then stands on 41."},
	} {
		if got := w.Task(c.task); got != c.want {
			t.Errorf("told %q, want %q", got, c.want)
		}
	}
	if got, want := w.Fix(correct.Correction{Thing: correct.TileThing, Space: notation.SpaceNamed(x.g.Game, "leek.1")}), "Put right: nothing lies at Leek (left space)."; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}
