package engine_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

func TestB8_1_AnyCardWillDo(t *testing.T) {
	s := board.Position(t, "you: iron1@redditch.2, card:dudley, card:coal, card:wild-location, card:wild-industry")
	for _, id := range []string{"dudley", "coal", "wild-location", "wild-industry"} {
		after := s
		board.Play(t, &after, "network gloucester_redditch card:"+id)
		board.Table(t, &after, "you: gloucester_redditch, hand 3")
	}
}

// Trap 40: canal links only on canal lines.
func TestB8_2_OneCanalLinkForThreePounds(t *testing.T) {
	runTries(t, []try{
		{"£3, no coal, and no second", "you: iron1@redditch.2, card:coal, card:dudley", "network oxford_redditch card:coal", allowed,
			"asks action; actions 1; you: money 14, spent 3, links 13, oxford_redditch"},
		{"to the last pound", "you: iron1@redditch.2, money 3, card:coal", "network oxford_redditch card:coal", allowed, "you: money 0"},
		{"not enough money", "you: iron1@redditch.2, money 2, card:coal", "network oxford_redditch card:coal", engine.NotEnoughMoney,
			"B8.2: need 3, have 2"},
		{"not where a link lies", "you: iron1@redditch.2, card:coal; automa: oxford_redditch", "network oxford_redditch card:coal",
			engine.LineTaken, "B8.2: line oxford_redditch"},
		{"not even your own", "you: oxford_redditch, card:coal", "network oxford_redditch card:coal", engine.LineTaken,
			"B8.2: line oxford_redditch"},
		{"not on a line for rails alone", "you: iron1@redditch.2, card:coal", "network birmingham_redditch card:coal",
			engine.LineNotInEra, "B8.2: line birmingham_redditch"},
		{"Burton to Walsall is a canal", "you: manufacturer1@walsall.2, card:coal", "network burton-on-trent_walsall card:coal", allowed,
			"you: burton-on-trent_walsall"},
	})
	t.Run("no canal reaches Uttoxeter", func(t *testing.T) {
		s := board.Position(t, "you: card:coal")
		for r := board.LinesAt(notation.LocationNamed(board.Game, "uttoxeter")); r != 0; r = r.Rest() {
			judge(t, &s, engine.Choice{Verb: engine.Network, Card: board.Card(t, "coal"), Line: r.First()}, engine.LineNotInEra,
				"B8.2: line "+board.Lines[r.First()].ID)
		}
	})
}

// Traps 39 and 40.
func TestB8_3_RailLinks(t *testing.T) {
	const two = "rail; coal 13; you: money 30, birmingham_oxford, brewery2@farm-north, card:coal, card:dudley"
	runTries(t, []try{
		{"one: £5 and a coal", "rail; coal 13; you: birmingham_oxford, card:coal, card:dudley", "network birmingham_dudley card:coal", allowed,
			"asks action; coal 12; you: money 11, spent 6"},
		{"a second is offered", two, "network birmingham_dudley card:coal", allowed, "asks link; you: money 24, spent 6"},
		{"which may be left", two, "network birmingham_dudley card:coal; done", allowed,
			"asks action; actions 1; you: money 24, spent 6, links 12, brewery2@farm-north=2"},
		{"two: £15, two coal and a barrel", two, "network birmingham_dudley card:coal; network birmingham_coventry", allowed,
			"asks action; actions 1; coal 11; you: money 12, spent 18, links 11, brewery2@farm-north=1"},
		{"never a third", two, "network birmingham_dudley card:coal; network birmingham_coventry; network birmingham_walsall",
			engine.NoSuchThing, "B2.3"},
		{"the second costs £10 and its coal", "rail; coal 13; you: money 17, birmingham_oxford, brewery2@farm-north, card:coal, card:dudley",
			"network birmingham_dudley card:coal", allowed, "asks action; you: money 11"}, // £10 and £2 are needed
		{"to the last pound", "rail; coal 13; you: money 18, birmingham_oxford, brewery2@farm-north, card:coal, card:dudley",
			"network birmingham_dudley card:coal; network birmingham_coventry", allowed, "you: money 0"},
		{"not on a canal line", "rail; you: manufacturer2@walsall.2, birmingham_oxford, birmingham_walsall, card:coal",
			"network burton-on-trent_walsall card:coal", engine.LineNotInEra, "B8.3: line burton-on-trent_walsall"},
		{"on a line for rails alone", "rail; you: birmingham_oxford, card:coal", "network birmingham_redditch card:coal", allowed,
			"you: birmingham_redditch"},
		{"not where a link lies", "rail; you: birmingham_oxford, card:coal; automa: birmingham_dudley", "network birmingham_dudley card:coal",
			engine.LineTaken, "B8.3: line birmingham_dudley"},
		{"the second not where the first lies", two, "network birmingham_dudley card:coal; network birmingham_dudley", engine.LineTaken,
			"B8.3: line birmingham_dudley"},
		{"not enough money", "rail; coal 13; you: money 5, birmingham_oxford, card:coal", "network birmingham_dudley card:coal",
			engine.NotEnoughMoney, "B8.3: need 6, have 5"},
	})
}

