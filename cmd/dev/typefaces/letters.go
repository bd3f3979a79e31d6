package main

// letters are the characters that the program can draw: those of the languages of Europe that are written in Latin letters, in
// which people name their decks and themselves, and the signs that texts have.
func letters() (list []rune) {
	for _, block := range [][2]rune{{' ', '~'}, {0xa0, 0xff}, {0x100, 0x17e}} {
		for r := block[0]; r <= block[1]; r++ {
			list = append(list, r)
		}
	}
	return append(list, []rune("ȘșȚțẞ"+
		"\u2009\u2011–—‘’‚“”„…\u202f‹›⁴⁵⁶€→−")...) // a thin and a narrow space, and a hyphen, at which no line ends
}
