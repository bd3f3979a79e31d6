package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// byChapter numbers as many rules as each chapter has, oneByOne numbers rules without chapters.
func byChapter(letter string, of ...int) (due []string) {
	for chapter, rules := range of {
		for n := range rules {
			due = append(due, fmt.Sprintf("%s%d.%d", letter, chapter+1, n+1))
		}
	}
	return due
}

func oneByOne(letter string, rules int) (due []string) {
	for n := range rules {
		due = append(due, fmt.Sprintf("%s%d", letter, n+1))
	}
	return due
}

// numbersDue lists every number of a kind that a game's own rules have, in order.
var numbersDue = map[string]map[string][]string{
	Birmingham: {
		"B": byChapter("B", 7, 6, 5, 7, 5, 9, 10, 6, 4, 2, 2, 6, 1, 3),
		"M": oneByOne("M", 84),
		"A": oneByOne("A", 47),
	},
	Lancashire: {
		"C": byChapter("C", 6, 5, 2, 6, 4, 4, 11, 3, 1, 2, 4, 1, 1, 3),
		"N": oneByOne("N", 17),
	},
	Industry: {
		"I": oneByOne("I", 39),
	},
}

func numbersOf(rules []Rule) []string {
	var numbers []string
	for _, rule := range rules {
		numbers = append(numbers, rule.Number)
	}
	return numbers
}

func TestEveryNumberIsThereOnce(t *testing.T) {
	for game, kinds := range numbersDue {
		seen := map[string]int{}
		for _, rule := range Of(game).All() {
			seen[rule.Number]++
		}
		for _, due := range kinds {
			for _, number := range due {
				if seen[number] != 1 {
					t.Errorf("%s: %s is there %d times, not once", game, number, seen[number])
				}
				delete(seen, number)
			}
		}
		for number := range seen {
			if kinds[number[:1]] != nil || len(Of(Birmingham).Find(number)) != 1 || Of(game).Find(number)[0].Number != number {
				t.Errorf("%s: %s is no number that is due", game, number)
			}
		}
	}
}

func TestNumbersRise(t *testing.T) {
	for game, kinds := range numbersDue {
		for kind, want := range kinds {
			if kind == "A" { // the resolutions are grouped by what they are about
				continue
			}
			isKind := func(number string) bool { return !strings.HasPrefix(number, kind) }
			if got := slices.DeleteFunc(numbersOf(Of(game).All()), isKind); !slices.Equal(got, want) {
				t.Errorf("%s: the %s rules stand in the order %v", game, kind, got)
			}
		}
	}
}

var aNumber = regexp.MustCompile(`\b[BCMNAHI]\d+(\.\d+)?\b`)

// Of the shared rules some name what only Birmingham has.
func TestRulesCiteOnlyRulesThatExist(t *testing.T) {
	for _, game := range Books {
		for _, rule := range Of(game).All() {
			for _, number := range aNumber.FindAllString(rule.Text, -1) {
				own := rule.Number[0] == 'C' || rule.Number[0] == 'N'
				if len(Of(game).Find(number)) == 0 && (own || len(Of(Birmingham).Find(number)) == 0) {
					t.Errorf("%s: %s cites %s, which does not exist", game, rule.Number, number)
				}
			}
		}
	}
}

// Every line from the first chapter on is in a rule.
func TestNoWordIsLost(t *testing.T) {
	for name, text := range texts {
		_, chapters, _ := strings.Cut(text, "\n## ")
		var want []string
		for line := range strings.Lines("## " + chapters) {
			if !strings.HasPrefix(line, "## ") {
				want = append(want, strings.Fields(strings.ReplaceAll(line, "**", ""))...)
			}
		}
		var got []string
		for _, rule := range read(English, name) {
			got = append(got, strings.Fields(rule.Number+" "+rule.Text)...)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s has %d words, and its rules have %d", name, len(want), len(got))
		}
	}
}

