package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sohofoundry/automa/record"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// The bounds of a text. Settings take about one thousand bytes; they keep a wrong file from taking all memory.
const (
	mostText    = 64 << 10 // bytes
	mostKeys    = 200
	longestName = 60 // characters of a name
	longestPath = 4096
	mostRead    = 500       // characters of a list, such as the steps read
	mostGuides  = 1000      // games with a guide
	mostTold    = 10        // problems
	farthest    = 1_000_000 // of the window, in the system's units
)

// Load reads the settings. Each fault is reported in a sentence, and the usual value is used instead. A text that cannot be read
// at all is set aside, so that it is not lost when the settings are written anew.
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

// Language is the language that a text of settings names, or empty if the text cannot be read. Its faults are reported by Load.
func Language(text []byte) string {
	s, _, err := parse(text)
	if err != nil {
		return ""
	}
	return s.Language
}

// Saves is the folder for games that a text of settings names, or empty. Faults are reported by Load.
func Saves(text []byte) string {
	s, _, err := parse(text)
	if err != nil {
		return ""
	}
	return s.Saves
}

// parse reads settings. An error says why the text is none at all.
func parse(text []byte) (Settings, []error, error) {
	s := Default()
	if len(text) > mostText {
		return s, nil, wrong(words.Wrong("too-large", nil, "most", mostText>>10))
	}
	r := reader{document: strict.Open(store.Settings, text)}
	if r.document.Problem() != nil {
		return s, nil, words.Wrong("damaged-line", nil, "name", store.Settings, "n", r.document.Line())
	}
	r.table("", r.document.Root().Value.(strict.Table), r.fields(&s))
	if n := len(r.problems); n > mostTold {
		r.problems = append(r.problems[:mostTold], wrong(words.Wrong("settings-more", nil, "n", n-mostTold)))
	}
	return s, r.problems, nil
}

// wrong is an error about the settings.
func wrong(why error) error { return words.Wrong("in-file", why, "name", store.Settings) }

// reader reads values one by one and notes faults.
type reader struct {
	document *strict.Document
	problems []error
}

// field stores a value, or returns an error that describes the expected ones.
type field func(value any) (expected error)

func (r *reader) fields(s *Settings) map[string]field {
	return map[string]field{
		"language":       text(&s.Language, longestName),
		"text_size":      oneOf(&s.TextSize, TextSizes),
		"pace":           oneOf(&s.Pace, Paces),
		"end_turn":       oneOf(&s.EndTurn, EndTurns),
		"undo_others":    flag(&s.UndoOthers),
		"reduced_motion": flag(&s.ReducedMotion),
		"plain_map":      flag(&s.PlainMap),
		"palette":        oneOf(&s.Palette, Palettes),
		"sound":          flag(&s.Sound),
		"volume":         number(&s.Volume, 0, 100),
		"background":     oneOf(&s.Background, Backgrounds),
		"read_aloud":     flag(&s.ReadAloud),
		"fullscreen":     flag(&s.Fullscreen),
		"guide_seen":     flag(&s.GuideSeen),
		"news_seen":      text(&s.NewsSeen, longestName),
		"lessons":        text(&s.Lessons, mostRead),
		"saves":          text(&s.Saves, longestPath),
		"backed_up":      number(&s.BackedUp, 0, farthest),
		"window": r.nested("window.", map[string]field{
			"width":     number(&s.Window.Width, 0, farthest),
			"height":    number(&s.Window.Height, 0, farthest),
			"x":         number(&s.Window.X, -farthest, farthest),
			"y":         number(&s.Window.Y, -farthest, farthest),
			"monitor":   text(&s.Window.Monitor, longestPath),
			"maximised": flag(&s.Window.Maximised),
		}),
		"guides": r.guides(s.Guides),
		"guide":  r.oneGuide(s.Guides),
		"ticks":  r.ticks(s.Ticks),
		"new_game": r.nested("new_game.", map[string]field{
			"game":           text(&s.NewGame.Game, longestName),
			"difficulty":     text(&s.NewGame.Difficulty, longestName),
			"rival":          text(&s.NewGame.Rival, longestName),
			"table":          flag(&s.NewGame.Table),
			"seat_count":     number(&s.NewGame.SeatCount, 0, engine.MaxSeats),
			"seats":          r.seats("new_game.seats.", &s.NewGame.Seats),
			"mat_file":       r.files("new_game.mat_file", s.NewGame.MatFiles, &s.NewGame.Game),
			"deck_file":      r.files("new_game.deck_file", s.NewGame.DeckFiles, &s.NewGame.Game),
			"introductory":   flag(&s.NewGame.Introductory),
			"spending_order": flag(&s.NewGame.SpendingOrder),
			"people":         flag(&s.NewGame.People),
			"own_cards":      flag(&s.NewGame.OwnCards),
			"keep_money":     flag(&s.NewGame.KeepMoney),
			"keep_hand":      flag(&s.NewGame.KeepHand),
			"industry": r.nested("new_game.industry.", map[string]field{
				"seat_count": number(&s.NewGame.Industry.SeatCount, 0, engine.MaxSeats),
				"unadjusted": flag(&s.NewGame.Industry.Unadjusted),
				"seats":      r.seats("new_game.industry.seats.", &s.NewGame.Industry.Seats),
			}),
		}),
		"keys": r.keys(s.Keys),
	}
}

