package record

import (
	"fmt"
	"strings"

	"sohofoundry/automa/transcript"
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
	l := loader{transcript.NewReader("", text)}
	hash, remarks, ok := l.Ending()
	if !ok {
		return Ending{}, false
	}
	r := l.header(lib)
	if l.Damage != nil || !r.header.Options.Solo && !r.header.Duel() {
		return Ending{}, false
	}
	if e.Score, ok = told(remarks, r.header.Duel()); !ok || e.Score.You == e.Score.Automa {
		return Ending{}, false
	}
	e.Score.Won = e.Score.You > e.Score.Automa
	e.Start, e.Hash = r, hash
	return e, true
}

// told reads how the game ended from the line for the reader that tells it, see result.
func told(remarks []string, rival bool) (s Score, ok bool) {
	for _, remark := range remarks {
		told, isEnd := strings.CutPrefix(remark, "# "+wordEnd)
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
