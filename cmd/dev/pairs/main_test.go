package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/automa/sim"
	"sohofoundry/cmd/soho/protocol"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func played(t *testing.T, args ...string) string {
	t.Helper()
	var out, complaints bytes.Buffer
	if code := run(args, &out, &complaints); code != 0 {
		t.Fatalf("%v ends with %d: %s", args, code, &complaints)
	}
	return out.String()
}

// A player is as good as itself, to the last VP. After a few pairs it is told how far from the truth that may be.
func TestItselfAgainstItselfIsZero(t *testing.T) {
	for _, args := range [][]string{
		{"-pairs", "40", "keen", "keen"},
		{"-pairs", "40", "-rivals", "keen", "keen"},
		{"-pairs", "40", "-rivals", "-game", "lancashire", "steady", "steady"},
		{"-pairs", "1", "adviser:4", "adviser:4"},
	} {
		out, sequence := played(t, args...), " (+0.00 to +0.00)"
		if args[1] == "1" {
			sequence = ""
		}
		if !strings.Contains(out, ": +0.00 ± 0.00 VP"+sequence+", wins") || !strings.HasSuffix(out, "not sure\n") {
			t.Errorf("%v: %s", args, out)
		}
	}
}

// A pair of which only the first game was played when it was interrupted counts for nobody.
func TestAHalfPlayedPairDoesNotCount(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	mat, _ := decks.MatNamed("birmingham", "easy")
	m := match{game: decks.Game("birmingham"), seed: 1, options: mat.Options(), out: io.Discard}
	m.players[0] = newPlayer("keen", policy.Keen)
	m.players[1] = newPlayer("stopping", policy.Policy{Name: "stopping", Pick: func(*automa.Game, *automa.Position, []engine.Choice, *rand.PCG) int {
		if m.more.N() == 1 {
			cancel()
		}
		return 0
	}})
	if err := m.play(ctx, 0, 3); err == nil || m.more.N() != 1 || m.wins[0] != 1 {
		t.Errorf("%v: %d pairs, in which the first player won %d games", err, m.more.N(), m.wins[0])
	}
}

// Who is better is told soon, whichever is named first.
func TestTheBetterPlayerIsTold(t *testing.T) {
	for _, args := range [][]string{{"keen", "greedy"}, {"greedy", "keen"}, {"-rivals", "keen", "greedy"}} {
		out := played(t, args...)
		if lines := strings.Count(out, "\n"); lines != 2 || !strings.HasSuffix(out, "sure: keen\n") {
			t.Errorf("%v: %s", args, out)
		}
	}
}

func TestWhatCannotBePlayedIsRefused(t *testing.T) {
	for _, args := range [][]string{
		{"keen"}, {"keen", "nobody"}, {"keen", "adviser:0"}, {"keen", "adviser:soon"}, {"-level", "none", "keen", "keen"},
		{"-game", "chess", "keen", "keen"}, {"-pairs", "0", "keen", "keen"}, {"-doubt", "1", "keen", "keen"}, {"keen", "engine:/nowhere:12"},
		{"keen", "engine:/nowhere"},
	} {
		if code := run(args, io.Discard, io.Discard); code != 1 {
			t.Errorf("%v ends with %d", args, code)
		}
	}
}

// Of two equal players one is seldom thought better, however long they play; a difference is noticed.
func TestSureIsSeldomWrong(t *testing.T) {
	const matches, pairs = 300, 1000
	chance, wrong, noticed := rand.New(rand.NewPCG(1, 2)), 0, 0
	everSure := func(shift float64) int {
		var d sim.Differences
		for range pairs {
			if d.Add(int64(math.Round(shift + 15*chance.NormFloat64()))); sure(d, 0.05) {
				return 1
			}
		}
		return 0
	}
	for range matches {
		wrong += everSure(0)
		noticed += everSure(3)
	}
	if wrong > matches*5/100 || noticed < matches*95/100 {
		t.Errorf("of %d matches %d are decided without a reason, and %d with one", matches, wrong, noticed)
	}
}

// Another program is asked for its advice, and gives the same as this one.
func TestAnotherProgramIsAsked(t *testing.T) {
	g := decks.Game("birmingham")
	requests, to := io.Pipe()
	from, answers := io.Pipe()
	go func() {
		err := protocol.Serve(protocol.Setup{Game: g, Difficulty: "medium"}, requests, answers)
		answers.CloseWithError(err)
	}()
	defer func() { _ = to.Close() }()
	const futures = 48 // so many that some choices are clear before
	other := program{to: to, from: bufio.NewReader(from)}
	mat, _ := decks.MatNamed("birmingham", "hard")
	for _, o := range []engine.Options{{Seats: 2}, mat.Options()} {
		p, err := g.Start(o, 3, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 6 {
			if p.AutomasTurn() {
				g.Turn(&p, nil)
			}
			choices := g.Choices(&p.State, nil)
			here := search.Adviser(search.Options{}, search.Futures(futures)).Pick(g, &p, choices, policy.Chance(1))
			there := other.picking(futures)(g, &p, choices, policy.Chance(1))
			if here != there {
				t.Fatalf("it chooses %d, and another program %d", here, there)
			}
			g.Apply(&p, choices[here], nil)
		}
	}
}

func TestProcessorTimeIsABudget(t *testing.T) {
	out := played(t, "-pairs", "1", "adviser:1us", "keen")
	if !strings.Contains(out, "wins 1 : ") && !strings.Contains(out, "wins 0 : ") {
		t.Error(out)
	}
}
