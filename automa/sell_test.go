package automa_test

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// SELL on a back (section 10: M53 to M65; A16 to A19, A25, A26, A41, A42).

func TestM53_SellIsLegal(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "connected, and beer", fronts: quiet, cards: []int{1, 5}, position: mill,
			does: quietly + "sell cotton@worcester.1 to:gloucester.1; done", leaves: "automa: cotton1@worcester.1!, income 0; dry gloucester.1",
		},
		{
			name: "nothing to sell: mines, works and breweries are not, flipped tiles neither", fronts: quiet, cards: []int{1, 5},
			position: "automa: cotton1@worcester.1!, gloucester_worcester, coal2@dudley.1=3, iron2@birmingham.3=1, brewery1@stone.1=1",
			does:     quietly + "develop; develop", tells: "back 5 sell\nno: nothing to sell (M53)\nback 5 develop", never: "examine",
		},
		{
			name: "not connected", fronts: quiet, cards: []int{1, 5}, position: "automa: cotton1@tamworth.1",
			does: quietly + "develop; develop", tells: "no cotton@tamworth.1: no merchant (B12.2)\nback 5 develop", never: "do sell",
		},
		{
			name: "connected to a merchant that does not take it", fronts: quiet, cards: []int{1, 5},
			position: "automa: manufacturer2@redditch.1, gloucester_redditch; you: oxford_redditch; merchants: gloucester.1=cotton-a",
			does:     quietly + "develop; develop", tells: "no manufacturer@redditch.1: no merchant (B12.2)",
		},
		{
			name: "a blank tile takes nothing", fronts: quiet, cards: []int{1, 5}, position: "merchants: gloucester.1=blank-a; " + mill,
			does: quietly + "develop; develop", tells: "no cotton@worcester.1: no merchant (B12.2)",
		},
		{
			name: "no beer", fronts: quiet, cards: []int{1, 5}, position: dry + mill,
			does: quietly + "build brewery@walsall.2", tells: "no cotton@worcester.1: no beer 1/0 (B12.5)", never: "do sell",
		},
		{
			name: "no beer, with either merchant", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a-dry, gloucester.2=all-dry; " + mill,
			does:     quietly + "build brewery@walsall.2",
			tells:    "no cotton@worcester.1: no beer 1/0 (B12.5)\nno cotton@worcester.1: no beer 1/0 (B12.5)", never: "do sell",
		},
		{
			// A26: the whole supply is looked at before anything is taken.
			name: "two barrels, one of them the merchant's (A26)", fronts: quiet, cards: []int{1, 5},
			position: "automa: manufacturer5@birmingham.2, birmingham_oxford, brewery1@stone.1=1",
			does:     quietly + "sell manufacturer@birmingham.2 to:oxford.1; beer:oxford.1; done",
			leaves:   "dry oxford.1; automa: brewery1@stone.1!, manufacturer5@birmingham.2!",
		},
		{
			name: "two barrels, none of them the merchant's (A26)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=manufacturer-a-dry; automa: manufacturer5@birmingham.2, birmingham_oxford, brewery1@stone.1=1; " +
				"you: birmingham_walsall, brewery1@walsall.2=1",
			does:   quietly + "sell manufacturer@birmingham.2 to:oxford.1; beer:stone.1; done",
			leaves: "automa: brewery1@stone.1!; you: brewery1@walsall.2!",
		},
		{
			name: "two barrels, one short: nothing is taken (A26)", fronts: quiet, cards: []int{1, 5},
			position: "automa: manufacturer5@birmingham.2, birmingham_oxford",
			does:     quietly + "build brewery@walsall.2", tells: "no manufacturer@birmingham.2: no beer 2/1 (B12.5)", leaves: "barrel oxford.1",
		},
		{
			name: "a second merchant's barrel does not help (A26)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=all, gloucester.2=manufacturer-a; automa: manufacturer5@redditch.1, gloucester_redditch",
			does:     quietly + "build brewery@walsall.2", tells: "no manufacturer@redditch.1: no beer 2/1 (B12.5)",
			leaves: "barrel gloucester.1; barrel gloucester.2",
		},
		{
			// A25: it names no merchant, drinks nothing, and takes no bonus.
			name: "a tile that needs no beer (A25)", mat: "easy", fronts: quiet, cards: []int{1, 5},
			position: "merchants: shrewsbury.1=all; automa: manufacturer3@wolverhampton.1, coalbrookdale_wolverhampton, coalbrookdale_shrewsbury",
			does:     quietly + "sell manufacturer@wolverhampton.1; done", leaves: "barrel shrewsbury.1; automa: vp 0, manufacturer3@wolverhampton.1!",
		},
		{
			name: "even with no beer anywhere (A25)", mat: "easy", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=manufacturer-a-dry; automa: manufacturer3@birmingham.2, birmingham_oxford",
			does:     quietly + "sell manufacturer@birmingham.2; done",
		},
		{
			name: "but not without a merchant that takes it", mat: "easy", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=cotton-a; automa: manufacturer3@birmingham.2, birmingham_oxford",
			does:     quietly + "develop; develop", tells: "no manufacturer@birmingham.2: no merchant (B12.2)",
		},
	})
}

