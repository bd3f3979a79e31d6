package sim

// weights are what the steady policy believes. Worth is in hundredths of a VP, a chance in per cent.
type weights struct {
	pound     int // £1 while there is much left to buy
	now       int // per cent of the income to come that will be earned before tiles on the board flip
	fade      int // actions before the end from which a pound loses worth
	perAction int // £ that an action can spend; more money than that is worth nothing
	low       int // £ below which each is worth more,
	needy     int // by so much
	debt      int // £1 that is lacking at the end of a round,
	stuck     int // or, where no loan can be taken any more,
	ahead     int // in so many rounds

	deep     int // level of income below which it is hard to live,
	deepCost int // for each level and round to come

	scout         int // two wild cards for three others
	secondLink    int // a second rail link may follow
	secondDevelop int // a second tile may be developed

	linkScale int // per cent of a link's VP: it also keeps the Automa from them
	slot      int // an empty space beside a link, when an era begins: someone may build there
	icons     int // a link icon of a tile that stays for the Rail Era
	town      int // a town in the network, when an era begins
	market    int // a merchant in the network

	automa int // per cent of the Automa's VP that count against one's own

	ready, missingLink, missingBeer int // chance that a tile is sold: when it can be, less for each link and barrel that it lacks
	laterSale                       int // chance that a tile which stays for the Rail Era is sold there
	coal, coalCube, coalRound       int // chance that a mine is emptied: at first, less for each cube, more for each round left
	iron, ironCube, ironRound       int
	beer, beerCube, beerRound       int
	unwanted                        int // per cent of that chance for a brewery whose beer the human has no use for
	railBeer                        int // barrels of the Canal Era that will be wanted in the Rail Era
	lonely                          int // per cent of that chance for a mine without a link
	automaFlips                     int // chance that a tile of the Automa flips

	barrelCanal, barrelRail int // a barrel of one's own

	mat     int // per cent of the worth of the tiles still to be built, when the game begins
	matNext int // per cent that each tile counts of the one before it on the mat
	matCube int // £ that a cube is thought to cost
	matVP   int // per cent of a tile's VP that it will score

	keepWild, keepBrewery, keepIron, keepCoal, keepPottery, keepPlace int
}

var steadyWeights = weights{
	pound: 25, now: 33, fade: 12, perAction: 8, low: 12, needy: 25, debt: 300, stuck: 50, ahead: 4, deep: -4, deepCost: 8,
	scout: 250, secondLink: 300, secondDevelop: 50,
	linkScale: 130, slot: 60, icons: 100, town: 40, market: 200,
	automa: 20,
	ready:  60, missingLink: 15, missingBeer: 8, laterSale: 25,
	coal: 40, coalCube: 8, coalRound: 6,
	iron: 40, ironCube: 8, ironRound: 6,
	beer: 60, beerCube: 5, beerRound: 5,
	lonely: 50, unwanted: 20, railBeer: 3, automaFlips: 65,
	barrelCanal: 100, barrelRail: 160,
	mat: 90, matNext: 60, matCube: 3, matVP: 80,
	keepWild: 500, keepBrewery: 20, keepIron: 40, keepCoal: 20, keepPottery: 10, keepPlace: 30,
}
