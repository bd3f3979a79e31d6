package analysis

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// played is a game of a policy, or as much of it as there are entries.
func played(t *testing.T, id, level string, seed uint64, p policy.Policy, entries int) *record.Record {
	t.Helper()
	mat, _ := decks.MatNamed(id, level)
	r, err := record.New(decks.Game(id), record.Header{Difficulty: level, Seed: seed, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
	if err != nil {
		t.Fatal(err)
	}
	playOn(r, p, func() bool { return len(r.Entries()) == entries })
	return r
}

// several is a game of one person against rivals, in which the keen policy chooses for all seats.
func several(t *testing.T, id string, seats int, seed uint64) *record.Record {
	t.Helper()
	h := record.Header{Seed: seed, Options: engine.Options{Seats: seats}}
	for seat := 1; seat < seats; seat++ {
		h.Players[seat].Rival = 1
	}
	r, err := record.New(decks.Game(id), h)
	if err != nil {
		t.Fatal(err)
	}
	playOn(r, policy.Keen, never)
	return r
}

func playOn(r *record.Record, p policy.Policy, enough func() bool) {
	for !enough() && r.Position().Decision != engine.GameOver {
		if r.AutomaTurn() != nil {
			r.AnswerForced()
			continue
		}
		s := r.Position()
		choices := r.Game().Choices(&s.State, nil)
		r.Act(choices[p.Pick(r.Game(), s, choices, nil)])
	}
}

// late is a record that begins in a round of the Rail Era, with an action, so that less is to be judged.
func late(t *testing.T, id string, seed uint64, round int) *record.Record {
	t.Helper()
	r := played(t, id, "hard", seed, policy.Keen, -1)
	for _, e := range r.Entries() {
		if e.Before.Era == engine.Rail && int(e.Before.Round) == round && !e.Automa() && e.Before.Decision == engine.ChooseAction {
			return from(t, r, &e)
		}
	}
	t.Fatal("there is no such round")
	return nil
}

// from is a record that begins before an entry of another.
func from(t *testing.T, r *record.Record, e *record.Entry) *record.Record {
	t.Helper()
	h := r.Header()
	h.From = &e.Before
	short, err := record.New(r.Game(), h)
	if err != nil {
		t.Fatal(err)
	}
	return short
}

func begun(t *testing.T, r *record.Record, o Options) *Analysis {
	t.Helper()
	a, err := Begin(r, o)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func analysed(t *testing.T, r *record.Record, o Options) *Analysis {
	t.Helper()
	a := begun(t, r, o)
	for a.Done() < a.Decisions() {
		a.Step()
	}
	return a
}

func never() bool { return false }

// spoilt is a record that begins with the last action of a game, which was a sale of 9 VP or more, and where another is made instead.
func spoilt(t *testing.T, id string, seats int, instead engine.Verb) *record.Record {
	t.Helper()
	for seed := range uint64(1000) {
		r := several(t, id, seats, seed)
		if seats == 2 {
			r = played(t, id, "hard", seed, policy.Keen, -1)
		}
		last := len(r.Entries()) - 1
		for othersTurn(&r.Entries()[last].Before, engine.HumanSeat) || r.Entries()[last].Before.Decision != engine.ChooseAction {
			last--
		}
		e := &r.Entries()[last]
		if e.Choice.Verb != engine.Sell || r.Game().Tiles[e.Before.Tiles[e.Choice.Space].Tile].VP < 9 {
			continue
		}
		short := from(t, r, e)
		for _, c := range r.Game().Choices(&e.Before.State, nil) {
			if c.Verb == instead {
				short.Act(c)
				playOn(short, policy.Keen, never)
				return short
			}
		}
	}
	t.Fatal("no game ends with a sale of that worth")
	return nil
}

// A choice that gives away what could be had is found and called what it is: instead of the sale that ends the game to pass, or to take a loan.
func TestPlantedBlunderIsFound(t *testing.T) {
	for _, c := range []struct {
		id      string
		seats   int
		instead engine.Verb
	}{
		{"birmingham", 2, engine.Pass}, {"birmingham", 2, engine.Loan}, {"lancashire", 2, engine.Pass},
		{"birmingham", 3, engine.Pass}, {"lancashire", 4, engine.Pass},
	} {
		r := spoilt(t, c.id, c.seats, c.instead)
		a := begun(t, r, Options{Futures: 32})
		a.Step()
		m := a.Moments()[0]
		if m.Made.Verb != c.instead || m.Verdict() != judged.Blunder || m.Better.Verb == c.instead || m.More[engine.HumanSeat] < scale.Blunder {
			t.Errorf("%s: %s is %v by %d ± %d, and %s better by %v", c.id, a.notation(&m, m.Made), m.Verdict(), m.Drop, m.DropErr, a.notation(&m, m.Better), m.More)
		}
	}
}

// hoarder plays as the keen policy does, but sells nothing in the Canal Era.
var hoarder = policy.Policy{Name: "hoarder", Pick: func(g *automa.Game, p *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
	var kept []engine.Choice
	for _, c := range choices {
		if p.Era == engine.Rail || c.Verb != engine.Sell {
			kept = append(kept, c)
		}
	}
	return slices.Index(choices, kept[policy.Keen.Pick(g, p, kept, nil)])
}}

// canalEnd is a record that begins in the middle of a game, with the last action of the Canal Era: a tile could be sold that leaves
// the board if it is not, and another action is made instead.
func canalEnd(t *testing.T, id string, instead engine.Verb) *record.Record {
	t.Helper()
	for seed := range uint64(1000) {
		r := played(t, id, "hard", seed, hoarder, -1)
		last := 0
		for i := range r.Entries() {
			e := &r.Entries()[i]
			if !e.Automa() && e.Before.Era == engine.Canal && e.Before.Decision == engine.ChooseAction {
				last = i
			}
		}
		e := &r.Entries()[last]
		worth, seen := 0, engine.SpaceSet(0)
		choices := r.Game().Choices(&e.Before.State, nil)
		for _, c := range choices {
			if tile := &r.Game().Tiles[e.Before.Tiles[c.Space].Tile]; c.Verb == engine.Sell && tile.Level == 1 && !seen.Has(c.Space) {
				worth += int(tile.VP)
				seen = seen.With(c.Space)
			}
		}
		if worth < 3 {
			continue
		}
		short := from(t, r, e)
		for _, c := range choices {
			if c.Verb == instead {
				short.Act(c)
				return short
			}
		}
	}
	t.Fatal("no Canal Era ends so")
	return nil
}

// In the middle of a game, too: what is not sold before the Canal Era ends is lost. A sale is what would have been better, and that
// the tile is flipped then, with the income that comes of it, is what is told.
func TestPlantedBlunderIsFound_InTheMiddle(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	for _, c := range []struct {
		id      string
		instead engine.Verb
	}{{"birmingham", engine.Pass}, {"birmingham", engine.Loan}, {"lancashire", engine.Pass}} {
		a := begun(t, canalEnd(t, c.id, c.instead), Options{Futures: 64})
		a.Step()
		m := a.Moments()[0]
		if m.Made.Verb != c.instead || m.Verdict() != judged.Blunder || m.Better.Verb != engine.Sell || m.More[engine.HumanSeat] < scale.Inaccurate {
			t.Errorf("%s: %s is %v by %d ± %d, and %s better by %v", c.id, a.notation(&m, m.Made), m.Verdict(), m.Drop, m.DropErr, a.notation(&m, m.Better), m.More)
		}
		if !slices.ContainsFunc(m.Why, func(r search.Reason) bool { return r.Fact == search.Gains && r.Means[0].Of == search.VP }) {
			t.Errorf("%s: it is not told that there are more VP some rounds later: %+v", c.id, m.Why)
		}
	}
}

// A pass with money to spend, in the middle of an era, costs what it costs whoever plays on: a plain player, who makes little of an
// action then, does not hide it.
func TestPassInMidGameIsFound(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	for _, seed := range []uint64{2, 3} {
		r := played(t, "birmingham", "hard", seed, policy.Keen, -1)
		i := slices.IndexFunc(r.Entries(), func(e record.Entry) bool {
			return !e.Automa() && e.Before.Round == 6 && e.Before.Players[engine.HumanSeat].Money >= 15 && e.Before.Decision == engine.ChooseAction
		})
		e := &r.Entries()[i]
		short := from(t, r, e)
		choices := r.Game().Choices(&e.Before.State, nil)
		short.Act(choices[slices.IndexFunc(choices, func(c engine.Choice) bool { return c.Verb == engine.Pass })])
		a := begun(t, short, Options{Futures: 64})
		a.Step()
		if m := a.Moments()[0]; m.Made.Verb != engine.Pass || m.Verdict() == judged.Fine {
			t.Errorf("seed %d: a pass in round 6 is fine, by %d ± %d", seed, m.Drop, m.DropErr)
		}
	}
}

// Nothing that a player chooses who thinks far ahead is called anything, in the middle of a game.
func TestGoodChoicesAreFine_InTheMiddle(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	adviser := search.Adviser(search.Options{Turns: 4}, search.Futures(96))
	count := 0
	for seed, id := range []string{"birmingham", "lancashire"} {
		whole := played(t, id, "medium", uint64(seed), policy.Keen, -1)
		for i := range whole.Entries() {
			e := &whole.Entries()[i]
			if e.Automa() || e.Before.Era != engine.Canal || int(e.Before.Round) != 5 {
				continue
			}
			r := from(t, whole, e)
			playOn(r, adviser, func() bool { return len(r.Entries()) == 8 })
			a := analysed(t, r, Options{Futures: 64})
			for _, m := range a.Moments() {
				if count++; m.Verdict() != judged.Fine {
					t.Errorf("%s: %s is %v by %d ± %d, and %s better", id, a.notation(&m, m.Made), m.Verdict(), m.Drop, m.DropErr, a.notation(&m, m.Better))
				}
			}
			break
		}
	}
	if count < 8 {
		t.Errorf("only %d choices were judged", count)
	}
}

// What is found part by part is what is found at once, and what is kept is all of it: the reasons, too.
func TestPartsMakeSteps(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	for _, r := range []*record.Record{canalEnd(t, "birmingham", engine.Pass), spoilt(t, "birmingham", 2, engine.Loan)} {
		whole, parts, again := analysed(t, r, Options{Futures: 64}), begun(t, r, Options{Futures: 64}), begun(t, r, Options{Futures: 64})
		most := 0
		for parts.Done() < parts.Decisions() {
			for before := parts.Done(); parts.Done() == before && parts.Done() < parts.Decisions(); most++ {
				parts.Part()
			}
		}
		if string(parts.Marshal()) != string(whole.Marshal()) {
			t.Errorf("in parts it found\n%s\nat once\n%s", parts.Marshal(), whole.Marshal())
		}
		if most < 64*parts.Decisions() {
			t.Errorf("only %d parts were made of %d decisions", most, parts.Decisions())
		}
		if err := again.Resume(whole.Marshal()); err != nil || !reflect.DeepEqual(again.Moments(), whole.Moments()) {
			t.Errorf("%v: what was kept is\n%+v\nwhat was found\n%+v", err, again.Moments(), whole.Moments())
		}
		for _, change := range [][2]string{{`"fact": "gains"`, `"fact": "gain"`}, {`"fact": "gains"`, `"fact": "follow"`}, {`"of": "vp"`, `"of": "pv"`}, {`"n": `, `"n": 9`}} {
			if text := strings.Replace(string(whole.Marshal()), change[0], change[1], 1); begun(t, r, Options{Futures: 64}).Resume([]byte(text)) == nil {
				t.Errorf("with %q it is taken over", change[1])
			}
		}
		if len(whole.Moments()[0].Why) < 2 {
			t.Errorf("there are too few reasons: %+v", whole.Moments()[0].Why)
		}
	}
}

// worth is what a choice brings in a future that a player who thinks ahead plays to its end: VP, less the Automa's as far as they count.
func (f *futures) worth(n int, c engine.Choice) int {
	p := f.dealt(n)
	f.game.Apply(&p, c, nil)
	thinking := search.Adviser(search.Options{Turns: 1}, search.Futures(12))
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			f.game.Turn(&p, nil)
			continue
		}
		choices := f.game.Choices(&p.State, nil)
		f.game.Apply(&p, choices[thinking.Pick(f.game, &p, choices, nil)], nil)
	}
	return int(p.Players[0].VP) - int(p.Players[1].VP)*policy.KeenWeights.For(f.game).Automa/100
}

// A choice within 1 VP of the best is called nothing, and one far from it a blunder: all choices of the last turn of some games are
// made, where what each is worth can be had from all that may still happen.
func TestVerdictsOfTheLastTurnAreTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	near, far := 0, 0
	for _, seed := range []uint64{10, 12} {
		base := late(t, "birmingham", seed, 9)
		p := base.Position()
		g := base.Game()
		f := &futures{game: g, position: p, seed: 12345 + seed}
		choices := g.Choices(&p.State, nil)
		var all []int
		for _, c := range choices {
			worth := 0
			for n := range 16 {
				worth += f.worth(n, c)
			}
			all = append(all, 100*worth/16)
		}
		best := slices.Max(all)
		for i := 0; i < len(choices); i += 4 {
			less := best - all[i]
			r := base.Branch(0)
			r.Choose(choices[i])
			m := analysed(t, r, Options{Futures: 64}).Moments()[0]
			found := best // of what was found to be better, which may be not quite the best
			if k := slices.Index(choices, m.Better); k >= 0 {
				found = all[k]
			}
			switch {
			case less <= scale.Slight:
				if near++; m.Verdict() != judged.Fine {
					t.Errorf("seed %d: %s is worth %d less than the best, and called %v by %d ± %d", seed, notation.Format(g.Game, &p.State, choices[i]), less, m.Verdict(), m.Drop, m.DropErr)
				}
			case found-all[i] >= scale.Blunder+scale.Slight:
				if far++; m.Verdict() != judged.Blunder {
					t.Errorf("seed %d: %s is worth %d less than the best, and called %v by %d ± %d", seed, notation.Format(g.Game, &p.State, choices[i]), less, m.Verdict(), m.Drop, m.DropErr)
				}
			case less >= scale.Blunder+scale.Slight && m.Verdict() == judged.Fine:
				t.Errorf("seed %d: %s is worth %d less than the best, and called fine by %d ± %d", seed, notation.Format(g.Game, &p.State, choices[i]), less, m.Drop, m.DropErr)
			}
		}
	}
	if near < 6 || far < 2 {
		t.Errorf("only %d good choices and %d bad ones were judged", near, far)
	}
}

