package engine_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/cited"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// Networks, resources and actions on the Lancashire map (C5 to C12).

func TestC5_1_TheOwnNetwork(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"next to an own link", "seats 3; you: bolton_bury, card:cotton, card:coal", "build cotton@bury.1 card:cotton", allowed, "you: cotton1@bury.1"},
		{"not elsewhere", "seats 3; you: bolton_bury, card:cotton, card:coal", "build cotton@stockport.1 card:cotton", engine.NotInNetwork,
			"C7.1: at stockport, card cotton"},
		{"where an own tile is, over it", "seats 3; you: cotton1@bolton.1, mat cotton 0 3 3 3, card:cotton, card:coal; p1: coal2@bolton.2",
			"build cotton@bolton.1 card:cotton", allowed, "you: cotton2@bolton.1; p1: coal2@bolton.2=2"},
	})
}

// [W]: in the Canal Era along the own canals, and not where the own tile is; in the Rail Era as in the other edition.
func TestC5_1_OwnCanalsIn2007(t *testing.T) {
	board.Playing(t, "brass")
	runTries(t, []try{
		{"along an own canal", "seats 3; you: built, bolton_bury, card:cotton, card:coal", "build cotton@bury.1 card:cotton", allowed, "you: cotton1@bury.1"},
		{"not where only an own tile is", "seats 3; you: wigan_preston, coal1@wigan.1, card:coal, card:iron", "build coal@wigan.2 card:coal",
			engine.OwnTileHere, "C7.7: space wigan.1, at wigan"},
		{"not over an own tile", "seats 3; you: bolton_bury, coal1@bury.1, card:coal, card:iron", "build coal@bury.1 card:coal", engine.OwnTileHere,
			"C5.1: space bury.1, at bury"},
		{"but over it by the location's card", "seats 3; you: bolton_bury, coal1@bury.1, card:bury, card:iron", "build coal@bury.1 card:bury", allowed,
			"you: coal2@bury.1=3"},
		{"in the Rail Era also where an own tile is", "rail; seats 3; you: coal2@wigan.1, card:coal, card:iron", "build coal@wigan.2 card:coal", allowed,
			"you: coal2@wigan.2=3"},
	})
	board.Playing(t, "lancashire")
	runTries(t, []try{{"the other edition lets an industry card replace it", "seats 3; you: bolton_bury, coal1@bury.1, card:coal, card:iron",
		"build coal@bury.1 card:coal", allowed, "you: coal2@bury.1=3"}})
}

func TestC5_2_EndPoints(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"networks run through them", "seats 3; you: northwich_midlands, card:cotton, card:coal", "network midlands_macclesfield card:coal", allowed,
			"you: macclesfield_midlands"},
		{"and coal too", "seats 3; coal 0; you: northwich_midlands, macclesfield_midlands, mat cotton 0 3 3 3, card:macclesfield, card:cotton; p1: coal1@warrington-runcorn.2=1, ellesmere-port_warrington-runcorn; p2: ellesmere-port_northwich",
			"build cotton@macclesfield.1 card:macclesfield", allowed, "you: cotton2@macclesfield.1, money 16; p1: coal1@warrington-runcorn.2!"},
	})
	_, _, outside := board.Kinds()
	rulestest.Same(t, "end points", outside.Len(), 6)
	rulestest.Same(t, "a mill is sold", fmt.Sprint(board.Sold(engine.Cotton), board.Sold(engine.Port), board.Sold(engine.CoalMine)), "true false false")
	rulestest.Same(t, "spaces of a town", board.SpacesAt(notation.LocationNamed(board.Game, "bolton")).Len(), 3)
	for r := outside; r != 0; r = r.Rest() {
		rulestest.Same(t, "spaces of an end point", board.SpacesAt(r.First()).Len(), 0)
	}
	board.Playing(t, "lancashire-community")
	_, _, outside = board.Kinds()
	rulestest.Same(t, "end points of the community map", outside.Len(), 4)
}

func TestC5_3_MarketAccess(t *testing.T) {
	board.Playing(t, "lancashire")
	const cotton2 = "; you: bolton_manchester, mat cotton 0 3 3 3, card:bolton, card:coal"
	const build = "build cotton@bolton.1 card:bolton"
	runTries(t, []try{
		{"any port, of anyone, unflipped", "seats 3" + cotton2 + "; p1: port1@warrington-runcorn.1, manchester_warrington-runcorn", build, allowed,
			"coal 7; you: money 15"},
		{"or flipped", "seats 3" + cotton2 + "; p1: port1@warrington-runcorn.1!, manchester_warrington-runcorn", build, allowed, "coal 7; you: money 15"},
		{"not an empty space for one", "seats 3" + cotton2 + "; p1: manchester_warrington-runcorn", build, engine.NotConnectedToCoal,
			"C6.1: tile cotton2, at bolton, need 1, have 0"},
		{"not a port that is not connected", "seats 3" + cotton2 + "; p1: port1@warrington-runcorn.1", build, engine.NotConnectedToCoal,
			"C6.1: tile cotton2, at bolton, need 1, have 0"},
		{"The Midlands", "seats 3" + cotton2 + "; p1: manchester_stockport, macclesfield_stockport, macclesfield_midlands", build, allowed, "coal 7"},
		{"Yorkshire", "seats 3" + cotton2 + "; p1: manchester_oldham, oldham_rochdale, rochdale_yorkshire", build, allowed, "coal 7"},
		{"not Northwich", "seats 3" + cotton2 + "; p1: manchester_warrington-runcorn, ellesmere-port_warrington-runcorn, ellesmere-port_northwich", build,
			engine.NotConnectedToCoal, "C6.1: tile cotton2, at bolton, need 1, have 0"},
	})
	for place, want := range map[string]bool{"scotland": true, "yorkshire": true, "midlands": true, "blackpool": false, "southport": false, "northwich": false} {
		s := board.Position(t, "you: card:bury")
		rulestest.Same(t, place, board.HasMarket(&s, 1<<notation.LocationNamed(board.Game, place)), want)
	}
}

