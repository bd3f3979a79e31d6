package sim

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Details cost time and change nothing else.
func TestDetailsChangeNothingElse(t *testing.T) {
	for _, player := range policy.All {
		setup := medium(40)
		setup.Policy = player
		want := mustRun(t, setup)
		setup.Detail = true
		got := mustRun(t, setup)
		if got.Detail == nil || want.Detail != nil {
			t.Fatal("details are there when they were not asked for, or the other way round")
		}
		got.Detail, got.Sums.Detail = nil, nil
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-without +with details):\n%s", player.Name, diff)
		}
	}
}

func total(list []Share, names ...string) (sum float64) {
	for _, s := range list {
		for _, name := range names {
			if s.Name == name {
				sum += s.Mean
			}
		}
		if len(names) == 0 {
			sum += s.Mean
		}
	}
	return sum
}

// Every VP has a source. Each of the 20 turns carries out one slot or the corner, and unless that made two actions or was
// the first turn, it ends with one back.
func TestDetailsAddUp(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		t.Run(id, func(t *testing.T) { detailsAddUp(t, id) })
	}
}

func detailsAddUp(t *testing.T, id string) {
	for _, player := range policy.All {
		setup := mediumOf(id, 60)
		setup.Policy, setup.Detail, setup.Workers = player, true, 3
		r := mustRunOf(t, id, setup)
		d := r.Detail
		twice := total(d.Slots, "link-and-build", "coal-mine-and-links")
		for _, c := range []struct {
			what      string
			got, want float64
		}{
			{"VP of the human", total(d.HumanVP), r.Human.VP.Mean},
			{"VP of the Automa", total(d.AutomaVP), r.Automa.VP.Mean},
			{"turns", total(d.Slots, "build", "coal-mine", "network", "first-turn-develop") + twice, 20},
			{"backs", total(d.Backs), 19 - twice},
			{"passes", total(d.Backs, "pass"), r.Automa.Passes},
			{"developments", total(d.Backs, "develop") + total(d.Slots, "first-turn-develop"), r.Automa.Develops},
		} {
			if math.Abs(c.got-c.want) > 1e-9 {
				t.Errorf("%s, %s: %.3f, want %.3f", player.Name, c.what, c.got, c.want)
			}
		}
	}
}

func TestStepsAreCounted(t *testing.T) {
	g := decks.Game("birmingham")
	acted := func(v engine.Verb) automa.Step {
		return automa.Step{Kind: automa.Acted, Choice: engine.Choice{Verb: v}}
	}
	front := func(k automa.SlotKind) automa.Step {
		for _, card := range g.Deck.Cards {
			for i, slot := range card.Front {
				if slot.Kind == k {
					return automa.Step{Kind: automa.ReadFront, Card: card.Number, Slot: i + 1}
				}
			}
		}
		t.Fatalf("no card has a slot of kind %d", k)
		return automa.Step{}
	}
	back := func(a automa.BackAction) automa.Step { return automa.Step{Kind: automa.ReadBack, Back: a} }
	cases := []struct {
		name  string
		steps automa.Steps
		want  []cardOutcome
	}{
		{"nothing", nil, nil},
		{"a build", automa.Steps{front(automa.BuildSlot), acted(engine.Build)}, []cardOutcome{slotBuild}},
		{"a link before it", automa.Steps{front(automa.BuildSlot), acted(engine.Network), acted(engine.Done), acted(engine.Build)},
			[]cardOutcome{slotLinkAndBuild}},
		{"the second slot", automa.Steps{front(automa.NetworkSlot), front(automa.CoalAndLinksSlot), acted(engine.Build)},
			[]cardOutcome{slotNoNetwork, slotMine}},
		{"a mine and links", automa.Steps{front(automa.BuildSlot), front(automa.CoalAndLinksSlot), acted(engine.Build), acted(engine.Network)},
			[]cardOutcome{slotNoBuild, slotMineAndLinks}},
		{"a sale", automa.Steps{front(automa.NetworkSlot), acted(engine.Network), back(automa.BackSell), acted(engine.Sell), acted(engine.Done)},
			[]cardOutcome{slotNetwork, backSell}},
		{"a brewery instead", automa.Steps{back(automa.BackSell), acted(engine.Build)}, []cardOutcome{backBrewery}},
		{"a link instead", automa.Steps{back(automa.BackSell), acted(engine.Network)}, []cardOutcome{backLink}},
		{"the third action", automa.Steps{back(automa.BackSell), back(automa.BackDevelop), back(automa.BackNetwork), acted(engine.Network)},
			[]cardOutcome{backNetwork}},
		{"the distant market", automa.Steps{back(automa.BackSell), {Kind: automa.ReadBack, Back: automa.BackSell, Slot: 2},
			{Kind: automa.Acted, Choice: engine.Choice{Verb: engine.Sell, Distant: true}}}, []cardOutcome{backDistant}},
		{"the human's port", automa.Steps{back(automa.BackSell), {Kind: automa.ReadBack, Back: automa.BackSell, Slot: 2}, acted(engine.Sell)},
			[]cardOutcome{backHumanPort}},
		{"the second row in vain", automa.Steps{back(automa.BackSell), {Kind: automa.ReadBack, Back: automa.BackSell, Slot: 2},
			back(automa.BackDevelop), acted(engine.Develop)}, []cardOutcome{backDevelop}},
		{"a pass", automa.Steps{back(automa.BackSell), back(automa.BackPass), acted(engine.Pass)}, []cardOutcome{backPass}},
		{"the corner", automa.Steps{{Kind: automa.ReadCorner}, acted(engine.FirstDevelop)}, []cardOutcome{cornerDevelop}},
		{"the first build", automa.Steps{{Kind: automa.ReadCorner}, front(automa.BuildSlot), acted(engine.Build)}, []cardOutcome{slotBuild}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var got, want counts
			got.steps(g, engine.Canal, c.steps)
			for _, outcome := range c.want {
				want.cards[outcome]++
			}
			if got != want {
				t.Errorf("counted %v, want %v", got.cards, want.cards)
			}
		})
	}
}

// What a game cannot come to is not listed.
func TestDetailsOfAGame(t *testing.T) {
	for id, want := range map[string]struct{ backs, criteria string }{
		"birmingham": {"sell brewery-substitute link-substitute develop network pass",
			"not-merchant leads-into-network tiles-built empty-spaces own-coal clockwise links-from-site near-name all-spaces end-names more-links " +
				"alphabet icon own-first merchant-beer-first barrel-left vp-bonus links-away left-space"},
		"lancashire": {"sell link-substitute distant-market human-port develop network pass",
			"leads-into-network tiles-built empty-spaces own-coal clockwise links-from-site near-name all-spaces end-names more-links " +
				"alphabet own-first not-end-point reading-order"},
	} {
		setup := mediumOf(id, 1)
		setup.Detail = true
		d := mustRunOf(t, id, setup).Detail
		names := func(list []Share) (all []string) {
			for _, s := range list {
				all = append(all, s.Name)
			}
			return all
		}
		if got := strings.Join(names(d.Backs), " "); got != want.backs {
			t.Errorf("%s: backs %s", id, got)
		}
		if got := strings.Join(names(d.Criteria), " "); got != want.criteria {
			t.Errorf("%s: criteria %s", id, got)
		}
	}
}