// What is found is the same for any number of workers.
func TestWorkersDoNotMatter(t *testing.T) {
	r := late(t, "birmingham", 4, 9)
	playOn(r, policy.Steady, never)
	one := analysed(t, r, Options{Futures: 32})
	for workers := 2; workers < 4; workers++ {
		if many := analysed(t, r, Options{Futures: 32, Workers: workers}); string(many.Marshal()) != string(one.Marshal()) {
			t.Errorf("with %d workers\n%s\nwith one\n%s", workers, many.Marshal(), one.Marshal())
		}
	}
}

// What the start promised, play and luck are what the player has in the end, in the whole game and from round to round. Between two
// choices in which nothing came to light there is no luck.
func TestSumsAddUp(t *testing.T) {
	r := late(t, "lancashire", 4, 5)
	playOn(r, policy.Steady, never)
	a := analysed(t, r, Options{Futures: 16})
	s, p := a.Sums(), r.Position()
	if want := (VP{100 * int(p.Players[0].VP), 100 * int(p.Players[1].VP)}); s.Start.Plus(s.Play).Plus(s.Both()) != want || s.End != want {
		t.Errorf("%v and %v and %v, but in the end there are %v", s.Start, s.Play, s.Luck, want)
	}
	at := s.Start
	for _, round := range a.Rounds() {
		if round.Start != at || round.Start.Plus(round.Play).Plus(round.Both()) != round.End {
			t.Errorf("after %v comes %v", at, round)
		}
		at = round.End
	}
	if at != s.End {
		t.Errorf("the rounds end with %v, the game with %v", at, s.End)
	}
	together := 0
	for i := 1; i < a.Done(); i++ {
		if a.decisions[i].seed == a.decisions[i-1].seed {
			together++
			if luck := a.Luck(i - 1); luck != (Luck{}) {
				t.Errorf("nothing came to light before decision %d, but luck is %v", i, luck)
			}
		}
	}
	if together < 3 || len(a.Rounds()) < 3 {
		t.Errorf("only %d decisions followed another at once, in %d rounds", together, len(a.Rounds()))
	}
}

