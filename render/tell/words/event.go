package words

import "sohofoundry/engine"

// producers are the industries that hold each resource.
var producers = [engine.Resources]engine.Industry{
	engine.Coal: engine.CoalMine, engine.Iron: engine.IronWorks, engine.Beer: engine.Brewery,
}

// Event is one line for the log: "You pay £12 for the coal mine II at Dudley."
func (w Words) Event(e engine.Event) string {
	return w.Sentence(w.say("event."+e.Kind.String(), w.aboutEvent(e), w.eventTags(e)...))
}

func (w Words) aboutEvent(e engine.Event) about {
	amount := int(e.Amount)
	a := about{seat: e.Seat, owner: e.Owner, space: e.Space, lines: lineList(e.Line), card: e.Card, tile: e.Tile,
		merchant: e.Merchant, port: e.Port, resource: e.Resource, n: max(amount, -amount), away: int(e.Distance), prices: []int{int(e.Price)}}
	switch e.Kind {
	case engine.TileRemoved:
		a.resource = w.game.Produces(e.Tile)
	case engine.Stocked, engine.SoldToMarket:
		a.industry = producers[e.Resource]
	case engine.MerchantPlaced:
		a.list = w.merchantTile(engine.MerchantTile(e.Amount))
	}
	return a
}

// eventTags are the tags that may choose a variant of the text, the most telling first: "income-down", "bonus", "market-automa".
func (w Words) eventTags(e engine.Event) []string {
	var tags []string
	if reason := e.Reason.String(); reason != "" {
		if e.Amount < 0 {
			tags = append(tags, reason+"-down")
		}
		tags = append(tags, reason)
	}
	switch {
	case e.Kind == engine.EraBegan && engine.Era(e.Amount) == engine.Rail:
		tags = append(tags, "rail")
	case e.Kind == engine.MerchantPlaced && w.game.MerchantTiles[e.Amount].Accepts == 0:
		tags = append(tags, "blank")
	case e.Merchant != 0:
		tags = append(tags, "merchant")
	case e.Port != 0:
		tags = append(tags, "port")
	case e.Kind == engine.TileSold && !w.game.Rules().Merchants:
		tags = append(tags, "distant")
	case e.Kind == engine.Consumed && e.Space == 0:
		tags = append(tags, "market")
	case e.Kind == engine.Consumed && e.Owner == e.Seat:
		tags = append(tags, "own")
	}
	switch {
	case w.Numbered || e.Seat == w.You:
		return tags
	case w.Rival:
		return append(tags, "rival")
	}
	var both []string
	for _, tag := range tags {
		both = append(both, tag+"-automa", tag)
	}
	return append(both, "automa")
}
