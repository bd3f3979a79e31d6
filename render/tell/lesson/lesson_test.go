package lesson_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
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
	choices, err := r.Game().Parse(line)
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
	if n := len(lesson.All()); n != 12 || len(known) != n {
		t.Errorf("there are %d lessons and %d solutions, want 12", n, len(known))
	}
	for _, l := range lesson.All() {
		t.Run(l.Name, func(t *testing.T) {
			r := begun(t, &l)
			for i, line := range known[l.Name] {
				if got := l.Judge(r); got != lesson.Open {
					t.Errorf("before choice %d it is judged %d", i, got)
				}
				act(t, r, line)
			}
			finish(t, r)
			if got := l.Judge(r); got != lesson.Met {
				t.Errorf("it is judged %d, and not met: %v", got, lesson.Facts(r))
			}
		})
	}
}

// finish ends what is open of the turn that a lesson lasts.
func finish(t *testing.T, r *record.Record) {
	t.Helper()
	for p := r.Position(); p.Decision != engine.GameOver && lesson.Facts(r)["turns"] == 0; p = r.Position() {
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
		finish(t, r)
		if got := l.Judge(r); got != lesson.Missed {
			t.Errorf("%s: it is judged %d, and not missed: %v", name, got, lesson.Facts(r))
		}
	}
	for _, l := range lesson.All() {
		r := begun(t, &l)
		finish(t, r)
		if got := l.Judge(r); got != lesson.Missed {
			t.Errorf("%s: whoever passes is judged %d: %v", l.Name, got, lesson.Facts(r))
		}
	}
}

func TestLessonsSayAllAndCiteRules(t *testing.T) {
	for _, l := range lesson.All() {
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
		if found := w.Book().Find(l.Rule); len(found) != 1 || found[0].Number != l.Rule {
			t.Errorf("%s: there is no rule %s", l.Name, l.Rule)
		}
		if !slices.ContainsFunc(lesson.All(), func(o lesson.Lesson) bool { return o.Name == l.Name }) || lesson.Index(l.Name) < 0 {
			t.Errorf("%s is not found", l.Name)
		}
		if again := begun(t, &l); *again.Position() != *r.Position() {
			t.Errorf("%s begins otherwise each time", l.Name)
		}
	}
}
