package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa/audit"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// oracle is a second reading of the rules: what a player may choose, worked out slowly from the printed figures and from
// what lies on the table, without any of the engine's functions. It knows the players' rules only, not the Automa's. What the
// Lancashire map has of its own is in oracle_lancashire_test.go.
type oracle struct {
	game *engine.Game
	s    *engine.State
	me   *engine.Player
}

// secondOpinion is the oracle of who is to choose.
func secondOpinion(g *engine.Game, s *engine.State) oracle { return oracle{g, s, &s.Players[s.Actor]} }

func (o oracle) lancashire() bool { return o.game.Family == engine.Lancashire }

type locations map[engine.Location]bool

// steps counts the links of any owner from one of some locations to every location that can be reached (B5.2, B5.3).
func (o oracle) steps(from locations) map[engine.Location]int {
	far := map[engine.Location]int{}
	for l := range from {
		far[l] = 0
	}
	for again := true; again; {
		again = false
		for _, p := range o.s.Players {
			for x, line := range o.game.Lines {
				if x == 0 || !p.Links.Has(engine.Line(x)) {
					continue
				}
				for _, a := range line.Ends {
					for _, b := range line.Ends {
						if n, ok := far[a]; ok {
							if old, ok := far[b]; !ok || n+1 < old {
								far[b], again = n+1, true
							}
						}
					}
				}
			}
		}
	}
	return far
}

// network is every place with an own tile or at an own link (B5.1).
func (o oracle) network() locations {
	in := locations{}
	for x, t := range o.s.Tiles {
		if t.Tile != 0 && t.Owner == o.s.Actor {
			in[o.game.Spaces[x].Location] = true
		}
	}
	for x, line := range o.game.Lines {
		for _, l := range line.Ends {
			if o.me.Links.Has(engine.Line(x)) {
				in[l] = true
			}
		}
	}
	return in
}

// full lists the tiles of an industry with something on them.
func (o oracle) full(i engine.Industry) (list []engine.Space) {
	for x, t := range o.s.Tiles {
		if t.Tile != 0 && o.game.Tiles[t.Tile].Industry == i && !t.Flipped && t.Cubes > 0 {
			list = append(list, engine.Space(x))
		}
	}
	return list
}

// nearest lists the mines that are fewest links away, and whether any merchant location is connected (B6.1 to B6.3).
func (o oracle) nearest(from locations, left map[engine.Space]int) (mines []engine.Space, market bool) {
	far := o.steps(from)
	best := 1000
	for _, x := range o.full(engine.CoalMine) {
		n, connected := far[o.game.Spaces[x].Location]
		if !connected || left != nil && left[x] == 0 || n > best {
			continue
		}
		if n < best {
			best, mines = n, nil
		}
		mines = append(mines, x)
	}
	return mines, o.hasMarket(far)
}

// hasMarket is whether any of the locations gives access to the coal market (B6.2).
func (o oracle) hasMarket(reached map[engine.Location]int) bool {
	if o.lancashire() {
		return o.hasPort(reached)
	}
	for l := range reached {
		if o.game.Locations[l].Kind == engine.MerchantLocation {
			return true
		}
	}
	return false
}

// mines are those of which one must serve, as it is nearest (B6.1, B6.3).
func (o oracle) mines(at locations) []engine.Space {
	if o.game.Edition.FirstEdition {
		return o.minesOf2007(at)
	}
	mines, _ := o.nearest(at, nil)
	return mines
}

// coal is what so many cubes cost, and whether they can be had.
func (o oracle) coal(from locations, cubes int) (pounds int, ok bool) {
	left := map[engine.Space]int{}
	for _, x := range o.full(engine.CoalMine) {
		left[x] = int(o.s.Tiles[x].Cubes)
	}
	stock := int(o.s.Market[engine.Coal])
	for range cubes {
		mines, market := o.nearest(from, left)
		switch {
		case len(mines) > 0:
			left[mines[0]]--
		case !market:
			return 0, false
		default:
			pounds += audit.Price(o.game, engine.Coal, stock)
			stock = max(0, stock-1)
		}
	}
	return pounds, true
}

func (o oracle) iron(cubes int) (pounds int) {
	for _, x := range o.full(engine.IronWorks) {
		cubes -= int(o.s.Tiles[x].Cubes)
	}
	for stock := int(o.s.Market[engine.Iron]); cubes > 0; cubes-- {
		pounds += audit.Price(o.game, engine.Iron, stock)
		stock = max(0, stock-1)
	}
	return pounds
}

