package engine

// Overrule makes a choice that the guards refuse, with all its consequences, as it was played on a real table. It refuses only choices
// that the pieces on the table do not allow.
func (g *Game) Overrule(s *State, c Choice, log *Log) Refusal {
	if r := g.whyImpossible(s, c); !r.OK() {
		return g.cited(r)
	}
	do := play{g, s, log}
	s.Decision = 0
	g.verbs[c.Verb].apply(do, c)
	if beer := &s.Pending.Beer; *beer > 0 { // beer that is missing was not taken either
		*beer = min(*beer, uint8(min(g.BeerFor(s, s.Actor, g.Needed(s), s.Pending.Merchant), MaxSpaces)))
	}
	do.untilAsked()
	return allowed
}

func (g *Game) whyImpossible(s *State, c Choice) Refusal {
	switch {
	case s.Decision == GameOver:
		return refuse(B(4, 6), GameIsOver)
	case !g.wellFormed(c):
		return refuse(0, NoSuchThing)
	case !g.verbs[c.Verb].asked[s.Decision]:
		return refuse(B(2, 2), NotAsked)
	case g.verbs[c.Verb].uses.Card != 0:
		if r := s.whyCard(c.Card); !r.OK() && c.Verb != Discard {
			return r
		}
	}
	if why := g.verbs[c.Verb].pieces; why != nil {
		return why(g, s, c)
	}
	return g.verbs[c.Verb].why(g, s, c)
}

func (g *Game) whyNoPieceLeft(s *State, c Choice) Refusal {
	switch {
	case c.Industry == 0:
		return refuse(0, NoSuchThing)
	case g.Next(&s.Players[s.Actor], c.Industry) == 0:
		return refuse(B(14, 2), NoTileLeft).of(c.Industry)
	}
	return allowed
}

func (g *Game) whyNoPiece(s *State, c Choice) Refusal {
	if c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	return g.whyNoPieceLeft(s, c)
}

func (g *Game) whyNoDoublePiece(s *State, c Choice) Refusal {
	if r := g.whyNoDouble(s); !r.OK() {
		return r
	}
	return g.whyNoPiece(s, c)
}

func (g *Game) whyNoLinkPiece(s *State, c Choice) Refusal {
	switch {
	case c.Line == 0:
		return refuse(0, NoSuchThing)
	case s.index.built.Has(c.Line):
		return refuse(B(8, 2), LineTaken).along(c.Line)
	case g.LinksLeft(&s.Players[s.Actor]) <= 0:
		return refuse(B(14, 1), NoLinkLeft).along(c.Line)
	}
	return allowed
}

func (g *Game) whyNoSuchLoan(_ *State, c Choice) Refusal {
	if (c.Size == 0) != (len(g.Limits.Loans) == 1) {
		return refuse(0, NoSuchThing)
	}
	return allowed
}

// whyNoGoods asks for a tile that can flip.
func (g *Game) whyNoGoods(s *State, c Choice) Refusal {
	if c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	return g.WhyUnsold(s, s.Actor, c.Space)
}

// whyNoShipping asks for a tile that can flip, and a buyer.
func (g *Game) whyNoShipping(s *State, c Choice) Refusal {
	if r := g.whyNoGoods(s, c); !r.OK() {
		return r
	}
	switch {
	case c.Distant && !g.Distant.IsOpen(&s.Distant):
		return refuse(C(11, 3), DistantIsClosed).on(c.Space)
	case c.Distant:
		return allowed
	case c.Port == 0:
		return refuse(C(11, 1), TakerNeeded).on(c.Space)
	case !s.index.ports.Has(c.Port):
		return refuse(C(11, 2), NotAPort).on(c.Space).port(c.Port)
	case s.Tiles[c.Port].Flipped:
		return refuse(C(11, 2), PortFlipped).on(c.Space).port(c.Port)
	}
	return allowed
}

func whyNoCoal(_ *Game, s *State, c Choice) Refusal { return whyEmpty(s, c, Coal) }

func whyNoIron(_ *Game, s *State, c Choice) Refusal { return whyEmpty(s, c, Iron) }

func whyEmpty(s *State, c Choice, r Resource) Refusal {
	if c.Space == 0 || !s.index.stocked[r].Has(c.Space) {
		return Refusal{Rule: r.Rule(), Reason: NothingThere, Resource: r, Space: c.Space}
	}
	return allowed
}

func whyNoBarrel(_ *Game, s *State, c Choice) Refusal {
	if c.Merchant == 0 || s.Merchants[c.Merchant].Beer {
		if c.Merchant != 0 && c.Space == 0 {
			return allowed
		}
		return whyEmpty(s, c, Beer)
	}
	return Refusal{Rule: B(6, 5), Reason: NothingThere, Resource: Beer, Merchant: c.Merchant}
}