// Against several rivals the choices of the first seat are judged, and those alone; the VP of each seat add up to what it has in the end.
func TestATableOfSeveralIsAnalysed(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	for _, table := range []struct {
		id    string
		seats int
	}{{"birmingham", 3}, {"lancashire", 3}, {"birmingham", 4}} {
		whole := several(t, table.id, table.seats, 6)
		var r *record.Record
		for _, e := range whole.Entries() {
			if e.Before.Era == engine.Rail && int(e.Before.Round) == whole.Game().Rounds(table.seats)-2 && !othersTurn(&e.Before, engine.HumanSeat) {
				r = from(t, whole, &e)
				break
			}
		}
		playOn(r, policy.Steady, never)
		a := analysed(t, r, Options{Futures: 16})
		if a.Decisions() < 5 {
			t.Errorf("%s for %d: only %d decisions are judged", table.id, table.seats, a.Decisions())
		}
		for i := range a.moments {
			if e := &r.Entries()[a.moments[i].Entry]; e.Before.Actor != engine.HumanSeat {
				t.Errorf("%s for %d: a choice of seat %d is judged", table.id, table.seats, e.Before.Actor)
			}
		}
		s, p := a.Sums(), r.Position()
		if got := s.Start.Plus(s.Play).Plus(s.Both()); got != s.End {
			t.Errorf("%s for %d: %v add up to %v, not %v", table.id, table.seats, s, got, s.End)
		}
		for seat := range s.End {
			if want := 100 * int(p.Players[seat].VP); s.End[seat] != want || (s.Start[seat] == 0) != (seat >= table.seats) {
				t.Errorf("%s for %d: seat %d goes from %d to %d, and has %d", table.id, table.seats, seat, s.Start[seat], s.End[seat], want)
			}
		}
		again := begun(t, r, Options{Futures: 16})
		if err := again.Resume(a.Marshal()); err != nil || !reflect.DeepEqual(again.moments, a.moments) || again.now != a.now {
			t.Errorf("%s for %d: what was kept is not taken over: %v", table.id, table.seats, err)
		}
	}
}

