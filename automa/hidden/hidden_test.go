package hidden_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// everyDecision shows every decision of a game of random players.
func everyDecision(t *testing.T, id string, seats int, seed uint64, look func(g *automa.Game, p *automa.Position)) {
	t.Helper()
	g := decks.Game(id)
	o := engine.Options{Seats: seats, Solo: seats == 2 && seed%2 == 0}
	if o.Solo {
		mat, _ := decks.MatNamed(id, "medium")
		o.AutomaMat = mat.Count
	}
	p, err := g.Start(o, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	chance := policy.Chance(seed)
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			g.Turn(&p, nil)
			continue
		}
		look(g, &p)
		choices := g.Choices(&p.State, nil)
		g.Apply(&p, choices[policy.Random.Pick(g, &p, choices, chance)], nil)
	}
}

// tables are what is played: games with their seats.
var tables = []struct {
	id    string
	seats int
}{{"birmingham", 2}, {"birmingham", 3}, {"birmingham", 4}, {"lancashire", 2}, {"lancashire", 3}, {"lancashire", 4}, {"brass", 4}}

// known is a position without what a seat cannot see.
func known(g *automa.Game, p *automa.Position, seat engine.Seat) (seen automa.Position, back automa.BackFacts) {
	seen = *p
	clear(seen.Deck[:])
	for other := range seen.Players {
		seen.Players[other].FaceDown = 0
		for i, c := range seen.Players[other].Hand {
			if kind := g.Cards[c].Kind; other != int(seat) && kind != engine.WildLocation && kind != engine.WildIndustry && c != 0 {
				seen.Players[other].Hand[i] = 1
			}
		}
	}
	clear(seen.Distant.Stack[:seen.Distant.Left])
	seen.Random, seen.Cards.Random = rand.PCG{}, rand.PCG{}
	clear(seen.Cards.Deck[:seen.Cards.Left])
	if p.Solo {
		back = g.Top(p).Back
	}
	return seen, back
}

// Nothing that the player sees changes, and the same cards and tiles lie face down; what follows can be played.
func TestRedealKeepsWhatIsKnown(t *testing.T) {
	for _, table := range tables {
		for seed := range uint64(4) {
			n := uint64(0)
			everyDecision(t, table.id, table.seats, seed, func(g *automa.Game, p *automa.Position) {
				n++
				other := *p
				hidden.Redeal(g, &other, p.Actor, rand.NewPCG(seed, n))
				seen, back := known(g, p, p.Actor)
				again, backAgain := known(g, &other, p.Actor)
				if seen != again || back != backAgain {
					t.Fatalf("%s, seed %d, decision %d: what is known has changed", table.id, seed, n)
				}
				if _, err := g.MarshalPosition(&other); err != nil {
					t.Fatalf("%s, seed %d, decision %d: %v", table.id, seed, n, err)
				}
				if !slices.Equal(p.FaceDown(), other.FaceDown()) {
					t.Fatal("other tiles lie face down in the distant market")
				}
			})
		}
	}
}

// What is dealt depends on what is known and on chance, never on the true order: dealt anew from any of the positions that cannot
// be told apart, it is the same.
func TestRedealDoesNotDependOnTheTruth(t *testing.T) {
	for _, table := range tables {
		changed := 0
		for seed := range uint64(4) {
			everyDecision(t, table.id, table.seats, seed, func(g *automa.Game, p *automa.Position) {
				one, other, third := *p, *p, *p
				hidden.Redeal(g, &other, p.Actor, rand.NewPCG(seed, 1))
				if other.Deck != p.Deck {
					changed++
				}
				third = other
				hidden.Redeal(g, &one, p.Actor, rand.NewPCG(seed, 2))
				hidden.Redeal(g, &third, p.Actor, rand.NewPCG(seed, 2))
				if one != third {
					t.Fatalf("%s, seed %d: another deal comes of another truth", table.id, seed)
				}
				sum, err := hidden.Seed(g, p, p.Actor)
				sumOther, errOther := hidden.Seed(g, &other, p.Actor)
				if sum != sumOther || err != nil || errOther != nil {
					t.Fatalf("seeds %d, %d of what cannot be told apart (%v, %v)", sum, sumOther, err, errOther)
				}
			})
		}
		if changed < 100 {
			t.Errorf("%s: only %d deals differ from the truth", table.id, changed)
		}
	}
}

// Whatever a seat does not see comes out in several ways: each card of the others' hands, what lies face down, the pile, the tiles of the
// distant market, and what chance brings later.
func TestWhatIsNotSeenIsDealtAnew(t *testing.T) {
	for _, table := range tables {
		g := decks.Game(table.id)
		o := engine.Options{Seats: table.seats, Solo: table.seats == 2}
		if mat, _ := decks.MatNamed(table.id, "medium"); o.Solo {
			o.AutomaMat = mat.Count
		}
		p, err := g.Start(o, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]map[any]bool{}
		see := func(what string, value any) {
			if seen[what] == nil {
				seen[what] = map[any]bool{}
			}
			seen[what][value] = true
		}
		for n := range uint64(100) {
			other := p
			hidden.Redeal(g, &other, engine.HumanSeat, rand.NewPCG(1, n))
			see("what chance brings", other.Random)
			if p.Solo {
				see("what chance brings the Automa", other.Cards.Random)
			}
			see("the pile", other.Deck[0])
			if table.id != "birmingham" {
				see("the distant market", other.Distant.Stack)
			}
			for seat := range other.Players[:table.seats] {
				player := &other.Players[seat]
				if p.Players[seat].FaceDown != 0 {
					see(fmt.Sprintf("what seat %d has face down", seat), player.FaceDown)
				}
				for i := range p.Players[seat].HandLen() {
					if seat != int(engine.HumanSeat) {
						see(fmt.Sprintf("card %d of seat %d", i+1, seat), player.Hand[i])
					}
				}
			}
		}
		for what, values := range seen {
			if len(values) < 3 || values[p.Random] || values[p.Cards.Random] {
				t.Errorf("%s with %d seats: %s is always one of %d, or as it is in truth", table.id, table.seats, what, len(values))
			}
		}
	}
}

// What a seat knows makes the seed: after another choice it is another one.
func TestTheSeedFollowsWhatIsKnown(t *testing.T) {
	for _, table := range tables {
		seeds := map[uint64]bool{}
		decisions := 0
		everyDecision(t, table.id, table.seats, 1, func(g *automa.Game, p *automa.Position) {
			sum, err := hidden.Seed(g, p, p.Actor)
			if err != nil {
				t.Fatal(err)
			}
			seeds[sum] = true
			decisions++
		})
		if len(seeds) < decisions || decisions < 30 {
			t.Errorf("%s with %d seats: %d decisions have %d seeds", table.id, table.seats, decisions, len(seeds))
		}
	}
}