func TestM54_SellsAllItCan(t *testing.T) {
	runScenes(t, []scene{{
		name: "two, in one action (F-SELL#2)", fronts: quiet, cards: []int{1, 5},
		position: "automa: cotton1@worcester.1, manufacturer2@birmingham.2, birmingham_oxford, birmingham_worcester, gloucester_worcester",
		does:     quietly + "sell manufacturer@birmingham.2 to:oxford.1; sell cotton@worcester.1 to:gloucester.1; done",
		tells:    "do sell\ndo sell\ndo done\nover", never: "nothing to sell\nexamine",
		leaves: "dry oxford.1; dry gloucester.1",
	}})
}

func TestM55_InOrderCheckingAgain(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "beer is short: the order decides who is left out (A16)", fronts: quiet, cards: []int{1, 5}, position: oneBarrel + goods,
			does:   quietly + "sell manufacturer@birmingham.2 to:oxford.1; done",
			tells:  "buildings birmingham.2 coventry.2: birmingham.2\ndo sell manufacturer@birmingham.2\nno manufacturer@coventry.2: no beer 1/0 (B12.5)\ndo done",
			leaves: "automa: manufacturer2@coventry.2", never: "examine",
		},
		{
			// A16: no search for the largest number. The tile for two barrels comes first and leaves none for the two others.
			name: "not the largest number (A16)", fronts: quiet, cards: []int{1, 5},
			position: oneBarrel + "automa: manufacturer5@birmingham.2, cotton1@tamworth.1, manufacturer2@coventry.2, " +
				"brewery1@stone.1=1, birmingham_oxford, birmingham_coventry, birmingham_tamworth",
			does: quietly + "sell manufacturer@birmingham.2 to:oxford.1; beer:oxford.1; done",
		},
		{
			name: "it is not short: the order decides who drinks which barrel", fronts: quiet, cards: []int{1, 5},
			position: oneBarrel + goods + ", brewery1@stone.1=1",
			does:     quietly + "sell manufacturer@birmingham.2 to:oxford.1; beer:oxford.1; sell manufacturer@coventry.2 to:oxford.1; done",
			tells:    "do sell manufacturer@birmingham.2\ndo beer:oxford.1\ndo sell manufacturer@coventry.2", leaves: "automa: brewery1@stone.1!",
		},
		{
			name: "who cannot be sold is passed over", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=cotton-a; automa: manufacturer2@birmingham.2, cotton1@tamworth.1, birmingham_tamworth, birmingham_oxford",
			does:     quietly + "sell cotton@tamworth.1 to:oxford.1; done", tells: "no manufacturer@birmingham.2: no merchant (B12.2)\ndo sell",
		},
	})
}

