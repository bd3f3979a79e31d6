package engine_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// A choice without what its verb needs, with what it does not use, or with ids that do not exist is no choice.
func TestWhy_NoSuchThing(t *testing.T) {
	const (
		mines   = "automa: birmingham_dudley, birmingham_tamworth, coal2@dudley.1=2, coal2@tamworth.1=1; you: card:birmingham"
		barrels = "you: manufacturer1@birmingham.2, birmingham_oxford, brewery1@farm-north, card:coal, card:dudley"
		sale    = "sell birmingham.2 to:oxford.1 card:coal"
	)
	coal, oxford := board.Card(t, "coal"), notation.MerchantNamed(board.Game, "oxford.1")
	for _, c := range []struct {
		name, position, play string
		choice               engine.Choice
		want                 string
	}{
		{"nothing at all", "you: card:coal", "", engine.Choice{}, ""},
		{"sell without a card", barrels, "", engine.Choice{Verb: engine.Sell, Space: notation.SpaceNamed(board.Game, "birmingham.2"), Merchant: oxford}, "B2.3"},
		{"a line without a card", "you: card:coal", "", engine.Choice{Verb: engine.Network, Line: notation.LineNamed(board.Game, "birmingham_oxford")}, "B2.3"},
		{"develop without a card", "you: card:coal", "", engine.Choice{Verb: engine.Develop, Industry: engine.CoalMine}, "B2.3"},
		{"no verb", "you: card:coal", "", engine.Choice{Card: coal}, ""},
		{"a verb that there is not", "you: card:coal", "", engine.Choice{Verb: engine.Verbs, Card: coal}, ""},
		{"build no industry", "you: card:coal", "", engine.Choice{Verb: engine.Build, Card: coal, Space: 1}, ""},
		{"build nowhere", "you: card:coal", "", engine.Choice{Verb: engine.Build, Card: coal, Industry: engine.CoalMine}, ""},
		{"build without a card", "you: card:coal", "", engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: notation.SpaceNamed(board.Game, "dudley.1")}, "B2.3"},
		{"no line", "you: card:coal", "", engine.Choice{Verb: engine.Network, Card: coal}, ""},
		{"develop nothing", "you: card:coal", "", engine.Choice{Verb: engine.Develop, Card: coal}, ""},
		{"sell nothing", "you: card:coal", "", engine.Choice{Verb: engine.Sell, Card: coal}, ""},
		{"a loan without a card", "you: card:coal", "", engine.Choice{Verb: engine.Loan}, "B2.3"},
		{"scout without a card", scouts, "", engine.Choice{Verb: engine.Scout}, "B2.3"},
		{"pass without a card", "you: card:coal", "", engine.Choice{Verb: engine.Pass}, "B2.3"},
		{"discard nothing", scouts, "scout card:coal", engine.Choice{Verb: engine.Discard}, "B10.1"},
		{"coal of no mine", mines, "build manufacturer@birmingham.2 card:birmingham", engine.Choice{Verb: engine.TakeCoal}, ""},
		{"iron of no works", "you: iron1@dudley.2, card:coal; automa: iron1@redditch.2", "develop cotton card:coal", engine.Choice{Verb: engine.TakeIron}, ""},
		{"no beer", barrels, sale, engine.Choice{Verb: engine.TakeBeer}, ""},
		{"two barrels at once", barrels, sale, engine.Choice{Verb: engine.TakeBeer, Space: notation.SpaceNamed(board.Game, "farm-north"), Merchant: oxford}, ""},
		{"no bonus tile", "you: cotton1@worcester.1, gloucester_worcester, card:coal, card:dudley", "sell worcester.1 to:gloucester.1 card:coal",
			engine.Choice{Verb: engine.TakeBonus}, ""},
		{"give up nothing", "seats 2; round 3; turn p1; actions 1; p0: income 0, money 0, coal1@dudley.1!, iron1@redditch.2!; p1: card:coal, card:dudley",
			"pass card:coal", engine.Choice{Verb: engine.GiveUp}, ""},
		{"a card that there is not", "you: card:coal", "", engine.Choice{Verb: engine.Pass, Card: engine.Card(len(board.Cards))}, ""},
		{"an industry that there is not", "you: card:coal", "", engine.Choice{Verb: engine.Develop, Card: coal, Industry: engine.MaxIndustries}, ""},
		{"an industry of another game", "you: card:coal", "", engine.Choice{Verb: engine.Develop, Card: coal, Industry: engine.Port}, ""},
		{"a space that there is not", barrels, "", engine.Choice{Verb: engine.Sell, Card: coal, Space: engine.Space(len(board.Spaces)), Merchant: oxford}, ""},
		{"a line that there is not", "you: card:coal", "", engine.Choice{Verb: engine.Network, Card: coal, Line: engine.Line(len(board.Lines))}, ""},
		{"a merchant space that there is not", barrels, "", engine.Choice{Verb: engine.Sell, Card: coal, Space: notation.SpaceNamed(board.Game, "birmingham.2"),
			Merchant: engine.Merchant(len(board.Merchants))}, ""},
		{"pass on a line", "you: card:coal", "", engine.Choice{Verb: engine.Pass, Card: coal, Line: 1}, ""},
		{"pass on a space", "you: card:coal", "", engine.Choice{Verb: engine.Pass, Card: coal, Space: 1}, ""},
		{"pass with an industry", "you: card:coal", "", engine.Choice{Verb: engine.Pass, Card: coal, Industry: 1}, ""},
		{"pass with a merchant", "you: card:coal", "", engine.Choice{Verb: engine.Pass, Card: coal, Merchant: 1}, ""},
		{"pass to the distant market", "you: card:coal", "", engine.Choice{Verb: engine.Pass, Card: coal, Distant: true}, ""},
		{"a sale to a port", barrels, "", engine.Choice{Verb: engine.Sell, Card: coal, Space: notation.SpaceNamed(board.Game, "birmingham.2"), Merchant: oxford, Port: 1}, ""},
		{"a loan of a size", "you: card:coal", "", engine.Choice{Verb: engine.Loan, Card: coal, Size: 2}, ""},
		{"done with a card", "you: card:coal, card:dudley", "develop coal card:coal", engine.Choice{Verb: engine.Done, Card: coal}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position)
			if c.play != "" {
				board.Play(t, &s, c.play)
			}
			before := s
			why := board.Why(&s, c.choice)
			if why.Reason != engine.NoSuchThing || board.Facts(why) != c.want {
				t.Errorf("reason %s, %q; want no-such-thing, %q", why.Reason, board.Facts(why), c.want)
			}
			if applied := board.Apply(&s, c.choice, nil); applied != why || s != before {
				t.Errorf("Apply says %s, or changed the position", applied.Reason)
			}
		})
	}
}