func TestC5_4_TheVirtualLink(t *testing.T) {
	const from = "rail; seats 3; you: birkenhead_ellesmere-port, shipyard2@barrow.1!, mat shipyard 0 0 1, mat port 0 2 2 2, money 90, card:port, card:shipyard; p1: port2@liverpool.1, coal2@wigan.1=3, liverpool_wigan"
	const across = "build port@liverpool.2 card:port"
	for id, why := range map[string]engine.Reason{"lancashire-virtual": allowed, "brass": allowed, "lancashire": engine.NotInNetwork} {
		board.Playing(t, id)
		want := "you: port2@liverpool.2"
		if why != allowed {
			want = "C7.1: at liverpool, card port"
		}
		runTries(t, []try{{id + ": an industry card", from, across, why, want}})
	}
	board.Playing(t, "lancashire-virtual")
	runTries(t, []try{
		{"no coal comes over it", "rail; seats 3; you: liverpool_wigan, mat shipyard 0 0 2, money 90, card:shipyard, card:port; p1: port2@liverpool.1, coal2@wigan.1=3",
			"build shipyard@birkenhead.1 card:shipyard", engine.NotConnectedToCoal, "C6.1: tile shipyard2, at birkenhead, need 1, have 0"},
		{"no link may be built for it", "rail; seats 3; you: liverpool_wigan, money 90, card:shipyard, card:port; p1: port2@ellesmere-port",
			"network birkenhead_ellesmere-port card:port", engine.NotInNetwork, "C8.2: line birkenhead_ellesmere-port"},
	})
}

func TestC6_1_CoalOfTheNearestMineThenTheMarket(t *testing.T) {
	board.Playing(t, "lancashire")
	const two = "; you: bolton_manchester, bolton_bury, mat cotton 0 3 3 3, card:bolton, card:coal"
	runTries(t, []try{
		{"the nearest, whoever's", "seats 3" + two + "; p1: coal2@bury.1=3; p2: coal2@stockport.1=3, manchester_stockport", "build cotton@bolton.1 card:bolton", allowed,
			"p1: coal2@bury.1=2; you: money 16"},
		{"free as long as a mine has some, even with access", "seats 3" + two + ", port1@warrington-runcorn.1, manchester_warrington-runcorn; p1: coal2@bury.1=3",
			"build cotton@bolton.1 card:bolton", allowed, "coal 8; p1: coal2@bury.1=2"},
		{"the empty market costs £5", "seats 3; coal 0" + two + "; p1: port1@warrington-runcorn.1, manchester_warrington-runcorn", "build cotton@bolton.1 card:bolton",
			allowed, "coal 0; you: money 11"},
	}[1:])
}

func TestC6_2_CoalForARailLink(t *testing.T) {
	// Bury is next to the new link's nearer end; Wigan is one link farther from either end than Bury, but nearest from Preston's.
	const mines = "rail; seats 3; you: bolton_bury, blackburn_preston, money 90, card:bury, card:wigan; p1: coal2@bury.1=3; p2: coal2@wigan.1=3, preston_wigan"
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"from either end, the nearest over both", mines, "network blackburn_bolton card:wigan", allowed, "asks link; p1: coal2@bury.1=2; p2: coal2@wigan.1=3"},
	})
}

