package automa_test

import (
	"fmt"
	"strings"
	"testing"

	"sohofoundry/automa"
)

// Programs read these names: they may be added to, never changed.
func TestNames(t *testing.T) {
	for _, c := range []struct {
		what, want string
		got        []string
	}{
		{"steps", "drew reshuffled read-front read-back read-corner examined refused compared acted lost discarded prepared turn-over full-start card-again back-again",
			named(automa.Drew, automa.StepKinds)},
		{"actions of a back", "sell develop network pass", named(automa.BackSell, automa.BackPass+1)},
		{"ties", "links spaces buildings merchants mines works beer ports", named(automa.OverLinks, automa.Choosings)},
		{"criteria", "not-merchant leads-into-network tiles-built empty-spaces own-coal clockwise links-from-site near-name all-spaces end-names " +
			"more-links alphabet icon own-first merchant-beer-first barrel-left vp-bonus links-away left-space not-end-point reading-order", named(automa.NotMerchant, automa.Criteria)},
		{"cells", "NW NE SW SE", named(automa.NW, automa.Cells)},
	} {
		if got := strings.Join(c.got, " "); got != c.want {
			t.Errorf("%s are %s, want %s", c.what, got, c.want)
		}
	}
}

// The criteria of a game are those that its comparisons can come to, each once: on the Lancashire map there are neither merchants,
// barrels nor a tie-break icon (N6, N9), and in Birmingham no end points (N10).
func TestCriteria_OfAGame(t *testing.T) {
	const shared = "leads-into-network tiles-built empty-spaces own-coal clockwise links-from-site near-name all-spaces end-names more-links alphabet "
	for other, want := range map[string]string{
		"birmingham": "not-merchant " + shared + "icon own-first merchant-beer-first barrel-left vp-bonus links-away left-space",
		"lancashire": shared + "own-first not-end-point reading-order",
	} {
		playing(t, other)
		var names []string
		for _, c := range game.Criteria() {
			names = append(names, c.String())
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%s: %s, want %s", other, got, want)
		}
	}
}

func named[T interface {
	~uint8
	fmt.Stringer
}](from, to T) (names []string) {
	for ; from < to; from++ {
		names = append(names, from.String())
	}
	return names
}
