package words

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// The names of things on the table.

// Location names a location as the board prints it: "Burton-on-Trent".
func (w Words) Location(l engine.Location) string { return w.game.Locations[l].Name }

// location is a noun, so that a language can say "at" otherwise for some of them: the table location has at and at_scotland.
func (w Words) location(l engine.Location) Noun {
	if l == 0 {
		return message.None
	}
	f := w.game.Locations[l]
	n := w.noun("location", named{"name": f.Name}, strings.ReplaceAll(f.ID, "-", "_"))
	n.Key = [...]string{engine.Town: "town", engine.Farm: "farm", engine.MerchantLocation: "merchant", engine.EndPoint: "end"}[f.Kind]
	return n
}

// Locations names each of several.
func (w Words) Locations(set engine.LocationSet) (names []string) {
	for ; set != 0; set = set.Rest() {
		names = append(names, w.Location(set.First()))
	}
	return names
}

// The positions of a space in its row, and of its row in a location, by the number of spaces in the row and of rows.
var (
	across = [][]string{1: {""}, 2: {"left", "right"}, 3: {"left", "middle", "right"}}
	down   = [][]string{1: {""}, 2: {"upper", "lower"}, 3: {"upper", "middle", "lower"}}
)

// position says where a space is among those of its location: "upper left space", "right space", "only space".
func (w Words) position(x engine.Space) Noun {
	self := w.game.Spaces[x]
	var rows, cols []int
	for r := w.game.SpacesAt(self.Location); r != 0; r = r.Rest() {
		other := w.game.Spaces[r.First()]
		rows = append(rows, other.Row)
		if other.Row == self.Row {
			cols = append(cols, other.Col)
		}
	}
	slices.Sort(rows)
	slices.Sort(cols)
	rows = slices.Compact(rows)
	word := down[len(rows)][slices.Index(rows, self.Row)] + "-" + across[len(cols)][slices.Index(cols, self.Col)]
	if word = strings.Trim(word, "-"); word == "" {
		word = "only"
	}
	return w.noun("space."+word, nil)
}

// Position says where a space is among those of its location: "lower left space".
func (w Words) Position(x engine.Space) string { return w.position(x).Text }

// Space names a space: "Birmingham, upper left space", "Farm Brewery (North)".
func (w Words) Space(x engine.Space) string { return w.form(w.space(x), "comma") }

// space names a space: "Worcester (left space)", "Farm Brewery (North)". A space has this one name in every text, whichever
// industries the other spaces of its location take.
func (w Words) space(x engine.Space) Noun {
	if x == 0 {
		return message.None
	}
	var tags []string
	if !w.OneOfSeveral(x) {
		tags = append(tags, "only")
	}
	return w.noun("space-at", named{"location": w.location(w.game.LocationOf(x)), "space": w.position(x)}, tags...)
}

// OneOfSeveral reports whether the location of a space has others to tell it from.
func (w Words) OneOfSeveral(x engine.Space) bool {
	return w.game.SpacesAt(w.game.LocationOf(x)).Rest() != 0
}

// Line names a line by its ends: "Birmingham–Oxford"; that with three, "Kidderminster–Worcester with the farm".
func (w Words) Line(x engine.Line) string { return w.line(x).Text }

func (w Words) line(x engine.Line) Noun {
	var towns []string
	key := "line.towns"
	for _, l := range w.game.Lines[x].Ends {
		if w.game.Locations[l].Kind == engine.Farm && len(w.game.Lines[x].Ends) > 2 {
			key = "line.farm"
			continue
		}
		towns = append(towns, w.Location(l))
	}
	return w.noun(key, named{"a": towns[0], "b": towns[1]})
}

// Industry names an industry: "cotton mill".
func (w Words) Industry(i engine.Industry) string { return w.industryForm(i, "name") }

func (w Words) industryForm(i engine.Industry, form string) string {
	return w.form(w.industry(i), form)
}

// form is a form of a noun, or its name if it has none of that.
func (w Words) form(n Noun, form string) string {
	if text, ok := n.Forms(form); ok {
		return text
	}
	return n.Text
}

func (w Words) industry(i engine.Industry) Noun {
	if i == 0 {
		return message.None
	}
	n := w.noun("industry."+i.String(), nil)
	n.Key = i.String()
	return n
}

// industries lists those of a set, joined by a text: "cotton mill or manufacturer".
func (w Words) industries(set engine.IndustrySet, join string) Noun {
	var list []Noun
	for i := range set.All() {
		list = append(list, w.industry(i))
	}
	return w.listed(list, join)
}

// Tile names a kind of tile: "cotton mill II".
func (w Words) Tile(t engine.Tile) string { return w.tile(t).Text }

func (w Words) tile(t engine.Tile) Noun {
	if t == 0 {
		return message.None
	}
	f := w.game.Tiles[t]
	n := w.noun("tile", named{"industry": w.industry(f.Industry), "level": Roman(int(f.Level))})
	n.Key = eras(f.Canal, f.Rail)
	return n
}

