// Package course keeps how far a player has come through the steps of a guide, whatever game that is about: those that are over, and
// the one on show.
package course

import "iter"

// Step is a part of a guide.
type Step interface {
	comparable
	Name() string
	// Proposes reports whether it is about an action, done or not: it is over with the next action, whichever that is.
	Proposes() bool
	// Again reports whether it comes again with every choice, so that it is never over.
	Again() bool
}

// Course is how far a player has come. Entries are those of the record of the game.
type Course[S Step] struct {
	read     map[string]int // the steps that are over, with the number of entries at which each ended
	shown    S              // the zero step for none
	at       int            // entries when it was first shown
	declined int            // entries, and one more, when a proposal was sent away
}

// New returns a course in which some steps are over already.
func New[S Step](read []string) Course[S] {
	c := Course[S]{read: map[string]int{}}
	for _, name := range read {
		c.read[name] = 0
	}
	return c
}

// Read lists those of the steps that are over.
func (c *Course[S]) Read(steps iter.Seq[S]) (names []string) {
	for s := range steps {
		if c.IsOver(s) {
			names = append(names, s.Name())
		}
	}
	return names
}

// IsOver reports whether a step is over.
func (c *Course[S]) IsOver(s S) bool {
	_, over := c.read[s.Name()]
	return over
}

// On is the step on show, and whether there is one.
func (c *Course[S]) On() (s S, on bool) {
	var none S
	return c.shown, c.shown != none
}

// Shown is the name of the step on show, or nothing.
func (c *Course[S]) Shown() string {
	if s, on := c.On(); on {
		return s.Name()
	}
	return ""
}

// Proposes reports whether the step on show is about an action, rather than text alone.
func (c *Course[S]) Proposes() bool {
	s, on := c.On()
	return on && s.Proposes()
}

// Next ends the step on show, as the player has read it. Whoever sends a proposal away gets no other one for the same choice.
func (c *Course[S]) Next(entries int) {
	if c.Proposes() {
		c.declined = entries + 1
	}
	c.End(entries)
}

// Declined reports whether a proposal for the choice now was sent away.
func (c *Course[S]) Declined(entries int) bool { return c.declined == entries+1 }

// End ends the step on show.
func (c *Course[S]) End(entries int) {
	s, on := c.On()
	if on && !s.Again() {
		c.read[s.Name()] = entries
	}
	var none S
	c.shown = none
}

// TakeBack has the steps come again whose actions were taken back.
func (c *Course[S]) TakeBack(entries int) {
	for name, at := range c.read {
		if at > entries {
			delete(c.read, name)
		}
	}
}

// Acted reports whether something was done since a proposal was shown, so that it is over.
func (c *Course[S]) Acted(entries int) bool { return c.Proposes() && c.at < entries }

// Keeps reports whether the step on show stays, as it is still due. If it was not read, it comes again at its time.
func (c *Course[S]) Keeps(entries int, due func(S) bool) bool {
	s, on := c.On()
	if on && due(s) {
		c.at = min(c.at, entries)
		return true
	}
	var none S
	c.shown = none
	return false
}

// Find shows the first of the steps that is due.
func (c *Course[S]) Find(entries int, steps iter.Seq[S], due func(S) bool) {
	c.at = entries
	for s := range steps {
		if due(s) {
			c.shown = s
			return
		}
	}
}
