package wire

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// The names are part of the protocol: they may be added to, never changed.

var resourceNames = [engine.Resources]string{engine.Coal: "coal", engine.Iron: "iron", engine.Beer: "beer"}

var eraNames = [engine.Rail + 1]string{engine.Canal: "canal", engine.Rail: "rail"}

var reasonNames = [engine.Reasons]string{
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

var forNames = [engine.Fors]string{
	engine.ForBuild:       "build",
	engine.ForLinks:       "links",
	engine.ForCube:        "cube",
	engine.ForMarketSale:  "market-sale",
	engine.ForLoan:        "loan",
	engine.ForBonus:       "bonus",
	engine.ForIncome:      "income",
	engine.ForDebt:        "debt",
	engine.ForFlip:        "flip",
	engine.ForTile:        "tile",
	engine.ForDevelop:     "develop",
	engine.ForPass:        "pass",
	engine.ForIntroMoney:  "intro-money",
	engine.ForIntroIncome: "intro-income",
	engine.ForIntroTile:   "intro-tile",
	engine.ForOverbuild:   "overbuild",
	engine.ForEra:         "era",
}

var stepNames = [automa.StepKinds]string{
	automa.Drew:       "drew",
	automa.Reshuffled: "reshuffled",
	automa.ReadFront:  "read-front",
	automa.ReadBack:   "read-back",
	automa.ReadCorner: "read-corner",
	automa.Examined:   "examined",
	automa.Refused:    "refused",
	automa.Compared:   "compared",
	automa.Acted:      "acted",
	automa.Lost:       "lost",
	automa.Discarded:  "discarded",
	automa.Prepared:   "prepared",
	automa.TurnOver:   "turn-over",
}

var backNames = [automa.BackPass + 1]string{
	automa.BackSell: "sell", automa.BackDevelop: "develop", automa.BackNetwork: "network", automa.BackPass: "pass",
}

var choosingNames = [automa.Choosings]string{
	automa.OverLinks:     "links",
	automa.OverSpaces:    "spaces",
	automa.OverBuildings: "buildings",
	automa.OverMerchants: "merchants",
	automa.OverMines:     "mines",
	automa.OverWorks:     "works",
	automa.OverBeer:      "beer",
}

var criterionNames = [automa.Criteria]string{
	automa.NotMerchant:       "not-merchant",
	automa.LeadsIntoNetwork:  "leads-into-network",
	automa.TilesBuilt:        "tiles-built",
	automa.EmptySpaces:       "empty-spaces",
	automa.OwnCoal:           "own-coal",
	automa.Clockwise:         "clockwise",
	automa.LinksFromSite:     "links-from-site",
	automa.NearName:          "near-name",
	automa.AllSpaces:         "all-spaces",
	automa.EndNames:          "end-names",
	automa.MoreLinks:         "more-links",
	automa.Alphabet:          "alphabet",
	automa.Icon:              "icon",
	automa.OwnFirst:          "own-first",
	automa.MerchantBeerFirst: "merchant-beer-first",
	automa.BarrelLeft:        "barrel-left",
	automa.VPBonus:           "vp-bonus",
	automa.LinksAway:         "links-away",
	automa.LeftSpace:         "left-space",
}

var cellNames = [automa.Cells]string{automa.NW: "NW", automa.NE: "NE", automa.SW: "SW", automa.SE: "SE"}

// Vocabulary is every name that a field can have.
type Vocabulary struct {
	Field string
	Names []string
}

// Vocabularies are those of the fields whose names a program has to know; the others are in the figures of the game.
func Vocabularies() []Vocabulary {
	var events []string
	for _, form := range eventForms[1:] {
		events = append(events, form.name)
	}
	return []Vocabulary{
		{"event", events},
		{"for", slices.Clone(forNames[1:])},
		{"step", slices.Clone(stepNames[1:])},
		{"back", slices.Clone(backNames[1:])},
		{"over", slices.Clone(choosingNames[1:])},
		{"criterion", slices.Clone(criterionNames[1:])},
		{"icon", slices.Clone(cellNames[:])},
		{"reason", slices.Clone(reasonNames[1:])},
	}
}
