package policy

import "sohofoundry/engine"

// weights are what the steady policy believes. Worth is in hundredths of a VP, a chance in per cent.
type weights struct {
	pound, fade, perAction, low, needy          int
	debt, stuck, ahead, deep, deepCost          int
	now                                         int
	linkScale, emptySpace, stayingIcon          int
	town, market                                int
	secondLink, secondDevelop                   int
	automa, automaFlips                         int
	ready, missingLink, missingBeer             int
	laterSale                                   int
	coal, coalCube, coalRound, lonely           int
	iron, ironCube, ironRound                   int
	beer, beerCube, beerRound                   int
	unwanted, railBeer                          int
	barrelCanal, barrelRail                     int
	mat, matNext, matCube, matVP                int
	scout, keepWild, keepBrewery                int
	keepIron, keepCoal, keepOther, keepLocation int

	// On the Lancashire map.
	port, portRound, portWanted int
	hope, soon                  int
	action, keepPort            int
}

// weightsOf are the weights for each family of games.
var weightsOf = [engine.Lancashire + 1]*weights{engine.Birmingham: &steadyWeights, engine.Lancashire: &lancashireWeights}

// The weights were found by playing: each is the best of a few that were tried in some thousand games against the medium
// Automa. The chances began as what was counted in such games.
var steadyWeights = weights{
	// Money. It is worth what it can still buy.
	pound:     25, // £1 while there is much to buy
	fade:      12, // so many actions before the end it begins to be worth less
	perAction: 8,  // £ for each action to come; what is beyond them is worth nothing
	low:       12, // of the last £ in hand
	needy:     25, // each is worth so much more

	// Debt, and loans that lead to it.
	debt:     300, // £1 lacking at the end of the round
	stuck:    50,  // £1 lacking by the end of some rounds if no loan can be taken any more,
	ahead:    4,   // so many
	deep:     -4,  // each level of income below this costs, for each round to come,
	deepCost: 8,   // so much

	// Income.
	now: 33, // per cent of it that comes before the tiles on the board flip

	// Links and the network. The last four count when an era begins, and less and less until it ends.
	linkScale:   130, // per cent of a link's VP: what is taken is denied to the Automa
	stayingIcon: 130, // a link icon on a tile that stays for the Rail Era
	emptySpace:  70,  // an empty space at the end of a link, where someone may build
	town:        40,  // a town in the network
	market:      200, // a merchant location connected to it

	// What an action may go on with.
	secondLink:    300,
	secondDevelop: 50,

	// The Automa.
	automa:      20, // per cent of its VP that count against one's own
	automaFlips: 65, // chance that one of its tiles flips

	// Sales.
	ready:       60, // chance that a tile is sold which could be now,
	missingLink: 15, // less for each link that it lacks
	missingBeer: 8,  // and for each barrel
	laterSale:   25, // chance that a tile which stays unflipped flips in the Rail Era

	// Chance that a tile is emptied: for one, less for each cube on it, more for each round until it leaves.
	coal: 40, coalCube: 8, coalRound: 6,
	iron: 40, ironCube: 8, ironRound: 6,
	beer: 60, beerCube: 5, beerRound: 5,
	lonely:   50, // per cent of it for a mine without a link
	unwanted: 20, // chance of a brewery whose beer the human has no use for
	railBeer: 3,  // barrels brewed in the Canal Era that the Rail Era will want

	// A barrel of one's own.
	barrelCanal: 100,
	barrelRail:  160,

	// The mat.
	mat:     90, // per cent of what its tiles promise, when the game begins
	matNext: 60, // per cent that each tile counts of the one before it
	matCube: 3,  // £ that a cube is thought to cost
	matVP:   80, // per cent of a tile's VP that are thought to be scored

	// Cards.
	scout:        400, // the two wild cards for three others
	keepWild:     500, // not to discard a wild card
	keepBrewery:  20,  // nor one that names a brewery, and so on
	keepIron:     40,
	keepCoal:     20,
	keepOther:    10,
	keepLocation: 30, // a location where there is still room
}

// lancashireWeights were found in the same way on the Lancashire map, whose levels are measured by them (N16).
var lancashireWeights = weights{
	// Money. It is worth what it can still buy, and scores at the end.
	pound: 25, fade: 12, perAction: 5, low: 12, needy: 33,
	debt: 255, stuck: 280, ahead: 2, deep: -2, deepCost: 5,
	now: 33,

	// Links and the network; market is access to it.
	linkScale: 130, stayingIcon: 65, emptySpace: 68, town: 5, market: 240,
	secondLink: 36, secondDevelop: 50,

	automa: 14, automaFlips: 65,

	// Sales.
	ready: 80, missingLink: 3, laterSale: 12,

	coal: 20, coalCube: 6, coalRound: 2, lonely: 35,
	iron: 56, ironCube: 9, ironRound: 4,

	mat: 43, matNext: 42, matCube: 1, matVP: 161,

	keepIron: 112, keepCoal: 2, keepOther: 10, keepLocation: 30,

	// A port flips with this chance, more for each round until it leaves, and if there is a mill that it could serve.
	port: 7, portRound: 1, portWanted: 17,
	hope:     30,  // chance of a mill that nobody would buy as yet,
	soon:     9,   // less with fewer actions to come than these
	action:   600, // an action more, which a double build takes
	keepPort: 20,
}
