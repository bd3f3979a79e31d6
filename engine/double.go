package engine

// The double build of the Lancashire map: two cards and both actions for one location card of choice (C2.3, C7.11).

func (g *Game) whyDoubleBuild(s *State, c Choice) Refusal {
	if r := g.whyNoDouble(s); !r.OK() {
		return r
	}
	if c.Industry == 0 || c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	t, r := g.WhyTile(s, s.Actor, c.Industry)
	if !r.OK() {
		return r
	}
	if r := g.whySpace(s, s.Actor, t, c.Space); !r.OK() {
		return r
	}
	return g.whyCost(s, s.Actor, t, g.locationOf[c.Space])
}

// whyNoDouble refuses any double build. The Automa never does it (N2).
func (g *Game) whyNoDouble(s *State) Refusal {
	if s.IsAutoma(s.Actor) {
		return refuse(N(2), AutomaNever)
	}
	if s.ActionsLeft < 2 {
		return refuse(C(7, 11), NotBothActions).needs(2, int(s.ActionsLeft))
	}
	if n := s.Players[s.Actor].HandLen(); n < 2 {
		return refuse(C(7, 11), TooFewCards).needs(2, n)
	}
	return allowed
}

func (g *Game) doubleBuildChoices(s *State, out []Choice) []Choice {
	if !g.whyNoDouble(s).OK() {
		return out
	}
	for _, f := range g.Industries {
		i := f.Industry
		t, r := g.WhyTile(s, s.Actor, i)
		if !r.OK() {
			continue
		}
		for r := g.affordable(s, s.Actor, t, g.towns&g.locationsFor[i]); r != 0; r = r.Rest() {
			spaces, _ := g.OpenSpaces(s, s.Actor, t, r.First())
			for ; spaces != 0; spaces = spaces.Rest() {
				out = append(out, Choice{Verb: DoubleBuild, Industry: i, Space: spaces.First()})
			}
		}
	}
	return out
}

// doubleBuild builds as Build does; its two cards are discarded before the coal and iron come, and it takes both actions.
func (do play) doubleBuild(c Choice) {
	do.build(c)
	do.s.Pending.Verb = DoubleBuild
	do.s.ActionsLeft--
}
