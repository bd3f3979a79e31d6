//go:build !js

package library_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
)

// manyGames is more than anybody ever plays.
const manyGames = 10_000

// BenchmarkManyGames tells how long it takes to list very many games on a disk as the start screen does, and to find the one to go
// on with, which is the newest or, at worst, the oldest.
func BenchmarkManyGames(b *testing.B) {
	for name, unfinishedOne := range map[string]string{"the newest is begun": "0-begun.soho", "the oldest is begun": "z-begun.soho"} {
		b.Run(name, func(b *testing.B) {
			dir := b.TempDir()
			s := &store.Files{Games: dir}
			write(b, s, "a.soho", roomtest.Recorded(b, "medium"))
			for i := range manyGames - 2 {
				if err := os.Link(filepath.Join(dir, "a.soho"), filepath.Join(dir, fmt.Sprintf("a%d.soho", i))); err != nil {
					b.Skip(err)
				}
			}
			write(b, s, unfinishedOne, unfinished(b, "medium"))
			at := start
			if unfinishedOne[0] == 'z' {
				at = start.AddDate(-1, 0, 0)
			}
			if err := os.Chtimes(filepath.Join(dir, "a.soho"), start, start); err != nil {
				b.Fatal(err)
			}
			if err := os.Chtimes(filepath.Join(dir, unfinishedOne), at, at); err != nil {
				b.Fatal(err)
			}
			counted := func(string, time.Time) bool { return true }
			for b.Loop() {
				l := library.New(s)
				if err := l.Refresh(); err != nil {
					b.Fatal(err)
				}
				for l.Seek(60) || l.Scan(60, counted) {
					continue
				}
				if g, ok, _ := l.Latest(); !ok || g.Name != unfinishedOne || len(l.Games()) != manyGames {
					b.Fatalf("of %d games the latest is %s", len(l.Games()), g.Name)
				}
			}
		})
	}
}

// BenchmarkStatistics tells how long it takes to count a thousand finished games for the statistics, each another one, the first time
// and the next time.
func BenchmarkStatistics(b *testing.B) {
	const games = 1000
	s := &store.Files{Games: b.TempDir(), Data: b.TempDir()}
	for i := range games {
		write(b, s, fmt.Sprintf("%d.soho", i), randomGame(b, uint64(i)))
	}
	count := func(known *statistics.Statistics) {
		l := library.New(s)
		if err := l.Refresh(); err != nil {
			b.Fatal(err)
		}
		for counted := known.Counted(); l.Seek(60) || l.Scan(60, counted); {
			continue
		}
		known.Add(l.Finished()...)
		if text, changed := l.Glances(); changed {
			write(b, s, store.Glances, text)
		}
		if n := len(known.Counting()); n != games {
			b.Fatalf("%d games are counted", n)
		}
	}
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			write(b, s, store.Glances, nil)
			count(&statistics.Statistics{})
		}
	})
	b.Run("next", func(b *testing.B) {
		var all statistics.Statistics
		count(&all)
		text, err := all.Text()
		if err != nil {
			b.Fatal(err)
		}
		write(b, s, store.Statistics, text)
		for b.Loop() {
			known, err := statistics.Load(s)
			if err != nil {
				b.Fatal(err)
			}
			count(known)
		}
	})
}

// randomGame is a whole game in which every choice is made by chance.
func randomGame(b *testing.B, seed uint64) []byte {
	b.Helper()
	r, err := record.New(played.Birmingham(), played.Medium(seed))
	if err != nil {
		b.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 0))
	var list []engine.Choice
	for r.Position().Decision != engine.GameOver {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		list = r.Game().Choices(&p.State, list[:0])
		r.Choose(list[chance.IntN(len(list))])
	}
	return r.Marshal()
}
