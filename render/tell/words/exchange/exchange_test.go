package exchange

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/render/tell/words"
)

// TestRoundTripLosesNoByte: what was exported and not changed comes back as the same file.
func TestRoundTripLosesNoByte(t *testing.T) {
	for _, language := range words.Files() {
		own := words.File(language)
		exported, err := Export(language, own)
		if err != nil {
			t.Fatal(err)
		}
		back, changed, err := Import(exported, own)
		if err != nil || changed != 0 || !bytes.Equal(back, own) {
			t.Errorf("%s: %d changes, %v", language, changed, err)
		}
	}
}

// TestANewFileHasEveryText: a language of which there is no file yet is begun by an import, and says all that was translated.
func TestANewFileHasEveryText(t *testing.T) {
	own := words.File("de")
	exported, err := Export("de", own)
	if err != nil {
		t.Fatal(err)
	}
	begun, changed, err := Import(exported, nil)
	if err != nil {
		t.Fatal(err)
	}
	was, err := read("de.toml", own)
	if err != nil {
		t.Fatal(err)
	}
	is, err := read("de.toml", begun)
	if err != nil {
		t.Fatal(err)
	}
	if changed != len(was.entries) || len(is.entries) != len(was.entries) {
		t.Errorf("%d of %d texts, %d told", len(is.entries), len(was.entries), changed)
	}
	for _, e := range was.entries {
		if got := is.by[e.key]; got == nil || got.text != e.text {
			t.Errorf("%s is not what it was: %v", e.key, got)
		}
	}
}

const small = "# A file.\n[seat]\nyou = { name = \"du\" } # who plays\n\n[list]\n# joined\nand = \"{a} und {b}\"\n\n[sentence]\nend = \"{text}.\"\n"

// xliff is a document with units of German.
func xliff(pairs ...string) []byte {
	var units strings.Builder
	for i := 0; i < len(pairs); i += 2 {
		units.WriteString(`<unit id="` + pairs[i] + `"><segment><source>x</source><target>` + pairs[i+1] + "</target></segment></unit>")
	}
	return []byte(`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">` + units.String() + "</file></xliff>")
}

// TestImportChangesOnlyWhatIsNew: each text goes where its like are, and the rest stays as it was.
func TestImportChangesOnlyWhatIsNew(t *testing.T) {
	const want = "# A file.\n[seat]\nyou = { name = \"du\", their = \"dein\" } # who plays\nautoma = { name = \"der Automa\", dat = \"dem Automa\" }\n\n" +
		"[list]\n# joined\nand = \"{a} sowie {b}\"\nor = \"{a} \\\"oder\\\"\\n{b}\"\n\n[sentence]\nend = \"{text}.\"\n\n[cite]\nrule = \"{rule} {title}\"\n"
	got, changed, err := Import(xliff("list.and", "{a} sowie {b}", "list.or", "{a} \"oder\"\n{b}", "seat.you.their", "dein", "seat.automa.name",
		"der Automa", "seat.automa.dat", "dem Automa", "sentence.end", "{text}.", "cite.rule", "{rule} {title}"), []byte(small))
	if err != nil || changed != 6 || string(got) != want {
		t.Errorf("%d changes, %v\n%s", changed, err, got)
	}
}

// TestImportRefuses what is none, and names it.
func TestImportRefuses(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"nothing":   {"", "no XLIFF 2.0"},
		"cut off":   {string(xliff("list.and", "x"))[:200], "no XLIFF 2.0"},
		"old":       {strings.Replace(string(xliff()), `version="2.0"`, `version="1.2"`, 1), `version is "1.2"`},
		"a path":    {strings.Replace(string(xliff()), `trgLang="de"`, `trgLang="../de"`, 1), "trgLang"},
		"no target": {strings.Replace(string(xliff()), `trgLang="de"`, "", 1), "trgLang"},
		"unknown":   {string(xliff("no-such.text", "x")), `"no-such.text" is no text`},
		"no key":    {string(xliff("list.and]", "x")), `"list.and]" is no key`},
		"twice":     {string(xliff("list.and", "x", "list.and", "y")), `"list.and" is there twice`},
	} {
		if got, _, err := Import([]byte(c.text), []byte(small)); err == nil || got != nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, _, err := Import(xliff("list.and", "x"), []byte("[list")); err == nil || !strings.Contains(err.Error(), "de.toml") {
		t.Errorf("a broken file: %v", err)
	}
}

// TestAnEmptyTranslationIsNone: sites write an empty target for what nobody has translated yet.
func TestAnEmptyTranslationIsNone(t *testing.T) {
	if got, changed, err := Import(xliff("list.and", "", "list.or", ""), []byte(small)); err != nil || changed != 0 || string(got) != small {
		t.Errorf("%d changes, %v", changed, err)
	}
}
