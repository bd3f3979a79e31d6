package automa_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Whatever is cited can be read.
func TestWhatIsCitedCanBeRead(t *testing.T) {
	for id, book := range map[string]string{"birmingham": rules.Birmingham, "lancashire": rules.Lancashire, "lancashire-community": rules.Lancashire,
		"brass": rules.Brass} {
		t.Run(id, func(t *testing.T) {
			playing(t, id)
			citedCanBeRead(t, book)
		})
	}
}

func citedCanBeRead(t *testing.T, book string) {
	known := map[engine.Rule]bool{0: true}
	for _, r := range rules.Of(book).All() {
		var number engine.Rule
		if err := number.UnmarshalText([]byte(r.Number)); err != nil {
			t.Fatal(err)
		}
		known[number] = true
	}
	cite := func(rule engine.Rule) {
		if !known[rule] {
			t.Errorf("%s is cited, and nowhere to be read", rule)
		}
	}
	for seed := range uint64(200) {
		for _, steps := range automasTurns(t, seed) {
			for _, s := range steps {
				cite(s.Kind.Rule())
				cite(s.Refusal.Rule)
				cite(s.Ours)
				if s.Tie == nil {
					continue
				}
				for _, r := range s.Tie.Rungs {
					cite(r.Rule)
					cite(r.Ours)
				}
			}
		}
	}
	for i := range game.Deck.Cards {
		card := &game.Deck.Cards[i]
		for k := range card.Front {
			for _, rule := range game.SlotRules(&card.Front[k]) {
				cite(rule)
			}
		}
		for _, rule := range card.Back.CornerRules() {
			cite(rule)
		}
		for b := automa.BackSell; b <= automa.BackPass; b++ {
			for _, rule := range game.BackRules(&card.Back, b) {
				cite(rule)
			}
		}
	}
}

func TestRules_OfSlotsBacksAndSteps(t *testing.T) {
	one, two := []engine.Location{1}, []engine.Location{1, 2}
	farm := []engine.Location{notation.LocationNamed(board, "farm-north")}
	for _, c := range []struct {
		slot automa.SlotFacts
		want string
	}{
		{automa.SlotFacts{Kind: automa.BuildSlot, At: one}, "[M23 M25]"},
		{automa.SlotFacts{Kind: automa.BuildSlot, At: two, IronFrom: 1}, "[M23 M25 M26 A4]"},
		{automa.SlotFacts{Kind: automa.BuildSlot, At: one, LinkFirst: true}, "[M23 M25 M29 M30 A5]"},
		{automa.SlotFacts{Kind: automa.BuildSlot, At: two, LinkFirst: true}, "[M23 M25 M29 M30 A5 A6]"},
		{automa.SlotFacts{Kind: automa.BuildSlot, At: farm, LinkFirst: true}, "[M23 M25 M32]"},
		{automa.SlotFacts{Kind: automa.BuildSlot, At: farm}, "[M23 M25]"},
		{automa.SlotFacts{Kind: automa.CoalAndLinksSlot, At: two}, "[M34 A7 M25]"},
		{automa.SlotFacts{Kind: automa.NetworkSlot, At: one}, "[M35 M36 M37 M38]"},
		{automa.SlotFacts{Kind: automa.NetworkSlot, At: two}, "[M35 M36 A8 M37 M38]"},
	} {
		if got := fmt.Sprint(game.SlotRules(&c.slot)); got != c.want {
			t.Errorf("%+v: %s, want %s", c.slot, got, c.want)
		}
	}
	for back, want := range map[automa.BackAction]string{0: "[]", automa.BackSell: "[M53 M54 M58 A17]", automa.BackDevelop: "[M66 M67]",
		automa.BackNetwork: "[M68 M69 A46]", automa.BackPass: "[M71]"} {
		if got := fmt.Sprint(game.BackRules(&automa.BackFacts{}, back)); got != want {
			t.Errorf("back %d: %s, want %s", back, got, want)
		}
	}
	for _, develop := range []bool{true, false} {
		corner := automa.BackFacts{FirstTurnDevelop: develop}
		if got, want := fmt.Sprint(corner.CornerRules()), map[bool]string{true: "[M72 M73]", false: "[M72 M74 A22]"}[develop]; got != want {
			t.Errorf("a corner with DEVELOP %v: %s, want %s", develop, got, want)
		}
	}
	steps := map[automa.StepKind]string{automa.Drew: "M13", automa.Reshuffled: "M84", automa.ReadFront: "M14", automa.ReadBack: "M17",
		automa.ReadCorner: "M72", automa.Examined: "M58", automa.Lost: "M15", automa.Discarded: "M15", automa.Prepared: "M81",
		automa.FullStart: "H3", automa.CardAgain: "H2", automa.BackAgain: "H1"}
	for kind := automa.StepKind(1); kind < automa.StepKinds; kind++ {
		if got := kind.Rule().String(); got != steps[kind] {
			t.Errorf("step %d: %s, want %s", kind, got, steps[kind])
		}
	}
}

