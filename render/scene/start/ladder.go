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
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rungRules are the rules that describe the rungs of a game's ladder, one on each line.
var rungRules = map[string]string{"birmingham": "H4", "lancashire": "H5", "lancashire-virtual": "H5"}

// drawLevels draws the official levels or the rungs of the ladder, and above them which of the two they are. A game without a ladder has
// the official ones alone.
func (s *Scene) drawLevels(c *widget.Canvas, area view.Rect) float64 {
	ladder := decks.Ladder(s.Game())
	if len(ladder) == 0 {
		return s.drawCards(c, area)
	}
	chosen, own := s.mat()
	onLadder := !own && !isOfficial(s.Game(), chosen.Name)
	first := ladder[0]
	if mat, ok := suggested(s.world.Statistics, s.Game()); ok {
		first = mat
	}
	top, high := area.Y, 24.0
	if c.TouchLayout() {
		high = c.ButtonHigh()
	}
	for i, tab := range []widget.Button{
		{ID: "new-game:official", Text: c.Words.Text("new-game.official"), Act: choose{"difficulty", "medium"}, Picked: !onLadder},
		{ID: "new-game:ladder", Text: c.Words.Text("new-game.ladder.label"), Act: choose{"difficulty", first.Name}, Picked: onLadder},
	} {
		at := area.Columns(2, theme.Gap)[i]
		at.H = high
		c.Button(at, tab)
	}
	area.Y += high + 4
	if !onLadder {
		return area.Y + s.drawCards(c, area) - top
	}
	return area.Y + s.drawLadder(c, area, ladder) - top
}

// aboutRung describes the changes of a rung, and the scores to expect.
func (s *Scene) aboutRung(w words.Words, i int, mat *automa.Mat) string {
	about := ""
	if found := w.Book().Find(rungRules[s.Game()]); len(found) > 0 {
		if lines := strings.Split(found[0].Text, "\n- "); i+1 < len(lines) {
			about, _, _ = strings.Cut(lines[i+1], "\n")
			about = strings.TrimRight(about, " ;.") + "."
		}
	}
	scores := s.expects(mat)
	if scores == nil {
		return about
	}
	won, expect := expectTexts(w, scores)
	return w.Text("new-game.rung", "about", about, "beaten", won, "scores", expect)
}

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

// drawRating tells the rating, if there is one.
func (s *Scene) drawRating(c *widget.Canvas, area view.Rect) float64 {
	text := ratingText(words.In(c.Words), s.world.Statistics, s.Game())
	if text == "" {
		return 0
	}
	return c.Para(area, "statistics:rating", text, c.Body())
}
