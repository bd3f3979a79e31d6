package daily_test

import (
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/daily"
)

// Everybody has to get the same game on the same day, with every version of the program: these never change.
func TestTheDaysGameGoesByTheDateAlone(t *testing.T) {
	for _, c := range []struct {
		at    string
		seed  uint64
		level string
		hash  string // of the position that the game begins with
	}{
		{"2026-11-22T00:00:00Z", 20261122, "medium", "630f7ca841c0d306"},      // a Sunday
		{"2026-11-22T23:59:59Z", 20261122, "medium", "630f7ca841c0d306"},      // to its last second
		{"2026-11-23T00:30:00+01:00", 20261122, "medium", "630f7ca841c0d306"}, // in Bologna it is Monday already
		{"2026-11-23T00:00:00Z", 20261123, "easy", "2b6855b5f0b4e4f4"},
		{"2026-11-27T12:00:00Z", 20261127, "hard", "b16b403f386b2811"}, // a Friday
		{"2028-02-29T12:00:00Z", 20280229, "easy", "e914fdb6bfdb3196"},
	} {
		at, err := time.Parse(time.RFC3339, c.at)
		if err != nil {
			t.Fatal(err)
		}
		h := daily.On(at).Header()
		r, err := record.New(decks.Game(daily.Game), h)
		if err != nil {
			t.Fatal(err)
		}
		if h.Seed != c.seed || h.Difficulty != c.level || r.Hash() != c.hash {
			t.Errorf("%s: seed %d, %s, %s", c.at, h.Seed, h.Difficulty, r.Hash())
		}
	}
}

func TestEveryWeekHasAllLevels(t *testing.T) {
	count := map[string]int{}
	for day := range 7 {
		count[daily.On(time.Date(2026, 11, 16+day, 12, 0, 0, 0, time.UTC)).Level()]++
	}
	if count["easy"] != 2 || count["medium"] != 3 || count["hard"] != 2 {
		t.Errorf("a week has %v", count)
	}
}

func TestAGameTellsOfWhichDayItIs(t *testing.T) {
	birmingham, day := decks.Game("birmingham"), daily.Day(20261122)
	own, deck := *birmingham, *birmingham.Deck
	deck.Sum, own.Deck = "another", &deck
	practice := day.Header()
	practice.Practice, practice.Challenge = true, record.Score{Won: true, You: 143, Automa: 120}
	for _, h := range []record.Header{day.Header(), practice} {
		if got, ok := daily.Of(birmingham, h); got != day || !ok {
			t.Errorf("%+v is of %v, %v", h, got, ok)
		}
	}
	easier, shorter, other, noDate, huge, early := day.Header(), day.Header(), day.Header(), day.Header(), day.Header(), day.Header()
	easier.Difficulty = "easy"
	shorter.Options.Introductory = true
	other.Options.AutomaMat = daily.Day(20261123).Header().Options.AutomaMat
	noDate.Seed, huge.Seed, early.Seed = 20261131, 20261122+1<<32, 20251122
	for name, h := range map[string]record.Header{"easier": easier, "shorter": shorter, "another mat": other, "no date": noDate, "huge": huge, "early": early} {
		if _, ok := daily.Of(birmingham, h); ok {
			t.Errorf("%s: it is a day's game", name)
		}
	}
	for _, g := range []*automa.Game{&own, decks.Game("lancashire")} {
		if _, ok := daily.Of(g, day.Header()); ok {
			t.Errorf("with %s, %s it is a day's game", g.ID, g.Deck.Sum)
		}
	}
}

// Results of days' games and of challenges are compared with those of others, any other game's is not.
func TestCompared(t *testing.T) {
	g := decks.Game(daily.Game)
	for _, c := range []struct {
		header record.Header
		want   bool
	}{
		{daily.On(time.Date(2026, time.November, 25, 12, 0, 0, 0, time.UTC)).Header(), true},
		{record.Header{Seed: 5, Challenge: record.Score{Won: true, You: 143, Automa: 120}}, true},
		{record.Header{Seed: 5}, false},
	} {
		if got := daily.Compared(g, c.header); got != c.want {
			t.Errorf("seed %d, challenge %v: compared is %t", c.header.Seed, c.header.Challenge, got)
		}
	}
}
