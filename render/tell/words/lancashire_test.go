package words

import (
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// What is said on the Lancashire map alone.

func lancashireNouns(x ids, w Words) []noun {
	return []noun{
		{w.Location(x.location("warrington-runcorn")), "Warrington & Runcorn"},
		{w.Space(x.space("liverpool.4")), "Liverpool, lower right space"},
		{w.Space(x.space("bolton.3")), "Bolton, lower space"},
		{w.Space(x.space("wigan.2")), "Wigan, lower space"},
		{w.Space(x.space("fleetwood.1")), "Fleetwood"},
		{w.Line(x.line("blackpool_preston")), "Blackpool–Preston"},
		{w.Line(x.line("lancaster_scotland")), "Lancaster–Scotland"},
		{w.Tile(x.tile(engine.Shipyard, 0)), "shipyard 0"},
		{w.Tile(x.tile(engine.Port, 4)), "port IV"},
		{w.Card(x.card("port")), "the port card"},
		{w.Card(x.card("shipyard")), "the shipyard card"},
		{w.Industry(engine.Port), "port"}, {w.industryForm(engine.Port, "a"), "a port"}, {w.industryForm(engine.Port, "many"), "ports"},
		{w.Industry(engine.Shipyard), "shipyard"}, {w.industryForm(engine.Shipyard, "a"), "a shipyard"}, {w.industryForm(engine.Shipyard, "many"), "shipyards"},
	}
}

func lancashireMenus(x ids) []menuCase {
	mill, port := x.space("bury.1"), x.space("liverpool.2")
	return []menuCase{
		{"you: cotton1@bury.1; automa: port1@liverpool.2", 0, engine.Choice{Verb: engine.Sell, Space: mill, Port: port, Card: x.card("wigan")},
			"Sell the cotton mill I at Bury (upper space) to the port at Liverpool (upper right space) with the Wigan card"},
		{"you: cotton1@bury.1, port1@fleetwood.1", engine.ChooseSale, engine.Choice{Verb: engine.Sell, Space: mill, Port: x.space("fleetwood.1")},
			"Sell the cotton mill I at Bury (upper space) to the port at Fleetwood"},
		{"you: cotton1@bury.1", 0, engine.Choice{Verb: engine.Sell, Space: mill, Distant: true, Card: x.card("wigan")},
			"Sell the cotton mill I at Bury (upper space) to the distant market with the Wigan card"},
		{"", 0, engine.Choice{Verb: engine.Loan, Size: 2, Card: x.card("wigan")}, "Take a loan of £20 with the Wigan card"},
		{"", 0, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Cotton, Space: mill}, "Build a cotton mill, level I, at Bury (upper space) with two cards"},
		{"you: coal1@wigan.1", 0, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.CoalMine, Space: x.space("wigan.1")},
			"Build a coal mine, level II, at Wigan (upper space), replacing what stands there, with two cards"},
		{"", 0, engine.Choice{Verb: engine.Develop, Industry: engine.Shipyard, Card: x.card("wigan")}, "Develop with the Wigan card: remove a shipyard 0"},
	}
}

