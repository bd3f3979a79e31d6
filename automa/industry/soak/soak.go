// Package soak plays random games of Industry by the hundred thousand and checks after every choice what must always hold. The number of a
// game decides everything about it, so any game can be played again. It is pure: clocks and files belong to the program.
package soak

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"math/rand/v2"
	"runtime/debug"
	"slices"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
)

// Setup says which games are played, and how.
type Setup struct {
	Game  *industry.Game
	From  uint64 // the first game
	Games uint64
	Saves uint64 // how many games come to one that is saved and loaded as a record; 0 is none
}

// Tally adds up the games that were played.
type Tally struct {
	Games, Decisions, Choices, Events, Saved uint64
	Most                                     int // choices at one decision
	Hash                                     string
}

// Run plays the games. It stops when the context is done, and after the first game in which something does not hold.
func Run(ctx context.Context, setup Setup) (Tally, error) {
	p := player{setup: setup, hash: sha256.New()}
	for number := setup.From; number < setup.From+setup.Games && ctx.Err() == nil; number++ {
		if err := p.play(number); err != nil {
			return p.tally, fmt.Errorf("game %d, after %d choices: %w", number, len(p.made), err)
		}
		p.tally.Games++
	}
	p.tally.Hash = hex.EncodeToString(p.hash.Sum(nil))
	return p.tally, nil
}

// player plays and checks one game after the other.
type player struct {
	setup   Setup
	tally   Tally
	hash    hash.Hash
	choices []industry.Choice
	log     industry.Log
	made    []industry.Choice
	points  [industry.MaxSeats]int16 // as the events told them
}

func options(number uint64) industry.Options {
	return industry.Options{Seats: industry.MinSeats + int(number%2), Adjusted: number/2%2 == 0}
}

// play plays a game to its end. A panic is an error too.
func (p *player) play(number uint64) (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("panic: %v\n%s", reason, debug.Stack())
		}
	}()
	p.made, p.log, p.points = p.made[:0], p.log[:0], [industry.MaxSeats]int16{}
	chance := rand.New(rand.NewPCG(number, number))
	s, err := p.setup.Game.Start(options(number), number, &p.log)
	if err != nil {
		return err
	}
	talers := p.told(s.Seats, int(s.Seats)*industry.StartWith)
	for s.Phase != industry.Over {
		if err := p.position(&s, talers); err != nil {
			return err
		}
		c := p.choices[chance.IntN(len(p.choices))]
		if c.Verb == industry.Subsidy && chance.IntN(8) > 0 { // or everybody has one at once
			c = p.choices[0]
		}
		p.made, p.log = append(p.made, c), p.log[:0]
		if why := p.setup.Game.Apply(&s, c, &p.log); !why.OK() {
			return fmt.Errorf("%+v is listed and refused: %d %s", c, why.Reason, why.Rule)
		}
		talers = p.told(s.Seats, talers)
	}
	if err := p.over(&s, talers); err != nil {
		return err
	}
	return p.again(number, &s)
}

// told takes up what the events told, and returns how many talers are in play then.
func (p *player) told(seats uint8, talers int) int {
	p.tally.Events += uint64(len(p.log))
	for _, e := range p.log {
		switch e.Kind {
		case industry.Income, industry.SubsidyPaid:
			talers += int(e.Amount)
		case industry.CostPaid:
			talers -= int(e.Amount)
		case industry.ResourceSupplied:
			if e.Source == industry.Bank {
				talers -= int(e.Amount)
			}
		case industry.CogScored, industry.EndScored:
			if e.Seat < industry.Seat(seats) {
				p.points[e.Seat] += e.Amount
			}
		}
		_, _ = fmt.Fprint(p.hash, e) // which never fails
	}
	return talers
}

// sound checks a position, and that its talers are those that the events told of.
func (p *player) sound(s *industry.State, talers int) error {
	inPlay := 0
	for seat := range industry.Seat(s.Seats) {
		inPlay += int(s.Talers[seat])
	}
	if inPlay != talers {
		return fmt.Errorf("%d talers are in play, and by the events there are %d", inPlay, talers)
	}
	return p.setup.Game.Check(s)
}

// position checks a position and lists what may be chosen there.
func (p *player) position(s *industry.State, talers int) error {
	if err := p.sound(s, talers); err != nil {
		return err
	}
	g := p.setup.Game
	p.choices = g.AppendChoices(p.choices[:0], s)
	p.tally.Decisions++
	p.tally.Choices += uint64(len(p.choices))
	p.tally.Most = max(p.tally.Most, len(p.choices))
	for i, c := range p.choices {
		if why := g.Refused(s, c); !why.OK() {
			return fmt.Errorf("%+v is listed and refused: %d %s", c, why.Reason, why.Rule)
		}
		if slices.Contains(p.choices[:i], c) {
			return fmt.Errorf("%+v is listed twice", c)
		}
		if read, err := g.Parse(s, g.Text(s, c)); err != nil || read != c {
			return fmt.Errorf("%q is read as %+v: %w", g.Text(s, c), read, err)
		}
	}
	if len(p.choices) == 0 {
		return errors.New("nothing may be chosen, and the game is not over")
	}
	return nil
}

// over checks the end of a game.
func (p *player) over(s *industry.State, talers int) error {
	if err := p.sound(s, talers); err != nil {
		return err
	}
	g := p.setup.Game
	for seat := range industry.Seat(s.Seats) {
		if total := g.Score(s, seat).Total(); total != p.points[seat] {
			return fmt.Errorf("seat %s has %d points, and %d were told", seat, total, p.points[seat])
		}
	}
	if list := g.Choices(s); len(list) > 0 {
		return fmt.Errorf("the game is over, and %+v may be chosen", list[0])
	}
	return nil
}

// again plays the same choices without telling anything, and now and then as a record: the same position comes of it.
func (p *player) again(number uint64, end *industry.State) error {
	g := p.setup.Game
	s, err := g.Start(options(number), number, nil)
	if err != nil {
		return err
	}
	for _, c := range p.made {
		g.Apply(&s, c, nil)
	}
	if s != *end {
		return errors.New("played again with the same choices, it is another position")
	}
	if p.setup.Saves == 0 || number%p.setup.Saves != 0 {
		return nil
	}
	p.tally.Saved++
	return p.saved(number, end)
}

// saved saves and loads a game.
func (p *player) saved(number uint64, end *industry.State) error {
	r, err := record.New(p.setup.Game, record.Header{Options: options(number), Seed: number})
	if err != nil {
		return err
	}
	for _, c := range p.made {
		if _, why := r.Choose(c); !why.OK() {
			return fmt.Errorf("recorded, %+v is refused: %d %s", c, why.Reason, why.Rule)
		}
	}
	text := r.Marshal()
	loaded, err := record.Load("saved.soho", text, []*industry.Game{p.setup.Game})
	if err != nil {
		return err
	}
	if *r.Position() != *end || *loaded.Position() != *end || string(loaded.Marshal()) != string(text) {
		return errors.New("saved and loaded, it is another game")
	}
	return nil
}
