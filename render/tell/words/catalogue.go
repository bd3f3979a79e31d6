package words

import (
	_ "embed" // of the glossary
	"errors"
	"fmt"
	"maps"
	"strings"
	"sync"

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

// catalogue holds the texts of one language by key, such as "reason.line-taken". A table of its file is read when one of its
// texts is first asked for: few tables are ever needed, and reading them all would delay the first picture.
type catalogue struct {
	tag     string
	plurals message.Plurals
	english *catalogue // used where a text is missing; nil in English itself
	reading sync.Mutex
	unread  map[string]string // tables of the file, by name
	texts   map[string]text   // of those that were read
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

// read opens a language.
func read(tag string) *catalogue {
	switch tag {
	case Pseudo:
		return known(English).pseudo()
	case English:
		return open(tag, string(file(tag)), nil)
	}
	return open(tag, string(file(tag)), known(English))
}

// open cuts the file of a language into its tables.
func open(tag, file string, english *catalogue) *catalogue {
	c := &catalogue{tag: tag, plurals: message.Plurals{Language: language.Make(tag)}, english: english, unread: map[string]string{}, texts: map[string]text{}}
	for _, table := range strings.Split("\n"+file, "\n[")[1:] {
		name, _, _ := strings.Cut(table, "]")
		c.unread[name] = "[" + table
	}
	return c
}

// own is the text of a key in the language itself.
func (c *catalogue) own(key string) (found text, ok bool) {
	c.reading.Lock()
	defer c.reading.Unlock()
	for i := range len(key) { // a text a.b.c may be in the table a.b, or in a as b = { c = … }
		if key[i] == '.' {
			c.readTable(key[:i])
		}
	}
	found, ok = c.texts[key]
	return found, ok
}

// readTable reads a table, if there is one that was not read. A mistake in English is a bug of this program, which the tests
// show. Where another language has a mistake, which package check reports, the English text is used.
func (c *catalogue) readTable(name string) {
	table, ok := c.unread[name]
	if !ok {
		return
	}
	delete(c.unread, name)
	var tree map[string]any
	err := toml.Unmarshal([]byte(table), &tree)
	if err == nil {
		err = c.add("", tree)
	}
	if err != nil && c.tag == English {
		panic(fmt.Errorf("%s.toml: %w", English, err))
	}
}

// all are the texts of all keys.
func (c *catalogue) all() map[string]text {
	all := map[string]text{}
	if c.english != nil {
		all = c.english.all()
	}
	c.reading.Lock()
	defer c.reading.Unlock()
	for name := range c.unread {
		c.readTable(name)
	}
	maps.Copy(all, c.texts)
	return all
}

// add flattens nested tables: a text "taken" in a table "line" is "line.taken".
func (c *catalogue) add(prefix string, tree map[string]any) (problem error) {
	for name, value := range tree {
		key := prefix + name
		switch value := value.(type) {
		case map[string]any:
			problem = errors.Join(problem, c.add(key+".", value))
		case string:
			m, err := message.Parse(value)
			if err != nil {
				problem = errors.Join(problem, fmt.Errorf("%s: %w", key, err))
				continue
			}
			c.texts[key] = text{m, c.plurals}
		default:
			problem = errors.Join(problem, fmt.Errorf("%s is no text", key))
		}
	}
	return problem
}

// pseudo makes the pseudo-language of the texts.
func (c *catalogue) pseudo() *catalogue {
	made := &catalogue{tag: Pseudo, texts: map[string]text{}}
	for key, t := range c.all() {
		made.texts[key] = text{t.Pseudo(), t.plurals}
	}
	return made
}

// look returns the text of a key with the first of the tags that has one of its own, or else the text of the key alone.
func (c *catalogue) look(key string, tags []string) (text, bool) {
	for _, tag := range tags {
		if found, ok := c.get(key + "_" + tag); ok {
			return found, true
		}
	}
	return c.get(key)
}

// get returns the text of exactly this key.
func (c *catalogue) get(key string) (text, bool) {
	found, ok := c.own(key)
	if !ok && c.english != nil {
		return c.english.own(key)
	}
	return found, ok
}

// find is look, or the key in braces, which tests look for.
func (c *catalogue) find(key string, tags []string) text {
	if found, ok := c.look(key, tags); ok {
		return found
	}
	return text{Message: message.Message{{Literal: "{" + key + "}"}}}
}
