package check

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

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
	p := &unstable.Parser{}
	p.Reset(text)
	table := ""
	for p.NextExpression() {
		switch e := p.Expression(); e.Kind {
		case unstable.Table:
			table = keyOf(e) + "."
		case unstable.KeyValue:
			f.add(p, table, e)
		default:
			f.wrong(0, keyOf(e), "is neither a table nor a text")
		}
	}
	return f
}

// keyOf is the key of a table or a value: all its parts, with dots.
func keyOf(e *unstable.Node) string {
	var parts []string
	for keys := e.Key(); keys.Next(); {
		parts = append(parts, string(keys.Node().Data))
	}
	return strings.Join(parts, ".")
}

func (f *file) add(p *unstable.Parser, table string, e *unstable.Node) {
	key := table + keyOf(e)
	keys := e.Key()
	keys.Next()
	line := p.Shape(keys.Node().Raw).Start.Line
	switch value := e.Value(); {
	case value.Kind == unstable.InlineTable:
		for inner := value.Children(); inner.Next(); {
			f.add(p, key+".", inner.Node())
		}
	case key == "complete":
	case value.Kind != unstable.String:
		f.wrong(line, key, "is no text")
	default:
		text := string(value.Data)
		m, err := message.Parse(text)
		if err != nil {
			f.wrong(line, key, "%v", err)
		}
		f.texts[key] = entry{line, text, m}
	}
}
