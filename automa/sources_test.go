package automa_test

import "testing"

// Choosing resources (section 8: M45 to M49; A26, A31, A34).

func TestM45_Coal(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "the nearest mine, also a human's", mat: "easy", cards: []int{9, 5},
			position: noSales + "you: birmingham_dudley, coal1@dudley.1=2; automa: dudley_wolverhampton, coal2@wolverhampton.2=3",
			does:     "build manufacturer@birmingham.2; develop; develop", leaves: "you: coal1@dudley.1=1; automa: coal2@wolverhampton.2=3",
			never: "mines",
		},
		{
			name: "equally near: its own (F-ICB#1)", mat: "easy", cards: []int{9, 5},
			position: noSales + "you: birmingham_coventry, coal2@coventry.2=3; automa: birmingham_dudley, coal2@dudley.1=3",
			does:     "build manufacturer@birmingham.2; coal:dudley.1; develop; develop",
			tells:    "mines coventry.2 dudley.1: dudley.1\n- own first (M45): 0 1 = dudley.1", leaves: "automa: coal2@dudley.1=2",
		},
		{
			name: "the market not while a connected mine has coal", mat: "easy", cards: []int{9, 5},
			position: noSales + "you: birmingham_oxford, birmingham_dudley, dudley_wolverhampton, coal2@wolverhampton.2=1",
			does:     "build manufacturer@birmingham.2; develop; develop", leaves: "coal 13; you: coal2@wolverhampton.2!",
		},
		{
			name: "the market if none has", mat: "easy", cards: []int{9, 5},
			position: noSales + "you: birmingham_oxford, birmingham_dudley, coal2@dudley.1!, coal2@wolverhampton.2=1",
			does:     "build manufacturer@birmingham.2; develop; develop", leaves: "coal 12; you: coal2@wolverhampton.2=1",
		},
		{
			name: "several of its own: more links (A31)", mat: "easy", cards: []int{9, 5},
			position: noSales + "you: birmingham_coventry; automa: birmingham_dudley, coal2@dudley.1=3, coal2@coventry.2=3",
			does:     "build manufacturer@birmingham.2; coal:dudley.1; develop; develop",
			tells:    "- own first (M45): 1 1\n- more links (M50): -1 1 = dudley.1",
		},
		{
			name: "then the alphabet (A31)", mat: "easy", cards: []int{9, 5},
			position: noSales + "automa: birmingham_coventry, birmingham_dudley, coal2@dudley.1=3, coal2@coventry.2=3",
			does:     "build manufacturer@birmingham.2; coal:coventry.2; develop; develop",
			tells:    "- more links (M50): 1 1\n- alphabet (M50)", leaves: "automa: coal2@dudley.1=3, coal2@coventry.2=2",
		},
		{
			name: "then the icon (A31)", cards: []int{19, 16},
			position: "rail; automa: " + noMines + ", coal3@cannock.1=4, coal3@cannock.2=4",
			does:     "network cannock_stafford; coal:cannock.2; done; develop; develop",
			tells:    "mines cannock.1 cannock.2: cannock.2\n- alphabet (M50)\n- icon (M52): 3 0 = cannock.2",
		},
		{
			name: "several of the human's as well (A31)", mat: "easy", cards: []int{9, 5},
			position: noSales + "you: birmingham_coventry, birmingham_dudley, coal2@dudley.1=3, coal2@coventry.2=3; automa: dudley_wolverhampton",
			does:     "build manufacturer@birmingham.2; coal:dudley.1; develop; develop",
			tells:    "- own first (M45): 0 0\n- more links (M50): -1 0 = dudley.1",
		},
	})
}

