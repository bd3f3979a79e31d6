package record

import (
	"fmt"
	"strings"
)

// Ending is how a saved game of one person ended, as its text says.
type Ending struct {
	Start *Record // the game at its start
	Score Score
	Hash  string // of the last position
}

// EndingOf reads the result of a game without playing it again, which takes a tenth of the time: only of a text that is as it was saved, by
// its check sums. For any other text, and where equal VP do not tell the winner, ok is false, and Load is needed.
func EndingOf(text []byte, lib Library) (e Ending, ok bool) {
	l := loader{}
	l.split(text)
	if l.damage != nil || !l.checked || l.changed < len(l.lines) {
		return Ending{}, false
	}
	r := l.header(lib)
	if l.damage != nil || !r.header.Options.Solo && !r.header.Duel() {
		return Ending{}, false
	}
	last := len(l.lines) - 1
	for last > 0 && forReader(l.lines[last]) {
		last--
	}
	hash, isHash := strings.CutPrefix(l.lines[last], wordHash+" ")
	if e.Score, ok = l.score(last, r.header.Duel()); !ok || !isHash || hash == noHash || e.Score.You == e.Score.Automa {
		return Ending{}, false
	}
	e.Score.Won = e.Score.You > e.Score.Automa
	e.Start, e.Hash = r, hash
	return e, true
}

// score reads the line for the reader that tells how the game ended, above a line, see result.
func (l *loader) score(above int, rival bool) (s Score, ok bool) {
	for at := above - 1; at >= 0 && forReader(l.lines[at]); at-- {
		told, isEnd := strings.CutPrefix(l.lines[at], "# "+wordEnd)
		switch {
		case !isEnd:
			continue
		case rival:
			_, err := fmt.Sscanf(told, "seat 1 %d VP, seat 2 %d VP", &s.You, &s.Automa)
			return s, err == nil
		}
		if _, err := fmt.Sscanf(told, "you %d VP, Automa %d VP", &s.You, &s.Automa); err == nil {
			return s, true
		}
		_, err := fmt.Sscanf(told, "Automa %d VP, you %d VP", &s.Automa, &s.You)
		return s, err == nil
	}
	return Score{}, false
}
