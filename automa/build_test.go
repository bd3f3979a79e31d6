package automa_test

import "testing"

// The slot that builds (section 4: M23 to M33; A3 to A6, A30, A32, A37 to A39, A47).

func TestM23_LowestTileInTheFirstLocation(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "the first location in printed order", cards: []int{4, 5},
			does: "build brewery@coalbrookdale.1; develop; develop", leaves: "automa: brewery1@coalbrookdale.1=1",
		},
		{
			name: "the second if the first is not legal", cards: []int{4, 5}, position: "you: brewery1@coalbrookdale.1=1",
			does:  "build brewery@burton-on-trent.2; develop; develop",
			tells: "no brewery@coalbrookdale: no space (B7.3)\ndo build",
		},
		{
			name: "the lowest level left on the mat", cards: []int{4, 5}, position: "automa: mat brewery 0 0 1 1",
			does: "build brewery@coalbrookdale.1; develop; develop", leaves: "automa: brewery3@coalbrookdale.1=1",
		},
	})
}

func TestM24_LocationNeedNotBeInTheNetwork(t *testing.T) { // A3
	runScenes(t, []scene{{
		name: "Stafford, far from Oxford", position: noSales + "automa: birmingham_oxford", cards: []int{11, 5},
		does: "build pottery@stafford.2; develop; develop",
	}})
}

func TestM25_LegalMeans(t *testing.T) {
	const second = "build brewery@burton-on-trent.2; develop; develop"
	runScenes(t, []scene{
		{
			name: "a tile is left", position: "automa: mat brewery 0 0 0 0", cards: []int{4, 5, 16},
			does:  "build coal@redditch.1; network oxford_redditch",
			tells: "no brewery@coalbrookdale: no tile left (B14.2)\nno brewery@burton-on-trent: no tile left (B14.2)\ndiscard 4",
		},
		{
			// A39: nothing is skipped, and brewery 4 waits for the Rail Era.
			name: "its level may be built in this era", position: "automa: mat brewery 0 0 0 1", cards: []int{4, 5, 16},
			does:  "build coal@redditch.1; network oxford_redditch",
			tells: "no brewery@coalbrookdale: not in this era (B7.2)\n= our decision A39\ndiscard 4", leaves: "automa: mat brewery 0 0 0 1",
		},
		{
			name: "pottery 5 as well (A39)", position: noSales + "automa: mat pottery 0 0 0 0 1", cards: []int{11, 5},
			does:  "build manufacturer@birmingham.2; develop; develop",
			tells: "no pottery@stafford: not in this era (B7.2)\n= our decision A39\nfront 11.2",
		},
		{
			name: "in the Rail Era it may", position: noSales + "rail; you: birmingham_oxford; automa: mat pottery 0 0 0 0 1", cards: []int{11, 5},
			fronts: fronts{11: `{ build = "brewery", at = ["Stafford"] }`},
			does:   "build brewery@stafford.1; develop; develop", leaves: "automa: brewery2@stafford.1=2",
		},
		{
			name: "Canal Era: no own tile there", position: "automa: coal2@coalbrookdale.3=3", cards: []int{4, 5},
			does: second, tells: "no brewery@coalbrookdale: own tile here (B7.7)",
		},
		{
			name: "Canal Era: a human's tile there does not matter", position: "you: coal2@coalbrookdale.3=3", cards: []int{4, 5},
			does: "build brewery@coalbrookdale.1; develop; develop",
		},
		{
			name: "Rail Era: own tiles there do not matter", position: "rail; automa: coal2@coalbrookdale.3=3", cards: []int{4, 5},
			does: "build brewery@coalbrookdale.1; develop; develop", leaves: "automa: brewery2@coalbrookdale.1=2",
		},
		{
			name: "an empty space with the icon", position: "you: brewery1@coalbrookdale.1!", cards: []int{4, 5},
			does: second, tells: "no brewery@coalbrookdale: no space (B7.3)",
		},
		{
			name: "the coal is reachable", mat: "easy", position: noSales, cards: []int{2, 5},
			fronts: fronts{2: `{ build = "manufacturer", at = ["Cannock"] }, { build = "brewery", at = ["Stone"] }`},
			does:   "build brewery@stone.1; develop; develop", tells: "no manufacturer@cannock: no coal 1/0 (B6.2)",
		},
		{
			name: "coal of a mine there is", mat: "easy", position: noSales + "you: coal1@cannock.2=2", cards: []int{2, 5},
			does: "build manufacturer@cannock.1; develop; develop", leaves: "you: coal1@cannock.2=1",
		},
	})
	// A30: a space for the industry alone comes first, so the icon has nothing to choose.
	iron := fronts{1: `{ build = "iron", at = ["Coalbrookdale"] }`}
	runScenes(t, []scene{
		{
			name: "a space for it alone comes first (A30)", position: "you: coal1@coalbrookdale.3=2", cards: []int{1, 5}, fronts: iron,
			does: "build iron@coalbrookdale.2; develop; develop", never: "spaces",
		},
		{
			name: "the shared one when that is full (A30)", position: "rail; you: coal2@coalbrookdale.3=3, iron2@coalbrookdale.2!",
			cards: []int{1, 5}, fronts: iron,
			does: "build iron@coalbrookdale.1; develop; develop", never: "spaces",
		},
	})
}

