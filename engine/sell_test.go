package engine_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

const (
	hand2 = "card:coal, card:dudley"
	// A mill at Worcester, connected to Gloucester, which takes cotton and has its barrel.
	millAt = "you: cotton1@worcester.1, gloucester_worcester, " + hand2
	// The same with the merchant's barrel gone.
	dryAt = "merchants: shrewsbury.1=all, gloucester.1=cotton-a-dry, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b; "
)

func TestB12_1_UnflippedMillsManufacturersAndPotteries(t *testing.T) {
	runTries(t, []try{
		{"a cotton mill", dryAt + millAt + ", brewery1@farm-north", "sell worcester.1 to:gloucester.1 card:coal", allowed,
			"you: cotton1@worcester.1!, hand 1"},
		{"a manufacturer", "you: manufacturer1@birmingham.2, birmingham_oxford, " + hand2, "sell birmingham.2 to:oxford.1 card:coal", allowed,
			"you: manufacturer1@birmingham.2!"},
		{"a pottery", "you: pottery1@coventry.1, birmingham_coventry, birmingham_dudley, dudley_wolverhampton, coalbrookdale_wolverhampton, coalbrookdale_shrewsbury, " + hand2,
			"sell coventry.1 to:shrewsbury.1 card:coal", allowed, "you: pottery1@coventry.1!"},
		{"no mine", "you: coal1@coalbrookdale.3, coalbrookdale_shrewsbury, " + hand2, "sell coalbrookdale.3 to:shrewsbury.1 card:coal", engine.NotForSale,
			"B12.1: industry coal, space coalbrookdale.3"},
		{"no works", "you: iron1@coalbrookdale.2, coalbrookdale_shrewsbury, " + hand2, "sell coalbrookdale.2 to:shrewsbury.1 card:coal", engine.NotForSale,
			"B12.1: industry iron, space coalbrookdale.2"},
		{"no brewery", "you: brewery1@coalbrookdale.1, coalbrookdale_shrewsbury, " + hand2, "sell coalbrookdale.1 to:shrewsbury.1 card:coal",
			engine.NotForSale, "B12.1: industry brewery, space coalbrookdale.1"},
		{"not a flipped one", "you: cotton1@worcester.1!, gloucester_worcester, " + hand2, "sell worcester.1 to:gloucester.1 card:coal",
			engine.AlreadyFlipped, "B12.1: tile cotton1, space worcester.1"},
		{"not another's", "automa: cotton1@worcester.1; you: gloucester_worcester, " + hand2, "sell worcester.1 to:gloucester.1 card:coal",
			engine.NotYourTile, "B12.1: space worcester.1"},
		{"nothing", "you: gloucester_worcester, " + hand2, "sell worcester.1 to:gloucester.1 card:coal", engine.NotYourTile,
			"B12.1: space worcester.1"},
		{"another sale is offered", dryAt + millAt + ", cotton1@kidderminster.2, farm-south_kidderminster_worcester, brewery1@farm-north, brewery1@burton-on-trent.2",
			"sell worcester.1 to:gloucester.1 card:coal beer:farm-north", allowed, "asks sale"},
		{"any number, with one card", dryAt + millAt + ", cotton1@kidderminster.2, farm-south_kidderminster_worcester, brewery1@farm-north, brewery1@burton-on-trent.2",
			"sell worcester.1 to:gloucester.1 card:coal beer:farm-north; sell kidderminster.2 to:gloucester.1", allowed,
			"asks action; actions 1; you: hand 1, cotton1@worcester.1!, cotton1@kidderminster.2!, income 28"},
		{"of a tile that needs no beer too", dryAt + millAt + ", manufacturer3@birmingham.2, birmingham_oxford, brewery1@farm-north", // manufacturer 3 needs none
			"sell worcester.1 to:gloucester.1 card:coal; sell birmingham.2", allowed, "you: manufacturer3@birmingham.2!"},
		{"or no more", dryAt + millAt + ", cotton1@kidderminster.2, farm-south_kidderminster_worcester, brewery1@farm-north, brewery1@burton-on-trent.2",
			"sell worcester.1 to:gloucester.1 card:coal beer:farm-north; done", allowed, "asks action; actions 1; you: hand 1, cotton1@kidderminster.2"},
		{"not the same again", dryAt + millAt + ", cotton1@kidderminster.2, farm-south_kidderminster_worcester, brewery1@farm-north, brewery1@burton-on-trent.2",
			"sell worcester.1 to:gloucester.1 card:coal beer:farm-north; sell worcester.1 to:gloucester.1", engine.AlreadyFlipped,
			"B12.1: tile cotton1, space worcester.1"},
	})
}

