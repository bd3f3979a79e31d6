package industry

import (
	"fmt"
	"strings"
)

var phaseNames = [...]string{"", "naming", "bidding", "deciding", "developing", "over"}

// String is the phase's word in texts.
func (p Phase) String() string { return phaseNames[p] }

// String writes the whole position on one line: two positions are equal if their lines are.
func (s *State) String() string {
	var b strings.Builder
	adjusted := ""
	if s.Adjusted {
		adjusted = " adjusted"
	}
	fmt.Fprintf(&b, "seats %d%s; era %s round %d %s; first %s auctioneer %s actor %s developed %d; ",
		s.Seats, adjusted, EraName(int(s.Era)), s.Round+1, s.Phase, s.First, s.Auctioneer, s.Actor, s.Developed)
	fmt.Fprintf(&b, "up %s high %d by %s bids %d; bag %s; offered %s; taken %s", s.Up, s.High, s.Bidder, s.Bids[:s.Seats],
		columnNames(s.bag), columnNames(s.onOffer), s.taken)
	for p := range s.each() {
		fmt.Fprintf(&b, "; seat %s talers %d cogs %d", p, s.Talers[p], s.Cogs[p])
		for r, n := range s.Jokers[p] {
			b.WriteString(strings.Repeat(" joker:"+Resource(r).String(), int(n)))
		}
		if s.Subsidies[p] {
			b.WriteString(" subsidy")
		}
		fmt.Fprintf(&b, " owns %s developed %s", s.held[p], s.built[p])
	}
	chance, _ := s.chance.MarshalBinary() // which never fails
	fmt.Fprintf(&b, "; chance %x", chance)
	return b.String()
}

// String lists the places of zones: I-A,I-C.
func (s Set) String() string {
	var places []string
	s.each(func(z ID) { places = append(places, z.String()) })
	return orNone(strings.Join(places, ","))
}

func columnNames(columns uint16) string {
	var names strings.Builder
	for column := range Columns {
		if columns>>column&1 != 0 {
			names.WriteString(ColumnName(column))
		}
	}
	return orNone(names.String())
}

func orNone(list string) string {
	if list == "" {
		return "none"
	}
	return list
}