func lancashireRefusals(x ids) []refusalCase {
	type r = engine.Refusal
	you, it := engine.HumanSeat, engine.AutomaSeat
	b, c := engine.B, engine.C
	mill, port := x.space("bury.1"), x.space("fleetwood.1")
	return []refusalCase{
		{you, r{Rule: c(2, 2), Reason: engine.NoSuchThing}, "Every action discards a card, and this one names none (C2.2)."},
		{you, r{Rule: c(7, 11), Reason: engine.NoSuchThing}, "Building with two cards discards two, and none is named (C7.11)."},
		{it, r{Rule: engine.N(2), Reason: engine.AutomaNever}, "The Automa never takes a loan and never builds with two cards (N2)."},
		{you, r{Rule: b(2, 3), Reason: engine.NoSuchThing}, "Every action discards a card, and this one names none (C2.2)."},
		{you, r{Rule: b(6, 2), Reason: engine.NotConnectedToCoal, Location: x.location("bury"), Need: 1},
			"It needs 1 coal, and Bury is connected neither to a mine with coal nor to a port, Scotland, Yorkshire or The Midlands (C6.1)."},
		{you, r{Rule: b(6, 3), Reason: engine.NotConnectedToCoal, Line: x.line("bolton_bury"), Need: 1},
			"Bolton–Bury needs 1 coal and would be connected neither to a mine with coal nor to a port, Scotland, Yorkshire or The Midlands (C6.2)."},
		{you, r{Rule: b(12, 1), Reason: engine.NotForSale, Space: port, Industry: engine.Port},
			"The port at Fleetwood is not for sale, only cotton mills are (C11.1)."},
		{you, r{Rule: c(8, 3), Reason: engine.NothingOnBoard, Line: x.line("bolton_bury")},
			"You have nothing on the board that a link could touch (C8.3)."},
		{you, r{Rule: c(7, 2), Reason: engine.NeverBuilt, Tile: x.tile(engine.Shipyard, 0)}, "A shipyard 0 is never built, only developed away (C7.2)."},
		{you, r{Rule: c(10, 2), Reason: engine.TooLateForLoans},
			"Nobody takes a loan in the Rail Era once there is no card left to draw (C10.2)."},
		{you, r{Rule: c(11, 1), Reason: engine.TakerNeeded, Space: mill},
			"What is sold at Bury (upper space) goes to a port or to the distant market, and neither is named (C11.1)."},
		{you, r{Rule: c(11, 2), Reason: engine.NotAPort, Space: mill, Port: port}, "There is no port at Fleetwood (C11.2)."},
		{you, r{Rule: c(11, 2), Reason: engine.PortFlipped, Space: mill, Port: port}, "The port at Fleetwood is flipped and takes no more (C11.2)."},
		{you, r{Rule: c(11, 2), Reason: engine.NotConnectedToPort, Space: mill, Port: port},
			"The upper space at Bury is not connected to the port at Fleetwood (C11.2)."},
		{you, r{Rule: c(5, 3), Reason: engine.NoMarketAccess, Space: mill, Industry: engine.Cotton},
			"The cotton mill at Bury (upper space) is not connected to a port, Scotland, Yorkshire or The Midlands (C5.3)."},
		{you, r{Rule: c(11, 3), Reason: engine.DistantIsClosed, Space: mill}, "The distant market is closed for the rest of the era (C11.3)."},
		{you, r{Rule: c(7, 11), Reason: engine.NotBothActions, Need: 2, Have: 1},
			"Building with two cards uses both actions of a turn, and only 1 is left (C7.11)."},
		{you, r{Rule: c(7, 11), Reason: engine.TooFewCards, Need: 2, Have: 1}, "Building with two cards needs 2, and you have 1 (C7.11)."},
		{it, r{Rule: engine.N(11), Reason: engine.NoOwnPort, Space: mill, Industry: engine.Cotton},
			"No unflipped port of the Automa's is connected to the cotton mill at Bury (upper space) (N11)."},
		{it, r{Rule: engine.N(13), Reason: engine.NoHumanPort, Space: mill, Industry: engine.Cotton},
			"No unflipped port of yours is connected to the cotton mill at Bury (upper space) (N13)."},
		{it, r{Rule: engine.N(11), Reason: engine.NoLinkToPort, Space: mill, Industry: engine.Cotton},
			"No single link would connect the cotton mill at Bury (upper space) to an unflipped port of the Automa's (N11)."},
		{it, r{Rule: engine.M(53), Reason: engine.NothingToSell}, "The Automa has no unsold cotton mill (M53)."},
	}
}