func TestA47_OneReasonInOneOrder(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "iron price before the tiles", position: "automa: mat iron 0 0 0 0", cards: []int{1, 5},
			does: "build pottery@coventry.1; develop; develop", tells: "no iron: iron too cheap 3/2 (M26)", never: "no tile left",
		},
		{
			name: "no tile left before an own tile", position: "automa: mat brewery 0 0 0 0, coal2@coalbrookdale.3=3", cards: []int{4, 5},
			does:  "network coalbrookdale_wolverhampton; develop; develop",
			tells: "no brewery@coalbrookdale: no tile left (B14.2)", never: "own tile",
		},
		{
			name: "the era before an own tile", position: "automa: mat brewery 0 0 0 1, coal2@coalbrookdale.3=3", cards: []int{4, 5},
			does:  "network coalbrookdale_wolverhampton; develop; develop",
			tells: "no brewery@coalbrookdale: not in this era (B7.2)", never: "own tile",
		},
		{
			name:     "an own tile before no space",
			position: "automa: coal2@coalbrookdale.3=3; you: brewery1@coalbrookdale.1!", cards: []int{4, 5},
			does:  "build brewery@burton-on-trent.2; develop; develop",
			tells: "no brewery@coalbrookdale: own tile here (B7.7)", never: "no space",
		},
		{
			name: "no space before the farm out of the network", position: "rail; you: brewery2@farm-south.1!", cards: []int{6, 5},
			does:  "build brewery@stafford.1; develop; develop",
			tells: "no brewery@farm-south: no space (B7.3)\nno brewery@farm-north: farm outside (M32)", never: "farm-south: farm outside",
		},
		{
			name: "no space before coal", position: noSales + "you: manufacturer1@cannock.1", mat: "easy", cards: []int{2, 5},
			fronts: fronts{2: `{ build = "manufacturer", at = ["Cannock"] }, { build = "brewery", at = ["Stone"] }`},
			does:   "build brewery@stone.1; develop; develop",
			tells:  "no manufacturer@cannock: no space (B7.3)", never: "no coal",
		},
	})
}

