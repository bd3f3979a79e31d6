package soak

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime/debug"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/position"
)

// player plays and checks one game after the other. It keeps the memory that they need.
type player struct {
	setup *Setup
	tally Tally

	table   audit.Table
	lists   audit.Lists
	now     automa.Position
	before  automa.Position
	choices []engine.Choice
	log     engine.Log
	steps   automa.Steps
	made    []engine.Choice                          // one without a verb is a turn of the Automa
	decide  func(list []engine.Choice) engine.Choice // for humans
	enough  func() bool                              // the game is to go no further; nil: it goes to its end
}

// play plays a game to its end.
func (p *player) play(c Case) error {
	p.made = p.made[:0]
	h, err := c.Header(p.setup.Game, p.setup.Levels)
	if err != nil {
		return err
	}
	someone := human{chance: rand.NewPCG(c.Number, humanStream)}
	p.decide, p.enough = someone.pick, nil
	if err := p.watch(&h); err != nil {
		return err
	}
	p.tally.Games++
	if err := p.silently(&h); err != nil {
		return err
	}
	if saves := p.setup.Saves; saves > 0 && c.Number%saves == 0 {
		return p.save(h)
	}
	return p.restored()
}

// watch plays a game and checks it after every event. A panic is an error too.
func (p *player) watch(h *record.Header) (err error) {
	defer caught(&err)
	game := p.setup.Game
	p.lists.Game = game.Game
	p.table.Reset(game.Game, h.Options)
	chance := rand.NewPCG(h.Seed, auditStream)
	p.log = p.log[:0]
	if p.now, err = game.Start(h.Options, h.Seed, &p.log); err != nil {
		return err
	}
	for {
		s := &p.now.State
		p.choices = game.Choices(s, p.choices[:0])
		p.tally.see(s, p.choices, p.log)
		if err := p.table.After(s, p.choices, p.log); err != nil {
			return err
		}
		if err := p.lists.Check(s, p.choices, chance); err != nil {
			return err
		}
		if s.Decision == engine.GameOver || p.enough != nil && p.enough() {
			return nil
		}
		if err := p.move(); err != nil {
			return err
		}
	}
}

// move makes the next choice, or plays the Automa's turn.
func (p *player) move() error {
	game := p.setup.Game
	p.log = p.log[:0]
	if p.now.AutomasTurn() {
		p.made = append(p.made, engine.Choice{})
		p.before, p.steps = p.now, p.steps[:0]
		game.Turn(&p.now, &p.steps)
		for i := range p.steps {
			p.log = append(p.log, p.steps[i].Events...)
		}
		p.tally.Turns++
		return audit.Turn(game, &p.before, &p.now, p.steps)
	}
	c := p.decide(p.choices)
	p.made = append(p.made, c)
	p.before = p.now
	if r := game.Apply(&p.now, c, &p.log); !r.OK() {
		return fmt.Errorf("%+v is listed and refused: %s %s", c, r.Reason, r.Rule)
	}
	p.tally.made(c, len(p.choices))
	if p.now.Era == p.before.Era {
		return nil
	}
	for _, e := range p.log { // the human's choice ended the era: the Automa's deck is prepared (M81)
		game.Follow(&p.before, e)
	}
	if p.before.Cards != p.now.Cards {
		return errors.New("followed through its events, the Automa's cards lie otherwise")
	}
	return nil
}

// silently plays the same choices from the same seed without events and steps: the same position comes of it.
func (p *player) silently(h *record.Header) (err error) {
	defer caught(&err)
	game := p.setup.Game
	if p.before, err = game.Start(h.Options, h.Seed, nil); err != nil {
		return err
	}
	for _, c := range p.made {
		if c.Verb == 0 {
			game.Turn(&p.before, nil)
		} else if r := game.Apply(&p.before, c, nil); !r.OK() {
			return fmt.Errorf("played again, %+v is refused: %s %s", c, r.Reason, r.Rule)
		}
	}
	if p.before != p.now {
		return errors.New("played again with the same choices, it is another position")
	}
	return nil
}

// restored checks that the last position can be loaded, and that the index it keeps beside the table equals one derived anew.
func (p *player) restored() (err error) {
	defer caught(&err)
	p.before = p.now
	if err := position.Restore(p.setup.Game.Game, &p.before.State); err != nil {
		return fmt.Errorf("the last position could not be loaded: %w", err)
	}
	if err := position.Arisen(p.setup.Game.Game, &p.before.State); err != nil {
		return fmt.Errorf("the last position is taken for one that cannot have arisen: %w", err)
	}
	if p.before != p.now {
		return errors.New("restored, the last position is another")
	}
	return nil
}

// keep saves and loads the last position.
func (p *player) keep() error {
	game := p.setup.Game
	text, err := game.MarshalPosition(&p.now)
	if err != nil {
		return fmt.Errorf("the position cannot be saved: %w", err)
	}
	if p.before, err = game.UnmarshalPosition(text); err != nil {
		return fmt.Errorf("the position that was saved cannot be loaded: %w", err)
	}
	if p.before != p.now {
		return errors.New("saved and loaded, it is another position")
	}
	return nil
}

// save saves, loads, undoes and redoes the whole game.
func (p *player) save(h record.Header) (err error) {
	defer caught(&err)
	r, err := recorded(p.setup.Game, h, p.made)
	if err != nil {
		return err
	}
	if *r.Position() != p.now {
		return errors.New("the record leads to another position")
	}
	if err := p.keep(); err != nil {
		return err
	}
	p.tally.Saved++
	text := r.Marshal()
	again, err := record.Load("saved.soho", text, record.Library{p.setup.Game})
	if err != nil {
		return err
	}
	if *again.Position() != p.now || !bytes.Equal(again.Marshal(), text) {
		return errors.New("saved, loaded and saved again, the record is another")
	}
	begin, err := p.setup.Game.Start(h.Options, h.Seed, nil)
	if err != nil {
		return err
	}
	for begin.AutomasTurn() { // it may begin; no human decision leads there
		p.setup.Game.Turn(&begin, nil)
	}
	for again.Undo() {
	}
	if *again.Position() != begin {
		return errors.New("with everything undone it is not at the start")
	}
	for again.Redo() {
	}
	if *again.Position() != p.now {
		return errors.New("with everything redone it is not at the end")
	}
	return nil
}

// caught makes an error of a panic.
func caught(err *error) {
	if reason := recover(); reason != nil {
		*err = fmt.Errorf("panic: %v\n%s", reason, debug.Stack())
	}
}
