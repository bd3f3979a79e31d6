// Package judged has what the analyses of all games have in common: what a choice is called that cost something, the order in which
// decisions are judged, and the form in which the results are kept.
package judged

// Verdict is the name for the quality of a choice.
type Verdict uint8

// The verdicts.
const (
	Fine Verdict = iota
	Inaccurate
	Blunder
)

func (v Verdict) String() string { return [...]string{"fine", "inaccurate", "blunder"}[v] }

// Scale tells from how much less it is worth a choice is called so, in hundredths of a VP.
type Scale struct {
	Inaccurate int
	Blunder    int
	Grave      int // no choice is called a blunder if it may be worth only so little less: by two standard errors
	Slight     int // and none is called anything
}

// Verdict is the verdict on a choice that is worth so much less than another, with the standard error of that.
func (s Scale) Verdict(drop, standardError int) Verdict {
	surely := drop - 2*standardError
	switch {
	case drop >= s.Blunder && surely > s.Grave:
		return Blunder
	case drop >= s.Inaccurate && surely > s.Slight:
		return Inaccurate
	}
	return Fine
}

// Unsure reports whether a choice seems to have cost so much that it would be called something, if that were surer.
func (s Scale) Unsure(drop, standardError int) bool {
	return drop >= s.Inaccurate && s.Verdict(drop, standardError) == Fine
}

// Suspects reports whether another choice promises so much, or almost, that it is to be looked at more closely.
func (s Scale) Suspects(less, standardError int) bool { return less+standardError >= s.Inaccurate }

// The shares of all futures that may clear a choice, and that may condemn it.
const (
	fewest = 8
	few    = 4
	least  = 16 // futures that may condemn it
)

// First is in how many of all futures two choices are compared at first.
func First(all int) int { return max(all/fewest, 2) }

// Certain reports whether a choice is cleared or condemned for certain, by what was found in some of all futures.
func (s Scale) Certain(drop, standardError, futures, all int) bool {
	v := s.Verdict(drop, standardError)
	condemned := v == Blunder || v == Inaccurate && drop+2*standardError < s.Blunder
	return drop+standardError < s.Inaccurate || futures >= max(all/few, least) && condemned
}
