package main

import (
	"math/rand/v2"
	"sync"

	"sohofoundry/engine/industry"
)

// style is how a player values the parts of what a zone brings.
type style int

// The styles: equal players are even, and each of three strategies values one part by half as much again.
const (
	even style = iota
	now
	networks
	technologies
	styles
)

var styleNames = [styles]string{"even", "now", "networks", "technologies"}

// table is what is the same in all games that are compared.
type table struct {
	game    *industry.Game
	options industry.Options
	seed    uint64
	workers int
}

// setting is a game's: who sits where, and who finds talers when an era begins.
type setting struct {
	styles [industry.MaxSeats]style
	seat   industry.Seat
	era    int
	talers int16 // 0: nobody finds any
}

// played is a game that was played to its end.
type played struct {
	styles [industry.MaxSeats]style
	first  industry.Seat
	state  industry.State
	log    industry.Log
}

// play plays a game. Its lots depend on its number only, so that two games of a number differ by their settings alone.
func (t *table) play(number int, with setting, into *played) {
	log := into.log[:0]
	seed := rand.NewPCG(t.seed, uint64(number)).Uint64()
	s, err := t.game.Start(t.options, seed, &log)
	if err != nil {
		panic(err) // the seats were looked at before
	}
	into.first, into.styles = s.First, with.styles
	found := with.talers == 0
	for s.Phase != industry.Over {
		if !found && int(s.Era) >= with.era {
			s.Talers[with.seat] += with.talers
			found = true
		}
		c := choose(t.game, &s, with.styles[s.Actor])
		if refused := t.game.Apply(&s, c, &log); !refused.OK() {
			panic(t.game.Text(&s, c))
		}
	}
	into.state, into.log = s, log
}

// chunk is how many games are added up before they are added to the others: in a fixed order, so that a sum does not depend on who
// was ready first.
const chunk = 50

// sums are what is added up over games.
type sums[T any] interface {
	*T
	add(*T)
}

// over adds up games, some at a time.
func over[T any, S sums[T]](t *table, games int, game func(number int, into S)) *T {
	parts := make([]T, (games+chunk-1)/chunk)
	next := make(chan int)
	var group sync.WaitGroup
	for range t.workers {
		group.Go(func() {
			for part := range next {
				for number := part * chunk; number < min((part+1)*chunk, games); number++ {
					game(number, S(&parts[part]))
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
	return (*T)(total)
}
