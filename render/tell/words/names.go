package words

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine"
)

// What things on the table are called.

// Location names a location as the board prints it: "Burton-on-Trent".
func (w Words) Location(l engine.Location) string { return w.game.Locations[l].Name }

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
func (w Words) position(x engine.Space) string {
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
	return w.text("space."+word, nil)
}

// Space names a space: "Birmingham, upper left space", "Farm Brewery (North)".
func (w Words) Space(x engine.Space) string { return w.space(x, 0).forms["comma"] }

// space names the space of a tile. Its position in the location is left out where the location has only one space that takes the
// industry: "Dudley", "Worcester (left space)". Of an unknown industry (0) it counts as one of several.
func (w Words) space(x engine.Space, i engine.Industry) phrase {
	if x == 0 {
		return none
	}
	l := w.game.LocationOf(x)
	named := map[string]string{"location": w.Location(l), "space": w.position(x)}
	p := phrase{text: named["location"], forms: map[string]string{
		"comma": w.text("space-at.comma", named),
		"the":   w.text("space-at.the", named),
	}}
	if w.Alike(x, i) > 1 {
		p.text = w.text("space-at.at", named)
	}
	if w.game.SpacesAt(l).Rest() == 0 { // there is nothing to tell it from
		p.forms["comma"] = named["location"]
	}
	return p
}

// Alike counts the spaces of the location of a space that take an industry, or any (0).
func (w Words) Alike(x engine.Space, i engine.Industry) (n int) {
	for r := w.game.SpacesAt(w.game.LocationOf(x)); r != 0; r = r.Rest() {
		if i == 0 || w.game.Spaces[r.First()].Industries.Has(i) {
			n++
		}
	}
	return n
}

// Line names a line by its ends: "Birmingham–Oxford"; that with three, "Kidderminster–Worcester with the farm".
func (w Words) Line(x engine.Line) string {
	var towns []string
	key := "line.towns"
	for _, l := range w.game.Lines[x].Ends {
		if w.game.Locations[l].Kind == engine.Farm && len(w.game.Lines[x].Ends) > 2 {
			key = "line.farm"
			continue
		}
		towns = append(towns, w.Location(l))
	}
	return w.text(key, map[string]string{"a": towns[0], "b": towns[1]})
}

// Industry names an industry: "cotton mill".
func (w Words) Industry(i engine.Industry) string { return w.industryForm(i, "name") }

// AnIndustry names one tile of it: "a cotton mill", "an iron works".
func (w Words) AnIndustry(i engine.Industry) string { return w.industryForm(i, "a") }

// IndustryPlural names several: "cotton mills".
func (w Words) IndustryPlural(i engine.Industry) string { return w.industryForm(i, "many") }

func (w Words) industryForm(i engine.Industry, form string) string {
	return w.text("industry."+i.String()+"."+form, nil)
}

func (w Words) industry(i engine.Industry) phrase {
	if i == 0 {
		return none
	}
	return phrase{text: w.Industry(i), forms: map[string]string{
		"a": w.AnIndustry(i), "many": w.IndustryPlural(i), "short": w.industryForm(i, "short"),
	}, cases: []string{i.String()}}
}

// industries names those of a set, in a form and joined by a word: "cotton or manufacturer".
func (w Words) industries(set engine.IndustrySet, form string, join func([]string) string) string {
	var names []string
	for i := range set.All() {
		names = append(names, w.industryForm(i, form))
	}
	return join(names)
}

// Tile names a kind of tile: "cotton mill II".
func (w Words) Tile(t engine.Tile) string { return w.tile(t).text }

func (w Words) tile(t engine.Tile) phrase {
	if t == 0 {
		return none
	}
	f := w.game.Tiles[t]
	level := func(key, form string) string {
		return w.text(key, map[string]string{"industry": w.industryForm(f.Industry, form), "level": Roman(int(f.Level))})
	}
	return phrase{text: level("tile.name", "name"), forms: map[string]string{
		"a": level("tile.name", "a"), "level": level("tile.level", "a"),
	}, cases: []string{eras(f.Canal, f.Rail)}}
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
	engine.WildLocation: "wild-location", engine.WildIndustry: "wild-industry"}

// Card names a card: "the Dudley card", "the cotton or manufacturer card", "the wild location".
func (w Words) Card(c engine.Card) string { return w.card(c).text }

func (w Words) card(c engine.Card) phrase {
	if c == 0 {
		return none
	}
	f := w.game.Cards[c]
	kind := cardKinds[f.Kind]
	return phrase{text: w.text("card."+kind, map[string]string{
		"location": w.Location(f.Location), "industry": w.industries(f.Industries, "short", w.Or),
	}), cases: []string{kind}}
}

