package policy

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Weights are the beliefs of a thinker. Worth is in hundredths of a VP, a chance in per cent.
type Weights struct {
	Pound, Fade, PerAction, Low, Needy          int
	Debt, Stuck, Ahead, Deep, DeepCost          int
	Now                                         int
	LinkScale, EmptySpace, StayingIcon          int
	Town, Market                                int
	SecondLink, SecondDevelop                   int
	Automa, AutomaFlips                         int
	Ready, MissingLink, MissingBeer             int
	LaterSale                                   int
	Coal, CoalCube, CoalRound, Lonely           int
	Iron, IronCube, IronRound                   int
	Beer, BeerCube, BeerRound                   int
	Unwanted, RailBeer                          int
	BarrelCanal, BarrelRail                     int
	Mat, MatNext, MatCube, MatVP                int
	Scout, KeepWild, KeepBrewery                int
	KeepIron, KeepCoal, KeepOther, KeepLocation int

	// On the Lancashire map.
	Port, PortRound, PortWanted int
	Hope, Soon                  int
	Action, KeepPort            int
}

// WeightsOf are weights for each family of games.
type WeightsOf [engine.Lancashire + 1]Weights

// For are the weights for a game.
func (w *WeightsOf) For(g *automa.Game) *Weights { return &w[g.Family] }

// Steady is a plain player that plans for VP: it builds tiles that it will sell, places links that will score and borrows in time. It is
// the yardstick by which the levels are measured, so that it never changes.
var Steady = Thinking("steady", &SteadyWeights)

// SteadyWeights were found by playing: each is the best of a few that were tried in some thousand games against the medium
// Automa. The chances began as counts of such games.
var SteadyWeights = WeightsOf{engine.Birmingham: steadyBirmingham, engine.Lancashire: steadyLancashire}

var steadyBirmingham = Weights{
	// Money. It is worth its remaining purchases.
	Pound:     25, // £1 while there is much to buy
	Fade:      12, // so many actions before the end it begins to be worth less
	PerAction: 8,  // £ for each action to come; more than that is worth nothing
	Low:       12, // of the last £ in hand
	Needy:     25, // each is worth so much more

	// Debt, and loans that lead to it.
	Debt:     300, // £1 lacking at the end of the round
	Stuck:    50,  // £1 lacking by the end of some rounds if no loan can be taken any more,
	Ahead:    4,   // so many
	Deep:     -4,  // each level of income below this costs, for each round to come,
	DeepCost: 8,   // so much

	// Income.
	Now: 33, // per cent of it that comes before the tiles on the board flip

	// Links and the network. The last four count when an era begins, and less and less until it ends.
	LinkScale:   130, // per cent of a link's VP: a line taken is denied to the Automa
	StayingIcon: 130, // a link icon on a tile that stays for the Rail Era
	EmptySpace:  70,  // an empty space at the end of a link, where someone may build
	Town:        40,  // a town in the network
	Market:      200, // a merchant location connected to it

	// The further parts of an action.
	SecondLink:    300,
	SecondDevelop: 50,

	// The Automa, or the best of the others.
	Automa:      20, // per cent of its VP that count against one's own
	AutomaFlips: 65, // chance that one of its tiles flips

	// Sales.
	Ready:       60, // chance that a tile is sold which could be now,
	MissingLink: 15, // less for each link that it lacks
	MissingBeer: 8,  // and for each barrel
	LaterSale:   25, // chance that a tile which stays unflipped flips in the Rail Era

	// Chance that a tile is emptied: for one, less for each cube on it, more for each round until it leaves.
	Coal: 40, CoalCube: 8, CoalRound: 6,
	Iron: 40, IronCube: 8, IronRound: 6,
	Beer: 60, BeerCube: 5, BeerRound: 5,
	Lonely:   50, // per cent of it for a mine without a link
	Unwanted: 20, // chance of a brewery with beer that the human has no use for
	RailBeer: 3,  // barrels brewed in the Canal Era that the Rail Era will want

	// A barrel of one's own.
	BarrelCanal: 100,
	BarrelRail:  160,

	// The mat.
	Mat:     90, // per cent of the promise of its tiles, when the game begins
	MatNext: 60, // per cent that each tile counts of the one before it
	MatCube: 3,  // £ that a cube is thought to cost
	MatVP:   80, // per cent of a tile's VP that are thought to be scored

	// Cards.
	Scout:        400, // the two wild cards for three others
	KeepWild:     500, // not to discard a wild card
	KeepBrewery:  20,  // nor one that names a brewery, and so on
	KeepIron:     40,
	KeepCoal:     20,
	KeepOther:    10,
	KeepLocation: 30, // a location where there is still room
}

// steadyLancashire were found in the same way on the Lancashire map; its levels are measured by them (N16).
var steadyLancashire = Weights{
	// Money. It is worth its remaining purchases, and scores at the end.
	Pound: 25, Fade: 12, PerAction: 5, Low: 12, Needy: 33,
	Debt: 255, Stuck: 280, Ahead: 2, Deep: -2, DeepCost: 5,
	Now: 33,

	// Links and the network; market is access to it.
	LinkScale: 130, StayingIcon: 65, EmptySpace: 68, Town: 5, Market: 240,
	SecondLink: 36, SecondDevelop: 50,

	Automa: 14, AutomaFlips: 65,

	// Sales.
	Ready: 80, MissingLink: 3, LaterSale: 12,

	Coal: 20, CoalCube: 6, CoalRound: 2, Lonely: 35,
	Iron: 56, IronCube: 9, IronRound: 4,

	Mat: 43, MatNext: 42, MatCube: 1, MatVP: 161,

	KeepIron: 112, KeepCoal: 2, KeepOther: 10, KeepLocation: 30,

	// A port flips with this chance, more for each round until it leaves, and if there is a mill that it could serve.
	Port: 7, PortRound: 1, PortWanted: 17,
	Hope:     30,  // chance of a mill without a buyer as yet,
	Soon:     9,   // less with fewer actions to come than these
	Action:   600, // an action more, which a double build takes
	KeepPort: 20,
}
