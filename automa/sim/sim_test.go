package sim

import (
	"context"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func medium(games int) Setup { return mediumOf("birmingham", games) }

func mediumOf(id string, games int) Setup {
	mat, _ := decks.MatNamed(id, "medium")
	return Setup{Games: games, Seed: 7, Workers: 1, Policy: policy.Random, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}}
}

func mustRun(tb testing.TB, setup Setup) Result {
	tb.Helper()
	return mustRunOf(tb, "birmingham", setup)
}

func mustRunOf(tb testing.TB, id string, setup Setup) Result {
	tb.Helper()
	result, err := Run(context.Background(), decks.Game(id), setup)
	if err != nil {
		tb.Fatal(err)
	}
	return result
}

func TestWorkersDoNotMatter(t *testing.T) {
	for _, player := range policy.All {
		setup := medium(60)
		setup.Policy = player
		want := mustRun(t, setup)
		for _, setup.Workers = range []int{2, 5, 100} {
			if diff := cmp.Diff(want, mustRun(t, setup)); diff != "" {
				t.Errorf("%s on %d workers (-one +many):\n%s", player.Name, setup.Workers, diff)
			}
		}
	}
}

func TestSeedsMatter(t *testing.T) {
	setup := medium(20)
	one := mustRun(t, setup)
	setup.Seed++
	if cmp.Equal(one, mustRun(t, setup)) {
		t.Error("two seeds gave the same games")
	}
}

// The levels are apart: of 100 games the steady policy wins about 85, 60 and 35. So few games as here differ from that by chance.
func TestN16_Levels(t *testing.T) {
	for _, id := range []string{"lancashire", "lancashire-community"} {
		for i, want := range []int{85, 60, 35} {
			setup := mediumOf(id, 200)
			setup.Policy, setup.Workers = policy.Steady, 2
			setup.Options.AutomaMat = decks.Mats(id)[i].Count
			r := mustRunOf(t, id, setup)
			if percent := 100 * r.Human.Wins / r.Games; percent < want-8 || percent > want+8 {
				t.Errorf("%s, %s: %d of 100 games are won, want about %d", id, decks.Mats(id)[i].Name, percent, want)
			}
		}
	}
}

// The quick count from two positions must be what the steps tell, in every turn.
func TestComparedIsTold(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		t.Run(id, func(t *testing.T) { comparedIsTold(t, id) })
	}
}

func comparedIsTold(t *testing.T, id string) {
	g := decks.Game(id)
	quick, turns := 0, 0
	for _, options := range []engine.Options{{}, {SpendingOrder: id == "birmingham"}, {Introductory: true}} { // M83
		setup := mediumOf(id, 1)
		options.Seats, options.Solo, options.AutomaMat = 2, true, setup.Options.AutomaMat
		for seed := range uint64(60) {
			for _, player := range policy.All {
				everyTurn(g, player, options, seed, func(before, after *automa.Position, steps automa.Steps) {
					turns++
					did, ok := compare(g, before, after)
					if !ok {
						return
					}
					quick++
					if want := deedsOf(steps); did != want {
						t.Fatalf("%s, seed %d, era %d, round %d: compared %+v, told %+v", player.Name, seed, before.Era, before.Round, did, want)
					}
				})
			}
		}
	}
	if quick*10 < turns*8 {
		t.Errorf("only %d of %d turns were counted from positions", quick, turns)
	}
}

func everyTurn(g *automa.Game, player policy.Policy, o engine.Options, seed uint64, look func(before, after *automa.Position, steps automa.Steps)) {
	w := worker{game: g, setup: &Setup{Policy: player, Options: o}}
	p, err := g.Start(o, seed, nil)
	if err != nil {
		panic(err)
	}
	chance := policy.Chance(seed)
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			before := p
			var steps automa.Steps
			g.Turn(&p, &steps)
			look(&before, &p, steps)
			continue
		}
		w.decide(&p, chance)
	}
}

func TestRefusesASetupThatCannotBe(t *testing.T) {
	cases := []struct {
		name   string
		change func(*Setup)
		want   string
	}{
		{"no games", func(s *Setup) { s.Games = 0 }, "at least one"},
		{"no workers", func(s *Setup) { s.Workers = 0 }, "at least one"},
		{"without the Automa", func(s *Setup) { s.Options.Solo = false }, "M1"},
		{"too many tiles", func(s *Setup) { s.Options.AutomaMat[1] = 200 }, "M4"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			setup := medium(1)
			c.change(&setup)
			if _, err := Run(context.Background(), decks.Game("birmingham"), setup); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want one with %q", err, c.want)
			}
		})
	}
}

