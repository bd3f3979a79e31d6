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
	case engine.Develop:
		return removing(p, c)
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
		return buildingOver(p, c)
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

// buildingOver is the kind of advice to build over a tile. The new one is of a higher level, but does not always score more.
func buildingOver(p *Played, c engine.Choice) string {
	tiles := p.Game.Tiles
	if tiles[p.Game.Next(you(p), c.Industry)].VP > tiles[p.Position.Tiles[c.Space].Tile].VP {
		return "build-over"
	}
	return "build-over-income"
}

// removing is the kind of advice to remove the lowest tile of an industry from the mat: the next one scores more, or a later one does,
// or none.
func removing(p *Played, c engine.Choice) string {
	lowest := p.Game.Next(you(p), c.Industry)
	left := *you(p)
	left.Mat[lowest]--
	next := p.Game.Next(&left, c.Industry)
	more := func(t engine.Tile) bool { return left.Mat[t] > 0 && p.Game.Tiles[t].VP > p.Game.Tiles[lowest].VP }
	if more(next) {
		return c.Verb.String()
	}
	for t, last := p.Game.Levels(c.Industry); t <= last; t++ {
		if more(t) {
			return c.Verb.String() + "-later"
		}
	}
	return c.Verb.String() + "-none"
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
	case engine.TakeBonus:
		return removing(p, c)
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
