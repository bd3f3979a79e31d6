package words

import (
	_ "embed" // of the glossary
	"errors"
	"fmt"
	"maps"

	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/language"

	"sohofoundry/render/tell/message"
)

// Glossary is the file of the terms of the game, with the word that each language has for them.
//
//go:embed glossary.toml
var Glossary []byte

// text is a text of the catalogue, with the language that it is in.
type text struct {
	message.Message
	plurals message.Plurals
}

// catalogue holds the texts of one language by key, such as "reason.line-taken".
type catalogue struct {
	tag   string
	texts map[string]text
}

// catalogueOf reads a language once, when it is asked for.
func catalogueOf(tag string) *catalogue {
	reading.Lock()
	defer reading.Unlock()
	return known(tag)
}

func known(tag string) *catalogue {
	if catalogues[tag] == nil {
		catalogues[tag] = read(tag)
	}
	return catalogues[tag]
}

// read reads a language. A mistake in English is a bug of this program, which the tests show; where another language has one, or
// has no text yet, English stands in: what is wrong is told by package check.
func read(tag string) *catalogue {
	if tag == Pseudo {
		return known(English).pseudo()
	}
	c, err := parseCatalogue(tag, file(tag))
	if tag != English {
		return c.over(known(English))
	}
	if err != nil {
		panic(fmt.Errorf("%s.toml: %w", English, err))
	}
	return c
}

// parseCatalogue reads the texts that have no mistake; the error tells of the others.
func parseCatalogue(tag string, file []byte) (*catalogue, error) {
	c := &catalogue{tag: tag, texts: map[string]text{}}
	parsed, err := language.Parse(tag)
	if err != nil {
		return c, err
	}
	var tree map[string]any
	if err := toml.Unmarshal(file, &tree); err != nil {
		return c, err
	}
	delete(tree, "complete")
	return c, c.add("", tree, message.Plurals{Language: parsed})
}

// add flattens nested tables: a text "taken" in a table "line" is "line.taken".
func (c *catalogue) add(prefix string, tree map[string]any, plurals message.Plurals) (problem error) {
	for name, value := range tree {
		key := prefix + name
		switch value := value.(type) {
		case map[string]any:
			problem = errors.Join(problem, c.add(key+".", value, plurals))
		case string:
			m, err := message.Parse(value)
			if err != nil {
				problem = errors.Join(problem, fmt.Errorf("%s: %w", key, err))
				continue
			}
			c.texts[key] = text{m, plurals}
		default:
			problem = errors.Join(problem, fmt.Errorf("%s is no text", key))
		}
	}
	return problem
}

// over puts the texts over those of English, which stand where there are none.
func (c *catalogue) over(english *catalogue) *catalogue {
	all := maps.Clone(english.texts)
	maps.Copy(all, c.texts)
	return &catalogue{tag: c.tag, texts: all}
}

// pseudo makes the pseudo-language of the texts.
func (c *catalogue) pseudo() *catalogue {
	made := &catalogue{tag: Pseudo, texts: map[string]text{}}
	for key, t := range c.texts {
		made.texts[key] = text{t.Pseudo(), t.plurals}
	}
	return made
}

// look returns the text of a key with the first of the tags that has one of its own, or else the text of the key alone.
func (c *catalogue) look(key string, tags []string) (text, bool) {
	for _, tag := range tags {
		if found, ok := c.texts[key+"_"+tag]; ok {
			return found, true
		}
	}
	found, ok := c.texts[key]
	return found, ok
}

// find is look, or the key in braces, which tests look for.
func (c *catalogue) find(key string, tags []string) text {
	if found, ok := c.look(key, tags); ok {
		return found
	}
	return text{Message: message.Message{{Literal: "{" + key + "}"}}}
}
