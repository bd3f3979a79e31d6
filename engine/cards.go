package engine

// Cards: the discards of an action (B2.3), and the actions that need nothing else: Loan (B11), Pass (B13).

// payable returns the different cards that may be discarded for the choice at hand: the hand for an action, no card (0) for
// its further parts and for the Automa, which has none (M2).
func (s *State) payable() (cards [HandSize]Card, n int) {
	if s.Decision != ChooseAction || s.IsAutoma(s.Actor) {
		return cards, 1
	}
	var seen uint32
	for _, c := range s.Players[s.Actor].Hand {
		if c != 0 && seen>>c&1 == 0 {
			seen |= 1 << c
			cards[n] = c
			n++
		}
	}
	return cards, n
}

// whyCard refuses a card that may not be discarded for the choice at hand.
func (s *State) whyCard(c Card) Refusal {
	switch needed := s.Decision == ChooseAction && !s.IsAutoma(s.Actor); {
	case !needed && c != 0:
		return refuse(B(2, 3), NoCardNeeded).with(c)
	case needed && c == 0:
		return refuse(B(2, 3), NoSuchThing)
	case needed && !s.Players[s.Actor].Holds(c):
		return refuse(B(2, 3), CardNotHeld).with(c)
	}
	return allowed
}

// Discard takes a card from the actor's hand to its discards; a wild card goes back to its pile (B2.3).
func (g *Game) Discard(s *State, c Card, log *Log) { play{g, s, log}.discardCard(c) }

func (do play) discardCard(c Card) {
	if c == 0 {
		return
	}
	e := Event{Kind: Discarded, Seat: do.s.Actor, Card: c}
	if c == do.wildCards[0] || c == do.wildCards[1] {
		e.Kind = WildReturned
	}
	do.follow(e)
	do.tell(e)
}

// lose takes a card out of the hand; those after it move up.
func (p *Player) lose(c Card) {
	for i, held := range p.Hand {
		if held == c {
			copy(p.Hand[i:], p.Hand[i+1:])
			p.Hand[HandSize-1] = 0
			return
		}
	}
}

// gain adds a card to the hand.
func (p *Player) gain(c Card) { p.Hand[p.HandLen()] = c }

// wildPile is the index in State.Wild of a wild card's pile.
func (k *kit) wildPile(c Card) int {
	if c == k.wildCards[0] {
		return 0
	}
	return 1
}

// cardChoices lists a choice with each card that may be discarded for it.
func (s *State) cardChoices(c Choice, out []Choice) []Choice {
	cards, n := s.payable()
	for _, c.Card = range cards[:n] {
		out = append(out, c)
	}
	return out
}

// whyLoan refuses a loan that would take the level below the lowest (B11.2) or comes too late (C10.2); the Automa never takes
// one (M18).
func (g *Game) whyLoan(s *State, c Choice) Refusal {
	if s.IsAutoma(s.Actor) {
		return refuse(M(18), AutomaNever)
	}
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	if r := g.whyNoSuchLoan(s, c); !r.OK() {
		return r
	}
	return g.whyNoLoan(s, c.Size)
}

// loan has the money and the cost of a loan of a size; size 0 is the only one there is.
func (l *Limits) loan(size uint8) LoanFacts { return l.Loans[max(size, 1)-1] }

func (g *Game) whyNoLoan(s *State, size uint8) Refusal {
	if s.Era == Rail && s.Draw == 0 && !g.Edition.LateLoans {
		return refuse(C(10, 2), TooLateForLoans)
	}
	lowest := int(g.Income[0]) + int(g.Limits.loan(size).Levels)
	if level := g.IncomeLevel(&s.Players[s.Actor]); level < lowest {
		return refuse(B(11, 2), IncomeTooLow).needs(lowest, level)
	}
	return allowed
}

func (g *Game) loanChoices(s *State, out []Choice) []Choice {
	if s.IsAutoma(s.Actor) {
		return out
	}
	size, last := uint8(0), uint8(0)
	if n := len(g.Limits.Loans); n > 1 {
		size, last = 1, uint8(n)
	}
	for ; size <= last; size++ {
		if g.whyNoLoan(s, size).OK() {
			out = s.cardChoices(Choice{Verb: Loan, Size: size}, out)
		}
	}
	return out
}

// loan gives money for levels of income: the marker goes to the highest space of the new level (B11.1, C10.1).
func (do play) loan(c Choice) {
	s := do.s
	p := &s.Players[s.Actor]
	do.discardCard(c.Card)
	facts := do.Limits.loan(c.Size)
	do.receive(s.Actor, facts.Money, Event{Reason: ForLoan})
	before := p.Income
	p.Income = do.highestOf[do.IncomeLevel(p)-int(facts.Levels)+128]
	do.tell(Event{Kind: IncomeMoved, Reason: ForLoan, Seat: s.Actor, Amount: int16(p.Income) - int16(before)})
	do.endAction()
}

// Further is how many cards an action discards one by one: Scout beside its own (B10.1), a double build both (C7.11).
func (v Verb) Further() uint8 { return furtherCards[v] }

var furtherCards = [Verbs]uint8{Scout: 2, DoubleBuild: 2}

// serveDiscard takes the next further card, or asks which, and reports whether one was left to take.
func (do play) serveDiscard() bool {
	s := do.s
	left := int(s.Pending.Verb.Further() - s.Pending.Count)
	if left <= 0 {
		return false
	}
	p := &s.Players[s.Actor]
	var room [HandSize]Choice
	if p.HandLen() > left && len(discardChoices(do.Game, s, room[:0])) > 1 {
		s.Decision = ChooseDiscard
		return true
	}
	do.discardMore(Choice{Card: p.Hand[0]})
	return true
}

func whyDiscard(_ *Game, s *State, c Choice) Refusal {
	if c.Card == 0 {
		return refuse(s.Pending.Verb.Rule(), NoSuchThing)
	}
	if !s.Players[s.Actor].Holds(c.Card) {
		return refuse(s.Pending.Verb.Rule(), CardNotHeld).with(c.Card)
	}
	return allowed
}

func (do play) discardMore(c Choice) {
	do.discardCard(c.Card)
	do.s.Pending.Count++
}

func discardChoices(_ *Game, s *State, out []Choice) []Choice {
	var seen uint32
	for _, c := range s.Players[s.Actor].Hand {
		if c != 0 && seen>>c&1 == 0 {
			seen |= 1 << c
			out = append(out, Choice{Verb: Discard, Card: c})
		}
	}
	return out
}

func whyPass(_ *Game, s *State, c Choice) Refusal { return s.whyCard(c.Card) }

func passChoices(_ *Game, s *State, out []Choice) []Choice {
	return s.cardChoices(Choice{Verb: Pass}, out)
}

// pass does nothing (B13.1, C12.1), but brings the Automa VP (M71).
func (do play) pass(c Choice) {
	s := do.s
	do.discardCard(c.Card)
	do.tell(Event{Kind: Passed, Seat: s.Actor})
	if s.IsAutoma(s.Actor) {
		do.score(s.Actor, do.Limits.AutomaPassVP, Event{Reason: ForPass})
	}
	do.endAction()
}
