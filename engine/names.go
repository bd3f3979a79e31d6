package engine

import (
	"slices"
	"strconv"
	"strings"
)

// The names of things in text that programs read: the notation, positions, the protocol, the keys of catalogues. They may be
// added to, never changed.

var resourceNames = [Resources]string{Coal: "coal", Iron: "iron", Beer: "beer"}

// String names the resource: "coal".
func (r Resource) String() string { return resourceNames[r] }

var eraNames = [Rail + 1]string{Canal: "canal", Rail: "rail"}

// String names the era: "canal".
func (e Era) String() string { return eraNames[e] }

// EraNamed finds an era by its name, or returns none (0).
func EraNamed(name string) Era { return Era(max(0, slices.Index(eraNames[:], name))) }

// industryNames are the names of the industries in the notation and in data.
var industryNames = [MaxIndustries]string{
	"", "cotton", "manufacturer", "pottery", "coal", "iron", "brewery", "port", "shipyard",
}

// verbNames are the words of the notation; those with a colon follow on the line of another choice.
var verbNames = [Verbs]string{
	Build: "build", Network: "network", Develop: "develop", Sell: "sell", Loan: "loan", Scout: "scout", Pass: "pass",
	FirstDevelop: "first-develop", TakeCoal: "coal:", TakeIron: "iron:", TakeBeer: "beer:", TakeBonus: "bonus:",
	Discard: "discard:", GiveUp: "give-up", Done: "done", DoubleBuild: "double-build",
}

// String names the industry as data and notation do: "cotton".
func (i Industry) String() string { return industryNames[i] }

// IndustryNamed finds an industry by that name, or returns none.
func IndustryNamed(name string) Industry {
	for i, n := range industryNames {
		if n == name {
			return Industry(i)
		}
	}
	return 0
}

// Follows reports whether a choice of this kind is written on the line of the choice before it.
func (v Verb) Follows() bool { return strings.HasSuffix(verbNames[v], ":") }

// String names the verb: "build", "coal".
func (v Verb) String() string { return strings.TrimSuffix(verbNames[v], ":") }

// Name names a kind of tile by industry and level: "pottery 1".
func (f *TileFacts) Name() string { return f.Industry.String() + " " + strconv.Itoa(int(f.Level)) }

// decisionNames are the words of a position.
var decisionNames = [GameOver + 1]string{
	ChooseAction: "action", ChooseCoal: "coal", ChooseIron: "iron", ChooseBeer: "beer", ChooseBonus: "bonus",
	ChooseLink: "link", ChooseDevelop: "develop", ChooseSale: "sale", ChooseDiscard: "discard", ChooseGiveUp: "give-up",
	GameOver: "over",
}

// String names the decision: "give-up".
func (d Decision) String() string {
	if int(d) >= len(decisionNames) {
		return "decision " + strconv.Itoa(int(d))
	}
	return decisionNames[d]
}

