// Package statistics keeps how games of one person ended, against the Automa or a rival.
package statistics

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine/untrusted"
	"sohofoundry/render/keep/daily"
)

// Kind groups games with comparable scores.
type Kind struct {
	Game         string `toml:"game,omitempty"` // its id, nothing for Birmingham, which was the first
	Difficulty   string `toml:"difficulty"`     // the name of the Automa's mat
	Introductory bool   `toml:"introductory,omitempty"`
	Rival        bool   `toml:"rival,omitempty"` // it was a rival in place of the Automa, of the strength that Difficulty names
	Deck         string `toml:"deck,omitempty"`  // the name of the Automa's deck, nothing for the printed one
}

// Result is how one game ended.
type Result struct {
	Name   string    `toml:"name"` // of its record
	Hash   string    `toml:"hash"` // of its last position: the same game has the same
	Date   time.Time `toml:"date"`
	Kind             // written as part of the result
	Seed   uint64    `toml:"seed"`
	You    int       `toml:"you"`    // VP
	Automa int       `toml:"automa"` // VP
	Won    bool      `toml:"won"`
	// Practice marks a game that does not count: something hidden was seen and taken back, or it began from a position that
	// was set up.
	Practice bool `toml:"practice,omitempty"`
	Hinted   bool `toml:"hinted,omitempty"` // a hint was given
	Own      bool `toml:"own,omitempty"`    // the Automa's tiles or house rules are others than those of the level of its name
	Daily    bool `toml:"daily,omitempty"`  // it is the game of a day, see the package daily
}

// Margin is by how many VP the game was won, below 0 if it was lost.
func (r *Result) Margin() int { return r.You - r.Automa }

// ResultOf tells how a game ended, and whether it is a game of one person that is over at all.
func ResultOf(r *record.Record, name string, date time.Time) (Result, bool) {
	score, over := r.Score()
	if !over || r.Game().Edition.Companion { // there, not all that scores is known
		return Result{}, false
	}
	return resultOf(record.Ending{Start: r, Score: score, Hash: r.Hash()}, name, date), true
}

// Read returns the result of a saved text without playing the game again, which takes a tenth of the time. It is not ok if the
// text does not tell, for example because it is not as it was saved.
func Read(text []byte, lib record.Library, name string, date time.Time) (Result, bool) {
	e, ok := record.EndingOf(text, lib)
	if !ok || e.Start.Game().Edition.Companion {
		return Result{}, false
	}
	return resultOf(e, name, date), true
}

func resultOf(e record.Ending, name string, date time.Time) Result {
	g, h := e.Start.Game(), e.Start.Header()
	result := Result{
		Name: untrusted.Printable(name), Hash: e.Hash, Date: date.UTC().Truncate(time.Second), Seed: h.Seed,
		Kind: Kind{Difficulty: h.Difficulty, Introductory: h.Options.Introductory, Rival: h.Duel()},
		You:  e.Score.You, Automa: e.Score.Automa, Won: e.Score.Won,
		Practice: h.Practice || h.From != nil, Hinted: h.Hinted,
	}
	mat, ok := decks.MatNamed(g.ID, h.Difficulty)
	result.Own = h.From == nil && (!ok || mat.Count != h.Options.AutomaMat || mat.House != h.Options.House)
	_, result.Daily = daily.Of(g, h)
	if g.ID != first {
		result.Game = g.ID
	}
	if h.Options.Solo && g.Deck.Sum != decks.Game(g.ID).Deck.Sum {
		result.Deck = g.Deck.Name
	}
	return result
}

// first is the game of results that name none.
const first = "birmingham"

// Statistics are the results of all games known, the oldest first.
type Statistics struct{ results []Result }

// Add adds results and reports whether that changed anything. The same game never counts twice: if its end was taken back and
// played again, the last ending counts.
func (s *Statistics) Add(results ...Result) bool {
	if len(results) == 0 {
		return false
	}
	before := slices.Clone(s.results)
	at := make(map[string]int, len(s.results)) // by hash
	named := make(map[string][]int, len(s.results))
	for i := range s.results {
		at[s.results[i].Hash] = i
		named[s.results[i].Name] = append(named[s.results[i].Name], i)
	}
	for i := range results {
		s.add(&results[i], at, named)
	}
	slices.SortStableFunc(s.results, func(a, b Result) int { return cmp.Or(a.Date.Compare(b.Date), strings.Compare(a.Name, b.Name)) })
	if n := len(s.results) - mostGames; n > 0 {
		s.results = slices.Delete(s.results, 0, n)
	}
	return !slices.Equal(before, s.results)
}

// Counts reports whether the result is compared with others of its kind: it is that of a fair game.
func (r *Result) Counts() bool { return !r.Practice && !r.Hinted }

// None reports whether no game was finished.
func (s *Statistics) None() bool { return len(s.results) == 0 }

// All lists the results of all games, the oldest first.
func (s *Statistics) All() []Result { return slices.Clone(s.results) }

// Counting lists the results of all fair games, the oldest first.
func (s *Statistics) Counting() []Result {
	return slices.DeleteFunc(slices.Clone(s.results), func(r Result) bool { return !r.Counts() })
}

// Day is how the game of a day ended, and whether it is over; a game that counts comes before others.
func (s *Statistics) Day(d daily.Day) (result Result, over bool) {
	for i := range s.results {
		if r := &s.results[i]; r.Daily && r.Seed == uint64(d) && (!over || !result.Counts()) {
			result, over = *r, true
		}
	}
	return result, over
}

