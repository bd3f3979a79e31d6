package pages

import (
	"cmp"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
)

// Result tells the winner, and the lead.
type Result struct {
	Winner engine.Seat
	Second engine.Seat // who came next
	By     int         // VP that the winner has more; with none a rule decided, unless the place is shared
	places [engine.MaxSeats]int
	played int
}

// ResultOf ranks the seats as the engine does.
func ResultOf(g *engine.Game, s *engine.State) Result {
	r := Result{played: int(s.Seats)}
	for _, standing := range g.Standings(s) {
		r.places[standing.Seat] = standing.Place
	}
	best := r.Seats()
	r.Winner, r.Second = best[0], best[1]
	r.By = int(s.Players[r.Winner].VP) - int(s.Players[r.Second].VP)
	return r
}

// Seats are those at the table, the best first.
func (r Result) Seats() (seats []engine.Seat) {
	for seat := range r.played {
		seats = append(seats, engine.Seat(seat))
	}
	slices.SortStableFunc(seats, func(a, b engine.Seat) int { return cmp.Compare(r.places[a], r.places[b]) })
	return seats
}

// Place of a seat, from 1; seats that nothing tells apart share one.
func (r Result) Place(seat engine.Seat) int { return r.places[seat] }

// Title tells the winner.
func (r Result) Title(w words.Words) string {
	key, who := "by-vp", words.SeatKey(r.Winner)
	if r.By == 0 {
		key = "by-rule"
	}
	switch {
	case w.Company() && r.places[r.Second] == 1:
		return w.Text("page.final.title.shared", "list", r.winners(w))
	case w.Rival && r.places[r.Second] == 1:
		return w.Text("page.final.title.shared-duel")
	case w.Company() && w.IsYou(r.Winner):
		who = words.SeatKey(engine.HumanSeat)
	case w.Company():
		who = "named"
	}
	return w.Text("page.final.title."+key+"."+who, "n", itoa(r.By), "name", w.SeatName(r.Winner))
}

// winners lists those who share the first place.
func (r Result) winners(w words.Words) string {
	var list []string
	for _, seat := range r.Seats() {
		if r.places[seat] == 1 {
			list = append(list, w.SeatName(seat))
		}
	}
	return w.And(list)
}

// Equal tells what decides between equal VP. A rival's income and money count too, the Automa has none.
func (r Result) Equal(w words.Words) string {
	if w.Rival {
		return w.Text("page.final.equal-all")
	}
	return w.Text("page.final.equal")
}

// equalBy is the same as a sentence, with its rule.
func (r Result) equalBy(w words.Words) string {
	if w.Rival {
		return w.Sentence(r.Equal(w), engine.B(4, 6))
	}
	return w.Sentence(r.Equal(w), cite.Of(cite.EqualVP)...)
}