// Traps 43 and 45.
func TestB12_2_AConnectedMerchantThatTakesIt(t *testing.T) {
	runTries(t, []try{
		{"connected over others' links", "you: cotton1@worcester.1, " + hand2 + "; automa: gloucester_worcester", "sell worcester.1 to:gloucester.1 card:coal bonus:coal",
			allowed, "you: cotton1@worcester.1!"},
		{"not connected", "you: cotton1@worcester.1, " + hand2, "sell worcester.1 to:gloucester.1 card:coal", engine.NotConnectedTo,
			"B12.2: space worcester.1, merchant gloucester.1"},
		{"another industry's merchant", "you: cotton1@birmingham.1, birmingham_oxford, " + hand2, "sell birmingham.1 to:oxford.1 card:coal",
			engine.MerchantRefuses, "B12.2: industry cotton, merchant oxford.1"},
		{"a blank tile", millAt, "sell worcester.1 to:gloucester.2 card:coal", engine.MerchantRefuses, "B12.2: industry cotton, merchant gloucester.2"},
		{"a space without a tile", "you: cotton1@leek.1, leek_stoke-on-trent, stoke-on-trent_warrington, " + hand2, "sell leek.1 to:warrington.1 card:coal",
			engine.MerchantRefuses, "B12.2: industry cotton, merchant warrington.1"},
		{"the tile that takes all three", "you: cotton1@leek.1, leek_stoke-on-trent, stoke-on-trent_warrington, " + hand2 + "; seats 3; merchants: warrington.1=all",
			"sell leek.1 to:warrington.1 card:coal", allowed, "you: cotton1@leek.1!"},
		{"the player chooses which: the one",
			"merchants: gloucester.1=cotton-a, oxford.1=all; you: cotton1@birmingham.1, birmingham_worcester, gloucester_worcester, birmingham_oxford, " + hand2,
			"sell birmingham.1 to:oxford.1 card:coal", allowed, "dry oxford.1; barrel gloucester.1"},
		{"or the other", "merchants: gloucester.1=cotton-a, oxford.1=all; you: cotton1@birmingham.1, birmingham_worcester, gloucester_worcester, birmingham_oxford, " + hand2,
			"sell birmingham.1 to:gloucester.1 card:coal bonus:coal", allowed, "barrel oxford.1; dry gloucester.1"},
		{"a merchant whose barrel is gone still buys (trap 45)", dryAt + millAt + ", brewery1@farm-north", "sell worcester.1 to:gloucester.1 card:coal",
			allowed, "you: cotton1@worcester.1!"},
		{"a tile without beer needs the merchant too", "you: manufacturer3@birmingham.2, birmingham_dudley, " + hand2, "sell birmingham.2 card:coal",
			engine.NoMerchantConnected, "B12.2: industry manufacturer, space birmingham.2"},
		{"of its industry", "you: manufacturer3@birmingham.2, birmingham_worcester, gloucester_worcester, " + hand2, "sell birmingham.2 card:coal",
			engine.NoMerchantConnected, "B12.2: industry manufacturer, space birmingham.2"},
	})
}

