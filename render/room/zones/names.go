package zones

import (
	"slices"
	"strings"
	"unicode"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Sizes of the names on zones.
const (
	nameUnits = 12.5 // in units
	nameLeast = 10.0 // on a desk, where the zone that is pointed at is shown larger
	nameMost  = 20.0
	nameLead  = 1.02 // from line to line
	nameLines = 2
)

// nameSize is the size that names have if they fit.
func (d *drawing) nameSize() float64 {
	return min(max(d.u(nameUnits), d.leastName()), nameMost)
}

// leastName is the least size of a name.
func (d *drawing) leastName() float64 {
	if d.TouchLayout() {
		return theme.LeastType
	}
	return nameLeast
}

// name writes the name of a zone into its band.
func (d *drawing) name(band view.Rect, name string, size float64, ink view.Colour) {
	lines, size := fitted(name, band, size, min(d.leastName(), size))
	style := widget.Style{Font: assets.Bold, Size: size, Colour: ink, Align: view.Centre}
	lead := size * nameLead
	y := band.Middle().Y - lead*float64(len(lines))/2
	for i, line := range lines {
		d.Label(view.Rect{X: band.X, Y: y + float64(i)*lead, W: band.W, H: lead}, line, style)
	}
}

// fitted are the lines of a name in the largest size in which they fit: first without parting a word, then with, and at last in as many
// lines as it takes.
func fitted(name string, band view.Rect, size, least float64) (lines []string, fits float64) {
	whole := strings.ReplaceAll(name, softHyphen, "")
	for s := size; s >= least; s -= 0.25 {
		if lines = fonts.Wrap(assets.Bold, s, whole, band.W); len(lines) <= nameLines && !wider(lines, s, band.W) {
			return lines, s
		}
	}
	for s := size; s >= least; s -= 0.25 {
		if lines = parted(name, s, band.W); len(lines) <= nameLines {
			return lines, s
		}
	}
	return lines, least
}

func wider(lines []string, size, width float64) bool {
	for _, line := range lines {
		if fonts.Width(assets.Bold, size, line) > width {
			return true
		}
	}
	return false
}

const softHyphen = "\u00ad"

// parted wraps a name and parts words that are wider than a line: where a soft hyphen says, else anywhere.
func parted(name string, size, width float64) (lines []string) {
	fits := func(text string) bool { return fonts.Width(assets.Bold, size, text) <= width }
	line := ""
	for word := range fonts.Words(name) {
		plain := strings.ReplaceAll(word, softHyphen, "")
		switch before := line + " "; {
		case line != "" && fits(before+plain):
			line = before + plain
			continue
		case line != "" && !fits(plain): // what is parted anyway begins in this line, if there is room for enough of it
			if head, tail := part(word, func(text string) bool { return fits(before + text) }); fits(before+head+"-") && len(head) > 2 {
				line, word, plain = before+head+"-", tail, strings.ReplaceAll(tail, softHyphen, "")
			}
			lines = append(lines, line)
		case line != "":
			lines = append(lines, line)
		}
		for !fits(plain) {
			head, tail := part(word, fits)
			lines = append(lines, head+"-")
			word, plain = tail, strings.ReplaceAll(tail, softHyphen, "")
		}
		line = plain
	}
	return append(lines, line)
}

// part cuts a word that does not fit in two, the first as long as fits with a hyphen, and at least a letter.
func part(word string, fits func(string) bool) (head, tail string) {
	pieces := strings.Split(word, softHyphen)
	for n := len(pieces) - 1; n > 0; n-- {
		if head = strings.Join(pieces[:n], ""); fits(head + "-") {
			return head, strings.Join(pieces[n:], softHyphen)
		}
	}
	letters := []rune(strings.ReplaceAll(word, softHyphen, ""))
	most := len(letters) - 2 // no letter stands alone
	for most > 1 && !fits(string(letters[:most])+"-") {
		most--
	}
	for n := most; n > 2; n-- {
		if syllable(letters, n) {
			return string(letters[:n]), string(letters[n:])
		}
	}
	most = max(most, 1)
	return string(letters[:most]), string(letters[most:])
}

// syllable reports whether a syllable probably begins at a letter, in any of the languages: a consonant before a vowel, or one that goes
// with an l or r before a vowel.
func syllable(word []rune, at int) bool {
	vowel := func(i int) bool { return i < len(word) && strings.ContainsRune(vowels, unicode.ToLower(word[i])) }
	if vowel(at) || !slices.ContainsFunc(word[:at], func(r rune) bool { return strings.ContainsRune(vowels, unicode.ToLower(r)) }) {
		return false
	}
	pair := func(i int) string { return strings.ToLower(string(word[i : i+2])) }
	if !vowel(at-1) && strings.Contains(together, pair(at-1)) {
		return false
	}
	return vowel(at+1) || vowel(at+2) && strings.Contains(together, pair(at))
}

// Vowels, and consonants that are not parted.
const (
	vowels   = "aeiouyäöüáàâãéèêëíìîïóòôõúùûăąęœ"
	together = "bl br ch ck cl cr dr fl fr gl gr gn kl kr ph pl pr qu rz sc sh sz th tr cz"
)