// [W]: the player says to which end the coal is brought, and the nearest mine is counted from there.
func TestC6_2_ToTheEndOfChoiceIn2007(t *testing.T) {
	// The new link joins Wigan's side to Bury's: Bolton is one link from Bury, Blackburn is two from Wigan's mine and two from Bury's.
	const mines = "rail; seats 3; you: bolton_bury, blackburn_wigan, money 90, card:bury, card:preston; p1: coal2@bury.1=3; p2: coal2@burnley.1=3, blackburn_burnley, bury_manchester"
	board.Playing(t, "brass")
	s := board.Position(t, "rail; seats 3; you: manchester_oldham, bolton_wigan, money 90, card:bury, card:preston; p1: coal2@rochdale.1=3, oldham_rochdale; p2: coal2@bury.1=3, bolton_bury")
	// From Bolton: Bury, one link away. From Manchester: Bury, two away over the new link, Rochdale two away as well.
	board.Play(t, &s, "network bolton_manchester card:preston")
	rulestest.Same(t, "asks", s.Decision.String(), "coal")
	rulestest.Same(t, "mines", board.Asked(&s), "coal:bury.1, coal:rochdale.1")
	runTries(t, []try{{"a mine nearest from neither end", mines + ", burnley_colne", "network blackburn_bolton card:preston; coal:wigan.1", engine.NothingThere,
		"C6.1: coal, space wigan.1"}})
	board.Playing(t, "lancashire")
	s = board.Position(t, "rail; seats 3; you: manchester_oldham, bolton_wigan, money 90, card:bury, card:preston; p1: coal2@rochdale.1=3, oldham_rochdale; p2: coal2@bury.1=3, bolton_bury")
	board.Play(t, &s, "network bolton_manchester card:preston")
	board.Table(t, &s, "asks link; p2: coal2@bury.1=2; p1: coal2@rochdale.1=3")
}

func TestC6_3_Iron(t *testing.T) {
	board.Playing(t, "lancashire")
	const iron = "; you: money 30, card:bury, card:wigan"
	runTries(t, []try{
		{"of any works, connected or not", "seats 3" + iron + "; p1: iron1@preston.2=4", "develop cotton card:bury", allowed, "asks develop; p1: iron1@preston.2=3; you: money 30"},
		{"from the market if no works has any", "seats 3; iron 2" + iron, "develop cotton card:bury", allowed, "iron 1; you: money 26"},
		{"£5 when it is empty", "seats 3; iron 0" + iron, "develop cotton card:bury", allowed, "iron 0; you: money 25"},
		{"to the last pound", "seats 3; iron 0; you: money 4, card:bury, card:wigan", "develop cotton card:bury", engine.NotEnoughMoney, "C9.1: need 5, have 4"},
	})
}

func TestC6_4_TheLastCubeFlips(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 3; you: card:bury, card:wigan; p1: iron1@preston.2=1, income 98")
	board.Play(t, &s, "develop cotton card:bury")
	board.Table(t, &s, "p1: iron1@preston.2!, income 99, level 30")
}

func TestC7_1_Cards(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"a location card: any industry there", "you: card:bury, card:wigan", "build coal@bury.2 card:bury", allowed, "you: coal1@bury.2=2"},
		{"no other place", "you: card:bury, card:wigan", "build coal@wigan.1 card:bury", engine.CardNamesOther, "C7.1: industry coal, at wigan, card bury"},
		{"an industry card: that industry", "seats 3; you: bolton_bury, card:cotton, card:wigan", "build coal@bury.1 card:cotton", engine.CardNamesOther,
			"C7.1: industry coal, at bury, card cotton"},
	})
}

func TestC7_2_Levels(t *testing.T) {
	board.Playing(t, "lancashire")
	const liverpool = ", mat coal 0 2 2 2, card:liverpool, card:preston"
	runTries(t, []try{
		{"a shipyard of level 0 is never built", "you: card:liverpool, card:wigan", "build shipyard@liverpool.3 card:liverpool", engine.NeverBuilt,
			"C7.2: industry shipyard, tile shipyard0"},
		{"but developed away", "you: card:liverpool, card:wigan", "develop shipyard card:wigan", allowed, "you: mat shipyard 1 2 2"},
		{"level 1 in the Canal Era", "you: money 90, mat shipyard 0 2 2, port1@liverpool.1" + liverpool, "build shipyard@liverpool.3 card:liverpool",
			engine.OwnTileHere, "C7.7: space liverpool.1, at liverpool"},
		{"level 2 not", "you: money 90, mat shipyard 0 0 2" + liverpool, "build shipyard@liverpool.3 card:liverpool", engine.TileNotInEra,
			"C7.2: industry shipyard, tile shipyard2"},
		{"level 1 not in the Rail Era", "rail; you: money 90, mat shipyard 0 2 2" + liverpool, "build shipyard@liverpool.3 card:liverpool", engine.TileNotInEra,
			"C7.2: industry shipyard, tile shipyard1"},
		{"nor any level 1", "rail; you: card:bury, card:wigan", "build coal@bury.1 card:bury", engine.TileNotInEra, "C7.2: industry coal, tile coal1"},
		{"level 2 in the Rail Era", "rail; you: money 90, liverpool_wigan, coal2@wigan.1, mat shipyard 0 0 2, card:liverpool, card:wigan",
			"build shipyard@liverpool.3 card:liverpool", allowed, "you: shipyard2@liverpool.3!"},
	})
}

