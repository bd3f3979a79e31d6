package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// Trap 32: the nearest connected mine by number of links, whoever owns it. Manufacturer 1 needs one coal, manufacturer 3 two.
func TestB6_1_NearestConnectedMineFirst(t *testing.T) {
	const (
		near   = "automa: birmingham_dudley, dudley_wolverhampton, coal2@dudley.1=2, coal2@wolverhampton.2=3; "
		level3 = "mat manufacturer 0 0 1 1 2 1 1 2, "
		build  = "build manufacturer@birmingham.2 card:birmingham"
		alike  = "automa: birmingham_dudley, birmingham_tamworth, dudley_wolverhampton, coal2@dudley.1=2, coal2@tamworth.1=1, coal3@wolverhampton.2=3; "
	)
	runTries(t, []try{
		{"one link beats two, and it is free", near + "you: card:birmingham", build, allowed,
			"coal 13; you: money 9; automa: coal2@dudley.1=1, coal2@wolverhampton.2=3"},
		{"an opponent's near mine before an own far one",
			"automa: birmingham_dudley, dudley_wolverhampton, coal2@dudley.1=2; you: coal1@wolverhampton.2, card:birmingham",
			build, allowed, "you: coal1@wolverhampton.2=2; automa: coal2@dudley.1=1"},
		{"an own near mine before an opponent's far one",
			"automa: birmingham_dudley, dudley_wolverhampton, coal2@wolverhampton.2=2; you: coal1@dudley.1, card:birmingham",
			build, allowed, "you: coal1@dudley.1=1; automa: coal2@wolverhampton.2=2"},
		{"in the same town: no link at all",
			"automa: coal2@coventry.2; you: birmingham_coventry, birmingham_tamworth, coal1@tamworth.1, card:coventry",
			"build manufacturer@coventry.3 card:coventry", allowed, "automa: coal2@coventry.2=2; you: coal1@tamworth.1=2"},
		{"the shortest way counts, not the first found", // Dudley: one link, and three by Walsall and Wolverhampton
			"automa: birmingham_walsall, walsall_wolverhampton, dudley_wolverhampton, birmingham_dudley, coal2@dudley.1=2, coal2@wolverhampton.2=3; you: card:birmingham",
			build, allowed, "automa: coal2@dudley.1=1, coal2@wolverhampton.2=3"},
		{"equally near: the player is asked", alike + "you: card:birmingham", build, allowed,
			"asks coal; automa: coal2@dudley.1=2, coal2@tamworth.1=1"},
		{"one of them", alike + "you: card:birmingham", build + " coal:tamworth.1", allowed,
			"asks action; automa: coal2@dudley.1=2, coal2@tamworth.1!"},
		{"the other", alike + "you: card:birmingham", build + " coal:dudley.1", allowed,
			"asks action; automa: coal2@dudley.1=1, coal2@tamworth.1=1"},
		{"but not a farther one", alike + "you: card:birmingham", build + " coal:wolverhampton.2", engine.NotNearest,
			"B6.1: space wolverhampton.2"},
		{"nor where there is no mine", alike + "you: card:birmingham", build + " coal:cannock.2", engine.NothingThere,
			"B6.1: coal, space cannock.2"},
		{"two mines in one town are equally near", "automa: coal2@tamworth.1; you: coal1@tamworth.2, birmingham_tamworth, card:birmingham",
			build, allowed, "asks coal"},
		{"dry: then the next nearest", near + "you: money 30, " + level3 + "card:birmingham; automa: coal2@dudley.1=1", build, allowed,
			"coal 13; you: money 18; automa: coal2@dudley.1!, coal2@wolverhampton.2=2"},
		{"each cube may come from another of equally near ones", alike + "you: money 30, " + level3 + "card:birmingham",
			build + " coal:tamworth.1", allowed, "asks action; automa: coal2@dudley.1=1, coal2@tamworth.1!"},
		{"both from the same", alike + "you: money 30, " + level3 + "card:birmingham", build + " coal:dudley.1 coal:dudley.1", allowed,
			"asks action; automa: coal2@dudley.1!, coal2@tamworth.1=1"},
		{"a flipped mine gives nothing", near + "you: card:birmingham; automa: coal2@dudley.1!", build, allowed,
			"automa: coal2@dudley.1!, coal2@wolverhampton.2=2"},
		{"a mine that is not connected gives nothing", "you: coal1@dudley.1, card:birmingham", build, engine.NotConnectedToCoal,
			"B6.2: tile manufacturer1, at birmingham, need 1, have 0"},
	})
	s := board.Position(t, alike+"you: card:birmingham")
	board.Play(t, &s, build)
	rulestest.Same(t, "asked", board.Asked(&s), "coal:dudley.1, coal:tamworth.1")
}

