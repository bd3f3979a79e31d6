package industry

import (
	"math/bits"
	"math/rand/v2"

	"sohofoundry/engine/fault"
)

// Seat is a player, in clockwise order; the left neighbour of a seat is the next one.
type Seat uint8

// Nobody is no player.
const Nobody Seat = 255

// Options are what is agreed before the game.
type Options struct {
	Seats    int  // 3 or 4
	Adjusted bool // the recommended number of tokens in eras 4 and 5 (I7)
}

// Phase says which decision is asked for.
type Phase uint8

// The decisions. Income, tokens and the marker (phases 1, 2 and 5 of a round) ask nobody.
const (
	Naming     Phase = iota + 1 // the auctioneer names a zone (I9)
	Bidding                     // a player bids or passes (I10)
	Deciding                    // the auctioneer gives or takes (I11)
	Developing                  // a player develops a zone, or is done (I15)
	Over                        // I24
)

// State is a position of the game.
type State struct {
	Seats      uint8
	Adjusted   bool
	Phase      Phase
	Era        uint8 // from 0
	Round      uint8 // of the era, from 0
	First      Seat  // has the first player's marker
	Auctioneer Seat
	Actor      Seat // whose decision it is

	Talers    [MaxSeats]int16
	Cogs      [MaxSeats]int16 // points scored at once (I19)
	Jokers    [MaxSeats][resources + 1]uint8
	Subsidies [MaxSeats]bool

	held  [MaxSeats]Set // owned, undeveloped (I14)
	built [MaxSeats]Set // developed (I19)
	taken Set           // with those that jokers were taken from

	bag     uint16 // columns whose tokens are in the bag
	onOffer uint16 // columns whose tokens lie face up (I8)

	Up        ID             // the zone that is auctioned
	High      int16          // the highest bid, T
	Bidder    Seat           // who made it
	Bids      [MaxSeats]int8 // of this auction: T, Passed, or 0 if still to come
	Developed uint8          // zones that the actor has developed in this phase

	chance rand.PCG
}

// Passed stands for a bid of a player who passed.
const Passed int8 = -1

// Start sets a game up and plays to its first decision (I3).
func (g *Game) Start(o Options, seed uint64, log *Log) (State, error) {
	if o.Seats < MinSeats || o.Seats > MaxSeats {
		return State{}, fault.Errorf("Industry is for %d or %d players", MinSeats, MaxSeats)
	}
	s := State{Seats: uint8(o.Seats), Adjusted: o.Adjusted, Up: NoZone, Bidder: Nobody}
	s.chance = *rand.NewPCG(seed, uint64(Zones))
	for p := range s.each() {
		s.Talers[p] = StartWith
	}
	s.First = Seat(s.pick(o.Seats)) // I3: by lot
	s.bag = allColumns
	g.beginRound(&s, log)
	return s, nil
}

const allColumns = 1<<Columns - 1

// each yields the seats.
func (s *State) each() func(yield func(Seat) bool) {
	return func(yield func(Seat) bool) {
		for p := Seat(0); p < Seat(s.Seats); p++ {
			if !yield(p) {
				return
			}
		}
	}
}

// Left is the seat to the left of another.
func (s *State) Left(p Seat) Seat {
	if p++; p >= Seat(s.Seats) {
		return 0
	}
	return p
}

// pick is a number below n by lot.
func (s *State) pick(n int) int {
	return int(s.chance.Uint64() % uint64(n)) // n is at most 12: the remainder favours nothing that could be noticed
}

// Deal gives the position another future: which tokens will be drawn is the only thing that nobody knows.
func (s *State) Deal(seed uint64) { s.chance = *rand.NewPCG(seed, uint64(Zones)) }

// Owner is who owns a zone, and whether it is developed. The owner of a joker zone is not kept: the joker is.
func (s *State) Owner(z ID) (p Seat, developed bool) {
	for p := range s.each() {
		if s.held[p].Has(z) {
			return p, false
		}
		if s.built[p].Has(z) {
			return p, true
		}
	}
	return Nobody, false
}

// Taken reports whether a zone has been won.
func (s *State) Taken(z ID) bool { return s.taken.Has(z) }

// OnOffer reports whether a zone can be named (I8).
func (s *State) OnOffer(z ID) bool { return z.Era() == int(s.Era) && s.onOffer>>z.Column()&1 != 0 }

// Offered is how many zones can still be named in this round; the one that is auctioned is not among them.
func (s *State) Offered() int { return bits.OnesCount16(s.onOffer) }

// InBag reports whether a column's token is still in the bag.
func (s *State) InBag(column int) bool { return s.bag>>column&1 != 0 }

// Held yields the undeveloped zones of a player, in the order of the board.
func (s *State) Held(p Seat) []ID { return s.held[p].list() }

// Built yields the developed zones of a player, in the order of the board.
func (s *State) Built(p Seat) []ID { return s.built[p].list() }

func (s Set) list() []ID {
	zones := make([]ID, 0, s.Len())
	s.each(func(z ID) { zones = append(zones, z) })
	return zones
}

// JokersOf is how many jokers a player holds.
func (s *State) JokersOf(p Seat) (n int) {
	for _, held := range s.Jokers[p] {
		n += int(held)
	}
	return n
}
