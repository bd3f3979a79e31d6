package check

import (
	"regexp"
	"strconv"
	"unicode/utf8"

	"sohofoundry/render/tell/message"
)

// exactly reports whether each of the numbers has a case of its own, as =1 has; up to three, so that it is no list of all.
func exactly(has map[string]bool, numbers []int) bool {
	for _, n := range numbers {
		if !has["="+strconv.Itoa(n)] {
			return false
		}
	}
	return len(numbers) <= 3
}

// narrowKeys are the keys of buttons, labels and headings of columns: texts that have little room.
var narrowKeys = regexp.MustCompile(`^(topbar\.[^.]+|topbar\.(vp|short|era|era-short|difficulty|turn|between)\.[^.]+` +
	`|panel\.(action|row|confirm|button|button\.done|title|touch|which)\.[^.]+` +
	`|start\.(continue|new-game|load|lessons|rules|settings|statistics|quit|understood)|new-game\.(begin|seed|random|roll)|new-game\.[^.]+\.(label|whole|introductory|first|spending|off|on)` +
	`|load\.(load|look|replay|rescue|search-short)|settings\.[^.]+\.(label|small|normal|large|largest|slow|fast|always|never|off|on|first-game|default|high-contrast|day|system)` +
	`|settings\.tab\.[^.]+|statistics\.column\.[^.]+|window\.key\.[^.]+` +
	`|page\.menu\.(resume|your-mat|automas-mat|rules|help|settings|copy|new|leave|quit)|page\.menu\.short\.[^.]+|page\.help\.topic\.[^.]+` +
	`|page\.final\.(do|source)\.[^.]+|page\.log\.(play|watch|now)|page\.rules\.(chapters|lessons|clear|back)|page\.guide\.(next|later|never)` +
	`|page\.lesson\.(hint|again|next|all)|theatre\.(next|end|auto|again|continue|pace\.[^.]+|corner\.[^.]+|back\.(sell|second-row|develop|network|pass|else))` +
	`|hand\.(name|figure)\.[^.]+|market\.name\.[^.]+|mat-page\.(sold|makes|flips\.[^.]+)|table\.(past|ending)\.(now|play|end-turn)|terminal\.(label|seat)\.[^.]+)$`)

// tooLong reports whether a text is much longer than the English: by more than three fifths, and eight letters.
func tooLong(own, english message.Message) bool {
	o, e := length(own), length(english)
	return 10*o > 16*e && o > e+8
}

// length counts the letters of a text. Placeholders do not count, as their values are the same in every language. Of a choice the
// longest case counts.
func length(m message.Message) (n int) {
	for _, p := range m {
		n += utf8.RuneCountInString(p.Literal)
		longest := 0
		for _, c := range p.Cases {
			longest = max(longest, length(c.Message))
		}
		n += longest
	}
	return n
}
