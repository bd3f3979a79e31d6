package industry

import "math/bits"

// Bag are the letters of the columns whose tokens are in the bag.
func (s *State) Bag() string { return letters(s.bag) }

// Offer are the letters of the columns that are on offer.
func (s *State) Offer() string { return letters(s.onOffer) }

func letters(columns uint16) (word string) {
	for ; columns != 0; columns &= columns - 1 {
		word += ColumnName(bits.TrailingZeros16(columns))
	}
	return word
}

// Damage lets tests spoil what only the rules change.
func Damage(s *State, what string, p Seat, zone ID) {
	switch what {
	case "hold":
		s.held[p].add(zone)
	case "build":
		s.built[p].add(zone)
	case "lose":
		s.held[p].remove(zone)
	case "take":
		s.taken.add(zone)
	case "leave":
		s.taken.remove(zone)
	case "bag":
		s.bag ^= 1 << zone.Column()
	case "offer":
		s.onOffer ^= 1 << zone.Column()
	default:
		panic(what)
	}
}
