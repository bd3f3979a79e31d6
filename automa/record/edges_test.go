package record_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
)

// What ends without an end of line was cut short, unless nothing can be missing.
func TestLoad_ALastLineWithoutEnd(t *testing.T) {
	text, _, _ := shortGame(t)
	game, hash, _ := strings.Cut(strings.TrimSuffix(text, "\n"), "\nhash ")
	for _, end := range []string{"\nhash " + hash, "\nhash " + hash + "\n  "} {
		if _, err := record.Load("game.soho", []byte(game+end), library); err != nil {
			t.Errorf("%q: %v", end, err)
		}
	}
	if _, d := damaged(t, "soho reco"); d.Line != 1 || d.Found.String() != "the end" {
		t.Error("half of the only line is read:", d)
	}
	if _, d := damaged(t, "\n"); d.Line != 2 || d.Found.String() != "the end" {
		t.Error("after an empty line:", d)
	}
	for end, found := range map[string]string{
		"\nhash ?":                  `"hash ?"`,
		"\nhash " + hash[:9]:        "the end",
		"\nhash " + hash + " ch":    "the end",
		"\npass card:kidderminst":   "the end", // as long as a hash
		"\npass card:kidderminst\n": `"pass card:kidderminst"`,
	} {
		if r, d := damaged(t, game+end); d.Found.String() != found || len(r.Entries()) != 4 {
			t.Errorf("%q: %d entries, and %v", end, len(r.Entries()), d)
		}
	}
}

func TestLoad_CheckSumsAreTheEnd(t *testing.T) {
	text, _, _ := shortGame(t)
	r, err := record.Load("game.soho", []byte(text), library)
	if err != nil {
		t.Fatal(err)
	}
	saved := strings.TrimSuffix(string(r.Marshal()), "\n")
	const changed = "expected the check sums that were saved, found "
	unchecked, _, _ := strings.Cut(saved, "\ncheck ")
	const added = "nothing but check sums follows the hash"
	for name, c := range map[string]struct{ text, want string }{
		"a line after them":         {saved + "\npass card:leek\n", `expected the end, found "pass card:leek": ` + added},
		"junk after them":           {saved + "\njunk", `expected the end, found "junk": ` + added},
		"what a disk filled up":     {saved + "\n\x00\x00\x00", added},
		"junk after the hash":       {unchecked + "\njunk", `expected the end, found "junk": ` + added},
		"more than their beginning": {unchecked + "\nchecked", added},
		"sums that were changed":    {saved[:len(saved)-4] + "zzzz\n", changed},
		"nothing else":              {"check ffff\n", `game.soho:1: expected "soho record 1", found the end`},
		"a line with the last sum":  {"soho record 1\nrules 6766\ncheck 0035 5bbc\n", `expected "rules 1", found "rules 6766": it was changed since`},
		"more lines than have sums": {"soho record 1\nrules 6766\nrules 1\ncheck 0035 5bbc\n", `expected "rules 1", found "rules 6766": it was changed since`},
	} {
		if _, d := damaged(t, c.text); !strings.Contains(d.Error(), c.want) {
			t.Errorf("%s: %s", name, d)
		}
	}
	if _, err := record.Load("game.soho", []byte(unchecked+"\nche"), library); err != nil {
		t.Errorf("a text that was cut short before the first sum: %v", err)
	}
}

func TestLoad_UpToTheBounds(t *testing.T) {
	text, _, _ := shortGame(t)
	remark := "#" + strings.Repeat("x", 16<<10-1) + "\n"
	large := strings.Repeat(remark, (4<<20-len(text))/len(remark)) + text
	for name, fits := range map[string]string{
		"lines":      strings.Repeat("\n", 10_000-strings.Count(text, "\n")) + text,
		"characters": "#" + strings.Repeat("x", 4<<20-len(large)-2) + "\n" + large,
	} {
		if _, err := record.Load("game.soho", []byte(fits), library); err != nil {
			t.Errorf("as many %s as are allowed: %v", name, err)
		}
	}
	whole, tooLong := strings.Repeat("x", 80), strings.Repeat("x", 81)
	if _, d := damaged(t, whole+"\n"); d.Found.String() != `"`+whole+`"` {
		t.Error("80 characters are not told whole:", d)
	}
	if _, d := damaged(t, tooLong+"\n"); d.Found.String() != `"`+whole+`…"` {
		t.Error("81 characters are told:", d)
	}
}

