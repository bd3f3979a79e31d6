package terminal_test

import (
	"strings"
	"testing"
)

// What only the Lancashire map asks and tells.

const (
	mill = "you: cotton1@bolton.1, bolton_manchester, manchester_warrington-runcorn, money 40, card:bury, card:wigan, card:coal"
	port = "; automa: port1@warrington-runcorn.1"
)

func TestEveryDecisionIsAsked_OnTheLancashireMap(t *testing.T) {
	for name, test := range map[string]struct {
		game, position string
		typed          []string
		want           []string
	}{
		"to whom a mill is sold (C11.1)": {
			"lancashire", mill + port, []string{"4", "1", "1", ""},
			[]string{"Sell the cotton mill I at Bolton (upper left space). To whom?", "1 the port at Warrington & Runcorn, left space (the Automa's)",
				"2 the distant market", "Which card do you discard?", "You sell the cotton mill I", "The Automa's port I at Warrington & Runcorn (left space) flips"},
		},
		"the distant market shows nothing before it is sold there (C11.3)": {
			"lancashire", mill + port + "; turned 2 2; next 4", []string{"sell cotton@bolton.1 to:distant card:bury"},
			[]string{"You turn up a tile of the distant market, and its marker moves 4 spaces down.", "closed for the rest of the era"},
		},
		"chances, and then back": {
			"lancashire", mill + port + "; turned 3; next 1", []string{"sell bolton.1 to:distant", "1", "back", "table"},
			[]string{"You discard the Bury card.", "Then one of the 7 tiles face down is turned up; to take that back makes the game practice. " +
				"None of them closes the market; they bring 0 to 1 spaces of income, and the mill flips.", "[Enter: do it, back: choose again] > back",
				"3 3 2 [2] 1 1 0 0 X: bonuses, [2] under the marker; face down are 1, 2, 2, 2, 3, 3, 4; turned: 3"},
		},
		"chances to close it": {
			"lancashire", mill + port + "; turned 2 3; next 1", []string{"sell bolton.1 to:distant", "1", "", "undo"},
			[]string{"one of the 6 tiles", "3 of them close the market, and the mill stays unsold; the others bring 0 spaces of income",
				"You turn up a tile", "Taken back.", "counts as practice"},
		},
		"how much of a loan (C10.1)": {
			"lancashire", "you: card:bury, card:wigan", []string{"5", "2", "1", ""},
			[]string{"How much?", "1 £10, for one level of income", "2 £20, for 2 levels of income", "You take a loan of £20", "Money £30 → £50; income 0 → −2"},
		},
		"a double build, with two cards (C7.11)": {
			"lancashire", "you: card:bury, card:wigan, card:coal, money 40", []string{"6", "1", "1", "1", "", "1", "2", ""},
			[]string{"Double build, anywhere with two cards. Which industry?", "Build a cotton mill, level I, at ", "with two cards:",
				"Then: Which is the first of the two cards that you discard?", "You discard the Bury card.", "Which is the second?", "You discard the coal mine card.", "Your turn ends."},
		},
		"not with one action left": {
			"lancashire", "actions 1; you: card:bury, card:wigan", []string{"6"}, []string{"(Double build, anywhere with two cards: not now)", "(C7.11)"},
		},
	} {
		t.Run(name, func(t *testing.T) { shown(t, fromIn(t, test.game, test.position), test.typed, test.want...) })
	}
}

// Why something may not be done is told under the numbers of this map's rules.
func TestRefusedWishIsExplained_OnTheLancashireMap(t *testing.T) {
	for typed, want := range map[string]string{
		"why build cotton@bury":                      "No card in your hand allows that (C7.1)",
		"why network bolton_manchester":              "(C8.3)",
		"why build shipyard@liverpool":               "(C7.2)",
		"why sell cotton@bury.1":                     "(C11.1)",
		"why scout":                                  `"scout" is no action`,
		"why sell":                                   "There is nothing to sell: no unsold mill of yours is connected to an unflipped port",
		"why double build iron at Barrow-in-Furness": "is connected neither to a mine with coal nor to a port, Scotland, Yorkshire or The Midlands (C6.1).",
		"reach":       "with an industry card you may build anywhere (C7.8), and you cannot place a link (C8.3)",
		"rules B12.6": "No rule has",
		"rules C11.3": "C11.3 ",
	} {
		t.Run(typed, func(t *testing.T) {
			out, err := session(t, fromIn(t, "lancashire", "you: card:bolton, card:wigan, money 30"), nil, typed)
			if text := strings.Join(strings.Fields(out), " "); err != nil || !strings.Contains(text, want) {
				t.Errorf("%q is not shown, %v:\n%s", want, err, out)
			}
		})
	}
}

func TestReachTellsOfPortsAndMarketAccess(t *testing.T) {
	shown(t, fromIn(t, "lancashire", mill), []string{"reach"},
		"Your network: Bolton, Manchester, Warrington & Runcorn.", "No unflipped port is connected to it.", "It has no market access")
	shown(t, fromIn(t, "lancashire", mill+port), []string{"reach"},
		"Unflipped ports connected to it: the port at Warrington & Runcorn, left space (the Automa's).", "It has market access (C5.3)")
	shown(t, fromIn(t, "lancashire", mill+port+"!"), []string{"reach"}, "No unflipped port is connected to it.", "It has market access (C5.3)")
}

// At a step of the Automa's turn a port is whose it is there, though the tile leaves with the era that the turn ends.
func TestReachNamesTheOwnerOfAPortAtAStep(t *testing.T) {
	shown(t, fromIn(t, "lancashire", "round 10; actions 2; turn automa; you: cotton1@bolton.1; automa: port1@warrington-runcorn.1, manchester_warrington-runcorn"),
		[]string{"", "reach", "end reach"}, "> reach", "the port at Warrington & Runcorn, left space (the Automa's).", "> end reach")
}

func TestTableTellsOfAClosedDistantMarket(t *testing.T) {
	shown(t, fromIn(t, "lancashire", mill+port+"; turned 3 3 2"), []string{"table"}, "Distant closed until the end of the era; turned: 3, 3, 2")
}

// The game that is played is named, and that the Automa's rules are our own reading where they are.
func TestWelcome(t *testing.T) {
	for game, want := range map[string]string{
		"birmingham": "Brass: Birmingham against the MAUtoma: medium, seed 1.", "lancashire": "Brass: Lancashire against the MAUtoma: medium, seed 1.",
		"lancashire-community": "Brass: Lancashire, community map against", "brass": "Brass (2007) against",
	} {
		out, err := session(t, seededIn(t, game, 1), nil, "quit")
		text := strings.Join(strings.Fields(out), " ")
		if ours := strings.Contains(text, "our own reading (N1, N4)"); err != nil || !strings.HasPrefix(text, want) || ours != (game != "birmingham") {
			t.Errorf("%s: %v\n%s", game, err, out)
		}
	}
}
