package record_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// anyHeader draws how a game is played, of those ways that it has: solo with any mat, or 2 to 4 seats.
func anyHeader(t *rapid.T, g *automa.Game) record.Header {
	h := record.Header{Seed: rapid.Uint64().Draw(t, "seed")}
	h.Options.Introductory = rapid.Bool().Draw(t, "introductory") && !g.Edition.FirstEdition
	var tables []int
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		if _, err := g.Start(engine.Options{Seats: seats}, 0, nil); err == nil {
			tables = append(tables, seats)
		}
	}
	_, cards := g.DeckFor(2)
	if cards == 0 || !rapid.Bool().Draw(t, "solo") {
		h.Options.Seats = rapid.SampledFrom(tables).Draw(t, "seats")
		return h
	}
	h.Options.Seats, h.Options.Solo = 2, true
	h.Options.SpendingOrder = rapid.Bool().Draw(t, "spending order") && g.Family == engine.Birmingham
	h.Difficulty = rapid.SampledFrom([]string{"easy", "medium", "hard", "millowner", "my own mat", ""}).Draw(t, "difficulty")
	if mat, ok := decks.MatNamed(g.ID, h.Difficulty); ok {
		h.Options.AutomaMat, h.Options.House = mat.Count, mat.House
		return h
	}
	for tile, most := range g.FullSet() {
		h.Options.AutomaMat[tile] = rapid.Uint8Range(0, most).Draw(t, "tiles")
	}
	h.Options.House = engine.House{
		BackAgain: rapid.Uint8Range(0, engine.MaxEvery).Draw(t, "back again"), CardAgain: rapid.Uint8Range(0, engine.MaxEvery).Draw(t, "card again"),
		FullStart: rapid.Bool().Draw(t, "full start"),
	}
	return h
}

// anyRecord plays any game in any way up to any moment. Some start from a position that another game has come to.
func anyRecord(tb testing.TB, t *rapid.T) *record.Record {
	g := decks.Game(rapid.SampledFrom(decks.Games()).Draw(t, "game"))
	r := startedIn(tb, g, anyHeader(t, g))
	if rapid.Bool().Draw(t, "from a position") {
		play(tb, r, sensible, 1, rapid.IntRange(0, 60).Draw(t, "decisions before"))
		r = startedIn(tb, g, record.Header{From: r.Position(), Difficulty: r.Header().Difficulty})
	}
	h := rapid.SampledFrom([]habits{sensible, reckless}).Draw(t, "habits")
	play(tb, r, h, rapid.Uint64().Draw(t, "play"), rapid.OneOf(rapid.IntRange(0, 60), rapid.Just(whole)).Draw(t, "decisions"))
	return r
}

func loaded(t *rapid.T, text []byte) *record.Record {
	r, err := record.Load("game.soho", text, library)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return r
}

func TestSavedAndLoaded_IsTheSameGame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRecord(t, rt)
		text := r.Marshal()
		again := loaded(rt, text)
		if got := again.Marshal(); !bytes.Equal(got, text) {
			rt.Fatalf("saved again, it reads\n%s\nand not\n%s", got, text)
		}
		if *again.Position() != *r.Position() || again.Hash() != r.Hash() || len(again.Entries()) != len(r.Entries()) {
			rt.Fatal("it leads to another position")
		}
	})
}

func TestLoad_LeavesTheReadersLinesOut(t *testing.T) {
	r := started(t, solo("medium", 42))
	play(t, r, sensible, 1, whole)
	text := r.Marshal()
	var lines []string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			lines = append(lines, "# a remark of mine\r\n\r\n  "+line+" \t")
		}
	}
	again, err := record.Load("game.soho", []byte("\ufeff"+strings.Join(lines, "\r\n")), library)
	if err != nil {
		t.Fatal(err)
	}
	if got := again.Marshal(); !bytes.Equal(got, text) {
		t.Errorf("saved again, it reads\n%s\nand not\n%s", got, text)
	}
}

func TestUndoAll_IsTheStart_RedoAll_IsTheEnd(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRecord(t, rt)
		end, entries := *r.Position(), slices.Clone(r.Entries())
		begin, err := record.New(r.Game(), r.Header())
		if err != nil {
			rt.Fatal(err)
		}
		for begin.Position().AutomasTurn() { // no human decision leads there
			begin.AutomaTurn()
			begin.AnswerForced() // nor there
		}
		undone := 0
		for ; r.Undo(); undone++ {
			if p := r.Position(); p.AutomasTurn() || p.Decision == engine.GameOver {
				rt.Fatal("undo stopped where no human chooses")
			}
		}
		decisions := 0
		for i := range entries { // what nobody need be asked is undone with the decision before it
			if _, forced := r.Game().Forced(&entries[i].Before.State); !entries[i].Automa() && (i == 0 || !forced) {
				decisions++
			}
		}
		if undone != decisions {
			rt.Fatalf("%d decisions were undone of %d", undone, decisions)
		}
		if undone > 0 && *r.Position() != *begin.Position() {
			rt.Fatal("undoing everything does not lead to the start")
		}
		for r.Redo() {
			undone--
		}
		if undone != 0 || *r.Position() != end || len(r.Entries()) != len(entries) {
			rt.Fatal("redoing everything does not lead to the end")
		}
	})
}

