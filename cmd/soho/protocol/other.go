package protocol

import (
	"runtime"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// Requests about no game.

type rulesFields struct {
	envelope
	Word string `json:"word"`
}

// foundRule is a rule as "rules" gives it.
type foundRule struct {
	Number string `json:"number"`
	Title  string `json:"title"`
	Text   string `json:"text"`
}

// findRules looks rules up in the book of the game that a request names, or else of the one that a new game is of.
func findRules(s *session, f *rulesFields) (any, error) {
	game := s.Game
	if r := s.games[f.Game]; r != nil {
		game = r.Game()
	}
	book, _ := decks.VariantOf(game.ID)
	list := []foundRule{}
	for _, rule := range rules.Of(book).Find(f.Word) {
		list = append(list, foundRule(rule))
	}
	if len(list) == 0 {
		return nil, fail(codeNothing, "no rule has %q; try one word, or a number such as %s", strict.Short(f.Word), game.Cite(engine.B(7, 3)))
	}
	return struct {
		Rules []foundRule `json:"rules"`
	}{list}, nil
}

func tellVersion(s *session, _ *envelope) (any, error) {
	return struct {
		Version string `json:"version"`
		Rules   int    `json:"rules"`
		Records int    `json:"records"`
		Go      string `json:"go"`
	}{s.Version, record.Rules, record.Version, runtime.Version()}, nil
}

func quit(s *session, _ *envelope) (any, error) {
	s.quit = true
	return nil, nil
}
