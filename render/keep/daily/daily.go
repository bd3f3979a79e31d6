// Package daily has the day's game: one game a day, the same for every player everywhere. It is a function of the UTC date alone,
// so it needs no server:
//
//   - the game is Birmingham, whole, with the printed deck, so that every day's result can be compared with every other's;
//   - the seed is the date as a number: 20261122 for 22 November 2026;
//   - the level goes by the day of the week: easy on Monday and Tuesday, medium on Wednesday, Thursday and Sunday, hard on Friday
//     and Saturday.
//
// So a game tells by itself whether it is a day's game, and of which day: no mark of it is kept anywhere.
package daily

import (
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
)

// Game is the id of the game that is played every day.
const Game = "birmingham"

// levels are the Automa's mats by the day of the week.
var levels = [7]string{
	time.Monday: "easy", time.Tuesday: "easy", time.Wednesday: "medium", time.Thursday: "medium", time.Friday: "hard",
	time.Saturday: "hard", time.Sunday: "medium",
}

// Day is a date of UTC, as a number: 20261122. The zero value is no day.
type Day uint32

// On is the day that it is somewhere at a time, in UTC.
func On(t time.Time) Day {
	year, month, day := t.UTC().Date()
	return Day(year*10_000 + int(month)*100 + day)
}

// Date is the date of a day.
func (d Day) Date() (year int, month time.Month, day int) {
	return int(d / 10_000), time.Month(d / 100 % 100), int(d % 100)
}

// Time is when a day begins.
func (d Day) Time() time.Time {
	year, month, day := d.Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

// Name is the name that the day's game is saved under.
func (d Day) Name() string { return "day-" + d.Time().Format(time.DateOnly) }

// The years that a day's game can be of. Seeds that players type are smaller.
const firstYear, lastYear = 2026, 9999

// real reports whether there is such a date.
func (d Day) real() bool {
	year, _, _ := d.Date()
	return year >= firstYear && year <= lastYear && On(d.Time()) == d
}

// Level is the name of the Automa's mat.
func (d Day) Level() string { return levels[d.Time().Weekday()] }

// Header is the header of the day's game.
func (d Day) Header() record.Header {
	mat, _ := decks.MatNamed(Game, d.Level())
	return record.Header{Seed: uint64(d), Difficulty: mat.Name, Options: mat.Options()}
}

// Compared reports whether the result of a game is compared with those of other players: it is a day's game, or a challenge.
func Compared(g *automa.Game, h record.Header) bool {
	_, days := Of(g, h)
	return days || h.Challenge.IsChallenge()
}

// Of tells which day a game belongs to, and whether it is a day's game at all, however it was begun.
func Of(g *automa.Game, h record.Header) (Day, bool) {
	d := Day(h.Seed)
	if uint64(d) != h.Seed || !d.real() || g.ID != Game || g.Edition.Companion || h.From != nil || g.Deck.Sum != decks.Game(Game).Deck.Sum {
		return 0, false
	}
	if want := d.Header(); h.Options != want.Options || h.Difficulty != want.Difficulty {
		return 0, false
	}
	return d, true
}
