package position_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
)

// choose picks a kind of choice and then one of that kind, so that a random game does more than build and pass.
func choose(choices []engine.Choice, intn func(int) int) engine.Choice {
	var verbs []engine.Verb
	for i, c := range choices {
		if i == 0 || c.Verb != choices[i-1].Verb {
			verbs = append(verbs, c.Verb)
		}
	}
	verb := verbs[intn(len(verbs))]
	first, n := 0, 0
	for i, c := range choices {
		if c.Verb == verb {
			first, n = i-n, n+1
		}
	}
	return choices[first+intn(n)]
}

// failer is a test, or one of rapid's.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// sameAfterText fails unless a position comes back from its text unchanged, and its text with it.
func sameAfterText(tb failer, s *engine.State) []byte {
	tb.Helper()
	text, err := position.Marshal(board.Game, s)
	if err != nil {
		tb.Fatalf("a position of play is not written: %v", err)
	}
	read, err := position.Unmarshal(board.Game, text)
	if err != nil {
		tb.Fatalf("a position of play is not read: %v\n%s", err, text)
	}
	if read != *s {
		tb.Fatalf("a position is not the same after writing and reading\n%s", text)
	}
	if again, _ := position.Marshal(board.Game, &read); !bytes.Equal(again, text) {
		tb.Fatalf("the same position gives two texts\n%s\n%s", text, again)
	}
	return text
}

func TestPosition_RoundTripInPlay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := engine.Options{Seats: rapid.IntRange(2, 4).Draw(t, "seats")}
		o.Introductory = rapid.Bool().Draw(t, "introductory")
		if o.Seats == 2 && rapid.Bool().Draw(t, "solo") {
			o.Solo, o.AutomaMat = true, board.FullSet()
			o.SpendingOrder = rapid.Bool().Draw(t, "spending order")
		}
		s, err := board.Start(o, rapid.Uint64().Draw(t, "seed"), nil)
		if err != nil {
			t.Fatal(err)
		}
		drawn := func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "choice") }
		before := rapid.IntRange(0, 200).Draw(t, "choices before")
		for i := range before + 20 {
			if i >= before || s.Decision != engine.ChooseAction {
				sameAfterText(t, &s)
			}
			if s.Decision == engine.GameOver {
				break
			}
			if r := board.Apply(&s, choose(board.Choices(&s, nil), drawn), nil); !r.OK() {
				t.Fatalf("a listed choice is refused: %+v", r)
			}
		}
	})
}

// randomGame plays a whole game at random and shows every position on its way.
func randomGame(tb testing.TB, o engine.Options, seed uint64, show func(*engine.State)) {
	tb.Helper()
	s, err := board.Start(o, seed, nil)
	if err != nil {
		tb.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 7))
	for show(&s); s.Decision != engine.GameOver; show(&s) {
		board.Apply(&s, choose(board.Choices(&s, nil), rng.IntN), nil)
	}
}

// Random play comes to every decision, in every action that asks it; otherwise the round trips would prove little.
func TestPosition_RoundTripOfEveryDecision(t *testing.T) {
	type moment struct {
		engine.Decision
		engine.Verb
	}
	seen := map[moment]int{}
	for seed := range uint64(300) {
		o := engine.Options{Seats: 2 + int(seed%3)}
		if seed%4 == 0 {
			o = engine.Options{Seats: 2, Solo: true, AutomaMat: board.FullSet()}
		}
		randomGame(t, o, seed, func(s *engine.State) {
			m := moment{s.Decision, s.Pending.Verb}
			if seen[m]++; seen[m] <= 5 {
				sameAfterText(t, s)
			}
		})
	}
	for _, m := range []moment{
		{engine.ChooseAction, 0}, {engine.ChooseCoal, engine.Build}, {engine.ChooseCoal, engine.Network},
		{engine.ChooseIron, engine.Build}, {engine.ChooseIron, engine.Develop}, {engine.ChooseBeer, engine.Network},
		{engine.ChooseBeer, engine.Sell}, {engine.ChooseBonus, engine.Sell}, {engine.ChooseLink, engine.Network},
		{engine.ChooseDevelop, engine.Develop}, {engine.ChooseSale, engine.Sell}, {engine.ChooseDiscard, engine.Scout},
		{engine.ChooseGiveUp, 0}, {engine.GameOver, 0},
	} {
		if seen[m] == 0 {
			t.Errorf("no position with decision %s and %q under way was played", m.Decision, m.Verb)
		}
		delete(seen, m)
	}
	for m := range seen {
		t.Errorf("decision %s with %q under way was not expected", m.Decision, m.Verb)
	}
}

