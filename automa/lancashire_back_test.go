package automa_test

import "testing"

// Backs on the Lancashire map (N11 to N14). Card 9 has the second row of SELL and develops at £3 and less; card 16 has no second row
// and develops at £2 and less.

const (
	// mills at Bolton, joined to Warrington by the Automa's links.
	boltonMill = "automa: cotton1@bolton.1, bolton_manchester, manchester_warrington-runcorn"
	ownPort    = ", port1@warrington-runcorn.1"
	yourPort   = "; you: port1@warrington-runcorn.1"
)

func TestN11_SellsToOwnPorts(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "mill and port flip", cards: []int{8, 16}, fronts: remote, position: boltonMill + ownPort,
			does:   remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; done",
			leaves: "automa: cotton1@bolton.1!, port1@warrington-runcorn.1!, income 0", never: "examine\nrow 2\nour decision N11\nN13",
		},
		{
			name: "not to the human's", cards: []int{8, 16}, fronts: remote, position: boltonMill + yourPort,
			does:  remotely + "develop; develop",
			tells: "no cotton@bolton.1: no own port (N11)\nexamine bolton.1\n= our decision N11\nno cotton@bolton.1: no link to port (N11)\nback 16 develop",
			never: "row 2", leaves: "you: port1@warrington-runcorn.1",
		},
		{
			name: "not to a flipped one", cards: []int{8, 16}, fronts: remote, position: boltonMill + ownPort + "!",
			does: remotely + "develop; develop", tells: "no cotton@bolton.1: no own port (N11)",
		},
		{
			name: "not without a connection", cards: []int{8, 16}, fronts: remote, position: "automa: cotton1@bolton.1, port1@preston.3",
			does: remotely + "develop; develop", tells: "no cotton@bolton.1: no own port (N11)",
		},
		{
			name: "no mill: ports, mines and flipped mills are not sold", cards: []int{8, 16}, fronts: remote,
			position: "automa: cotton1@bolton.1!, coal2@manchester.1, bolton_manchester, manchester_warrington-runcorn" + ownPort,
			does:     remotely + "develop; develop", tells: "back 16 sell\nno: nothing to sell (N11)\nback 16 develop", never: "examine",
		},
		{
			name: "links of both players count", cards: []int{8, 16}, fronts: remote,
			position: "automa: cotton1@bolton.1, port1@warrington-runcorn.1; you: bolton_manchester, manchester_warrington-runcorn",
			does:     remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; done",
		},
		{
			name: "every mill, each with a port of its own", cards: []int{8, 16}, fronts: remote,
			position: "automa: cotton1@bolton.1, cotton2@bury.1, bolton_bury, bolton_manchester, manchester_warrington-runcorn, " +
				"warrington-runcorn_wigan, liverpool_wigan, port1@warrington-runcorn.1, port2@liverpool.1",
			does: remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; sell cotton@bury.1 to:liverpool.1; done",
		},
		{
			name: "one port for two mills: the order decides, and no link follows (A41)", cards: []int{8, 9}, fronts: remote,
			position: "automa: cotton1@bolton.1, cotton2@bury.1, bolton_bury, bolton_manchester, manchester_warrington-runcorn, " +
				"port1@warrington-runcorn.1, port2@preston.3, preston_wigan",
			does:  remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; done",
			tells: "buildings bolton.1 bury.1: bolton.1\ndo sell\nno cotton@bury.1: no own port (N11)\ndo done", never: "examine\nrow 2",
		},
	})
}