func TestM56_BeerOrder(t *testing.T) {
	runScenes(t, []scene{{
		name: "as M47 has it: the merchant's, its own, the human's", fronts: quiet, cards: []int{1, 5},
		position: "merchants: oxford.1=manufacturer-a; automa: manufacturer5@birmingham.2, manufacturer2@coventry.2, brewery1@stone.1=1, " +
			"birmingham_oxford, birmingham_coventry; you: birmingham_walsall, brewery1@walsall.2=1",
		does: quietly + "sell manufacturer@birmingham.2 to:oxford.1; beer:oxford.1; beer:stone.1; sell manufacturer@coventry.2 to:oxford.1; done",
		tells: `- merchant beer (M47): 1 0 0 = oxford.1
			- own first (M47): 1 0 = stone.1`,
		leaves: "dry oxford.1; automa: brewery1@stone.1!; you: brewery1@walsall.2!",
	}})
}

// far is a mill at Kidderminster with links to Shrewsbury.
const far = "automa: cotton1@kidderminster.1, coalbrookdale_kidderminster, coalbrookdale_shrewsbury"

func TestM57_BonusOnlyIfVP(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "Shrewsbury: 4 VP, at once (F-SELL#1)", fronts: quiet, cards: []int{1, 5}, position: far,
			does: quietly + "sell cotton@kidderminster.1 to:shrewsbury.1; done", leaves: "automa: vp 4, income 0, money 0; dry shrewsbury.1",
		},
		{
			name: "Gloucester: no tile leaves the mat, the barrel is used", fronts: quiet, cards: []int{1, 5}, position: mill + ", mat brewery 1 2 2 1",
			does: quietly + "sell cotton@worcester.1 to:gloucester.1; done", leaves: "automa: vp 0, mat brewery 1 2 2 1; dry gloucester.1",
		},
		{
			name: "Oxford: no income", fronts: quiet, cards: []int{1, 5}, position: oneBarrel + "automa: manufacturer2@birmingham.2, birmingham_oxford",
			does: quietly + "sell manufacturer@birmingham.2 to:oxford.1; done", leaves: "automa: vp 0, income 0, money 0; dry oxford.1",
		},
		{
			name: "no VP with its own beer", fronts: quiet, cards: []int{1, 5}, position: "merchants: shrewsbury.1=all-dry; " + far + ", brewery1@stone.1=1",
			does: quietly + "sell cotton@kidderminster.1 to:shrewsbury.1; done", leaves: "automa: vp 0",
		},
	})
}

// A25: which merchant, if several take it.
func TestA25_WhichMerchant(t *testing.T) {
	const birmingham = "automa: cotton1@birmingham.1, birmingham_oxford, birmingham_worcester, gloucester_worcester"
	runScenes(t, []scene{
		{
			name: "1: one with its barrel left, though not the nearest", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=all, oxford.1=cotton-a-dry; " + birmingham + ", brewery1@stone.1=1",
			does:     quietly + "sell cotton@birmingham.1 to:gloucester.1; beer:gloucester.1; done",
			tells:    "merchants gloucester.1 oxford.1: gloucester.1 for cotton@birmingham.1\n- barrel left (M56): 1 0 = gloucester.1", never: "vp bonus",
		},
		{
			name: "2: one whose bonus is VP, though not the nearest", fronts: quiet, cards: []int{1, 5},
			position: far + ", " + farmLine + ", gloucester_worcester, cotton1@worcester.1!",
			does:     quietly + "sell cotton@kidderminster.1 to:shrewsbury.1; done",
			tells:    "- barrel left (M56): 1 1\n- vp bonus (M57): 0 1 = shrewsbury.1", leaves: "automa: vp 4", never: "links away",
		},
		{
			name: "2: not without its barrel", fronts: quiet, cards: []int{1, 5},
			position: "merchants: shrewsbury.1=all-dry, gloucester.1=cotton-a-dry; automa: cotton1@kidderminster.1, coalbrookdale_kidderminster, " +
				"coalbrookdale_shrewsbury, " + farmLine + ", gloucester_worcester, brewery1@stone.1=1",
			does:  quietly + "sell cotton@kidderminster.1 to:gloucester.1; done",
			tells: "- barrel left (M56): 0 0\n- vp bonus (M57): 0 0\n- links away (M56): 2 2\n- alphabet (M56)",
		},
		{
			name: "3: the fewest links away", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=all, oxford.1=cotton-a; " + birmingham,
			does:     quietly + "sell cotton@birmingham.1 to:oxford.1; done",
			tells:    "- vp bonus (M57): 0 0\n- links away (M56): 2 1 = oxford.1", never: "alphabet",
		},
		{
			name: "4: the first in the alphabet", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=all, oxford.1=manufacturer-a; automa: manufacturer2@redditch.1, oxford_redditch, gloucester_redditch",
			does:     quietly + "sell manufacturer@redditch.1 to:gloucester.1; done", tells: "- links away (M56): 1 1\n- alphabet (M56)", never: "left space",
		},
		{
			name: "5: the left space", fronts: quiet, cards: []int{1, 5}, position: "merchants: gloucester.1=cotton-a, gloucester.2=all; " + mill,
			does:  quietly + "sell cotton@worcester.1 to:gloucester.1; done",
			tells: "merchants gloucester.1 gloucester.2: gloucester.1\n- alphabet (M56)\n- left space (M56)", leaves: "dry gloucester.1; barrel gloucester.2",
		},
		{
			name: "1: the right space if only that has its barrel", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a-dry, gloucester.2=all; " + mill,
			does:     quietly + "sell cotton@worcester.1 to:gloucester.2; done",
		},
		{
			name: "the only one with beer, though the other is nearer", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=all, oxford.1=cotton-a-dry; " + birmingham,
			does:     quietly + "sell cotton@birmingham.1 to:gloucester.1; done",
			tells:    "no cotton@birmingham.1: no beer 1/0 (B12.5)\ndo sell", never: "merchants",
		},
	})
}

