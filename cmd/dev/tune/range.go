package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// The games that a search's judge is fitted to take nearly all of the time, and each depends on its number alone, and on the judge
// fitted to the set before. So a range of a set can be played anywhere: its file holds the choices that were made, from which the
// positions follow at once. Fitted to all of them, the weights are those of one run.

// played is a game as it is written, a line of JSON: which one it is, and which of the legal choices was made each time.
type played struct {
	Seed    uint64 `json:"seed"`
	Games   int    `json:"games"` // of a set
	Game    string `json:"game"`
	Set     int    `json:"set"`
	N       int    `json:"n"`
	Choices []int  `json:"choices"`
}

// gameID is which game it is.
type gameID struct {
	game   string
	set, n int
}

// ranges are games that were played before, and which are to be played now.
type ranges struct {
	before      map[gameID][]int
	from, count int // of the first set that is not played yet, if count is not 0
}

// read takes in the games of some files.
func (r *ranges) read(files []string, o *options) error {
	r.before = map[gameID][]int{}
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		err = r.readOne(file, name, o)
		_ = file.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

func (r *ranges) readOne(file io.Reader, name string, o *options) error {
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		var p played
		switch err := json.Unmarshal(lines.Bytes(), &p); {
		case err != nil:
			return fmt.Errorf("%s:%d: this is no game that -count wrote: %w", name, n, err)
		case p.Seed != o.seed || p.Games != o.games:
			return fmt.Errorf("%s:%d: that is a game of -seed %d -games %d, not of %d and %d", name, n, p.Seed, p.Games, o.seed, o.games)
		}
		r.before[gameID{p.Game, p.Set, p.N}] = p.Choices
	}
	return lines.Err()
}

// missing is the first game of a set that was not played before, and how many there are.
func (r *ranges) missing(f *fitting) (first, count int) {
	for n := f.games - 1; n >= 0; n-- {
		if _, ok := r.before[gameID{f.id, f.sets, n}]; !ok {
			first, count = n, count+1
		}
	}
	return first, count
}

// play plays the range of a set and writes its games.
func (r *ranges) play(ctx context.Context, f *fitting, out io.Writer) error {
	to := min(r.from+r.count, f.games)
	if r.from >= to {
		return fmt.Errorf("-from is %d: a set has %d games, numbered from 0", r.from, f.games)
	}
	made := make([][]int, f.games)
	if err := f.each(ctx, r.from, to, func(n int) error {
		var err error
		_, made[n], err = f.play(n, nil)
		return err
	}); err != nil {
		return err
	}
	for n := r.from; n < to; n++ {
		line, err := json.Marshal(played{f.seed, f.games, f.id, f.sets, n, made[n]})
		if err == nil {
			_, err = fmt.Fprintf(out, "%s\n", line)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
