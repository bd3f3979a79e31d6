package main

import (
	"math/rand/v2"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// style is how a player counts the parts of what a zone brings.
type style int

// The styles: equal players are even, and each of three strategies counts one part half as much again as the others.
const (
	even style = iota
	now
	networks
	technologies
	styles
)

var styleNames = [styles]string{"even", "points now", "networks", "technologies"}

// more is how much a strategy counts its own part, in per cent of what it counts the others.
const more = 150

// lean makes the strategies of the styles. Who counts one part for more counts all of them for so much less that zones are worth as much as
// to an even player in the mean: otherwise whoever loves the greatest part would only pay too much.
func (t *table) lean(games int) {
	b := over(t, games, func(players *company, number int, p *played, into *beliefs) {
		p.named = func(s *industry.State) { into.see(t.game, s, players[0][even]) }
		t.play(players, number, p)
	})
	for style := now; style < styles; style++ {
		whole := 100 / (1 + (more-100)/100.*b.own[style]/b.all)
		t.strategies[style] = rival.Strategy{Now: int(whole + .5), Networks: int(whole + .5), Rest: int(whole + .5), Technologies: 100}
	}
	t.strategies[now].Now = t.strategies[now].Now * more / 100
	t.strategies[networks].Networks = t.strategies[networks].Networks * more / 100
	t.strategies[technologies].Technologies = more
}

// beliefs are what even players take zones to be worth to all of them, hundredths of a point: by the styles whose part it is, and in all.
type beliefs struct {
	own [styles]float64
	all float64
}

func (b *beliefs) add(o *beliefs) {
	b.all += o.all
	for style := range styles {
		b.own[style] += o.own[style]
	}
}

// see takes up the zone that is put up for auction.
func (b *beliefs) see(g *industry.Game, s *industry.State, player *rival.Player) {
	for seat := range industry.Seat(s.Seats) {
		w := player.Worth(s, seat, s.Up)
		if w.Total() == 0 {
			continue // nobody would pay for it, however much was counted for more
		}
		gross := float64(w.Total() - w.Cost)
		b.all += gross
		b.own[now] += float64(w.Now)
		b.own[networks] += float64(w.Networks)
		if g.Zones[s.Up].Kind == industry.Technology {
			b.own[technologies] += gross
		}
	}
}

// mixedGames is what games of players with different strategies add up to, by style.
type mixedGames struct {
	seats, points, wins [styles]float64
}

func (m *mixedGames) add(o *mixedGames) {
	for i := range styles {
		m.seats[i] += o.seats[i]
		m.points[i] += o.points[i]
		m.wins[i] += o.wins[i]
	}
}

// mixed plays games of a player of each strategy, and at a fourth seat of each of them in turn, who sit down by lot.
func (t *table) mixed(games int) *mixedGames {
	return over(t, games, func(players *company, number int, p *played, into *mixedGames) {
		chance := rand.New(rand.NewPCG(uint64(number), t.seed))
		for i, seat := range chance.Perm(t.options.Seats) {
			p.styles[seat] = now + style(i)
			if p.styles[seat] == styles {
				p.styles[seat] = now + style(number)%(styles-now)
			}
		}
		t.play(players, number, p)
		for seat := range industry.Seat(t.options.Seats) {
			into.seats[p.styles[seat]]++
			into.points[p.styles[seat]] += float64(t.game.Points(&p.state, seat))
		}
		winners := t.game.Winners(&p.state)
		for _, w := range winners {
			into.wins[p.styles[w]] += 1 / float64(len(winners))
		}
	})
}
