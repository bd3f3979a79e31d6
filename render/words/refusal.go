package words

import "sohofoundry/engine"

// reasonKeys name the reasons in catalogues.
var reasonKeys = [engine.Reasons]string{
	engine.NotAsked:            "not-asked",
	engine.NoSuchThing:         "no-such-thing",
	engine.GameIsOver:          "game-is-over",
	engine.MustChoose:          "must-choose",
	engine.AutomaNever:         "automa-never",
	engine.CardNotHeld:         "card-not-held",
	engine.NoCardNeeded:        "no-card-needed",
	engine.CardNamesOther:      "card-names-other",
	engine.NotInNetwork:        "not-in-network",
	engine.FarmNeedsBrewery:    "farm-needs-brewery",
	engine.NoTileLeft:          "no-tile-left",
	engine.TileNotInEra:        "tile-not-in-era",
	engine.OwnTileHere:         "own-tile-here",
	engine.NoIcon:              "no-icon",
	engine.NoSpace:             "no-space",
	engine.AloneFirst:          "alone-first",
	engine.NotConnectedToCoal:  "not-connected-to-coal",
	engine.NotEnoughMoney:      "not-enough-money",
	engine.OtherIndustryHere:   "other-industry-here",
	engine.LevelNotHigher:      "level-not-higher",
	engine.OpponentsTileStays:  "opponents-tile-stays",
	engine.CubesLeft:           "cubes-left",
	engine.AutomaNeverReplaces: "automa-never-replaces",
	engine.NoReplacingThere:    "no-replacing-there",
	engine.LineTaken:           "line-taken",
	engine.LineNotInEra:        "line-not-in-era",
	engine.NoLinkLeft:          "no-link-left",
	engine.NoBeer:              "no-beer",
	engine.NotDevelopable:      "not-developable",
	engine.NotYourTile:         "not-your-tile",
	engine.AlreadyFlipped:      "already-flipped",
	engine.NotForSale:          "not-for-sale",
	engine.MerchantRefuses:     "merchant-refuses",
	engine.NotConnectedTo:      "not-connected-to",
	engine.NoMerchantConnected: "no-merchant-connected",
	engine.IncomeTooLow:        "income-too-low",
	engine.TooFewCards:         "too-few-cards",
	engine.WildHeld:            "wild-held",
	engine.NotNearest:          "not-nearest",
	engine.NothingThere:        "nothing-there",
	engine.NotConnectedBeer:    "not-connected-beer",
	engine.OtherBarrel:         "other-barrel",
	engine.BringsNothing:       "brings-nothing",
	engine.IronTooCheap:        "iron-too-cheap",
	engine.IronTooDear:         "iron-too-dear",
	engine.FarmOutside:         "farm-outside",
	engine.OutsideItsNetwork:   "outside-its-network",
	engine.NoLinkHelps:         "no-link-helps",
	engine.NoLinkFrom:          "no-link-from",
	engine.NothingToSell:       "nothing-to-sell",
	engine.NoStart:             "no-start",
	engine.NoFreeLine:          "no-free-line",
	engine.StillUnconnected:    "still-unconnected",
	engine.StillNoCoal:         "still-no-coal",
}

// Refusal is the sentence that says why a seat may not do something, with the facts and the rule: "Walsall is not in your
// network, and the coal mine card names no town (B7.1)." For a zero Refusal there is none.
func (w Words) Refusal(seat engine.Seat, r engine.Refusal) string {
	if r.OK() {
		return ""
	}
	return w.sentence(w.why(seat, r, lineList(r.Line)), r.Rule)
}

// why is the refusal without its rule and as a part of a sentence; several lines may be refused alike.
func (w Words) why(seat engine.Seat, r engine.Refusal, lines []engine.Line) string {
	a := about{seat: seat, location: r.Location, slot: r.Slot, lines: lines, card: r.Card, industry: r.Industry, tile: r.Tile,
		merchant: r.Merchant, resource: r.Resource, need: int(r.Need), have: int(r.Have)}
	if r.Reason == engine.NoBeer {
		a.resource = engine.Beer
	}
	tags := []string{r.Rule.String()}
	for _, fact := range []struct {
		given bool
		tag   string
	}{{r.Line != 0, "line"}, {r.Merchant != 0, "merchant"}, {r.Slot != 0, "slot"}, {r.Tile != 0, "tile"}, {r.Card != 0, "card"}} {
		if fact.given {
			tags = append(tags, fact.tag)
		}
	}
	return w.say("reason."+reasonKeys[r.Reason], a, tags...)
}

func lineList(x engine.Line) []engine.Line {
	if x == 0 {
		return nil
	}
	return []engine.Line{x}
}