// canalBase is what most refused positions are made from: in its text, something is put in place of something else.
const canalBase = "seats 2; canal; round 6; " +
	"p0: birmingham_dudley, birmingham_worcester, coal1@dudley.1, cotton1@worcester.1, cotton1@kidderminster.2!, " +
	"money 30, card:coventry, card:coventry; " +
	"p1: coal1@wolverhampton.2, brewery1@farm-south, iron1@birmingham.3!, card:walsall, card:tamworth"

func TestPosition_Refused(t *testing.T) {
	s := board.Position(t, canalBase)
	fourteen := `"birmingham_dudley", "birmingham_worcester", "belper_derby", "birmingham_coventry", "birmingham_oxford",
		"birmingham_tamworth", "birmingham_walsall", "burton-on-trent_derby", "burton-on-trent_stone",
		"burton-on-trent_tamworth", "cannock_farm-north", "cannock_stafford", "cannock_walsall", "derby_nottingham"`
	refuses(t, string(sameAfterText(t, &s)), []refusedText{
		// What cannot be read.
		{"not JSON", `"seats": 2,`, `"seats": 2`, `line 3: this is not JSON: invalid character '"' after object key:value pair`},
		{"cut off", `"random": "7063673a00000000000000010000000000000001"` + "\n}", `"random": ""`,
			`line 78: this is not JSON: unexpected end of JSON input`},
		{"text after the end", `001"` + "\n}\n", `001"` + "\n} {}\n", `line 78: this is not JSON: invalid character '{' after top-level value`},
		{"unknown key", `"era": "canal"`, `"era": "canal", "weather": "wet"`, `weather: there is no such key`},
		{"unknown key of a seat", `"money": 30`, `"money": 30, "coins": 1`, `players[0]: coins: there is no such key`},
		{"long key", `"era": "canal"`, `"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": 1, "era": "canal"`, `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: there is no such key`},
		{"longer key", `"era": "canal"`, `"baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": 1, "era": "canal"`, `"baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"…: there is no such key`},
		{"other capitals", `"era": "canal"`, `"Era": "canal"`, `"Era": there is no such key`},
		{"half of a pair", `"era": "canal"`, `"era": "canal\ud800"`, `the document: \ud800 stands for no character, being half of a pair`},
		{"no UTF-8", `"era": "canal"`, "\"era\": \"canal\xff\"", `the document: it is not valid UTF-8`},
		{"key twice", `"era": "canal"`, `"era": "canal", "era": "rail"`, `era: the key is there twice`},
		{"space twice", `"tiles": {`, `"tiles": {"worcester.1": {"tile": "cotton 1", "owner": 0},`,
			`tiles: worcester.1: the key is there twice`},
		{"space under two names", `"tiles": {`, `"tiles": {"farm-south": {"tile": "brewery 1", "owner": 0},`,
			`tiles: farm-south.1: the space is named twice`},
		{"missing key", `"coal_market": 13,`, ``, `coal_market: the key is missing`},
		{"missing hand", `"hand": ["walsall", "tamworth"],`, ``, `players[1]: hand: the key is missing`},
		{"number for a text", `"era": "canal"`, `"era": 1`, `era: a text belongs here`},
		{"text for a number in a tile", `"tile": "brewery 1", "owner": 1`, `"tile": "brewery 1", "owner": "you"`,
			`tiles: farm-south.1: owner: a whole number belongs here`},
		{"fraction on a mat", `"brewery": [2, 2, 2, 1]`, `"brewery": [2, 2, 2, 1.5]`, `players[0]: mat: brewery[3]: "1.5" is not a whole number`},
		{"null", `"aside": []`, `"aside": null`, `aside: a list belongs here`},
		{"too deep", `"order": [0, 1]`, `"order": [[[[[[0]]]]], 1]`, `order[0]: a whole number belongs here`},
		{"fraction", `"money": 30`, `"money": 30.5`, `players[0]: money: "30.5" is not a whole number`},
		{"long number", `"money": 30`, `"money": 3` + strings.Repeat("0", 90),
			`players[0]: money: "3000000000000000000000000000000000000000"… is not a whole number`},
		{"larger number", `"money": 30`, `"money": 9223372036854775807`, `players[0]: money: 9223372036854775807 is out of any bounds`},
		{"large number", `"money": 30`, `"money": 40000`, `players[0]: money: 40000 is out of any bounds`},
		{"number past a byte", `"coal_market": 13`, `"coal_market": 269`, `coal_market: 269 is out of any bounds`},
		{"list for a seat", `"players": [`, `"players": [[],`, `players[0]: an object belongs here`},
		{"list for the tiles", `"tiles": {`, `"tiles": [], "tiles": {`, `tiles: an object belongs here`},
		{"object for a list", `"aside": []`, `"aside": {}`, `aside: a list belongs here`},
		{"text for true or false", `"solo": false`, `"solo": "no"`, `solo: true or false belongs here`},
		{"negative", `"coal_market": 13`, `"coal_market": -1`, `coal_market: -1 is out of any bounds`},
		{"unknown era", `"era": "canal"`, `"era": "steam"`, `era: "steam" is none of: canal, rail`},
		{"control character", `"hand": ["walsall", "tamworth"]`, `"hand": ["wal\u001bsall"]`,
			`players[1]: hand[0]: there is no card "wal\x1bsall"`},
		{"control character in a key", `"tiles": {`, `"tiles": {"a\u0007": {"tile": "coal 1", "owner": 0},`,
			`tiles: "a\a": there is no such space`},
		{"no such space", `"dudley.1": {`, `"dudley.7": {`, `tiles: dudley.7: there is no such space`},
		{"no such level", `"tile": "brewery 1"`, `"tile": "brewery 5"`, `tiles: farm-south.1: there is no tile "brewery 5"`},
		{"no such merchant", `"shrewsbury.1": {`, `"shrewsbury.2": {`, `merchants: shrewsbury.2: there is no such merchant space`},
		{"no such merchant tile", `"tile": "all"`, `"tile": "none"`, `merchants: shrewsbury.1: there is no merchant tile "none"`},
		{"no such line", `"birmingham_worcester"`, `"birmingham_stone"`, `players[0]: links[1]: there is no line "birmingham_stone"`},
		{"no such industry", `"brewery": [2, 2, 2, 1],`, `"brewery": [2, 2, 2, 1], "steel": [1],`,
			`players[0]: mat: there is no industry "steel"`},
		{"half a byte after the generator", `0000000000000001"`, `0000000000000001f"`,
			`random: "7063673a00000000000000010000000000000001"… is not the state of a generator`},
		{"no such generator", `7063673a`, `00000000`, `random: "0000000000000000000000010000000000000001" is not the state of a generator`},

		// What cannot be on a table.
		{"five seats", `"seats": 2`, `"seats": 5`, `order: 2 seats are named, the game has 5 (B1.7)`},
		{"seat named twice", `"order": [0, 1]`, `"order": [0, 0]`, `order: seats 0 to 1 are not named once each (B1.7)`},
		{"five seats and their order", `"seats": 2`, `"order": [0, 1, 2, 3, 4], "seats": 5`, `order: the key is there twice`},
		{"seat below the first", `"order": [0, 1]`, `"order": [0, -1]`, `order: there is no seat -1 (B1.7)`},
		{"seat above the last", `"order": [0, 1]`, `"order": [0, 4]`, `order: there is no seat 4 (B1.7)`},
		{"the first line twice", `"birmingham_dudley", "birmingham_worcester"`, `"belper_derby", "derby_belper"`,
			`players[0]: links[1]: there is a link on belper_derby already (B8.2)`},
		{"player too few", `"order": [0, 1]`, `"order": [0, 1, 2]`, `order: 3 seats are named, the game has 2 (B1.7)`},
		{"player too many", `"players": [`, `"players": [], "players": [`, `players: the key is there twice`},
		{"round after the last", `"round": 6`, `"round": 11`, `round: 11 is not from 1 to 10 (B2.1)`},
		{"third action", `"actions_left": 2`, `"actions_left": 3`, `actions_left: 3 is not from 1 to 2 (B2.2)`},
		{"another's turn", `"actor": 0`, `"actor": 1`, `actor: seat 1 is to choose, but it is the turn of seat 0 (B2.2)`},
		{"debt in a turn", `"actor": 0,`, `"actor": 0, "debt": 3,`, `debt: income is collected after the last turn of a round, not during one (B3.2)`},
		{"spending order of two", `"spending_order": false`, `"spending_order": true`,
			`spending_order: turn order by spending is an option of solo play only (M83)`},
		{"solo with cards", `"solo": false`, `"solo": true`, `players[1]: the Automa has no money, no income and no cards (M2)`},
		{"introductory rail", `"introductory": false,` + "\n" + `  "spending_order": false,` + "\n" + `  "era": "canal"`,
			`"introductory": true, "spending_order": false, "era": "rail"`, `introductory: the introductory game has no Rail Era (B4.7)`},
		{"past the track", `"money": 30,` + "\n" + `      "spent": 0,` + "\n" + `      "vp": 0,` + "\n" + `      "income_space": 10`,
			`"money": 30, "spent": 0, "vp": 0, "income_space": 100`, `players[0]: income_space: 100 is not from 0 to 99 (B6.8)`},
		{"fifteenth link", `"birmingham_dudley", "birmingham_worcester"`, fourteen + `, "nuneaton_tamworth"`,
			`players[0]: links: 15 links, but a player has 14 link tiles (B14.1)`},
		{"link twice", `"birmingham_worcester"`, `"dudley_birmingham"`,
			`players[0]: links[1]: there is a link on birmingham_dudley already (B8.2)`},
		{"two links on a line", `"links": []`, `"links": ["birmingham_dudley"]`,
			`players[1]: links: birmingham_dudley has a link of another seat already (B8.2)`},
		{"rail in the canal era", `"birmingham_worcester"`, `"birmingham_nuneaton"`,
			`players[0]: links: birmingham_nuneaton is no line of this era (B8.2, B8.3)`},
		{"owner out of the game", `"tile": "brewery 1", "owner": 1`, `"tile": "brewery 1", "owner": 2`,
			`tiles: farm-south.1: seat 2 is not in the game (B1.1)`},
		{"no icon", `"dudley.1": {`, `"dudley.2": {`, `tiles: dudley.2: coal 1 is not shown on this space (B7.3)`},
		{"rail tile", `"tile": "brewery 1"`, `"tile": "brewery 4"`,
			`tiles: farm-south.1: brewery 4 is not on the board in this era (B4.3, B7.2)`},
		{"cubes on a mill", `"worcester.1": {"tile": "cotton 1", "owner": 0}`, `"worcester.1": {"tile": "cotton 1", "owner": 0, "cubes": 1}`,
			`tiles: worcester.1: cotton 1 produces nothing but holds cubes (B7.5)`},
		{"too many cubes", `"dudley.1": {"tile": "coal 1", "owner": 0, "cubes": 2}`, `"dudley.1": {"tile": "coal 1", "owner": 0, "cubes": 3}`,
			`tiles: dudley.1: coal 1 holds 3 cubes or barrels, at most 2 fit (B7.5)`},
		{"flipped with a barrel", `"farm-south.1": {"tile": "brewery 1", "owner": 1,`, `"farm-south.1": {"tile": "brewery 1", "owner": 1, "flipped": true,`,
			`tiles: farm-south.1: brewery 1 is flipped but holds cubes or barrels (B6.6)`},
		{"flipped with coal", `"dudley.1": {"tile": "coal 1", "owner": 0,`, `"dudley.1": {"tile": "coal 1", "owner": 0, "flipped": true,`,
			`tiles: dudley.1: coal 1 is flipped but holds cubes or barrels (B6.6)`},
		{"empty mine", `"dudley.1": {"tile": "coal 1", "owner": 0, "cubes": 2}`, `"dudley.1": {"tile": "coal 1", "owner": 0}`,
			`tiles: dudley.1: coal 1 is empty but not flipped (B6.6)`},
		{"two tiles in a town", `"tiles": {`, `"tiles": {"worcester.2": {"tile": "cotton 1", "owner": 0},`,
			`tiles: worcester.2: seat 0 has another tile in this location in the Canal Era (B7.7)`},
		{"more than a set on a mat", `"brewery": [2, 2, 2, 1]`, `"brewery": [3, 2, 2, 1]`,
			`players[0]: mat: brewery: 3 tiles of level 1, there are 2 (B1.6)`},
		{"more of level 2", `"brewery": [2, 2, 2, 1]`, `"brewery": [2, 3, 2, 1]`, `players[0]: mat: brewery: 3 tiles of level 2, there are 2 (B1.6)`},
		{"less than none", `"brewery": [2, 2, 2, 1]`, `"brewery": [-1, 2, 2, 1]`, `players[0]: mat: brewery: -1 tiles of level 1, there are 2 (B1.6)`},
		{"levels left out", `"brewery": [2, 2, 2, 1]`, `"brewery": [2, 2]`,
			`players[0]: mat: brewery: 2 numbers, one for each of the 4 levels is wanted (B1.6)`},
		{"more than a set", `"brewery": [1, 2, 2, 1]`, `"brewery": [2, 2, 2, 1]`,
			`players[1]: mat: brewery 1: more on mat and board than the 2 there are (B1.6)`},
		{"level 1 left behind", `"worcester.1": {"tile": "cotton 1"`, `"worcester.1": {"tile": "cotton 2"`,
			`players[0]: mat: cotton 2: more on mat and board than the 2 there are (B1.6)`},
		{"level 1 on the mat, level 2 gone", `"cotton": [1, 2, 3, 3]`, `"cotton": [1, 1, 3, 3]`,
			`players[0]: mat: cotton 1 is still there, but cotton 2 was taken before it (B7.2)`},
		{"barrel beside a blank", `{"tile": "blank-a"}`, `{"tile": "blank-a", "beer": true}`,
			`merchants: gloucester.2: a barrel stands where no merchant trades (B1.4)`},
		{"merchant twice", `{"tile": "blank-a"}`, `{"tile": "blank-b"}`,
			`merchants: oxford.2: the tile blank-b lies on another space already (B1.3)`},
		{"the first merchant twice", `{"tile": "blank-a"}`, `{"tile": "all"}`, `merchants: shrewsbury.1: the tile all lies on another space already (B1.3)`},
		{"merchant space under two names", `"merchants": {`, `"merchants": {"oxford": {"tile": "all"},`, `merchants: oxford.1: the space is named twice`},
		{"merchant of larger games", `{"tile": "blank-a"}`, `{"tile": "cotton-b"}`,
			`merchants: gloucester.2: the tile is not in the game with 2 seats (B1.1)`},
		{"merchant space of larger games", `"gloucester.2": {`, `"nottingham.1": {`,
			`merchants: nottingham.1: the space is not in use with 2 seats (B1.3)`},
		{"overfull market", `"coal_market": 13`, `"coal_market": 15`, `coal_market: 15 is not from 0 to 14 (B1.5)`},
		{"ninth card", `"hand": ["walsall", "tamworth"]`, `"hand": ["walsall", "iron", "iron", "iron", "iron", "coal", "coal", "pottery", "pottery"]`,
			`players[1]: hand: 9 cards, a hand has at most 8 (B2.4)`},
		{"card in two places", `"hand": ["walsall", "tamworth"]`, `"hand": ["walsall", "tamworth", "walsall"]`,
			`cards: 2 of walsall are in hands, piles and discards, the game has 1 (B1.1)`},
		{"card nowhere", `"hand": ["walsall", "tamworth"]`, `"hand": ["tamworth", "tamworth"]`,
			`cards: 2 of tamworth are in hands, piles and discards, the game has 1 (B1.1)`},
		{"card of larger games", `"hand": ["walsall", "tamworth"]`, `"hand": ["walsall", "tamworth", "leek"]`,
			`cards: 1 of leek are in hands, piles and discards, the game has 0 (B1.1)`},
		{"wild card in the pile", `"draw": [`, `"draw": ["wild-industry",`, `draw: the card wild-industry is never shuffled in (B1.2)`},
		{"second wild card", `"hand": ["walsall", "tamworth"]`, `"hand": ["walsall", "tamworth", "wild-industry", "wild-industry"]`,
			`players[1]: hand: a second wild-industry is never taken (B10.2)`},
		{"as many cards aside as fit", `"aside": []`, `"aside": ["walsall"` + strings.Repeat(`, "walsall"`, 47) + `]`,
			`aside: 48 cards, 0 are put aside in this game and era (M5, M6)`},
		{"and one more", `"aside": []`, `"aside": ["walsall"` + strings.Repeat(`, "walsall"`, 50) + `]`,
			`draw: 67 cards are to be drawn or aside, there are at most 66 (B1.1)`},
		{"cards aside", `"aside": []`, `"aside": ["walsall"]`, `aside: 1 cards, 0 are put aside in this game and era (M5, M6)`},

		// What cannot be asked.
		{"asked without an action", `"decision": "action"`, `"decision": "coal"`, `pending: coal is asked, but no action is under way (B2.2)`},
		{"over too early", `"decision": "action"`, `"decision": "over"`, `era: the game does not end with the Canal Era (B2.1)`},
		{"debt without one", `"decision": "action"`, `"decision": "give-up"`, `turn: a turn is under way, so the round is not over (B3.1)`},
		{"other action", `"decision": "action"`, `"decision": "coal", "pending": {"action": "scout"}`,
			`pending: coal is not asked while "scout" is under way (B2.2)`},
		{"unknown action", `"decision": "action"`, `"decision": "coal", "pending": {"action": "dig"}`,
			`pending: action: "dig" is none of: build, network, develop, sell, loan, scout, pass, first-develop, done`},
		{"action asked during one", `"decision": "action"`, `"decision": "action", "pending": {"action": "build"}`,
			`pending: action is not asked while "build" is under way (B2.2)`},
		{"no such line under way", `"decision": "action"`, `"decision": "link", "pending": {"action": "network", "line": "birmingham_stone", "count": 1}`,
			`pending: line: there is no line "birmingham_stone"`},
		{"no such merchant under way", `"decision": "action"`, `"decision": "beer", "pending": {"action": "sell", "merchant": "london.1"}`,
			`pending: merchant: there is no merchant space "london.1"`},
		{"canal link", `"decision": "action"`, `"decision": "link", "pending": {"action": "network", "line": "birmingham_dudley", "count": 1}`,
			`pending: a canal link asks for nothing more (B8.2)`},
		{"more sold than flipped", `"decision": "action"`, `"decision": "sale", "pending": {"action": "sell", "count": 2}`,
			`pending: count: 2 is not from 1 to 1 (B12.3)`},
		{"nothing more to sell", `"decision": "action"`, `"decision": "sale", "pending": {"action": "sell", "count": 1}`,
			`decision: sale is asked with 1 choices, so nothing is left to choose (B2.2)`},
		{"nothing to scout with", `"decision": "action"`, `"decision": "discard", "pending": {"action": "scout"}`,
			`players[0]: hand: 2 cards leave no choice of 2 to discard (B10.1)`},
		{"beer that no merchant takes", `"decision": "action"`,
			`"decision": "beer", "pending": {"action": "sell", "space": "worcester.1", "merchant": "oxford.1", "beer": 1}`,
			`pending: merchant: no connected merchant that takes cotton (B12.2)`},
	})
}

