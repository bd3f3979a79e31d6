package record

import (
	"strings"

	"sohofoundry/automa/transcript"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// Damage is the first damaged line of a text. The lines before it are in the record that Load returns with it; damage in the header
// leaves no record, and nothing of the text can be rescued.
type Damage = transcript.Damage

// Load plays a record again and checks every line of it. The file is only named in the error, a *Damage. If the header is sound, the
// record up to the last good line is returned together with the damage, so that it can be played on.
func Load(file string, text []byte, boards []*industry.Game) (*Record, error) {
	return transcript.Load(file, text,
		func(l *transcript.Reader) *Record { return (&loader{l}).header(boards) },
		func(l *transcript.Reader, r *Record) { (&loader{l}).game(r) })
}

// loader reads the lines of a record.
type loader struct{ *transcript.Reader }

// header reads which game is played and starts its record.
func (l *loader) header(boards []*industry.Game) *Record {
	l.Opening(Game, Rules)
	board := l.board(boards)
	var h Header
	h.Options.Seats = l.seats()
	h.Options.Adjusted = l.Flag(wordAdjusted)
	l.players(&h)
	h.Seed = l.Number(wordSeed)
	h.Practice = l.Flag(wordPractice)
	h.Hinted = l.Flag(wordHinted)
	if l.Damage != nil {
		return nil
	}
	r, err := New(board, h)
	if err != nil {
		l.Expect(fault.Sprintf("a game that can be set up"), fault.Sprintf("%s", err))
		return nil
	}
	return r
}

// board finds the board that the header names, with the sum of its text.
func (l *loader) board(boards []*industry.Game) *industry.Game {
	var lines []string
	why := fault.Sprintf("there is no such %s here", wordBoard)
	for _, g := range boards {
		line := boardLine(g)
		lines = append(lines, line)
		if transcript.WithoutSum(line) == transcript.WithoutSum(transcript.OneSpaced(l.Line())) {
			why = fault.Sprintf("this board is not as it was when the game was played")
		}
	}
	for _, fit := range l.OneOf(wordBoard, lines, why) {
		return boards[fit]
	}
	return nil
}

func (l *loader) seats() int {
	n, ok := transcript.Whole(l.After(wordSeats, "4"))
	if !ok || n < industry.MinSeats || n > industry.MaxSeats {
		l.Expect(fault.Sprintf("%d or %d seats", industry.MinSeats, industry.MaxSeats), fault.Text{})
	}
	l.Next()
	return int(n)
}

// game plays the lines after the header again, and checks each of them, up to the hash.
func (l *loader) game(r *Record) {
	l.Play(&r.made, r.cut, func() { l.choice(r) })
	l.End(r.Hash())
}

// choice makes the choice of a line.
func (l *loader) choice(r *Record) {
	s := *r.current()
	seat, text, ok := l.seat(&s)
	if !ok {
		l.Expect(asked(&s), fault.Text{})
		return
	}
	s.Actor = seat
	c, err := r.game.Parse(&s, text)
	if err != nil {
		l.Expect(asked(r.current()), fault.Sprintf("%s", err))
		return
	}
	if _, why := r.Choose(c); !why.OK() {
		l.Expect(asked(r.current()), because(why))
		return
	}
	if l.Line() != r.Line(r.made-1) && transcript.OneSpaced(l.Line()) != r.Line(r.made-1) { // a subsidy of another seat than the line's
		l.Expect(fault.Sprintf("%q", r.Line(r.made-1)), fault.Text{})
	}
}

// seat reads who makes the choice of a line.
func (l *loader) seat(s *industry.State) (seat industry.Seat, text string, ok bool) {
	for seat := range industry.Seat(s.Seats) {
		if text, ok := strings.CutPrefix(l.Line(), seatPrefix(seat)); ok {
			return seat, text, true
		}
	}
	return industry.Nobody, "", false
}

// asked describes the line that is expected.
func asked(s *industry.State) fault.Text {
	switch s.Phase {
	case industry.Naming:
		return fault.Sprintf("a zone that seat %s names", s.Actor)
	case industry.Bidding:
		return fault.Sprintf("a bid of seat %s, or %q", s.Actor, industry.Pass.String())
	case industry.Deciding:
		return fault.Sprintf("seat %s to give or take the zone", s.Actor)
	case industry.Developing:
		return fault.Sprintf("a zone that seat %s develops, or %q", s.Actor, industry.Done.String())
	}
	return fault.Sprintf("%q, since the game is over", transcript.WordHash+" …")
}

// because tells the rule that refuses a choice.
func because(why industry.Refusal) fault.Text {
	switch {
	case why.Reason == industry.NotYourTurn:
		return fault.Sprintf("it is the turn of seat %s", why.Seat)
	case why.Reason == industry.NotAsked:
		return fault.Sprintf("nothing of that kind is asked here")
	case why.Rule == 0:
		return fault.Sprintf("a part is missing or too much")
	}
	return fault.Sprintf("%v forbids it", why.Rule)
}
