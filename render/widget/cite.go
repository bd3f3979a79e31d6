package widget

import "sohofoundry/decks/rules"

// Cite lists rules by number with the titles of their chapters, as a Tip shows them: "B7.1 Build".
func Cite(numbers ...string) []string {
	list := make([]string, len(numbers))
	for i, number := range numbers {
		list[i] = number
		if found := rules.Find(number); len(found) > 0 {
			list[i] += " " + found[0].Title
		}
	}
	return list
}