// Short lists stand on one line, longer ones fill theirs.
func TestPosition_IsLaidOutForReaders(t *testing.T) {
	s := board.Position(t, canalBase)
	text := string(sameAfterText(t, &s))
	for _, want := range []string{
		"\n  \"aside\": [],\n", "\n      \"hand\": [\"walsall\", \"tamworth\"],\n", "\n    \"worcester.1\": {\"tile\": \"cotton 1\", \"owner\": 0}\n  },\n",
		`
  "draw": [
    "birmingham", "birmingham", "birmingham", "burton-on-trent", "burton-on-trent", "cannock",
    "cannock", "coalbrookdale", "coalbrookdale", "coalbrookdale", "coventry", "dudley", "dudley",
    "kidderminster", "kidderminster", "nuneaton"
  ],
`, `
      "discards": {
        "brewery": 5, "coal": 2, "iron": 4, "pottery": 2, "redditch": 1, "stafford": 2, "wolverhampton": 2,
        "worcester": 2
      },
`} {
		if !strings.Contains(text, want) {
			t.Errorf("%s\nlacks\n%s", text, want)
		}
	}
}

// A hand, a purse and a tile, while coal for a manufacturer is chosen.
func TestPosition_RefusedUnderWay(t *testing.T) {
	s := board.Position(t, "rail; round 4; you: birmingham_dudley, birmingham_tamworth, coal2@dudley.1=1, coal2@tamworth.1=1, "+
		"mat manufacturer 0 0 1 1 2 1 1 2, money 17")
	board.Play(t, &s, "build manufacturer@birmingham.2 card:birmingham")
	refuses(t, string(sameAfterText(t, &s)), []refusedText{
		{"no coal due", `"coal": 2}`, `"coal": 0}`, `pending: coal: 0 is not from 1 to 2 (B7.4)`},
		{"more than the tile needs", `"coal": 2}`, `"coal": 3}`, `pending: coal: 3 is not from 1 to 2 (B7.4)`},
		{"iron too", `"coal": 2}`, `"coal": 2, "iron": 1}`, `pending: iron: nothing of the kind belongs here (B7.4)`},
		{"bonus too", `"coal": 2}`, `"coal": 2, "bonus": true}`, `pending: bonus: it is due exactly while its tile is asked for (B12.6)`},
		{"line too", `"coal": 2}`, `"coal": 2, "line": "birmingham_dudley"}`, `pending: line: nothing of the kind belongs here (B7.4)`},
		{"no such space", `"space": "birmingham.2"`, `"space": "birmingham.9"`, `pending: space: there is no space "birmingham.9"`},
		{"nothing there", `"space": "birmingham.2"`, `"space": "birmingham.1"`, `pending: coal: nothing of the kind belongs here (B7.4)`},
		{"coal for coal", `"space": "birmingham.2"`, `"space": "dudley.1"`, `pending: coal: nothing of the kind belongs here (B7.4)`},
		{"flipped already", `"birmingham.2": {"tile": "manufacturer 3", "owner": 0}`,
			`"birmingham.2": {"tile": "manufacturer 3", "owner": 0, "flipped": true}`,
			`pending: space: the tile being built does not lie there as placed (B7.4)`},
		{"one mine alone", `"tamworth.1": {"tile": "coal 2", "owner": 0, "cubes": 1}`, `"tamworth.1": {"tile": "coal 2", "owner": 0, "flipped": true}`,
			`pending: coal: 2 needed, 1 connected (B6.2)`},
	})
	s = board.Position(t, "rail; round 4; you: birmingham_dudley, birmingham_tamworth, birmingham_oxford, coal2@dudley.1=1, "+
		"coal2@tamworth.1=1, mat manufacturer 0 0 1 1 2 1 1 2, money 12; coal 0")
	board.Play(t, &s, "build manufacturer@birmingham.2 card:birmingham")
	refuses(t, string(sameAfterText(t, &s)), []refusedText{
		{"coal to buy without money", `"tamworth.1": {"tile": "coal 2", "owner": 0, "cubes": 1}`,
			`"tamworth.1": {"tile": "coal 2", "owner": 0, "flipped": true}`,
			`players[0]: money: £8 are still due, £0 are there (B7.4)`},
	})
}

