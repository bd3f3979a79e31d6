package record

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/automa/transcript"
	"sohofoundry/engine/industry"
)

// The words of a record. Reader and writer share them.
const (
	wordBoard    = "board"
	wordSeats    = "seats"
	wordAdjusted = "option adjusted" // I7
	wordPlayer   = "player"
	wordPerson   = "person"
	wordUnaided  = "unaided"
	wordSeed     = "seed"
	wordPractice = "practice"
	wordHinted   = "hinted"
	wordEnd      = "The end: " // for the reader
)

// Marshal writes the record as text, up to the current position, without the entries undone.
func (r *Record) Marshal() []byte {
	var b bytes.Buffer
	for _, line := range r.headerLines() {
		b.WriteString(line + "\n")
	}
	r.writeGame(&b)
	return transcript.Close(&b, r.Hash())
}

// Hash identifies the current position.
func (r *Record) Hash() string { return transcript.HashOf(r.current().String()) }

func (r *Record) headerLines() []string {
	h := &r.header
	lines := append(transcript.Opening(Game, Rules), boardLine(r.game), fmt.Sprintf("%s %d", wordSeats, h.Options.Seats))
	add := func(when bool, line string) {
		if when {
			lines = append(lines, line)
		}
	}
	add(h.Options.Adjusted, wordAdjusted)
	lines = append(lines, h.playerLines()...)
	add(true, wordSeed+" "+strconv.FormatUint(h.Seed, 10))
	add(h.Practice, wordPractice)
	add(h.Hinted, wordHinted)
	return lines
}

func boardLine(g *industry.Game) string {
	return wordBoard + " " + transcript.OneSpaced(g.Name) + " " + g.Sum
}

// writeGame writes the lines of the game, under a heading for every round that tells what is on offer.
func (r *Record) writeGame(b *bytes.Buffer) {
	era, round := -1, -1
	for i := range r.Entries() {
		if s := &r.entries[i].Before; int(s.Era) != era || int(s.Round) != round {
			era, round = int(s.Era), int(s.Round)
			fmt.Fprintf(b, "\n# Era %s, round %d: %s\n", industry.EraName(era), round+1, strings.Join(offered(s), ", "))
		}
		b.WriteString(r.Line(i) + "\n")
	}
	if r.Over() {
		b.WriteString("\n# " + wordEnd + r.result() + "\n")
	}
}

func offered(s *industry.State) (zones []string) {
	for column := range industry.Columns {
		if z := industry.At(int(s.Era), column); s.OnOffer(z) {
			zones = append(zones, z.String())
		}
	}
	return zones
}

// Line writes entry n of All as it stands in the record, on one line.
func (r *Record) Line(n int) string {
	e := &r.entries[n]
	s := e.Before
	s.Actor = e.Choice.Seat // who takes a subsidy may be another than the one who is to choose (I23)
	return seatPrefix(s.Actor) + r.game.Text(&s, e.Choice)
}

const seatWord = "seat"

// seatPrefix opens the line of a seat's choice.
func seatPrefix(p industry.Seat) string { return fmt.Sprintf("%s %s: ", seatWord, p) }

// result tells how a game ended, for the reader: the seats from the first to the last (I29).
func (r *Record) result() string {
	s := r.current()
	var seats []string
	for _, p := range r.game.Standing(s) {
		seats = append(seats, fmt.Sprintf("%s %s %d", seatWord, p, r.game.Points(s, p)))
	}
	return strings.Join(seats, ", ")
}