// Traps 37 and 44.
func TestB12_3_ExactlyTheBeerPrinted(t *testing.T) {
	runTries(t, []try{
		{"one that needs none takes no barrel and no bonus", // manufacturer3
			"you: manufacturer3@birmingham.2, birmingham_oxford, brewery1@farm-north, " + hand2, "sell birmingham.2 card:coal", allowed,
			"barrel oxford.1; you: manufacturer3@birmingham.2!, brewery1@farm-north=1, income 14"},
		{"and names no merchant", "you: manufacturer3@birmingham.2, birmingham_oxford, " + hand2, "sell birmingham.2 to:oxford.1 card:coal",
			engine.NoMerchantNeeded, "B12.3: industry manufacturer, space birmingham.2, merchant oxford.1"},
		{"one that needs one", "you: manufacturer1@birmingham.2, birmingham_oxford, " + hand2, "sell birmingham.2 to:oxford.1 card:coal", allowed,
			"dry oxford.1; you: income 17"}, // 5, and 2 of the bonus
		{"names one", "you: manufacturer1@birmingham.2, birmingham_oxford, " + hand2, "sell birmingham.2 card:coal", engine.MerchantNeeded, "B12.2: industry manufacturer, space birmingham.2"},
		{"the merchant's is optional, and without it no bonus", "you: manufacturer1@birmingham.2, birmingham_oxford, brewery1@farm-north, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal beer:farm-north", allowed,
			"barrel oxford.1; you: manufacturer1@birmingham.2!, brewery1@farm-north!, income 19"}, // 5, and 4 of the brewery
		{"two: the merchant's one and another", "you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@farm-north, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal beer:oxford.1", allowed, "dry oxford.1; you: manufacturer5@birmingham.2!, brewery1@farm-north!"},
		{"two breweries", "you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@farm-north, brewery1@burton-on-trent.2, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal beer:farm-north beer:burton-on-trent.2", allowed,
			"barrel oxford.1; you: brewery1@farm-north!, brewery1@burton-on-trent.2!"},
		{"two barrels of one brewery", "rail; you: manufacturer5@birmingham.2, birmingham_oxford, brewery2@farm-north, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal beer:farm-north beer:farm-north", allowed, "barrel oxford.1; you: brewery2@farm-north!"},
		{"not a second merchant's (trap 37)",
			"merchants: shrewsbury.1=blank-a, gloucester.1=cotton-a, gloucester.2=blank-b, oxford.1=manufacturer-a, oxford.2=all; you: manufacturer5@birmingham.2, birmingham_oxford, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal", engine.NoBeer, "B12.5: space birmingham.2, merchant oxford.1, need 2, have 1"},
		{"not even when asked for the second barrel",
			"merchants: shrewsbury.1=blank-a, gloucester.1=cotton-a, gloucester.2=blank-b, oxford.1=manufacturer-a, oxford.2=all; you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@farm-north, brewery1@burton-on-trent.2, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal beer:oxford.1 beer:oxford.2", engine.OtherBarrel, "B6.5: merchant oxford.2"},
		{"once per barrel, several in an action (trap 44)",
			"merchants: shrewsbury.1=blank-a, gloucester.1=cotton-a, gloucester.2=blank-b, oxford.1=manufacturer-a, oxford.2=all; rail; you: manufacturer2@birmingham.2, manufacturer2@birmingham.4, birmingham_oxford, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal; sell birmingham.4 to:oxford.2", allowed,
			"dry oxford.1; dry oxford.2; you: income 16"}, // twice 1 and 2
	})
	t.Run("the bonus comes at once, before the next barrel and before the tile flips", func(t *testing.T) {
		s := board.Position(t, "seats 2; p0: income 89, manufacturer5@birmingham.2, birmingham_oxford, card:coal, card:dudley; p1: birmingham_coventry, brewery1@nuneaton.1, birmingham_tamworth, nuneaton_tamworth")
		log := board.Play(t, &s, "sell birmingham.2 to:oxford.1 card:coal beer:oxford.1")
		var got []string
		for _, e := range log {
			if e.Kind == engine.Consumed || e.Kind == engine.IncomeMoved {
				got = append(got, fmt.Sprint(e.Seat, e.Kind == engine.Consumed, e.Amount))
			}
		}
		rulestest.Same(t, "order", fmt.Sprint(got), "[0 true 1 0 false 2 0 true 1 1 false 4 0 false 2]")
	})
}

