package guide

import "sohofoundry/engine"

// adviceFor is the kind of a choice that is advised, by what it is good for: the end of the key of its text.
func adviceFor(p *Played, c engine.Choice) string {
	if p.amid() {
		return amidAction(p, c)
	}
	switch c.Verb {
	case engine.Build:
		return building(p, c)
	case engine.Network:
		return linking(p, c)
	case engine.Loan:
		if inRail(p) && roundsLeft(p) <= 2 {
			return "loan-late"
		}
	}
	return c.Verb.String()
}

// building is the kind of advice to build.
func building(p *Played, c engine.Choice) string {
	switch s := &p.Position.State; {
	case s.Tiles[c.Space].Tile != 0:
		return "build-over"
	case c.Industry == engine.CoalMine && sellsAtOnce(p, c):
		return "build-coal-sold"
	case !p.Game.Sold(c.Industry):
		return "build-" + c.Industry.String()
	default:
		if _, n := p.Game.Takers(s, c.Industry, 1<<p.Game.LocationOf(c.Space)); n > 0 {
			return "build-goods"
		}
		return "build-unlinked"
	}
}

// sellsAtOnce reports whether a tile that is built sells cubes to the market.
func sellsAtOnce(p *Played, c engine.Choice) bool {
	t := after(p, c).Position.Tiles[c.Space]
	return t.Tile != 0 && t.Cubes < p.Game.Tiles[t.Tile].Amount[p.Position.Era-1]
}

// linking is the kind of advice to place a link.
func linking(p *Played, c engine.Choice) string {
	switch {
	case unconnected(p) && !unconnected(after(p, c)):
		return "link-goods"
	case leadsTo(p, c, engine.Network):
		return "link-two"
	case p.Game.LinkValue(&p.Position.State, c.Line) == 0:
		return "link-new"
	}
	return "link"
}

// amidAction is the kind of advice on what is asked amid an action.
func amidAction(p *Played, c engine.Choice) string {
	switch c.Verb {
	case engine.TakeCoal, engine.TakeIron, engine.TakeBeer:
		switch {
		case c.Merchant != 0:
			return "take-merchants"
		case p.Position.Tiles[c.Space].Owner == engine.HumanSeat:
			return "take-own"
		}
		return "take-other"
	case engine.Network, engine.Develop, engine.Sell:
		return "second-" + c.Verb.String()
	}
	return c.Verb.String()
}

// after is what is played once a choice is made.
func after(p *Played, c engine.Choice) *Played {
	then, position := *p, *p.Position
	then.Position = &position
	p.Game.Game.Apply(&position.State, c, nil)
	return &then
}
