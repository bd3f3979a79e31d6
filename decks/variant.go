package decks

import (
	"strings"

	"sohofoundry/engine/fault"
)

// Variant is the differences of a game from its usual form: the options of Lancashire (C14.2, C14.3).
type Variant struct {
	Community bool // a community's map for two
	Classic   bool // the whole deck and all distant market tiles, for three or four
	Virtual   bool // Liverpool and Birkenhead count as joined for industry cards
}

// Variants are the words for them in the id of a game, in their order.
const (
	community = "-community"
	classic   = "-classic"
	virtual   = "-virtual"
)

// ID is the id of a variant of "birmingham", "lancashire" or "brass". An error says why there is no such game.
func (v Variant) ID(game string) (string, error) {
	switch {
	case v == Variant{}:
		return game, nil
	case v.Community && game != "lancashire":
		return "", fault.Errorf("the community map is one of Lancashire's (C14.3)")
	case game == "brass" && v.Classic:
		return "", fault.Errorf("the Brass of 2007 has no other deck than the classic one (C14.1)")
	case game == "brass":
		return "", fault.Errorf("the Brass of 2007 has the virtual link always (C5.4)")
	case game != "lancashire" && v.Classic:
		return "", fault.Errorf("the classic deck is one of Lancashire's (C14.2)")
	case game != "lancashire":
		return "", fault.Errorf("the virtual link is on the map of Lancashire (C5.4)")
	case v.Community && v.Classic:
		return "", fault.Errorf("the community map has a deck of its own (C14.3)")
	case v.Community && v.Virtual:
		return "", fault.Errorf("the community map has no virtual link, since Birkenhead is not on it (C14.3)")
	}
	for _, word := range []struct {
		is   bool
		word string
	}{{v.Community, community}, {v.Classic, classic}, {v.Virtual, virtual}} {
		if word.is {
			game += word.word
		}
	}
	return game, nil
}

// VariantOf tells the game of an id, and its differences.
func VariantOf(id string) (game string, v Variant) {
	game, _, _ = strings.Cut(id, "-")
	return game, Variant{
		Community: strings.Contains(id, community), Classic: strings.Contains(id, classic), Virtual: strings.Contains(id, virtual),
	}
}