// A record that stops where another is to move tells nothing of what comes of it.
func TestARecordThatStopsAtAnothersTurn(t *testing.T) {
	whole := several(t, "birmingham", 3, 2)
	var r *record.Record
	for _, e := range whole.Entries() {
		if e.Before.Era == engine.Rail && e.Before.Round == 8 && !othersTurn(&e.Before, engine.HumanSeat) {
			r = from(t, whole, &e)
			break
		}
	}
	playOn(r, policy.Keen, func() bool { return othersTurn(r.Position(), engine.HumanSeat) })
	a := analysed(t, r, Options{Futures: 8})
	last := len(a.moments) - 1
	if luck := a.Luck(last); luck != (Luck{}) || a.Sums().End != a.moments[last].After {
		t.Errorf("after the last choice luck is %v, and the end %v, not %v", luck, a.Sums().End, a.moments[last].After)
	}
}

// VP are kept of two seats as ever, and of more as far as there are any; all of it is read again.
func TestVPAreKept(t *testing.T) {
	for text, vp := range map[string]VP{"[1,2]": {1, 2}, "[0,0]": {}, "[3,0]": {3}, "[1,2,3]": {1, 2, 3}, "[0,-4,0,9]": {0, -4, 0, 9}} {
		written, err := json.Marshal(vp)
		var read VP
		if string(written) != text || err != nil || json.Unmarshal([]byte(text), &read) != nil || read != vp {
			t.Errorf("%v is written %s and read %v, not as %s: %v", vp, written, read, text, err)
		}
	}
}

