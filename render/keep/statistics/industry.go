package statistics

import (
	"slices"
	"strings"
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/engine/untrusted"
)

// Industry is the id of the game in the results of games of Industry. Such a result has the points of the person, and in the place of the
// Automa's those of the best rival; its difficulty names the rivals, and the deck the board if that is not our own.
const Industry = record.Game

// ResultOfIndustry tells how a game ended, and whether it is a game of one person against rivals that is over at all.
func ResultOfIndustry(r *record.Record, name string, date time.Time) (Result, bool) {
	if !r.Over() {
		return Result{}, false
	}
	s := r.Position()
	e := record.Ending{Start: r, Hash: r.Hash(), Places: r.Game().Standing(s)}
	for p := range industry.Seat(s.Seats) {
		e.Points[p] = r.Game().Points(s, p)
	}
	result, ok := resultOfIndustry(e, name, date)
	if h := r.Header(); ok {
		result.Won = slices.Contains(r.Game().Winners(s), h.Persons()[0]) // I29: several may have won
	}
	return result, ok
}

// ReadIndustry returns the result of a saved text without playing the game again, as Read does.
func ReadIndustry(text []byte, boards []*industry.Game, name string, date time.Time) (Result, bool) {
	e, ok := record.EndingOf(text, boards)
	if !ok {
		return Result{}, false
	}
	return resultOfIndustry(e, name, date)
}

func resultOfIndustry(e record.Ending, name string, date time.Time) (Result, bool) {
	h := e.Start.Header()
	persons := h.Persons()
	if len(persons) != 1 {
		return Result{}, false
	}
	you := persons[0]
	result := Result{
		Name: untrusted.Printable(name), Hash: e.Hash, Date: date.UTC().Truncate(time.Second), Seed: h.Seed,
		Kind: Kind{Game: Industry, Difficulty: rivalsOf(&h), Rival: true},
		You:  e.Points[you], Won: e.Places[0] == you, Practice: h.Practice, Hinted: h.Hinted,
	}
	for _, p := range e.Places {
		if p != you {
			result.Automa = e.Points[p]
			break
		}
	}
	if board := e.Start.Game(); board.Sum != decks.Industry().Sum {
		result.Deck = board.Name
	}
	return result, true
}

// rivalsOf names the rivals: "adviser 28, keen, keen".
func rivalsOf(h *record.Header) string {
	var strengths []string
	for seat := range h.Options.Seats {
		if p := &h.Players[seat]; p.IsRival() {
			strengths = append(strengths, p.Rival.String())
		}
	}
	slices.Sort(strengths)
	return strings.Join(strengths, ", ")
}
