package automa_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Fronts and what decides between links and spaces on the Lancashire map (N6 to N10).

// remote makes card 8 build a coal mine at Burnley, alone and needing nothing: one action, so that the back of the next card is
// what a scene is about.
var remote = fronts{8: `{ build = "coal", at = ["Burnley"] }`}

const remotely = "build coal@burnley.1; " // what it then does first

func TestN6_CoalFromTheMarket(t *testing.T) {
	playing(t, "lancashire")
	iron := fronts{8: `{ build = "iron", at = ["Bolton"], link_first = true }`}
	runScenes(t, []scene{
		{
			name: "a port of the human's is access", cards: []int{8, 9}, fronts: iron,
			position: "automa: bolton_manchester; you: port1@warrington-runcorn.1, manchester_warrington-runcorn",
			does:     "build iron@bolton.3; develop; develop", leaves: "coal 7",
		},
		{
			name: "a flipped one as well", cards: []int{8, 9}, fronts: iron,
			position: "automa: bolton_manchester, port1@warrington-runcorn.1!, manchester_warrington-runcorn",
			does:     "build iron@bolton.3; develop; develop",
		},
		{
			name: "a link to one makes the build legal", cards: []int{8, 9}, fronts: iron,
			position: "automa: bolton_manchester; you: port1@warrington-runcorn.1",
			does:     "network manchester_warrington-runcorn; build iron@bolton.3",
			never:    "back", leaves: "coal 7; automa: iron2@bolton.3=4",
		},
		{
			name: "an empty space for a port is nothing", cards: []int{8, 9}, position: "automa: bolton_manchester",
			fronts: fronts{8: iron[8] + `, { build = "coal", at = ["Burnley"] }`},
			does:   remotely + "develop; develop",
			tells:  "no iron@bolton: no coal 1/0 (C6.1)\nno iron@bolton along manchester_warrington-runcorn: still no coal (M30)\nno iron@bolton: no link helps (M30)\nfront 8.2",
		},
		{
			name: "a market end point is access", cards: []int{8, 9}, position: "automa: rochdale_yorkshire",
			fronts: fronts{8: `{ build = "iron", at = ["Rochdale"] }`}, does: "build iron@rochdale.3; develop; develop", leaves: "coal 7",
		},
		{
			name: "and a link to one may be the only way to coal (N10)", cards: []int{8, 9}, position: "automa: oldham_rochdale",
			fronts: fronts{8: `{ build = "iron", at = ["Rochdale"], link_first = true }`},
			does:   "network rochdale_yorkshire; build iron@rochdale.3",
		},
		{
			name: "Northwich is none, Blackpool and Southport neither", cards: []int{8, 9}, position: "automa: ellesmere-port_northwich, ellesmere-port_liverpool",
			fronts: fronts{8: `{ build = "shipyard", at = ["Liverpool"] }, { build = "coal", at = ["Burnley"] }`},
			does:   remotely + "develop; develop", tells: "no shipyard@liverpool: no coal 1/0 (C6.1)",
		},
		{
			name: "an empty market asks £5 for iron (M26)", cards: []int{8, 9}, position: "iron 0",
			fronts: fronts{8: `{ build = "iron", at = ["Rochdale"], iron_from = 5 }, { build = "coal", at = ["Burnley"], iron_from = 5 }`},
			does:   remotely + "network blackburn_burnley", tells: "no iron@rochdale: no coal 1/0 (C6.1)\nback 9 develop\nno: iron too dear 3/5 (M66)",
		},
	})
}

func TestN6_TwoRailsWithoutBeer(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "each with its coal", cards: []int{8, 9}, fronts: fronts{8: `{ network = ["Bolton"] }`},
			position: "rail; automa: coal2@bolton.1=3",
			// Manchester has most empty spaces; from there Bury, Oldham, Stockport and Warrington have two each, and Bury is the first
			// clockwise.
			does:  "network bolton_manchester; network bury_manchester; develop; develop",
			tells: "- clockwise (M44)", leaves: "automa: coal2@bolton.1=1",
		},
		{
			name: "no coal for the second (M39)", cards: []int{8, 9}, fronts: fronts{8: `{ network = ["Bolton"] }`},
			position: "rail; automa: coal2@bolton.1=1",
			does:     "network bolton_manchester; done; develop; develop",
			tells:    "no manchester along bury_manchester: no coal 1/0 (C6.2)", leaves: "automa: coal2@bolton.1!",
		},
	})
}

