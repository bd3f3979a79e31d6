package record

import (
	"bytes"
	"strings"
)

// Glance is the description of a game in a text of Marshal, read without playing it again: nothing of it is checked.
type Glance struct {
	Board      string
	Difficulty string
	Solo       bool
	Rival      bool
	Over       bool
	Hash       string // of the last position
}

// OnePerson reports whether one person plays, see Header.OnePerson.
func (g *Glance) OnePerson() bool { return g.Solo || g.Rival }

// GlanceAt reads the description in a text. It takes some microseconds, where Load takes a millisecond.
func GlanceAt(text []byte) (g Glance) {
	head, _, _ := bytes.Cut(text, []byte("\n\n"))
	for line := range strings.Lines(string(head)) {
		line = strings.TrimSpace(line)
		switch word, rest, _ := strings.Cut(line, " "); word {
		case wordBoard:
			g.Board = strings.TrimSpace(rest)
		case wordDifficulty:
			g.Difficulty = rest
		case wordSeats:
			g.Solo = strings.HasSuffix(rest, " "+wordSolo)
		case ofRival:
			g.Rival = true
		}
	}
	if at := bytes.LastIndex(text, []byte("\n"+wordHash+" ")); at >= 0 {
		hash, _, _ := strings.Cut(string(text[at+1+len(wordHash)+1:]), "\n")
		g.Hash = strings.TrimSpace(hash)
		last := bytes.LastIndexByte(bytes.TrimRight(text[:at], "\n"), '\n')
		g.Over = bytes.HasPrefix(text[last+1:], []byte("# "+wordEnd))
	}
	return g
}

// ofRival opens the line that has the strength of a rival.
var ofRival, _, _ = strings.Cut(wordRival, " ")
