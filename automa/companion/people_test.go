package companion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// people begins a game of people on a table.
func people(t testing.TB, id string, seats int, kept engine.Kept, seed uint64) *record.Record {
	t.Helper()
	r, err := seated(id, seats, kept, record.Header{Seed: seed, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// seated begins a game of so many seats on a table.
func seated(id string, seats int, kept engine.Kept, h record.Header) (*record.Record, error) {
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		return nil, err
	}
	h.Options.Seats, h.Options.Introductory = seats, h.Seed%7 == 6 && !g.Edition.FirstEdition
	return record.New(g, h)
}

// everyTable runs a test for each game and each number of people that it has.
func everyTable(t *testing.T, test func(t *testing.T, id string, seats int)) {
	for _, of := range []struct {
		id     string
		fewest int
	}{{"birmingham", 2}, {"lancashire", 2}, {"lancashire-classic", 3}, {"brass", 3}} {
		for seats := of.fewest; seats <= engine.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s for %d", of.id, seats), func(t *testing.T) { test(t, of.id, seats) })
		}
	}
}

// A game of people on a table is the same as on the screen, with the same choices: every VP, income space, pound and place in the order.
func TestPeopleScoreOnATableAsOnTheScreen(t *testing.T) {
	everyTable(t, func(t *testing.T, id string, seats int) {
		for seed := range uint64(7) {
			table := people(t, id, seats, engine.Kept{Money: true}, seed)
			screen, err := record.New(decks.Game(id), table.Header())
			if err != nil {
				t.Fatal(err)
			}
			for chance := policy.Chance(seed); screen.Position().Decision != engine.GameOver; {
				p := screen.Position()
				choices := screen.Game().Choices(&p.State, nil)
				c := choices[policy.Random.Pick(screen.Game(), p, choices, chance)]
				screen.Choose(c)
				if c.Verb == engine.Discard && table.Position().Decision != engine.ChooseDiscard {
					continue // of unknown cards there is no choice
				}
				if why := table.Choose(unknown(table.Game(), screen.Game(), c)); !why.OK() {
					t.Fatalf("seed %d: %v is refused on the table: %v", seed, c, why.Reason)
				}
				if screen.Position().Decision == engine.ChooseDiscard {
					continue
				}
				sameForAll(t, screen.Position(), table.Position(), fmt.Sprintf("seed %d, entry %d", seed, len(table.Entries())))
			}
		}
	})
}

// unknown is a choice on a table, where only wild cards are known.
func unknown(table, screen *automa.Game, c engine.Choice) engine.Choice {
	if c.Card == 0 {
		return c
	}
	held := screen.Cards[c.Card]
	c.Card = 1
	if held.Kind == engine.WildLocation || held.Kind == engine.WildIndustry {
		c.Card = notation.CardNamed(table.Game, held.ID)
	}
	return c
}

// sameForAll compares all that is open in a position.
func sameForAll(t *testing.T, a, b *automa.Position, at string) {
	t.Helper()
	for seat := range a.Players {
		x, y := &a.Players[seat], &b.Players[seat]
		if x.VP != y.VP || x.Income != y.Income || x.Money != y.Money || x.Links != y.Links || x.Mat != y.Mat || x.HandLen() != y.HandLen() {
			t.Fatalf("%s: seat %d has other things on the table", at, seat+1)
		}
	}
	if a.Tiles != b.Tiles || a.Market != b.Market || a.Merchants != b.Merchants || a.Order != b.Order || a.Actor != b.Actor || a.Round != b.Round {
		t.Fatalf("%s: the table is another", at)
	}
}

// setUpForAll is a table of people set up by hand.
func setUpForAll(t *testing.T, id string, r *record.Record, seed uint64) *audit.Hands {
	t.Helper()
	h := r.Header()
	table := audit.NewHands(r.Game(), h.Persons()...)
	for _, task := range companion.SetUp(decks.Game(id), r) {
		follow(t, table, task, seed, r)
	}
	return table
}

// Whoever does nothing but what the tasks say has the program's table before them, with the purse and the place of every seat, after every
// choice to the end; and the record of it is read again.
func TestTasksKeepATableOfPeople(t *testing.T) {
	everyTable(t, func(t *testing.T, id string, seats int) {
		for seed := range uint64(max(*games/17, 2)) {
			r := people(t, id, seats, engine.Kept{Money: seed%2 == 1}, seed)
			table := setUpForAll(t, id, r, seed)
			same(t, table, seed, r)
			for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
				for _, task := range onward(t, r, policy.Greedy, chance) {
					follow(t, table, task, seed, r)
				}
				same(t, table, seed, r)
			}
			loaded(t, r, id)
		}
	})
}