// Iron comes from anywhere: no distance is told, even with a coal mine at hand.
func TestB6_4_IronTellsNone(t *testing.T) {
	s := board.Position(t, "you: money 30, mat manufacturer 0 2 1 1 2 1 1 2, birmingham_dudley, coal1@dudley.1=1, iron1@redditch.2=1, card:birmingham, card:dudley")
	var distances []int
	for _, e := range board.Play(t, &s, "build manufacturer@birmingham.2 card:birmingham") {
		if e.Kind == engine.Consumed {
			distances = append(distances, int(e.Distance))
		}
	}
	rulestest.Same(t, "distances", fmt.Sprint(distances), "[0]")
}

// An event of coal tells how many links away its mine is: from the tile, or from the nearer end of the link.
func TestB6_1_CoalTellsItsDistance(t *testing.T) {
	const mine = "automa: birmingham_dudley, dudley_wolverhampton, coal2@wolverhampton.2=3; you: money 30, mat manufacturer 0 0 1 1 2 1 1 2, "
	for _, c := range []struct{ position, choice, want string }{
		{mine + "card:birmingham", "build manufacturer@birmingham.2 card:birmingham", "2 2"},
		{"automa: coal2@coventry.2=3; you: money 30, card:coventry", "build manufacturer@coventry.3 card:coventry", "0"},
		{"rail; " + mine + "cotton2@birmingham.1, card:birmingham", "network birmingham_walsall card:birmingham", "2"},
		{"rail; " + mine + "manufacturer3@walsall.2, card:birmingham", "network walsall_wolverhampton card:birmingham", "0"},
	} {
		s := board.Position(t, c.position)
		var links []string
		for _, e := range board.Play(t, &s, c.choice) {
			if e.Kind == engine.Consumed && e.Resource == engine.Coal {
				links = append(links, fmt.Sprint(e.Distance))
			}
		}
		rulestest.Same(t, c.choice, strings.Join(links, " "), c.want)
	}
}

// Trap 34: market coal needs a merchant location, not a merchant tile; £8 when empty.
func TestB6_2_CoalMarket(t *testing.T) {
	build := "build manufacturer@birmingham.2 card:birmingham" // £8 and one coal
	prices := map[int]int{14: 1, 13: 1, 12: 2, 11: 2, 10: 3, 9: 3, 8: 4, 7: 4, 6: 5, 5: 5, 4: 6, 3: 6, 2: 7, 1: 7, 0: 8}
	for cubes, price := range prices {
		s := board.Position(t, fmt.Sprintf("coal %d; you: money 20, birmingham_oxford, card:birmingham", cubes))
		board.Play(t, &s, build)
		board.Table(t, &s, fmt.Sprintf("coal %d; you: money %d, spent %d", max(0, cubes-1), 20-8-price, 8+price))
	}
	two := "you: money 40, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_oxford, card:birmingham" // £12 and two coal
	runTries(t, []try{
		{"cheapest first: £1 and £2", "coal 13; " + two, build, allowed, "coal 11; you: money 25"},
		{"the last cube and then £8", "coal 1; " + two, build, allowed, "coal 0; you: money 13"},
		{"£8 each from the empty market", "coal 0; " + two, build, allowed, "coal 0; you: money 12"},
		{"not while a connected mine has coal", "automa: birmingham_dudley, dudley_wolverhampton, coal2@wolverhampton.2=1; you: birmingham_oxford, card:birmingham",
			build, allowed, "coal 13; you: money 9; automa: coal2@wolverhampton.2!"},
		{"a mine elsewhere does not matter", "automa: coal2@dudley.1; you: birmingham_oxford, card:birmingham", build, allowed,
			"coal 12; you: money 8; automa: coal2@dudley.1=3"},
		{"over links of others", "automa: birmingham_oxford; you: card:birmingham", build, allowed, "coal 12; you: money 8"},
		{"by a merchant location without a tile", "you: stoke-on-trent_warrington, card:wild-location",
			"build manufacturer@stoke-on-trent.3 card:wild-location", allowed, "coal 12; you: money 8"},
		{"by blank tiles only", "merchants: gloucester.1=blank-a, gloucester.2=blank-b; you: birmingham_worcester, gloucester_worcester, card:birmingham",
			build, allowed, "coal 12; you: money 8"},
		{"not without a merchant location", "you: birmingham_dudley, card:birmingham", build, engine.NotConnectedToCoal,
			"B6.2: tile manufacturer1, at birmingham, need 1, have 0"},
		{"nor from the empty market", "coal 0; you: birmingham_dudley, card:birmingham", build, engine.NotConnectedToCoal,
			"B6.2: tile manufacturer1, at birmingham, need 1, have 0"},
		{"its price must be paid", "coal 13; you: money 8, birmingham_oxford, card:birmingham", build, engine.NotEnoughMoney,
			"B7.4: tile manufacturer1, need 9, have 8"},
		{"both prices", "coal 13; you: money 14, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_oxford, card:birmingham", build,
			engine.NotEnoughMoney, "B7.4: tile manufacturer3, need 15, have 14"},
	})
}

