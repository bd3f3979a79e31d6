// Package thing names the things on and around the table: the spaces, lines and locations of the board, cards, tiles, markets,
// and the things of a player. Anything that is pointed at, lit up, moved or written down for programs is one of these things.
package thing

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Thing is one thing of a kind. It is a plain value: two of them are the same thing if they are equal. The zero Thing is none.
type Thing struct {
	Kind Kind
	ID   uint8       // which one, as the kind says
	Seat engine.Seat // its owner, if there is one for every seat
	N    uint8       // its number within that, from 1: a space of a market
}

// Kind is the kind of a Thing.
type Kind uint8

// The kinds of thing, with the meaning of their IDs. A choice consists of those up to LoanSize; those up to Market come in
// sets.
const (
	Action     Kind = iota + 1 // engine.Verb: its button
	Card                       // engine.Card: equal cards are one thing
	Industry                   // engine.Industry: its tiles on a mat
	Space                      // engine.Space
	Line                       // engine.Line, with a link or without
	Merchant                   // engine.Merchant: a space for a merchant tile
	Port                       // engine.Space: the port there, as the buyer of a mill
	Distant                    // 1: the distant market
	LoanSize                   // its number among the sizes, from 1
	Location                   // engine.Location
	Merchants                  // engine.Location: its merchants, any of them
	Barrel                     // engine.Merchant: the barrel beside its tile
	Market                     // engine.Resource + 1; N is a space from 1 at the cheapest, then the supply; 0 is the whole market
	Mat                        // engine.Tile of it, or 0, of the Seat
	Links                      // those that the Seat has left
	Money                      // of the Seat
	Income                     // of the Seat
	Score                      // the VP of the Seat
	Hand                       // engine.Card in it, or 0, of the Seat
	Discards                   // of the Seat
	DrawPile                   // of all players
	WildCards                  // engine.Card: the pile of it beside the draw pile
	AutomaDeck                 // the top of the Automa's deck
	AutomaCard                 // the Automa's card that lies open

	sets = Market + 1
)

var kindNames = [...]string{Action: "action", Card: "card", Industry: "industry", Space: "space", Line: "line", Merchant: "merchant",
	Port: "port", Distant: "distant-market", LoanSize: "loan", Location: "location", Merchants: "merchants", Barrel: "barrel", Market: "market", Mat: "mat", Links: "links", Money: "money",
	Income: "income", Score: "score", Hand: "hand", Discards: "discards", DrawPile: "draw-pile", WildCards: "wild-cards",
	AutomaDeck: "automa-deck", AutomaCard: "automa-card"}

// String names the kind: "space".
func (k Kind) String() string { return kindNames[k] }

// Of returns the thing that an id of the engine's stands for: a location itself and not its merchants, a merchant and not its
// barrel, a tile of the human's mat, the market of a resource.
func Of[ID interface {
	engine.Verb | engine.Card | engine.Industry | engine.Space | engine.Line | engine.Merchant | engine.Location | engine.Tile | engine.Resource
}](id ID) Thing {
	kind, n := Kind(0), uint8(id)
	switch any(id).(type) {
	case engine.Verb:
		kind = Action
	case engine.Card:
		kind = Card
	case engine.Industry:
		kind = Industry
	case engine.Space:
		kind = Space
	case engine.Line:
		kind = Line
	case engine.Merchant:
		kind = Merchant
	case engine.Location:
		kind = Location
	case engine.Tile:
		kind = Mat
	case engine.Resource:
		kind, n = Market, n+1
	}
	return Thing{Kind: kind, ID: n}
}

// parts are how the parts of a choice are read and set, by kind.
var parts = [...]struct {
	of  func(engine.Choice) uint8
	set func(*engine.Choice, uint8)
}{
	Action:   {func(c engine.Choice) uint8 { return uint8(c.Verb) }, func(c *engine.Choice, id uint8) { c.Verb = engine.Verb(id) }},
	Card:     {func(c engine.Choice) uint8 { return uint8(c.Card) }, func(c *engine.Choice, id uint8) { c.Card = engine.Card(id) }},
	Industry: {func(c engine.Choice) uint8 { return uint8(c.Industry) }, func(c *engine.Choice, id uint8) { c.Industry = engine.Industry(id) }},
	Space:    {func(c engine.Choice) uint8 { return uint8(c.Space) }, func(c *engine.Choice, id uint8) { c.Space = engine.Space(id) }},
	Line:     {func(c engine.Choice) uint8 { return uint8(c.Line) }, func(c *engine.Choice, id uint8) { c.Line = engine.Line(id) }},
	Merchant: {func(c engine.Choice) uint8 { return uint8(c.Merchant) }, func(c *engine.Choice, id uint8) { c.Merchant = engine.Merchant(id) }},
	Port:     {func(c engine.Choice) uint8 { return uint8(c.Port) }, func(c *engine.Choice, id uint8) { c.Port = engine.Space(id) }},
	Distant:  {distantOf, func(c *engine.Choice, id uint8) { c.Distant = id != 0 }},
	LoanSize: {func(c engine.Choice) uint8 { return c.Size }, func(c *engine.Choice, id uint8) { c.Size = id }},
}