func TestN11_OneMissingLink(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "is placed, and nothing is sold over it", cards: []int{8, 9}, fronts: remote,
			position: "automa: cotton1@bolton.1, bolton_manchester, port1@warrington-runcorn.1",
			does:     remotely + "network manchester_warrington-runcorn",
			tells:    "no cotton@bolton.1: no own port (N11)\nexamine bolton.1\n= our decision N11\ndo network\n= our decision N11",
			never:    "do sell\nrow 2", leaves: "automa: cotton1@bolton.1, port1@warrington-runcorn.1",
		},
		{
			name: "two are too many", cards: []int{8, 16}, fronts: remote, position: "automa: cotton1@bolton.1, port1@warrington-runcorn.1",
			does: remotely + "develop; develop", tells: "no cotton@bolton.1: no link to port (N11)",
		},
		{
			name: "it must touch the network (A18)", cards: []int{8, 16}, fronts: remote,
			position: "automa: cotton1@bolton.1, port1@liverpool.1; you: bolton_manchester, warrington-runcorn_wigan, liverpool_wigan",
			does:     remotely + "develop; develop",
			tells:    "no cotton@bolton.1 along manchester_warrington-runcorn: not in network (C8.2)\n= our decision A18\nno cotton@bolton.1: no link to port (N11)",
		},
		{
			name: "in the era", cards: []int{8, 16}, fronts: remote,
			position: "automa: cotton1@bolton.1, port1@liverpool.1, liverpool_wigan",
			does:     remotely + "develop; develop", tells: "no cotton@bolton.1 along bolton_wigan: line not in era (C8.1)",
		},
		{
			name: "in the Rail Era with coal", cards: []int{8, 16}, fronts: remote,
			position: "rail; automa: cotton2@bolton.1, port2@liverpool.1, liverpool_wigan",
			does:     remotely + "network bolton_wigan; done", leaves: "coal 7", // by the port at Liverpool
		},
		{
			name: "it may end at an end point (M62)", cards: []int{8, 16}, fronts: remote,
			position: "rail; automa: cotton2@preston.1, port2@liverpool.1, liverpool_southport",
			does:     remotely + "network preston_southport; done",
		},
		{
			name: "the first mill for which there is one decides", cards: []int{8, 16}, fronts: remote,
			// Bury comes first by its links, but lacks two.
			position: "automa: cotton1@bury.1, cotton2@blackburn.1, bolton_bury, blackburn_burnley; you: blackburn_wigan, bolton_manchester; " +
				"automa: port1@liverpool.1",
			does:  remotely + "network liverpool_wigan",
			tells: "examine blackburn.1\ndo network liverpool_wigan",
		},
		{
			name: "several from one location of the network (M63)", cards: []int{8, 16}, fronts: remote,
			position: "rail; automa: cotton2@preston.1, port2@liverpool.1; you: liverpool_wigan, liverpool_southport, coal2@wigan.1",
			does:     remotely + "network preston_wigan; done",
			tells:    "links preston_southport preston_wigan: preston_wigan\n- into network (M44): 0 0\n- tiles built (M44): 0 1 = preston_wigan",
		},
		{
			name: "several apart (M64)", cards: []int{8, 16}, fronts: remote,
			// Bolton to Wigan has 5 spaces, Liverpool to Warrington 6.
			position: "rail; automa: cotton2@bolton.1, port2@liverpool.1; you: bolton_manchester, manchester_warrington-runcorn, liverpool_wigan, coal2@wigan.1",
			does:     remotely + "network liverpool_warrington-runcorn; done",
			tells:    "- all spaces (M64)",
		},
	})
}

func TestN12_OrderOfMillsAndPorts(t *testing.T) {
	playing(t, "lancashire")
	two := "automa: cotton2@bolton.1, cotton2@manchester.1, bolton_manchester, manchester_warrington-runcorn, port2@warrington-runcorn.1"
	runScenes(t, []scene{
		{
			name: "most own links less the human's", cards: []int{8, 16}, fronts: remote, position: two,
			does:  remotely + "sell cotton@manchester.1 to:warrington-runcorn.1; done",
			tells: "buildings bolton.1 manchester.1: manchester.1\n- more links (M50): 1 2 = manchester.1\ndo sell",
		},
		{
			name: "then the alphabet", cards: []int{8, 16}, fronts: remote, position: two + "; you: manchester_oldham",
			does:  remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; done",
			tells: "- more links (M50): 1 1\n- alphabet (M50)",
		},
		{
			name: "then reading order", cards: []int{8, 16}, fronts: remote,
			position: "rail; automa: cotton2@manchester.3, cotton2@manchester.2, manchester_warrington-runcorn, port2@warrington-runcorn.1",
			does:     remotely + "sell cotton@manchester.2 to:warrington-runcorn.1; done", tells: "- reading order (N9)\n= our decision N9",
		},
		{
			name: "ports: the links decide", cards: []int{8, 16}, fronts: remote,
			position: "automa: cotton1@manchester.1, manchester_warrington-runcorn, warrington-runcorn_wigan, liverpool_wigan, port1@warrington-runcorn.1, port1@liverpool.1",
			does:     remotely + "sell cotton@manchester.1 to:warrington-runcorn.1; done",
			tells:    "ports liverpool.1 warrington-runcorn.1: warrington-runcorn.1 for cotton@manchester.1\n- more links (M50): 1 2 = warrington-runcorn.1",
		},
		{
			name: "ports of one location: reading order", cards: []int{8, 16}, fronts: remote,
			position: "rail; automa: cotton2@preston.1, preston_wigan, liverpool_wigan, port2@liverpool.4, port2@liverpool.2",
			does:     remotely + "sell cotton@preston.1 to:liverpool.2; done",
			tells:    "ports liverpool.2 liverpool.4: liverpool.2 for cotton@preston.1",
		},
	})
}

