package pages_test

import (
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func opened(numbers ...string) *pages.RuleBook {
	b := pages.NewRuleBook(0, pages.VolumeOf(played.Birmingham()))
	for _, n := range numbers {
		b.Open(n)
	}
	return b
}

func searched(query string) *pages.RuleBook {
	b := pages.NewRuleBook(0, pages.VolumeOf(played.Birmingham()))
	b.Do(pages.Search{})
	b.Do(view.Typed{ID: "rules:search", Text: query})
	return b
}

// numberSeen is where a rule's number is written, if that is in sight.
func numberSeen(v *view.View, number string) bool {
	for i := range v.Items {
		item := &v.Items[i]
		if item.Kind == view.Label && item.Text == number && item.Area.X > 400 && item.Clip.Holds(item.Area) {
			return true
		}
	}
	return false
}

// drawn is the page of a book as it is now.
func drawn(t *testing.T, b *pages.RuleBook) *widget.Canvas {
	t.Helper()
	c := canvas(t)
	b.View(c, pages.Close{})
	return c
}

func TestEveryRuleIsSeenWhereItIsOpened(t *testing.T) {
	for game, volume := range map[string]pages.Volume{rules.Birmingham: pages.VolumeOf(played.Birmingham()),
		rules.Lancashire: pages.VolumeOf(played.Lancashire()), rules.Industry: pages.Industry} {
		for _, r := range rules.Of(game).All() {
			for _, reading := range []float64{1, 1.3} {
				c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, reading))
				b := pages.NewRuleBook(0, volume)
				b.Open(r.Number)
				b.View(c, pages.Close{})
				if !numberSeen(&c.View, r.Number) || !says(&c.View, r.Title) {
					t.Errorf("%s: %s at %g is not seen", game, r.Number, reading)
				}
			}
		}
	}
}

// A number leads to a rule where the game has that rule, and nowhere else.
func TestOnlyRulesOfTheGameAreOpened(t *testing.T) {
	for game, want := range map[string][]string{"birmingham": {"B7.3", "M44.1", "A6", "I16"}, "lancashire": {"B7.3", "C7.3", "N11", "M44.1", "A6", "I16"}} {
		c := widget.New(roomtest.Env(t, decks.Game(game), roomtest.Least, 1))
		c.Para(c.Whole(), "text", "See B7.3, C7.3, N11, M44.1, A6, I16, I99, C99 and M99.1.", c.Body())
		var got []string
		for i := range c.View.Targets {
			got = append(got, c.View.Targets[i].Act.(widget.OpenRule).Number)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v can be opened, not %v", game, got, want)
		}
	}
}

// Before a game is on one reads the rules of each.
func TestTheRulesOfAnotherGame(t *testing.T) {
	b := pages.NewRuleBook(1, pages.VolumeOf(decks.Game("birmingham")), pages.VolumeOf(decks.Game("brass")), pages.Industry)
	b.Open("C4.4")
	c := drawn(t, b)
	if !numberSeen(&c.View, "C4.4") {
		t.Error("the rules of Brass are not open")
	}
	b.Do(c.View.Target("rules:book:0").Act)
	if c = drawn(t, b); !numberSeen(&c.View, "B1.1") {
		t.Error("the rules of Birmingham are not open")
	}
	b.Do(c.View.Target("rules:book:2").Act)
	if c = drawn(t, b); !numberSeen(&c.View, "I1") {
		t.Error("the rules of Industry are not open")
	}
	if c = drawn(t, opened("B7.3")); c.View.Target("rules:book:0") != nil {
		t.Error("at the table there is another game than its own")
	}
}

func TestAStepOfARuleOpensTheRule(t *testing.T) {
	c := canvas(t)
	opened("M44.1").View(c, pages.Close{})
	if !numberSeen(&c.View, "M44") {
		t.Error("M44 is not seen")
	}
}

func TestCrossReferencesLeadOnAndBack(t *testing.T) {
	b := opened("M44")
	c := drawn(t, b)
	reference := c.View.Target("rules:rule:M42:rule:A9")
	if reference == nil {
		t.Fatal("M42 does not lead to A9")
	}
	b.Do(reference.Act)
	c = drawn(t, b)
	if !numberSeen(&c.View, "A9") {
		t.Error("A9 is not seen")
	}
	back := c.View.Target("rules:back")
	if back == nil {
		t.Fatal("there is no way back")
	}
	b.Do(back.Act)
	c = drawn(t, b)
	if !numberSeen(&c.View, "M44") {
		t.Error("M44 is not seen again")
	}
}

func TestSearchFindsWhatIsTypedAndOpensIt(t *testing.T) {
	b := searched("m44")
	c := drawn(t, b)
	if c.View.Typing == "" || !says(&c.View, "One rule") {
		t.Errorf("typing %q: %v", c.View.Typing, roomtest.Texts(&c.View))
	}
	if c.View.Keys["back"] != (pages.Unsearch{}) {
		t.Errorf("back does %+v while searching", c.View.Keys["back"])
	}
	b.Do(c.View.Keys["confirm"])
	c = drawn(t, b)
	if c.View.Typing != "" || !numberSeen(&c.View, "M44") || !numberSeen(&c.View, "M42") {
		t.Error("the chapter of M44 is not open")
	}
	b = searched("no such word")
	c = drawn(t, b)
	if !says(&c.View, "No rule has") {
		t.Errorf("what is not found is not said: %v", roomtest.Texts(&c.View))
	}
}
