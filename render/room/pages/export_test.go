package pages

import "sohofoundry/engine"

// Lessons names all lessons for a family of games, with the rules that they name.
func Lessons(of engine.Family) (names []string, numbered []engine.Rule) {
	for _, l := range lessons {
		if l.only == 0 || l.only == of {
			names, numbered = append(names, l.name), append(numbered, l.rule)
		}
	}
	return names, numbered
}