func TestB12_4_TheTileFlipsAndIncomeAdvances(t *testing.T) {
	runTries(t, []try{
		{"cotton 1: five spaces", dryAt + millAt + ", brewery1@farm-north", "sell worcester.1 to:gloucester.1 card:coal", allowed,
			"you: cotton1@worcester.1!, income 19, money 17, vp 0"}, // and the brewery's four
		{"spaces, not levels (trap 10)", "you: income 30, manufacturer2@birmingham.2, birmingham_oxford, brewery1@farm-north=1, " + hand2,
			"sell birmingham.2 to:oxford.1 card:coal beer:oxford.1", allowed, "you: income 33, level 11"}, // 1 + 2 of Oxford
	})
}

func TestB12_5_AtLeastOneSaleAndAllItsBeer(t *testing.T) {
	runTries(t, []try{
		{"no beer", dryAt + millAt, "sell worcester.1 to:gloucester.1 card:coal", engine.NoBeer,
			"B12.5: space worcester.1, merchant gloucester.1, need 1, have 0"},
		{"one of two", "you: manufacturer5@birmingham.2, birmingham_oxford, " + hand2, "sell birmingham.2 to:oxford.1 card:coal", engine.NoBeer,
			"B12.5: space birmingham.2, merchant oxford.1, need 2, have 1"},
		{"no sale, no action", millAt, "sell card:coal", engine.NoSuchThing, ""},
		{"a sale uses up the beer of the next", "rail; " + dryAt + "you: cotton2@worcester.1, cotton2@worcester.2, gloucester_worcester, brewery2@farm-north=1, " + hand2,
			"sell worcester.1 to:gloucester.1 card:coal", allowed, "asks action; actions 1; you: cotton2@worcester.2"},
	})
	s := board.Position(t, dryAt+millAt)
	rulestest.Same(t, "not offered", board.Asked(&s, engine.Sell), "")
}

