package rival

import "sohofoundry/engine/industry"

// Strategy is how many per cent a player counts each part of what a zone brings; Even counts all as they are.
type Strategy struct {
	Now          int // what scores at once (I19)
	Networks     int // bonus zones and the factories that they count (I27)
	Rest         int // all other parts
	Technologies int // whatever technologies bring, besides
}

// Even is the strategy of steady and keen.
var Even = Strategy{Now: 100, Networks: 100, Rest: 100, Technologies: 100}

// Player plays one seat at once, without thinking in slices: for those who play games by the thousand. It is not for several goroutines.
type Player struct{ judge *judge }

// NewPlayer makes a player with weights, which plays by its strategy and takes the others for even ones.
func NewPlayer(g *industry.Game, w *Weights, seat industry.Seat, strategy Strategy) *Player {
	j := newJudge(g, w)
	j.seat, j.strategy = seat, strategy
	return &Player{j}
}

// Choose is the player's choice when it is asked.
func (p *Player) Choose(s *industry.State) industry.Choice { return p.judge.choose(s) }

// lean counts the parts of a zone's worth by the strategy of the judge's own seat.
func (j *judge) lean(p industry.Seat, zone industry.ID, w *WorthParts) {
	if p != j.seat || j.strategy == Even {
		return
	}
	technology := 100
	if j.g.OfKind(industry.Technology).Has(zone) {
		technology = j.strategy.Technologies
	}
	count := func(part *Points, percent int) { *part = *part * Points(percent*technology) / 10_000 }
	count(&w.Now, j.strategy.Now)
	count(&w.Networks, j.strategy.Networks)
	for _, part := range []*Points{&w.Roads, &w.Resources, &w.Discount, &w.Jokers} {
		count(part, j.strategy.Rest)
	}
}

// Worth is what the player takes a zone of the current era to be worth to somebody.
func (p *Player) Worth(s *industry.State, seat industry.Seat, zone industry.ID) WorthParts {
	p.judge.look(s)
	return p.judge.worth(s, seat, zone)
}
