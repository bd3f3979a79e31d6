package main

import (
	"math/rand/v2"
	"sync"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// table is what is the same in all games that are compared.
type table struct {
	game       *industry.Game
	options    industry.Options
	seed       uint64
	workers    int
	strategies [styles]rival.Strategy
}

// company are the players at the seats of a table, of every style: they are made once for many games.
type company [industry.MaxSeats][styles]*rival.Player

// equal are the weights of all players: those of steady, but for a joker, which is worth at least what it counts at the end (I28).
var equal = func() rival.Weights {
	w := rival.SteadyWeights
	w.Joker = 100 * industry.JokerPoints
	return w
}()

func (t *table) company() (c company) {
	for seat := range t.options.Seats {
		for style := range styles {
			c[seat][style] = rival.NewPlayer(t.game, &equal, industry.Seat(seat), t.strategies[style])
		}
	}
	return c
}

// played is a game that was played to its end.
type played struct {
	styles [industry.MaxSeats]style
	first  industry.Seat
	state  industry.State
	log    industry.Log
	named  func(s *industry.State) // is shown every zone that is put up for auction, unless it is nil
}

// play plays a game. Its lots depend on its number only, so that boards are compared by the same lots.
func (t *table) play(players *company, number int, p *played) {
	p.log = p.log[:0]
	s, err := t.game.Start(t.options, rand.NewPCG(t.seed, uint64(number)).Uint64(), &p.log)
	if err != nil {
		panic(err) // how many seats there are is written here
	}
	p.first = s.First
	for s.Phase != industry.Over {
		c := players[s.Actor][p.styles[s.Actor]].Choose(&s)
		if refused := t.game.Apply(&s, c, &p.log); !refused.OK() {
			panic("a player chose what is refused: " + t.game.Text(&s, c))
		}
		if c.Verb == industry.Name && p.named != nil {
			p.named(&s)
		}
	}
	p.state = s
}

// place is a seat's place from the first player on.
func (t *table) place(p *played, seat industry.Seat) int {
	return (int(seat) + t.options.Seats - int(p.first)) % t.options.Seats
}

// chunk is how many games are added up before they are added to the others, in the order of their numbers: so a sum does not depend
// on which worker was ready first.
const chunk = 125

// sums are what is added up over games.
type sums[T any] interface {
	*T
	add(*T)
}

// over adds up games: game plays one and adds what counts of it.
func over[T any, S sums[T]](t *table, games int, game func(players *company, number int, p *played, into S)) S {
	parts := make([]T, (games+chunk-1)/chunk)
	next := make(chan int)
	var group sync.WaitGroup
	for range t.workers {
		group.Go(func() {
			players := t.company()
			var p played
			for part := range next {
				for number := part * chunk; number < min((part+1)*chunk, games); number++ {
					game(&players, number, &p, &parts[part])
				}
			}
		})
	}
	for part := range parts {
		next <- part
	}
	close(next)
	group.Wait()
	total := S(new(T))
	for i := range parts {
		total.add(&parts[i])
	}
	return total
}
