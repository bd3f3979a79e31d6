package words

import (
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/decks/rules"
)

// A language beside the program is offered before its texts are here, spoken in English until then, and in its own from then on.
func TestALanguageBesideTheProgramIsSpokenOnceItsTextsAreHere(t *testing.T) {
	beside = "eo"
	t.Cleanup(func() {
		beside = ""
		delete(loaded, "eo")
		delete(catalogues, "eo")
		rules.Load("eo", nil)
	})
	said := func() (language, text, rule string) {
		w, err := New(decks.Game("birmingham"), "eo")
		if err != nil {
			t.Fatal(err)
		}
		return w.Language(), w.And([]string{"a", "b"}), w.Book().Find("B1.1")[0].Text
	}
	if !slices.Contains(Languages(), "eo") || Here("eo") {
		t.Errorf("offered are %v, and its texts are here: %t", Languages(), Here("eo"))
	}
	if language, text, _ := said(); language != English || text != "a and b" {
		t.Errorf("before, it says %q in %q", text, language)
	}
	Load("eo", map[string]string{"words": "[list]\nand = \"{a} kaj {b}\"\n", "birmingham": "## B1 Komenco\n\n**B1.1** Saluton.\n"})
	if language, text, rule := said(); language != "eo" || text != "a kaj b" || rule != "Saluton." || !Here("eo") {
		t.Errorf("then, it says %q and %q in %q", text, rule, language)
	}
}

// Texts are what Load takes.
func TestTextsAreWholeOfALanguage(t *testing.T) {
	all := Texts("it")
	for _, name := range append([]string{catalogueFile}, rules.Texts...) {
		if len(all[name]) < 1000 {
			t.Errorf("%s has only %q", name, all[name])
		}
	}
}
