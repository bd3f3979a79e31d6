package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// player is one of those who are compared.
type player struct {
	name   string
	policy policy.Policy
	used   time.Duration // of processor time
	other  *program      // that chooses, if it is another one
}

// playerNamed finds a player: see usage.
func playerNamed(name string) (*player, error) {
	if simple, ok := policy.Named(name); ok {
		return newPlayer(name, simple), nil
	}
	kind, budget := cut(name)
	switch path, other := strings.CutPrefix(kind, "engine:"); {
	case other:
		futures, err := strconv.Atoi(budget)
		if err != nil || futures < 1 {
			return nil, fmt.Errorf("%q does not end with a number of futures", name)
		}
		p, err := start(path)
		if err != nil {
			return nil, err
		}
		return &player{name: name, policy: policy.Policy{Name: name, Pick: p.picking(futures)}, other: p}, nil
	case kind == "rival":
		strength, ok := search.StrengthNamed(budget)
		if !ok {
			return nil, fmt.Errorf("a rival is not %q", budget)
		}
		return newPlayer(name, policy.Policy{Name: name, Pick: rivalling(strength)}), nil
	case kind == search.AdviserName:
		b, err := budgetOf(budget)
		return newPlayer(name, search.Adviser(search.Options{}, b)), err
	}
	return nil, fmt.Errorf("there is no player %q", name)
}

// rivalling chooses as a rival does.
func rivalling(strength search.Strength) func(*automa.Game, *automa.Position, []engine.Choice, *rand.PCG) int {
	return func(g *automa.Game, p *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
		s, err := search.Rival(g, p, strength.Futures)
		if err != nil {
			panic(err) // at a table of two every position can be searched
		}
		s.Run(search.Futures(strength.Futures))
		return slices.Index(choices, s.Choice())
	}
}

// cut cuts a name before its last part.
func cut(name string) (kind, budget string) {
	i := strings.LastIndex(name, ":")
	return name[:max(i, 0)], name[i+1:]
}

// budgetOf reads a number of futures, or an amount of processor time.
func budgetOf(text string) (search.Budget, error) {
	if n, err := strconv.Atoi(text); err == nil && n > 0 {
		return search.Futures(n), nil
	}
	long, err := time.ParseDuration(text)
	if err != nil || long <= 0 {
		return nil, fmt.Errorf("%q is neither a number of futures nor a time", text)
	}
	return func() func(*search.Search) bool {
		began := processor()
		return func(*search.Search) bool { return processor()-began < long }
	}, nil
}

// newPlayer is a player in this program, whose processor time is measured.
func newPlayer(name string, of policy.Policy) *player {
	p := &player{name: name, policy: of}
	p.policy.Pick = func(g *automa.Game, at *automa.Position, choices []engine.Choice, chance *rand.PCG) int {
		began := processor()
		defer func() { p.used += processor() - began }()
		return of.Pick(g, at, choices, chance)
	}
	return p
}

// processor is the processor time that this program has used.
func processor() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// quit ends the other program, if the player is one.
func (p *player) quit() error {
	if p.other == nil {
		return nil
	}
	used, err := p.other.quit()
	p.used, p.other = used, nil
	return err
}
