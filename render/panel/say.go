package panel

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sohofoundry/engine"
	"sohofoundry/render/pick"
	"sohofoundry/render/words"
)

// say has the words for a question: what things of its position are called where the panel is narrow.
type say struct {
	words.Words
	g *engine.Game
	s *engine.State
}

// t is a text of the panel.
func (y say) t(key string, named ...string) string { return y.Text("panel."+key, named...) }

// cited is a text with the rule that it rests on.
func (y say) cited(text, rule string) string {
	return y.Text("sentence.rule", "text", text, "rule", rule)
}

// list joins things: "a, b and c".
func (y say) list(things []string) string {
	if len(things) == 0 {
		return ""
	}
	joined, key := things[len(things)-1], "list.and"
	for i := len(things) - 2; i >= 0; i-- {
		joined, key = y.Text(key, "a", things[i], "b", joined), "list.comma"
	}
	return joined
}

// seatKeys are the players of solo play in the catalogue.
var seatKeys = map[bool]string{true: "automa", false: "you"}

// their is whose something is: "your", "the Automa's".
func (y say) their(seat engine.Seat) string {
	return y.Text("seat." + seatKeys[y.s.IsAutoma(seat)] + ".their")
}

// name is who somebody is: "you", "the Automa".
func (y say) name(seat engine.Seat) string {
	return y.Text("seat." + seatKeys[y.s.IsAutoma(seat)] + ".name")
}

// at names the place of a tile, with the space if the place has several for its industry.
func (y say) at(x engine.Slot, i engine.Industry) (place string, space bool) {
	alike := 0
	for r := y.g.SlotsAt(y.g.LocationOf(x)); r != 0; r = r.Rest() {
		if y.g.Slots[r.First()].Industries.Has(i) {
			alike++
		}
	}
	if alike > 1 {
		return y.Slot(x), true
	}
	return y.Location(y.g.LocationOf(x)), false
}

// tileAt is a tile on the board: "cotton mill I at Stone", "cotton mill I (Worcester, left space)".
func (y say) tileAt(t engine.Tile, x engine.Slot) string {
	place, space := y.at(x, y.g.Tiles[t].Industry)
	if space {
		return y.t("tile-at_space", "tile", y.Tile(t), "place", place)
	}
	return y.t("tile-at", "tile", y.Tile(t), "place", place)
}

// theirTile is the same with its owner: "your cotton mill I at Stone".
func (y say) theirTile(seat engine.Seat, t engine.Tile, x engine.Slot) string {
	return y.t("theirs", "their", y.their(seat), "thing", y.tileAt(t, x))
}

// prices are added up: "£1 + £2".
func (y say) prices(prices []int) string {
	list := make([]string, len(prices))
	for i, price := range prices {
		list[i] = y.Money(price)
	}
	return strings.Join(list, " + ")
}

// thing names what was picked, short enough for a chip.
func (y say) thing(t pick.Thing) string {
	switch t.Part {
	case pick.Verb:
		return y.t("action." + engine.Verb(t.ID).String())
	case pick.Card:
		return capital(y.Card(engine.Card(t.ID)))
	case pick.Industry:
		return capital(y.Industry(engine.Industry(t.ID)))
	case pick.Slot:
		return y.Slot(engine.Slot(t.ID))
	case pick.Line:
		return y.Line(engine.Line(t.ID))
	case pick.Merchant:
		return y.Merchant(engine.Merchant(t.ID))
	}
	return y.Location(engine.Location(t.ID))
}

// name is how a thing is called in ids: "coventry.3".
func name(g *engine.Game, t pick.Thing) string {
	switch t.Part {
	case pick.Verb:
		return engine.Verb(t.ID).String()
	case pick.Card:
		return g.Cards[t.ID].ID
	case pick.Industry:
		return engine.Industry(t.ID).String()
	case pick.Slot:
		return g.SlotName(engine.Slot(t.ID))
	case pick.Line:
		return g.Lines[t.ID].ID
	case pick.Merchant:
		return g.MerchantName(engine.Merchant(t.ID))
	}
	return g.Locations[t.ID].ID
}

// partNames name the parts in ids and in the catalogue.
var partNames = [pick.Parts]string{pick.Verb: "action", pick.Card: "card", pick.Industry: "industry", pick.Slot: "space",
	pick.Line: "line", pick.Merchant: "merchant", pick.Place: "place", pick.Buyer: "buyer"}

func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

func number(n int) string { return strconv.Itoa(n) }
