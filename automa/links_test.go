package automa_test

import "testing"

// Choosing a link (section 7: M42 to M44; A9 to A14, A28, A43).

func TestM42_OnlyLegalLinks(t *testing.T) { // A9
	runScenes(t, []scene{{
		// The line with the farm has as many empty spaces as the one to Coalbrookdale and comes before it clockwise, but
		// only Coalbrookdale reaches coal.
		name: "legality before tie-breaks", cards: []int{20, 5},
		position: noSales + "rail; automa: cotton2@kidderminster.2!, " + noMills + "; you: coalbrookdale_shrewsbury",
		does:     "network coalbrookdale_kidderminster; done; develop; develop",
		tells: `no kidderminster along dudley_kidderminster: no coal 1/0 (B6.3)
			no kidderminster along farm-south_kidderminster_worcester: no coal 1/0 (B6.3)
			do network`,
		leaves: "coal 12",
	}})
}

func TestM43_MerchantLocationsLast(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "even one in the network", cards: []int{22, 5},
			position: noSales + "automa: cotton1@worcester.1!, gloucester_redditch, " + noMills + "; you: birmingham_worcester",
			does:     "network farm-south_kidderminster_worcester; develop; develop",
			tells: `links gloucester_worcester farm-south_kidderminster_worcester: farm-south_kidderminster_worcester
				- not merchant (M43): 0 1 = farm-south_kidderminster_worcester`,
			never: "into network",
		},
		{
			name: "if no other line is open", cards: []int{22, 5},
			position: noSales + "automa: cotton1@worcester.1!, " + noMills + "; you: birmingham_worcester, farm-south_kidderminster_worcester",
			does:     "network gloucester_worcester; develop; develop",
		},
		{
			name: "if no other line has coal (F-LTP#1)", cards: []int{22, 5},
			position: noSales + "rail; automa: cotton2@worcester.1!, " + noMills,
			does:     "network gloucester_worcester; done; develop; develop",
			tells:    "no worcester along birmingham_worcester: no coal 1/0 (B6.3)\nno worcester along farm-south_kidderminster_worcester: no coal 1/0 (B6.3)",
		},
		{
			// A28: Nottingham is not in use with two players, but a line can be built to it.
			name: "one that is not in use (A28)", cards: []int{1, 5}, fronts: fronts{1: `{ network = ["Derby"] }`},
			position: noSales + "automa: cotton1@derby.2!; you: belper_derby, burton-on-trent_derby",
			does:     "network derby_nottingham; develop; develop",
		},
		{
			name: "and it is a coal market (A28)", cards: []int{1, 5}, fronts: fronts{1: `{ network = ["Derby"] }`},
			position: noSales + "rail; automa: cotton2@derby.2!; you: derby_nottingham",
			does:     "network belper_derby; done; develop; develop", leaves: "coal 12",
		},
	})
}

// walsall has the Automa there and nowhere else; four canals start there: to Cannock, Burton-on-Trent, Birmingham and
// Wolverhampton.
const walsall = "automa: iron2@walsall.1!, " + noMakers

// A10: each rung keeps the best, and one on which all score alike keeps everybody.
func TestM44_Ladder(t *testing.T) {
	const four = "links cannock_walsall burton-on-trent_walsall birmingham_walsall walsall_wolverhampton: "
	runScenes(t, []scene{
		{
			name: "2: into its network", position: walsall + ", coal2@wolverhampton.2=3; you: coal1@cannock.2=2, iron1@birmingham.3=4", cards: []int{18, 5},
			does: "network walsall_wolverhampton; develop; develop",
			tells: four + `walsall_wolverhampton
				- not merchant (M43): 1 1 1 1 = cannock_walsall burton-on-trent_walsall birmingham_walsall walsall_wolverhampton
				- into network (M44): 0 0 0 1 = walsall_wolverhampton`,
			never: "tiles built",
		},
		{
			name: "3: most tiles, of any owner, flipped or not (A12)", position: walsall + "; you: manufacturer1@cannock.1!", cards: []int{18, 5},
			does: "network cannock_walsall; develop; develop",
			tells: four + `cannock_walsall
				- into network (M44): 0 0 0 0
				- tiles built (M44): 1 0 0 0 = cannock_walsall`,
			never: "empty spaces",
		},
		{
			name: "4: most empty spaces, shared or not (A12)", position: walsall, cards: []int{18, 5},
			does: "network birmingham_walsall; develop; develop",
			tells: four + `birmingham_walsall
				- tiles built (M44): 0 0 0 0
				- empty spaces (M44): 2 2 4 2 = birmingham_walsall`,
			never: "own coal",
		},
		{
			// A13: the cube would come from Burton-on-Trent, beyond Tamworth; no mine is at either end.
			name: "5: own coal (A13)", cards: []int{18, 5},
			position: noSales + "rail; " + walsall + ", coal2@burton-on-trent.1=3; you: burton-on-trent_tamworth, birmingham_walsall, birmingham_oxford",
			does:     "network tamworth_walsall; done; develop; develop",
			tells: `links cannock_walsall tamworth_walsall walsall_wolverhampton: tamworth_walsall
				- into network (M44): 0 0 0
				- tiles built (M44): 0 0 0
				- empty spaces (M44): 2 2 2
				- own coal (M44): 0 1 0 = tamworth_walsall`,
			leaves: "coal 13; automa: coal2@burton-on-trent.1=2",
		},
		{
			// A mine of its own beyond the line does not count if a human's is nearer (A13).
			name: "5: not if a nearer mine serves (A13)", cards: []int{18, 5},
			position: noSales + "rail; " + walsall + ", coal2@burton-on-trent.1=3; " +
				"you: burton-on-trent_tamworth, birmingham_walsall, birmingham_dudley, coal2@dudley.1=3, dudley_wolverhampton, cannock_wolverhampton," +
				" burton-on-trent_cannock",
			does: "network cannock_walsall; done; develop; develop",
			tells: `links cannock_walsall tamworth_walsall walsall_wolverhampton: cannock_walsall
				- own coal (M44): 1 1 0 = cannock_walsall tamworth_walsall
				- clockwise (M44): 1 3 5 = cannock_walsall`,
		},
		{
			name: "5: not in the Canal Era, where a link takes no coal", cards: []int{18, 5},
			position: walsall + ", coal2@dudley.1=3; you: dudley_wolverhampton, birmingham_walsall, burton-on-trent_walsall",
			does:     "network cannock_walsall; develop; develop",
			tells: `links cannock_walsall walsall_wolverhampton: cannock_walsall
				- own coal (M44): 0 0
				- clockwise (M44): 1 5 = cannock_walsall`,
		},
		{
			name: "6: the first clockwise", position: walsall + "; you: birmingham_walsall", cards: []int{18, 5},
			does: "network cannock_walsall; develop; develop",
			tells: `- empty spaces (M44): 2 2 2
				- own coal (M44): 0 0 0
				- clockwise (M44): 1 2 5 = cannock_walsall`,
		},
		{
			// A14: Stafford lies a hair right or left of straight above Cannock and counts as first.
			name: "6: straight above is first (A14)", cards: []int{19, 5},
			position: "automa: manufacturer2@cannock.1!, " + noMines + "; you: cannock_walsall",
			does:     "network cannock_stafford; develop; develop",
			tells:    "- empty spaces (M44): 2 2 1 = cannock_stafford cannock_wolverhampton\n- clockwise (M44): 1 4 5 = cannock_stafford",
		},
	})
}

