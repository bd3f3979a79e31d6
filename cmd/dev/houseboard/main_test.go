package main

import (
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// What is measured does not depend on how many games are played at the same time.
func TestMeasuredDoesNotDependOnWorkers(t *testing.T) {
	texts := [2]strings.Builder{}
	for i := range texts {
		o := options{seed: 1, workers: 1 + 2*i}
		o.table(decks.Industry(), 3).measure(2*chunk+1).write(&texts[i], decks.Industry())
	}
	if texts[0].String() != texts[1].String() {
		t.Errorf("one worker measured\n%sand three\n%s", texts[0].String(), texts[1].String())
	}
}

// Least squares find the figures by which points were made up.
func TestWorthIsFoundAgain(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 1))
	var equal squares
	var want [unknowns]float64
	for i := range want {
		want[i] = chance.Float64() * 10
	}
	for range 2000 {
		var r row
		r.known[constant], r.points = 1, want[constant]
		for i := talers; i < unknowns; i++ {
			r.known[i] = float64(chance.IntN(3) - 1)
			r.points += r.known[i] * want[i]
		}
		equal.see(&r)
	}
	for i, got := range equal.solve() {
		if math.Abs(got-want[i]) > 1e-6 {
			t.Errorf("figure %d is %v, not %v", i, got, want[i])
		}
	}
}

// A board is written as it was read, but for the figures that were changed.
func TestBoardIsRewritten(t *testing.T) {
	text := string(decks.SohoBoard())
	if got := rewritten(text, &decks.Industry().Board); got != text {
		t.Errorf("the same board is written in another way:\n%s", got)
	}
	chance := rand.New(rand.NewPCG(1, 2))
	board := decks.Industry().Board
	for range 1000 {
		try(&board, industry.ID(chance.IntN(industry.Zones)), chance)
	}
	game, err := decks.ParseIndustry("board.toml", []byte(rewritten(text, &board)))
	if err != nil {
		t.Fatal(err)
	}
	for z := range board.Zones {
		got, want := game.Zones[z], board.Zones[z]
		if got.Cost != want.Cost || got.Points != want.Points || got.Multiplier != want.Multiplier {
			t.Errorf("%s is written as %+v and not %+v", industry.ID(z), got, want)
		}
	}
}

// A search changes figures only, and leaves a board that can be read.
func TestSearchChangesFiguresOnly(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board.toml")
	if err := os.WriteFile(file, decks.SohoBoard(), 0o600); err != nil {
		t.Fatal(err)
	}
	o := options{search: true, file: file, games: 100, steps: 12, workers: 2, seed: 1}
	if err := o.run(io.Discard, io.Discard); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	game, err := decks.ParseIndustry(file, text)
	if err != nil {
		t.Fatal(err)
	}
	if string(text) == string(decks.SohoBoard()) {
		t.Error("nothing was found, so that nothing is tested")
	}
	for z, was := range decks.Industry().Zones {
		now := game.Zones[z]
		if now.Name != was.Name || now.Needs != was.Needs || now.Kind != was.Kind {
			t.Errorf("%s was %+v and is %+v", industry.ID(z), was, now)
		}
	}
}