func TestB2_3_NoCardIsNotHeld(t *testing.T) {
	s := board.Position(t, "you: card:coal")
	rulestest.Same(t, "a card in hand", s.Players[0].Holds(board.Card(t, "coal")), true)
	rulestest.Same(t, "another", s.Players[0].Holds(board.Card(t, "iron")), false)
	rulestest.Same(t, "none", s.Players[0].Holds(0), false)
}

// What the guards let the Automa do, and what they do not (M18, M24, M32, M67, M73).
func TestM19_TheAutomaAtTheTable(t *testing.T) {
	const solo = "turn automa; "
	runTries(t, []try{
		{"M24: in any town without a network", solo, "build coal@dudley.1", allowed, "automa: coal1@dudley.1=2"},
		{"M24: in a town outside its network", solo + "automa: birmingham_worcester", "build coal@dudley.1", allowed, "automa: coal1@dudley.1=2"},
		{"M32: no farm outside its network", solo + "automa: birmingham_worcester", "build brewery@farm-south", engine.FarmOutside, "M32: at farm-south"},
		{"M32: a farm in it", solo + "automa: farm-south_kidderminster_worcester", "build brewery@farm-south", allowed, "automa: brewery1@farm-south=1"},
		{"M2: it discards no card", solo, "build coal@dudley.1 card:coal", engine.NoCardNeeded, "B2.3: card coal"},
		{"M2: nothing is too dear", solo + "coal 0; automa: birmingham_oxford", "build manufacturer@birmingham.2", allowed, "automa: money 0, spent 0"},
		{"M18: no loan", solo, "loan", engine.AutomaNever, "M18"},
		{"M18: nor with a card", solo, "loan card:coal", engine.AutomaNever, "M18"},
		{"M18: no scout", solo, "scout", engine.AutomaNever, "M18"},
		{"M20: it never replaces a tile", solo + "coal 0; you: coal1@dudley.1!", "build coal@dudley.1", engine.AutomaNeverReplaces, "M20: space dudley.1"},
		{"M57: a bonus of VP counts", solo + "automa: cotton1@kidderminster.1, coalbrookdale_kidderminster, coalbrookdale_shrewsbury",
			"sell kidderminster.1 to:shrewsbury.1", allowed, "dry shrewsbury.1; automa: cotton1@kidderminster.1!, vp 4"},
		{"M57: no other does", solo + "automa: cotton1@worcester.1, gloucester_worcester",
			"sell worcester.1 to:gloucester.1", allowed, "dry gloucester.1; asks sale; automa: cotton1@worcester.1!, vp 0, mat cotton 2 2 3 3"},
		{"M67: it develops no tile", solo, "develop coal", engine.NoSuchThing, ""},
		{"M67: it uses iron", solo, "develop", allowed, "iron 7; asks develop"},
		{"M67: or two, for the same VP", solo, "develop; develop", allowed, "iron 6; asks action; actions 1; automa: vp 3"},
		{"M67: a human develops a tile", "you: card:coal, card:dudley", "develop card:coal", engine.NoSuchThing, ""},
		{"M39: it is asked for a second rail, though there is none", "rail; coal 5; " + solo + "automa: birmingham_oxford", "network birmingham_dudley", allowed, "asks link"},
		{"M71: it passes for VP", solo, "pass", allowed, "automa: vp 5"},
		{"M73: its first turn", "round 1; " + solo, "first-develop", allowed, "iron 6; turn p0; automa: vp 3"},
		{"M73: not its second", "round 2; " + solo, "first-develop", engine.NotAsked, "M73"},
		{"M73: nor the first of the Rail Era", "rail; round 1; " + solo, "first-develop", engine.NotAsked, "M73"},
		{"M73: nor a human's", "round 1; you: card:coal, card:dudley", "first-develop", engine.NotAsked, "M73"},
	})
}

