package policy_test

import (
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// humanTurns plays games of the steady policy and shows every decision of the human before it is made.
func humanTurns(t *testing.T, id string, o engine.Options, games int, look func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int)) {
	t.Helper()
	g := decks.Game(id)
	mat, _ := decks.MatNamed(id, "medium")
	o.Seats, o.Solo, o.AutomaMat = 2, true, mat.Count
	for seed := range uint64(games) {
		p, err := g.Start(o, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for p.Decision != engine.GameOver {
			if p.AutomasTurn() {
				g.Turn(&p, nil)
				continue
			}
			choices := g.Choices(&p.State, nil)
			picked := policy.Steady.Pick(g, &p, choices, nil)
			look(g, &p, choices, picked)
			g.Apply(&p, choices[picked], nil)
		}
	}
}

// What is picked is legal, changes nothing by itself, and is the same whenever the same is asked.
func TestSteadyIsLegalAndAlwaysTheSame(t *testing.T) {
	for _, id := range played {
		t.Run(id, func(t *testing.T) { legalAndTheSame(t, id) })
	}
}

// played are the games that are played here.
var played = []string{"birmingham", "lancashire", "lancashire-community", "brass"}

func legalAndTheSame(t *testing.T, id string) {
	positions := 0
	for _, o := range []engine.Options{{}, {SpendingOrder: id == "birmingham"}, {Introductory: id != "brass"}} { // M83, C14.2
		humanTurns(t, id, o, 25, func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int) {
			positions++
			before := *p
			if why := g.Why(&p.State, choices[picked]); !why.OK() {
				t.Fatalf("picked %s: %s", notation.Format(g.Game, &p.State, choices[picked]), why.Reason)
			}
			if again := policy.Steady.Pick(g, p, choices, nil); again != picked {
				t.Fatalf("picked %d, then %d", picked, again)
			}
			if *p != before {
				t.Fatal("picking changed the position")
			}
		})
	}
	if positions < 3000 {
		t.Errorf("only %d positions", positions)
	}
}

// The levels are measured by steady, so that it plays for ever as it did.
func TestSteadyPlaysAsItAlwaysDid(t *testing.T) {
	always := map[string]uint64{
		"birmingham": 0x6f48132b02ed1025, "lancashire": 0x4a937ee75f6c06f3, "lancashire-community": 0xef48a21694667dc6, "brass": 0x43581634eddb11e2,
	}
	for _, id := range played {
		picks := fnv.New64a()
		humanTurns(t, id, engine.Options{}, 20, func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int) {
			fmt.Fprintln(picks, notation.Format(g.Game, &p.State, choices[picked]))
		})
		if sum := picks.Sum64(); sum != always[id] {
			t.Errorf("%s: its choices sum up to %#x, they were %#x", id, sum, always[id])
		}
	}
}

// The cards to come are hidden, and so are the tiles of the distant market: another order of either must not change what is
// picked.
func TestSteadyDoesNotPeek(t *testing.T) {
	for _, id := range played {
		t.Run(id, func(t *testing.T) { doesNotPeek(t, id) })
	}
}

func doesNotPeek(t *testing.T, id string) {
	humanTurns(t, id, engine.Options{}, 15, func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int) {
		other := *p
		engine.Shuffle(policy.Chance(1), other.Deck[:other.Aside+other.Draw])
		engine.Shuffle(policy.Chance(1), other.Distant.Stack[:other.Distant.Left])
		if again := policy.Steady.Pick(g, &other, choices, nil); again != picked {
			t.Fatalf("picked %s, with other cards to come %s", notation.Format(g.Game, &p.State, choices[picked]), notation.Format(g.Game, &p.State, choices[again]))
		}
	})
}

// Nor must another order of the tiles of the distant market (C13.1).
func TestSteadyDoesNotPeekAtTheDistantMarket(t *testing.T) {
	g := decks.Game("lancashire")
	chance, offered := policy.Chance(2), 0
	for seed := range uint64(200) {
		p, err := g.Start(engine.Options{Seats: 2}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for p.Decision != engine.GameOver {
			choices := g.Choices(&p.State, nil)
			if slices.ContainsFunc(choices, func(c engine.Choice) bool { return c.Distant }) {
				offered++
				other := p
				engine.Shuffle(chance, other.Distant.Stack[:other.Distant.Left])
				one, two := policy.Steady.Pick(g, &p, choices, nil), policy.Steady.Pick(g, &other, choices, nil)
				if one != two {
					t.Fatalf("picked %s, with other tiles to come %s", notation.Format(g.Game, &p.State, choices[one]), notation.Format(g.Game, &p.State, choices[two]))
				}
			}
			g.Apply(&p, choices[policy.Random.Pick(g, &p, choices, chance)], nil)
		}
	}
	if offered < 100 {
		t.Errorf("it could be sold to %d times", offered)
	}
}
