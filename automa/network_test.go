package automa_test

import "testing"

// The slot that places links (section 6: M35 to M41; A8, A32, A33).

// Without tiles of an industry, cards go on to their network slot: 7 and 18 without manufacturers, 17, 20 and 22 without
// cotton mills, 19 without coal mines.
const (
	noMakers = "mat manufacturer 0 0 0 0 0 0 0 0"
	noMills  = "mat cotton 0 0 0 0"
	noMines  = "mat coal 0 0 0 0"
)

const farmLine = "farm-south_kidderminster_worcester"

func TestM35_LocationMustBeInTheNetwork(t *testing.T) {
	runScenes(t, []scene{
		{
			// The line from Gloucester would bring Worcester in, which is not allowed (F-LTP#3).
			name: "it is not", position: "automa: gloucester_redditch, " + noMills, cards: []int{22, 5, 16},
			does:   "build coal@redditch.1; network oxford_redditch",
			tells:  "front 22.2\nno worcester: outside its network (M35)\nno kidderminster: outside its network (M35)\ndiscard 22",
			leaves: "free gloucester_worcester",
		},
		{
			name: "in it by a tile", position: noSales + "automa: cotton1@worcester.1, " + noMills, cards: []int{22, 5},
			does: "network birmingham_worcester; develop; develop",
		},
		{
			name: "in it by a link", position: "automa: birmingham_worcester, " + noMills, cards: []int{22, 5},
			does: "network " + farmLine + "; develop; develop",
		},
		{
			name: "in it by the line with the farm", position: "automa: " + farmLine + ", " + noMills, cards: []int{22, 5},
			does: "network birmingham_worcester; develop; develop",
		},
		{
			name: "no network at all, in the Rail Era (A32)", position: "rail; you: birmingham_worcester, birmingham_oxford; automa: " + noMills,
			cards: []int{22, 4, 5},
			does:  "build brewery@coalbrookdale.1; develop; develop",
			tells: "no worcester: outside its network (M35)\nno kidderminster: outside its network (M35)\ndiscard 22",
		},
	})
}

func TestM36_FirstInTheNetworkWithALegalLink(t *testing.T) { // A8
	runScenes(t, []scene{
		{
			name: "the first is out of the network", position: "automa: dudley_kidderminster, " + noMills, cards: []int{22, 5},
			does:  "network " + farmLine + "; develop; develop",
			tells: "no worcester: outside its network (M35)\nlinks " + farmLine + " coalbrookdale_kidderminster: " + farmLine,
		},
		{
			name: "the first has no free line", cards: []int{22, 5},
			position: "automa: birmingham_worcester, dudley_kidderminster, " + noMills + "; you: gloucester_worcester, " + farmLine,
			does:     "network coalbrookdale_kidderminster; develop; develop",
			tells:    "no worcester along " + farmLine + ": taken (B8.2)\nno worcester: no link from (M36)\ndo network",
		},
		{
			name: "the first will do", position: "automa: birmingham_worcester, dudley_kidderminster, " + noMills, cards: []int{22, 5},
			does: "network " + farmLine + "; develop; develop", never: "no kidderminster:",
		},
	})
}

func TestM37_OneCanal(t *testing.T) {
	runScenes(t, []scene{{
		name: "even with beer at hand", position: "automa: birmingham_worcester, brewery1@stone.1=1, " + noMills, cards: []int{22, 5},
		does: "network " + farmLine + "; develop; develop", leaves: "coal 13; automa: brewery1@stone.1=1, links 12",
	}})
}

// twoRails has coal and beer for two rail links from Worcester.
const twoRails = "rail; automa: birmingham_worcester, brewery2@stone.1=2, " + noMills + "; you: coal2@kidderminster.1=3"

func TestM38_TwoRails(t *testing.T) {
	runScenes(t, []scene{{
		// A33: after the line with the farm, from the town at its far end.
		name: "the second starts where the first led, for a coal and a beer", position: twoRails, cards: []int{22, 5},
		does:   "network " + farmLine + "; network coalbrookdale_kidderminster; develop; develop",
		tells:  "links dudley_kidderminster coalbrookdale_kidderminster: coalbrookdale_kidderminster\n- empty spaces (M44): 2 3",
		leaves: "coal 13; you: coal2@kidderminster.1=1; automa: brewery2@stone.1=1",
	}})
}