// Trap 33: for a rail link the distance runs from the link just placed, from whichever end is nearer.
func TestB6_3_CoalForARailLink(t *testing.T) {
	const hand = "money 30, card:dudley, card:coal"
	runTries(t, []try{
		{"a mine at the far end of the new link", "rail; automa: coal2@dudley.1; you: birmingham_tamworth, coal2@tamworth.1, " + hand,
			"network birmingham_dudley card:coal", allowed, "automa: coal2@dudley.1=2; you: coal2@tamworth.1=3"},
		{"a mine at the near end", "rail; automa: coal2@wolverhampton.2, dudley_wolverhampton; you: coal2@cannock.2, " + hand,
			"network cannock_stafford card:coal", allowed, "automa: coal2@wolverhampton.2=3; you: coal2@cannock.2=2"},
		{"mines at both ends: the player chooses", "rail; automa: coal2@wolverhampton.2; you: coal2@cannock.2, " + hand,
			"network cannock_wolverhampton card:coal", allowed, "asks coal"},
		{"one of them", "rail; automa: coal2@wolverhampton.2; you: coal2@cannock.2, " + hand,
			"network cannock_wolverhampton card:coal coal:wolverhampton.2", allowed, "automa: coal2@wolverhampton.2=2; you: coal2@cannock.2=3"},
		{"one link from either end: the player chooses",
			"rail; automa: birmingham_dudley, cannock_walsall, coal2@dudley.1, coal2@cannock.2; you: manufacturer2@walsall.2, " + hand,
			"network birmingham_walsall card:coal", allowed, "asks coal"},
		{"one link from one end beats two from the other, where the network is",
			"rail; automa: birmingham_dudley, cannock_walsall, cannock_wolverhampton, coal2@dudley.1, coal2@wolverhampton.2; you: manufacturer2@walsall.2, " + hand,
			"network birmingham_walsall card:coal", allowed, "automa: coal2@dudley.1=2, coal2@wolverhampton.2=3"},
		{"and the other way round",
			"rail; automa: birmingham_tamworth, nuneaton_tamworth, cannock_walsall, coal2@nuneaton.2, coal2@cannock.2; you: manufacturer2@walsall.2, " + hand,
			"network birmingham_walsall card:coal", allowed, "automa: coal2@cannock.2=2, coal2@nuneaton.2=3"},
		{"the link itself connects to a merchant location", "rail; you: iron2@birmingham.3!, " + hand,
			"network birmingham_oxford card:coal", allowed, "coal 12; you: money 24"},
		{"so does the other end's connection", "rail; automa: birmingham_oxford; you: iron2@dudley.2!, " + hand,
			"network birmingham_dudley card:coal", allowed, "coal 12; you: money 24"},
		{"no market while any end has a mine", "rail; automa: coal2@tamworth.1=1, birmingham_tamworth; you: iron2@birmingham.3!, " + hand,
			"network birmingham_oxford card:coal", allowed, "coal 13; you: money 25; automa: coal2@tamworth.1!"},
		{"the third end of the farm's line counts", "rail; automa: coal2@kidderminster.1; you: cotton2@worcester.1, " + hand,
			"network farm-south_kidderminster_worcester card:coal", allowed, "automa: coal2@kidderminster.1=2"},
		{"neither mine nor merchant", "rail; automa: coal2@dudley.1; you: iron2@birmingham.3!, " + hand,
			"network birmingham_tamworth card:coal", engine.NotConnectedToCoal, "B6.3: line birmingham_tamworth, need 1, have 0"},
		{"a flipped mine is none", "rail; automa: coal2@dudley.1!; you: iron2@birmingham.3!, " + hand,
			"network birmingham_dudley card:coal", engine.NotConnectedToCoal, "B6.3: line birmingham_dudley, need 1, have 0"},
		{"the coal must be paid", "rail; you: iron2@birmingham.3!, money 5, card:coal, card:dudley", "network birmingham_oxford card:coal",
			engine.NotEnoughMoney, "B8.3: need 6, have 5"},
		{"exactly enough", "rail; you: iron2@birmingham.3!, money 6, card:coal, card:dudley", "network birmingham_oxford card:coal",
			allowed, "you: money 0"},
		{"canal links need none", "you: iron1@birmingham.3!, " + hand, "network birmingham_dudley card:coal", allowed,
			"coal 13; you: money 27"},
	})
	s := board.Position(t, "rail; automa: coal2@wolverhampton.2, coal2@tamworth.1, walsall_wolverhampton; you: coal2@cannock.2, "+hand)
	board.Play(t, &s, "network cannock_wolverhampton card:coal")
	rulestest.Same(t, "asked", board.Asked(&s), "coal:cannock.2, coal:wolverhampton.2")
}