func distantOf(c engine.Choice) uint8 {
	if c.Distant {
		return DistantMarket.ID
	}
	return 0
}

// InChoice returns the thing of a kind that a choice has in it; its ID is 0 if the choice has none.
func InChoice(c engine.Choice, kind Kind) Thing {
	if kind == 0 || kind > LoanSize {
		return Thing{Kind: kind}
	}
	return Thing{Kind: kind, ID: parts[kind].of(c)}
}

// Parts returns the things that a choice has in it, by kind.
func Parts(c engine.Choice) (list []Thing) {
	for kind := Action; kind <= LoanSize; kind++ {
		if t := InChoice(c, kind); t.ID != 0 {
			list = append(list, t)
		}
	}
	return list
}

// Choice returns the choice that has the things in it. Those of kinds after LoanSize are left out.
func Choice(things ...Thing) (c engine.Choice) {
	for _, t := range things {
		if t.Kind != 0 && t.Kind <= LoanSize {
			parts[t.Kind].set(&c, t.ID)
		}
	}
	return c
}

// DistantMarket is the only one of its kind.
var DistantMarket = Thing{Kind: Distant, ID: 1}

// MarketSpace returns a space of a market, counted from 0 at the cheapest. The one after the dearest is the endless supply.
func MarketSpace(r engine.Resource, n int) Thing {
	return Thing{Kind: Market, ID: uint8(r) + 1, N: uint8(n) + 1}
}

// Resource returns the resource that a market trades.
func (t Thing) Resource() engine.Resource { return engine.Resource(t.ID - 1) }

// Name names a thing among its kind, as the notation does: "coventry.2". Kinds that are not named one by one have no names.
func (t Thing) Name(g *engine.Game) string {
	switch t.Kind {
	case Action:
		return engine.Verb(t.ID).String()
	case Card, Hand, WildCards:
		return g.Cards[t.ID].ID
	case Industry:
		return engine.Industry(t.ID).String()
	case Space, Port:
		return notation.SpaceName(g, engine.Space(t.ID))
	case Distant:
		return notation.DistantName
	case LoanSize:
		return strconv.Itoa(int(g.Limits.Loans[t.ID-1].Money))
	case Line:
		return g.Lines[t.ID].ID
	case Merchant, Barrel:
		return notation.MerchantName(g, engine.Merchant(t.ID))
	case Location, Merchants:
		return g.Locations[t.ID].ID
	case Mat:
		return notation.TileName(g, engine.Tile(t.ID))
	case Market:
		return t.Resource().String()
	}
	return ""
}

// FullName names a thing with its kind: "space:coventry.2".
func (t Thing) FullName(g *engine.Game) string { return t.Kind.String() + ":" + t.Name(g) }

// Named finds a thing of a kind by its name, or returns one with ID 0.
func Named(g *engine.Game, kind Kind, name string) Thing {
	t := Thing{Kind: kind}
	switch kind {
	case Action:
		for v := engine.Build; v < engine.Verbs; v++ {
			if v.String() == name && !v.Follows() {
				t.ID = uint8(v)
			}
		}
	case Card:
		t.ID = uint8(notation.CardNamed(g, name))
	case Industry:
		t.ID = uint8(engine.IndustryNamed(name))
	case Space:
		t.ID = uint8(notation.SpaceNamed(g, name))
	case Line:
		t.ID = uint8(notation.LineNamed(g, name))
	case Merchant:
		t.ID = uint8(notation.MerchantNamed(g, name))
	case Port:
		t.ID = uint8(notation.SpaceNamed(g, name))
	case Distant:
		if name == notation.DistantName && !g.Rules().Merchants {
			t.ID = 1
		}
	case LoanSize:
		t.ID = notation.LoanNamed(g, name)
	case Location:
		t.ID = uint8(notation.LocationNamed(g, name))
	}
	return t
}
