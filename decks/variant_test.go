package decks_test

import (
	"slices"
	"testing"

	"sohofoundry/decks"
)

// Every game is one variant of a game, and whatever else could be asked for is refused with a reason (C14.2, C14.3).
func TestC14_EveryGameIsAVariant(t *testing.T) {
	found := map[string]bool{}
	for _, game := range []string{"birmingham", "lancashire", "brass"} {
		for n := range 8 {
			v := decks.Variant{Community: n&1 != 0, Classic: n&2 != 0, Virtual: n&4 != 0}
			id, err := v.ID(game)
			if err != nil {
				continue
			}
			if !slices.Contains(decks.Games(), id) {
				t.Errorf("%s, %+v is %q, which is no game", game, v, id)
			}
			if again, of := decks.VariantOf(id); again != game || of != v {
				t.Errorf("%q reads as %s, %+v, not %s, %+v", id, again, of, game, v)
			}
			found[id] = true
		}
	}
	if len(found) != len(decks.Games()) {
		t.Errorf("found are %v of %v", found, decks.Games())
	}
}

func TestC14_VariantsThatAreNone(t *testing.T) {
	for _, c := range []struct {
		game string
		v    decks.Variant
		want string
	}{
		{"birmingham", decks.Variant{Community: true}, "the community map is one of Lancashire's (C14.3)"},
		{"birmingham", decks.Variant{Classic: true}, "the classic deck is one of Lancashire's (C14.2)"},
		{"birmingham", decks.Variant{Virtual: true}, "the virtual link is on the map of Lancashire (C5.4)"},
		{"brass", decks.Variant{Community: true}, "the community map is one of Lancashire's (C14.3)"},
		{"brass", decks.Variant{Classic: true}, "the Brass of 2007 has no other deck than the classic one (C14.1)"},
		{"brass", decks.Variant{Virtual: true}, "the Brass of 2007 has the virtual link always (C5.4)"},
		{"lancashire", decks.Variant{Community: true, Classic: true}, "the community map has a deck of its own (C14.3)"},
		{"lancashire", decks.Variant{Community: true, Virtual: true}, "the community map has no virtual link, since Birkenhead is not on it (C14.3)"},
	} {
		if id, err := c.v.ID(c.game); err == nil || err.Error() != c.want {
			t.Errorf("%s, %+v: %q, %v, want %q", c.game, c.v, id, err, c.want)
		}
	}
}
