package hint_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
)

// thought is a hint about where a game is.
func thought(t *testing.T, w words.Words, r *record.Record, futures int) hint.Hint {
	t.Helper()
	p := r.Position()
	s, err := search.Begin(r.Game(), p, hint.Options)
	if err != nil {
		t.Fatal(err)
	}
	if futures > 0 {
		s.Run(search.Futures(futures))
	}
	return hint.Of(w, &p.State, s)
}

// In positions with one obvious thing to do, that is what it says; where it is done may be a close call.
func TestTheObviousIsAdvised(t *testing.T) {
	wanted := map[string]engine.Verb{"beer": engine.Build, "last-turn": engine.Loan}
	for _, l := range lesson.All() {
		verb, ok := wanted[l.Name]
		if !ok {
			continue
		}
		delete(wanted, l.Name)
		r, err := l.Begin()
		if err != nil {
			t.Fatal(err)
		}
		w, err := words.New(r.Game(), words.English)
		if err != nil {
			t.Fatal(err)
		}
		h := thought(t, w, r, 64)
		best, next := h.List[0], h.List[1]
		elsewhere := best.Verb == next.Verb && best.Industry == next.Industry
		if best.Verb != verb || h.Sure != w.Text("hint.sure.clear") && !elsewhere {
			t.Errorf("%s: %+v", l.Name, h)
		}
	}
	if len(wanted) > 0 {
		t.Errorf("there are no lessons %v", wanted)
	}
}

// In words it tells what happens now, and why it is good, without a figure counted in futures.
func TestItIsToldInWords(t *testing.T) {
	for name, wanted := range map[string]string{"overbuild": "Flips one of your tiles now.", "beer": "Beer is scarce."} {
		r, err := lesson.All()[lesson.Index(name)].Begin()
		if err != nil {
			t.Fatal(err)
		}
		w, err := words.New(r.Game(), words.English)
		if err != nil {
			t.Fatal(err)
		}
		h := thought(t, w, r, 64)
		if name == "beer" && strings.Contains(strings.Join(h.Words, " "), "Flips") {
			t.Errorf("a brewery does not flip when it is built: %q", h.Words)
		}
		if !slices.Contains(h.Words, wanted) || len(h.Words) > 3 {
			t.Errorf("%s: %q, wanted %q (%s)", name, h.Words, wanted, h.List[0].Text)
		}
		for _, text := range h.Words {
			if strings.ContainsAny(text, "±") || strings.Contains(text, "futures") || strings.Contains(text, "average") {
				t.Errorf("%s: %q", name, text)
			}
		}
	}
}

// Iron works that take the last coal of a mine and sell all their iron flip two tiles, and what is asked amid an action counts for
// the worst answer.
func TestTilesThatFlipNowAreCounted(t *testing.T) {
	for name, c := range map[string]struct {
		choice string
		want   int
	}{"iron": {"build iron@birmingham.3 card:iron", 2}, "develop": {"develop cotton card:stafford", 0}, "beer": {"build brewery@walsall.2 card:walsall", 0}} {
		r, err := lesson.All()[lesson.Index(name)].Begin()
		if err != nil {
			t.Fatal(err)
		}
		choices, err := notation.Parse(r.Game().Game, c.choice)
		if err != nil {
			t.Fatal(err)
		}
		if n := hint.FlipsNow(r.Game().Game, r.Position().State, choices[0], 0); n != c.want {
			t.Errorf("%s: %s flips %d, want %d", name, c.choice, n, c.want)
		}
	}
}

// Of other choices only what differs is told: not the card that the best discards too.
func TestAlternativesTellOnlyWhatDiffers(t *testing.T) {
	r, err := played.Game(played.Medium(2), 12)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.New(r.Game(), words.English)
	if err != nil {
		t.Fatal(err)
	}
	h, same := thought(t, w, r, 64), 0
	for _, c := range h.List[1:] {
		if c.Card == h.List[0].Card {
			same++
		}
		if strings.Contains(c.Text, " card") != (c.Card != h.List[0].Card) {
			t.Errorf("beside %q it tells %q", h.List[0].Text, c.Text)
		}
	}
	if same == 0 {
		t.Errorf("no other choice discards the same card: %+v", h.List)
	}
}