func lancashireHappenings(x ids) []happening {
	you, it := engine.HumanSeat, engine.AutomaSeat
	mill, port := x.tile(engine.Cotton, 2), x.tile(engine.Port, 2)
	bury, fleetwood := x.space("bury.1"), x.space("fleetwood.1")
	return []happening{
		{engine.Log{{Kind: engine.DistantOpened, Amount: 8}}, "The distant market opens with 8 tiles face down.", ""},
		{engine.Log{{Kind: engine.DistantTurned, Seat: you}, {Kind: engine.IncomeMoved, Reason: engine.ForDistant, Seat: you, Tile: mill, Space: bury, Amount: 3},
			{Kind: engine.TileSold, Seat: you, Tile: mill, Space: bury}, {Kind: engine.TileFlipped, Seat: you, Tile: mill, Space: bury},
			{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: you, Tile: mill, Space: bury, Amount: 4}},
			"You turn up a tile of the distant market, and its marker stays where it is. " +
				"Your income marker moves 3 spaces on as the bonus of the distant market. " +
				"You sell the cotton mill II at Bury (upper space) to the distant market. Your cotton mill II at Bury (upper space) flips. " +
				"Your income marker moves 4 spaces on for the flipped tile at Bury (upper space).",
			"You turn up a tile of the distant market: its marker stays where it is, and the bonus there moves your income marker 3 spaces on. " +
				"You sell the cotton mill II at Bury (upper space) to the distant market; it flips, and your income marker moves 4 spaces on."},
		{engine.Log{{Kind: engine.DistantTurned, Seat: it, Amount: 1}, {Kind: engine.TileSold, Seat: it, Tile: mill, Space: bury},
			{Kind: engine.TileFlipped, Seat: it, Tile: mill, Space: bury}},
			"The Automa turns up a tile of the distant market, and its marker moves 1 space down. " +
				"The Automa sells the cotton mill II at Bury (upper space) to the distant market. The Automa's cotton mill II at Bury (upper space) flips.",
			"The Automa turns up a tile of the distant market, and its marker moves 1 space down. " +
				"The Automa sells the cotton mill II at Bury (upper space) to the distant market; it flips."},
		{engine.Log{{Kind: engine.DistantTurned, Seat: you, Amount: 4}, {Kind: engine.DistantClosed, Seat: you, Tile: mill, Space: bury}},
			"You turn up a tile of the distant market, and its marker moves 4 spaces down. " +
				"The distant market is closed for the rest of the era, and your cotton mill II at Bury (upper space) stays unsold.", ""},
		{engine.Log{{Kind: engine.TileSold, Seat: you, Tile: mill, Space: bury, Port: fleetwood}, {Kind: engine.TileFlipped, Seat: you, Tile: mill, Space: bury},
			{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: you, Tile: mill, Space: bury, Amount: 4},
			{Kind: engine.TileFlipped, Seat: it, Tile: port, Space: fleetwood}},
			"You sell the cotton mill II at Bury (upper space) to the port at Fleetwood. Your cotton mill II at Bury (upper space) flips. " +
				"Your income marker moves 4 spaces on for the flipped tile at Bury (upper space). The Automa's port II at Fleetwood flips.",
			"You sell the cotton mill II at Bury (upper space) to the port at Fleetwood; it flips, and your income marker moves 4 spaces on. " +
				"The Automa's port II at Fleetwood flips."},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForMoney, Seat: you, Amount: 3}}, "You score 3 VP for money.", ""},
	}
}

func lancashireCandidates(x ids) [automa.Choosings][2]automa.Candidate {
	return [automa.Choosings][2]automa.Candidate{
		automa.OverLinks:     {{Line: x.line("blackpool_preston")}, {Line: x.line("bolton_bury")}},
		automa.OverSpaces:    {{Space: x.space("bury.1")}, {Space: x.space("bury.2")}},
		automa.OverBuildings: {{Space: x.space("bury.1"), Industry: engine.Cotton}, {Space: x.space("colne.1"), Industry: engine.Cotton}},
		automa.OverMines:     {{Space: x.space("wigan.1"), Industry: engine.CoalMine}, {Space: x.space("bury.2"), Industry: engine.CoalMine}},
		automa.OverWorks:     {{Space: x.space("bolton.3"), Industry: engine.IronWorks}, {Space: x.space("preston.2"), Industry: engine.IronWorks}},
		automa.OverPorts:     {{Space: x.space("fleetwood.1"), Industry: engine.Port}, {Space: x.space("liverpool.1"), Industry: engine.Port}},
	}
}

