package words

import (
	"sohofoundry/engine/industry"
)

// verbKeys are the verbs in the keys of catalogues.
var verbKeys = [...]string{industry.Name: "put-up", industry.Bid: "bid", industry.Pass: "pass", industry.Give: "give", industry.Take: "take",
	industry.Develop: "develop", industry.Done: "done", industry.Subsidy: "subsidy"}

// IndustryChoice describes a choice of Industry for a menu: "Bid 3 talers", "Develop Sawmill for 2 talers, with brick from the bank (1 T)".
func (w Words) IndustryChoice(g *industry.Game, s *industry.State, c industry.Choice) string {
	zone, talers := c.Zone, int(c.Talers)
	switch c.Verb {
	case industry.Bid, industry.Pass, industry.Give, industry.Take:
		zone = s.Up
	}
	var tags []string
	facts := named{"who": w.sitter(c.Seat), "other": w.sitter(s.Bidder), "zone": w.zone(g, zone), "list": "", "back": 0}
	switch c.Verb {
	case industry.Give:
		talers = int(s.High)
	case industry.Take:
		talers, facts["back"] = int(s.High), w.talers(int(s.Dealt(s.Auctioneer)))
	case industry.Develop:
		talers = int(g.Cost(s, c.Seat, zone) + c.From[0].Price() + c.From[1].Price())
		if list := w.sources(g, c); list != "" {
			tags, facts["list"] = []string{"from"}, list
		}
	case industry.Subsidy:
		talers = industry.SubsidyTalers
	}
	facts["talers"], facts["points"] = w.talers(talers), -industry.SubsidyPoints
	return Capital(w.text("industry.choice."+verbKeys[c.Verb], facts, tags...))
}

// sources lists where what a zone needs comes from: "iron from your own works and brick from the bank (1 T)".
func (w Words) sources(g *industry.Game, c industry.Choice) string {
	var list []string
	for i, from := range c.From {
		if from.Kind != 0 {
			list = append(list, w.SuppliedBy(c.Seat, g.Zones[c.Zone].Needs[i], from))
		}
	}
	return w.And(list)
}

// SuppliedBy tells where a player has a resource from: "brick from Ada's works (1 T)".
func (w Words) SuppliedBy(p industry.Seat, r industry.Resource, from industry.Source) string {
	return w.source("industry.from.", p, r, from)
}

// SourceName names a source of a resource, as in a list to choose from: "own works", "Ada's works, 1 T", "joker".
func (w Words) SourceName(from industry.Source) string {
	return w.source("industry.source.", industry.Nobody, from.Joker, from)
}

func (w Words) source(table string, p industry.Seat, r industry.Resource, from industry.Source) string {
	var tags []string
	if from.Joker == industry.Any {
		tags = []string{"any"}
	}
	other := industry.Nobody
	if from.Kind == industry.OthersWorks {
		other = from.Seat
	}
	return w.text(table+sourceKeys[from.Kind], named{"who": w.sitter(p), "supply": w.supply(r), "other": w.sitter(other), "talers": w.talers(int(from.Price()))}, tags...)
}

// refusalKeys are the reasons of refusals in the keys of catalogues.
var refusalKeys = [...]string{
	industry.GameIsOver:       "game-is-over",
	industry.NoSuchSeat:       "no-such-seat",
	industry.NotYourTurn:      "not-your-turn",
	industry.NotAsked:         "not-asked",
	industry.NoSuchZone:       "no-such-zone",
	industry.ZoneTaken:        "zone-taken",
	industry.NotOnOffer:       "not-on-offer",
	industry.BidTooLow:        "bid-too-low",
	industry.NotEnoughMoney:   "not-enough-money",
	industry.AlreadyDeveloped: "already-developed",
	industry.NotYours:         "not-yours",
	industry.EraIsPast:        "era-is-past",
	industry.NoSuchSource:     "no-such-source",
	industry.JokerUsed:        "joker-used",
	industry.SubsidyTaken:     "subsidy-taken",
}

// IndustryRefusal is the sentence that says why a seat may not choose something, with the facts and the rule: "Sawmill costs 3 talers with
// all it needs, and you have 2 talers (I18)." For a zero Refusal there is none.
func (w Words) IndustryRefusal(g *industry.Game, seat industry.Seat, r industry.Refusal) string {
	if r.OK() {
		return ""
	}
	facts := named{"who": w.sitter(seat), "turn": w.sitter(r.Seat), "zone": w.zone(g, r.Zone), "supply": w.supply(r.Resource),
		"need": w.talers(int(r.Need)), "have": w.talers(int(r.Have))}
	var tags []string
	if r.Reason == industry.NotEnoughMoney {
		tags = []string{r.Rule.String()}
	}
	return w.Sentence(w.text("industry.refusal."+refusalKeys[r.Reason], facts, tags...), industryRule(r.Rule))
}
