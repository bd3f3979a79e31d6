package engine

import "math/rand/v2"

// Seat is a player's place at the table, from 0. In solo play seat 0 is the human and seat 1 the Automa (M1).
type Seat uint8

// The seats of solo play.
const (
	HumanSeat  Seat = 0
	AutomaSeat Seat = 1
)

// Nobody is no seat at any table.
const Nobody Seat = MaxSeats

// State is a whole position: a plain value without pointers, maps or slices. Assignment copies it, == compares it.
type State struct {
	Seats         uint8
	Solo          bool // seat 1 is the Automa (M1)
	Introductory  bool // only the Canal Era is played (B4.7)
	SpendingOrder bool // solo with turn order by spending (M83)
	House         House

	Era         Era
	Round       uint8          // of the era, from 1
	Order       [MaxSeats]Seat // this round's turn order
	Turn        uint8          // index in Order of the seat that has the turn
	ActionsLeft uint8          // of the turn, the one under way included
	Decision    Decision       // the kind of choice to be made now
	Actor       Seat           // the seat that makes it
	Pending     Pending        // the action under way
	Collecting  uint8          // index in Order of the next seat to take its income, at the end of a round
	Debt        int16          // £ that the seat giving up tiles still owes (B3.3)
	Players     [MaxSeats]Player
	Tiles       [MaxSpaces]PlacedTile
	Merchants   [MaxMerchants]MerchantSpace
	Market      [2]uint8      // cubes in the coal and iron market
	Wild        [2]uint8      // wild location and wild industry cards beside the deck
	Deck        [MaxDeck]Card // first the cards put aside (M5), then the draw pile, with the top last
	Aside, Draw uint8         // how many of each
	Distant     Distant       // the distant market, if there is one
	Random      rand.PCG

	index index
}

// Player is one seat's own things.
type Player struct {
	Money    int16 // £
	Spent    int16 // £ in this round (B2.5); for the Automa the £ it would have paid (M83)
	VP       int16
	Income   uint8          // space on the track
	Hand     [HandSize]Card // in the order they came; the rest is 0
	Mat      [MaxTiles]uint8
	Discards [MaxCards]uint8 // face up, by kind
	FaceDown Card            // the first discard of the Canal Era (B1.6)
	Built    bool            // has built a tile in this game; kept in the Brass of 2007 only (C7.8)
	Links    LineSet
}

// PlacedTile is the tile on a space; the zero value is an empty space.
type PlacedTile struct {
	Tile    Tile
	Owner   Seat
	Cubes   uint8 // coal, iron or beer left
	Flipped bool
}

// MerchantSpace is a merchant tile and its barrel; Tile 0 is a space not in use.
type MerchantSpace struct {
	Tile MerchantTile
	Beer bool
}

// Distant is the distant market: its tiles and its marker (C1.3). Without one it is the zero value.
type Distant struct {
	Stack  [MaxDistant]uint8 // by how much each tile moves the marker; first those face down, with the top last, then the turned
	Left   uint8             // face down
	Marker uint8             // spaces below the topmost one; behind the last bonus it stands on X
}

// Decision is the kind of choice that the actor is asked for.
type Decision uint8

// The decisions. Automatic parts of a turn are done within Apply. Which of several sources serves is asked even where every
// answer comes to the same (Forced).
const (
	ChooseAction  Decision = iota + 1
	ChooseCoal             // which of several mines (B6.1)
	ChooseIron             // which of several works (B6.4)
	ChooseBeer             // which brewery or the merchant's barrel (B6.5)
	ChooseBonus            // which tile Gloucester's bonus removes (B12.6)
	ChooseLink             // a second rail link, or done (B8.3)
	ChooseDevelop          // a second tile to develop, or done (B9.1)
	ChooseSale             // another sale, or done (B12.1)
	ChooseDiscard          // a further card for Scout (B10.1), or one of a double build's (C7.11)
	ChooseGiveUp           // a tile to pay a debt with (B3.3)
	GameOver
)

// Pending is an action that is not finished.
type Pending struct {
	Verb             Verb
	Space            Space
	Line             Line
	Merchant         Merchant
	Coal, Iron, Beer uint8 // still to be consumed
	Bonus            bool  // Gloucester's bonus is due
	Count            uint8 // links placed, tiles developed or sold, cards discarded one by one so far
}