// Roman writes a level as the tiles do: "IV".
func Roman(level int) string {
	numerals := []struct {
		value int
		sign  string
	}{{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}
	if level == 0 {
		return "0"
	}
	var b strings.Builder
	for _, n := range numerals {
		for ; level >= n.value; level -= n.value {
			b.WriteString(n.sign)
		}
	}
	return b.String()
}

// cardKinds names the kinds of card in catalogues.
var cardKinds = [...]string{engine.LocationCard: "location", engine.IndustryCard: "industry",
	engine.WildLocation: "wild_location", engine.WildIndustry: "wild_industry", engine.UnknownCard: "unknown"}

// Card names a card: "the Dudley card", "the cotton or manufacturer card", "the wild location".
func (w Words) Card(c engine.Card) string { return w.card(c).Text }

func (w Words) card(c engine.Card) Noun {
	if c == 0 {
		return message.None
	}
	f := w.game.Cards[c]
	kind := cardKinds[f.Kind]
	n := w.noun("card."+kind, named{"location": w.location(f.Location), "industry": w.industries(f.Industries, "list.or")})
	n.Key = kind
	return n
}

// CardName names the location or the industries on a card, without the words around them: "Dudley", "cotton or manufacturer"; a card with
// neither as Card does.
func (w Words) CardName(c engine.Card) string {
	switch f := &w.game.Cards[c]; f.Kind {
	case engine.LocationCard:
		return w.Location(f.Location)
	case engine.IndustryCard:
		return w.Industries(f.Industries)
	}
	return w.Card(c)
}

// Merchant names a merchant space: "Shrewsbury", "Gloucester's left tile".
func (w Words) Merchant(m engine.Merchant) string { return w.merchant(m).Text }

func (w Words) merchant(m engine.Merchant) Noun {
	if m == 0 {
		return message.None
	}
	key := "merchant.only"
	if side := w.merchantSide(m); side != "" {
		key = "merchant." + side
	}
	return w.noun(key, named{"location": w.location(w.game.Merchants[m].Location)})
}

// merchantSide tells where a merchant space lies among those of its location; nothing if it is the only one.
func (w Words) merchantSide(m engine.Merchant) string {
	var spaces []engine.Merchant
	for other := range w.game.Merchants {
		if other > 0 && w.game.Merchants[other].Location == w.game.Merchants[m].Location {
			spaces = append(spaces, engine.Merchant(other))
		}
	}
	return across[len(spaces)][slices.Index(spaces, m)]
}

// MerchantSide names that place: "left"; "none" for the only one.
func (w Words) MerchantSide(m engine.Merchant) string {
	if side := w.merchantSide(m); side != "" {
		return w.text("merchant.side."+side, nil)
	}
	return "none"
}

// MerchantAndGoods names a merchant space with the goods that its tile takes in a position: "Gloucester's left tile (cotton
// mills)".
func (w Words) MerchantAndGoods(s *engine.State, m engine.Merchant) string {
	goods := w.noun("merchant-tile.unused", nil)
	if t := s.Merchants[m].Tile; t != 0 {
		goods = w.merchantTile(t)
	}
	return w.text("merchant.goods", named{"merchant": w.merchant(m), "goods": goods})
}

// MerchantTile names a merchant tile by the goods that it takes: "cotton mills", "blank".
func (w Words) MerchantTile(t engine.MerchantTile) string { return w.merchantTile(t).Text }

func (w Words) merchantTile(t engine.MerchantTile) Noun {
	if accepts := w.game.MerchantTiles[t].Accepts; accepts != 0 {
		return w.noun("merchant-tile.goods", named{"industry": w.industries(accepts, "list.or")})
	}
	return w.noun("merchant-tile.blank", nil)
}

// Resource names a resource: "coal".
func (w Words) Resource(r engine.Resource) string {
	return w.resource(r, 0).Text
}

func (w Words) resource(r engine.Resource, n int) Noun {
	return w.noun("resource."+r.String(), named{"n": n})
}

// Amount is a number of cubes or barrels: "1 coal", "2 barrels of beer".
func (w Words) Amount(n int, r engine.Resource) string {
	return w.amount(n, r).Text
}

// amount is a noun, too: {cubes_acc} is the form amount_acc of the resource.
func (w Words) amount(n int, r engine.Resource) Noun {
	resource := w.resource(r, n)
	p := Noun{Number: true, N: n, Forms: func(form string) (string, bool) { return resource.Forms("amount_" + form) }}
	p.Text, _ = resource.Forms("amount")
	return p
}

// Money is an amount of pounds: "£5", "−£5".
func (w Words) Money(pounds int) string {
	key := "money.plus"
	if pounds < 0 {
		key, pounds = "money.minus", -pounds
	}
	return w.text(key, named{"n": strconv.Itoa(pounds)})
}

func (w Words) number(n int) Noun {
	return Noun{Text: strings.TrimPrefix(Signed(n), "+"), Number: true, N: n, Forms: func(form string) (string, bool) {
		switch form {
		case "signed":
			return Signed(n), true
		case "money":
			return w.Money(n), true
		}
		return "", false
	}}
}

// Signed writes a number with its sign, as the reading fonts have it: "+4", "−2", "0".
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

var bonusKeys = [...]string{engine.NoBonus: "", engine.BonusDevelop: "develop", engine.BonusIncome: "income",
	engine.BonusMoney: "money", engine.BonusVP: "vp"}

// BonusKey is the bonus of a merchant's barrel in the keys of catalogues: "income"; empty for no bonus.
func BonusKey(b engine.Bonus) string { return bonusKeys[b] }

// bonus names the bonus of a merchant's barrel: "4 VP".
func (w Words) bonus(m engine.Merchant) Noun {
	if m == 0 {
		return message.None
	}
	f := w.game.Locations[w.game.Merchants[m].Location]
	return w.noun("bonus."+BonusKey(f.Bonus), named{"n": int(f.BonusAmount)})
}