// An analysis that was stopped goes on where it was, and finds the same.
func TestResume(t *testing.T) {
	r := late(t, "birmingham", 4, 9)
	playOn(r, policy.Steady, never)
	whole := analysed(t, r, Options{Futures: 32})
	part := begun(t, r, Options{Futures: 32})
	part.Step()
	part.Step()
	if s := part.Sums(); s.Start.Plus(s.Play).Plus(s.Both()) != s.End {
		t.Errorf("a part does not add up: %v", s)
	}
	next := begun(t, r, Options{Futures: 16}) // more are taken over
	if err := next.Resume(part.Marshal()); err != nil || next.Done() != 2 || next.Futures() != 32 {
		t.Fatalf("%d decisions were taken over, with %d futures: %v", next.Done(), next.Futures(), err)
	}
	for next.Done() < next.Decisions() {
		next.Step()
	}
	if string(next.Marshal()) != string(whole.Marshal()) {
		t.Errorf("gone on with it found\n%s\nat once\n%s", next.Marshal(), whole.Marshal())
	}
	more := begun(t, r, Options{Futures: 64})
	if err := more.Resume(whole.Marshal()); err != nil || more.Done() != 0 {
		t.Errorf("of too few futures %d decisions were taken over: %v", more.Done(), err)
	}
}