func TestTextsArePlain(t *testing.T) {
	mark := regexp.MustCompile("[*_`#|]|  ")
	var all []Rule
	for _, game := range Books {
		all = append(all, Of(game).All()...)
	}
	for _, rule := range all {
		if rule.Title == "" || rule.Text == "" {
			t.Errorf("%s lacks a title or a text: %+v", rule.Number, rule)
		}
		if found := mark.FindString(rule.Text); found != "" {
			t.Errorf("%s holds %q, which is not to be read: %s", rule.Number, found, rule.Text)
		}
	}
}

func TestResolutionsAskAQuestionFirst(t *testing.T) {
	for _, rule := range Of(Birmingham).All() {
		if rule.Number[0] == 'A' && !strings.Contains(rule.Text, "?") {
			t.Errorf("%s asks nothing: %s", rule.Number, rule.Text)
		}
	}
	for _, rule := range Of(Industry).All() {
		if rule.Title == "Our decisions" && !strings.Contains(rule.Text, "?") {
			t.Errorf("%s asks nothing: %s", rule.Number, rule.Text)
		}
	}
}

// texts are those in English.
var texts = func() map[string]string {
	all := map[string]string{}
	for _, name := range Texts {
		all[name] = text(English, name)
	}
	return all
}()

func TestRulesOpenWithTheirCredits(t *testing.T) {
	for name, text := range texts {
		start, _, _ := strings.Cut(text, "\n## ")
		credits := []string{"Martin Wallace", "Gavan Brown", "Matt Tolman", "unofficial fan"}
		if name == Industry {
			credits = []string{"Michael Schacht", "2010", "Industria", "2003", "unofficial fan", "board of our own"}
		}
		for _, credit := range credits {
			if !strings.Contains(strings.ReplaceAll(start, "\n", " "), credit) {
				t.Errorf("%s opens without %q", name, credit)
			}
		}
		if name != "birmingham" && name != "lancashire" && name != Industry && !strings.Contains(start, "Mauro Gibertoni") {
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
		if got := numbersOf(Of(Birmingham).Find(c.query)); !slices.Equal(got, c.want) {
			t.Errorf("Find(%q) = %v, want %v", c.query, got, c.want)
		}
	}
}

func TestFindInIndustry(t *testing.T) {
	for query, want := range map[string][]string{
		"I14": {"I14"}, "i5": {"I5"}, "I39": {"I39"}, "I40": nil, "B7.3": nil, "joker leaves": {"I16"}, "stock exchange": {"I20"},
	} {
		if got := numbersOf(Of(Industry).Find(query)); !slices.Equal(got, want) {
			t.Errorf("Find(%q) = %v, want %v", query, got, want)
		}
	}
}

func TestFindInLancashire(t *testing.T) {
	cases := []struct {
		query string
		want  []string
	}{
		{"C7.3", []string{"C7.3"}},
		{"c7.3", []string{"C7.3"}},
		{"c10", []string{"C10.1", "C10.2"}},
		{"C1", []string{"C1.1", "C1.2", "C1.3", "C1.4", "C1.5", "C1.6"}},
		{"N11", []string{"N11"}},
		{"n1", []string{"N1"}},
		{"N13.2", []string{"N13"}},
		{"B6.1", []string{"B6.1"}},
		{"M44.2", []string{"M44"}},
		{"A14", []string{"A14"}},
		{"C15", nil},
		{"N18", nil},
		{"B10", nil}, // no scouting
		{"B12.6", nil},
		{"M32", nil}, // no farms
		{"A32", nil}, // without a network it places no link
		{"virtual link", []string{"C5.4", "C14.2", "C14.3"}},
		{"birkenhead", []string{"C5.4", "C14.3", "N7"}},
		{"zeppelin", nil},
	}
	for _, game := range []string{Lancashire, Brass} {
		for _, c := range cases {
			if got := numbersOf(Of(game).Find(c.query)); !slices.Equal(got, c.want) {
				t.Errorf("%s: Find(%q) = %v, want %v", game, c.query, got, c.want)
			}
		}
	}
	if got := numbersOf(Of(Birmingham).Find("C7.3")); got != nil {
		t.Errorf("Birmingham has %v", got)
	}
}

// What Birmingham and Lancashire share says in Lancashire where to read on, and stays as it is in Birmingham.
func TestSharedRulesSayWhoNamesThem(t *testing.T) {
	for number, by := range map[string]string{
		"B6.9": "C6.1, C6.3", "B14.1": "C13.1", "B14.2": "C13.1", "M5": "N3", "M6": "N3", "M7": "N3", "M18": "N2", "M40": "N6, N14", "A12": "N10",
	} {
		plain, shared := Of(Birmingham).Find(number)[0].Text, Of(Lancashire).Find(number)[0].Text
		if want := plain + "\nIn this game: see " + by + "."; shared != want {
			t.Errorf("%s ends\n%s\nwant\n%s", number, shared, want)
		}
	}
}

// A language that names a range of rules otherwise than by "to" shares the same ones, named by the same.
func TestEveryLanguageSharesTheSameRules(t *testing.T) {
	folders, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	sharedBy := func(language string) (all []string) {
		head, foot, _ := strings.Cut(see(language), "{rules}")
		for _, rule := range In(language, Lancashire).All() {
			last := rule.Text[strings.LastIndexByte(rule.Text, '\n')+1:]
			by, shared := strings.CutPrefix(last, head)
			if !shared {
				by = ""
			}
			all = append(all, rule.Number+" "+strings.TrimSuffix(by, foot))
		}
		return all
	}
	for _, folder := range folders {
		if want, got := sharedBy(English), sharedBy(folder.Name()); !slices.Equal(got, want) {
			t.Errorf("%s: Lancashire has the rules\n%q\nnot\n%q", folder.Name(), got, want)
		}
	}
}

func TestOf_NoSuchGame(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a game without rules has a book")
		}
	}()
	Of("nottingham")
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
			got := numbersOf(Of(Birmingham).Find(c.query))
			if len(got) < len(c.first) || !slices.Equal(got[:len(c.first)], c.first) || len(got) != c.total {
				t.Errorf("Find(%q) = %v, want %d beginning with %v", c.query, got, c.total, c.first)
			}
		})
	}
}

