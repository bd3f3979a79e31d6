package statistics_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
)

var start = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func memory() store.Store { return store.NewMemory(func() time.Time { return start }) }

var medium = statistics.Kind{Difficulty: "medium"}

// game is how a game of medium difficulty ended, on a day after the start.
func game(day, you, automa int) statistics.Result {
	return statistics.Result{
		Name: fmt.Sprintf("medium-%d.soho", day), Hash: fmt.Sprintf("%016x", day), Date: start.AddDate(0, 0, day), Kind: medium,
		Seed: uint64(day), You: you, Automa: automa, Won: you >= automa,
	}
}

func names(list []statistics.Result) string {
	var all []string
	for _, r := range list {
		all = append(all, strings.TrimSuffix(r.Name, ".soho"))
	}
	return strings.Join(all, " ")
}

func TestGamesOfOneKindAreAddedUp(t *testing.T) {
	var s statistics.Statistics
	easy, practice, introductory := game(5, 200, 10), game(6, 180, 20), game(7, 170, 20)
	easy.Difficulty, practice.Practice, introductory.Introductory = "easy", true, true
	if !s.Add(game(3, 100, 120), game(1, 130, 90), game(2, 90, 140), easy, practice, introductory) {
		t.Error("nothing changed")
	}
	got := s.For(medium)
	if got.Played != 3 || got.Won != 1 || got.Best != 130 || got.BestMargin != 40 || fmt.Sprintf("%.2f", got.Mean) != "106.67" {
		t.Errorf("%+v", got)
	}
	if last := names(got.Last); last != "medium-3 medium-2 medium-1" {
		t.Errorf("the last games are %s", last)
	}
	if list := names(s.Practice()); list != "medium-6" {
		t.Errorf("practice is %s", list)
	}
	want := []statistics.Kind{{Difficulty: "easy"}, medium, {Difficulty: "medium", Introductory: true}}
	if diff := cmp.Diff(want, s.Kinds()); diff != "" {
		t.Error(diff)
	}
	if none := s.For(statistics.Kind{Difficulty: "hard"}); none.Played != 0 || none.Mean != 0 {
		t.Errorf("%+v", none)
	}
}

// What is known of one game of the family is nothing against another.
func TestGamesOfTheFamilyAreCountedApart(t *testing.T) {
	var s statistics.Statistics
	brass, lancashire := game(2, 60, 90), game(3, 150, 90)
	brass.Game, lancashire.Game = "brass", "lancashire"
	newer := game(4, 10, 20)
	newer.Game = "shropshire"
	s.Add(game(1, 130, 90), brass, lancashire, newer)
	if got := s.For(medium); got.Played != 1 || got.Best != 130 {
		t.Errorf("Birmingham: %+v", got)
	}
	if got := s.For(lancashire.Kind); got.Played != 1 || got.Best != 150 {
		t.Errorf("Lancashire: %+v", got)
	}
	if diff := cmp.Diff([]statistics.Kind{medium, lancashire.Kind, brass.Kind, newer.Kind}, s.Kinds()); diff != "" {
		t.Error(diff)
	}
	another := lancashire
	another.Date, another.Hash, another.You = start.AddDate(1, 0, 0), "another", 140
	if got := s.Before(another); got.Played != 0 { // it is the same record
		t.Errorf("%+v", got)
	}
}

func TestAGameIsComparedWithThoseBeforeIt(t *testing.T) {
	var s statistics.Statistics
	s.Add(game(1, 130, 90), game(2, 150, 90), game(4, 190, 90))
	again := game(2, 150, 90) // it is opened once more
	again.Date = start.AddDate(0, 1, 0)
	for _, c := range []struct {
		name         string
		result       statistics.Result
		played, best int
	}{{"new", game(5, 10, 20), 3, 190}, {"known", again, 1, 130}, {"first", game(1, 130, 90), 0, 0}} {
		if got := s.Before(c.result); got.Played != c.played || got.Best != c.best {
			t.Errorf("%s: %d games, the best has %d VP", c.name, got.Played, got.Best)
		}
	}
}

func TestLostGamesHaveABestMarginToo(t *testing.T) {
	var s statistics.Statistics
	s.Add(game(1, 80, 120), game(2, -5, 15))
	if got := s.For(medium); got.BestMargin != -20 || got.Best != 80 {
		t.Errorf("%+v", got)
	}
}