func TestC7_3_TheSingleIndustrySpaceFirst(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"not the shared space in Preston", "you: card:preston, card:wigan", "build port@preston.1 card:preston", engine.AloneFirst, "C7.3: industry port, space preston.3"},
		{"the port's own", "you: card:preston, card:wigan", "build port@preston.3 card:preston", allowed, "you: port1@preston.3"},
		{"then the shared one", "automa: port1@preston.3; you: card:preston, card:wigan", "build port@preston.1 card:preston", allowed, "you: port1@preston.1"},
		{"a mill may take it at once", "you: card:preston, card:wigan", "build cotton@preston.1 card:preston", allowed, "you: cotton1@preston.1"},
		{"no space of another industry", "you: card:preston, card:wigan", "build cotton@preston.2 card:preston", engine.NoIcon, "C7.3: industry cotton, space preston.2"},
	})
}

func TestC7_4_CostCoalAndIron(t *testing.T) {
	board.Playing(t, "lancashire")
	const at = "you: mat cotton 0 0 3 3, card:bolton, card:wigan, bolton_bury; automa: coal2@bury.1=3"
	runTries(t, []try{
		{"all of it", at, "build cotton@bolton.1 card:bolton", allowed, "iron 7; you: money 13, spent 17; automa: coal2@bury.1=2"},
		{"to the last pound", at + "; you: money 16, card:bolton, card:wigan", "build cotton@bolton.1 card:bolton", engine.NotEnoughMoney,
			"C7.4: tile cotton3, need 17, have 16"},
	})
}

func TestC7_5_TheSameCubesInBothEras(t *testing.T) {
	board.Playing(t, "lancashire")
	for era, more := range map[string]string{"canal": "", "rail": ""} {
		s := board.Position(t, era+"; you: mat coal 0 2 2 2, mat iron 0 1 1 1, card:wigan, card:bury"+more)
		board.Play(t, &s, "build coal@wigan.1 card:wigan")
		board.Table(t, &s, "you: coal2@wigan.1=3")
	}
}

func TestC7_6_NewCubesGoToTheMarket(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"coal with access, dearest space first", "coal 5; you: liverpool_wigan, card:wigan, card:bury; automa: port1@liverpool.1!", "build coal@wigan.1 card:wigan", allowed,
			"coal 7; you: coal1@wigan.1!, money 28, income 14"}, // £5, then £2 and £1 come in
		{"not without", "coal 5; you: liverpool_wigan, card:wigan, card:bury", "build coal@wigan.1 card:wigan", allowed, "coal 5; you: coal1@wigan.1=2, money 25"},
		{"only as many as fit", "coal 7; you: liverpool_wigan, card:wigan, card:bury; automa: port1@liverpool.1", "build coal@wigan.1 card:wigan", allowed,
			"coal 8; you: coal1@wigan.1=1, money 26"},
		{"iron always", "iron 6; you: bolton_bury, card:bolton, card:bury; automa: coal1@bury.1", "build iron@bolton.3 card:bolton", allowed,
			"iron 8; you: iron1@bolton.3=2, money 27"}, // £5, then £1 and £1
	})
}

func TestC7_7_OneOwnTileInALocation(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"in the Canal Era", "you: coal1@bury.1, card:bury, card:wigan", "build cotton@bury.2 card:bury", engine.OwnTileHere, "C7.7: space bury.1, at bury"},
		{"beside another's", "automa: coal1@bury.1; you: card:bury, card:wigan", "build cotton@bury.2 card:bury", allowed, "you: cotton1@bury.2"},
		{"any number in the Rail Era", "rail; you: coal2@bury.1, card:bury, card:wigan", "build coal@bury.2 card:bury", allowed, "you: coal2@bury.2=3"},
	})
}

func TestC7_8_WithNothingOnTheBoard(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"an industry card reaches everywhere", "seats 3; you: card:cotton, card:wigan", "build cotton@colne.1 card:cotton", allowed, "you: cotton1@colne.1"},
		{"also later in the game", "rail; seats 3; you: card:coal, card:wigan, mat coal 0 2 2 2", "build coal@burnley.1 card:coal", allowed, "you: coal2@burnley.1=3"},
		{"but replaces nothing", "seats 3; coal 0; you: mat coal 0 2 2 2, card:coal, card:wigan; p1: coal1@burnley.1!", "build coal@burnley.1 card:coal",
			engine.NoReplacingThere, "C7.8: space burnley.1"},
	})
}

// [W]: only for the first build of the game, by whatever card; never again, even with nothing on the board.
func TestC7_8_OnlyTheFirstBuildIn2007(t *testing.T) {
	board.Playing(t, "brass")
	runTries(t, []try{
		{"the first build", "seats 3; you: card:cotton, card:wigan", "build cotton@colne.1 card:cotton", allowed, "you: cotton1@colne.1, built"},
		{"no later one", "rail; seats 3; you: built, card:coal, card:wigan, mat coal 0 2 2 2", "build coal@burnley.1 card:coal", engine.NotInNetwork,
			"C7.1: at burnley, card coal"},
		{"a location card reaches its place for ever", "rail; seats 3; you: built, card:burnley, card:wigan, mat coal 0 2 2 2", "build coal@burnley.1 card:burnley", allowed,
			"you: coal2@burnley.1=3"},
		{"a build by a location card is the first build too", "seats 3; you: card:wigan, card:coal, card:bury", "build coal@wigan.1 card:wigan", allowed, "you: built"},
	})
}

