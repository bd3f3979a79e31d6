package main

import (
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry"
	"sohofoundry/cmd/dev/pictures"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
)

// told is what shelves say of the program in a language.
type told struct {
	Language                                                    string
	Summary, Generic, About, Shown, Unofficial, Daily, Continue string
	List, Keywords, Captions                                    []string
	News                                                        []string // what the version brings
}

// In marks a key of a desktop file as one in the language: "[de]".
func (t told) In() string {
	if t.Language == words.English {
		return ""
	}
	return "[" + t.Language + "]"
}

// XML marks an element as one in the language: ` xml:lang="de"`.
func (t told) XML() string {
	if t.Language == words.English {
		return ""
	}
	return ` xml:lang="` + t.Language + `"`
}

// store reads what shelves say in all languages, English first, as the others fall back on it.
func store() ([]told, error) {
	text, err := files.ReadFile("files/store.toml")
	if err != nil {
		return nil, err
	}
	var by map[string]told
	if err := toml.Unmarshal(text, &by); err != nil {
		return nil, fmt.Errorf("store.toml: %w", err)
	}
	english := by[words.English]
	list := make([]told, 1, len(by))
	for _, language := range words.Languages() {
		t, known := by[language]
		if !known {
			return nil, fmt.Errorf("store.toml says nothing in the language %q", language)
		}
		if len(t.List) != len(english.List) || len(t.Captions) != len(pictures.Wide) {
			return nil, fmt.Errorf("store.toml has another number of entries or captions in %q", language)
		}
		t.Language = language
		if t.News, err = news(language); err != nil {
			return nil, err
		}
		if language == words.English {
			list[0] = t
		} else {
			list = append(list, t)
		}
	}
	return list, nil
}

// news is what this version brings, an entry each.
func news(language string) (list []string, err error) {
	w, err := words.New(nil, language)
	if err != nil {
		return nil, err
	}
	_, text, _ := strings.Cut(sohofoundry.News(), "\n")
	for _, entry := range strings.Split("\n"+strings.TrimSpace(text), "\n- ")[1:] {
		entry = strings.Join(strings.Fields(entry), " ")
		list = append(list, w.Fault(fault.Text{Format: strings.ReplaceAll(entry, "%", "%%")}))
	}
	return list, nil
}
