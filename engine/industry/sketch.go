package industry

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Sketch sets up a position for lessons and tests, in parts with semicolons between them:
//
//	era 2; seats 4; adjusted; first 2; naming 2; offer IJ; bag KL; 1: 7T held I-A I-B built I-C jokers any wood cogs 3 subsidy
//
// "developing 2" in place of naming: that seat develops. What is left out: three seats with 5 T each, era 1, and seat 1 begins and names a
// zone; whatever column of the era is neither owned nor on offer is in the bag; zones of earlier eras that are nobody's are the last
// seat's, undeveloped.
func Sketch(g *Game, text string) (State, error) {
	k := sketch{g: g, s: State{Seats: 3, Phase: Naming, Up: NoZone, Bidder: Nobody, Talers: [MaxSeats]int16{5, 5, 5, 5}}}
	k.s.Deal(1)
	for part := range strings.SplitSeq(text, ";") {
		if words := strings.Fields(part); len(words) > 0 {
			k.part(words)
		}
	}
	k.rest()
	if k.err == nil {
		k.err = g.Check(&k.s)
	}
	if k.err == nil && k.s.Phase == Developing && g.developable(&k.s, k.s.Actor) == 0 {
		k.err = fmt.Errorf("seat %s has nothing to develop", k.s.Actor)
	}
	return k.s, k.err
}

type sketch struct {
	g     *Game
	s     State
	inBag bool // the bag is given
	err   error
}

func (k *sketch) fail(format string, args ...any) {
	if k.err == nil {
		k.err = fmt.Errorf("sketch: "+format, args...)
	}
}

func (k *sketch) part(words []string) {
	s, last := &k.s, words[len(words)-1]
	if number, seat := strings.CutSuffix(words[0], ":"); seat {
		k.seat(k.seatOf(number), words[1:])
		return
	}
	switch words[0] {
	case "era":
		s.Era = uint8(k.number(last) - 1)
	case "round":
		s.Round = uint8(k.number(last) - 1)
	case "seats":
		s.Seats = uint8(k.number(last))
	case "adjusted":
		s.Adjusted = true
	case "first":
		s.First = k.seatOf(last)
	case "naming":
		s.Actor, s.Auctioneer = k.seatOf(last), k.seatOf(last)
	case "developing":
		s.Phase, s.Actor, s.Auctioneer = Developing, k.seatOf(last), Nobody
	case "developed":
		s.Developed = uint8(k.number(last))
	case "offer":
		s.onOffer = k.columns(last)
	case "bag":
		s.bag, k.inBag = k.columns(strings.TrimPrefix(last, "bag")), true
	default:
		k.fail("%q begins no part", words[0])
	}
}

func (k *sketch) number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		k.fail("%q is no number", word)
	}
	return n
}

func (k *sketch) seatOf(word string) Seat { return Seat(k.number(word) - 1) }

func (k *sketch) columns(letters string) (columns uint16) {
	for _, letter := range letters {
		columns |= 1 << ColumnNamed(string(letter))
	}
	return columns
}

// seat reads what a seat has: words that say of what kind those after them are.
func (k *sketch) seat(p Seat, words []string) {
	s, kind := &k.s, ""
	for _, word := range words {
		if talers, ok := strings.CutSuffix(word, "T"); ok {
			s.Talers[p] = int16(k.number(talers))
			continue
		}
		if word == "subsidy" {
			s.Subsidies[p] = true
			continue
		}
		if slices.Contains([]string{"held", "built", "jokers", "cogs"}, word) {
			kind = word
			continue
		}
		zone, isZone := ZoneAt(word)
		switch {
		case kind == "held" && isZone:
			s.held[p].add(zone)
			s.taken.add(zone)
		case kind == "built" && isZone:
			s.built[p].add(zone)
			s.taken.add(zone)
		case kind == "jokers" && ResourceNamed(word) != NoResource:
			k.joker(p, ResourceNamed(word))
		case kind == "cogs":
			s.Cogs[p] = int16(k.number(word))
		default:
			k.fail("%q is nothing that a seat has", word)
		}
	}
}

// joker gives a joker, and takes the first of its zones that was not taken.
func (k *sketch) joker(p Seat, r Resource) {
	k.s.Jokers[p][r]++
	for i := range k.g.Zones {
		if zone := ID(i); k.g.Zones[i].Joker == r && !k.s.taken.Has(zone) {
			k.s.taken.add(zone)
			return
		}
	}
	k.fail("there is no further joker %s", r)
}

// rest takes the zones of earlier eras, and puts the tokens of this one that are nowhere else into the bag.
func (k *sketch) rest() {
	s := &k.s
	era := int(s.Era)
	if !k.inBag {
		s.bag = allColumns &^ s.onOffer &^ uint16(s.taken>>(era*Columns))
	}
	left := (Set(1)<<(era*Columns) - 1) &^ s.taken
	if k.inBag {
		left |= inEra(era) &^ s.taken &^ (Set(s.bag|s.onOffer) << (era * Columns))
	}
	s.taken |= left
	s.held[s.Seats-1] |= left &^ k.g.ofKind[Joker]
}
