package start

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/keep/rating"
	"sohofoundry/render/keep/statistics"
)

// enough is how many games that count make a rating good enough to suggest a rung.
const enough = 10

// rated is the player's rating after all whole games that count against levels of known rating, and the number of these games.
func rated(of *statistics.Statistics) (r rating.Rating, games int) {
	all := ratings(of)
	return all[len(all)-1], len(all) - 1
}

// ratings are the player's ratings before the first of these games and after each of them.
func ratings(of *statistics.Statistics) []rating.Rating {
	all := []rating.Rating{rating.New}
	for _, result := range of.Counting() {
		if level, ok := levelRating(&result.Kind); ok && !result.Own {
			all = append(all, all[len(all)-1].After(rating.Game{Against: level, Won: result.Won}))
		}
	}
	return all
}

// levelRating is the rating of a level, which follows from how often the steady policy beats it in expected.toml.
func levelRating(kind *statistics.Kind) (rating.Rating, bool) {
	game := strings.TrimSuffix(cmp.Or(kind.Game, offers[0][0]), "-virtual")
	scores := expectedScores().of(game, kind.Difficulty, kind.Introductory)
	if scores == nil || kind.Introductory || kind.Deck != "" {
		return rating.Rating{}, false
	}
	return rating.OfLevel(float64(scores.Beaten)), true
}

// suggested is the rung of a game that is the evenest match, once the rating is good enough.
func suggested(of *statistics.Statistics, game string) (mat *automa.Mat, ok bool) {
	r, games := rated(of)
	if games < enough {
		return nil, false
	}
	nearest := math.Inf(1)
	for _, rung := range decks.Ladder(game) {
		level, known := levelRating(&statistics.Kind{Game: game, Difficulty: rung.Name})
		if distance := math.Abs(level.Points - r.Points); known && distance < nearest {
			mat, nearest = rung, distance
		}
	}
	return mat, mat != nil
}

// Climbed is the rung of a ladder that a game led up to: the even match after it is a harder level than before. It is empty if the game
// did not.
func Climbed(of *statistics.Statistics, r statistics.Result) (rung string) {
	game := cmp.Or(r.Game, offers[0][0])
	known := of.Until(r)
	before, was := suggested(known, game)
	known.Add(r)
	after, is := suggested(known, game)
	if was && is && rungOf(game, after) > rungOf(game, before) {
		return after.Name
	}
	return ""
}

// rungOf is how high a mat stands on the ladder of a game.
func rungOf(game string, mat *automa.Mat) int {
	return slices.IndexFunc(decks.Ladder(game), func(rung *automa.Mat) bool { return rung.Name == mat.Name })
}
