package automa

// The names of things in text that programs read: the protocol and the keys of catalogues. They may be added to, never
// changed.

var stepNames = [StepKinds]string{
	Drew:       "drew",
	Reshuffled: "reshuffled",
	ReadFront:  "read-front",
	ReadBack:   "read-back",
	ReadCorner: "read-corner",
	Examined:   "examined",
	Refused:    "refused",
	Compared:   "compared",
	Acted:      "acted",
	Lost:       "lost",
	Discarded:  "discarded",
	Prepared:   "prepared",
	TurnOver:   "turn-over",
	FullStart:  "full-start",
	CardAgain:  "card-again",
	BackAgain:  "back-again",
}

// String names the kind of step: "read-front".
func (k StepKind) String() string { return stepNames[k] }

var backNames = [BackPass + 1]string{
	BackSell: "sell", BackDevelop: "develop", BackNetwork: "network", BackPass: "pass",
}

// String names the action: "sell".
func (b BackAction) String() string { return backNames[b] }

var choosingNames = [Choosings]string{
	OverLinks:     "links",
	OverSpaces:    "spaces",
	OverBuildings: "buildings",
	OverMerchants: "merchants",
	OverMines:     "mines",
	OverWorks:     "works",
	OverBeer:      "beer",
	OverPorts:     "ports",
}

// String names the subject of a tie: "links".
func (c Choosing) String() string { return choosingNames[c] }

var criterionNames = [Criteria]string{
	NotMerchant:       "not-merchant",
	LeadsIntoNetwork:  "leads-into-network",
	TilesBuilt:        "tiles-built",
	EmptySpaces:       "empty-spaces",
	OwnCoal:           "own-coal",
	Clockwise:         "clockwise",
	LinksFromSite:     "links-from-site",
	NearName:          "near-name",
	AllSpaces:         "all-spaces",
	EndNames:          "end-names",
	MoreLinks:         "more-links",
	Alphabet:          "alphabet",
	Icon:              "icon",
	OwnFirst:          "own-first",
	MerchantBeerFirst: "merchant-beer-first",
	BarrelLeft:        "barrel-left",
	VPBonus:           "vp-bonus",
	LinksAway:         "links-away",
	LeftSpace:         "left-space",
	NotEndPoint:       "not-end-point",
	ReadingOrder:      "reading-order",
}

// String names the criterion: "tiles-built".
func (c Criterion) String() string { return criterionNames[c] }

var cellNames = [Cells]string{NW: "NW", NE: "NE", SW: "SW", SE: "SE"}

// String names the cell: "NW".
func (c Cell) String() string { return cellNames[c] }