// M58, A17: building by building in the order of section 9, for each a) then b).
func TestM58_Substitutes(t *testing.T) {
	// The manufacturer needs a link to Oxford, the mill at Worcester a barrel.
	const both = "merchants: oxford.1=manufacturer-a, gloucester.1=cotton-a-dry; automa: manufacturer2@birmingham.2, birmingham_coventry, " +
		"cotton1@worcester.1, gloucester_worcester"
	runScenes(t, []scene{
		{
			name: "the better placed building needs a link (A17)", fronts: quiet, cards: []int{1, 5}, position: both,
			does: quietly + "network birmingham_oxford",
			tells: "buildings birmingham.2 worcester.1: birmingham.2\n- more links (M50): 1 1\n- alphabet (M50)\n" +
				"examine birmingham.2\ndo network\nover", never: "examine worcester\nback 5 develop", leaves: "empty walsall.2",
		},
		{
			name: "the better placed building needs beer (A17)", fronts: quiet, cards: []int{1, 5}, position: both + "; you: birmingham_dudley",
			does:  quietly + "build brewery@walsall.2",
			tells: "buildings birmingham.2 worcester.1: worcester.1\n- more links (M50): 0 1 = worcester.1\nexamine worcester.1\ndo build\nover",
			never: "examine birmingham", leaves: "free birmingham_oxford",
		},
		{
			name: "the second building if the first cannot be helped", fronts: quiet, cards: []int{1, 5},
			position: both + "; merchants: oxford.1=blank-a, gloucester.1=cotton-a-dry",
			does:     quietly + "build brewery@walsall.2",
			tells:    "examine birmingham.2\nno manufacturer@birmingham.2: still unconnected (M60)\nexamine worcester.1\ndo build",
		},
		{
			name: "nothing is sold with the new beer", fronts: quiet, cards: []int{1, 5}, position: dry + mill,
			does: quietly + "build brewery@walsall.2", tells: "do build brewery\nover", leaves: "automa: brewery1@walsall.2=1, cotton1@worcester.1",
		},
		{
			name: "nor over the new link", fronts: quiet, cards: []int{1, 5}, position: "automa: manufacturer2@birmingham.2",
			does: quietly + "network birmingham_oxford", leaves: "automa: manufacturer2@birmingham.2; barrel oxford.1",
		},
		{
			name: "not if anything was sold (A41)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=manufacturer-a, gloucester.1=cotton-a-dry; automa: manufacturer2@birmingham.2, birmingham_oxford, " +
				"cotton1@worcester.1, gloucester_worcester",
			does: quietly + "sell manufacturer@birmingham.2 to:oxford.1; done", never: "examine\nbrewery", leaves: "empty walsall.2",
		},
	})
}