func TestM26_IronPriceGate(t *testing.T) {
	const coal = noSales + "you: birmingham_walsall, birmingham_oxford, " // the market, for Walsall and Birmingham
	runScenes(t, []scene{
		{
			name: "£2 is less than £3", position: "iron 7", cards: []int{1, 5},
			does: "build pottery@coventry.1; develop; develop", tells: "front 1.1\nno iron: iron too cheap 3/2 (M26)\nfront 1.2",
		},
		{
			name: "£3 is enough", position: "iron 6; you: oxford_redditch", cards: []int{1, 5},
			does: "build iron@redditch.2; develop; develop", never: "(M26)",
		},
		{
			name: "an empty market is £6", position: coal + "money 0; iron 0", cards: []int{3, 10},
			does: "build iron@walsall.1; network cannock_walsall", never: "(M26)",
		},
		{
			name: "£3 is less than £4", position: coal + "money 0; iron 6", cards: []int{3, 5},
			does: "build brewery@nuneaton.1; develop; develop", tells: "no iron: iron too cheap 4/3 (M26)",
		},
		{
			name: "£1 while no works has iron", position: coal + "money 0; iron 10", cards: []int{13, 5},
			does: "build iron@walsall.1; develop; develop", never: "(M26)",
		},
		{
			name: "£0 while any works has iron (A4)", position: coal + "iron1@dudley.2=1", cards: []int{13, 5},
			does: "build manufacturer@redditch.1; develop; develop", tells: "no iron: iron too cheap 1/0 (M26)\nfront 13.2",
		},
		{
			name: "also one of its own (A4)", position: noSales + "automa: iron2@dudley.2=1", cards: []int{13, 5},
			does: "build manufacturer@redditch.1; develop; develop", tells: "no iron: iron too cheap 1/0 (M26)\nfront 13.2",
		},
		{
			name: "an emptied works does not count", position: coal + "iron1@dudley.2!; iron 10", cards: []int{13, 5},
			does: "build iron@walsall.1; develop; develop",
		},
	})
}

// M27: the icon on the back of the next card chooses among equal spaces (A30, A36): cards 5, 16, 6 and 12 have NW, NE, SW, SE.
func TestM27_IconAmongEqualSpaces(t *testing.T) {
	type want struct {
		card int
		slot string
	}
	for _, c := range []struct {
		name, mat, front string
		wants            []want
	}{
		{ // one above two: the pottery's space is not in question
			"manufacturer Coventry", "", `{ build = "manufacturer", at = ["Coventry"] }`,
			[]want{{5, "manufacturer@coventry.2"}, {16, "manufacturer@coventry.2"}, {6, "manufacturer@coventry.2"}, {12, "manufacturer@coventry.3"}},
		},
		{ // a row of two
			"manufacturer Walsall", "", `{ build = "manufacturer", at = ["Walsall"] }`,
			[]want{{5, "manufacturer@walsall.1"}, {16, "manufacturer@walsall.2"}, {6, "manufacturer@walsall.1"}, {12, "manufacturer@walsall.1"}},
		},
		{ // two identical spaces (F-BLD#1)
			"cotton Worcester", "easy", `{ build = "cotton", at = ["Worcester"] }`,
			[]want{{5, "cotton@worcester.1"}, {16, "cotton@worcester.2"}, {6, "cotton@worcester.1"}, {12, "cotton@worcester.1"}},
		},
		{ // four spaces, of which two are for it alone: the cells to the right, then the next row
			"manufacturer Birmingham", "", `{ build = "manufacturer", at = ["Birmingham"] }`,
			[]want{{5, "manufacturer@birmingham.2"}, {16, "manufacturer@birmingham.2"}, {6, "manufacturer@birmingham.4"}, {12, "manufacturer@birmingham.4"}},
		},
	} {
		for _, w := range c.wants {
			g := fronts{1: c.front}.game(t)
			p := solo(t, g, c.mat, noSales, 1, w.card)
			story := play(t, g, &p)
			story.wants(t, "spaces\n- icon (M52)\ndo build "+w.slot+"\nback", "more links\nalphabet")
		}
	}
	runScenes(t, []scene{{
		name: "no comparison where one space is left", position: noSales + "you: manufacturer1@birmingham.2", cards: []int{11, 5},
		fronts: fronts{11: `{ build = "manufacturer", at = ["Birmingham"] }`},
		does:   "build manufacturer@birmingham.4; develop; develop", never: "spaces",
	}})
}

