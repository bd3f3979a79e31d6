package soak_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/soak"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

func setup(tb testing.TB, kind soak.Kind, games uint64) soak.Setup {
	tb.Helper()
	f := decks.Figures("birmingham")
	return soak.Setup{Game: playing(tb, &f), Levels: decks.Mats("birmingham"), Kind: kind, Games: games, Workers: 1, Saves: 50}
}

func playing(tb testing.TB, f *engine.Figures) *automa.Game {
	tb.Helper()
	g, err := engine.New(f)
	if err != nil {
		tb.Fatal(err)
	}
	return automa.New(g, decks.Deck("birmingham"))
}

// A soak in small, which comes to everything that can be chosen, asked and told.
func TestWhatMustHoldHolds(t *testing.T) {
	for kind, games := range map[soak.Kind]uint64{soak.Solo: 400, soak.Tables: 600} {
		t.Run(string(kind), func(t *testing.T) {
			if testing.Short() {
				games /= 20
			}
			s := setup(t, kind, games)
			tally, failure := soak.Run(context.Background(), s)
			if failure != nil {
				t.Fatalf("%v\n%s", failure, failure.Record)
			}
			if tally.Games != games || tally.Saved != (games+49)/50 {
				t.Errorf("%d games, %d saved", tally.Games, tally.Saved)
			}
			if missing := tally.Missing(s.Game.Game, kind); len(missing) > 0 && !testing.Short() {
				t.Errorf("not come to: %s", strings.Join(missing, ", "))
			}
		})
	}
}

// The same of every other game, in each kind that it has.
func TestWhatMustHoldHolds_InAllGames(t *testing.T) {
	for _, id := range decks.Games()[1:] {
		for _, kind := range soak.Kinds(decks.Game(id).Game) {
			t.Run(id+" "+string(kind), func(t *testing.T) {
				s := soak.Setup{Game: decks.Game(id), Levels: decks.Mats(id), Kind: kind, Games: 40, Workers: 1, Saves: 20}
				if _, failure := soak.Run(context.Background(), s); failure != nil {
					t.Fatalf("%v\n%s", failure, failure.Record)
				}
			})
		}
	}
}

// A game is played only as it can be: with the seats that it has cards for, against the Automa for two (C1.1, C14).
func TestKinds(t *testing.T) {
	for id, want := range map[string][]soak.Kind{
		"birmingham": {soak.Solo, soak.Tables}, "lancashire": {soak.Solo, soak.Tables}, "lancashire-classic": {soak.Tables},
		"lancashire-community": {soak.Solo, soak.Tables}, "brass": {soak.Solo, soak.Tables},
	} {
		if got := soak.Kinds(decks.Game(id).Game); !slices.Equal(got, want) {
			t.Errorf("%s is played as %v, not %v", id, got, want)
		}
	}
	seats := map[string]map[int]bool{}
	for _, id := range decks.Games() {
		seats[id] = map[int]bool{}
		for number := range uint64(40) {
			h, err := soak.Case{Kind: soak.Tables, Number: number}.Header(decks.Game(id), nil)
			if err != nil {
				t.Fatal(err)
			}
			seats[id][h.Options.Seats] = true
			if id == "brass" && h.Options.Introductory {
				t.Error("the Brass of 2007 has no introductory game (C14.2)")
			}
		}
	}
	for id, want := range map[string]string{
		"birmingham": "map[3:true 4:true]", "lancashire": "map[2:true 3:true 4:true]", "lancashire-community": "map[2:true]", "brass": "map[3:true 4:true]",
	} {
		if got := fmt.Sprint(seats[id]); got != want {
			t.Errorf("%s is played with seats %s, not %s", id, got, want)
		}
	}
	if _, err := (soak.Case{Kind: soak.Solo}).Header(decks.Game("lancashire-classic"), nil); err == nil {
		t.Error("the classic deck has no cards for two, and yet there is a solo game")
	}
}

// broken sets up a soak whose board has a market with another price than the printed one.
func broken(t *testing.T, kind soak.Kind) soak.Setup {
	t.Helper()
	f := decks.Figures("birmingham")
	f.Markets[engine.Iron].Prices[5]++
	s := setup(t, kind, 200)
	s.Game = playing(t, &f)
	return s
}