func TestM59_BreweryForABuildingShortOfBeer(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "where the back says, in the network or not (F-BLD#3)", fronts: quiet, cards: []int{1, 4}, position: dry + mill + "; iron 10",
			does: quietly + "build brewery@walsall.2", tells: "examine worcester.1\ndo build brewery@walsall.2", leaves: "iron 9",
		},
		{
			name: "in another place with another back", fronts: quiet, cards: []int{1, 3}, position: dry + mill,
			does: quietly + "build brewery@derby.1",
		},
		{
			name: "the icon chooses the space, NE (M27, A30)", fronts: quiet, cards: []int{1, 10}, position: dry + mill,
			does: quietly + "build brewery@uttoxeter.2", tells: "spaces uttoxeter.1 uttoxeter.2: uttoxeter.2",
		},
		{
			name: "the icon chooses the space, NW (M27, A30)", fronts: quiet, cards: []int{1, 15}, position: dry + mill,
			does: quietly + "build brewery@uttoxeter.1", tells: "spaces uttoxeter.1 uttoxeter.2: uttoxeter.1",
		},
		{
			name: "not where an own tile stands in the Canal Era (M25)", fronts: quiet, cards: []int{1, 5}, position: dry + mill + ", iron2@walsall.1!",
			does: quietly + "develop; develop", tells: "examine worcester.1\nno brewery@walsall: own tile here (B7.7)\nback 5 develop",
		},
		{
			name: "not without a tile (M25)", fronts: quiet, cards: []int{1, 5}, position: dry + mill + ", mat brewery 0 0 0 0",
			does: quietly + "develop; develop", tells: "no brewery@walsall: no tile left (B14.2)\nback 5 develop",
		},
		{
			// A42: connected, with the barrel gone, is short of beer, not of a link.
			name: "a dry merchant is connected (A42)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a-dry, oxford.1=all; " + mill + ", birmingham_worcester",
			does:     quietly + "build brewery@walsall.2", never: "do network", leaves: "free birmingham_oxford",
		},
	})
}

func TestM60_LinkForABuildingWithoutAMerchant(t *testing.T) {
	const toGloucester = "merchants: gloucester.1=cotton-a; "
	runScenes(t, []scene{
		{
			name: "an inland link; a human's links count in the connection", fronts: quiet, cards: []int{1, 5},
			position: toGloucester + "automa: cotton1@kidderminster.1; you: gloucester_worcester",
			does:     quietly + "network " + farmLine, tells: "no cotton@kidderminster.1: no merchant (B12.2)\nexamine kidderminster.1\ndo network\nover",
		},
		{
			name: "two links are missing", fronts: quiet, cards: []int{1, 5}, position: toGloucester + "automa: cotton1@kidderminster.1",
			does: quietly + "develop; develop", tells: "examine kidderminster.1\nno cotton@kidderminster.1: still unconnected (M60)\nback 5 develop",
		},
		{
			name: "the merchant there does not take it", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=manufacturer-a; automa: cotton1@kidderminster.1; you: gloucester_worcester",
			does:     quietly + "develop; develop", tells: "no cotton@kidderminster.1: still unconnected (M60)",
		},
		{
			name: "one whose barrel is gone will do (A42)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a-dry; automa: cotton1@kidderminster.1; you: gloucester_worcester",
			does:     quietly + "network " + farmLine,
		},
		{
			name: "the line is taken by none but of the other era", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=manufacturer-a; automa: manufacturer2@nuneaton.1; you: birmingham_oxford",
			does:     quietly + "develop; develop", tells: "along birmingham_nuneaton: line not in era (B8.2)\nno manufacturer@nuneaton.1: still unconnected (M60)",
		},
	})
}

