package check

import (
	"maps"
	"slices"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/render/tell/words"
)

// Unworded lists the terms of the glossary that a language has no word for yet, and those of its words that are no terms.
func Unworded(tag string) (missing, superfluous []string, err error) {
	var glossary map[string]map[string]string
	if err := toml.Unmarshal(words.Glossary, &glossary); err != nil {
		return nil, nil, err
	}
	terms := glossary["terms"]
	for _, term := range slices.Sorted(maps.Keys(terms)) {
		if glossary[tag][term] == "" {
			missing = append(missing, term)
		}
	}
	for _, term := range slices.Sorted(maps.Keys(glossary[tag])) {
		if terms[term] == "" {
			superfluous = append(superfluous, term)
		}
	}
	return missing, superfluous, nil
}