// A34 in every edition: of two mines the nearer over both ends serves, also where a human could choose an end.
func TestN6_CoalOfALinkFromEitherEnd(t *testing.T) {
	for _, id := range []string{"lancashire", "brass"} {
		playing(t, id)
		runScenes(t, []scene{{
			name: id, cards: []int{8, 9}, fronts: fronts{8: `{ network = ["Preston"] }`},
			position: "rail; automa: blackburn_preston, preston_wigan, lancaster_preston; " +
				"you: coal2@blackburn.1=3, coal2@manchester.1=3, bolton_manchester, blackpool_preston, fleetwood_preston, blackburn_bolton",
			does:   "network preston_southport; network southport_wigan; develop; develop",
			leaves: "you: coal2@blackburn.1=1, coal2@manchester.1=3",
		}})
	}
}

func TestN7_AnywhereAndBarrow(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "outside the network", cards: []int{8, 9}, fronts: fronts{8: `{ build = "cotton", at = ["Preston"] }`},
			position: "automa: cotton1@bolton.1!", does: "build cotton@preston.1; develop; develop",
		},
		{
			name: "no canal brings coal to Barrow or Birkenhead", cards: []int{8, 9},
			fronts:   fronts{8: `{ build = "shipyard", at = ["Barrow-in-Furness", "Birkenhead"], link_first = true }, { build = "coal", at = ["Burnley"] }`},
			position: "automa: ellesmere-port_liverpool, lancaster_preston; you: port1@ellesmere-port.1, port2@lancaster.1",
			does:     remotely + "develop; develop",
			tells: "no shipyard@barrow along barrow_lancaster: line not in era (C8.1)\nno shipyard@barrow: no link helps (M30)\n" +
				"no shipyard@birkenhead along birkenhead_ellesmere-port: line not in era (C8.1)\nno shipyard@birkenhead: no link helps (M30)",
		},
		{
			name: "rails do", cards: []int{8, 9}, fronts: fronts{8: `{ build = "shipyard", at = ["Barrow-in-Furness"], link_first = true }`},
			position: "rail; automa: lancaster_preston; you: port2@lancaster.1",
			does:     "network barrow_lancaster; done; build shipyard@barrow.1", leaves: "automa: shipyard2@barrow.1!",
		},
	})
}

func TestN8_ShipyardsFlipAtOnce(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "built", cards: []int{8, 9}, fronts: fronts{8: `{ build = "shipyard", at = ["Liverpool"] }`}, position: "you: port1@liverpool.1",
			does: "build shipyard@liverpool.3; develop; develop", leaves: "coal 7; iron 5; automa: shipyard1@liverpool.3!, income 0",
		},
		{
			name: "a port does not", cards: []int{8, 9}, fronts: fronts{8: `{ build = "port", at = ["Liverpool"] }`}, position: "canal",
			does: "build port@liverpool.1; develop; develop", leaves: "automa: port1@liverpool.1",
		},
	})
}

