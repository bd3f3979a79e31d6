package engine

// Event is one thing that happened on the table. The events of a game, in order, say everything that happened: a client
// animates them, a log reads them aloud, the ledger adds them up.
type Event struct {
	Kind     EventKind
	Reason   For
	Seat     Seat // the owner of the changed piece, or the consumer
	Owner    Seat // of the tile that a cube or barrel was consumed from
	Resource Resource
	Card     Card
	Tile     Tile
	Space    Space
	Line     Line
	Merchant Merchant
	Port     Space // that a mill was sold to
	Distance uint8 // links from a coal mine to where its coal is needed
	Amount   int16 // £, VP, income spaces, cubes, barrels or a number, as the kind says
	Price    int16 // £ for one cube
}

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, and the fields set beside Seat.
const (
	EraBegan       EventKind = iota + 1 // Amount: 1 canal, 2 rail
	RoundBegan                          // Amount: the round
	TurnBegan                           // Amount: actions
	TurnEnded                           //
	OrderSet                            // Amount: place in the turn order, from 1
	Shuffled                            // Amount: cards in the draw pile
	PutAside                            // Amount: cards that stay out of this era
	MerchantPlaced                      // Merchant, Amount: the merchant tile
	Drew                                // Card
	DealtFaceDown                       // Card
	Discarded                           // Card
	WildReturned                        // Card, to its pile
	WildTaken                           // Card
	TilePlaced                          // Tile, Space
	TileRemoved                         // Tile, Space, Reason; Amount: cubes or barrels that went with it
	TileFlipped                         // Tile, Space
	TileDeveloped                       // Tile, from the mat; Reason
	LinkPlaced                          // Line
	LinkRemoved                         // Line
	Stocked                             // Space, Resource, Amount
	Consumed                            // Resource; from Space, Merchant, or the market at Price
	SoldToMarket                        // Space, Resource, Price: one cube
	TileSold                            // Tile, Space; Merchant unless it needed no beer, or else Port, if not to the distant market
	BarrelPlaced                        // Merchant
	MoneyMoved                          // Amount £, Reason; Tile, Space, Line, Merchant or Resource it is for
	CostCounted                         // Amount £ the Automa would have paid (M83), Reason
	IncomeMoved                         // Amount spaces, Reason; Space or Merchant
	Scored                              // Amount VP, Reason; Tile and Space, Line or Merchant
	Passed                              //
	ShortfallBegan                      // Amount £ owed
	DebtDropped                         // Amount £ that neither tiles nor VP could pay (B3.4)
	BonusLost                           // Merchant; its bonus brings nothing (B12.6, M57)
	GameEnded                           //
	DeckPrepared                        // the Automa's, for the Rail Era (M81)
	DistantOpened                       // Amount: tiles shuffled; the marker stands at the top (C1.3)
	DistantTurned                       // Amount: the spaces that the turned tile moves the marker down (C11.3)
	DistantClosed                       // Space of the mill that stays unsold (C11.3)

	EventKinds
)

// For is the reason for a change of money, income or VP, or for a tile's leaving.
type For uint8

// The reasons of events.
const (
	ForNothing     For = iota
	ForBuild           // the money cost of a tile
	ForLinks           // the cost, or the VP, of a link
	ForCube            // a cube bought from a market
	ForMarketSale      // a cube sold to a market
	ForLoan            //
	ForBonus           // a merchant's bonus
	ForIncome          // the end of a round
	ForDebt            // a tile given up for a debt, or the VP lost for one
	ForFlip            // income of a flipped tile
	ForTile            // VP of a flipped tile
	ForDevelop         // a development; the Automa's VP for one (M67)
	ForPass            // the Automa's VP (M71)
	ForIntroMoney      // the introductory game (B4.7)
	ForIntroIncome     //
	ForIntroTile       //
	ForOverbuild       // a tile was replaced
	ForEra             // a tile leaves with its era
	ForDistant         // income beside the distant market's marker (C11.3)
	ForMoney           // VP for money at the end of the game (C4.4)

	Fors
)

// Log collects events. A nil Log drops them.
type Log []Event

func (l *Log) add(e Event) {
	if l != nil {
		*l = append(*l, e)
	}
}
