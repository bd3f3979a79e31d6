package guide

import (
	"slices"

	"sohofoundry/automa/policy"
	"sohofoundry/engine"
	"sohofoundry/render/tell/pick"
)

// The choices that steps propose. Each is the best of the legal choices for the subject of the step, or none.

// best is the choice of the highest worth above 0, and of equal ones the soundest.
func best(p *Played, worth func(c engine.Choice) int) engine.Choice {
	most, list := 1, []engine.Choice(nil)
	for _, c := range p.Game.Choices(&p.Position.State, nil) {
		switch w := worth(c); {
		case w > most:
			most, list = w, append(list[:0], c)
		case w == most:
			list = append(list, c)
		}
	}
	return soundest(p, list)
}

// soundest is the choice with the best position after it.
func soundest(p *Played, list []engine.Choice) engine.Choice {
	if len(list) == 0 {
		return engine.Choice{}
	}
	return carded(p.Game.Game, &p.Position.State, list[policy.Keen.Pick(p.Game, p.Position, list, nil)])
}

// carded is a choice with the card that the panel proposes for it, so that none has to be picked.
func carded(g *engine.Game, s *engine.State, c engine.Choice) engine.Choice {
	if c.Card == 0 || c.Verb == engine.Scout || c.Verb == engine.Discard {
		return c
	}
	q := pick.Ask(g, s)
	var picked pick.Selection
	for _, part := range inOrder(cardless(c)) {
		picked, _ = q.Click(picked, part)
	}
	if whole, ok := q.Suggested(picked); ok && pick.Agrees(whole, cardless(c)) {
		return whole
	}
	return c
}

// advised is what is advised, once that is found; in a game without advice, another choice.
func advised(p *Played, otherwise func(p *Played) engine.Choice) engine.Choice {
	if p.Advises {
		return p.Advice
	}
	return otherwise(p)
}

// advice is what is advised; in a game without advice, the soundest of all choices.
func advice(p *Played) engine.Choice {
	return advised(p, func(p *Played) engine.Choice { return soundest(p, p.Game.Choices(&p.Position.State, nil)) })
}

// mill builds goods beside a merchant that takes them and has beer, so that one link joins the two.
func mill(p *Played) engine.Choice {
	s := &p.Position.State
	return best(p, func(c engine.Choice) int {
		if c.Verb != engine.Build || !p.Game.Sold(c.Industry) || beside(p.Game.Game, s, p.Game.LocationOf(c.Space), c.Industry) == 0 {
			return 0
		}
		return 1
	})
}

// beside is a merchant location that a canal line joins to a town, with a merchant that takes goods and has beer, or none.
func beside(g *engine.Game, s *engine.State, l engine.Location, i engine.Industry) engine.Location {
	for m := range g.Merchants {
		space := &s.Merchants[m]
		at := g.Merchants[m].Location
		if !space.Beer || !g.MerchantTiles[space.Tile].Accepts.Has(i) {
			continue
		}
		for x := g.LinesAt(l); x != 0; x = x.Rest() {
			if g.Lines[x.First()].Canal && g.Ends(x.First()).Has(at) {
				return at
			}
		}
	}
	return 0
}

func loan(p *Played) engine.Choice {
	return best(p, func(c engine.Choice) int { return oneIf(c.Verb == engine.Loan) })
}

// connect places the link that joins goods to a merchant.
func connect(p *Played) engine.Choice {
	return linkFor(p, func(after *Played) bool { return !unconnected(after) })
}

// reach places the link after which iron works can be built.
func reach(p *Played) engine.Choice {
	if ironworks(p).Verb != 0 {
		return engine.Choice{}
	}
	return linkFor(p, func(after *Played) bool { return ironworks(after).Verb != 0 })
}

// linkFor places a link after which a condition holds, if there is one. The condition is asked as if an action were left in the
// turn, even after the last one.
func linkFor(p *Played, wanted func(after *Played) bool) engine.Choice {
	good := map[engine.Line]bool{}
	return best(p, func(c engine.Choice) int {
		if c.Verb != engine.Network {
			return 0
		}
		if _, tried := good[c.Line]; !tried {
			after := *p
			position := *p.Position
			position.ActionsLeft = 2
			p.Game.Game.Apply(&position.State, c, nil)
			after.Position = &position
			good[c.Line] = wanted(&after)
		}
		return oneIf(good[c.Line])
	})
}

// sale sells goods, with the beer of the merchant if that has some.
func sale(p *Played) engine.Choice {
	return best(p, func(c engine.Choice) int {
		if c.Verb != engine.Sell {
			return 0
		}
		return 1 + oneIf(p.Position.Merchants[c.Merchant].Beer)
	})
}

func link(p *Played) engine.Choice {
	return best(p, func(c engine.Choice) int { return oneIf(c.Verb == engine.Network) })
}

func brew(p *Played) engine.Choice { return build(p, engine.Brewery) }

func ironworks(p *Played) engine.Choice { return build(p, engine.IronWorks) }

func build(p *Played, i engine.Industry) engine.Choice {
	return best(p, func(c engine.Choice) int { return oneIf(c.Verb == engine.Build && c.Industry == i) })
}

// toDevelop are the industries whose lowest tiles are best developed away first.
var toDevelop = []engine.Industry{engine.Manufacturer, engine.Cotton, engine.Brewery, engine.CoalMine, engine.IronWorks}

func develop(p *Played) engine.Choice {
	return best(p, func(c engine.Choice) int {
		if c.Verb != engine.Develop || p.Game.Tiles[p.Game.Next(you(p), c.Industry)].Level > 1 {
			return 0
		}
		return len(toDevelop) - slices.Index(toDevelop, c.Industry)
	})
}

func oneIf(so bool) int {
	if so {
		return 1
	}
	return 0
}