func TestC7_9_AShipyardFlipsAtOnce(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "you: money 90, liverpool_wigan, coal1@wigan.1, mat shipyard 0 2 2, card:liverpool, card:preston")
	log := board.Play(t, &s, "build shipyard@liverpool.3 card:liverpool")
	board.Table(t, &s, "you: shipyard1@liverpool.3!, income 12, coal1@wigan.1=1")
	for _, e := range log {
		if e.Kind == engine.TileFlipped {
			rulestest.Same(t, "the rule", cited.Event(board.Game, &s, engine.Choice{Verb: engine.Build}, e).String(), "C7.9")
		}
	}
	s = board.Position(t, "you: card:preston, card:wigan")
	board.Play(t, &s, "build port@preston.3 card:preston")
	board.Table(t, &s, "you: port1@preston.3") // nothing else does
}

func TestC7_10_Overbuilding(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"an own tile by a higher level", "you: cotton1@bury.1, mat cotton 0 3 3 3, bury_bolton, card:bury, card:wigan; automa: coal1@bolton.1", "build cotton@bury.1 card:bury",
			allowed, "you: cotton2@bury.1"},
		{"not by the same", "you: cotton1@bury.1, card:bury, card:wigan", "build cotton@bury.1 card:bury", engine.LevelNotHigher, "C7.10: tile cotton1, space bury.1"},
		{"another's mine when no coal is left", "seats 3; coal 0; you: mat coal 0 2 2 2, card:bury, card:wigan; p1: coal1@bury.1!", "build coal@bury.1 card:bury", allowed,
			"you: coal2@bury.1=3"},
		{"not while the market has some", "seats 3; coal 1; you: mat coal 0 2 2 2, card:bury, card:wigan; p1: coal1@bury.1!", "build coal@bury.1 card:bury",
			engine.CubesLeft, "C7.10: coal, space bury.1, have 1"},
		{"never another's mill or port", "seats 3; coal 0; you: mat port 0 2 2 2, card:preston, card:wigan; p1: port1@preston.3!", "build port@preston.3 card:preston",
			engine.OpponentsTileStays, "C7.10: tile port1, space preston.3"},
		{"told before the level, which would not help", "seats 3; you: card:preston, card:wigan; p1: port1@preston.3!", "build port@preston.3 card:preston",
			engine.OpponentsTileStays, "C7.10: tile port1, space preston.3"},
	})
}

func TestC7_11_DoubleBuild(t *testing.T) {
	board.Playing(t, "lancashire")
	const hand = "card:bury, card:wigan, card:preston"
	runTries(t, []try{
		{"anywhere, with any two cards", "you: " + hand, "double-build coal@manchester.1 discard:bury discard:wigan", allowed,
			"turn p1; you: coal1@manchester.1=2, money 25, discarded bury, discarded wigan"},
		{"each card is asked for", "you: " + hand, "double-build coal@manchester.1 discard:preston", allowed, "asks discard; you: hand 2"},
		{"not in the first round, which has one action", "round 1; you: " + hand, "double-build coal@manchester.1", engine.NotBothActions, "C7.11: need 2, have 1"},
		{"not with one card", "round 10; actions 2; you: card:bury", "double-build coal@manchester.1", engine.NotBothActions, "C7.11: need 2, have 1"},
		{"every other rule of building holds", "you: " + hand, "double-build cotton@wigan.1", engine.NoIcon, "C7.3: industry cotton, space wigan.1"},
		{"its cost too", "you: money 4, " + hand, "double-build coal@manchester.1", engine.NotEnoughMoney, "C7.4: tile coal1, need 5, have 4"},
		{"a card that is not held", "you: " + hand, "double-build coal@manchester.1; discard:liverpool", engine.CardNotHeld, "C7.11: card liverpool"},
		{"and its coal comes after the cards", "you: mat cotton 0 3 3 3, " + hand + "; automa: coal1@manchester.1",
			"double-build cotton@manchester.2 discard:bury discard:wigan", allowed, "automa: coal1@manchester.1=1; you: cotton2@manchester.2"},
	})
	s := board.Position(t, "you: "+hand)
	bury := notation.SpaceNamed(board.Game, "bury.1")
	judge(t, &s, engine.Choice{Verb: engine.DoubleBuild, Space: bury}, engine.NoSuchThing, "")
	judge(t, &s, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Cotton}, engine.NoSuchThing, "")
	judge(t, &s, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Shipyard, Space: bury}, engine.NeverBuilt, "C7.2: industry shipyard, tile shipyard0")
	s.Players[0].Hand[2] = 0
	rulestest.Same(t, "with two cards", board.Why(&s, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Cotton, Space: bury}), engine.Refusal{})
	s.Players[0].Hand[1] = 0
	judge(t, &s, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Cotton, Space: bury}, engine.TooFewCards, "C7.11: need 2, have 1")
	s = board.Position(t, "round 3; turn automa; you: coal1@wigan.1")
	rulestest.Same(t, "the Automa never does (N2)", board.Why(&s, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Cotton, Space: notation.SpaceNamed(board.Game, "bury.1")}).Rule.String(), "N2")
}

