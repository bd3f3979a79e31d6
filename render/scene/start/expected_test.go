package start

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

var anew = flag.Bool("anew", false, "simulate the games of expected.toml anew and write it")

// simulate plays some games and returns the Automa's scores, the lowest first, and how many games it lost. Game i of a seed is
// that of soho sim.
func simulate(t *testing.T, g *automa.Game, mat *automa.Mat, introductory bool, seed uint64, games int) (vp []int, lost int) {
	t.Helper()
	options := engine.Options{Seats: 2, Solo: true, Introductory: introductory, AutomaMat: mat.Count, House: mat.House}
	for i := range games {
		// One game is game 0 of its own seed; steps of the golden ratio lead from game to game (sim.SeedOf).
		result, err := sim.Run(context.Background(), g, sim.Setup{
			Games: 1, Seed: seed + uint64(i)*0x9e3779b97f4a7c15, Workers: 1, Policy: policy.Steady, Options: options,
		})
		if err != nil {
			t.Fatal(err)
		}
		vp = append(vp, result.Automa.VP.P50)
		lost += result.Human.Wins
	}
	slices.Sort(vp)
	return vp, lost
}

// simulated sums games up as the file has them.
func simulated(t *testing.T, game string, mat *automa.Mat, introductory bool, seed uint64, games, step int) scores {
	vp, lost := simulate(t, decks.Game(game), mat, introductory, seed, games)
	s := scores{Game: game, Difficulty: mat.Name, Introductory: introductory, Bars: make([]int, vp[len(vp)-1]/step+1)}
	s.Beaten = (lost*100 + games/2) / games
	s.Low, s.Typical, s.High = vp[len(vp)/20], vp[len(vp)/2], vp[len(vp)*19/20]
	for _, n := range vp {
		s.Bars[n/step]++
	}
	return s
}

// TestExpectedScores plays some games afresh and compares them with the figures that are shown.
func TestExpectedScores(t *testing.T) {
	if *anew {
		writeExpected(t)
		return
	}
	e := expectedScores()
	if e.Games < 3000 || e.Step < 1 {
		t.Fatalf("%d games, %d VP a bar", e.Games, e.Step)
	}
	for i := range e.Scores {
		kept := &e.Scores[i]
		total := 0
		for _, n := range kept.Bars {
			total += n
		}
		kind := fmt.Sprintf("%s, %s, introductory %v", kept.Game, kept.Difficulty, kept.Introductory)
		if total != e.Games {
			t.Errorf("%s: the bars count %d games of %d", kind, total, e.Games)
		}
		mat, ok := decks.MatNamed(kept.Game, kept.Difficulty)
		if !ok {
			t.Fatalf("%s: there is no such mat", kind)
		}
		fresh := simulated(t, kept.Game, mat, kept.Introductory, e.Seed+1000, 250, e.Step)
		for _, c := range []struct {
			name         string
			kept, fresh  int
			differAtMost int
		}{{"beaten", kept.Beaten, fresh.Beaten, 12}, {"low", kept.Low, fresh.Low, 10}, {"typical", kept.Typical, fresh.Typical, 6}, {"high", kept.High, fresh.High, 10}} {
			if d := c.kept - c.fresh; d > c.differAtMost || -d > c.differAtMost {
				t.Errorf("%s: %s is %d in the file and %d in games now: go generate ./render/scene/start", kind, c.name, c.kept, c.fresh)
			}
		}
	}
	for _, kind := range expectedKinds() {
		if e.of(kind.Game, kind.Difficulty, kind.Introductory) == nil {
			t.Errorf("nothing is expected of %s, %s, introductory %v", kind.Game, kind.Difficulty, kind.Introductory)
		}
	}
}

// expectedKinds are the kinds of games that scores are shown of.
func expectedKinds() (kinds []scores) {
	for _, game := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		for _, introductory := range []bool{false, true} {
			if introductory && game == "brass" {
				continue // which has no such game
			}
			for _, name := range decks.Difficulties(game) {
				kinds = append(kinds, scores{Game: game, Difficulty: name, Introductory: introductory})
			}
		}
	}
	return kinds
}

func writeExpected(t *testing.T) {
	const games, seed, step = 5000, 1, 10
	var out bytes.Buffer
	fmt.Fprintf(&out, `# The scores of the Automa to expect: %d simulated games of each difficulty and length, with the policy "steady" of
# "soho sim --seed %d" in the human's seat. go generate ./render/scene/start makes them anew.
#
# Beaten are the games in a hundred that the policy wins. One game in twenty scores below low and one above high; half of them score below typical. Each of the bars counts the games
# of %d VP: from 0 to %d, and so on.

games = %d
seed = %d
step = %d
`, games, seed, step, step-1, games, seed, step)
	for _, kind := range expectedKinds() {
		mat, _ := decks.MatNamed(kind.Game, kind.Difficulty)
		s := simulated(t, kind.Game, mat, kind.Introductory, seed, games, step)
		fmt.Fprintf(&out, "\n[[scores]]\ngame = %q\ndifficulty = %q\nintroductory = %v\nbeaten = %d\nlow = %d\ntypical = %d\nhigh = %d\nbars = [", s.Game,
			s.Difficulty, s.Introductory, s.Beaten, s.Low, s.Typical, s.High)
		for i, n := range s.Bars {
			if i > 0 {
				out.WriteString(", ")
			}
			fmt.Fprint(&out, n)
		}
		out.WriteString("]\n")
	}
	if err := os.WriteFile("expected.toml", out.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}