// breweries are the own ones and others' that are connected (B6.5).
func (o oracle) breweries(at locations) (list []engine.Space) {
	far := o.steps(at)
	for _, x := range o.full(engine.Brewery) {
		if _, connected := far[o.game.Spaces[x].Location]; connected || o.s.Tiles[x].Owner == o.s.Actor {
			list = append(list, x)
		}
	}
	return list
}

// lowest is the lowest tile of an industry on the mat, or none.
func (o oracle) lowest(i engine.Industry) (lowest engine.Tile) {
	for t, n := range o.me.Mat {
		if n > 0 && o.game.Tiles[t].Industry == i && (lowest == 0 || o.game.Tiles[t].Level < o.game.Tiles[lowest].Level) {
			lowest = engine.Tile(t)
		}
	}
	return lowest
}

func (o oracle) mayBuild(card engine.CardFacts, i engine.Industry, x engine.Space) bool {
	t := o.lowest(i)
	at := o.game.Spaces[x].Location
	if f := o.game.Tiles[t]; t == 0 || o.s.Era == engine.Canal && !f.Canal || o.s.Era == engine.Rail && !f.Rail { // B7.2
		return false
	}
	old := o.s.Tiles[x]
	switch card.Kind { // B7.1, B7.8, B7.9
	case engine.LocationCard:
		if card.Location != at {
			return false
		}
	case engine.WildLocation:
		if o.game.Locations[at].Kind == engine.Farm {
			return false
		}
	default:
		if card.Kind == engine.IndustryCard && !card.Industries.Has(i) || !o.reached(at, old.Tile == 0) {
			return false
		}
	}
	if old.Tile == 0 && !o.fitsEmpty(i, x) || old.Tile != 0 && !o.mayReplace(t, x) {
		return false
	}
	cost, ok := o.coal(locations{at: true}, int(o.game.Tiles[t].Coal))
	return ok && int(o.game.Tiles[t].Money)+cost+o.iron(int(o.game.Tiles[t].Iron)) <= int(o.me.Money)
}

// reached is whether an industry card serves for a space, empty or not, in a place (B7.1, B7.8).
func (o oracle) reached(at engine.Location, empty bool) bool {
	if o.lancashire() {
		return o.reachedInLancashire(at, empty)
	}
	net := o.network()
	return net[at] || len(net) == 0 && empty
}

// fitsEmpty is B7.3 and B7.7.
func (o oracle) fitsEmpty(i engine.Industry, x engine.Space) bool {
	shown := o.game.Spaces[x].Industries
	alone := func(set engine.IndustrySet) bool { return set == 1<<i }
	if !shown.Has(i) {
		return false
	}
	for y, space := range o.game.Spaces {
		if y == 0 || space.Location != o.game.Spaces[x].Location {
			continue
		}
		switch t := o.s.Tiles[y]; {
		case t.Tile == 0 && alone(space.Industries) && !alone(shown):
			return false
		case t.Tile != 0 && t.Owner == o.s.Actor && o.s.Era == engine.Canal:
			return false
		}
	}
	return true
}

// mayReplace is B7.10.
func (o oracle) mayReplace(t engine.Tile, x engine.Space) bool {
	old := o.s.Tiles[x]
	now, was := o.game.Tiles[t], o.game.Tiles[old.Tile]
	switch {
	case now.Industry != was.Industry || now.Level <= was.Level:
		return false
	case old.Owner == o.s.Actor:
		return true
	case now.Industry != engine.CoalMine && now.Industry != engine.IronWorks:
		return false
	}
	market := o.s.Market[engine.Coal]
	if now.Industry == engine.IronWorks {
		market = o.s.Market[engine.Iron]
	}
	if market > 0 || len(o.full(now.Industry)) > 0 {
		return false
	}
	for y, t := range o.s.Tiles {
		if t.Tile != 0 && t.Owner == o.s.Actor && o.s.Era == engine.Canal && o.game.Spaces[y].Location == o.game.Spaces[x].Location {
			return false
		}
	}
	return true
}