// A10: without beer at hand only lines that connect to some are legal, so the first rung has nothing to decide; with beer at
// hand it does not apply.
func TestM44_1_BeerForTheSecondRail(t *testing.T) {
	const more = "; you: coal2@kidderminster.1=3, brewery2@coalbrookdale.1=2, coal2@dudley.1!, iron2@dudley.2!"
	runScenes(t, []scene{
		{
			name: "no beer at hand: the line that connects to it", cards: []int{22, 5},
			position: "rail; automa: birmingham_worcester, " + noMills + more,
			does:     "network " + farmLine + "; network coalbrookdale_kidderminster; develop; develop",
			tells:    "no kidderminster along dudley_kidderminster: no beer 1/0 (B8.5)\ndo network coalbrookdale", leaves: "you: brewery2@coalbrookdale.1=1",
		},
		{
			name: "own beer at hand: most tiles", cards: []int{22, 5},
			position: "rail; automa: birmingham_worcester, brewery2@stone.1=2, " + noMills + more,
			does:     "network " + farmLine + "; network dudley_kidderminster; develop; develop",
			tells:    "- tiles built (M44): 2 1 = dudley_kidderminster", leaves: "automa: brewery2@stone.1=1",
		},
		{
			name: "a human's beer connected already: most tiles", cards: []int{22, 5},
			position: "rail; automa: birmingham_worcester, " + noMills + more + ", brewery2@farm-south.1=2",
			does:     "network " + farmLine + "; network dudley_kidderminster; develop; develop",
			tells:    "- tiles built (M44): 2 1 = dudley_kidderminster", leaves: "you: brewery2@farm-south.1=1, brewery2@coalbrookdale.1=2",
		},
	})
}

func TestA11_LineWithTheFarm(t *testing.T) {
	const kidderminster = "automa: cotton1@kidderminster.1!, " + noMills
	const three = "links dudley_kidderminster farm-south_kidderminster_worcester coalbrookdale_kidderminster: "
	runScenes(t, []scene{
		{
			name: "one of its other ends in the network is enough (A11)", position: noSales + kidderminster + ", birmingham_worcester", cards: []int{20, 5},
			does:  "network farm-south_kidderminster_worcester; develop; develop",
			tells: three + "farm\n- into network (M44): 0 1 0 = farm-south_kidderminster_worcester",
		},
		{
			name: "tiles of both other ends (A12)", cards: []int{20, 5},
			position: noSales + kidderminster + "; you: cotton1@worcester.1, brewery1@farm-south.1=1, coal1@dudley.1=2",
			does:     "network farm-south_kidderminster_worcester; develop; develop",
			tells:    three + "farm\n- tiles built (M44): 1 2 0 = farm-south_kidderminster_worcester",
		},
		{
			name: "empty spaces of both other ends (A12)", position: noSales + kidderminster, cards: []int{20, 5},
			does:  "network farm-south_kidderminster_worcester; develop; develop",
			tells: three + "farm\n- empty spaces (M44): 2 3 3\n- clockwise (M44): 1 2 3 = farm-south_kidderminster_worcester",
		},
	})
}