// table reads each value of a table, in the order in which they are written.
func (r *reader) table(prefix string, found strict.Table, known map[string]field) {
	for _, key := range written(found) {
		name, n := prefix+key, found[key]
		read, ok := known[key]
		if !ok {
			r.problem(n.Key, "no-setting", nil, "name", strict.Quote(name))
			continue
		}
		if expected := read(n.Value); expected != nil {
			r.problem(n.At, "setting", expected, "name", name, "value", quote(n.Value))
		}
	}
}

// written are the keys of a table in the order in which they are written.
func written(found strict.Table) []string {
	return slices.SortedFunc(maps.Keys(found), func(a, b string) int { return found[a].Key - found[b].Key })
}

func (r *reader) problem(at int, key string, why error, named ...any) {
	line, column := r.document.Place(at)
	r.problems = append(r.problems, words.Wrong("in-line", words.Wrong(key, why, named...), "name", store.Settings, "line", line, "column", column))
}

// quote shows a value safely and not too long; a table, list or date is only called that.
func quote(value any) any {
	switch value.(type) {
	case strict.Table:
		return words.Wrong("table", nil)
	case strict.List:
		return words.Wrong("list", nil)
	case nil:
		return words.Wrong("date", nil)
	}
	return strict.Quote(fmt.Sprint(value))
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
			return words.Wrong("one-of", nil, "names", all)
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
		found, ok := value.(strict.Table)
		if !ok {
			return words.Wrong("table", nil)
		}
		r.table(prefix, found, known)
		return nil
	}
}

// guides reads how far the guides of games are, by their names.
func (r *reader) guides(to map[string]Guide) field {
	return func(value any) error {
		found, ok := value.(strict.Table)
		if !ok || len(found) > mostGuides {
			return words.Wrong("table", nil)
		}
		for _, game := range written(found) {
			var g Guide
			read := r.nested("guides."+strict.Quote(game)+".", map[string]field{"read": text(&g.Read, mostRead), "left": flag(&g.Left)})
			if expected := read(found[game].Value); expected != nil || !shown(game, longestPath) {
				r.problem(found[game].Key, "setting", words.Wrong("table", nil), "name", "guides", "value", strict.Quote(game))
				continue
			}
			to[game] = g
		}
		return nil
	}
}

// oneGuide reads how far the guide of one game is, as earlier programs wrote it.
func (r *reader) oneGuide(to map[string]Guide) field {
	return func(value any) error {
		var game, read string
		expected := r.nested("guide.", map[string]field{"game": text(&game, longestPath), "read": text(&read, mostRead)})(value)
		if game != "" {
			to[game] = Guide{Read: read}
		}
		return expected
	}
}

// ticks reads the tasks ticked off on real tables, by the names of the games.
func (r *reader) ticks(to map[string]string) field {
	return func(value any) error {
		found, ok := value.(strict.Table)
		if !ok || len(found) > mostGuides {
			return words.Wrong("table", nil)
		}
		r.named("ticks", found, longestPath, mostRead, to)
		return nil
	}
}

// named reads the texts of a table, each under a name.
func (r *reader) named(table string, found strict.Table, longestKey, longest int, to map[string]string) {
	for _, key := range written(found) {
		var read string
		if expected := text(&read, longest)(found[key].Value); expected != nil || !shown(key, longestKey) {
			r.problem(found[key].At, "setting", words.Wrong("text", nil, "most", longest), "name", table, "value", quote(found[key].Value))
			continue
		}
		to[key] = read
	}
}

// files reads the paths of files by the games that they are for. A path alone, as earlier programs wrote it, is for one game.
func (r *reader) files(name string, to map[string]string, game *string) field {
	return func(value any) error {
		found, ok := value.(strict.Table)
		if !ok {
			var path string
			err := text(&path, longestPath)(value)
			if path != "" {
				to[*game] = path
			}
			return err
		}
		r.named(name, found, longestName, longestPath, to)
		return nil
	}
}

// seats reads who sits at the seats of a table, whose settings have names that begin with the prefix.
func (r *reader) seats(prefix string, to *[]Seat) field {
	return func(value any) error {
		list, ok := value.(strict.List)
		if !ok || len(list) > engine.MaxSeats {
			return words.Wrong("list", nil)
		}
		for _, found := range list {
			var seat Seat
			read := r.nested(prefix, map[string]field{"name": text(&seat.Name, record.LongestPlayer),
				"rival": text(&seat.Rival, longestName), "unaided": flag(&seat.Unaided)})
			if expected := read(found.Value); expected != nil {
				return expected
			}
			*to = append(*to, seat)
		}
		return nil
	}
}

// keys reads the key of each deed. The client checks whether such deeds and keys exist.
func (r *reader) keys(to map[string]string) field {
	return func(value any) error {
		found, ok := value.(strict.Table)
		if !ok || len(found) > mostKeys {
			return words.Wrong("keys", nil, "most", mostKeys)
		}
		for _, deed := range written(found) {
			key, ok := found[deed].Value.(string)
			if !ok || key == "" || !shown(key, longestName) || !shown(deed, longestName) {
				r.problem(found[deed].Key, "setting-key", nil, "name", strict.Quote(deed), "value", quote(found[deed].Value))
				continue
			}
			to[deed] = key
		}
		return nil
	}
}