func TestB8_4_NextToTheOwnNetwork(t *testing.T) {
	runTries(t, []try{
		{"from a link of yours", "you: birmingham_dudley, card:coal", "network dudley_wolverhampton card:coal", allowed, "you: dudley_wolverhampton"},
		{"from a tile of yours", "you: iron1@redditch.2, card:coal", "network gloucester_redditch card:coal", allowed, "you: gloucester_redditch"},
		{"from a merchant location of your network (trap 42)", "you: gloucester_redditch, card:coal", "network gloucester_worcester card:coal",
			allowed, "you: gloucester_worcester"},
		{"not apart from it", "you: birmingham_dudley, card:coal", "network cannock_stafford card:coal", engine.NotInNetwork,
			"B8.4: line cannock_stafford"},
		{"not from another's", "you: birmingham_dudley, card:coal; automa: dudley_wolverhampton", "network cannock_wolverhampton card:coal",
			engine.NotInNetwork, "B8.4: line cannock_wolverhampton"},
		{"the second from the first (trap 39)", "rail; you: money 30, birmingham_oxford, brewery2@farm-north, card:coal, card:dudley",
			"network birmingham_dudley card:coal; network dudley_wolverhampton", allowed, "you: dudley_wolverhampton"},
		{"or anywhere in the network", "rail; you: money 30, birmingham_oxford, gloucester_worcester, brewery2@farm-north, card:coal, card:dudley",
			"network birmingham_dudley card:coal; network farm-south_kidderminster_worcester", allowed,
			"you: farm-south_kidderminster_worcester"},
		{"but not apart", "rail; you: money 30, birmingham_oxford, brewery2@farm-north, card:coal, card:dudley",
			"network birmingham_dudley card:coal; network coalbrookdale_shrewsbury", engine.NotInNetwork, "B8.4: line coalbrookdale_shrewsbury"},
		{"the farm's line from any of its three ends", "you: brewery1@farm-south, card:coal", "network farm-south_kidderminster_worcester card:coal",
			allowed, "you: farm-south_kidderminster_worcester"},
	})
}