func TestC8_1_LinksAndTheirCost(t *testing.T) {
	board.Playing(t, "lancashire")
	const rails = "rail; you: money 30, coal2@bury.1=3, card:bury, card:wigan"
	runTries(t, []try{
		{"a canal for £3", "you: coal1@bury.1, card:bury, card:wigan", "network bolton_bury card:wigan", allowed, "asks action; you: money 27, bolton_bury"},
		{"no second canal", "you: coal1@bury.1, card:bury, card:wigan", "network bolton_bury card:wigan; network bolton_manchester", engine.NoSuchThing, "C2.2"},
		{"not on a rail line", "you: coal1@bury.1, card:bury, card:wigan", "network burnley_bury card:wigan", engine.LineNotInEra, "C8.1: line burnley_bury"},
		{"a rail link for £5 and a coal", rails, "network bolton_bury card:wigan; done", allowed, "you: money 25, coal2@bury.1=2"},
		{"two for £15 and a coal each, without beer", rails, "network bolton_bury card:wigan; network burnley_bury", allowed,
			"asks action; you: money 15, coal2@bury.1=1, links 12"},
		{"not on the line of canals alone", "rail; you: port2@liverpool.1, coal2@liverpool.2, card:bury, card:wigan", "network ellesmere-port_liverpool card:wigan",
			engine.LineNotInEra, "C8.1: line ellesmere-port_liverpool"},
	}[:5])
}

func TestC8_2_NextToTheNetwork(t *testing.T) {
	board.Playing(t, "lancashire")
	const rails = "rail; you: money 30, coal2@bury.1=3, card:bury, card:wigan"
	runTries(t, []try{
		{"not apart from it", "you: coal1@bury.1, card:bury, card:wigan", "network liverpool_wigan card:wigan", engine.NotInNetwork, "C8.2: line liverpool_wigan"},
		{"the second from the first", rails, "network bolton_bury card:wigan; network bolton_wigan", allowed, "you: bolton_wigan"},
		{"or apart from it", rails + ", coal2@oldham.1=3", "network bolton_bury card:wigan; network manchester_oldham", allowed, "you: manchester_oldham"},
		{"the second is supplied after the first", "rail; you: money 30, coal2@bury.1=1, card:bury, card:wigan", "network bolton_bury card:wigan", allowed, "asks action"},
	})
}

// N6: a human of 2007 brings a link's coal to the one or the other end, the Automa to the nearer one.
func TestN6_TheAutomasCoalIsTheNearest(t *testing.T) {
	board.Playing(t, "brass")
	const mines = "coal2@bury.1=3, coal2@manchester.1=2, bolton_manchester, built"
	runTries(t, []try{
		{"the Automa", "rail; turn automa; automa: " + mines, "network bolton_bury", allowed, "automa: coal2@bury.1=2, coal2@manchester.1=2"},
		{"a human", "rail; you: money 60, card:bury, card:wigan, " + mines, "network bolton_bury card:bury", allowed, "asks coal"},
	})
}

func TestC8_3_NoLinkWithNothingOnTheBoard(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"unlike in Birmingham", "you: card:bury, card:wigan", "network bolton_bury card:wigan", engine.NothingOnBoard, "C8.3: line bolton_bury"},
		{"a tile will do", "you: coal1@bury.1, card:bury, card:wigan", "network bolton_bury card:wigan", allowed, "you: bolton_bury"},
		{"the Automa may in its first turn (M75, N2)", "round 1; turn automa", "network bolton_bury", allowed, "automa: bolton_bury"},
		{"not in a later one", "round 2; turn automa", "network bolton_bury", engine.NothingOnBoard, "C8.3: line bolton_bury"},
		{"nor in the first of the Rail Era", "rail; round 1; turn automa", "network bolton_bury", engine.NothingOnBoard, "C8.3: line bolton_bury"},
	})
}

func TestC9_1_Develop(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"one tile for an iron", "you: card:bury, card:wigan", "develop cotton card:wigan", allowed, "asks develop; iron 7; you: money 29, mat cotton 2 3 3 3"},
		{"two", "you: card:bury, card:wigan", "develop cotton card:wigan; develop shipyard", allowed, "asks action; iron 6; you: money 28, mat shipyard 1 2 2"},
		{"no third", "you: card:bury, card:wigan", "develop cotton card:wigan; develop shipyard; develop port", engine.NoSuchThing, "C2.2"},
		{"none that is not there", "you: mat iron 0 0 0 0, card:bury, card:wigan", "develop iron card:wigan", engine.NoTileLeft, "C13.1: industry iron"},
	})
	for tile := 1; tile < len(board.Tiles); tile++ {
		rulestest.Same(t, notation.TileName(board.Game, engine.Tile(tile))+" may be developed", board.Tiles[tile].Developable, true)
	}
}

