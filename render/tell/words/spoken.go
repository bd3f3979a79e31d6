package words

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Spoken is a text as a voice reads it well: levels and eras as numbers, signs as words, and no numbers of rules, which are to be looked up.
func (w Words) Spoken(text string) string {
	text = citations.ReplaceAllString(text, "")
	text = talersShort.ReplaceAllStringFunc(text, func(amount string) string {
		n, _ := strconv.Atoi(strings.TrimSuffix(amount, " T"))
		return w.text("industry.money.full", named{"n": n})
	})
	text = strings.NewReplacer(" · ", ", ", " → ", ", ", " × ", " "+w.Text("voice.times")+" ", "−", w.Text("voice.minus")+" ").Replace(text)
	list := strings.Fields(text)
	for i := 1; i < len(list); i++ {
		if level := levelOf(list[i]); level > 0 && !strings.ContainsAny(list[i-1][len(list[i-1])-1:], ".:;!?") {
			list[i] = w.spokenLevel(level, list[i-1]) + strings.TrimLeft(list[i], "IVX")
		}
	}
	return strings.Join(list, " ")
}

// citations are the numbers of rules in parentheses behind a sentence: " (B7.1, M26)".
var citations = regexp.MustCompile(` \([A-Z]\d+(\.\d+)*([,;] [A-Z]\d+(\.\d+)*)*\)`)

// talersShort are amounts of talers as they are shown: "3 T".
var talersShort = regexp.MustCompile(`\b\d{1,4} T\b`)

// levelOf is the level that a word is, with no more than stops behind it: 2 of "II,". One that begins a sentence may be another
// word, such as an article in Italian.
func levelOf(word string) int {
	const highest = 10
	word = strings.TrimRight(word, ".,:;!?)")
	for level := 1; level <= highest; level++ {
		if word == Roman(level) {
			return level
		}
	}
	return 0
}

// spokenLevel is a level behind a word: its number alone if that word says already that it is one, or is that of an era.
func (w Words) spokenLevel(level int, behind string) string {
	const stem = 4 // letters that the forms of that word share in every language
	number := strconv.Itoa(level)
	if _, bare, ok := strings.Cut(behind, "’"); ok { // l’ère
		behind = bare
	}
	if slices.Contains(strings.Split(w.Text("voice.era"), "|"), strings.ToLower(behind)) {
		return number
	}
	text := w.Text("voice.level", "n", number)
	named := strings.Fields(strings.TrimSuffix(text, number))
	if strings.HasPrefix(strings.ToLower(behind), first(strings.ToLower(named[len(named)-1]), stem)) {
		return number
	}
	return text
}

// first are the first letters of a word.
func first(word string, letters int) string {
	for at := range word {
		if utf8.RuneCountInString(word[:at]) == letters {
			return word[:at]
		}
	}
	return word
}