// Days adds the days' games up that count.
func (s *Statistics) Days() Summary {
	var days Statistics
	for i := range s.results {
		if r := s.results[i]; r.Daily {
			r.Kind = Kind{}
			days.results = append(days.results, r)
		}
	}
	return days.For(Kind{})
}

// Counted returns a function that reports, by the hash of a game's last position, whether its result is known, or would be
// dropped as older than all the known ones.
func (s *Statistics) Counted() func(hash string, at time.Time) bool {
	known := map[string]bool{}
	for i := range s.results {
		known[s.results[i].Hash] = true
	}
	full := len(s.results) >= mostGames
	return func(hash string, at time.Time) bool { return known[hash] || full && at.Before(s.results[0].Date) }
}

// add adds a result to those that are there, by their hashes and by the names of their records.
func (s *Statistics) add(r *Result, at map[string]int, named map[string][]int) {
	if _, known := at[r.Hash]; known {
		return
	}
	for _, i := range named[r.Name] {
		if old := &s.results[i]; old.sameGame(r) {
			delete(at, old.Hash)
			*old = *r
			at[r.Hash] = i
			return
		}
	}
	at[r.Hash] = len(s.results)
	named[r.Name] = append(named[r.Name], len(s.results))
	s.results = append(s.results, *r)
}

// sameGame reports whether two results are of one record. That of a fair game stays when it is played on for practice or with hints.
func (r *Result) sameGame(other *Result) bool {
	return r.Name == other.Name && r.Seed == other.Seed && r.Kind == other.Kind && r.Practice == other.Practice &&
		r.Hinted == other.Hinted
}

// Summary sums up games of one kind. If none was played, only the numbers of games have a meaning.
type Summary struct {
	Played, Won int
	Best        int     // VP
	Mean        float64 // VP
	BestMargin  int     // VP, see Result.Margin
	Last        []Result
}

// mostLast is how many games a summary lists.
const mostLast = 10

// Best counts the games of some kinds that count, and returns the most VP of the player in them.
func (s *Statistics) Best(of func(Kind) bool) (played, best int) {
	for i := range s.results {
		if r := &s.results[i]; r.Counts() && of(r.Kind) {
			played, best = played+1, max(best, r.You)
		}
	}
	return played, best
}

// For adds the games of a kind up that count. It lists the last ones, the newest first.
func (s *Statistics) For(k Kind) Summary {
	var sum Summary
	total := 0
	for i := range s.results {
		r := &s.results[i]
		if r.Kind != k || !r.Counts() {
			continue
		}
		if sum.Played == 0 {
			sum.Best, sum.BestMargin = r.You, r.Margin()
		}
		sum.Played++
		total += r.You
		if r.Won {
			sum.Won++
		}
		sum.Best, sum.BestMargin = max(sum.Best, r.You), max(sum.BestMargin, r.Margin())
		sum.Last = append(sum.Last, *r)
	}
	if sum.Played > 0 {
		sum.Mean = float64(total) / float64(sum.Played)
	}
	sum.Last = newest(sum.Last)
	return sum
}

// Before adds the games of the kind of a result up that ended before it, whether it is known already or not.
func (s *Statistics) Before(r Result) Summary { return s.Until(r).For(r.Kind) }

// Until are the results of the games that ended before one, whether that is known already or not.
func (s *Statistics) Until(r Result) *Statistics {
	earlier := s.results
	for i := range s.results {
		if s.results[i].Hash == r.Hash || s.results[i].sameGame(&r) {
			earlier = s.results[:i]
			break
		}
	}
	return &Statistics{slices.Clone(earlier)}
}

// Practice lists the last games that were practice, the newest first.
func (s *Statistics) Practice() []Result { return s.last(func(r *Result) bool { return r.Practice }) }

// Hinted lists the last games with hints that were no practice, the newest first.
func (s *Statistics) Hinted() []Result {
	return s.last(func(r *Result) bool { return r.Hinted && !r.Practice })
}

// last lists the last of some games, the newest first.
func (s *Statistics) last(of func(*Result) bool) []Result {
	var list []Result
	for i := range s.results {
		if of(&s.results[i]) {
			list = append(list, s.results[i])
		}
	}
	return newest(list)
}

func newest(list []Result) []Result {
	list = list[max(len(list)-mostLast, 0):]
	slices.Reverse(list)
	return list
}

// Kinds lists the kinds of games that count, game by game, those with the printed deck and whole games first.
func (s *Statistics) Kinds() []Kind {
	var list []Kind
	for i := range s.results {
		if r := &s.results[i]; r.Counts() && !slices.Contains(list, r.Kind) {
			list = append(list, r.Kind)
		}
	}
	slices.SortFunc(list, func(a, b Kind) int {
		return cmp.Or(a.place()-b.place(), strings.Compare(a.Game, b.Game), strings.Compare(a.Deck, b.Deck), order(a.Rival, b.Rival), order(a.Introductory, b.Introductory), strings.Compare(a.Difficulty, b.Difficulty))
	})
	return list
}

// place is where the game of a kind stands in the order in which games are offered; others, of newer programs, come last.
func (k Kind) place() int {
	games := decks.Games()
	if at := slices.Index(games, cmp.Or(k.Game, first)); at >= 0 {
		return at
	}
	return len(games)
}

// order sorts false before true.
func order(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
