package words

import (
	"reflect"
	"slices"
	"testing"

	"github.com/pelletier/go-toml/v2"

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

// A file is read table by table, which must give what reading it whole gives.
func TestTablesAreAllOfAFile(t *testing.T) {
	for _, tag := range Files() {
		whole := &catalogue{tag: tag, texts: map[string]text{}}
		var tree map[string]any
		if err := toml.Unmarshal(File(tag), &tree); err != nil {
			t.Fatal(err)
		}
		delete(tree, "complete")
		if err := whole.add("", tree); err != nil {
			t.Fatal(err)
		}
		parts := open(tag, string(File(tag)), nil)
		for key, want := range whole.texts {
			if got, ok := parts.own(key); !ok || !reflect.DeepEqual(got.Message, want.Message) {
				t.Errorf("%s: %s is %v and not %v", tag, key, got.Message, want.Message)
			}
		}
		if n := len(parts.all()); n != len(whole.texts) {
			t.Errorf("%s: the tables have %d texts, the file has %d", tag, n, len(whole.texts))
		}
	}
}