// Seats, order and players must be as many.
func TestPosition_SeatsThatDoNotAgree(t *testing.T) {
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		s, _ := board.Begin(t, engine.Options{Seats: seats}, 4) // with cards face down
		sameAfterText(t, &s)
	}
	s := board.Position(t, canalBase)
	text := string(sameAfterText(t, &s))
	for order, want := range map[string]string{
		"0, 1, 2":       "players: 2 players are listed, the game has 3 seats (B1.1)",
		"0, 1, 2, 3, 0": "order: 5 seats are named, the game has 5 (B1.7)",
	} {
		seats := strings.Count(order, ",") + 1
		changed := strings.NewReplacer(`"seats": 2`, fmt.Sprintf(`"seats": %d`, seats), `"order": [0, 1]`, `"order": [`+order+`]`).Replace(text)
		if _, err := position.Unmarshal(board.Game, []byte(changed)); fmt.Sprint(err) != want {
			t.Errorf("order %s: %v, want %s", order, err, want)
		}
	}
}

func TestPosition_NoObject(t *testing.T) {
	if _, err := position.Unmarshal(board.Game, []byte("[]")); fmt.Sprint(err) != "the document: an object belongs here" {
		t.Error(err)
	}
}

func TestPosition_TooLong(t *testing.T) {
	_, err := position.Unmarshal(board.Game, bytes.Repeat([]byte(" "), 1<<20+1))
	if want := "the text has 1048577 bytes, at most 1048576 are read"; fmt.Sprint(err) != want {
		t.Errorf("%v\nwant %s", err, want)
	}
	_, err = position.Unmarshal(board.Game, bytes.Repeat([]byte("["), 1<<20))
	if want := "line 1: this is not JSON: invalid character '[' exceeded max depth"; fmt.Sprint(err) != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}