// Trap 35: works before the market, but any works, cube by cube. Brewery 1 costs £5 and one iron, manufacturer 8 £20 and two.
func TestB6_4_Iron(t *testing.T) {
	build := "build brewery@burton-on-trent.2 card:burton-on-trent"
	prices := map[int]int{10: 1, 9: 1, 8: 2, 7: 2, 6: 3, 5: 3, 4: 4, 3: 4, 2: 5, 1: 5, 0: 6}
	for cubes, price := range prices {
		s := board.Position(t, fmt.Sprintf("iron %d; you: money 20, card:burton-on-trent", cubes))
		board.Play(t, &s, build)
		board.Table(t, &s, fmt.Sprintf("iron %d; you: money %d, spent %d", max(0, cubes-1), 20-5-price, 5+price))
	}
	const (
		two    = "you: money 30, mat manufacturer 0 0 0 0 0 0 0 2, card:birmingham; "
		build2 = "build manufacturer@birmingham.2 card:birmingham"
	)
	runTries(t, []try{
		{"any works, connected or not, free", "automa: iron1@redditch.2; you: card:burton-on-trent", build, allowed,
			"iron 8; you: money 12; automa: iron1@redditch.2=3"},
		{"your own too", "you: iron1@redditch.2, card:burton-on-trent", build, allowed, "iron 8; you: money 12, iron1@redditch.2=3"},
		{"not a flipped one", "automa: iron1@redditch.2!; you: card:burton-on-trent", build, allowed, "iron 7; you: money 10"},
		{"several: the player is asked", "automa: iron1@redditch.2; you: iron1@dudley.2, card:burton-on-trent", build, allowed, "asks iron"},
		{"near or far", "automa: iron1@redditch.2; you: iron1@dudley.2, card:burton-on-trent", build + " iron:redditch.2", allowed,
			"automa: iron1@redditch.2=3; you: iron1@dudley.2=4"},
		{"cube by cube", two + "automa: iron1@redditch.2; you: iron1@dudley.2, card:birmingham", build2 + " iron:redditch.2 iron:dudley.2",
			allowed, "automa: iron1@redditch.2=3; you: iron1@dudley.2=3"},
		{"only from works with iron", "automa: iron1@redditch.2; you: iron1@dudley.2, card:burton-on-trent", build + " iron:coventry.3",
			engine.NothingThere, "B6.4: iron, space coventry.3"},
		{"not from the market while a works has iron", two + "automa: iron1@redditch.2=2", build2, allowed,
			"iron 8; you: money 10; automa: iron1@redditch.2!"},
		{"the last from the works, the next from the market (B6.9)", two + "automa: iron1@redditch.2=1", build2, allowed,
			"iron 7; you: money 8; automa: iron1@redditch.2!"},
		{"£6 each from the empty market", "iron 0; you: money 32, mat manufacturer 0 0 0 0 0 0 0 2, card:birmingham", build2, allowed,
			"iron 0; you: money 0"},
		{"the market's price must be paid", "iron 0; you: money 31, mat manufacturer 0 0 0 0 0 0 0 2, card:birmingham", build2,
			engine.NotEnoughMoney, "B7.4: tile manufacturer8, need 32, have 31"},
	})
	s := board.Position(t, "automa: iron1@redditch.2, coal2@tamworth.1; you: iron1@dudley.2, brewery1@farm-north, card:burton-on-trent")
	board.Play(t, &s, build)
	rulestest.Same(t, "asked", board.Asked(&s), "iron:dudley.2, iron:redditch.2")
}

