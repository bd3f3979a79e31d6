package record

import (
	"fmt"
	"strings"

	"sohofoundry/automa/transcript"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// Player is who sits at a seat that is not the Automa's: a person, or a rival that is played by search.
type Player struct {
	Name    string // of a person, may be empty
	Unaided bool   // the person gets no hints
	Rival   int    // futures in which the adviser looks for each choice; 0: a person
}

// LongestPlayer is how many characters the name of a player may have.
const LongestPlayer = transcript.LongestPlayer

// mostFutures is more than a search can look at in bearable time.
const mostFutures = 1_000_000

// RivalSeat is the seat of a lone rival.
const RivalSeat = engine.AutomaSeat

// AgainstRival are the players of a table of two, a person against a rival.
func AgainstRival(futures int) [engine.MaxSeats]Player {
	return [engine.MaxSeats]Player{RivalSeat: {Rival: futures}}
}

// Persons lists the seats of people.
func (h *Header) Persons() (seats []engine.Seat) {
	for seat := range engine.Seat(h.Options.Seats) {
		if h.Players[seat].Rival == 0 && !(h.Options.Solo && seat == engine.AutomaSeat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Rivals is how many rivals there are.
func (h *Header) Rivals() (n int) {
	for _, p := range h.Players[:h.Options.Seats] {
		if p.Rival > 0 {
			n++
		}
	}
	return n
}

// OnePerson reports whether one person plays, against the Automa or rivals.
func (h *Header) OnePerson() bool { return h.Options.Solo || h.Rivals() == h.Options.Seats-1 }

// Duel reports whether one person plays against one rival.
func (h *Header) Duel() bool { return h.Options.Seats == 2 && h.Rivals() == 1 }

// checkPlayers sees that everybody has a seat to play.
func (h *Header) checkPlayers() error {
	for seat, p := range h.Players {
		if err := p.check(); err != nil {
			return fault.Errorf("the player of seat %d: %w", seat+1, err)
		}
		switch {
		case p == (Player{}):
		case h.Options.Solo:
			return fault.Errorf("at a table with the Automa, seat %d has no name or rival", seat+1)
		case seat >= h.Options.Seats:
			return fault.Errorf("there is no seat %d at a table of %d", seat+1, h.Options.Seats)
		case seat == 0 && p.Rival > 0:
			return fault.Errorf("the first seat is a person's, not a rival's")
		}
		for _, other := range h.Players[:seat] {
			if p.Name != "" && p.Name == other.Name {
				return fault.Errorf("two players are called %q", p.Name)
			}
		}
	}
	return nil
}

func (p *Player) check() error {
	switch {
	case p.Rival < 0 || p.Rival > mostFutures:
		return fault.Errorf("a rival looks at 1 to %d futures, not at %d", mostFutures, p.Rival)
	case p.Rival > 0 && *p != Player{Rival: p.Rival}:
		return fault.Errorf("a rival has no name and gets no hints")
	}
	return transcript.CheckName(p.Name)
}

// playerLines tell who plays; a lone rival has a line of its own kind, and unnamed people need none.
func (h *Header) playerLines() (lines []string) {
	if h.Duel() && h.Players == AgainstRival(h.Players[RivalSeat].Rival) {
		return []string{fmt.Sprintf("%s %d", wordRival, h.Players[RivalSeat].Rival)}
	}
	for seat, p := range h.Players {
		if p != (Player{}) {
			lines = append(lines, fmt.Sprintf("%s %d %s", wordPlayer, seat+1, p.words()))
		}
	}
	return lines
}

func (p *Player) words() string {
	switch {
	case p.Rival > 0:
		return fmt.Sprintf("%s %d", wordAdviser, p.Rival)
	case p.Unaided:
		return strings.TrimSpace(wordUnaided + " " + p.Name)
	}
	return strings.TrimSpace(wordPerson + " " + p.Name)
}

// players reads who plays.
func (l *loader) players(h *Header) {
	if h.Options.Solo {
		return
	}
	if l.Is(wordRival) {
		n := l.futures(l.After(wordRival, "28"))
		if h.Options.Seats != 2 {
			l.Expect(fault.Sprintf("%q", wordPlayer+" 2 "+wordAdviser+" 28"), fault.Sprintf("a lone rival plays at a table of two"))
		}
		h.Players = AgainstRival(n)
		l.Next()
		return
	}
	for before := 0; l.Is(wordPlayer) && l.Damage == nil; {
		number, who, _ := strings.Cut(l.After(wordPlayer, "1 "+wordPerson), " ")
		n, ok := transcript.Whole(number)
		seat := int(min(n, engine.MaxSeats+1))
		if !ok || seat <= before || seat > h.Options.Seats {
			l.Expect(fault.Sprintf("the player of a seat from %d to %d", before+1, h.Options.Seats), fault.Text{})
			return
		}
		before, h.Players[seat-1] = seat, l.player(who)
		if err := h.checkPlayers(); err != nil {
			l.Expect(fault.Sprintf("players who can sit at this table"), fault.Sprintf("%s", err))
		}
		l.Next()
	}
}

// player reads one.
func (l *loader) player(text string) Player {
	word, rest, _ := strings.Cut(text, " ")
	switch rest = transcript.OneSpaced(rest); word {
	case wordAdviser:
		return Player{Rival: l.futures(rest)}
	case wordPerson, wordUnaided:
		if p := (Player{Name: rest, Unaided: word == wordUnaided}); p != (Player{}) {
			return p
		}
	}
	l.Expect(fault.Sprintf("%q, %q or %q", wordPerson+" Ada", wordUnaided+" Ada", wordAdviser+" 28"), fault.Text{})
	return Player{}
}

// futures reads in how many futures a rival looks.
func (l *loader) futures(digits string) int {
	n, ok := transcript.Whole(digits)
	if !ok || n == 0 || n > mostFutures {
		l.Expect(fault.Sprintf("a rival with a number from 1 to %d", mostFutures), fault.Text{})
	}
	return int(min(n, mostFutures))
}