// A34: the link counts as placed, the nearest mine is seen from either end.
func TestA34_CoalForARailLink(t *testing.T) {
	dudley := fronts{1: `{ network = ["Dudley"] }`}
	const taken = "rail; automa: iron2@dudley.2!; you: birmingham_dudley, dudley_kidderminster"
	runScenes(t, []scene{
		{
			name: "the far end is nearer", fronts: dudley, cards: []int{1, 5},
			position: taken + ", coal2@kidderminster.1=3, coal2@wolverhampton.2=3",
			does:     "network dudley_wolverhampton; done; develop; develop",
			leaves:   "you: coal2@kidderminster.1=3, coal2@wolverhampton.2=2",
		},
		{
			name: "the near end is nearer", fronts: dudley, cards: []int{1, 5},
			position: taken + ", coal2@kidderminster.1=3, cannock_wolverhampton, burton-on-trent_cannock, coal2@burton-on-trent.1=3",
			does:     "network dudley_wolverhampton; done; develop; develop",
			leaves:   "you: coal2@kidderminster.1=2, coal2@burton-on-trent.1=3",
		},
		{
			name: "equally near from the two ends: its own", fronts: dudley, cards: []int{1, 5},
			position: taken + ", cannock_wolverhampton, coal2@kidderminster.1=3; automa: coal2@cannock.2=3",
			does:     "network dudley_wolverhampton; coal:cannock.2; done; develop; develop",
			tells:    "mines cannock.2 kidderminster.1: cannock.2\n- own first (M45): 1 0",
		},
		{
			name: "no mine: the market, from either end", fronts: dudley, cards: []int{1, 5},
			position: taken + ", coalbrookdale_wolverhampton, coalbrookdale_shrewsbury",
			does:     "network dudley_wolverhampton; done; develop; develop", leaves: "coal 12",
		},
		{
			name: "neither: no link", fronts: dudley, cards: []int{1, 4, 5}, position: taken,
			does:  "build brewery@coalbrookdale.1; develop; develop",
			tells: "no dudley along dudley_wolverhampton: no coal 1/0 (B6.3)\nno dudley: no link from (M36)\ndiscard 1",
		},
	})
}

func TestM46_Iron(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "its own works first (F-ICB#1)", cards: []int{4, 5}, position: "automa: iron2@dudley.2=4; you: iron1@birmingham.3=4",
			does:  "build brewery@coalbrookdale.1; iron:dudley.2; develop; iron:dudley.2; develop; iron:dudley.2",
			tells: "works birmingham.3 dudley.2: dudley.2\n- own first (M46): 0 1 = dudley.2", leaves: "iron 8; automa: iron2@dudley.2=1",
		},
		{
			name: "works before the market, also the human's", cards: []int{4, 10}, position: "you: iron1@birmingham.3=4",
			does: "build brewery@coalbrookdale.1; develop; develop", leaves: "iron 8; you: iron1@birmingham.3=1",
		},
		{
			name: "several of one owner: the alphabet (A31)", cards: []int{4, 5}, position: "you: iron1@birmingham.3=1, iron2@dudley.2=4",
			does:  "build brewery@coalbrookdale.1; iron:birmingham.3; develop; develop",
			tells: "- own first (M46): 0 0\n- more links (M50): 0 0\n- alphabet (M50)", leaves: "you: iron1@birmingham.3!, iron2@dudley.2=2",
		},
		{
			name: "several of one owner: more links first (A31)", cards: []int{4, 16},
			position: "you: iron1@birmingham.3=1, iron2@dudley.2=4; automa: dudley_wolverhampton",
			does:     "build brewery@coalbrookdale.1; iron:dudley.2; develop; iron:dudley.2; develop; iron:dudley.2",
			tells:    "- more links (M50): 0 1 = dudley.2",
		},
	})
}

// mill is a cotton mill at Worcester that Gloucester takes, for one barrel.
const mill = "automa: cotton1@worcester.1, gloucester_worcester"

// dry leaves the mill without the merchant's barrel.
const dry = "merchants: gloucester.1=cotton-a-dry; "

