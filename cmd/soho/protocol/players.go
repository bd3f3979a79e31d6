package protocol

import (

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// player is who sits at a seat: a person, or a rival of a strength.
type player struct {
	Name    string `json:"name,omitempty"`
	Unaided bool   `json:"unaided,omitempty"`
	Rival   string `json:"rival,omitempty"`
	Futures int    `json:"futures,omitempty"` // of a rival of no strength that has a name
}

// playersHeader is the header of a game at a table of people and rivals.
func playersHeader(h record.Header, f *newFields) (record.Header, error) {
	n := len(f.Players)
	switch {
	case n < 2 || n > engine.MaxSeats || valueOr(f.Seats, n) != n:
		return h, fail(codeBadValue, "players are those of all 2 to %d seats", engine.MaxSeats)
	case f.Rival != nil || f.Difficulty != nil || f.Mat != nil || f.House != (engine.House{}) || f.Spending || valueOr(f.Solo, false):
		return h, fail(codeBadValue, "players sit at a table without the Automa: no rival, difficulty, mat, house rules or spending_order beside them")
	}
	h.Options.Seats, h.Options.Solo = n, false
	for seat, p := range f.Players {
		var err error
		if h.Players[seat], err = p.sits(); err != nil {
			return h, err
		}
	}
	if h.Duel() {
		h.Difficulty = f.Players[record.RivalSeat].Rival
	}
	return h, nil
}

// sits is the player in the record of a game.
func (p player) sits() (record.Player, error) {
	if p.Futures != 0 {
		return record.Player{}, fail(codeBadValue, "a new rival has a strength, not futures")
	}
	sits := record.Player{Name: p.Name, Unaided: p.Unaided}
	if p.Rival == "" {
		return sits, nil
	}
	strength, err := strengthNamed(p.Rival)
	sits.Rival = strength.Futures
	return sits, err
}

// playersOf tells who plays, if anybody said so.
func playersOf(h record.Header) (list []player) {
	if h.Players == ([engine.MaxSeats]record.Player{}) || h.Duel() && h.Players[0] == (record.Player{}) {
		return nil
	}
	for _, p := range h.Players[:h.Options.Seats] {
		told := player{Name: p.Name, Unaided: p.Unaided}
		if strength, ok := search.StrengthOf(p.Rival); ok {
			told.Rival = strength.Name
		} else {
			told.Futures = p.Rival
		}
		list = append(list, told)
	}
	return list
}
