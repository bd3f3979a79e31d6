// Package preview makes choices on copies of a position, to show their outcome before they are made. The engine itself makes them, so
// the outcome is exact.
package preview

import (
	"slices"

	"sohofoundry/engine"
)

// Trial is the outcome of a choice, without the events after the turn: drawing cards, the end of the round or of the era.
type Trial struct {
	After  engine.State // before the end of the turn; Decision is 0 if the turn or the debt ends with the choice
	Log    engine.Log
	Last   bool // the turn or the debt ends with the choice
	Hidden bool // the outcome depends on a tile of the distant market that lies face down: After and Log end before it is turned up
}

// Try makes a choice on a copy of the state. One that is refused leads nowhere.
func Try(g *engine.Game, s *engine.State, c engine.Choice) (Trial, engine.Refusal) {
	if c.Distant {
		return tryDistant(g, s, c)
	}
	return try(g, s, c)
}

// tryDistant tries a sale to the distant market up to where a tile is turned up, since that one is hidden (C13.1).
func tryDistant(g *engine.Game, s *engine.State, c engine.Choice) (Trial, engine.Refusal) {
	if r := g.Why(s, c); !r.OK() {
		return Trial{}, r
	}
	t := Trial{After: *s, Hidden: true}
	g.Discard(&t.After, c.Card, &t.Log)
	t.After.Decision = 0
	return t, engine.Refusal{}
}

// TryTurning tries a sale to the distant market as if the tile that is turned up were one that moves the marker so far, which
// must be one of those face down.
func TryTurning(g *engine.Game, s *engine.State, c engine.Choice, steps uint8) (Trial, engine.Refusal) {
	if r := g.Why(s, c); !r.OK() {
		return Trial{}, r
	}
	turning := *s
	onTop(&turning.Distant, steps)
	return try(g, &turning, c)
}

// onTop exchanges the tile on top for one that moves the marker so far, which must be one of those face down.
func onTop(d *engine.Distant, steps uint8) {
	top := d.Left - 1
	at := slices.Index(d.Stack[:top+1], steps)
	d.Stack[at], d.Stack[top] = d.Stack[top], d.Stack[at]
}

func try(g *engine.Game, s *engine.State, c engine.Choice) (Trial, engine.Refusal) {
	t := Trial{After: *s}
	if r := g.Why(s, c); !r.OK() {
		return Trial{}, r
	}
	t.Last = lead(g, s, &t.After, c, &t.Log)
	return t, engine.Refusal{}
}

// Lead makes a legal choice on after, which becomes a copy of the state first, as Try does. It is for callers that try many choices and
// need neither events nor reasons. It reports whether the outcome depends on a tile of the distant market that lies face down; after is
// then of no use (C13.1).
func Lead(g *engine.Game, s, after *engine.State, c engine.Choice) (hidden bool) {
	if c.Distant {
		return true
	}
	*after = *s
	lead(g, s, after, c, nil)
	return false
}

// LeadTurning is Lead for a sale to the distant market, as if the tile that is turned up were one that moves the marker so far,
// which must be one of those face down.
func LeadTurning(g *engine.Game, s, after *engine.State, c engine.Choice, steps uint8) {
	*after = *s
	onTop(&after.Distant, steps)
	lead(g, s, after, c, nil)
}

// lead makes a legal choice on a copy of the state, without the events after the turn, and reports whether the turn or the debt
// ends with it.
func lead(g *engine.Game, s, after *engine.State, c engine.Choice, log *engine.Log) (last bool) {
	if c.Verb == engine.Done && s.Decision == engine.ChooseAction { // the Automa ends its turn, and nothing else
		after.Decision = 0
		return true
	}
	if c.Verb == engine.GiveUp {
		return g.PayDebt(after, c, log)
	}
	p := &after.Players[s.Actor]
	// With one action and one card more the turn does not end, and neither does the era.
	after.ActionsLeft++
	both := c.Verb == engine.DoubleBuild && p.HandLen() == 2 // the last two cards
	spare := !s.IsAutoma(s.Actor) && (p.HandLen() < 2 || both)
	if spare {
		p.Hand[p.HandLen()] = 1 // any card
	}
	g.CarryOut(after, c, log)
	for both && after.Decision == engine.ChooseDiscard { // it is no choice with the two alone
		g.Apply(after, engine.Choice{Verb: engine.Discard, Card: s.Players[s.Actor].Hand[after.Pending.Count]}, log)
	}
	if spare {
		p.Hand[p.HandLen()-1] = 0
	}
	after.ActionsLeft--
	if last = after.Decision == engine.ChooseAction && (after.ActionsLeft == 0 || !after.CanAct(s.Actor)); last {
		after.Decision = 0
	}
	return last
}

// TryThrough makes choices on a copy, one after the other as Try does, and after them every forced answer (Forced): it leads to
// the next question that a person is asked.
func TryThrough(g *engine.Game, s *engine.State, choices ...engine.Choice) (Trial, engine.Refusal) {
	t := Trial{After: *s}
	for made := 0; ; made++ {
		var c engine.Choice
		if made < len(choices) {
			c = choices[made]
		} else if forced, ok := g.Forced(&t.After); ok {
			c = forced
		} else {
			return t, engine.Refusal{}
		}
		next, r := Try(g, &t.After, c)
		if !r.OK() {
			return Trial{}, r
		}
		next.Log = append(t.Log, next.Log...)
		t = next
	}
}
