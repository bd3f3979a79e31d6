// Package games plays games by the thousand, whatever game it is: on as many goroutines as wanted, in ranges that can be added up.
package games

import (
	"context"
	"sync"
	"sync/atomic"

	"sohofoundry/engine/fault"
)

// Range says which games are played.
type Range struct {
	From     int           // the first game, from 0
	Games    int           // at least 1
	Workers  int           // goroutines, at least 1
	Finished *atomic.Int64 // counts the games that are over, if it is not nil
}

// Check names what a range cannot be.
func (r *Range) Check() error {
	if r.Games < 1 || r.Workers < 1 {
		return fault.Errorf("%d games on %d workers: at least one of each is needed", r.Games, r.Workers)
	}
	return nil
}

// Play plays the games and adds each to a part, of which every goroutine has one of its own. When the context is done it stops, with the
// games finished by then, which may be none.
func Play[T any](ctx context.Context, r Range, fresh func() T, add func(part T, game int)) []T {
	var (
		next  atomic.Int64
		wait  sync.WaitGroup
		parts = make([]T, min(r.Workers, r.Games))
	)
	for i := range parts {
		parts[i] = fresh()
		wait.Go(func() {
			for ctx.Err() == nil {
				n := next.Add(1) - 1
				if n >= int64(r.Games) {
					return
				}
				add(parts[i], r.From+int(n))
				if r.Finished != nil {
					r.Finished.Add(1)
				}
			}
		})
	}
	wait.Wait()
	return parts
}

// Seed is the seed of game i, from 0: SplitMix64 of that of all, so that the games of two seeds close to each other are not the same ones.
func Seed(seed uint64, i int) uint64 {
	const golden = 0x9e3779b97f4a7c15
	z := seed + (uint64(i)+1)*golden
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Most is more games than are ever played.
const Most = 1 << 30

// Gap is the error of a range that does not begin where the one before it ends.
func Gap(next, from int) error {
	return fault.Errorf("after game %d comes game %d: ranges must follow each other", next-1, from)
}

// Uncountable is that of a range with figures that cannot be.
func Uncountable(from int) error {
	return fault.Errorf("what was counted from game %d on cannot be added to the rest", from)
}