// Trap 36: own beer from anywhere, others' if connected, the merchant's only beside the very tile sold to.
func TestB6_5_Beer(t *testing.T) {
	const (
		dry  = "merchants: shrewsbury.1=all, gloucester.1=cotton-a-dry, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b; "
		pair = "merchants: shrewsbury.1=blank-a, gloucester.1=cotton-a, gloucester.2=all, oxford.1=manufacturer-a, oxford.2=blank-b; "
		mill = "you: cotton1@worcester.1, gloucester_worcester, card:coal, card:dudley"
		sell = "sell worcester.1 to:gloucester.1 card:coal"
	)
	runTries(t, []try{
		{"an own brewery, not connected", dry + mill + ", brewery1@burton-on-trent.2", sell, allowed,
			"you: cotton1@worcester.1!, brewery1@burton-on-trent.2!"},
		{"another's that is connected", dry + mill + "; automa: farm-south_kidderminster_worcester, brewery1@farm-south", sell, allowed,
			"you: cotton1@worcester.1!; automa: brewery1@farm-south!"},
		{"another's that is not", dry + mill + "; automa: brewery1@farm-south", sell, engine.NoBeer,
			"B12.5: space worcester.1, merchant gloucester.1, need 1, have 0"},
		{"a flipped brewery has none", dry + mill + ", brewery1@farm-south!", sell, engine.NoBeer,
			"B12.5: space worcester.1, merchant gloucester.1, need 1, have 0"},
		{"the merchant's own barrel", mill, sell + " bonus:coal", allowed, "dry gloucester.1; you: cotton1@worcester.1!"},
		{"the player chooses", mill + ", brewery1@burton-on-trent.2", sell, allowed, "asks beer"},
		{"the brewery, though the merchant has a barrel", mill + ", brewery1@burton-on-trent.2", sell + " beer:burton-on-trent.2", allowed,
			"barrel gloucester.1; you: cotton1@worcester.1!, brewery1@burton-on-trent.2!"},
		{"asked: not another's that is not connected", mill + ", brewery1@burton-on-trent.2; automa: brewery1@farm-south",
			sell + " beer:farm-south", engine.NotConnectedBeer, "B6.5: space farm-south.1"},
		{"not the barrel beside the other tile there", pair + mill + ", brewery1@burton-on-trent.2", sell + " beer:gloucester.2",
			engine.OtherBarrel, "B6.5: merchant gloucester.2"},
		{"even if this one has none", "merchants: shrewsbury.1=blank-a, gloucester.1=cotton-a-dry, gloucester.2=all, oxford.1=manufacturer-a, oxford.2=blank-b; " + mill,
			sell, engine.NoBeer, "B12.5: space worcester.1, merchant gloucester.1, need 1, have 0"},
		{"no barrel of a place far away", mill + ", brewery1@burton-on-trent.2", sell + " beer:shrewsbury.1", engine.OtherBarrel,
			"B6.5: merchant shrewsbury.1"},
		{"a barrel that is gone", dry + mill + ", brewery1@burton-on-trent.2; automa: farm-south_kidderminster_worcester, brewery1@farm-south",
			sell + " beer:gloucester.1", engine.NothingThere, "B6.5: beer, merchant gloucester.1"},
		{"a place without beer", mill + ", brewery1@burton-on-trent.2", sell + " beer:farm-north", engine.NothingThere,
			"B6.5: beer, space farm-north.1"},
		{"two barrels, two sources", // manufacturer5 needs two
			"you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@burton-on-trent.2, card:coal, card:dudley",
			"sell birmingham.2 to:oxford.1 card:coal beer:oxford.1", allowed,
			"dry oxford.1; you: manufacturer5@birmingham.2!, brewery1@burton-on-trent.2!"},
	})
	s := board.Position(t, pair+mill+", brewery1@burton-on-trent.2; automa: farm-south_kidderminster_worcester, brewery1@farm-south, brewery1@derby.1")
	board.Play(t, &s, sell)
	rulestest.Same(t, "asked", board.Asked(&s), "beer:gloucester.1, beer:burton-on-trent.2, beer:farm-south.1")
}