func TestAFailureIsReducedToARecord(t *testing.T) {
	for _, kind := range []soak.Kind{soak.Solo, soak.Tables} {
		t.Run(string(kind), func(t *testing.T) {
			s := broken(t, kind)
			tally, failure := soak.Run(context.Background(), s)
			if failure == nil || !strings.Contains(failure.Error(), "a cube costs") && !strings.Contains(failure.Error(), "it cannot be") {
				t.Fatalf("a wrong price is not found, but: %v", failure)
			}
			if tally.Games != failure.Case.Number {
				t.Errorf("%d games were played before game %s", tally.Games, failure.Case)
			}
			r, err := record.Load("failure.soho", failure.Record, record.Library{s.Game})
			if err != nil || len(r.Entries()) != failure.Made {
				t.Fatalf("the record does not load: %v", err)
			}
			if err := soak.Replay(r); err == nil || !strings.Contains(err.Error(), strings.TrimSpace(failure.Err.Error())) {
				t.Errorf("replayed, the record shows %v, not %v", err, failure.Err)
			}
			if err := soak.Replay(r.Branch(failure.Made - 1)); err != nil {
				t.Errorf("it is not as short as can be: one choice less fails too: %v", err)
			}
		})
	}
}

func TestTheFirstFailureIsFound_WhateverTheNumberOfWorkers(t *testing.T) {
	s := broken(t, soak.Solo)
	_, want := soak.Run(context.Background(), s)
	for _, s.Workers = range []int{2, 5} {
		if _, got := soak.Run(context.Background(), s); got == nil || got.Error() != want.Error() {
			t.Errorf("%d workers find %v, one finds %v", s.Workers, got, want)
		}
	}
	s.From = want.Case.Number + 1
	if _, later := soak.Run(context.Background(), s); later == nil || later.Case.Number <= want.Case.Number {
		t.Errorf("gone on from there, the next failure is %v", later)
	}
}

// A case is always the same game.
func TestAnyPartCanBeRunAgain(t *testing.T) {
	whole, _ := soak.Run(context.Background(), setup(t, soak.Solo, 20))
	var parts soak.Tally
	for from := range uint64(4) {
		s := setup(t, soak.Solo, 5)
		s.From = 5 * from
		part, failure := soak.Run(context.Background(), s)
		if failure != nil {
			t.Fatal(failure)
		}
		parts.Add(&part)
	}
	if parts != whole {
		t.Errorf("in parts\n%+v, as a whole\n%+v", parts, whole)
	}
}

func TestItStopsWhenToldTo(t *testing.T) {
	s := setup(t, soak.Solo, 1<<40)
	s.Workers, s.Finished = 2, new(atomic.Uint64)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if tally, failure := soak.Run(ctx, s); failure != nil || tally.Games > 2 {
		t.Errorf("%d games, %v", tally.Games, failure)
	}
}

func TestReplayTakesWholeGamesOnly(t *testing.T) {
	s := setup(t, soak.Solo, 1)
	h, err := soak.Case{Kind: soak.Solo}.Header(s.Game, s.Levels)
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.New(s.Game, h)
	if err != nil {
		t.Fatal(err)
	}
	if err := soak.Replay(r); err != nil {
		t.Errorf("a game that has just begun: %v", err)
	}
	if r, err = record.New(s.Game, record.Header{From: r.Position()}); err != nil {
		t.Fatal(err)
	}
	if err := soak.Replay(r); err == nil || !strings.Contains(err.Error(), "starts from a position") {
		t.Errorf("a game from a position: %v", err)
	}
}

// The hash is over every game, and over each of its choices.
func TestHash(t *testing.T) {
	hash := func(s soak.Setup) string {
		text, err := soak.Hash(s)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	s := setup(t, soak.Solo, 5)
	want := hash(s)
	if len(want) != 64 || hash(s) != want {
		t.Fatalf("the same games have another hash than %s", want)
	}
	for name, change := range map[string]func(*soak.Setup){
		"one game less": func(s *soak.Setup) { s.Games-- }, "other games": func(s *soak.Setup) { s.From++ },
		"another kind": func(s *soak.Setup) { s.Kind = soak.Tables },
	} {
		other := s
		change(&other)
		if hash(other) == want {
			t.Errorf("%s, and the hash is the same", name)
		}
	}
	s.Kind = "none"
	if _, err := soak.Hash(s); err == nil {
		t.Error("games of no kind have a hash")
	}
}

func BenchmarkSolo(b *testing.B) { benchmark(b, soak.Solo) }

func BenchmarkTables(b *testing.B) { benchmark(b, soak.Tables) }

func benchmark(b *testing.B, kind soak.Kind) {
	s := setup(b, kind, uint64(b.N))
	b.ReportAllocs()
	b.ResetTimer()
	if _, failure := soak.Run(context.Background(), s); failure != nil {
		b.Fatal(failure)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
