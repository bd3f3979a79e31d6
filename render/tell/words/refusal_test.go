package words

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// ids finds things by their ids in the notation.
type ids struct {
	t *testing.T
	g *automa.Game
}

// both are the games on the two boards.
func both(t *testing.T) []ids {
	return []ids{{t, decks.Game("birmingham")}, {t, decks.Game("lancashire")}}
}

func found[T comparable](t *testing.T, id string, thing T) T {
	t.Helper()
	var none T
	if thing == none {
		t.Fatalf("there is no %q", id)
	}
	return thing
}

func (x ids) location(id string) engine.Location {
	return found(x.t, id, notation.LocationNamed(x.g.Game, id))
}
func (x ids) space(id string) engine.Space { return found(x.t, id, notation.SpaceNamed(x.g.Game, id)) }
func (x ids) line(id string) engine.Line   { return found(x.t, id, notation.LineNamed(x.g.Game, id)) }
func (x ids) card(id string) engine.Card   { return found(x.t, id, notation.CardNamed(x.g.Game, id)) }
func (x ids) merchant(id string) engine.Merchant {
	return found(x.t, id, notation.MerchantNamed(x.g.Game, id))
}

func (x ids) tile(i engine.Industry, level int8) engine.Tile {
	for t, f := range x.g.Tiles {
		if f.Industry == i && f.Level == level {
			return engine.Tile(t)
		}
	}
	x.t.Fatalf("there is no %v %d", i, level)
	return 0
}