// Nobody need be asked for sources that are all emptied, or tiles that are all given up, in whatever order. left is what is asked
// where it is a choice.
func TestForced_OnlyWhereEveryAnswerLeadsToTheSame(t *testing.T) {
	const merchants = "merchants: shrewsbury.1=all, gloucester.1=cotton-a, gloucester.2=blank-a, oxford.1=manufacturer-a-dry, oxford.2=blank-b; "
	const mill = merchants + "you: manufacturer5@birmingham.2, birmingham_oxford, card:coal, card:dudley"
	const sell = "sell birmingham.2 to:oxford.1 card:coal"
	const three = "rail; you: money 40, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_dudley, birmingham_tamworth, birmingham_oxford, card:birmingham, card:coal" // two coal
	const eight = "you: money 30, mat manufacturer 0 0 0 0 0 0 0 2, card:birmingham, card:coal"                                                                  // two iron
	const build = "build manufacturer@birmingham.2 card:birmingham"
	for _, c := range []struct{ name, position, play, forced, left string }{
		{"two barrels of two breweries", mill + ", brewery1@farm-north, brewery1@burton-on-trent.2", sell, "beer:burton-on-trent.2", ""},
		{"two of three", mill + ", brewery1@farm-north, brewery1@burton-on-trent.2; automa: birmingham_tamworth, nuneaton_tamworth, brewery1@nuneaton.1", sell, "", "beer:burton-on-trent.2, beer:farm-north.1, beer:nuneaton.1"},
		{"the second of three", mill + ", brewery1@farm-north, brewery1@burton-on-trent.2; automa: birmingham_tamworth, nuneaton_tamworth, brewery1@nuneaton.1", sell + " beer:farm-north", "", "beer:burton-on-trent.2, beer:nuneaton.1"},
		{"two of three barrels in two breweries", "rail; " + mill + ", brewery2@burton-on-trent.2=1, brewery2@farm-north", sell, "", "beer:burton-on-trent.2, beer:farm-north.1"},
		{"a brewery's and the merchant's", strings.Replace(mill, "-dry", "", 1) + ", brewery1@farm-north", sell, "beer:farm-north.1", ""},
		{"the merchant's and its bonus, or not", strings.Replace(mill, "-dry", "", 1) + ", brewery1@farm-north, brewery1@burton-on-trent.2", sell, "",
			"beer:oxford.1, beer:burton-on-trent.2, beer:farm-north.1"},
		{"one barrel of two", merchants + "you: manufacturer1@birmingham.2, birmingham_oxford, card:coal, card:dudley, brewery1@farm-north, brewery1@burton-on-trent.2", sell, "",
			"beer:burton-on-trent.2, beer:farm-north.1"},
		{"two coal of two mines as near", three + ", coal2@dudley.1=1; automa: coal2@tamworth.1=1", build, "coal:dudley.1", ""},
		{"two coal of three", three + ", coal2@dudley.1=1; automa: coal2@tamworth.1=2", build, "", "coal:dudley.1, coal:tamworth.1"},
		{"two iron of two works", eight + ", iron2@dudley.2=1; automa: iron2@redditch.2=1", build, "iron:dudley.2", ""},
		{"two iron of three", eight + ", iron2@dudley.2=1; automa: iron2@redditch.2=2", build, "", "iron:dudley.2, iron:redditch.2"},
		{"all tiles for a debt, which they do not cover", owing + "money 0, vp 9, cotton1@worcester.1, coal1@dudley.1", "pass card:coal", "give-up coal@dudley.1", ""},
		{"all tiles for a debt, and some of it is left", owing + "money 3, cotton1@worcester.1, coal1@dudley.1!, pottery2@coventry.1", "pass card:coal", "give-up coal@dudley.1", ""},
		{"a tile that covers the debt alone", owing + "money 4, cotton1@worcester.1, coal1@dudley.1", "pass card:coal", "", "give-up coal@dudley.1, give-up cotton@worcester.1"},
		{"two of three tiles", owing + "money 2, cotton1@worcester.1, coal1@dudley.1, iron1@coventry.3", "pass card:coal", "", "give-up iron@coventry.3, give-up coal@dudley.1, give-up cotton@worcester.1"},
		{"the second of three iron", eight + ", iron2@dudley.2=1; automa: iron2@redditch.2=2", build + " iron:redditch.2", "", "iron:dudley.2, iron:redditch.2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position)
			board.Play(t, &s, c.play)
			forced, ok := board.Forced(&s)
			text := ""
			if ok {
				text = notation.Format(board.Game, &s, forced)
			}
			rulestest.Same(t, "forced", text, c.forced)
			if c.left != "" {
				rulestest.Same(t, "asked", board.Asked(&s), c.left)
			}
			ends := map[engine.State]bool{}
			served(t, s, ends)
			rulestest.Same(t, "all answers lead to the same", len(ends) == 1, ok)
		})
	}
}

