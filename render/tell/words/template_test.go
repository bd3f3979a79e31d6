package words

import "testing"

// TestPluralsOfOtherLanguages reads a text of a language that counts otherwise than English.
func TestPluralsOfOtherLanguages(t *testing.T) {
	romanian, err := parseCatalogue("ro", []byte(`
[card]
count = "{n} {n:one=carte|few=cărți|other=de cărți}"
drawn = "{who:you=tragi|other=trage} {n:0=nimic|other={n} cărți}"
`))
	if err != nil {
		t.Fatal(err)
	}
	w := Words{texts: romanian}
	for _, c := range []struct {
		n                  int
		who, counts, draws string
	}{
		{1, "you", "1 carte", "tragi 1 cărți"},
		{2, "it", "2 cărți", "trage 2 cărți"},
		{20, "it", "20 de cărți", "trage 20 cărți"},
		{0, "it", "0 cărți", "trage nimic"},
	} {
		known := func(name string) (phrase, bool) {
			if name == "who" {
				return phrase{cases: []string{c.who}}, true
			}
			p := w.number(c.n)
			return p, name == "n"
		}
		if got := (Words{}).fill(romanian.find("card.count", nil), known); got != c.counts {
			t.Errorf("%d counts as %q, want %q", c.n, got, c.counts)
		}
		if got := (Words{}).fill(romanian.find("card.drawn", nil), known); got != c.draws {
			t.Errorf("%d is drawn as %q, want %q", c.n, got, c.draws)
		}
	}
}

func TestMistakesInTemplates(t *testing.T) {
	for _, text := range []string{"{open", "closed}", "{n:one}", "{n:=x}", "{n:one={x|other=y}"} {
		if got, err := parseTemplate(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
	for text, want := range map[string]string{
		"{nobody}":       "{nobody}",
		"{n:one=x}":      "{n:7|other}",
		"{n.shape}":      "{n.shape}",
		"{n:7=a{n}b}{n}": "a7b7",
	} {
		parsed, err := parseTemplate(text)
		if err != nil {
			t.Fatal(err)
		}
		got := Words{}.fill(parsed, func(name string) (phrase, bool) {
			return phrase{text: "7", cases: []string{"7", "other"}}, name == "n"
		})
		if got != want {
			t.Errorf("%q is filled as %q, want %q", text, got, want)
		}
	}
}
