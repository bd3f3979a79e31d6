package engine_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/engine"
)

// middle is a busy position in the Rail Era.
const middle = "seats 2; rail; round 4; coal 9; iron 5; p0: money 60, birmingham_dudley, birmingham_oxford, dudley_wolverhampton, " +
	"coal2@dudley.1=2, cotton2@birmingham.1, brewery2@farm-north=1, " +
	"card:coventry, card:dudley, card:coal, card:iron, card:brewery, card:wild-location, card:wild-industry, card:worcester; " +
	"p1: cannock_wolverhampton, cannock_stafford, coal3@cannock.2, iron2@coalbrookdale.2=3, brewery2@stafford.1, card:coal, card:iron"

func BenchmarkChoices(b *testing.B) {
	s := board.Position(b, middle)
	buf := make([]engine.Choice, 0, 1000)
	b.ReportAllocs()
	for b.Loop() {
		buf = board.Choices(&s, buf[:0])
	}
	b.ReportMetric(float64(len(buf)), "choices")
}

func BenchmarkApply(b *testing.B) {
	s := board.Position(b, middle)
	list := board.Choices(&s, nil)
	b.ReportAllocs()
	var after engine.State
	for i := 0; b.Loop(); i++ {
		after = s
		board.Apply(&after, list[i%len(list)], nil)
	}
}

func BenchmarkRandomGame(b *testing.B) {
	buf := make([]engine.Choice, 0, 1000)
	var s engine.State
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		playOut(b, &s, seed, buf)
		seed++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// playOut plays a whole game of two in s.
func playOut(tb testing.TB, s *engine.State, seed uint64, buf []engine.Choice) {
	var err error
	if *s, err = board.Start(engine.Options{Seats: 2}, seed, nil); err != nil {
		tb.Fatal(err)
	}
	random := *rand.NewPCG(seed, 1)
	for s.Decision != engine.GameOver {
		buf = board.Choices(s, buf[:0])
		board.Apply(s, buf[random.Uint64()%uint64(len(buf))], nil)
	}
}

// A program that looks ahead plays millions of choices: neither listing them into a buffer nor making one allocates.
func TestNothingIsAllocated(t *testing.T) {
	s := board.Position(t, middle)
	list := board.Choices(&s, nil)
	buf := make([]engine.Choice, 0, 1000)
	var after engine.State // one for all, as it is the state itself that would be allocated
	for name, n := range map[string]float64{
		"listing choices": testing.AllocsPerRun(20, func() { buf = board.Choices(&s, buf[:0]) }),
		"making them": testing.AllocsPerRun(5, func() {
			for _, c := range list {
				after = s
				board.Apply(&after, c, nil)
			}
		}),
		"refusing them": testing.AllocsPerRun(5, func() {
			for _, c := range list {
				c.Space++
				board.Why(&s, c)
			}
		}),
		"a whole game": testing.AllocsPerRun(5, func() { playOut(t, &after, 3, buf) }),
	} {
		if n > 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}