func TestM61_AnOrdinaryLink(t *testing.T) {
	const toGloucester = "merchants: gloucester.1=cotton-a; "
	runScenes(t, []scene{
		{
			name: "it must touch its network (A18)", fronts: quiet, cards: []int{1, 5},
			position: toGloucester + "automa: cotton1@birmingham.1; you: birmingham_worcester",
			does:     quietly + "develop; develop",
			tells:    "no cotton@birmingham.1 along gloucester_worcester: not in network (B8.4)\nno cotton@birmingham.1: still unconnected (M60)",
		},
		{
			name: "at either end, wherever the gap is (A18)", fronts: quiet, cards: []int{1, 5},
			position: toGloucester + "automa: cotton1@birmingham.1, gloucester_redditch; you: birmingham_worcester",
			does:     quietly + "network gloucester_worcester",
		},
		{
			name: "it needs a link tile (A2)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: shrewsbury.1=all; automa: cotton1@kidderminster.1, birmingham_walsall, birmingham_dudley, birmingham_coventry, " +
				"birmingham_oxford, birmingham_tamworth, birmingham_worcester, gloucester_worcester, gloucester_redditch, oxford_redditch, " +
				"dudley_kidderminster, dudley_wolverhampton, nuneaton_tamworth, burton-on-trent_tamworth, burton-on-trent_stone; " +
				"you: coalbrookdale_shrewsbury",
			does:  quietly + "develop; develop",
			tells: "along coalbrookdale_kidderminster: no link left (B14.1)\nno cotton@kidderminster.1: still unconnected (M60)",
		},
		{
			name: "Rail Era: one coal and one link, even with beer at hand", fronts: quiet, cards: []int{1, 5},
			position: dry + "rail; automa: cotton2@kidderminster.1, brewery2@stone.1=2; you: gloucester_worcester",
			does:     quietly + "network " + farmLine + "; done", leaves: "coal 12; automa: brewery2@stone.1=2",
		},
	})
}

func TestM62_ItMayEndAtAMerchantLocation(t *testing.T) {
	runScenes(t, []scene{{
		name: "though other lines are open (F-LTP#7 ex. 1)", fronts: quiet, cards: []int{1, 5}, position: "automa: manufacturer2@birmingham.2",
		does: quietly + "network birmingham_oxford", tells: "examine birmingham.2\ndo network", never: "links",
	}})
}

func TestM63_AllFromOneLocation(t *testing.T) { // F-SELL#3
	const two = "merchants: oxford.1=all, gloucester.1=cotton-a; automa: cotton1@birmingham.1"
	runScenes(t, []scene{
		{
			name: "section 7 chooses: a merchant location has no spaces (A43)", fronts: quiet, cards: []int{1, 5},
			position: two + "; you: gloucester_worcester",
			does:     quietly + "network birmingham_worcester",
			tells: `links birmingham_oxford birmingham_worcester: birmingham_worcester
				- into network (M44): 0 0
				- tiles built (M44): 0 0
				- empty spaces (M44): 0 2 = birmingham_worcester`,
			never: "not merchant\nall spaces",
		},
		{
			name: "but it can win, as merchant locations are asked for", fronts: quiet, cards: []int{1, 5},
			position: two + ", oxford_redditch; you: gloucester_worcester",
			does:     quietly + "network birmingham_oxford", tells: "- into network (M44): 1 0 = birmingham_oxford",
		},
		{
			name: "clockwise from there", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=all, gloucester.1=manufacturer-a; automa: manufacturer2@redditch.1",
			does:     quietly + "network oxford_redditch",
			tells:    "links gloucester_redditch oxford_redditch: oxford_redditch\n- own coal (M44): 0 0\n- clockwise (M44): 3 2 = oxford_redditch",
		},
	})
}

