package engine

// The Scout action (B10).

// whyScout refuses with a wild card in hand or fewer than three cards (B10.2); the Automa never scouts (M18).
func (g *Game) whyScout(s *State, c Choice) Refusal {
	if s.IsAutoma(s.Actor) {
		return refuse(M(18), AutomaNever)
	}
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	return g.whyNoScout(s)
}

func (k *kit) whyNoScout(s *State) Refusal {
	p := &s.Players[s.Actor]
	for _, wild := range k.wildCards {
		if p.Holds(wild) {
			return refuse(B(10, 2), WildHeld).with(wild)
		}
	}
	if n := p.HandLen(); n < 1+int(Scout.Further()) {
		return refuse(B(10, 2), TooFewCards).needs(1+int(Scout.Further()), n)
	}
	return allowed
}

func (g *Game) scoutChoices(s *State, out []Choice) []Choice {
	if s.IsAutoma(s.Actor) || !g.whyNoScout(s).OK() {
		return out
	}
	return s.cardChoices(Choice{Verb: Scout}, out)
}

// scout discards the first card; two more follow.
func (do play) scout(c Choice) {
	do.discardCard(c.Card)
	do.s.Pending = Pending{Verb: Scout}
}

// finishScout asks for the further cards, unless there is no choice, and then takes the wild cards (B10.1).
func (do play) finishScout() {
	if do.serveDiscard() {
		return
	}
	for _, wild := range do.wildCards {
		e := Event{Kind: WildTaken, Seat: do.s.Actor, Card: wild}
		do.follow(e)
		do.tell(e)
	}
	do.endAction()
}
