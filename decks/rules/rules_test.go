package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// numbersDue lists every number that the rules have, in the order of their kinds.
func numbersDue() []string {
	var due []string
	for chapter, rules := range []int{7, 6, 5, 7, 5, 9, 10, 6, 4, 2, 2, 6, 1, 3} {
		for n := range rules {
			due = append(due, fmt.Sprintf("B%d.%d", chapter+1, n+1))
		}
	}
	for n := range 84 {
		due = append(due, fmt.Sprintf("M%d", n+1))
	}
	for n := range 47 {
		due = append(due, fmt.Sprintf("A%d", n+1))
	}
	return due
}

func numbersOf(rules []Rule) []string {
	var numbers []string
	for _, rule := range rules {
		numbers = append(numbers, rule.Number)
	}
	return numbers
}

func TestEveryNumberIsThereOnce(t *testing.T) {
	seen := map[string]int{}
	for _, rule := range All() {
		seen[rule.Number]++
	}
	due := numbersDue()
	for _, number := range due {
		if seen[number] != 1 {
			t.Errorf("%s is there %d times, not once", number, seen[number])
		}
		delete(seen, number)
	}
	for number := range seen {
		t.Errorf("%s is no number that is due", number)
	}
}

func TestNumbersRise(t *testing.T) {
	// The resolutions are grouped by what they are about, so only these two kinds rise from start to end.
	for _, kind := range []string{"B", "M"} {
		isKind := func(number string) bool { return !strings.HasPrefix(number, kind) }
		got := slices.DeleteFunc(numbersOf(All()), isKind)
		want := slices.DeleteFunc(numbersDue(), isKind)
		if !slices.Equal(got, want) {
			t.Errorf("%s rules stand in the order %v", kind, got)
		}
	}
}

func TestRulesCiteOnlyRulesThatExist(t *testing.T) {
	cited := regexp.MustCompile(`\b[BMA]\d+(\.\d+)?\b`)
	for _, rule := range All() {
		for _, number := range cited.FindAllString(rule.Text, -1) {
			if len(Find(number)) == 0 {
				t.Errorf("%s cites %s, which does not exist", rule.Number, number)
			}
		}
	}
}

func TestTextsArePlain(t *testing.T) {
	mark := regexp.MustCompile("[*_`#|]|  ")
	for _, rule := range All() {
		if rule.Title == "" || rule.Text == "" {
			t.Errorf("%s lacks a title or a text: %+v", rule.Number, rule)
		}
		if found := mark.FindString(rule.Text); found != "" {
			t.Errorf("%s holds %q, which is not to be read: %s", rule.Number, found, rule.Text)
		}
	}
}

func TestResolutionsAskAQuestionFirst(t *testing.T) {
	for _, rule := range All() {
		if rule.Number[0] == 'A' && !strings.Contains(rule.Text, "?") {
			t.Errorf("%s asks nothing: %s", rule.Number, rule.Text)
		}
	}
}

func TestRulesOpenWithTheirCredits(t *testing.T) {
	for name, text := range map[string]string{"birmingham": birmingham, "mautoma": mautoma, "resolutions": resolutions} {
		start, _, _ := strings.Cut(text, "\n## ")
		for _, credit := range []string{"Martin Wallace", "Gavan Brown", "Matt Tolman", "unofficial fan"} {
			if !strings.Contains(strings.ReplaceAll(start, "\n", " "), credit) {
				t.Errorf("%s opens without %q", name, credit)
			}
		}
		if name != "birmingham" && !strings.Contains(start, "Mauro Gibertoni") {
			t.Errorf("%s opens without its designer", name)
		}
	}
}

func TestFindByNumber(t *testing.T) {
	cases := []struct {
		query string
		want  []string
	}{
		{"B7.3", []string{"B7.3"}},
		{"b7.3", []string{"B7.3"}},
		{" B7.3 ", []string{"B7.3"}},
		{"B7.1", []string{"B7.1"}},
		{"b10", []string{"B10.1", "B10.2"}},
		{"B1", []string{"B1.1", "B1.2", "B1.3", "B1.4", "B1.5", "B1.6", "B1.7"}},
		{"M27", []string{"M27"}},
		{"m2", []string{"M2"}},
		{"M44.6", []string{"M44"}},
		{"A6", []string{"A6"}},
		{"B15", nil},
		{"B7.11", nil},
		{"M85", nil},
		{"A0", nil},
	}
	for _, c := range cases {
		if got := numbersOf(Find(c.query)); !slices.Equal(got, c.want) {
			t.Errorf("Find(%q) = %v, want %v", c.query, got, c.want)
		}
	}
}

func TestFindByWord(t *testing.T) {
	cases := []struct {
		name, query string
		first       []string // what the answer begins with
		total       int
	}{
		{"in the order of the text", "gloucester", []string{"B12.6", "A5"}, 2},
		{"upper case alike", "GLOUCESTER", []string{"B12.6", "A5"}, 2},
		{"in the title of the chapter", "scout", []string{"B2.3", "B10.1", "B10.2", "M7", "M18"}, 5},
		{"whole words before parts of words", "hand", []string{"B1.6", "B2.4", "B10.2", "M2", "M5", "M6", "A10", "B2.1"}, 9},
		{"several words must all occur", "scout wild", []string{"B2.3", "B10.1", "B10.2"}, 3},
		{"money is found by its figure", "£8", []string{"B6.2"}, 1},
		{"a part of a word", "overbuil", []string{"B7.3", "B7.8", "B7.10", "M20", "M22"}, 5},
		{"words in any order", "bulb light", []string{"B9.3", "B12.6"}, 2},
		{"no such word", "zeppelin", nil, 0},
		{"one of the words is missing", "scout zeppelin", nil, 0},
		{"nothing asked", "", nil, 0},
		{"nothing but signs", " ?! ", nil, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := numbersOf(Find(c.query))
			if len(got) < len(c.first) || !slices.Equal(got[:len(c.first)], c.first) || len(got) != c.total {
				t.Errorf("Find(%q) = %v, want %d beginning with %v", c.query, got, c.total, c.first)
			}
		})
	}
}

func TestListsStayWithTheirRule(t *testing.T) {
	cases := []struct {
		number string
		lines  int
		last   string
	}{
		{"B1.6", 5, "- a hand of 8 cards, and 1 more card face down, the first of the personal discard pile."},
		{"B6.5", 5, "Each barrel may come from a different source, and you choose."},
		{"M44", 7, "6. the first one clockwise, beginning straight above the starting location."},
		{"B8.5", 1, ""},
	}
	for _, c := range cases {
		text := Find(c.number)[0].Text
		lines := strings.Split(text, "\n")
		if len(lines) != c.lines || c.last != "" && lines[len(lines)-1] != c.last {
			t.Errorf("%s has %d lines, want %d ending in %q:\n%s", c.number, len(lines), c.lines, c.last, text)
		}
	}
}

func TestAllGivesACopy(t *testing.T) {
	All()[0].Text = "scribbled over"
	if text := All()[0].Text; text == "scribbled over" {
		t.Error("a caller can change the rules for everybody")
	}
}

func TestParseRefusesALineOfNoRule(t *testing.T) {
	_, err := parse("# Title\n\nCredits.\n\n## B1 Chapter\n\nLoose words.\n")
	if err == nil || !strings.Contains(err.Error(), "line 7 belongs to no rule") {
		t.Errorf("error %v does not name line 7", err)
	}
}
