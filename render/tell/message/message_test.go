package message

import (
	"strings"
	"testing"

	"golang.org/x/text/language"
)

// about are the values that the messages of these tests are filled with.
func about(n int) Values {
	return func(name string) (Value, bool) {
		v, ok := map[string]Value{
			"n":    {Text: "<n>", Number: true, N: n},
			"who":  {Text: "the Automa", Key: "automa"},
			"text": Text("1"),
			"gone": None,
			"tile": {Text: "mill", Forms: func(form string) (string, bool) {
				text, ok := map[string]string{"acc": "the mill", "gender": "f", "of_it": "of the mill"}[form]
				return text, ok
			}},
		}[name]
		return v, ok
	}
}

func TestFill(t *testing.T) {
	for text, want := range map[string]string{
		"":                            "",
		"plain, # too":                "plain, # too",
		"{tile} {n}":                  "mill <n>",
		"{tile_acc} and {tile_of_it}": "the mill and of the mill",
		"{tile_gender, select, f {she} other {it}}":                           "she",
		"{who, select, you {take} other {takes {tile}}}":                      "takes mill",
		"{who, select, automa {A} other {B}}":                                 "A",
		"{n, plural, =3 {three} one {a card} other {# cards}}":                "three",
		"{n,plural,one{a card}other{{n} of # cards}}":                         "<n> of <n> cards",
		"{n, plural, other {{who, select, other {# of theirs}}}}":             "<n> of theirs",
		"{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}":       "<n>rd",
		"{text, plural, one {a card} other {cards}}":                          "a card",
		"{tile, plural, one {a card} other {cards}}":                          "cards",
		"{gone, select, none {nothing} other {something}}":                    "nothing",
		"the Automa's '{brace}' isn''t {n, plural, other {'#'# 'twas}}":       "the Automa's {brace} isn't #<n> 'twas",
		"l''{tile}, l’{tile}":                                                 "l'mill, l’mill",
		"{nobody} {gone} {who_acc} {gone_acc} {nobody, plural, other {some}}": "{nobody} {gone} the Automa {gone_acc} {nobody}",
	} {
		m, err := Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got := (Filler{Plurals: Plurals{language.English}}).Fill(m, about(3)); got != want {
			t.Errorf("%q is filled as %q, want %q", text, got, want)
		}
	}
}

func TestFill_StrictLeavesUnknownFormsInBraces(t *testing.T) {
	m, err := Parse("{tile_acc} {tile_dat} {tile_case, select, other {x}}")
	if err != nil {
		t.Fatal(err)
	}
	if got := (Filler{Strict: true}).Fill(m, about(3)); got != "the mill {tile_dat} {tile_case}" {
		t.Errorf("it is filled as %q", got)
	}
}

// TestPluralsOfOtherLanguages reads a text of languages that count otherwise than English.
func TestPluralsOfOtherLanguages(t *testing.T) {
	for _, c := range []struct {
		tag, text string
		want      map[int]string
	}{
		{"ro", "{n, plural, one {carte} few {cărți} other {de cărți}}", map[int]string{1: "carte", 0: "cărți", 2: "cărți", 20: "de cărți", 101: "cărți"}},
		{"pl", "{n, plural, one {karta} few {karty} many {kart} other {karty}}", map[int]string{1: "karta", 3: "karty", 5: "kart", 12: "kart", 22: "karty", -2: "karty"}},
		{"fr", "{n, plural, one {carte} other {cartes}}", map[int]string{0: "carte", 1: "carte", 2: "cartes"}},
	} {
		m, err := Parse(c.text)
		if err != nil {
			t.Fatal(err)
		}
		for n, want := range c.want {
			if got := (Filler{Plurals: Plurals{language.MustParse(c.tag)}}).Fill(m, about(n)); got != want {
				t.Errorf("%s: %d is %q, want %q", c.tag, n, got, want)
			}
		}
	}
}

func TestNeeded_FormsThatALanguageHas(t *testing.T) {
	for tag, want := range map[string]string{"en": "one other", "ro": "few one other", "pl": "few many one", "fr": "one other"} {
		needed := Plurals{language.MustParse(tag)}.Needed(Plural)
		if len(needed) != len(strings.Fields(want)) {
			t.Errorf("%s needs %v", tag, needed)
		}
		for _, form := range strings.Fields(want) {
			if len(needed[form]) == 0 {
				t.Errorf("%s needs no %s", tag, form)
			}
		}
	}
}

func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"{open":                                  "character 1: a brace is left open",
		"so, closed}":                            "character 11: closes a brace that is not open",
		"{}":                                     `character 2: a name is letters, figures and _, and no ""`,
		"{tile.acc}":                             `character 10: a name is letters, figures and _, and no "tile.acc"`,
		"{n, number}":                            `character 11: "number" is none of select, plural and selectordinal`,
		"{n, plural}":                            "character 11: a comma is missing after plural",
		"{n, plural, one {x}}":                   "character 21: the case other is missing for n",
		"{n, plural, offset:1 one {x}":           `character 21: "offset:1" is no case of a plural`,
		"{n, plural, 1 {x} other {y}}":           `character 14: "1" is no case of a plural`,
		"{n, select, a-b {x}}":                   `character 16: "a-b" is no case of a select`,
		"{n, plural, one {x} one {y} other {z}}": "character 24: the case one of n is there twice",
		"{n, plural, one x other {z}}":           "character 17: the text of the case one must stand in braces",
		"ă {n, plural, one {x":                   "character 3: a brace is left open",
		"l'{tile}":                               "character 2: an apostrophe before a brace quotes it, up to a second apostrophe: write ’ or two apostrophes for one",
		strings.Repeat("{n, select, other {", 9): "character 153: choices stand in one another too deep",
	} {
		if m, err := Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, m)
		} else if err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzParse: whatever is written in a file of a language, it is read or refused.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "{n, plural, =0 {x} other {# '{'}}", "{a, select, b {c} other {}}", "'{", "{{}}"} {
		f.Add(text)
	}
	f.Fuzz(func(_ *testing.T, text string) {
		if m, err := Parse(text); err == nil {
			Filler{Plurals: Plurals{language.Polish}}.Fill(m, about(5))
		}
	})
}