// Trap 39: each link takes its coal before the next is placed; the second link's beer comes from a brewery.
func TestB8_5_TheSecondRailLink(t *testing.T) {
	const hand = "card:coal, card:dudley"
	runTries(t, []try{
		{"own beer from anywhere", "rail; you: money 30, birmingham_oxford, brewery2@farm-north, " + hand,
			"network birmingham_dudley card:coal; network birmingham_coventry", allowed, "you: brewery2@farm-north=1"},
		{"another's if connected to the second link once it is placed",
			"rail; you: money 30, birmingham_oxford, " + hand + "; automa: brewery2@burton-on-trent.2, burton-on-trent_tamworth",
			"network birmingham_dudley card:coal; network birmingham_tamworth", allowed, "automa: brewery2@burton-on-trent.2=1"},
		{"not if connected to the first alone",
			"rail; you: money 30, birmingham_oxford, coalbrookdale_shrewsbury, " + hand + "; automa: brewery2@burton-on-trent.2, burton-on-trent_tamworth",
			"network birmingham_tamworth card:coal; network coalbrookdale_kidderminster", engine.NoBeer,
			"B8.5: line coalbrookdale_kidderminster, need 1, have 0"},
		{"not if not connected", "rail; you: money 30, birmingham_oxford, " + hand + "; automa: brewery2@burton-on-trent.2",
			"network birmingham_dudley card:coal", allowed, "asks action; actions 1; you: links 12"},
		{"never a merchant's barrel", "rail; you: money 30, birmingham_oxford, " + hand,
			"network birmingham_dudley card:coal", allowed, "asks action; actions 1; you: links 12"},
		{"which is not offered beside breweries", "rail; you: money 30, birmingham_oxford, brewery2@farm-north, " + hand + "; automa: brewery2@nuneaton.1, birmingham_nuneaton",
			"network birmingham_dudley card:coal; network birmingham_coventry; beer:oxford.1", engine.OtherBarrel, "B6.5: merchant oxford.1"},
		{"several breweries: the player chooses", "rail; you: money 30, birmingham_oxford, brewery2@farm-north, " + hand + "; automa: brewery2@nuneaton.1, birmingham_nuneaton",
			"network birmingham_dudley card:coal; network birmingham_coventry; beer:nuneaton.1", allowed,
			"you: brewery2@farm-north=2; automa: brewery2@nuneaton.1=1"},
		{"the first link takes its coal first", // one cube in Dudley, then the market for the second
			"rail; coal 13; you: money 30, birmingham_oxford, brewery2@farm-north, " + hand + "; automa: coal2@dudley.1=1",
			"network birmingham_dudley card:coal; network birmingham_coventry", allowed, "coal 12; you: money 14"},
		{"so a last cube serves one link only", "rail; you: money 30, iron2@birmingham.3!, brewery2@farm-north, " + hand + "; automa: coal2@dudley.1=1",
			"network birmingham_dudley card:coal", allowed, "asks link"}, // the second may connect to Oxford
		{"the second may use the first to reach coal", "rail; you: money 30, iron2@birmingham.3!, brewery2@farm-north, " + hand + "; automa: coal2@dudley.1=3",
			"network birmingham_dudley card:coal; network birmingham_coventry", allowed, "automa: coal2@dudley.1=1"},
		{"which it could not without", "rail; you: money 30, iron2@birmingham.3!, brewery2@farm-north, " + hand + "; automa: coal2@dudley.1=3",
			"network birmingham_coventry card:coal", engine.NotConnectedToCoal, "B6.3: line birmingham_coventry, need 1, have 0"},
		{"each connected when placed: the second does not help the first", "rail; you: money 30, manufacturer2@coventry.3, brewery2@farm-north, " + hand + "; automa: coal2@dudley.1=3",
			"network birmingham_coventry card:coal", engine.NotConnectedToCoal, "B6.3: line birmingham_coventry, need 1, have 0"},
		{"two cubes from an emptied mine: none for the second", "rail; you: money 30, iron2@birmingham.3!, brewery2@farm-north, " + hand + "; automa: coal2@dudley.1=1",
			"network birmingham_dudley card:coal; network birmingham_coventry", engine.NotConnectedToCoal,
			"B6.3: line birmingham_coventry, need 1, have 0"},
		{"£5 only if one is placed", "rail; coal 13; you: money 30, birmingham_oxford, brewery2@farm-north, " + hand,
			"network birmingham_dudley card:coal; done", allowed, "you: money 24, spent 6"},
		{"a last barrel flips the brewery", "rail; you: money 30, birmingham_oxford, brewery2@farm-north=1, " + hand,
			"network birmingham_dudley card:coal; network birmingham_coventry", allowed, "you: brewery2@farm-north!, income 15"},
	})
	for _, c := range []struct{ name, position, want string }{
		{"a merchant's barrel is none", "", "B8.5: line birmingham_coventry, need 1, have 0"},
		{"another's brewery elsewhere", "; automa: brewery2@burton-on-trent.2", "B8.5: line birmingham_coventry, need 1, have 0"},
		{"another's brewery that the link reaches", "; automa: brewery2@nuneaton.1, coventry_nuneaton", ""},
	} {
		s := board.Position(t, "rail; you: money 30, birmingham_oxford, "+hand+c.position)
		rulestest.Same(t, c.name, board.Facts(board.WhyLink(&s, 0, notation.LineNamed(board.Game, "birmingham_coventry"), true)), c.want)
	}
	s := board.Position(t, "rail; you: money 30, birmingham_oxford, brewery2@farm-north, "+hand+"; automa: brewery2@nuneaton.1, birmingham_nuneaton")
	board.Play(t, &s, "network birmingham_dudley card:coal; network birmingham_coventry")
	rulestest.Same(t, "asked", board.Asked(&s), "beer:farm-north.1, beer:nuneaton.1")
}

// Trap 23.
func TestB8_6_TheFirstLinkWithoutANetwork(t *testing.T) {
	runTries(t, []try{
		{"anywhere", "you: card:coal", "network cannock_stafford card:coal", allowed, "you: cannock_stafford"},
		{"on a line of the era", "you: card:coal", "network birmingham_redditch card:coal", engine.LineNotInEra, "B8.2: line birmingham_redditch"},
		{"that is empty", "you: card:coal; automa: cannock_stafford", "network cannock_stafford card:coal", engine.LineTaken,
			"B8.2: line cannock_stafford"},
		{"a rail link still needs coal", "rail; you: card:coal", "network cannock_stafford card:coal", engine.NotConnectedToCoal,
			"B6.3: line cannock_stafford, need 1, have 0"},
		{"which it may have", "rail; you: card:coal", "network birmingham_oxford card:coal", allowed, "you: birmingham_oxford"},
		{"the second in the same turn joins the first", "you: card:coal, card:dudley", "network cannock_stafford card:coal; network birmingham_oxford card:dudley",
			engine.NotInNetwork, "B8.4: line birmingham_oxford"},
	})
	s := board.Position(t, "you: card:coal")
	n := 0
	for _, c := range board.Choices(&s, nil) {
		if c.Verb == engine.Network {
			n++
		}
	}
	rulestest.Same(t, "lines to choose from: all 31 of the Canal Era", n, 31)
}