// What was not looked at yet is told as such: nothing is said to be best, close or seen in no future at all.
func TestNothingIsSaidBeforeAFutureWasPlayed(t *testing.T) {
	r, err := played.Game(played.Medium(1), 0)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.New(r.Game(), words.English)
	if err != nil {
		t.Fatal(err)
	}
	h := thought(t, w, r, 0)
	if h.Sure != "" || h.Looked != "" || len(h.Why) > 0 || len(h.List) < 2 || h.List[0].Note+h.List[1].Note != "" {
		t.Errorf("it says %+v", h)
	}
}

// Every text is said in every language, whole, and none but the best is called the best.
func TestEveryTextIsSaid(t *testing.T) {
	for _, language := range words.Languages() {
		for seed := range uint64(2) {
			for entries := range 12 {
				r, err := played.Game(played.Medium(seed+1), 1+8*entries)
				if err != nil {
					t.Fatal(err)
				}
				for r.Position().AutomasTurn() {
					r.AutomaTurn()
				}
				if r.Position().Decision == engine.GameOver {
					continue
				}
				w, err := words.New(r.Game(), language)
				if err != nil {
					t.Fatal(err)
				}
				w.Strict = true
				h := thought(t, w, r, 12)
				all := slices.Concat([]string{h.Sure, h.Looked}, h.Why, h.Words)
				for i, c := range h.List {
					all = append(all, c.Text, c.Note, c.Brief)
					if best := c.Note == w.Text("hint.best"); best != (i == 0) {
						t.Errorf("%s: choice %d is told as %q", language, i, c.Note)
					}
				}
				if i := slices.IndexFunc(all, func(text string) bool { return text == "" || strings.ContainsAny(text, "{}") }); i >= 0 {
					t.Errorf("%s: %q", language, all[i])
				}
			}
		}
	}
}

// What is told in a game against a rival is said in every language, whole, and speaks of the rival: hints to the person, and what the
// rival thought.
func TestOfARivalEveryTextIsSaid(t *testing.T) {
	g, seen := ofTwo(t)
	for _, language := range words.Languages() {
		w, err := words.New(g, language)
		if err != nil {
			t.Fatal(err)
		}
		w.Strict, w.Rival = true, true
		sentences := 0
		for i := range seen {
			p := &seen[i]
			s, err := search.Begin(g, p, hint.Options)
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(12))
			tell := func() hint.Hint { return hint.Of(w, &p.State, s) }
			if p.Actor == engine.AutomaSeat {
				tell = func() hint.Hint { return hint.Thought(w, &p.State, s, s.Choice(), false) }
			}
			h := tell()
			for _, c := range h.List {
				h.Why = append(h.Why, c.Text, c.Note)
			}
			for _, text := range h.Why {
				if sentences++; text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "Autom") {
					t.Errorf("%s: %q", language, text)
				}
			}
		}
		if sentences < 6*len(seen) {
			t.Errorf("%s: only %d texts about %d choices", language, sentences, len(seen))
		}
	}
}

