// Package engine holds the rules of the Brass family for two to four seats: the legal choices in a position, their effects, and
// the reasons why others are refused. It is pure: no files, clocks, global randomness or printing.
//
// Rules are cited by number (B7.3, M20); the rules in our words are in decks/rules.
package engine

// The sizes of the fixed arrays in a State. Ids start at 1; 0 means none, so an array is one longer than its contents.
const (
	MaxSeats         = 4
	MaxLocations     = 32
	MaxSpaces        = 64
	MaxLines         = 64
	MaxIndustries    = 9
	MaxTiles         = 32
	MaxCards         = 31 // one less than a power of two: with the bool before the links a player's things are 88 bytes, not 96
	MaxDeck          = 66
	MaxMerchants     = 16
	MaxMerchantTiles = 16
	MaxDistant       = 12
	MaxIncomeSpaces  = 128
	HandSize         = 8
)

// Location is the id of a town, a farm brewery or a merchant location. Like all ids here, zero is none.
type Location uint8

// Space is the id of a space for one industry tile.
type Space uint8

// Line is the id of a printed line on which a link can be built.
type Line uint8

// Tile is a kind of industry tile: an industry and a level.
type Tile uint8

// Card is a kind of card; equal cards share it.
type Card uint8

// Merchant is the id of a space for a merchant tile.
type Merchant uint8

// MerchantTile is the id of a merchant tile.
type MerchantTile uint8

// Industry is one of the industries of the family; a game has some of them (Figures.Industries).
type Industry uint8

// The industries.
const (
	Cotton Industry = iota + 1
	Manufacturer
	Pottery
	CoalMine
	IronWorks
	Brewery
	Port
	Shipyard
)

// Resource is coal, iron or beer.
type Resource uint8

// The resources. Coal and Iron have a market.
const (
	Coal Resource = iota
	Iron
	Beer

	Resources = 3
)

// Era is one of the two halves of a game.
type Era uint8

// The eras.
const (
	Canal Era = iota + 1
	Rail
)

// LocationKind tells towns, farms and merchant locations apart.
type LocationKind uint8

// The kinds of location.
const (
	Town LocationKind = iota + 1
	Farm
	MerchantLocation
	EndPoint // a named place at the edge of the Lancashire map (C5.2)
)

// CardKind is the kind of a card.
type CardKind uint8

// The kinds of card.
const (
	LocationCard CardKind = iota + 1
	IndustryCard
	WildLocation
	WildIndustry
	UnknownCard // any of the deck: the hand at a real table is not known (AtTable)
)

// Bonus is the effect of a merchant's beer (B12.6).
type Bonus uint8

// The merchant bonuses.
const (
	NoBonus Bonus = iota
	BonusDevelop
	BonusIncome
	BonusMoney
	BonusVP
)

// Figures are the printed facts of a board and its components, filled by package decks. Entry 0 of every list is unused.
type Figures struct {
	ID            string // stable, lower case: "birmingham"
	Name          string // of the board, as printed
	Family        Family
	Own           *Ruleset        // in place of the family's, for a game that differs from it
	Map           string          // on which the locations are, the same for all variants: "birmingham"
	Industries    []IndustryFacts // those in the game, in the order of a mat; here entry 0 is used
	Locations     []LocationFacts
	Spaces        []SpaceFacts
	Lines         []LineFacts
	Tiles         []TileFacts
	Cards         []CardFacts
	Merchants     []MerchantFacts
	MerchantTiles []MerchantTileFacts
	Markets       [2]MarketFacts // Coal, Iron
	Distant       DistantFacts   // the distant market, if there is one (C1.3)
	Income        []int8         // the level of each space of the income track
	Limits        Limits
	Edition       Edition
}

// Family is a family of games that share verbs, set-up and the renewal between the eras.
type Family uint8

// The families of games.
const (
	Birmingham Family = iota + 1 // merchants, beer, wild cards
	Lancashire                   // ports, the distant market, double builds; the Brass of 2007 too
)

// IndustryFacts describe an industry.
type IndustryFacts struct {
	Industry    Industry
	Output      Resource // the resource on its tiles, if any (B7.5)
	Sold        bool     // its tiles flip when they are sold (B12.1)
	Replaceable bool     // by others, when no cube of its output is left anywhere (B7.10)
	Access      bool     // its tiles give access to the coal market and the distant market (C5.3)
	AtOnce      bool     // its tiles flip when they are built (C7.9, N8)
}

