package message

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A pseudo-language is English made foreign by program. It can still be read, and it shows texts that no translator would get to
// see, because they are written in the program or put together there out of parts.

// accents map letters to accented ones: all that the fonts have, which lack f, m, q, v and x with an accent.
var accents = func() map[rune]rune {
	const plain, marked = "abcdeghijklnoprstuwyz", "áßçďéğĥíĵķĺñöþřšţûŵýž"
	to := []rune(marked)
	all := map[rune]rune{}
	for i, letter := range plain {
		all[letter] = to[i]
		if letter != 'b' { // the capital of ß is two letters
			all[unicode.ToUpper(letter)] = unicode.ToUpper(to[i])
		}
	}
	return all
}()

var word = regexp.MustCompile(`[\pL\d]+`)

// Accented puts an accent on the letters of a text, but for numbers of rules and names of keys: B7.3, F1.
func Accented(text string) string {
	return word.ReplaceAllStringFunc(text, func(w string) string {
		if strings.ContainsAny(w, "0123456789") {
			return w
		}
		return strings.Map(func(r rune) rune {
			if to := accents[r]; to != 0 {
				return to
			}
			return r
		}, w)
	})
}

// Pseudo is a message in the pseudo-language: with accents, about a third longer, and in brackets, so that it is seen where
// texts are put together by the program.
func (m Message) Pseudo() Message {
	letters := m.letters()
	if letters == 0 && len(m.Arguments()) < 2 {
		return m // a number or a name, with its sign
	}
	long := append(Message{{Literal: "["}}, m.accented()...)
	return append(long, Part{Literal: longer((letters+1)/3) + "]"})
}

func (m Message) accented() Message {
	all := make(Message, len(m))
	for i, p := range m {
		p.Literal = Accented(p.Literal)
		p.Cases = append([]Case(nil), p.Cases...)
		for n := range p.Cases {
			p.Cases[n].Message = p.Cases[n].accented()
		}
		all[i] = p
	}
	return all
}

// letters counts the letters of a message, of several cases those of the longest.
func (m Message) letters() (n int) {
	for _, p := range m {
		for _, word := range word.FindAllString(p.Literal, -1) {
			n += utf8.RuneCountInString(word)
		}
		longest := 0
		for _, c := range p.Cases {
			longest = max(longest, c.letters())
		}
		n += longest
	}
	return n
}

// longer returns a meaningless text of a number of letters, split into words so that lines can be broken.
func longer(letters int) string {
	const syllable = "öóôòõö"
	var b strings.Builder
	for ; letters > 0; letters -= 6 {
		b.WriteByte(' ')
		b.WriteString(string([]rune(syllable)[:min(letters, 6)]))
	}
	return b.String()
}