// At a table of several a hint tells what each seat could expect with the best choice, a sentence a seat, in every language; where two play,
// and before a future was played, it does not.
func TestAHintTellsWhatEachSeatCouldExpect(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.People, 4, 5, 40)
	if err != nil {
		t.Fatal(err)
	}
	h, p := r.Header(), r.Position()
	s, err := search.Begin(r.Game(), p, hint.Options)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.New(r.Game(), words.English)
	if err != nil {
		t.Fatal(err)
	}
	if told := hint.Of(w.At(&h).SeenBy(p.Actor), &p.State, s); told.Seats != nil {
		t.Errorf("before a future was played it tells %q", told.Seats)
	}
	s.Run(search.Futures(16))
	ends, own := s.Ends(s.Choice()), 0
	for _, end := range ends {
		own += end.VP
	}
	if got := s.Expected(); len(got) != 4 || got[p.Actor] != (20*own+len(ends))/(2*len(ends)) {
		t.Errorf("the seats could expect %v, the one on turn %d in %d futures", got, own, len(ends))
	}
	for _, language := range words.Languages() {
		w, err := words.New(r.Game(), language)
		if err != nil {
			t.Fatal(err)
		}
		w.Strict = true
		told := hint.Of(w.At(&h).SeenBy(p.Actor), &p.State, s)
		for seat, player := range h.Players {
			if len(told.Seats) != 4 || !strings.HasPrefix(told.Seats[seat], player.Name) || strings.ContainsAny(told.Seats[seat], "{}") {
				t.Errorf("%s: it tells %q", language, told.Seats)
			}
		}
	}
	two, err := played.Game(played.Medium(2), 12)
	if err != nil {
		t.Fatal(err)
	}
	if told := thought(t, w, two, 16); told.Seats != nil {
		t.Errorf("against the Automa it tells %q", told.Seats)
	}
}

// ofTwo are some positions of a game of two, in which one or the other chooses.
func ofTwo(t *testing.T) (g *automa.Game, some []automa.Position) {
	t.Helper()
	g = played.Birmingham()
	p, err := g.Start(engine.Options{Seats: 2}, 6, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; p.Decision != engine.GameOver; n++ {
		choices := g.Choices(&p.State, nil)
		if n%3 == 0 && p.Decision == engine.ChooseAction {
			some = append(some, p)
		}
		g.Apply(&p, choices[policy.Keen.Pick(g, &p, choices, nil)], nil)
	}
	return g, some
}

// What a rival means to build is told neither by what follows nor by what becomes of it, if it was hurried into something else.
func TestAHurriedRivalHidesWhatItWouldBuild(t *testing.T) {
	g, seen := ofTwo(t)
	w, err := words.New(g, words.English)
	if err != nil {
		t.Fatal(err)
	}
	w.Rival = true
	hid := 0
	for i := range seen {
		p := &seen[i]
		s, err := search.Rival(g, p, 12)
		if err != nil {
			t.Fatal(err)
		}
		s.Run(search.Futures(12))
		tellsOfIt := slices.ContainsFunc(s.Why(), func(r search.Reason) bool { return r.Fact == search.Market || r.Fact == search.Stock })
		if s.Choice().Verb != engine.Build || !tellsOfIt {
			continue
		}
		pass := engine.Choice{Verb: engine.Pass}
		hurried, over := hint.Thought(w, &p.State, s, pass, false), hint.Thought(w, &p.State, s, pass, true)
		if text := strings.Join(hurried.Why, " "); strings.Contains(text, "The market takes") || strings.Contains(text, " on it: ") {
			t.Errorf("it tells %q", text)
		}
		if len(over.Why) > len(hurried.Why) {
			hid++
		}
	}
	if hid == 0 {
		t.Error("there was nothing to hide")
	}
}

// A rival that tries nothing says so, and that is all: it has neither figures nor another choice to tell of.
func TestARivalThatTriesNothingSaysSo(t *testing.T) {
	g, seen := ofTwo(t)
	w, err := words.New(g, words.English)
	if err != nil {
		t.Fatal(err)
	}
	for i := range seen {
		for _, strength := range search.Strengths[:2] {
			s, err := search.Rival(g, &seen[i], strength.Futures)
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(strength.Futures))
			h := hint.Thought(w, &seen[i].State, s, s.Choice(), false)
			if h.Sure != "It took at once what looked best." || len(h.List)+len(h.Why) > 0 || h.Looked != "" {
				t.Errorf("decision %d, %s: %+v", i, strength.Name, h)
			}
		}
	}
}
