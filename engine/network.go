package engine

// The Network action (B8).

// WhyLink refuses to place a seat's link on a line, as the second of an action or not. The reasons are looked for in one
// order: taken, era, network, link tiles, coal, beer, money (A47).
func (g *Game) WhyLink(s *State, seat Seat, x Line, second bool) Refusal {
	return g.cited(g.whyLinkFrom(s, seat, s.Network(seat), x, second))
}

func (g *Game) whyLinkFrom(s *State, seat Seat, net LocationSet, x Line, second bool) Refusal {
	rule := s.Era.LinkRule()
	switch {
	case s.index.built.Has(x):
		return refuse(rule, LineTaken).along(x)
	case !g.linesIn[s.Era].Has(x):
		return refuse(rule, LineNotInEra).along(x)
	case net == 0 && !g.Edition.linksAnywhere(s, seat):
		return refuse(C(8, 3), NothingOnBoard).along(x)
	case net != 0 && g.ends[x]&net == 0: // B8.4, C8.2
		return refuse(B(8, 4), NotInNetwork).along(x)
	case g.LinksLeft(&s.Players[seat]) == 0: // B14.1
		return refuse(B(14, 1), NoLinkLeft).along(x)
	}
	if s.Era == Canal {
		return g.whyMoney(s, seat, rule, int(g.Limits.linkCost(s.Era, second)))
	}
	coal, r := g.coalBill(s, g.ends[x], 1)
	if !r.OK() {
		r.Rule = B(6, 3)
		return r.along(x)
	}
	if second && g.Edition.SecondLinkBeer && g.Breweries(s, seat, g.ends[x]) == 0 { // B8.5: a brewery's beer, never a merchant's
		return refuse(B(8, 5), NoBeer).along(x).needs(1, 0)
	}
	return g.whyMoney(s, seat, rule, int(g.Limits.linkCost(s.Era, second))+coal)
}

// linksAnywhere reports whether a seat without a network may place a link on any line (B8.6). On the Lancashire map it may not
// (C8.3), but for the Automa's first turn (M75, N2).
func (e *Edition) linksAnywhere(s *State, seat Seat) bool {
	return e.LinkAnywhere || s.IsAutoma(seat) && s.Era == Canal && s.Round == 1
}

// linkCost is the £ of a link without its coal: of the only one of an action in the Canal Era (B8.2), the first one in the Rail
// Era, or the extra cost of the second (B8.3).
func (l *Limits) linkCost(e Era, second bool) int16 {
	switch {
	case e == Canal:
		return l.CanalLinkCost
	case second:
		return l.RailDoubleCost - l.RailLinkCost
	}
	return l.RailLinkCost
}

// LinkRule is the rule about placing links in an era.
func (e Era) LinkRule() Rule {
	if e == Rail {
		return B(8, 3)
	}
	return B(8, 2)
}

// whyNetwork refuses a link; any card will do for it (B8.1).
func (g *Game) whyNetwork(s *State, c Choice) Refusal {
	if c.Line == 0 {
		return refuse(0, NoSuchThing)
	}
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	return g.WhyLink(s, s.Actor, c.Line, s.Decision == ChooseLink)
}

// openLines returns up to so many of the lines on which the actor may place a link now.
func (g *Game) openLines(s *State, second bool, most int) (open LineSet) {
	switch { // for any line
	case g.LinksLeft(&s.Players[s.Actor]) == 0,
		!g.whyMoney(s, s.Actor, B(8, 3), int(g.Limits.linkCost(s.Era, second))).OK(),
		second && g.Edition.SecondLinkBeer && s.index.stocked[Beer] == 0:
		return 0
	}
	net := s.Network(s.Actor)
	lines := g.linesIn[s.Era] &^ s.index.built
	if net != 0 || !g.Edition.linksAnywhere(s, s.Actor) {
		lines &= g.linesFrom(net)
	}
	for ; lines != 0 && open.Len() < most; lines = lines.Rest() {
		if x := lines.First(); g.whyLinkFrom(s, s.Actor, net, x, second).OK() {
			open = open.With(x)
		}
	}
	return open
}

func (g *Game) networkChoices(s *State, out []Choice) []Choice {
	cards, n := s.payable()
	for open := g.openLines(s, s.Decision == ChooseLink, len(g.Lines)); open != 0; open = open.Rest() {
		for _, c := range cards[:n] {
			out = append(out, Choice{Verb: Network, Card: c, Line: open.First()})
		}
	}
	return out
}

// network places one link; in the Rail Era its coal is served next, and for the second link of an action a barrel (B8.5), which
// is not asked for on the Lancashire map (C8.1).
func (do play) network(c Choice) {
	s := do.s
	seat := s.Actor
	do.discardCard(c.Card)
	do.addLink(seat, c.Line)
	do.tell(Event{Kind: LinkPlaced, Seat: seat, Line: c.Line})
	count := s.Pending.Count
	cost := do.Limits.linkCost(s.Era, count > 0)
	s.Pending = Pending{Verb: Network, Line: c.Line, Count: count}
	if s.Era == Rail {
		s.Pending.Coal = 1
		if do.Edition.SecondLinkBeer {
			s.Pending.Beer = count
		}
	}
	do.pay(seat, cost, Event{Reason: ForLinks, Line: c.Line})
}

// finishLink offers a second rail link where one can be placed (B8.3). The Automa is always asked, here as after a
// development or a sale: its cards decide, and its steps say why it stops.
func (do play) finishLink() {
	s := do.s
	s.Pending.Count++
	if s.Era == Rail && s.Pending.Count == 1 && (s.IsAutoma(s.Actor) || do.openLines(s, true, 1) != 0) {
		s.Decision = ChooseLink
		return
	}
	do.endAction()
}