func TestN9_ReadingOrder(t *testing.T) {
	eachOnTheMap(t, func(t *testing.T) {
		// On the board of each edition the spaces of a location are numbered in rows from the top, each from the left.
		for x := engine.Space(2); int(x) < len(board.Spaces); x++ {
			a, b := &board.Spaces[x-1], &board.Spaces[x]
			if a.Location == b.Location && (a.Row > b.Row || a.Row == b.Row && a.X >= b.X) {
				t.Errorf("%s comes before %s", notation.SpaceName(board, x-1), notation.SpaceName(board, x))
			}
		}
		runScenes(t, []scene{
			{
				name: "the first of equal ones", cards: []int{8, 9}, position: "canal", fronts: fronts{8: `{ build = "coal", at = ["Manchester"] }`},
				does:  "build coal@manchester.1; develop; develop",
				tells: "spaces manchester.1 manchester.2 manchester.3: manchester.1\n- reading order (N9): \n= our decision N9",
			},
			{
				name: "the next if it is taken", cards: []int{8, 9}, position: "you: coal2@manchester.1", fronts: fronts{8: `{ build = "coal", at = ["Manchester"] }`},
				does: "build coal@manchester.2; develop; develop", tells: "spaces manchester.2 manchester.3: manchester.2",
			},
			{
				name: "one for the industry alone comes first (C7.3)", cards: []int{8, 9}, position: "canal",
				fronts: fronts{8: `{ build = "port", at = ["Lancaster"] }`}, does: "build port@lancaster.1; develop; develop", never: "reading order",
			},
		})
	})
}

func TestN10_EndPointsLast(t *testing.T) {
	playing(t, "lancashire")
	network := fronts{8: `{ network = ["Rochdale"] }`}
	runScenes(t, []scene{
		{
			name: "only if nothing else is open", cards: []int{8, 9}, fronts: network, position: "automa: coal2@rochdale.1",
			does:  "network oldham_rochdale; develop; develop",
			tells: "links rochdale_yorkshire oldham_rochdale: oldham_rochdale\n- not end point (N10): 0 1 = oldham_rochdale",
		},
		{
			name: "then it is", cards: []int{8, 9}, fronts: network, position: "automa: coal2@rochdale.1; you: oldham_rochdale",
			does: "network rochdale_yorkshire; develop; develop",
		},
		{
			name: "the second link goes on from there (M40)", cards: []int{8, 9}, fronts: fronts{8: `{ network = ["Macclesfield"] }`},
			position: "rail; automa: cotton2@macclesfield.1!; you: macclesfield_stockport",
			does:     "network macclesfield_midlands; network northwich_midlands; develop; develop",
		},
		{
			name: "beer is asked for nowhere: into the network comes next (M44)", cards: []int{8, 9}, fronts: fronts{8: `{ network = ["Bolton"] }`},
			position: "automa: coal2@bolton.1, cotton1@bury.1!",
			does:     "network bolton_bury; develop; develop", tells: "- into network (M44): 1 0 = bolton_bury",
		},
	})
}

// Clockwise is seen on the Roxley board in every game: Southport is the first line of Liverpool (A14).
func TestN10_Clockwise(t *testing.T) {
	for _, id := range onTheMap {
		playing(t, id)
		lines := game.Deck.Clockwise[notation.LocationNamed(board, "liverpool")]
		if got := board.Lines[lines[0]].ID; got != "liverpool_southport" {
			t.Errorf("%s: the first line of Liverpool is %s", id, got)
		}
		runScenes(t, []scene{{
			name: id, cards: []int{8, 9}, fronts: fronts{8: `{ network = ["Manchester"] }`}, position: "rail; automa: coal2@manchester.1=1",
			// Bolton has most empty spaces.
			does: "network bolton_manchester; done; develop; develop",
		}})
	}
}

// M64, A19: the names of end points do not count, and they have no spaces.
func TestN10_NamesLeftOut(t *testing.T) {
	playing(t, "lancashire")
	names := func(line string) int {
		for x := engine.Line(1); int(x) < len(board.Lines); x++ {
			if board.Lines[x].ID == line {
				n, _ := game.ScatteredScores(x)
				return n
			}
		}
		t.Fatalf("no line %s", line)
		return 0
	}
	if a, b := names("liverpool_southport"), names("preston_southport"); a >= b { // Liverpool before Preston
		t.Errorf("names rank %d and %d", a, b)
	}
	if a, b := names("blackpool_preston"), names("preston_southport"); a != b { // Preston and Preston
		t.Errorf("Blackpool or Southport counts: %d and %d", a, b)
	}
	if n := names("northwich_midlands"); n != 0 {
		t.Errorf("two end points have the rank %d", n)
	}
}