func TestM47_BeerForSelling(t *testing.T) {
	const yours = "; you: farm-south_kidderminster_worcester, brewery1@farm-south.1=1"
	runScenes(t, []scene{
		{
			name: "the merchant's first", fronts: quiet, cards: []int{1, 5}, position: mill + ", brewery1@stone.1=1" + yours,
			does:   quietly + "sell cotton@worcester.1 to:gloucester.1; beer:gloucester.1; done",
			tells:  "beer gloucester.1 farm-south.1 stone.1: gloucester.1\n- merchant beer (M47): 1 0 0 = gloucester.1",
			leaves: "dry gloucester.1; automa: brewery1@stone.1=1; you: brewery1@farm-south.1=1",
		},
		{
			name: "then its own", fronts: quiet, cards: []int{1, 5}, position: dry + mill + ", brewery1@stone.1=1" + yours,
			does:   quietly + "sell cotton@worcester.1 to:gloucester.1; beer:stone.1; done",
			tells:  "- merchant beer (M47): 0 0\n- own first (M47): 0 1 = stone.1",
			leaves: "automa: brewery1@stone.1!; you: brewery1@farm-south.1=1",
		},
		{
			name: "then the human's", fronts: quiet, cards: []int{1, 5}, position: dry + mill + yours,
			does: quietly + "sell cotton@worcester.1 to:gloucester.1; done", leaves: "you: brewery1@farm-south.1!",
		},
		{
			name: "another merchant's never", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a-dry, gloucester.2=manufacturer-a; " + mill,
			does:     quietly + "build brewery@walsall.2", tells: "no cotton@worcester.1: no beer 1/0 (B12.5)", leaves: "barrel gloucester.2",
		},
	})
}

func TestM47_BeerForASecondRail(t *testing.T) {
	runScenes(t, []scene{{
		name: "its own before a connected human one", position: twoRails + ", brewery2@coalbrookdale.1=2", cards: []int{22, 5},
		does:  "network " + farmLine + "; network coalbrookdale_kidderminster; beer:stone.1; develop; develop",
		tells: "beer coalbrookdale.1 stone.1: stone.1\n- own first (M47): 0 1", leaves: "automa: brewery2@stone.1=1; you: brewery2@coalbrookdale.1=2",
	}})
}

func TestM48_ConnectionOfBreweries(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "its own need none", fronts: quiet, cards: []int{1, 5}, position: dry + mill + ", brewery1@stone.1=1",
			does: quietly + "sell cotton@worcester.1 to:gloucester.1; done", leaves: "automa: brewery1@stone.1!",
		},
		{
			name: "the human's do", fronts: quiet, cards: []int{1, 5}, position: dry + mill + "; you: brewery1@stone.1=1",
			does: quietly + "build brewery@walsall.2", tells: "no cotton@worcester.1: no beer 1/0 (B12.5)", leaves: "you: brewery1@stone.1=1",
		},
	})
}

func TestM49_AmongBreweriesOfOneOwner(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "most links", fronts: quiet, cards: []int{1, 5}, position: dry + mill + ", brewery1@stone.1=1, brewery1@walsall.2=1, cannock_walsall",
			does:  quietly + "sell cotton@worcester.1 to:gloucester.1; beer:walsall.2; done",
			tells: "- own first (M47): 1 1\n- more links (M49): 0 1 = walsall.2",
		},
		{
			name: "then the alphabet", fronts: quiet, cards: []int{1, 5}, position: dry + mill + ", brewery1@stone.1=1, brewery1@walsall.2=1",
			does:  quietly + "sell cotton@worcester.1 to:gloucester.1; beer:stone.1; done",
			tells: "- more links (M49): 0 0\n- alphabet (M49)",
		},
		{
			name: "then the icon", fronts: quiet, cards: []int{1, 16},
			position: dry + "rail; automa: cotton2@worcester.1, gloucester_worcester, brewery2@uttoxeter.1=1, brewery2@uttoxeter.2=1",
			does:     quietly + "sell cotton@worcester.1 to:gloucester.1; beer:uttoxeter.2; done",
			tells:    "- alphabet (M49)\n- icon (M52): 3 0 = uttoxeter.2\n= our decision A15",
		},
		{
			name: "of the human's too", fronts: quiet, cards: []int{1, 5},
			position: dry + mill + ", stafford_stone; you: farm-south_kidderminster_worcester, brewery1@farm-south.1=1, coalbrookdale_kidderminster, " +
				"brewery1@coalbrookdale.1=1",
			does:  quietly + "sell cotton@worcester.1 to:gloucester.1; beer:coalbrookdale.1; done",
			tells: "- own first (M47): 0 0\n- more links (M49): -1 -1\n- alphabet (M49)",
		},
	})
}