// LocationFacts describe a location. X and Y are thousandths of the board, from the upper left corner.
type LocationFacts struct {
	ID          string // stable, lower case: "burton-on-trent"
	Name        string // as printed: "Burton-on-Trent"
	Kind        LocationKind
	Banner      string // the colour of its banner
	X, Y        float64
	Market      bool  // gives access to the coal market and the distant market (B6.2, C5.2)
	MinPlayers  int   // merchant locations only: tiles lie there from this count on
	Bonus       Bonus // merchant locations only
	BonusAmount int16 // spaces, £ or VP
	LinkIcons   int16 // VP printed for every adjoining link (B4.1)
}

// SpaceFacts describe a space for an industry tile. Row and Col start at 0.
type SpaceFacts struct {
	Location   Location
	Industries IndustrySet
	Row, Col   int
	X, Y       float64
}

// LineFacts describe a line; MidX and MidY are where the link tile lies.
type LineFacts struct {
	ID         string // "birmingham_coventry"
	Ends       []Location
	Canal      bool
	Rail       bool
	MidX, MidY float64
}

// TileFacts are the figures of a kind of industry tile.
type TileFacts struct {
	Industry     Industry
	Level        int8
	Count        uint8 // in a full set
	Money        int16 // £
	Coal, Iron   int8  // cubes
	BeerToSell   int8  // barrels
	VP           int16
	IncomeSpaces int16
	LinkVP       int16
	Canal, Rail  bool // may be built in
	Developable  bool
	Amount       [2]uint8 // cubes or barrels put on it when built in the Canal, Rail Era
}

// CardFacts describe a kind of card. Counts are by number of players, 2 to 4.
type CardFacts struct {
	ID         string // "coventry", "cotton+manufacturer", "wild-location"
	Kind       CardKind
	Location   Location
	Industries IndustrySet
	Counts     [3]uint8
}

// MerchantFacts describe a space for a merchant tile.
type MerchantFacts struct {
	Location   Location
	MinPlayers int
}

// MerchantTileFacts describe a merchant tile; a blank one accepts nothing.
type MerchantTileFacts struct {
	ID         string
	Accepts    IndustrySet
	MinPlayers int
}

// MarketFacts describe a market: the price of each space, cheapest first, in £.
type MarketFacts struct {
	Prices     []int16
	EmptyPrice int16 // per cube when no cube is left; never a space
	Start      uint8 // cubes at the start
}

// DistantFacts describe the distant market (C1.3).
type DistantFacts struct {
	Bonuses []int16        // income spaces beside each space of its track, from the top; then comes X
	Tiles   []DistantTiles // by how far they move the marker
}

// DistantTiles are the equal tiles of the distant market. Counts are by number of players, 2 to 4.
type DistantTiles struct {
	Steps  uint8 // that the marker moves down
	Counts [3]uint8
}

// LoanFacts are one size of loan: £ for levels of income (B11.1, C10.1).
type LoanFacts struct {
	Money  int16
	Levels int8
}

// Edition says where the rules of a game, an edition (C14.1), a variant (C14.2) or a map (C14.3) differ in a word.
type Edition struct {
	Aside          [2][3]uint8                // cards put aside in the Canal and Rail Era, by number of players (C1.2, C4.3)
	FaceDown       bool                       // a first discard lies face down (B1.6)
	SecondLinkBeer bool                       // the second rail link of an action needs a barrel (B8.3)
	LinkAnywhere   bool                       // a seat without a network may place a link on any line (B8.6; not so in C8.3)
	LateLoans      bool                       // loans are given after the draw deck of the Rail Era is empty (not so in C10.2)
	MoneyPerVP     int16                      // £ for each VP at the end of the game (C4.4); 0: none
	VirtualLink    LocationSet                // count as joined for industry cards (C5.4)
	Companion      bool                       // the game lies on a real table (AtTable)
	PrivateMoney   bool                       // there, any price can be paid
	Unknown        [MaxSeats - 1]UnknownFacts // there, by number of players
	FirstEdition   bool                       // the other differences of the Brass of 2007, marked [W] in the rules
}

// UnknownFacts are what a card that is not known on a real table may be: any of the deck.
type UnknownFacts struct {
	Named      LocationSet // the card of any of these towns
	Industries IndustrySet // or that of any of these industries
}

// Limits are the remaining numbers of the rules.
type Limits struct {
	StartMoney       int16 // £
	StartIncome      uint8 // space
	Links            int   // link tiles per player
	CanalLinkCost    int16 // £
	RailLinkCost     int16 // £
	RailDoubleCost   int16 // £ for two in one action
	Loans            []LoanFacts
	WildCards        uint8 // in each of the two piles
	IntroMoneyPerVP  int16 // £
	IntroMoneyVPMax  int16
	SoloCanalSupply  int // cards the human gets in the Canal Era (M5)
	SoloRailSupply   int // and in the Rail Era (M6)
	AutomaDevelopVP  int16
	AutomaPassVP     int16
	ActionsPerTurn   uint8
	ActionsFirstTurn uint8
}