func (o oracle) mayLink(x engine.Line, second bool) bool {
	line := o.game.Lines[x]
	links := 0
	for _, p := range o.s.Players {
		if p.Links.Has(x) {
			return false
		}
	}
	for y := range o.game.Lines {
		if o.me.Links.Has(engine.Line(y)) {
			links++
		}
	}
	net, ends := o.network(), locations{}
	touches := len(net) == 0 && !o.lancashire() // B8.6, not so in C8.3
	for _, l := range line.Ends {
		ends[l] = true
		touches = touches || net[l]
	}
	if !touches || links >= 14 {
		return false
	}
	if o.s.Era == engine.Canal {
		return line.Canal && o.me.Money >= 3
	}
	cost, ok := o.coal(ends, 1)
	cost += 5
	if second {
		cost += 5 // £15 for two
		ok = ok && (o.lancashire() || len(o.breweries(ends)) > 0)
	}
	return line.Rail && ok && int(o.me.Money) >= cost
}

func (o oracle) maySell(x engine.Space, m engine.Merchant) bool {
	t := o.s.Tiles[x]
	f := o.game.Tiles[t.Tile]
	if t.Tile == 0 || t.Owner != o.s.Actor || t.Flipped || f.Industry > engine.Pottery {
		return false
	}
	far := o.steps(locations{o.game.Spaces[x].Location: true})
	buys := func(m engine.Merchant) bool {
		_, connected := far[o.game.Merchants[m].Location]
		tile := o.s.Merchants[m].Tile
		return connected && tile != 0 && o.game.MerchantTiles[tile].Accepts.Has(f.Industry)
	}
	if f.BeerToSell == 0 {
		sold := false
		for k := 1; k < len(o.game.Merchants); k++ {
			sold = sold || buys(engine.Merchant(k))
		}
		return m == 0 && sold
	}
	beer := 0
	for _, y := range o.breweries(locations{o.game.Spaces[x].Location: true}) {
		beer += int(o.s.Tiles[y].Cubes)
	}
	if o.s.Merchants[m].Beer {
		beer++
	}
	return m != 0 && buys(m) && beer >= int(f.BeerToSell)
}

// choices lists what may be chosen, in any order.
func (o oracle) choices() (list []engine.Choice) {
	switch o.s.Decision {
	case engine.ChooseAction:
		hand := map[engine.Card]bool{}
		for _, c := range o.me.Hand {
			if c != 0 {
				hand[c] = true
			}
		}
		for c := range hand {
			list = append(list, o.actions(c)...)
		}
		if o.lancashire() {
			list = append(list, o.doubleBuilds()...)
		}
	case engine.ChooseLink:
		list = append(o.links(0, true), engine.Choice{Verb: engine.Done})
	case engine.ChooseDevelop:
		list = append(o.develops(0, engine.Develop, 1), engine.Choice{Verb: engine.Done})
	case engine.ChooseSale:
		list = append(o.sales(0), engine.Choice{Verb: engine.Done})
	case engine.ChooseBonus:
		list = o.develops(0, engine.TakeBonus, 0)
	case engine.ChooseDiscard:
		for _, c := range o.me.Hand {
			if d := (engine.Choice{Verb: engine.Discard, Card: c}); c != 0 && !slices.Contains(list, d) {
				list = append(list, d)
			}
		}
	case engine.ChooseGiveUp: // B3.3
		for x, t := range o.s.Tiles {
			if t.Tile != 0 && t.Owner == o.s.Actor && o.game.Tiles[t.Tile].Money > 0 {
				list = append(list, engine.Choice{Verb: engine.GiveUp, Space: engine.Space(x)})
			}
		}
	default:
		list = o.sources()
	}
	return list
}

func (o oracle) actions(c engine.Card) (list []engine.Choice) {
	list = append(list, engine.Choice{Verb: engine.Pass, Card: c})
	if o.lancashire() {
		list = append(list, o.loans(c)...)
	} else {
		list = append(list, o.loanAndScout(c)...)
	}
	for i := engine.Industry(1); i < engine.MaxIndustries; i++ {
		for x := 1; x < len(o.game.Spaces); x++ {
			if o.mayBuild(o.game.Cards[c], i, engine.Space(x)) {
				list = append(list, engine.Choice{Verb: engine.Build, Card: c, Industry: i, Space: engine.Space(x)})
			}
		}
	}
	list = append(list, o.links(c, false)...)
	list = append(list, o.develops(c, engine.Develop, 1)...)
	return append(list, o.sales(c)...)
}

func (o oracle) loanAndScout(c engine.Card) (list []engine.Choice) {
	if o.game.Income[o.me.Income] >= -7 { // B11.2
		list = append(list, engine.Choice{Verb: engine.Loan, Card: c})
	}
	cards, wild := 0, false
	for _, held := range o.me.Hand {
		if held != 0 {
			cards++
			wild = wild || o.game.Cards[held].Kind >= engine.WildLocation
		}
	}
	if cards >= 3 && !wild { // B10.2
		list = append(list, engine.Choice{Verb: engine.Scout, Card: c})
	}
	return list
}

