package soak

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// recorded is the record of a game with these choices. With the error of one that cannot be made comes the record up to it.
func recorded(g *automa.Game, h record.Header, made []engine.Choice) (r *record.Record, err error) {
	defer caught(&err)
	if r, err = record.New(g, h); err != nil {
		return nil, err
	}
	for _, c := range made {
		if c.Verb == 0 {
			r.AutomaTurn()
		} else if why := r.Choose(c); !why.OK() {
			return r, fmt.Errorf("played again, %+v is refused: %s %s", c, why.Reason, why.Rule)
		}
	}
	return r, nil
}

// failure writes a failure down, as a record that is as short as can be: no position before the last showed it.
func (p *player) failure(c Case, problem error) *Failure {
	f := &Failure{Case: c, Made: len(p.made), Err: problem}
	h, err := c.Header(p.setup.Game, p.setup.Levels)
	if err != nil {
		return f
	}
	r, err := recorded(p.setup.Game, h, p.made)
	if r == nil {
		return f
	}
	var b bytes.Buffer
	about := []string{"Found by the soak in game " + c.String() + ":"}
	about = append(about, strings.Split(problem.Error(), "\n")...)
	if err != nil {
		about = append(about, fmt.Sprintf("The next choice, %+v, cannot be made: play game %s again to see it.", p.made[len(p.made)-1], c))
	}
	for _, line := range about {
		const most = 4000 // a line of a record is bounded
		fmt.Fprintf(&b, "# %s\n", line[:min(len(line), most)])
	}
	b.Write(r.Marshal())
	f.Record = b.Bytes()
	return f
}

// Replay checks a record as Run checks its games, up to where it ends. The error says which check fails, and after which
// choice.
func Replay(r *record.Record) error {
	if r.Header().From != nil {
		return errors.New("this game starts from a position: only games from their set-up can be checked")
	}
	p := player{setup: &Setup{Game: r.Game()}}
	entries := r.Entries()
	p.enough = func() bool { return len(p.made) == len(entries) }
	p.decide = func([]engine.Choice) engine.Choice { return entries[len(p.made)].Choice }
	h := r.Header()
	if err := p.watch(&h); err != nil {
		return fmt.Errorf("after %d choices: %w", len(p.made), err)
	}
	if err := p.silently(&h); err != nil {
		return err
	}
	return p.save(h)
}