func TestOnlyTheLastGamesAreListed(t *testing.T) {
	var s statistics.Statistics
	for day := range 25 {
		s.Add(game(day, 100, 90))
	}
	if got := s.For(medium); got.Played != 25 || len(got.Last) != 10 || got.Last[0].Name != "medium-24.soho" || got.Last[9].Name != "medium-15.soho" {
		t.Errorf("%+v", got)
	}
}

func TestTheSameGameCountsOnce(t *testing.T) {
	var s statistics.Statistics
	s.Add(game(1, 100, 90))
	copied, again := game(1, 100, 90), game(1, 110, 90)
	copied.Name, copied.Date = "copy.soho", start.AddDate(1, 0, 0)
	if s.Add(game(1, 100, 90), copied) {
		t.Error("the same game changed something")
	}
	again.Hash = "another end"
	if !s.Add(again) || s.For(medium).Played != 1 || s.For(medium).Best != 110 {
		t.Errorf("a game that ended anew: %+v", s.For(medium))
	}
	practice := again
	practice.Hash, practice.Practice = "a third end", true
	if !s.Add(practice) || s.For(medium).Best != 110 || len(s.Practice()) != 1 {
		t.Errorf("played on for practice: %+v", s.For(medium))
	}
}

func save(t *testing.T, s store.Store, all *statistics.Statistics) {
	t.Helper()
	text, err := all.Text()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Write(store.Statistics, text); err != nil {
		t.Fatal(err)
	}
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	odd := game(2, -3, 40)
	odd.Name, odd.Difficulty, odd.Deck, odd.Practice, odd.Introductory = `C:\games\"it's" £.soho`, "", "My cards", true, true
	odd.Seed = 1<<63 - 1
	brass := game(3, 60, 70)
	brass.Game = "brass"
	for _, games := range [][]statistics.Result{nil, {game(1, 100, 90), odd, brass}} {
		var all statistics.Statistics
		all.Add(games...)
		s := memory()
		save(t, s, &all)
		got, problem := statistics.Load(s)
		if problem != nil {
			t.Fatal(problem)
		}
		if diff := cmp.Diff(&all, got, cmp.AllowUnexported(statistics.Statistics{})); diff != "" {
			t.Error(diff)
		}
		if got.Add(games...) {
			t.Error("what was read is counted again")
		}
	}
}

func TestDamagedStatisticsAreSetAside(t *testing.T) {
	const good = "version = 1\n[[game]]\nname = \"a.soho\"\nhash = \"00\"\ndate = 2026-03-01T12:00:00Z\ndifficulty = \"easy\"\nseed = 1\nyou = 1\nautoma = 2\nwon = false\n"
	for name, c := range map[string]struct{ text, why string }{
		"no TOML":      {"version = ", ""},
		"newer":        {strings.Replace(good, "1", "2", 1), "its version is 2, this Soho Foundry knows 1"},
		"no version":   {"", "its version is 0, this Soho Foundry knows 1"},
		"unknown":      {good + "luck = 3\n", `statistics.toml:11:1: there is no use for "game.luck"`},
		"a word":       {strings.Replace(good, "you = 1", `you = "many"`, 1), ""},
		"no hash":      {strings.Replace(good, `hash = "00"`, "", 1), "of game 1 the hash is missing"},
		"which game":   {good + `game = "a\u001b[31m"`, "of game 1 a text cannot be shown"},
		"control":      {strings.Replace(good, `a.soho`, `a\u001b[31m`, 1), "of game 1 a text cannot be shown"},
		"too many VP":  {strings.Replace(good, "you = 1", "you = 99999999", 1), "of game 1 the score is too high or too low"},
		"too few VP":   {strings.Replace(good, "you = 1", "you = -9223372036854775808", 1), "of game 1 the score is too high or too low"},
		"too long":     {good + strings.Repeat("#\n", 3<<20), "it is larger than 5 MiB, so it is nothing that Soho Foundry wrote"},
		"deep":         {"a = " + strings.Repeat("[", 100_000), ""},
		"negative":     {strings.Replace(good, "seed = 1", "seed = -1", 1), ""},
		"no UTF-8":     {strings.Replace(good, "a.soho", "\xff", 1), ""},
		"a table only": {"[game]\n", ""},
	} {
		s := memory()
		if err := s.Write(store.Statistics, []byte(c.text)); err != nil {
			t.Fatal(err)
		}
		got, problem := statistics.Load(s)
		if problem == nil || strings.Contains(problem.Error(), "\n") || len(problem.Error()) > 300 || got.Add() ||
			!strings.Contains(problem.Error(), c.why+`; the file is kept as "statistics-broken-1.toml", and the games that are still saved`) {
			t.Errorf("%s: told is %v", name, problem)
		}
		if aside, err := s.Read("statistics-broken-1.toml"); len(c.text) <= store.Most && string(aside) != c.text || errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is lost: %v", name, err)
		}
	}
	s := memory()
	if err := s.Write(store.Statistics, []byte(good)); err != nil {
		t.Fatal(err)
	}
	if got, problem := statistics.Load(s); problem != nil || got.For(statistics.Kind{Difficulty: "easy"}).Played != 1 {
		t.Errorf("the text without damage: %v", problem)
	}
}

