// Package position reads and writes whole positions as text, and checks that one from outside can be: that play can go on from it
// (Restore), and can have led to it (Arisen).
package position

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"regexp"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// A position as text, for people to read and edit, for puzzles and reports of bugs: JSON with names in place of ids.

// positionText is a position as it is written. Fields tagged omitempty or omitzero may be left out.
type positionText struct {
	Game           string                  `json:"game,omitempty"` // its id; none is Birmingham
	Seats          uint8                   `json:"seats"`
	Solo           bool                    `json:"solo"`
	Introductory   bool                    `json:"introductory"`
	SpendingOrder  bool                    `json:"spending_order"`
	House          engine.House            `json:"house,omitzero"`
	Era            string                  `json:"era"`
	Round          uint8                   `json:"round"`
	Order          []int16                 `json:"order"`
	Turn           uint8                   `json:"turn"`
	ActionsLeft    uint8                   `json:"actions_left"`
	Decision       string                  `json:"decision"`
	Actor          uint8                   `json:"actor"`
	Pending        pendingText             `json:"pending,omitzero"`
	Collecting     uint8                   `json:"collecting,omitempty"`
	Debt           int16                   `json:"debt,omitempty"`
	Players        []playerText            `json:"players"`
	Tiles          map[string]tileText     `json:"tiles"`
	Merchants      map[string]merchantText `json:"merchants"`
	CoalMarket     uint8                   `json:"coal_market"`
	IronMarket     uint8                   `json:"iron_market"`
	WildLocations  uint8                   `json:"wild_locations"`
	WildIndustries uint8                   `json:"wild_industries"`
	Distant        distantText             `json:"distant,omitzero"`
	Draw           []string                `json:"draw"` // the top is the last
	Aside          []string                `json:"aside"`
	Random         string                  `json:"random"`
}

type pendingText struct {
	Action   string `json:"action"`
	Space    string `json:"space,omitempty"`
	Line     string `json:"line,omitempty"`
	Merchant string `json:"merchant,omitempty"`
	Coal     uint8  `json:"coal,omitempty"`
	Iron     uint8  `json:"iron,omitempty"`
	Beer     uint8  `json:"beer,omitempty"`
	Bonus    bool   `json:"bonus,omitempty"`
	Count    uint8  `json:"count,omitempty"`
}

type playerText struct {
	Money       int16              `json:"money"`
	Spent       int16              `json:"spent"`
	VP          int16              `json:"vp"`
	IncomeSpace uint8              `json:"income_space"`
	Hand        []string           `json:"hand"`
	Mat         map[string][]int16 `json:"mat"` // tiles left of each level, from the lowest
	Discards    map[string]uint8   `json:"discards"`
	FaceDown    string             `json:"face_down,omitempty"`
	Links       []string           `json:"links"`
	Built       bool               `json:"built,omitempty"`
}

// distantText are the tiles of the distant market, by how far each moves the marker.
type distantText struct {
	FaceDown []int16 `json:"face_down"` // the top is the last
	Turned   []int16 `json:"turned"`    // in the order in which they were
}

type tileText struct {
	Tile    string `json:"tile"`
	Owner   uint8  `json:"owner"`
	Cubes   uint8  `json:"cubes,omitempty"`
	Flipped bool   `json:"flipped,omitempty"`
}

type merchantText struct {
	Tile string `json:"tile"`
	Beer bool   `json:"beer,omitempty"`
}

// Marshal writes a position as indented JSON. The same position always gives the same bytes, and
// Unmarshal reads them as the same position. The error is that of Restore: nothing is written that could not be
// read again.
func Marshal(g *engine.Game, s *engine.State) ([]byte, error) {
	sound := *s
	if err := Restore(g, &sound); err != nil {
		return nil, err
	}
	return Write(g, &sound), nil
}

// Write is Marshal without a check: a real table, on which things may lie against the rules, is written too, to be told from
// another. It need not be read again.
func Write(g *engine.Game, s *engine.State) []byte {
	text, _ := json.MarshalIndent(textOf(g, s), "", "  ") // names and numbers never fail
	return append(fillLines(text), '\n')
}

// innermost is a list or object without another in it. No name holds a bracket.
var innermost = regexp.MustCompile(`[\[{][^][{}]*[]}]`)

// widest is how long a line of a list or object may become, in bytes.
const widest = 100