// Trap 46.
func TestB12_6_Bonuses(t *testing.T) {
	const (
		three = "seats 4; p0: card:coal, card:dudley, "
		p0    = "p1: card:iron; p2: card:iron; p3: card:brewery; "
	)
	runTries(t, []try{
		{"Gloucester: which tile is asked", millAt, "sell worcester.1 to:gloucester.1 card:coal", allowed, "asks bonus; dry gloucester.1; iron 8; you: money 17"},
		{"the lowest of the player's choice, without iron", millAt, "sell worcester.1 to:gloucester.1 card:coal bonus:brewery", allowed,
			"asks action; iron 8; you: money 17, mat brewery 1 2 2 1, cotton1@worcester.1!"},
		{"not a light-bulb pottery", millAt, "sell worcester.1 to:gloucester.1 card:coal bonus:pottery", engine.NotDevelopable,
			"B9.3: industry pottery, tile pottery1"},
		{"a pottery without", millAt + ", mat pottery 0 1 1 1 1", "sell worcester.1 to:gloucester.1 card:coal bonus:pottery", allowed,
			"you: mat pottery 0 0 1 1 1"},
		{"no tile left", millAt + ", mat coal 0 0 0 0", "sell worcester.1 to:gloucester.1 card:coal bonus:coal", engine.NoTileLeft,
			"B14.2: industry coal"},
		{"it is not declined", millAt, "sell worcester.1 to:gloucester.1 card:coal; done", engine.NotAsked, "B2.2"},
		{"one industry left: nothing to choose",
			millAt + ", mat cotton 0 0 0 0, mat manufacturer 0 0 0 0 0 0 0 0, mat coal 0 0 0 1, mat iron 0 0 0 0, mat brewery 0 0 0 0",
			"sell worcester.1 to:gloucester.1 card:coal", allowed, "asks action; you: mat coal 0 0 0 0, cotton1@worcester.1!"},
		{"no removable tile: nothing happens",
			millAt + ", mat cotton 0 0 0 0, mat manufacturer 0 0 0 0 0 0 0 0, mat coal 0 0 0 0, mat iron 0 0 0 0, mat brewery 0 0 0 0",
			"sell worcester.1 to:gloucester.1 card:coal", allowed, "asks action; dry gloucester.1; you: mat pottery 1 1 1 1 1, cotton1@worcester.1!"},
		{"Oxford: two spaces", "you: manufacturer1@birmingham.2, birmingham_oxford, " + hand2, "sell birmingham.2 to:oxford.1 card:coal", allowed,
			"you: income 17"},
		{"Shrewsbury: 4 VP", "you: manufacturer1@wolverhampton.1, coalbrookdale_wolverhampton, coalbrookdale_shrewsbury, " + hand2,
			"sell wolverhampton.1 to:shrewsbury.1 card:coal", allowed, "you: vp 4, income 15"},
		{"Warrington: £5", "merchants: warrington.2=cotton-b; " + three + "cotton1@leek.1, leek_stoke-on-trent, stoke-on-trent_warrington; " + p0,
			"sell leek.1 to:warrington.2 card:coal", allowed, "p0: money 22, spent 0, income 15"},
		{"Nottingham: 3 VP", "merchants: nottingham.1=cotton-b; " + three + "cotton1@derby.1, derby_nottingham; " + p0,
			"sell derby.1 to:nottingham.1 card:coal", allowed, "p0: vp 3, income 15"},
		{"none without the barrel (trap 44)", "merchants: nottingham.1=cotton-b-dry; " + three + "cotton1@derby.1, derby_nottingham, brewery1@farm-north; " + p0,
			"sell derby.1 to:nottingham.1 card:coal", allowed, "p0: vp 0, income 19"},
	})
	s := board.Position(t, millAt+", mat brewery 0 0 0 0")
	board.Play(t, &s, "sell worcester.1 to:gloucester.1 card:coal")
	rulestest.Same(t, "asked", board.Asked(&s), "bonus:cotton, bonus:manufacturer, bonus:coal, bonus:iron")
}

// B12.6, M57: a bonus that brings nothing is told.
func TestB12_6_ABonusIsLost(t *testing.T) {
	const none = "mat coal 0 0 0 0, mat iron 0 0 0 0, mat cotton 0 0 0 0, mat brewery 0 0 0 0, mat manufacturer 0 0 0 0 0 0 0 0, "
	for _, c := range []struct {
		name, position, play string
		want                 int
	}{
		{"a player with nothing to develop", "you: " + none + "cotton1@worcester.1, gloucester_worcester, " + hand2, "sell worcester.1 to:gloucester.1 card:coal", 1},
		{"a player with something", millAt, "sell worcester.1 to:gloucester.1 card:coal bonus:coal", 0},
		{"the Automa", "turn automa; automa: cotton1@worcester.1, gloucester_worcester", "sell worcester.1 to:gloucester.1", 1},
		{"the Automa, of VP", "turn automa; automa: cotton1@kidderminster.1, coalbrookdale_kidderminster, coalbrookdale_shrewsbury",
			"sell kidderminster.1 to:shrewsbury.1", 0},
	} {
		s := board.Position(t, c.position)
		rulestest.Same(t, c.name, len(rulestest.Order(board.Play(t, &s, c.play), engine.BonusLost)), c.want)
	}
}