// What is kept of another game, or damaged, is refused.
func TestResumeRefuses(t *testing.T) {
	r := late(t, "birmingham", 4, 9)
	playOn(r, policy.Steady, never)
	a := begun(t, r, Options{Futures: 16})
	a.Step()
	kept := string(a.Marshal())
	other := r.Branch(len(r.Entries()) - 1)
	if err := begun(t, other, Options{}).Resume([]byte(kept)); err == nil || !strings.Contains(err.Error(), "another game") {
		t.Errorf("another game: %v", err)
	}
	for version, want := range map[int]string{-1: "damaged", 0: "damaged", 4: "in another way (4;", JudgeVersion + 1: "in another way (7;"} {
		other := strings.Replace(kept, fmt.Sprintf(`"soho_analysis": %d`, JudgeVersion), fmt.Sprintf(`"soho_analysis": %d`, version), 1)
		if err := begun(t, r, Options{}).Resume([]byte(other)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("judged in way %d: %v", version, err)
		}
	}
	made := a.notation(&a.moments[0], a.moments[0].Made)
	for _, change := range [][2]string{
		{`"futures"`, `"futurs"`}, {`"moments"`, `"Moments"`}, {"{", ""}, {`"made": "` + made, `"made": "pass card:nothing`},
		{`"drop": `, `"drop": 5`}, {`"error": `, `"error": -1`}, {`"entry": `, `"entry": 1`},
	} {
		text := strings.Replace(kept, change[0], change[1], 1)
		fresh := begun(t, r, Options{Futures: 16})
		if err := fresh.Resume([]byte(text)); err == nil || fresh.Done() != 0 {
			t.Errorf("with %q it is taken over: %v", change[1], err)
		}
	}
}

// VP that no game comes to are refused: they could be neither added up nor drawn.
func TestResumeRefusesWhatNoGameComesTo(t *testing.T) {
	r := late(t, "birmingham", 4, 9)
	playOn(r, policy.Steady, never)
	a := begun(t, r, Options{Futures: 16})
	a.Step()
	for _, field := range []string{"now", "before", "after", "more", "error", "drop", "drop_error", "drawn", "dealt", "split_error"} {
		value := regexp.MustCompile(`("` + field + `": (?:\[\s*)?)-?\d+`)
		for _, far := range []string{"1000001", "9223372036854775807"} {
			text := value.ReplaceAll(a.Marshal(), []byte("${1}"+far))
			fresh := begun(t, r, Options{Futures: 16})
			if err := fresh.Resume(text); err == nil || fresh.Done() != 0 {
				t.Errorf("with %s of %q it is taken over: %v", field, far, err)
			}
		}
	}
}

// No more futures are taken over than anybody can ask for: an analysis that is gone on with would never end.
func TestResumeRefusesEndlessWork(t *testing.T) {
	r := late(t, "birmingham", 4, 9)
	playOn(r, policy.Steady, never)
	a := begun(t, r, Options{Futures: 16})
	a.Step()
	text := strings.Replace(string(a.Marshal()), `"futures": 16`, `"futures": 1000000000000`, 1)
	fresh := begun(t, r, Options{Futures: 16})
	if err := fresh.Resume([]byte(text)); err == nil || fresh.Futures() != 16 {
		t.Errorf("%d futures are taken over: %v", fresh.Futures(), err)
	}
}

// Only facts that an analysis finds are taken over as reasons: what others tell of is not kept.
func TestResumeRefusesFactsOfHints(t *testing.T) {
	r := late(t, "birmingham", 4, 9)
	playOn(r, policy.Steady, never)
	a := begun(t, r, Options{})
	for fact := range search.Drinks + 1 {
		if fact == search.Gains || fact == search.Costs || fact == search.Follow { // they want more
			continue
		}
		finds := fact >= search.Flips && fact <= search.Costs
		if taken := a.explained(&Moment{}, []keptReason{{Fact: fact, N: 1, Of: 2}}); taken != finds {
			t.Errorf("%q: taken over is %t", fact, taken)
		}
	}
}