// Merchant names a merchant space: "Shrewsbury", "Gloucester's left tile".
func (w Words) Merchant(m engine.Merchant) string { return w.merchant(m).text }

func (w Words) merchant(m engine.Merchant) phrase {
	if m == 0 {
		return none
	}
	key := "merchant.only"
	if side := w.merchantSide(m); side != "" {
		key = "merchant." + side
	}
	return phrase{text: w.text(key, map[string]string{"location": w.Location(w.game.Merchants[m].Location)})}
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

// MerchantAndGoods names a merchant space with what its tile takes in a position: "Gloucester's left tile (cotton mills)".
func (w Words) MerchantAndGoods(s *engine.State, m engine.Merchant) string {
	goods := w.text("merchant-tile.unused", nil)
	if t := s.Merchants[m].Tile; t != 0 {
		goods = w.MerchantTile(t)
	}
	return w.text("merchant.goods", map[string]string{"merchant": w.Merchant(m), "goods": goods})
}

// MerchantTile names a merchant tile by what it takes: "cotton mills", "blank".
func (w Words) MerchantTile(t engine.MerchantTile) string {
	if accepts := w.game.MerchantTiles[t].Accepts; accepts != 0 {
		return w.industries(accepts, "many", w.Or)
	}
	return w.text("merchant-tile.blank", nil)
}

// Resource names a resource: "coal".
func (w Words) Resource(r engine.Resource) string {
	return w.text("resource."+r.String()+".name", nil)
}

// Amount is a number of cubes or barrels: "1 coal", "2 barrels of beer".
func (w Words) Amount(n int, r engine.Resource) string {
	return w.fill(w.texts.find("resource."+r.String()+".amount", nil), func(string) (phrase, bool) { return w.number(n), true })
}

// Money is an amount of pounds: "£5", "−£5".
func (w Words) Money(pounds int) string {
	key := "money.plus"
	if pounds < 0 {
		key, pounds = "money.minus", -pounds
	}
	return w.text(key, map[string]string{"n": strconv.Itoa(pounds)})
}

func (w Words) number(n int) phrase {
	signed := Signed(n)
	return phrase{text: strings.TrimPrefix(signed, "+"), forms: map[string]string{"signed": signed, "money": w.Money(n)},
		cases: w.counted(n)}
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

// counted are the cases of a number: itself, and its plural form.
func (w Words) counted(n int) []string { return []string{strconv.Itoa(n), w.texts.plural(n)} }

var seatKeys = [2]string{engine.HumanSeat: "you", engine.AutomaSeat: "automa"}

// SeatKey is a player of solo play in the keys of catalogues: "you" or "automa".
func SeatKey(seat engine.Seat) string { return seatKeys[seat&1] }

// seat names a player: "you", "the Automa"; without the Automa, "seat 1".
func (w Words) seat(seat engine.Seat) phrase {
	if w.Numbered {
		return w.player("seat", int(seat)+1)
	}
	return w.player(SeatKey(seat), 0)
}

// other names the opponent of a seat.
func (w Words) other(seat engine.Seat) phrase {
	if w.Numbered {
		return phrase{forms: map[string]string{"own": w.text("seat.another.own", nil)}}
	}
	return w.seat(1 - seat)
}

func (w Words) player(key string, n int) phrase {
	form := func(name string) string {
		return w.text("seat."+key+"."+name, map[string]string{"n": strconv.Itoa(n)})
	}
	who := phrase{text: form("name"), cases: []string{"other"},
		forms: map[string]string{"their": form("their"), "own": form("own"), "its": form("its")}}
	if key == "you" {
		who.cases = []string{"you"}
	}
	return who
}

var bonusKeys = [...]string{engine.NoBonus: "", engine.BonusDevelop: "develop", engine.BonusIncome: "income",
	engine.BonusMoney: "money", engine.BonusVP: "vp"}

// BonusKey is what a merchant's barrel brings in the keys of catalogues: "income"; nothing for no bonus.
func BonusKey(b engine.Bonus) string { return bonusKeys[b] }

// bonus says what a merchant's barrel brings: "4 VP".
func (w Words) bonus(m engine.Merchant) phrase {
	if m == 0 {
		return none
	}
	f := w.game.Locations[w.game.Merchants[m].Location]
	n := w.number(int(f.BonusAmount))
	return phrase{text: w.fill(w.texts.find("bonus."+BonusKey(f.Bonus), nil), func(string) (phrase, bool) { return n, true })}
}