// What no text says in one change, or at all, since it has names.
func TestRestore_Refused(t *testing.T) {
	at := map[string]engine.State{}
	for _, s := range alongGames(t, manyGames, manyMoments) {
		at[s.Decision.String()] = s
	}
	at["turn"] = board.Position(t, canalBase)
	debt := board.Position(t, "seats 2; rail; round 4; p0: income 4, money 0, cotton2@worcester.1, cotton2@worcester.2; turn p1; actions 1")
	board.Play(t, &debt, "pass card:"+board.Cards[debt.Players[1].Hand[0]].ID)
	at["debt"] = debt
	putDown := func(p *engine.Player) {
		for i := range p.HandLen() {
			p.Discards[p.Hand[i]]++
			p.Hand[i] = 0
		}
	}
	for _, c := range []struct {
		name, at string
		spoil    func(*engine.State)
		want     string
	}{
		{"no era", "turn", func(s *engine.State) { s.Era = 0 }, "era: 0 is not from 1 to 2 (B2.1)"},
		{"no decision", "turn", func(s *engine.State) { s.Decision = 0 }, "decision: 0 is not from 1 to 11 (B2.2)"},
		{"tile on no space", "turn", func(s *engine.State) { s.Tiles[63].Tile = 1 }, "tiles: there is no space 63 (B7.3)"},
		{"no such line", "turn", func(s *engine.State) { s.Players[0].Links |= 1 }, "players[0]: links: there is no such line (B8.2)"},
		{"no such tile on a mat", "turn", func(s *engine.State) { s.Players[0].Mat[31] = 1 },
			"players[0]: mat: there is no tile 31 (B1.6)"},
		{"seat out of the game", "turn", func(s *engine.State) { s.Players[2].VP = 3 },
			"players[2]: the seat has things but is not in the game (B1.1)"},
		{"gap in the hand", "turn", func(s *engine.State) { s.Players[0].Hand[0] = 0 },
			"players[0]: hand: a gap between the cards, or one that does not exist (B1.1)"},
		{"wild card too many", "turn", func(s *engine.State) { s.Wild[0]++ },
			"cards: 5 of wild-location are in hands, piles and discards, the game has 4 (B1.1)"},
		{"actor without a card", "turn", func(s *engine.State) { putDown(&s.Players[0]) },
			"players[0]: hand: without a card there is no action (B2.3)"},
		{"passed over for ever", "turn", func(s *engine.State) { putDown(&s.Players[1]) },
			"players[1]: hand: empty, while 16 cards can be drawn (B2.4)"},
		{"money while in debt", "debt", func(s *engine.State) { s.Players[0].Money = 5 },
			"players[0]: money: £5 are paid before a tile is given up (B3.3)"},
		{"no debt", "debt", func(s *engine.State) { s.Debt = 0 }, "debt: £0 cannot be owed at income level -6 (B3.3)"},
		{"debt beyond the level", "debt", func(s *engine.State) { s.Debt = 7 }, "debt: £7 cannot be owed at income level -6 (B3.3)"},
		{"nobody collects", "debt", func(s *engine.State) { s.Collecting = 0 }, "collecting: 0 is not from 1 to 2 (B3.2)"},
		{"another collects", "debt", func(s *engine.State) { s.Collecting = 3 - s.Collecting },
			"collecting: it is not the income of seat 0 that is collected (B3.2)"},
		{"action while in debt", "debt", func(s *engine.State) { s.Pending.Verb = engine.Build },
			"pending: an action is under way, so the round is not over (B3.1)"},
		{"spent after the round", "debt", func(s *engine.State) { s.Players[1].Spent = 4 },
			"players[1]: spent: £4 are forgotten at the end of the round (B2.5)"},
		{"one tile to give up", "debt", func(s *engine.State) { s.Tiles[notation.SpaceNamed(board.Game, "worcester.2")] = engine.PlacedTile{} },
			"decision: give-up is asked with 1 choices, so nothing is left to choose (B2.2)"},
		{"links after the game", "over", func(s *engine.State) { s.Players[1].Links = 1 << 1 },
			"players[1]: links: they were taken off the board when they scored (B4.1)"},
		{"income after the game", "over", func(s *engine.State) { s.Collecting = 1 },
			"debt: nobody owes anything after the game (B3.2)"},
		{"third development of two", "develop", func(s *engine.State) { s.Pending.Count = 2 },
			"pending: count: 2 is not from 1 to 1 (B9.2)"},
		{"third link of two", "link", func(s *engine.State) { s.Pending.Count = 2 }, "pending: count: 2 is not from 1 to 1 (B8.5)"},
		{"second link of none", "link", func(s *engine.State) { s.Pending.Line = 0 },
			"pending: line: the actor's link does not lie there as placed (B8.5)"},
		{"no bonus due", "bonus", func(s *engine.State) { s.Pending.Bonus = false },
			"pending: bonus: it is due exactly while its tile is asked for (B12.6)"},
		{"bonus before the barrel", "bonus", func(s *engine.State) { s.Merchants[s.Pending.Merchant].Beer = true },
			"pending: bonus: this merchant's barrel does not remove a tile now (B12.6)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := at[c.at]
			c.spoil(&s)
			before := s
			if got := fmt.Sprint(position.Restore(board.Game, &s)); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
			if s != before {
				t.Error("a refused position was changed")
			}
		})
	}
}

