package panel

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/words"
)

// say has the words for a question: the short names of things in its position, for the narrow panel.
type say struct {
	words.Words
	g *engine.Game
	s *engine.State
}

// t is a text of the panel.
func (y say) t(key string, named ...any) string { return y.Text("panel."+key, named...) }

// at names where a tile is: its space, which is its location where that has no other.
func (y say) at(x engine.Space) (place string, space bool) { return y.Space(x), y.OneOfSeveral(x) }

// tileAt is a tile on the board: "cotton mill I at Stone", "cotton mill I (Worcester, left space)".
func (y say) tileAt(t engine.Tile, x engine.Space) string {
	place, space := y.at(x)
	if space {
		return y.t("tile-at_space", "tile", y.Noun().Tile(t), "space", place)
	}
	return y.t("tile-at", "tile", y.Noun().Tile(t), "space", place)
}

// ownedTile is the same with its owner: "your cotton mill I at Stone".
func (y say) ownedTile(seat engine.Seat, t engine.Tile, x engine.Space) words.Noun {
	place, space := y.at(x)
	return y.Noun().OwnedTile(seat, t, place, space)
}

// prices are added up: "£1 + £2".
func (y say) prices(prices []int) string {
	list := make([]string, len(prices))
	for i, price := range prices {
		list[i] = y.Money(price)
	}
	return y.Plus(list)
}

// thing names a picked thing, where nothing stands before it.
func (y say) thing(t thing.Thing) string { return words.Capital(y.Thing(t)) }

func number(n int) string { return strconv.Itoa(n) }