// Nothing is told of games of two players without the Automa, nor of a game that has not begun.
func TestWhatIsNotAnalysed_M1(t *testing.T) {
	for _, h := range []record.Header{{Options: engine.Options{Seats: 2}}, {Options: engine.Options{Seats: 2}, Players: record.AgainstRival(2)}} {
		r, err := record.New(decks.Game("birmingham"), h)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Begin(r, Options{}); err == nil || !strings.Contains(err.Error(), "M1") {
			t.Errorf("%+v: error is %v", h.Players, err)
		}
	}
	if _, err := Begin(played(t, "birmingham", "easy", 1, policy.Keen, 0), Options{}); err == nil || !strings.Contains(err.Error(), "nothing to analyse") {
		t.Errorf("error is %v", err)
	}
}

// The verdicts begin where they are said to, and only when they are certain.
func TestVerdict(t *testing.T) {
	for _, c := range []struct {
		drop, err int
		want      judged.Verdict
	}{
		{249, 0, judged.Fine}, {250, 0, judged.Inaccurate}, {250, 74, judged.Inaccurate}, {250, 75, judged.Fine}, {799, 0, judged.Inaccurate}, {800, 199, judged.Blunder},
		{800, 200, judged.Inaccurate}, {800, 349, judged.Inaccurate}, {800, 350, judged.Fine}, {3000, 1500, judged.Fine},
	} {
		if got := (&Moment{Drop: c.drop, DropErr: c.err}).Verdict(); got != c.want {
			t.Errorf("%d ± %d is %v, not %v", c.drop, c.err, got, c.want)
		}
		if unsure, want := (&Moment{Drop: c.drop, DropErr: c.err}).Unsure(), c.want == judged.Fine && c.drop >= 250; unsure != want {
			t.Errorf("%d ± %d is unsure: %v, want %v", c.drop, c.err, unsure, want)
		}
	}
}

// Judged is what the player chose among several things, and nothing else; the futures of two decisions are the same as long as nothing
// came to light between them, neither a card nor a turn of the Automa.
func TestWhatIsJudgedAndInWhichFutures(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		r, chance := played(t, id, "medium", 3, policy.Random, 0), policy.Chance(3)
		anything := policy.Policy{Pick: func(g *automa.Game, p *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
			return policy.Random.Pick(g, p, choices, chance)
		}}
		playOn(r, anything, never)
		a := begun(t, r, Options{})
		if a.Futures() != Usual || a.Done() != 0 {
			t.Errorf("%d futures are usual, and %d decisions judged", a.Futures(), a.Done())
		}
		if few := begun(t, r, Options{Futures: 1}); few.Futures() != 1 {
			t.Errorf("%d futures, not 1", few.Futures())
		}
		var want []int
		groups, group := map[uint64]int{}, 1
		next, forcedOnes, shared := 0, 0, 0
		for i, e := range r.Entries() {
			several := false
			if !e.Automa() {
				_, forced := r.Game().Forced(&e.Before.State)
				several = len(r.Game().Choices(&e.Before.State, nil)) > 1 && !forced
				if !several {
					forcedOnes++
				}
			}
			if several {
				want = append(want, i)
				if next < len(a.decisions) {
					switch seed := a.decisions[next].seed; groups[seed] {
					case 0:
						groups[seed] = group
					case group:
						shared++
					default:
						t.Errorf("%s: entry %d has the futures of a decision before something came to light", id, i)
					}
				}
				next++
			}
			if e.Automa() || record.Reveals(e.Events) {
				group++
			}
		}
		var got []int
		for _, d := range a.decisions {
			got = append(got, d.entry)
		}
		if !slices.Equal(got, want) || a.Decisions() != len(want) {
			t.Errorf("%s: judged are %v, not %v", id, got, want)
		}
		if distinct := len(groups); distinct+shared != len(want) || shared < 5 || forcedOnes == 0 {
			t.Errorf("%s: %d decisions have %d seeds, %d of them shared; %d had nothing to choose", id, len(want), distinct, shared, forcedOnes)
		}
	}
}
