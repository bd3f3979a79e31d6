package record_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// birmingham is what the tests play with.
var birmingham = decks.Game("birmingham")

// library is every game of the family.
var library = func() (games record.Library) {
	for _, id := range decks.Games() {
		games = append(games, decks.Game(id))
	}
	return games
}()

// solo is the header of a game against the Automa.
func solo(difficulty string, seed uint64) record.Header {
	return soloIn("birmingham", difficulty, seed)
}

func soloIn(game, difficulty string, seed uint64) record.Header {
	mat, ok := decks.MatNamed(game, difficulty)
	if !ok {
		panic(difficulty)
	}
	return record.Header{
		Options:    engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count},
		Difficulty: difficulty, Seed: seed,
	}
}

func started(tb testing.TB, h record.Header) *record.Record {
	tb.Helper()
	return startedIn(tb, birmingham, h)
}

func startedIn(tb testing.TB, g *automa.Game, h record.Header) *record.Record {
	tb.Helper()
	r, err := record.New(g, h)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// habits are how much a player likes each kind of action. What is not an action is chosen by chance.
type habits [engine.Verbs]int

var (
	// sensible sells what it can, builds much, and does a little of everything.
	sensible = habits{
		engine.Build: 30, engine.Network: 12, engine.Develop: 4, engine.Sell: 120, engine.Loan: 2, engine.Scout: 3, engine.Pass: 1,
		engine.Done: 1,
	}
	// reckless borrows and spends until it cannot pay its debts (B3.3).
	reckless = habits{
		engine.Build: 60, engine.Network: 20, engine.Develop: 15, engine.Sell: 1, engine.Loan: 30, engine.Scout: 1, engine.Pass: 1,
		engine.Done: 1,
	}
)

// pick chooses a verb by habit among those that are legal, then any choice with that verb.
func (h habits) pick(rng *rand.Rand, choices []engine.Choice) engine.Choice {
	var of [engine.Verbs][]engine.Choice
	for _, c := range choices {
		of[c.Verb] = append(of[c.Verb], c)
	}
	sum := 0
	for v, list := range of {
		if len(list) > 0 {
			sum += max(h[v], 1)
		}
	}
	n := rng.IntN(sum)
	for v, list := range of {
		if len(list) == 0 {
			continue
		}
		if n -= max(h[v], 1); n < 0 {
			return list[rng.IntN(len(list))]
		}
	}
	panic("there is always a choice before the end")
}

// play makes up to a number of decisions, turns of the Automa among them, as long as the game lasts.
func play(tb testing.TB, r *record.Record, h habits, seed uint64, decisions int) {
	tb.Helper()
	rng := rand.New(rand.NewPCG(seed, 0))
	var choices []engine.Choice
	for range decisions {
		p := r.Position()
		if p.Decision == engine.GameOver {
			return
		}
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		choices = r.Game().Choices(&p.State, choices[:0])
		if why := r.Choose(h.pick(rng, choices)); !why.OK() {
			tb.Fatalf("a listed choice is refused: %+v", why)
		}
	}
}

// whole is more decisions than any game has.
const whole = 2000
