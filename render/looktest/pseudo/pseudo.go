// Package pseudo looks for faults in texts of the pseudo-language: words that the program writes itself, and texts that it joins
// so that no translator can rearrange them.
package pseudo

import (
	"regexp"
	"strings"

	"sohofoundry/decks"
	"sohofoundry/render/tell/message"
	"sohofoundry/render/tell/words"
)

// names are the words of the names of places, which no language translates.
var names = func() map[string]bool {
	all := map[string]bool{}
	for _, game := range decks.Games() {
		for _, location := range decks.Game(game).Locations {
			for _, word := range letters.FindAllString(location.Name, -1) {
				all[word] = true
			}
		}
	}
	return all
}()

var (
	letters = regexp.MustCompile(`\pL+`)
	// Words that have a figure, a slash, an @ or a full stop within are notation, rules, keys and files: B7.3, coal1@dudley, F1.
	token = regexp.MustCompile(`[\pL\d@/._-]*[\d@/_][\pL\d@/._-]*|\pL[\pL-]*[.]\pL[\pL.]*|\pL+`)
	roman = regexp.MustCompile(`^[IVX]+$`)
)

// Plain is the first word of a text that is English: written by the program. Words of its own are allowed beside names of places.
func Plain(text string, own ...string) string {
	for _, allowed := range own {
		text = strings.ReplaceAll(text, allowed, "")
	}
	for _, word := range token.FindAllString(text, -1) {
		if !isName(word) && message.Accented(word) != word {
			return word
		}
	}
	return ""
}

// isName reports whether a word is the same in all languages: a figure, notation, a file, a key or a letter on a card, a place or
// the part of its name on a line.
func isName(word string) bool {
	if strings.ContainsAny(word, "0123456789@/_.") || roman.MatchString(word) || names[word] || len(word) == 1 && word < "a" {
		return true
	}
	for name := range names {
		if len(word) > 3 && (strings.HasPrefix(name, word) || strings.HasSuffix(name, word)) {
			return true
		}
	}
	return false
}

// keysTogether stands between the names of keys that are pressed together, in every language.
const keysTogether = "+"

// Glued returns the text between two other texts, outside of the brackets of both, if it does more than separate them: a language
// may need other words there, or another order. It finds nothing in a text that is not whole.
func Glued(text string) string {
	depth, closed := 0, -1 // closed is where the last bracket was
	for i, r := range text {
		switch r {
		case '[':
			if depth == 0 && closed >= 0 && !apart(text[:closed+1], text[closed+1:i]) {
				return text[closed+1 : i]
			}
			depth++
		case ']':
			if depth--; depth == 0 {
				closed = i
			}
		}
	}
	return ""
}

// Whole joins the lines of texts that were cut into lines.
func Whole(lines []string) (texts []string) {
	open, depth := "", 0
	for _, line := range lines {
		depth += strings.Count(line, "[") - strings.Count(line, "]")
		open = strings.TrimSpace(open + " " + line)
		if depth <= 0 {
			texts = append(texts, open)
			open, depth = "", 0
		}
	}
	return texts
}

// columns are between two cells of a table, or two entries of a menu.
var columns = regexp.MustCompile(`^ {2,}(\d+ )?$|^ [|]`)

// apart reports whether the text between two others separates them, so that the next is another key, sentence or cell.
func apart(before, between string) bool {
	end := strings.TrimRight(before, "] öóôòõ")
	ended := strings.HasSuffix(end, ".") || strings.HasSuffix(end, "?") || strings.HasSuffix(end, ":")
	return between == keysTogether || columns.MatchString(between) || between == ". " || ended && strings.TrimSpace(between) == ""
}

// Language is the pseudo-language.
const Language = words.Pseudo