func TestC10_1_LoansOfThreeSizes(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"£10 for one level", "you: money 5, income 20, card:bury, card:wigan", "loan 10 card:bury", allowed, "you: money 15, income 18, level 4"},
		{"£20 for two", "you: money 5, income 20, card:bury, card:wigan", "loan 20 card:bury", allowed, "you: money 25, income 16, level 3"},
		{"£30 for three", "you: money 5, income 20, card:bury, card:wigan", "loan 30 card:bury", allowed, "you: money 35, income 14, level 2"},
		{"not below level −10", "you: income 1, card:bury, card:wigan", "loan 20 card:bury", engine.IncomeTooLow, "C10.1: need -8, have -9"},
		{"a smaller one", "you: income 1, card:bury, card:wigan", "loan 10 card:bury", allowed, "you: income 0, level -10"},
		{"not without its size", "you: card:bury, card:wigan", "loan card:bury", engine.NoSuchThing, ""},
	})
}

func TestC10_2_NoLoanOnceTheDeckIsEmpty(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"round 7 of 10 in the Rail Era", "rail; seats 2; round 7; p0: card:bury, card:wigan, card:preston, card:liverpool, card:manchester, card:manchester, card:stockport, card:oldham; p1: card:rochdale, card:bolton, card:bolton, card:oldham, card:port, card:iron, card:coal, card:shipyard",
			"loan 10 card:bury", engine.TooLateForLoans, "C10.2"},
		{"in the Canal Era at any time", "round 10; you: card:bury, card:wigan", "loan 10 card:bury", allowed, "you: money 40"},
		{"in the Rail Era before", "rail; round 3; you: card:bury, card:wigan", "loan 10 card:bury", allowed, "you: money 40"},
	})
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 9)
	loans := map[int]bool{} // rounds of the Rail Era in which somebody might take one
	board.Passing(t, &s, func() bool {
		if s.Era == engine.Rail && board.Why(&s, engine.Choice{Verb: engine.Loan, Size: 1, Card: s.Players[s.Actor].Hand[0]}).OK() {
			loans[int(s.Round)] = true
		}
		return false
	})
	rulestest.Same(t, "round 6", loans[6], true)
	rulestest.Same(t, "round 7, the first of the last four", loans[7], false)
}

// A mill at Bolton, joined to Manchester and Warrington.
const boltonsMill = "you: cotton1@bolton.1, bolton_manchester, manchester_warrington-runcorn, card:bury, card:wigan"

func TestC11_1_AnyNumberOfMillsInAnyMixture(t *testing.T) {
	board.Playing(t, "lancashire")
	const two = boltonsMill + ", cotton1@oldham.1, manchester_oldham; automa: port1@warrington-runcorn.1; next 1"
	runTries(t, []try{
		{"one to the port, the other to the distant market", two, "sell bolton.1 to:warrington-runcorn.1 card:bury; sell oldham.1 to:distant", allowed,
			"asks action; you: cotton1@bolton.1!, cotton1@oldham.1!, hand 1; marker 2"},
		{"the other way round", two, "sell oldham.1 to:distant card:bury; sell bolton.1 to:warrington-runcorn.1", allowed, "you: cotton1@bolton.1!, cotton1@oldham.1!"},
		{"another port is offered with the distant market closed", boltonsMill + ", cotton1@oldham.1, manchester_oldham, warrington-runcorn_wigan, liverpool_wigan; automa: port1@warrington-runcorn.1, port1@liverpool.1; turned 1 2 2 3",
			"sell bolton.1 to:warrington-runcorn.1 card:bury", allowed, "asks sale"},
		{"the Automa says itself that it is done", "turn automa; automa: cotton1@bolton.1, bolton_manchester, manchester_warrington-runcorn, port1@warrington-runcorn.1",
			"sell bolton.1 to:warrington-runcorn.1", allowed, "asks sale"},
		{"or one alone", two, "sell oldham.1 to:distant card:bury; done", allowed, "asks action; you: cotton1@bolton.1, hand 1"},
		{"no port", "you: port1@preston.3, card:bury, card:wigan", "sell preston.3 to:distant card:bury", engine.NotForSale, "C11.1: industry port, space preston.3"},
		{"no flipped mill", "you: cotton1@bolton.1!, card:bury, card:wigan", "sell bolton.1 to:distant card:bury", engine.AlreadyFlipped, "C11.1: tile cotton1, space bolton.1"},
		{"to somebody", two, "sell bolton.1 card:bury", engine.TakerNeeded, "C11.1: space bolton.1"},
	})
}