// automasTurns are those of a game in which the human picks evenly.
func automasTurns(t *testing.T, seed uint64) (turns []automa.Steps) {
	t.Helper()
	p, err := game.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[seed%3].Count}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	human := rand.New(rand.NewPCG(seed, 1))
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			var steps automa.Steps
			game.Turn(&p, &steps)
			turns = append(turns, steps)
			continue
		}
		choices := board.Choices(&p.State, nil)
		game.Apply(&p, choices[human.IntN(len(choices))], nil)
	}
	return turns
}

// A32 also comes up in the Canal Era: after a first-turn DEVELOP the Automa has nothing on the board in round 2.
func TestA32_WithoutANetworkInTheCanalEra(t *testing.T) {
	p, developed := automa.Position{}, false
	for seed := uint64(1); !developed; seed++ {
		var err error
		if p, err = game.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}, seed, nil); err != nil {
			t.Fatal(err)
		}
		for p.Round == 1 {
			if !p.AutomasTurn() {
				c := engine.Choice{Verb: engine.Pass, Card: p.Players[engine.HumanSeat].Hand[0]}
				if why := game.Apply(&p, c, nil); !why.OK() {
					t.Fatal(why)
				}
				continue
			}
			story := play(t, game, &p)
			developed = slices.Contains(story, "do first-develop")
		}
	}
	if p.Era != engine.Canal || p.Round != 2 || p.Network(engine.AutomaSeat) != 0 {
		t.Fatalf("after a first-turn DEVELOP: %s, round %d, network %b", p.Era, p.Round, p.Network(engine.AutomaSeat))
	}
	redditch := `{ build = "iron", at = ["Redditch"], link_first = true }`
	runScenes(t, []scene{
		{
			name: "the link in parentheses, on any line that helps", position: "round 2", cards: []int{1, 5}, fronts: fronts{1: redditch},
			does: "network oxford_redditch; build iron@redditch.2",
			tells: `do network oxford_redditch
				= our decision A32`,
		},
		{
			name: "no links of a slot, as no location is in the network", position: "round 2", cards: []int{1, 5},
			fronts: fronts{1: `{ network = ["Dudley"] }, { build = "coal", at = ["Belper"] }`},
			does:   "build coal@belper.2; develop; develop",
			tells: `no dudley: outside its network (M35)
				= our decision A32
				do build coal@belper.2`,
		},
	})
}

func TestA7_AMineWithoutLinks(t *testing.T) {
	links := "birmingham_tamworth, burton-on-trent_tamworth, nuneaton_tamworth"
	runScenes(t, []scene{{
		name: "the mine stands, and why no link follows is told", position: noSales + "you: " + links, cards: []int{1, 5},
		fronts: fronts{1: `{ build = "coal", at = ["Tamworth"], then_links = true }`},
		does:   "build coal@tamworth.1; develop; develop",
		tells: `do build coal@tamworth.1
			no tamworth: no link from (M34)
			= our decision A7
			back 5 sell`,
	}})
}

func TestRules_OfBacksOnTheLancashireMap(t *testing.T) {
	playing(t, "lancashire")
	for _, c := range []struct {
		number int
		action automa.BackAction
		want   string
	}{
		{9, automa.BackSell, "[N11 N12 N13]"}, // with the second row
		{16, automa.BackSell, "[N11 N12]"},
		{9, automa.BackDevelop, "[M66 M67]"},
		{9, automa.BackNetwork, "[M68 M69 A46]"},
		{18, automa.BackNetwork, "[M68 M69 A46 N14]"}, // with a named place
		{18, automa.BackDevelop, "[M66 M67]"},         // which the place is no part of
		{9, automa.BackPass, "[M71]"},
	} {
		if got := fmt.Sprint(game.BackRules(&game.Deck.Cards[indexOf(game, c.number)].Back, c.action)); got != c.want {
			t.Errorf("back %d, %s: %s, want %s", c.number, c.action, got, c.want)
		}
	}
}
