package engine_test

import (
	"fmt"
	"sohofoundry/engine/rulestest"
	"testing"
)

// traps are the fifty rules that implementations most often get wrong, each with its right reading and the
// tests that hold the engine to it. One trap alone: go test -run 'TestTraps/Trap32'.
var traps = []struct {
	reading string
	tests   []func(*testing.T)
}{
	1: {"£17 at every player count", tests(TestB1_6_WhatEachPlayerStartsWith)},
	2: {"one extra card face down, which takes part in the Rail deck",
		tests(TestB1_6_WhatEachPlayerStartsWith, TestB2_1_RoundsOfAnEra, TestB4_5_TheRailEraBegins)},
	3: {"merchant tiles are shuffled, blanks included and without beer",
		tests(TestB1_3_MerchantTilesAreShuffledOverTheSpacesInUse, TestB1_4_BeerBesideEveryMerchantThatIsNotBlank)},
	4: {"one action in the first Canal round, two in the first Rail round",
		tests(TestB2_2_TwoActionsButOneInTheFirstRound, TestB4_5_TheRailEraBegins)},
	5:  {"the hand is refilled after the turn", tests(TestB2_4_RefillAfterTheTurn)},
	6:  {"10, 9 and 8 rounds, whoever scouts", tests(TestB2_1_RoundsOfAnEra, TestB2_1_ScoutDoesNotChangeTheEra)},
	7:  {"least spender first, ties keep order, market purchases count", tests(TestB3_1_LeastSpenderFirst, TestB2_5_MoneySpentIsRemembered)},
	8:  {"order, then income, but not after the last round of the game", tests(TestB3_2_IncomeAtTheEndOfARound)},
	9:  {"shortfall: tiles of the player's choice, half the cost, then VP", tests(TestB3_3_ShortfallIsPaidWithTiles, TestB3_4_ThenOneVPForEachPound)},
	10: {"income has spaces and levels", tests(TestB3_2_IncomeAtTheEndOfARound, TestB11_1_ThirtyPoundsForThreeLevels, TestB12_4_TheTileFlipsAndIncomeAdvances)},
	11: {"income stops at level 30, VP do not stop", tests(TestB6_8_IncomeStopsAtLevel30, TestB4_2_ThenFlippedTilesScore)},
	12: {"all links, then tiles", tests(TestB4_2_ThenFlippedTilesScore)},
	13: {"link icons count on flipped tiles of any owner", tests(TestB4_1_LinksScoreIconsAtTheirEnds)},
	14: {"every merchant location has two link icons", tests(TestB4_1_LinksScoreIconsAtTheirEnds)},
	15: {"the line past the farm has three ends", tests(TestB4_1_LinksScoreIconsAtTheirEnds, TestB5_3_TheLineWithThreeEnds)},
	16: {"after the Canal Era only level 1 leaves, only from the board", tests(TestB4_3_Level1LeavesTheBoard)},
	17: {"markets are not reset", tests(TestB4_5_TheRailEraBegins)},
	18: {"merchant beer is refilled once, beside tiles that are not blank", tests(TestB4_4_MerchantBeerIsRefilled)},
	19: {"no VP for income or money in the full game", tests(TestB4_6_Standings)},
	20: {"ties: VP, income, money, then shared", tests(TestB4_6_Standings)},
	21: {"a space for one industry first; not when overbuilding", tests(TestB7_3_SingleIndustrySpaceFirst, TestB7_10_Overbuilding)},
	22: {"location cards anywhere, industry cards in the network", tests(TestB7_1_MatchingCard)},
	23: {"without a network: an industry card anywhere, a link anywhere",
		tests(TestB5_5_NoNetwork, TestB7_8_BuildingWithoutANetwork, TestB8_6_TheFirstLinkWithoutANetwork)},
	24: {"farms: a brewery card or a wild industry, in the network", tests(TestB7_9_FarmBreweries)},
	25: {"the northern farm has a line of its own, the southern none", tests(TestB5_3_TheLineWithThreeEnds)},
	26: {"era marks", tests(TestB7_2_LowestLevelAndItsEra)},
	27: {"Canal Era: one own tile per location, overbuilding it allowed", tests(TestB7_7_OneTilePerLocationInTheCanalEra, TestB7_10_Overbuilding)},
	28: {"what may be overbuilt", tests(TestB7_10_Overbuilding)},
	29: {"overbuilt tiles never score, their income stays", tests(TestB7_10_Overbuilding)},
	30: {"barrels by the era of building", tests(TestB7_5_WhatATileProduces)},
	31: {"a connected mine, and any works, sells at once, dearest space first", tests(TestB7_6_SellingToTheMarket)},
	32: {"the nearest connected mine, equal distance the player's choice", tests(TestB6_1_NearestConnectedMineFirst, TestB6_2_CoalMarket)},
	33: {"for a rail link the distance runs from the link", tests(TestB6_3_CoalForARailLink)},
	34: {"market coal needs a merchant location; £8 and £6 when empty", tests(TestB6_2_CoalMarket, TestB6_4_Iron)},
	35: {"works before the iron market, any works, cube by cube", tests(TestB6_4_Iron)},
	36: {"whose beer needs a connection, and whose barrel it may be", tests(TestB6_5_Beer)},
	37: {"a tile that needs two barrels takes one at most of merchants", tests(TestB12_3_ExactlyTheBeerPrinted)},
	38: {"a tile flips the moment it is empty and pays its owner", tests(TestB6_6_EmptyTilesFlipAtOnce)},
	39: {"the second rail link: £15, its own coal, a brewery's beer", tests(TestB8_3_RailLinks, TestB8_4_NextToTheOwnNetwork, TestB8_5_TheSecondRailLink)},
	40: {"canal and rail lines; none to Uttoxeter in the Canal Era", tests(TestB8_2_OneCanalLinkForThreePounds, TestB8_3_RailLinks)},
	41: {"14 link tiles, again in the Rail Era", tests(TestB14_1_FourteenLinkTiles)},
	42: {"merchant locations are ordinary ends of links", tests(TestB5_4_MerchantLocationsAreNodes, TestB8_4_NextToTheOwnNetwork)},
	43: {"a sale needs a merchant that shows the industry, with beer or without", tests(TestB12_2_AConnectedMerchantThatTakesIt)},
	44: {"a bonus for each barrel drunk, and only for that", tests(TestB12_3_ExactlyTheBeerPrinted, TestB12_6_Bonuses)},
	45: {"a merchant without a barrel still buys", tests(TestB12_2_AConnectedMerchantThatTakesIt)},
	46: {"Gloucester: the player's choice, no iron, no light bulb", tests(TestB12_6_Bonuses)},
	47: {"light-bulb potteries block the stack", tests(TestB9_3_TheLightBulb, TestB12_6_Bonuses)},
	48: {"a loan: three levels down, to the highest space, not below −10", tests(TestB11_1_ThirtyPoundsForThreeLevels, TestB11_2_NotBelowMinusTen)},
	49: {"loans and bonuses are not spending", tests(TestB2_5_MoneySpentIsRemembered)},
	50: {"scout: three cards, none wild; wild cards go back to their piles", tests(TestB10_2_NoWildCardAndThreeCards, TestB2_3_EveryActionDiscardsOneCard)},
}

func tests(list ...func(*testing.T)) []func(*testing.T) { return list }

func TestTraps(t *testing.T) {
	rulestest.Same(t, "traps", len(traps)-1, 50)
	for n, trap := range traps[1:] {
		t.Run(fmt.Sprintf("Trap%02d %s", n+1, trap.reading), func(t *testing.T) {
			if len(trap.tests) == 0 {
				t.Error("no test holds it")
			}
			for _, test := range trap.tests {
				test(t)
			}
		})
	}
}
