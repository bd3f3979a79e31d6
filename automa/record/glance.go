package record

import (
	"bytes"
	"strings"

	"sohofoundry/automa/transcript"
)

// Glance is the description of a game in a text of Marshal, read without playing it again: nothing of it is checked.
type Glance struct {
	Board      string
	Difficulty string
	Solo       bool
	Rival      bool // one person plays against one rival
	Over       bool
	Hash       string // of the last position
}

// Counts reports whether one person plays against one opponent, the Automa or a rival, which are the games that statistics count.
func (g *Glance) Counts() bool { return g.Solo || g.Rival }

// GlanceAt reads the description in a text. It takes some microseconds, where Load takes a millisecond.
func GlanceAt(text []byte) (g Glance) {
	head, _, _ := bytes.Cut(text, []byte("\n\n"))
	seats, rivals := "", 0
	for line := range strings.Lines(string(head)) {
		line = strings.TrimSpace(line)
		switch word, rest, _ := strings.Cut(line, " "); word {
		case wordBoard:
			g.Board = strings.TrimSpace(rest)
		case wordDifficulty:
			g.Difficulty = rest
		case wordSeats:
			g.Solo, seats = strings.HasSuffix(rest, " "+wordSolo), rest
		case ofRival:
			rivals++
		case wordPlayer:
			if _, who, _ := strings.Cut(rest, " "); strings.HasPrefix(who, wordAdviser+" ") {
				rivals++
			}
		}
	}
	g.Rival = seats == "2" && rivals == 1
	hash, last := transcript.Last(text)
	g.Hash, g.Over = hash, strings.HasPrefix(last, "# "+wordEnd)
	return g
}

// ofRival opens the line that has the strength of a rival.
var ofRival, _, _ = strings.Cut(wordRival, " ")