// fillLines puts short lists and objects on one line, and several things of a long one, so that a position fits on a few
// screens.
func fillLines(text []byte) []byte {
	return innermost.ReplaceAllFunc(text, func(list []byte) []byte {
		lines := bytes.Split(list, []byte("\n")) // a bracket, the things, a bracket
		if len(lines) < 3 {
			return list
		}
		things := lines[1 : len(lines)-1]
		indent := things[0][:len(things[0])-len(bytes.TrimLeft(things[0], " "))]
		filled := [][]byte{bytes.TrimSpace(things[0])}
		for _, thing := range things[1:] {
			last := &filled[len(filled)-1]
			if thing = bytes.TrimSpace(thing); len(*last)+1+len(thing) > widest {
				filled = append(filled, slices.Concat(indent, thing))
				continue
			}
			*last = slices.Concat(*last, []byte(" "), thing)
		}
		if len(filled) == 1 {
			return slices.Concat(lines[0], filled[0], bytes.TrimSpace(lines[len(lines)-1]))
		}
		filled[0] = slices.Concat(indent, filled[0])
		return bytes.Join(slices.Concat(lines[:1], filled, lines[len(lines)-1:]), []byte("\n"))
	})
}

func textOf(g *engine.Game, s *engine.State) *positionText {
	t := &positionText{
		Game: gameName(g.ID), Seats: s.Seats, Solo: s.Solo, Introductory: s.Introductory, SpendingOrder: s.SpendingOrder, House: s.House,
		Era: s.Era.String(), Round: s.Round, Turn: s.Turn, ActionsLeft: s.ActionsLeft,
		Decision: s.Decision.String(), Actor: uint8(s.Actor), Pending: pendingOf(g, s.Pending),
		Collecting: s.Collecting, Debt: s.Debt,
		Tiles: map[string]tileText{}, Merchants: map[string]merchantText{},
		CoalMarket: s.Market[engine.Coal], IronMarket: s.Market[engine.Iron], WildLocations: s.Wild[0], WildIndustries: s.Wild[1],
		Aside: cardNames(g, s.Deck[:s.Aside]), Draw: cardNames(g, s.Deck[s.Aside:s.Aside+s.Draw]),
	}
	for seat, placed := range s.Order[:s.Seats] {
		t.Order = append(t.Order, int16(placed))
		t.Players = append(t.Players, playerOf(g, &s.Players[seat]))
	}
	for x, placed := range s.Tiles {
		if placed.Tile != 0 {
			t.Tiles[notation.SpaceName(g, engine.Space(x))] = tileText{notation.TileName(g, placed.Tile), uint8(placed.Owner), placed.Cubes, placed.Flipped}
		}
	}
	for m, space := range s.Merchants {
		if space.Tile != 0 {
			t.Merchants[notation.MerchantName(g, engine.Merchant(m))] = merchantText{g.MerchantTiles[space.Tile].ID, space.Beer}
		}
	}
	if g.Distant.Bonuses != nil {
		t.Distant = distantText{FaceDown: numbers(s.Distant.Stack[:s.Distant.Left]), Turned: numbers(g.Distant.Turned(s))}
	}
	random, _ := s.Random.MarshalBinary() // never fails
	t.Random = hex.EncodeToString(random)
	return t
}

// firstGame is the game of positions that name none: once it was the only one.
const firstGame = "birmingham"

func gameName(id string) string {
	if id == firstGame {
		return ""
	}
	return id
}

func pendingOf(g *engine.Game, p engine.Pending) pendingText {
	if p == (engine.Pending{}) {
		return pendingText{}
	}
	t := pendingText{Action: p.Verb.String(), Coal: p.Coal, Iron: p.Iron, Beer: p.Beer, Bonus: p.Bonus, Count: p.Count}
	if p.Space != 0 {
		t.Space = notation.SpaceName(g, p.Space)
	}
	if p.Line != 0 {
		t.Line = g.Lines[p.Line].ID
	}
	if p.Merchant != 0 {
		t.Merchant = notation.MerchantName(g, p.Merchant)
	}
	return t
}

func playerOf(g *engine.Game, p *engine.Player) playerText {
	t := playerText{
		Money: p.Money, Spent: p.Spent, VP: p.VP, IncomeSpace: p.Income,
		Hand: cardNames(g, p.Hand[:p.HandLen()]), Mat: map[string][]int16{}, Discards: map[string]uint8{}, Links: []string{}, Built: p.Built,
	}
	for tile := engine.Tile(1); int(tile) < len(g.Tiles); tile++ {
		industry := g.Tiles[tile].Industry.String()
		t.Mat[industry] = append(t.Mat[industry], int16(p.Mat[tile]))
	}
	for c, n := range p.Discards {
		if n > 0 {
			t.Discards[g.Cards[c].ID] = n
		}
	}
	if p.FaceDown != 0 {
		t.FaceDown = g.Cards[p.FaceDown].ID
	}
	for r := p.Links; r != 0; r = r.Rest() {
		t.Links = append(t.Links, g.Lines[r.First()].ID)
	}
	return t
}

// numbers are small numbers as a list of JSON, which takes bytes for text.
func numbers(small []uint8) []int16 {
	list := []int16{}
	for _, n := range small {
		list = append(list, int16(n))
	}
	return list
}

func cardNames(g *engine.Game, cards []engine.Card) []string {
	names := []string{}
	for _, c := range cards {
		names = append(names, g.Cards[c].ID)
	}
	return names
}