func (o oracle) links(c engine.Card, second bool) (list []engine.Choice) {
	for x := 1; x < len(o.game.Lines); x++ {
		if o.mayLink(engine.Line(x), second) {
			list = append(list, engine.Choice{Verb: engine.Network, Card: c, Line: engine.Line(x)})
		}
	}
	return list
}

// develops lists the tiles that may leave the mat, for so much iron (B9.2, B9.3, B12.6).
func (o oracle) develops(c engine.Card, v engine.Verb, iron int) (list []engine.Choice) {
	for i := engine.Industry(1); i < engine.MaxIndustries; i++ {
		t := o.lowest(i)
		bulb := i == engine.Pottery && (o.game.Tiles[t].Level == 1 || o.game.Tiles[t].Level == 3)
		if t != 0 && !bulb && o.iron(iron) <= int(o.me.Money) {
			list = append(list, engine.Choice{Verb: v, Card: c, Industry: i})
		}
	}
	return list
}

func (o oracle) sales(c engine.Card) (list []engine.Choice) {
	if o.lancashire() {
		return o.shipments(c)
	}
	for x := 1; x < len(o.game.Spaces); x++ {
		for m := range o.game.Merchants {
			if o.maySell(engine.Space(x), engine.Merchant(m)) {
				list = append(list, engine.Choice{Verb: engine.Sell, Card: c, Space: engine.Space(x), Merchant: engine.Merchant(m)})
			}
		}
	}
	return list
}

// sources lists where the next cube or barrel may come from.
func (o oracle) sources() (list []engine.Choice) {
	at := locations{}
	if o.s.Pending.Verb == engine.Network {
		for _, l := range o.game.Lines[o.s.Pending.Line].Ends {
			at[l] = true
		}
	} else if o.s.Pending.Space != 0 {
		at[o.game.Spaces[o.s.Pending.Space].Location] = true
	}
	var spaces []engine.Space
	verb := engine.TakeBeer
	switch o.s.Decision {
	case engine.ChooseCoal:
		spaces = o.mines(at)
		verb = engine.TakeCoal
	case engine.ChooseIron:
		spaces = o.full(engine.IronWorks)
		verb = engine.TakeIron
	case engine.ChooseBeer:
		spaces = o.breweries(at)
		if m := o.s.Pending.Merchant; o.s.Pending.Verb == engine.Sell && o.s.Merchants[m].Beer {
			list = append(list, engine.Choice{Verb: engine.TakeBeer, Merchant: m})
		}
	}
	for _, x := range spaces {
		list = append(list, engine.Choice{Verb: verb, Space: x})
	}
	return list
}

// disagrees names the first choice that is legal and not listed, or listed and not legal.
func (o oracle) disagrees(list []engine.Choice) error {
	want := o.choices()
	for _, c := range want {
		if !slices.Contains(list, c) {
			r := o.game.Why(o.s, c)
			return fmt.Errorf("%s is legal but not listed: %s, %s", notation.Format(o.game, o.s, c), r.Reason, r.Rule)
		}
	}
	for _, c := range list {
		if !slices.Contains(want, c) {
			return fmt.Errorf("%s is listed but not legal", notation.Format(o.game, o.s, c))
		}
	}
	return nil
}

// What the engine lists is what a second reading of the rules allows.
func TestRandomPlay_ChoicesAreWhatTheRulesSay(t *testing.T) {
	var from []engine.State
	for _, text := range rich {
		from = append(from, board.Position(t, text))
	}
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(5, 25).Draw(t, "positions between two checks")
		n := rapid.IntRange(0, every).Draw(t, "positions before the first check")
		check := func(s *engine.State, list []engine.Choice, _ engine.Log) error {
			n++
			if s.IsAutoma(s.Actor) || s.Decision == engine.ChooseAction && n%every != 0 {
				return nil
			}
			return secondOpinion(board.Game, s).disagrees(list)
		}
		var err error
		if at := rapid.IntRange(0, 2*len(from)).Draw(t, "rich position or a game from the start"); at < len(from) {
			err = drawn(t).From(board.Game, from[at], nil, check)
		} else {
			err = drawn(t).Game(board.Game, anyGame(t), rapid.Uint64().Draw(t, "seed"), check)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
}
