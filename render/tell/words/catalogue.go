package words

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/language"

	"sohofoundry/render/tell/message"
)

//go:embed ??.toml
var files embed.FS

// Glossary is the file of the terms of the game, with the word that each language has for them.
//
//go:embed glossary.toml
var Glossary []byte

// English is the language that all texts are written in first, and what stands where another language has none yet.
const English = "en"

// Pseudo is a language made of English by program, for tests and for whoever looks for texts that cannot be translated. It is
// not offered to players, but spoken to who asks for it.
const Pseudo = "qps"

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

// catalogues reads each language once, when it is asked for. A mistake in English is a bug of this program, which the tests
// show; where another language has one, or has no text yet, English stands in: what is wrong is told by package check.
var catalogues = sync.OnceValue(func() map[string]func() *catalogue {
	english := sync.OnceValue(func() *catalogue {
		c, err := parseCatalogue(English, File(English))
		if err != nil {
			panic(fmt.Errorf("%s.toml: %w", English, err))
		}
		return c
	})
	all := map[string]func() *catalogue{English: english, Pseudo: sync.OnceValue(func() *catalogue { return english().pseudo() })}
	for _, tag := range Files() {
		if tag != English {
			all[tag] = sync.OnceValue(func() *catalogue {
				c, _ := parseCatalogue(tag, File(tag))
				return c.over(english())
			})
		}
	}
	return all
})

// Files lists the languages that there is a file of, complete or not.
func Files() []string {
	list, err := files.ReadDir(".")
	if err != nil {
		panic(err)
	}
	var tags []string
	for _, file := range list {
		tags = append(tags, strings.TrimSuffix(file.Name(), ".toml"))
	}
	return tags
}

// Spoken lists the languages that can be asked for.
func Spoken() []string { return append(Files(), Pseudo) }

// File is the file of a language; nil if there is none.
func File(tag string) []byte {
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
	return slices.DeleteFunc(Files(), func(tag string) bool {
		return tag != English && !bytes.Contains(File(tag), []byte(Complete))
	})
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
