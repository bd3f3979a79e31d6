package check

import (
	"strings"
	"testing"

	"sohofoundry/decks/rules"
	"sohofoundry/render/tell/words"
)

// Nobody leaves a mistake in the file of a language behind; one that says that it is complete lacks nothing.
func TestLanguages(t *testing.T) {
	for _, tag := range words.Files() {
		report := Language(tag, words.File(tag))
		for _, p := range report.Mistakes() {
			t.Errorf("%s.toml:%d: %s %s", tag, p.Line, p.Key, p.What)
		}
		missing, superfluous, err := Unworded(tag)
		if err != nil || superfluous != nil {
			t.Errorf("glossary.toml: %v, %s has words for what is no term: %q", err, tag, superfluous)
		}
		if lacking := rules.Check(tag); report.Complete && (missing != nil || lacking != nil) {
			t.Errorf("%s says that it is complete, and lacks %q of the glossary and of the rules %q", tag, missing, lacking)
		}
	}
}

// what says what is wrong with the only text of a file beside a few forms of things.
func what(tag, text string) string {
	file := "[industry.brewery]\nacc = \"x\"\n" + text
	for _, p := range Language(tag, []byte(file)).Problems {
		if p.Line > 2 {
			return p.Key + " " + p.What
		}
	}
	return ""
}

func TestMistakes(t *testing.T) {
	for _, c := range []struct{ tag, text, want string }{
		{"de", "[event]\nturn-ended = \"{who}, fertig\"", ""},
		{"de", "[event]\nturn-ended = \"fertig\"", "event.turn-ended {who_their} is missing"},
		{"de", "[event]\nturn-ended = \"{who} {card}\"", "event.turn-ended {card} is not known here; English has {who_their}"},
		{"de", "[event]\nturn-over = \"{who}\"", "event.turn-over is no key of the English file"},
		{"de", "[event]\nturn-ended = \"{who\"", "event.turn-ended character 1: a brace is left open"},
		{"de", "[event]\nturn-ended = \"{who, select, us {x} other {{who}}}\"", "event.turn-ended who is never us, but you, other"},
		{"de", "[event]\nturn-ended = \"{who_their} turn ends\"", ""},
		{"de", "[event]\nturn-ended = \" {who}\"", "event.turn-ended begins or ends with a blank, which the English does not"},
		{"de", "[event]\nturn-ended = \"\"", "event.turn-ended is empty"},
		{"de", "[event]\nshortfall-began = \"{who} {who, select, you {are} other {is}} {n_money} short and must give up tiles while any are left, then lose 1 VP for each £1 still owed\"", "event.shortfall-began is the English text"},
		{"de", "[card]\nfarm = 3", "card.farm is no text"},
		{"de", "[reason]\nno-space = \"{location} {industry_acc}\"", "reason.no-space {industry_acc}: there is no text industry."},
		{"de", "[reason]\ntaker-needed = \"{space} {B7_3}\"", ""},
		{"de", "[tile]\ngender = \"{industry_acc}\"", "tile.gender {industry_acc}: there is no text industry."},
		{"de", "[industry.coal]\ngender = \"f\"", ""},
		{"de", "[event]\nshuffled = \"{n, plural, one {# Karte} other {# Karten}}\"", ""},
		{"de", "[terminal]\nback = \"zurück\"", "terminal.back is what a person types: it stays \"back\""},
		{"de", "[event]\nshuffled = \"{n, plural, other {# Karten}}\"", "event.shuffled {n}: the form one is missing"},
		{"de", "[event]\nshuffled = \"{n, plural, =1 {eine Karte} other {# Karten}}\"", ""},
		{"de", "[event]\nshuffled = \"{n, plural, one {} few {} other {{n}}}\"", "event.shuffled {n}: the language has no form few for whole numbers"},
		{"pl", "[event]\nshuffled = \"{n, plural, one {#} few {#} other {#}}\"", "event.shuffled {n}: the form many is missing"},
		{"pl", "[event]\nshuffled = \"{n, plural, one {#} few {#} many {#} other {#}}\"", ""},
		{"de", "[panel.confirm]\nsell = \"Verkaufen und weiter\"", "panel.confirm.sell is too long for its place: 20 letters, in English 4"},
		{"de", "[panel.confirm]\nsell = \"Verkaufen\"", ""},
		{"xx-yyyyyyyyy", "[event]\npassed = \"{who}\"", ""},
	} {
		if got := what(c.tag, c.text); got != c.want && (!strings.HasSuffix(c.want, ".") || !strings.HasPrefix(got, c.want)) {
			t.Errorf("%s %s\n  got  %s\n  want %s", c.tag, c.text, got, c.want)
		}
	}
}

func TestSyntaxOfTheFileHasALine(t *testing.T) {
	report := Language("de", []byte("[event]\npassed = \"x\n"))
	if p := report.Problems[len(report.Problems)-1]; p.Line != 2 {
		t.Errorf("the problem is in line %d: %s", p.Line, p.What)
	}
}

func TestWhatIsMissingIsNoMistakeUntilTheFileIsComplete(t *testing.T) {
	report := Language("de", nil)
	if report.OK() || report.Missing < 1000 || len(report.Mistakes()) > 0 {
		t.Errorf("an empty file lacks %d and has the mistakes %v", report.Missing, report.Mistakes())
	}
	if report := Language("de", []byte("#\ncomplete = true\n")); len(report.Mistakes()) != report.Missing {
		t.Errorf("%d are missing, %d are mistakes", report.Missing, len(report.Mistakes()))
	}
}
