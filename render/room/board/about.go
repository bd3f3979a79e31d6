package board

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// About tells about a location, space, line or merchant: its kind, its owner, its score in a position, and the rules that govern it.
// For anything else the tip is empty.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	t := teller{w: w, g: g, s: s}
	switch of, _ := subject.(thing.Thing); of.Kind {
	case thing.Location, thing.Merchants:
		t.location(engine.Location(of.ID))
	case thing.Space, thing.Port:
		t.space(engine.Space(of.ID))
	case thing.Line:
		t.line(engine.Line(of.ID))
	case thing.Merchant:
		t.merchant(engine.Merchant(of.ID))
	}
	return t.tip
}

// teller gathers the sentences of a tip.
type teller struct {
	w   words.Words
	g   *automa.Game
	s   *engine.State
	tip widget.Tip
}

// say adds a sentence from the catalogue's section for the board, which may begin with the name of a seat.
func (t *teller) say(key string, named ...any) {
	t.tip.Lines = append(t.tip.Lines, words.Capital(t.w.Text("board."+key, named...)))
}

// cite adds the rules behind subjects with the titles of their chapters.
func (t *teller) cite(subjects ...cite.Subject) { t.rules(cite.Of(subjects...)...) }

func (t *teller) rules(list ...engine.Rule) { t.tip.Rules = append(t.tip.Rules, t.w.Cite(list...)...) }

func number[N int | int8 | int16 | uint8](n N) string { return strconv.Itoa(int(n)) }

// location tells of a town, farm or merchant location.
func (t *teller) location(l engine.Location) {
	f := &t.g.Locations[l]
	t.tip.Title = f.Name
	switch f.Kind {
	case engine.Farm:
		t.say("tip.farm")
		t.cite(cite.Farm)
	case engine.MerchantLocation:
		t.say("tip.merchants", "links", number(f.LinkIcons))
		for m := engine.Merchant(1); int(m) < len(t.g.Merchants); m++ {
			if t.g.Merchants[m].Location == l {
				t.buys(m)
			}
		}
		t.bonus(l)
		t.cite(cite.MerchantLocation)
	case engine.EndPoint:
		t.say("tip.end-point", "links", number(f.LinkIcons))
		if f.Market {
			t.say("tip.market-end-point")
		}
		t.cite(cite.EndPoint)
	default:
		t.say("tip.town", "n", number(t.g.SpacesAt(l).Len()))
		if t.s.Era == engine.Canal {
			t.say("tip.one-each")
			t.cite(cite.OneTileEach)
		}
	}
	for seat := range engine.Seat(t.s.Seats) {
		if t.s.Network(seat).Has(l) {
			t.say("tip.network", "seat", t.w.Noun().Seat(seat))
		}
	}
	here := engine.LocationSet(0).With(l)
	switch {
	case !t.g.Rules().Merchants && !f.Market:
		t.say("tip.connected", "connected", t.g.HasMarket(t.s, here))
		t.cite(cite.MarketAccess)
	case t.g.Rules().Merchants && f.Kind != engine.MerchantLocation:
		_, _, merchants := t.g.Kinds()
		t.say("tip.connected", "connected", t.s.Connected(here)&merchants != 0)
	}
	t.cite(cite.Location)
}

// space tells of a space for an industry tile and its tile.
func (t *teller) space(x engine.Space) {
	t.tip.Title = t.w.Space(x)
	takes := t.g.Spaces[x].Industries
	here := t.s.Tiles[x]
	if here.Tile == 0 {
		t.say("tip.empty", "takes", t.w.Noun().Industries(takes))
		t.cite(cite.EmptySpace)
		return
	}
	t.tile(here)
	if industry := t.g.Tiles[here.Tile].Industry; takes != engine.IndustrySet(0).With(industry) {
		t.say("tip.takes", "takes", t.w.Noun().Industries(takes))
	}
}

