package cited_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/cited"
	"sohofoundry/engine/rulestest"
)

var board = rulestest.On("birmingham")

// Whatever happens in whole games rests on a rule that a player can read.
func TestEvent_EveryEventHasOne(t *testing.T) {
	known := map[string]bool{}
	for _, r := range rules.Of(rules.Birmingham).All() {
		known[r.Number] = true
	}
	for seed := range uint64(20) {
		for _, o := range []engine.Options{{Seats: 2}, {Seats: 4}, {Seats: 3, Introductory: true}} {
			s, _ := board.Begin(t, o, seed)
			chance := rand.New(rand.NewPCG(seed, 1))
			for s.Decision != engine.GameOver {
				choices := board.Choices(&s, nil)
				before, c := s, choices[chance.IntN(len(choices))]
				for _, e := range board.Make(t, &s, c) {
					if rule := cited.Event(board.Game, &before, c, e); !known[rule.String()] {
						t.Fatalf("%s for %q rests on %q", e.Kind, e.Reason, rule)
					}
				}
			}
		}
	}
	for v := engine.Build; v < engine.Done; v++ {
		if !known[v.Rule().String()] {
			t.Errorf("%s rests on %q", v, v.Rule())
		}
	}
}

func TestEvent(t *testing.T) {
	for _, c := range []struct {
		name     string
		position string
		play     string
		kind     engine.EventKind
		want     []string
	}{
		{"a canal link", "you: birmingham_dudley, card:coal", "network birmingham_coventry card:coal", engine.LinkPlaced, []string{"B8.2"}},
		{"a rail link", "rail; you: birmingham_dudley, coal2@dudley.1=2, card:coal", "network birmingham_coventry card:coal", engine.LinkPlaced, []string{"B8.3"}},
		{"its money", "rail; you: birmingham_dudley, coal2@dudley.1=2, card:coal", "network birmingham_coventry card:coal", engine.MoneyMoved, []string{"B8.3"}},
		{"its coal", "rail; you: birmingham_dudley, coal2@dudley.1=2, card:coal", "network birmingham_coventry card:coal", engine.Consumed, []string{"B6.3"}},
		{"its coal of a mine that is chosen", "rail; you: birmingham_dudley, birmingham_tamworth, coal2@dudley.1=2, coal2@tamworth.1=2, card:coal",
			"network birmingham_coventry card:coal; coal:tamworth.1", engine.Consumed, []string{"B6.3"}},
		{"a mine's cubes", "you: card:dudley", "build coal@dudley.1 card:dudley", engine.Stocked, []string{"B7.5"}},
		{"a loan", "you: card:coal", "loan card:coal", engine.IncomeMoved, []string{"B11.1"}},
		{"a sale", "you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1, card:coal", "sell cotton@worcester.1 to:gloucester.1 card:coal; beer:stone.1",
			engine.TileFlipped, []string{"B6.6", "B12.4"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position)
			var got []string
			for _, choice := range board.Parse(t, c.play) {
				before := s
				for _, e := range board.Make(t, &s, choice) {
					if e.Kind == c.kind {
						got = append(got, cited.Event(board.Game, &before, choice, e).String())
					}
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%s rest on %q, want %q", c.kind, got, c.want)
			}
		})
	}
}

// rulesOfEvents are those of what happens in the Canal Era, and for the reasons that have others.
const rulesOfEvents = `era-began B2.1
round-began B2.1
turn-began B2.2
turn-ended B2.2
order-set B3.1
shuffled B4.5
put-aside M5
merchant-placed B1.3
drew B2.4
dealt-face-down B1.6
discarded B2.3
wild-returned B2.3
wild-taken B10.1
tile-placed B7.3
tile-removed debt:B3.3 overbuild:B7.10 era:B4.3
tile-flipped B6.6
tile-developed bonus:B12.6 develop:B9.1 era:M80
link-placed B8.2
link-removed B4.1
stocked B7.5
consumed B6.2
sold-to-market B7.6
tile-sold B12.2
barrel-placed B4.4
money-moved build:B7.4 links:B8.2 cube:B6.2 market-sale:B7.6 loan:B11.1 bonus:B12.6 income:B3.2 debt:B3.3
cost-counted M83
income-moved loan:B11.1 bonus:B12.6 flip:B6.8 distant:C11.3
scored links:B4.1 bonus:B12.6 debt:B3.4 tile:B4.2 develop:M67 pass:M71 intro-money:B4.7 intro-income:B4.7 intro-tile:B4.7 money:C4.4
passed B13.1
shortfall-began B3.3
debt-dropped B3.4
bonus-lost B12.6
game-ended B4.6
deck-prepared M81
distant-opened C1.3
distant-turned C11.3
distant-closed C11.3
`

func TestEvent_EveryKindAndReason(t *testing.T) {
	var s engine.State
	var got strings.Builder
	for kind := engine.EraBegan; kind < engine.EventKinds; kind++ {
		ruleFor := func(reason engine.For) engine.Rule {
			return cited.Event(board.Game, &s, engine.Choice{}, engine.Event{Kind: kind, Reason: reason})
		}
		got.WriteString(kind.String())
		if always := ruleFor(engine.ForNothing); always != 0 {
			got.WriteString(" " + always.String())
		}
		for reason := engine.ForNothing + 1; reason < engine.Fors; reason++ {
			if rule := ruleFor(reason); rule != ruleFor(engine.ForNothing) {
				got.WriteString(" " + reason.String() + ":" + rule.String())
			}
		}
		got.WriteByte('\n')
	}
	if got.String() != rulesOfEvents {
		t.Errorf("%s\nwant\n%s", got.String(), rulesOfEvents)
	}
}

