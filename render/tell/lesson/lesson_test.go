package lesson_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
)

func begun(t *testing.T, l *lesson.Lesson) *record.Record {
	t.Helper()
	r, err := l.Begin()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// act makes choices in notation, and lets the Automa answer.
func act(t *testing.T, r *record.Record, line string) {
	t.Helper()
	choices, err := notation.Parse(r.Game().Game, line)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range choices {
		if why := r.Act(c); !why.OK() {
			t.Fatalf("%s is refused: %+v", line, why)
		}
	}
	answer(r)
}

func answer(r *record.Record) {
	for r.Position().AutomasTurn() {
		r.AutomaTurn()
		r.AnswerForced()
	}
}

// solutions are how each lesson can be done.
func solutions(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/solutions.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		name, play, _ := strings.Cut(line, ":")
		all[name] = strings.Split(strings.TrimSpace(play), "; ")
	}
	return all
}

func TestEveryLessonCanBeDone(t *testing.T) {
	known := solutions(t)
	if n := len(lesson.Of(false)); n != 15 || len(known) != n {
		t.Errorf("there are %d lessons and %d solutions, want 15", n, len(known))
	}
	for _, l := range lesson.Of(false) {
		t.Run(l.Name, func(t *testing.T) {
			r := begun(t, &l)
			if err := position.Arisen(r.Game().Game, &r.Position().State); err != nil {
				t.Errorf("it begins where no game comes to: %v", err)
			}
			for i, line := range known[l.Name] {
				if got := l.Judge(r); got != lesson.Open {
					t.Errorf("before choice %d it is judged %d", i, got)
				}
				act(t, r, line)
			}
			finish(t, r, &l)
			if got := l.Judge(r); got != lesson.Met {
				t.Errorf("it is judged %d, and not met: %v", got, lesson.Facts(r))
			}
		})
	}
}

// finish ends what is open of the turns that a lesson lasts.
func finish(t *testing.T, r *record.Record, l *lesson.Lesson) {
	t.Helper()
	for p := r.Position(); p.Decision != engine.GameOver && lesson.Facts(r)["turns"] < l.Turns; p = r.Position() {
		if p.AutomasTurn() {
			answer(r)
			continue
		}
		c := engine.Choice{Verb: engine.Done}
		if p.Decision == engine.ChooseAction {
			c = engine.Choice{Verb: engine.Pass, Card: p.Players[engine.HumanSeat].Hand[0]}
		}
		if why := r.Act(c); !why.OK() {
			t.Fatalf("%+v is refused: %+v", c, why)
		}
	}
	answer(r)
}

// Whoever does something else misses the goal, and is told so.
func TestLessonsCanBeMissed(t *testing.T) {
	for name, play := range map[string][]string{
		"links":       {"network birmingham_dudley card:stafford", "network birmingham_tamworth card:pottery"},
		"stays":       {"sell cotton@worcester.1 to:gloucester.1 card:dudley bonus:coal", "sell manufacturer@birmingham.2 to:oxford.1"},
		"automa":      {"pass card:stafford", "pass card:dudley"},
		"double-rail": {"network birmingham_walsall card:stafford", "done"},
		"develop":     {"develop cotton card:stafford", "done"},
	} {
		l := &lesson.All()[lesson.Index(name)]
		r := begun(t, l)
		for _, line := range play {
			act(t, r, line)
		}
		finish(t, r, l)
		if got := l.Judge(r); got != lesson.Missed {
			t.Errorf("%s: it is judged %d, and not missed: %v", name, got, lesson.Facts(r))
		}
	}
	for _, l := range lesson.Of(false) {
		r := begun(t, &l)
		finish(t, r, &l)
		if got := l.Judge(r); got != lesson.Missed {
			t.Errorf("%s: whoever passes is judged %d: %v", l.Name, got, lesson.Facts(r))
		}
	}
}

// Whoever can still meet the goal is not told that it is missed; whoever cannot is told at once, and not after the Automa's turn.
func TestAMissedGoalIsToldAsSoonAsItIsOutOfReach(t *testing.T) {
	for _, c := range []struct {
		name string
		play []string
		want lesson.Outcome
	}{
		{"first-sale", []string{"pass card:stafford"}, lesson.Open},
		{"first-sale", []string{"pass card:stafford", "pass card:dudley"}, lesson.Missed},
		{"beer", []string{"build brewery@walsall.2 card:walsall"}, lesson.Open},
		{"beer", []string{"pass card:pottery"}, lesson.Missed},
		{"iron", []string{"pass card:stafford"}, lesson.Open},
		{"develop", []string{"develop cotton card:stafford"}, lesson.Open},
		{"develop", []string{"develop cotton card:stafford", "done"}, lesson.Open}, // the other tile goes with the next action
		{"develop", []string{"develop cotton card:stafford", "done", "pass card:iron"}, lesson.Missed},
		{"scout", []string{"pass card:stafford"}, lesson.Missed}, // scouting and building take two actions
		{"links", []string{"pass card:stafford"}, lesson.Missed},
		{"links", []string{"network birmingham_oxford card:stafford"}, lesson.Open},
		{"stays", []string{"sell manufacturer@birmingham.2 to:oxford.1 card:dudley"}, lesson.Missed}, // the mine needs that card
		{"double-rail", []string{"network birmingham_walsall card:stafford"}, lesson.Open},
		{"automa", []string{"pass card:stafford"}, lesson.Open},
		{"automa", []string{"pass card:stafford", "pass card:dudley"}, lesson.Missed},
		{"last-turn", []string{"pass card:stafford"}, lesson.Missed},
	} {
		l := &lesson.All()[lesson.Index(c.name)]
		r := begun(t, l)
		for _, line := range c.play {
			if line == "end" {
				answer(r)
				continue
			}
			choices, err := notation.Parse(r.Game().Game, line)
			if err != nil {
				t.Fatal(err)
			}
			if why := r.Act(choices[0]); !why.OK() {
				t.Fatalf("%s: %s is refused: %+v", c.name, line, why)
			}
		}
		if got := l.Judge(r); got != c.want {
			t.Errorf("%s: after %q it is judged %d, want %d", c.name, c.play, got, c.want)
		}
	}
}

