package board

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// About tells of a Place, Space, Way or Stall: what it is, whose, what it scores in a position, and which rules govern it. Of
// anything else it tells nothing.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	t := teller{w: w, g: g, s: s}
	switch of := subject.(type) {
	case Place:
		t.place(of.Location)
	case Space:
		t.space(of.Slot)
	case Way:
		t.way(of.Line)
	case Stall:
		t.stall(of.Merchant)
	}
	return t.tip
}

// teller gathers what is told.
type teller struct {
	w   words.Words
	g   *automa.Game
	s   *engine.State
	tip widget.Tip
}

// say adds a line from the catalogue's section for the board.
func (t *teller) say(key string, named ...string) {
	t.tip.Lines = append(t.tip.Lines, t.w.Text("board."+key, named...))
}

// cite adds rules with the titles of their chapters.
func (t *teller) cite(numbers ...string) {
	for _, number := range numbers {
		for _, r := range rules.Find(number) {
			t.tip.Rules = append(t.tip.Rules, r.Number+" "+r.Title)
		}
	}
}

func number[N int | int8 | int16 | uint8](n N) string { return strconv.Itoa(int(n)) }

// seat names a seat as a case of the catalogue's texts: "you", "automa", or its number.
func (t *teller) seat(seat engine.Seat) string {
	switch {
	case t.s.IsAutoma(seat):
		return "automa"
	case t.s.Solo:
		return "you"
	}
	return number(int(seat) + 1)
}

// place tells of a town, farm or merchant location.
func (t *teller) place(l engine.Location) {
	f := &t.g.Locations[l]
	t.tip.Title = f.Name
	switch f.Kind {
	case engine.Farm:
		t.say("tip.farm")
		t.cite("B7.9")
	case engine.MerchantLocation:
		t.say("tip.merchants", "links", number(f.LinkIcons))
		for m := engine.Merchant(1); int(m) < len(t.g.Merchants); m++ {
			if t.g.Merchants[m].Location == l {
				t.buys(m)
			}
		}
		t.bonus(l)
		t.cite("B5.4", "B12.6")
	default:
		t.say("tip.town", "n", number(t.g.SlotsAt(l).Len()))
		if t.s.Era == engine.Canal {
			t.say("tip.one-each")
			t.cite("B7.7")
		}
	}
	for seat := range engine.Seat(t.s.Seats) {
		if t.g.Network(t.s, seat).Has(l) {
			t.say("tip.network", "seat", t.seat(seat))
		}
	}
	_, _, merchants := t.g.Kinds()
	if f.Kind != engine.MerchantLocation {
		connected := "no"
		if t.s.Connected(engine.LocationSet(0).With(l))&merchants != 0 {
			connected = "yes"
		}
		t.say("tip.connected", "connected", connected)
	}
	t.cite("B5.1", "B5.2")
}

// space tells of a space for an industry tile and what lies on it.
func (t *teller) space(x engine.Slot) {
	t.tip.Title = t.w.Slot(x)
	takes := t.g.Slots[x].Industries
	lies := t.s.Tiles[x]
	if lies.Tile == 0 {
		t.say("tip.empty", "takes", t.w.Industries(takes))
		t.cite("B7.1", "B7.3")
		return
	}
	t.tile(lies)
	if industry := t.g.Tiles[lies.Tile].Industry; takes != engine.IndustrySet(0).With(industry) {
		t.say("tip.takes", "takes", t.w.Industries(takes))
	}
}

// tile tells of an industry tile on the board.
func (t *teller) tile(lies engine.PlacedTile) {
	f := &t.g.Tiles[lies.Tile]
	t.say("tip.tile", "tile", t.w.Tile(lies.Tile), "seat", t.seat(lies.Owner))
	scores := []string{"vp", number(f.VP), "links", number(f.LinkVP), "income", number(f.IncomeSpaces)}
	switch {
	case lies.Flipped:
		t.say("tip.flipped", scores...)
		t.cite("B4.1", "B4.2")
	case lies.Cubes > 0:
		r := t.g.Produces(lies.Tile)
		t.say("tip.holds", "amount", t.w.Amount(int(lies.Cubes), r))
		t.say("tip.worth-"+t.gains(lies.Owner), scores...)
		t.cite([...]string{engine.Coal: "B6.1", engine.Iron: "B6.4", engine.Beer: "B6.5"}[r], "B6.6")
	default:
		t.say("tip.unsold", "n", number(f.BeerToSell))
		t.say("tip.worth-"+t.gains(lies.Owner), scores...)
		t.cite("B12.2", "B12.3")
	}
	if t.s.Era == engine.Canal && !t.s.Introductory {
		key := "tip.leaves"
		if t.g.Outlasts(lies.Tile) {
			key = "tip.stays"
		}
		t.say(key)
		t.cite("B4.3")
	}
	t.cite("B7.10")
}

// gains tells whether a flip brings its owner income beside VP.
func (t *teller) gains(owner engine.Seat) string {
	if t.s.IsAutoma(owner) {
		return "automa"
	}
	return "human"
}

// way tells of a line and the link on it.
func (t *teller) way(x engine.Line) {
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
		t.cite("B5.3")
	}
	vp := number(t.g.LinkValue(t.s, x))
	for seat := range engine.Seat(t.s.Seats) {
		if t.s.Players[seat].Links.Has(x) {
			t.say("tip.link", "seat", t.seat(seat), "vp", vp)
			t.cite("B4.1", "B5.2")
			return
		}
	}
	usable, rule, cost := f.Canal, "B8.2", t.g.Limits.CanalLinkCost
	if t.s.Era == engine.Rail {
		usable, rule, cost = f.Rail, "B8.3", t.g.Limits.RailLinkCost
	}
	if !usable {
		t.say("tip.not-now", "era", t.s.Era.String())
	} else {
		t.say("tip.free", "era", t.s.Era.String(), "cost", t.w.Money(int(cost)))
		t.say("tip.would-score", "vp", vp)
	}
	t.cite(rule, "B8.4", "B4.1")
}

// stall tells of a space for a merchant tile.
func (t *teller) stall(m engine.Merchant) {
	t.tip.Title = t.w.Merchant(m)
	lies := t.s.Merchants[m]
	t.buys(m)
	if lies.Tile == 0 {
		t.say("tip.unused", "n", number(t.s.Seats))
		t.cite("B1.3", "B5.4")
		return
	}
	if t.g.MerchantTiles[lies.Tile].Accepts == 0 {
		t.say("tip.blank")
		t.cite("B1.3", "B5.4")
		return
	}
	key := "tip.barrel-gone"
	if lies.Beer {
		key = "tip.barrel"
	}
	t.say(key)
	t.bonus(t.g.Merchants[m].Location)
	t.cite("B12.2", "B12.3", "B12.6")
}

// buys tells what a merchant tile takes.
func (t *teller) buys(m engine.Merchant) {
	tile := t.s.Merchants[m].Tile
	if tile == 0 || t.g.MerchantTiles[tile].Accepts == 0 {
		return
	}
	t.say("tip.buys", "merchant", t.w.Merchant(m), "goods", t.w.MerchantTile(tile))
}

// bonus tells what the barrels of a merchant location bring.
func (t *teller) bonus(l engine.Location) {
	f := &t.g.Locations[l]
	key := [...]string{engine.NoBonus: "", engine.BonusDevelop: "develop", engine.BonusIncome: "income", engine.BonusMoney: "money",
		engine.BonusVP: "vp"}[f.Bonus]
	if key == "" {
		return
	}
	t.say("tip.bonus-"+key, "n", number(f.BonusAmount), "money", t.w.Money(int(f.BonusAmount)))
}