func TestLoad_NumbersAreWrittenInOneWay(t *testing.T) {
	text := string(started(t, solo("medium", 42)).Marshal())
	const seats = `"seats 2 solo", or 2 to 4 seats, found `
	check(t, text, []damage{
		{"a version with a zero", "rules 1", "rules 01", `"rules 1", found "rules 01"`, lost},
		{"seats with a zero", "seats 2 solo", "seats 02 solo", seats + `"seats 02 solo"`, lost},
		{"one seat", "seats 2 solo", "seats 1", seats + `"seats 1"`, lost},
		{"seats in words", "seats 2 solo", "seats two", seats + `"seats two"`, lost},
	})
	if _, err := record.Load("game.soho", []byte(strings.Replace(text, "rules 1", "rules \t 1", 1)), library); err != nil {
		t.Error("spaces before a version:", err)
	}
	for _, c := range []struct{ mat, why string }{
		{"brewery", "of brewery level 1 there are 0 to 2"}, {"brewery 1 2 2", "of brewery level 4 there are 0 to 1"},
	} {
		if _, d := damaged(t, strings.Replace(unchecked(text), "brewery 1 2 2 1", c.mat, 1)); d.Why.String() != c.why {
			t.Errorf("%s: %s", c.mat, d)
		}
	}
	from := started(t, record.Header{Options: engine.Options{Seats: 2}})
	from = started(t, record.Header{From: from.Position()})
	if _, d := damaged(t, strings.Replace(unchecked(string(from.Marshal())), "seats 2", "seats 3", 1)); d.Found.String() != "one with others" {
		t.Error("more seats than the position has:", d)
	}
}