func TestM28_EffectsAreNormal(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "a connected mine sells, dearest space first, unpaid", position: "coal 12; you: oxford_redditch, gloucester_redditch", cards: []int{5, 16},
			does: "build coal@redditch.1; develop; develop", leaves: "coal 14; automa: coal2@redditch.1=1, money 0",
		},
		{
			name: "an emptied mine flips", position: "coal 5; you: oxford_redditch, gloucester_redditch", cards: []int{5, 16},
			does: "build coal@redditch.1; develop; develop", leaves: "coal 8; automa: coal2@redditch.1!, income 0",
		},
		{
			name: "an unconnected one does not", fronts: quiet, position: "coal 5", cards: []int{1, 5},
			does: quietly + "develop; develop", leaves: "coal 5; automa: coal2@belper.2=3",
		},
		{
			name: "a works always sells; coal is consumed", position: "iron 5; you: coal1@coalbrookdale.3=2", cards: []int{14, 10},
			fronts: fronts{14: `{ build = "iron", at = ["Coalbrookdale"] }`},
			does:   "build iron@coalbrookdale.2; network coalbrookdale_wolverhampton",
			leaves: "iron 9; automa: iron2@coalbrookdale.2!, money 0; you: coal1@coalbrookdale.3=1",
		},
		{
			name: "a brewery gets 1 barrel, in the Rail Era 2", position: "rail", cards: []int{4, 5},
			does: "build brewery@coalbrookdale.1; develop; develop", leaves: "automa: brewery2@coalbrookdale.1=2; iron 5",
		},
	})
}

// The FAQ's example: a works in Redditch, with Gloucester in the network.
func TestM29_LinkInParentheses(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "a link, then the build: two actions", position: "iron 5; automa: gloucester_worcester", cards: []int{1, 5},
			does:  "network gloucester_redditch; build iron@redditch.2",
			tells: "no iron@redditch: no coal 1/0 (B6.2)\ndo network\ndo build", never: "back", leaves: "coal 12",
		},
		{
			name: "only if nothing but coal is missing (F-LTP#4)", cards: []int{1, 5},
			position: "iron 5; automa: gloucester_worcester; you: iron1@redditch.2!",
			does:     "build pottery@coventry.1; develop; develop",
			tells:    "no iron@redditch: no space (B7.3)\nno iron@coalbrookdale: no coal\nno iron@coalbrookdale: no link helps (M30)",
			never:    "no iron@redditch along",
			leaves:   "free gloucester_redditch",
		},
		{
			name: "Rail Era: one rail link, not two", position: "rail; iron 5; automa: gloucester_worcester, brewery2@stone.1=2",
			cards: []int{1, 5},
			does:  "network gloucester_redditch; done; build iron@redditch.2", leaves: "coal 11; automa: brewery2@stone.1=2",
		},
	})
}

