package words

import "sohofoundry/engine/industry"

// eventKeys are the kinds of events in the keys of catalogues.
var eventKeys = [...]string{
	industry.RoundBegins:      "round-begins",
	industry.Income:           "income",
	industry.TokenDrawn:       "token-drawn",
	industry.ZoneNamed:        "zone-named",
	industry.BidMade:          "bid-made",
	industry.BidPassed:        "bid-passed",
	industry.NobodyBid:        "nobody-bid",
	industry.ZoneGiven:        "zone-given",
	industry.ZoneTakenFor:     "zone-taken-for",
	industry.TalersDealt:      "talers-dealt",
	industry.ZoneOwned:        "zone-owned",
	industry.JokerTaken:       "joker-taken",
	industry.CostPaid:         "cost-paid",
	industry.ResourceSupplied: "resource-supplied",
	industry.ZoneDeveloped:    "zone-developed",
	industry.CogScored:        "cog-scored",
	industry.DevelopsNoMore:   "develops-no-more",
	industry.MarkerPasses:     "marker-passes",
	industry.EraBegins:        "era-begins",
	industry.SubsidyPaid:      "subsidy-paid",
	industry.TokenRemoved:     "token-removed",
	industry.EndScored:        "end-scored",
	industry.GameEnds:         "game-ends",
}

// sourceKeys are the sources of resources in the keys of catalogues.
var sourceKeys = [...]string{industry.OwnWorks: "own", industry.SpareJoker: "joker", industry.OthersWorks: "works", industry.Bank: "bank"}

// IndustryEvent is one line for the log of Industry: "Ada puts Brickyard up for auction."
func (w Words) IndustryEvent(g *industry.Game, e industry.Event) string {
	return w.Sentence(w.text("industry.event."+eventKeys[e.Kind], w.factsOf(g, e), happened(e)...))
}

// factsOf are the facts of an event under the names that its text has for them.
func (w Words) factsOf(g *industry.Game, e industry.Event) named {
	amount := int(e.Amount)
	facts := named{
		"who": w.sitter(e.Seat), "other": w.sitter(e.Other), "zone": w.zone(g, e.Zone), "supply": w.supply(e.Resource), "joker": w.supply(e.Joker),
		"talers": w.talers(amount), "n": max(amount, -amount), "part": w.part(e.Part), "column": "", "era": "", "name": "",
	}
	if e.Zone != industry.NoZone {
		facts["column"], facts["era"], facts["name"] = industry.ColumnName(e.Zone.Column()), industry.EraName(e.Zone.Era()), w.EraName(e.Zone.Era())
	}
	if e.Kind == industry.RoundBegins {
		facts["n"] = amount + 1
	}
	return facts
}

// happened are the tags that may choose a variant of an event's text.
func happened(e industry.Event) (tags []string) {
	switch {
	case e.Kind == industry.Income && e.Rule == 6: // I6: by the token with the taler
		return []string{"token"}
	case e.Kind == industry.ResourceSupplied:
		if e.Joker == industry.Any {
			tags = append(tags, "any")
		}
		return append(tags, sourceKeys[e.Source])
	case e.Kind == industry.JokerTaken && e.Resource == industry.Any:
		return []string{"any"}
	case e.Kind == industry.EndScored && e.Amount < 0:
		return []string{"down"}
	}
	return nil
}
