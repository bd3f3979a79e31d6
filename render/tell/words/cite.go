package words

import (
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
)

// Cite lists rules by number with the titles of their chapters, and tells which are our own decisions: "B7.1 Build".
func (w Words) Cite(list ...engine.Rule) []string {
	cited := make([]string, len(list))
	for i, rule := range list {
		key, title := "cite.rule", ""
		if rule.Ours() {
			key = "cite.ours"
		}
		if found := rules.Of(rules.Birmingham).Find(rule.String()); len(found) > 0 {
			title = found[0].Title
		}
		cited[i] = w.Text(key, "rule", rule.String(), "title", title)
	}
	return cited
}