func TestC11_2_ToAPort(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"of anyone; each owner's income goes up", "seats 3; " + boltonsMill + "; p1: port1@warrington-runcorn.1", "sell bolton.1 to:warrington-runcorn.1 card:bury", allowed,
			"you: cotton1@bolton.1!, income 15; p1: port1@warrington-runcorn.1!, income 13"},
		{"of the own", "rail; seats 3; you: cotton2@bolton.1, bolton_manchester, manchester_warrington-runcorn, port2@warrington-runcorn.1, card:bury, card:wigan",
			"sell bolton.1 to:warrington-runcorn.1 card:bury", allowed, "you: cotton2@bolton.1!, port2@warrington-runcorn.1!, income 17"},
		{"not one that is flipped", "seats 3; " + boltonsMill + "; p1: port1@warrington-runcorn.1!", "sell bolton.1 to:warrington-runcorn.1 card:bury", engine.PortFlipped,
			"C11.2: space bolton.1, port warrington-runcorn.1"},
		{"not one that is not connected", "seats 3; " + boltonsMill + "; p1: port1@preston.3", "sell bolton.1 to:preston.3 card:bury", engine.NotConnectedToPort,
			"C11.2: space bolton.1, port preston.3"},
		{"no empty space", boltonsMill, "sell bolton.1 to:warrington-runcorn.1 card:bury", engine.NotAPort, "C11.2: space bolton.1, port warrington-runcorn.1"},
	})
}

func TestC11_3_ToTheDistantMarket(t *testing.T) {
	board.Playing(t, "lancashire")
	const access = "; automa: port1@warrington-runcorn.1"
	runTries(t, []try{
		{"the bonus beside the new space, then the flip", boltonsMill + access + "; next 2", "sell bolton.1 to:distant card:bury", allowed,
			"marker 3; left 7; turned 2; you: cotton1@bolton.1!, income 17; automa: port1@warrington-runcorn.1"}, // 2 and 5 spaces
		{"nothing beside the last spaces", boltonsMill + access + "; turned 1 2; next 4", "sell bolton.1 to:distant card:bury", allowed,
			"marker 8; you: cotton1@bolton.1!, income 15"},
		{"X closes it: no bonus, no flip, and the action ends", boltonsMill + ", cotton1@oldham.1, manchester_oldham" + access + "; turned 1 2 2; next 3",
			"sell bolton.1 to:distant card:bury", allowed, "closed; asks action; actions 1; you: cotton1@bolton.1, income 10, hand 1"},
		{"past X as well", boltonsMill + access + "; turned 1 3 3; next 2", "sell bolton.1 to:distant card:bury", allowed, "closed; you: cotton1@bolton.1"},
		{"for the era", boltonsMill + access + "; turned 1 2 2 3", "sell bolton.1 to:distant card:bury", engine.DistantIsClosed, "C11.3: space bolton.1"},
		{"not without access", boltonsMill, "sell bolton.1 to:distant card:bury", engine.NoMarketAccess, "C5.3: industry cotton, space bolton.1"},
		{"a flipped port gives it", boltonsMill + "; automa: port1@warrington-runcorn.1!; next 2", "sell bolton.1 to:distant card:bury", allowed, "you: cotton1@bolton.1!"},
	})
	s := board.Position(t, boltonsMill+access+"; next 2")
	log := board.Play(t, &s, "sell bolton.1 to:distant card:bury")
	for _, c := range []engine.Choice{{Verb: engine.Sell, Card: board.Card(t, "bury"), Distant: true},
		{Verb: engine.Sell, Card: board.Card(t, "bury"), Space: notation.SpaceNamed(board.Game, "bolton.1"), Port: notation.SpaceNamed(board.Game, "warrington-runcorn.1"), Distant: true}} {
		unclear := board.Position(t, boltonsMill+access)
		judge(t, &unclear, c, engine.NoSuchThing, "")
	}
	closing := board.Position(t, boltonsMill+access+"; turned 1 2 2; next 3")
	mill := closing.Tiles[notation.SpaceNamed(board.Game, "bolton.1")].Tile
	rulestest.Same(t, "the end of it", rulestest.Order(board.Play(t, &closing, "sell bolton.1 to:distant card:bury"), engine.DistantClosed)[0], engine.DistantClosed)
	rulestest.Same(t, "the mill", mill, closing.Tiles[notation.SpaceNamed(board.Game, "bolton.1")].Tile)
	rulestest.Same(t, "the order", rulestest.KindsOf(rulestest.Order(log, engine.DistantTurned, engine.IncomeMoved, engine.TileSold, engine.TileFlipped)),
		"distant-turned income-moved tile-sold tile-flipped income-moved")
}

func TestC11_4_OneSaleMustBeTried(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, boltonsMill)
	rulestest.Same(t, "sales without a buyer", board.Asked(&s, engine.Sell), "")
	rulestest.Same(t, "done instead", board.Why(&s, engine.Choice{Verb: engine.Done}).Reason, engine.MustChoose)
	s = board.Position(t, boltonsMill+"; automa: port1@warrington-runcorn.1")
	rulestest.Same(t, "sales", board.Asked(&s, engine.Sell), "sell cotton@bolton.1 to:warrington-runcorn.1, sell cotton@bolton.1 to:distant")
}

func TestC12_1_Pass(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"a card, and nothing else", "you: card:bury, card:wigan", "pass card:bury", allowed, "actions 1; you: money 30, hand 1, discarded bury"},
		{"not without one", "you: card:bury, card:wigan", "pass", engine.NoSuchThing, "C2.2"},
	})
}