// tile tells of an industry tile on the board.
func (t *teller) tile(here engine.PlacedTile) {
	f := &t.g.Tiles[here.Tile]
	t.say("tip.tile", "tile", t.w.Noun().Tile(here.Tile), "seat", t.w.Noun().Seat(here.Owner))
	scores := []any{"vp", number(f.VP), "links", number(f.LinkVP), "income", number(f.IncomeSpaces)}
	switch {
	case here.Flipped:
		t.say("tip.flipped", scores...)
		t.cite(cite.FlippedTile)
		if f.Industry == engine.Port {
			t.say("tip.port-flipped")
			t.cite(cite.MarketAccess)
		}
	case here.Cubes > 0:
		r := t.g.Produces(here.Tile)
		t.say("tip.holds", "amount", t.w.Noun().Amount(int(here.Cubes), r))
		t.say("tip.worth-"+t.gains(here.Owner), scores...)
		t.rules(r.Rule())
		t.cite(cite.StockedTile)
	default:
		t.unsold(f)
		t.say("tip.worth-"+t.gains(here.Owner), scores...)
	}
	if t.s.Era == engine.Canal && !t.s.Introductory {
		key := "tip.leaves"
		if t.g.Outlasts(here.Tile) {
			key = "tip.stays"
		}
		t.say(key)
		t.cite(cite.TileOfEra)
	}
	t.cite(cite.AnyTile)
}

// unsold tells of a tile that a sale flips: goods, or the port that they are sold to.
func (t *teller) unsold(f *engine.TileFacts) {
	if f.Industry == engine.Port {
		t.say("tip.port")
		t.cite(cite.Port)
		return
	}
	t.say("tip.unsold", "n", number(f.BeerToSell))
	if t.g.Rules().Merchants {
		t.cite(cite.UnsoldTile)
	} else {
		t.cite(cite.Mill)
	}
}

// gains tells whether a flip brings its owner income beside VP.
func (t *teller) gains(owner engine.Seat) string {
	if t.s.IsAutoma(owner) {
		return "automa"
	}
	return "human"
}

// line tells of a line and the link on it.
func (t *teller) line(x engine.Line) {
	f := &t.g.Lines[x]
	t.tip.Title = t.w.Line(x)
	kind := "both"
	switch {
	case !f.Canal:
		kind = "rail"
	case !f.Rail:
		kind = "canal"
	}
	t.say("tip.line", "kind", kind)
	if len(f.Ends) > 2 {
		t.say("tip.three-ends")
		t.cite(cite.ThreeEnds)
	}
	vp := number(t.g.LinkValue(t.s, x))
	for seat := range engine.Seat(t.s.Seats) {
		if t.s.Players[seat].Links.Has(x) {
			t.say("tip.link", "seat", t.w.Noun().Seat(seat), "vp", vp)
			t.cite(cite.Link)
			return
		}
	}
	usable, cost := f.Canal, t.g.Limits.CanalLinkCost
	if t.s.Era == engine.Rail {
		usable, cost = f.Rail, t.g.Limits.RailLinkCost
	}
	if !usable {
		t.say("tip.not-now", "era", t.s.Era.String())
	} else {
		t.say("tip.free", "era", t.s.Era.String(), "cost", t.w.Money(int(cost)))
		t.say("tip.would-score", "vp", vp)
	}
	t.rules(t.s.Era.LinkRule())
	t.cite(cite.FreeLine)
}

// merchant tells of a space for a merchant tile.
func (t *teller) merchant(m engine.Merchant) {
	t.tip.Title = t.w.Merchant(m)
	here := t.s.Merchants[m]
	t.buys(m)
	if here.Tile == 0 {
		t.say("tip.unused", "n", number(t.s.Seats))
		t.cite(cite.UnusedMerchant)
		return
	}
	if t.g.MerchantTiles[here.Tile].Accepts == 0 {
		t.say("tip.blank")
		t.cite(cite.UnusedMerchant)
		return
	}
	key := "tip.barrel-gone"
	if here.Beer {
		key = "tip.barrel"
	}
	t.say(key)
	t.bonus(t.g.Merchants[m].Location)
	t.cite(cite.Merchant)
}

// buys tells which goods a merchant tile takes.
func (t *teller) buys(m engine.Merchant) {
	tile := t.s.Merchants[m].Tile
	if tile == 0 || t.g.MerchantTiles[tile].Accepts == 0 {
		return
	}
	t.say("tip.buys", "merchant", t.w.Noun().Merchant(m), "goods", t.w.Noun().MerchantTile(tile))
}

// bonus tells the bonus for the barrels of a merchant location.
func (t *teller) bonus(l engine.Location) {
	f := &t.g.Locations[l]
	if f.Bonus == engine.NoBonus {
		return
	}
	t.say("tip.bonus-"+words.BonusKey(f.Bonus), "n", number(f.BonusAmount), "money", t.w.Money(int(f.BonusAmount)))
}
