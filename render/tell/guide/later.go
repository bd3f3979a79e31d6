package guide

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/bill"
)

// What the steps after the first rounds are about, as far as it is there in a position.

// placeOf is the line or space of a choice, or its card if it has neither.
func placeOf(c engine.Choice) thing.Thing {
	switch {
	case c.Line != 0:
		return thing.Of(c.Line)
	case c.Space != 0:
		return thing.Of(c.Space)
	}
	return thing.Of(c.Card)
}

// moved reports whether the person's income is no longer that of the start.
func moved(p *Played) bool { return you(p).Income != p.Game.Limits.StartIncome }

// onTop reports whether the back of the Automa's next card can be seen.
func onTop(p *Played) bool { return p.Game.Top(p.Position) != nil }

// inSight is the VP that the person would score if the era ended now.
func inSight(p *Played) int {
	return bill.Comes(p.Game.Game, &p.Position.State)[engine.HumanSeat].VP()
}

func hasInSight(p *Played) bool { return inSight(p) > 0 }

// worthyLink is the person's link that scores most, if one joins places with link icons.
func worthyLink(p *Played) (c engine.Choice) {
	most := int16(0)
	for x := you(p).Links; x != 0; x = x.Rest() {
		if value := p.Game.LinkValue(&p.Position.State, x.First()); value > most {
			most, c = value, engine.Choice{Verb: engine.Network, Line: x.First()}
		}
	}
	return c
}

// wantedIron reports whether the market has room for iron again, after works of the person have sold all of theirs.
func wantedIron(p *Played) bool {
	const dear = 3 // £: half of the market is empty
	return p.Game.Price(&p.Position.State, engine.Iron) >= dear && yourTiles(p, func(_ engine.Space, t *engine.PlacedTile) bool {
		return t.Flipped && p.Game.Tiles[t.Tile].Industry == engine.IronWorks
	})
}

// sellMore sells a tile, if another one can be sold with the same action.
func sellMore(p *Played) engine.Choice { return twofold(p, advised(p, sale), engine.Sell) }

// doubleRail places the first of two links.
func doubleRail(p *Played) engine.Choice { return twofold(p, advised(p, link), engine.Network) }

// moreIron builds iron works.
func moreIron(p *Played) engine.Choice {
	if c := advised(p, ironworks); c.Verb == engine.Build && c.Industry == engine.IronWorks {
		return c
	}
	return engine.Choice{}
}

// twofold is a choice, if it begins an action of a kind that goes on with another of its kind.
func twofold(p *Played, c engine.Choice, verb engine.Verb) engine.Choice {
	if c.Verb == verb && leadsTo(p, c, verb) {
		return c
	}
	return engine.Choice{}
}

// leadsTo reports whether a choice of a kind can be made amid the action that a choice begins.
func leadsTo(p *Played, c engine.Choice, verb engine.Verb) bool {
	for then := after(p, c); then.amid(); then = after(then, c) {
		if c = soundest(then, p.Game.Choices(&then.Position.State, nil)); c.Verb == verb {
			return true
		}
	}
	return false
}

// wildCard is a wild card that the person holds.
func wildCard(p *Played) engine.Choice {
	for _, c := range you(p).Hand {
		if kind := p.Game.Cards[c].Kind; c != 0 && (kind == engine.WildLocation || kind == engine.WildIndustry) {
			return engine.Choice{Verb: engine.Build, Card: c}
		}
	}
	return engine.Choice{}
}

// poorHand reports whether at most two cards of a hand of the usual size let the person build, while scouting is allowed.
func poorHand(p *Played) bool {
	const few = 2
	builds, scouts := map[engine.Card]bool{}, false
	for _, c := range p.Game.Choices(&p.Position.State, nil) {
		if c.Verb == engine.Build {
			builds[c.Card] = true
		}
		scouts = scouts || c.Verb == engine.Scout
	}
	return scouts && len(builds) <= few && you(p).HandLen() == engine.HandSize
}

// overOwn builds over a tile of the person.
func overOwn(p *Played) engine.Choice {
	return best(p, func(c engine.Choice) int {
		return oneIf(c.Verb == engine.Build && p.Position.Tiles[c.Space].Tile != 0 && p.Position.Tiles[c.Space].Owner == engine.HumanSeat)
	})
}

func inDebt(p *Played) bool { return p.Game.IncomeLevel(you(p)) < 0 }

// roundsLeft is how many turns the person has left in the era, the one under way included.
func roundsLeft(p *Played) int {
	return p.Game.Rounds(int(p.Position.Seats)) - int(p.Position.Round) + 1
}

func canalEnds(p *Played) bool { return canal(p) && !p.Position.Introductory && roundsLeft(p) <= 2 }

func inRail(p *Played) bool { return p.Position.Era == engine.Rail }

func gameEnds(p *Played) bool { return inRail(p) && roundsLeft(p) == 2 }

func lastTurn(p *Played) bool { return inRail(p) && roundsLeft(p) == 1 }
