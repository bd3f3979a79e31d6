package pages

// Lessons names all lessons.
func Lessons() (names []string) {
	for _, l := range lessons {
		names = append(names, l.name)
	}
	return names
}

// LessonRules lists the rules that lessons name.
func LessonRules() (numbers []string) {
	for _, l := range lessons {
		if l.rule != 0 {
			numbers = append(numbers, l.rule.String())
		}
	}
	return numbers
}
