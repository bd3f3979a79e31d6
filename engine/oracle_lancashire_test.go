package engine_test

import (
	"sohofoundry/engine"
)

// hasPort is whether any of the places gives access to the markets: by a port tile of anyone, or as one of three end points
// (C5.2, C5.3).
func (o oracle) hasPort(reached map[engine.Location]int) bool {
	for l := range reached {
		switch o.game.Locations[l].ID {
		case "scotland", "yorkshire", "midlands":
			return true
		}
	}
	for x, t := range o.s.Tiles {
		if t.Tile == 0 || o.game.Tiles[t.Tile].Industry != engine.Port {
			continue
		}
		if _, there := reached[o.game.Spaces[x].Location]; there {
			return true
		}
	}
	return false
}

// reachedInLancashire is C5.1, C5.4, C7.8 and C7.10.
func (o oracle) reachedInLancashire(at engine.Location, empty bool) bool {
	net := o.network()
	if o.game.Edition.FirstEdition {
		if !o.me.Built {
			return empty
		}
	} else if len(net) == 0 {
		return empty
	}
	joined := o.game.Edition.VirtualLink != 0 && o.joined(at, net)
	if o.game.Edition.FirstEdition && o.s.Era == engine.Canal {
		return (joined || o.atOwnLink(at)) && !o.hasOwnTile(at)
	}
	return joined || net[at]
}

// joined is whether a place is the other end of the virtual link from one in the network (C5.4).
func (o oracle) joined(at engine.Location, net locations) bool {
	other := map[string]string{"liverpool": "birkenhead", "birkenhead": "liverpool"}[o.game.Locations[at].ID]
	for l := range net {
		if other != "" && o.game.Locations[l].ID == other {
			return true
		}
	}
	return false
}

func (o oracle) atOwnLink(at engine.Location) bool {
	for x, line := range o.game.Lines {
		for _, l := range line.Ends {
			if l == at && o.me.Links.Has(engine.Line(x)) {
				return true
			}
		}
	}
	return false
}

func (o oracle) hasOwnTile(at engine.Location) bool {
	for x, t := range o.s.Tiles {
		if t.Tile != 0 && t.Owner == o.s.Actor && o.game.Spaces[x].Location == at {
			return true
		}
	}
	return false
}

// minesOf2007 are the nearest from either end, as the player chooses to which the coal is brought ([W] of C6.2).
func (o oracle) minesOf2007(at locations) (list []engine.Space) {
	found := map[engine.Space]bool{}
	for l := range at {
		mines, _ := o.nearest(locations{l: true}, nil)
		for _, x := range mines {
			found[x] = true
		}
	}
	for x := range found {
		list = append(list, x)
	}
	return list
}

// loans are C10.1 and C10.2.
func (o oracle) loans(c engine.Card) (list []engine.Choice) {
	if o.s.Era == engine.Rail && o.s.Draw == 0 {
		return nil
	}
	for levels := int8(1); levels <= 3; levels++ {
		if o.game.Income[o.me.Income]-levels >= -10 {
			list = append(list, engine.Choice{Verb: engine.Loan, Card: c, Size: uint8(levels)})
		}
	}
	return list
}

// doubleBuilds are C7.11: two actions and two cards stand for any location card.
func (o oracle) doubleBuilds() (list []engine.Choice) {
	if o.s.ActionsLeft < 2 || o.me.Hand[1] == 0 {
		return nil
	}
	for i := engine.Industry(1); i < engine.MaxIndustries; i++ {
		for x := 1; x < len(o.game.Spaces); x++ {
			card := engine.CardFacts{Kind: engine.LocationCard, Location: o.game.Spaces[x].Location}
			if o.mayBuild(card, i, engine.Space(x)) {
				list = append(list, engine.Choice{Verb: engine.DoubleBuild, Industry: i, Space: engine.Space(x)})
			}
		}
	}
	return list
}

// shipments are C11.2 and C11.3.
func (o oracle) shipments(c engine.Card) (list []engine.Choice) {
	for x, t := range o.s.Tiles {
		if t.Tile == 0 || t.Owner != o.s.Actor || t.Flipped || o.game.Tiles[t.Tile].Industry != engine.Cotton {
			continue
		}
		mill := engine.Choice{Verb: engine.Sell, Card: c, Space: engine.Space(x)}
		reached := o.steps(locations{o.game.Spaces[x].Location: true})
		for y, port := range o.s.Tiles {
			if port.Tile == 0 || port.Flipped || o.game.Tiles[port.Tile].Industry != engine.Port {
				continue
			}
			if _, connected := reached[o.game.Spaces[y].Location]; connected {
				sale := mill
				sale.Port = engine.Space(y)
				list = append(list, sale)
			}
		}
		if o.s.Distant.Marker < 8 && o.hasPort(reached) { // its ninth space is X (C1.3)
			sale := mill
			sale.Distant = true
			list = append(list, sale)
		}
	}
	return list
}
