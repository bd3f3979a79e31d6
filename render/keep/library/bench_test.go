//go:build !js

package library_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
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
				for l.Seek(3) || l.Scan(50, 3, counted) {
					continue
				}
				if g, ok, _ := l.Latest(); !ok || g.Name != unfinishedOne || len(l.Games()) != manyGames {
					b.Fatalf("of %d games the latest is %s", len(l.Games()), g.Name)
				}
			}
		})
	}
}