func TestM30_TheLinkMustBeLegalAndEnough(t *testing.T) {
	const three = noSales + "automa: birmingham_walsall, mat manufacturer 0 0 1 1 2 1 1 2" // manufacturer 3 needs two coal
	runScenes(t, []scene{
		{
			name: "it must touch the network", position: noSales + "iron 5; automa: nuneaton_tamworth", cards: []int{1, 5},
			does: "build pottery@coventry.1; develop; develop",
			tells: "no iron@redditch along birmingham_redditch: line not in era (B8.2)\n" +
				"no iron@redditch along gloucester_redditch: not in network (B8.4)\n" +
				"no iron@redditch along oxford_redditch: not in network (B8.4)\nno iron@redditch: no link helps (M30)",
			never: "along coventry_nuneaton\nalong birmingham_tamworth", // which do not lead to Redditch
		},
		{
			name: "it must make the whole build legal: one cube is not two", position: three + "; you: coal1@dudley.1=1", mat: "easy",
			cards: []int{9, 5},
			does:  "network birmingham_oxford; build manufacturer@birmingham.2",
			tells: "no manufacturer@birmingham: no coal 2/0 (B6.2)\nno manufacturer@birmingham along birmingham_dudley: still no coal (M30)",
			never: "links", leaves: "coal 11; you: coal1@dudley.1=1",
		},
		{
			name: "it must join something new to the site", mat: "easy", cards: []int{9, 5},
			position: three + ", walsall_wolverhampton; you: birmingham_dudley, coal1@dudley.1=1",
			does:     "network birmingham_oxford; build manufacturer@birmingham.2",
			tells:    "no manufacturer@birmingham along coalbrookdale_wolverhampton: still no coal (M30)", never: "along dudley_wolverhampton",
		},
		{
			name: "two cubes are", position: three + "; you: coal1@dudley.1=2", mat: "easy", cards: []int{9, 5},
			does:  "network birmingham_dudley; build manufacturer@birmingham.2",
			tells: "- not merchant (M43): 1 0 = birmingham_dudley", leaves: "coal 13; you: coal1@dudley.1!",
		},
		{
			name: "Rail Era: the link takes its own coal first", mat: "easy", cards: []int{9, 5},
			position: noSales + "rail; automa: birmingham_walsall, mat manufacturer 0 0 0 0 1 1 1 2; you: coal2@dudley.1=1",
			does:     "network birmingham_oxford; done; build manufacturer@birmingham.2",
			tells:    "no manufacturer@birmingham along birmingham_dudley: link burns coal (M30)", leaves: "coal 11",
		},
		{
			name: "and leaves enough", mat: "easy", cards: []int{9, 5},
			position: noSales + "rail; automa: birmingham_walsall, mat manufacturer 0 0 0 0 1 1 1 2; you: coal2@dudley.1=2",
			does:     "network birmingham_dudley; done; build manufacturer@birmingham.2", leaves: "coal 13; you: coal2@dudley.1!",
		},
		{
			name: "no link tile is left (A2)", mat: "easy", position: "automa: " + fourteen, cards: []int{2, 4, 5},
			fronts: fronts{2: `{ build = "manufacturer", at = ["Cannock"], link_first = true }`},
			does:   "build brewery@coalbrookdale.1; develop; develop",
			tells: "no manufacturer@cannock: no coal 1/0 (B6.2)\nno manufacturer@cannock along cannock_walsall: no link left (B14.1)\n" +
				"no manufacturer@cannock: no link helps (M30)\ndiscard 2",
		},
	})
}

func TestM31_LocationsInOrderEachWithoutThenWithTheLink(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "coal is reachable: no link, one action", position: "iron 5; you: oxford_redditch; automa: gloucester_worcester",
			cards: []int{1, 5},
			does:  "build iron@redditch.2; develop; develop", tells: "back 5 sell", leaves: "free gloucester_redditch",
		},
		{
			name: "the first location with the link before the second without (A6)", cards: []int{1, 5},
			position: "iron 5; automa: gloucester_worcester; you: coal1@coalbrookdale.3=2",
			does:     "network gloucester_redditch; build iron@redditch.2", never: "coalbrookdale",
		},
		{
			name: "the second without the link if no link helps the first", cards: []int{1, 5},
			position: "iron 5; automa: nuneaton_tamworth; you: coal1@coalbrookdale.3=2",
			does:     "build iron@coalbrookdale.2; develop; develop",
			tells:    "no iron@redditch: no coal 1/0 (B6.2)\nno iron@redditch: no link helps (M30)\ndo build",
		},
	})
}

