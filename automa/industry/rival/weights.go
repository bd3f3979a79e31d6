package rival

import "sohofoundry/engine/industry"

// Weights are what a rival judges by. Worths are in hundredths of a point, shares in per cent.
type Weights struct {
	Taler [industry.Eras + 1]int // what a taler is worth when an era begins, and at the end
	Short int                    // % of that for a taler that is missing to develop what is held
	Stash int                    // T beyond what is held that are of full worth
	Rich  int                    // % of that for each taler beyond these
	Grant int                    // what a subsidy costs that is taken (I28)
	Cog   int                    // % that counts of the cog of a factory
	Idea  int                    // % that counts of the cog of a technology
	Rival int                    // % of what a rival gains that is a loss
	Limit int                    // % of a zone's worth that is bid at most
	Block int                    // % of a zone's worth to the keenest rival that is bid to keep it from them

	Soon      int // % chance that a resource can be had in time whose works are held
	Offered   int // % if they are still to be auctioned in this era
	Late      int // % chance that a zone is developed in a later era
	Full      int // % chance that it is developed though there are more zones than turns to develop them
	Held      int // % that counts of a pair or network with what is held and not developed
	Open      int // % that counts of what is still to be auctioned
	Lead      int // % that counts of it besides for each zone that the player has on the network
	Sells     int // % of the zones still to be developed that buy a product, or save its price
	Discount  int // % of the talers that Bank or Stock Exchange might save
	Joker     int // what a joker of one resource is worth kept
	AnyJoker  int // what the joker "?" is worth kept
	Auctioner int // what it is worth to stay auctioneer
	Sell      int // % that counts of what selling a zone brings when one is named
	Keep      int // % that counts of what taking it brings
	Lost      int // % that counts of what a zone would have brought a player who names it and loses it
	Defer     int // % of its price that must be earned by developing what could wait
}

// SteadyWeights are those of the policy steady: reckoned from the rules, not tuned.
var SteadyWeights = Weights{
	Taler: [industry.Eras + 1]int{180, 185, 170, 140, 110, 40}, Short: 250, Stash: 8, Rich: 90, Grant: 700,
	Cog: 85, Idea: 80, Rival: 25, Limit: 100, Block: 8,
	Soon: 75, Offered: 35, Late: 60, Full: 25, Held: 80, Open: 20, Lead: 8, Sells: 50, Discount: 60,
	Joker: 120, AnyJoker: 250, Auctioner: 30, Sell: 130, Keep: 80, Lost: 20, Defer: 120,
}
