package engine

// The Develop action (B9, C9.1), and the Automa's, which uses iron for VP (M66, M67, M73).

// DevelopMost is how many tiles one action removes (B9.1), and how many iron the Automa uses (M67).
const DevelopMost = 2

// whyRemovable refuses to take the lowest tile of an industry off the mat: the crossed light bulb (B9.3).
func (k *kit) whyRemovable(p *Player, i Industry) Refusal {
	t := k.Next(p, i)
	if t == 0 {
		return refuse(B(14, 2), NoTileLeft).of(i)
	}
	if !k.tiles[t].Developable {
		return refuse(B(9, 3), NotDevelopable).of(i).tile(t)
	}
	return allowed
}

func (g *Game) whyDevelop(s *State, c Choice) Refusal {
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	if automa := s.IsAutoma(s.Actor); automa != (c.Industry == 0) {
		return refuse(0, NoSuchThing)
	}
	if c.Industry == 0 {
		return allowed // M67: no tile leaves the Automa's mat
	}
	if r := g.whyRemovable(&s.Players[s.Actor], c.Industry); !r.OK() {
		return r
	}
	return g.whyMoney(s, s.Actor, B(9, 2), g.ironBill(s, 1))
}

func (g *Game) developChoices(s *State, out []Choice) []Choice {
	cards, n := s.payable()
	if s.IsAutoma(s.Actor) {
		return append(out, Choice{Verb: Develop})
	}
	if !g.whyMoney(s, s.Actor, B(9, 2), g.ironBill(s, 1)).OK() {
		return out
	}
	for _, f := range g.Industries {
		if !g.whyRemovable(&s.Players[s.Actor], f.Industry).OK() {
			continue
		}
		for _, c := range cards[:n] {
			out = append(out, Choice{Verb: Develop, Card: c, Industry: f.Industry})
		}
	}
	return out
}

// develop removes a tile; its iron is served next (B9.2).
func (do play) develop(c Choice) {
	do.discardCard(c.Card)
	if c.Industry != 0 {
		do.removeFromMat(do.s.Actor, c.Industry, ForDevelop)
	}
	do.s.Pending = Pending{Verb: Develop, Iron: 1, Count: do.s.Pending.Count}
}

// removeFromMat takes the lowest tile of an industry out of the game (B9.4).
func (do play) removeFromMat(seat Seat, i Industry, why For) {
	p := &do.s.Players[seat]
	t := do.Next(p, i)
	p.Mat[t]--
	do.tell(Event{Kind: TileDeveloped, Reason: why, Seat: seat, Tile: t})
}

// finishDevelop offers a second tile where one can be removed (B9.1).
func (do play) finishDevelop() {
	s := do.s
	s.Pending.Count++
	if s.Pending.Count < DevelopMost {
		var room [MaxIndustries]Choice
		s.Decision = ChooseDevelop
		if len(do.developChoices(s, room[:0])) > 0 {
			return
		}
		s.Decision = 0
	}
	do.endDevelop()
}

func (do play) endDevelop() {
	if do.s.IsAutoma(do.s.Actor) { // M67: the VP come once, for one iron or two
		do.score(do.s.Actor, do.Limits.AutomaDevelopVP, Event{Reason: ForDevelop})
	}
	do.endAction()
}

// whyFirstDevelop allows the Automa's first turn of type DEVELOP on its first turn only (M72, M73).
func whyFirstDevelop(_ *Game, s *State, _ Choice) Refusal {
	if !s.IsAutoma(s.Actor) || s.Era != Canal || s.Round != 1 {
		return refuse(M(73), NotAsked)
	}
	return allowed
}

func firstDevelopChoices(g *Game, s *State, out []Choice) []Choice {
	if !whyFirstDevelop(g, s, Choice{}).OK() {
		return out
	}
	return append(out, Choice{Verb: FirstDevelop})
}

// firstDevelop takes two iron from the market, at any price and with any iron left on works (M73, A21).
func (do play) firstDevelop(_ Choice) {
	for range DevelopMost {
		do.buy(Iron)
	}
	do.endDevelop()
}