// A query that no person types finds nothing, and is not looked for word by word in every rule.
func TestFindNothingByALongQuery(t *testing.T) {
	if found := Of(Birmingham).Find(strings.Repeat("a ", 1<<20)); len(found) > 0 {
		t.Errorf("%d rules", len(found))
	}
}

func TestListsStayWithTheirRule(t *testing.T) {
	cases := []struct {
		game, number string
		lines        int
		last         string
	}{
		{Birmingham, "B1.6", 5, "- a hand of 8 cards, and 1 more card face down, the first of the personal discard pile."},
		{Birmingham, "B6.5", 5, "Each barrel may come from a different source, and you choose."},
		{Birmingham, "M44", 7, "6. the first one clockwise, beginning straight above the starting location."},
		{Lancashire, "C4.4", 1, ""},
		{Lancashire, "C6.2", 2, ""},
		{Lancashire, "C1.5", 8, "Brass of 2007: only the first player is chosen at random. The others follow clockwise."},
		{Birmingham, "B8.5", 1, ""},
	}
	for _, c := range cases {
		text := Of(c.game).Find(c.number)[0].Text
		lines := strings.Split(text, "\n")
		if len(lines) != c.lines || c.last != "" && lines[len(lines)-1] != c.last {
			t.Errorf("%s has %d lines, want %d ending in %q:\n%s", c.number, len(lines), c.lines, c.last, text)
		}
	}
}

func TestAllGivesACopy(t *testing.T) {
	Of(Lancashire).All()[0].Text = "scribbled over"
	if text := Of(Lancashire).All()[0].Text; text == "scribbled over" {
		t.Error("a caller can change the rules for everybody")
	}
}

func TestParseRefusesALineOfNoRule(t *testing.T) {
	_, err := parse("# Title\n\nCredits.\n\n## B1 Chapter\n\nLoose words.\n")
	if err == nil || !strings.Contains(err.Error(), "line 7 belongs to no rule") {
		t.Errorf("error %v does not name line 7", err)
	}
}