// index is derived from Tiles and Players[…].Links and kept up to date with them. The guards ask it many times for every
// choice; deriving it anew each time takes most of the time of a game.
type index struct {
	owned   [MaxSeats]SpaceSet
	stands  [MaxSeats]LocationSet // where they are
	filled  SpaceSet
	ports   SpaceSet                  // tiles that give access to the markets
	stocked [Resources]SpaceSet       // tiles with coal, iron, beer left
	roads   [MaxLocations]LocationSet // itself and neighbours over built links
	joined  [MaxLocations]LocationSet // all that built links lead to, itself included; none without a link
	linked  [MaxSeats]LocationSet     // the ends of a seat's links
	built   LineSet
}

// IsAutoma reports whether a seat is the Automa's: without money, income and cards (M2).
func (s *State) IsAutoma(seat Seat) bool { return s.Solo && seat == AutomaSeat }

// HandLen counts the cards in hand.
func (p *Player) HandLen() int {
	for i, c := range p.Hand {
		if c == 0 {
			return i
		}
	}
	return HandSize
}

// Holds reports whether the card is in hand.
func (p *Player) Holds(c Card) bool {
	for _, held := range p.Hand {
		if held == c && c != 0 {
			return true
		}
	}
	return false
}

// LinksLeft counts the link tiles not on the board (B14.1).
func (f *Figures) LinksLeft(p *Player) int { return f.Limits.Links - p.Links.Len() }

// IncomeLevel is the £ that a player gains each round, or pays if it is negative (B3.2).
func (f *Figures) IncomeLevel(p *Player) int { return int(f.Income[p.Income]) }

// Owned returns the spaces that hold a seat's tiles.
func (s *State) Owned(seat Seat) SpaceSet { return s.index.owned[seat] }

// Filled returns the spaces that hold a tile.
func (s *State) Filled() SpaceSet { return s.index.filled }

// Built returns the lines with a link of any owner.
func (s *State) Built() LineSet { return s.index.built }

// put places a tile on a space or, with the zero tile, clears it. It is the only writer of Tiles.
func (do play) put(x Space, t PlacedTile) {
	s := do.s
	bit, at := SpaceSet(1)<<x, do.locationOf[x]
	before := s.Tiles[x].Owner
	if s.index.owned[before] &^= bit; s.index.owned[before]&do.spacesAt[at] == 0 {
		s.index.stands[before] &^= 1 << at
	}
	for r := range s.index.stocked {
		s.index.stocked[r] &^= bit
	}
	s.index.filled &^= bit
	s.index.ports &^= bit
	s.Tiles[x] = t
	if t.Tile == 0 {
		return
	}
	s.index.owned[t.Owner] |= bit
	s.index.stands[t.Owner] |= 1 << at
	s.index.filled |= bit
	if do.industries[do.tiles[t.Tile].Industry].Access {
		s.index.ports |= bit
	}
	if t.Cubes > 0 {
		s.index.stocked[do.industries[do.tiles[t.Tile].Industry].Output] |= bit
	}
}

// addLink places a seat's link on a line.
func (do play) addLink(seat Seat, x Line) {
	s := do.s
	s.Players[seat].Links |= 1 << x
	s.index.built |= 1 << x
	s.index.linked[seat] |= do.ends[x]
	for r := do.ends[x]; r != 0; r = r.Rest() {
		s.index.roads[r.First()] |= do.ends[x]
	}
	all := s.Connected(do.ends[x])
	for r := all; r != 0; r = r.Rest() {
		s.index.joined[r.First()] = all
	}
}

// clearLinks takes every link off the board.
func (s *State) clearLinks() {
	for seat := range s.Players {
		s.Players[seat].Links = 0
	}
	s.index.built = 0
	s.index.linked = [MaxSeats]LocationSet{}
	s.index.roads = [MaxLocations]LocationSet{}
	s.index.joined = [MaxLocations]LocationSet{}
}

// Reindex derives the index anew, for a position that comes from outside.
func (g *Game) Reindex(s *State) {
	tiles, players := s.Tiles, s.Players
	s.index = index{}
	do := play{g, s, nil}
	for x, t := range tiles {
		do.put(Space(x), t)
	}
	for seat := range players {
		for r := players[seat].Links; r != 0; r = r.Rest() {
			do.addLink(Seat(seat), r.First())
		}
	}
}

// Shuffle puts a list in random order: Fisher and Yates over PCG, both fixed here, so that a seed gives the same game on
// every platform and with every Go version.
func Shuffle[T any](random *rand.PCG, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := below(random, uint64(i+1))
		list[i], list[j] = list[j], list[i]
	}
}

// below draws a number in [0, n) without bias.
func below(random *rand.PCG, n uint64) uint64 {
	limit := -n % n // 2^64 mod n: the numbers below it would favour small results
	for {
		if x := random.Uint64(); x >= limit {
			return x % n
		}
	}
}