// Whoever misses a goal is told at once what was in its way.
func TestItIsToldWhyAGoalIsMissed(t *testing.T) {
	for _, c := range []struct {
		name string
		play []string
		want string
	}{
		{"coal", []string{"build coal@cannock.2 card:cannock"}, "The coal mine in Cannock is not connected to a merchant town: it sold nothing."},
		{"beer", []string{"pass card:pottery"}, "There is no beer left for the tile in Birmingham."},
		{"first-sale", []string{"pass card:stafford", "pass card:dudley"}, "The tile in Birmingham could have been sold: a merchant and beer were there."},
		{"economy", []string{"loan card:pottery"}, "A loan was taken."},
		{"links", []string{"pass card:stafford"}, "Your links score 0 VP, and 6 are wanted."},
		{"network", []string{"network birmingham_tamworth card:stafford", "done"}, "Your links score 4 VP, and 18 are wanted: the tile in Dudley is not empty, so its link icons do not count."},
		{"network", []string{"network birmingham_tamworth card:stafford", "network burton-on-trent_tamworth", "network birmingham_walsall card:pottery",
			"network cannock_walsall"}, "Your links score 13 VP, and 18 are wanted."},
		{"stays", []string{"pass card:dudley", "pass card:pottery"}, "0 of your flipped tiles stay, and 2 should."},
		{"brewing", []string{"sell cotton@birmingham.1 to:oxford.1 card:pottery"}, "There is no beer left for the tile in Coventry."},
		{"brewing", []string{"network birmingham_dudley card:pottery"}, "There is beer for 1 more sale, and 2 are wanted: brew first."},
		{"brewing", []string{"build brewery@walsall.2 card:walsall", "sell manufacturer@coventry.2 to:oxford.1 card:dudley", "beer:oxford.1", "done"},
			"The tile in Birmingham could have been sold: a merchant and beer were there."},
		{"economy", []string{"sell cotton@birmingham.1 to:oxford.1 card:pottery", "pass card:worcester", "end",
			"build coal@kidderminster.1 card:kidderminster", "pass card:coal"}, "The coal mine in Kidderminster is not connected to a merchant town: it sold nothing."},
		{"economy", []string{"pass card:pottery", "pass card:worcester", "end", "pass card:iron", "pass card:coal"},
			"The tile in Birmingham could have been sold: a merchant and beer were there."},
	} {
		l := &lesson.All()[lesson.Index(c.name)]
		r := begun(t, l)
		w, err := words.New(r.Game(), "en")
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range c.play {
			if line == "end" {
				answer(r)
				continue
			}
			choices, err := notation.Parse(r.Game().Game, line)
			if err != nil {
				t.Fatal(err)
			}
			if why := r.Act(choices[0]); !why.OK() {
				t.Fatalf("%s: %s is refused: %+v", c.name, line, why)
			}
		}
		if l.Judge(r) != lesson.Missed {
			t.Errorf("%s is not missed after %q", c.name, c.play)
		}
		if got := l.WhyMissed(w, r); got != c.want {
			t.Errorf("%s, after %q: %q, want %q", c.name, c.play, got, c.want)
		}
	}
	for _, l := range lesson.Of(false) {
		r := begun(t, &l)
		for _, language := range words.Languages() {
			w, err := words.New(r.Game(), language)
			if err != nil {
				t.Fatal(err)
			}
			finish(t, r, &l)
			if why := l.WhyMissed(w, r); why == "" || strings.ContainsAny(why, "{}") {
				t.Errorf("%s, %s: %q", l.Name, language, why)
			}
		}
	}
}

func TestLessonsSayAllAndCiteRules(t *testing.T) {
	for _, l := range lesson.Of(false) {
		r := begun(t, &l)
		w, err := words.New(r.Game(), "en")
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range []string{"title", "text", "goal", "hint", "done"} {
			if key := "page.lesson." + l.Name + "." + part; !w.Has(key) {
				t.Errorf("%s is missing", key)
			} else if n := strings.Count(w.Text(key), ". ") + 1; n > 4 {
				t.Errorf("%s has %d sentences", key, n)
			}
		}
		for _, rule := range l.Rules {
			if found := w.Book().Find(rule); len(found) != 1 || found[0].Number != rule {
				t.Errorf("%s: there is no rule %s", l.Name, rule)
			}
		}
		if len(l.Rules) == 0 {
			t.Errorf("%s cites no rule", l.Name)
		}
		if !slices.ContainsFunc(lesson.Of(false), func(o lesson.Lesson) bool { return o.Name == l.Name }) || lesson.Index(l.Name) < 0 {
			t.Errorf("%s is not found", l.Name)
		}
		if again := begun(t, &l); *again.Position() != *r.Position() {
			t.Errorf("%s begins otherwise each time", l.Name)
		}
	}
}