func TestM64_FromSeveralLocations(t *testing.T) { // F-SELL#3, A19
	runScenes(t, []scene{
		{
			name: "most spaces at both ends, empty and built", fronts: quiet, cards: []int{1, 5},
			position: "merchants: oxford.1=all, gloucester.1=cotton-a; automa: cotton1@birmingham.1, " + farmLine + "; you: birmingham_worcester",
			does:     quietly + "network birmingham_oxford",
			tells:    "links birmingham_oxford gloucester_worcester: birmingham_oxford\n- all spaces (M64): 4 2 = birmingham_oxford", never: "into network",
		},
		{
			// Both lines meet at Gloucester, which is not in the network, so they start at Redditch and at Worcester.
			name: "then the first name, merchant locations left out", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a; rail; automa: cotton2@worcester.1, iron2@redditch.2!; you: birmingham_worcester, birmingham_redditch",
			does:     quietly + "network gloucester_redditch; done",
			tells:    "links gloucester_redditch gloucester_worcester: gloucester_redditch\n- all spaces (M64): 2 2\n- end names (M64)",
		},
		{
			name: "one location that all share, out of the network, is none to start at", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a; rail; automa: cotton2@worcester.1, birmingham_redditch; you: birmingham_worcester",
			does:     quietly + "network gloucester_redditch; done", tells: "- all spaces (M64)", never: "into network",
		},
		{
			// Both of Redditch's lines are left when Worcester's is out: Gloucester and Oxford have no say.
			name: "then clockwise around the first name", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=all, oxford.1=manufacturer-a; rail; automa: manufacturer2@redditch.1, cotton2@worcester.1!; " +
				"you: birmingham_worcester, birmingham_redditch",
			does: quietly + "network oxford_redditch; done",
			tells: `links gloucester_redditch gloucester_worcester oxford_redditch: oxford_redditch
				- all spaces (M64): 2 2 2
				- end names (M64)
				- clockwise (M64): 3 2 2 = oxford_redditch`,
		},
	})
}

// A19: few lines tie on spaces and names without starting at one place, so these rungs are looked at alone.
func TestA19_NamesThenClockwise(t *testing.T) {
	// In the order of their sorted names, without Gloucester and Oxford.
	last := -1
	for _, id := range []string{
		"belper_derby", "birmingham_oxford", "birmingham_coventry", "birmingham_dudley", farmLine, "gloucester_redditch", "gloucester_worcester",
	} {
		names, _ := game.ScatteredScores(notation.LineNamed(board, id))
		if names <= last {
			t.Errorf("%s does not come after the one before it", id)
		}
		last = names
	}
	// Names are sorted, however the ends of a line are numbered: here Z comes first.
	backwards := *game.Deck
	for l := range board.Locations[1:] {
		backwards.Alphabet[l+1] = uint8(engine.MaxLocations - 1 - int(backwards.Alphabet[l+1]))
	}
	turned := automa.New(board, &backwards)
	last = -1
	for _, id := range []string{
		farmLine, "stafford_stone", "gloucester_redditch", "coventry_nuneaton", "dudley_kidderminster", "belper_derby",
	} {
		x := notation.LineNamed(board, id)
		names, clockwise := turned.ScatteredScores(x)
		if names <= last {
			t.Errorf("%s does not come after the one before it when Z comes first", id)
		}
		last = names
		if at := lastNamed(x); game.Deck.Clockwise[at][clockwise-1] != x {
			t.Errorf("%s is not line %d clockwise around %s", id, clockwise, locationName(at))
		}
	}
	oxford, first := game.ScatteredScores(notation.LineNamed(board, "oxford_redditch"))
	gloucester, second := game.ScatteredScores(notation.LineNamed(board, "gloucester_redditch"))
	if oxford != gloucester || first != 2 || second != 3 {
		t.Errorf("Redditch's lines to Oxford and Gloucester: names %d and %d, clockwise %d and %d; want equal names, 2 and 3",
			oxford, gloucester, first, second)
	}
}

// lastNamed is the last of a line's towns and farms by name.
func lastNamed(x engine.Line) (last engine.Location) {
	_, _, merchants := game.Kinds()
	for r := board.Ends(x) &^ merchants; r != 0; r = r.Rest() {
		if at := r.First(); last == 0 || game.Deck.Alphabet[at] > game.Deck.Alphabet[last] {
			last = at
		}
	}
	return last
}

func TestM65_ElseDevelop(t *testing.T) {
	runScenes(t, []scene{{
		name: "neither substitute works for any building", fronts: quiet, cards: []int{1, 5},
		position: dry + mill + ", mat brewery 0 0 0 0, manufacturer2@coventry.2",
		does:     quietly + "develop; develop",
		tells: `examine worcester.1
			no brewery@walsall: no tile left (B14.2)
			examine coventry.2
			no manufacturer@coventry.2: still unconnected (M60)
			back 5 develop`,
	}})
}