type refusedText struct{ name, old, instead, want string }

func refuses(t *testing.T, text string, cases []refusedText) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(text, c.old) {
				t.Fatalf("%q is not in\n%s", c.old, text)
			}
			_, err := position.Unmarshal(board.Game, []byte(strings.Replace(text, c.old, c.instead, 1)))
			if got := fmt.Sprint(err); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
}

// M83: what the Automa would have paid is counted for the variant alone, so only there may a position bring it along.
func TestM83_SpentByTheAutomaNeedsTheVariant(t *testing.T) {
	for _, variant := range []bool{false, true} {
		s, err := board.Start(engine.Options{Seats: 2, Solo: true, SpendingOrder: variant, AutomaMat: board.FullSet()}, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		s.Players[engine.AutomaSeat].Spent = 4
		if variant { // its turn is over
			s.Order, s.Turn = [4]engine.Seat{engine.AutomaSeat, engine.HumanSeat}, 1
		}
		want := "players[1]: spent: £4, but the Automa's costs count only for turn order by spending (M83)"
		switch err := position.Restore(board.Game, &s); {
		case variant && err != nil:
			t.Errorf("with the variant: %v", err)
		case !variant && (err == nil || err.Error() != want):
			t.Errorf("without the variant: %v, want %s", err, want)
		}
	}
}
