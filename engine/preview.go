package engine

import "slices"

// What a choice would come to, for whoever looks before choosing. It is found by making the choice on a copy and by scoring
// that copy, so that it cannot differ from what happens.

// Trial is what a choice would lead to, without what comes after the turn: drawing cards, the end of the round or of the era.
type Trial struct {
	After  State // before the end of the turn; Decision is 0 if the turn or the debt ends with the choice
	Log    Log
	Last   bool // the turn or the debt ends with the choice
	Hidden bool // what follows depends on a tile of the distant market that lies face down: After and Log end before it is turned up
}

// Try makes a choice on a copy of the state. One that is refused leads nowhere.
func (g *Game) Try(s *State, c Choice) (Trial, Refusal) {
	if c.Distant {
		return g.tryDistant(s, c)
	}
	return g.try(s, c)
}

// tryDistant tries a sale to the distant market up to where a tile is turned up, since that one is hidden (C13.1).
func (g *Game) tryDistant(s *State, c Choice) (Trial, Refusal) {
	if r := g.Why(s, c); !r.OK() {
		return Trial{}, r
	}
	t := Trial{After: *s, Hidden: true}
	g.Discard(&t.After, c.Card, &t.Log)
	t.After.Decision = 0
	return t, allowed
}

// TryTurning tries a sale to the distant market as if the tile that is turned up were one that moves the marker so far, which
// must be one of those face down.
func (g *Game) TryTurning(s *State, c Choice, steps uint8) (Trial, Refusal) {
	if r := g.Why(s, c); !r.OK() {
		return Trial{}, r
	}
	turning := *s
	turning.Distant.onTop(steps)
	return g.try(&turning, c)
}

// onTop exchanges the tile on top for one that moves the marker so far, which must be one of those face down.
func (d *Distant) onTop(steps uint8) {
	top := d.Left - 1
	at := slices.Index(d.Stack[:top+1], steps)
	d.Stack[at], d.Stack[top] = d.Stack[top], d.Stack[at]
}

func (g *Game) try(s *State, c Choice) (Trial, Refusal) {
	t := Trial{After: *s}
	if r := g.Why(s, c); !r.OK() {
		return Trial{}, r
	}
	t.Last = g.lead(s, &t.After, c, &t.Log)
	return t, allowed
}

// Lead makes a legal choice on after, which becomes a copy of the state first, as Try does: for those who look at many and need
// neither events nor reasons. It reports whether what follows depends on a tile of the distant market that lies face down; after
// is then of no use (C13.1).
func (g *Game) Lead(s, after *State, c Choice) (hidden bool) {
	if c.Distant {
		return true
	}
	*after = *s
	g.lead(s, after, c, nil)
	return false
}

// LeadTurning is Lead for a sale to the distant market, as if the tile that is turned up were one that moves the marker so far,
// which must be one of those face down.
func (g *Game) LeadTurning(s, after *State, c Choice, steps uint8) {
	*after = *s
	after.Distant.onTop(steps)
	g.lead(s, after, c, nil)
}

// lead makes a legal choice on a copy of the state, without what comes after the turn, and reports whether the turn or the debt
// ends with it.
func (g *Game) lead(s, after *State, c Choice, log *Log) (last bool) {
	if c.Verb == Done && s.Decision == ChooseAction { // the Automa ends its turn, and nothing else
		after.Decision = 0
		return true
	}
	if c.Verb == GiveUp {
		return g.PayDebt(after, c, log)
	}
	p := &after.Players[s.Actor]
	// With one action and one card more the turn does not end, and neither does the era.
	after.ActionsLeft++
	both := c.Verb == DoubleBuild && p.HandLen() == 2 // the last two cards
	spare := !s.IsAutoma(s.Actor) && (p.HandLen() < 2 || both)
	if spare {
		p.Hand[p.HandLen()] = 1 // any card
	}
	g.CarryOut(after, c, log)
	for both && after.Decision == ChooseDiscard { // it is no choice with the two alone
		g.Apply(after, Choice{Verb: Discard, Card: s.Players[s.Actor].Hand[after.Pending.Count]}, log)
	}
	if spare {
		p.Hand[p.HandLen()-1] = 0
	}
	after.ActionsLeft--
	if last = after.Decision == ChooseAction && (after.ActionsLeft == 0 || !g.CanAct(after, s.Actor)); last {
		after.Decision = 0
	}
	return last
}

// TryThrough makes choices on a copy, one after the other as Try does, and after them what is no choice (Forced): it leads to
// the next question that a person is asked.
func (g *Game) TryThrough(s *State, choices ...Choice) (Trial, Refusal) {
	t := Trial{After: *s}
	for made := 0; ; made++ {
		var c Choice
		if made < len(choices) {
			c = choices[made]
		} else if forced, ok := g.Forced(&t.After); ok {
			c = forced
		} else {
			return t, allowed
		}
		next, r := g.Try(&t.After, c)
		if !r.OK() {
			return Trial{}, r
		}
		next.Log = append(t.Log, next.Log...)
		t = next
	}
}