func TestUndo_ThenAnotherChoice_ForgetsWhatWasUndone(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyRecord(t, rt)
		for range rapid.IntRange(1, 20).Draw(rt, "undone") {
			r.Undo()
		}
		before := slices.Clone(r.Entries())
		given := r.Entries()
		if r.Position().Decision == engine.GameOver {
			return
		}
		play(t, r, sensible, rapid.Uint64().Draw(rt, "other play"), rapid.IntRange(1, 20).Draw(rt, "decisions"))
		if r.CanRedo() {
			rt.Fatal("something can be redone after a new choice")
		}
		for i := range before {
			if given[i].Before != before[i].Before || given[i].Choice != before[i].Choice {
				rt.Fatal("entries that were given out have changed")
			}
		}
		if got := loaded(rt, r.Marshal()).Marshal(); !bytes.Equal(got, r.Marshal()) {
			rt.Fatalf("saved again, it reads\n%s\nand not\n%s", got, r.Marshal())
		}
	})
}

func TestLedger_AddsUpToThePosition(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := decks.Game(rapid.SampledFrom(decks.Games()).Draw(rt, "game"))
		r := startedIn(t, g, anyHeader(rt, g))
		play(t, r, reckless, rapid.Uint64().Draw(rt, "play"), whole)
		ledger, p := loaded(rt, r.Marshal()).Ledger(), r.Position()
		for seat := range p.Players[:p.Seats] {
			player := &p.Players[seat]
			money, space := int(g.Limits.StartMoney), int(g.Limits.StartIncome)
			if p.IsAutoma(engine.Seat(seat)) {
				money, space = 0, 0
			}
			for _, sum := range []struct {
				kind engine.EventKind
				want int
			}{
				{engine.Scored, int(player.VP)},
				{engine.MoneyMoved, int(player.Money) - money},
				{engine.IncomeMoved, int(player.Income) - space},
			} {
				if got := ledger.Total(engine.Seat(seat), sum.kind); got != sum.want {
					rt.Fatalf("seat %d: the ledger says %d for events of kind %d, the table %d", seat, got, sum.kind, sum.want)
				}
			}
		}
	})
}

// chooseFirst makes the first legal choice with a verb.
func chooseFirst(t *testing.T, r *record.Record, v engine.Verb) {
	t.Helper()
	p := r.Position()
	for _, c := range r.Game().Choices(&p.State, nil) {
		if c.Verb == v {
			if why := r.Choose(c); !why.OK() {
				t.Fatalf("refused: %+v", why)
			}
			return
		}
	}
	t.Fatalf("%s cannot be chosen", v)
}

func TestUndo_OfWhatShowedSomething_IsPractice(t *testing.T) {
	twoSeats := record.Header{Options: engine.Options{Seats: 2}, Seed: 1}
	cases := []struct {
		name   string
		header record.Header
		play   func(*record.Record)
		want   bool
	}{
		{"an action that shows nothing", solo("easy", 1), func(r *record.Record) {
			chooseFirst(t, r, engine.Loan)
			r.AutomaTurn()
			chooseFirst(t, r, engine.Loan) // the first of two actions: no card is drawn yet
		}, false},
		{"the last action of a turn: cards are drawn", twoSeats, func(r *record.Record) { chooseFirst(t, r, engine.Pass) }, true},
		{"a turn of the Automa", solo("easy", 1), func(r *record.Record) {
			chooseFirst(t, r, engine.Pass)
			r.AutomaTurn()
		}, true},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := started(t, c.header)
			c.play(r)
			if r.Header().Practice {
				t.Fatal("it is practice before anything is undone")
			}
			r.Undo()
			if got := r.Header().Practice; got != c.want {
				t.Fatalf("practice is %t", got)
			}
			r.Redo()
			play(t, r, sensible, 1, 10)
			again, err := record.Load("game.soho", r.Marshal(), library)
			if err != nil {
				t.Fatal(err)
			}
			if got := again.Header().Practice; got != c.want {
				t.Errorf("practice is %t after more play, saving and loading", got)
			}
		})
	}
}