// served finds where the sources and tiles that are asked for can lead, in every order.
func served(t *testing.T, s engine.State, ends map[engine.State]bool) {
	t.Helper()
	switch s.Decision {
	case engine.ChooseCoal, engine.ChooseIron, engine.ChooseBeer, engine.ChooseGiveUp:
		for _, answer := range board.Choices(&s, nil) {
			after := s
			board.Make(t, &after, answer)
			served(t, after, ends)
		}
	default:
		ends[s] = true
	}
}

// Trap 38: a tile flips the moment it is empty, in anybody's turn, and pays its owner.
func TestB6_6_EmptyTilesFlipAtOnce(t *testing.T) {
	runTries(t, []try{
		{"a mine", "seats 2; p0: card:birmingham, card:dudley; p1: birmingham_dudley, coal1@dudley.1=1",
			"build manufacturer@birmingham.2 card:birmingham", allowed, "p0: income 10; p1: coal1@dudley.1!, income 14"},
		{"not before", "seats 2; p0: card:birmingham, card:dudley; p1: birmingham_dudley, coal1@dudley.1=2",
			"build manufacturer@birmingham.2 card:birmingham", allowed, "p1: coal1@dudley.1=1, income 10"},
		{"a works", "seats 2; p0: card:birmingham, card:dudley; p1: iron1@redditch.2=1", "develop cotton card:dudley", allowed,
			"p0: income 10; p1: iron1@redditch.2!, income 13"},
		{"a brewery", "seats 2; merchants: gloucester.1=cotton-a-dry; p0: cotton1@worcester.1, gloucester_worcester, card:dudley, card:coal; p1: farm-south_kidderminster_worcester, brewery1@farm-south",
			"sell worcester.1 to:gloucester.1 card:coal", allowed, "p0: income 15; p1: brewery1@farm-south!, income 14"},
		{"your own", "seats 2; p0: iron1@redditch.2=1, card:birmingham, card:dudley", "develop cotton card:dudley", allowed,
			"p0: iron1@redditch.2!, income 13"},
	})
	t.Run("before the next cube is taken", func(t *testing.T) {
		s := board.Position(t, "seats 2; p0: money 30, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_oxford, card:birmingham, card:dudley; p1: birmingham_dudley, coal1@dudley.1=1")
		log := board.Play(t, &s, "build manufacturer@birmingham.2 card:birmingham")
		rulestest.Same(t, "events", rulestest.KindsOf(rulestest.Order(log, engine.Consumed, engine.TileFlipped, engine.IncomeMoved)),
			rulestest.KindsOf([]engine.EventKind{engine.Consumed, engine.TileFlipped, engine.IncomeMoved, engine.Consumed}))
	})
}

func TestB6_7_TheSupplyIsNoLimit(t *testing.T) {
	// The box has 30 coal cubes; 14 in the market and 32 on tiles are more.
	runTries(t, []try{
		{"more cubes than the box holds", "rail; seats 2; coal 14; p0: money 30, coal3@cannock.1, coal3@cannock.2, coal4@dudley.1, birmingham_dudley, card:tamworth, card:dudley; p1: coal3@coventry.2, coal4@redditch.1",
			"build coal@tamworth.1 card:tamworth", allowed, "coal 14; p0: coal4@tamworth.1=5"},
		{"what is consumed does not come back to the market", "coal 11; automa: birmingham_dudley, coal1@dudley.1; you: birmingham_oxford, card:birmingham",
			"build manufacturer@birmingham.2 card:birmingham", allowed, "coal 11; automa: coal1@dudley.1=1"},
		{"a market cube neither", "coal 11; you: birmingham_oxford, card:birmingham", "build manufacturer@birmingham.2 card:birmingham",
			allowed, "coal 10"},
	})
}

