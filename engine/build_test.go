package engine_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

// Trap 22: location cards work anywhere, industry cards in the network only.
func TestB7_1_MatchingCard(t *testing.T) {
	runTries(t, []try{
		{"a location card, out of the network", "you: iron1@redditch.2, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"you: coal1@dudley.1=2"},
		{"any industry there", "you: iron1@redditch.2, card:worcester", "build cotton@worcester.1 card:worcester", allowed,
			"you: cotton1@worcester.1"},
		{"not elsewhere, though in the network", "you: birmingham_dudley, card:birmingham", "build coal@dudley.1 card:birmingham",
			engine.CardNamesOther, "B7.1: industry coal, at dudley, card birmingham"},
		{"a wild location, out of the network", "you: iron1@redditch.2, card:wild-location", "build coal@dudley.1 card:wild-location",
			allowed, "wild 4 4; you: coal1@dudley.1=2"},
		{"an industry card in the network", "you: birmingham_dudley, card:coal", "build coal@dudley.1 card:coal", allowed,
			"you: coal1@dudley.1=2"},
		{"not out of it", "you: birmingham_dudley, card:coal", "build coal@cannock.2 card:coal", engine.NotInNetwork,
			"B7.1: at cannock, card coal"},
		{"nor in another's network", "you: iron1@redditch.2, card:coal; automa: birmingham_dudley", "build coal@dudley.1 card:coal",
			engine.NotInNetwork, "B7.1: at dudley, card coal"},
		{"not another industry", "you: birmingham_worcester, card:coal", "build cotton@worcester.1 card:coal", engine.CardNamesOther,
			"B7.1: industry cotton, at worcester, card coal"},
		{"two icons: the one", "seats 3; p0: birmingham_worcester, card:cotton+manufacturer", "build cotton@worcester.1 card:cotton+manufacturer",
			allowed, "p0: cotton1@worcester.1"},
		{"or the other", "seats 3; p0: birmingham_oxford, card:cotton+manufacturer", "build manufacturer@birmingham.2 card:cotton+manufacturer",
			allowed, "p0: manufacturer1@birmingham.2"},
		{"and no third", "seats 3; p0: birmingham_dudley, card:cotton+manufacturer", "build coal@dudley.1 card:cotton+manufacturer",
			engine.CardNamesOther, "B7.1: industry coal, at dudley, card cotton+manufacturer"},
		{"a wild industry: any, in the network", "you: birmingham_worcester, card:wild-industry", "build cotton@worcester.1 card:wild-industry",
			allowed, "you: cotton1@worcester.1"},
		{"not out of it", "you: birmingham_worcester, card:wild-industry", "build coal@dudley.1 card:wild-industry",
			engine.NotInNetwork, "B7.1: at dudley, card wild-industry"},
		{"towns without cards at this count: with a wild location", "you: iron1@redditch.2, card:wild-location",
			"build cotton@leek.1 card:wild-location", allowed, "you: cotton1@leek.1"},
		{"towns without cards at this count: in the network", "you: belper_derby, derby_nottingham, card:coal", "build coal@belper.2 card:coal",
			allowed, "you: coal1@belper.2=1"}, // one of two cubes goes to the market
	})
	t.Run("what a wild location reaches", func(t *testing.T) {
		// Every town but no farm, whatever the network: breweries show it, which both farms take.
		s := board.Position(t, "you: birmingham_oxford, card:wild-location")
		rulestest.Same(t, "breweries", board.Asked(&s, engine.Build), "build cotton@belper.1, build cotton@birmingham.1, build cotton@derby.1, build cotton@derby.2, "+
			"build cotton@kidderminster.2, build cotton@leek.1, build cotton@leek.2, build cotton@nuneaton.2, build cotton@stoke-on-trent.1, build cotton@stone.1, build cotton@tamworth.1, build cotton@tamworth.2, build cotton@uttoxeter.2, build cotton@worcester.1, build cotton@worcester.2, "+
			"build manufacturer@birmingham.2, build manufacturer@birmingham.4, "+ // the coal of all others is not connected
			"build coal@belper.2, build coal@burton-on-trent.1, build coal@cannock.2, build coal@coalbrookdale.3, build coal@coventry.2, build coal@dudley.1, build coal@kidderminster.1, build coal@leek.2, build coal@nuneaton.2, build coal@redditch.1, build coal@stone.2, build coal@tamworth.1, build coal@tamworth.2, build coal@wolverhampton.2, "+
			"build iron@birmingham.3, "+
			"build brewery@burton-on-trent.2, build brewery@coalbrookdale.1, build brewery@derby.1, build brewery@nuneaton.1, build brewery@stafford.1, build brewery@stone.1, build brewery@uttoxeter.1, build brewery@uttoxeter.2, build brewery@walsall.2")
	})
}

// Trap 26: era marks.
func TestB7_2_LowestLevelAndItsEra(t *testing.T) {
	runTries(t, []try{
		{"the lowest left on the mat", "you: mat cotton 0 2 3 3, money 30, gloucester_worcester, card:worcester", "build cotton@worcester.1 card:worcester",
			allowed, "you: cotton2@worcester.1, mat cotton 0 1 3 3"},
		{"a level with several", "you: cotton1@kidderminster.2, card:worcester", "build cotton@worcester.1 card:worcester", allowed,
			"you: cotton1@worcester.1, mat cotton 1 2 3 3"},
		{"level 1 is for the Canal Era: coal", "rail; you: card:dudley", "build coal@dudley.1 card:dudley", engine.TileNotInEra,
			"B7.2: industry coal, tile coal1"},
		{"iron", "rail; you: card:dudley", "build iron@dudley.2 card:dudley", engine.TileNotInEra, "B7.2: industry iron, tile iron1"},
		{"cotton", "rail; you: card:worcester", "build cotton@worcester.1 card:worcester", engine.TileNotInEra,
			"B7.2: industry cotton, tile cotton1"},
		{"manufacturer", "rail; you: card:birmingham", "build manufacturer@birmingham.2 card:birmingham", engine.TileNotInEra,
			"B7.2: industry manufacturer, tile manufacturer1"},
		{"brewery", "rail; you: card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent", engine.TileNotInEra,
			"B7.2: industry brewery, tile brewery1"},
		{"but not pottery", "rail; you: card:coventry", "build pottery@coventry.1 card:coventry", engine.NotEnoughMoney,
			"B7.4: tile pottery1, need 19, have 17"},
		{"which can be built", "rail; you: money 19, card:coventry", "build pottery@coventry.1 card:coventry", allowed,
			"you: pottery1@coventry.1, money 0"},
		{"brewery 4 is for the Rail Era", "you: mat brewery 0 0 0 1, money 30, card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			engine.TileNotInEra, "B7.2: industry brewery, tile brewery4"},
		{"pottery 5 too", "you: mat pottery 0 0 0 0 1, money 40, birmingham_coventry, birmingham_oxford, card:coventry", "build pottery@coventry.1 card:coventry",
			engine.TileNotInEra, "B7.2: industry pottery, tile pottery5"},
		{"there both can be built: brewery", "rail; you: mat brewery 0 0 0 1, money 30, card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			allowed, "you: brewery4@burton-on-trent.2=2"},
		{"and pottery", "rail; you: mat pottery 0 0 0 0 1, money 40, birmingham_coventry, birmingham_oxford, card:coventry", "build pottery@coventry.1 card:coventry",
			allowed, "you: pottery5@coventry.1"},
		{"level 2 in both eras", "rail; you: mat coal 0 2 2 2, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"you: coal2@dudley.1=3"},
	})
}

// Trap 21: a space for this industry alone comes first, while it is free.
func TestB7_3_SingleIndustrySpaceFirst(t *testing.T) {
	runTries(t, []try{
		{"the space for coal alone", "you: card:cannock", "build coal@cannock.2 card:cannock", allowed, "you: coal1@cannock.2=2"},
		{"not the shared one while it is free", "you: card:cannock", "build coal@cannock.1 card:cannock", engine.AloneFirst,
			"B7.3: industry coal, space cannock.2"},
		{"the shared one when it is not", "you: card:cannock; automa: coal1@cannock.2", "build coal@cannock.1 card:cannock", allowed,
			"you: coal1@cannock.1=2"},
		{"an industry with no space of its own there", "you: money 30, card:cannock; automa: coal1@cannock.2", "build manufacturer@cannock.1 card:cannock",
			allowed, "you: manufacturer1@cannock.1"},
		{"either of two alone", "you: birmingham_oxford, card:birmingham", "build manufacturer@birmingham.4 card:birmingham", allowed,
			"you: manufacturer1@birmingham.4"},
		{"while one of two is free", "you: birmingham_oxford, card:birmingham; automa: manufacturer1@birmingham.2",
			"build manufacturer@birmingham.1 card:birmingham", engine.AloneFirst, "B7.3: industry manufacturer, space birmingham.4"},
		{"either of two shared ones", "you: money 30, card:coventry; automa: coal1@coventry.2", "build manufacturer@coventry.3 card:coventry", allowed,
			"you: manufacturer1@coventry.3"},
		{"in the Rail Era too", "rail; you: mat iron 0 1 1 1, coalbrookdale_shrewsbury, card:coalbrookdale", "build iron@coalbrookdale.1 card:coalbrookdale",
			engine.AloneFirst, "B7.3: industry iron, space coalbrookdale.2"},
		{"a space that does not show it", "you: card:dudley", "build coal@dudley.2 card:dudley", engine.NoIcon,
			"B7.3: industry coal, space dudley.2"},
		{"a space that is taken", "you: card:dudley; automa: coal1@dudley.1", "build coal@dudley.1 card:dudley", engine.LevelNotHigher,
			"B7.10: tile coal1, space dudley.1"},
		{"by another industry", "you: money 30, card:cannock; automa: manufacturer2@cannock.1",
			"build coal@cannock.1 card:cannock", engine.OtherIndustryHere, "B7.10: industry coal, tile manufacturer2, space cannock.1"},
	})
	s := board.Position(t, "you: card:tamworth")
	rulestest.Same(t, "both shared spaces are offered", board.Asked(&s, engine.Build),
		"build cotton@tamworth.1, build cotton@tamworth.2, build coal@tamworth.1, build coal@tamworth.2")
}

func TestB7_4_PayingForATile(t *testing.T) {
	runTries(t, []try{
		{"money alone", "you: card:dudley", "build coal@dudley.1 card:dudley", allowed, "you: money 12, spent 5"},
		{"to the last pound", "you: money 5, card:dudley", "build coal@dudley.1 card:dudley", allowed, "you: money 0"},
		{"not enough", "you: money 4, card:dudley", "build coal@dudley.1 card:dudley", engine.NotEnoughMoney,
			"B7.4: tile coal1, need 5, have 4"},
		{"coal and iron at once", // cotton3: £16, one each
			"automa: coal1@kidderminster.1, farm-south_kidderminster_worcester, iron1@redditch.2; you: money 16, mat cotton 0 0 3 3, card:worcester",
			"build cotton@worcester.1 card:worcester", allowed, "you: money 0, spent 16; automa: coal1@kidderminster.1=1, iron1@redditch.2=3"},
		{"market purchases add to the cost", "coal 13; iron 8; you: money 18, mat cotton 0 0 3 3, gloucester_worcester, card:worcester",
			"build cotton@worcester.1 card:worcester", engine.NotEnoughMoney, "B7.4: tile cotton3, need 19, have 18"},
		{"and to the money spent", "coal 13; iron 8; you: money 19, mat cotton 0 0 3 3, gloucester_worcester, card:worcester",
			"build cotton@worcester.1 card:worcester", allowed, "you: money 0, spent 19"},
		{"the sale to the market comes after it", "coal 12; you: money 4, birmingham_dudley, birmingham_oxford, card:dudley",
			"build coal@dudley.1 card:dudley", engine.NotEnoughMoney, "B7.4: tile coal1, need 5, have 4"},
		{"and does not reduce the money spent", "coal 12; you: money 5, birmingham_dudley, birmingham_oxford, card:dudley",
			"build coal@dudley.1 card:dudley", allowed, "you: money 2, spent 5"},
		{"a works cannot pay its coal with its iron", "iron 0; coal 13; you: money 5, birmingham_oxford, card:birmingham",
			"build iron@birmingham.3 card:birmingham", engine.NotEnoughMoney, "B7.4: tile iron1, need 6, have 5"},
		{"a tile that costs no money", "you: money 1, mat pottery 0 1 1 1 1, birmingham_coventry, birmingham_oxford, card:coventry",
			"build pottery@coventry.1 card:coventry", allowed, "you: money 0, pottery2@coventry.1"},
	})
	s := board.Position(t, "you: mat pottery 0 1 1 1 1, birmingham_coventry, birmingham_dudley, coal1@dudley.1=1, card:coventry")
	log := board.Play(t, &s, "build pottery@coventry.1 card:coventry")
	rulestest.Same(t, "what costs nothing moves no money", len(rulestest.Order(log, engine.MoneyMoved)), 0)
	s = board.Position(t, "coal 12; iron 8; you: money 30, mat coal 0 0 2 2, birmingham_dudley, birmingham_oxford, card:dudley")
	log = board.Play(t, &s, "build coal@dudley.1 card:dudley") // coal3: £8 and one iron, four cubes
	rulestest.Same(t, "order", rulestest.KindsOf(rulestest.Order(log, engine.TilePlaced, engine.MoneyMoved, engine.Consumed, engine.Stocked, engine.SoldToMarket)),
		rulestest.KindsOf([]engine.EventKind{engine.TilePlaced, engine.MoneyMoved, engine.Consumed, engine.MoneyMoved, engine.Stocked,
			engine.SoldToMarket, engine.MoneyMoved, engine.SoldToMarket, engine.MoneyMoved}))
}

// Trap 30: a brewery's barrels follow the era of building, not the level.
func TestB7_5_WhatATileProduces(t *testing.T) {
	mats := map[string]string{
		"coal1": "", "coal2": "mat coal 0 2 2 2", "coal3": "mat coal 0 0 2 2", "coal4": "mat coal 0 0 0 2",
		"iron1": "", "iron2": "mat iron 0 1 1 1", "iron3": "mat iron 0 0 1 1", "iron4": "mat iron 0 0 0 1",
		"brewery1": "", "brewery2": "mat brewery 0 2 2 1", "brewery3": "mat brewery 0 0 2 1", "brewery4": "mat brewery 0 0 0 1",
	}
	for _, c := range []struct{ tile, canal, rail string }{
		{"coal1", "=2", ""}, {"coal2", "=3", "=3"}, {"coal3", "=4", "=4"}, {"coal4", "=5", "=5"},
		{"iron1", "=4", ""}, {"iron2", "=4", "=4"}, {"iron3", "=5", "=5"}, {"iron4", "=6", "=6"},
		{"brewery1", "=1", ""}, {"brewery2", "=1", "=2"}, {"brewery3", "=1", "=2"}, {"brewery4", "", "=2"},
	} {
		industry := c.tile[:len(c.tile)-1]
		space := map[string]string{"coal": "redditch.1", "iron": "redditch.2", "brewery": "burton-on-trent.2"}[industry]
		location := space[:len(space)-2]
		mat := mats[c.tile]
		if mat != "" {
			mat += ", "
		}
		for era, stocked := range map[string]string{"canal": c.canal, "rail": c.rail} {
			if stocked == "" {
				continue
			}
			// The iron market is full, so that nothing is sold to it; the works' coal is beside it.
			s := board.Position(t, fmt.Sprintf("%s; iron 10; automa: %s; you: money 30, %scard:%s", era,
				map[bool]string{true: "coal2@redditch.1", false: "vp 0"}[industry == "iron"], mat, location))
			board.Play(t, &s, fmt.Sprintf("build %s@%s card:%s", industry, space, location))
			board.Table(t, &s, fmt.Sprintf("you: %s@%s%s", c.tile, space, stocked))
		}
	}
	s := board.Position(t, "you: card:worcester")
	rulestest.Same(t, "a mill produces nothing", len(rulestest.Order(board.Play(t, &s, "build cotton@worcester.1 card:worcester"), engine.Stocked)), 0)
}

// Trap 31: at once, if connected to any merchant location, also one without a tile; works always; dearest space first.
func TestB7_6_SellingToTheMarket(t *testing.T) {
	const level3 = "mat coal 0 0 2 2, " // coal3: £8, one iron, four cubes; six spaces back in income
	runTries(t, []try{
		{"as many as fit", "coal 12; you: birmingham_dudley, birmingham_oxford, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"coal 14; you: coal1@dudley.1!, money 14, income 14"}, // 17 − 5 + 1 + 1
		{"the rest stays", "coal 13; you: birmingham_dudley, birmingham_oxford, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"coal 14; you: coal1@dudley.1=1, money 13, income 10"},
		{"none fits", "coal 14; you: birmingham_dudley, birmingham_oxford, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"coal 14; you: coal1@dudley.1=2, money 12"},
		{"dearest free space first", "coal 7; you: birmingham_dudley, birmingham_oxford, card:dudley", "build coal@dudley.1 card:dudley",
			allowed, "coal 9; you: coal1@dudley.1!, money 19"}, // £4 and £3
		{"into an empty market", "coal 0; you: birmingham_dudley, birmingham_oxford, card:dudley", "build coal@dudley.1 card:dudley",
			allowed, "coal 2; you: coal1@dudley.1!, money 26"}, // £7 twice
		{"never at £8", "coal 1; automa: iron1@redditch.2; you: " + level3 + "birmingham_dudley, birmingham_oxford, card:dudley", "build coal@dudley.1 card:dudley",
			allowed, "coal 5; you: coal3@dudley.1!, money 33, income 16"}, // 17 − 8 + 7 + 6 + 6 + 5
		{"a mine without the connection keeps all", "coal 0; you: birmingham_dudley, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"coal 0; you: coal1@dudley.1=2, money 12"},
		{"another's links connect", "coal 12; automa: birmingham_dudley, birmingham_oxford; you: card:dudley", "build coal@dudley.1 card:dudley",
			allowed, "coal 14; you: coal1@dudley.1!"},
		{"a merchant location without a tile", "coal 12; you: derby_nottingham, burton-on-trent_derby, card:burton-on-trent", "build coal@burton-on-trent.1 card:burton-on-trent",
			allowed, "coal 14; you: coal1@burton-on-trent.1!"},
		{"with blank tiles only", "coal 12; merchants: gloucester.1=blank-a, gloucester.2=blank-b; you: gloucester_redditch, card:redditch",
			"build coal@redditch.1 card:redditch", allowed, "coal 14; you: coal1@redditch.1!"},
		{"a works needs no connection", "iron 8; automa: coal1@dudley.1; you: card:dudley", "build iron@dudley.2 card:dudley", allowed,
			"iron 10; you: iron1@dudley.2=2, money 14"}, // 17 − 5 + 1 + 1
		{"a works that empties", "iron 2; automa: coal1@dudley.1; you: card:dudley", "build iron@dudley.2 card:dudley", allowed,
			"iron 6; you: iron1@dudley.2!, money 26, income 13"}, // 17 − 5 + 4 + 4 + 3 + 3
		{"dearest first here too", "iron 0; automa: coal1@dudley.1; you: card:dudley", "build iron@dudley.2 card:dudley", allowed,
			"iron 4; you: iron1@dudley.2!, money 30"}, // 17 − 5 + 5 + 5 + 4 + 4
		{"a connection that comes later sells nothing", "coal 0; you: birmingham_dudley, card:dudley, card:coal",
			"build coal@dudley.1 card:dudley; network birmingham_oxford card:coal", allowed, "coal 0; you: coal1@dudley.1=2"},
		{"room that comes later neither", "iron 10; automa: coal1@dudley.1=2; you: money 40, card:dudley, card:coal",
			"build iron@dudley.2 card:dudley; develop cotton card:coal; done", allowed, "iron 10; you: iron1@dudley.2=3"},
	})
	s := board.Position(t, "coal 12; you: birmingham_dudley, birmingham_oxford, card:dudley")
	log := board.Play(t, &s, "build coal@dudley.1 card:dudley")
	rulestest.Same(t, "it flips after the sale is paid", rulestest.KindsOf(rulestest.Order(log, engine.SoldToMarket, engine.MoneyMoved, engine.TileFlipped)),
		rulestest.KindsOf([]engine.EventKind{engine.MoneyMoved, engine.SoldToMarket, engine.MoneyMoved, engine.SoldToMarket, engine.MoneyMoved,
			engine.TileFlipped}))
}

// Trap 27: one own tile per location in the Canal Era.
func TestB7_7_OneTilePerLocationInTheCanalEra(t *testing.T) {
	runTries(t, []try{
		{"a second own tile", "you: coal1@cannock.2, money 30, card:cannock", "build manufacturer@cannock.1 card:cannock", engine.OwnTileHere,
			"B7.7: space cannock.2, at cannock"},
		{"of the same industry", "you: cotton1@worcester.1, card:worcester", "build cotton@worcester.2 card:worcester", engine.OwnTileHere,
			"B7.7: space worcester.1, at worcester"},
		{"flipped ones count", "you: cotton1@worcester.1!, card:worcester", "build cotton@worcester.2 card:worcester", engine.OwnTileHere,
			"B7.7: space worcester.1, at worcester"},
		{"beside another player's", "you: card:worcester; automa: cotton1@worcester.1", "build cotton@worcester.2 card:worcester", allowed,
			"you: cotton1@worcester.2"},
		{"no such limit in the Rail Era", "rail; you: money 30, mat cotton 0 2 3 3, cotton2@worcester.1, gloucester_worcester, card:worcester",
			"build cotton@worcester.2 card:worcester", allowed, "you: cotton2@worcester.1, cotton2@worcester.2"},
		{"in another location", "you: cotton1@worcester.1, card:kidderminster", "build cotton@kidderminster.2 card:kidderminster", allowed,
			"you: cotton1@worcester.1, cotton1@kidderminster.2"},
		{"replacing it is no second tile (B7.10)", "you: cotton1@worcester.1, money 30, mat cotton 0 2 3 3, gloucester_worcester, card:worcester",
			"build cotton@worcester.1 card:worcester", allowed, "you: cotton2@worcester.1"},
	})
}

// Trap 23: without a tile and a link an industry card is good anywhere with an empty space.
func TestB7_8_BuildingWithoutANetwork(t *testing.T) {
	runTries(t, []try{
		{"an industry card", "you: card:coal", "build coal@cannock.2 card:coal", allowed, "you: coal1@cannock.2=2"},
		{"anywhere", "you: card:coal", "build coal@redditch.1 card:coal", allowed, "you: coal1@redditch.1=2"},
		{"a wild industry", "you: card:wild-industry", "build coal@redditch.1 card:wild-industry", allowed, "you: coal1@redditch.1=2"},
		{"only its industry", "you: card:coal", "build iron@redditch.2 card:coal", engine.CardNamesOther,
			"B7.1: industry iron, at redditch, card coal"},
		{"with a network no more: a tile", "you: iron1@redditch.2, card:coal", "build coal@cannock.2 card:coal", engine.NotInNetwork,
			"B7.1: at cannock, card coal"},
		{"nor with a link alone", "you: birmingham_oxford, card:coal", "build coal@cannock.2 card:coal", engine.NotInNetwork,
			"B7.1: at cannock, card coal"},
		{"no overbuilding", "coal 0; you: mat coal 0 2 2 2, card:coal; automa: coal1@cannock.2!", "build coal@cannock.2 card:coal",
			engine.NoReplacingThere, "B7.8: space cannock.2"},
		{"nor with a wild industry", "coal 0; you: mat coal 0 2 2 2, card:wild-industry; automa: coal1@cannock.2!",
			"build coal@cannock.2 card:wild-industry", engine.NoReplacingThere, "B7.8: space cannock.2"},
		{"which a location card may", "coal 0; you: mat coal 0 2 2 2, card:cannock; automa: coal1@cannock.2!",
			"build coal@cannock.2 card:cannock", allowed, "you: coal2@cannock.2=3"},
		{"at the start of the Rail Era again", "rail; you: mat coal 0 2 2 2, card:coal; automa: iron2@redditch.2", "build coal@redditch.1 card:coal",
			allowed, "you: coal2@redditch.1=3"},
		{"the second tile needs the network again", "you: card:coal, card:coal", "build coal@redditch.1 card:coal; build coal@cannock.2 card:coal",
			engine.NotInNetwork, "B7.1: at cannock, card coal"},
	})
}

// Trap 24: farms only with a brewery card or a wild industry, and in the network.
func TestB7_9_FarmBreweries(t *testing.T) {
	runTries(t, []try{
		{"a brewery card in the network", "you: cannock_farm-north, card:brewery", "build brewery@farm-north card:brewery", allowed,
			"you: brewery1@farm-north=1"},
		{"a wild industry", "you: cannock_farm-north, card:wild-industry", "build brewery@farm-north card:wild-industry", allowed,
			"you: brewery1@farm-north=1"},
		{"not out of the network", "you: cannock_stafford, card:brewery", "build brewery@farm-north card:brewery", engine.NotInNetwork,
			"B7.1: at farm-north, card brewery"},
		{"a wild industry neither", "you: cannock_stafford, card:wild-industry", "build brewery@farm-south card:wild-industry",
			engine.NotInNetwork, "B7.1: at farm-south, card wild-industry"},
		{"no wild location", "you: cannock_farm-north, card:wild-location", "build brewery@farm-north card:wild-location",
			engine.FarmNeedsBrewery, "B7.9: at farm-north, card wild-location"},
		{"not even without a network", "you: card:wild-location", "build brewery@farm-south card:wild-location", engine.FarmNeedsBrewery,
			"B7.9: at farm-south, card wild-location"},
		{"no location card", "you: cannock_farm-north, card:cannock", "build brewery@farm-north card:cannock", engine.FarmNeedsBrewery,
			"B7.9: at farm-north, card cannock"},
		{"anywhere without a network (B7.8)", "you: card:brewery", "build brewery@farm-south card:brewery", allowed,
			"you: brewery1@farm-south=1"},
		{"breweries only", "you: cannock_farm-north, card:coal", "build coal@farm-north card:coal", engine.NoIcon,
			"B7.3: industry coal, space farm-north.1"},
	})
}

// Traps 27, 28 and 29.
func TestB7_10_Overbuilding(t *testing.T) {
	const (
		mill  = "you: money 30, mat cotton 0 2 3 3, gloucester_worcester, cotton1@worcester.1"
		build = "build cotton@worcester.1 card:worcester"
		mine  = "coal 0; you: mat coal 0 2 2 2, card:dudley; automa: coal1@dudley.1!"
		dig   = "build coal@dudley.1 card:dudley"
		works = "iron 0; coal 13; you: mat iron 0 1 1 1, dudley_wolverhampton, coalbrookdale_wolverhampton, coalbrookdale_shrewsbury, card:dudley; automa: iron1@dudley.2!"
	)
	runTries(t, []try{
		{"an own tile that is not flipped", mill + ", card:worcester", build, allowed, "you: cotton2@worcester.1, money 15"},
		{"or is", mill + "!, income 20, card:worcester", build, allowed, "you: cotton2@worcester.1, income 20"}, // income stays
		{"any industry: a brewery with its barrel", "you: money 30, mat brewery 0 2 2 1, brewery1@burton-on-trent.2=1, card:burton-on-trent",
			"build brewery@burton-on-trent.2 card:burton-on-trent", allowed, "you: brewery2@burton-on-trent.2=1, mat brewery 0 1 2 1"},
		{"a mine: its cubes go to the supply", "coal 9; you: mat coal 0 2 2 2, coal1@dudley.1=2, card:dudley", dig, allowed,
			"coal 9; you: coal2@dudley.1=3, money 10"},
		{"with an industry card in the network", "you: mat coal 0 2 2 2, coal1@dudley.1=2, card:coal", "build coal@dudley.1 card:coal",
			allowed, "you: coal2@dudley.1=3"},
		{"not the same level", "you: cotton1@worcester.1, card:worcester", build, engine.LevelNotHigher, "B7.10: tile cotton1, space worcester.1"},
		{"not a lower one", "you: money 30, mat coal 0 2 2 2, card:dudley; automa: coal3@dudley.1!; coal 0",
			dig, engine.LevelNotHigher, "B7.10: tile coal3, space dudley.1"},
		{"not another industry", "you: money 30, coal1@kidderminster.1, card:kidderminster", "build cotton@kidderminster.1 card:kidderminster",
			engine.OtherIndustryHere, "B7.10: industry cotton, tile coal1, space kidderminster.1"},
		{"a shared space, though one for it alone is free (trap 21)", "you: money 30, mat coal 0 2 2 2, coal1@cannock.1, card:cannock",
			"build coal@cannock.1 card:cannock", allowed, "you: coal2@cannock.1=3"},

		{"an opponent's mine, when there is no coal at all", mine, dig, allowed, "you: coal2@dudley.1=3, money 10"},
		{"not while the market has a cube", "coal 1; you: mat coal 0 2 2 2, card:dudley; automa: coal1@dudley.1!", dig,
			engine.CubesLeft, "B7.10: coal, space dudley.1, have 1"},
		{"nor while any mine has one", mine + ", coal2@cannock.2=1", dig, engine.CubesLeft, "B7.10: coal, space dudley.1, have 1"},
		{"your own included", "coal 0; you: mat coal 0 1 2 2, coal2@cannock.2=2, card:dudley; automa: coal1@dudley.1!", dig, engine.CubesLeft,
			"B7.10: coal, space dudley.1, have 2"},
		{"the one to be replaced included", "coal 0; you: mat coal 0 2 2 2, card:dudley; automa: coal1@dudley.1=1", dig, engine.CubesLeft,
			"B7.10: coal, space dudley.1, have 1"},
		{"iron does not matter for a mine", "iron 10; " + mine, dig, allowed, "you: coal2@dudley.1=3"},
		{"a works, when there is no iron at all; it sells at once", works, "build iron@dudley.2 card:dudley", allowed,
			"iron 4; coal 12; you: iron2@dudley.2!, money 27"}, // 17 − 7 − 1 + 5 + 5 + 4 + 4
		{"not while there is iron", works + "; iron 1", "build iron@dudley.2 card:dudley", engine.CubesLeft,
			"B7.10: iron, space dudley.2, have 1"},
		{"a higher level here too", "coal 0; you: card:dudley; automa: coal1@dudley.1!", dig, engine.LevelNotHigher,
			"B7.10: tile coal1, space dudley.1"},
		{"never an opponent's mill", "you: money 30, mat cotton 0 2 3 3, gloucester_worcester, card:worcester; automa: cotton1@worcester.1", build,
			engine.OpponentsTileStays, "B7.10: tile cotton1, space worcester.1"},
		{"nor a brewery", "you: money 30, mat brewery 0 2 2 1, card:burton-on-trent; automa: brewery1@burton-on-trent.2!",
			"build brewery@burton-on-trent.2 card:burton-on-trent", engine.OpponentsTileStays, "B7.10: tile brewery1, space burton-on-trent.2"},
		{"in the Canal Era not where you have another tile", "coal 0; you: mat coal 0 2 2 2, iron1@dudley.2!, card:dudley; automa: coal1@dudley.1!", dig,
			engine.OwnTileHere, "B7.10: space dudley.2, at dudley"},
		{"in the Rail Era there too", "rail; coal 0; you: mat coal 0 0 2 2, iron2@dudley.2!, card:dudley; automa: coal2@dudley.1!", dig, allowed,
			"you: coal3@dudley.1=4, iron2@dudley.2!"},
		{"with an industry card only in the network", "coal 0; you: iron1@redditch.2!, mat coal 0 2 2 2, card:coal; automa: coal1@dudley.1!",
			"build coal@dudley.1 card:coal", engine.NotInNetwork, "B7.1: at dudley, card coal"},
		{"money rules apply", "coal 0; you: money 6, mat coal 0 2 2 2, card:dudley; automa: coal1@dudley.1!", dig, engine.NotEnoughMoney,
			"B7.4: tile coal2, need 7, have 6"},
		{"era rules apply", "you: brewery3@burton-on-trent.2, mat brewery 0 0 0 1, card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			engine.TileNotInEra, "B7.2: industry brewery, tile brewery4"},
		{"coal rules apply: what was replaced helps nobody", "you: money 30, mat cotton 0 2 3 3, cotton1@worcester.1, card:worcester", build,
			engine.NotConnectedToCoal, "B6.2: tile cotton2, at worcester, need 1, have 0"},
	})
	t.Run("the replaced tile leaves the game and never scores (trap 29)", func(t *testing.T) {
		s := board.Position(t, "round 10; you: money 30, mat cotton 0 2 3 3, gloucester_worcester, cotton1@worcester.1!, card:worcester, card:coal")
		board.Play(t, &s, "build cotton@worcester.1 card:worcester; pass card:coal; done")
		board.Table(t, &s, "rail; you: vp 2, cotton2@worcester.1, mat cotton 0 1 3 3") // the link's Gloucester icons only
	})
	t.Run("an opponent keeps the income", func(t *testing.T) {
		s := board.Position(t, "seats 2; coal 0; p0: mat coal 0 2 2 2, card:dudley; p1: income 33, coal1@dudley.1!")
		board.Play(t, &s, "build coal@dudley.1 card:dudley")
		board.Table(t, &s, "p0: coal2@dudley.1=3; p1: income 33, mat coal 0 2 2 2")
	})
}