// A tile of the distant market that was turned up was hidden (C11.3, C13.1): to take that back is practice, whether the market
// bought or closed. A sale to a port shows nothing.
func TestUndo_OfATurnedTile_IsPractice(t *testing.T) {
	g := decks.Game("lancashire")
	sales := map[string]int{}
	for seed := range uint64(40) {
		r := startedIn(t, g, record.Header{Options: engine.Options{Seats: 2}, Seed: seed})
		for n := 0; r.Position().Decision != engine.GameOver; n++ {
			before := r.Position()
			play(t, r, sensible, seed*1000+uint64(n), 1)
			last := r.Entries()[len(r.Entries())-1]
			if last.Choice.Verb != engine.Sell || r.Position().Actor != before.Actor || r.Position().Round != before.Round {
				continue // its turn is over, and cards were drawn
			}
			kind := "port"
			if last.Choice.Distant {
				kind = "distant"
			}
			if r.Position().Distant.Marker == 8 {
				kind += " closed"
			}
			sales[kind]++
			undone := r.Branch(len(r.Entries()))
			if costs := undone.UndoCosts(); costs != last.Choice.Distant || !undone.Undo() || undone.Header().Practice != last.Choice.Distant {
				t.Fatalf("a sale to %s undone: it costs %t, practice %t", kind, costs, undone.Header().Practice)
			}
		}
	}
	for _, kind := range []string{"port", "distant", "distant closed"} {
		if sales[kind] == 0 {
			t.Errorf("there was no sale of the kind %s in %v", kind, sales)
		}
	}
}

func TestRecord_AsksTheOneWhoIsToMove(t *testing.T) {
	r := started(t, solo("easy", 1))
	if steps := r.AutomaTurn(); steps != nil {
		t.Error("the Automa moves on a human's turn")
	}
	if why := r.Choose(engine.Choice{Verb: engine.Done}); why.OK() {
		t.Error("an illegal choice was made")
	}
	chooseFirst(t, r, engine.Pass)
	if why := r.Choose(engine.Choice{Verb: engine.Pass}); why.Reason != engine.NotAsked || why.Rule != engine.B(2, 2) {
		t.Errorf("a human chooses on the Automa's turn: %+v", why)
	}
	if n := len(r.Entries()); n != 1 {
		t.Errorf("%d entries, 1 was made", n)
	}
}

func TestNew_RefusesWhatCannotBeSaved(t *testing.T) {
	odd := solo("easy", 1)
	odd.Difficulty = "ea\x1bsy"
	long := solo("easy", 1)
	long.Difficulty = strings.Repeat("easy ", 9)
	full := solo("easy", 1)
	full.Options.AutomaMat[1] = 200
	from := started(t, solo("easy", 1)).Position()
	from.Cards.Left = 0
	cases := []struct {
		name   string
		header record.Header
		want   string
	}{
		{"a control character", odd, `the name of the difficulty: it holds '\x1b', which cannot be shown`},
		{"a long name", long, "the name of the difficulty: it has 44 characters, at most 40 fit"},
		{"no such game", record.Header{Options: engine.Options{Seats: 5}}, "a game has 2 to 4 seats, not 5 (B1.1)"},
		{"too many tiles", full, ""},
		{"a position that cannot be", record.Header{From: from}, ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r, err := record.New(birmingham, c.header)
			if err == nil || r != nil || c.want != "" && err.Error() != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func TestEntries_SayWhoDidWhatAndWhatCameOfIt(t *testing.T) {
	r := started(t, solo("hard", 3))
	play(t, r, sensible, 1, whole)
	if len(r.Opening()) == 0 {
		t.Error("the set-up has no events")
	}
	p := r.Entries()[0].Before
	for i, e := range r.Entries() {
		if e.Before != p {
			t.Fatalf("entry %d does not go on from the one before", i)
		}
		if e.Automa() != p.IsAutoma(p.Actor) || e.Automa() != (len(e.Steps) > 0) || len(e.Events) == 0 {
			t.Fatalf("entry %d: automa %t, %d steps, %d events", i, e.Automa(), len(e.Steps), len(e.Events))
		}
		if e.Automa() {
			birmingham.Turn(&p, nil)
		} else {
			birmingham.Apply(&p, e.Choice, nil)
		}
	}
	if p != *r.Position() {
		t.Error("the entries lead to another position")
	}
}

// What was undone before it was seen is no reason to call a game practice that goes on from there.
func TestBranch_OfWhatWasUndoneUnseen_IsNoPractice(t *testing.T) {
	r := started(t, solo("medium", 42))
	play(t, r, sensible, 1, 1)
	if !r.UndoCosts() {
		t.Fatal("nothing hidden would have been shown")
	}
	if r.UndoUnseen(); r.Branch(0).Header().Practice {
		t.Error("it is practice")
	}
}
