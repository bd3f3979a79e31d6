package audit

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Lists audits lists of choices. It keeps the memory that it needs, so each goroutine wants its own.
type Lists struct {
	Game   *engine.Game
	sorted []uint64
	trial  engine.State
}

// probes is how many choices that may be unlisted are tried at each position.
const probes = 4

// Check checks the choices of a position: every listed choice once, and allowed; any other refused with a rule. Where trying
// all would take too long, chance picks: one listed choice is made on a copy, all of them if the question is a small one.
func (l *Lists) Check(s *engine.State, list []engine.Choice, chance *rand.PCG) error {
	if len(list) == 0 {
		return nil
	}
	if err := l.allowed(s, list); err != nil {
		return err
	}
	tried := list
	if s.Decision == engine.ChooseAction {
		at := Below(chance, len(list))
		tried = list[at : at+1]
	}
	for _, c := range tried {
		if err := l.try(s, c); err != nil {
			return err
		}
	}
	for range probes {
		if err := l.probe(s, l.near(list, chance)); err != nil {
			return err
		}
	}
	return nil
}

// allowed checks that every listed choice may be made and is listed once.
func (l *Lists) allowed(s *engine.State, list []engine.Choice) error {
	l.sorted = l.sorted[:0]
	for _, c := range list {
		if r := l.Game.Why(s, c); !r.OK() {
			return fmt.Errorf("%s is listed and refused (%s %s)", notation.Format(l.Game, s, c), r.Reason, r.Rule)
		}
		l.sorted = append(l.sorted, packed(c))
	}
	slices.Sort(l.sorted)
	for i := 1; i < len(l.sorted); i++ {
		if l.sorted[i] == l.sorted[i-1] {
			return errors.New("a choice is listed twice")
		}
	}
	return nil
}

// try makes a listed choice on a copy.
func (l *Lists) try(s *engine.State, c engine.Choice) error {
	l.trial = *s
	if r := l.Game.Apply(&l.trial, c, nil); !r.OK() {
		return fmt.Errorf("%s is listed and refused (%s %s)", notation.Format(l.Game, s, c), r.Reason, r.Rule)
	}
	if l.trial == *s {
		return fmt.Errorf("%s changes nothing", notation.Format(l.Game, s, c))
	}
	return nil
}

// near is a listed choice of which one part is another: mostly one that is all but legal.
func (l *Lists) near(list []engine.Choice, chance *rand.PCG) engine.Choice {
	c := list[Below(chance, len(list))]
	other := list[Below(chance, len(list))]
	part := uint8(Below(chance, 70))
	switch Below(chance, 12) {
	case 0:
		c.Verb = engine.Verb(part % uint8(engine.Verbs+2))
	case 1:
		c.Card = engine.Card(part)
	case 2:
		c.Industry = engine.Industry(part % 9)
	case 3:
		c.Space = engine.Space(part)
	case 4:
		c.Line = engine.Line(part)
	case 5:
		c.Merchant = engine.Merchant(part)
	case 6:
		c.Card = other.Card
	case 7:
		c.Space, c.Line = other.Space, other.Line
	case 8:
		c.Port = engine.Space(part)
	case 9:
		c.Port, c.Distant = other.Port, other.Distant
	case 10:
		c.Distant = !c.Distant
	case 11:
		c.Size = part % 5
	}
	return c
}

// probe checks that a choice is refused, with a rule and without a trace, unless it is listed.
func (l *Lists) probe(s *engine.State, c engine.Choice) error {
	_, listed := slices.BinarySearch(l.sorted, packed(c))
	r := l.Game.Why(s, c)
	switch {
	case r.OK() != listed:
		return fmt.Errorf("%+v: listed %t, but asked why not, the engine says %q", c, listed, r.Reason.String())
	case listed:
		return nil
	case r.Rule == 0 && r.Reason != engine.NoSuchThing:
		return fmt.Errorf("%+v is refused without a rule: %s", c, r.Reason)
	}
	l.trial = *s
	if again := l.Game.Apply(&l.trial, c, nil); again != r || l.trial != *s {
		return fmt.Errorf("%+v is refused, and changes the position or is refused otherwise", c)
	}
	return nil
}

// packed is a choice as a number. There are no loans of so many sizes that they do not fit.
func packed(c engine.Choice) (n uint64) {
	for _, part := range [...]uint8{
		uint8(c.Verb), uint8(c.Card), uint8(c.Industry), uint8(c.Space), uint8(c.Line), uint8(c.Merchant), uint8(c.Port), c.Size << 1,
	} {
		n = n<<8 | uint64(part)
	}
	if c.Distant {
		n++
	}
	return n
}

// Below draws a number in [0, n), for audit and soak. Like those of engine.Shuffle and of package policy, which draw otherwise, its
// draws must not change: the same seeds give the same games for ever.
func Below(chance *rand.PCG, n int) int { return int(chance.Uint64() >> 33 % uint64(n)) }
