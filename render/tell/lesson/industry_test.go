package lesson_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
)

// bid makes choices of the person as records have them; the rivals answer.
func bid(t *testing.T, r *record.Record, lines []string) {
	t.Helper()
	for _, line := range lines {
		s := r.Position()
		c, err := r.Game().Parse(s, line)
		if err != nil {
			t.Fatal(err)
		}
		if _, refused := r.Act(c); !refused.OK() {
			t.Fatalf("%s is refused: %+v", line, refused)
		}
		for {
			mind := r.Mind(len(r.Entries()))
			if began := r.After(0); mind == nil || r.Position().Round != began.Round {
				break
			}
			r.Choose(mind.Choice())
			r.AnswerForced()
		}
	}
}

// Each lesson about Industry can be done, is open before, and misses its goal with a reason that names what was in the way.
func TestLessonsAboutIndustry(t *testing.T) {
	for name, ways := range map[string]struct {
		right []string
		wrong map[string]string // a part of the reason, by what was done
	}{
		"auctioneer": {[]string{"name II-A", "give", "name II-C", "give", "name II-J", "give"}, map[string]string{
			"name II-A; take":                  "You took Glassworks",
			"name II-A; give; name II-C; take": "You took Iron ore mine",
			"name II-A; give; name II-J":       "Nobody bid for Steam engine",
		}},
		"works": {[]string{"develop I-E", "develop II-C own"}, map[string]string{
			"develop II-C joker:wood": "The joker was given up for Iron ore mine",
			"develop II-C bank; done": "A taler was paid for wood to develop Iron ore mine",
			"develop II-K seat:2":     "A taler was paid for brick to develop Cloth mill",
			"subsidy":                 "You took a subsidy",
			"develop I-E; done":       "1 of 2",
		}},
		"era-end": {[]string{"develop II-D seat:2", "develop II-L own"}, map[string]string{
			"develop II-E; develop II-L own": "Printing is a technology",
			"develop II-D seat:2; done":      "count 0 VP",
		}},
		"last-hammer": {[]string{"name V-B", "take", "develop V-B own seat:2", "subsidy", "develop V-H seat:2"}, map[string]string{
			"name V-B; give": "You gave Internet away",
			"name V-B; take; develop V-B own seat:2; done":      "Without a subsidy",
			"name V-B; take; subsidy; develop V-H seat:2; done": "You have 48 VP, and 55 are wanted",
		}},
	} {
		l := lesson.All()[lesson.Index(name)]
		w, err := words.New(decks.Game("birmingham"), "en")
		if err != nil {
			t.Fatal(err)
		}
		begun := func() *record.Record {
			r, err := l.BeginIndustry()
			if err != nil {
				t.Fatal(err)
			}
			h := r.Header()
			w = w.SeatedAt(&h)
			if got := l.JudgeIndustry(r); got != lesson.Open {
				t.Fatalf("%s begins judged %d", name, got)
			}
			return r
		}
		r := begun()
		bid(t, r, ways.right)
		if got := l.JudgeIndustry(r); got != lesson.Met {
			t.Errorf("%s: done right it is judged %d: %v", name, got, lesson.IndustryFacts(r))
		}
		for play, want := range ways.wrong {
			r := begun()
			bid(t, r, strings.FieldsFunc(play, func(c rune) bool { return c == ';' }))
			if got := l.JudgeIndustry(r); got != lesson.Missed {
				t.Errorf("%s: %s is judged %d", name, play, got)
			} else if why := l.WhyIndustryMissed(w, r); !strings.Contains(why, want) || strings.ContainsAny(why, "{}") {
				t.Errorf("%s: %s is told as %q, want %q in it", name, play, why, want)
			}
		}
	}
}

// Rules lead to the lessons about them.
func TestAboutIndustry(t *testing.T) {
	for _, l := range lesson.Of(true) {
		for _, rule := range l.Rules {
			if len(lesson.AboutIndustry(rule)) == 0 {
				t.Errorf("no lesson is about %s", rule)
			}
		}
	}
	if n := len(lesson.Of(true)); n != 4 {
		t.Errorf("there are %d lessons about Industry", n)
	}
}