func TestN13_DistantMarket(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "with access, and without its bonus", cards: []int{8, 9}, fronts: remote, position: "next 2; " + boltonMill + yourPort,
			does: remotely + "sell cotton@bolton.1 to:distant; done",
			tells: "no cotton@bolton.1: no own port (N11)\nno cotton@bolton.1: no link to port (N11)\nback 9 sell, row 2\n= our decision N13\n" +
				"do sell cotton@bolton.1 to:distant\n= our decision N13\ndo done",
			leaves: "marker 3; automa: cotton1@bolton.1!, income 0, vp 0; you: port1@warrington-runcorn.1", // a port used for access does not flip
		},
		{
			name: "not on a card without the row", cards: []int{8, 16}, fronts: remote, position: "next 2; " + boltonMill + yourPort,
			does: remotely + "develop; develop", leaves: "marker 1", never: "row 2",
		},
		{
			name: "not after the first row", cards: []int{8, 9}, fronts: remote,
			position: boltonMill + ", cotton2@bury.1, bolton_bury" + ownPort,
			does:     remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; done", leaves: "marker 1", never: "row 2",
		},
		{
			name: "not without access", cards: []int{8, 9}, fronts: remote, position: "automa: cotton1@bolton.1, bolton_manchester",
			does:  remotely + "develop; develop",
			tells: "row 2\nno cotton@bolton.1: no market access (C5.3)\nno cotton@bolton.1: no human port (N13)\nback 9 develop", leaves: "marker 1",
		},
		{
			name: "every mill until it closes", cards: []int{8, 9}, fronts: remote,
			position: "turned 3; next 2 3; " + boltonMill + ", cotton2@bury.1, bolton_bury" + yourPort,
			does:     remotely + "sell cotton@bolton.1 to:distant; sell cotton@bury.1 to:distant",
			tells:    "buildings bolton.1 bury.1: bolton.1", never: "human port\ndevelop",
			leaves: "closed; automa: cotton1@bolton.1!, cotton2@bury.1; you: port1@warrington-runcorn.1",
		},
		{
			name: "a try that closes it is an action, also the only one", cards: []int{8, 9}, fronts: remote,
			position: "turned 3 3; next 2; " + boltonMill + yourPort,
			does:     remotely + "sell cotton@bolton.1 to:distant", never: "human port\ndevelop",
			leaves: "closed; automa: cotton1@bolton.1; you: port1@warrington-runcorn.1",
		},
		{
			name: "a market end point is access", cards: []int{8, 9}, fronts: remote, position: "next 2; automa: cotton1@colne.1, colne_yorkshire",
			does: remotely + "sell cotton@colne.1 to:distant; done",
		},
	})
}