var reasonNames = [Reasons]string{
	NotAsked:            "not-asked",
	NoSuchThing:         "no-such-thing",
	GameIsOver:          "game-is-over",
	MustChoose:          "must-choose",
	AutomaNever:         "automa-never",
	CardNotHeld:         "card-not-held",
	NoCardNeeded:        "no-card-needed",
	CardNamesOther:      "card-names-other",
	NotInNetwork:        "not-in-network",
	FarmNeedsBrewery:    "farm-needs-brewery",
	NoTileLeft:          "no-tile-left",
	TileNotInEra:        "tile-not-in-era",
	OwnTileHere:         "own-tile-here",
	NoIcon:              "no-icon",
	NoSpace:             "no-space",
	AloneFirst:          "alone-first",
	NotConnectedToCoal:  "not-connected-to-coal",
	NotEnoughMoney:      "not-enough-money",
	OtherIndustryHere:   "other-industry-here",
	LevelNotHigher:      "level-not-higher",
	OpponentsTileStays:  "opponents-tile-stays",
	CubesLeft:           "cubes-left",
	AutomaNeverReplaces: "automa-never-replaces",
	NoReplacingThere:    "no-replacing-there",
	LineTaken:           "line-taken",
	LineNotInEra:        "line-not-in-era",
	NoLinkLeft:          "no-link-left",
	NoBeer:              "no-beer",
	NotDevelopable:      "not-developable",
	NotYourTile:         "not-your-tile",
	AlreadyFlipped:      "already-flipped",
	NotForSale:          "not-for-sale",
	MerchantRefuses:     "merchant-refuses",
	MerchantNeeded:      "merchant-needed",
	NoMerchantNeeded:    "no-merchant-needed",
	NotConnectedTo:      "not-connected-to",
	NoMerchantConnected: "no-merchant-connected",
	IncomeTooLow:        "income-too-low",
	TooFewCards:         "too-few-cards",
	WildHeld:            "wild-held",
	NotNearest:          "not-nearest",
	NothingThere:        "nothing-there",
	NotConnectedBeer:    "not-connected-beer",
	OtherBarrel:         "other-barrel",
	BringsNothing:       "brings-nothing",
	IronTooCheap:        "iron-too-cheap",
	IronTooDear:         "iron-too-dear",
	FarmOutside:         "farm-outside",
	OutsideItsNetwork:   "outside-its-network",
	NoLinkHelps:         "no-link-helps",
	NoLinkFrom:          "no-link-from",
	NothingToSell:       "nothing-to-sell",
	NoStart:             "no-start",
	NoFreeLine:          "no-free-line",
	StillUnconnected:    "still-unconnected",
	StillNoCoal:         "still-no-coal",
	LinkBurnsCoal:       "link-burns-coal",
	NothingOnBoard:      "nothing-on-board",
	NeverBuilt:          "never-built",
	TooLateForLoans:     "too-late-for-loans",
	TakerNeeded:         "taker-needed",
	NotAPort:            "not-a-port",
	PortFlipped:         "port-flipped",
	NotConnectedToPort:  "not-connected-to-port",
	NoMarketAccess:      "no-market-access",
	DistantIsClosed:     "distant-is-closed",
	NotBothActions:      "not-both-actions",
	NoOwnPort:           "no-own-port",
	NoHumanPort:         "no-human-port",
	NoLinkToPort:        "no-link-to-port",
	TooMany:             "too-many",
	AutomaHasNone:       "automa-has-none",
	MoneyNotKept:        "money-not-kept",
	HandNotKept:         "hand-not-kept",
	NotSoManyHeld:       "not-so-many-held",
	NotUnseen:           "not-unseen",
	MerchantNotUsed:     "merchant-not-used",
	NoCardThere:         "no-card-there",
	NoSuchCard:          "no-such-card",
	CardIsOut:           "card-is-out",
}

// String names the reason: "not-in-network".
func (r Reason) String() string { return reasonNames[r] }

var eventNames = [EventKinds]string{
	EraBegan:       "era-began",
	RoundBegan:     "round-began",
	TurnBegan:      "turn-began",
	TurnEnded:      "turn-ended",
	OrderSet:       "order-set",
	Shuffled:       "shuffled",
	PutAside:       "put-aside",
	MerchantPlaced: "merchant-placed",
	Drew:           "drew",
	DealtFaceDown:  "dealt-face-down",
	Discarded:      "discarded",
	WildReturned:   "wild-returned",
	WildTaken:      "wild-taken",
	TilePlaced:     "tile-placed",
	TileRemoved:    "tile-removed",
	TileFlipped:    "tile-flipped",
	TileDeveloped:  "tile-developed",
	LinkPlaced:     "link-placed",
	LinkRemoved:    "link-removed",
	Stocked:        "stocked",
	Consumed:       "consumed",
	SoldToMarket:   "sold-to-market",
	TileSold:       "tile-sold",
	BarrelPlaced:   "barrel-placed",
	MoneyMoved:     "money-moved",
	CostCounted:    "cost-counted",
	IncomeMoved:    "income-moved",
	Scored:         "scored",
	Passed:         "passed",
	ShortfallBegan: "shortfall-began",
	DebtDropped:    "debt-dropped",
	BonusLost:      "bonus-lost",
	DeckPrepared:   "deck-prepared",
	DistantOpened:  "distant-opened",
	DistantTurned:  "distant-turned",
	DistantClosed:  "distant-closed",
	GameEnded:      "game-ended",
}

// String names the kind of event: "tile-placed".
func (k EventKind) String() string { return eventNames[k] }

var forNames = [Fors]string{
	ForBuild:       "build",
	ForLinks:       "links",
	ForCube:        "cube",
	ForMarketSale:  "market-sale",
	ForLoan:        "loan",
	ForBonus:       "bonus",
	ForIncome:      "income",
	ForDebt:        "debt",
	ForFlip:        "flip",
	ForTile:        "tile",
	ForDevelop:     "develop",
	ForPass:        "pass",
	ForIntroMoney:  "intro-money",
	ForIntroIncome: "intro-income",
	ForIntroTile:   "intro-tile",
	ForOverbuild:   "overbuild",
	ForEra:         "era",
	ForDistant:     "distant",
	ForMoney:       "money",
}

// String names the reason of an event: "market-sale".
func (f For) String() string { return forNames[f] }
