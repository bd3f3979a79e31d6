package start

import (
	_ "embed" // the figures
	"slices"
	"strconv"
	"sync"

	"github.com/pelletier/go-toml/v2"
	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/tell/words"
)

//go:generate go test -run TestExpectedScores -anew

//go:embed expected.toml
var expectedText []byte

// expected are the scores of the Automa in simulated games, and the number that it loses. The text says how they were made.
type expected struct {
	Games  int      `toml:"games"` // of each kind
	Seed   uint64   `toml:"seed"`
	Step   int      `toml:"step"` // VP that a bar counts together
	Scores []scores `toml:"scores"`
}

// scores are those of one kind of game.
type scores struct {
	Game         string `toml:"game"` // its id
	Difficulty   string `toml:"difficulty"`
	Introductory bool   `toml:"introductory"`
	Beaten       int    `toml:"beaten"`  // games in a hundred that the program in the human's seat wins
	Low          int    `toml:"low"`     // VP: one game in twenty is below
	Typical      int    `toml:"typical"` // VP: half of the games are below
	High         int    `toml:"high"`    // VP: one game in twenty is above
	Bars         []int  `toml:"bars"`    // games, from 0 VP in steps
}

// expectedScores are all of them; a test sees that they can be read.
var expectedScores = sync.OnceValue(func() *expected {
	var e expected
	_ = toml.Unmarshal(expectedText, &e)
	return &e
})

// of finds the scores of a kind of game, or nil.
func (e *expected) of(game, difficulty string, introductory bool) *scores {
	for i := range e.Scores {
		if x := &e.Scores[i]; x.Game == game && x.Difficulty == difficulty && x.Introductory == introductory {
			return x
		}
	}
	return nil
}

// isOfficial reports whether a level is one of the official mats.
func isOfficial(game, difficulty string) bool {
	return slices.ContainsFunc(decks.Mats(game), func(mat *automa.Mat) bool { return mat.Name == difficulty })
}

// span is the range of the bars of a game of some length, and the height of the highest. They are the same for all official mats, so
// that the cards can be compared.
func (e *expected) span(game string, introductory bool) (from, to, most int) {
	from = -1
	for i := range e.Scores {
		if e.Scores[i].Game != game || e.Scores[i].Introductory != introductory || !isOfficial(e.Scores[i].Game, e.Scores[i].Difficulty) {
			continue
		}
		for bar, n := range e.Scores[i].Bars {
			if n == 0 {
				continue
			}
			if from < 0 || bar < from {
				from = bar
			}
			to, most = max(to, bar+1), max(most, n)
		}
	}
	return max(from, 0), to, most
}

// expectTexts say how often a level is won, and the Automa's usual scores at it.
func expectTexts(w words.Words, scores *scores) (won, expect string) {
	return w.Text("new-game.beaten", "n", strconv.Itoa(scores.Beaten)), w.Text("new-game.scores", "n", strconv.Itoa(scores.Typical),
		"low", strconv.Itoa(scores.Low), "high", strconv.Itoa(scores.High))
}
