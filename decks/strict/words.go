package strict

import (
	"strings"

	"sohofoundry/engine/fault"
)

// Either joins words for a sentence: "A", "B" or "C".
func Either(words []string) fault.Or {
	quoted := make(fault.Or, len(words))
	for i, word := range words {
		quoted[i] = Quote(word)
	}
	return quoted
}

// DidYouMean ends a sentence about an unknown word with the known one that is closest to it, if one is close.
func DidYouMean(word string, known []string) fault.Text {
	if len(word) < 3 || len(word) > longestName {
		return fault.Text{}
	}
	word = strings.ToLower(word)
	best, fewest := "", len(word)/4+2
	for _, candidate := range known {
		lower := strings.ToLower(candidate)
		slips := distance(word, lower)
		if strings.HasPrefix(lower, word) {
			slips = 0
		}
		if slips < fewest {
			best, fewest = candidate, slips
		}
	}
	if best == "" {
		return fault.Text{}
	}
	return fault.Sprintf("; did you mean %s?", Quote(best))
}

// distance counts the letters to add, drop or change to make b of a (Levenshtein).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
