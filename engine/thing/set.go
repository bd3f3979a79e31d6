package thing

import "math/bits"

// Set is a set of things of the kinds up to Market: id i of a kind is bit i, as in the engine's sets. The zero Set is empty.
type Set [sets]uint64

// Has reports whether a thing is in the set. Things of other kinds never are.
func (s *Set) Has(t Thing) bool { return t.Kind < sets && s[t.Kind]>>t.ID&1 != 0 }

// Add puts things into the set. It leaves out things without an ID and those of kinds that do not come in sets.
func (s *Set) Add(things ...Thing) {
	for _, t := range things {
		if t.ID != 0 && t.Kind < sets {
			s[t.Kind] |= 1 << t.ID
		}
	}
}

// Join puts all things of another set into the set.
func (s *Set) Join(other Set) {
	for kind := range other {
		s[kind] |= other[kind]
	}
}

// Of lists the things of a kind in the set, by ID.
func (s *Set) Of(kind Kind) (list []Thing) {
	for left := s[kind]; left != 0; left &= left - 1 {
		list = append(list, Thing{Kind: kind, ID: uint8(bits.TrailingZeros64(left))})
	}
	return list
}

// Count is how many things of a kind are in the set.
func (s *Set) Count(kind Kind) int { return bits.OnesCount64(s[kind]) }