// Whatever is taken back by the tasks lies again as it lay, for every seat, and nobody is asked whether they agree.
func TestUndoKeepsATableOfPeople(t *testing.T) {
	everyTable(t, func(t *testing.T, id string, seats int) {
		r, undone := people(t, id, seats, engine.Kept{Money: true}, 1), 0
		table := setUpForAll(t, id, r, 1)
		d := companion.NewDialogue(decks.Game(id), r)
		d.Advance(0)
		d.TickAll()
		for chance := policy.Chance(1); r.Position().Decision != engine.GameOver; {
			made := len(r.Entries())
			for _, task := range onward(t, r, policy.Greedy, chance) {
				follow(t, table, task, 1, r)
			}
			if d.Advance(made); d.Open() != nil {
				d.TickAll()
			}
			d.Read()
			if chance.Uint64()%4 > 0 {
				continue
			}
			if r.UndoCrosses() || !d.Undo((*record.Record).Undo) || r.Header().Practice {
				t.Fatalf("entry %d is not taken back as on a table", len(r.Entries()))
			}
			undone++
			for _, item := range d.Told().Items {
				follow(t, table, item.Task, 1, r)
			}
			d.Read()
			same(t, table, 1, r)
		}
		if undone < 10 {
			t.Errorf("only %d choices were taken back", undone)
		}
	})
}

// When a round ends, all are told who has which place now, by what each spent (B3.1), and then who is next; in the turn before that only
// who is next.
func TestPeopleAreToldWhoIsNextAndWhy(t *testing.T) {
	r := people(t, "birmingham", 3, engine.Kept{}, 1)
	g, orders := r.Game(), 0
	for chance := policy.Chance(1); r.Position().Decision != engine.GameOver; {
		before := *r.Position()
		tasks := onward(t, r, policy.Greedy, chance)
		after, entry := r.Position(), r.Entries()[len(r.Entries())-1]
		spent := before.State
		for _, e := range entry.Events {
			if e.Kind == engine.OrderSet {
				break
			}
			g.Game.Follow(&spent, e)
		}
		for _, task := range tasks {
			switch task.Kind {
			case companion.TakePlace:
				orders++
				if task.To != int(spent.Players[task.Cause.Seat].Spent) || after.Order[task.Amount-1] != task.Cause.Seat {
					t.Fatalf("entry %d: %+v", len(r.Entries()), task)
				}
			case companion.NextTurn:
				if task.Cause.Seat != after.Actor || task.Amount != int(after.ActionsLeft) {
					t.Fatalf("entry %d: %+v, and seat %d has %d actions", len(r.Entries()), task, after.Actor+1, after.ActionsLeft)
				}
			}
		}
		if next := tasks[len(tasks)-1].Kind == companion.NextTurn; next != (after.Decision != engine.GameOver && (after.Actor != before.Actor || after.Round != before.Round)) {
			t.Fatalf("entry %d: it is told who is next: %v", len(r.Entries()), next)
		}
	}
	if orders != 3*2*g.Rounds(3) {
		t.Errorf("%d places were told", orders)
	}
}