// lancashireTurns are what the Automa does otherwise on the Lancashire map.
var lancashireTurns = []turnCase{
	{"lancashire-first-draw", "round 1; actions 1; turn automa", "medium", []int{39, 9}},
	{"lancashire-first-develop", "round 1; actions 1; turn automa", "medium", []int{12, 9}},
	{"lancashire-own", "round 3; turn automa; you: bolton_bury; automa: cotton1@bolton.1, cotton2@manchester.1, bolton_manchester, " +
		"manchester_warrington-runcorn, warrington-runcorn_wigan, liverpool_wigan, port1@warrington-runcorn.1, port1@liverpool.1", "medium", []int{30, 16}},
	{"lancashire-link-instead", "round 3; turn automa; automa: cotton1@bolton.1, bolton_manchester, port1@warrington-runcorn.1", "medium", []int{34, 16}},
	{"lancashire-distant", "round 3; turn automa; next 2 1; " + farMills, "medium", []int{34, 9}},
	{"lancashire-distant-closes", "round 4; turn automa; turned 3; next 2 3; " + farMills, "medium", []int{34, 9}},
	{"lancashire-yours", "round 5; turn automa; turned 3 3 2; " + farMills, "medium", []int{34, 9}},
	{"lancashire-toward", "round 3; turn automa; iron 4; automa: cotton1@rochdale.1!, cotton1@colne.1!", "medium", []int{34, 18}},
	{"lancashire-toward-two-rails", "rail; round 3; turn automa; iron 2; automa: cotton2@macclesfield.1!", "medium", []int{31, 10}},
	{"lancashire-toward-none", "round 3; turn automa; iron 4; you: lancaster_preston", "medium", []int{13, 12}},
	{"lancashire-shipyard", "rail; round 2; turn automa; automa: port2@ellesmere-port.1", "hard", []int{36, 9}},
	{"lancashire-two-rails", "rail; round 4; turn automa; iron 0; automa: cotton3@oldham.1!, coal2@oldham.2=3, mat cotton 0 0 0 0; you: manchester_stockport", "medium", []int{23, 9}},
	{"lancashire-develop", "round 4; turn automa; iron 7; you: cotton1@bolton.1", "medium", []int{34, 16}},
	{"lancashire-pass", "round 4; turn automa; iron 4; you: liverpool_wigan, ellesmere-port_liverpool", "medium", []int{34, 8}},
	{"lancashire-card-after-card", "round 5; turn automa; automa: port1@liverpool.1, cotton1@oldham.1, ellesmere-port_liverpool; you: liverpool_wigan, " +
		"manchester_oldham, oldham_rochdale", "medium", []int{34, 6, 16, 9}},
}

// farMills are mills of the Automa that are connected to a port of yours alone.
const farMills = "automa: cotton1@bolton.1, cotton2@bury.1, bolton_bury, bolton_manchester, manchester_warrington-runcorn; you: port1@warrington-runcorn.1"

// Rules are cited under their numbers on the Lancashire map, and those that are one there are cited once.
func TestCite_NamesTheRulesOfTheGame(t *testing.T) {
	w := newWords(t, decks.Game("lancashire"))
	if got := w.Cite(engine.B(12, 3), engine.B(9, 3)); len(got) > 0 { // beer, and the crossed light bulb
		t.Errorf("of Birmingham's rules are cited %q", got)
	}
	if got := newWords(t, decks.Game("birmingham")).Cite(engine.C(11, 3), engine.B(12, 3)); !slices.Equal(got, []string{"B12.3 Sell"}) {
		t.Errorf("Birmingham cites %q", got)
	}
	want := []string{"C7.1 Build", "C5.1 Network and connection", "M13 The Automa's turn", "C11.3 Sell"}
	if got := w.Cite(engine.B(7, 1), engine.B(5, 1), engine.B(5, 2), engine.M(13), engine.C(11, 3), engine.B(7, 1)); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := w.Sentence("it costs", engine.B(7, 4)); got != "It costs (C7.4)." {
		t.Errorf("got %q", got)
	}
}

// In the Brass of 2007 the spaces of Manchester lie in three rows.
func TestSpacesInThreeRows(t *testing.T) {
	g := decks.Game("brass")
	x := ids{t, g}
	w := newWords(t, g)
	for id, want := range map[string]string{"manchester.1": "Manchester, upper space", "manchester.2": "Manchester, middle left space",
		"manchester.3": "Manchester, middle right space", "manchester.4": "Manchester, lower space", "rochdale.2": "Rochdale, middle space"} {
		if got := w.Space(x.space(id)); got != want {
			t.Errorf("%s is called %s, not %s", id, got, want)
		}
	}
}
