package words

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"sohofoundry/decks/rules"
)

// English is the language that all texts are written in first, and that is used where another language has no text yet.
const English = "en"

// Pseudo is a language made of English by program, for tests and for finding texts that cannot be translated. It is not offered
// to players, but can be asked for.
const Pseudo = "qps"

// beside names the languages whose texts are not part of the program but files beside it, all of them complete: those of a page,
// as cmd/dev/webpage sets it when it builds one.
var beside string

var (
	reading    sync.Mutex
	loaded     = map[string][]byte{}     // the files of languages beside the program, as far as they are here
	catalogues = map[string]*catalogue{} // those that were asked for
)

// Files lists the languages that there is a file of, complete or not.
func Files() []string {
	return slices.Sorted(slices.Values(append(strings.Fields(beside), embedded()...)))
}

// embedded lists the languages whose files are part of the program.
func embedded() (tags []string) {
	list, err := files.ReadDir(".")
	if err != nil {
		panic(err)
	}
	for _, file := range list {
		tags = append(tags, strings.TrimSuffix(file.Name(), ".toml"))
	}
	return tags
}

// Spoken lists the languages that can be asked for.
func Spoken() []string { return append(Files(), Pseudo) }

// File is the file of a language; nil if there is none, or if it is not here yet.
func File(tag string) []byte {
	reading.Lock()
	defer reading.Unlock()
	return file(tag)
}

func file(tag string) []byte {
	if text := loaded[tag]; text != nil {
		return text
	}
	text, err := files.ReadFile(tag + ".toml")
	if err != nil {
		return nil
	}
	return text
}

// Complete is the line of a file that says that its language may be offered to players.
const Complete = "\ncomplete = true\n"

// Languages lists the languages that are offered: those that say of themselves that they are complete, as package check checks.
func Languages() []string {
	return slices.Sorted(slices.Values(append(strings.Fields(beside), complete()...)))
}

// complete are those that are part of the program; whole files are read for them, once.
var complete = sync.OnceValue(func() (tags []string) {
	for _, tag := range embedded() {
		if tag == English || bytes.Contains(File(tag), []byte(Complete)) {
			tags = append(tags, tag)
		}
	}
	return tags
})

// Here reports whether the texts of a language can be read: it is part of the program, or was loaded.
func Here(tag string) bool {
	reading.Lock()
	defer reading.Unlock()
	_, err := files.Open(tag + ".toml")
	return tag == Pseudo || err == nil || loaded[tag] != nil
}

// catalogueFile is the name of the catalogue among the texts of a language; the others are those of the rules.
const catalogueFile = "words"

// Texts are all texts of a language by name, as Load takes them.
func Texts(tag string) map[string]string {
	all := rules.TextsIn(tag)
	all[catalogueFile] = string(File(tag))
	return all
}

// Load takes in the texts of a language that is not part of the program.
func Load(tag string, texts map[string]string) {
	rules.Load(tag, texts)
	reading.Lock()
	defer reading.Unlock()
	loaded[tag] = []byte(texts[catalogueFile])
	delete(catalogues, tag)
}
