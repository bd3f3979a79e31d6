package protocol

import (
	"runtime"

	"sohofoundry/automa/record"
	"sohofoundry/decks/rules"
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

func findRules(_ *session, f *rulesFields) (any, error) {
	list := []foundRule{}
	for _, rule := range rules.Of(rules.Birmingham).Find(f.Word) {
		list = append(list, foundRule(rule))
	}
	if len(list) == 0 {
		return nil, fail(codeNothing, "no rule has %q; try one word, or a number such as B7.3", f.Word)
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
