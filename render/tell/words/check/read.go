package check

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/decks/strict"
	"sohofoundry/render/tell/message"
	"sohofoundry/render/tell/words"
)

// entry is a text of a file.
type entry struct {
	line    int
	text    string
	message message.Message
}

// file is a file of a language.
type file struct {
	name     string
	texts    map[string]entry
	complete bool
	problems []Problem
}

func (f *file) wrong(line int, key, format string, args ...any) {
	f.problems = append(f.problems, Problem{Line: line, Key: key, What: fmt.Sprintf(format, args...)})
}

// read reads a file as far as it can be read.
func read(name string, text []byte) *file {
	f := &file{name: name, texts: map[string]entry{}, complete: strings.Contains(string(text), words.Complete)}
	var tree map[string]any
	if err := toml.Unmarshal(text, &tree); err != nil {
		line := 0
		var at *toml.DecodeError
		if errors.As(err, &at) {
			line, _ = at.Position()
		}
		f.wrong(line, "", "%s", strings.TrimPrefix(err.Error(), "toml: "))
		return f
	}
	d := strict.Own(name, text)
	if why := d.Problem(); why != nil { // it is larger than any text of the program
		f.wrong(d.Line(), "", "%v", why)
		return f
	}
	f.addTable(d, "", d.Root().Value.(strict.Table))
	return f
}

// addTable adds the texts of a table. The prefix is the table's own key and a dot.
func (f *file) addTable(d *strict.Document, prefix string, fields strict.Table) {
	for name, n := range fields {
		key := prefix + name
		line, _ := d.Place(n.Key)
		table, isTable := n.Value.(strict.Table)
		text, isText := n.Value.(string)
		switch {
		case isTable:
			f.addTable(d, key+".", table)
		case key == "complete":
		case isText:
			f.add(line, key, text)
		default:
			f.wrong(line, key, "is no text")
		}
	}
}

func (f *file) add(line int, key, text string) {
	m, err := message.Parse(text)
	if err != nil {
		f.wrong(line, key, "%v", err)
	}
	f.texts[key] = entry{line, text, m}
}
