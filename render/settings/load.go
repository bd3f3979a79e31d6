package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/engine/untrusted"
	"sohofoundry/render/store"
	"sohofoundry/render/words"
)

// The bounds of a text. Settings take about one thousand bytes; they keep a wrong file from taking all memory.
const (
	mostText    = 64 << 10 // bytes
	mostKeys    = 200
	longestName = 60 // characters of a name
	longestPath = 4096
	mostRead    = 500 // characters of what was read
	mostTold    = 10  // problems
)

// Load reads the settings. What is wrong with them is told, a sentence each, and the usual value holds instead. A text that
// cannot be read at all is set aside, so that it is not lost when the settings are written anew.
func Load(s store.Store) (Settings, []error) {
	text, err := s.Read(store.Settings)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	}
	if err != nil && !errors.Is(err, store.ErrTooLong) {
		return Default(), []error{err}
	}
	now, problems := Default(), []error(nil)
	if err == nil {
		now, problems, err = parse(text)
	}
	if err == nil {
		return now, problems
	}
	aside, moveErr := s.SetAside(store.Settings)
	if moveErr != nil {
		return now, []error{err, moveErr}
	}
	return now, []error{words.Wrong("usual-settings", err, "aside", strconv.Quote(aside))}
}

// parse reads settings. An error says why the text is none at all.
func parse(text []byte) (Settings, []error, error) {
	r := reader{}
	s := Default()
	if len(text) > mostText {
		return s, nil, wrong(words.Wrong("too-large", nil, "most", mostText>>10))
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // some editors write a byte order mark
	var found map[string]any
	if err := toml.Unmarshal(text, &found); err != nil {
		var at *toml.DecodeError
		if errors.As(err, &at) {
			line, column := at.Position()
			why := errors.New(untrusted.Printable(strings.TrimPrefix(at.Error(), "toml: ")))
			return s, nil, words.Wrong("in-line", why, "name", store.Settings, "line", line, "column", column)
		}
		return s, nil, wrong(errors.New(untrusted.Printable(err.Error())))
	}
	r.table("", found, r.fields(&s))
	if n := len(r.problems); n > mostTold {
		r.problems = append(r.problems[:mostTold], wrong(words.Wrong("settings-more", nil, "n", n-mostTold)))
	}
	return s, r.problems, nil
}

// wrong says what is wrong with the settings.
func wrong(why error) error { return words.Wrong("in-file", why, "name", store.Settings) }

// reader reads values one by one and notes what is wrong.
type reader struct{ problems []error }

// field takes a value over, or says what is expected instead.
type field func(value any) (expected error)

func (r *reader) fields(s *Settings) map[string]field {
	return map[string]field{
		"language":       text(&s.Language, longestName),
		"text_size":      oneOf(&s.TextSize, TextSizes),
		"pace":           oneOf(&s.Pace, Paces),
		"reduced_motion": flag(&s.ReducedMotion),
		"palette":        oneOf(&s.Palette, Palettes),
		"sound":          flag(&s.Sound),
		"volume":         number(&s.Volume, 0, 100),
		"fullscreen":     flag(&s.Fullscreen),
		"guide_seen":     flag(&s.GuideSeen),
		"guide": r.nested("guide.", map[string]field{
			"game": text(&s.Guide.Game, longestPath),
			"read": text(&s.Guide.Read, mostRead),
		}),
		"new_game": r.nested("new_game.", map[string]field{
			"difficulty":     text(&s.NewGame.Difficulty, longestName),
			"mat_file":       text(&s.NewGame.MatFile, longestPath),
			"deck_file":      text(&s.NewGame.DeckFile, longestPath),
			"introductory":   flag(&s.NewGame.Introductory),
			"spending_order": flag(&s.NewGame.SpendingOrder),
		}),
		"keys": r.keys(s.Keys),
	}
}

// table reads each value of a table, in the order of their names.
func (r *reader) table(prefix string, found map[string]any, known map[string]field) {
	for _, key := range slices.Sorted(maps.Keys(found)) {
		name := prefix + key
		read, ok := known[key]
		if !ok {
			r.problem("no-setting", nil, "name", quote(name))
			continue
		}
		if expected := read(found[key]); expected != nil {
			r.problem("setting", expected, "name", name, "value", quote(found[key]))
		}
	}
}

func (r *reader) problem(key string, why error, named ...any) {
	r.problems = append(r.problems, wrong(words.Wrong(key, why, named...)))
}

// quote shows a value safely and not too long; a table or list is only called that.
func quote(value any) any {
	const most = 40
	switch value.(type) {
	case map[string]any:
		return words.Wrong("table", nil)
	case []any:
		return words.Wrong("list", nil)
	}
	runes := []rune(fmt.Sprint(value))
	if len(runes) > most {
		runes = append(runes[:most], '…')
	}
	return strconv.Quote(string(runes))
}

func flag(to *bool) field {
	return func(value any) error {
		b, ok := value.(bool)
		if !ok {
			return words.Wrong("flag", nil)
		}
		*to = b
		return nil
	}
}

func number(to *int, low, high int64) field {
	return func(value any) error {
		n, ok := value.(int64)
		if !ok || n < low || n > high {
			return words.Wrong("number", nil, "low", low, "high", high)
		}
		*to = int(n)
		return nil
	}
}

func oneOf(to *string, all []string) field {
	return func(value any) error {
		word, ok := value.(string)
		if !ok || !slices.Contains(all, word) {
			last := len(all) - 1
			return words.Wrong("one-of", nil, "others", strings.Join(all[:last], ", "), "last", all[last])
		}
		*to = word
		return nil
	}
}

func text(to *string, longest int) field {
	return func(value any) error {
		word, ok := value.(string)
		if !ok || !shown(word, longest) {
			return words.Wrong("text", nil, "most", longest)
		}
		*to = word
		return nil
	}
}

// shown reports whether a text can be shown on a line and is not too long.
func shown(text string, longest int) bool {
	return utf8.ValidString(text) && utf8.RuneCountInString(text) <= longest && strings.IndexFunc(text, func(c rune) bool { return !unicode.IsPrint(c) }) < 0
}

// nested reads a table within the settings.
func (r *reader) nested(prefix string, known map[string]field) field {
	return func(value any) error {
		found, ok := value.(map[string]any)
		if !ok {
			return words.Wrong("table", nil)
		}
		r.table(prefix, found, known)
		return nil
	}
}

// keys reads which key does what. Whether there are such deeds and keys, the client knows.
func (r *reader) keys(to map[string]string) field {
	return func(value any) error {
		found, ok := value.(map[string]any)
		if !ok || len(found) > mostKeys {
			return words.Wrong("keys", nil, "most", mostKeys)
		}
		for _, deed := range slices.Sorted(maps.Keys(found)) {
			key, ok := found[deed].(string)
			if !ok || key == "" || !shown(key, longestName) || !shown(deed, longestName) {
				r.problem("setting-key", nil, "name", quote(deed), "value", quote(found[deed]))
				continue
			}
			to[deed] = key
		}
		return nil
	}
}