// At the end of an era the links are scored one by one, seat by seat in the order of turns (B4.1), then the tiles (B4.2), all to be ticked
// off.
func TestAnEraOfPeopleIsScoredLinkByLinkAndThenTiles(t *testing.T) {
	everyTable(t, func(t *testing.T, id string, seats int) {
		r := people(t, id, seats, engine.Kept{}, 2)
		d, eras := companion.NewDialogue(decks.Game(id), r), 0
		d.Advance(0)
		d.TickAll()
		for chance := policy.Chance(2); r.Position().Decision != engine.GameOver; {
			made, before := len(r.Entries()), *r.Position()
			onward(t, r, policy.Greedy, chance)
			if d.Advance(made); d.Open() == nil {
				continue
			}
			eras++
			want := companion.ForEra
			if before.Era == engine.Rail {
				want = companion.ForEnd
			}
			if d.Open().Purpose != want {
				t.Errorf("in era %d the list is for %d", before.Era, d.Open().Purpose)
			}
			var scored []companion.Task
			for _, item := range d.Open().Items {
				if kind := item.Task.Kind; kind == companion.TakeLink || kind == companion.MoveVP {
					scored = append(scored, item.Task)
					if item.Told {
						t.Errorf("%+v is not ticked off", item.Task)
					}
				}
			}
			scoredInOrder(t, r.After(made+1).Order, scored)
			d.TickAll()
		}
		if eras != 2 {
			t.Errorf("%d eras were counted", eras)
		}
	})
}

// scoredInOrder sees that links come before tiles, and in both each seat after the one that plays before it.
func scoredInOrder(t *testing.T, order [engine.MaxSeats]engine.Seat, scored []companion.Task) {
	t.Helper()
	last := 0
	for _, task := range scored {
		place := slices.Index(order[:], task.Cause.Seat)
		if task.Kind == companion.MoveVP {
			place += engine.MaxSeats
		}
		if task.Cause.Reason == engine.ForTile || task.Kind == companion.TakeLink {
			if place < last {
				t.Fatalf("%+v is told too late", task)
			}
			last = place
		}
	}
	if len(scored) < 4 {
		t.Errorf("only %d scores", len(scored))
	}
}

// Who may sit at a real table: people, as many as the game is for, or one against the Automa.
func TestWhoSitsAtARealTable(t *testing.T) {
	rival := [engine.MaxSeats]record.Player{{}, {Rival: 28}}
	solo := engine.Options{Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}
	for _, c := range []struct {
		id    string
		seats int
		kept  engine.Kept
		h     record.Header
		why   string // nothing if they may
	}{
		{"birmingham", 2, engine.Kept{}, record.Header{}, ""},
		{"birmingham", 4, engine.Kept{Money: true}, record.Header{}, ""},
		{"birmingham", 2, engine.Kept{Hand: true}, record.Header{Options: solo}, ""},
		{"birmingham", 3, engine.Kept{}, record.Header{Options: solo}, "solo play has 2 seats, not 3 (M1)"},
		{"birmingham", 5, engine.Kept{}, record.Header{}, "a game has 2 to 4 seats, not 5 (B1.1)"},
		{"birmingham", 3, engine.Kept{}, record.Header{Players: rival}, "rivals do not sit at a real table"},
		{"birmingham", 2, engine.Kept{}, record.Header{Players: rival}, "rivals do not sit at a real table"},
		{"birmingham", 3, engine.Kept{}, record.Header{OwnDeck: true}, "without the Automa there is no deck of its cards"},
		{"birmingham", 3, engine.Kept{Hand: true}, record.Header{}, "they are hidden (B14.3)"},
		{"lancashire", 2, engine.Kept{}, record.Header{}, ""},
		{"lancashire-classic", 2, engine.Kept{}, record.Header{}, "has no cards for 2 seats (C14)"},
		{"brass", 2, engine.Kept{}, record.Header{}, "3 or 4 seats, or 2 against the Automa (C1.1, N1)"},
		{"brass", 3, engine.Kept{}, record.Header{}, ""},
	} {
		_, err := seated(c.id, c.seats, c.kept, c.h)
		if (err == nil) != (c.why == "") || err != nil && !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s for %d, %+v: %v, want %q", c.id, c.seats, c.h, err, c.why)
		}
	}
}

