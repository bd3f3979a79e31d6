package engine

import (
	"iter"
	"math/bits"
)

// IndustrySet is a set of industries. Like all sets here it is made of bits: id i is bit i.
type IndustrySet uint16

// LocationSet is a set of locations.
type LocationSet uint32

// SpaceSet is a set of spaces.
type SpaceSet uint64

// LineSet is a set of lines.
type LineSet uint64

// Has reports whether i is in the set.
func (s IndustrySet) Has(i Industry) bool { return s>>i&1 != 0 }

// With returns the set and i.
func (s IndustrySet) With(i Industry) IndustrySet { return s | 1<<i }

// All yields the industries in the set, in the order of their ids.
func (s IndustrySet) All() iter.Seq[Industry] {
	return func(yield func(Industry) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Industry(bits.TrailingZeros16(uint16(s)))) {
				return
			}
		}
	}
}

// Only returns the industry that alone is in the set, or none.
func (s IndustrySet) Only() Industry {
	if bits.OnesCount16(uint16(s)) != 1 {
		return 0
	}
	return Industry(bits.TrailingZeros16(uint16(s)))
}

// Has reports whether l is in the set.
func (s LocationSet) Has(l Location) bool { return s>>l&1 != 0 }

// With returns the set and l.
func (s LocationSet) With(l Location) LocationSet { return s | 1<<l }

// First returns the lowest location in the set, or none.
func (s LocationSet) First() Location {
	if s == 0 {
		return 0
	}
	return Location(bits.TrailingZeros32(uint32(s)))
}

// Rest returns the set without its lowest location, for loops: for r := s; r != 0; r = r.Rest() { … r.First() … }.
func (s LocationSet) Rest() LocationSet { return s & (s - 1) }

// Len counts the set.
func (s LocationSet) Len() int { return bits.OnesCount32(uint32(s)) }

// Has reports whether x is in the set.
func (s SpaceSet) Has(x Space) bool { return s>>x&1 != 0 }

// With returns the set and x.
func (s SpaceSet) With(x Space) SpaceSet { return s | 1<<x }

// First returns the lowest space in the set, or none.
func (s SpaceSet) First() Space {
	if s == 0 {
		return 0
	}
	return Space(bits.TrailingZeros64(uint64(s)))
}

// Rest returns the set without its lowest space.
func (s SpaceSet) Rest() SpaceSet { return s & (s - 1) }

// Len counts the set.
func (s SpaceSet) Len() int { return bits.OnesCount64(uint64(s)) }

// Has reports whether x is in the set.
func (s LineSet) Has(x Line) bool { return s>>x&1 != 0 }

// With returns the set and x.
func (s LineSet) With(x Line) LineSet { return s | 1<<x }

// First returns the lowest line in the set, or none.
func (s LineSet) First() Line {
	if s == 0 {
		return 0
	}
	return Line(bits.TrailingZeros64(uint64(s)))
}

// Rest returns the set without its lowest line.
func (s LineSet) Rest() LineSet { return s & (s - 1) }

// Len counts the set.
func (s LineSet) Len() int { return bits.OnesCount64(uint64(s)) }