func TestM32_FarmBrewery(t *testing.T) {
	const line = "farm-south_kidderminster_worcester"
	runScenes(t, []scene{
		{
			name: "the link brings the farm into the network: two actions", position: "automa: birmingham_worcester", cards: []int{6, 5},
			does:  "network " + line + "; build brewery@farm-south.1",
			tells: "no brewery@farm-south: farm outside (M32)\ndo network", never: "back", leaves: "automa: brewery1@farm-south.1=1",
		},
		{
			name: "from its other end as well", position: "automa: dudley_kidderminster", cards: []int{6, 5},
			does: "network " + line + "; build brewery@farm-south.1", never: "back",
		},
		{
			name: "in the network already: one action", position: "automa: " + line, cards: []int{6, 5},
			does: "build brewery@farm-south.1; develop; develop", tells: "back 5 sell", never: "M32",
		},
		{
			name: "the line is the human's, then the northern farm (A37)", cards: []int{6, 5},
			position: "automa: birmingham_worcester, cannock_walsall; you: " + line,
			does:     "network cannock_farm-north; build brewery@farm-north.1",
			tells: "no brewery@farm-south: farm outside (M32)\nno brewery@farm-south along " + line + ": taken (B8.2)\n" +
				"no brewery@farm-south: no link helps (M30)\nno brewery@farm-north: farm outside (M32)",
			never: "still no coal",
		},
		{
			name: "Cannock must be in the network (A37)", position: "automa: birmingham_worcester; you: " + line, cards: []int{6, 5},
			does: "build brewery@stafford.1; develop; develop",
			tells: "no brewery@farm-north: farm outside (M32)\nno brewery@farm-north along cannock_farm-north: not in network (B8.4)\n" +
				"no brewery@farm-north: no link helps (M30)\nfront 6.2",
		},
		{
			name: "Rail Era: the link takes coal (A37)", position: "rail; automa: birmingham_worcester, birmingham_oxford", cards: []int{6, 5},
			does: "network " + line + "; done; build brewery@farm-south.1", leaves: "coal 12; automa: brewery2@farm-south.1=2",
		},
		{
			name: "and is not legal without", position: "rail; automa: birmingham_worcester", cards: []int{6, 5},
			does:  "build brewery@stafford.1; develop; develop",
			tells: "no brewery@farm-south along " + line + ": no coal 1/0 (B6.3)\nno brewery@farm-south: no link helps (M30)",
		},
		{
			name:     "without a network: the link first, wherever it has coal (A32)",
			position: "rail; you: coal2@kidderminster.1=3", cards: []int{6, 5},
			does: "network " + line + "; done; build brewery@farm-south.1", leaves: "you: coal2@kidderminster.1=2",
		},
		{
			name: "a network ends with its brewery there (M25)", position: "automa: brewery1@farm-south.1=1, " + line, cards: []int{6, 5},
			does:  "build brewery@stafford.1; develop; develop",
			tells: "no brewery@farm-south: own tile here (B7.7)\nno brewery@farm-north: farm outside (M32)",
		},
	})
}

func TestM33_NoIconNoLink(t *testing.T) {
	runScenes(t, []scene{{
		// Manufacturer 1 needs coal, and a link to Walsall, where there is some, would be open.
		name: "card 2 has no link for its manufacturer", mat: "easy", cards: []int{2, 5},
		position: noSales + "automa: birmingham_walsall; you: birmingham_oxford",
		does:     "network cannock_walsall; develop; develop",
		fronts:   fronts{2: `{ build = "manufacturer", at = ["Cannock"] }, { network = ["Walsall"] }`},
		tells:    "front 2.1\nno manufacturer@cannock: no coal 1/0 (B6.2)\nfront 2.2", never: "(M30)",
	}})
}

