package engine

// Refusal says why something may not be done: the rule, the reason and the facts. The guard that decides makes it; the words
// for people are made from it later. The zero value refuses nothing.
type Refusal struct {
	Rule     Rule
	Reason   Reason
	Resource Resource
	Industry Industry
	Tile     Tile
	Space    Space
	Location Location
	Line     Line
	Card     Card
	Merchant Merchant
	Port     Space
	Need     int16 // £, VP, cubes or barrels, as the reason says
	Have     int16
}

// OK reports whether nothing is refused.
func (r Refusal) OK() bool { return r.Reason == Allowed }

// Reason is the kind of obstacle.
type Reason uint8

// The reasons, and the facts given with each.
const (
	Allowed Reason = iota

	// About asking.
	NotAsked     // this kind of choice answers another decision
	NoSuchThing  // a part of the choice is missing, unknown or too much
	GameIsOver   //
	MustChoose   // done, but a choice is compulsory
	AutomaNever  // Automa: an action it does not have
	CardNotHeld  // Card
	NoCardNeeded // Card: the Automa, or a later part of an action, discards none

	// Building.
	CardNamesOther      // Card, Industry, Location: the card names another location or industry
	NotInNetwork        // Location, and Card if it names no town
	FarmNeedsBrewery    // Location, Card: a farm takes a brewery card or a wild industry only
	NoTileLeft          // Industry
	TileNotInEra        // Tile
	OwnTileHere         // Location, Space of the own tile
	NoIcon              // Industry, Space: the space does not show it
	NoSpace             // Industry, Location: no empty space shows it
	AloneFirst          // Industry, Space: a space for this industry alone is empty
	NotConnectedToCoal  // Location (build) or Line (link), Need cubes, Have in connected mines
	NotEnoughMoney      // Need, Have £
	OtherIndustryHere   // Space, Tile that stands there
	LevelNotHigher      // Space, Tile that stands there
	OpponentsTileStays  // Space, Tile: only mines and works of others may be replaced
	CubesLeft           // Space, Resource, Have cubes on tiles and in the market
	AutomaNeverReplaces // Space
	NoReplacingThere    // Space: without a network, only empty spaces

	// Networks.
	LineTaken    // Line
	LineNotInEra // Line
	NoLinkLeft   //
	NoBeer       // Line or Space, Need, Have barrels

	// Developing.
	NotDevelopable // Tile

	// Selling.
	NotYourTile         // Space
	AlreadyFlipped      // Space
	NotForSale          // Space, Industry: mines, works and breweries are not sold
	MerchantRefuses     // Merchant, Industry
	MerchantNeeded      // Space: its sale needs beer, so a merchant must be named
	NoMerchantNeeded    // Space: its sale needs no beer, so none is named
	NotConnectedTo      // Space, Merchant
	NoMerchantConnected // Space, Industry: none that takes it

	// Loans and scouting.
	IncomeTooLow // Need level, Have level
	TooFewCards  // Need, Have
	WildHeld     // Card

	// Sources.
	NotNearest       // Space: not among the nearest connected mines with coal
	NothingThere     // Space or Merchant, Resource: no cube or barrel
	NotConnectedBeer // Space: another's brewery, not connected
	OtherBarrel      // Merchant: not the one the tile is sold to

	// Debt.
	BringsNothing // Space, Tile

	// The Automa's own.
	IronTooCheap      // Need, Have £ (M26)
	IronTooDear       // Need, Have £ (M66)
	FarmOutside       // Location (M32)
	OutsideItsNetwork // Location (M35)
	NoLinkHelps       // Location, Industry (M30)
	NoLinkFrom        // Location (M36, M70)
	NothingToSell     // (M53)
	NoStart           // (M68, A40)
	NoFreeLine        // Location: no line of the era is free (M75)
	StillUnconnected  // Space, Industry: no single link would connect the tile to be sold (M60)
	StillNoCoal       // Line: it would not bring the coal that is missing (M30)
	LinkBurnsCoal     // Line, Location: it would bring that coal, and itself burn it (M30, A38)

	// On the Lancashire map.
	NothingOnBoard     // Line: without a tile or link on the board there is no link (C8.3)
	NeverBuilt         // Tile: level 0 is developed away, never built (C7.2)
	TooLateForLoans    // the draw deck of the Rail Era is empty (C10.2)
	TakerNeeded        // Space, Industry: neither a port nor the distant market is named (C11.1)
	NotAPort           // Port: no port tile lies there (C11.2)
	PortFlipped        // Port (C11.2)
	NotConnectedToPort // Space, Port (C11.2)
	NoMarketAccess     // Space, Industry (C5.3)
	DistantIsClosed    // its marker stands on X (C11.3)
	NotBothActions     // a double build uses both actions of a turn (C7.11)
	NoOwnPort          // Space, Industry: no own unflipped port is connected (N11)
	NoHumanPort        // Space, Industry: no unflipped port of the human is connected (N13)
	NoLinkToPort       // Space, Industry: no single link would connect it with an own unflipped port (N11)

	// Corrections at a real table.
	TooMany         // Need at most, Have
	AutomaHasNone   // neither money nor income (M2)
	MoneyNotKept    //
	HandNotKept     //
	NotSoManyHeld   // Need, Have cards
	NotUnseen       // Card: all of its kind have been seen
	MerchantNotUsed // Merchant, or else a merchant tile: not with this number of players
	NoCardThere     // Have cards in the Automa's deck
	NoSuchCard      // Need: the number of a card that the Automa's deck has not in this era
	CardIsOut       // Need: the number of a card of the Automa that was drawn, or lies further up

	Reasons
)

// allowed is the refusal that refuses nothing.
var allowed = Refusal{}

// refuse starts a refusal; the caller adds the facts.
func refuse(rule Rule, reason Reason) Refusal { return Refusal{Rule: rule, Reason: reason} }

func (r Refusal) at(l Location) Refusal { r.Location = l; return r }
func (r Refusal) on(x Space) Refusal    { r.Space = x; return r }
func (r Refusal) of(i Industry) Refusal { r.Industry = i; return r }
func (r Refusal) tile(t Tile) Refusal   { r.Tile = t; return r }
func (r Refusal) along(x Line) Refusal  { r.Line = x; return r }
func (r Refusal) with(c Card) Refusal   { r.Card = c; return r }
func (r Refusal) to(m Merchant) Refusal { r.Merchant = m; return r }
func (r Refusal) port(x Space) Refusal  { r.Port = x; return r }
func (r Refusal) needs(need, have int) Refusal {
	r.Need, r.Have = int16(need), int16(have)
	return r
}