func load(t *testing.T, name string, edit func([]byte) []byte) *record.Record {
	t.Helper()
	r, err := record.Load(name, edit(roomtest.Recorded(t, name)), record.Library{played.Birmingham()})
	if r == nil {
		t.Fatal(err)
	}
	return r
}

func TestHowARecordEnded(t *testing.T) {
	asIs := func(text []byte) []byte { return text }
	for _, name := range []string{"easy", "medium", "hard", "debts", "introductory"} {
		r := load(t, name, asIs)
		got, ok := statistics.ResultOf(r, name, start)
		told := fmt.Sprintf("you %d VP, Automa %d VP", got.You, got.Automa)
		back := fmt.Sprintf("Automa %d VP, you %d VP", got.Automa, got.You)
		if text := r.Marshal(); !ok || !bytes.Contains(text, []byte(told)) && !bytes.Contains(text, []byte(back)) {
			t.Errorf("%s: %+v", name, got)
		}
		if got.Won != (got.You >= got.Automa) || got.Practice || got.Deck != "" || got.Introductory != (name == "introductory") {
			t.Errorf("%s: %+v", name, got)
		}
	}
	for _, id := range []string{"lancashire", "lancashire-community", "brass"} {
		r, err := played.Of(decks.Game(id), played.MediumOf(decks.Game(id), 1), -1)
		if err != nil {
			t.Fatal(err)
		}
		want := statistics.Kind{Game: id, Difficulty: "medium"}
		if got, ok := statistics.ResultOf(r, "a", start); !ok || got.Kind != want || got.You == 0 || got.Automa == 0 {
			t.Errorf("%s: %+v", id, got)
		}
	}
	practised := load(t, "medium", func(text []byte) []byte {
		text, _, _ = bytes.Cut(text, []byte("\ncheck ")) // as a person would write it
		return bytes.Replace(text, []byte("\n\n# Canal Era"), []byte("\npractice\n\n# Canal Era"), 1)
	})
	if got, ok := statistics.ResultOf(practised, "a", start); !ok || !got.Practice {
		t.Errorf("practice: %+v", got)
	}
	unfinished := load(t, "medium", func(text []byte) []byte { return text[:len(text)/2] })
	if got, ok := statistics.ResultOf(unfinished, "a", start); ok {
		t.Errorf("unfinished: %+v", got)
	}
	if got, ok := statistics.ResultOf(load(t, "3-seats", asIs), "a", start); ok {
		t.Errorf("without the Automa: %+v", got)
	}
}

// A folder may have a name that cannot be shown; what is written of its games can be read again.
func TestAGameInAFolderOfAnyNameIsKept(t *testing.T) {
	r := load(t, "easy", func(text []byte) []byte { return text })
	for _, name := range []string{"/Our\u00a0games/easy.soho", "/\xff\n/easy.soho"} {
		result, over := statistics.ResultOf(r, name, start)
		var s statistics.Statistics
		s.Add(result)
		text, err := s.Text()
		if !over || err != nil {
			t.Fatal(err)
		}
		kept := memory()
		if err := kept.Write(store.Statistics, text); err != nil {
			t.Fatal(err)
		}
		if _, err := statistics.Load(kept); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// As many games count as anybody plays, and what is written of them can be read again, however long their names are.
func TestVeryManyGamesCount(t *testing.T) {
	const games = 10_000
	for name, add := range map[string]string{"short": "", "long": strings.Repeat("x", 1000)} {
		var all statistics.Statistics
		var list []statistics.Result
		for day := range games {
			r := game(day, 100, 90)
			r.Name += add
			list = append(list, r)
		}
		all.Add(list...)
		if got := all.For(medium).Played; got != games {
			t.Errorf("%s names: %d count", name, got)
		}
		s := memory()
		save(t, s, &all)
		read, problem := statistics.Load(s)
		if got := read.For(medium); problem != nil || add == "" && got.Played != games || got.Last[0].Hash != list[games-1].Hash {
			t.Errorf("%s names: %d are read, %v", name, got.Played, problem)
		}
	}
}
