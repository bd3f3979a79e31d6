// Package soak plays random games by the million with every check of package audit after every event. A game is named by its
// kind and number, which decide everything about it, so any part of a soak can be run again; one that fails is written down
// as a record that shows it. It is pure: clocks and files belong to the program.
package soak

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Kind is a kind of game.
type Kind string

// The kinds.
const (
	Solo   Kind = "solo"   // against the Automa, on all its levels
	Tables Kind = "tables" // several seats, by turns as many as the game can have
)

// Kinds are those that a game can be played in.
func Kinds(g *engine.Game) (kinds []Kind) {
	for _, kind := range []Kind{Solo, Tables} {
		if len(seats(g, kind)) > 0 {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// seats are how many a game of a kind can have. Two humans at a table are played on the Lancashire map alone: the games of
// Birmingham stay those that they always were.
func seats(g *engine.Game, kind Kind) (list []int) {
	for n := 2; n <= engine.MaxSeats; n++ {
		_, cards := g.DeckFor(n)
		fits := n > 2 || !g.Rules().Merchants && !g.Edition.FirstEdition // C1.1
		if kind == Solo {
			fits = n == 2 // M1
		}
		if cards > 0 && fits {
			list = append(list, n)
		}
	}
	return list
}

// Case is one game of a soak.
type Case struct {
	Kind   Kind
	Number uint64
}

func (c Case) String() string { return fmt.Sprintf("%s %d", c.Kind, c.Number) }

// Setup says which games are played, and how.
type Setup struct {
	Game    *automa.Game
	Levels  []*automa.Mat // of the Automa
	Kind    Kind
	From    uint64 // the first game
	Games   uint64
	Workers int
	// Saves is how many games come to one that is saved, loaded, undone and redone as a whole, which takes many times as
	// long as playing it; 0 is none.
	Saves uint64
	// Finished counts the games that are over, if it is not nil, so that progress can be shown.
	Finished *atomic.Uint64
}

// Failure is a game in which something did not hold.
type Failure struct {
	Case Case
	Made int // choices and turns of the Automa up to the one that failed, that one included
	Err  error
	// Record shows it: it ends with the choice after which something did not hold, or before the one that cannot be made.
	Record []byte
}

func (f *Failure) Error() string {
	return fmt.Sprintf("game %s, after %d choices: %v", f.Case, f.Made, f.Err)
}

// Run plays the games in order and adds them up. It stops when the context is done, and after the first game that fails,
// which it returns: the same one for any number of workers.
func Run(ctx context.Context, setup Setup) (Tally, *Failure) {
	s := session{setup: setup}
	s.next.Store(setup.From)
	s.end.Store(setup.From + setup.Games)
	var wait sync.WaitGroup
	for range max(1, setup.Workers) {
		wait.Go(func() { s.work(ctx) })
	}
	wait.Wait()
	return s.tally, s.failure
}

// session is a soak under way.
type session struct {
	setup   Setup
	next    atomic.Uint64
	end     atomic.Uint64 // no game from here on is begun
	mutex   sync.Mutex
	tally   Tally
	failure *Failure
}

func (s *session) work(ctx context.Context) {
	p := player{setup: &s.setup}
	for ctx.Err() == nil {
		number := s.next.Add(1) - 1
		if number >= s.end.Load() {
			break
		}
		c := Case{s.setup.Kind, number}
		if err := p.play(c); err != nil {
			s.fail(p.failure(c, err))
		}
		if s.setup.Finished != nil {
			s.setup.Finished.Add(1)
		}
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.tally.Add(&p.tally)
}

// fail keeps the first failure: games before it are still played, those after it no more.
func (s *session) fail(f *Failure) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.failure == nil || f.Case.Number < s.failure.Case.Number {
		s.failure = f
		s.end.Store(f.Case.Number)
	}
}

// errNoSuchKind is the error of a case that is of none of the kinds.
var errNoSuchKind = errors.New("there is no such kind of game")