// Every seat's things are put right as they lie, and the record of it is read again; those of a seat that is not there are not.
func TestThingsOfEverySeatArePutRight(t *testing.T) {
	r := people(t, "birmingham", 3, engine.Kept{Money: true}, 1)
	d := companion.NewDialogue(decks.Game("birmingham"), r)
	d.Advance(0)
	d.TickAll()
	g := r.Game()
	coal, dudley := notation.TileNamed(g.Game, "coal 1"), notation.SpaceNamed(g.Game, "dudley.1")
	for seat := range engine.Seat(engine.MaxSeats) {
		for _, f := range []correct.Correction{
			{Thing: correct.VPThing, Seat: seat, Amount: 45}, {Thing: correct.IncomeThing, Seat: seat, Amount: 33}, {Thing: correct.MoneyThing, Seat: seat, Amount: 7},
			{Thing: correct.MatThing, Seat: seat, Tile: coal, Amount: 1}, {Thing: correct.TileThing, Seat: seat, Space: dudley, Tile: coal, Amount: 2},
			{Thing: correct.LinkThing, Seat: seat, Line: 1},
		} {
			why, later := d.PutRight(f)
			switch {
			case seat < 3 && (!why.OK() || later || companion.CurrentValue(&r.Position().State, f) != f):
				t.Errorf("seat %d: %+v: %v, and it lies otherwise", seat+1, f, why.Reason)
			case seat == 3 && why.Reason != engine.NoSuchThing:
				t.Errorf("there is no seat 4, but %+v: %v", f, why.Reason)
			}
		}
	}
	loaded(t, r, "birmingham")
	if text := string(r.Marshal()); !strings.Contains(text, "put income seat-3 33\n") || !strings.Contains(text, "player 1 person Ada\noption table-money\n") {
		t.Errorf("the record is\n%s", text)
	}
	bad := strings.Replace(string(r.Marshal()), "put income seat-3 33\n", "put income seat-4 33\n", 1)
	if _, err := record.Load("table.soho-table", []byte(bad), record.Library{decks.Game("birmingham")}); err == nil {
		t.Error("the income of seat 4 is read")
	}
}

// What somebody played against the rules stands, with their seat, and is read again.
func TestPeoplePlayAgainstTheRules(t *testing.T) {
	r := people(t, "birmingham", 3, engine.Kept{}, 1)
	for range 2 {
		c := engine.Choice{Verb: engine.Network, Line: notation.LineNamed(r.Game().Game, "birmingham_dudley"), Card: 1}
		r.Choose(c)
		c.Verb, c.Line, c.Space, c.Industry = engine.Build, 0, notation.SpaceNamed(r.Game().Game, "stoke.1"), engine.Cotton
		r.Overrule(c)
		r.Choose(engine.Choice{Verb: engine.Pass, Card: 1})
	}
	loaded(t, r, "birmingham")
}

// Where money scores and is not known, it is told whose is still to be counted: those whose VP were not put right since the end.
func TestTheMoneyOfEachIsCounted(t *testing.T) {
	r := people(t, "lancashire", 3, engine.Kept{}, 1)
	for chance := policy.Chance(1); r.Position().Decision != engine.GameOver; {
		onward(t, r, policy.Random, chance)
	}
	if got, want := companion.OutcomeOf(r), (companion.Outcome{PoundsPerVP: 10, Uncounted: [engine.MaxSeats]bool{true, true, true}}); got != want {
		t.Errorf("at the end %+v", got)
	}
	r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: 2, Amount: 80})
	if got := companion.OutcomeOf(r); got.Uncounted != [engine.MaxSeats]bool{true, true} {
		t.Errorf("after one was counted %+v", got)
	}
	r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: 0, Amount: 80})
	r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: 1, Amount: 80})
	if got := companion.OutcomeOf(r); got != (companion.Outcome{}) {
		t.Errorf("after all were counted %+v", got)
	}
}