// refusals are sentences for every reason, with the facts that the guards give. The seat is the human unless want says so.
func refusals(x ids) []refusalCase {
	if x.g.Family == engine.Lancashire {
		return lancashireRefusals(x)
	}
	type r = engine.Refusal
	you, it := engine.HumanSeat, engine.AutomaSeat
	b, m := engine.B, engine.M
	return []refusalCase{
		{you, r{Rule: b(2, 2), Reason: engine.NotAsked}, "This is not what must be chosen now (B2.2)."},
		{you, r{Reason: engine.NoSuchThing}, "A part of this choice is missing, or there is no such thing."},
		{you, r{Rule: b(2, 3), Reason: engine.NoSuchThing}, "Every action discards a card, and this one names none (B2.3)."},
		{you, r{Rule: b(10, 1), Reason: engine.NoSuchThing}, "Scouting discards two further cards, and none is named (B10.1)."},
		{you, r{Rule: b(4, 6), Reason: engine.GameIsOver}, "The game is over (B4.6)."},
		{you, r{Rule: b(2, 2), Reason: engine.MustChoose}, "An action is compulsory; whoever wants to do nothing passes (B2.2)."},
		{it, r{Rule: m(18), Reason: engine.AutomaNever}, "The Automa never takes a loan and never scouts (M18)."},
		{you, r{Rule: b(2, 3), Reason: engine.CardNotHeld, Card: x.card("dudley")}, "The Dudley card is not in your hand (B2.3)."},
		{you, r{Rule: b(2, 3), Reason: engine.NoCardNeeded, Card: x.card("dudley")},
			"The Dudley card stays where it is, as nothing is discarded for this (B2.3)."},
		{you, r{Rule: b(7, 1), Reason: engine.CardNamesOther, Card: x.card("dudley"), Industry: engine.IronWorks, Location: x.location("walsall")},
			"The Dudley card does not let anybody build an iron works at Walsall (B7.1)."},
		{you, r{Rule: b(7, 1), Reason: engine.NotInNetwork, Card: x.card("coal"), Location: x.location("walsall")},
			"Walsall is not in your network, and the coal mine card names no town (B7.1)."},
		{you, r{Rule: b(8, 4), Reason: engine.NotInNetwork, Line: x.line("birmingham_oxford")},
			"Birmingham–Oxford does not touch your network (B8.4)."},
		{it, r{Rule: b(8, 4), Reason: engine.NotInNetwork, Line: x.line("birmingham_oxford")},
			"Birmingham–Oxford does not touch the Automa's network (B8.4)."},
		{you, r{Rule: b(7, 1), Reason: engine.NotInNetwork, Location: x.location("walsall")}, "Walsall is not in your network (B7.1)."},
		{you, r{Rule: b(7, 9), Reason: engine.FarmNeedsBrewery, Card: x.card("wild-location"), Location: x.location("farm-north")},
			"Farm Brewery (North) takes a brewery card or a wild industry, not the wild location (B7.9)."},
		{you, r{Rule: b(14, 2), Reason: engine.NoTileLeft, Industry: engine.IronWorks}, "You have no iron works left on the mat (B14.2)."},
		{it, r{Rule: b(14, 2), Reason: engine.NoTileLeft, Industry: engine.Cotton}, "The Automa has no cotton mill left on the mat (B14.2)."},
		{you, r{Rule: b(7, 2), Reason: engine.TileNotInEra, Industry: engine.Cotton, Tile: x.tile(engine.Cotton, 1)},
			"The next tile on your mat is a cotton mill I, which can be built in the Canal Era only (B7.2)."},
		{it, r{Rule: b(7, 2), Reason: engine.TileNotInEra, Industry: engine.Brewery, Tile: x.tile(engine.Brewery, 4)},
			"The next tile on the Automa's mat is a brewery IV, which can be built in the Rail Era only (B7.2)."},
		{you, r{Rule: b(7, 7), Reason: engine.OwnTileHere, Location: x.location("worcester"), Space: x.space("worcester.1")},
			"You already have a tile at Worcester (left space), and the Canal Era allows one in each place (B7.7)."},
		{you, r{Rule: b(7, 3), Reason: engine.NoIcon, Industry: engine.Pottery, Space: x.space("birmingham.1")},
			"The upper left space at Birmingham takes no pottery (B7.3)."},
		{you, r{Rule: b(7, 3), Reason: engine.NoSpace, Industry: engine.IronWorks, Location: x.location("dudley")},
			"No empty space at Dudley takes an iron works (B7.3)."},
		{you, r{Rule: b(7, 3), Reason: engine.AloneFirst, Industry: engine.Manufacturer, Space: x.space("birmingham.2")},
			"The upper right space at Birmingham is for manufacturers alone and must be used first (B7.3)."},
		{you, r{Rule: b(6, 2), Reason: engine.NotConnectedToCoal, Location: x.location("leek"), Tile: 1, Need: 1},
			"It needs 1 coal, and Leek is connected neither to a mine with coal nor to a merchant location (B6.2)."},
		{you, r{Rule: b(6, 2), Reason: engine.NotConnectedToCoal, Location: x.location("leek"), Tile: 1, Need: 3, Have: 2},
			"It needs 3 coal, and Leek is connected only to mines with 2 and not to a merchant location (B6.2)."},
		{you, r{Rule: b(6, 3), Reason: engine.NotConnectedToCoal, Line: x.line("belper_leek"), Need: 1},
			"Belper–Leek needs 1 coal and would be connected neither to a mine with coal nor to a merchant location (B6.3)."},
		{you, r{Rule: b(8, 2), Reason: engine.NotEnoughMoney, Need: 3, Have: 1}, "This costs £3, and you have £1 (B8.2)."},
		{you, r{Rule: b(7, 4), Reason: engine.NotEnoughMoney, Tile: x.tile(engine.Cotton, 2), Need: 18, Have: 17},
			"A cotton mill II would cost £18 with all it needs, and you have £17 (B7.4)."},
		{you, r{Rule: b(7, 10), Reason: engine.OtherIndustryHere, Space: x.space("kidderminster.1"), Tile: x.tile(engine.Cotton, 1), Industry: engine.CoalMine},
			"The left space at Kidderminster holds a cotton mill I, which a coal mine cannot replace (B7.10)."},
		{you, r{Rule: b(7, 10), Reason: engine.LevelNotHigher, Space: x.space("dudley.1"), Tile: x.tile(engine.CoalMine, 2)},
			"The left space at Dudley holds a coal mine II, and only a higher level may replace it (B7.10)."},
		{you, r{Rule: b(7, 10), Reason: engine.OpponentsTileStays, Space: x.space("worcester.2"), Tile: x.tile(engine.Cotton, 1)},
			"The cotton mill I at Worcester (right space) is the Automa's, and of others' tiles only coal mines and iron works may be replaced (B7.10)."},
		{you, r{Rule: b(7, 10), Reason: engine.CubesLeft, Space: x.space("dudley.1"), Resource: engine.Coal, Have: 4},
			"The left space at Dudley holds another's tile, which may be replaced only when there is no coal left; tiles and market have 4 (B7.10)."},
		{it, r{Rule: m(20), Reason: engine.AutomaNeverReplaces, Space: x.space("dudley.1")},
			"The left space at Dudley is taken, and the Automa never replaces a tile (M20)."},
		{you, r{Rule: b(7, 8), Reason: engine.NoReplacingThere, Space: x.space("farm-south.1")},
			"The only space at Farm Brewery (South) is taken, and without a network this card needs an empty space (B7.8)."},
		{you, r{Rule: b(8, 2), Reason: engine.LineTaken, Line: x.line("farm-south_kidderminster_worcester")},
			"Kidderminster–Worcester with the farm has a link already (B8.2)."},
		{you, r{Rule: b(8, 2), Reason: engine.LineNotInEra, Line: x.line("belper_leek")}, "No canal runs along Belper–Leek (B8.2)."},
		{you, r{Rule: b(8, 3), Reason: engine.LineNotInEra, Line: x.line("burton-on-trent_walsall")},
			"No railway runs along Burton-on-Trent–Walsall (B8.3)."},
		{it, r{Rule: b(14, 1), Reason: engine.NoLinkLeft, Line: x.line("belper_leek")}, "The Automa has no link tile left (B14.1)."},
		{it, r{Rule: b(8, 5), Reason: engine.NoBeer, Line: x.line("belper_leek"), Need: 1},
			"Belper–Leek would be a second link, which needs 1 barrel of beer, and the Automa can reach none (B8.5)."},
		{you, r{Rule: b(12, 5), Reason: engine.NoBeer, Space: x.space("coventry.1"), Merchant: x.merchant("shrewsbury.1"), Need: 2, Have: 1},
			"Selling from Coventry (upper space) to Shrewsbury needs 2 barrels of beer: from that merchant and from breweries you can reach only 1 (B12.5)."},
		{you, r{Rule: b(9, 3), Reason: engine.NotDevelopable, Industry: engine.Pottery, Tile: x.tile(engine.Pottery, 1)},
			"A pottery I shows the crossed light bulb and cannot be developed away (B9.3)."},
		{you, r{Rule: b(12, 1), Reason: engine.NotYourTile, Space: x.space("worcester.2")}, "The right space at Worcester holds no tile of yours (B12.1)."},
		{it, r{Rule: b(12, 1), Reason: engine.NotYourTile, Space: x.space("worcester.2")}, "The right space at Worcester holds no tile of the Automa's (B12.1)."},
		{you, r{Rule: b(12, 1), Reason: engine.AlreadyFlipped, Space: x.space("coventry.1"), Tile: x.tile(engine.Pottery, 1)},
			"The pottery I at Coventry (upper space) is flipped already (B12.1)."},
		{you, r{Rule: b(12, 1), Reason: engine.NotForSale, Space: x.space("dudley.1"), Industry: engine.CoalMine},
			"The coal mine at Dudley (left space) is not for sale, only cotton mills, manufacturers and potteries are (B12.1)."},
		{you, r{Rule: b(12, 2), Reason: engine.MerchantRefuses, Merchant: x.merchant("oxford.2"), Industry: engine.Pottery},
			"Oxford's right tile does not take potteries (B12.2)."},
		{you, r{Rule: b(12, 2), Reason: engine.MerchantNeeded, Space: x.space("worcester.1"), Industry: engine.Cotton},
			"The cotton mill at Worcester (left space) is sold to a merchant, who must be named (B12.2)."},
		{you, r{Rule: b(12, 3), Reason: engine.NoMerchantNeeded, Space: x.space("birmingham.2"), Industry: engine.Manufacturer},
			"The manufacturer at Birmingham (upper right space) is sold without beer, so no merchant is named (B12.3)."},
		{you, r{Rule: b(12, 2), Reason: engine.NotConnectedTo, Space: x.space("worcester.1"), Merchant: x.merchant("shrewsbury.1")},
			"The left space at Worcester is not connected to Shrewsbury (B12.2)."},
		{you, r{Rule: b(12, 2), Reason: engine.NoMerchantConnected, Space: x.space("coventry.1"), Industry: engine.Pottery},
			"The pottery at Coventry (upper space) is not connected to any merchant that takes potteries (B12.2)."},
		{you, r{Rule: b(11, 2), Reason: engine.IncomeTooLow, Need: -7, Have: -8},
			"A loan needs an income of −£7 or more, and your income is −£8 (B11.2)."},
		{you, r{Rule: b(10, 2), Reason: engine.TooFewCards, Need: 3, Have: 2}, "Scouting needs 3 cards, and you have 2 (B10.2)."},
		{you, r{Rule: b(10, 2), Reason: engine.WildHeld, Card: x.card("wild-industry")},
			"You already hold the wild industry, and scouting is for hands without wild cards (B10.2)."},
		{you, r{Rule: b(6, 1), Reason: engine.NotNearest, Space: x.space("dudley.1")},
			"A connected mine with coal is nearer than the left space at Dudley (B6.1)."},
		{you, r{Rule: b(6, 4), Reason: engine.NothingThere, Space: x.space("dudley.2"), Resource: engine.Iron},
			"The right space at Dudley has no iron left (B6.4)."},
		{you, r{Rule: b(6, 5), Reason: engine.NothingThere, Merchant: x.merchant("gloucester.1"), Resource: engine.Beer},
			"There is no beer left at Gloucester's left tile (B6.5)."},
		{you, r{Rule: b(6, 5), Reason: engine.NotConnectedBeer, Space: x.space("farm-north.1")},
			"The brewery at Farm Brewery (North) is not yours and not connected (B6.5)."},
		{you, r{Rule: b(6, 5), Reason: engine.OtherBarrel, Merchant: x.merchant("oxford.1")},
			"The barrel at Oxford's left tile is for what is sold there (B6.5)."},
		{you, r{Rule: b(3, 3), Reason: engine.BringsNothing, Space: x.space("coventry.1"), Tile: x.tile(engine.Pottery, 2)},
			"The pottery II at Coventry (upper space) brings no money (B3.3)."},
		{it, r{Rule: m(26), Reason: engine.IronTooCheap, Industry: engine.IronWorks, Need: 3, Have: 2},
			"Iron costs £2, and the card wants £3 or more (M26)."},
		{it, r{Rule: m(66), Reason: engine.IronTooDear, Need: 2, Have: 3}, "Iron costs £3, and the card allows £2 at most (M66)."},
		{it, r{Rule: m(66), Reason: engine.IronTooDear, Need: 0, Have: 3}, "No iron works has iron to give (M66)."},
		{it, r{Rule: m(32), Reason: engine.FarmOutside, Location: x.location("farm-north")},
			"Farm Brewery (North) is not in the Automa's network, and a farm must be (M32)."},
		{it, r{Rule: m(35), Reason: engine.OutsideItsNetwork, Location: x.location("walsall")}, "Walsall is not in the Automa's network (M35)."},
		{it, r{Rule: m(30), Reason: engine.NoLinkHelps, Location: x.location("walsall"), Industry: engine.IronWorks},
			"No link would make an iron works at Walsall possible (M30)."},
		{it, r{Rule: m(36), Reason: engine.NoLinkFrom, Location: x.location("walsall")}, "No link can be placed from Walsall (M36)."},
		{it, r{Rule: m(53), Reason: engine.NothingToSell}, "The Automa has no unsold cotton mill, manufacturer or pottery (M53)."},
		{it, r{Rule: m(68), Reason: engine.NoStart}, "No action was taken, so links have nowhere to start (M68)."},
		{it, r{Rule: m(75), Reason: engine.NoFreeLine, Location: x.location("redditch")}, "No line at Redditch is free (M75)."},
		{it, r{Rule: m(60), Reason: engine.StillUnconnected, Space: x.space("stafford.2"), Industry: engine.Pottery},
			"No single link would connect the pottery at Stafford (right space) to a merchant that takes potteries (M60)."},
		{it, r{Rule: m(30), Reason: engine.StillNoCoal, Line: x.line("cannock_walsall"), Location: x.location("walsall")},
			"Cannock–Walsall would not bring the coal that is missing at Walsall (M30)."},
		{it, r{Rule: m(30), Reason: engine.LinkBurnsCoal, Line: x.line("cannock_walsall"), Location: x.location("walsall")},
			"Cannock–Walsall would itself burn the coal that is needed at Walsall (M30)."},
		{you, r{Rule: b(14, 2), Reason: engine.NoTileLeft, Tile: x.tile(engine.CoalMine, 1)}, "You have no coal mine I left on the mat (B14.2)."},
		{it, r{Rule: m(2), Reason: engine.AutomaHasNone}, "The Automa has neither money nor income (M2)."},
		{you, r{Reason: engine.TooMany, Need: 13, Have: 20}, "20 is too many: it is 13 at most."},
		{you, r{Reason: engine.TooMany, Have: 2}, "2 is too many: there is none."},
		{you, r{Reason: engine.MoneyNotKept}, "The program does not keep count of your money in this game, so there is nothing to put right."},
		{you, r{Reason: engine.HandNotKept}, "The program does not know your hand in this game, so there is nothing to put right."},
		{you, r{Rule: b(2, 4), Reason: engine.NotSoManyHeld, Need: 9, Have: 8}, "You hold 8 cards, so none has the place 9 (B2.4)."},
		{you, r{Rule: b(2, 4), Reason: engine.NotUnseen, Card: x.card("leek")}, "The Leek card is not among the cards that nobody has seen yet (B2.4)."},
		{you, r{Rule: b(1, 3), Reason: engine.MerchantNotUsed, Merchant: x.merchant("nottingham.1")},
			"No merchant tile lies at Nottingham's left tile with two players (B1.3)."},
		{you, r{Rule: b(1, 1), Reason: engine.MerchantNotUsed}, "This merchant tile is not used by two players (B1.1)."},
		{it, r{Rule: m(8), Reason: engine.NoCardThere, Have: 1}, "Only 1 card is left in the Automa's deck (M8)."},
		{it, r{Rule: m(8), Reason: engine.NoSuchCard, Need: 99}, "The Automa's deck has no card 99 in this era (M8)."},
		{it, r{Rule: m(8), Reason: engine.CardIsOut, Need: 7}, "Card 7 was drawn already, or named for a place further up (M8)."},
	}
}

type refusalCase struct {
	seat    engine.Seat
	refusal engine.Refusal
	want    string
}

func TestEveryReasonHasItsSentence(t *testing.T) {
	told := map[engine.Reason]bool{engine.Allowed: true}
	for _, x := range both(t) {
		w := newWords(t, x.g)
		for _, c := range refusals(x) {
			told[c.refusal.Reason] = true
			got := w.Refusal(c.seat, c.refusal)
			if got != c.want {
				t.Errorf("reason %d reads\n     %s\nwant %s", c.refusal.Reason, got, c.want)
			}
			if !strings.HasSuffix(got, ".") || !strings.Contains(got, x.g.Cite(c.refusal.Rule).String()) {
				t.Errorf("%q is no sentence with its rule", got)
			}
		}
		if got := w.Refusal(engine.HumanSeat, engine.Refusal{}); got != "" {
			t.Errorf("what is allowed reads %q", got)
		}
	}
	for reason := range engine.Reasons {
		if !told[reason] {
			t.Errorf("reason %d (%q) has no sentence in this test", reason, reason.String())
		}
	}
}