func TestM39_SecondImpossible(t *testing.T) {
	const first = "network " + farmLine + "; done; develop; develop"
	runScenes(t, []scene{
		{
			name: "no beer", position: "rail; automa: birmingham_worcester, " + noMills + "; you: coal2@kidderminster.1=3", cards: []int{22, 5},
			does:  first,
			tells: "no kidderminster along dudley_kidderminster: no beer 1/0 (B8.5)\nno kidderminster along coalbrookdale_kidderminster: no beer 1/0 (B8.5)",
		},
		{
			name: "no coal", cards: []int{22, 5},
			position: "rail; automa: birmingham_worcester, brewery2@stone.1=2, " + noMills + "; you: coal2@kidderminster.1=1",
			does:     first, tells: "no kidderminster along dudley_kidderminster: no coal 1/0 (B6.3)", leaves: "automa: brewery2@stone.1=2",
		},
		{
			name: "no link tile (A2)", cards: []int{22, 5},
			position: "rail; automa: brewery2@stone.1=2, " + noMills + ", birmingham_worcester, birmingham_walsall, birmingham_dudley, " +
				"birmingham_coventry, birmingham_oxford, birmingham_tamworth, birmingham_nuneaton, birmingham_redditch, " +
				"coventry_nuneaton, nuneaton_tamworth, burton-on-trent_tamworth, burton-on-trent_stone, stone_uttoxeter",
			does: first, tells: "no kidderminster along coalbrookdale_kidderminster: no link left (B14.1)", leaves: "automa: links 0",
		},
		{
			// A33: the northern farm has no other line, and that its only one is taken now needs no word.
			name: "no free line", cards: []int{19, 5},
			position: "rail; automa: manufacturer2@cannock.1!, brewery2@stone.1=2, " + noMines +
				"; you: burton-on-trent_cannock, cannock_stafford, cannock_walsall, cannock_wolverhampton, coal2@cannock.2=3",
			does:  "network cannock_farm-north; done; develop; develop",
			tells: "do network cannock_farm-north\ndo done", never: "no farm-north along",
		},
	})
}

func TestM40_SecondFromAMerchantLocation(t *testing.T) {
	const redditch = "rail; automa: iron2@redditch.2!, brewery2@stone.1=2, " + noMakers + "; you: birmingham_redditch"
	runScenes(t, []scene{
		{
			name: "if it has another free line (F-LTP#5)", position: redditch, cards: []int{7, 5},
			does:  "network oxford_redditch; network birmingham_oxford; develop; develop",
			tells: "no wolverhampton: outside its network (M35)\nlinks oxford_redditch gloucester_redditch: oxford_redditch", leaves: "coal 11",
		},
		{
			name: "otherwise there is no second", position: redditch + ", birmingham_oxford", cards: []int{7, 5},
			does:  "network oxford_redditch; done; develop; develop",
			tells: "no oxford along birmingham_oxford: taken (B8.3)\ndo done",
		},
		{
			name: "nor with the beer of its merchant (M47)", cards: []int{7, 5},
			position: "rail; automa: iron2@redditch.2!, " + noMakers + "; you: birmingham_redditch",
			does:     "network oxford_redditch; done; develop; develop",
			tells:    "no oxford along birmingham_oxford: no beer 1/0 (B8.5)", leaves: "barrel oxford.1",
		},
	})
}

func TestM41_OneAction(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "one link", position: "automa: birmingham_worcester, " + noMills, cards: []int{22, 5},
			does: "network " + farmLine + "; develop; develop", tells: "do network\nback 5 sell",
		},
		{
			name: "two links", position: twoRails, cards: []int{22, 5},
			does:  "network " + farmLine + "; network coalbrookdale_kidderminster; develop; develop",
			tells: "do network\ndo network\nback 5 sell",
		},
	})
}
