package search

import (
	"slices"

	"sohofoundry/engine"
)

// Advice is a choice with its estimated worth.
type Advice struct {
	Choice  engine.Choice
	Worth   int // hundredths of a VP: of the positions in the rounds after it, in the mean
	Less    int // than the best, in the futures that both were tried in: hundredths of a VP
	Error   int // of Less: its standard error
	Futures int // that it was tried in
}

// equal is a difference that is as good as none, in hundredths of a VP.
const equal = 50

// certain reports whether a difference is beyond doubt, as the futures are played on.
func certain(less, deviation int) bool { return less >= equal && less >= 4*deviation }

// A difference that is judged some rounds on comes to less at the end of the game, to parts of wholes, and may be off by unforeseen, in
// hundredths of a VP, however many futures there are: so games tell that were played out from there (see cmd/dev/measured.md).
const (
	parts, wholes = 10, 13
	unforeseen    = 250
)

// Told is by how much less than the best a choice comes to at the end of the game, as far as can be told, in hundredths of a VP. The futures
// may have decided that it is less, by two of their own errors.
type Told struct {
	Less, Error int
	Decided     bool
}

// Close reports whether the choice may well be as good as the best.
func (t Told) Close() bool { return t.Less < equal || !t.Decided }

// Clear reports whether there is little doubt that the choice is worth less.
func (t Told) Clear() bool { return !t.Close() && t.Less >= t.Error }

// Told is what can be told of a choice to people. Of few futures it is known only roughly how far they scatter, and the error is larger by
// that.
func (s *Search) Told(a Advice) Told {
	less, squared := int64(a.Less), int64(a.Error)*int64(a.Error)
	if n := int64(a.Futures); n > 3 {
		squared = squared * (n - 1) / (n - 3)
	}
	if _, over := s.Later(); !over {
		less, squared = less*parts/wholes, squared*parts*parts/wholes/wholes+unforeseen*unforeseen
	}
	return Told{int(less), int(root(squared)), a.Less >= 2*a.Error}
}

// Best returns the choices that are candidates, the best first, each with the best turn that begins with it.
func (s *Search) Best() []Advice {
	return s.list(func(a, b engine.Choice) bool { return a == b })
}

// list returns the best and the candidates that are not the same as a better one.
func (s *Search) list(same func(better, c engine.Choice) bool) (list []Advice) {
	for i, c := range s.candidates {
		again := func(better candidate) bool { return same(better.choice, c.choice) }
		if !slices.ContainsFunc(s.candidates[:i], again) {
			list = append(list, s.advice(&s.candidates[0], &s.candidates[i]))
		}
	}
	return list
}

// Others returns the best and the candidates that do something else, the best first: not the same on another space of the location.
func (s *Search) Others() []Advice { return s.list(s.alike) }

// alike reports whether two choices do the same at one location.
func (s *Search) alike(a, b engine.Choice) bool {
	if !builds(a) || s.game.LocationOf(a.Space) != s.game.LocationOf(b.Space) {
		return a == b
	}
	a.Space, b.Space = 0, 0
	return a.SameButCard(&b)
}

// advice compares a candidate with the best.
func (s *Search) advice(best, c *candidate) Advice {
	a := Advice{Choice: c.choice, Worth: c.prior}
	var sum int64
	for _, worth := range c.worth {
		if worth != untried {
			a.Futures++
			sum += int64(worth)
		}
	}
	if a.Futures > 0 {
		a.Worth = int(sum / int64(a.Futures))
	}
	_, a.Less, a.Error = differ(best, c)
	return a
}

// differ tells by how much less than another a candidate is worth in the futures that both were tried in, and its standard error, in
// hundredths of a VP. One future tells of none: then it may be as much as the difference.
func differ(better, c *candidate) (futures, less, deviation int) {
	var sum, squares, n int64
	for f := range min(len(c.worth), len(better.worth)) {
		if c.worth[f] == untried || better.worth[f] == untried {
			continue
		}
		n++
		d := int64(better.worth[f]) - int64(c.worth[f])
		sum += d
		squares += d * d
	}
	switch n {
	case 0:
		return 0, 0, 0
	case 1:
		return 1, int(sum), int(max(sum, -sum))
	}
	return int(n), int(sum / n), int(root((squares - sum*sum/n) / (n - 1) / n))
}

// root is the square root, rounded down.
func root(n int64) int64 {
	if n <= 0 {
		return 0
	}
	r := n
	for next := (n + 1) / 2; next < r; next = (r + n/r) / 2 {
		r = next
	}
	return r
}
