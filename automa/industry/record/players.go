package record

import (
	"fmt"
	"strings"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/automa/transcript"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// Player is who sits at a seat: a person, or a rival that the program plays.
type Player struct {
	Name    string         // of a person, may be empty
	Rival   rival.Strength // without a policy: a person
	Unaided bool           // the person gets no hints
}

// IsRival reports whether the program plays.
func (p *Player) IsRival() bool { return p.Rival.Policy != "" }

// Persons lists the seats of people.
func (h *Header) Persons() (seats []industry.Seat) {
	for seat := range industry.Seat(h.Options.Seats) {
		if !h.Players[seat].IsRival() {
			seats = append(seats, seat)
		}
	}
	return seats
}

// checkPlayers sees that everybody has a seat to play, and somebody plays.
func (h *Header) checkPlayers() error {
	for seat, p := range h.Players {
		if err := p.check(); err != nil {
			return fault.Errorf("the player of seat %d: %w", seat+1, err)
		}
		if p != (Player{}) && seat >= h.Options.Seats {
			return fault.Errorf("there is no seat %d at a table of %d", seat+1, h.Options.Seats)
		}
		for _, other := range h.Players[:seat] {
			if p.Name != "" && p.Name == other.Name {
				return fault.Errorf("two players are called %q", p.Name)
			}
		}
	}
	if len(h.Persons()) == 0 {
		return fault.Errorf("no seat is a person's")
	}
	return nil
}

func (p *Player) check() error {
	if p.IsRival() {
		strength, err := rival.ByName(p.Rival.String())
		if err == nil && *p != (Player{Rival: strength}) {
			err = fault.Errorf("a rival has no name and gets no hints, and only an adviser looks into futures")
		}
		return err
	}
	if p.Rival.Futures != 0 {
		return fault.Errorf("a person looks into no futures")
	}
	return transcript.CheckName(p.Name)
}

// playerLines tell who plays; unnamed people need no line.
func (h *Header) playerLines() (lines []string) {
	for seat, p := range h.Players[:h.Options.Seats] {
		if p != (Player{}) {
			lines = append(lines, fmt.Sprintf("%s %d %s", wordPlayer, seat+1, p.words()))
		}
	}
	return lines
}

func (p *Player) words() string {
	switch {
	case p.IsRival():
		return p.Rival.String()
	case p.Unaided:
		return strings.TrimSpace(wordUnaided + " " + p.Name)
	}
	return wordPerson + " " + p.Name
}

// players reads who plays.
func (l *loader) players(h *Header) {
	for before := 0; l.Is(wordPlayer) && l.Damage == nil; {
		number, who, _ := strings.Cut(l.After(wordPlayer, "1 "+wordPerson), " ")
		n, ok := transcript.Whole(number)
		seat := int(min(n, industry.MaxSeats+1))
		if !ok || seat <= before || seat > h.Options.Seats {
			l.Expect(fault.Sprintf("the player of a seat from %d to %d", before+1, h.Options.Seats), fault.Text{})
			return
		}
		before, h.Players[seat-1] = seat, l.player(transcript.OneSpaced(who))
		l.Next()
	}
}

// player reads one.
func (l *loader) player(text string) (p Player) {
	switch word, name, _ := strings.Cut(text, " "); word {
	case wordPerson, wordUnaided:
		p = Player{Name: name, Unaided: word == wordUnaided}
	default:
		p.Rival, _ = rival.ByName(text) // what cannot be read is nobody, whose line reads otherwise
	}
	if p == (Player{}) || p.check() != nil {
		l.Expect(fault.Sprintf("%q, %q or a rival such as %q", wordPerson+" Ada", wordUnaided+" Ada", "adviser 28"), fault.Text{})
	}
	return p
}