func TestRule_OfVerbsAndResources(t *testing.T) {
	want := map[fmt.Stringer]string{engine.Build: "B7.1", engine.Network: "B8.1", engine.Develop: "B9.1", engine.Sell: "B12.1",
		engine.Loan: "B11.1", engine.Scout: "B10.1", engine.Pass: "B13.1", engine.FirstDevelop: "M73", engine.TakeCoal: "B6.1",
		engine.TakeIron: "B6.4", engine.TakeBeer: "B6.5", engine.TakeBonus: "B12.6", engine.Discard: "B10.1", engine.GiveUp: "B3.3", engine.DoubleBuild: "C7.11", engine.Done: "",
		engine.Coal: "B6.1", engine.Iron: "B6.4", engine.Beer: "B6.5"}
	for v := engine.Build; v < engine.Verbs; v++ {
		rulestest.Same(t, v.String(), v.Rule().String(), want[v])
	}
	for r := engine.Coal; r < engine.Resources; r++ {
		rulestest.Same(t, r.String(), r.Rule().String(), want[r])
	}
}

// Where what an action asks for comes from: a coal mine for a tile or for a link, a merchant's barrel, or the market.
func TestEvent_Sources(t *testing.T) {
	build, network := engine.Choice{Verb: engine.Build}, engine.Choice{Verb: engine.Network}
	coal := engine.Choice{Verb: engine.TakeCoal}
	linking := engine.State{Pending: engine.Pending{Verb: engine.Network}}
	var idle engine.State
	for _, c := range []struct {
		name   string
		state  engine.State
		choice engine.Choice
		event  engine.Event
		want   string
	}{
		{"coal from a mine", idle, build, engine.Event{Kind: engine.Consumed, Resource: engine.Coal, Space: 1}, "B6.1"},
		{"coal from the market", idle, build, engine.Event{Kind: engine.Consumed, Resource: engine.Coal}, "B6.2"},
		{"money for it", idle, build, engine.Event{Kind: engine.MoneyMoved, Reason: engine.ForCube, Resource: engine.Coal}, "B6.2"},
		{"coal for a link", idle, network, engine.Event{Kind: engine.Consumed, Resource: engine.Coal}, "B6.3"},
		{"coal for a link, from the mine chosen", linking, coal, engine.Event{Kind: engine.Consumed, Resource: engine.Coal, Space: 1}, "B6.3"},
		{"coal for a tile beside it", linking, build, engine.Event{Kind: engine.Consumed, Resource: engine.Coal, Space: 1}, "B6.1"},
		{"beer for a link", linking, network, engine.Event{Kind: engine.Consumed, Resource: engine.Beer, Space: 1}, "B6.5"},
		{"a merchant's beer", idle, engine.Choice{Verb: engine.Sell}, engine.Event{Kind: engine.Consumed, Resource: engine.Beer, Merchant: 1}, "B12.3"},
		{"iron from the market", idle, build, engine.Event{Kind: engine.Consumed, Resource: engine.Iron}, "B6.4"},
		{"money for it", idle, build, engine.Event{Kind: engine.MoneyMoved, Reason: engine.ForCube, Resource: engine.Iron}, "B6.4"},
	} {
		rulestest.Same(t, c.name, cited.Event(board.Game, &c.state, c.choice, c.event).String(), c.want)
	}
	for _, c := range []struct {
		state  engine.State
		choice engine.Choice
		from   engine.Resource
		want   string
	}{{idle, build, engine.Coal, "B6.1"}, {idle, network, engine.Coal, "B6.3"}, {linking, coal, engine.Coal, "B6.3"},
		{idle, build, engine.Iron, "B6.4"}, {idle, network, engine.Beer, "B6.5"}} {
		rulestest.Same(t, "still asked for", cited.Source(&c.state, c.choice, c.from).String(), c.want)
	}
	rulestest.Same(t, "links in the Rail Era", engine.Rail.LinkRule().String(), "B8.3")
	rulestest.Same(t, "links in the Canal Era", engine.Canal.LinkRule().String(), "B8.2")
}

// On the Lancashire map a mill that is sold rests on where it went, and what is put aside on whose game it is.
func TestEvent_OnTheLancashireMap(t *testing.T) {
	board.Playing(t, "lancashire")
	const access = "you: cotton1@bolton.1, bolton_manchester, manchester_warrington-runcorn, card:bury, card:wigan; automa: port1@warrington-runcorn.1; next 2"
	for _, c := range []struct {
		name, position, play string
		kind                 engine.EventKind
		want                 string
	}{
		{"a mill and its port", access, "sell bolton.1 to:warrington-runcorn.1 card:bury", engine.TileFlipped, "[C11.2 C11.2]"},
		{"a mill whose cotton goes far", access, "sell bolton.1 to:distant card:bury", engine.TileFlipped, "[C11.3]"},
		{"a shipyard", "you: money 90, mat shipyard 0 2 2, liverpool_wigan, coal1@wigan.1, card:liverpool, card:bury", "build shipyard@liverpool.3 card:liverpool", engine.TileFlipped, "[C7.9]"},
	} {
		s := board.Position(t, c.position)
		choice := board.Parse(t, c.play)[0]
		before := s
		var got []engine.Rule
		for _, e := range board.Make(t, &s, choice) {
			if e.Kind == c.kind {
				got = append(got, cited.Event(board.Game, &before, choice, e))
			}
		}
		rulestest.Same(t, c.name, fmt.Sprint(got), c.want)
	}
	for seats, want := range map[bool]string{false: "C1.2", true: "N3"} {
		s := engine.State{Solo: seats}
		rulestest.Same(t, "cards put aside", cited.Event(board.Game, &s, engine.Choice{}, engine.Event{Kind: engine.PutAside}).String(), want)
	}
}
