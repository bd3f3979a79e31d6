package statistics

import (
	"bytes"
	"errors"
	"io/fs"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/decks/strict"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// The bounds of the text of statistics.
const (
	version     = 1
	mostGames   = 15_000 // then the oldest give way
	mostText    = 4 << 20
	longestName = 4096 // characters: the name of a record may be a path
	mostVP      = 10_000
)

// document is how statistics are written.
type document struct {
	Version int      `toml:"version"`
	Games   []Result `toml:"game"`
}

// Load reads the statistics. A text that cannot be read is set aside, and the error says so. The statistics are empty then, until
// the results of the records that are still there are added again (library.Finished).
func Load(s store.Store) (*Statistics, error) {
	text, err := s.Read(store.Statistics)
	if errors.Is(err, fs.ErrNotExist) {
		return &Statistics{}, nil
	}
	if err != nil && !errors.Is(err, store.ErrTooLong) {
		return &Statistics{}, err
	}
	var games []Result
	if err == nil {
		games, err = parse(text)
	}
	if err == nil {
		read := &Statistics{}
		read.Add(games...)
		return read, nil
	}
	aside, moveErr := s.SetAside(store.Statistics)
	if moveErr != nil {
		return &Statistics{}, words.Wrong("and-not-moved", err, "then", moveErr)
	}
	return &Statistics{}, words.Wrong("counted-anew", err, "aside", strconv.Quote(aside))
}

func parse(text []byte) ([]Result, error) {
	if len(text) > mostText {
		return nil, wrong(words.Wrong("too-large", nil, "most", mostText>>10))
	}
	var d document
	if err := strict.Decode(store.Statistics, text, &d); err != nil {
		return nil, err
	}
	if d.Version != version {
		return nil, wrong(words.Wrong("version", nil, "found", d.Version, "known", version))
	}
	for i := range d.Games {
		if why := d.Games[i].check(); why != nil {
			return nil, wrong(words.Wrong("result", why, "n", i+1))
		}
		d.Games[i].Date = d.Games[i].Date.UTC()
	}
	return d.Games, nil
}

// wrong is an error about the statistics.
func wrong(why error) error { return words.Wrong("in-file", why, "name", store.Statistics) }

// check returns an error if a result is impossible.
func (r *Result) check() error {
	for _, text := range []string{r.Name, r.Hash, r.Game, r.Difficulty, r.Deck} {
		if utf8.RuneCountInString(text) > longestName || strings.IndexFunc(text, func(c rune) bool { return !unicode.IsPrint(c) }) >= 0 {
			return words.Wrong("result-text", nil)
		}
	}
	switch {
	case r.Hash == "":
		return words.Wrong("result-hash", nil)
	case max(r.You, r.Automa) > mostVP || min(r.You, r.Automa) < -mostVP:
		return words.Wrong("result-score", nil)
	}
	return nil
}

// Text writes the statistics. It goes to the store under the name store.Statistics. Where names are so long that not all results can be
// read again, the oldest are left out.
func (s *Statistics) Text() ([]byte, error) {
	for results := s.results; ; results = results[(len(results)+9)/10:] {
		var text bytes.Buffer
		text.WriteString("# How games of Soho Foundry ended. The program writes it, and counts saved games anew if it is missing.\n\n")
		if err := toml.NewEncoder(&text).Encode(document{version, results}); err != nil || text.Len() <= mostText {
			return text.Bytes(), err
		}
	}
}
