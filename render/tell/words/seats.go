package words

import (
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// At is the same words at the table of a game: "you" are the one person there, and where several people or rivals sit, they have
// names. Among several people nobody is "you" until SeenBy says who looks.
func (w Words) At(h *record.Header) Words {
	w.Rival, w.Numbered, w.You, w.Names = !h.Options.Solo, !h.OnePerson(), engine.HumanSeat, [engine.MaxSeats]string{}
	if h.Options.Solo || h.Duel() && h.Players[0].Name == "" {
		return w
	}
	rivals := 0
	for seat, p := range h.Players[:h.Options.Seats] {
		switch {
		case p.Name != "":
			w.Names[seat] = p.Name
		case p.Rival > 0 && !h.Duel():
			rivals++
			w.Names[seat] = w.Text("seat-name.rival", "n", rivals)
		case p.Rival == 0 && !h.OnePerson(): // who plays alone is "you"
			w.Names[seat] = w.Text("seat-name.person", "n", seat+1)
		}
	}
	return w
}

// SeenBy is the same words for the person of a seat, who is "you".
func (w Words) SeenBy(seat engine.Seat) Words {
	w.Numbered, w.You = false, seat
	return w
}

// Company reports whether several people or rivals play, whom their names tell apart.
func (w Words) Company() bool {
	named := 0
	for _, name := range w.Names {
		if name != "" {
			named++
		}
	}
	return named > 1
}

// SeatName is what a seat is called where it stands alone, as at its purse: "You", "The Automa", "Ada", "Rival 2".
func (w Words) SeatName(seat engine.Seat) string {
	switch {
	case w.Names[seat] != "":
		return w.Names[seat]
	case w.Numbered:
		return Capital(w.seat(seat).Text)
	}
	return w.Text("page.side." + SeatKey(seat))
}

// SeatInText is what a seat is called amid a text, whoever looks: "you", "the rival", "Ada".
func (w Words) SeatInText(seat engine.Seat) string {
	if name := w.Names[seat]; name != "" {
		return name
	}
	return w.seat(seat).Text
}

// seat names a player: "you", "the Automa" or "the rival"; where several people or rivals play, "Ada", "rival 2" or "seat 1".
func (w Words) seat(seat engine.Seat) Noun {
	switch {
	case seat == w.You && !w.Numbered:
		return w.player("you", named{})
	case w.Names[seat] != "":
		who := w.player("named", named{"who": w.Names[seat]})
		who.Key = "seat" // for all that texts say of it
		return who
	case w.Numbered:
		return w.player("seat", named{"n": int(seat) + 1})
	case w.Rival:
		return w.player("rival", named{})
	}
	return w.player(SeatKey(seat), named{})
}

// other names the opponent of a seat, or at a table of several that of another.
func (w Words) other(seat engine.Seat) Noun {
	if w.Numbered || w.Company() || seat > engine.AutomaSeat {
		return w.player("another", named{})
	}
	return w.seat(1 - seat)
}

func (w Words) player(key string, facts named) Noun {
	who := w.noun("seat."+key, facts)
	who.Key = key
	return who
}

var seatKeys = [2]string{engine.HumanSeat: "you", engine.AutomaSeat: "automa"}

// SeatKey is a player of solo play in the keys of catalogues: "you" or "automa".
func SeatKey(seat engine.Seat) string { return seatKeys[seat&1] }