// A5: which link, when several would bring the coal.
func TestA5_WhichLinkBringsTheCoal(t *testing.T) {
	redditch := fronts{1: `{ build = "iron", at = ["Redditch"], link_first = true }`}
	runScenes(t, []scene{
		{
			name: "not to a merchant location (M43), then into the network (M44.2)", mat: "easy", cards: []int{9, 5},
			position: noSales + "automa: birmingham_worcester, dudley_wolverhampton; you: coal2@dudley.1=3, coal2@coventry.2=3",
			does:     "network birmingham_dudley; build manufacturer@birmingham.2",
			tells: `links birmingham_coventry birmingham_dudley birmingham_oxford gloucester_worcester: birmingham_dudley
				- not merchant (M43): 1 1 0 0 = birmingham_coventry birmingham_dudley
				- into network (M44): 0 1 0 0 = birmingham_dudley`,
		},
		{
			name: "most tiles (M44.3)", mat: "easy", cards: []int{9, 5},
			position: noSales + "automa: birmingham_worcester; you: coal2@dudley.1=3, cannock_walsall, coal2@cannock.2=3",
			does:     "network birmingham_dudley; build manufacturer@birmingham.2",
			tells: `links birmingham_dudley birmingham_oxford birmingham_walsall gloucester_worcester: birmingham_dudley
				- into network (M44): 0 0 0 0 = birmingham_dudley birmingham_walsall
				- tiles built (M44): 1 0 0 0 = birmingham_dudley`,
		},
		{
			name: "most empty spaces (M44.4)", mat: "easy", cards: []int{9, 5},
			position: noSales + "automa: birmingham_worcester; you: coal2@dudley.1=3, coal2@coventry.2=3",
			does:     "network birmingham_coventry; build manufacturer@birmingham.2",
			tells: `- tiles built (M44): 1 1 0 0 = birmingham_coventry birmingham_dudley
				- empty spaces (M44): 2 1 0 0 = birmingham_coventry`,
		},
		{
			name: "own coal (M44.5)", mat: "easy", cards: []int{9, 5},
			position: noSales + "rail; automa: birmingham_worcester, coal2@cannock.2=3, mat manufacturer 0 0 0 0 1 1 1 2; " +
				"you: cannock_walsall, burton-on-trent_tamworth, coal2@burton-on-trent.1=3",
			does: "network birmingham_walsall; done; build manufacturer@birmingham.2",
			tells: `links birmingham_oxford birmingham_tamworth birmingham_walsall gloucester_worcester: birmingham_walsall
				- into network (M44): 0 0 0 0 = birmingham_tamworth birmingham_walsall
				- tiles built (M44): 0 0 0 0 = birmingham_tamworth birmingham_walsall
				- empty spaces (M44): 0 2 2 0 = birmingham_tamworth birmingham_walsall
				- own coal (M44): 0 0 1 0 = birmingham_walsall`,
			leaves: "automa: coal2@cannock.2=1",
		},
		{
			name: "the near end fewest links from the site, as it lay before", cards: []int{22, 5},
			position: noSales + "automa: birmingham_worcester, mat cotton 0 1 3 3",
			does:     "network gloucester_worcester; build cotton@worcester.1",
			tells: `links birmingham_oxford gloucester_worcester: gloucester_worcester
				- not merchant (M43): 0 0 = birmingham_oxford gloucester_worcester
				- own coal (M44): 0 0 = birmingham_oxford gloucester_worcester
				- links from site (M30): 1 0 = gloucester_worcester`,
		},
		{
			name: "the near end's name", cards: []int{20, 5},
			position: noSales + "automa: coalbrookdale_kidderminster, farm-south_kidderminster_worcester, mat cotton 0 1 3 3",
			does:     "network coalbrookdale_shrewsbury; build cotton@kidderminster.2",
			tells: `links coalbrookdale_shrewsbury gloucester_worcester: coalbrookdale_shrewsbury
				- links from site (M30): 1 1 = coalbrookdale_shrewsbury gloucester_worcester
				- near name (M30)`,
			never: "clockwise",
		},
		{
			name: "clockwise from it", cards: []int{1, 5}, fronts: redditch,
			position: "automa: birmingham_oxford, gloucester_worcester",
			does:     "network oxford_redditch; build iron@redditch.2",
			tells: `links gloucester_redditch oxford_redditch: oxford_redditch
				- into network (M44): 1 1 = gloucester_redditch oxford_redditch
				- links from site (M30): 0 0 = gloucester_redditch oxford_redditch
				- near name (M30)
				- clockwise (M44): 3 2 = oxford_redditch`,
		},
		{
			name: "without a network: any line that helps (A32)", cards: []int{1, 5}, fronts: redditch, position: "rail",
			does: "network oxford_redditch; done; build iron@redditch.2", leaves: "coal 11",
			tells: `do network oxford_redditch
				= our decision A32`,
		},
	})
}