func TestStopsWhenToldTo(t *testing.T) {
	setup := medium(1 << 30)
	setup.Workers, setup.Finished = 2, new(atomic.Int64)
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		for setup.Finished.Load() < 5 {
			runtime.Gosched()
		}
		cancel()
	}()
	result, err := Run(ctx, decks.Game("birmingham"), setup)
	if err != nil || result.Games < 5 || int64(result.Games) != setup.Finished.Load() {
		t.Errorf("stopped with %d games, %d counted, error %v", result.Games, setup.Finished.Load(), err)
	}
}

func TestPanicsReachTheCaller(t *testing.T) {
	setup := medium(3)
	setup.Workers = 2
	setup.Policy.Pick = func(*automa.Game, *automa.Position, []engine.Choice, *rand.PCG) int { panic("a bug") }
	defer func() {
		if reason, _ := recover().(string); !strings.Contains(reason, "a bug") || !strings.Contains(reason, "seed 7") {
			t.Errorf("recovered %q", reason)
		}
	}()
	_, _ = Run(context.Background(), decks.Game("birmingham"), setup)
}

func TestGreedyBeatsRandom(t *testing.T) {
	setup := medium(100)
	random := mustRun(t, setup)
	setup.Policy = policy.Greedy
	greedy := mustRun(t, setup)
	if greedy.Human.VP.Mean < 2*random.Human.VP.Mean {
		t.Errorf("greedy scores %.1f VP, random %.1f", greedy.Human.VP.Mean, random.Human.VP.Mean)
	}
}

func TestSteadyBeatsGreedy(t *testing.T) {
	setup := medium(120)
	setup.Policy, setup.Detail = policy.Steady, true
	steady := mustRun(t, setup)
	setup.Policy = policy.Greedy
	greedy := mustRun(t, setup)
	if steady.Human.VP.Mean < greedy.Human.VP.Mean+25 || steady.Human.VP.Mean < 130 {
		t.Errorf("steady scores %.1f VP, greedy %.1f", steady.Human.VP.Mean, greedy.Human.VP.Mean)
	}
	if steady.Human.Wins < 3*greedy.Human.Wins || 3*steady.Human.Wins < steady.Games {
		t.Errorf("steady wins %d of %d games, greedy %d", steady.Human.Wins, steady.Games, greedy.Human.Wins)
	}
	for _, s := range steady.Detail.HumanDid {
		if s.Name == "rounds-in-debt" && s.Mean > 0.05 {
			t.Errorf("steady is in debt in %.2f rounds a game", s.Mean)
		}
	}
}

func TestSpread(t *testing.T) {
	cases := []struct {
		name string
		vp   []int
		want Spread
	}{
		{"none", nil, Spread{}},
		{"one", []int{4}, Spread{Mean: 4, Min: 4, P5: 4, P50: 4, P95: 4, Max: 4}},
		{"two", []int{2, 4}, Spread{Mean: 3, SD: 1.4142135623730951, Min: 2, P5: 2, P50: 2, P95: 4, Max: 4}},
		{"a zero", []int{0, 0, 3}, Spread{Mean: 1, SD: 1.7320508075688772, Min: 0, P5: 0, P50: 0, P95: 3, Max: 3}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var whole, first, second histogram
			for i, vp := range c.vp {
				whole.add(vp)
				if i%2 == 0 {
					first.add(vp)
				} else {
					second.add(vp)
				}
			}
			first.merge(second)
			for _, h := range []histogram{whole, first} {
				if diff := cmp.Diff(c.want, h.spread()); diff != "" {
					t.Errorf("(-want +got):\n%s", diff)
				}
			}
		})
	}
}

func BenchmarkRandom(b *testing.B) { benchmark(b, policy.Random) }

func BenchmarkGreedy(b *testing.B) { benchmark(b, policy.Greedy) }

func BenchmarkSteady(b *testing.B) { benchmark(b, policy.Steady) }

// BenchmarkTwoWorkers plays the same games with one worker and with two, and reports how much of the double speed two reach.
func BenchmarkTwoWorkers(b *testing.B) {
	setup := medium(2 * b.N)
	b.ResetTimer()
	b.StopTimer()
	began := time.Now()
	mustRun(b, setup)
	alone := time.Since(began)
	setup.Workers = 2
	b.StartTimer()
	mustRun(b, setup)
	b.ReportMetric(float64(2*b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(100*alone.Seconds()/(2*b.Elapsed().Seconds()), "%-of-double")
}

func benchmark(b *testing.B, player policy.Policy) {
	setup := medium(b.N)
	setup.Policy = player
	b.ReportAllocs()
	b.ResetTimer()
	mustRun(b, setup)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