// A board has no sum at its end, whatever its name.
func TestLoad_ABoardWithALongName(t *testing.T) {
	board := *birmingham.Game
	board.Name = "West Midlands"
	text := unchecked(string(started(t, record.Header{Options: engine.Options{Seats: 2}}).Marshal()))
	text = strings.Replace(text, "board Birmingham", "board West Riding", 1)
	_, err := record.Load("game.soho", []byte(text), record.Library{automa.New(&board, birmingham.Deck)})
	if want := `game.soho:3: expected "board West Midlands", found "board West Riding": there is no such board here`; err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestLoad_WordsAreReadWhole(t *testing.T) {
	text, _, _ := shortGame(t)
	check(t, text, []damage{{"a longer word", "loan ", "hashes ", `a legal action, found "` + strings.Replace(lineWith(text, "loan "), "loan", "hashes", 1) +
		`": "hashes" is no action: build, network, develop, sell, loan, scout, pass, give-up or done`, 2}})
}

func TestBest_OfTheSameGameOnly(t *testing.T) {
	introductory, reordered := solo("easy", 1), solo("easy", 1)
	introductory.Options.Introductory, reordered.Options.SpendingOrder = true, true
	played := func(h record.Header, choices int) *record.Record {
		r := started(t, h)
		play(t, r, sensible, 1, choices)
		return r
	}
	from, later := *played(solo("easy", 1), 5).Position(), *played(solo("easy", 1), 7).Position()
	for _, c := range []struct{ a, b record.Header }{
		{solo("easy", 1), introductory}, {solo("easy", 1), reordered}, {solo("easy", 1), solo("easy", 2)},
		{record.Header{From: &from}, record.Header{From: &later}},
	} {
		a, b := played(c.a, 4), played(c.b, 9)
		if record.Best(record.Found{Record: a, Err: errors.New("damaged")}, record.Found{Record: b}) != a {
			t.Error("another game is taken")
		}
	}
}

func TestRescue_NamesTheActionOfTheEra(t *testing.T) {
	r := started(t, solo("easy", 1))
	for p := r.Position(); p.Era == engine.Canal || p.AutomasTurn(); p = r.Position() {
		play(t, r, sensible, uint64(len(r.Entries())), 1)
	}
	if p := r.Position(); p.Round != 1 || p.Decision != engine.ChooseAction {
		t.Fatalf("round %d of the Rail Era, decision %d", p.Round, p.Decision)
	}
	text := strings.Replace(unchecked(string(r.Marshal())), "\nhash", "\nautoma card 1: develop\nhash", 1)
	if _, d := damaged(t, text); d.Expected.String() != "your action 1 of 2" {
		t.Error(d)
	}
}

// A source stands on the line of its action, if the record has that.
func TestMarshal_FromTheMiddleOfAnAction(t *testing.T) {
	r := started(t, solo("hard", 1))
	at := 0
	for at == 0 {
		play(t, r, sensible, uint64(len(r.Entries())), 1)
		if last := len(r.Entries()) - 1; r.Entries()[last].Choice.Verb.Follows() {
			at = last
		}
	}
	entries := r.Entries()
	for first, lines := range map[int]string{
		at - 1: "\n" + r.Line(at-1) + " " + r.Line(at) + "\n",
		at:     "\n" + r.Line(at) + "\n",
	} {
		again := started(t, record.Header{From: r.After(first)})
		for _, e := range entries[first:] {
			if why := again.Choose(e.Choice); !why.OK() {
				t.Fatal(why)
			}
		}
		saved := again.Marshal()
		if !strings.Contains(string(saved), lines) {
			t.Errorf("%q is not in\n%s", lines, saved)
		}
		if _, err := record.Load("game.soho", saved, library); err != nil {
			t.Error(err)
		}
	}
}

// Without tiles and, before long, without room for links, no card has anything to do.
func TestAutomaTurn_OfNothing(t *testing.T) {
	h := solo("easy", 0)
	h.Options.AutomaMat = [engine.MaxTiles]uint8{}
	r := started(t, h)
	for r.Position().Decision != engine.GameOver {
		steps := r.AutomaTurn()
		if steps == nil {
			chooseFirst(t, r, engine.Pass)
			continue
		}
		last := len(r.Entries()) - 1
		if made := r.Entries()[last].Steps; len(steps) != len(made) {
			t.Fatalf("%d steps are returned, %d were made", len(steps), len(made))
		}
		if strings.Contains(r.Line(last), ": nothing; back ") {
			return
		}
	}
	t.Error("no turn of nothing is told")
}

func TestUndo_FromTheFirstChoiceOn(t *testing.T) {
	r := started(t, solo("easy", 1))
	if r.Game() != birmingham || r.CanUndo() {
		t.Error("before the first choice")
	}
	chooseFirst(t, r, engine.Loan)
	if !r.CanUndo() {
		t.Error("the first choice cannot be undone")
	}
	h := solo("easy", 1)
	h.Practice = true
	r = started(t, h)
	chooseFirst(t, r, engine.Pass)
	r.AutomaTurn()
	chooseFirst(t, r, engine.Loan) // shows nothing
	r.Undo()
	if !r.Header().Practice {
		t.Error("practice has become none")
	}
}

// forced starts a game in which a sale drinks both barrels within reach.
func forced(t *testing.T) *record.Record {
	t.Helper()
	s, err := sketch.Position(birmingham.Game, birmingham.FullSet(), "seats 2; round 6; p0: manufacturer5@birmingham.2, birmingham_oxford, brewery1@walsall.2, card:coal, card:dudley")
	if err != nil {
		t.Fatal(err)
	}
	return started(t, record.Header{From: &automa.Position{State: s}})
}

const bothBarrels = "sell manufacturer@birmingham.2 to:oxford.1 card:coal"

// choose parses choices, and makes each in a way.
func choose(t *testing.T, text string, by func(engine.Choice) engine.Refusal) {
	t.Helper()
	choices, err := notation.Parse(birmingham.Game, text)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range choices {
		if why := by(c); !why.OK() {
			t.Fatalf("%s is refused: %+v", text, why)
		}
	}
}

func TestAct_AnswersWhatIsNoChoice_AndIsUndoneAsOne(t *testing.T) {
	r := forced(t)
	begin := *r.Position()
	choose(t, bothBarrels, r.Act)
	end := *r.Position()
	if end.Decision != engine.ChooseAction || len(r.Entries()) != 2 {
		t.Fatalf("%s is asked after %d entries", end.Decision, len(r.Entries()))
	}
	if again, err := record.Load("saved.soho", r.Marshal(), library); err != nil || *again.Position() != end {
		t.Errorf("saved and loaded, it is another game: %v", err)
	}
	if !r.Undo() || *r.Position() != begin || r.CanUndo() {
		t.Error("what followed without a choice was not undone with it")
	}
	if !r.Redo() || *r.Position() != end || r.CanRedo() {
		t.Error("what followed without a choice was not made again with it")
	}
	if why := r.Act(engine.Choice{Verb: engine.Done}); why.OK() || *r.Position() != end || len(r.All()) != 2 {
		t.Error("what is refused changed the game")
	}
}

// Games of before, in which the person chose the order.
func TestLoad_SourcesOfNoChoice_InEitherOrder(t *testing.T) {
	var hashes []string
	for _, beer := range []string{" beer:walsall.2", " beer:oxford.1"} {
		r := forced(t)
		choose(t, bothBarrels+beer, r.Choose)
		again, err := record.Load("saved.soho", r.Marshal(), library)
		if err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, again.Hash())
		if !again.Undo() || len(again.Entries()) != 0 {
			t.Errorf("%s is not undone as one with its sale", beer)
		}
	}
	if hashes[0] != hashes[1] {
		t.Errorf("the orders lead to %s", hashes)
	}
	r := forced(t)
	choose(t, bothBarrels, r.Choose) // saved while the beer was asked for
	again, err := record.Load("saved.soho", r.Marshal(), library)
	if err != nil || again.Position().Decision != engine.ChooseBeer {
		t.Errorf("it is not what was saved: %v", err)
	}
	r = started(t, record.Header{From: again.Position()})
	choose(t, "beer:walsall.2", r.Act)
	if !r.Undo() || r.Position().Decision != engine.ChooseBeer {
		t.Error("the first thing done in a game that began there cannot be undone")
	}
}