// A47: why the Automa cannot build somewhere; M26, M66: what iron costs it.
func TestA47_WhyBuildAt(t *testing.T) {
	for _, c := range []struct {
		name, position string
		industry       engine.Industry
		at             string
		reason         engine.Reason
		want           string
	}{
		{"it can", "", engine.CoalMine, "dudley", allowed, ""},
		{"no tile is left", "automa: mat coal 0 0 0 0, coal1@redditch.1", engine.CoalMine, "redditch", engine.NoTileLeft, "B14.2: industry coal, at redditch"},
		{"not in this era", "automa: mat brewery 0 0 0 1", engine.Brewery, "stone", engine.TileNotInEra, "B7.2: industry brewery, tile brewery4, at stone"},
		{"an own tile in the Canal Era, though there is no space either", "automa: coal1@dudley.1", engine.CoalMine, "dudley", engine.OwnTileHere,
			"B7.7: space dudley.1, at dudley"},
		{"no space", "", engine.Pottery, "dudley", engine.NoSpace, "B7.3: industry pottery, at dudley"},
		{"no space, an own tile there, in the Rail Era", "rail; automa: coal2@dudley.1", engine.Pottery, "dudley", engine.NoSpace, "B7.3: industry pottery, at dudley"},
		{"a farm outside", "", engine.Brewery, "farm-south", engine.FarmOutside, "M32: at farm-south"},
		{"no coal", "", engine.Manufacturer, "birmingham", engine.NotConnectedToCoal, "B6.2: tile manufacturer1, at birmingham, need 1, have 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position)
			spaces, why := board.WhyBuildAt(&s, c.industry, notation.LocationNamed(board.Game, c.at))
			if why.Reason != c.reason || !why.OK() && board.Facts(why) != c.want {
				t.Errorf("reason %s, %s; want %s, %s", why.Reason, board.Facts(why), c.reason, c.want)
			}
			if found := spaces != 0; why.OK() != found {
				t.Errorf("spaces %b, reason %s", spaces, why.Reason)
			}
		})
	}
	with := board.Position(t, "iron 2; automa: iron1@redditch.2=1")
	without := board.Position(t, "iron 2; automa: iron1@redditch.2!")
	rulestest.Same(t, "with iron on works", board.IronPrice(&with), 0)
	rulestest.Same(t, "from the market", board.IronPrice(&without), 5)
}