// Traps 10 and 11: spaces, not levels, and never past level 30.
func TestB6_8_IncomeStopsAtLevel30(t *testing.T) {
	for before, after := range map[int]int{0: 4, 10: 14, 90: 94, 94: 98, 95: 99, 96: 99, 97: 99, 99: 99} {
		s := board.Position(t, fmt.Sprintf("seats 2; p0: card:birmingham, card:dudley; p1: income %d, birmingham_dudley, coal1@dudley.1=1", before))
		board.Play(t, &s, "build manufacturer@birmingham.2 card:birmingham")
		board.Table(t, &s, fmt.Sprintf("p1: income %d", after))
	}
	runTries(t, []try{
		{"Oxford's two spaces too", "you: income 98, manufacturer1@birmingham.2, birmingham_oxford, card:coal, card:dudley",
			"sell birmingham.2 to:oxford.1 card:coal", allowed, "you: income 99, level 30"},
	})
}

func TestB6_9_CubeByCube(t *testing.T) {
	const build = "build manufacturer@birmingham.2 card:birmingham" // manufacturer3: £12, two coal
	runTries(t, []try{
		{"the mine runs dry, the market serves the rest",
			"coal 13; automa: birmingham_dudley, coal1@dudley.1=1; you: money 30, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_oxford, card:birmingham",
			build, allowed, "coal 12; you: money 17; automa: coal1@dudley.1!"},
		{"which needs the connection", "coal 13; automa: birmingham_dudley, coal1@dudley.1=1; you: money 30, mat manufacturer 0 0 1 1 2 1 1 2, card:birmingham",
			build, engine.NotConnectedToCoal, "B6.2: tile manufacturer3, at birmingham, need 2, have 1"},
		{"and only the rest is paid", "coal 13; automa: birmingham_dudley, coal1@dudley.1=1; you: money 13, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_oxford, card:birmingham",
			build, allowed, "you: money 0"},
		{"two mines, then the market for the second link",
			"rail; coal 13; automa: coal2@dudley.1=1; you: money 30, birmingham_oxford, brewery2@farm-north, card:coal, card:dudley",
			"network birmingham_dudley card:coal; network birmingham_coventry", allowed, "coal 12; you: money 14; automa: coal2@dudley.1!"},
	})
}

// Each cube and barrel is told, wherever it comes from.
func TestB6_9_EveryCubeIsTold(t *testing.T) {
	s := board.Position(t, "coal 1; you: money 60, mat manufacturer 0 0 1 1 2 1 1 2, birmingham_oxford, birmingham_dudley, card:birmingham; automa: coal2@dudley.1=1")
	var told []string
	for _, e := range board.Play(t, &s, "build manufacturer@birmingham.2 card:birmingham") {
		if e.Kind == engine.Consumed {
			told = append(told, fmt.Sprintf("p%d %d %s from %s of p%d for £%d", e.Seat, e.Amount, e.Resource, board.SpaceText(e.Space), e.Owner, e.Price))
		}
	}
	rulestest.Same(t, "told", fmt.Sprint(told), "[p0 1 coal from dudley.1 of p1 for £0 p0 1 coal from none of p0 for £7]")
	s = board.Position(t, millAt)
	for _, e := range board.Play(t, &s, "sell worcester.1 to:gloucester.1 card:coal bonus:coal") {
		if e.Kind == engine.Consumed {
			rulestest.Same(t, "the merchant's barrel", fmt.Sprint(e.Amount, " ", e.Resource, " of ", notation.MerchantName(board.Game, e.Merchant)), "1 beer of gloucester.1")
		}
	}
}

// B6.8: at the end of the track nothing moves, and nothing is told.
func TestB6_8_NothingMovesAtTheEnd(t *testing.T) {
	for income, want := range map[int]int{90: 1, 99: 0} {
		s := board.Position(t, fmt.Sprintf("%s, income %d", millAt+", coal1@dudley.1=2", income))
		log := board.Play(t, &s, "sell worcester.1 to:gloucester.1 card:coal bonus:coal")
		rulestest.Same(t, fmt.Sprint("moves from space ", income), len(rulestest.Order(log, engine.IncomeMoved)), want)
	}
}
