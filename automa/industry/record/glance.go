package record

import (
	"bytes"
	"fmt"
	"strings"

	"sohofoundry/automa/transcript"
	"sohofoundry/engine/industry"
)

// Glance is the description of a game in a text of Marshal, read without playing it again: nothing of it is checked.
type Glance struct {
	Board  string
	Seats  int
	Rivals int
	Over   bool
	Hash   string // of the last position
}

// Counts reports whether one person plays against rivals, which are the games that statistics count.
func (g *Glance) Counts() bool { return g.Rivals > 0 && g.Rivals == g.Seats-1 }

// GlanceAt reads the description in a text. It takes some microseconds, where Load takes a millisecond.
func GlanceAt(text []byte) (g Glance) {
	head, _, _ := bytes.Cut(text, []byte("\n\n"))
	for line := range strings.Lines(string(head)) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case wordBoard:
			g.Board = rest[:max(strings.LastIndexByte(rest, ' '), 0)] // without its sum
		case wordSeats:
			n, _ := transcript.Whole(rest) // what is no number is as good as no seats
			g.Seats = int(min(n, industry.MaxSeats))
		case wordPlayer:
			_, who, _ := strings.Cut(rest, " ")
			if kind, _, _ := strings.Cut(who, " "); kind != wordPerson && kind != wordUnaided {
				g.Rivals++
			}
		}
	}
	hash, last := transcript.Last(text)
	g.Hash, g.Over = hash, strings.HasPrefix(last, "# "+wordEnd)
	return g
}

// Ending is how a saved game ended, as its text says.
type Ending struct {
	Start  *Record                // the game at its start
	Points [industry.MaxSeats]int // by seat
	Places []industry.Seat        // from the first to the last (I29)
	Hash   string                 // of the last position
}

// EndingOf reads the result of a game without playing it again: only of a text that is as it was saved, by its check sums. For any
// other text, and where equal points do not tell who won, ok is false, and Load is needed.
func EndingOf(text []byte, boards []*industry.Game) (e Ending, ok bool) {
	l := loader{transcript.NewReader("", text)}
	hash, remarks, ok := l.Ending()
	if !ok {
		return Ending{}, false
	}
	if e.Start = l.header(boards); l.Damage != nil {
		return Ending{}, false
	}
	e.Hash = hash
	for _, remark := range remarks {
		if told, isEnd := strings.CutPrefix(remark, "# "+wordEnd); isEnd {
			return e, e.read(told)
		}
	}
	return Ending{}, false
}

// read reads what result writes.
func (e *Ending) read(told string) bool {
	for part := range strings.SplitSeq(told, ", ") {
		var seat, points int
		if _, err := fmt.Sscanf(part, seatWord+" %d %d", &seat, &points); err != nil || seat < 1 || seat > industry.MaxSeats {
			return false
		}
		e.Points[seat-1] = points
		e.Places = append(e.Places, industry.Seat(seat-1))
	}
	return len(e.Places) == e.Start.header.Options.Seats && e.Points[e.Places[0]] > e.Points[e.Places[1]]
}

// Found is the result of Load for one of several texts of a game: the one saved last, and those before it.
type Found struct {
	Record *Record
	Err    error
}

// Best is the newest good state of a damaged game, if there is one: that of its texts in which most was done, and a whole one where
// a damaged one is no further. Texts of another game do not count.
func Best(damaged Found, others ...Found) *Record {
	best := damaged.Record
	for _, f := range others {
		switch r := f.Record; {
		case r == nil || damaged.Record != nil && !sameGame(r, damaged.Record):
		case best == nil || r.made > best.made || r.made == best.made && f.Err == nil:
			best = r
		}
	}
	return best
}

func sameGame(a, b *Record) bool {
	return a.header.Seed == b.header.Seed && a.header.Options == b.header.Options && boardLine(a.game) == boardLine(b.game)
}
