package words

import (
	"embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed *.toml
var files embed.FS

// catalogue holds the texts of one language by key, such as "reason.line-taken".
type catalogue struct {
	language language.Tag
	texts    map[string]template
}

// catalogues reads every language once, by its tag. A mistake in a file is a bug of this program, which the tests show.
var catalogues = sync.OnceValue(func() map[string]*catalogue {
	all := map[string]*catalogue{}
	list, err := files.ReadDir(".")
	if err != nil {
		panic(err)
	}
	for _, file := range list {
		name := strings.TrimSuffix(file.Name(), ".toml")
		text, err := files.ReadFile(file.Name())
		if err == nil {
			all[name], err = parseCatalogue(name, text)
		}
		if err != nil {
			panic(fmt.Errorf("%s: %w", file.Name(), err))
		}
	}
	return all
})

// Languages lists the languages there are texts in.
func Languages() []string { return slices.Sorted(maps.Keys(catalogues())) }

func parseCatalogue(tag string, text []byte) (*catalogue, error) {
	parsed, err := language.Parse(tag)
	if err != nil {
		return nil, err
	}
	var tree map[string]any
	if err := toml.Unmarshal(text, &tree); err != nil {
		return nil, err
	}
	c := &catalogue{language: parsed, texts: map[string]template{}}
	return c, c.add("", tree)
}

// add flattens nested tables: a text "taken" in a table "line" is "line.taken".
func (c *catalogue) add(prefix string, tree map[string]any) error {
	for name, value := range tree {
		key := prefix + name
		switch value := value.(type) {
		case map[string]any:
			if err := c.add(key+".", value); err != nil {
				return err
			}
		case string:
			text, err := parseTemplate(value)
			if err != nil {
				return fmt.Errorf("%s: %w", key, err)
			}
			c.texts[key] = text
		default:
			return fmt.Errorf("%s is no text", key)
		}
	}
	return nil
}

// find returns the text of a key with the first of the tags that has one of its own, or else the text of the key alone.
func (c *catalogue) find(key string, tags []string) template {
	for _, tag := range tags {
		if text, ok := c.texts[key+"_"+tag]; ok {
			return text
		}
	}
	if text, ok := c.texts[key]; ok {
		return text
	}
	return template{{literal: "{" + key + "}"}}
}

// forms are the names that catalogues use for the plural forms of the languages of the world.
var forms = map[plural.Form]string{
	plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// plural names the form that a number asks for in the language.
func (c *catalogue) plural(n int) string {
	return forms[plural.Cardinal.MatchPlural(c.language, max(n, -n), 0, 0, 0, 0)]
}
