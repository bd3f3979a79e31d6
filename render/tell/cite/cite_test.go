package cite_test

import (
	"testing"

	"sohofoundry/decks/rules"
	"sohofoundry/render/tell/cite"
)

// A rule that is cited is one that a player can read.
func TestEveryCitedRuleExists(t *testing.T) {
	known := map[string]bool{}
	for _, game := range rules.Games {
		for _, r := range rules.Of(game).All() {
			known[r.Number] = true
		}
	}
	for s := cite.Subject(1); s < cite.Subjects; s++ {
		list := cite.Of(s)
		if len(list) == 0 {
			t.Errorf("subject %d cites no rule", s)
		}
		for _, rule := range list {
			if !known[rule.String()] {
				t.Errorf("subject %d cites %s, which is nowhere to be read", s, rule)
			}
		}
	}
}