func TestN13_HumansPorts(t *testing.T) {
	playing(t, "lancashire")
	const closed = "turned 3 3 2; "
	runScenes(t, []scene{
		{
			name: "once the distant market is closed", cards: []int{8, 9}, fronts: remote, position: closed + boltonMill + yourPort + ", income 10",
			does:   remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; done",
			tells:  "row 2\nno: distant market closed (C11.3)\ndo sell cotton@bolton.1 to:warrington-runcorn.1\n= our decision N13",
			leaves: "automa: cotton1@bolton.1!; you: port1@warrington-runcorn.1!, income 13",
		},
		{
			name: "every mill", cards: []int{8, 9}, fronts: remote,
			position: closed + boltonMill + ", cotton2@bury.1, bolton_bury, warrington-runcorn_wigan, liverpool_wigan" + yourPort + ", port1@liverpool.1",
			does:     remotely + "sell cotton@bolton.1 to:warrington-runcorn.1; sell cotton@bury.1 to:liverpool.1; done",
		},
		{
			name: "not to a flipped one", cards: []int{8, 9}, fronts: remote, position: closed + boltonMill + yourPort + "!",
			does: remotely + "develop; develop", tells: "no cotton@bolton.1: no human port (N13)\nback 9 develop",
		},
		{
			name: "not on a card without the row", cards: []int{8, 16}, fronts: remote, position: closed + boltonMill + yourPort,
			does: remotely + "develop; develop", never: "row 2",
		},
	})
}

// Card 10 names The Midlands, else Northwich, card 18 Yorkshire, card 12 Scotland, card 30 none; iron is too dear for all of them.
func TestN14_NamedPlaces(t *testing.T) {
	playing(t, "lancashire")
	const dear = "iron 4; "
	runScenes(t, []scene{
		{
			name: "a link to it comes before all others", cards: []int{8, 18}, fronts: remote, position: dear + "automa: cotton1@rochdale.1!",
			does: remotely + "network rochdale_yorkshire", tells: "back 18 network\nno yorkshire along colne_yorkshire: not in network (C8.2)\ndo network\n= our decision N14",
		},
		{
			name: "without a name it goes on from the last action", cards: []int{8, 30}, fronts: remote, position: dear + "automa: cotton1@rochdale.1!",
			does: remotely + "network blackburn_burnley",
		},
		{
			name: "none is legal: as without the name", cards: []int{8, 18}, fronts: remote, position: "canal",
			does: remotely + "network blackburn_burnley", tells: "no yorkshire: no link from (N14)\n= our decision N14\nlinks burnley_colne blackburn_burnley",
		},
		{
			name: "Scotland has no canal", cards: []int{8, 12}, fronts: remote, position: "automa: cotton1@lancaster.2!",
			does: remotely + "network blackburn_burnley", tells: "no scotland along lancaster_scotland: line not in era (C8.1)\nno scotland: no link from (N14)",
		},
		{
			name: "several lines: as seen from the place (N10)", cards: []int{8, 18}, fronts: remote,
			// Colne has a tile more.
			position: dear + "automa: cotton1@rochdale.1!, cotton1@colne.1!; you: cotton1@colne.2!",
			does:     remotely + "network colne_yorkshire", tells: "links rochdale_yorkshire colne_yorkshire: colne_yorkshire\n- tiles built (M44): 1 2",
		},
		{
			name: "the first of two", cards: []int{8, 10}, fronts: remote, position: dear + "automa: cotton1@macclesfield.1!, port1@ellesmere-port.1!",
			does: remotely + "network macclesfield_midlands",
		},
		{
			name: "else the second", cards: []int{8, 10}, fronts: remote, position: dear + "automa: port1@ellesmere-port.1!",
			does: remotely + "network ellesmere-port_northwich", tells: "no midlands: no link from (N14)\ndo network",
		},
		{
			name: "in the Rail Era the second link goes on from the place (M40)", cards: []int{8, 10}, fronts: remote,
			position: "rail; " + dear + "automa: cotton2@macclesfield.1!",
			does:     remotely + "network macclesfield_midlands; network northwich_midlands", tells: "do network northwich_midlands\n= our decision N14",
		},
		{
			name: "if one is free there", cards: []int{8, 18}, fronts: remote,
			position: "rail; " + dear + "automa: cotton2@rochdale.1!; you: colne_yorkshire, cotton2@colne.1!",
			does:     remotely + "network rochdale_yorkshire; done", tells: "no yorkshire along colne_yorkshire: taken (C8.1)",
		},
		{
			name: "DEVELOP comes first", cards: []int{8, 10}, fronts: remote, position: "automa: cotton1@macclesfield.1!",
			does: remotely + "develop; develop",
		},
	})
}
