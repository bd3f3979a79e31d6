package statistics

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/engine/untrusted"
	"sohofoundry/render/store"
)

// The bounds of what is kept.
const (
	version     = 1
	mostGames   = 5000 // then the oldest give way
	mostText    = 4 << 20
	longestName = 4096 // characters: the name of a record may be a path
	mostVP      = 10_000
)

// document is how statistics are written.
type document struct {
	Version int      `toml:"version"`
	Games   []Result `toml:"game"`
}

// Load reads what is kept. What cannot be read is set aside, and the problem says so: there are no statistics then, until the
// results of the records that are still there are added again (library.Finished).
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
		return &Statistics{}, fmt.Errorf("%w; %w", err, moveErr)
	}
	return &Statistics{}, fmt.Errorf("%w; the file is kept as %q, and the games that are still saved are counted anew", err, aside)
}

func parse(text []byte) ([]Result, error) {
	if len(text) > mostText {
		return nil, fmt.Errorf("%s: there is more than %d MiB of it", store.Statistics, mostText>>20)
	}
	var d document
	if err := toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields().Decode(&d); err != nil {
		return nil, fmt.Errorf("%s: %s", store.Statistics, firstLine(err))
	}
	if d.Version != version {
		return nil, fmt.Errorf("%s: its version is %d, this Soho Foundry knows %d", store.Statistics, d.Version, version)
	}
	for i := range d.Games {
		if why := d.Games[i].wrong(); why != "" {
			return nil, fmt.Errorf("%s: of game %d %s", store.Statistics, i+1, why)
		}
		d.Games[i].Date = d.Games[i].Date.UTC()
	}
	return d.Games, nil
}

func firstLine(err error) string {
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) && len(unknown.Errors) > 0 {
		return "there is nothing of the name " + untrusted.Printable(strings.Join(unknown.Errors[0].Key(), "."))
	}
	line, _, _ := strings.Cut(strings.TrimPrefix(err.Error(), "toml: "), "\n")
	return untrusted.Printable(line)
}

// wrong says what about a result cannot be, or nothing.
func (r *Result) wrong() string {
	for _, text := range []string{r.Name, r.Hash, r.Difficulty, r.Deck} {
		if utf8.RuneCountInString(text) > longestName || strings.IndexFunc(text, func(c rune) bool { return !unicode.IsPrint(c) }) >= 0 {
			return "a text cannot be shown"
		}
	}
	switch {
	case r.Hash == "":
		return "the hash is missing"
	case max(r.You, r.Automa) > mostVP || min(r.You, r.Automa) < -mostVP:
		return "the score is too high or too low"
	}
	return ""
}

// Text writes the statistics. It goes to the store under the name store.Statistics.
func (s *Statistics) Text() ([]byte, error) {
	var text bytes.Buffer
	text.WriteString("# How games of Soho Foundry ended. The program writes it, and counts saved games anew if it is missing.\n\n")
	err := toml.NewEncoder(&text).Encode(document{version, s.results})
	return text.Bytes(), err
}