// Nothing vouches for a position that cannot be written: here a deck whose cards do not go round.
func TestLoad_AHashThatCannotBeHad(t *testing.T) {
	f := decks.Figures("birmingham")
	f.Cards = slices.Clone(f.Cards)
	f.Cards[notation.CardNamed(birmingham.Game, "birmingham")].Counts[0]++
	g, err := engine.New(&f)
	if err != nil {
		t.Fatal(err)
	}
	odd := automa.New(g, birmingham.Deck)
	r, err := record.New(odd, record.Header{Options: engine.Options{Seats: 2}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	chooseFirst(t, r, engine.Pass)
	text := r.Marshal()
	if !strings.Contains(string(text), "\nhash ?\n") {
		t.Fatalf("it has a hash:\n%s", text)
	}
	again, err := record.Load("saved.soho", text, record.Library{odd})
	var damage *record.Damage
	if !errors.As(err, &damage) || damage.Expected.String() != "a position that can be" || damage.Found.String() != `"hash ?"` {
		t.Errorf("it is taken for sound: %v", err)
	}
	if again == nil || *again.Position() != *r.Position() {
		t.Error("it is not offered")
	}
}

func TestNew_ChecksTheWholeHeader(t *testing.T) {
	h := solo("easy", 1)
	h.Difficulty = strings.Repeat("é", 40)
	started(t, h)
	h.Difficulty = "ea\xffsy"
	if _, err := record.New(birmingham, h); err == nil || !strings.HasSuffix(err.Error(), "is not written in UTF-8") {
		t.Error(err)
	}
	p := started(t, solo("easy", 1)).Position()
	if got := started(t, record.Header{From: p, Seed: 9}).Header().Seed; got != 0 {
		t.Errorf("the seed of a position is %d", got)
	}
	p.Round = 11
	if _, err := record.New(birmingham, record.Header{From: p}); err == nil {
		t.Error("round 11 is accepted")
	}
}
