package automa_test

import (
	"testing"

	"sohofoundry/automa"
)

// A kind of slot is one row: a kind that no game has is played and cited like any other.
func TestAKindOfSlotIsOneRow(t *testing.T) {
	both := automa.AddBuildBothSlot(t.Cleanup)
	g := fronts{11: `{ build = "brewery", at = ["Stafford", "Stone"] }`}.game(t)
	for i := range g.Deck.Cards {
		if card := &g.Deck.Cards[i]; card.Number == 11 {
			card.Front[0].Kind = both
			if rules := g.SlotRules(&card.Front[0]); rules[0].String() != "M23" || both.String() != "both" || !both.Builds() || both.Links() {
				t.Errorf("it is %v, with the rules %v", both, rules)
			}
		}
	}
	p := solo(t, g, "", "", 11, 5)
	if got, want := play(t, g, &p).does(), "build brewery@stafford.1; build brewery@stone.1"; got != want {
		t.Errorf("it does\n  %s\nwant\n  %s", got, want)
	}
}
