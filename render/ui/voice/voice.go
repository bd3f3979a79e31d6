// Package voice reads sentences aloud with a voice of the browser or of the system. It has none of its own: where there is none,
// nothing is read, and nothing else changes. No text leaves the machine: voices that would send it elsewhere are none.
package voice

import "strings"

// Voice reads texts aloud. A nil one offers nothing and is silent. Each of its functions returns at once.
type Voice struct {
	Offers func(language string) bool // whether there is a voice of a language; may become true after the first call
	Say    func(language, text string)
	Hush   func() // ends the text being read
}

// Reads reports whether a language can be read.
func (v *Voice) Reads(language string) bool { return v != nil && v.Offers(language) }

// regions are where a language is spoken as our texts are written, where voices of several are to choose from.
var regions = map[string]string{"en": "en-GB", "pt": "pt-BR"}

// fits tells how well a voice of a tag, such as "pt_BR", reads a language: 0 not at all, and the more the better.
func fits(tag, language string) int {
	tag = strings.ReplaceAll(tag, "_", "-")
	spoken, _, _ := strings.Cut(tag, "-")
	switch {
	case strings.EqualFold(tag, regions[language]):
		return 2
	case strings.EqualFold(spoken, language):
		return 1
	}
	return 0
}

// best is the index of the tag that fits a language best, or −1.
func best(tags []string, language string) int {
	found, most := -1, 0
	for i, tag := range tags {
		if n := fits(tag, language); n > most {
			found, most = i, n
		}
	}
	return found
}
