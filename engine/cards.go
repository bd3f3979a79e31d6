package engine

// Cards: what an action discards (B2.3), and the actions that are about cards alone: Loan (B11), Scout (B10), Pass (B13).

// scoutMore is how many cards Scout discards beside the action's own (B10.1).
const scoutMore = 2

// payable returns the different cards that may be discarded for what is chosen now: the hand for an action, no card (0) for
// its further parts and for the Automa, which has none (M2).
func (g *Game) payable(s *State) (cards [HandSize]Card, n int) {
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

// whyCard refuses a card that may not be discarded for what is chosen now.
func (g *Game) whyCard(s *State, c Card) Refusal {
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

// discard takes a card from the actor's hand to its discards; a wild card goes back to its pile (B2.3).
func (g *Game) discard(s *State, c Card, log *Log) {
	if c == 0 {
		return
	}
	e := Event{Kind: Discarded, Seat: s.Actor, Card: c}
	if c == g.wildCards[0] || c == g.wildCards[1] {
		e.Kind = WildReturned
	}
	g.Follow(s, e)
	log.add(e)
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
func (g *Game) wildPile(c Card) int {
	if c == g.wildCards[0] {
		return 0
	}
	return 1
}

// cardChoices lists a verb with each card that may be discarded for it.
func (g *Game) cardChoices(s *State, v Verb, out []Choice) []Choice {
	cards, n := g.payable(s)
	for _, c := range cards[:n] {
		out = append(out, Choice{Verb: v, Card: c})
	}
	return out
}

// whyLoan refuses a loan that would take the level below the lowest (B11.2); the Automa never takes one (M18).
func (g *Game) whyLoan(s *State, c Choice) Refusal {
	if s.IsAutoma(s.Actor) {
		return refuse(M(18), AutomaNever)
	}
	if r := g.whyCard(s, c.Card); !r.OK() {
		return r
	}
	return g.whyNoLoan(s)
}

func (g *Game) whyNoLoan(s *State) Refusal {
	lowest := int(g.Income[0]) + int(g.Limits.LoanLevels)
	if level := g.IncomeLevel(&s.Players[s.Actor]); level < lowest {
		return refuse(B(11, 2), IncomeTooLow).needs(lowest, level)
	}
	return allowed
}

func (g *Game) loanChoices(s *State, out []Choice) []Choice {
	if s.IsAutoma(s.Actor) || !g.whyNoLoan(s).OK() {
		return out
	}
	return g.cardChoices(s, Loan, out)
}

// loan gives money for three levels of income: the marker goes to the highest space of the new level (B11.1).
func (g *Game) loan(s *State, c Choice, log *Log) {
	p := &s.Players[s.Actor]
	g.discard(s, c.Card, log)
	g.receive(s, s.Actor, g.Limits.LoanMoney, Event{Reason: ForLoan}, log)
	before := p.Income
	p.Income = g.highestOf[g.IncomeLevel(p)-int(g.Limits.LoanLevels)+128]
	log.add(Event{Kind: IncomeMoved, Reason: ForLoan, Seat: s.Actor, Amount: int16(p.Income) - int16(before)})
	g.endAction(s, log)
}

// whyScout refuses with a wild card in hand or fewer than three cards (B10.2); the Automa never scouts (M18).
func (g *Game) whyScout(s *State, c Choice) Refusal {
	if s.IsAutoma(s.Actor) {
		return refuse(M(18), AutomaNever)
	}
	if r := g.whyCard(s, c.Card); !r.OK() {
		return r
	}
	return g.whyNoScout(s)
}

func (g *Game) whyNoScout(s *State) Refusal {
	p := &s.Players[s.Actor]
	for _, wild := range g.wildCards {
		if p.Holds(wild) {
			return refuse(B(10, 2), WildHeld).with(wild)
		}
	}
	if n := p.HandLen(); n < 1+scoutMore {
		return refuse(B(10, 2), TooFewCards).needs(1+scoutMore, n)
	}
	return allowed
}

func (g *Game) scoutChoices(s *State, out []Choice) []Choice {
	if s.IsAutoma(s.Actor) || !g.whyNoScout(s).OK() {
		return out
	}
	return g.cardChoices(s, Scout, out)
}

// scout discards the first card; two more follow.
func (g *Game) scout(s *State, c Choice, log *Log) {
	g.discard(s, c.Card, log)
	s.Pending = Pending{Verb: Scout}
}

// finishScout asks for the further cards, unless there is no choice, and then takes the wild cards (B10.1).
func (g *Game) finishScout(s *State, log *Log) {
	p := &s.Players[s.Actor]
	if left := scoutMore - int(s.Pending.Count); left > 0 {
		var room [HandSize]Choice
		if p.HandLen() > left && len(g.discardChoices(s, room[:0])) > 1 {
			s.Decision = ChooseDiscard
			return
		}
		g.discardMore(s, Choice{Card: p.Hand[0]}, log)
		return
	}
	for _, wild := range g.wildCards {
		e := Event{Kind: WildTaken, Seat: s.Actor, Card: wild}
		g.Follow(s, e)
		log.add(e)
	}
	g.endAction(s, log)
}

func (g *Game) whyDiscard(s *State, c Choice) Refusal {
	if c.Card == 0 {
		return refuse(B(10, 1), NoSuchThing)
	}
	if !s.Players[s.Actor].Holds(c.Card) {
		return refuse(B(10, 1), CardNotHeld).with(c.Card)
	}
	return allowed
}

func (g *Game) discardMore(s *State, c Choice, log *Log) {
	g.discard(s, c.Card, log)
	s.Pending.Count++
}

func (g *Game) discardChoices(s *State, out []Choice) []Choice {
	var seen uint32
	for _, c := range s.Players[s.Actor].Hand {
		if c != 0 && seen>>c&1 == 0 {
			seen |= 1 << c
			out = append(out, Choice{Verb: Discard, Card: c})
		}
	}
	return out
}

func (g *Game) whyPass(s *State, c Choice) Refusal { return g.whyCard(s, c.Card) }

func (g *Game) passChoices(s *State, out []Choice) []Choice { return g.cardChoices(s, Pass, out) }

// pass does nothing (B13.1), but brings the Automa VP (M71).
func (g *Game) pass(s *State, c Choice, log *Log) {
	g.discard(s, c.Card, log)
	log.add(Event{Kind: Passed, Seat: s.Actor})
	if s.IsAutoma(s.Actor) {
		g.score(s, s.Actor, g.Limits.AutomaPassVP, Event{Reason: ForPass}, log)
	}
	g.endAction(s, log)
}
